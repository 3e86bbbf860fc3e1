"""The Ancients' arms: a pointed arch within an arch, on a square with blunt corners. Dark turquoise."""

import math

from game.games.arms import Arms, colours


def _square(degrees: float) -> float:
    """A square that stands on its side, its corners cut by the circle round it."""
    return min(0.86 / math.cos(math.radians((degrees + 45) % 90 - 45)), 1.0)


def _half(foot: float, spring: float, top: float) -> list[tuple[float, float]]:
    """The left half of an arch that stands at ``foot`` and bends from ``spring`` to its point at ``top``."""
    shares = [n / 8 for n in range(9)]
    bend = [(foot + (0.5 - foot) * share, spring - (spring - top) * math.sin(share * math.pi / 2) ** 1.3)
            for share in shares]  # fmt: skip
    return [(foot, 0.88), *bend]


def _arch(foot: float, spring: float, top: float) -> list[tuple[float, float]]:
    left = _half(foot, spring, top)
    return [*left, *((1 - x, y) for x, y in reversed(left[:-1]))]


ARMS = Arms(
    colours("#007b74", "#007986", "#00827b"),
    (
        (_arch(0.16, 0.50, 0.08), 0.08),
        (_arch(0.37, 0.64, 0.40), 0.07),
        ([(0.06, 0.88), (0.37, 0.88)], 0.08),
        ([(0.63, 0.88), (0.94, 0.88)], 0.08),
    ),
    _square,
)
