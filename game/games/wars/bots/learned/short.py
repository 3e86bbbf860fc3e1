"""Numbers and names in few words, for what is learned."""

from game.engine.position import Position
from game.games.wars.rules.faction import MONSTER, TERROR
from game.games.wars.rules.flow.choose import Choose
from game.games.wars.rules.state import WarsState
from game.games.wars.rules.units import (
    FACTIONS,
    KIND_MASK,
    KINDS,
    MOST_AREAS,
    UNIT_KIND,
    units_in,
)

NUMBER = [str(number) for number in range(64)]
KIND = [KINDS[kind].id for kind in UNIT_KIND]
"""By unit: what it is."""
LAST_TURN = 8
"""Turns are told apart up to this one."""
KINDS_OF = [[number for number, kind in enumerate(KINDS) if kind.side == side] for side in range(len(FACTIONS))]
"""By side: its kinds of units beside Acolytes."""
SUMMONED_KINDS = [[number for number in kinds if KINDS[number].cls in (MONSTER, TERROR)] for kinds in KINDS_OF]
"""By side: those of them that are Summoned."""
SUMMONED = [[(KINDS[number].id, KIND_MASK[number]) for number in kinds] for kinds in SUMMONED_KINDS]
"""By side: its kinds of Monsters with their figures."""


def few(number: int, most: int) -> str:
    """A small number, or the most that is told apart."""
    return NUMBER[number if number < most else most]


def rich(power: int) -> str:
    """Power in steps that matter."""
    return NUMBER[power] if power < 4 else "4" if power < 6 else "6" if power < 9 else "9"


def lead(pos: Position, side: int) -> str:
    """Whether a side is ahead of all others on the Doom track, or behind one, by more than two."""
    doom = pos.state.doom
    best = -99
    for other in pos.rules.sides:
        if other != side and doom[other] > best:
            best = doom[other]
    ahead = doom[side] - best
    return "+" if ahead > 2 else "-" if ahead < -2 else "0"


def moved_in(pos: Position, place: int) -> int:
    """The units that have moved in this Move: an argument of the question on top of the stack, the ``place``-th."""
    top = pos.stack[-1]
    return top.args[place] if isinstance(top, Choose) else 0


def areas_of(state: WarsState, units: int) -> int:
    """The set of areas in which units stand."""
    found = 0
    for unit in units_in(units):
        at = state.loc[unit]
        if at < MOST_AREAS:
            found |= 1 << at
    return found
