"""Opener of the Way's abilities as the odds of a battle count with them."""

from game.engine.position import Position
from game.games.wars.factions.opener_of_the_way.rules.figures import OW
from game.games.wars.rules.board import has_book
from game.games.wars.rules.counted import COUNTED, Counted
from game.games.wars.rules.state import Battle

MOST_TIMES = 3
"""More rolls than these change little."""


class ChannelPower(Counted):
    """Dice that were neither Kill nor Pain are rolled again, so often as it says."""

    def most(self, pos: Position, battle: Battle) -> int:
        return min(pos.state.power[OW], MOST_TIMES) if has_book(pos.state, OW, "channel_power") else 0

    def rerolls(self, pos: Position, battle: Battle, times: int) -> int:
        power: int = pos.state.power[OW]
        return min(times, power)


COUNTED.append(ChannelPower("channel_power", OW))
