"""A faction in the draft of a league: taken by a click."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.match.words import words
from game.ui import draw, theme
from game.ui.glyphs import medal
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.widgets.buttons import Pressable


class FactionPick(Pressable):
    """A faction that can be drafted: its medal and name; whose it has become is said below."""

    def __init__(self, faction: str, told: str, on_press: Callable[[], None]) -> None:
        super().__init__(on_press, escape(told))
        self.faction = faction
        self.taken_by = ""

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint it lit while it can be taken."""
        rect, able = self.rect, self.enabled
        colour = theme.faction_colour(self.faction)
        lit = able and self.hovered
        style = draw.PanelStyle(wash=colour, wash_alpha=60 if able else 24, radius=layout.px(6), diamonds=False,
                                line=theme.GOLD if lit else colour, line_alpha=255 if lit else 130)  # fmt: skip
        draw.panel(target, rect, style)
        size = min(rect.height - layout.px(12), layout.px(40))
        sign = medal(self.faction, size, able or bool(self.taken_by))
        target.blit(sign, sign.get_rect(midleft=(rect.x + layout.px(8), rect.centery)))
        x = rect.x + size + layout.px(16)
        room = rect.right - x - layout.px(8)
        role, below = theme.BODY_BOLD, theme.SMALL
        px, small = layout.font_px(role), layout.font_px(below)
        name, px = draw.fitted(words().name("faction", self.faction), role, px, room)
        up = layout.px(9) if self.taken_by else 0
        ink = theme.faction_text(self.faction) if able or self.taken_by else theme.TEXT_THIRD
        draw.text(target, name, role, px, ink, (x, rect.centery - up), middle=True)
        if self.taken_by:
            told = draw.shorten(self.taken_by, below, small, room)
            draw.text(target, told, below, small, theme.TEXT_SECOND, (x, rect.centery + layout.px(10)), middle=True)
