"""The walls of The Dunwich Horror."""

from collections.abc import Mapping
from typing import Any

from game.games.rites.rules.cards import TWINS
from game.games.rites.rules.plots import Plots, read_plots


class Walls(Plots):
    """Eight walls round the twins, who lie open between them."""

    __slots__ = ()

    def copy(self) -> "Walls":
        return Walls(self.plots.copy(), self.open, self.idle)

    def cards(self) -> list[int]:
        """The walls that have not been captured, and the twins."""
        lying = super().cards()
        return [*lying, *TWINS] if self.plots else lying

    @classmethod
    def read(cls, parts: Mapping[str, Any], sides: int) -> "Walls":
        return Walls(*read_plots(parts))
