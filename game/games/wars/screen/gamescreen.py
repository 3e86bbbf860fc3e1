"""Cthulhu Wars on the window: what the program asks of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from game.games.wars.words.asking import drafting
from game.match.session import Session
from game.ui.gamescreen import GameScreen
from game.ui.kit.base import Box
from game.ui.pictures import WIDTH
from game.ui.scene import Scene


class WarsScreen(GameScreen):
    """Cthulhu Wars on the window; games built on it derive theirs from it."""

    music = ("wars_deep", "wars_stars")
    played = "game.games.wars.screen.played:PlayedMap"
    watched = "game.games.wars.screen.theatre:WatchedMap"

    def small_picture(self, session: Session, width: int = WIDTH) -> Iterator[bytes]:
        from game.games.wars.screen.picture import pieces

        return pieces(session, width)

    def before(self, session: Session) -> Scene | None:
        """The draft while factions are divided."""
        if drafting(session.match) is None:
            return None
        from game.games.wars.screen.draft import DraftScene

        return DraftScene(session)

    def diagrams(self) -> Mapping[str, Callable[[], Box]]:
        from game.games.wars.screen.diagrams import DIAGRAMS

        return DIAGRAMS


SCREEN = WarsScreen()
