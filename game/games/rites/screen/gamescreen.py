"""Rites of Cthulhu on the window: what the program asks of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from game.match.session import Session
from game.ui.gamescreen import GameScreen
from game.ui.table.bindings import CARD_PAGE

if TYPE_CHECKING:
    from game.games.rites.screen.played import PlayedCards
    from game.games.rites.screen.theatre import WatchedCards
    from game.match.theatre import Timeline
    from game.ui.table.scene import MatchScene
    from game.ui.table.stage import Deeds
    from game.ui.theatre.scene import TheatreScene


class RitesScreen(GameScreen):
    """Rites of Cthulhu on the window."""

    keys = CARD_PAGE

    def stage(self, scene: MatchScene, deeds: Deeds) -> PlayedCards:
        from game.games.rites.screen.played import PlayedCards

        return PlayedCards(scene, deeds)

    def watched(self, theatre: TheatreScene, timeline: Timeline) -> WatchedCards:
        from game.games.rites.screen.theatre import WatchedCards

        return WatchedCards(theatre, timeline)

    def small_picture(self, session: Session) -> Iterator[bytes]:
        from game.games.rites.screen.pictures import pieces

        return pieces(session)

    def picture(self, width: int, height: int) -> pygame.Surface:
        from game.games.rites.screen.cards import spread

        return spread(width, height)


SCREEN = RitesScreen()
