"""Whether a battle in a position from outside is one that could be fought."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from game.engine.position import Position
from game.games.wars.rules.flow.slot import current_slot
from game.games.wars.rules.state import Battle
from game.games.wars.rules.units import GREAT_OLD_ONES, ORDINARY, SIDE_MASK


class Marks(NamedTuple):
    """What a faction can leave in a battle: the abilities it notes as begun, and a test of the rest.

    ``tough`` are its units that bear a Kill, ``pains`` the most that an ability adds by its name.
    """

    side: int
    begun: frozenset[str]
    sound: Callable[[Position, Battle], bool]
    tough: int = 0
    pains: Mapping[str, int] = {}


BATTLES: list[Marks] = []
"""One for each faction, as it has entered it."""


def battle_sound(pos: Position, battle: Battle) -> bool:
    """Masks name units of the two sides, none carries more than it can, and nobody has more to take than was rolled."""
    units = battle.units
    able = {name for marks in BATTLES if marks.side in pos.rules.sides for name in marks.begun}
    tough = sum(marks.tough for marks in BATTLES)
    more = sum(pains for marks in BATTLES for name, pains in marks.pains.items() if name in battle.begun)
    return (
        battle.sides[0] == current_slot(pos).side
        and not units & ~(SIDE_MASK[battle.sides[0]] | SIDE_MASK[battle.sides[1]])
        and not battle.exempt & ~(units & ORDINARY)
        and not battle.tough & ~(units & tough)
        and not (battle.kill1 | battle.pain1) & ~units
        and not battle.kill2 & ~(battle.kill1 & battle.tough & ~battle.pain1)
        and not battle.pain2 & ~(battle.pain1 & battle.tough & ~battle.kill1)
        and not battle.kill1 & battle.pain1 & ~battle.tough
        and not battle.rewarded & ~GREAT_OLD_ONES
        and all(due <= len(dice) for due, dice in zip(battle.kills, reversed(battle.dice), strict=True))
        and all(due <= len(dice) + more for due, dice in zip(battle.pains, reversed(battle.dice), strict=True))
        and len(set(battle.begun)) == len(battle.begun)
        and all(name in able for name in battle.begun)
        and all(marks.sound(pos, battle) for marks in BATTLES)
    )
