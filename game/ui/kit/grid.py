"""Boxes in rows and columns at once, and alternatives for wide and narrow places."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Unpack

import pygame

from game.ui.kit.base import Across, Box, Group, Pad, Sizes
from game.ui.kit.frame import Frame
from game.ui.kit.groups import spread
from game.ui.kit.leaves import Space

if TYPE_CHECKING:
    from game.ui.kit.laid import Laid
    from game.ui.kit.laying import Laying

FAR = 1 << 20
"""A width in which nothing wraps, in pixels."""


@dataclass(init=False)
class Grid(Group):
    """Boxes in rows of equal columns, ``columns`` of them or as many as have room for ``cell`` each.

    ``columns`` as a tuple makes a table: a number is that column's part of what is left over, None as wide as needed.
    """

    columns: int | tuple[float | None, ...] = 0
    cell: float = 0.0
    gap_y: float | None = None

    def __init__(self, *parts: Box | None, columns: int | tuple[float | None, ...] = 0, cell: float = 0.0,
                 gap: float = 0.0, gap_y: float | None = None, pad: Pad = 0.0, frame: Frame | None = None,
                 across: Across | None = None, **sizes: Unpack[Sizes]) -> None:  # fmt: skip
        Group.__init__(self, *parts, gap=gap, pad=pad, frame=frame, across=across, **sizes)
        self.columns, self.cell, self.gap_y = columns, cell, gap_y

    def _widths(self, lay: Laying, inner: int) -> list[int]:
        gap = lay.px(self.gap)
        if isinstance(self.columns, tuple):
            count = len(self.columns)
            room = inner - gap * (count - 1)
            wants = [
                0 if grow else max((lay.wide(part, room) for part in self.parts[place::count]), default=0)
                for place, grow in enumerate(self.columns)
            ]
            columns: tuple[Box, ...] = tuple(Space(grow=grow or 0.0) for grow in self.columns)
            return spread(lay, columns, wants, room, upright=False)
        count = self.columns or max((inner + gap) // max(lay.px(self.cell) + gap, 1), 1)
        count = max(min(count, len(self.parts)), 1)
        room = inner - gap * (count - 1)
        return [room * (place + 1) // count - room * place // count for place in range(count)]

    def _rows(self, lay: Laying, widths: list[int]) -> list[tuple[tuple[Box, ...], int]]:
        """The parts row by row, with each row's height."""
        count = len(widths)
        rows = [self.parts[first : first + count] for first in range(0, len(self.parts), count)]
        return [(row, max(lay.high(part, wide) for part, wide in zip(row, widths, strict=False))) for row in rows]

    def _below(self, lay: Laying) -> int:
        return lay.px(self.gap if self.gap_y is None else self.gap_y)

    def wide(self, lay: Laying, room: int) -> int:
        x, _ = self.pads(lay)
        if isinstance(self.columns, tuple) and not any(self.columns):
            widths = self._widths(lay, room - 2 * x)
            return sum(widths) + lay.px(self.gap) * (len(widths) - 1) + 2 * x
        return room

    def high(self, lay: Laying, width: int) -> int:
        x, y = self.pads(lay)
        rows = self._rows(lay, self._widths(lay, width - 2 * x))
        return sum(high for _, high in rows) + self._below(lay) * max(len(rows) - 1, 0) + 2 * y

    def place(self, lay: Laying, rect: pygame.Rect) -> tuple[Laid, ...]:
        x, y = self.pads(lay)
        inner = rect.inflate(-2 * x, -2 * y)
        widths = self._widths(lay, inner.width)
        laid, top = [], inner.y
        for row, high in self._rows(lay, widths):
            left = inner.x
            for part, wide in zip(row, widths, strict=False):
                at = part.at or self.across
                own = high if at == "fill" else lay.high(part, wide)
                down = {"center": (high - own) // 2, "end": high - own}.get(at, 0)
                laid.append(lay.lay(part, pygame.Rect(left, top + down, wide, own)))
                left += wide + lay.px(self.gap)
            top += high + self._below(lay)
        return tuple(laid)


@dataclass(init=False)
class Either(Box):
    """The first of several descriptions that fits the width to be had, else the last.

    An option fits where its ``least`` width is to be had, or without one, where nothing in it has to wrap.
    """

    options: tuple[Box, ...] = ()

    def __init__(self, *options: Box, **sizes: Unpack[Sizes]) -> None:
        self.options = options
        for name, value in sizes.items():
            setattr(self, name, value)

    def chosen(self, lay: Laying, room: int) -> Box:
        """The option for a width."""
        for option in self.options[:-1]:
            if (lay.px(option.least) if option.least else lay.wide(option, FAR, bound=False)) <= room:
                return option
        return self.options[-1]

    def wide(self, lay: Laying, room: int) -> int:
        return lay.wide(self.chosen(lay, room), room)

    def high(self, lay: Laying, width: int) -> int:
        return lay.high(self.chosen(lay, width), width)

    def place(self, lay: Laying, rect: pygame.Rect) -> tuple[Laid, ...]:
        return (lay.lay(self.chosen(lay, rect.width), rect),)
