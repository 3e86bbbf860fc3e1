"""Guests who count: how likely a bid is, with their own dice in sight and the others' unknown."""

from math import comb
from typing import Any, ClassVar

from game.bots.players import Players
from game.bots.protocol import Bot, Budget, Question
from game.engine.chance import Chance
from game.engine.option import Option


def likely(state: dict[str, Any], seat: int, count: int, face: int) -> float:
    """How likely so many dice show a face, for whoever sees one cup."""
    own = state["dice"][seat]
    unseen, missing = sum(map(len, state["dice"])) - len(own), count - own.count(face)
    return sum(comb(unseen, n) * 5 ** (unseen - n) for n in range(max(missing, 0), unseen + 1)) / 6**unseen


class Counter:
    """Calls what is unlikely, else bids what is likeliest; ``nerve`` is how far a guess may be off."""

    def __init__(self, level: str, seed: int, nerve: float) -> None:
        self.id, self._chance, self._nerve = level, Chance.seeded(seed), nerve

    def choose(self, question: Question) -> Option:
        state, seat = question.view["state"], question.seat
        count, face, _ = state["bid"]

        def worth(option: Option) -> float:
            sure = likely(state, seat, option.number, option.unit) if option.kind == "bid" else \
                1 - likely(state, seat, count, face)  # fmt: skip
            return sure + self._nerve * self._chance.below(1000) / 1000

        return max(question.options, key=worth)

    def reveals(self, question: Question) -> None:
        return None


class CellarPlayers(Players):
    """One that plays at random, and two that count."""

    levels: ClassVar[tuple[str, ...]] = ("random", "initiate", "adept")

    def player(self, level: str, seed: int, budget: Budget | None = None) -> Bot:
        return super().player(level, seed) if level == "random" else Counter(level, seed, 0.5 * (level == "initiate"))


PLAYERS = CellarPlayers()
