"""Looking ahead: actions are played on over everybody's replies until the side has acted again.

Every side is taken to choose what its own knowledge likes best (each for itself), all actions are tried with the same
luck, and after each round the worse half of them drops out, so that the time goes to telling the best ones apart.
"""

import time
from collections.abc import Callable

from game.bots.protocol import Budget, Purse, Question, Spent
from game.engine.chance import Chance
from game.engine.decision import Decision
from game.engine.option import Option
from game.engine.position import Position
from game.games.wars.bots.greedy import (
    GreedyBot,
    Line,
    Worth,
    best_line,
    judged_lines,
    lines_in_time,
    never_wise,
    settled,
    tried,
)
from game.games.wars.bots.levels import BREADTH, Breadth, Levels
from game.games.wars.bots.look import season
from game.games.wars.rules.flow.slot import Slot
from game.games.wars.rules.state import ACTION

ROUNDS = 64
"""At most so many trials of an action."""
SLOTS_AHEAD = 20
"""At most so many questions are answered in a trial."""
REMEMBERED = 6
"""Of an enemy's actions the best few are looked at again after every action of the bot's; the others only once."""
ROLLS = 3
"""How often dice are tried in a reply: whoever replies must not know what they will show."""
PRIOR = 1.0
"""For how many trials the knowledge's own judgement of an action counts."""
DEEPER_FROM = 3
"""The round from which trials go on until the side has acted twice more."""
TACTICAL = frozenset(("battle", "capture", "control_gate", "pass"))
"""Actions that are looked at anew each time: they live on what others have just done."""


def hardly_wise(pos: Position, chosen: Option) -> bool:
    """Whether a reply is not tried: leaving a gate, or moving its keeper away."""
    asked = pos.decision
    if chosen.kind == "unit" and asked is not None and asked.kind == "move_unit":
        return bool(pos.state.gates[pos.state.loc[chosen.unit]] == chosen.unit)
    return never_wise(pos, chosen)


def quiet(pos: Position, chosen: Option) -> bool:
    """Whether an option begins an action that hardly depends on what the others have just done."""
    asked = pos.decision
    if asked is not None and is_slot(asked):
        return chosen.kind not in TACTICAL
    return hardly_wise(pos, chosen)


def is_slot(asked: Decision) -> bool:
    """Whether this asks for the action of a slot."""
    return asked.kind == "action" and not asked.about[0]


def followed(pos: Position, answers: list[Option], luck: Chance) -> Position | None:
    """Where a line leads, or ``None`` if it can no longer be followed to its end."""
    trial = pos.copy()
    trial.chance = luck.copy()
    for answer in answers:
        if trial.decision is None or answer not in trial.decision.options:
            return None
        trial.answer(answer)
    return trial


class Search:
    """One search for a side's action. ``worth`` must count the purse's nodes.

    ``breadth`` says how many actions are played on at first, and how many points below the best at most.
    """

    def __init__(
        self, pos: Position, side: int, worth: Worth, purse: Purse, chance: Chance, breadth: Breadth = BREADTH
    ) -> None:
        self._pos = pos
        self._side = side
        self._worth = worth
        self._purse = purse
        self._chance = chance
        self._breadth = breadth
        self._known: dict[int, list[list[Option]]] = {}

    def best(self) -> list[Option]:
        """The answers of the best action found within the purse."""
        lines = lines_in_time(self._pos, self._side, self._worth, self._chance)
        lines.sort(key=lambda line: -line.worth)
        most = lines[0].worth
        width, within = self._breadth
        left = [(line, PRIOR * line.worth) for line in lines[:width] if line.worth >= most - within]
        for round_ in range(1, ROUNDS + 1):
            if len(left) == 1:
                break
            luck = Chance.seeded(self._chance.bits())
            trials: list[float] = []
            try:
                for line, _ in left:
                    trials.append(self._trial(line, luck, 1 if round_ < DEEPER_FROM else 2))
            except Spent:
                if round_ == 1 and trials:
                    # Not even the first round was played: the best of those that were tried, most promising first.
                    return left[trials.index(max(trials))][0].answers
                break
            left = [(line, total + worth) for (line, total), worth in zip(left, trials, strict=True)]
            left.sort(key=lambda one: -one[1])
            left = left[: max(2, (len(left) + 1) // 2)]
        return left[0][0].answers

    def _trial(self, line: Line, luck: Chance, ahead: int) -> float:
        """The worth to the side once it has acted ``ahead`` times more after a line; the phase may end before."""
        turn = season(self._pos)
        after = settled(tried(self._pos, line.answers, luck))
        replied = False
        for _ in range(SLOTS_AHEAD):
            asked = after.decision
            if asked is None or after.state.phase != ACTION or season(after) != turn:
                break
            self._purse.check()
            if asked.side != self._side:
                replied = True
            elif is_slot(asked) and (replied or not self._others_have_power(after)):
                ahead -= 1
                replied = False
            if ahead == 0:
                # The side's own next action: how it ends is all that matters.
                lines = judged_lines(after, self._side, self._worth, luck, ROLLS, hardly_wise)
                return max([one.worth for one in lines])
            after = settled(tried(after, self._reply(after, asked, luck), luck))
        return self._worth(after, self._side, turn)

    def _others_have_power(self, pos: Position) -> bool:
        power: list[int] = pos.state.power
        return any(power[side] for side in pos.rules.sides if side != self._side)

    def _reply(self, pos: Position, asked: Decision, luck: Chance) -> list[Option]:
        """What a side is taken to do: the best of what was best before, and of what is always looked at anew."""
        side = asked.side
        before = self._known.get(side) if is_slot(asked) else None
        if before is None:
            lines = judged_lines(pos, side, self._worth, luck, ROLLS, hardly_wise)
            lines.sort(key=lambda one: -one.worth)
            if is_slot(asked):
                self._known[side] = [one.answers for one in lines[:REMEMBERED]]
            return lines[0].answers
        best, most = [], float("-inf")
        for line in judged_lines(pos, side, self._worth, luck, ROLLS, quiet):
            if line.worth > most:
                best, most = line.answers, line.worth
        for answers in before:
            if answers[0].kind in TACTICAL:
                continue
            after = followed(pos, answers, luck)
            if after is not None:
                worth = self._worth(settled(after), side, season(pos))
                if worth > most:
                    best, most = answers, worth
        return best


USUAL: Budget = ("seconds", 0.25)
"""What a slot may cost if nobody says otherwise."""
_GATES = frozenset(("control_gate", "abandon_gate"))


SMALL = 0.1
"""The share of a slot's time that is kept for the questions that follow in it; others' turns ask with the same."""


class OracleBot(GreedyBot):
    """Searches at every slot, within a budget of ("seconds", s) or ("nodes", positions looked at).

    With a budget in nodes it is as reproducible as the other bots; with one in seconds it is not, but ends in time:
    whatever it looks at, it looks at the clock before. ``clock`` tells the seconds.
    """

    def __init__(
        self, level: str, seed: int, levels: Levels, budget: Budget | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:  # fmt: skip
        super().__init__(level, seed, levels)
        self._budget = budget or USUAL
        self._clock = clock
        self._purse = self._small = self._spending = Purse(self._budget, clock)
        self._same_slot = False

    def judge(self, pos: Position, side: int, turn: int) -> float:
        """The worth by the faction's knowledge; counts as one position looked at."""
        self._purse.nodes += 1
        self._spending.keep_to_time()
        return self.levels.evaluation("hierophant", pos.rules).worth(pos, side, turn)

    def choose(self, question: Question) -> Option:
        """The next answer; remembers whether the slot goes on after it."""
        if question.kind == "action" and not any(question.about) and not self._same_slot:
            self._purse, self._small = self._part(1 - SMALL), self._part(SMALL)
        answer = super().choose(question)
        if question.kind == "action":
            self._same_slot = answer.kind in _GATES
        return answer

    def _part(self, share: float) -> Purse:
        """A purse with a share of a slot's time; nodes are for the search alone."""
        unit, amount = self._budget
        return Purse((unit, amount * share if unit == "seconds" else amount), self._clock)

    def whose(self, pos: Position) -> list[Option]:
        """Which faction acts next; what it does is searched when it is asked."""
        self._spending = self._part(SMALL)
        self._spending.open(bool)
        return super().whose(pos)[:1]

    def think(self, pos: Position, question: Question) -> list[Option]:
        """The answers of the action that ends best after everybody's replies; small questions are not searched."""
        if question.kind == "action":
            self._spending = self._purse
        else:
            # Between others' actions there is no slot of its own whose time it could be.
            own = any([isinstance(frame, Slot) and frame.side == question.side for frame in pos.stack])  # noqa: C419
            self._spending = self._small if own else self._part(SMALL)
        self._spending.open(question.cancelled)
        try:
            if question.kind != "action":
                return best_line(pos, question.side, self.judge, self.chance)
            return Search(pos, question.side, self.judge, self._purse, self.chance, self.levels.breadth).best()
        finally:
            self._spending.close()
