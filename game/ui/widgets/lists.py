"""Scrolling lists that draw only the rows in sight, however long they are."""

from __future__ import annotations

import bisect
import itertools
from collections.abc import Callable, Iterable, Sequence

import pygame

from game.ui import draw, theme
from game.ui.layout import Layout
from game.ui.things import Thing
from game.ui.widgets.base import Widget

BAR = 8
"""Width of the scroll bar in design units."""

DrawRow = Callable[[pygame.Surface, pygame.Rect, int, bool], None]
"""Paints a row: target, its rectangle, index, whether the pointer is over it."""


def row_ground(target: pygame.Surface, layout: Layout, box: pygame.Rect, chosen: bool, over: bool,
               marked: bool = False) -> None:  # fmt: skip
    """Paint the ground of a row: gold round the chosen one, brass round marked ones and the one pointed at."""
    radius = layout.px(6)
    if chosen or marked:
        draw.fill(target, box, theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, radius)
        draw.outline(target, box, theme.GOLD if chosen else theme.BRASS, radius)
    elif over:
        draw.fill(target, box, theme.BUTTON_TOP, theme.BUTTON_BOTTOM, radius)
        draw.outline(target, box, theme.BRASS_LINE, radius)


class ScrollList(Widget):
    """Rows of any height under each other, scrolled by wheel, bar and keyboard.

    ``set_rows`` gives the heights; ``draw_row`` paints one. With ``on_pick`` rows can be chosen: a click or the
    arrows select, and ``on_pick`` is told.
    """

    ROLE = "list"

    def __init__(self, draw_row: DrawRow, on_pick: Callable[[int], None] | None = None) -> None:
        super().__init__()
        self.draw_row = draw_row
        self.on_pick = on_pick
        self.selected = -1
        self.offset = 0
        self._tops: list[int] = [0]
        self._over = -1
        self._grip: int | None = None
        self._bar = BAR

    def set_rows(self, heights: Sequence[int]) -> None:
        """Say how high each row is, in pixels; the scroll stays where it was as far as possible."""
        self._tops = [0, *itertools.accumulate(heights)]
        if self.selected >= len(self):
            self.selected = -1
        self.scroll_to(self.offset)

    def __len__(self) -> int:
        return len(self._tops) - 1

    def things(self) -> Iterable[Thing]:
        """The list, and the rows in sight by their numbers, as far as they are seen."""
        yield self.thing()
        for index in self.rows_in_sight():
            rect = self.row_rect(index).clip(self.rect)
            yield self.part("row", index, rect, self.row_label(index), index == self.selected)

    def row_label(self, index: int) -> str:
        """What a row says, for whoever looks for it by its words."""
        return ""

    @property
    def total(self) -> int:
        """Height of all rows."""
        return self._tops[-1]

    @property
    def at_end(self) -> bool:
        """Whether the last row is in sight."""
        return self.offset >= self.total - self.rect.height - 2

    def place(self, rect: pygame.Rect) -> None:
        """Give the list its place."""
        self.rect = rect
        self.scroll_to(self.offset)

    @property
    def dragged(self) -> bool:
        """Whether its bar is being dragged."""
        return self._grip is not None

    def scroll_to(self, offset: int) -> bool:
        """Scroll to a distance from the top; True when that changed anything."""
        offset = max(0, min(offset, self.total - self.rect.height))
        changed, self.offset = offset != self.offset, offset
        return changed

    def scroll_to_end(self) -> None:
        """Bring the last row in sight."""
        self.scroll_to(self.total)

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
        bar = self._bar + 4 if self.total > self.rect.height else 0
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
        """Scroll, select, open."""
        if event.type == pygame.MOUSEWHEEL:
            return self.scroll_to(self.offset - round(event.precise_y * max(self.rect.height * 0.14, 30)))
        if event.type == pygame.MOUSEMOTION:
            return self._motion(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._press(event.pos)
        if event.type == pygame.MOUSEBUTTONUP:
            self._grip = None
            return True
        return event.type == pygame.KEYDOWN and self._key(event.key)

    def _motion(self, event: pygame.event.Event) -> bool:
        if self._grip is not None:
            thumb = self._thumb()
            room = max(self.rect.height - thumb.height, 1)
            share = (event.pos[1] - self._grip - self.rect.y) / room
            return self.scroll_to(round(share * (self.total - self.rect.height)))
        over = self.row_at(event.pos)
        changed, self._over = over != self._over, over
        return changed

    def _press(self, point: tuple[int, int]) -> bool:
        if self.total > self.rect.height and point[0] >= self.rect.right - self._bar - 4:
            thumb = self._thumb()
            if not thumb.collidepoint(point[0], point[1]) and not thumb.top <= point[1] <= thumb.bottom:
                self.scroll_to(self.offset + (1 if point[1] > thumb.centery else -1) * self.rect.height)
            self._grip = point[1] - self._thumb().y
            return True
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
        page = round(self.rect.height * 0.9)
        if key == pygame.K_PAGEDOWN:
            return self.scroll_to(self.offset + page) or True
        if key == pygame.K_PAGEUP:
            return self.scroll_to(self.offset - page) or True
        if self.on_pick is None or not len(self):
            step = {pygame.K_DOWN: page // 6, pygame.K_UP: -page // 6}.get(key)
            return step is not None and self.scroll_to(self.offset + step)
        steps = {pygame.K_DOWN: self.selected + 1, pygame.K_UP: self.selected - 1, pygame.K_HOME: 0,
                 pygame.K_END: len(self) - 1}  # fmt: skip
        if key in steps and 0 <= steps[key] < len(self):
            self.select(steps[key])
            return True
        return False

    # Drawing ----------------------------------------------------------------------------------

    def _thumb(self) -> pygame.Rect:
        height = max(self.rect.height * self.rect.height // max(self.total, 1), 24)
        room = self.rect.height - height
        top = self.rect.y + room * self.offset // max(self.total - self.rect.height, 1)
        return pygame.Rect(self.rect.right - self._bar, top, self._bar, height)

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the rows in sight and the bar."""
        self._bar = layout.px(BAR)
        before = target.get_clip()
        target.set_clip(self.rect.clip(before))
        for index in self.rows_in_sight():
            self.draw_row(target, self.row_rect(index), index, self.hovered and index == self._over)
        target.set_clip(before)
        if self.total > self.rect.height:
            thumb = self._thumb()
            draw.fill(target, pygame.Rect(thumb.x, self.rect.y, self._bar, self.rect.height), theme.FIELD, None,
                      self._bar // 2)  # fmt: skip
            colour = theme.BRASS if self.hovered or self._grip is not None else theme.BRASS_LINE
            draw.fill(target, thumb, colour, None, self._bar // 2)

    def draw_focus(self, target: pygame.Surface, layout: Layout, radius: int = 6) -> None:
        """Paint a thin ring: lists are large."""
        draw.outline(target, self.rect.inflate(6, 6), theme.PALE, 4, 1, 180)
