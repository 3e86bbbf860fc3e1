"""Paired budgets: which of two bots had the better result in the same game, and how sure that is."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.arena.intervals import Share, always_valid, share_of, verdict
from game.arena.schedule import Contest, pairing
from scripts.learning.contests.results import Line
from scripts.learning.contests.rows import Row, short

EVEN = 0.5


class Pair(NamedTuple):
    """Two places of a field, the one with more to spend first. ``better`` is how often that one did better."""

    first: int
    second: int
    better: Share
    low: float
    high: float
    """Both bound ``better`` whenever one looks."""
    won: float
    """The first one's mean share of the win, and the second one's."""
    lost: float

    @property
    def side(self) -> int:
        """1 if the first is better for sure, -1 if the second is, 0 if that is open."""
        return 1 if self.low > EVEN else -1 if self.high < EVEN else 0


def better(contest: Contest, line: Line, first: int, second: int) -> float:
    """1 if the first had the better result, 0 if the second had, else one half: the win counts first, then Doom."""
    seats = pairing(contest, line.number).seats
    one, other = ((line.shares[seat], line.doom[seat]) for place in (first, second) for seat in (seats.index(place),))
    return EVEN if one == other else float(one > other)


def pair(row: Row, lines: Mapping[int, Line], first: int, second: int) -> Pair:
    """Two places of a field compared over all games there are."""
    contest = row.contest
    found = [better(contest, line, first, second) for line in lines.values()]
    low, high = always_valid(found)
    shares = [
        sum(line.shares[pairing(contest, line.number).seats.index(place)] for line in lines.values()) / len(lines)
        for place in (first, second)
    ]
    return Pair(first, second, share_of(found), low, high, *shares)


def steps(row: Row) -> list[tuple[int, int]]:
    """The places of neighbouring budgets, the larger first."""
    return [(place + 1, place) for place in range(len(row.times) - 1)]


def verdicts(row: Row, lines: Sequence[Line]) -> list[int]:
    """For each step whether more is better for sure (1), worse for sure (-1), or that is open (0)."""
    return [verdict([better(row.contest, line, *step) for line in lines], EVEN) for step in steps(row)]


def table(row: Row, lines: Mapping[int, Line]) -> str:
    """All pairs of a row of paired budgets as a table of Markdown."""
    names = row.contest.field
    places = range(len(names))
    budgets = len(row.times)
    wanted = [(one, other) for other in places for one in places if other < one < budgets]
    wanted += [(one, other) for one in range(budgets) for other in places[budgets : budgets + 1]]
    shown = [
        "| the one | the other | games | the one did better (95 %) | whenever one looks | share of the win |",
        "|---|---|---|---|---|---|",
    ]
    for each in [pair(row, lines, *one) for one in wanted] if lines else []:
        shown.append(
            f"| {short(names[each.first])} | {short(names[each.second])} | {each.better.games} "
            f"| **{100 * each.better.share:.0f} %** ({100 * each.better.low:.0f} to {100 * each.better.high:.0f}) "
            f"| {100 * each.low:.0f} to {100 * each.high:.0f} | {100 * each.won:.0f} % / {100 * each.lost:.0f} % |"
        )
    return "\n".join(shown)
