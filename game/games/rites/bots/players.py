"""The players of Rites of Cthulhu."""

from collections.abc import Sequence
from typing import ClassVar

from game.bots.players import Players
from game.bots.protocol import Bot, Budget, Question
from game.bots.shipped import BY_HAND


class RitesPlayers(Players):
    """All levels; what they ask for beside the questions are power-plays."""

    levels: ClassVar[tuple[str, ...]] = BY_HAND

    def player(self, level: str, seed: int, budget: Budget | None = None) -> Bot:
        from game.games.rites.bots.levels import player

        return super().player(level, seed) if level == "random" else player(level, seed, budget)

    def may_reveal(self, question: Question, side: int, values: Sequence[int]) -> bool:
        """Whether the seat may ask for the power-play of these cards."""
        from game.games.rites.bots.imagining import may_ask_for

        return may_ask_for(question.view, side, values)


PLAYERS = RitesPlayers()
