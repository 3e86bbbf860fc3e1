"""What a position is worth to a side by the knowledge of its faction, and the same in words."""

from typing import NamedTuple

from game.bots.evaluate import rivals_of, verdict
from game.bots.wars import black_goat, crawling_chaos, great_cthulhu, yellow_sign
from game.bots.wars.knowledge import EACH_RIVAL, LEADING_RIVAL, Line, Measure, lines_of
from game.bots.wars.look import Look
from game.bots.wars.shared import turns_left
from game.bots.wars.tuned import TUNED
from game.content.wars.units import FACTIONS
from game.engine.position import Position

KNOWN = (great_cthulhu.KNOWLEDGE, crawling_chaos.KNOWLEDGE, black_goat.KNOWLEDGE, yellow_sign.KNOWLEDGE)
"""By side."""
EACH, LEADING = "each_rival", "leading_rival"
"""Names of the two weights that are no lines."""

Weights = dict[str, tuple[float, float]]
"""By name of line: points early and late."""


class Table(NamedTuple):
    """A faction's evaluation made ready: for every line its measure and its points early and late.

    A requirement's line begins with the requirement's bit and counts only while that is open.
    """

    own: tuple[tuple[Measure, float, float], ...]
    rival: tuple[tuple[Measure, float, float], ...]
    requirements: tuple[tuple[int, Measure, float, float], ...]
    each: tuple[float, float]
    leading: tuple[float, float]


def weights_of(side: int) -> Weights:
    """A faction's weights: set by hand, then corrected by tuning."""
    lines = [*lines_of(KNOWN[side]), *(line for _, line in KNOWN[side].requirements)]
    found = {line.name: (line.early, line.late) for line in lines}
    found[EACH], found[LEADING] = EACH_RIVAL, LEADING_RIVAL
    for name, (early, late) in TUNED.get(FACTIONS[side], {}).items():
        if name in found:
            found[name] = (found[name][0] * early, found[name][1] * late)
    return found


def table_of(side: int, weights: Weights) -> Table:
    """A faction's evaluation with these weights."""

    def weighed(line: Line) -> tuple[Measure, float, float]:
        early, late = weights[line.name]
        return line.measure, early, late

    lines = lines_of(KNOWN[side])
    return Table(
        tuple(weighed(line) for line in lines),
        tuple(weighed(line) for line in lines if line.rivals),
        tuple((bit, *weighed(line)) for bit, line in KNOWN[side].requirements),
        weights[EACH],
        weights[LEADING],
    )


TABLES = [table_of(side, weights_of(side)) for side in range(len(FACTIONS))]


def evaluate(pos: Position, side: int, turn: int) -> float:
    """The worth of a position to a side, in points of Doom; higher is better."""
    return evaluate_with(TABLES[side], pos, side, turn)


def evaluate_with(table: Table, pos: Position, side: int, turn: int) -> float:
    """The same with other weights."""
    decided = verdict(pos, side)
    if decided is not None:
        return decided
    look = Look(pos, turn)
    look.turns_left = turns_left(look)
    late = min(1.0, look.late)
    early = 1.0 - late
    total = _sum(table.own, look, side, early, late)
    met: int = pos.state.met[side]
    for bit, measure, first, last in table.requirements:
        if not met & bit:
            count = measure(look, side)
            if count:
                total += count * (first * early + last * late)
    together, best = 0.0, -1e9
    for other in rivals_of(pos, side):
        theirs = _sum(table.rival, look, other, early, late)
        together += theirs
        best = max(best, theirs)
    each, leading = table.each, table.leading
    return total - (each[0] * early + each[1] * late) * together - (leading[0] * early + leading[1] * late) * best


def _sum(lines: tuple[tuple[Measure, float, float], ...], look: Look, side: int, early: float, late: float) -> float:
    total = 0.0
    for measure, first, last in lines:
        count = measure(look, side)
        if count:
            total += count * (first * early + last * late)
    return total


def parts(pos: Position, side: int, turn: int) -> list[tuple[str, float]]:
    """The worth in words: (what counts, points) whose sum is the worth; one part alone if the match is decided."""
    decided = verdict(pos, side)
    if decided is not None:
        return [("the match is won" if decided > 0 else "the match is lost", decided)]
    look = Look(pos, turn)
    look.turns_left = turns_left(look)
    late = min(1.0, look.late)
    weights = weights_of(side)

    def points(line: Line, of: int) -> float:
        early_weight, late_weight = weights[line.name]
        return line.measure(look, of) * (early_weight * (1 - late) + late_weight * late)

    lines = lines_of(KNOWN[side])
    found = [(line.words, points(line, side)) for line in lines]
    met: int = pos.state.met[side]
    found += [(line.words, points(line, side)) for bit, line in KNOWN[side].requirements if not met & bit]
    rivals = rivals_of(pos, side)
    feared = [line for line in lines if line.rivals]
    leader = max(rivals, key=lambda other: sum(points(line, other) for line in feared))
    each = weights[EACH][0] * (1 - late) + weights[EACH][1] * late
    leading = weights[LEADING][0] * (1 - late) + weights[LEADING][1] * late
    for line in feared:
        taken = each * sum(points(line, other) for other in rivals) + leading * points(line, leader)
        found.append((f"enemies': {line.words}", -taken))
    return [(words, value) for words, value in found if value]
