"""The quick policy as a player of the arena: ``scripts.learning.quick:Quick``, and less varied ``:Cooler``, ``:Cool``.

It sees a view and nothing else. It is no bot of the program's.
"""

from game.bots.protocol import Question
from game.engine.option import Option
from game.games.wars.bots.learned.policy import policy
from scripts.learning.seated import LearnedPlayer


class Quick(LearnedPlayer):
    """Plays a seat of Cthulhu Wars by drawing from the quick policy."""

    id = "quick"
    heat = 1.0

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._policy = policy()

    def answer(self, question: Question) -> Option:
        """An answer drawn as often as it is likely."""
        return self._policy.draw(self.imagine(question.view), self._chance, self.heat)


class Cooler(Quick):
    """Draws less widely."""

    id = "cooler"
    heat = 0.7


class Cool(Quick):
    """Draws among what is about as likely as the likeliest."""

    id = "cool"
    heat = 0.5
