"""One level's player for whatever game is on the table: which it is, the first question shows."""

from game.bots.protocol import Bot, Question
from game.bots.purse import Budget
from game.bots.random_bot import RandomBot
from game.engine.option import Option
from game.games.rites.bots.levels import player
from game.games.wars.bots.adept import AdeptBot
from game.games.wars.bots.hierophant import HierophantBot
from game.games.wars.bots.initiate import InitiateBot
from game.games.wars.bots.oracle import OracleBot


def wars_player(bot_id: str, seed: int, budget: Budget | None = None) -> Bot:
    """A level's player of Cthulhu Wars, alone or for two."""
    if bot_id == "random":
        return RandomBot(seed)
    if bot_id == "initiate":
        return InitiateBot(seed)
    if bot_id == "adept":
        return AdeptBot(seed)
    if bot_id == "hierophant":
        return HierophantBot(seed)
    return OracleBot(seed, budget)


class LevelBot:
    """A level (initiate to oracle) at one seat of one match of any game.

    Its player is made when the first question comes, which shows the game.
    """

    def __init__(self, bot_id: str, seed: int, budget: Budget | None = None) -> None:
        self.id = bot_id
        self._seed = seed
        self._budget = budget
        self._player: Bot | None = None

    def choose(self, question: Question) -> Option:
        """What the game's player chooses."""
        return self._of(question).choose(question)

    def reveals(self, question: Question) -> tuple[int, list[int]] | None:
        """What the game's player reveals, or asks for."""
        return self._of(question).reveals(question)

    def _of(self, question: Question) -> Bot:
        if self._player is None:
            if question.view["game"] == "rites":
                self._player = player(self.id, self._seed, self._budget)
            else:
                self._player = wars_player(self.id, self._seed, self._budget)
        return self._player


__all__ = ["LevelBot", "wars_player"]
