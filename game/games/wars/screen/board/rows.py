"""A column of a faction's board: rows that open the card of what they show, and links within them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pygame

from game.match.cards import Ref
from game.ui.kit.linked import ref_of
from game.ui.rich import RichText
from game.ui.widgets.lists import ScrollList

Painter = Callable[[pygame.Surface, pygame.Rect, bool], None]
"""Paints a row; the last argument: the pointer is over it and a press would open a card."""


@dataclass
class Row:
    """A row: its height in pixels, what paints it, whose card it opens, links with their places in the row."""

    height: int
    paint: Painter
    ref: Ref | None = None
    links: list[tuple[pygame.Rect, Ref]] = field(default_factory=list)


def links_of(text: RichText, at: tuple[int, int]) -> list[tuple[pygame.Rect, Ref]]:
    """The links of a text that stands at a place in a row."""
    return [(rect.move(at), ref_of(link)) for rect, link in text.links]


class Column(ScrollList):
    """Rows below each other; ``on_card`` gets what a pressed row or link is about."""

    def __init__(self, on_card: Callable[[Ref], None]) -> None:
        super().__init__(self._paint, on_pick=self._picked)
        self.rows: list[Row] = []
        self.on_card = on_card

    def show(self, rows: Sequence[Row]) -> None:
        """Show these rows."""
        self.rows = list(rows)
        self.set_rows([row.height for row in self.rows])

    def _picked(self, index: int) -> None:
        ref = self.rows[index].ref
        if ref:
            self.on_card(ref)

    def thing_at(self, point: tuple[int, int]) -> Ref | None:
        """What stands at a point of the window."""
        index = self.row_at(point)
        if index < 0:
            return None
        at = self.row_rect(index)
        for rect, ref in self.rows[index].links:
            if rect.move(at.topleft).collidepoint(point):
                return ref
        return self.rows[index].ref

    def select(self, index: int) -> None:
        """Select a row that opens a card; others are passed over in the direction of the step."""
        step = 1 if index >= self.selected else -1
        while 0 <= index < len(self.rows) and self.rows[index].ref is None:
            index += step
        if 0 <= index < len(self.rows):
            super().select(index)

    def _press(self, point: tuple[int, int]) -> bool:
        index = self.row_at(point)
        if index >= 0:
            at = self.row_rect(index)
            for rect, ref in self.rows[index].links:
                if rect.move(at.topleft).collidepoint(point):
                    self.on_card(ref)
                    return True
            if self.rows[index].ref is None:
                return True
        return super()._press(point)

    def _paint(self, target: pygame.Surface, row: pygame.Rect, index: int, over: bool) -> None:
        entry = self.rows[index]
        entry.paint(target, row, over and entry.ref is not None)
