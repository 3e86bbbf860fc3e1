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
    once=("sd_book_0",),
)
tables.FACTION_TABLES += (TABLES,)

from game.api import new_match  # noqa: E402
from game.games.wars.rules.board import (  # noqa: E402
    carry_gate,
    controlled_gates,
    gates_in,
    gates_left,
    gates_on_map,
    pay,
    relocate,
    use_up,
    withdraw,
)
from game.games.wars.rules.flow.battle import reroll  # noqa: E402
from game.games.wars.rules.flow.choose import NO, YES, ask, then  # noqa: E402
from game.games.wars.rules.registry import hook  # noqa: E402
from game.games.wars.rules.state import GATES_CHANGED, USED  # noqa: E402
from game.games.wars.rules.units import FIGURE, POOL  # noqa: E402

GC, YS = "great_cthulhu", "yellow_sign"
THRESHOLD = FIGURE["threshold"]


@hook("summon_areas", "knocking", SD)
def in_asia(pos):
    return [pos.rules.map.number["asia"]]


@hook("rolled", "knocking", SD)
def knock_again(pos):
    if pos.state.power[SD]:
        ask(pos, SD, "knocking", [YES, NO], "knocking")


@then("knocking")
def knocked(pos, side, chosen, args):
    if chosen == YES:
        pay(pos, SD, 1, "knocking")
        reroll(pos, SD)


class Wide:
    """Double Doom, once."""

    def ready(self, pos):
        return not pos.state.flags & USED["sd_book_0"]

    def doom(self, pos, gates):
        use_up(pos, "sd_book_0")
        return 2 * gates


@hook("ritual_way", "sd_book_0", SD)
class Twice(Wide):
    ready = classmethod(Wide.ready)
    doom = classmethod(Wide.doom)




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


def a_gate_is_carried_with_its_keeper_and_is_never_free():
    found = table(units={GC: {"acolyte": ["asia", "asia"]}}, gates={"asia": GC})
    pos = found.position
    asia, africa = (pos.rules.map.number[area] for area in ("asia", "africa"))
    keeper = pos.state.gates[asia]
    carry_gate(pos, asia, africa, "knocking")
    assert (pos.state.gates[africa], pos.state.loc[keeper], gates_in(pos.state, asia)) == (keeper, africa, 0)
    assert [event.kind for event in pos.events][-2:] == ["gate_carried", "moved"]
    assert not found.rules.violations(pos)


def a_gate_without_a_keeper_is_carried_too():
    found = table(gates={"asia": "abandoned"})
    asia, africa = (found.rules.map.number[area] for area in ("asia", "africa"))
    carry_gate(found.position, asia, africa, "knocking")
    assert found.state_dict()["gates"] == {"africa": "abandoned"}


def a_unit_that_is_withdrawn_is_no_loss():
    found = table(units={GC: {"acolyte": ["asia"]}}, gates={"asia": GC})
    keeper = found.position.state.gates[found.rules.map.number["asia"]]
    withdraw(found.position, keeper, "knocking")
    assert found.position.state.loc[keeper] == POOL and not found.position.state.harmed
    assert found.state_dict()["gates"] == {"asia": "abandoned"}


def a_faction_may_summon_where_its_abilities_let_it():
    found = table(units={DOORS: {"acolyte": ["europe"]}}, gates={"europe": DOORS})
    found.choose("summon")
    assert {option.area for option in found.position.decision.options} == {
        found.rules.map.number[area] for area in ("asia", "europe")
    }


def a_side_may_roll_again_before_results_are_assigned():
    units = {DOORS: {"threshold": ["asia"]}, GC: {"acolyte": ["asia"]}}
    found = table(units=units, dice=[6, 4, 1, 2, 6, 3])
    found.choose("battle")
    assert found.position.decision.kind == "knocking"
    found.choose("yes")
    again = next(event for event in found.events if event.kind == "rerolled")
    assert again.args == (SD, 6, 4, 6, 3) and found.position.state.power[SD] == 7


def a_book_that_is_used_once_changes_the_doom_of_a_ritual():
    setup = {"books": {DOORS: ["sd_book_0"]}, "phase": "doom", "turn": 2, "slot": None}
    found = table(units={DOORS: {"threshold": ["asia"]}}, **setup)
    while found.position.decision.side != SD or found.position.decision.kind != "ritual":
        found.choose("done")
    found.choose("sd_book_0")
    assert found.position.state.doom[SD] == 3 and found.state_dict()["flags"] == ["sd_book_0_used"]


if __name__ == "__main__":
    globals()[sys.argv[1]]()
    sys.exit(0)
