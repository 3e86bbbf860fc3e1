"""The arms of the factions. Of red and green alike, or of blue and green alike, there are colors for each eye.

Without red or green sensors only blue against yellow and light against dark are left: the four stand at the corners of
that plane. Without blue sensors green and blue fall together, so the green grows light and the blue a dim violet.
"""

from __future__ import annotations

import math

from game.games.arms import Arms, Point, Stroke, arc


def _colours(standard: str, red_green: str, blue_yellow: str) -> dict[str, str]:
    return {"standard": standard, "red_green": red_green, "blue_yellow": blue_yellow}


def _turned(points: list[Point], degrees: float) -> list[Point]:
    """Points turned about the middle of the unit square."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(0.5 + (x - 0.5) * cos - (y - 0.5) * sin, 0.5 + (x - 0.5) * sin + (y - 0.5) * cos) for x, y in points]


def _notched(degrees: float) -> float:
    off = abs((degrees - 45 + 45) % 90 - 45)
    return 1.0 - 0.10 * math.exp(-((off / 5.5) ** 2))


def _hexagon(degrees: float) -> float:
    """Rounded: the corners of a true hexagon would reach further than the rest weighs."""
    sharp = math.cos(math.radians(30)) / math.cos(math.radians(degrees % 60 - 30))
    return min(sharp * 1.04, 1.0)


_DOME: tuple[Stroke, ...] = (
    ([(0.20, 0.84), (0.17, 0.74), *arc(0.5, 0.44, 0.33, 0.34, 165, 375), (0.83, 0.74), (0.80, 0.84)], 0.075),
    ([(0.36, 0.88), *arc(0.5, 0.45, 0.155, 0.155, 130, 410), (0.64, 0.88)], 0.065),
    ([(0.5, 0.46)], 0.062),
    ([(0.5, 0.46), (0.5, 0.90)], 0.065),
)
"""A dome with an eye and three arms."""
_BLADES: tuple[Stroke, ...] = (
    *(stroke for turn in (0, 120, 240) for stroke in (
        (_turned(arc(0.5, 0.285, 0.215, 0.215, 96, -96), turn), 0.08),
        (_turned(arc(0.5, 0.285, 0.215, 0.215, 96, 190, 10), turn), 0.055),
    )),
    ([(0.5, 0.5)], 0.05),
)  # fmt: skip
"""Three turning blades."""
_HORN = [(0.5, 0.46), (0.62, 0.40), (0.76, 0.37), (0.88, 0.28), (0.88, 0.16), (0.79, 0.13), (0.76, 0.21)]
_HORNS: tuple[Stroke, ...] = (
    (_HORN, 0.075),
    ([(1 - x, y) for x, y in _HORN], 0.075),
    ([(0.30, 0.52), (0.70, 0.52), (0.5, 0.90), (0.30, 0.52)], 0.075),
)
"""Horns over a falling triangle."""
_SUNS: tuple[Stroke, ...] = (
    *((arc(x, 0.30, 0.135, 0.135, 0, 360), 0.075) for x in (0.32, 0.68)),
    ([(0.12, 0.56), (0.88, 0.56)], 0.075),
    *(([(x, 0.56), (x, low)], 0.075) for x, low in ((0.22, 0.78), (0.41, 0.90), (0.59, 0.82), (0.78, 0.92))),
)
"""Twin suns over a torn hem."""

ARMS = {
    "great_cthulhu": Arms(_colours("#62cf92", "#6ceded", "#42e6af"), _DOME,
                          lambda degrees: 0.955 + 0.045 * math.cos(math.radians(degrees * 12))),
    "crawling_chaos": Arms(_colours("#5b95ee", "#5e6dcf", "#756cb3"), _BLADES, _notched),
    "black_goat": Arms(_colours("#e5493f", "#ca4b42", "#c35236"), _HORNS, _hexagon),
    "yellow_sign": Arms(_colours("#ecc844", "#f7e536", "#f9e855"), _SUNS),
}  # fmt: skip
