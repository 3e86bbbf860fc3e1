"""The table of a Duel: that of Cthulhu Wars with the phases in its bar, and with Decay below the strips."""

from game.games.duel.screen.decay_plate import decay_plate
from game.games.duel.screen.duel_bar import DuelBar
from game.games.duel.words.gamewords import decay_hint
from game.games.wars.screen.played import PlayedMap
from game.games.wars.screen.stage import MapStage
from game.games.wars.screen.theatre import WatchedMap
from game.ui.kit.boxes import Boxes


class DuelStage(MapStage):
    """What a Duel has in its own way."""

    def top_bar(self) -> DuelBar:
        return DuelBar()

    def plate_below(self) -> Boxes:
        return decay_plate(self.session.match, lambda: self.table)

    def hint_for(self, faction: str) -> str:
        return decay_hint(self.table, faction)


class PlayedDuel(DuelStage, PlayedMap):
    """A Duel that is played."""


class WatchedDuel(DuelStage, WatchedMap):
    """A Duel that is watched."""
