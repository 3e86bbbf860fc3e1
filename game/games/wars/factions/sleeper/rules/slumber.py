"""Cursed Slumber: a gate and its keeper off the map and still Sleeper's."""

from game.engine.option import Option, Reason
from game.engine.position import Position
from game.games.wars.factions.sleeper.rules.figures import SL
from game.games.wars.rules.board import keeper_asleep, pay, place, relocate, take_gate
from game.games.wars.rules.flow.actions import gate_areas, lacks_power, no_own_gate
from game.games.wars.rules.flow.choose import area_options, ask, then
from game.games.wars.rules.flow.tax import taxed
from game.games.wars.rules.registry import action, hook
from game.games.wars.rules.state import ABANDONED, FLAG, GATES_CHANGED, NO_GATE, WarsState
from game.games.wars.rules.units import SUBMERGED, units_in

CARD = "card"
ASLEEP = FLAG["gate_asleep"]
"""Bit of the state's flags: a gate lies on its card."""


def _slumber_refusal(pos: Position, side: int) -> Reason | None:
    if pos.state.flags & ASLEEP:
        return Reason("gate_asleep", (), CARD)
    if not gate_areas(pos, side):
        return no_own_gate(pos)
    return lacks_power(pos, side, 1)


@action("cursed_slumber", SL, refusal=_slumber_refusal, cost=1, book="cursed_slumber")
def _slumber(pos: Position, side: int) -> None:
    """A gate it controls and the keeper leave the map; what they pay goes on."""
    ask(pos, side, "slumber_area", area_options(gate_areas(pos, side)), "slumber_area")


@then("slumber_area")
def _fallen_asleep(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    state: WarsState = pos.state
    keeper = state.gates[chosen.area]
    pay(pos, side, 1, "cursed_slumber")
    pos.emit("gate_slept", side, chosen.area)
    # The gate goes first: a keeper that leaves a gate would leave it abandoned.
    state.gates[chosen.area] = NO_GATE
    state.flags |= ASLEEP
    state.dirty |= GATES_CHANGED
    relocate(pos, keeper, SUBMERGED)


def _free_areas(pos: Position) -> list[int]:
    return [area for area in range(len(pos.rules.map.areas)) if pos.state.gates[area] == NO_GATE]


def _rouse_refusal(pos: Position, side: int) -> Reason | None:
    if not pos.state.flags & ASLEEP:
        return Reason("no_gate_asleep", (), CARD)
    return lacks_power(pos, side, 1) if _free_areas(pos) else Reason("gates_everywhere", (), CARD)


@action("rouse", SL, refusal=_rouse_refusal, cost=1, book="cursed_slumber")
def _rouse(pos: Position, side: int) -> None:
    """The gate comes back to any area without one, its keeper on it."""
    ask(pos, side, "rouse_area", area_options(_free_areas(pos)), "rouse_area")


taxed("rouse", "rouse_area", 1)


@then("rouse_area")
def _awake(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    state: WarsState = pos.state
    keeper = units_in(keeper_asleep(state, SL))
    pay(pos, side, 1, "cursed_slumber")
    pos.emit("gate_woke", side, chosen.area)
    state.gates[chosen.area] = ABANDONED
    state.flags &= ~ASLEEP
    state.dirty |= GATES_CHANGED
    for unit in keeper:
        place(pos, unit, chosen.area, "cursed_slumber")
        take_gate(pos, unit, chosen.area)


@hook("gather", "cursed_slumber", SL)
def cursed_slumber(pos: Position) -> int:
    """The keeper pays as on the map, also where only those on the map count."""
    return 0 if pos.rules.edition.cultists_in_play_gather else keeper_asleep(pos.state, SL).bit_count()
