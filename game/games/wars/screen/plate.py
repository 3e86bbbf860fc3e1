"""What a game built on Cthulhu Wars can show below the factions' strips."""

from __future__ import annotations

from abc import abstractmethod

from game.games.wars.screen.grid import TableGrid
from game.games.wars.words.tableview import Table
from game.match.match import Match
from game.ui.layout import Layout
from game.ui.widgets.painted import Painted


class Plate(Painted):
    """A panel below the strips, as long as there is room for it."""

    @abstractmethod
    def show(self, table: Table, match: Match) -> None:
        """Show a table."""

    @abstractmethod
    def lay(self, grid: TableGrid, layout: Layout) -> None:
        """Take what is free below the strips; nowhere where that is too little."""
