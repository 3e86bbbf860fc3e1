"""Rites that are won by points: how far apart scores are, and what that says of the end."""

import math

from game.games.rites.bots.knowledge import chances


def outlook_of(scores: list[float], left: float) -> list[float]:
    """The chances of scores with so many points still to be had."""
    spread = 0.8 + 0.22 * left
    most = max(scores)
    return chances([math.exp((score - most) / spread) for score in scores])


def bell(value: float) -> float:
    """The share of a normal distribution below a value."""
    return 0.5 * (1 + math.erf(value / 1.4142))
