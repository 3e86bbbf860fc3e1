"""A faction with a walking gate, made before the box is; ``test_general_means`` runs one function of it each."""

import sys

from game.games.wars.factions.rules import tables
from game.games.wars.rules.faction import GREAT_OLD_ONE, MONSTER, Faction, Kind

SD = len(tables.FACTION_TABLES)
DOORS = "seven_doors"
TABLES = Faction(
    id=DOORS,
    side=SD,
    kinds=(Kind("knocker", SD, MONSTER, 3, 2, 1), Kind("threshold", SD, GREAT_OLD_ONE, 1, 6, 4, gate=True)),
    books=tuple(f"sd_book_{number}" for number in range(6)),
    requirements=tuple(f"sd_{number}" for number in range(6)),
    abilities=("knocking",),
    starts={"earth": "australia"},
)
tables.FACTION_TABLES += (TABLES,)

from game.api import new_match  # noqa: E402
from game.games.wars.rules.board import controlled_gates, gates_in, gates_left, gates_on_map, relocate  # noqa: E402
from game.games.wars.rules.state import GATES_CHANGED  # noqa: E402
from game.games.wars.rules.units import FIGURE, POOL  # noqa: E402

GC, YS = "great_cthulhu", "yellow_sign"
THRESHOLD = FIGURE["threshold"]


def table(slot=DOORS, **setup):
    setup = {"power": dict.fromkeys((DOORS, GC, YS), 9), "slot": slot, "phase": "action"} | setup
    return new_match("wars", factions=(DOORS, GC, YS), setup=setup, dice=setup.pop("dice", None))


def a_unit_that_is_a_gate_is_its_owners_where_it_stands():
    found = table(units={DOORS: {"threshold": ["asia"]}, GC: {"acolyte": ["asia"]}}, gates={"asia": GC})
    pos = found.position
    asia = pos.rules.map.number["asia"]
    assert (gates_on_map(pos.state), gates_left(pos.state), gates_in(pos.state, asia)) == (2, 23, 2)
    assert (controlled_gates(pos.state, SD), controlled_gates(pos.state, 0)) == (1, 1)
    pos.state.dirty = 0
    relocate(pos, THRESHOLD, POOL)
    assert pos.state.dirty & GATES_CHANGED and controlled_gates(pos.state, SD) == 0


def a_unit_that_is_a_gate_counts_as_an_ocean_gate():
    gates = {"north_atlantic": "abandoned", "south_atlantic": "abandoned", "north_pacific": "abandoned"}
    found = table(units={DOORS: {"threshold": ["south_pacific"]}, GC: {"acolyte": ["asia"]}}, gates=gates)
    assert "gc_ocean_gates" in found.state_dict()["requirements"][GC]


def a_gate_that_is_a_unit_is_none_to_take_or_to_leave():
    found = table(units={DOORS: {"threshold": ["asia"], "acolyte": ["asia"]}})
    assert {"build_gate"} == {each.kind for each in found.position.decision.options} & {
        "build_gate", "control_gate", "abandon_gate"
    }  # fmt: skip


if __name__ == "__main__":
    globals()[sys.argv[1]]()
    sys.exit(0)
