"""What lies on areas or belongs to captives and Elder Signs: a stain on the ground, a cage, a tablet; without color."""

import math

import numpy as np
from PIL import Image

from art import props
from art.figure import NAMES, Figure, seen
from art.kept import traced
from art.moods import Mood
from art.paint import paint
from art.paints import linear
from art.trace import HIT, MAT, TILT, YAW

UNIT = 90
"""px per unit."""
IRON, SLAB = "#6f675d", "#77716a"
MOOD = Mood(exposure=1.30, saturation=0.8, wash=0.85, texture=0.9, ambient=1.1, rim=0.4, over=2, sharp=40)
WIDE, HIGH = 2.9, 1.8
"""How much ground a stain takes, in units."""
Layer = tuple[np.ndarray, tuple[float, float]]


def _painted(figure: Figure, code: str, tilt: float = TILT, yaw: float = YAW) -> tuple[Layer, Layer]:
    """A thing as the lamp lights it with dark grooves, and its grooves alone, white."""
    got, centre = traced(figure, UNIT * MOOD.over, tilt, yaw)
    groove = (got[..., HIT] > 0.5) & (got[..., MAT].astype(int) == NAMES.index("flame"))
    got = got.copy()
    got[..., MAT][groove] = NAMES.index("dark")
    x, y = seen((0, 0, 0), tilt, yaw)
    high, wide = (size / MOOD.over / 2 for size in got.shape[:2])
    foot = (float(wide + (x - centre[0]) * UNIT), float(high - (y - centre[1]) * UNIT))
    shine = np.ones((*groove.shape, 4), np.float32)
    shine[..., 3] = groove
    return (paint(got, [linear(code)], MOOD)[0], foot), (shine, foot)


def _waves(luck: np.random.Generator, a: np.ndarray, low: int, high: int) -> np.ndarray:
    found = np.zeros_like(a)
    for k in range(low, high):
        found += luck.uniform(0.3, 1.0) / k**0.8 * np.sin(k * a + luck.uniform(0, math.tau))
    return found


def _grain(luck: np.random.Generator, size: tuple[int, ...]) -> np.ndarray:
    """Blotches of several sizes, 0 to 1."""
    found = np.zeros(size, np.float32)
    for cells, share in ((5, 0.40), (11, 0.28), (24, 0.19), (52, 0.13)):
        rough = Image.fromarray(luck.random((round(cells * 0.62), cells)).astype(np.float32), "F")
        found += share * np.asarray(rough.resize((size[1], size[0]), Image.Resampling.BICUBIC))
    return np.clip((found - 0.5) * 1.9 + 0.5, 0, 1)


def stain() -> dict[str, Layer]:
    """Ground gone bad: ``stain`` is what is tinted, ``burn`` the charred rim and the cracks out of its heart."""
    k = UNIT * MOOD.over
    luck = np.random.default_rng(4)
    rows, columns = np.mgrid[0 : round(HIGH * k), 0 : round(WIDE * k)].astype(np.float32)
    x, y = columns / (WIDE * k) * 2 - 1, rows / (HIGH * k) * 2 - 1
    r, a = np.hypot(x, y), np.arctan2(y, x)
    grain = _grain(luck, r.shape)
    edge = 0.70 + 0.075 * _waves(luck, a, 2, 14) + 0.20 * (grain - 0.5)
    depth = edge - r
    inside = np.clip(depth * 5.5, 0, 1)
    shade = np.clip(0.18 + 1.15 * grain + 0.15 * np.exp(-((depth / 0.12) ** 2)), 0, 1)
    tint = np.stack([shade] * 3 + [inside * np.clip(0.30 + 0.55 * (grain - 0.35), 0.14, 0.60)], -1).astype(np.float32)
    rim = np.exp(-(((depth - 0.05) / 0.06) ** 2)) * np.clip(1.7 * _grain(luck, r.shape) - 0.35, 0, 1)
    cracks = np.zeros_like(r)
    for i in range(9):
        own, bend = i * math.tau / 9 + luck.uniform(-0.25, 0.25), luck.uniform(3, 7)
        way = own + 0.16 * np.sin(bend * r + i) + 0.06 * np.sin(3.1 * bend * r)
        off = np.abs(np.angle(np.exp(1j * (a - way)))) * r
        reach = luck.uniform(0.50, 0.92)
        wide = np.clip(0.030 * (1 - r / reach), 0, 1)
        cracks = np.maximum(cracks, np.clip(1.4 - off / np.maximum(wide, 1e-4), 0, 1) * (r < reach) * (r > 0.10))
    heart = np.exp(-((r / 0.15) ** 4))
    dark = np.clip(0.80 * rim + 0.90 * cracks + 0.85 * heart, 0, 0.92)
    burn = np.stack([np.full_like(r, c) for c in (0.055, 0.040, 0.018)] + [dark], -1).astype(np.float32)
    foot = (WIDE * UNIT / 2, HIGH * UNIT / 2)
    return {"stain": (tint, foot), "burn": (burn, foot)}


def pictures() -> dict[str, Layer]:
    """All of it by name."""
    found = stain()
    for name, front in (("cage_back", False), ("cage_front", True)):
        found[name] = _painted(props.cage(front), IRON)[0]
    found["tablet"], found["star"] = _painted(props.tablet(), SLAB, 0.0, 0.0)
    return found
