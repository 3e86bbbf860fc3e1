"""The graves of The Hound, and the ghouls that dig there."""

from collections.abc import Callable, Mapping
from typing import Any

from game.games.rites.rules import reading
from game.games.rites.rules.cards import CARD_OF, LAID_ID
from game.games.rites.rules.plots import Plots, read_plots

OWNER = 256
"""A ghoul is its owner times this, plus the laid card."""
MOST_GRAVES = 7


class Graves(Plots):
    """Graves with the ``ghouls`` at each, the first come first."""

    __slots__ = ("ghouls",)

    def __init__(
        self, plots: list[int] | None = None, open: int = 0, idle: int = 0, ghouls: list[tuple[int, ...]] | None = None
    ) -> None:
        super().__init__(plots, open, idle)
        self.ghouls = ghouls or []

    def copy(self) -> "Graves":
        return Graves(self.plots.copy(), self.open, self.idle, self.ghouls.copy())

    def key(self) -> dict[str, Any]:
        return super().key() | {"ghouls": tuple(self.ghouls)}

    def write(self, name: Callable[[int], str]) -> dict[str, Any]:
        ghouls = [[[ghoul // OWNER, LAID_ID[ghoul % OWNER]] for ghoul in ghouls] for ghouls in self.ghouls]
        return super().write(name) | {"ghouls": ghouls}

    def cards(self) -> list[int]:
        """Those in the graves, and the ghouls."""
        return super().cards() + [ghoul % OWNER & CARD_OF for ghouls in self.ghouls for ghoul in ghouls]

    @classmethod
    def read(cls, parts: Mapping[str, Any], sides: int) -> "Graves":
        ghouls = []
        for written in reading.some(parts["ghouls"], MOST_GRAVES, "ghouls"):
            pairs = [reading.owned(pair, sides, "ghouls") for pair in reading.some(written, 2, "ghouls")]
            ghouls.append(tuple(side * OWNER + laid for side, laid in pairs))
        return Graves(*read_plots(parts), ghouls)
