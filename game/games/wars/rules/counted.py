"""Abilities that the odds of a battle can count with; each faction's own stand in its ``odds``."""

from game.engine.position import Position
from game.games.wars.rules.flow.awakening import awaken_cost
from game.games.wars.rules.state import Battle
from game.games.wars.rules.units import BIT, GREAT_OLD_ONES, KINDS, UNIT_KIND, units_in


class Counted:
    """An ability in its plainest use.

    ``place`` orders what a side does before the battle; ``anywhere``: it is used in the battles of others too.

    Only ``most`` is asked where the battle is merely thought of; the others while ``pos`` is a copy it is tried on.
    """

    def __init__(self, name: str, side: int, place: int = 0, anywhere: bool = False) -> None:
        self.name = name
        self.side = side
        self.place = place
        self.anywhere = anywhere

    def most(self, pos: Position, battle: Battle) -> int:
        """How often it could be used in the battle as the table stands."""
        raise NotImplementedError

    def before(self, pos: Position, battle: Battle, turn: int) -> None:
        """Use it before the battle, for the time number ``turn``, from 0."""

    def tough(self) -> int:
        """Its side's units that bear a Kill."""
        return 0

    def spared(self, battle: Battle) -> int:
        """Its side's units that no Kill eliminates."""
        return 0

    def saved(self) -> int:
        """Its side's units on which a result has no effect."""
        return 0

    def avenged(self) -> int:
        """Its side's units for each of which, Killed, the enemy loses a Monster or Cultist more."""
        return 0

    def assigns(self, battle: Battle) -> bool:
        """Whether its side assigns what the enemy takes."""
        return False

    def softens(self, battle: Battle) -> bool:
        """Whether Kills that its side has to take are Pains."""
        return False

    def takes(self, pos: Position, battle: Battle, times: int) -> int:
        """How many Great Old Ones the enemy must Eliminate once Kills are assigned."""
        return 0

    def rerolls(self, pos: Position, battle: Battle, times: int) -> int:
        """How often its side rolls all its dice again that were neither Kill nor Pain."""
        return 0

    def pains(self, pos: Position, battle: Battle, times: int) -> int:
        """The Pains it adds on both sides."""
        return 0


COUNTED: list[Counted] = []
"""All of them: each faction's ``odds.py`` enters its own."""


def value(pos: Position, unit: int) -> int:
    """The Power value of a unit as it stands."""
    return awaken_cost(pos, unit) if BIT[unit] & GREAT_OLD_ONES else KINDS[UNIT_KIND[unit]].cost


def cheapest(pos: Position, mask: int) -> int:
    """The unit of a mask its owner misses least."""
    return min(units_in(mask), key=lambda unit: (value(pos, unit), unit))
