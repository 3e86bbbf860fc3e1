"""A player that takes whatever the learned judgement likes best one action ahead: what it overrates comes to light.

In the arena it is ``scripts.learning.by_chances:ByChances``. It is no bot of the program's.
"""

from game.engine.position import Position
from game.games.wars.bots.greedy import GreedyBot
from game.games.wars.bots.learned.chances import Chances


class ByChances(GreedyBot):
    """Plays Cthulhu Wars one action ahead by its expected share of the win."""

    def __init__(self, seed: int) -> None:
        super().__init__("hierophant", seed)
        self.id = "by_chances"
        self._chances = Chances()

    def judge(self, pos: Position, side: int, turn: int) -> float:
        """The expected share, in thousandths."""
        place: int = pos.rules.sides.index(side)
        return 1000 * self._chances.shares(pos, pos.rules.seat_of[side])[place]
