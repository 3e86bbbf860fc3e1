"""The top level of Cthulhu Wars: looks ahead from every question that likelihood alone does not settle."""

import time
from collections.abc import Callable

from game.bots.protocol import Budget, Purse, Question
from game.engine.option import Option, option
from game.engine.position import Position
from game.games.wars.bots.greedy import GreedyBot
from game.games.wars.bots.learned.chances import Chances
from game.games.wars.bots.learned.policy import policy
from game.games.wars.bots.learned.search import Answers, Found, Judge, Manner, Search
from game.games.wars.bots.levels import LEVELS, Levels
from game.games.wars.bots.look import for_two
from game.games.wars.bots.search import OracleBot

USUAL: Budget = ("seconds", 0.25)
"""What a slot may cost if nobody says otherwise."""
_RITUAL = option("ritual")
_LEFT_TO_OTHERS = frozenset(("draft", "slot_side", "reveal"))
"""Questions that the policy has not learned."""
_GREAT, _SMALL = 0.7, 0.15
"""What part of a slot's budget its first question may spend; each other one until the next slot, if there is some."""
_SURE = 0.97
"""A question that is none of the first, with an answer so likely, is not searched."""


class MasterBot(GreedyBot):
    """Plays a seat by a search with learned replies and a learned judgement.

    All that it thinks about between two of its slots costs a budget at most: ("seconds", s) or ("nodes", answers given
    in playouts). With nodes it is reproducible, with seconds it is not. Where nothing was learned (matches between
    two persons, factions of other authors) the oracle plays.
    """

    def __init__(
        self,
        level: str,
        seed: int,
        levels: Levels = LEVELS,
        budget: Budget | None = None,
        manner: Manner | None = None,
        answers: Answers | None = None,
        judge: Judge | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        super().__init__(level, seed, levels)
        self._unit, self._amount = budget or USUAL
        self._left = self._amount
        self._clock = clock
        self._unlearned: bool | None = None
        self._oracle = OracleBot(level, seed, levels, budget, clock)
        self._manner = manner or Manner()
        self._policy = answers or policy()
        self._judge = judge or Chances()
        self.found: list[Found] = []
        """What the last search thought of each action, the one taken first."""

    def choose(self, question: Question) -> Option:
        """The next answer; the rest of an action is kept as a plan."""
        if len(question.options) == 1:
            return question.options[0]
        if self._unlearned is None:
            self._unlearned = unlearned(self.imagine(question.view))
        if self._unlearned:
            return self._oracle.choose(question)
        if question.kind in _LEFT_TO_OTHERS:
            return super().choose(question)
        planned = self._planned(question)
        if planned is not None:
            return planned
        answers = self._searched(question)
        self._keep(answers)
        return answers[0]

    def _searched(self, question: Question) -> tuple[Option, ...]:
        great = _begins(question)
        if great:
            self._left = self._amount
        pos = self._start = self.imagine(question.view)
        chances = self._policy.chances(pos)
        most = max(chances)
        if self._left <= 0 or (most >= _SURE and not great):
            return (question.options[chances.index(most)],)
        share = _GREAT if great else _SMALL
        purse = Purse((self._unit, min(self._left, share * self._amount)), self._clock)
        purse.open(question.cancelled)
        self.found = Search(pos, self._policy, self._judge, purse, self.chance, self._manner).best()
        self._left -= purse.close()
        return self.found[0].answers

    def _keep(self, answers: tuple[Option, ...]) -> None:
        """Keep the rest of an action, to be followed while things go as foreseen and without luck."""
        trial = self._start.copy()
        untouched = trial.chance.state
        self._plan = []
        for step, answer in enumerate(answers):
            asked = trial.decision
            if asked is None or answer not in asked.options or trial.chance.state != untouched:
                return
            if step:
                self._plan.append((asked.kind, tuple(asked.options), answer))
            trial.answer(answer)


def unlearned(pos: Position) -> bool:
    """Whether nothing was learned of such a match: it is between two persons, or has factions of other authors."""
    known = policy().known
    return for_two(pos) or not all(known[side] for side in pos.rules.sides)


def _begins(question: Question) -> bool:
    """Whether a question is the first of a slot, or asks for a Ritual: then the budget is whole again."""
    if question.kind == "action":
        return not any(question.about)
    return question.kind == "ritual" and _RITUAL in question.options
