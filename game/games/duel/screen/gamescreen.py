"""The Duel on the window: the table of Cthulhu Wars."""

from game.games.wars.screen.gamescreen import SCREEN

__all__ = ["SCREEN"]
