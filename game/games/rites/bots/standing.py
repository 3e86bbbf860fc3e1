"""How likely each cultist wins the game, from captured artifacts and the rites still to come."""

import math
from collections.abc import Sequence

from game.engine.position import Position
from game.games.rites.bots.knowledge import chances
from game.games.rites.rules.cards import ARTIFACTS, points
from game.games.rites.rules.state import RitesState

PILE = sum(artifact.value for artifact in ARTIFACTS) / len(ARTIFACTS)
"""What a Coveted pile is worth on average."""
SPREAD = 5.0
"""Points of artifacts that matter little, with one rite to come; with more it grows as their root."""


def rites_left(pos: Position) -> int:
    """Rites that have not ended."""
    return int(pos.rules.rites) - len(pos.state.ends)


def won_with(scores: Sequence[float], left: int) -> list[float]:
    """Each one's chance to win the game with these points and so many rites to come."""
    most = max(scores)
    if left <= 0:
        return chances([float(score == most) for score in scores])
    spread = SPREAD * math.sqrt(left)
    return chances([math.exp((score - most) / spread) for score in scores])


def scores_of(pos: Position) -> list[float]:
    """Points of captured artifacts; the number of artifacts parts equals."""
    caches: list[int] = pos.state.caches
    return [points(cache) + 0.01 * cache.bit_count() for cache in caches]


def after_rite(pos: Position, side: int) -> float:
    """A cultist's chance to win the game once a rite has ended; in a quick game of one rite, whether she has won it."""
    state: RitesState = pos.state
    if pos.rules.single:
        return float(state.ends[-1][1] == side)
    return won_with(scores_of(pos), rites_left(pos))[side]


def prospect(pos: Position, side: int, outlook: Sequence[float], more: float = 0.0, stolen: float = 0.0) -> float:
    """A cultist's chance to win the game, if the rite ends as the outlook says.

    ``more`` points come to the Coveted pile, ``stolen`` go to the cultist's cache at once.
    """
    if pos.rules.single:
        return outlook[side]
    scores = scores_of(pos)
    scores[side] += stolen
    stake = points(pos.state.coveted) + more
    left = rites_left(pos) - 1
    found = 0.0
    for winner, chance in enumerate(outlook):
        if chance > 0.001:
            found += chance * won_with([score + stake * (winner == at) for at, score in enumerate(scores)], left)[side]
    return found


def failing(pos: Position, side: int) -> float:
    """A cultist's chance to win the game, if the rite fails."""
    if pos.rules.single:
        return 0.0
    return won_with(scores_of(pos), rites_left(pos) - 1)[side]
