"""Black Goat's abilities as the odds of a battle count with them."""

from game.engine.position import Position
from game.games.wars.factions.black_goat.rules.figures import BG, GHOUL
from game.games.wars.rules.board import has_book
from game.games.wars.rules.counted import COUNTED, Counted
from game.games.wars.rules.state import Battle
from game.games.wars.rules.units import KIND_MASK, MOST_AREAS


class Necrophagy(Counted):
    """Ghouls come to a battle, whoever fights it."""

    def most(self, pos: Position, battle: Battle) -> int:
        return _free_ghouls(pos, battle) if has_book(pos.state, BG, "necrophagy") else 0

    def pains(self, pos: Position, battle: Battle, times: int) -> int:
        return min(times, _free_ghouls(pos, battle))


def _free_ghouls(pos: Position, battle: Battle) -> int:
    fighting = battle.units & ~battle.exempt
    return sum((units & KIND_MASK[GHOUL] & ~fighting).bit_count() for units in pos.state.here[:MOST_AREAS])


COUNTED.append(Necrophagy("necrophagy", BG, anywhere=True))
