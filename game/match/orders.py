"""Standing orders: what a person lets the program answer for him.

Plain data of the settings, never of a match: an answer given by an order is an entry of
the history like any other (``by="order"``), so a replay needs no settings. Apart from
taking free gates an order only ever gives a decision's default.
"""

from typing import Annotated, Literal

import msgspec

from game.engine.decision import Decision
from game.engine.option import Option
from game.engine.position import Position
from game.games.wars.rules.flow.actions import free_gates, keeper_mask
from game.games.wars.rules.state import WarsState
from game.games.wars.rules.units import (
    ACOLYTES_OF,
    BIT,
    CULTISTS,
    KIND_MASK,
    MOST_AREAS,
    SIDE_MASK,
    UNIT_KIND,
    UNIT_SIDE,
)
from game.match.entries import Answer
from game.match.games import of_wars
from game.match.match import Match

How = Literal["ask", "matters", "never"]
"""Always ask; ask when it can matter; never ask."""

ALWAYS: How = "ask"
DEFAULT_ORDERS: dict[str, How] = {
    "end_slot": "matters",
    "ritual": "ask",
    "reveal": "matters",
    "devolve": "matters",
    "devour": "ask",
    "absorb": "ask",
    "abduct": "ask",
    "invisibility": "ask",
    "seek_and_destroy": "ask",
    "emissary": "ask",
    "vengeance": "ask",
    "necrophagy": "ask",
    "madness": "ask",
    "blood_sacrifice": "ask",
}
"""Every ability there is an order for, and what holds unless the person says otherwise."""

_BY_OPTION = ("pre_battle", "ritual", "doom_event")
"""Kinds of decision whose options name abilities; for the others the kind itself is the ability."""
_GATE_STEPS = ("control_gate", "area", "unit")
_DOOM_TO_END = 30
_HIGHEST_SIGN = 3


class SeatOrders(msgspec.Struct, forbid_unknown_fields=True):
    """The orders of one seat; ``answers`` holds only what differs from ``DEFAULT_ORDERS``."""

    auto_gates: bool = True
    answers: Annotated[dict[Annotated[str, msgspec.Meta(max_length=40)], How], msgspec.Meta(max_length=64)] = (
        msgspec.field(default_factory=dict)
    )

    def how(self, ability: str) -> How:
        """What holds for an ability; one there is no order for is always asked about."""
        return self.answers.get(ability, DEFAULT_ORDERS.get(ability, ALWAYS))

    def set(self, ability: str, how: How) -> None:
        """Give an order. ``ValueError`` for an ability there are no orders for."""
        if ability not in DEFAULT_ORDERS:
            raise ValueError(f"there are no standing orders about {ability!r}")
        if how not in ("ask", "matters", "never"):
            raise ValueError(f"a standing order is ask, matters or never, not {how!r}")
        self.answers[ability] = how


class Orders:
    """The standing orders of a table, by seat. Games other than Cthulhu Wars have none: there everything is asked."""

    def __init__(self, seats: dict[int, SeatOrders] | None = None) -> None:
        self.seats = dict(seats or {})

    def of(self, seat: int) -> SeatOrders:
        """The orders of a seat; changing them is giving orders."""
        return self.seats.setdefault(seat, SeatOrders())

    def answer(self, match: Match) -> Option | None:
        """What the person's orders answer to the open decision; ``None`` if he is to be asked.

        Never answers for a bot. Asks only what all at the table could know, so that
        being asked tells nothing.
        """
        asked = match.position.decision
        if asked is None or match.seats[asked.seat].bot or not of_wars(match.rules):
            return None
        orders = self.of(asked.seat)
        if orders.auto_gates:
            taken = _gate_step(match, asked)
            if taken is not None:
                return taken
        return asked.default if asked.default is not None and _declines(match.position, asked, orders) else None


def abilities(asked: Decision) -> tuple[str, ...]:
    """The abilities a decision is about, as standing orders name them; empty when there are no orders for it."""
    if asked.kind == "action":
        kinds = {choice.kind for choice in asked.options if choice != asked.default}
        return ("end_slot",) if asked.default is not None and kinds == {"abandon_gate"} else ()
    if asked.kind in _BY_OPTION:
        return tuple(choice.kind for choice in asked.options if choice != asked.default)
    return (asked.kind,) if asked.kind in DEFAULT_ORDERS else ()


def _declines(pos: Position, asked: Decision, orders: SeatOrders) -> bool:
    about = abilities(asked)
    for ability in about:
        how = orders.how(ability)
        if how == "ask" or (how == "matters" and _MATTERS.get(ability, _always)(pos, asked)):
            return False
    return bool(about)


# When an ability can matter, judged by what lies open on the table


def _always(pos: Position, asked: Decision) -> bool:
    return True


def _end_slot_matters(pos: Position, asked: Decision) -> bool:
    """Leaving a gate can matter if a piece of another kind could take it in the same slot (The Red Sign).

    One Acolyte in the place of another changes nothing, and who wants a gate to stand open
    can leave it before his action.
    """
    state: WarsState = pos.state
    able = keeper_mask(pos, asked.side)
    return any(
        state.here[area] & able & ~KIND_MASK[UNIT_KIND[keeper]]
        for area, keeper in enumerate(state.gates)
        if keeper >= 0 and UNIT_SIDE[keeper] == asked.side
    )


def _reveal_matters(pos: Position, asked: Decision) -> bool:
    """Revealing can bring the side to 30 Doom if its hidden Elder Signs may be worth enough; their number is open."""
    state: WarsState = pos.state
    return state.doom[asked.side] + _HIGHEST_SIGN * len(state.signs[asked.side]) >= _DOOM_TO_END


def _devolve_matters(pos: Position, asked: Decision) -> bool:
    """An Acolyte that shares its area with an enemy Monster or Great Old One can be captured, killed or in the way."""
    state: WarsState = pos.state
    threats = ~(SIDE_MASK[asked.side] | CULTISTS)
    return any(units & ACOLYTES_OF[asked.side] and units & threats for units in state.here[:MOST_AREAS])


_MATTERS = {"end_slot": _end_slot_matters, "reveal": _reveal_matters, "devolve": _devolve_matters}


# Taking free gates


def _gate_step(match: Match, asked: Decision) -> Option | None:
    """The next step of taking a free gate automatically, if there is one to take."""
    if asked.kind == "action":
        chosen = next((choice for choice in asked.options if choice.kind == "control_gate"), None)
        if chosen is None or not _takeable(match, asked.side):
            return None
        return chosen
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
