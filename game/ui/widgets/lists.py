"""Scrolling lists that draw only the rows in sight, however long they are."""

from __future__ import annotations

import bisect
import itertools
from collections.abc import Callable, Iterable, Sequence

import pygame

from game.ui import draw, theme
from game.ui.kit.scrolling import Scroller
from game.ui.layout import Layout
from game.ui.things import Thing
from game.ui.widgets.base import Widget

DrawRow = Callable[[pygame.Surface, pygame.Rect, int, bool], None]
"""Paints a row: target, its rectangle, index, whether the pointer is over it."""


class ScrollList(Scroller):
    """Rows of any height under each other, scrolled by wheel, bar and keyboard.

    ``set_rows`` gives the heights; ``draw_row`` paints one. With ``on_pick`` rows can be chosen: a click or the
    arrows select, and ``on_pick`` is told.
    """

    ROLE = "list"
    focusable = True
    hit = Widget.hit

    def __init__(self, draw_row: DrawRow, on_pick: Callable[[int], None] | None = None) -> None:
        super().__init__()
        self.draw_row = draw_row
        self.on_pick = on_pick
        self.selected = -1
        self._tops: list[int] = [0]
        self._over = -1
        self._bar = (8, 24, 0)

    def measure_bar(self, layout: Layout) -> None:
        """A wider bar than the kit's, at the very edge."""
        self._bar = layout.px(8), 24, 0

    def set_rows(self, heights: Sequence[int]) -> None:
        """Say how high each row is, in pixels; the scroll stays where it was as far as possible."""
        self._tops = [0, *itertools.accumulate(heights)]
        self.long = self._tops[-1]
        if self.selected >= len(self):
            self.selected = -1
        self.scroll_to(self.offset)

    def __len__(self) -> int:
        return len(self._tops) - 1

    def things(self) -> Iterable[Thing]:
        yield self.thing()
        for index in self.rows_in_sight():
            rect = self.row_rect(index).clip(self.rect)
            yield self.part("row", index, rect, self.row_label(index), index == self.selected)

    def row_label(self, index: int) -> str:
        """What a row says, for whoever looks for it by its words."""
        return ""

    @property
    def at_end(self) -> bool:
        """Whether the last row is in sight."""
        return self.offset >= self.long - self.rect.height - 2

    def place(self, rect: pygame.Rect) -> None:
        self.rect = rect
        self.scroll_to(self.offset)

    def scroll_to_end(self) -> None:
        self.scroll_to(self.long)

    def show_row(self, index: int) -> None:
        """Bring a row in sight, if there is such a row."""
        if not 0 <= index < len(self):
            return
        if self._tops[index] < self.offset:
            self.scroll_to(self._tops[index])
        elif self._tops[index + 1] > self.offset + self.rect.height:
            self.scroll_to(self._tops[index + 1] - self.rect.height)

    def row_rect(self, index: int) -> pygame.Rect:
        """Where a row is on the window now."""
        bar = self._bar[0] + 4 if self.limit else 0
        top = self.rect.y + self._tops[index] - self.offset
        return pygame.Rect(self.rect.x, top, self.rect.width - bar, self._tops[index + 1] - self._tops[index])

    def row_at(self, point: tuple[int, int]) -> int:
        """Index of the row at a point, -1 for none."""
        if not self.rect.collidepoint(point) or not len(self):
            return -1
        index = bisect.bisect_right(self._tops, point[1] - self.rect.y + self.offset) - 1
        return index if 0 <= index < len(self) and self.row_rect(index).collidepoint(point) else -1

    def rows_in_sight(self) -> range:
        """The numbers of the rows that are in sight, wholly or in part."""
        if not len(self):
            return range(0)
        first = min(max(bisect.bisect_right(self._tops, self.offset) - 1, 0), len(self) - 1)
        last = bisect.bisect_left(self._tops, self.offset + self.rect.height, first)
        return range(first, min(max(last, first + 1), len(self)))

    # Events -----------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION and not self.dragged:
            over = self.row_at(event.pos)
            changed, self._over = over != self._over, over
            return changed
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and not self.on_bar(event.pos):
            return self._press(event.pos)
        if event.type == pygame.KEYDOWN:
            return self._key(event.key)
        return super().handle(event) or event.type == pygame.MOUSEBUTTONUP

    def _press(self, point: tuple[int, int]) -> bool:
        index = self.row_at(point)
        if index >= 0 and self.on_pick:
            self.select(index)
        return True

    def select(self, index: int) -> None:
        """Select a row and report it."""
        self.selected = index
        self.show_row(index)
        if self.on_pick:
            self.on_pick(index)

    def _key(self, key: int) -> bool:
        if key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            return self.page(key == pygame.K_PAGEDOWN) or True
        if self.on_pick is None or not len(self):
            step = {pygame.K_DOWN: 1, pygame.K_UP: -1}.get(key)
            return step is not None and self.scroll_to(self.offset + step * self.rect.height // 7)
        steps = {pygame.K_DOWN: self.selected + 1, pygame.K_UP: self.selected - 1, pygame.K_HOME: 0,
                 pygame.K_END: len(self) - 1}  # fmt: skip
        if key in steps and 0 <= steps[key] < len(self):
            self.select(steps[key])
            return True
        return False

    # Drawing ----------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        self.measure_bar(layout)
        before = target.get_clip()
        target.set_clip(self.rect.clip(before))
        for index in self.rows_in_sight():
            self.draw_row(target, self.row_rect(index), index, self.hovered and index == self._over)
        target.set_clip(before)
        super().draw(target, layout)

    def draw_focus(self, target: pygame.Surface, layout: Layout, radius: int = 6) -> None:
        """Paint a thin ring: lists are large."""
        draw.outline(target, self.rect.inflate(6, 6), theme.PALE, 4, 1, 180)
