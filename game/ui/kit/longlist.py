"""A list of thousands of rows of any height, of which only those in sight are made."""

from __future__ import annotations

import itertools
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Generic

import pygame

from game.language.spoken import spoken
from game.ui import palette
from game.ui.kit.base import Box, Laying
from game.ui.kit.box import Space
from game.ui.kit.rows import Listed, RowList, Rows, T, in_view
from game.ui.kit.scrolling import BAR
from game.ui.layout import Layout

BELOW = 3
"""Room below each row, in design units."""


class LongList(RowList, Generic[T]):
    """Rows measured when they come into sight and guessed until then, without a jump; the end stays in sight.

    None is picked: a row is opened by a click, and the keyboard scrolls.
    """

    layout: Layout | None = None

    def __init__(self) -> None:
        super().__init__(Rows[T]("", Listed[Any](lambda item: ""), lambda item: Space()))
        self.items: Sequence[T] = ()
        self._heights: list[int] = []
        self._sure: list[bool] = []
        self._down = -1
        self._loose = True
        """Whether rows may stand elsewhere than when they were last made."""
        self._made: dict[int, Box] = {}
        self._made_of: object = None

    @property
    def follows(self) -> object:
        """What rows follow from beside their items, the palette and the language: while it is equal they are kept.

        ``None``: they are described at each painting.
        """
        return None

    @abstractmethod
    def row(self, item: T, over: bool) -> Box:
        """The boxes of an item; ``over``: it is pointed at, which must not change its height."""

    @abstractmethod
    def guesses(self, items: Sequence[T], layout: Layout, width: int) -> list[int]:
        """How high in pixels rows are likely to be at a width."""

    def open(self, item: T) -> None:
        """Do what a click on a row does."""

    # What is shown ----------------------------------------------------------------------------

    def set_items(self, items: Sequence[T], kept: int = 0) -> None:
        """Show these; the first ``kept`` are as they were. The end stays in sight."""
        end = self.at_end
        self.items = self.rows.items = self.listed.items = items
        self._forget(kept)
        if end:
            self.scroll_to_end()

    def _forget(self, kept: int = 0) -> None:
        """Guess the heights of all rows but the first so many anew."""
        del self._heights[kept:], self._sure[kept:]
        self._made = {place: box for place, box in self._made.items() if place < kept}
        if self.layout:
            start = len(self._heights)
            self._heights += self.guesses(self.items[start:], self.layout, self._wide)
            self._sure += [False] * (len(self._heights) - start)
            self._stack(start)

    def _stack(self, start: int) -> None:
        """Put the rows from a place on under each other anew."""
        tops = self.rows.tops
        del tops[start + 1 :]
        tops += itertools.islice(itertools.accumulate(self._heights[start:], initial=tops[start]), 1, None)
        self.long, self._loose = tops[-1], True
        self.scroll_to(self.offset)

    @property
    def _wide(self) -> int:
        """What rows have of the width: the bar has its place always."""
        return max(self.rect.width - self._bar_room, 40)

    # Places -----------------------------------------------------------------------------------

    @property
    def at_end(self) -> bool:
        """Whether the last row is in sight."""
        return self.offset >= self.limit - 2

    def row_rect(self, place: int) -> pygame.Rect:
        rect = super().row_rect(place)
        rect.width = self._wide
        return rect

    def scroll_to(self, offset: int) -> bool:
        moved = super().scroll_to(offset)
        self._loose = self._loose or moved
        return moved

    def scroll_to_end(self) -> None:
        self.scroll_to(self.long)

    def show_row(self, place: int) -> None:
        """Bring a row into sight."""
        for _ in range(2 if self.layout else 0):
            # Rows above that turn out higher than they seemed push it out again at the bottom.
            self.settle()
            self.reveal(self.row_rect(place))
        self.settle()

    def place(self, rect: pygame.Rect) -> None:
        if self.layout:
            self.lay(rect, self.layout)
        self.rect = rect

    def lay(self, rect: pygame.Rect, layout: Layout) -> None:
        """Take a place."""
        end, same = self.at_end, (layout, rect.width) == (self.layout, self.rect.width)
        self.rect, self.layout, self._bar_room, self._loose = rect, layout, layout.px(BAR + 4), True
        self.measure_bar(layout)
        if not same:
            self.parts = ()
            self._forget()
        self.scroll_to_end() if end else self.scroll_to(self.offset)

    def settle(self) -> None:
        """Measure the rows in sight and make them; those that were measured, or the end, stay where they are."""
        if self.layout is None:
            return
        lay, tops, gap = Laying(self.layout, {}), self.rows.tops, self.layout.px(BELOW)
        follows = self.follows
        if follows is None or (follows := (follows, palette.in_use().id, spoken())) != self._made_of:
            self._made, self._made_of = {}, follows
        made = self._made
        for _ in range(6):
            end, seen = self.at_end, in_view(tops, self.offset, self.rect.height)
            unsure = [place for place in seen if not self._sure[place]]
            if not unsure:
                break
            top = next((place for place in seen if self._sure[place]), seen[0])
            hidden = self.offset - tops[top]
            for place in unsure:
                made[place] = box = self.row(self.items[place], False)
                self._heights[place], self._sure[place] = lay.high(box, self._wide) + gap, True
            self._stack(unsure[0])
            self.scroll_to_end() if end else self.scroll_to(tops[top] + hidden)
        seen = in_view(tops, self.offset, self.rect.height)
        before, first = self.parts, self.rows.first
        self.rows.first = seen.start
        parts = []
        for place in seen:
            over, rect = self.hovered and place == self._over, self.row_rect(place)
            if not over and place not in made:
                made[place] = self.row(self.items[place], False)
            box = self.row(self.items[place], True) if over else made[place]
            rect.height -= gap
            was = before[place - first] if first <= place < first + len(before) else None
            if was and was.box == box and (was.rect.x, was.rect.size) == (rect.x, rect.size):
                if down := rect.y - was.rect.y:
                    was.move(down)
            else:
                was = lay.lay(lay.keep(box), rect)
            parts.append(was)
        self.parts, self._loose = tuple(parts), False

    # Events and drawing -----------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if self._loose:
            self.settle()
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            super().handle(event)
            down, self._down = self._down, -1
            if down >= 0 and self.row_at(event.pos) == down:
                self.open(self.items[down])
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            return self.page(event.key == pygame.K_PAGEDOWN) or True
        return super().handle(event)

    def _click(self, place: int, point: tuple[int, int]) -> None:
        self._down = place

    def _key(self, key: int, mod: int) -> bool:
        step = {pygame.K_DOWN: 1, pygame.K_UP: -1}.get(key)
        return step is not None and self.scroll_to(self.offset + step * self.rect.height // 7)

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        if layout != self.layout:
            self.lay(self.rect, layout)
        self.settle()
        super().draw(target, layout)
