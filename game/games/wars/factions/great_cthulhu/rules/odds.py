"""Great Cthulhu's abilities as the odds of a battle count with them."""

from game.engine.position import Position
from game.games.wars.factions.great_cthulhu.rules.abilities import ABSORB_DICE
from game.games.wars.factions.great_cthulhu.rules.figures import CTHULHU, GC, SHOGGOTH, STARSPAWN
from game.games.wars.rules.board import eliminate, has_book
from game.games.wars.rules.combat import fighters
from game.games.wars.rules.counted import COUNTED, Counted, cheapest
from game.games.wars.rules.state import Battle
from game.games.wars.rules.units import KIND_MASK, ORDINARY, SIDE_MASK, units_in


class Devour(Counted):
    """The enemy gives up its cheapest Monster or Cultist."""

    def most(self, pos: Position, battle: Battle) -> int:
        return battle.units >> CTHULHU & 1

    def before(self, pos: Position, battle: Battle, turn: int) -> None:
        prey = fighters(pos.state, battle, battle.enemy(GC)) & ORDINARY
        if turn == 0 and prey and fighters(pos.state, battle, GC) >> CTHULHU & 1:
            eliminate(pos, cheapest(pos, prey), "devour")


class Absorb(Counted):
    """A Shoggoth takes in the cheapest Monsters and Cultists."""

    def most(self, pos: Position, battle: Battle) -> int:
        mine = battle.units & SIDE_MASK[GC]
        able = has_book(pos.state, GC, "absorb") and mine & KIND_MASK[SHOGGOTH]
        return (mine & ORDINARY & ~KIND_MASK[SHOGGOTH]).bit_count() if able else 0

    def before(self, pos: Position, battle: Battle, turn: int) -> None:
        mine = fighters(pos.state, battle, GC)
        shoggoths = mine & KIND_MASK[SHOGGOTH]
        food = mine & ORDINARY & ~shoggoths
        if shoggoths and food:
            eliminate(pos, cheapest(pos, food), "absorb")
            battle.extra = (*battle.extra, (units_in(shoggoths)[0], ABSORB_DICE))


class Regenerate(Counted):
    """Starspawn bear a Kill."""

    def most(self, pos: Position, battle: Battle) -> int:
        return int(has_book(pos.state, GC, "regenerate") and bool(battle.units & KIND_MASK[STARSPAWN]))

    def tough(self) -> int:
        return KIND_MASK[STARSPAWN]


COUNTED.extend([Devour("devour", GC), Absorb("absorb", GC, place=1), Regenerate("regenerate", GC)])
