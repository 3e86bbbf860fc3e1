"""Opener of the Way in battle: Yog-Sothoth's dice, Channel Power, The Million Favored Ones, a requirement."""

from game.engine.option import Option
from game.engine.position import Position
from game.games.wars.factions.opener_of_the_way.rules.figures import ABOMINATION, MUTANT, OW, SPAWN, YOG_SOTHOTH
from game.games.wars.rules.board import in_play, map_mask, meet, pay, place, withdraw
from game.games.wars.rules.flow.actions import lowest
from game.games.wars.rules.flow.battle import WORST_PAIN, reroll
from game.games.wars.rules.flow.choose import DONE, NO, YES, again, ask, then, unit_options
from game.games.wars.rules.registry import hook
from game.games.wars.rules.state import Battle, WarsState
from game.games.wars.rules.units import (
    ACOLYTE,
    BIT,
    GREAT_OLD_ONES_OF,
    KIND_MASK,
    POOL,
    SIDE_MASK,
    UNIT_KIND,
    distinct,
    units_in,
)

ALONE_DICE = 4
"""Yog-Sothoth's dice where two factions play."""
BETTER = {ACOLYTE: MUTANT, MUTANT: ABOMINATION, ABOMINATION: SPAWN, SPAWN: MUTANT}
"""By kind what The Million Favored Ones make of one; of a Spawn all Mutants of the pool."""


def yog_dice(pos: Position) -> int:
    """Yog-Sothoth: twice the number of enemy factions' Great Old Ones in play; always 4 against a single faction."""
    sides: tuple[int, ...] = pos.rules.sides
    if len(sides) == 2:
        return ALONE_DICE
    enemies = [unit for side in sides if side != OW for unit in units_in(GREAT_OLD_ONES_OF[side])]
    return 2 * sum(1 for unit in enemies if in_play(pos.state, unit))


@hook("combat", "formula", OW)
def formula(pos: Position, units: int, enemy: int) -> int:
    """The dice of Yog-Sothoth."""
    return yog_dice(pos) if units & BIT[YOG_SOTHOTH] else 0


# Channel Power


@hook("rolled", "channel_power", OW)
def channel_power(pos: Position) -> None:
    """1 Power to roll all dice again that were neither Kill nor Pain, as often as there are such and Power."""
    battle: Battle = pos.state.battle
    if pos.state.power[OW] and min(battle.dice[battle.index(OW)], default=WORST_PAIN) < WORST_PAIN:
        ask(pos, OW, "channel_power", [YES, NO], "channel_power", (), (battle.area,))


@then("channel_power")
def _channeled(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    if chosen == YES:
        pos.emit("ability", OW, "channel_power")
        pay(pos, OW, 1, "channel_power")
        reroll(pos, OW)
        channel_power(pos)


# A loss in battle


def _loss(pos: Position) -> None:
    """Requirement: a unit of his that was in the battle was Killed or Eliminated."""
    battle: Battle = pos.state.battle
    if battle.units & SIDE_MASK[OW] & pos.state.here[POOL]:
        meet(pos, OW, "ow_loss")


@hook("battle_over", "ow_loss", OW)
def ow_loss(pos: Position) -> None:
    """Whoever is promoted after a battle is not lost: then it was looked at before."""
    if "million_favored_ones" not in pos.state.battle.begun:
        _loss(pos)


# The Million Favored Ones


def _favored(pos: Position, done: int) -> list[int]:
    """Units that were in the battle and can be replaced, wherever they are now; ``done`` cannot."""
    state: WarsState = pos.state
    battle: Battle = pos.state.battle
    there = battle.units & SIDE_MASK[OW] & ~battle.exempt & ~done & map_mask(state)
    pool = state.here[POOL] & SIDE_MASK[OW]
    able = sum(there & KIND_MASK[kind] for kind, better in BETTER.items() if pool & KIND_MASK[better])
    keeping = sum(BIT[keeper] for keeper in state.gates if keeper >= 0)
    return [unit for here in state.here[:POOL] if here & able for unit in distinct(here & able, keeping)]


@hook("battle_after", "million_favored_ones", OW)
def million_favored_ones(pos: Position) -> None:
    """After everything else of a battle of his, units that were in it are replaced by better ones, each once."""
    if OW in pos.state.battle.sides:
        _ask_favored(pos, 0)


@again("promotion")
def _ask_favored(pos: Position, done: int) -> None:
    units = _favored(pos, done)
    if units:
        area = pos.state.battle.area
        ask(pos, OW, "million_favored_ones", [*unit_options(pos, units), DONE], "promotion", (done,), (area,))


@then("promotion")
def _promoted(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    if chosen == DONE:
        return
    state: WarsState = pos.state
    battle: Battle = pos.state.battle
    if "million_favored_ones" not in battle.begun:
        _loss(pos)
        battle.begun = (*battle.begun, "million_favored_ones")
    pos.emit("ability", OW, "million_favored_ones")
    unit, kind = chosen.unit, UNIT_KIND[chosen.unit]
    area = state.loc[unit]
    better = state.here[POOL] & KIND_MASK[BETTER[kind]]
    withdraw(pos, unit, "million_favored_ones")
    comers = units_in(better) if kind == SPAWN else [lowest(better)]
    for comer in comers:
        place(pos, comer, area, "million_favored_ones")
    _ask_favored(pos, args[0] | BIT[unit] | sum(BIT[comer] for comer in comers))
