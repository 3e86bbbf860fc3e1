"""How a crowd may stand: in one to three lines, the tall behind, heads between the shoulders of those in front.

Nothing here knows of a map: feet are told from the middle of the crowd, in the measure of items' sizes.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable, Iterator, Sequence
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
    there = tuple(zip(builds, feet, strict=True))
    return sum([_hidden_by(build, at, there) for build, at in there])


def hide(one: Build, at: Point, other: Build, there: Point) -> float:
    """How bad it is what the nearer of two items hides of the other."""
    if there[1] > at[1]:
        return _hidden_by(one, at, ((other, there),))
    return _hidden_by(other, there, ((one, at),)) if there[1] < at[1] else 0.0


def _hidden_by(build: Build, at: Point, others: Iterable[tuple[Build, Point]]) -> float:
    """How bad it is what those of others that stand nearer hide of an item."""
    x, y = at
    left, right = x - _SEEN * build.left, x + _SEEN * build.right
    top, low = y - build.up, y + build.down
    head, whole = 0.0, 0.0
    for other, (x2, y2) in others:
        if y2 <= y:
            continue
        wide = min(right, x2 + _SEEN * other.right) - max(left, x2 - _SEEN * other.left)
        if wide <= 0:
            continue
        above = y2 - 0.92 * other.up
        high = min(low, y2 + other.down) - max(top, above)
        if high > 0:
            whole += wide * high
            head += wide * max(min((top + low) / 2, y2) - max(top, above), 0.0)
    area = (right - left) * (low - top)
    return HEAD * min(2 * head / area, 1.0) + WHOLE * min(whole / area, 1.0)
