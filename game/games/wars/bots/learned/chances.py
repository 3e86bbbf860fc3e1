"""The learned judgement of a position: what share of the win and of all Doom each side can expect, and in parts why."""

import json
import math
from collections.abc import Sequence
from functools import cache
from operator import mul
from pathlib import Path
from typing import Any, NamedTuple

from game.engine.position import Position
from game.games.wars.bots.learned import FOLDER, file_of, learned_of
from game.games.wars.bots.learned.common import row_for
from game.games.wars.bots.learned.standing import GROUPS, NAMES, OWN, Rows, counted
from game.games.wars.bots.learned.survey import Clock
from game.games.wars.rules.units import FACTIONS

DATA = FOLDER / "chances.json"
DOOM_DATA = FOLDER / "doom.json"
EVEN = "even"
"""The name of the part that everybody begins with: the same share for all."""
TIME = "time"
"""The name of the part that tells what it changes that the end is nearer or farther than by the clock given."""
_LEGENDRE = (
    (0.046910077030668, 0.118463442528095), (0.230765344947158, 0.239314335249683), (0.5, 0.284444444444444),
    (0.769234655052842, 0.239314335249683), (0.953089922969332, 0.118463442528095),
)  # fmt: skip
"""Where to look between 0 and 1, and how much each place weighs, for a mean over all that lies between."""

_STRETCHES = 3
"""Into so many equal stretches the way is cut first."""


class Weights(NamedTuple):
    """What each count weighs, early and late, by faction."""

    early: list[list[float]]
    late: list[list[float]]


class Chances:
    """Tells each side's expected share of the win from weighed counts, early and late, by faction.

    Scores of all sides share one whole: what a rival gains, the others lose.
    """

    def __init__(self, path: Path = DATA) -> None:
        """Read the data file; raises ``ValueError`` for one that was learned with other counts."""
        self._win = read(path, part="chances")

    def shares(self, pos: Position, seat: int = -1) -> list[float]:
        """Expected shares of the win by place in ``pos.rules.sides``, together 1; none where humanity has won.

        ``seat`` knows the values of its own Elder Signs; those of others are never looked at.
        """
        result = pos.rules.result(pos)
        if result is not None:
            return _decided(pos, result)
        return _shared(scores_of(pos, counted(pos, seat), self._win))

    def parts(self, pos: Position, seat: int = -1, clock: Clock | None = None) -> list[dict[str, float]]:
        """By place in ``pos.rules.sides`` what each group of counts adds to the side's share, all sides' counts taken
        together; with ``EVEN`` they come to the share.

        The scores grow evenly from nothing to what they are, and every group has what its growth brings on the way:
        so it is not asked which of them came first. What counts more or less as the end comes near would seem to
        change groups that stay as they are: by a ``clock`` they keep their weights, and ``TIME`` is all that changes.
        """
        result = pos.rules.result(pos)
        if result is not None:
            return [{EVEN: share} for share in _decided(pos, result)]
        rows = counted(pos, seat, clock)
        by_group = [self._by_group(side, rows.rows[place], rows.late) for place, side in enumerate(pos.rules.sides)]
        scores = [sum(groups.values()) for groups in by_group]
        slopes = _slopes(scores)
        shares = _shared(scores)
        timed = shares if clock is None else self.shares(pos, seat)
        found: list[dict[str, float]] = []
        for place, share in enumerate(shares):
            parts = {EVEN: 1.0 / len(scores)}
            for group in GROUPS:
                parts[group] = sum([slopes[place][other] * by_group[other][group] for other in range(len(scores))])
            # What the means leave is far below what anybody is shown.
            parts[EVEN] += share - sum(parts.values())
            if clock is not None:
                parts[TIME] = timed[place] - share
            found.append(parts)
        return found

    def _by_group(self, side: int, row: list[float], late: float) -> dict[str, float]:
        """A side's score by groups."""
        found: dict[str, float] = {}
        first, last = self._win.early[side], self._win.late[side]
        place = 0
        for group, names in GROUPS.items():
            total = 0.0
            for _ in names:
                total += row[place] * (first[place] * (1.0 - late) + last[place] * late)
                place += 1
            found[group] = total
        for count, weight in zip(OWN[side], zip(first[place:], last[place:], strict=True), strict=False):
            found[count.group] += row[place] * (weight[0] * (1.0 - late) + weight[1] * late)
            place += 1
        return found


@cache
def chances() -> Chances:
    """The learned judgement; read when first asked for."""
    return Chances()


def doom_shares(pos: Position, seat: int = -1) -> list[float]:
    """Expected shares of all Doom at the end, Elder Signs included, by place in ``pos.rules.sides``, together 1."""
    return _shared(scores_of(pos, counted(pos, seat), _doom_weights()))


@cache
def _doom_weights() -> Weights:
    return read(DOOM_DATA, part="doom")


def read(path: Path, names: Sequence[str] = NAMES, part: str = "") -> Weights:
    """The weights of a data file; raises ``ValueError`` for one that was learned with other counts than these.

    Factions that are not in it have a ``part`` in a file of their own, or what the others have in common.
    """
    found = json.loads(path.read_text(encoding="utf-8"))
    _check(found, names, path)
    learned: dict[str, dict[str, list[float]]] = found["factions"]
    alone: list[dict[str, Any]] = [{} if name in learned else learned_of(name).get(part, {}) for name in FACTIONS]
    for name, own in zip(FACTIONS, alone, strict=True):
        if own:
            _check(own, names, file_of(name))

    def rows(when: str, number: int) -> list[list[float]]:
        known = {name: learned[name][when] for name in FACTIONS if name in learned}
        return [
            [
                *(known.get(name) or alone[side].get(when) or row_for(side, known, names)),
                *[alone[side].get("own", {}).get(count.name, (count.early, count.late))[number] for count in OWN[side]],
            ]
            for side, name in enumerate(FACTIONS)
        ]

    return Weights(rows("early", 0), rows("late", 1))


def _check(found: dict[str, Any], names: Sequence[str], path: Path) -> None:
    if found["names"] != list(names):
        raise ValueError(f"{path.name} was learned with other counts: it has to be learned anew")


def scores_of(pos: Position, rows: Rows, weights: Weights) -> list[float]:
    """Every side's score; shares follow from their differences."""
    late = rows.late
    early = 1.0 - late
    found: list[float] = []
    for place, side in enumerate(pos.rules.sides):
        row = rows.rows[place]
        first = sum(map(mul, row, weights.early[side]))
        found.append(first * early + sum(map(mul, row, weights.late[side])) * late)
    return found


def _decided(pos: Position, result: Any) -> list[float]:
    won = result.sides
    return [1.0 / len(won) if FACTIONS[side] in won else 0.0 for side in pos.rules.sides]


def _shared(scores: list[float]) -> list[float]:
    most = max(scores)
    powers = [math.exp(score - most) for score in scores]
    whole = sum(powers)
    return [power / whole for power in powers]


def _slopes(scores: list[float]) -> list[list[float]]:
    """How much a side's share rises with another's score, as the mean on the way from nothing to these scores."""
    sides = range(len(scores))
    found = [[0.0 for _ in sides] for _ in sides]
    for step in range(_STRETCHES):
        for way, weight in _LEGENDRE:
            shares = _shared([score * (step + way) / _STRETCHES for score in scores])
            for one in sides:
                for other in sides:
                    slope = shares[one] * ((1.0 if one == other else 0.0) - shares[other])
                    found[one][other] += weight / _STRETCHES * slope
    return found
