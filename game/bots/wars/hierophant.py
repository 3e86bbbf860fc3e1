"""The bot ``hierophant``: one action ahead, by strong knowledge of every faction."""

from game.bots.greedy import GreedyBot
from game.bots.wars.evaluation import Evaluation
from game.bots.wars.levels import evaluation_for
from game.engine.position import Position


class HierophantBot(GreedyBot):
    """One action ahead with a table of knowledge for each faction; another ``evaluation`` is for trying weights."""

    id = "hierophant"

    def __init__(self, seed: int, evaluation: Evaluation | None = None) -> None:
        super().__init__(seed)
        self._evaluation = evaluation

    def judge(self, pos: Position, side: int, turn: int) -> float:
        """The worth by the faction's knowledge."""
        known = self._evaluation or evaluation_for("hierophant", pos.rules)
        return known.worth(pos, side, turn)
