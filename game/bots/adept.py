"""The bot ``adept``: greedy, by the plain evaluation. Takes the action that looks best now."""

from game.bots.evaluate import evaluate
from game.bots.greedy import GreedyBot
from game.engine.position import Position


class AdeptBot(GreedyBot):
    """One action ahead with the evaluation of ``game.bots.evaluate``; the same for every faction."""

    id = "adept"

    def judge(self, pos: Position, side: int, turn: int) -> float:
        """The plain evaluation."""
        return evaluate(pos, side, turn)


__all__ = ["AdeptBot"]
