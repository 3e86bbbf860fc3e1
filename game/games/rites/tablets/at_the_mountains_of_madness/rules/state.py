"""The ridge and the slopes of At the Mountains of Madness."""

from collections.abc import Callable, Mapping
from typing import Any

from game.engine.errors import CodecError
from game.games.rites.rules import reading
from game.games.rites.rules.cards import CARD_OF
from game.games.rites.rules.own import RiteState

SLOPES = 28
"""Piles by ridge rank: ``2 * rank`` above the ridge card, ``2 * rank + 1`` beneath it."""


class Mountains(RiteState):
    """``ridge`` has laid cards from the lowest on, ``slopes`` by pile those laid next to one another."""

    __slots__ = ("ridge", "slopes")

    def __init__(self, ridge: tuple[int, ...] = (), slopes: list[tuple[int, ...]] | None = None) -> None:
        self.ridge = ridge
        self.slopes = slopes or [()] * SLOPES

    def copy(self) -> "Mountains":
        return Mountains(self.ridge, self.slopes.copy())

    def key(self) -> dict[str, Any]:
        return {"ridge": self.ridge, "slopes": tuple(self.slopes)}

    def write(self, name: Callable[[int], str]) -> dict[str, Any]:
        slopes = {str(pile): reading.laid_named(cards) for pile, cards in enumerate(self.slopes) if cards}
        return {"ridge": reading.laid_named(self.ridge), "slopes": slopes}

    def cards(self) -> list[int]:
        """Those of ridge and slopes."""
        return [laid & CARD_OF for pile in (self.ridge, *self.slopes) for laid in pile]

    @classmethod
    def read(cls, parts: Mapping[str, Any], sides: int) -> "Mountains":
        ridge, written = reading.laid_cards(parts["ridge"], "ridge"), parts["slopes"]
        if not isinstance(written, dict):
            raise CodecError("slopes is not a table of piles")
        slopes: list[tuple[int, ...]] = [()] * SLOPES
        for pile, cards in written.items():
            sound = isinstance(pile, str) and pile.isdecimal() and pile.isascii() and len(pile) <= 2
            if not sound or int(pile) >= SLOPES:
                raise CodecError("slopes names a pile there is not")
            slopes[int(pile)] = reading.laid_cards(cards, "slopes")
        return Mountains(ridge, slopes)
