"""A list in which several rows can be marked: boxes, Ctrl and Shift with clicks, Space and Shift with arrows."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui import draw, theme
from game.ui.layout import Layout
from game.ui.widgets.base import Widget
from game.ui.widgets.lists import DrawRow, ScrollList

ARROWS = {pygame.K_DOWN: 1, pygame.K_UP: -1}


class MarkList(ScrollList):
    """A scrolling list of rows to pick and to mark.

    ``can_pick`` tells headings from rows, ``box`` where a row's box is. ``marked`` holds indices; ``on_mark`` is told
    of every change.
    """

    def __init__(
        self,
        draw_row: DrawRow,
        on_pick: Callable[[int], None],
        on_open: Callable[[int], None],
        can_pick: Callable[[int], bool],
        box: Callable[[pygame.Rect], pygame.Rect],
        on_mark: Callable[[], None],
    ) -> None:
        super().__init__(draw_row, on_pick, on_open)
        self.can_pick = can_pick
        self.box = box
        self.on_mark = on_mark
        self.marked: set[int] = set()
        self._anchor = 0

    def toggle(self, index: int) -> None:
        """Mark a row, or no longer."""
        self.marked ^= {index}
        self._anchor = index
        Widget.pressed()
        self.on_mark()

    def mark_all(self) -> None:
        """Mark every row, or none where all are."""
        every = {index for index in range(len(self)) if self.can_pick(index)}
        self.marked = set() if self.marked == every else every
        self.on_mark()

    def unmark(self) -> None:
        """Mark nothing."""
        if self.marked:
            self.marked = set()
            self.on_mark()

    def mark_to(self, index: int) -> None:
        """Mark all from where marking began to a row."""
        low, high = sorted((self._anchor, index))
        self.marked |= {each for each in range(low, high + 1) if self.can_pick(each)}
        self.on_mark()

    def handle(self, event: pygame.event.Event) -> bool:
        """Mark first, then whatever a list does."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            index = self.row_at(event.pos)
            if index >= 0:
                return self._click(index, event)
        if event.type == pygame.KEYDOWN and self._mark_key(event.key, event.mod):
            return True
        return super().handle(event)

    def _click(self, index: int, event: pygame.event.Event) -> bool:
        if not self.can_pick(index):
            return True
        mods = pygame.key.get_mods()
        if self.box(self.row_rect(index)).collidepoint(event.pos) or mods & pygame.KMOD_CTRL:
            self.select(index)
            self.toggle(index)
            return True
        if mods & pygame.KMOD_SHIFT:
            self.select(index)
            self.mark_to(index)
            return True
        self._anchor = index
        self.unmark()
        return super().handle(event)

    def _mark_key(self, key: int, mod: int) -> bool:
        if not len(self):
            return False
        if key == pygame.K_SPACE and self.selected >= 0:
            self.toggle(self.selected)
            return True
        if key == pygame.K_a and mod & pygame.KMOD_CTRL:
            self.mark_all()
            return True
        if key in ARROWS:
            return self._arrow(ARROWS[key], bool(mod & pygame.KMOD_SHIFT))
        if key in (pygame.K_HOME, pygame.K_END):
            order = range(len(self)) if key == pygame.K_HOME else reversed(range(len(self)))
            self.select(next(index for index in order if self.can_pick(index)))
            return True
        return False

    def _arrow(self, by: int, marking: bool) -> bool:
        """Go to the next row that is no heading; with Shift, mark on the way. At the end the arrow is not taken."""
        index = self.selected + by
        while 0 <= index < len(self) and not self.can_pick(index):
            index += by
        if not 0 <= index < len(self):
            return False
        if marking:
            if not self.marked:
                self._anchor = self.selected
            self.select(index)
            self.mark_to(index)
        else:
            self.select(index)
            self._anchor = index
        # The heading above belongs to the first row under it.
        if index and not self.can_pick(index - 1):
            self.show_row(index - 1)
        return True


def paint_box(target: pygame.Surface, layout: Layout, centre: tuple[int, int], marked: bool, seen: bool) -> None:
    """Paint the box of a row, ticked when it is marked; ``seen`` makes it stand out."""
    side = layout.px(18)
    square = pygame.Rect(0, 0, side, side)
    square.center = centre
    draw.fill(target, square, theme.FIELD, None, layout.px(3))
    rim = theme.GOLD if marked else theme.BRASS if seen else theme.BRASS_LINE
    draw.outline(target, square, rim, layout.px(3), 1, 255 if seen or marked else 110)
    if marked:
        x, y = square.center
        arm = side // 4
        points = [(x - arm, y), (x - arm // 4, y + arm), (x + arm + 1, y - arm)]
        pygame.draw.lines(target, theme.GOLD, False, points, max(layout.px(2), 2))
