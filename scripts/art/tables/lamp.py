"""Candle light on a table: pools of warm light, relief, and the film that takes the picture."""

from collections.abc import Sequence

import numpy as np
from PIL import Image, ImageFilter

from art.tables.stuff import Stuff, grid, smooth

Candle = tuple[float, float, float]
"""Where a candle stands, in shares of the picture, and how bright it is."""
Part = tuple[float, float, float]
"""Where a part of a table begins, in shares of its width and height, and how wide the part is."""
WARM = np.array((1.20, 0.90, 0.58), np.float32)
DIM = np.array((0.035, 0.042, 0.060), np.float32)
MIDDLE = np.array((0.155, 0.150, 0.150), np.float32)
GRAY = np.array((0.30, 0.59, 0.11), np.float32)
HIGH = 0.22
"""How high a flame stands above the table, as a share of the picture's height."""


def lit(stuff: Stuff, candles: Sequence[Candle], relief: float = 0.5, middle: float = 1.0,
        part: Part = (0.0, 0.0, 1.0), fine: float = 1.0) -> np.ndarray:  # fmt: skip
    """A stuff, ``fine`` as it was made, by the light of candles and a weak one over its middle, in linear light.

    ``part`` of a table is seen.
    """
    color, height = stuff
    left, top, share = part
    w = height.shape[1] / share
    h = w * 9 / 16
    xx, yy = grid((height.shape[1], height.shape[0]))
    xx, yy = xx + left * w, yy + top * h
    gy, gx = (slope * fine for slope in np.gradient(height))
    light = np.zeros(color.shape, np.float32) + DIM
    for x, y, power in candles:
        dx, dy, dz = x * w - xx, y * h - yy, HIGH * h
        away = np.sqrt(dx * dx + dy * dy + dz * dz)
        facing = (dz - relief * (dx * gx + dy * gy)) / away / np.sqrt(1 + relief * relief * (gx * gx + gy * gy))
        fall = power * (0.27 * h / away) ** 2.2
        light += WARM * (np.clip(facing * 1.9, 0, 2.2) * fall)[..., None]
    slope = np.clip(1 - relief * (0.55 * gx + 0.75 * gy), 0.25, 1.9)
    round_ = np.exp(-(((xx / w - 0.5) / 0.30) ** 2) - ((yy / h - 0.44) / 0.46) ** 2)
    light += MIDDLE * (middle * round_ * slope)[..., None]
    return color * light


def film(light: np.ndarray, exposure: float = 0.9, saturation: float = 0.80) -> np.ndarray:
    """Bytes of linear light, as film takes it."""
    gray = (light @ GRAY)[..., None]
    x = np.maximum((gray + (light - gray) * saturation) * exposure, 0)
    x = np.clip((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0, 1)
    return (x ** (1 / 2.2) * 255 + 0.5).astype(np.uint8)


def vignette(size: tuple[int, int], deep: float = 0.55) -> np.ndarray:
    """How dark the rims of a picture are."""
    xx, yy = grid(size)
    away = np.hypot((xx / size[0] - 0.5) / 0.62, (yy / size[1] - 0.48) / 0.68)
    return np.asarray(1 - deep * smooth(0.55, 1.15, away))


def below_bar(size: tuple[int, int]) -> np.ndarray:
    """How dark the upper rim is, where the window's bar has its words."""
    y = np.linspace(0, 1, size[1], dtype=np.float32)[:, None]
    return np.asarray(1 - 0.72 * (1 - smooth(0.040, 0.085, y)))


def shadow(alpha: Image.Image, soft: float, dark: float) -> Image.Image:
    """What a thing that lies on the table keeps from it of the light."""
    return alpha.filter(ImageFilter.GaussianBlur(soft)).point(lambda v: int(v * dark))
