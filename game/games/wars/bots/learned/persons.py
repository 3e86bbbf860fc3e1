"""What share of the win each of two persons can expect, by all the factions it has.

In Cthulhu Wars for two that is what ``Chances`` gives both of them. A game with other ends has learned by itself, from
the same counts, what a hierophant thinks of the position, and what the game adds.
"""

import math
from collections.abc import Callable
from pathlib import Path

from game.engine.position import Position
from game.games.wars.bots.learned.chances import chances, read, scores_of
from game.games.wars.bots.learned.standing import NAMES, Rows, counted
from game.games.wars.bots.levels import Levels
from game.games.wars.bots.look import season

LEAVES = 0.002
"""Nobody is taken for lost before the end."""
_COMMON = len(NAMES)
_WORTH, _MOST = 10.0, 4.0
"""So many points of Doom are 1 for the hierophant's count, and how much it may say at most."""


class Together:
    """Gives each person what is expected of both its factions: of the win, nobody has more than one part."""

    def __init__(self) -> None:
        self._chances = chances()

    def shares(self, pos: Position, seat: int = -1) -> list[float]:
        """By place in ``pos.rules.sides`` the expected share of the win of the person who has that side."""
        seat_of, sides = pos.rules.seat_of, pos.rules.sides
        both: dict[int, float] = {}
        for side, share in zip(sides, self._chances.shares(pos, seat), strict=True):
            both[seat_of[side]] = both.get(seat_of[side], 0.0) + share
        return [both[seat_of[side]] for side in sides]


Own = Callable[[Position, int], list[float]]
"""A game's own counts of a side."""


class Counts:
    """What the judgement looks at: a row for each side in the order of the rules, and how late it is, from 0 to 1."""

    def __init__(self, levels: Levels, names: tuple[str, ...] = (), own: Own | None = None) -> None:
        self.names = (*NAMES, "hierophant", *names)
        self._levels = levels
        self._own = own

    def of(self, pos: Position, seat: int = -1) -> Rows:
        """The rows of a position; ``seat`` knows the values of its own Elder Signs."""
        found = counted(pos, seat)
        seat_of, turn = pos.rules.seat_of, season(pos)
        evaluation = self._levels.evaluation("hierophant", pos.rules)
        worth: dict[int, float] = {}
        for row, side in zip(found.rows, pos.rules.sides, strict=True):
            person = seat_of[side]
            if person not in worth:
                worth[person] = max(-_MOST, min(_MOST, evaluation.worth(pos, side, turn) / _WORTH))
            row[_COMMON:_COMMON] = [worth[person], *(self._own(pos, side) if self._own is not None else ())]
        return found


class Persons:
    """Tells each person's expected share of the win; a person's score is that of all its factions together."""

    def __init__(self, counts: Counts, path: Path) -> None:
        """Read the data file; raises ``ValueError`` for one that was learned with other counts."""
        self._counts = counts
        self._weights = read(path, counts.names)

    def shares(self, pos: Position, seat: int = -1) -> list[float]:
        """By place in ``pos.rules.sides`` the expected share of the win of the person who has that side."""
        seat_of = pos.rules.seat_of
        result = pos.rules.result(pos)
        if result is not None:
            won = result.winners
            return [1.0 / len(won) if seat_of[side] in won else 0.0 for side in pos.rules.sides]
        first = 0.0
        for score, side in zip(scores_of(pos, self._counts.of(pos, seat), self._weights), pos.rules.sides, strict=True):
            first += score if seat_of[side] == 0 else -score
        share = LEAVES + (1.0 - 2.0 * LEAVES) / (1.0 + math.exp(-max(-30.0, min(30.0, first))))
        return [share if seat_of[side] == 0 else 1.0 - share for side in pos.rules.sides]
