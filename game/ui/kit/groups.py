"""Rows, columns, layers and grids, how they share out what room there is, and alternatives for narrow places."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Unpack

import pygame

from game.ui.kit.base import Across, Box, Group, Laid, Laying, Shape, Sizes
from game.ui.kit.leaves import Line, Space

FAR = 1 << 20
"""A width in which nothing wraps, in pixels."""


def spread(lay: Laying, parts: tuple[Box, ...], wants: list[int], room: int, upright: bool) -> list[int]:
    """Give what is left to those that grow, or take what is missing from those that can give."""
    spare = room - sum(wants)
    grows = sum(part.grow for part in parts)
    if spare > 0 and grows:
        given, done = 0.0, 0
        for index, part in enumerate(parts):
            given += spare * part.grow / grows
            more, done = round(given) - done, round(given)
            most = lay.px(part.most) if part.most is not None and not upright and part.grow else room
            wants[index] = min(wants[index] + more, max(most, wants[index]))
    if spare >= 0:
        return wants
    for soft in (True, False):
        able = [i for i, part in enumerate(parts) if wants[i] and (part.stretches if upright else part.yields) is soft]
        if upright and not soft:
            # What cannot give way in height hangs over; groups clip it.
            break
        total = sum(wants[i] for i in able)
        if spare >= 0 or not total:
            continue
        missing = min(-spare, total)
        for i in able:
            take = min(-(-missing * wants[i] // total), -spare, wants[i])
            wants[i] -= take
            spare += take
    return wants


def _evened(lay: Laying, parts: tuple[Box, ...], widths: list[int], room: int) -> list[int]:
    """Widths along a row in which nobody's words are cut while others have more than theirs need."""
    least = [part.narrowest(lay) for part in parts]
    spare = max(room - sum(widths), 0)
    for short in [place for place, wide in enumerate(widths) if wide < least[place]]:
        free = [wide - need if need else 0 for wide, need in zip(widths, least, strict=True)]
        missing = least[short] - widths[short]
        if missing > spare + sum(each for each in free if each > 0):
            continue
        given, spare = min(missing, spare), max(spare - missing, 0)
        widths[short] += missing
        missing -= given
        for place in sorted(range(len(parts)), key=lambda place: -free[place]):
            taken = max(min(free[place], missing), 0)
            widths[place] -= taken
            missing -= taken
    return widths


def _kept(parts: tuple[Box, ...], wants: Callable[[tuple[Box, ...]], int], room: int) -> tuple[Box, ...]:
    """The parts without those of the highest ranks, as far as there is no room for them."""
    while parts and wants(parts) > room:
        worst = max(part.rank for part in parts)
        if not worst:
            break
        last = max(i for i, part in enumerate(parts) if part.rank == worst)
        parts = parts[:last] + parts[last + 1 :]
    return parts


class Column(Group):
    """Boxes below each other."""

    def _width(self, lay: Laying, part: Box, inner: int) -> int:
        """A part's width: all of it, unless it stands at a side or may not be so wide."""
        if (part.at or self.across) != "fill" or part.w is not None:
            return lay.wide(part, inner)
        return min(inner, lay.px(part.most)) if part.most is not None else inner

    def _wants(self, lay: Laying, parts: tuple[Box, ...], inner: int, whole: int = 0) -> list[int]:
        return [
            round(whole * part.share) if part.share and whole else lay.high(part, self._width(lay, part, inner))
            for part in parts
        ]

    def high(self, lay: Laying, width: int) -> int:
        """All parts, the gaps between them, and the rim; so high that a part's share of it is enough for that part."""
        x, y = self.pads(lay)
        wants = self._wants(lay, self.parts, width - 2 * x)
        shares = (round(want / part.share) for part, want in zip(self.parts, wants, strict=True) if part.share)
        return max(sum(wants), *shares, 0) + self.gaps(lay, len(wants)) + 2 * y

    def place(self, lay: Laying, rect: pygame.Rect) -> tuple[Laid, ...]:
        inner = self.within(lay, rect)
        parts = self.parts
        if any(part.rank for part in parts):
            parts = _kept(parts, lambda left: sum(
                lay.px(part.least) if part.stretches else want
                for part, want in zip(left, self._wants(lay, left, inner.width), strict=True)
            ) + self.gaps(lay, len(left)), inner.height)  # fmt: skip
        room = inner.height - self.gaps(lay, len(parts))
        highs = spread(lay, parts, self._wants(lay, parts, inner.width, room), room, upright=True)
        spare = max(room - sum(highs), 0)
        top = inner.y + {"start": 0, "center": spare // 2, "end": spare}[self.pack]
        laid = []
        for part, high in zip(parts, highs, strict=True):
            width = self._width(lay, part, inner.width)
            left = {"center": (inner.width - width) // 2, "end": inner.width - width}.get(part.at or self.across, 0)
            laid.append(lay.lay(part, pygame.Rect(inner.x + left, top, width, high)))
            top += high + lay.px(self.gap)
        return tuple(laid)


class Tall(Column):
    """A column as high as what is left for it: what scrolls in it gives way where that is little."""

    @property
    def stretches(self) -> bool:
        return True


class Row(Group):
    """Boxes side by side."""

    across: Across = "center"

    def wide(self, lay: Laying, room: int) -> int:
        x, _ = self.pads(lay)
        return sum(lay.wide(part, room) for part in self.parts) + self.gaps(lay, len(self.parts)) + 2 * x

    def _split(self, lay: Laying, inner: int) -> list[tuple[Box, int]]:
        """The parts that have room, with their widths."""
        key = id(self), inner
        if key not in lay.splits:
            lay.splits[key] = self._made_split(lay, inner)
        return lay.splits[key]

    def _made_split(self, lay: Laying, inner: int) -> list[tuple[Box, int]]:
        def wants(parts: tuple[Box, ...]) -> list[int]:
            room = inner - self.gaps(lay, len(parts))
            return [
                round(room * part.share) if part.share
                else lay.px(part.w or part.least) if part.grow else lay.wide(part, inner)
                for part in parts
            ]  # fmt: skip

        parts = self.parts
        if any(part.rank for part in parts):
            parts = _kept(parts, lambda left: sum(wants(left)) + self.gaps(lay, len(left)), inner)
        room = inner - self.gaps(lay, len(parts))
        widths = _evened(lay, parts, spread(lay, parts, wants(parts), room, upright=False), room)
        return list(zip(parts, widths, strict=True))

    def high(self, lay: Laying, width: int) -> int:
        x, y = self.pads(lay)
        return max((lay.high(part, wide) for part, wide in self._split(lay, width - 2 * x)), default=0) + 2 * y

    def place(self, lay: Laying, rect: pygame.Rect) -> tuple[Laid, ...]:
        inner = self.within(lay, rect)
        split = self._split(lay, inner.width)
        spare = max(inner.width - sum(wide for _, wide in split) - self.gaps(lay, len(split)), 0)
        left = inner.x + {"start": 0, "center": spare // 2, "end": spare}[self.pack]
        laid = []
        for part, wide in split:
            at = part.at or self.across
            upright = isinstance(part, Line) and part.upright
            stretched = at == "fill" or (part.h is None and (part.stretches or upright))
            high = inner.height if stretched else min(lay.high(part, wide), inner.height)
            top = {"center": (inner.height - high) // 2, "end": inner.height - high}.get(at, 0)
            laid.append(lay.lay(part, pygame.Rect(left, inner.y + top, wide, high)))
            left += wide + lay.px(self.gap)
        return tuple(laid)


class Stack(Group):
    """Boxes over each other; ``at`` puts a part in a corner or along a side, else it covers all."""

    def place(self, lay: Laying, rect: pygame.Rect) -> tuple[Laid, ...]:
        inner = self.within(lay, rect)
        laid = []
        for part in self.parts:
            box = inner.copy()
            if part.at:
                sides = set(part.at.split())
                if sides & {"left", "right", "center"}:
                    box.width = lay.wide(part, inner.width)
                if sides & {"top", "bottom", "center"}:
                    box.height = min(lay.high(part, box.width), inner.height)
                box.center = inner.center
                for side in part.at.split():
                    if side != "center":
                        setattr(box, side, getattr(inner, side))
            laid.append(lay.lay(part, box))
        return tuple(laid)


@dataclass(init=False)
class Grid(Group):
    """Boxes in rows of equal columns, ``columns`` of them or as many as have room for ``cell`` each.

    ``columns`` as a tuple makes a table: a number is that column's part of what is left over, None as wide as needed.
    """

    columns: int | tuple[float | None, ...] = 0
    cell: float = 0.0
    gap_y: float | None = None

    def __init__(self, *parts: Box | None, columns: int | tuple[float | None, ...] = 0, cell: float = 0.0,
                 gap_y: float | None = None, **shape: Unpack[Shape]) -> None:  # fmt: skip
        Group.__init__(self, *parts, **shape)
        self.columns, self.cell, self.gap_y = columns, cell, gap_y

    def _widths(self, lay: Laying, inner: int) -> list[int]:
        if isinstance(self.columns, tuple):
            count = len(self.columns)
            room = inner - self.gaps(lay, count)
            wants = [
                0 if grow else max((lay.wide(part, room) for part in self.parts[place::count]), default=0)
                for place, grow in enumerate(self.columns)
            ]
            columns: tuple[Box, ...] = tuple(Space(grow=grow or 0.0) for grow in self.columns)
            return spread(lay, columns, wants, room, upright=False)
        gap = lay.px(self.gap)
        count = self.columns or max((inner + gap) // max(lay.px(self.cell) + gap, 1), 1)
        count = max(min(count, len(self.parts)), 1)
        room = inner - self.gaps(lay, count)
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
            return sum(widths) + self.gaps(lay, len(widths)) + 2 * x
        return room

    def high(self, lay: Laying, width: int) -> int:
        x, y = self.pads(lay)
        rows = self._rows(lay, self._widths(lay, width - 2 * x))
        return sum(high for _, high in rows) + self._below(lay) * max(len(rows) - 1, 0) + 2 * y

    def place(self, lay: Laying, rect: pygame.Rect) -> tuple[Laid, ...]:
        inner = self.within(lay, rect)
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

    An option fits where its ``least`` width is to be had, or without one, where nothing in it has to wrap. With
    ``tall`` it takes what height a column has left, and an option must fit that too.
    """

    options: tuple[Box, ...] = ()
    tall: bool = False

    def __init__(self, *options: Box, tall: bool = False, **sizes: Unpack[Sizes]) -> None:
        self.options, self.tall = options, tall
        vars(self).update(sizes)

    def chosen(self, lay: Laying, room: int, high: int = FAR) -> Box:
        """The option for a width and a height."""
        for option in self.options[:-1]:
            wide = lay.px(option.least) if option.least else lay.wide(option, FAR, bound=False)
            if wide <= room and (high == FAR or lay.high(option, room) <= high):
                return option
        return self.options[-1]

    @property
    def stretches(self) -> bool:
        return self.tall

    def wide(self, lay: Laying, room: int) -> int:
        return lay.wide(self.chosen(lay, room), room)

    def high(self, lay: Laying, width: int) -> int:
        return lay.high(self.chosen(lay, width), width)

    def place(self, lay: Laying, rect: pygame.Rect) -> tuple[Laid, ...]:
        return (lay.lay(self.chosen(lay, rect.width, rect.height if self.tall else FAR), rect),)
