"""Who plays a game, level by level: each game's part ``bots`` is an object of this class; and the bot ``random``."""

from collections.abc import Sequence
from typing import ClassVar

from game.bots.protocol import Bot, Budget, Question
from game.engine.chance import Chance
from game.engine.option import Option
from game.games.registry import named


class RandomBot:
    """Chooses uniformly among the options as they are offered; never reveals outside a question."""

    id = "random"

    def __init__(self, seed: int) -> None:
        self._chance = Chance.seeded(seed)

    def choose(self, question: Question) -> Option:
        return question.options[self._chance.below(len(question.options))]

    def reveals(self, question: Question) -> tuple[int, list[int]] | None:
        return None


class Players:
    """The players of a game. A game without any of its own is played at random.

    ``levels`` are those of the shipped bots' that play it, weakest first. Made without importing what they know, which
    is much: ``player`` does that.
    """

    levels: ClassVar[tuple[str, ...]] = ("random",)

    def able(self, players: int) -> tuple[str, ...]:
        """The levels that are different ones with so many players, weakest first."""
        return self.levels

    def temperaments(self, level: str, players: int = 0) -> tuple[str, ...]:
        """What a level may like to do, with so many players if that is given; nothing where none has been made."""
        return ()

    def player(self, bot_id: str, seed: int, budget: Budget | None = None) -> Bot:
        """A player of one of the levels, with a temperament that it has there, for one seat of one match."""
        return RandomBot(seed)

    def may_reveal(self, question: Question, side: int, values: Sequence[int]) -> bool:
        """Whether the rules would let the asked seat reveal these values of a side, as far as its view tells."""
        return False


def players_of(game: str) -> Players:
    """The players of the game with an id; raises ``SetupError`` for one there is not."""
    found = named(game)
    made: Players = found.part("bots") if found.bots else Players()
    return made
