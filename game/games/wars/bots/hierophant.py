"""The bot ``hierophant``: one action ahead, by strong knowledge of every faction."""

from game.engine.position import Position
from game.games.wars.bots.evaluation import Evaluation
from game.games.wars.bots.greedy import GreedyBot
from game.games.wars.bots.levels import evaluation_for


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
