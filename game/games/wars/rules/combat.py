"""Combat: how many dice units are worth (the factions' formulas hang on hooks)."""

from game.engine.position import Position
from game.games.wars.rules.registry import acting_of
from game.games.wars.rules.state import Battle, WarsState
from game.games.wars.rules.units import KIND_MASK, KINDS, SIDE_MASK

_PLAIN = [
    [
        (KIND_MASK[number] & SIDE_MASK[side], kind.combat)
        for number, kind in enumerate(KINDS)
        if kind.side == side and kind.combat
    ]
    for side in range(len(SIDE_MASK))
]
"""By side: masks of the kinds whose combat is a plain number, and that number."""


def strength(pos: Position, side: int, units: int, enemy: int) -> int:
    """The combat of some units of a side against an enemy: the number of dice, Absorb apart."""
    total = 0
    for mask, combat in _PLAIN[side]:
        if units & mask:
            total += combat * (units & mask).bit_count()
    for call in acting_of(pos, "combat", side):
        total += call(pos, units, enemy)
    return total


def fighters(state: WarsState, battle: Battle, side: int) -> int:
    """Units of a side that are in the battle now."""
    return state.here[battle.area] & battle.units & SIDE_MASK[side] & ~battle.exempt


def in_battle(state: WarsState, side: int) -> bool:
    return state.battle is not None and side in state.battle.sides


def combat_dice(pos: Position, battle: Battle, side: int) -> int:
    """How many dice the side rolls in the battle."""
    units = fighters(pos.state, battle, side)
    extra = sum(dice for unit, dice in battle.extra if units >> unit & 1)
    return strength(pos, side, units, battle.enemy(side)) + extra
