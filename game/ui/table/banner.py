"""The banner: who must decide what, a hint, and the Power that is left."""

from __future__ import annotations

from typing import Any

import pygame

from game.ui import draw, theme
from game.ui.glyphs import medal
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.table.painted import Painted


class Banner(Painted):
    """A line in the colour of whoever decides."""

    def __init__(self) -> None:
        super().__init__()
        self.faction = ""
        self.name = ""
        self.question = ""
        self.hint = ""
        self.power: int | None = None

    def say(self, faction: str, name: str, question: str, hint: str = "", power: int | None = None) -> None:
        """Show a question; without a faction a plain sentence."""
        self.faction, self.name, self.question, self.hint, self.power = faction, name, question, hint, power
        self.tooltip = f"**{name}** {question}" if name else question

    def key(self) -> Any:
        """What the banner shows."""
        return (self.faction, self.name, self.question, self.hint, self.power)

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint it."""
        px = layout.px
        colour = theme.faction_colour(self.faction) if self.faction else theme.BRASS_LINE
        style = draw.PanelStyle(line=colour, line_alpha=220, radius=px(3), wash=colour, wash_alpha=105, diamonds=False)
        draw.panel(target, rect, style)
        x = rect.x + px(12)
        if self.faction:
            size = rect.height - px(8 if layout.compact else 12)
            picture = medal(self.faction, size)
            target.blit(picture, picture.get_rect(midleft=(x - px(4), rect.centery)))
            x += size + px(6)
        right = self._right(target, rect, layout) - px(12)
        if self.name:
            role = theme.BANNER if layout.compact else theme.TITLE_SMALL
            name = self.name + (":" if layout.compact else "")
            found = draw.text(
                target,
                name,
                role,
                layout.font_px(role),
                theme.faction_text(self.faction),
                (x, rect.centery),
                middle=True,
            )
            x = found.right + px(10)
        role = theme.BANNER_PLAIN
        line = draw.shorten(self.question, role, layout.font_px(role), max(right - x, 10))
        draw.text(target, line, role, layout.font_px(role), theme.TEXT, (x, rect.centery), middle=True)

    def _right(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> int:
        """Power left, its bolts, and the hint, as far as there is room; returns where they begin."""
        px = layout.px
        x = rect.right - px(14)
        room = rect.width // 2
        small = layout.font_px(theme.LABEL)
        if self.power is not None:
            x = draw.text(
                target,
                f"{self.power} Power left",
                theme.LABEL,
                small,
                theme.TEXT,
                (x, rect.centery),
                "right",
                middle=True,
            ).left - px(10)
            sign = icon("power", small, theme.GOLD)
            bolts = min(self.power, 8)
            if rect.width > px(700):
                for _ in range(bolts):
                    x -= sign.get_width() - px(2)
                    target.blit(sign, sign.get_rect(midleft=(x, rect.centery)))
            x -= px(18)
        if self.hint:
            hint_px = layout.font_px(theme.SMALL_ITALIC)
            wide = draw.text_width(self.hint, theme.SMALL_ITALIC, hint_px)
            asked = draw.text_width(self.question + self.name, theme.BANNER, layout.font_px(theme.BANNER)) + px(90)
            if rect.right - x + wide < room and asked < x - rect.x - wide:
                x = draw.text(
                    target,
                    self.hint,
                    theme.SMALL_ITALIC,
                    hint_px,
                    theme.TEXT_SECOND,
                    (x, rect.centery),
                    "right",
                    middle=True,
                ).left - px(12)
        return x
