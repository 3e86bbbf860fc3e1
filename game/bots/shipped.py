"""The bots that ship: which there are, what they play, and how one is made."""

from dataclasses import dataclass

from game.bots.players import RandomBot, players_of
from game.bots.protocol import Bot, Budget, Question
from game.engine.option import Option
from game.language.spoken import say

BOTS = ("random", "initiate", "adept", "hierophant", "oracle", "master")
"""The bots that ship, weakest first."""
UP_TO_ORACLE = BOTS[:-1]
"""Those of games from which nothing was learned yet."""
SEARCHING = ("oracle", "master")
"""Those of them that take the time they are given."""


def playable(game: str, level: str) -> str:
    """The level itself if it plays a game, else the best below it that does; a bot of somebody else stays."""
    able = players_of(game).levels
    if level in able or level not in BOTS:
        return level
    below = [each for each in BOTS[: BOTS.index(level)] if each in able]
    return below[-1] if below else able[0]


def default_bot(game: str) -> str:
    """The bot that sits at a table where none is named: an adept, or the best there is below."""
    return playable(game, "adept")


def check_bot(game: str, bot_id: str) -> None:
    """Raise ``ValueError`` with a sentence if a bot that ships cannot play a game."""
    if playable(game, bot_id) != bot_id:
        others = (*players_of(game).levels, "package.module:Class")
        raise ValueError(say("error-bot-plays-not", bot=bot_id, game=game, known=others))


@dataclass
class LevelBot:
    """Delegates to the level's player for the game that is played, which the first question shows."""

    id: str
    _seed: int
    _budget: Budget | None = None
    _player: Bot | None = None

    def choose(self, question: Question) -> Option:
        return self._of(question).choose(question)

    def reveals(self, question: Question) -> tuple[int, list[int]] | None:
        return self._of(question).reveals(question)

    def _of(self, question: Question) -> Bot:
        if self._player is None:
            game = question.view["game"]
            self._player = players_of(game).player(playable(game, self.id), self._seed, self._budget)
        return self._player


def make_shipped(bot_id: str, seed: int, budget: Budget | None = None) -> Bot:
    """The bot with this id for one seat of one match; ``ValueError`` with a sentence when none of that name ships."""
    if bot_id not in BOTS:
        raise unknown(bot_id)
    return RandomBot(seed) if bot_id == BOTS[0] else LevelBot(bot_id, seed, budget)


def unknown(bot_id: str) -> ValueError:
    """What to raise for a bot that neither ships nor is named as somebody else's."""
    return ValueError(say("error-bot-unknown", bot=str(bot_id), known=BOTS))
