"""How bad it is for an item to stand at a point of a board: what of it finds no room, and what it covers or loses."""

from __future__ import annotations

import math
from array import array
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame

from game.games.wars.screen.map.atlas import Sheet
from game.games.wars.screen.map.builds import Build
from game.games.wars.screen.map.room import COARSE, cells

Point = tuple[float, float]
STRAYED = 2.4
"""How bad it is for all of a base to lie outside its area."""
ROUGH = 0.06
"""So much of a base may lie outside: areas are measured in cells."""
NOWHERE = 9.0
"""How bad it is for a foot not to stand in its area at all."""
HEADLESS, OVER_THE_RIM = 1.6, 1.2
"""How bad it is for a figure to reach all above the board, or beyond its sides."""
OWN_NAME, OTHER_NAME, OTHER_HOME = 0.4, 0.9, 0.12
"""How bad it is to cover all of a name, which may step aside within its own area, and where others would stand."""
COVERED, TRODDEN = 0.7, 1.5
"""How bad it is for a body to cover all of another area's, and for a base to lie on another."""
SEEN = 0.8
"""How much of the width of its room a figure fills."""
_MOST_KNOWN = 200
"""Of so many builds and areas it is kept what they hide there: each has 3 kB."""
TOO_BAD = math.inf
"""Of a place that is not looked at to its end."""


class Taken(NamedTuple):
    """What stands on a sheet at (0, 0) already: bodies and bases."""

    bodies: tuple[pygame.Rect, ...] = ()
    bases: tuple[pygame.Rect, ...] = ()


class Size(NamedTuple):
    """A build in pixels: how far its body reaches from its foot, and what its base takes of the ground.

    ``brow`` is how high above its foot it must be on the board to both sides; ``x`` and ``y`` are from its foot to the
    corner of its base, ``wide`` and ``deep`` what that takes.
    """

    left: float
    right: float
    up: float
    low: float
    brow: float
    stones: float
    across: float
    x: int
    y: int
    wide: int
    deep: int


def size_of(build: Build, unit: float) -> Size:
    """A build with so many pixels to a unit."""
    base = ground(pygame.Rect((0, 0), (round(2 * build.across * unit), round(2 * build.deep * unit))).move_to(
        center=(0, 0)))  # fmt: skip
    return Size(SEEN * build.left * unit, SEEN * build.right * unit, 0.95 * build.up * unit, build.down * unit,
                0.4 * build.up * unit, build.stones * unit, build.across * unit, *base)  # fmt: skip


def ground(base: pygame.Rect) -> pygame.Rect:
    """What of a base's box is its ellipse, more or less."""
    return base.inflate(-round(base.width * 0.14), -round(base.height * 0.14))


def share(room: pygame.Rect, other: pygame.Rect) -> float:
    """The share of a room that another covers."""
    part = room.clip(other)
    return part.width * part.height / max(room.width * room.height, 1)


class Costs:
    """What places on a sheet at (0, 0) cost; ``names`` are areas' names with their rooms, ``homes`` their middles."""

    def __init__(
        self, sheet: Sheet, names: Sequence[tuple[str, pygame.Rect]], homes: Mapping[str, tuple[int, int]]
    ) -> None:
        self._names = [(owner, room, max(room.width * room.height, 1)) for owner, room in names]
        self._rooms = [room for _, room in names]
        # Points as rectangles: many are looked at together without going through them here.
        self._others = {name: [pygame.Rect(at, (1, 1)) for other, at in homes.items() if other != name]
                        for name in homes}  # fmt: skip
        self._cells = cells(sheet.atlas.board)
        self._numbers = {name: place.number for name, place in sheet.atlas.places.items()}
        self._crop, self._scale = sheet.atlas.crop, sheet.scale
        self._known: dict[tuple[str, Build, float], array[float]] = {}

    def breadth(self, area: str, x: float, y: float) -> float:
        """Half the width of the broadest base that stands at a point of the picture within an area; 0 beyond it."""
        return self._cells.breadth(self._numbers[area], x, y)

    def strayed(self, area: str, sizes: Sequence[Size], feet: Sequence[Point], at: Point, most: float) -> float:
        """How bad it is that items have too little room round a point; ``TOO_BAD`` from ``most`` on."""
        there, breadths = self._cells, self._cells.breadths(self._numbers[area])
        pitch, wide, high, scale, turn = there.pitch, there.wide, there.high, self._scale, 1 / self._scale
        (x, y), (left, top) = at, self._crop.topleft
        lost = 0.0
        for size, (dx, dy) in zip(sizes, feet, strict=True):
            column, row = int(((x + dx) * turn + left) // COARSE), int(((y + dy) * turn + top) // COARSE)
            found = breadths[row * pitch + column] * COARSE if 0 <= column < wide and 0 <= row < high else 0
            room = found * scale / size.across
            if room < 1.0 - ROUGH:
                lost += STRAYED * (1.0 - room) if room else NOWHERE
                if lost >= most:
                    return TOO_BAD
        return lost

    def hides(self, area: str, size: Size, x: float, y: float, taken: Taken) -> float:
        """How bad it is what an item covers or loses with its foot at a point."""
        return self.crosses(self.still(area, size, x, y), size, x, y, taken)

    def known(self, area: str, build: Build, unit: float, points: int) -> array[float]:
        """What is known of what a build hides at each point of an area, whoever else stands there; -1 is nothing."""
        key = area, build, unit
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            found = self._known[key] = array("d", (-1.0,)) * points
        return found

    def still(self, area: str, size: Size, x: float, y: float) -> float:
        """How bad it is what an item loses there and covers of names and homes, whoever else stands on the board."""
        left, right, above = x - size.left, x + size.right, y - size.up
        body = pygame.Rect(round(left), round(above), round(right - left), round(y + size.low - above))
        cost = HEADLESS * -above / max(y - above, 1) if above < 0 else 0.0
        first, last = self._rim(y - size.brow)
        beyond = max(first - left, 0.0) + max(right - last, 0.0)
        if beyond:
            cost += OVER_THE_RIM * beyond / (right - left)
        whole, stones = body, None
        if size.stones:
            stones = pygame.Rect(round(x) + size.x, round(y - size.stones), size.wide, round(size.stones))
            whole = body.union(stones)
        for number in whole.collidelistall(self._rooms):
            owner, room, full = self._names[number]
            part = room.clip(body)
            lost = part.width * part.height
            if stones:
                part = room.clip(stones)
                lost = max(lost, part.width * part.height)
            cost += (OWN_NAME if owner == area else OTHER_NAME) * (lost / full)
        return cost + OTHER_HOME * len(body.collidelistall(self._others[area]))

    def crosses(self, cost: float, size: Size, x: float, y: float, taken: Taken) -> float:
        """That ``cost``, and how bad it is what body and base cover of others."""
        if not taken.bodies and not taken.bases:
            return cost
        left, above = x - size.left, y - size.up
        body = pygame.Rect(round(left), round(above), round(x + size.right - left), round(y + size.low - above))
        for number in body.collidelistall(taken.bodies):
            other = taken.bodies[number]
            part = body.clip(other)
            least = max(min(other.width * other.height, body.width * body.height), 1)
            cost += COVERED * (part.width * part.height / least)
        if taken.bases:
            base = pygame.Rect(round(x) + size.x, round(y) + size.y, size.wide, size.deep)
            cost += sum([TRODDEN * share(base, taken.bases[number]) for number in base.collidelistall(taken.bases)])
        return cost

    def _rim(self, y: float) -> Point:
        """Where the board begins and ends at a height."""
        first, last = self._cells.rim(y / self._scale + self._crop.y)
        return (first - self._crop.x) * self._scale, (last - self._crop.x) * self._scale
