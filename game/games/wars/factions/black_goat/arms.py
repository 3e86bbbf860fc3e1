"""Black Goat's arms: horns over a falling triangle, on a rounded hexagon."""

import math

from game.games.arms import Arms, colours


def _hexagon(degrees: float) -> float:
    """Rounded: the corners of a true hexagon would reach further than the rest weighs."""
    sharp = math.cos(math.radians(30)) / math.cos(math.radians(degrees % 60 - 30))
    return min(sharp * 1.04, 1.0)


_HORN = [(0.5, 0.46), (0.62, 0.40), (0.76, 0.37), (0.88, 0.28), (0.88, 0.16), (0.79, 0.13), (0.76, 0.21)]
ARMS = Arms(
    colours("#e5493f", "#ca4b42", "#c35236"),
    (
        (_HORN, 0.075),
        ([(1 - x, y) for x, y in _HORN], 0.075),
        ([(0.30, 0.52), (0.70, 0.52), (0.5, 0.90), (0.30, 0.52)], 0.075),
    ),
    _hexagon,
)
