"""The players of the Duel: those of Cthulhu Wars with the Duel's knowledge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bots.protocol import Bot, Budget
from game.bots.shipped import BY_HAND
from game.games.wars.bots.players import WarsPlayers

if TYPE_CHECKING:
    from game.games.wars.bots.levels import Levels


class DuelPlayers(WarsPlayers):
    """The levels that know what counts in the Duel; nothing was learned from its games yet."""

    levels = BY_HAND

    def player(self, level: str, seed: int, budget: Budget | None = None) -> Bot:
        return self.by_hand(level, seed, budget)

    def known(self) -> Levels:
        from game.games.duel.bots.knowledge import LEVELS

        return LEVELS


PLAYERS = DuelPlayers()
