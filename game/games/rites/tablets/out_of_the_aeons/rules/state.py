"""The prizes of Out of the Aeons."""

from collections.abc import Callable, Mapping
from typing import Any

from game.engine.expect import expect_int
from game.games.rites.rules import reading
from game.games.rites.rules.cards import CARD_ID
from game.games.rites.rules.own import RiteState
from game.games.rites.rules.reading import NO_CARD
from game.games.rites.rules.state import NOBODY


class Prizes(RiteState):
    """``prizes`` are to come (top last), ``prize`` is bid for; ``passed``: the lead has discarded one."""

    __slots__ = ("passed", "prize", "prizes")

    def __init__(self, prizes: tuple[int, ...] = (), prize: int = NOBODY, passed: int = 0) -> None:
        self.prizes = prizes
        self.prize = prize
        self.passed = passed

    def copy(self) -> "Prizes":
        return Prizes(self.prizes, self.prize, self.passed)

    def key(self) -> dict[str, Any]:
        return {"prizes": self.prizes, "prize": self.prize, "passed": self.passed}

    def write(self, name: Callable[[int], str]) -> dict[str, Any]:
        return {
            "prizes": [name(card) for card in reversed(self.prizes)],
            "prize": CARD_ID[self.prize] if self.prize != NOBODY else NO_CARD,
            "passed": self.passed,
        }

    def cards(self) -> list[int]:
        """The prizes that nobody has captured."""
        return [*self.prizes, self.prize] if self.prize != NOBODY else [*self.prizes]

    @classmethod
    def read(cls, parts: Mapping[str, Any], sides: int) -> "Prizes":
        return Prizes(
            tuple(reading.pile(parts["prizes"], "prizes")),
            reading.card_or_none(parts["prize"], "prize"),
            expect_int(parts["passed"], 0, 1, "passed"),
        )
