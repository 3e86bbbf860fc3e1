"""The Duel on the window: the table of Cthulhu Wars with its phases and Decay."""

from game.games.wars.screen.gamescreen import WarsScreen


class DuelScreen(WarsScreen):
    """The Duel on the window."""

    music = ("duel_orchard", "duel_pond")
    played = "game.games.duel.screen.table:PlayedDuel"
    watched = "game.games.duel.screen.table:WatchedDuel"


SCREEN = DuelScreen()
