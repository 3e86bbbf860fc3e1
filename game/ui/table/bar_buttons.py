"""Buttons without words of their own: those at the right of the bar on top, and small ones over what lies there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

import pygame

from game.language.spoken import say
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.kit.caps import with_key
from game.ui.layout import Layout
from game.ui.widgets.base import Pressable

BUTTONS = ("undo", "redo", "rules", "signs", "menu")
UNDOING = {"undo": "Ctrl Z", "redo": "Ctrl Y"}
"""What reads the same in every bar, in the menu and in tooltips, with its keys."""
RAISED = {True: (0, 10, 13), False: (0, 13, 18)}
"""How far its icon stands above a button's middle on the compact and on the wide grid, by its lines of caption."""
LINES = {True: ((12, 0), (3, 12)), False: ((18, 0), (7, 14))}
"""How far the first line stands below the middle, and the second below the first, of one and of two."""
SOFT = "\u00ad"


def undoing(id: str) -> str:
    """The caption of undo or redo; empty for other buttons."""
    return say(f"menu-{id}.bar") if id in UNDOING else ""


def undoing_tip(id: str) -> str:
    """The tooltip of undo or redo; empty for other buttons."""
    return with_key(say(f"menu-{id}.tip"), UNDOING[id]) if id in UNDOING else ""


class BarButton(Pressable):
    """An icon over a caption, without a frame; it has none where a caption of its ``row`` has no room.

    A caption may be parted where it has a soft hyphen; then the letters of the whole row are smaller.
    """

    def __init__(self, icon_id: str, label: str, on_press: Callable[[], None], tooltip: str = "") -> None:
        super().__init__(on_press, tooltip)
        self.icon_id = icon_id
        self.label = label.replace(SOFT, "")
        self._parts = label.split(SOFT)
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
        lines = self._lines_of_row(layout)
        size = layout.px((16 if lines == 2 else 20) if layout.compact else 24)
        middle = self.rect.centery - layout.px(RAISED[layout.compact][lines])
        picture = icon(self.icon_id, size, colour)
        target.blit(picture, picture.get_rect(center=(self.rect.centerx, middle)))
        if self.marked:
            at = (self.rect.centerx + round(size * 0.6), middle - round(size * 0.42))
            pygame.draw.aacircle(target, theme.GOLD, at, max(round(size * 0.17), 3))
        role, told = (theme.TINY, self._lines) if lines == 2 else (theme.SMALL, [self.label])
        px, (first, pitch) = layout.font_px(role), LINES[layout.compact][lines == 2]
        for place, words in enumerate(told if lines else ()):
            at = self.rect.centerx, self.rect.centery + layout.px(first + pitch * place)
            draw.text(target, words, role, px, colour, at, "center", middle=True)

    def _lines_of_row(self, layout: Layout) -> int:
        """In how many lines all captions of the row have room: one, two, or in none."""
        shown = [each for each in self.row if each.visible and each.rect.width]
        low = layout.font_px(theme.TINY) > layout.px(LINES[layout.compact][1][1]) + layout.px(2)
        counts = (1,) if low else (1, 2)
        fits = (count for count in counts if all(each.rect.width >= each.wide(layout, count) for each in shown))
        return next(fits, 0)

    @property
    def _lines(self) -> list[str]:
        """Its caption, parted."""
        return [*(f"{part}-" for part in self._parts[:-1]), self._parts[-1]]

    def wide(self, layout: Layout, lines: int) -> int:
        """How many pixels its caption needs in one line, or parted into two."""
        role, told = (theme.TINY, self._lines) if lines == 2 else (theme.SMALL, [self.label])
        return max(draw.text_width(each, role, layout.font_px(role)) for each in told) + layout.px(3)


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
