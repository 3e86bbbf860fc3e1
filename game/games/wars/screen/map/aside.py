"""Names that step aside for figures: to another place in their own area, where nothing covers them.

One that finds no such place goes where least of it is covered, and lies over the figures there.
"""

from __future__ import annotations

import functools
import math
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

import pygame

from game.games.wars.screen.map.counted import disc
from game.games.wars.screen.map.names import Name
from game.games.wars.screen.map.pieces import Spot

Offset = tuple[int, int]
Where = Callable[[tuple[int, int]], str | None]
"""Which area a point of the sheet belongs to; None beyond the board."""
FREE = 0.004
"""A name of which no more than this share is covered lies free."""
_AWAY = 0.04
"""What a line's height away from its place is worth, in shares of the name that are covered."""
_BEYOND = 0.12
"""What it is worth that one end of a name reaches over the border."""
_ACROSS, _DOWN = 1.3, 6.0
"""How far aside is looked: to each side in shares of a name's width, and up and down in lines."""
_STEPS_ACROSS, _STEPS_DOWN = 13, 15
"""Into so many steps each way is parted."""
_EACH_ACROSS, _EACH_DOWN = range(-_STEPS_ACROSS, _STEPS_ACROSS + 1), range(-_STEPS_DOWN, _STEPS_DOWN + 1)
_MOST_KNOWN, _MOST_INSIDE = 400, 4000
_STAIN = 150, 110
"""How broad and deep a stain is, in the measure of sizes."""


class Aside(NamedTuple):
    """How far a name steps aside, and the share of it that is covered there."""

    step: Offset
    covered: float


class Known:
    """What has been found out about the names of a sheet: where each stepped by all that lay about it, and which of its
    places lie in its area."""

    def __init__(self, where: Where) -> None:
        self.where = where
        self.steps: dict[object, Aside] = {}
        self._inside: dict[tuple[str, int, int, int, int], int] = {}

    def inside(self, area: str, room: pygame.Rect) -> int:
        """How many of five points of a name lie in its area; none of them may lie beyond the board."""
        key = area, room.x, room.y, room.w, room.h
        found = self._inside.get(key)
        if found is None:
            if len(self._inside) >= _MOST_INSIDE:
                self._inside.clear()
            points = room.center, room.midleft, room.midright, room.midtop, room.midbottom
            there = [self.where(point) for point in points]
            found = self._inside[key] = -len(points) if None in there else there.count(area)
        return found


def filled(spots: Iterable[Spot]) -> list[pygame.Rect]:
    """What of the window figures, gates, buildings and numbers cover; stains lie under names."""
    found = list[pygame.Rect]()
    for spot in spots:
        item = spot.item
        if item.what == "more":
            found.append(spot.rect)
        elif item.what == "gate":
            found += [spot.ring, *([spot.body] if item.pieces else [])]
        elif item.what == "stack" or item.token:
            found += [spot.base, spot.body, *([disc(spot, spot.count)] if len(item.pieces) > 1 else [])]
    return found


def stained(spots: Iterable[Spot]) -> list[pygame.Rect]:
    """What of the window desecrated ground takes up."""
    found = list[pygame.Rect]()
    for spot in spots:
        if spot.item.what == "mark" and not spot.item.token:
            room = pygame.Rect(0, 0, round(_STAIN[0] * spot.scale), round(_STAIN[1] * spot.scale))
            room.center = spot.at
            found.append(room)
    return found


def gone(name: Name, aside: Aside, bodies: Sequence[pygame.Rect], stains: Sequence[pygame.Rect]) -> Name:
    """A name that has stepped aside; where it lies over bodies and on stains its halo is darker."""
    (x, y), covered = aside
    at, covers, over = (name.at[0] + x, name.at[1] + y), name.covers.move(x, y), covered > FREE
    room = name.picture.get_rect(topleft=at)
    parts = (room.clip(each) for each in (*(bodies if over else ()), *stains) if covers.colliderect(each))
    dark = tuple(part.move(-at[0], -at[1]) for part in parts)
    return replace(name, at=at, covers=covers, over=over, dark=dark)


def labels_of(names: Sequence[Name]) -> list[list[int]]:
    """Names' numbers, those of one label together: an area's rows that stand under each other."""
    found: list[list[int]] = []
    for number, name in enumerate(names):
        before = names[number - 1] if number else None
        near = before is not None and before.area == name.area and \
            before.covers.inflate(0, 4 * before.covers.height).colliderect(name.covers)  # fmt: skip
        if near:
            found[-1].append(number)
        else:
            found.append([number])
    return found


def offsets(names: Sequence[Name], bodies: Sequence[pygame.Rect], known: Known) -> list[Aside]:
    """How far each name steps aside from figures that stand there; most do not.

    Only those look about that have others about them than ever before: what they find is ``known`` from then on.
    """
    made = [Aside((0, 0), 0.0)] * len(names)
    labels = labels_of(names)
    rooms = [[names[number].covers for number in label] for label in labels]
    now = [_covered(rows, bodies) for rows in rooms]
    # Who has least room to step aside to goes last: names of which little is covered find a place more easily.
    for place in sorted(range(len(labels)), key=lambda each: now[each]):
        if now[place] <= FREE:
            continue
        others = [row for each, rows in enumerate(rooms) if each != place for row in rows]
        found = _best(names[labels[place][0]].area, rooms[place], bodies, others, known)
        rooms[place] = [row.move(found.step) for row in rooms[place]]
        for number in labels[place]:
            made[number] = found
    return made


def _best(area: str, rows: Sequence[pygame.Rect], bodies: Sequence[pygame.Rect], others: Sequence[pygame.Rect],
          known: Known) -> Aside:  # fmt: skip
    """The nearest step after which nothing of a name is covered, or else as little as can be."""
    room = rows[0].unionall(list(rows[1:]))
    line = max(round(1.1 * room.height / len(rows)), 1)
    near = room.inflate(2 * _ACROSS * room.width, 2 * _DOWN * line)
    there = [body for body in bodies if body.colliderect(near)]
    names = [other.inflate(line, line // 3) for other in others if other.colliderect(near)]
    key = area, *(tuple(map(tuple, rects)) for rects in (rows, there, names))
    found = known.steps.pop(key, None)
    if found is None:
        found = _looked(area, room, _Near(rows, room, line, there, names), known)
        if len(known.steps) >= _MOST_KNOWN:
            del known.steps[next(iter(known.steps))]
    # What is asked for again and again comes last.
    known.steps[key] = found
    return found


def _looked(area: str, room: pygame.Rect, about: _Near, known: Known) -> Aside:
    wanted = max(known.inside(area, room), 4)
    best, least = Aside((0, 0), about.now), about.now + about.crossed
    for away, across, down in _steps():
        if _AWAY * away >= least:
            break
        # No name may lie on another, even where there is no place beside the figures.
        if about.barred[down] >> across & 1:
            continue
        covered = about.covered(across, down)
        cost = covered + _AWAY * away
        if cost < least:
            step = about.across[across], about.down[down]
            beyond = max(wanted - known.inside(area, room.move(step)), 0)
            cost += _BEYOND * beyond
            if beyond <= 1 and cost < least:
                best, least = Aside(step, covered), cost
    return best


class _Near:
    """What lies about a name, by the numbers of the steps across and down that it may take.

    What of a row a body covers is so much of its width, told for each step across, times so much of its height, told
    for each step down: nothing is measured twice.
    """

    def __init__(self, rows: Sequence[pygame.Rect], room: pygame.Rect, line: int, bodies: Sequence[pygame.Rect],
                 names: Sequence[pygame.Rect]) -> None:  # fmt: skip
        self.across = [round(_ACROSS * each / _STEPS_ACROSS * room.width) for each in _EACH_ACROSS]
        self.down = [round(_DOWN * each / _STEPS_DOWN * line) for each in _EACH_DOWN]
        self.now, self.crossed = _covered(rows, bodies), _covered(rows, names)
        self._rows, self._bodies = rows, bodies
        self._whole = max(sum(row.width * row.height for row in rows), 1)
        self._over: list[list[tuple[int, list[int]]] | None] = [None] * len(self.down)
        self._wide: dict[tuple[int, int], list[int]] = {}
        self.barred = [0] * len(self.down)
        """For each step down those across, a bit each, after which a row lies on a name."""
        for row in rows:
            for name in names:
                self._bar(row, name)

    def _covers(self, down: int) -> list[tuple[int, list[int]]]:
        """What bodies cover of rows after a step down: how much of the height, and of the width for each across."""
        y, found = self.down[down], list[tuple[int, list[int]]]()
        for place, row in enumerate(self._rows):
            for other, body in enumerate(self._bodies):
                high = min(row.bottom + y, body.bottom) - max(row.top + y, body.top)
                if high > 0:
                    wide = self._wide.get((place, other))
                    if wide is None:
                        left, right, start, end = row.left, row.right, body.left, body.right
                        wide = self._wide[place, other] = [
                            max(min(right + x, end) - max(left + x, start), 0) for x in self.across
                        ]
                    found.append((high, wide))
        self._over[down] = found
        return found

    def _bar(self, row: pygame.Rect, name: pygame.Rect) -> None:
        first, end = bisect_right(self.across, name.left - row.right), bisect_left(self.across, name.right - row.left)
        if first < end:
            top, low = bisect_right(self.down, name.top - row.bottom), bisect_left(self.down, name.bottom - row.top)
            for number in range(top, low):
                self.barred[number] |= (1 << end) - (1 << first)

    def covered(self, across: int, down: int) -> float:
        """The share of the name that is covered after a step."""
        lost, over = 0, self._over[down]
        for high, wide in self._covers(down) if over is None else over:
            lost += high * wide[across]
        return lost / self._whole


@functools.cache
def _steps() -> tuple[tuple[float, int, int], ...]:
    """Steps that are tried, the nearest first: how far they lead in all, and their numbers to the side and down."""
    across = [(_ACROSS * each / _STEPS_ACROSS, number) for number, each in enumerate(_EACH_ACROSS)]
    down = [(_DOWN * each / _STEPS_DOWN, number) for number, each in enumerate(_EACH_DOWN)]
    return tuple(sorted((math.hypot(2.5 * x, y), each, other) for x, each in across for y, other in down))


def _covered(rows: Iterable[pygame.Rect], others: Sequence[pygame.Rect]) -> float:
    """The share of a name that others cover."""
    lost = whole = 0
    for row in rows:
        whole += row.width * row.height
        for number in row.collidelistall(others):
            part = row.clip(others[number])
            lost += part.width * part.height
    return lost / max(whole, 1)
