"""The bot ``oracle``: looks ahead over the replies of everybody, guided by the hierophant's knowledge.

The most promising complete actions are played on, each with the same luck: every side in turn takes what its
own knowledge likes best, until the bot's side has acted again. Actions that end badly drop out, so that the time
goes to telling the best ones apart.
"""

import time
from typing import NamedTuple

from game.bots.greedy import GreedyBot, Line, best_line, judged_lines, settled, tried
from game.bots.protocol import Question
from game.bots.wars.levels import HIEROPHANT
from game.content.wars.state import ACTION
from game.content.wars.units import BIT
from game.engine.chance import Chance
from game.engine.decision import Decision
from game.engine.option import Option
from game.engine.position import Position

Budget = tuple[str, float]
USUAL: Budget = ("seconds", 0.25)
WIDTH = 8
"""How many actions are played on at first."""
WITHIN = 6.0
"""Points of worth below the best action, beyond which an action is not played on."""
ROUNDS = 64
"""At most so many trials of an action."""
SLOTS_AHEAD_MOST = 12
REMEMBERED = 6
"""Of an enemy's actions the best few are looked at again after every action of the bot's; the others only once."""
TACTICAL = frozenset(("battle", "capture", "control_gate", "pass"))
"""Actions that are looked at anew each time: they live on what others have just done."""
SEARCHED = frozenset(("action", "second_action"))
"""Decisions worth a search; the others are answered as the hierophant does."""


class Spent(Exception):
    """The budget is used up, or the answer no longer wanted."""


class Budgeted:
    """What a slot may cost: positions looked at, or time; ``spend`` raises ``Spent`` when it is used up."""

    def __init__(self, budget: Budget, question: Question) -> None:
        self._question = question
        self._nodes = budget[1] if budget[0] == "nodes" else 0
        self._until = time.perf_counter() + budget[1] if budget[0] == "seconds" else 0.0
        self.nodes = 0

    def check(self) -> None:
        """Raise ``Spent`` if there is nothing left."""
        if self._nodes and self.nodes >= self._nodes:
            raise Spent
        if self._until and time.perf_counter() >= self._until:
            raise Spent
        if self._question.cancelled():
            raise Spent


Known = dict[int, list[list[Option]]]
"""By side: the best actions it had when it was first looked at."""


def followed(pos: Position, answers: list[Option], luck: Chance) -> Position | None:
    """Where a line leads, or ``None`` if it can no longer be followed to its end."""
    trial = pos.copy()
    trial.chance = luck.copy()
    for answer in answers:
        if trial.decision is None or answer not in trial.decision.options:
            return None
        trial.answer(answer)
    return trial


class Found(NamedTuple):
    """An action that was played on: the line, and the worths its trials came to."""

    line: Line
    worths: list[float]

    @property
    def mean(self) -> float:
        """The mean of the trials; with none, what the knowledge alone says."""
        return sum(self.worths) / len(self.worths) if self.worths else self.line.worth


def hardly_wise(pos: Position, chosen: Option) -> bool:
    """Whether a reply is not tried: leaving a gate, or moving its keeper away."""
    if chosen.kind == "abandon_gate":
        return True
    if chosen.kind == "unit" and pos.decision is not None and pos.decision.kind == "move_unit":
        return pos.state.gates[pos.state.loc[chosen.unit]] == chosen.unit and bool(BIT[chosen.unit])
    return False


def quiet(pos: Position, chosen: Option) -> bool:
    """Whether an option begins an action that hardly depends on what the others have just done."""
    asked = pos.decision
    if asked is not None and asked.kind == "action" and not asked.about[0]:
        return chosen.kind not in TACTICAL
    return hardly_wise(pos, chosen)


class OracleBot(GreedyBot):
    """Searches at every slot, within a budget of ("seconds", s) or ("nodes", positions looked at).

    With a budget in nodes it is as reproducible as the other bots; with one in seconds it is not.
    """

    id = "oracle"

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        super().__init__(seed)
        self._budget = budget or USUAL
        self._spent = 0

    def judge(self, pos: Position, side: int, turn: int) -> float:
        """The worth by the faction's knowledge; counts as one position looked at."""
        self._spent += 1
        return HIEROPHANT.worth(pos, side, turn)

    def think(self, pos: Position, question: Question) -> list[Option]:
        """The first answers of the action that ends best after everybody's replies."""
        if question.kind not in SEARCHED:
            return best_line(pos, question.side, self.judge, self.chance)
        purse = Budgeted(self._budget, question)
        self._spent = 0
        lines = judged_lines(pos, question.side, self.judge, self.chance)
        most = max(line.worth for line in lines)
        lines = sorted((line for line in lines if line.worth >= most - WITHIN), key=lambda line: -line.worth)
        found = [Found(line, []) for line in lines[:WIDTH]]
        return self._played_on(pos, question.side, found, purse).answers

    def _played_on(self, pos: Position, side: int, found: list[Found], purse: Budgeted) -> Line:
        """The best of some actions after trials, round by round; after each the worse half of them drops out."""
        left = found
        if len(left) == 1:
            return left[0].line
        known: Known = {}
        for _ in range(ROUNDS):
            luck = Chance.seeded(self.chance.bits())
            trials: list[float] = []
            try:
                for one in left:
                    trials.append(self._trial(pos, side, one.line, luck, purse, known))
            except Spent:
                if not left[0].worths and trials:
                    # Not even the first round was played: the best of those that were tried, most promising first.
                    return left[trials.index(max(trials))].line
                break
            for one, worth in zip(left, trials, strict=True):
                one.worths.append(worth)
            left = sorted(left, key=lambda one: -one.mean)[: max(2, (len(left) + 1) // 2)]
        return left[0].line

    def _trial(self, pos: Position, side: int, line: Line, luck: Chance, purse: Budgeted, known: Known) -> float:
        """The worth to the side once it has acted again after a line; the phase may end before."""
        turn = pos.state.turn
        after = settled(tried(pos, line.answers, luck))
        again = False
        for _ in range(SLOTS_AHEAD_MOST):
            asked = after.decision
            if asked is None or after.state.phase != ACTION or after.state.turn != turn:
                break
            if asked.side == side and asked.kind == "action" and not asked.about[0]:
                again = True
            elif again and asked.side != side:
                break
            purse.nodes = self._spent
            purse.check()
            if asked.side == side and again:
                # The side's own next action: how it ends is all that matters.
                return max([one.worth for one in judged_lines(after, side, self.judge, luck, 1, hardly_wise)])
            after = settled(tried(after, self._reply(after, asked, luck, known), luck))
        return self.judge(after, side, turn)

    def _reply(self, pos: Position, asked: Decision, luck: Chance, known: Known) -> list[Option]:
        """What a side is taken to do: the best of what was best before, and of what always is looked at anew."""
        side = asked.side
        fresh = asked.kind == "action" and not asked.about[0]
        before = known.get(side) if fresh else None
        if before is None:
            lines = judged_lines(pos, side, self.judge, luck, 1, hardly_wise)
            lines.sort(key=lambda one: -one.worth)
            if fresh:
                known[side] = [one.answers for one in lines[:REMEMBERED]]
            return lines[0].answers
        lines = judged_lines(pos, side, self.judge, luck, 1, quiet)
        best = max(lines, key=lambda one: one.worth)
        answers, most = best.answers, best.worth
        for line in before:
            if line[0].kind in TACTICAL:
                continue
            after = followed(pos, line, luck)
            if after is not None:
                worth = self.judge(settled(after), side, pos.state.turn)
                if worth > most:
                    answers, most = line, worth
        return answers
