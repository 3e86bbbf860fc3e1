"""The top level of Cthulhu Wars: looks ahead from every question that likelihood alone does not settle."""

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.bots.protocol import Bot, Budget, Purse, Question
from game.bots.workers.helpers import helpers
from game.engine.option import Option, option
from game.engine.position import Position
from game.games.wars.bots.greedy import GreedyBot, leads_with_signs
from game.games.wars.bots.learned.chances import chances
from game.games.wars.bots.learned.even import judge_for
from game.games.wars.bots.learned.likings import leanings, likings_of
from game.games.wars.bots.learned.policy import knows_side, of_records, policy_for
from game.games.wars.bots.learned.proposals import proposed
from game.games.wars.bots.learned.search import Answers, Found, Judge, Manner, Others, Search, Try
from game.games.wars.bots.learned.sharing import Sharing
from game.games.wars.bots.levels import LEVELS, Levels
from game.games.wars.bots.look import for_two, may_win
from game.games.wars.bots.pointless import wise
from game.games.wars.bots.search import OracleBot
from game.games.wars.factions.bots import KNOWN
from game.games.wars.rules.flow.ending import DOOM_TO_END, end_of_doom_phase
from game.games.wars.rules.units import FACTIONS


class Short(NamedTuple):
    """A search that looks less far, however much time there is."""

    nodes: int
    manner: Manner


SHORT = Short(400, Manner(draws=16, width=6, slots=2))
"""How the professional searches."""
USUAL: Budget = ("seconds", 0.25)
"""What a slot may cost if nobody says otherwise."""
_RITUAL = option("ritual")
LEFT_TO_OTHERS = frozenset(("draft",))
"""Questions that neither the policy nor a search answers."""
_GREAT, _SMALL = 0.7, 0.15
"""What part of a slot's budget its first question may spend; each other one until the next slot, if there is some."""
_LIKED = 0.2
"""How much a liking counts: whoever looks ahead thinks of few actions, and better ones must not be crowded out."""
_SURE = 0.97
"""A question that is none of the first, with an answer so likely, is not searched."""


class MasterBot(GreedyBot):
    """Plays a seat by a search with learned replies and a learned judgement.

    All that it thinks about between two of its slots costs a budget at most: ("seconds", s) or ("nodes", answers given
    in playouts). With nodes it is reproducible, with seconds it is not. Between two persons it judges by what
    ``between`` gives. Where nothing was learned (no such judgement, a new faction) ``stand_in`` plays. Of a faction
    without records it plays on what is known by hand, too.
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
        stand_in: Bot | None = None,
        short: Short | None = None,
        between: Callable[[], Judge] | None = None,
    ) -> None:
        super().__init__(level, seed, levels)
        self._unit, self._amount = budget or USUAL
        if short is not None:
            most = self._amount if self._unit == "nodes" else short.nodes
            self._unit, self._amount = "nodes", min(most, short.nodes)
        self._left = self._amount
        self._clock = clock
        self._unjudged: bool | None = None
        self._begun: Question | None = None
        self._stand_in = stand_in or OracleBot(level, seed, levels, budget, clock)
        self._manner = manner or (short.manner if short else Manner())
        self._own = answers is not None or judge is not None
        self._answers = answers
        likings = likings_of(level)
        self._leans = partial(leanings, likings, weight=_LIKED) if likings is not None else None
        self._judge = judge or chances()
        self._between = between
        self.found: list[Found] = []
        """What the last search thought of each action, the one taken first."""

    def choose(self, question: Question) -> Option:
        """The next answer; the rest of an action is kept as a plan."""
        if len(question.options) == 1:
            return question.options[0]
        if self._unjudged is None:
            self._unjudged = self._prepared(self.imagine(question.view))
        if self._unjudged or not self._knows(question.side):
            return self._stand_in.choose(question)
        if question.kind in LEFT_TO_OTHERS:
            return super().choose(question)
        planned = self._planned(question)
        if planned is not None:
            return planned
        answers = self._revealed(question) if question.kind == "reveal" else self._searched(question)
        self._keep(answers)
        return answers[0]

    def reveals(self, question: Question) -> tuple[int, list[int]] | None:
        """All Elder Signs of a side: as soon as that wins, and where a slot begins if it promises more than to wait."""
        shown = super().reveals(question)
        if shown is not None or not may_reveal(question):
            return shown
        pos = self.imagine(question.view)
        if self._unjudged is None:
            self._unjudged = self._prepared(pos)
        if self._unjudged or not self._knows(question.side) or not ends_by_revealing(pos, question.side):
            return None
        self._left, self._begun = self._amount, question
        found = self._weighed(question, pos, _SMALL, (Try((), 1.0), Try((), 1.0, True)))
        return (question.side, list(pos.state.signs[question.side])) if found[0].shown else None

    def _prepared(self, pos: Position) -> bool:
        """Whether there is no judgement of such a match; else that for so many persons is at hand."""
        if not for_two(pos):
            return False
        if self._between is None:
            return True
        self._judge, self._own, self._leans = self._between(), True, None
        return False

    def _knows(self, side: int) -> bool:
        """Whether it knows how a side may answer: it was given answers, or they were learned."""
        return self._answers is not None or knows_side(side)

    def judge(self, pos: Position, side: int, turn: int) -> float:
        """What a position is worth to a side by hand, in points of Doom."""
        return self.levels.evaluation("hierophant", pos.rules).worth(pos, side, turn)

    def _likely(self, pos: Position) -> Answers:
        return self._answers or policy_for(pos.rules)

    def _revealed(self, question: Question) -> tuple[Option, ...]:
        """What to do when asked for Elder Signs: turn all of them up, or none, by who is expected to win then."""
        pos = self._start = self.imagine(question.view)
        none = question.options[-1]
        if not ends_by_revealing(pos, question.side):
            return (none,)
        every = tuple([option("reveal", number=value) for value in pos.state.signs[question.side]])
        if leads_with_signs(pos, question.side):
            return every
        self._left = self._amount
        return self._weighed(question, pos, _GREAT, (Try((none,), 1.0), Try(every, 1.0)))[0].answers

    def _searched(self, question: Question) -> tuple[Option, ...]:
        great = _begins(question)
        if great and question is not self._begun:
            self._left = self._amount
        pos = self._start = self.imagine(question.view)
        plan = KNOWN[question.side].plan
        if plan is not None and question.kind == "action" and great and (action := plan(pos)):
            return action
        likely = wise(pos, self._likely(pos).chances(pos))
        most = max(likely)
        if self._left <= 0 or (most >= _SURE and not great):
            return (question.options[likely.index(most)],)
        self.found = self._weighed(question, pos, _GREAT if great else _SMALL)
        return self.found[0].answers

    def _weighed(self, question: Question, pos: Position, share: float, tries: Sequence[Try] = ()) -> list[Found]:
        """What a search with a share of the budget thinks of these actions, or of those it thinks up itself."""
        purse = Purse((self._unit, min(self._left, share * self._amount)), self._clock)
        purse.open(question.cancelled)
        # Signs turned up may end the match: what is won then is not told from even.
        from_even = not tries
        judge = judge_for(self._judge, pos) if from_even else self._judge
        search = Search(pos, self._likely(pos), judge, purse, self.chance, self._manner, self._leans)
        if not tries and self._answers is None and not of_records(question.side):
            tries = proposed(pos, question.side, search.tries(), self.judge, self.chance, purse)
        found = search.best(tries, self._others(question, from_even))
        self._left -= purse.close()
        return found

    def _others(self, question: Question, from_even: bool) -> Others | None:
        """Who helps a search, judging as it does: helpers of this process, where there are any, with seconds."""
        if self._unit != "seconds" or self._own or not (found := helpers()):
            return None
        return Sharing(found, question.view, self._manner, self.chance, from_even)

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


def may_reveal(question: Question) -> bool:
    """Whether a slot begins and its side's Elder Signs would bring it to where a match ends, as far as a view tells."""
    if question.kind != "action" or any(question.about):
        return False
    state, name = question.view["state"], FACTIONS[question.side]
    values = state["signs"].get(name, ())
    return bool(values) and 0 not in values and state["doom"][name] + sum(values) >= DOOM_TO_END


def ends_by_revealing(pos: Position, side: int) -> bool:
    """Whether a side that may win would end the match with all its Elder Signs, and nothing else ends it by now."""
    state = pos.state
    if not may_win(pos, side) or end_of_doom_phase(state, len(pos.rules.map.track)):
        return False
    return bool(state.doom[side] + sum(state.signs[side]) >= DOOM_TO_END)


def _begins(question: Question) -> bool:
    """Whether a question is the first of a slot, or asks for a Ritual: then the budget is whole again.

    So it is before what a side without records may do in the Doom phase.
    """
    if question.kind == "action":
        return not any(question.about)
    if question.kind == "doom_event":
        return not of_records(question.side)
    return question.kind == "ritual" and _RITUAL in question.options
