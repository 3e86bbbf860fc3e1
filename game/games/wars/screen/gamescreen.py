"""Cthulhu Wars on the window: what the program asks of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.games.wars.words.asking import drafting
from game.match.session import Session
from game.ui.gamescreen import GameScreen
from game.ui.scene import Scene

if TYPE_CHECKING:
    from game.games.wars.screen.played import PlayedMap
    from game.games.wars.screen.stage import Own
    from game.games.wars.screen.theatre import WatchedMap
    from game.match.theatre import Timeline
    from game.ui.table.scene import MatchScene
    from game.ui.table.stage import Deeds
    from game.ui.theatre.scene import TheatreScene


class WarsScreen(GameScreen):
    """Cthulhu Wars on the window; games built on it derive theirs from it."""

    def stage(self, scene: MatchScene, deeds: Deeds) -> PlayedMap:
        from game.games.wars.screen.played import PlayedMap

        return PlayedMap(scene, self.own(), deeds)

    def watched(self, theatre: TheatreScene, timeline: Timeline) -> WatchedMap:
        from game.games.wars.screen.theatre import WatchedMap

        return WatchedMap(theatre, self.own(), timeline)

    def small_picture(self, session: Session) -> Iterator[bytes]:
        from game.games.wars.screen.picture import pieces

        return pieces(session)

    def before(self, session: Session) -> Scene | None:
        """The draft while factions are divided."""
        if drafting(session.match) is None:
            return None
        from game.games.wars.screen.draft import DraftScene

        return DraftScene(session)

    def own(self) -> Own:
        """What this game has on the table in its own way; games built on it have other things."""
        from game.games.wars.screen.stage import Own
        from game.games.wars.screen.topbar import TopBar

        return Own(TopBar())


SCREEN = WarsScreen()
