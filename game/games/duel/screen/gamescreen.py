"""The Duel on the window: the table of Cthulhu Wars with its phases and Decay."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.games.duel.words.decay import decay_hint
from game.games.wars.screen.gamescreen import WarsScreen
from game.games.wars.words.tableview import Table

if TYPE_CHECKING:
    from game.games.duel.screen.duel_bar import DuelBar
    from game.match.match import Match
    from game.match.words import Words
    from game.ui.kit.boxes import Boxes


class DuelScreen(WarsScreen):
    """The Duel on the window."""

    def topbar(self, speech: Words) -> DuelBar:
        from game.games.duel.screen.duel_bar import DuelBar

        return DuelBar(speech)

    def plate(self, match: Match, table: Callable[[], Table]) -> Boxes:
        from game.games.duel.screen.decay_plate import decay_plate

        return decay_plate(match, table)

    def hint(self, table: Table, faction: str) -> str:
        return decay_hint(table, faction)


SCREEN = DuelScreen()
