"""The bot ``hierophant``: one action ahead, by strong knowledge of every faction."""

from collections.abc import Sequence

from game.bots.greedy import GreedyBot
from game.bots.wars.evaluation import TABLES, Table, evaluate_with
from game.engine.position import Position


class HierophantBot(GreedyBot):
    """One action ahead with the evaluation of ``game.bots.wars``; ``tables`` by side, for trying other weights."""

    id = "hierophant"

    def __init__(self, seed: int, tables: Sequence[Table] = TABLES) -> None:
        super().__init__(seed)
        self._tables = tables

    def judge(self, pos: Position, side: int, turn: int) -> float:
        """The worth by the faction's knowledge."""
        return evaluate_with(self._tables[side], pos, side, turn)
