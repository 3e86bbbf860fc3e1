"""A player of the arena that answers from what was learned; the hierophant does what records say nothing about."""

from typing import Any

from game.bots import tables
from game.bots.protocol import Question
from game.engine.chance import Chance
from game.engine.option import Option
from game.engine.position import Position, determinise
from game.games.wars.bots.greedy import GreedyBot


class LearnedPlayer:
    """Plays a seat of Cthulhu Wars; who derives from it says how a question is answered."""

    id = "learned"
    left_to_others = frozenset(("draft", "slot_side"))
    """Kinds of questions that records say nothing about."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance.seeded(seed)
        self._other = GreedyBot("hierophant", seed)
        self._rules: dict[str, Any] = {}

    def reveals(self, question: Question) -> tuple[int, list[int]] | None:
        """Elder Signs are revealed as soon as that wins."""
        return self._other.reveals(question)

    def choose(self, question: Question) -> Option:
        """An answer to the open question."""
        if len(question.options) == 1:
            return question.options[0]
        if question.kind in self.left_to_others:
            return self._other.choose(question)
        return self.answer(question)

    def answer(self, question: Question) -> Option:
        """An answer to a question with a choice, of a kind that was learned."""
        raise NotImplementedError

    def imagine(self, view: dict[str, Any]) -> Position:
        """A position that agrees with the view, what is hidden dealt at random."""
        key = repr(view["setup"])
        if key not in self._rules:
            self._rules = {key: tables.rules_of(view["setup"])}
        return determinise(self._rules[key], view, self._chance)
