"""Standing orders of Cthulhu Wars, and what a person is reminded of before a turn ends.

Apart from taking free gates an order only ever gives a decision's default; reminders are of free things left undone.
"""

from typing import NamedTuple

from game.engine.decision import Decision
from game.engine.option import Option
from game.engine.position import Position
from game.games.wars.factions.words.tables import joined, merged
from game.games.wars.rules.flow.actions import areas_to_swap, free_gates
from game.games.wars.rules.flow.choose import DONE
from game.games.wars.rules.flow.ending import DOOM_TO_END
from game.games.wars.rules.state import ACTION, WarsState
from game.games.wars.rules.units import (
    ALL_BOOKS,
    BIT,
    CULTISTS,
    CULTISTS_OF,
)
from game.games.wars.words.asking import acting_side
from game.games.wars.words.factionwords import Order
from game.games.wars.words.names import WarsNames
from game.language.spoken import say, tell
from game.language.values import Value
from game.match.entries import Answer
from game.match.match import Match
from game.match.orders import How, Orders, SeatOrders

_BY_OPTION = ("pre_battle", "ritual", "doom_event", "before_first_player")
"""Kinds of decision whose options name abilities; for the others the kind itself is the ability."""
_GATE_STEPS = ("control_gate", "area", "unit")
_HIGHEST_SIGN = 3
_BEFORE_PASS: tuple[str, ...] = joined("before_pass")


def ordered(match: Match, asked: Decision, orders: SeatOrders) -> Option | None:
    """What a person's orders answer to a decision; ``None`` if he is to be asked."""
    if orders.auto_gates and (taken := _gate_step(match, asked)) is not None:
        return taken
    return asked.default if asked.default is not None and _declines(match.position, asked, orders) else None


def abilities(asked: Decision) -> tuple[str, ...]:
    """The abilities a decision is about, as standing orders name them; empty when there are no orders for it."""
    if asked.kind == "action":
        kinds = {choice.kind for choice in asked.options if choice != asked.default}
        return ("end_slot",) if asked.default is not None and kinds == {"abandon_gate"} else ()
    if asked.kind in _BY_OPTION:
        return tuple(choice.kind for choice in asked.options if choice != asked.default)
    return (asked.kind,) if asked.kind in ORDERS else ()


def usual(orders: SeatOrders, ability: str) -> How:
    """What holds about an ability where no order has been given: whoever ends turns himself is asked."""
    return "ask" if ability == "end_slot" and not orders.end_turns else ORDERS.get(ability, "ask")


def _declines(pos: Position, asked: Decision, orders: SeatOrders) -> bool:
    about = abilities(asked)
    for ability in about:
        how = orders.answers.get(ability, usual(orders, ability))
        judge = _ORDERS[ability].matters if ability in _ORDERS else None
        if how == "ask" or (how == "matters" and (judge is None or judge(pos, asked.side))):
            return False
    return bool(about)


# When an ability can matter, judged by what lies open on the table


def _end_slot_matters(pos: Position, side: int) -> bool:
    """Leaving a gate can matter if a piece of another kind could take it in the same slot (The Red Sign).

    One Acolyte in the place of another changes nothing, and who wants a gate to stand open
    can leave it before his action. Nor does a turn end where Elder Signs that lie hidden could bring 30 Doom.
    """
    state: WarsState = pos.state
    return (bool(state.signs[side]) and _reveal_matters(pos, side)) or bool(areas_to_swap(pos, side))


def _reveal_matters(pos: Position, side: int) -> bool:
    """Revealing can bring the side to 30 Doom if its hidden Elder Signs may be worth enough; their number is open."""
    state: WarsState = pos.state
    return state.doom[side] + _HIGHEST_SIGN * len(state.signs[side]) >= DOOM_TO_END


_ORDERS: dict[str, Order] = {
    "end_slot": Order("matters", 0, _end_slot_matters),
    "ritual": Order("ask", 1),
    "reveal": Order("matters", 2, _reveal_matters),
    **merged("orders"),
}
ORDERS: dict[str, How] = {name: order.how for name, order in sorted(_ORDERS.items(), key=lambda each: each[1].place)}
"""Every ability there is an order for, and what holds unless the person says otherwise."""
JUDGED = tuple(name for name in ORDERS if _ORDERS[name].matters)
"""Orders that can be left to what lies open on the table."""


# Taking free gates


def _gate_step(match: Match, asked: Decision) -> Option | None:
    """The next step of taking a free gate automatically, if there is one to take."""
    if asked.kind == "action":
        chosen = next((choice for choice in asked.options if choice.kind == "control_gate"), None)
        return chosen if chosen is not None and _takeable(match, asked.side) else None
    if asked.kind not in ("control_area", "gate_keeper") or not _taking(match, asked.seat):
        return None
    if asked.kind == "control_area":
        areas = _takeable(match, asked.side)
        return next((choice for choice in asked.options if choice.area in areas), None)
    # An Acolyte rather than a unit that fights.
    return next((choice for choice in asked.options if BIT[choice.unit] & CULTISTS), asked.options[0])


def _taking(match: Match, seat: int) -> bool:
    """Whether the order itself has begun to take a gate: its last answers say so."""
    for entry in reversed(match.entries):
        if not isinstance(entry, Answer) or entry.by != "order" or entry.seat != seat:
            return False
        if entry.kind == "control_gate":
            return True
        if entry.kind not in _GATE_STEPS:
            return False
    return False


def _takeable(match: Match, side: int) -> set[int]:
    """Areas with a free gate that the side can take, but for those it has left on purpose in this slot."""
    areas = {area for area, _ in free_gates(match.position, side)}
    return areas - _left_on_purpose(match, side) if areas else areas


def _left_on_purpose(match: Match, side: int) -> set[int]:
    """Areas whose gate the side abandoned by the action of that name since its slot began."""
    found = set()
    areas: list[int] = []
    for event in reversed(match.events):
        if event.kind == "gate_abandoned" and event.args[0] == side:
            areas.append(int(event.args[1]))
        elif event.kind == "action" and event.args[0] == side:
            if event.args[1] == "abandon_gate":
                # The first gate left after the action began is the one it was about.
                found.update(areas[-1:])
            areas = []
        elif event.kind == "slot":
            break
    return found


# reminders


class Reminder(NamedTuple):
    """A thing left undone: ``signs``, ``control_gate`` or a free action; a sentence, and what doing it is called.

    ``option`` does it; for Elder Signs, which are revealed outside any question, it is ``None``.
    """

    kind: str
    text: str
    do: str
    option: Option | None


def reminders(match: Match, chosen: Option, orders: Orders | None = None) -> list[Reminder]:
    """What to recall to the person who is about to choose ``chosen``; nothing unless that ends his turn.

    Uses the asked side's own Elder Signs, so the answer is for that person alone.
    """
    asked = match.position.decision
    if asked is None or acting_side(match.position) != asked.side:
        return []
    found, pos, side = list[Reminder](), match.position, asked.side
    if (total := winning_total(pos, side)) and ends_slot(match, chosen):
        found.append(_made("signs", None, total=total, signs=len(pos.state.signs[side])))
    offered = {option.kind: option for option in asked.options}
    found += [_made(free, offered[free]) for free in _BEFORE_PASS if chosen.kind == "pass" and free in offered]
    manual = orders is not None and not orders.of(asked.seat).auto_gates
    if manual and "control_gate" in offered and (chosen == DONE or chosen.kind == "pass"):
        state: WarsState = pos.state
        areas = [area for area, _ in free_gates(pos, side) if state.here[area] & CULTISTS_OF[side]]
        if areas:
            names = WarsNames(match.rules)
            told = [names.named_area(area) for area in areas]
            found.append(_made("control_gate", offered["control_gate"], areas=told))
    return found


def winning_total(pos: Position, side: int) -> int:
    """The Doom a side has once all its Elder Signs lie open, if that is sure to win; else 0.

    Sure means: in the Action phase, with signs to reveal, 30 Doom or more, six spellbooks where they are needed to win,
    and no rival that can win and could reach as much however good its hidden signs are. Where persons have several
    sides their sums decide, and nothing is promised.
    """
    state: WarsState = pos.state
    total = state.doom[side] + sum(state.signs[side])
    if state.phase != ACTION or not state.signs[side] or total < DOOM_TO_END or pos.rules.paired:
        return 0
    able = [one for one in pos.rules.sides if not pos.rules.edition.books_win or state.books[one] == ALL_BOOKS]
    if side not in able:
        return 0
    rivals = [other for other in able if other != side]
    most = max((state.doom[other] + _HIGHEST_SIGN * len(state.signs[other]) for other in rivals), default=0)
    return total if total > most else 0


def ends_slot(match: Match, chosen: Option) -> bool:
    """Whether an answer ends the slot of the side that is asked, as far as that can be known without dice."""
    trial, old = match.position.copy(), match.position.chance
    trial.answer(chosen)
    new = trial.chance
    lucky = (new.state, new.stream, new.dice, new.draws) != (old.state, old.stream, old.dice, old.draws)
    return chosen.kind == "pass" or (not lucky and any(event.kind in ("slot", "phase") for event in trial.events))


def _made(kind: str, option: Option | None, **values: Value) -> Reminder:
    told = kind.replace("_", "-")
    return Reminder(kind, tell(f"wars-reminder-{told}", values), say(f"wars-reminder-{told}.do"), option)
