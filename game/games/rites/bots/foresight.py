"""Chances to win a rite as they are foretold at the beginning of a turn, so that not every trial goes to the end.

They are learned from games of hierophants (``scripts/learning/rites.py``): for each cultist some counts are weighed and
added up, and the chances go by these sums.
"""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.engine.position import Position


class Foresight(NamedTuple):
    """How a rite is foretold.

    ``begins`` says whether a turn begins with the open decision. ``counts`` are by cultist what ``weights`` weigh, in
    their order; the second argument is whose turn begins. They may look at all hands, since the position is one that
    was dealt anew. ``turns`` is after how many turns trials are judged at first; 0 for one turn of each.
    """

    begins: Callable[[Position], bool]
    counts: Callable[[Position, int], list[list[float]]]
    weights: Sequence[float]
    turns: int = 0


def foretold(foresight: Foresight, pos: Position) -> list[float]:
    """The chance of each cultist to win the rite, where a turn begins."""
    asked = pos.decision
    assert asked is not None
    weights = foresight.weights
    sums = []
    for counts in foresight.counts(pos, asked.side):
        worth = 0.0
        for count, weight in zip(counts, weights, strict=True):
            worth += count * weight
        sums.append(worth)
    most = max(sums)
    powers = [math.exp(worth - most) for worth in sums]
    together = sum(powers)
    return [power / together for power in powers]
