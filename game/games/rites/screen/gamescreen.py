"""Rites of Cthulhu on the window: what the program asks of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.match.session import Session
from game.ui.gamescreen import GameScreen, opening_of
from game.ui.scene import Scene

if TYPE_CHECKING:
    from game.games.rites.screen.theatre import RitesGame


class RitesScreen(GameScreen):
    """Rites of Cthulhu on the window."""

    def opening(self, session: Session) -> Scene:
        from game.games.rites.screen.scene import CardTableScene

        return CardTableScene(session, opening_of)

    def theatre(self) -> RitesGame:
        from game.games.rites.screen.theatre import RitesGame

        return RitesGame()

    def picture(self, width: int, height: int) -> pygame.Surface:
        from game.games.rites.screen.spread import spread

        return spread(width, height)


SCREEN = RitesScreen()
