"""Buttons without words of their own: those at the right of the bar on top, and small ones over what lies there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

import pygame

from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.widgets.base import Pressable

BUTTONS = ("undo", "redo", "rules", "signs", "menu")


class BarButton(Pressable):
    """An icon over a caption, without a frame; it has none where a caption of its ``row`` has no room."""

    def __init__(self, icon_id: str, label: str, on_press: Callable[[], None], tooltip: str = "") -> None:
        super().__init__(on_press, tooltip)
        self.icon_id = icon_id
        self.label = label
        self.row: Collection[BarButton] = (self,)
        self.marked = False
        """Whether a dot says that there is something to do behind it."""

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        if not self.enabled:
            colour = theme.mix(theme.TEXT_THIRD, theme.INK, 0.45)
        else:
            colour = theme.GOLD if self.hovered else theme.TEXT
        if self.hovered and self.enabled:
            draw.fill(target, self.rect, theme.BUTTON_TOP, theme.BUTTON_BOTTOM, layout.px(5))
        px = layout.font_px(theme.SMALL)
        apart = layout.px(3)
        with_label = all(each.rect.width >= draw.text_width(each.label, theme.SMALL, px) + apart
                         for each in self.row if each.visible and each.rect.width)  # fmt: skip
        size = layout.px(20 if layout.compact else 24)
        middle = self.rect.centery - (layout.px(10 if layout.compact else 13) if with_label else 0)
        picture = icon(self.icon_id, size, colour)
        target.blit(picture, picture.get_rect(center=(self.rect.centerx, middle)))
        if self.marked:
            at = (self.rect.centerx + round(size * 0.6), middle - round(size * 0.42))
            pygame.draw.aacircle(target, theme.GOLD, at, max(round(size * 0.17), 3))
        if with_label:
            y = self.rect.centery + layout.px(12 if layout.compact else 18)
            draw.text(target, self.label, theme.SMALL, px, colour, (self.rect.centerx, y), "center", middle=True)


def in_a_row(buttons: Mapping[str, BarButton]) -> dict[str, BarButton]:
    """Buttons that stand side by side: all have captions, or none."""
    for each in buttons.values():
        each.row = buttons.values()
    return dict(buttons)


class SquareButton(Pressable):
    """A small square button with an icon."""

    def __init__(self, icon_id: str, tooltip: str, on_press: Callable[[], object]) -> None:
        def press() -> None:
            on_press()

        super().__init__(press, tooltip)
        self.focusable = False
        self._icon = icon_id

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        lit = self.hovered or self.chosen
        draw.fill(target, self.rect, theme.BUTTON_TOP, theme.BUTTON_BOTTOM, layout.px(4), 225)
        draw.outline(target, self.rect, theme.GOLD if lit else theme.BRASS_LINE, layout.px(4), 1, 255 if lit else 170)
        picture = icon(self._icon, round(self.rect.width * 0.5), theme.GOLD if lit else theme.TEXT_SECOND)
        target.blit(picture, picture.get_rect(center=self.rect.center))
