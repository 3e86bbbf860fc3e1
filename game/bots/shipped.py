"""The bots that ship: which there are, what they play, and how one is made."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.bots.players import RandomBot, players_of
from game.bots.protocol import Bot, Budget, Question
from game.bots.temperaments import by_lot, check, joined, level_of, offered, parted
from game.engine.option import Option
from game.language.spoken import say

BOTS = (
    "random", "newcomer", "beginner", "initiate", "adept", "amateur", "hierophant", "oracle", "expert", "professional",
    "master",
)  # fmt: skip
"""The bots that ship, weakest first. What they are called is a matter of words."""
BY_HAND = ("random", "initiate", "adept", "hierophant", "oracle")
"""Those of games and matches from which nothing was learned yet."""
SEARCHING = ("oracle", "professional", "master")
"""Those of them that take the time they are given."""
FOR_NEWCOMERS = BOTS[1]
"""Who sits opposite somebody who has never chosen."""


def nearest(level: str, able: Sequence[str]) -> str:
    """The level itself if it is able, else the best below it that is, or the weakest there is that does not guess."""
    if level in able or level not in BOTS:
        return level
    known = [each for each in BOTS[1:] if each in able]
    below = [each for each in known if BOTS.index(each) < BOTS.index(level)]
    return below[-1] if below else (known or list(able))[0]


def playable(game: str, bot_id: str) -> str:
    """The bot itself if it plays a game, else the nearest level that does; a bot of somebody else stays."""
    level, temperament = parted(bot_id)
    found = nearest(level, players_of(game).levels)
    return joined(found, temperament) if offered(game, found) else found


def default_bot(game: str) -> str:
    """The bot that sits at a table where none is named: the weakest that does not guess."""
    return playable(game, FOR_NEWCOMERS)


def check_bot(game: str, bot_id: str, players: int = 0) -> None:
    """Raise ``ValueError`` with a sentence if a bot that ships cannot play a game, with so many players if given."""
    check(bot_id)
    level, temperament = parted(bot_id)
    if nearest(level, players_of(game).levels) != level:
        others = (*players_of(game).levels, "package.module:Class")
        raise ValueError(say("error-bot-plays-not", bot=bot_id, game=game, known=others))
    if temperament and not offered(game, level, players):
        raise ValueError(say("error-bot-temperament-none", bot=bot_id, level=level))


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
            bot_id = by_lot([playable(game, self.id)], game, self._seed)[0]
            self._player = players_of(game).player(bot_id, self._seed, self._budget)
        return self._player


def make_shipped(bot_id: str, seed: int, budget: Budget | None = None) -> Bot:
    """The bot with this id for one seat of one match; ``ValueError`` with a sentence when none of that name ships."""
    if level_of(bot_id) not in BOTS:
        raise unknown(bot_id)
    check(bot_id)
    return RandomBot(seed) if level_of(bot_id) == BOTS[0] else LevelBot(bot_id, seed, budget)


def unknown(bot_id: str) -> ValueError:
    """What to raise for a bot that neither ships nor is named as somebody else's."""
    return ValueError(say("error-bot-unknown", bot=str(bot_id), known=BOTS))
