"""The Ancients' abilities as the odds of a battle count with them."""

from game.engine.position import Position
from game.games.wars.factions.ancients.rules.abilities import cathedrals
from game.games.wars.factions.ancients.rules.figures import AN
from game.games.wars.rules.board import has_book
from game.games.wars.rules.combat import fighters
from game.games.wars.rules.counted import COUNTED, Counted
from game.games.wars.rules.state import Battle
from game.games.wars.rules.units import GREAT_OLD_ONES_OF


class UnholyGround(Counted):
    """A Cathedral removed for a Great Old One of the enemy's; the last may be the one in the battle's area."""

    def most(self, pos: Position, battle: Battle) -> int:
        built = cathedrals(pos.state)
        if not built >> battle.area & 1 or not has_book(pos.state, AN, "unholy_ground"):
            return 0
        enemy = battle.enemy(AN)
        return min(built.bit_count(), (fighters(pos.state, battle, enemy) & GREAT_OLD_ONES_OF[enemy]).bit_count())

    def takes(self, pos: Position, battle: Battle, times: int) -> int:
        return min(times, self.most(pos, battle))


COUNTED.append(UnholyGround("unholy_ground", AN))
