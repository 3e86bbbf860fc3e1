"""Sleeper's abilities as the odds of a battle count with them."""

from game.engine.position import Position
from game.games.wars.factions.sleeper.rules.figures import SL, TSATHOGGUA
from game.games.wars.rules.board import has_book, on_map
from game.games.wars.rules.counted import COUNTED, Counted
from game.games.wars.rules.state import Battle


class DemandSacrifice(Counted):
    """The enemy keeps its Elder Sign from Sleeper: its Kills are Pains."""

    def most(self, pos: Position, battle: Battle) -> int:
        return int(has_book(pos.state, SL, "demand_sacrifice") and on_map(pos.state, TSATHOGGUA))

    def softens(self, battle: Battle) -> bool:
        return True


COUNTED.append(DemandSacrifice("demand_sacrifice", SL))
