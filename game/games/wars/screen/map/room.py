"""How much room an area has: points of it, each with how far away the next area is. Measured once for a board."""

from __future__ import annotations

import functools
import math
from typing import NamedTuple

import pygame

from game.games.wars.screen.map.atlas import Atlas, Point, atlas

COARSE = 8
"""Pixels of the picture to a cell that is looked at."""
_PITCH = 2
"""Cells from one point of an area to the next."""
_FURTHEST = 11
"""So many cells are looked at in each direction: more than the largest piece needs."""
_AROUND, _MOST = 44, 200
"""In how many cells round the home of an area points are looked for, and how many are kept: the nearest ones."""
_NOBODY = 255
NOWHERE = (1, 0)
"""The rim of a row of which nothing is on the board."""
_WAYS = tuple((math.cos(turn * math.pi / 5), math.sin(turn * math.pi / 5)) for turn in range(10))


class Room(NamedTuple):
    """A point of an area, and how far away other areas are from it, all in pixels of the picture.

    ``clear`` is the distance to anything else, ``land`` that to another area which is land, or to the board's rim.
    """

    at: Point
    clear: float
    land: float


class Cells:
    """A board's areas in cells, each with the number of the area there; ``rims`` has the first and last cell of each
    row that is on the board and shown, lakes within it counted in.
    """

    def __init__(self, of: Atlas) -> None:
        ids = of.ids
        small = pygame.transform.scale(ids, (ids.get_width() // COARSE, ids.get_height() // COARSE))
        self.pitch, self.wide, self.high = small.get_pitch(), *small.get_size()
        self.ids: bytes = small.get_buffer().raw
        self.rims = [self._rim(row, of.crop) for row in range(self.high)]

    def _rim(self, row: int, shown: pygame.Rect) -> tuple[int, int]:
        first, last = shown.left // COARSE, min((shown.right - 1) // COARSE, self.wide - 1)
        if not shown.top <= row * COARSE < shown.bottom:
            return NOWHERE
        board = [column for column in range(first, last + 1) if self.at(column, row) != _NOBODY]
        return (board[0], board[-1]) if board else NOWHERE

    def at(self, column: int, row: int) -> int:
        """The area of a cell; ``_NOBODY`` beyond the picture."""
        return self.ids[row * self.pitch + column] if 0 <= column < self.wide and 0 <= row < self.high else _NOBODY


@functools.cache
def cells(board: str) -> Cells:
    """The cells of a board."""
    return Cells(atlas(board))


@functools.cache
def rooms(board: str, area: str) -> tuple[Room, ...]:
    """Points of an area, the nearest to its home first. Measured when a crowd first needs them: it takes 6 ms."""
    found, there = atlas(board), cells(board)
    place = found.places[area]
    seas = {each.number for each in found.places.values() if each.ocean}
    x, y = (round(each / COARSE) for each in place.home)
    points = sorted(
        ((column - x) ** 2 + (row - y) ** 2, column, row)
        for row in range(y - _AROUND, y + _AROUND + 1, _PITCH)
        for column in range(x - _AROUND, x + _AROUND + 1, _PITCH)
        if there.at(column, row) == place.number
    )
    return tuple(_room(there, place.number, seas, column, row) for _, column, row in points[:_MOST])


def _room(there: Cells, own: int, seas: set[int], column: int, row: int) -> Room:
    clear, land = _FURTHEST, _FURTHEST
    for dx, dy in _WAYS:
        for step in range(1, land + 1):
            found = there.at(column + round(dx * step), row + round(dy * step))
            if found != own:
                clear = min(clear, step)
                if found not in seas:
                    land = min(land, step)
                    break
    middle = COARSE / 2
    return Room((column * COARSE + middle, row * COARSE + middle), clear * COARSE - middle, land * COARSE - middle)
