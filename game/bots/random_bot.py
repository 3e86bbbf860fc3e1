"""The bot ``random``: every option of every step is equally likely."""

from game.bots.protocol import Question
from game.engine.chance import Chance
from game.engine.option import Option


class RandomBot:
    """Chooses uniformly among the options as they are offered; never reveals outside a question."""

    id = "random"

    def __init__(self, seed: int) -> None:
        self._chance = Chance.seeded(seed)

    def choose(self, question: Question) -> Option:
        """Any option."""
        return question.options[self._chance.below(len(question.options))]

    def reveals(self, question: Question) -> tuple[int, list[int]] | None:
        """Nothing."""
        return None
