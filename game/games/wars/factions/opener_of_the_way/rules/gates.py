"""Opener of the Way's gates: The Beyond One, Yog-Sothoth as a gate, They Break Through, requirements about gates."""

from game.engine.option import Option, Reason
from game.engine.position import Position
from game.games.wars.factions.opener_of_the_way.rules.figures import OW, YOG_SOTHOTH
from game.games.wars.rules.board import carry_gate, gates_on_map, move, on_map, pay
from game.games.wars.rules.flow.actions import lacks_power
from game.games.wars.rules.flow.choose import area_options, ask, then, unit_options
from game.games.wars.rules.flow.tax import least_tax, taxed
from game.games.wars.rules.registry import action, hook, requirement
from game.games.wars.rules.state import GATES_CHANGED, NO_GATE, UNITS_CHANGED, WarsState
from game.games.wars.rules.units import (
    CULTISTS,
    GREAT_OLD_ONES,
    KINDS,
    MOST_AREAS,
    SIDE_MASK,
    UNIT_KIND,
    UNIT_SIDE,
    distinct,
)

CARD = "card"
CARRIES = 3
"""What a unit that carries a gate costs at least."""
FEW_PLAYERS = 3

# The Beyond One: whoever has the ability


def _carriers_of(side: int) -> int:
    mine = SIDE_MASK[side] & ~CULTISTS
    return sum(1 << unit for unit, kind in enumerate(UNIT_KIND) if mine >> unit & 1 and KINDS[kind].cost >= CARRIES)


CARRIERS = [_carriers_of(side) for side in range(len(SIDE_MASK))]
"""By side: units dear enough to carry a gate."""


def carriers(pos: Position, side: int) -> list[int]:
    """Units of the side that can carry the gate in their area: no enemy Great Old One stands there."""
    state: WarsState = pos.state
    able, enemies = CARRIERS[side], GREAT_OLD_ONES & ~SIDE_MASK[side]
    found: list[int] = []
    for area in range(MOST_AREAS):
        units = state.here[area]
        if units & able and state.gates[area] != NO_GATE and not units & enemies:
            found += distinct(units & able)
    return found


def beyond_refusal(pos: Position, side: int) -> Reason | None:
    """Why the side cannot use The Beyond One."""
    short = lacks_power(pos, side, 1)
    if short or not carriers(pos, side):
        return short or Reason("no_carrier", (), CARD)
    free = _without_gate(pos)
    return lacks_power(pos, side, 1 + least_tax(pos, side, free)) if free else Reason("gates_everywhere", (), CARD)


def _without_gate(pos: Position) -> list[int]:
    """Areas without a gate, where one can be brought: Yog-Sothoth is not in the way."""
    return [area for area in range(len(pos.rules.map.areas)) if pos.state.gates[area] == NO_GATE]


@action("beyond_one", OW, refusal=beyond_refusal, cost=1)
def beyond_one(pos: Position, side: int) -> None:
    """A unit goes with the gate of its area, and the gate's keeper, to any area without a gate."""
    ask(pos, side, "beyond_one_unit", unit_options(pos, carriers(pos, side)), "beyond_one_unit")


taxed("beyond_one", "beyond_one_area", 1)


@then("beyond_one_unit")
def _carried_by(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    areas = area_options(_without_gate(pos))
    ask(pos, side, "beyond_one_area", areas, "beyond_one_area", (chosen.unit,), (chosen.unit,))


@then("beyond_one_area")
def _carried(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    unit = args[0]
    pay(pos, side, 1, "beyond_one")
    carry_gate(pos, pos.state.loc[unit], chosen.area, "beyond_one")
    move(pos, unit, chosen.area, "beyond_one")


# Places to Summon


@hook("summon_areas", "key_and_gate", OW)
def at_yog_sothoth(pos: Position) -> list[int]:
    """Yog-Sothoth is a gate of his owner's."""
    return [pos.state.loc[YOG_SOTHOTH]] if on_map(pos.state, YOG_SOTHOTH) else []


@hook("summon_areas", "they_break_through", OW)
def they_break_through(pos: Position) -> list[int]:
    """At gates of enemies, and at abandoned ones."""
    return [area for area, keeper in enumerate(pos.state.gates) if keeper != NO_GATE]


# Requirements


@requirement("ow_gates_8", OW, GATES_CHANGED)
def ow_gates_8(pos: Position) -> bool:
    """8 gates on the map, anybody's."""
    return gates_on_map(pos.state) >= 8


def gates_wanted(pos: Position) -> int:
    """The greater number of gates: 12, 10 with two or three players."""
    return 10 if pos.rules.seats <= FEW_PLAYERS else 12


@requirement("ow_gates_12", OW, GATES_CHANGED)
def ow_gates_12(pos: Position) -> bool:
    """So many gates on the map, anybody's."""
    return gates_on_map(pos.state) >= gates_wanted(pos)


def visited(pos: Position) -> int:
    """Areas with own units and a gate that an enemy controls."""
    here, mine = pos.state.here, SIDE_MASK[OW]
    found = 0
    for area, keeper in enumerate(pos.state.gates):
        if keeper >= 0 and here[area] & mine and UNIT_SIDE[keeper] != OW:
            found += 1
    return found


@requirement("ow_areas", OW, UNITS_CHANGED | GATES_CHANGED)
def ow_areas(pos: Position) -> bool:
    """Own units in 2 areas with gates that enemies control."""
    return visited(pos) >= 2


@requirement("ow_great", OW, UNITS_CHANGED)
def ow_great(pos: Position) -> bool:
    """Yog-Sothoth shares an area with an enemy Great Old One."""
    state: WarsState = pos.state
    return on_map(state, YOG_SOTHOTH) and bool(
        state.here[state.loc[YOG_SOTHOTH]] & GREAT_OLD_ONES & ~SIDE_MASK[OW]
    )
