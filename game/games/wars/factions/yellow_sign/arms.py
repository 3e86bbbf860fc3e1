"""Yellow Sign's arms: twin suns over a torn hem, on a round rim."""

from game.games.arms import Arms, arc, colours

ARMS = Arms(
    colours("#ecc844", "#f7e536", "#f9e855"),
    (
        *((arc(x, 0.30, 0.135, 0.135, 0, 360), 0.075) for x in (0.32, 0.68)),
        ([(0.12, 0.56), (0.88, 0.56)], 0.075),
        *(([(x, 0.56), (x, low)], 0.075) for x, low in ((0.22, 0.78), (0.41, 0.90), (0.59, 0.82), (0.78, 0.92))),
    ),
)
