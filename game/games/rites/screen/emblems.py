"""The four cults' marks, drawn by code: colours, signs, shapes of seals, and patterns.

Signs and shapes are drawn on a unit square, large, and scaled down. Colour is never alone: each cult has a sign, a
seal and a pattern of its own, and green and gray are set apart by lightness too.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence

import pygame

from game.games.rites.screen.paint import Point
from game.ui.draw import polyline
from game.ui.kept import picture_cache
from game.ui.theme import RGB, mix, rgb

SUPER = 4

CULT_COLOUR: dict[str, RGB] = {
    "green": rgb("#369e64"),
    "blue": rgb("#588eec"),
    "yellow": rgb("#e4b83e"),
    "gray": rgb("#d2d5de"),
}
STRIP: dict[str, tuple[RGB, RGB]] = {
    "green": (rgb("#1f5c3d"), rgb("#58b886")),
    "blue": (rgb("#3f6fc4"), rgb("#1f3f86")),
    "yellow": (rgb("#a5842c"), rgb("#4a3a10")),
    "gray": (rgb("#b9bcc6"), rgb("#5f636e")),
}
"""Ground and pattern of the index strip."""
DEPTH: dict[str, tuple[RGB, RGB]] = {
    "green": (rgb("#227a52"), rgb("#08170f")),
    "blue": (rgb("#2c55a8"), rgb("#080f22")),
    "yellow": (rgb("#7c6416"), rgb("#141005")),
    "gray": (rgb("#62656e"), rgb("#121318")),
}
"""A picture's ground in the middle and at its rim."""
SEAL_INK = rgb("#12141a")


def _arc(cx: float, cy: float, rx: float, ry: float, start: float, end: float, steps: int = 28) -> list[Point]:
    turns = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(cx + rx * math.cos(turn), cy + ry * math.sin(turn)) for turn in turns]


class _Pen:
    """Strokes and shapes given in the unit square."""

    def __init__(self, size: int, colour: RGB) -> None:
        self.surface = pygame.Surface((size, size), pygame.SRCALPHA)
        self.size, self.colour = size, colour

    def line(self, points: Sequence[Point], width: float = 0.07) -> None:
        big = [(x * self.size, y * self.size) for x, y in points]
        polyline(self.surface, big, self.colour, max(round(width * self.size), 1))

    def dot(self, x: float, y: float, radius: float) -> None:
        pygame.draw.circle(self.surface, self.colour, (x * self.size, y * self.size), radius * self.size)

    def shape(self, points: Sequence[Point]) -> None:
        pygame.draw.polygon(self.surface, self.colour, [(x * self.size, y * self.size) for x, y in points])


def _trident(pen: _Pen) -> None:
    """A trident over a wave."""
    pen.line([(0.5, 0.08), (0.5, 0.72)])
    pen.line([(0.26, 0.16), *_arc(0.5, 0.30, 0.24, 0.18, 180, 0), (0.74, 0.16)])
    pen.line([(0.12, 0.84), *((0.12 + 0.76 * i / 40, 0.84 + 0.06 * math.sin(i / 40 * 4 * math.pi)) for i in range(41))])


def _globes(pen: _Pen) -> None:
    """Three linked globes and a keyhole."""
    for x, y in ((0.5, 0.30), (0.30, 0.64), (0.70, 0.64)):
        pen.line(_arc(x, y, 0.21, 0.21, 0, 360), 0.065)
    pen.dot(0.5, 0.50, 0.055)
    pen.shape([(0.475, 0.52), (0.525, 0.52), (0.55, 0.64), (0.45, 0.64)])


def _pyramid(pen: _Pen) -> None:
    """A stepped pyramid under a sun."""
    pen.dot(0.5, 0.20, 0.10)
    for turn in range(-60, 61, 30):
        x, y = math.sin(math.radians(turn)), -math.cos(math.radians(turn))
        pen.line([(0.5 + 0.15 * x, 0.20 + 0.15 * y), (0.5 + 0.21 * x, 0.20 + 0.21 * y)], 0.035)
    for step, half in enumerate((0.12, 0.24, 0.36)):
        top = 0.42 + step * 0.15
        pen.shape([(0.5 - half, top + 0.13), (0.5 - half, top), (0.5 + half, top), (0.5 + half, top + 0.13)])
    pen.surface.fill((0, 0, 0, 0), [round(share * pen.size) for share in (0.45, 0.72, 0.1, 0.14)])


def _moon(pen: _Pen) -> None:
    """A horned moon on a briar."""
    outer = _arc(0.5, 0.34, 0.32, 0.32, -28, 208, 40)
    inner = _arc(0.5, 0.24, 0.25, 0.25, 190, -10, 40)
    pen.shape([*outer, *inner])
    pen.line([(0.5, 0.62), (0.5, 0.94)], 0.06)
    for side in (-1, 1):
        pen.line([(0.5, 0.76), (0.5 + side * 0.15, 0.70)], 0.05)
        pen.line([(0.5, 0.88), (0.5 + side * 0.12, 0.83)], 0.05)


SIGNS: dict[str, Callable[[_Pen], None]] = {"green": _trident, "blue": _globes, "yellow": _pyramid, "gray": _moon}


@functools.lru_cache(maxsize=128)
def cult_sign(cult: str, px: int, colour: RGB) -> pygame.Surface:
    """A cult's sign in a square of ``px``."""
    px = max(px, 8)
    pen = _Pen(px * SUPER, colour)
    SIGNS[cult](pen)
    return pygame.transform.smoothscale(pen.surface, (px, px))


def seal_outline(cult: str) -> list[Point]:
    """Outline of a cult's seal in the unit square: scalloped, hexagon, gable or shield."""
    if cult in ("green", "blue"):
        turns = [math.radians(degrees) for degrees in range(0, 360, 3 if cult == "green" else 60)]
        waves = [0.455 + 0.035 * math.cos(turn * 14) if cult == "green" else 0.49 for turn in turns]
        around = zip(turns, waves, strict=True)
        return [(0.5 + reach * math.sin(turn), 0.5 - reach * math.cos(turn)) for turn, reach in around]
    if cult == "yellow":
        return [(0.5, 0.02), (0.95, 0.30), (0.95, 0.96), (0.05, 0.96), (0.05, 0.30)]
    return [(0.06, 0.05), (0.94, 0.05), (0.94, 0.60), (0.80, 0.80), (0.5, 0.98), (0.20, 0.80), (0.06, 0.60)]


@functools.lru_cache(maxsize=128)
def seal(cult: str, px: int, fill: RGB, line: RGB) -> pygame.Surface:
    """The empty seal a rank stands in, in a square of ``px``."""
    size = max(px, 8) * SUPER
    made = pygame.Surface((size, size), pygame.SRCALPHA)
    points = seal_outline(cult)
    for share, colour in ((1.0, line), (1 - 2 * 0.055, fill)):
        shape = [((0.5 + (x - 0.5) * share) * size, (0.5 + (y - 0.5) * share) * size) for x, y in points]
        pygame.draw.polygon(made, colour, shape)
    return pygame.transform.smoothscale(made, (max(px, 8), max(px, 8)))


# patterns: a cell that repeats, ``(x, y)`` in the unit square of the cell


def _scales(pen: _Pen) -> None:
    for x, y in ((0.0, 0.0), (1.0, 0.0), (0.5, 0.5), (0.5, -0.5), (0.0, 1.0), (1.0, 1.0)):
        pen.line(_arc(x, y, 0.5, 0.5, 0, 180), 0.055)


def _rings(pen: _Pen) -> None:
    for x, y in ((0.0, 0.0), (1.0, 0.0), (0.5, 0.5), (0.0, 1.0), (1.0, 1.0)):
        pen.line(_arc(x, y, 0.27, 0.27, 0, 360), 0.05)
        pen.dot(x, y, 0.10)


def _steps(pen: _Pen) -> None:
    for y in (-0.25, 0.25, 0.75, 1.25):
        pen.line([(-0.05, y + 0.3), (0.5, y - 0.1), (1.05, y + 0.3)], 0.06)


def _briar(pen: _Pen) -> None:
    pen.line([(-0.1, -0.1), (1.1, 1.1)], 0.05)
    pen.line([(1.1, -0.1), (-0.1, 1.1)], 0.05)
    for x, y, dx, dy in ((1, 1, 0.13, -0.05), (3, 3, -0.13, 0.05), (3, 1, 0.05, 0.13), (1, 3, -0.05, -0.13)):
        pen.line([(x / 4, y / 4), (x / 4 + dx, y / 4 + dy)], 0.045)


CELLS: dict[str, Callable[[_Pen], None]] = {"green": _scales, "blue": _rings, "yellow": _steps, "gray": _briar}


@picture_cache(2_000_000, 0.5)
def pattern(cult: str, width: int, height: int, cell: int, colour: RGB, alpha: int) -> pygame.Surface:
    """A clear surface covered with a cult's pattern in cells of ``cell`` pixels."""
    cell = max(cell, 5)
    pen = _Pen(cell * SUPER, colour)
    CELLS[cult](pen)
    small = pygame.transform.smoothscale(pen.surface, (cell, cell))
    made = pygame.Surface((max(width, 1), max(height, 1)), pygame.SRCALPHA)
    for x in range(0, width, cell):
        for y in range(0, height, cell):
            made.blit(small, (x, y))
    made.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return made


@picture_cache(2_000_000, 0.5)
def depth(width: int, height: int, inner: RGB, outer: RGB) -> pygame.Surface:
    """Opaque ground that is lit from its middle."""
    return pygame.transform.smoothscale(_small_depth(inner, outer), (max(width, 1), max(height, 1)))


@functools.lru_cache(maxsize=32)
def _small_depth(inner: RGB, outer: RGB) -> pygame.Surface:
    """What every size of a ground is made from."""
    small = pygame.Surface((24, 32))
    for y in range(32):
        for x in range(24):
            away = min(1.0, math.hypot((x - 11.5) / 14, (y - 14.5) / 19))
            small.set_at((x, y), mix(inner, outer, away**1.15))
    return small


@functools.lru_cache(maxsize=48)
def rays(width: int, height: int, colour: RGB, alpha: int) -> pygame.Surface:
    """Rays from the middle, for the powers of the cults."""
    made = pygame.Surface((max(width, 1) * 2, max(height, 1) * 2), pygame.SRCALPHA)
    cx, cy = width, height * 0.92
    reach = math.hypot(width, height) * 2
    for n in range(20):
        turns = (math.radians(n * 18 + lean) for lean in (-4, 4))
        ends = [(cx + reach * math.cos(turn), cy + reach * math.sin(turn)) for turn in turns]
        pygame.draw.polygon(made, (*colour, alpha), [(cx, cy), *ends])
    return pygame.transform.smoothscale(made, (max(width, 1), max(height, 1)))
