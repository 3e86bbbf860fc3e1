"""Rites that are won by points: how far apart scores are, and what that says of the end."""

import math

from game.engine.position import Position
from game.games.rites.bots.knowledge import chances
from game.games.rites.rules.cards import RANK, cards_in


def outlook_of(scores: list[float], left: float) -> list[float]:
    """The chances of scores with so many points still to be had."""
    spread = 0.8 + 0.22 * left
    most = max(scores)
    return chances([math.exp((score - most) / spread) for score in scores])


def bell(value: float) -> float:
    """The share of a normal distribution below a value."""
    return 0.5 * (1 + math.erf(value / 1.4142))


def score(pos: Position, side: int) -> float:
    """The points of a cultist in a rite of captured cards."""
    return float(sum([RANK[card] for card in cards_in(pos.state.won[side])]))


def nearest(pos: Position) -> list[float]:
    """The chances in a shedding rite: whoever has the fewest cards is nearest."""
    return chances([2.0 ** -hand.bit_count() for hand in pos.state.hands])
