"""Great Cthulhu: Immortal, Devour, and the six spellbooks (reference, section 4)."""

from game.engine.option import Option, Reason
from game.engine.position import Position
from game.games.wars.factions.great_cthulhu.rules.figures import CTHULHU, DEEP_ONE, GC, SHOGGOTH, STARSPAWN
from game.games.wars.rules.board import (
    award_signs,
    book_count,
    choices,
    eliminate,
    gates_in,
    in_play,
    keepers,
    living_gates,
    meet,
    on_map,
    pay,
    place,
    relocate,
)
from game.games.wars.rules.combat import fighters
from game.games.wars.rules.flow.actions import lacks_power, lowest
from game.games.wars.rules.flow.awakening import Awakening, awakening
from game.games.wars.rules.flow.choose import DONE, again, area_options, ask, side_options, then, unit_options
from game.games.wars.rules.flow.tax import taxed
from game.games.wars.rules.hopeless import earns
from game.games.wars.rules.registry import action, hook, requirement
from game.games.wars.rules.state import FLAG, GATES_CHANGED, NO_GATE, Battle, WarsState
from game.games.wars.rules.units import (
    ACOLYTES_OF,
    KIND_MASK,
    LIVING_GATES,
    ORDINARY,
    POOL,
    REQUIREMENT_BIT,
    SIDE_MASK,
    SUBMERGED,
    UNIT_SIDE,
    distinct,
    units_in,
)

CARD = "card"
ABSORB_DICE = 3
AWOKE = FLAG["cthulhu_awoke"]
"""Bit of the state's flags: he has awakened before."""


# Awakening and Immortal


def _start_area(pos: Position) -> list[int]:
    """A gate, anybody's or abandoned, must stand in his start area; he appears there."""
    area = pos.rules.map.start[GC]
    return [area] if gates_in(pos.state, area) else []


def _no_start_gate(pos: Position) -> Reason:
    return Reason("no_start_gate", (CTHULHU, pos.rules.map.start[GC]), CARD)


awakening(Awakening(CTHULHU, _start_area, None, _no_start_gate))


@hook("awaken_cost", "immortal", GC)
def immortal_cost(pos: Position, unit: int, cost: int) -> int:
    """4 Power after the first awakening."""
    return 4 if pos.state.flags & AWOKE else cost


earns(GC)(lambda pos: 0)


@hook("awakened", "immortal", GC)
def immortal_sign(pos: Position, unit: int) -> None:
    """Every awakening gives 1 Elder Sign."""
    pos.state.flags |= AWOKE
    award_signs(pos, GC, 1, "immortal")


@hook("set_up", "immortal", GC)
def awake_already(state: WarsState) -> None:
    """Where a set-up has him on the map, or his requirement met, he has awakened before."""
    if REQUIREMENT_BIT["gc_awaken"] & state.met[GC] or state.loc[CTHULHU] != POOL:
        state.flags |= AWOKE


hook("awakened", "gc_awaken", GC)(lambda pos, unit: meet(pos, GC, "gc_awaken"))

# Requirements


class DoomPhase:
    """Requirement: a Doom phase in which he already holds so many books; also 1 Elder Sign."""

    optional = False

    def __init__(self, name: str, books: int) -> None:
        self.name = name
        self.books = books

    def ready(self, pos: Position) -> bool:
        """Books enough, and the requirement is still open."""
        return book_count(pos.state, GC) >= self.books and _open(pos, self.name)

    def begin(self, pos: Position) -> None:
        """The book is owed; the sign is drawn."""
        meet(pos, GC, self.name)
        award_signs(pos, GC, 1, self.name)


hook("doom_event", "gc_first_doom", GC)(DoomPhase("gc_first_doom", 0))
hook("doom_event", "gc_five_books", GC)(DoomPhase("gc_five_books", 5))


def _kills(pos: Position) -> int:
    battle: Battle = pos.state.battle
    enemy = SIDE_MASK[battle.enemy(GC)]
    return (battle.killed & enemy).bit_count() + battle.devoured


def _open(pos: Position, requirement_name: str) -> bool:
    return not pos.state.met[GC] & REQUIREMENT_BIT[requirement_name]


@hook("battle_over", "gc_kill_1", GC)
def gc_kill_1(pos: Position) -> None:
    """Kill or devour 1 enemy unit in a battle; with two and the other requirement open, that one is met instead."""
    kills = _kills(pos)
    if kills == 1 or kills >= 3 or (kills == 2 and not _open(pos, "gc_kill_2")):
        meet(pos, GC, "gc_kill_1")


@hook("battle_over", "gc_kill_2", GC)
def gc_kill_2(pos: Position) -> None:
    """Kill or devour 2 enemy units in one battle; three earn both."""
    if _kills(pos) >= 2:
        meet(pos, GC, "gc_kill_2")


@requirement("gc_ocean_gates", GC, GATES_CHANGED)
def gc_ocean_gates(pos: Position) -> bool:
    """Control 3 ocean gates, or 4 ocean gates exist."""
    state: WarsState = pos.state
    seas = pos.rules.map.ocean_mask
    ocean = [keeper for area, keeper in enumerate(state.gates) if keeper != NO_GATE and seas >> area & 1]
    if len(ocean) + living_gates(state, LIVING_GATES, seas) >= 4:
        return True
    return len([keeper for keeper in ocean if keeper >= 0 and UNIT_SIDE[keeper] == GC]) >= 3


# Battle


class Devour:
    """Pre-battle, once: the enemy chooses one of his Monsters or Cultists in the battle and eliminates it."""

    def ready(self, pos: Position) -> bool:
        """Cthulhu is in the battle, has not devoured in it, and there is prey."""
        battle: Battle = pos.state.battle
        return (
            "devour" not in battle.begun
            and bool(fighters(pos.state, battle, GC) >> CTHULHU & 1)
            and bool(fighters(pos.state, battle, battle.enemy(GC)) & ORDINARY)
        )

    def begin(self, pos: Position) -> None:
        """Ask the enemy."""
        battle: Battle = pos.state.battle
        battle.begun = (*battle.begun, "devour")
        enemy = battle.enemy(GC)
        prey = distinct(fighters(pos.state, battle, enemy) & ORDINARY, keepers(pos.state))
        ask(pos, enemy, "devour_unit", unit_options(pos, prey), "devour", (), (battle.area,))


hook("pre_battle", "devour", GC)(Devour())


@then("devour")
def _devoured(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    battle: Battle = pos.state.battle
    battle.devoured += 1
    eliminate(pos, chosen.unit, "devour", GC)


class Absorb:
    """Pre-battle: each Shoggoth may eliminate own Monsters or Cultists in the battle, 3 dice each."""

    def ready(self, pos: Position) -> bool:
        """A Shoggoth and something else to absorb."""
        mine = fighters(pos.state, pos.state.battle, GC)
        return bool(mine & KIND_MASK[SHOGGOTH]) and (mine & ORDINARY).bit_count() > 1

    def begin(self, pos: Position) -> None:
        """Ask which Shoggoth absorbs; two that have absorbed alike are one choice."""
        battle: Battle = pos.state.battle
        shoggoths = units_in(fighters(pos.state, battle, GC) & KIND_MASK[SHOGGOTH])
        gained = {unit: sum(dice for eater, dice in battle.extra if eater == unit) for unit in shoggoths}
        different = {gained[unit]: unit for unit in reversed(shoggoths)}
        options = unit_options(pos, sorted(different.values()))
        ask(pos, GC, "absorb_shoggoth", options, "absorb_shoggoth", (), (battle.area,))


hook("pre_battle", "absorb", GC)(Absorb())


@then("absorb_shoggoth")
def _absorber(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    battle: Battle = pos.state.battle
    food = fighters(pos.state, battle, GC) & ORDINARY & ~(1 << chosen.unit)
    gained = 0
    for eater, _ in battle.extra:
        gained |= 1 << eater
    options = unit_options(pos, distinct(food, keepers(pos.state) | gained))
    ask(pos, GC, "absorb_unit", options, "absorb", (chosen.unit,), (chosen.unit, battle.area))


@then("absorb")
def _absorbed(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    battle: Battle = pos.state.battle
    eliminate(pos, chosen.unit, "absorb", GC)
    battle.extra = (*battle.extra, (args[0], ABSORB_DICE))


@hook("tough", "regenerate", GC)
def regenerate(pos: Position) -> int:
    """Each Starspawn in the battle can take two results."""
    return KIND_MASK[STARSPAWN]


@hook("spared", "regenerate", GC)
def regenerated(pos: Position) -> int:
    """A Starspawn with one Kill only has been saved from it."""
    battle: Battle = pos.state.battle
    return battle.kill1 & ~battle.kill2 & battle.tough & KIND_MASK[STARSPAWN]


# Outside battle


@hook("gather", "yha_nthlei", GC)
def yha_nthlei(pos: Position) -> int:
    """Cthulhu in play: 1 Power per enemy-controlled ocean gate."""
    state: WarsState = pos.state
    if not in_play(state, CTHULHU):
        return 0
    seas = pos.rules.map.ocean_mask
    return living_gates(state, LIVING_GATES, seas) + sum(
        1 for area, keeper in enumerate(state.gates) if keeper >= 0 and UNIT_SIDE[keeper] != GC and seas >> area & 1
    )


@hook("interrupt", "devolve", GC)
def devolve(pos: Position) -> None:
    """After any player's action: replace any of his Acolytes on the map by Deep Ones from the pool."""
    state: WarsState = pos.state
    if not state.here[POOL] & KIND_MASK[DEEP_ONE]:
        return
    acolytes = choices(state, ACOLYTES_OF[GC], keepers(state))
    if acolytes:
        ask(pos, GC, "devolve", [*unit_options(pos, acolytes), DONE], "devolve")


@then("devolve")
def _devolved(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    if chosen != DONE:
        pos.emit("ability", GC, "devolve")
        area = pos.state.loc[chosen.unit]
        eliminate(pos, chosen.unit, "devolve", GC)
        place(pos, lowest(pos.state.here[POOL] & KIND_MASK[DEEP_ONE]), area, "devolve")
        devolve(pos)


def _dreams_targets(pos: Position) -> list[tuple[int, int]]:
    state: WarsState = pos.state
    return [
        (area, enemy)
        for area in pos.rules.map.places
        for enemy in pos.rules.sides
        if enemy != GC and state.here[area] & ACOLYTES_OF[enemy]
    ]


def _dreams_refusal(pos: Position, side: int) -> Reason | None:
    if not pos.state.here[POOL] & ACOLYTES_OF[GC]:
        return Reason("pool_empty", ("acolyte",), CARD)
    if not _dreams_targets(pos):
        return Reason("no_target", (), CARD)
    return lacks_power(pos, side, pos.rules.edition.dreams_cost)


@action("dreams", GC, refusal=_dreams_refusal, cost=lambda pos, side: pos.rules.edition.dreams_cost, book="dreams")
def _dreams(pos: Position, side: int) -> None:
    areas = dict.fromkeys(area for area, _ in _dreams_targets(pos))
    ask(pos, side, "dreams_area", area_options(list(areas)), "dreams_area")


taxed("dreams", "dreams_area", lambda pos, side, args: pos.rules.edition.dreams_cost)


@then("dreams_area")
def _dreams_where(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    enemies = [enemy for area, enemy in _dreams_targets(pos) if area == chosen.area]
    ask(pos, side, "dreams_side", side_options(enemies), "dreams_side", (chosen.area,), (chosen.area,))


@then("dreams_side")
def _dreams_whose(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    area, enemy = args[0], chosen.side
    pay(pos, side, pos.rules.edition.dreams_cost, "dreams")
    victims = distinct(pos.state.here[area] & ACOLYTES_OF[enemy], keepers(pos.state))
    ask(pos, enemy, "dreams_unit", unit_options(pos, victims), "dreams", (), (area, side))


@then("dreams")
def _dreamt(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    area = pos.state.loc[chosen.unit]
    eliminate(pos, chosen.unit, "dreams", GC)
    place(pos, lowest(pos.state.here[POOL] & ACOLYTES_OF[GC]), area, "dreams")


def _submerge_refusal(pos: Position, side: int) -> Reason | None:
    state: WarsState = pos.state
    if not on_map(state, CTHULHU):
        return Reason("not_on_map", (CTHULHU,), CARD)
    if not pos.rules.map.ocean_mask >> state.loc[CTHULHU] & 1:
        return Reason("not_in_ocean", (CTHULHU,), CARD)
    return lacks_power(pos, side, 1)


@action("submerge", GC, refusal=_submerge_refusal, cost=1, book="submerge")
def _submerge(pos: Position, side: int) -> None:
    area = pos.state.loc[CTHULHU]
    pay(pos, side, 1, "submerge")
    _sink(pos, CTHULHU)
    _submerge_more(pos, area)


def _sink(pos: Position, unit: int) -> None:
    pos.emit("submerged", unit, pos.state.loc[unit])
    relocate(pos, unit, SUBMERGED)


@again("submerge_unit")
def _submerge_more(pos: Position, area: int) -> None:
    units = distinct(pos.state.here[area] & SIDE_MASK[GC], keepers(pos.state))
    if units:
        ask(pos, GC, "submerge_unit", [*unit_options(pos, units), DONE], "submerge_unit", (area,), (area,))


@then("submerge_unit")
def _submerged(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    if chosen != DONE:
        _sink(pos, chosen.unit)
        _submerge_more(pos, args[0])


def _emerge_refusal(pos: Position, side: int) -> Reason | None:
    if pos.state.loc[CTHULHU] != SUBMERGED:
        return Reason("not_submerged", (CTHULHU,), CARD)
    return lacks_power(pos, side, pos.rules.edition.emerge_cost)


@action("emerge", GC, refusal=_emerge_refusal, cost=lambda pos, side: pos.rules.edition.emerge_cost, book="submerge")
def _emerge(pos: Position, side: int) -> None:
    ask(pos, side, "emerge_area", area_options(range(len(pos.rules.map.areas))), "emerge")


taxed("emerge", "emerge", lambda pos, side, args: pos.rules.edition.emerge_cost)


@then("emerge")
def _emerged(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    pay(pos, side, pos.rules.edition.emerge_cost, "emerge")
    for unit in reversed(units_in(pos.state.here[SUBMERGED] & SIDE_MASK[GC])):
        place(pos, unit, chosen.area, "emerge")
