"""The judgment of a side that seldom wins, told as if it stood even now.

Where hardly anything is expected, all actions promise nearly the same share of the win, and what tells them apart is
lost beside how likely they are. From an even start the same judgment tells them apart as well as anybody's.
"""

from game.engine.position import Position
from game.games.wars.bots.learned.policy import of_records
from game.games.wars.bots.learned.search import Judge

_LEAST = 1e-4
"""A share counts as this at least."""
_MOST = 200.0
"""For how many times its share a side's counts at most."""


class FromEven:
    """A judge by whom one side has an even share of the position it was made for; who is ahead stays as it is."""

    def __init__(self, judge: Judge, pos: Position, side: int, seat: int) -> None:
        self._judge = judge
        self._place = pos.rules.sides.index(side)
        share = max(_LEAST, judge.shares(pos, seat)[self._place])
        others = len(pos.rules.sides) - 1
        self._times = min(_MOST, max(1.0, (1.0 - share) / share / others))

    def shares(self, pos: Position, seat: int = -1) -> list[float]:
        """Of each side by place, together 1; none where humanity has won."""
        found = list(self._judge.shares(pos, seat))
        found[self._place] *= self._times
        whole = sum(found)
        return [share / whole for share in found] if whole else found


def judge_for(judge: Judge, pos: Position) -> Judge:
    """Who judges what the side asked in a position may do: sides without records are judged from even."""
    asked = pos.decision
    assert asked is not None
    return judge if of_records(asked.side) else FromEven(judge, pos, asked.side, asked.seat)
