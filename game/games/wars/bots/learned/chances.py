"""The learned judgement of a position: what share of the win each side can expect, and in parts why."""

import json
import math
from operator import mul
from pathlib import Path
from typing import Any

from game.engine.position import Position
from game.games.wars.bots.learned import FOLDER
from game.games.wars.bots.learned.standing import GROUPS, NAMES, Rows, counted
from game.games.wars.rules.units import FACTIONS

DATA = FOLDER / "chances.json"
EVEN = "even"
"""The name of the part that everybody begins with: the same share for all."""
_LEGENDRE = (
    (0.046910077030668, 0.118463442528095), (0.230765344947158, 0.239314335249683), (0.5, 0.284444444444444),
    (0.769234655052842, 0.239314335249683), (0.953089922969332, 0.118463442528095),
)  # fmt: skip
"""Where to look between 0 and 1, and how much each place weighs, for a mean over all that lies between."""

_STRETCHES = 3
"""Into so many equal stretches the way is cut first."""


class Chances:
    """Tells each side's expected share of the win from weighed counts, early and late, by faction.

    Scores of all sides share one whole: what a rival gains, the others lose.
    """

    def __init__(self, path: Path = DATA) -> None:
        """Read the data file; raises ``ValueError`` for one that was learned with other counts."""
        found = json.loads(path.read_text(encoding="utf-8"))
        if found["names"] != list(NAMES):
            raise ValueError(f"{path.name} was learned with other counts: it has to be learned anew")
        factions: list[dict[str, list[float]]] = [found["factions"][name] for name in FACTIONS]
        self._early: list[list[float]] = [each["early"] for each in factions]
        self._late: list[list[float]] = [each["late"] for each in factions]

    def shares(self, pos: Position, seat: int = -1) -> list[float]:
        """Expected shares of the win by place in ``pos.rules.sides``, together 1; none where humanity has won.

        ``seat`` knows the values of its own Elder Signs; those of others are never looked at.
        """
        result = pos.rules.result(pos)
        if result is not None:
            return _decided(pos, result)
        return _shared(self.scores(pos, counted(pos, seat)))

    def scores(self, pos: Position, rows: Rows) -> list[float]:
        """Every side's score; shares follow from their differences."""
        late = rows.late
        early = 1.0 - late
        found: list[float] = []
        for place, side in enumerate(pos.rules.sides):
            row = rows.rows[place]
            first = sum(map(mul, row, self._early[side]))
            found.append(first * early + sum(map(mul, row, self._late[side])) * late)
        return found

    def parts(self, pos: Position, seat: int = -1) -> list[dict[str, float]]:
        """By place in ``pos.rules.sides`` what each group of counts adds to the side's share, all sides' counts taken
        together; with ``EVEN`` they come to the share.

        The scores grow evenly from nothing to what they are, and every group has what its growth brings on the way:
        so it is not asked which of them came first.
        """
        result = pos.rules.result(pos)
        if result is not None:
            return [{EVEN: share} for share in _decided(pos, result)]
        rows = counted(pos, seat)
        by_group = [self._by_group(side, rows.rows[place], rows.late) for place, side in enumerate(pos.rules.sides)]
        scores = [sum(groups.values()) for groups in by_group]
        slopes = _slopes(scores)
        shares = _shared(scores)
        found: list[dict[str, float]] = []
        for place, share in enumerate(shares):
            parts = {EVEN: 1.0 / len(scores)}
            for group in GROUPS:
                parts[group] = sum([slopes[place][other] * by_group[other][group] for other in range(len(scores))])
            # What the means leave is far below what anybody is shown.
            parts[EVEN] += share - sum(parts.values())
            found.append(parts)
        return found

    def _by_group(self, side: int, row: list[float], late: float) -> dict[str, float]:
        """A side's score by groups."""
        found: dict[str, float] = {}
        place = 0
        for group, names in GROUPS.items():
            total = 0.0
            for _ in names:
                total += row[place] * (self._early[side][place] * (1.0 - late) + self._late[side][place] * late)
                place += 1
            found[group] = total
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
