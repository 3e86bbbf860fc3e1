"""How much room an area has: points of it, each with how broad a base can stand there. Measured once for a board."""

from __future__ import annotations

import functools
import math
from typing import NamedTuple

import pygame

from game.games.wars.screen.map.atlas import Atlas, Point, atlas
from game.ui.figures.index import SQUASH

COARSE = 8
"""Pixels of the picture to a cell that is looked at."""
_PITCH = 2
"""Cells from one point of an area to the next."""
_FURTHEST = 14
"""So many cells are looked at to each side: more than half the largest piece needs."""
_AROUND, _MOST = 44, 340
"""In how many cells round the home of an area points are looked for, and how many are kept: the nearest ones."""
_NEAREST = 14
_NOBODY = 255
_BLANK = bytes((_NOBODY,))
_WAYS = tuple((math.cos(turn * math.pi / 6), SQUASH * math.sin(turn * math.pi / 6)) for turn in range(12))
"""From the middle of a base to its rim, in some directions."""


class Room(NamedTuple):
    """A point of an area, and how far away other areas are from it, all in pixels of the picture.

    ``wide`` is half the width of the broadest base that stands there within its area.
    """

    at: Point
    wide: float


class Cells:
    """A board's areas in cells: ``ids`` has the number of the area of each, row by row, ``pitch`` to a row."""

    def __init__(self, of: Atlas) -> None:
        ids = of.ids
        small = pygame.transform.scale(ids, (ids.get_width() // COARSE, ids.get_height() // COARSE))
        self.pitch, self.wide, self.high = small.get_pitch(), *small.get_size()
        self.ids: bytes = small.get_buffer().raw
        self._shown = pygame.Rect(*(each // COARSE for each in of.crop)).clip(small.get_rect())
        self._levels = pygame.Surface(small.get_size(), depth=8)
        self._known: dict[int, bytes] = {}
        self._rims: dict[int, tuple[float, float]] = {}

    def rim(self, y: float) -> tuple[float, float]:
        """Where the board begins and ends at a height of the picture; lakes within it are on it."""
        shown = self._shown
        row = max(min(int(y // COARSE), shown.bottom - 1), shown.top)
        if row not in self._rims:
            start = row * self.pitch
            there = self.ids[start + shown.left : start + shown.right]
            first, last = shown.right - len(there.lstrip(_BLANK)), shown.left + len(there.rstrip(_BLANK))
            self._rims[row] = first * COARSE, last * COARSE
        return self._rims[row]

    def breadth(self, area: int, x: float, y: float) -> float:
        """Half the width of the broadest base that stands at a point of the picture within an area; 0 beyond it."""
        known = self.breadths(area)
        column, row = int(x // COARSE), int(y // COARSE)
        inside = 0 <= column < self.wide and 0 <= row < self.high
        return known[row * self.pitch + column] * COARSE if inside else 0.0

    def breadths(self, area: int) -> bytes:
        """For each cell half the width of the broadest base there within an area, in cells."""
        return self._known.get(area) or self._measured(area)

    def _measured(self, area: int) -> bytes:
        own = bytes(1 if each == area else 0 for each in range(256))
        there = pygame.image.frombuffer(self.ids.translate(own), (self.pitch, self.high), "P")
        there.set_colorkey(0)
        whole = pygame.mask.from_surface(there.subsurface(self._shown))
        left = whole.copy()
        self._levels.fill(0)
        for step in range(1, _FURTHEST + 1):
            left.to_surface(self._levels, setcolor=step, unsetcolor=None, dest=self._shown)
            for along, down in _WAYS:
                left = left.overlap_mask(whole, (-round(step * along), -round(step * down)))
            if not left.count():
                break
        self._known[area] = self._levels.get_buffer().raw
        return self._known[area]


@functools.cache
def cells(board: str) -> Cells:
    """The cells of a board."""
    return Cells(atlas(board))


@functools.cache
def rooms(board: str, area: str) -> tuple[Room, ...]:
    """Points of an area, the nearest to its home first. Measured when a crowd first needs them: it takes a few ms."""
    found, there = atlas(board), cells(board)
    place, ids, pitch = found.places[area], there.ids, there.pitch
    breadths, number = there.breadths(place.number), place.number
    x, y = (round(each / COARSE) for each in place.home)
    columns = [each for each in range(x - _AROUND, x + _AROUND + 1, _PITCH) if 0 <= each < there.wide]
    lines = [each for each in range(y - _AROUND, y + _AROUND + 1, _PITCH) if 0 <= each < there.high]
    points = sorted([((column - x) ** 2 + (row - y) ** 2, column, row)
                     for row in lines for column in columns if ids[row * pitch + column] == number])  # fmt: skip
    return tuple([Room(((column + 0.5) * COARSE, (row + 0.5) * COARSE), breadths[row * pitch + column] * COARSE)
                  for _, column, row in points[:_MOST]])  # fmt: skip


@functools.cache
def fewer(board: str, area: str) -> tuple[Room, ...]:
    """The nearest of those points, and of the others every fourth: for crowds that look for room together."""
    return tuple([room for number, room in enumerate(rooms(board, area))
                  if number < _NEAREST or (room.at[0] // COARSE % 4 < 2 and room.at[1] // COARSE % 4 < 2)])  # fmt: skip
