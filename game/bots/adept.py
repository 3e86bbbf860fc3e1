"""The bot ``adept``: greedy. Tries every complete action on a copy and takes the one that ends best."""

from typing import Any

from game.bots.evaluate import evaluate, rivals_of, verdict
from game.bots.protocol import Question
from game.content.wars.board import keepers
from game.content.wars.flow.ending import DOOM_TO_END
from game.content.wars.rules import make_rules
from game.content.wars.state import WarsState
from game.content.wars.units import ALL_BOOKS, BIT, KINDS, UNIT_KIND, UNIT_SIDE
from game.engine.chance import Chance
from game.engine.lines import complete_actions
from game.engine.option import Option
from game.engine.position import Position, determinise

ROLLS = 6
"""How often an action that ends in dice or draws is tried, each time with other luck."""
_FOLLOW_UPS = 40
_RESTING = frozenset(("action", "second_action", "ritual", "doom_event", "reveal", "first_player", "direction"))
"""Decisions at which nothing is half done any more: positions are judged there."""
_GLADLY = frozenset(("devour", "yes"))
"""Optional abilities that are as good as free."""

Plan = tuple[str, tuple[Option, ...], Option]
"""A decision to come, as the search has seen it, and its answer."""


class AdeptBot:
    """Plays Cthulhu Wars from a seat's view alone.

    What it cannot see, and all luck to come, is dealt anew at random for each decision,
    so that it knows no more than a person at the table.
    """

    id = "adept"

    def __init__(self, seed: int) -> None:
        self._chance = Chance.seeded(seed)
        self._plan: list[Plan] = []
        self._rules: dict[str, Any] = {}

    def choose(self, question: Question) -> Option:
        """The first step of the action that ends best; the other steps are kept as a plan."""
        if len(question.options) == 1:
            return question.options[0]
        planned = self._planned(question)
        if planned is not None:
            return planned
        pos = self._imagine(question.view)
        if question.kind == "pledge":
            return pledge(pos, question.options, question.about)
        if question.kind == "reveal" and question.default is not None:
            # Elder Signs stay secret until turning them up wins.
            ends = pos.state.doom[question.side] + sum(pos.state.signs[question.side]) >= DOOM_TO_END
            return question.options[0] if ends and leads_with_signs(pos, question.side) else question.default
        line = best_line(pos, question.side, self._chance)
        self._remember(pos, line)
        return line[0]

    def reveals(self, question: Question) -> tuple[int, list[int]] | None:
        """All Elder Signs of a side, as soon as that wins the match."""
        view = question.view["state"]
        for name, values in view["signs"].items():
            if 0 not in values and values and view["doom"][name] + sum(values) >= DOOM_TO_END:
                pos = self._imagine(question.view)
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

    def _imagine(self, view: dict[str, Any]) -> Position:
        """A full position consistent with the view."""
        setup = view["setup"]
        if setup["game"] != "wars":
            raise ValueError("adept plays Cthulhu Wars only")
        key = repr(setup)
        if key not in self._rules:
            self._rules = {key: make_rules(None, setup["factions"], setup["map"], setup["edition"])}
        return determinise(self._rules[key], view, self._chance)


def best_line(pos: Position, side: int, chance: Chance) -> list[Option]:
    """The complete action with the best end for the side; among equals any."""
    luck = [Chance.seeded(chance.bits()) for _ in range(ROLLS)]
    turn = pos.state.turn
    best: list[list[Option]] = []
    best_worth = float("-inf")
    for line, after in complete_actions(pos, loops=0):
        if line[0].kind == "abandon_gate":
            continue
        if after.chance.state != pos.chance.state:
            worth = sum(_try(pos, line, stream, side, turn) for stream in luck) / ROLLS
        else:
            worth = _judge(after, side, turn)
        if worth > best_worth:
            best, best_worth = [line], worth
        elif worth == best_worth:
            best.append(line)
    return best[chance.below(len(best))]


def _try(pos: Position, line: list[Option], luck: Chance, side: int, turn: int) -> float:
    """The worth of a line with this luck; the line may come to its end sooner than foreseen."""
    trial = pos.copy()
    trial.chance = luck.copy()
    for answer in line:
        if trial.decision is None or answer not in trial.decision.options:
            break
        trial.answer(answer)
    return _judge(trial, side, turn)


def _judge(pos: Position, side: int, turn: int) -> float:
    """The worth of a position once what is half done has been played out; ``pos`` is used up."""
    for _ in range(_FOLLOW_UPS):
        asked = pos.decision
        if asked is None or asked.kind in _RESTING:
            break
        pos.answer(plain_answer(pos))
    return evaluate(pos, side, turn)


def plain_answer(pos: Position) -> Option:
    """What a sensible player answers to a small question, without a search."""
    asked = pos.decision
    assert asked is not None
    options = asked.options
    first = options[0]
    if asked.kind == "pledge":
        return pledge(pos, tuple(options), asked.about)
    if first.kind in _GLADLY:
        return first
    if asked.default is not None:
        return asked.default
    if first.kind == "unit" and asked.kind not in ("invisibility", "seek_and_destroy", "desecrate_unit"):
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
    fair = -(-amount // len(payers))
    wanted = fair
    if round_ == 2:
        missing = max(0, amount - others)
        wanted = missing if missing <= fair + 1 else 0
    return min(options, key=lambda choice: abs(choice.number - wanted))


def leads_with_signs(pos: Position, side: int) -> bool:
    """Whether the side could win now: six spellbooks, and with its Elder Signs more Doom than any rival can show."""
    state: WarsState = pos.state
    if state.books[side] != ALL_BOOKS:
        return False
    total = state.doom[side] + sum(state.signs[side])
    dearest = 3  # Hidden Elder Signs of others may all be of the highest value.
    for other in rivals_of(pos, side):
        if state.books[other] == ALL_BOOKS and state.doom[other] + dearest * len(state.signs[other]) >= total:
            return False
    return True


def wins_by_revealing(pos: Position, side: int) -> bool:
    """Whether turning up every Elder Sign of the side wins, at once or with the end of the phase."""
    if not leads_with_signs(pos, side):
        return False
    state: WarsState = pos.state
    after = pos.copy()
    after.reveal(side, state.signs[side])
    if verdict(after, side) is not None:
        return True
    return bool(pos.rules.edition.any_doom_ends)


__all__ = ["AdeptBot", "best_line", "plain_answer"]
