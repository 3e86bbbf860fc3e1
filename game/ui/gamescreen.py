"""What the window asks of a game: each game's part ``screen`` is an object of this class."""

from __future__ import annotations

import functools
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from typing import ClassVar

import pygame

from game.games.registry import game_of
from game.match.session import Session
from game.ui.doors import scene_named
from game.ui.kit.base import Box
from game.ui.music import Pieces
from game.ui.pictures import WIDTH
from game.ui.scene import Scene
from game.ui.table.bindings import PAGE


class GameScreen(ABC):
    """A game on the window. Holds nothing of any match, so there is one object for all matches of a game.

    Its modules are many: what a menu asks for is imported without those of the table.
    """

    keys = PAGE
    """What keys do at its table."""

    music: Pieces = ()
    """What music is played at its table; none: that of the title goes on."""

    played: ClassVar[str]
    """Where the class of its stage while a match is played stands, as ``package.module:attribute``: a
    ``table.stage.PlayedStage`` made of the scene and the ``Deeds`` every game has."""
    watched: ClassVar[str]
    """The same while a match is watched: a ``theatre.showing.WatchedStage`` made of the theatre and the timeline."""

    @abstractmethod
    def small_picture(self, session: Session, width: int = WIDTH) -> Iterator[bytes]:
        """Paint what everybody sees of a match for the list of saves (a ``table.pictures.Painter``)."""

    def before(self, session: Session) -> Scene | None:
        """The scene of a match for which there is no table yet; it makes way for the table by itself."""
        return None

    def diagrams(self) -> Mapping[str, Callable[[], Box]]:
        """The diagrams of its rules, by the entry that each stands below."""
        return {}

    def picture(self, width: int, height: int) -> pygame.Surface | None:
        """What stands for the game in menus where no map does; None where nothing is to stand there."""
        return None


@functools.cache
def screen_of(game: str) -> GameScreen:
    """What the window shows of a game, by its id; raises ``KeyError`` for a game there is not."""
    found: GameScreen = game_of(game).part("screen")
    return found


def opening_of(session: Session) -> Scene:
    """The scene a match opens with: its table, or what comes before there is one."""
    return screen_of(session.match.rules.game).before(session) or scene_named("table", session)
