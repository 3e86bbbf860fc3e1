"""What a side of a game is known by wherever it is drawn: its colors, its sign, and the rim of its pieces."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

Point = tuple[float, float]
Stroke = tuple[list[Point], float]
"""A line through points of the unit square (x to the right, y down) and its width; of one point a disc and its radius.
"""


@dataclass(frozen=True)
class Arms:
    """``colours`` are ``#rrggbb`` codes by palette, ``rim`` is how far a piece reaches at an angle, 1 at its widest.

    A unit's figure has the unit's id, unless ``figures`` gives it another: one of the same side, or one of another's
    by ``<side>/<unit>``. ``bust`` is the unit whose head is the side's portrait; without it, its tallest.
    """

    colours: Mapping[str, str]
    sign: tuple[Stroke, ...]
    rim: Callable[[float], float] = lambda degrees: 1.0
    figures: Mapping[str, str] = field(default_factory=dict)
    bust: str = ""


def arc(cx: float, cy: float, rx: float, ry: float, start: float, end: float, steps: int = 24) -> list[Point]:
    """Points of an elliptic arc, degrees clockwise from the right."""
    turns = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(cx + rx * math.cos(turn), cy + ry * math.sin(turn)) for turn in turns]


def colours(standard: str, red_green: str, blue_yellow: str) -> dict[str, str]:
    """A side's color in the usual palette, in that for eyes without red or green, and in that for eyes without blue."""
    return {"standard": standard, "red_green": red_green, "blue_yellow": blue_yellow}


def turned(points: list[Point], degrees: float) -> list[Point]:
    """Points turned about the middle of the unit square."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(0.5 + (x - 0.5) * cos - (y - 0.5) * sin, 0.5 + (x - 0.5) * sin + (y - 0.5) * cos) for x, y in points]
