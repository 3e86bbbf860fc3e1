"""Cthulhu Wars on the window: what the program asks of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.wars.words.drafting import drafting
from game.match.session import Session
from game.ui.gamescreen import GameScreen, opening_of
from game.ui.scene import Scene

if TYPE_CHECKING:
    from game.games.wars.screen.theatre import WarsGame


class WarsScreen(GameScreen):
    """Cthulhu Wars, and the games built on it, on the window."""

    def opening(self, session: Session) -> Scene:
        """The draft while factions are divided, then the table; they make way for each other by themselves."""
        from game.games.wars.screen.draft import DraftScene
        from game.games.wars.screen.scene import TableScene

        return DraftScene(session, opening_of) if drafting(session.match) else TableScene(session, opening_of)

    def theatre(self) -> WarsGame:
        from game.games.wars.screen.theatre import WarsGame

        return WarsGame()


SCREEN = WarsScreen()
