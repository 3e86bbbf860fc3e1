"""The bot ``hierophant``: one action ahead, by strong knowledge of every faction."""

from game.bots.greedy import GreedyBot
from game.bots.wars.evaluation import evaluate
from game.engine.position import Position


class HierophantBot(GreedyBot):
    """One action ahead with the evaluation of ``game.bots.wars``."""

    id = "hierophant"

    def judge(self, pos: Position, side: int, turn: int) -> float:
        """The worth by the faction's knowledge."""
        return evaluate(pos, side, turn)
