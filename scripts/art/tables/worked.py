"""What is worked into a table: lines and shapes, given in the units of a rite's layout, as masks.

A piece covers the canvas of a layout (its middle is (0, 0)), ``PX`` px to a unit; what is clear shows the table.
"""

import math
from collections.abc import Sequence

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from art.tables.lamp import Candle, Part, film, lit, shadow
from art.tables.stuff import Stuff, blend, linear
from game.games.rites.screen.layouts.ritelayout import HEIGHT, WIDTH

PX = 1.5
FINE = 2
SIZE = (round(WIDTH * PX), round(HEIGHT * PX))
ON_TABLE: Part = (340 / 1920, 118 / 1080, WIDTH / 1920)
"""Where the canvas lies in a window of 1920 x 1080."""
BRASS, GOLD_THREAD = (linear(code) for code in ("#c39a52", "#b08c4e"))
Point = tuple[float, float]


class Pen:
    """Draws one mask, with soft rims."""

    def __init__(self) -> None:
        self.picture = Image.new("L", (SIZE[0] * FINE, SIZE[1] * FINE))
        self.draw = ImageDraw.Draw(self.picture)

    def at(self, x: float, y: float) -> Point:
        """The px of a point in units."""
        return (x + WIDTH / 2) * PX * FINE, (y + HEIGHT / 2) * PX * FINE

    def line(self, points: Sequence[Point], wide: float, tone: int = 255) -> "Pen":
        """Strokes from point to point."""
        self.draw.line([self.at(*point) for point in points], tone, max(round(wide * PX * FINE), 1), "curve")
        return self

    def shape(self, points: Sequence[Point], tone: int = 255) -> "Pen":
        """A filled shape."""
        self.draw.polygon([self.at(*point) for point in points], tone)
        return self

    def box(self, left: float, top: float, right: float, low: float, soft: float = 0.0, tone: int = 255) -> "Pen":
        """A rectangle with rounded corners."""
        self.draw.rounded_rectangle((*self.at(left, top), *self.at(right, low)), soft * PX * FINE, tone)
        return self

    def ring(self, at: Point, radius: float | Point, wide: float = 0.0, tone: int = 255) -> "Pen":
        """A ring round a point, or the whole disc."""
        rx, ry = radius if isinstance(radius, tuple) else (radius, radius)
        points = [(at[0] + rx * math.cos(t), at[1] + ry * math.sin(t)) for t in np.linspace(0, math.tau, 361)]
        return self.line(points, wide, tone) if wide else self.shape(points, tone)

    def ticks(self, at: Point, inner: float, outer: float, count: int, wide: float, tone: int = 255,
              flat: float = 1.0) -> "Pen":  # fmt: skip
        """Short lines that point away from a middle."""
        for n in range(count):
            c, s = math.cos(math.tau * n / count), math.sin(math.tau * n / count) * flat
            self.line([(at[0] + c * inner, at[1] + s * inner), (at[0] + c * outer, at[1] + s * outer)], wide, tone)
        return self

    def star(self, at: Point, radius: float, wide: float, corners: int = 7, skip: int = 3, tone: int = 255) -> "Pen":
        """A star in one stroke."""
        turns = [math.tau * n / corners for n in range(corners)]
        points = [(at[0] + radius * math.sin(t), at[1] - radius * math.cos(t)) for t in turns]
        for n in range(corners):
            self.line([points[n], points[(n + skip) % corners]], wide, tone)
        return self

    @property
    def mask(self) -> np.ndarray:
        """The mask from 0 to 1."""
        return np.asarray(self.picture.resize(SIZE, Image.Resampling.LANCZOS), np.float32) / 255


def laid(stuff: Stuff, mask: np.ndarray, color: np.ndarray, lift: float = 1.0, share: float = 1.0,
         soft: float = 1.0) -> Stuff:  # fmt: skip
    """A stuff with a color laid into it where the mask is, higher or lower by ``lift`` px."""
    found, height = stuff
    picture = Image.fromarray((mask * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(soft))
    return blend(found, color, mask * share), height + np.asarray(picture, np.float32) / 255 * lift


def thread(seed: int = 1) -> np.ndarray:
    """Gold thread, bright and dark by turns."""
    rng = np.random.default_rng(seed)
    small = Image.fromarray(rng.random((SIZE[1] // 2, SIZE[0] // 2), np.float32), "F").resize(SIZE)
    return np.asarray(GOLD_THREAD * (0.55 + 0.75 * np.asarray(small))[..., None])


def inside(stuff: Stuff, within: np.ndarray, other: Stuff) -> Stuff:
    """Two stuffs, the other one where the mask is."""
    return blend(stuff[0], other[0], within), stuff[1] + (other[1] - stuff[1]) * within


def finished(stuff: Stuff, alpha: np.ndarray, candles: Sequence[Candle], drop: float = 9.0, relief: float = 0.5,
             middle: float = 1.0) -> Image.Image:  # fmt: skip
    """The piece by candle light, clear where the mask is 0, with its shadow on the table."""
    rgb = film(lit(stuff, candles, relief, middle, ON_TABLE))
    mask = Image.fromarray((alpha * 255).astype(np.uint8))
    piece = Image.fromarray(np.dstack([rgb, np.asarray(mask)]), "RGBA")
    if not drop:
        return piece
    made = Image.new("RGBA", piece.size)
    dark = Image.new("RGBA", piece.size, (3, 3, 5, 0))
    dark.putalpha(shadow(mask, drop, 0.75))
    made.alpha_composite(dark, (round(drop * 0.5), round(drop * 0.8)))
    made.alpha_composite(piece)
    return made
