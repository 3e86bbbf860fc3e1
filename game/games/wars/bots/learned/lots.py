"""Lots: a draw among several, each as often as its part of the whole says."""

from collections.abc import Sequence

from game.engine.chance import Chance

_STEPS = 1 << 20


def drawn(parts: Sequence[float], chance: Chance, whole: float = 1.0) -> int:
    """The place of one of several parts, each as often as it is large; together they are the ``whole``."""
    left = chance.below(_STEPS) / _STEPS * whole
    for place, part in enumerate(parts):
        left -= part
        if left < 0:
            return place
    return len(parts) - 1
