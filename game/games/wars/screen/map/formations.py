"""How a crowd may stand: in one to three lines, the tall behind, heads between the shoulders of those in front.

Nothing here knows of a map: feet are told from the middle of the crowd, in the measure of items' sizes.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.games.wars.screen.map.builds import Build

Point = tuple[float, float]
Line = list[int]
"""Numbers of items that stand beside each other."""

LOOSE = 5.0
"""Room between bases in a line."""
BEHIND = 24.0
"""How far lines are apart at least."""
_STEP = 3.0
_ASIDE = (0.0, 0.5, -0.5, 0.25, -0.25)
"""By what of a place a line is tried to be shifted against the one behind it."""
_WAVE = 5.0
"""How far every second one of a single line stands in front of the others."""
_LINE = 0.05
"""What each line after the first costs."""
HEAD, WHOLE = 0.55, 0.12
"""How bad it is for a head, and for all of a body, to be hidden by one that stands nearer."""
_SEEN = 0.78
"""A figure fills its picture only so far: what shows between wings and over shoulders hides nothing."""
_MOST = 2
"""So many ways are kept of each number of lines."""


class Formation(NamedTuple):
    """Where each of some items stands, and how bad it is: how much of them they hide of each other."""

    cost: float
    feet: tuple[Point, ...]


@functools.lru_cache(maxsize=512)
def formations(builds: tuple[Build, ...]) -> tuple[Formation, ...]:
    """The best ways for items of these builds to stand together, the best first."""
    kept = list[Formation]()
    for count in range(1, min(len(builds), 3) + 1):
        there = {_middled(builds, _placed(builds, lines)) for lines in _lined(builds, count)}
        found = sorted(Formation(hidden(builds, feet) + _LINE * (count - 1), feet) for feet in there)
        # Few lines hide less, but many may be what a narrow land has room for.
        kept += found[:_MOST]
    return tuple(sorted(kept))


def _lined(builds: Sequence[Build], count: int) -> Iterator[list[Line]]:
    """Ways to stand in so many lines, the line furthest behind first."""
    by_height = sorted(range(len(builds)), key=lambda each: -builds[each].up)
    wide = sum(build.across for build in builds)
    lines: list[Line] = [[]]
    for each in by_height:
        full = sum(builds[other].across for other in lines[-1]) + builds[each].across / 2 > wide / count
        if lines[-1] and full and len(lines) < count:
            lines.append([])
        lines[-1].append(each)
    lines = [sorted(line) for line in lines]
    yield lines
    yield [line[::-1] for line in lines]
    if any(len(line) > 2 for line in lines):
        yield [_broad_in_the_middle(builds, line) for line in lines]


def _broad_in_the_middle(builds: Sequence[Build], line: Line) -> Line:
    made: Line = []
    for number, each in enumerate(sorted(line, key=lambda each: -builds[each].across)):
        made.insert(len(made) if number % 2 else 0, each)
    return made


def _placed(builds: Sequence[Build], lines: Sequence[Line]) -> list[Point]:
    """The feet of items in lines, each line as near behind the next as bases allow, shifted so that heads show."""
    feet: list[Point] = [(0.0, 0.0)] * len(builds)
    stood: list[int] = []
    y = 0.0
    for line in lines:
        across = _across(builds, line, single=len(lines) == 1)
        pitch = 2 * min(builds[each].across for each in line) + LOOSE
        best: tuple[float, list[Point]] | None = None
        for aside in _ASIDE if stood else (0.0,):
            below = y + BEHIND if stood else 0.0
            shifted = [(x + aside * pitch, down) for x, down in across]
            while any(meet(builds[each], (x, down + below), builds[other], feet[other])
                      for each, (x, down) in zip(line, shifted, strict=True) for other in stood):  # fmt: skip
                below += _STEP
            there = [(x, down + below) for x, down in shifted]
            both = [*(builds[each] for each in stood), *(builds[each] for each in line)]
            cost = hidden(both, [*(feet[each] for each in stood), *there]) + 0.004 * (below - y)
            if best is None or cost < best[0] - 0.001:
                best = cost, there
        if best:
            for each, at in zip(line, best[1], strict=True):
                feet[each] = at
            y = best[1][0][1]
        stood += line
    return feet


def _across(builds: Sequence[Build], line: Line, single: bool) -> list[Point]:
    """The feet of a line round its middle."""
    x, made = 0.0, list[Point]()
    for number, each in enumerate(line):
        x += builds[each].across
        made.append((x, _WAVE * (number % 2) if single and len(line) > 2 else 0.0))
        x += builds[each].across + LOOSE
    return [(at - (x - LOOSE) / 2, down) for at, down in made]


def _middled(builds: Sequence[Build], feet: Sequence[Point]) -> tuple[Point, ...]:
    """Feet told from the middle of the ground they take."""
    left = min(x - build.across for build, (x, _) in zip(builds, feet, strict=True))
    right = max(x + build.across for build, (x, _) in zip(builds, feet, strict=True))
    top = min(y - build.deep for build, (_, y) in zip(builds, feet, strict=True))
    low = max(y + build.deep for build, (_, y) in zip(builds, feet, strict=True))
    return tuple((round(x - (left + right) / 2, 2), round(y - (top + low) / 2, 2)) for x, y in feet)


def meet(one: Build, at: Point, other: Build, there: Point) -> bool:
    """Whether two bases lie on each other."""
    return apart(one, at, other, there) < 1.0


def apart(one: Build, at: Point, other: Build, there: Point) -> float:
    """How far two bases are apart: 1 where they touch."""
    x, y = (at[0] - there[0]) / (one.across + other.across), (at[1] - there[1]) / (one.deep + other.deep)
    return math.hypot(x, y)


def hidden(builds: Sequence[Build], feet: Sequence[Point]) -> float:
    """How bad it is what items hide of each other, each hidden by those that stand nearer."""
    cost, there = 0.0, tuple(zip(builds, feet, strict=True))
    for build, at in there:
        head = whole = 0.0
        for other, foot in there:
            if foot[1] > at[1]:
                lost = _lost(build, at, other, foot)
                if lost:
                    head, whole = head + lost[0], whole + lost[1]
        cost += _cost(build, at, head, whole) if whole else 0.0
    return cost


def hide(one: Build, at: Point, other: Build, there: Point) -> float:
    """How bad it is what the nearer of two items hides of the other."""
    if there[1] < at[1]:
        one, at, other, there = other, there, one, at
    lost = _lost(one, at, other, there) if there[1] > at[1] else None
    return _cost(one, at, *lost) if lost else 0.0


def _lost(build: Build, at: Point, other: Build, there: Point) -> Point | None:
    """How much of an item's upper half, and of all of it, one hides that stands nearer; None for nothing."""
    (x, y), (x2, y2) = at, there
    wide = min(x + _SEEN * build.right, x2 + _SEEN * other.right) - max(x - _SEEN * build.left, x2 - _SEEN * other.left)
    if wide <= 0:
        return None
    top, low, above = y - build.up, y + build.down, y2 - 0.92 * other.up
    start = max(top, above)
    high = min(low, y2 + other.down) - start
    return (wide * max(min((top + low) / 2, y2) - start, 0.0), wide * high) if high > 0 else None


def _cost(build: Build, at: Point, head: float, whole: float) -> float:
    (x, y), left, right = at, _SEEN * build.left, _SEEN * build.right
    area = ((x + right) - (x - left)) * ((y + build.down) - (y - build.up))
    return HEAD * min(2 * head / area, 1.0) + WHOLE * min(whole / area, 1.0)
