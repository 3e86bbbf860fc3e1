"""Greedy play: every complete action is tried on a copy, the one that ends best is taken; small questions at sight."""

import contextlib
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from game.bots import tables
from game.bots.protocol import Question, Spent
from game.engine.chance import Chance
from game.engine.lines import Skip, complete_actions
from game.engine.option import Option, option
from game.engine.position import Position, determinise
from game.games.wars.bots.levels import LEVELS, Levels, draft_pick
from game.games.wars.bots.look import mates_of, may_win, rivals_of, season, total_of, verdict
from game.games.wars.bots.pointless import pointless
from game.games.wars.factions.bots import KNOWN
from game.games.wars.rules.board import keepers
from game.games.wars.rules.flow.actions import free_gates
from game.games.wars.rules.flow.ending import DOOM_TO_END
from game.games.wars.rules.flow.slot import current_slot
from game.games.wars.rules.rules import WarsRules
from game.games.wars.rules.state import WarsState
from game.games.wars.rules.units import BIT, KINDS, SIDE_NUMBER, UNIT_KIND, UNIT_SIDE

_GLADLY = frozenset(("yes", *(name for known in KNOWN for name in known.gladly)))
"""Optional abilities that are as good as free."""
_WHOSE = frozenset(kind for known in KNOWN for kind in known.spared)
"""Questions for a unit where an own one is no loss."""


_AT_SIGHT = {kind: answers for known in KNOWN for kind, answers in known.at_sight.items()}
_NEVER_TRIED = frozenset(kind for known in KNOWN for kind in known.never_tried)
_WAITS = {kind: turn for known in KNOWN for kind, turn in known.waits.items()}


def plain_answer(pos: Position) -> Option:
    """What a sensible player answers to a small question, without a search."""
    asked = pos.decision
    assert asked is not None
    options = asked.options
    first = options[0]
    if asked.kind == "pledge":
        return pledge(pos, tuple(options), asked.about)
    if asked.kind in _AT_SIGHT:
        return _AT_SIGHT[asked.kind](pos)
    if first.kind in _GLADLY:
        return first
    if asked.default is not None:
        return asked.default
    if first.kind == "unit" and asked.kind not in _WHOSE:
        apart = keepers(pos.state)
        own = UNIT_SIDE[first.unit] == asked.side
        order = sorted(options, key=lambda choice: unit_worth(choice.unit, apart))
        # Pains go to the dear first: they retreat and are safe from a Kill; all other choices take the cheap ones.
        return order[0] if own and asked.kind != "assign_pain" else order[-1]
    return first


def unit_worth(unit: int, apart: int) -> float:
    """What losing a unit costs; ``apart`` are keepers of gates."""
    return KINDS[UNIT_KIND[unit]].cost + (2.5 if apart & BIT[unit] else 0)


def pledge(pos: Position, options: tuple[Option, ...], about: tuple[int | str, ...]) -> Option:
    """The fair share, and in the second round what is still missing if that is not much more."""
    _, _, amount, others, round_ = about
    assert isinstance(amount, int) and isinstance(others, int)
    payers = pos.stack[-1].payers  # type: ignore[attr-defined]
    fair, missing = -(-amount // len(payers)), max(0, amount - others)
    wanted = fair if round_ != 2 else missing if missing <= fair + 1 else 0
    return min(options, key=lambda choice: abs(choice.number - wanted))


def leads_with_signs(pos: Position, side: int) -> bool:
    """Whether the side's seat could win now: it may, and with its Elder Signs has more Doom than any rival can show."""
    if not may_win(pos, side):
        return False
    state: WarsState = pos.state
    total = total_of(pos, side)
    dearest = 3  # Hidden Elder Signs of others may all be of the highest value.
    for other in rivals_of(pos, side):
        most = sum([state.doom[mate] + dearest * len(state.signs[mate]) for mate in mates_of(pos, other)])
        if may_win(pos, other) and most >= total:
            return False
    return True


def wins_by_revealing(pos: Position, side: int) -> bool:
    """Whether turning up every Elder Sign of the side wins, at once or with the end of the phase."""
    if not leads_with_signs(pos, side):
        return False
    after = pos.copy()
    after.reveal(side, pos.state.signs[side])
    return verdict(after, side) is not None or bool(pos.rules.edition.any_doom_ends)


def reveals_at_question(pos: Position, side: int) -> bool:
    """Whether to turn up Elder Signs when asked in the Doom phase: they stay secret until turning them up wins."""
    state: WarsState = pos.state
    return state.doom[side] + sum(state.signs[side]) >= DOOM_TO_END and leads_with_signs(pos, side)


Worth = Callable[[Position, int, int], float]
"""What a position is worth to a side: (position, side, season the bot is thinking about), in points of Doom."""
ROLLS = 6
"""How often an action that ends in dice or draws is tried, each time with other luck."""
_FOLLOW_UPS = 40
_TAKE_GATE = option("control_gate")
RESTING = frozenset(
    ("action", "second_action", "ritual", "doom_event", "reveal", "first_player", "direction", "slot_side")
)
"""Decisions at which nothing is half done any more: positions are judged there."""

Plan = tuple[str, tuple[Option, ...], Option]
"""A decision to come, as the search has seen it, and its answer."""


class Line(NamedTuple):
    """A complete action: its worth to whoever begins it, its answers, and whether dice or draws have a say in it."""

    worth: float
    answers: list[Option]
    lucky: bool


def rules_of(setup: Mapping[str, Any]) -> WarsRules:
    """The rules of a match with a view's ``setup``; ``ValueError`` with a sentence for a game with other rules."""
    rules = tables.rules_of(setup)
    if not isinstance(rules, WarsRules):
        raise ValueError("this bot plays Cthulhu Wars only")
    return rules


def never_wise(pos: Position, chosen: Option) -> bool:
    """Whether an option is not tried: leaving a gate, what is pointless, answered at sight, or too early."""
    asked = pos.decision
    if asked is not None and asked.kind in _NEVER_TRIED:
        return chosen != _AT_SIGHT[asked.kind](pos)
    if pointless(pos, chosen):
        return True
    waits = _WAITS.get(chosen.kind)
    return chosen.kind == "abandon_gate" if waits is None else pos.state.turn < waits


def judged_lines(
    pos: Position, side: int, worth: Worth, chance: Chance, rolls: int = ROLLS, skip: Skip = never_wise,
    found: list[Line] | None = None,
) -> list[Line]:  # fmt: skip
    """Every complete action from here with what its end is worth to the side, in the order they are offered.

    Where dice or draws have a say the worth is the mean of ``rolls`` trials, with the same luck for every action.
    ``found`` is filled with them: if ``worth`` raises ``Spent``, those judged by then are in it.
    """
    luck = [Chance.seeded(chance.bits()) for _ in range(rolls)]
    turn = season(pos)
    found = [] if found is None else found
    for answers, after in complete_actions(pos, 0, skip):
        lucky = after.chance.state != pos.chance.state
        if lucky:
            # Only the last answer has come to use luck.
            before = tried(pos, answers[:-1], pos.chance)
            ends = [tried(before, answers[-1:], stream) for stream in luck]
            value = sum([worth(settled(end), side, turn) for end in ends]) / rolls
        else:
            value = worth(settled(after), side, turn)
        found.append(Line(value, answers, lucky))
    return found


def lines_in_time(pos: Position, side: int, worth: Worth, chance: Chance) -> list[Line]:
    """As many of the complete actions as there is time for; a plain answer if there is none."""
    lines: list[Line] = []
    with contextlib.suppress(Spent):
        judged_lines(pos, side, worth, chance, found=lines)
    return lines or [Line(0.0, [plain_answer(pos)], False)]


def best_line(pos: Position, side: int, worth: Worth, chance: Chance) -> list[Option]:
    """The complete action with the best end for the side; among equals any."""
    lines = lines_in_time(pos, side, worth, chance)
    most = max(line.worth for line in lines)
    best = [line.answers for line in lines if line.worth == most]
    return best[chance.below(len(best))]


def tried(pos: Position, answers: list[Option], luck: Chance) -> Position:
    """Where a line leads with this luck; it may come to its end sooner than foreseen."""
    trial = pos.copy()
    trial.chance = luck.copy()
    for answer in answers:
        if trial.decision is None or answer not in trial.decision.options:
            break
        trial.answer(answer)
    return trial


def settled(pos: Position) -> Position:
    """The same object, once what is half done in it has been played out with plain answers.

    Whoever has acted takes a gate won from others before the slot ends: that costs nothing.
    """
    for _ in range(_FOLLOW_UPS):
        asked = pos.decision
        if asked is None:
            break
        if asked.kind not in RESTING:
            pos.answer(plain_answer(pos))
        elif asked.kind == "action" and asked.about[0] and _TAKE_GATE in asked.options and _won_gate(pos, asked.side):
            pos.answer(_TAKE_GATE)
        else:
            break
    return pos


def _won_gate(pos: Position, side: int) -> bool:
    """Whether the side could take a gate whose keeper of another side is gone since its slot began."""
    before = current_slot(pos).before
    return any([before[area] >= 0 and UNIT_SIDE[before[area]] != side for area, _ in free_gates(pos, side)])  # noqa: C419


class GreedyBot:
    """Plays Cthulhu Wars from a seat's view alone, one action ahead, by what its level's evaluation says of the end.

    What it cannot see, and all luck to come, is dealt anew at random for each decision,
    so that it knows no more than a person at the table.
    """

    def __init__(self, level: str, seed: int, levels: Levels = LEVELS) -> None:
        self.id = level
        self.levels = levels
        self.chance = Chance.seeded(seed)
        self._plan: list[Plan] = []
        self._rules: dict[str, WarsRules] = {}

    def choose(self, question: Question) -> Option:
        """The first step of the action that ends best; the other steps are kept as a plan."""
        if len(question.options) == 1:
            return question.options[0]
        if question.kind == "draft":
            return draft_pick(question)
        planned = self._planned(question)
        if planned is not None:
            return planned
        pos = self.imagine(question.view)
        if question.kind == "pledge":
            return pledge(pos, question.options, question.about)
        if question.kind == "reveal" and question.default is not None:
            return question.options[0] if reveals_at_question(pos, question.side) else question.default
        line = self.whose(pos) if question.kind == "slot_side" else self.think(pos, question)
        self._remember(pos, line)
        return line[0]

    def think(self, pos: Position, question: Question) -> list[Option]:
        """The answers to give from here to the end of an action."""
        return best_line(pos, question.side, self.judge, self.chance)

    def whose(self, pos: Position) -> list[Option]:
        """Which of a person's factions acts next, and how: the one that gains most, since both will act anyway."""
        found: list[Line] = []
        assert pos.decision is not None
        for choice in pos.decision.options:
            begun = pos.copy()
            begun.answer(choice)
            asked = begun.decision
            assert asked is not None
            lines = lines_in_time(begun, asked.side, self.judge, self.chance)
            best = max(lines, key=lambda line: line.worth)
            found.append(best._replace(answers=[choice, *best.answers]))
        return max(found, key=lambda line: line.worth).answers

    def judge(self, pos: Position, side: int, turn: int) -> float:
        """What a position is worth to a side, in points of Doom."""
        return self.levels.evaluation(self.id, pos.rules).worth(pos, side, turn)

    def reveals(self, question: Question) -> tuple[int, list[int]] | None:
        """What a faction does at a moment of its own; all Elder Signs of a side, as soon as that wins the match."""
        view = question.view["state"]
        for name in question.view["setup"]["factions"][question.seat]:
            at = KNOWN[SIDE_NUMBER[name]].moment
            number = at(question.view) if at else None
            if number is not None:
                return SIDE_NUMBER[name], [number]
        for name, values in view["signs"].items():
            if 0 not in values and values and view["doom"][name] + sum(values) >= DOOM_TO_END:
                pos = self.imagine(question.view)
                side = pos.rules.side_number(name)
                if pos.rules.seat_of[side] == question.seat and wins_by_revealing(pos, side):
                    return side, list(values)
        return None

    def _planned(self, question: Question) -> Option | None:
        """The next answer of the plan, if the question is the one foreseen."""
        if self._plan:
            kind, options, answer = self._plan.pop(0)
            if kind == question.kind and options == question.options:
                return answer
        self._plan = []
        return None

    def _remember(self, pos: Position, line: list[Option]) -> None:
        """Keep the rest of a line, to be followed while things go as foreseen and without luck."""
        trial = pos.copy()
        self._plan = []
        for step, answer in enumerate(line):
            asked = trial.decision
            if asked is None or answer not in asked.options or trial.chance.state != pos.chance.state:
                return
            if step:
                if answer == asked.default:
                    return
                self._plan.append((asked.kind, tuple(asked.options), answer))
            trial.answer(answer)

    def imagine(self, view: dict[str, Any]) -> Position:
        """A full position consistent with the view."""
        setup = view["setup"]
        key = repr(setup)
        if key not in self._rules:
            self._rules = {key: rules_of(setup)}
        return determinise(self._rules[key], view, self.chance)


OVERLOOKS = 20
"""Of a hundred actions, how many he does not think of."""
WAVERS = 0.5
"""Points of Doom by which his judgement may be wrong either way."""
SHYNESS = 0.8
"""Points of Doom a battle must promise before he begins it."""
_STEPS = 1000


class InitiateBot(GreedyBot):
    """Counts what he has and not what the others can do to it, misses many actions and wavers over the rest."""

    def think(self, pos: Position, question: Question) -> list[Option]:
        """The action he likes best among those he thinks of."""
        seen = lines = judged_lines(pos, question.side, self.judge, self.chance, 1, never_wise)
        if question.kind == "action":
            seen = [line for line in lines if self.chance.below(100) >= OVERLOOKS] or lines
        liked = [line.worth - self._doubt(line.answers[0]) for line in seen]
        return seen[liked.index(max(liked))].answers

    def _doubt(self, begins: Option) -> float:
        doubt = WAVERS * (2 * self.chance.below(_STEPS) / _STEPS - 1)
        return doubt + SHYNESS if begins.kind == "battle" else doubt
