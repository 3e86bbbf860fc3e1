"""The players of the Duel: those of Cthulhu Wars with the Duel's knowledge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bots.protocol import Bot, Budget
from game.bots.shipped import BY_HAND
from game.bots.temperaments import level_of
from game.games.wars.bots.players import WarsPlayers

if TYPE_CHECKING:
    from game.games.wars.bots.levels import Levels


class DuelPlayers(WarsPlayers):
    """The levels that know what counts in the Duel, and a master that has learned from Duels of its own who wins."""

    levels = (*BY_HAND, "master")

    def able(self, players: int) -> tuple[str, ...]:
        """All of them: a Duel is always between two."""
        return self.levels

    def temperaments(self, level: str, players: int = 0) -> tuple[str, ...]:
        return ()

    def player(self, bot_id: str, seed: int, budget: Budget | None = None) -> Bot:
        level = level_of(bot_id)
        by_hand = self.by_hand(level, seed, budget)
        if level != "master":
            return by_hand
        from game.games.duel.bots.judgement import judgement
        from game.games.wars.bots.learned.master import MasterBot

        return MasterBot(level, seed, self.known(), budget, stand_in=by_hand, between=judgement)

    def known(self) -> Levels:
        from game.games.duel.bots.knowledge import LEVELS

        return LEVELS


PLAYERS = DuelPlayers()
