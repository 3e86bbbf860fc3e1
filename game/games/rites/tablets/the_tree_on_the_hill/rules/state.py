"""The trees of The Tree on the Hill."""

from collections.abc import Callable, Mapping
from typing import Any

from game.games.rites.rules import reading
from game.games.rites.rules.cards import CARD_OF, CARDS
from game.games.rites.rules.own import RiteState

Forest = tuple[tuple[int, ...], ...]


class Trees(RiteState):
    """``trees`` are laid cards in the order they were laid."""

    __slots__ = ("trees",)

    def __init__(self, trees: Forest = ()) -> None:
        self.trees = trees

    def copy(self) -> "Trees":
        return Trees(self.trees)

    def key(self) -> dict[str, Any]:
        return {"trees": self.trees}

    def write(self, name: Callable[[int], str]) -> dict[str, Any]:
        return {"trees": [reading.laid_named(tree) for tree in self.trees]}

    def cards(self) -> list[int]:
        """Those of all trees."""
        return [laid & CARD_OF for tree in self.trees for laid in tree]

    @classmethod
    def read(cls, parts: Mapping[str, Any], sides: int) -> "Trees":
        return Trees(tuple(reading.laid_cards(tree, "trees") for tree in reading.some(parts["trees"], CARDS, "trees")))
