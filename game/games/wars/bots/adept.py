"""The bot ``adept``: greedy, by the plain evaluation. Takes the action that looks best now."""

from game.engine.position import Position
from game.games.wars.bots.greedy import GreedyBot
from game.games.wars.bots.levels import evaluation_for


class AdeptBot(GreedyBot):
    """One action ahead with one plain table of what counts for every faction."""

    id = "adept"

    def judge(self, pos: Position, side: int, turn: int) -> float:
        """The plain evaluation."""
        return evaluation_for("adept", pos.rules).worth(pos, side, turn)


__all__ = ["AdeptBot"]
