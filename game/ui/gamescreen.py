"""What the window asks of a game: each game's part ``screen`` is an object of this class."""

from __future__ import annotations

import functools
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

import pygame

from game.games.registry import game_of
from game.match.session import Session
from game.ui.scene import Scene

if TYPE_CHECKING:
    from game.ui.theatre.showing import Game


class GameScreen(ABC):
    """A game on the window. Holds nothing of any match, so there is one object for all matches of a game.

    Its modules are many: what a menu asks for is imported without those of the table.
    """

    @abstractmethod
    def opening(self, session: Session) -> Scene:
        """The scene a match opens with: its table, or what comes before there is one."""

    @abstractmethod
    def theatre(self) -> Game:
        """How the game is watched."""

    def picture(self, width: int, height: int) -> pygame.Surface | None:
        """What stands for the game in menus where no map does; None where nothing is to stand there."""
        return None


@functools.cache
def screen_of(game: str) -> GameScreen:
    """What the window shows of a game, by its id; raises ``KeyError`` for a game there is not."""
    found: GameScreen = game_of(game).part("screen")
    return found


def opening_of(session: Session) -> Scene:
    """The scene a match opens with."""
    return screen_of(session.match.rules.game).opening(session)
