"""The common actions but Move, Battle and Awaken, and the unlimited ones about gates (Rulebook VI)."""

from itertools import chain

from game.engine.option import Blocked, Option, Reason, option
from game.engine.position import Position
from game.games.wars.rules.board import (
    abandon_gate,
    build_gate,
    capture,
    controls_any,
    gates_left,
    guarded,
    keepers,
    own_areas,
    pay,
    place,
    take_gate,
)
from game.games.wars.rules.flow.choose import DONE, area_options, ask, explain, go_on, side_options, then, unit_options
from game.games.wars.rules.flow.slot import change_slot, current_slot
from game.games.wars.rules.flow.tax import least_tax, taxed
from game.games.wars.rules.registry import acting_of, action
from game.games.wars.rules.state import ABANDONED, NO_GATE, WarsState
from game.games.wars.rules.units import (
    ACOLYTES_OF,
    BIT,
    CULTISTS_OF,
    GREAT_OLD_ONES_OF,
    KIND_MASK,
    KINDS,
    POOL,
    SUMMONED_OF,
    UNIT_KIND,
    UNIT_SIDE,
    distinct,
)

BOOK = "Rulebook VI"


def lacks_power(pos: Position, side: int, cost: int) -> Reason | None:
    """The reason "not enough Power", if it is one."""
    power = pos.state.power[side]
    return Reason("power", (cost, power), BOOK) if power < cost else None


def no_own_gate(pos: Position) -> Reason:
    """The reason that no unit of the side's on the map keeps a gate."""
    return Reason("no_own_gate", (), BOOK)


def keeper_mask(pos: Position, side: int) -> int:
    """Units of a side that can build and control gates."""
    mask = CULTISTS_OF[side]
    for call in acting_of(pos, "keeper", side):
        mask |= call(pos)
    return mask


def idle(pos: Position, side: int) -> int:
    """Units of a side that cannot Move, Capture or declare a battle where they stand, if there are any such at all."""
    if not pos.rules.hooks["idle"]:
        return 0
    mask = 0
    for call in acting_of(pos, "idle", side):
        mask |= call(pos)
    return mask


# Build gate: 3 Power, an able unit in an area without a gate


def gate_sites(pos: Position, side: int) -> list[int]:
    """Areas where the side could build a gate."""
    state: WarsState = pos.state
    able = keeper_mask(pos, side)
    here, gates = state.here, state.gates
    return [area for area in pos.rules.map.places if here[area] & able and gates[area] == NO_GATE]


def _build_refusal(pos: Position, side: int) -> Reason | None:
    short = lacks_power(pos, side, 3)
    if short:
        return short
    if not gates_left(pos.state):
        return Reason("gates_used_up", (), BOOK)
    return None if gate_sites(pos, side) else Reason("no_gate_site", (), BOOK)


@action("build_gate", None, refusal=_build_refusal, cost=3)
def _build(pos: Position, side: int) -> None:
    ask(pos, side, "gate_area", area_options(gate_sites(pos, side)), "gate_area")


taxed("build_gate", "gate_area", 3)


@explain("gate_area")
def _gate_area_blocked(pos: Position, side: int, args: tuple[int, ...]) -> list[Blocked]:
    sites = gate_sites(pos, side)
    return [
        Blocked(
            option("area", area=area),
            Reason("has_gate" if pos.state.gates[area] != NO_GATE else "no_builder", (area,), BOOK),
        )
        for area in range(len(pos.rules.map.areas))
        if area not in sites
    ]


@then("gate_area")
def _build_where(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    able = distinct(pos.state.here[chosen.area] & keeper_mask(pos, side))
    ask(pos, side, "gate_keeper", unit_options(pos, able), "gate_build", (chosen.area,), (chosen.area,))


@then("gate_build")
def _build_by(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    pay(pos, side, 3, "build_gate")
    build_gate(pos, chosen.unit, args[0])
    if pos.rules.edition.keepers_of_slot:
        change_slot(pos, kept=(args[0], chosen.unit))


# Recruit: 1 Power, an Acolyte from the pool, where the side has a unit (anywhere if it has none)


def recruit_areas(pos: Position, side: int) -> list[int]:
    """Areas where an Acolyte can appear."""
    return own_areas(pos.state, side) or list(range(len(pos.rules.map.areas)))


def _recruit_refusal(pos: Position, side: int) -> Reason | None:
    if not pos.state.here[POOL] & ACOLYTES_OF[side]:
        return Reason("pool_empty", ("acolyte",), BOOK)
    return lacks_power(pos, side, 1)


@action("recruit", None, refusal=_recruit_refusal, cost=1)
def _recruit(pos: Position, side: int) -> None:
    ask(pos, side, "recruit_area", area_options(recruit_areas(pos, side)), "recruit")


taxed("recruit", "recruit", 1)


@explain("recruit_area")
def _recruit_blocked(pos: Position, side: int, args: tuple[int, ...]) -> list[Blocked]:
    allowed = recruit_areas(pos, side)
    return [
        Blocked(option("area", area=area), Reason("no_own_unit", (area,), BOOK))
        for area in range(len(pos.rules.map.areas))
        if area not in allowed
    ]


@then("recruit")
def _recruit_where(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    pay(pos, side, 1, "recruit")
    place(pos, lowest(pos.state.here[POOL] & ACOLYTES_OF[side]), chosen.area, "recruit")


def lowest(mask: int) -> int:
    """The first unit of a mask."""
    return (mask & -mask).bit_length() - 1


# Summon: the Monster's cost, at a gate the side controls


def summon_cost(pos: Position, side: int, kind: int) -> int:
    """What summoning one of this kind costs the side now."""
    cost = KINDS[kind].cost
    for call in acting_of(pos, "summon_cost", side):
        cost += call(pos, kind)
    return cost


def summonable(pos: Position, side: int) -> list[int]:
    """One unit of each kind of Monster in the pool that the side can pay."""
    state: WarsState = pos.state
    power = state.power[side] - (_summon_tax(pos, side) if pos.rules.hooks["tax"] else 0)
    return [
        unit
        for unit in distinct(state.here[POOL] & SUMMONED_OF[side])
        if summon_cost(pos, side, UNIT_KIND[unit]) <= power
    ]


def _summon_tax(pos: Position, side: int) -> int:
    return least_tax(pos, side, summon_areas(pos, side)) if pos.rules.hooks["tax"] else 0


def gate_areas(pos: Position, side: int) -> list[int]:
    """Areas whose gate the side controls."""
    return [area for area, keeper in enumerate(pos.state.gates) if keeper >= 0 and UNIT_SIDE[keeper] == side]


def summon_areas(pos: Position, side: int) -> list[int]:
    """Areas where the side may Summon: at its gates, and where its abilities let it."""
    found = gate_areas(pos, side)
    calls = acting_of(pos, "summon_areas", side)
    return sorted({*found, *chain(*(call(pos) for call in calls))}) if calls else found


def _summon_refusal(pos: Position, side: int) -> Reason | None:
    state: WarsState = pos.state
    if not controls_any(state, side) and not summon_areas(pos, side):
        return no_own_gate(pos)
    if not state.here[POOL] & SUMMONED_OF[side]:
        return Reason("pool_empty", ("monster",), BOOK)
    if summonable(pos, side):
        return None
    kinds = distinct(state.here[POOL] & SUMMONED_OF[side])
    least = min(summon_cost(pos, side, UNIT_KIND[unit]) for unit in kinds)
    return lacks_power(pos, side, least + _summon_tax(pos, side))


def _cheapest_summon(pos: Position, side: int) -> int:
    kinds = distinct(pos.state.here[POOL] & SUMMONED_OF[side])
    return min((summon_cost(pos, side, UNIT_KIND[unit]) for unit in kinds), default=0)


@action("summon", None, refusal=_summon_refusal, cost=_cheapest_summon)
def _summon(pos: Position, side: int) -> None:
    options = [option("unit", unit=unit) for unit in summonable(pos, side)]
    ask(pos, side, "summon_unit", options, "summon_unit", (0,))


@then("summon_unit")
def _summon_what(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    if chosen != DONE:
        areas = area_options(summon_areas(pos, side))
        ask(pos, side, "summon_area", areas, "summon_area", (chosen.unit, args[0]), (chosen.unit,))


taxed("summon", "summon_area", lambda pos, side, args: summon_cost(pos, side, UNIT_KIND[args[0]]))


@explain("summon_area")
def _summon_blocked(pos: Position, side: int, args: tuple[int, ...]) -> list[Blocked]:
    allowed = summon_areas(pos, side)
    return [
        Blocked(option("area", area=area), Reason("not_own_gate", (area,), BOOK))
        for area in range(len(pos.rules.map.areas))
        if area not in allowed
    ]


@then("summon_area")
def _summon_where(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    unit, count = args
    pay(pos, side, summon_cost(pos, side, UNIT_KIND[unit]), "summon")
    place(pos, unit, chosen.area, "summon")
    if any(owner == side and call(pos) for owner, _, call in pos.rules.hooks["summon_again"]):
        go_on(pos, side, "summon_again", (count + 1,))
    for call in acting_of(pos, "summoned", side):
        call(pos, unit)


@then("summon_again")
def _summon_again(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    more = summonable(pos, side) if summon_areas(pos, side) else []
    if more:
        options = [*(option("unit", unit=unit) for unit in more), DONE]
        ask(pos, side, "summon_unit", options, "summon_unit", args, args)


# Capture: 1 Power, an enemy Cultist that nobody guards


def can_capture(pos: Position, side: int, area: int, enemy: int, resting: int = 0) -> bool:
    """Whether the side could capture one of the enemy's Cultists in the area, without those of its units that rest."""
    state: WarsState = pos.state
    units = state.here[area]
    if not units & CULTISTS_OF[enemy]:
        return False
    if units & GREAT_OLD_ONES_OF[side] and not guarded(state, enemy, area, True):
        return True
    if not units & SUMMONED_OF[side] & ~resting or guarded(state, enemy, area, False):
        return False
    return not any(call(pos) for call in acting_of(pos, "guards", enemy))


def capture_places(pos: Position, side: int, one: bool = False) -> list[tuple[int, int]]:
    """(area, enemy) pairs where a capture is possible; the first alone where ``one`` will do."""
    here = pos.state.here
    resting = idle(pos, side)
    hunters = (SUMMONED_OF[side] | GREAT_OLD_ONES_OF[side]) & ~resting
    found = []
    for area in pos.rules.map.places:
        if here[area] & hunters:
            for enemy in pos.rules.sides:
                if enemy != side and can_capture(pos, side, area, enemy, resting):
                    found.append((area, enemy))
                    if one:
                        return found
    return found


def _shielded(pos: Position, side: int, area: int, resting: int) -> str:
    """The ability that alone keeps the side from a capture in the area; empty if something else does, too."""
    if not pos.rules.hooks["guards"] or not pos.state.here[area] & SUMMONED_OF[side] & ~resting:
        return ""
    for enemy in pos.rules.sides:
        if enemy != side and pos.state.here[area] & CULTISTS_OF[enemy] and not guarded(pos.state, enemy, area, False):
            for call in acting_of(pos, "guards", enemy):
                if found := call(pos):
                    return str(found)
    return ""


def _within_reach(pos: Position, side: int, area: int) -> bool:
    """Whether a capture would be possible in the area if no unit of the side rested."""
    return any(can_capture(pos, side, area, enemy) for enemy in pos.rules.sides if enemy != side)


def _capture_refusal(pos: Position, side: int) -> Reason | None:
    if (short := lacks_power(pos, side, 1)) or capture_places(pos, side, True):
        return short
    resting = idle(pos, side)
    for area in pos.rules.map.places if pos.rules.hooks["guards"] or resting else ():
        if ability := _shielded(pos, side, area, resting):
            return Reason("guarded_by", (area, ability), BOOK)
        if pos.state.here[area] & resting and _within_reach(pos, side, area):
            return Reason("needs_company", (area,), BOOK)
    return Reason("no_capture", (), BOOK)


@action("capture", None, refusal=_capture_refusal, cost=1)
def _capture(pos: Position, side: int) -> None:
    areas = dict.fromkeys(area for area, _ in capture_places(pos, side))
    ask(pos, side, "capture_area", area_options(list(areas)), "capture_area")


taxed("capture", "capture_area", 1)


@explain("capture_area")
def _capture_blocked(pos: Position, side: int, args: tuple[int, ...]) -> list[Blocked]:
    state: WarsState = pos.state
    allowed = {area for area, _ in capture_places(pos, side)}
    hunters, resting = SUMMONED_OF[side] | GREAT_OLD_ONES_OF[side], idle(pos, side)
    found = []
    for area in range(len(pos.rules.map.areas)):
        if area in allowed:
            continue
        prey = any(state.here[area] & CULTISTS_OF[enemy] for enemy in pos.rules.sides if enemy != side)
        if not state.here[area] & hunters & ~resting:
            code = "needs_company" if state.here[area] & hunters else "no_hunter"
        else:
            code = "guarded" if prey else "no_prey"
        if code == "guarded" and (ability := _shielded(pos, side, area, resting)):
            reason = Reason("guarded_by", (area, ability), BOOK)
        else:
            reason = Reason(code, (area,), BOOK)
        found.append(Blocked(option("area", area=area), reason))
    return found


@then("capture_area")
def _capture_where(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    enemies = [enemy for area, enemy in capture_places(pos, side) if area == chosen.area]
    ask(pos, side, "capture_side", side_options(enemies), "capture_side", (chosen.area,), (chosen.area,))


@then("capture_side")
def _capture_whose(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    area, enemy = args[0], chosen.side
    pay(pos, side, 1, "capture")
    prey = distinct(pos.state.here[area] & CULTISTS_OF[enemy], keepers(pos.state))
    ask(pos, enemy, "capture_unit", unit_options(pos, prey), "capture_unit", (side,), (area, side))


then("capture_unit")(lambda pos, side, chosen, args: capture(pos, chosen.unit, args[0]))


# Pass


def _pass_refusal(pos: Position, side: int) -> Reason | None:
    return None if pos.state.power[side] else Reason("nothing_to_pass", (), BOOK)


@action("pass", None, refusal=_pass_refusal, cost=lambda pos, side: pos.state.power[side])
def _pass(pos: Position, side: int) -> None:
    pos.emit("passed", side, pos.state.power[side])
    pos.state.power[side] = 0


# Gates: taking and leaving them costs nothing and opens no window for interrupts


def free_gates(pos: Position, side: int, one: bool = False) -> list[tuple[int, int]]:
    """(area, mask of units) pairs: abandoned gates and who could take each; not a keeper that has had its time (R2).

    The first area alone where ``one`` will do.
    """
    state: WarsState = pos.state
    gates = state.gates
    free = gates.count(ABANDONED)
    if not free:
        return []
    slot = None
    able = keeper_mask(pos, side)
    found = []
    area = -1
    for _ in range(free):
        area = gates.index(ABANDONED, area + 1)
        standing = state.here[area] & able
        if standing:
            if slot is None:
                slot = current_slot(pos)
                before = slot.before if pos.rules.edition.keepers_of_slot else gates
            spent = BIT[before[area]] if before[area] >= 0 else 0
            for where, unit in slot.kept:
                spent |= BIT[unit] if where == area else 0
            if standing & ~spent:
                found.append((area, standing & ~spent))
                if one:
                    break
    return found


def _control_refusal(pos: Position, side: int) -> Reason | None:
    return None if free_gates(pos, side, True) else Reason("no_free_gate", (), BOOK)


@action("control_gate", None, refusal=_control_refusal, unlimited=True)
def _control(pos: Position, side: int) -> None:
    ask(pos, side, "control_area", area_options([area for area, _ in free_gates(pos, side)]), "control_area")


@then("control_area")
def _control_where(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    units = distinct(dict(free_gates(pos, side)).get(chosen.area, 0))
    ask(pos, side, "gate_keeper", unit_options(pos, units), "control_unit", (chosen.area,), (chosen.area,))


@then("control_unit")
def _control_by(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    take_gate(pos, chosen.unit, args[0])
    if pos.rules.edition.keepers_of_slot:
        change_slot(pos, kept=(args[0], chosen.unit))


def areas_to_swap(pos: Position, side: int) -> list[int]:
    """Areas in which a unit of another kind than the keeper could take the side's gate (The Red Sign)."""
    state: WarsState = pos.state
    able = keeper_mask(pos, side)
    return [
        area
        for area, keeper in enumerate(state.gates)
        if keeper >= 0 and UNIT_SIDE[keeper] == side and state.here[area] & able & ~KIND_MASK[UNIT_KIND[keeper]]
    ]


def _abandon_refusal(pos: Position, side: int) -> Reason | None:
    return None if controls_any(pos.state, side) else no_own_gate(pos)


@action("abandon_gate", None, refusal=_abandon_refusal, unlimited=True)
def _abandon(pos: Position, side: int) -> None:
    ask(pos, side, "abandon_area", area_options(gate_areas(pos, side)), "abandon_area")


@then("abandon_area")
def _abandon_where(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    if not pos.rules.edition.keepers_of_slot:
        change_slot(pos, kept=(chosen.area, pos.state.gates[chosen.area]))
    abandon_gate(pos, chosen.area)
