"""Widgets of parts that are pressed as a whole, and of words that lead somewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.ui import draw, theme
from game.ui.kit.laid import paint
from game.ui.layout import Layout
from game.ui.widgets.buttons import Pressable
from game.ui.widgets.lists import row_ground

if TYPE_CHECKING:
    from game.ui.kit.laid import Laid


class PressArea(Pressable):
    """Boxes on a ground that shows whether they are pointed at or chosen."""

    ROLE = "row"

    def __init__(self, on_press: Callable[[], object]) -> None:
        super().__init__(on_press)
        self.look = "row"
        self.parts: tuple[Laid, ...] = ()

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the ground and what stands on it."""
        lit = self.hovered and self.enabled
        if self.look == "tile" and not self.chosen:
            radius = layout.px(7)
            if lit:
                draw.glow(target, self.rect, theme.GOLD, layout.px(5), radius, 90)
            ground = (theme.BUTTON_TOP, theme.BUTTON_BOTTOM) if lit else (theme.PANEL_TOP, theme.PANEL_BOTTOM)
            draw.fill(target, self.rect, *ground, radius)
            draw.outline(target, self.rect, theme.GOLD if lit else theme.BRASS_LINE, radius, 1, 255 if lit else 130)
        elif self.look != "bare":
            row_ground(target, layout, self.rect, self.chosen, lit)
        for part in self.parts:
            paint(part, target, layout)


class LinkLine(Pressable):
    """Words in gold that can be pressed."""

    ROLE = "link"
    role = theme.BODY_BOLD

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the words, and a line under them while pointed at."""
        px = layout.font_px(self.role)
        words, px = draw.fitted(self.label, self.role, px, self.rect.width)
        drawn = draw.text(target, words, self.role, px, theme.GOLD, (self.rect.x, self.rect.centery), middle=True)
        if self.hovered:
            target.fill(theme.GOLD, (drawn.x, drawn.bottom - max(layout.px(3), 2), drawn.width, 1))
