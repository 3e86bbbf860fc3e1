"""Great Cthulhu's arms: a dome with an eye and three arms, on a scalloped rim."""

import math

from game.games.arms import Arms, arc, colours

ARMS = Arms(
    colours("#62cf92", "#76eea1", "#42e6af"),
    (
        ([(0.20, 0.84), (0.17, 0.74), *arc(0.5, 0.44, 0.33, 0.34, 165, 375), (0.83, 0.74), (0.80, 0.84)], 0.075),
        ([(0.36, 0.88), *arc(0.5, 0.45, 0.155, 0.155, 130, 410), (0.64, 0.88)], 0.065),
        ([(0.5, 0.46)], 0.062),
        ([(0.5, 0.46), (0.5, 0.90)], 0.065),
    ),
    lambda degrees: 0.955 + 0.045 * math.cos(math.radians(degrees * 12)),
)
