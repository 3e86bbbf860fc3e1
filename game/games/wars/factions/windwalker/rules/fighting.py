"""Windwalker in battles: Howl before them, Eternal and Berserkergang after the dice, Cannibalism when all is done."""

from game.engine.option import Option, option
from game.engine.position import Position
from game.games.wars.factions.windwalker.rules.figures import GNOPH_KEH, RHAN_TEGOTH, WENDIGO, WW
from game.games.wars.rules.board import eliminate, keepers, move, pay, place
from game.games.wars.rules.combat import fighters
from game.games.wars.rules.flow.choose import DONE, NO, YES, again, area_options, ask, then, unit_options
from game.games.wars.rules.registry import hook
from game.games.wars.rules.state import Battle, WarsState
from game.games.wars.rules.units import (
    ACOLYTES_OF,
    BIT,
    KIND_MASK,
    ORDINARY,
    POOL,
    SIDE_MASK,
    distinct,
    units_in,
)


class Howl:
    """Pre-battle, once: the enemy takes one of his units in the battle, of any kind, to an adjacent area."""

    def ready(self, pos: Position) -> bool:
        """A Wendigo is in the battle, nobody has howled in it, and somebody can hear it."""
        battle: Battle = pos.state.battle
        return (
            "howl" not in battle.begun
            and bool(fighters(pos.state, battle, WW) & KIND_MASK[WENDIGO])
            and bool(fighters(pos.state, battle, battle.enemy(WW)))
        )

    def begin(self, pos: Position) -> None:
        """Ask the enemy who leaves."""
        battle: Battle = pos.state.battle
        battle.begun = (*battle.begun, "howl")
        enemy = battle.enemy(WW)
        units = distinct(fighters(pos.state, battle, enemy), keepers(pos.state))
        ask(pos, enemy, "howl_unit", unit_options(pos, units), "howl_unit", (), (battle.area,))


hook("pre_battle", "howl", WW)(Howl())


@then("howl_unit")
def _driven(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    area = pos.state.battle.area
    options = area_options(pos.rules.map.adjacent[area])
    ask(pos, side, "howl_area", options, "howl_area", (chosen.unit,), (chosen.unit, area))


@then("howl_area")
def _gone(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    """The unit is out of the battle; it is no retreat, and his own units may be where it goes."""
    pos.state.battle.units &= ~BIT[args[0]]
    move(pos, args[0], chosen.area, "howl")


# Eternal


def eternal(pos: Position, unit: int) -> None:
    """A Kill or Pain on Rhan Tegoth has no effect for 1 Power."""
    if unit == RHAN_TEGOTH and pos.state.power[WW] > 0:
        ask(pos, WW, "eternal", [YES, NO], "eternal", (), (pos.state.battle.area,))


hook("kill_assigned", "eternal", WW)(eternal)
hook("pain_assigned", "eternal", WW)(eternal)


@then("eternal")
def _kept(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    if chosen == YES:
        pos.emit("ability", WW, "eternal")
        pay(pos, WW, 1, "eternal")
        pos.state.battle.saved |= BIT[RHAN_TEGOTH]


@hook("spared", "eternal", WW)
def eternal_spared(pos: Position) -> int:
    """Rhan Tegoth has been saved from a Kill."""
    battle: Battle = pos.state.battle
    return battle.saved & battle.kill1 & BIT[RHAN_TEGOTH]


# Berserkergang


def raging(battle: Battle) -> int:
    """How many of his Gnoph-Keh have a Kill."""
    return (battle.kill1 & KIND_MASK[GNOPH_KEH] & SIDE_MASK[WW]).bit_count()


def prey(state: WarsState, battle: Battle) -> int:
    """The enemy's Monsters and Cultists in the battle that are not Killed."""
    return fighters(state, battle, battle.enemy(WW)) & ORDINARY & ~battle.killed


@hook("kills_taken", "berserkergang", WW)
def berserkergang(pos: Position) -> None:
    """For each Gnoph-Keh that has a Kill the enemy eliminates one of his Monsters or Cultists in the battle."""
    battle: Battle = pos.state.battle
    count = raging(battle)
    if count and prey(pos.state, battle):
        pos.emit("ability", WW, "berserkergang")
        _ask_victim(pos, count)


@again("berserkergang")
def _ask_victim(pos: Position, left: int) -> None:
    """All of them go where there are not more; else he says who."""
    battle: Battle = pos.state.battle
    units = prey(pos.state, battle)
    if units.bit_count() <= left:
        for unit in units_in(units):
            eliminate(pos, unit, "berserkergang", WW)
    elif left:
        options = unit_options(pos, distinct(units, keepers(pos.state)))
        about = (left, battle.area)
        ask(pos, battle.enemy(WW), "berserkergang_unit", options, "berserkergang", (left,), about)


@then("berserkergang")
def _slain(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    eliminate(pos, chosen.unit, "berserkergang", WW)
    _ask_victim(pos, args[0] - 1)


# Cannibalism


@hook("battle_after", "cannibalism", WW, late=True)
def cannibalism(pos: Position) -> None:
    """Any battle in which an enemy unit was Killed: he may put a Wendigo or an Acolyte from the pool into its area."""
    battle: Battle = pos.state.battle
    if battle.killed & ~SIDE_MASK[WW]:
        pool = distinct(pos.state.here[POOL] & (KIND_MASK[WENDIGO] | ACOLYTES_OF[WW]))
        if pool:
            options = [*(option("unit", unit=unit) for unit in pool), DONE]
            ask(pos, WW, "cannibalism", options, "cannibalism", (), (battle.area,))


@then("cannibalism")
def _fed(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    if chosen != DONE:
        pos.emit("ability", WW, "cannibalism")
        place(pos, chosen.unit, pos.state.battle.area, "cannibalism")
