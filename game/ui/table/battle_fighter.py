"""One stack of like pieces in the battle panel, with what has become of them."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.match.tableview import Fighter
from game.match.words import words
from game.ui import draw, theme, tokens
from game.ui.layout import Layout
from game.ui.table.choices import unit_tip
from game.ui.widgets.buttons import Pressable

_FATE = {
    ("kill", "in"): "Killed",
    ("kill", "gone"): "Killed",
    ("kill", "away"): "Killed",
    ("pain", "in"): "Pained",
    ("pain", "away"): "retreated",
    ("pain", "gone"): "lost",
    ("", "gone"): "gone",
    ("", "away"): "left",
    ("", "hidden"): "hidden",
    ("kill", "hidden"): "hidden",
    ("pain", "hidden"): "hidden",
}


class FighterSpot(Pressable):
    """A piece in the battle; pressing it chooses it where it can be chosen."""

    def __init__(self, fighters: list[Fighter], can: bool, on_press: Callable[[int], None]) -> None:
        unit = fighters[0].piece.unit
        super().__init__(lambda: on_press(unit), unit_tip(unit))
        self.fighters = fighters
        self.can = can
        self.focusable = can
        self.size = 30

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the piece, its fate below."""
        fighter = self.fighters[0]
        piece = fighter.piece
        state: tokens.State = "plain"
        if fighter.state in ("gone",) or fighter.result == "kill":
            state = "killed"
        elif fighter.state in ("hidden", "away"):
            state = "blocked"
        elif self.can:
            state = "hover" if self.hovered or self.focused else "can"
        elif fighter.result == "pain":
            state = "pained"
        picture = tokens.token(piece.faction, piece.kind, self.size, state)
        middle = (self.rect.centerx, self.rect.y + round(self.size * 0.55))
        target.blit(picture, picture.get_rect(center=middle))
        if len(self.fighters) > 1:
            disc = tokens.count_disc(len(self.fighters), layout.px(18), theme.faction_colour(piece.faction))
            off = round(self.size * 0.36)
            target.blit(disc, disc.get_rect(center=(middle[0] + off, middle[1] + off)))
        y = self.rect.y + round(self.size * 1.15)
        small = layout.font_px(theme.TINY)
        if y + small * 2 <= self.rect.bottom + 4:
            name = draw.shorten(words().name("unit", piece.kind), theme.TINY_BOLD, small, self.rect.width)
            draw.text(
                target,
                name,
                theme.TINY_BOLD,
                small,
                theme.TEXT,
                (self.rect.centerx, y + small // 2),
                "center",
                middle=True,
            )
            y += small + 2
        fate = _FATE.get((fighter.result, fighter.state), "")
        colour = theme.KILL if fate == "Killed" else theme.PAIN if fighter.result == "pain" else theme.TEXT_SECOND
        if self.can and not fate:
            fate, colour = "can be chosen", theme.GOLD
        if fate and y + small <= self.rect.bottom + 4:
            line = draw.shorten(fate, theme.TINY, small, self.rect.width + 8)
            draw.text(
                target,
                line,
                theme.TINY,
                small,
                theme.mix(colour, (255, 255, 255), 0.2),
                (self.rect.centerx, y + small // 2),
                "center",
                middle=True,
            )

    def draw_focus(self, target: pygame.Surface, layout: Layout, radius: int = 6) -> None:
        """The piece itself shows the focus."""
