"""Sleeper's arms: the head of a toad with closed eyes, on a rim wider than high. Orange."""

import math

from game.games.arms import Arms, arc, colours


def _lying(degrees: float) -> float:
    """An ellipse, its height six sevenths of its width; 0 degrees is up."""
    turn = math.radians(degrees)
    return 1 / math.hypot(math.sin(turn), math.cos(turn) / 0.84)


ARMS = Arms(
    colours("#dd7602", "#d18009", "#f2a861"),
    (
        ([*arc(0.27, 0.37, 0.17, 0.20, 160, 345), *arc(0.73, 0.37, 0.17, 0.20, 195, 380)], 0.075),
        ([(0.14, 0.40), (0.06, 0.60), *arc(0.5, 0.62, 0.44, 0.26, 170, 10), (0.94, 0.60), (0.86, 0.40)], 0.075),
        (arc(0.27, 0.37, 0.11, 0.09, 10, 170, 8), 0.055),
        (arc(0.73, 0.37, 0.11, 0.09, 10, 170, 8), 0.055),
        ([(0.28, 0.66), (0.72, 0.66)], 0.06),
    ),
    _lying,
)
