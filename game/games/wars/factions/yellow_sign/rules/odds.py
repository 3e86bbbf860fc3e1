"""The Yellow Sign's abilities as the odds of a battle count with them."""

from game.engine.position import Position
from game.games.wars.factions.yellow_sign.rules.figures import HASTUR, YS
from game.games.wars.rules.counted import COUNTED, Counted
from game.games.wars.rules.state import Battle
from game.games.wars.rules.units import BIT


class Vengeance(Counted):
    """Hastur's owner assigns what the enemy takes."""

    def most(self, pos: Position, battle: Battle) -> int:
        return battle.units >> HASTUR & 1

    def assigns(self, battle: Battle) -> bool:
        return bool(battle.units & BIT[HASTUR])


COUNTED.append(Vengeance("vengeance", YS))
