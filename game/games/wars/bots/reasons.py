"""Lines of play with what speaks for and against them: what advice is made of, whatever it judges by."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from game.engine.option import NONE, Option
from game.games.wars.rules.units import UNIT_KIND

NOW, NEXT, ONLY, ALIKE, CHANCE = "now", "next", "only", "alike", "chance"
"""What reasons compare with: how things stand, the best alternative (in points of Doom, or in the chance to win); or
nothing, since there was no choice, or none that mattered."""
_STEPS = frozenset(("area", "unit", "side", "book", "done", "no"))


class Reason(NamedTuple):
    """One part in which the ends of two lines differ: for (+) or against (-) the line explained."""

    part: str
    points: float


class Advice(NamedTuple):
    """A line and what speaks for and against it.

    ``line`` are answers to the end of the action; the first answers the open decision. ``worth`` is how much it is
    above ``other``, the best alternative (empty where there is none): points of Doom, or where ``share`` is given,
    shares of the win. ``reasons``, weightiest first, compare its end with what ``compared`` says; ``differs`` compare
    it with ``other``. ``share`` is what of the win the line promises, and ``doubt`` how far ``worth`` may be off by
    chance; a negative share is not known.
    """

    line: tuple[Option, ...]
    worth: float
    reasons: tuple[Reason, ...]
    compared: str
    other: tuple[Option, ...] = ()
    differs: tuple[Reason, ...] = ()
    share: float = -1.0
    doubt: float = 0.0


def mean_parts(trials: Sequence[Iterable[tuple[str, float]]]) -> dict[str, float]:
    """The parts of all trials, each by its name, on the average."""
    found: dict[str, float] = {}
    for parts in trials:
        for part, points in parts:
            found[part] = found.get(part, 0.0) + points / len(trials)
    return found


def deed_of(line: Sequence[Option]) -> list[tuple[int | str, ...]]:
    """What a whole action does: units by their kind, without the spellbooks taken on the way; empty for a step."""
    if line[0].kind in _STEPS:
        return []
    return [
        (each.kind, each.area, UNIT_KIND[each.unit] if each.unit >= 0 else NONE, each.side, each.number)
        for each in line
        if each.kind not in ("book", "done")
    ]


def differing(end: Mapping[str, float], base: Mapping[str, float]) -> dict[str, float]:
    """By part how much more of it there is at one end than at another."""
    return {part: end.get(part, 0.0) - base.get(part, 0.0) for part in dict.fromkeys((*end, *base))}


def reached(points: dict[str, float], becomes: Mapping[str, str]) -> dict[str, float]:
    """The same parts, with what is lost of what was near counted where it has been reached.

    ``becomes`` names parts that count what is near, and those they turn into when it is reached.
    """
    for near, there in becomes.items():
        if points.get(there, 0.0) * points.get(near, 0.0) < 0:
            points[there] += points.pop(near)
    return points


def weightiest(points: Mapping[str, float], least: float) -> tuple[Reason, ...]:
    """The parts of ``least`` points or more as reasons, the weightiest first."""
    found = [Reason(part, each) for part, each in points.items() if abs(each) >= least]
    return tuple(sorted(found, key=lambda reason: -abs(reason.points)))
