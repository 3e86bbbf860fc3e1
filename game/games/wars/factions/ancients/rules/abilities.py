"""The Ancients: Cathedrals, Dematerialization, gifts of Monsters, and the six spellbooks (reference, section 5)."""

from game.engine.option import Blocked, Option, Reason, option
from game.engine.position import Position
from game.games.wars.factions.ancients.rules.figures import AN, REANIMATED, UN_MAN, YOTHAN
from game.games.wars.rules.board import (
    controls,
    eliminate,
    gain_power,
    keepers,
    living_gates,
    meet,
    move,
    note,
    own_areas,
    pay,
    place,
    turn_order,
)
from game.games.wars.rules.combat import fighters
from game.games.wars.rules.flow.actions import lacks_power, summon_areas, summon_cost
from game.games.wars.rules.flow.choose import (
    DONE,
    again,
    area_options,
    ask,
    explain,
    go_on,
    side_options,
    then,
    unit_options,
)
from game.games.wars.rules.flow.tax import least_tax
from game.games.wars.rules.hopeless import earns
from game.games.wars.rules.registry import action, hook, requirement
from game.games.wars.rules.state import GATES_CHANGED, NOTE, Battle, WarsState
from game.games.wars.rules.units import (
    CULTISTS_OF,
    GREAT_OLD_ONES_OF,
    KIND_MASK,
    LIVING_GATES_OF,
    MONSTERS_OF,
    MOST_AREAS,
    POOL,
    REQUIREMENT_BIT,
    SIDE_MASK,
    UNIT_KIND,
    distinct,
    units_in,
)

CARD = "card"
CATHEDRALS = NOTE["cathedrals"]
LONE, BESIDE = 1, 3
"""What a Cathedral costs, and what beside another."""
ALL_CATHEDRALS = 4
BY_COST = {"an_cheapest": 0, "an_dearest": 1}
"""Which Monsters the requirements give away: the cheapest, or the dearest."""

# Cathedrals: one in an area of each kind of sign


def cathedrals(state: WarsState) -> int:
    """The areas with a Cathedral, as a mask."""
    return state.notes[CATHEDRALS]


def _kind_built(pos: Position, area: int) -> bool:
    """Whether an area of the same sign, or of none where this one has none, has a Cathedral."""
    board = pos.rules.map
    return bool(cathedrals(pos.state) & board.sign_mask[board.sign[area]])


def cathedral_cost(pos: Position, area: int) -> int:
    """What a Cathedral costs in this area, and what an action costs more that ends there."""
    cost = BESIDE if cathedrals(pos.state) & pos.rules.map.adjacent_mask[area] else LONE
    return cost + least_tax(pos, AN, (area,))


def cathedral_sites(pos: Position) -> list[int]:
    """Areas where a Cathedral could be built, Power aside."""
    here = pos.state.here
    return [area for area in range(MOST_AREAS) if here[area] & CULTISTS_OF[AN] and not _kind_built(pos, area)]


def _affordable_sites(pos: Position) -> list[int]:
    power = pos.state.power[AN]
    return [area for area in cathedral_sites(pos) if cathedral_cost(pos, area) <= power]


def _least(pos: Position, side: int) -> int:
    return min((cathedral_cost(pos, area) for area in cathedral_sites(pos)), default=LONE)


def _cathedral_refusal(pos: Position, side: int) -> Reason | None:
    if cathedrals(pos.state).bit_count() == ALL_CATHEDRALS:
        return Reason("kinds_built", (), CARD)
    if not cathedral_sites(pos):
        return Reason("no_cathedral_site", (), CARD)
    return lacks_power(pos, side, _least(pos, side))


@action("cathedral", AN, refusal=_cathedral_refusal, cost=_least)
def _cathedral(pos: Position, side: int) -> None:
    """Build: a Cathedral where a Cultist of theirs is, one for each sign, and one where there is none."""
    ask(pos, side, "cathedral_area", area_options(_affordable_sites(pos)), "cathedral")


@explain("cathedral_area")
def _cathedral_blocked(pos: Position, side: int, args: tuple[int, ...]) -> list[Blocked]:
    state: WarsState = pos.state
    allowed, found = _affordable_sites(pos), []
    for area in range(len(pos.rules.map.areas)):
        if area in allowed:
            continue
        if cathedrals(state) >> area & 1:
            reason = Reason("has_cathedral", (area,), CARD)
        elif _kind_built(pos, area):
            reason = Reason("kind_built" if pos.rules.map.sign[area] else "unsigned_built", (area,), CARD)
        elif not state.here[area] & CULTISTS_OF[AN]:
            reason = Reason("no_builder", (area,), CARD)
        else:
            reason = Reason("power", (cathedral_cost(pos, area), state.power[AN]), CARD)
        found.append(Blocked(option("area", area=area), reason))
    return found


@then("cathedral")
def _built(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    pay(pos, side, cathedral_cost(pos, chosen.area), "cathedral")
    pos.emit("cathedral_built", chosen.area)
    note(pos, CATHEDRALS, cathedrals(pos.state) | 1 << chosen.area)
    pos.state.dirty |= GATES_CHANGED


def _sign_built(pos: Position, sign: int) -> bool:
    return bool(cathedrals(pos.state) & pos.rules.map.sign_mask[sign])


requirement("an_no_sign", AN, GATES_CHANGED)(lambda pos: _sign_built(pos, 0))
requirement("an_crescent", AN, GATES_CHANGED)(lambda pos: _sign_built(pos, 1))
requirement("an_chevron", AN, GATES_CHANGED)(lambda pos: _sign_built(pos, 2))
requirement("an_claw", AN, GATES_CHANGED)(lambda pos: _sign_built(pos, 3))

# What they earn comes when Power is gathered.
earns(AN)(lambda pos: 0)


@hook("gather", "worship_services", AN)
def worship_services(pos: Position) -> int:
    """1 Power for each Cathedral beside an enemy's gate, and 1 to that enemy."""
    state: WarsState = pos.state
    found = 0
    for area in units_in(cathedrals(state)):
        present = [side for side in pos.rules.sides if side != AN and _has_gate(state, side, area)]
        for side in present:
            gain_power(pos, side, 1, "worship_services")
        found += bool(present)
    return found


def _has_gate(state: WarsState, side: int, area: int) -> bool:
    return controls(state, side, area) or living_gates(state, LIVING_GATES_OF[side], 1 << area) > 0


@hook("ritual_signs", "consecration", AN)
def consecration(pos: Position) -> int:
    """A Ritual brings 1 Elder Sign more with one to three Cathedrals, 2 with four."""
    built = cathedrals(pos.state).bit_count()
    return (built > 0) + (built == ALL_CATHEDRALS)


# Unholy Ground: a Cathedral for a Great Old One


def _victims(pos: Position) -> int:
    """Great Old Ones of the enemy that are in the battle and not Killed."""
    battle: Battle = pos.state.battle
    enemy = battle.enemy(AN)
    return fighters(pos.state, battle, enemy) & GREAT_OLD_ONES_OF[enemy] & ~battle.killed


@hook("kills_taken", "unholy_ground", AN)
def unholy_ground(pos: Position) -> None:
    """With a Cathedral in the battle's area they may remove one from anywhere: the enemy loses a Great Old One."""
    _ask_ground(pos)


@again("unholy_ground")
def _ask_ground(pos: Position) -> None:
    area, built = pos.state.battle.area, cathedrals(pos.state)
    if built >> area & 1 and _victims(pos):
        options = [*area_options(units_in(built)), DONE]
        ask(pos, AN, "unholy_ground", options, "unholy_ground", (), (area,))


@then("unholy_ground")
def _desecrated(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    if chosen == DONE:
        return
    pos.emit("cathedral_removed", chosen.area)
    pos.emit("ability", AN, "unholy_ground")
    note(pos, CATHEDRALS, cathedrals(pos.state) & ~(1 << chosen.area))
    _ask_victim(pos)


@again("unholy_ground_unit")
def _ask_victim(pos: Position) -> None:
    battle: Battle = pos.state.battle
    victims = unit_options(pos, units_in(_victims(pos)))
    ask(pos, battle.enemy(AN), "unholy_ground_unit", victims, "unholy_ground_unit", (), (battle.area,))


@then("unholy_ground_unit")
def _struck(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    eliminate(pos, chosen.unit, "unholy_ground", AN)
    _ask_ground(pos)


# Un-Men, Reanimated, Yothans: what makes them cheaper, and its price


@hook("summon_cost", "festival", AN)
def festival(pos: Position, kind: int) -> int:
    """Un-Men cost 0."""
    return -3 if kind == UN_MAN else 0


@hook("summoned", "festival", AN)
def festival_gift(pos: Position, unit: int) -> None:
    """For every Un-Man that is Summoned an enemy of their choice gains 1 Power."""
    if UNIT_KIND[unit] == UN_MAN:
        _ask_guest(pos)


@again("festival")
def _ask_guest(pos: Position) -> None:
    ask(pos, AN, "festival_side", side_options(pos.rules.rivals[AN]), "festival")


then("festival")(lambda pos, side, chosen, args: gain_power(pos, chosen.side, 1, "festival"))


@hook("summon_cost", "brainless", AN)
def brainless(pos: Position, kind: int) -> int:
    """Reanimated cost 1."""
    return -3 if kind == REANIMATED else 0


@hook("idle", "brainless", AN)
def mindless(pos: Position) -> int:
    """Where they are alone, or only among themselves, Reanimated do not act."""
    mine, found = SIDE_MASK[AN], 0
    for units in pos.state.here[:MOST_AREAS]:
        if not units & mine & ~KIND_MASK[REANIMATED]:
            found |= units & mine
    return found


@hook("summon_cost", "extinction", AN)
def extinction(pos: Position, kind: int) -> int:
    """Yothans cost 3; those Killed or Eliminated leave the game (``Kind.leaves``)."""
    return -3 if kind == YOTHAN else 0


# Requirements: every enemy places a Monster, free


def _gift_refusal(name: str, pos: Position) -> Reason | None:
    return Reason("met_already", (name,), CARD) if pos.state.met[AN] & REQUIREMENT_BIT[name] else None


def _begin_gifts(name: str, pos: Position) -> None:
    rivals = pos.rules.rivals[AN]
    _next_gift(pos, BY_COST[name], *(side for side in turn_order(pos) if side in rivals))


@action("an_cheapest", AN, refusal=lambda pos, side: _gift_refusal("an_cheapest", pos), late=True)
def an_cheapest(pos: Position, side: int) -> None:
    """Requirement: as an action every enemy places its cheapest Monster at a gate it controls."""
    _begin_gifts("an_cheapest", pos)


@action("an_dearest", AN, refusal=lambda pos, side: _gift_refusal("an_dearest", pos), late=True)
def an_dearest(pos: Position, side: int) -> None:
    """Requirement: as an action every enemy places its dearest Monster at a gate it controls."""
    _begin_gifts("an_dearest", pos)


def presents(pos: Position, side: int, dearest: int) -> list[int]:
    """One of each kind of Monster in the side's pool that costs least now, or most."""
    pool = distinct(pos.state.here[POOL] & MONSTERS_OF[side])
    costs = [summon_cost(pos, side, UNIT_KIND[unit]) for unit in pool]
    wanted = (max if dearest else min)(costs, default=0)
    return [unit for unit, cost in zip(pool, costs, strict=True) if cost == wanted]


@again("monster_gift_unit")
def _next_gift(pos: Position, dearest: int, *left: int) -> None:
    """Ask the next enemy that has a Monster and a place for it; after the last the requirement is met."""
    for number, side in enumerate(left):
        found = presents(pos, side, dearest)
        if found and summon_areas(pos, side):
            options = [option("unit", unit=unit) for unit in found]
            ask(pos, side, "monster_gift_unit", options, "monster_gift_unit", (dearest, *left[number:]))
            return
    meet(pos, AN, "an_dearest" if dearest else "an_cheapest")


@then("monster_gift_unit")
def _gift_which(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    areas = area_options(summon_areas(pos, side))
    ask(pos, side, "monster_gift_area", areas, "monster_gift_area", (chosen.unit, *args), (chosen.unit,))


@then("monster_gift_area")
def _gift_where(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    unit, dearest, _, *left = args
    place(pos, unit, chosen.area, "monster_gift")
    go_on(pos, AN, "monster_gift_next", (dearest, *left))


then("monster_gift_next")(lambda pos, side, chosen, args: _next_gift(pos, *args))

# Dematerialization


class Dematerialization:
    """Doom phase, once: any of a side's units of one area go to one other area, wherever that is."""

    optional = True

    def __init__(self, side: int) -> None:
        self.side = side

    def ready(self, pos: Position) -> bool:
        """It has somebody on the map."""
        return bool(own_areas(pos.state, self.side))

    def begin(self, pos: Position) -> None:
        """Ask where from."""
        pos.emit("ability", self.side, "dematerialization")
        areas = area_options(own_areas(pos.state, self.side))
        ask(pos, self.side, "dematerialize_from", areas, "dematerialize_from")


hook("doom_event", "dematerialization", AN)(Dematerialization(AN))


@then("dematerialize_from")
def _from(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    areas = [area for area in range(len(pos.rules.map.areas)) if area != chosen.area]
    ask(pos, side, "dematerialize_area", area_options(areas), "dematerialize_area", (chosen.area,), (chosen.area,))


@then("dematerialize_area")
def _where(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    _ask_traveler(pos, side, args[0], chosen.area, 0)


def _ask_traveler(pos: Position, side: int, origin: int, area: int, gone: int) -> None:
    state: WarsState = pos.state
    units = distinct(state.here[origin] & SIDE_MASK[side], keepers(state))
    if units:
        options = [*unit_options(pos, units), *([DONE] if gone else [])]
        ask(pos, side, "dematerialize_unit", options, "dematerialize_unit", (origin, area, gone), (area,))


@then("dematerialize_unit")
def _gone(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    if chosen != DONE:
        origin, area, gone = args
        move(pos, chosen.unit, area, "dematerialization")
        go_on(pos, side, "dematerialize_more", (origin, area, gone + 1))


then("dematerialize_more")(lambda pos, side, chosen, args: _ask_traveler(pos, side, *args))


