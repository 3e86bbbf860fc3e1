"""Crawling Chaos's arms: three turning blades, on a rim with four notches."""

import math

from game.games.arms import Arms, arc, colours, turned


def _notched(degrees: float) -> float:
    off = abs((degrees - 45 + 45) % 90 - 45)
    return 1.0 - 0.10 * math.exp(-((off / 5.5) ** 2))


ARMS = Arms(
    colours("#5b95ee", "#8587e0", "#756cb3"),
    (
        *(stroke for turn in (0, 120, 240) for stroke in (
            (turned(arc(0.5, 0.285, 0.215, 0.215, 96, -96), turn), 0.08),
            (turned(arc(0.5, 0.285, 0.215, 0.215, 96, 190, 10), turn), 0.055),
        )),
        ([(0.5, 0.5)], 0.05),
    ),
    _notched,
)  # fmt: skip
