"""Windwalker's abilities as the odds of a battle count with them."""

from game.engine.position import Position
from game.games.wars.factions.windwalker.rules.figures import GNOPH_KEH, RHAN_TEGOTH, WENDIGO, WW
from game.games.wars.rules.board import has_book
from game.games.wars.rules.combat import fighters
from game.games.wars.rules.counted import COUNTED, Counted, cheapest
from game.games.wars.rules.state import Battle
from game.games.wars.rules.units import BIT, KIND_MASK


class Howl(Counted):
    """The enemy lets its cheapest unit go."""

    def most(self, pos: Position, battle: Battle) -> int:
        return int(has_book(pos.state, WW, "howl") and bool(battle.units & KIND_MASK[WENDIGO]))

    def before(self, pos: Position, battle: Battle, turn: int) -> None:
        enemies = fighters(pos.state, battle, battle.enemy(WW))
        if enemies and fighters(pos.state, battle, WW) & KIND_MASK[WENDIGO]:
            battle.units &= ~BIT[cheapest(pos, enemies)]


class Eternal(Counted):
    """A result on Rhan Tegoth has no effect."""

    def most(self, pos: Position, battle: Battle) -> int:
        return battle.units >> RHAN_TEGOTH & 1 if pos.state.power[WW] else 0

    def saved(self) -> int:
        return BIT[RHAN_TEGOTH]


class Berserkergang(Counted):
    """For each Gnoph-Keh Killed the enemy loses its cheapest Monster or Cultist."""

    def most(self, pos: Position, battle: Battle) -> int:
        gnoph_keh = battle.units & KIND_MASK[GNOPH_KEH]
        return int(has_book(pos.state, WW, "berserkergang") and bool(gnoph_keh))

    def avenged(self) -> int:
        return KIND_MASK[GNOPH_KEH]


COUNTED.extend([Howl("howl", WW), Eternal("eternal", WW), Berserkergang("berserkergang", WW)])
