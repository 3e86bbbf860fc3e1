"""The walls of The Dunwich Horror."""

from collections.abc import Mapping
from typing import Any

from game.games.rites.rules.cards import TWINS
from game.games.rites.rules.plots import Plots, read_plots


class Walls(Plots):
    """Eight walls round the twins, who lie open between them."""

    __slots__ = ()

    def copy(self) -> "Walls":
        """An equal one that shares no list."""
        return Walls(self.plots.copy(), self.open, self.idle)

    def cards(self) -> list[int]:
        """The walls that have not been captured, and the twins."""
        lying = super().cards()
        return [*lying, *TWINS] if self.plots else lying


def read_walls(parts: Mapping[str, Any], sides: int) -> Walls:
    """What ``Walls.write`` wrote."""
    return Walls(*read_plots(parts))
