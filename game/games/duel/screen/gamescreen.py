"""The Duel on the window: the table of Cthulhu Wars with its phases and Decay."""

from collections.abc import Callable, Mapping

from game.games.wars.screen.gamescreen import WarsScreen
from game.ui.kit.base import Box


class DuelScreen(WarsScreen):
    """The Duel on the window."""

    music = ("duel_orchard", "duel_pond")
    played = "game.games.duel.screen.table:PlayedDuel"
    watched = "game.games.duel.screen.table:WatchedDuel"

    def diagrams(self) -> Mapping[str, Callable[[], Box]]:
        from game.games.duel.screen.diagrams import DIAGRAMS

        return DIAGRAMS


SCREEN = DuelScreen()
