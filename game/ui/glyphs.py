"""The factions' own signs, drawn by code: glyphs and rims.

The rim's shape is a piece's second sign beside colour, the glyph its third. Everything is drawn large in a
unit square (x to the right, y down, 0 to 1) and scaled down, then cached.
"""

import functools
import math
from collections.abc import Callable

import pygame

from game.ui import theme
from game.ui.draw import polyline
from game.ui.palette import faction_cache
from game.ui.theme import RGB

SUPER = 4
Point = tuple[float, float]


def _arc(cx: float, cy: float, rx: float, ry: float, start: float, end: float, steps: int = 24) -> list[Point]:
    """Points of an elliptic arc, degrees clockwise from the right."""
    return [
        (cx + rx * math.cos(math.radians(start + (end - start) * i / steps)),
         cy + ry * math.sin(math.radians(start + (end - start) * i / steps)))
        for i in range(steps + 1)
    ]  # fmt: skip


class _Pen:
    """Draws strokes given in the unit square on a large surface."""

    def __init__(self, size: int, colour: RGB) -> None:
        self.surface = pygame.Surface((size, size), pygame.SRCALPHA)
        self.size = size
        self.colour = colour

    def line(self, points: list[Point], width: float = 0.075) -> None:
        """Stroke with round ends."""
        big = [(x * self.size, y * self.size) for x, y in points]
        polyline(self.surface, big, self.colour, max(round(width * self.size), 1))

    def dot(self, at: Point, radius: float) -> None:
        """Filled disc."""
        pygame.draw.circle(self.surface, self.colour, (at[0] * self.size, at[1] * self.size), radius * self.size)

    def shape(self, points: list[Point]) -> None:
        """Filled polygon."""
        pygame.draw.polygon(self.surface, self.colour, [(x * self.size, y * self.size) for x, y in points])


def _dome(pen: _Pen) -> None:
    """Great Cthulhu: a dome with an eye and three arms."""
    pen.line([(0.20, 0.84), (0.17, 0.74), *_arc(0.5, 0.44, 0.33, 0.34, 165, 375), (0.83, 0.74), (0.80, 0.84)])
    pen.line([(0.36, 0.88), *_arc(0.5, 0.45, 0.155, 0.155, 130, 410), (0.64, 0.88)], 0.065)
    pen.dot((0.5, 0.46), 0.062)
    pen.line([(0.5, 0.46), (0.5, 0.90)], 0.065)


def _blades(pen: _Pen) -> None:
    """Crawling Chaos: three turning blades."""
    for turn in (0, 120, 240):
        pen.line([_turned(p, turn) for p in _arc(0.5, 0.285, 0.215, 0.215, 96, -96)], 0.08)
        pen.line([_turned(p, turn) for p in _arc(0.5, 0.285, 0.215, 0.215, 96, 190, 10)], 0.055)
    pen.dot((0.5, 0.5), 0.05)


def _turned(point: Point, degrees: float) -> Point:
    x, y = point[0] - 0.5, point[1] - 0.5
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return 0.5 + x * cos - y * sin, 0.5 + x * sin + y * cos


def _horns(pen: _Pen) -> None:
    """Black Goat: horns over a falling triangle."""
    for side in (1, -1):
        points = [(0.5, 0.46), (0.62, 0.40), (0.76, 0.37), (0.88, 0.28), (0.88, 0.16), (0.79, 0.13), (0.76, 0.21)]
        pen.line([(0.5 + side * (x - 0.5), y) for x, y in points])
    pen.line([(0.30, 0.52), (0.70, 0.52), (0.5, 0.90), (0.30, 0.52)])


def _suns(pen: _Pen) -> None:
    """Yellow Sign: twin suns over a torn hem."""
    for x in (0.32, 0.68):
        pen.line(_arc(x, 0.30, 0.135, 0.135, 0, 360), 0.075)
    pen.line([(0.12, 0.56), (0.88, 0.56)])
    for x, low in ((0.22, 0.78), (0.41, 0.90), (0.59, 0.82), (0.78, 0.92)):
        pen.line([(x, 0.56), (x, low)])


def _question(pen: _Pen) -> None:
    """Nobody yet: a ring with a dot."""
    pen.line(_arc(0.5, 0.5, 0.3, 0.3, 0, 360))
    pen.dot((0.5, 0.5), 0.09)


GLYPHS: dict[str, Callable[[_Pen], None]] = {
    "great_cthulhu": _dome,
    "crawling_chaos": _blades,
    "black_goat": _horns,
    "yellow_sign": _suns,
}


@faction_cache(256)
def glyph(faction: str | None, px: int, colour: RGB | None = None) -> pygame.Surface:
    """A faction's bare sign, for sentences and banners; in its own colour unless another is given."""
    px = max(px, 6)
    pen = _Pen(px * SUPER, colour or theme.faction_colour(faction))
    GLYPHS.get(faction or "", _question)(pen)
    return pygame.transform.smoothscale(pen.surface, (px, px))


def rim_points(faction: str | None, centre: Point, radius: float) -> list[Point]:
    """Outline of a faction's tokens: 12 waves, four notches, hexagon or plain circle."""
    cx, cy = centre
    return [(cx + radius * reach * x, cy + radius * reach * y) for reach, x, y in _outline(faction)]


@functools.lru_cache(maxsize=8)
def _outline(faction: str | None) -> list[tuple[float, float, float]]:
    """The rim by directions: how far it reaches, and the direction's x and y."""
    turns = [step * 1.5 for step in range(240)]
    return [(_reach(faction, turn), math.cos(math.radians(turn - 90)), math.sin(math.radians(turn - 90)))
            for turn in turns]  # fmt: skip


def _reach(faction: str | None, degrees: float) -> float:
    """Distance of the rim from the centre at an angle, 1 at its widest."""
    if faction == "great_cthulhu":
        return 0.955 + 0.045 * math.cos(math.radians(degrees * 12))
    if faction == "crawling_chaos":
        off = abs((degrees - 45 + 45) % 90 - 45)
        return 1.0 - 0.10 * math.exp(-((off / 5.5) ** 2))
    if faction == "black_goat":
        # Rounded: the corners of a true hexagon would reach further than the rest weighs.
        sharp = math.cos(math.radians(30)) / math.cos(math.radians((degrees) % 60 - 30))
        return min(sharp * 1.04, 1.0)
    return 1.0


def rim_shape(faction: str | None, size: int, radius: float, colour: tuple[int, ...]) -> pygame.Surface:
    """Filled token outline on a large clear square, for further composing."""
    made = pygame.Surface((size, size), pygame.SRCALPHA)
    pygame.draw.polygon(made, colour, rim_points(faction, (size / 2, size / 2), radius))
    return made


@faction_cache(256)
def medal(faction: str | None, px: int, lit: bool = True) -> pygame.Surface:
    """Rim, glyph and dark fill: the faction itself. A square of ``px``; grey when not ``lit``."""
    size = max(px, 10) * SUPER
    colour = theme.faction_colour(faction) if lit else theme.mix(theme.faction_colour(faction), theme.INK, 0.55)
    made = rim_shape(faction, size, size / 2 - 1, colour)
    width = 0.075 if px < 40 else 0.055
    inner = rim_shape(faction, size, size / 2 * (1 - 2 * width), theme.mix(colour, theme.INK, 0.80))
    made.blit(inner, (0, 0))
    pen = _Pen(round(size * 0.56), colour)
    GLYPHS.get(faction or "", _question)(pen)
    made.blit(pen.surface, pen.surface.get_rect(center=(size // 2, size // 2)))
    return pygame.transform.smoothscale(made, (max(px, 10), max(px, 10)))
