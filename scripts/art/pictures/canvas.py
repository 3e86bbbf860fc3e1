"""A canvas of light: numbers from 0 to 1 for red, green and blue, and what is painted on it before figures come."""

import math
import zlib
from collections.abc import Iterable

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

Array = np.ndarray
Color = tuple[float, float, float]
INK: Color = (0.030, 0.042, 0.066)


def rgb(code: str) -> Color:
    """The color of ``#rrggbb``."""
    return int(code[1:3], 16) / 255, int(code[3:5], 16) / 255, int(code[5:7], 16) / 255


def mixed(a: Color, b: Color, share: float) -> Color:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share


def scaled(color: Color, by: float) -> Color:
    return color[0] * by, color[1] * by, color[2] * by


class Canvas:
    """``pixels`` is high x wide x 3; places and lengths are in shares of width and height, chance comes from a name."""

    def __init__(self, name: str, wide: int, high: int) -> None:
        self.wide, self.high = wide, high
        self.chance = np.random.default_rng(zlib.crc32(name.encode()))
        self.pixels = np.zeros((high, wide, 3), np.float32)
        self.y, self.x = np.mgrid[0:high, 0:wide].astype(np.float32)
        self.x, self.y = (self.x + 0.5) / wide, (self.y + 0.5) / high
        self.tall = high / wide
        """A length across is so much as long downwards."""

    # Fields ---------------------------------------------------------------------------------------

    def noise(self, coarse: int, octaves: int = 5, stretch: float = 1.0) -> Array:
        """Clouds from 0 to 1: ``coarse`` lumps across, each octave half as large and half as strong."""
        made = np.zeros((self.high, self.wide), np.float32)
        total = 0.0
        for octave in range(octaves):
            across = max(round(coarse * 2**octave), 2)
            down = max(round(across * self.tall * stretch), 2)
            grid = Image.fromarray(self.chance.random((down, across)).astype(np.float32))
            weight = 0.5**octave
            made += weight * np.asarray(grid.resize((self.wide, self.high), Image.Resampling.BICUBIC))
            total += weight
        return np.clip(made / total, 0, 1)

    def ball(self, at: tuple[float, float], radius: float, soft: float = 1.0) -> Array:
        """Light round a place, 1 in its middle; ``radius`` in shares of the width."""
        away = np.hypot(self.x - at[0], (self.y - at[1]) * self.tall) / radius
        return np.exp(-(away ** (2 / soft)) * 1.6)

    # Painting -------------------------------------------------------------------------------------

    def sky(self, stops: Iterable[tuple[float, Color]]) -> None:
        """Colors from top to bottom."""
        at, colors = zip(*stops, strict=True)
        for channel in range(3):
            self.pixels[..., channel] = np.interp(self.y, at, [color[channel] for color in colors])

    def add(self, mask: Array, color: Color) -> None:
        """Light of a color where the mask is, never beyond white."""
        lit = mask[..., None] * np.array(color, np.float32)
        self.pixels = 1 - (1 - np.clip(self.pixels, 0, 1)) * (1 - np.clip(lit, 0, 1))

    def cover(self, mask: Array, color: Color) -> None:
        """Paint where the mask is."""
        share = np.clip(mask, 0, 1)[..., None]
        self.pixels = self.pixels * (1 - share) + np.array(color, np.float32) * share

    def darken(self, mask: Array) -> None:
        self.pixels *= (1 - np.clip(mask, 0, 1))[..., None]

    def stars(self, count: int, color: Color, lowest: float = 0.6, size: float = 1.0) -> None:
        """Stars, few of them bright."""
        light = Image.new("L", (self.wide, self.high))
        pen = ImageDraw.Draw(light)
        for _ in range(count):
            x, y = self.chance.random() * self.wide, self.chance.random() ** 1.3 * lowest * self.high
            strong = self.chance.random() ** 3
            r = (0.5 + 1.3 * strong) * size * self.wide / 1000
            pen.ellipse((x - r, y - r, x + r, y + r), fill=round(70 + 170 * strong))
        soft = light.filter(ImageFilter.GaussianBlur(2.2 * self.wide / 1000))
        self.add(np.asarray(light, np.float32) / 255 + np.asarray(soft, np.float32) / 255, color)

    def rays(self, at: tuple[float, float], color: Color, strength: float, count: int = 60, reach: float = 0.9) -> None:
        """Beams out of a place, of uneven width and strength."""
        turn = np.arctan2((self.y - at[1]) * self.tall, self.x - at[0])
        beams = self.chance.random(count).astype(np.float32)
        beams = np.convolve(np.concatenate((beams[-2:], beams, beams[:2])), (0.25, 0.5, 0.25), "same")[2:-2]
        place = (turn + math.pi) / (2 * math.pi) * count
        low = np.floor(place).astype(int) % count
        part = place - np.floor(place)
        found = beams[low] * (1 - part) + beams[(low + 1) % count] * part
        self.add(np.clip(found - 0.35, 0, 1) ** 1.4 * self.ball(at, reach, 1.4) * strength, color)

    def fog(self, top: float, color: Color, strength: float, coarse: int = 3, thick: float = 0.16) -> None:
        """Fog that lies from ``top`` downwards, torn at its upper edge."""
        edge = top + (self.noise(coarse, 4, 2.0) - 0.5) * thick
        depth = np.clip((self.y - edge) / thick, 0, 1)
        torn = 0.55 + 0.45 * self.noise(coarse + 2, 5, 2.4)
        self.cover(depth * depth * (3 - 2 * depth) * torn * strength, color)

    def shape(self, points: Iterable[tuple[float, float]], color: Color, blur: float = 0.0, haze: Array | None = None,
              share: float = 1.0) -> None:  # fmt: skip
        """A silhouette out of points in shares; ``haze`` takes it away where it is 1."""
        mask = self.mask(points, blur)
        self.cover(mask * share if haze is None else mask * share * (1 - haze), color)

    def mask(self, points: Iterable[tuple[float, float]], blur: float = 0.0) -> Array:
        return self.masks([points], blur)

    def masks(self, shapes: Iterable[Iterable[tuple[float, float]]], blur: float = 0.0) -> Array:
        """Where any of the shapes is, their edges smooth."""
        large = Image.new("L", (self.wide * 2, self.high * 2))
        pen = ImageDraw.Draw(large)
        for points in shapes:
            pen.polygon([(x * self.wide * 2, y * self.high * 2) for x, y in points], fill=255)
        made = large.reduce(2)
        if blur:
            made = made.filter(ImageFilter.GaussianBlur(blur * self.wide))
        return np.asarray(made, np.float32) / 255

    def motes(self, count: int, color: Color, area: tuple[float, float, float, float] = (0, 0, 1, 1)) -> None:
        """Sparks and dust in the air, some near and soft."""
        for blur, share, strength in ((0.0012, 0.6, 0.8), (0.004, 0.4, 0.55)):
            light = Image.new("L", (self.wide, self.high))
            pen = ImageDraw.Draw(light)
            for _ in range(round(count * share)):
                x = (area[0] + self.chance.random() * (area[2] - area[0])) * self.wide
                y = (area[1] + self.chance.random() * (area[3] - area[1])) * self.high
                r = (0.8 + 1.5 * self.chance.random()) * self.wide / 1000 * (1 + blur * 250)
                pen.ellipse((x - r, y - r, x + r, y + r), fill=round(60 + 190 * self.chance.random()))
            soft = light.filter(ImageFilter.GaussianBlur(blur * self.wide))
            self.add(np.asarray(soft, np.float32) / 255 * strength, color)

    def finish(self, vignette: float = 0.75, grain: float = 0.012) -> Image.Image:
        """The picture: dark towards its corners, with a little grain."""
        away = np.hypot((self.x - 0.5) * 1.5, (self.y - 0.46) * 1.5)
        self.darken(np.clip(away - 0.42, 0, 1) ** 1.4 * vignette * 1.6)
        self.pixels += (self.chance.random((self.high, self.wide, 1)).astype(np.float32) - 0.5) * grain * 2
        return Image.fromarray((np.clip(self.pixels, 0, 1) * 255).astype(np.uint8), "RGB")
