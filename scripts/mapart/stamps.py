"""Ornaments of the boards, each drawn large on a sheet of its own: sea monsters, ships, ruins of the Mythos, towns.

Lengths are px of the finished picture from the ornament's foot; the lamp stands at the upper left. What lives in the
sea is brass ink on dark water, what stands on land is stone.
"""

import math

import numpy as np
from PIL import Image, ImageDraw
from scipy.interpolate import CubicSpline

Point = tuple[float, float]
RGB = tuple[int, int, int]
FINE = 4  # drawn at this multiple of the picture it is put on
WATER, WATER_LIT, BRASS, PALE = (9, 23, 34), (24, 52, 62), (176, 150, 98), (214, 196, 148)
DIM, DEEPSTONE, DEEPSTONE_LIT = (98, 92, 70), (64, 84, 78), (96, 118, 104)
STONE, STONE_LIT, STONE_DARK, INK = (122, 112, 96), (176, 162, 134), (58, 52, 46), (20, 17, 15)
WITCHLIGHT = (126, 222, 168)  # never gold: that means "you can"


def curve(points: list[Point], count: int = 40) -> list[Point]:
    """A smooth line through points."""
    table = np.array(points, float)
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(table, axis=0).T))]
    made = CubicSpline(along, table)(np.linspace(0, along[-1], count))
    return [(float(x), float(y)) for x, y in made]


def faded(colour: RGB, share: float) -> RGB:
    """A colour seen through the mist over the water."""
    red, green, blue = (round(c + (w - c) * share) for c, w in zip(colour, WATER_LIT, strict=True))
    return red, green, blue


class Stamp:
    """A sheet ``half`` px to each side of the foot, ``up`` above and ``down`` below it."""

    def __init__(self, half: float, up: float, down: float, scale: float) -> None:
        self.half, self.up, self.down, self.scale = half, up, down, scale
        self.k = scale * FINE
        size = (math.ceil(2 * half * self.k), math.ceil((up + down) * self.k))
        self.sheet = Image.new("RGBA", size, (*INK, 0))
        self.pen = ImageDraw.Draw(self.sheet)

    def at(self, points: list[Point]) -> list[Point]:
        return [((x + self.half) * self.k, (y + self.up) * self.k) for x, y in points]

    def fill(self, points: list[Point], colour: RGB, edge: RGB | None = None, width: float = 0.8) -> None:
        self.pen.polygon(self.at(points), fill=(*colour, 255))
        if edge:
            self.line([*points, points[0]], edge, width)

    def wall(self, x: float, y: float, half: float, tall: float, colour: RGB, edge: float = 0) -> None:
        """An upright rectangle on its foot."""
        ring = [(x - half, y), (x - half, y - tall), (x + half, y - tall), (x + half, y)]
        self.fill(ring, colour, INK if edge else None, edge)

    def line(self, points: list[Point], colour: RGB, width: float) -> None:
        self.pen.line(self.at(points), fill=(*colour, 255), width=max(1, round(width * self.k)), joint="curve")

    def oval(self, x: float, y: float, across: float, down: float, colour: RGB) -> None:
        (u, v), (m, n) = self.at([(x - across, y - down), (x + across, y + down)])
        self.pen.ellipse([u, v, m, n], fill=(*colour, 255))

    def made(self, flip: bool) -> Image.Image:
        """The sheet in the size of the picture it is put on."""
        size = round(2 * self.half * self.scale), round((self.up + self.down) * self.scale)
        small = self.sheet.resize(size, Image.LANCZOS)
        return small.transpose(Image.FLIP_LEFT_RIGHT) if flip else small

    # What several ornaments are made of -------------------------------------------------------

    def body(self, points: list[Point], widths: list[float], suckers: bool = False) -> None:
        """A tapering limb along a curve: its back in light, its belly ringed."""
        way = np.array(curve(points, 64))
        ahead = np.gradient(way, axis=0)
        side = np.stack([-ahead[:, 1], ahead[:, 0]], 1) / np.linalg.norm(ahead, axis=1)[:, None]
        wide = np.interp(np.linspace(0, 1, 64), np.linspace(0, 1, len(widths)), widths)[:, None]
        left, right = way - side * wide, way + side * wide
        self.fill([*map(tuple, left), *map(tuple, right[::-1])], WATER)
        self.fill([*map(tuple, left), *map(tuple, (way - side * wide * 0.25)[::-1])], WATER_LIT)
        for i in range(2, 62, 2):
            ring = [way[i] + side[i] * wide[i] * t - ahead[i] * (1 - t * t) * 0.7 for t in (-0.1, 0.3, 0.65, 0.95)]
            self.line([tuple(p) for p in ring], DIM, 0.5)
        if suckers:
            for i in range(4, 62, 4):
                x, y = way[i] + side[i] * wide[i] * 0.55
                r = float(wide[i, 0]) * 0.26
                self.oval(x, y, r, r, BRASS)
                self.oval(x, y, r * 0.5, r * 0.5, WATER)
        self.line([tuple(p) for p in left], BRASS, 0.9)
        self.line([tuple(p) for p in right], BRASS, 0.7)

    def waves(self, x: float, y: float, wide: float) -> None:
        """Where something breaks the water."""
        for row in range(3):
            w = wide * (1 - row * 0.22)
            path = [(x - w + w * t / 6, y + row * 3.6 + (1.5 if t % 2 else -1.1)) for t in range(13)]
            self.line(curve(path, 50), (104, 132, 128) if row else (150, 168, 152), 0.7 - row * 0.12)

    def block(self, x: float, y: float, wide: float, tall: float, lean: float = 0.0, deep: float = 0.32,
              mist: float = -1.0) -> None:  # fmt: skip
        """A squared stone or tower: front, dark side, top; from 0 on in the sea's tones, the farther the fainter."""
        dx, dy, s = wide * deep, wide * deep * 0.42, lean * tall
        front = [(x, y), (x + wide, y), (x + wide + s, y - tall), (x + s, y - tall)]
        flank = [front[1], (x + wide + dx, y - dy), (x + wide + dx + s, y - tall - dy), front[2]]
        top = [front[3], front[2], flank[2], (x + s + dx, y - tall - dy)]
        tones = (STONE, STONE_DARK, STONE_LIT)
        if mist >= 0:
            tones = tuple(faded(c, mist) for c in (DEEPSTONE, (34, 46, 46), DEEPSTONE_LIT))
        for face, colour in zip((front, flank, top), tones, strict=True):
            self.fill(face, colour, INK, 0.45)
        self.line([front[0], front[3]], tones[2], 0.7)

    def tower(self, x: float, y: float, wide: float, tall: float, point: float, lean: float = 0.0) -> None:
        """A tower with a pointed roof."""
        s = lean * tall
        right, ridge = (x + wide, y), (x + wide * 0.86 + s, y - tall)
        self.fill([(x - wide, y), right, ridge, (x - wide * 0.86 + s, y - tall)], STONE, INK, 0.5)
        self.fill([(x + wide * 0.15, y), right, ridge, (x + wide * 0.1 + s, y - tall)], STONE_DARK)
        tip = (x + s * 1.3, y - tall - point)
        self.fill([(x - wide * 1.15 + s, y - tall), tip, (x + wide * 1.15 + s, y - tall)], STONE_DARK, INK, 0.5)
        self.fill([(x - wide * 1.15 + s, y - tall), tip, (x - wide * 0.1 + s, y - tall)], STONE)

    def glow(self, x: float, y: float, wide: float, tall: float) -> None:
        """A window or door from which a light comes that nobody lit."""
        self.wall(x, y, wide, tall, WITCHLIGHT)

    def shadow(self, wide: float, tall: float) -> None:
        """What stands on land throws a shadow to the right."""
        self.fill([(-wide, 0.5), (wide, 0.5), (wide + tall * 0.7, 3.2), (-wide * 0.2, 3.6)], INK)
