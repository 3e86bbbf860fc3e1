"""The quick policy as a player of the arena: ``scripts.learning.quick:Quick``, and less varied ``:Cooler``, ``:Cool``.

It sees a view and nothing else. It is no bot of the program's.
"""

from typing import Any

from game.bots import tables
from game.bots.protocol import Question
from game.engine.chance import Chance
from game.engine.option import Option
from game.engine.position import determinise
from game.games.wars.bots.greedy import GreedyBot
from game.games.wars.bots.learned.policy import policy

_LEFT_TO_OTHERS = frozenset(("draft", "slot_side"))
"""Questions that records say nothing about: the hierophant answers them."""


class Quick:
    """Plays a seat of Cthulhu Wars by drawing from the quick policy."""

    id = "quick"
    heat = 1.0

    def __init__(self, seed: int) -> None:
        self._policy = policy()
        self._chance = Chance.seeded(seed)
        self._other = GreedyBot("hierophant", seed)
        self._rules: dict[str, Any] = {}

    def reveals(self, question: Question) -> tuple[int, list[int]] | None:
        """Elder Signs are revealed as soon as that wins."""
        return self._other.reveals(question)

    def choose(self, question: Question) -> Option:
        """An answer drawn as often as it is likely."""
        if len(question.options) == 1:
            return question.options[0]
        if question.kind in _LEFT_TO_OTHERS:
            return self._other.choose(question)
        view = question.view
        key = repr(view["setup"])
        if key not in self._rules:
            self._rules = {key: tables.rules_of(view["setup"])}
        return self._policy.draw(determinise(self._rules[key], view, self._chance), self._chance, self.heat)


class Cooler(Quick):
    """Draws less widely."""

    id = "cooler"
    heat = 0.7


class Cool(Quick):
    """Draws among what is about as likely as the likeliest."""

    id = "cool"
    heat = 0.5
