"""A player of factions of which little was learned: it plays on what their knowledge by hand proposes.

In own games it is ``scripts.learning.teacher:Teacher``. The master plays on actions its policy thinks likely; where
that is taken from other factions the best are not among them. So here the actions that end best by hand come first,
likely ones besides, and playouts tell them apart: that is better than by hand alone, and worth learning
(``new_faction.py``). It is no bot of the program's.
"""

import math
from collections.abc import Sequence

from game.bots.protocol import Budget, Purse, Question
from game.engine.position import Position
from game.games.wars.bots.greedy import GreedyBot, lines_in_time, never_wise
from game.games.wars.bots.learned.master import MasterBot
from game.games.wars.bots.learned.search import Found, Manner, Search, Try

BY_HAND, BY_POLICY = 6, 5
"""So many actions at most are taken over from either."""
TRUST = 0.6
"""How likely together the ones by hand are taken to be."""
HEAT = 1.5
"""Points of Doom by which an action is e times as likely by hand."""


class Teacher(MasterBot):
    """Plays any faction by a search among what its knowledge by hand and the policy propose."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        super().__init__("hierophant", seed, budget=budget)
        self.id = "teacher"
        self._hand = GreedyBot("hierophant", seed)

    def _knows(self, side: int) -> bool:
        return True

    def _weighed(self, question: Question, pos: Position, share: float, tries: Sequence[Try] = ()) -> list[Found]:
        if tries:
            return super()._weighed(question, pos, share, tries)
        hand = self._by_hand(pos, question.side)
        if len(hand) == 1:
            return [Found(hand[0].answers, 1.0, 0.0, 0)]
        purse = Purse(("nodes", 10_000.0))
        purse.open(question.cancelled)
        own = Search(pos, self._likely(pos), self._judge, purse, self.chance, Manner(draws=16, width=BY_POLICY))
        likely = [one for one in own.tries() if not never_wise(pos, one.answers[0])][:BY_POLICY]
        found = {one.answers: one._replace(likely=(1 - TRUST) * one.likely) for one in likely}
        for one in hand:
            before = found.get(one.answers)
            found[one.answers] = one if before is None else one._replace(likely=one.likely + before.likely)
        return super()._weighed(question, pos, share, sorted(found.values(), key=lambda one: -one.likely))

    def _by_hand(self, pos: Position, side: int) -> list[Try]:
        lines = lines_in_time(pos, side, self._hand.judge, self.chance)
        lines.sort(key=lambda line: -line.worth)
        best = lines[0].worth
        parts = [math.exp((line.worth - best) / HEAT) for line in lines[:BY_HAND]]
        whole = sum(parts)
        return [Try(tuple(line.answers), TRUST * part / whole) for line, part in zip(lines, parts, strict=False)]
