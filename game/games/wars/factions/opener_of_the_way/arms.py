"""Opener of the Way's arms: a key between bubbles, on a rim of five lobes. Purple."""

import math

from game.games.arms import Arms, arc, colours


def _lobes(degrees: float) -> float:
    return 0.84 + 0.16 * abs(math.cos(math.radians(degrees * 2.5)))


ARMS = Arms(
    colours("#9359ff", "#8843f2", "#ad3fe8"),
    (
        (arc(0.5, 0.27, 0.17, 0.17, 0, 360), 0.085),
        ([(0.5, 0.44), (0.5, 0.92)], 0.085),
        ([(0.5, 0.72), (0.69, 0.72)], 0.075),
        ([(0.5, 0.88), (0.66, 0.88)], 0.075),
        (arc(0.20, 0.62, 0.10, 0.10, 0, 360), 0.06),
        (arc(0.83, 0.47, 0.08, 0.08, 0, 360), 0.055),
        ([(0.30, 0.84)], 0.05),
    ),
    _lobes,
)
