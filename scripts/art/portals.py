"""The pictures of a gate: its stones, the light that falls on them, and the throat as it turns, all without color.

The program lays its keeper's color over light and throat.
"""

import math

import numpy as np

from art.figure import NAMES, Figure, seen
from art.kept import traced
from art.moods import Mood
from art.paint import paint
from art.paints import linear
from art.props import PIT
from art.trace import HIT, MAT, NX, NZ, OPEN, TILT, YAW, X, Y, Z

STONE = "#8f8b84"
"""What stones are painted after: nobody's color."""
FRAMES = 18
ARMS = 3
"""Arms of the throat: a turn by one of them looks like none, so the frames make a loop."""
MOOD = Mood(exposure=1.35, saturation=0.8, wash=0.85, texture=0.8, ambient=1.1, rim=0.25, over=2, sharp=40)
STARS = 30


def _bare(got: np.ndarray, *names: str) -> np.ndarray:
    """Where one of these materials is met."""
    return (got[..., HIT] > 0.5) & np.isin(got[..., MAT].astype(int), [NAMES.index(name) for name in names])


def stones(got: np.ndarray) -> np.ndarray:
    """Stones and floor as the lamp lights them, grooves dark."""
    dark = got.copy()
    dark[..., MAT][_bare(got, "flame")] = NAMES.index("dark")
    return paint(dark, [linear(STONE)], MOOD)[0]


def light(got: np.ndarray) -> np.ndarray:
    """How much of the throat's light falls on each point, gray; grooves shine by themselves."""
    place, normal = got[..., X : Z + 1], got[..., NX : NZ + 1]
    ct, st, cy, sy = (part(math.radians(angle)) for angle in (TILT, YAW) for part in (math.cos, math.sin))
    found = np.zeros(got.shape[:2], np.float32)
    for i in range(12):
        a, q = i * math.tau / 12, PIT * (0.45 if i % 2 else 0.9)
        way = np.array((q * math.cos(a), 0.03, q * math.sin(a)), np.float32) - place
        far = np.linalg.norm(way, axis=-1)
        x, y, z = (way[..., axis] / np.maximum(far, 1e-3) for axis in range(3))
        side, deep = x * cy + z * sy, -x * sy + z * cy
        facing = side * normal[..., 0] + (y * ct - deep * st) * normal[..., 1] + (y * st + deep * ct) * normal[..., 2]
        found += np.clip(facing + 0.10, 0, 1) / (far**2 + 0.06) / 12
    found *= 1.05 * (0.35 + 0.65 * got[..., OPEN]) * np.exp(-1.6 * np.clip(got[..., Y], 0, 1))
    found[got[..., Y] < -0.03] = 0
    found[_bare(got, "flame")] = 1.0
    return _gray(np.clip(found, 0, 1), got[..., HIT])


def throat(got: np.ndarray, centre: tuple[float, float], unit: float, frame: int) -> np.ndarray:
    """The throat at one of ``FRAMES`` steps: arms of light that turn inward round a dark heart."""
    x, y = _ground(got.shape, centre, unit)
    r, a = np.hypot(x, y) + 1e-6, np.arctan2(y, x)
    turn = math.tau * frame / FRAMES
    arms = 0.5 + 0.5 * np.sin(ARMS * a + 5.0 * np.log(r + 0.07) + turn)
    fine = 0.5 + 0.5 * np.sin(2 * ARMS * a + 9.0 * np.log(r + 0.05) + 2 * turn + 1.3)
    thread = 0.5 + 0.5 * np.sin(4 * ARMS * a - 6.0 * np.log(r + 0.04) - turn + 0.4)
    depth = np.clip((r - 0.12) / 0.88, 0, 1)
    glow = (0.92 * arms**2.4 + 0.36 * fine**4 + 0.20 * thread**6 * arms) * depth**0.6
    # Bright on the whole: seen small, with a keeper in the middle, only its color is left of it.
    glow = 0.15 + 1.05 * np.clip(glow, 0, 1) ** 0.72 * np.clip(r / 0.5, 0, 1) ** 0.35
    glow += 0.52 * np.exp(-(((r - 0.97) / 0.05) ** 2))
    glow *= 1 - 0.94 * np.exp(-((r / 0.24) ** 2))
    glow += _stars(x, y)
    hidden = (got[..., HIT] > 0.5) & (got[..., Y] > 0.015)
    return _gray(np.clip(glow / 1.12, 0, 1), ((r < 1) & ~hidden).astype(np.float32))


def lid(got: np.ndarray, centre: tuple[float, float], unit: float) -> np.ndarray:
    """The throat of a gate that sleeps: shut like an eye, a line of light where its lids meet and rays below it."""
    x, y = _ground(got.shape, centre, unit)
    r = np.hypot(x, y)
    seam = -0.34 * np.cos(np.clip(x / 0.86, -1, 1) * math.pi / 2) + 0.10
    off = y - seam
    inside = np.clip((0.86 - np.abs(x)) / 0.10, 0, 1)
    thin = 0.030 + 0.055 * np.clip(1 - np.abs(x) / 0.86, 0, 1)
    glow = 1.10 * np.exp(-((off / thin) ** 2)) * inside
    glow += 0.20 * np.exp(-((off / 0.20) ** 2)) * inside
    for i in range(-3, 4):
        at = 0.21 * i
        root = -0.34 * math.cos(at / 0.86 * math.pi / 2) + 0.10
        down = np.clip((root - y) / (0.24 - 0.02 * abs(i)), 0, 1)
        beside = (x - at - 0.32 * at * down) / (0.036 * (1.05 - down))
        glow += 0.80 * np.exp(-(beside**2)) * ((down > 0) & (down < 1))
    # Lids, darker towards the rim, in rings of folds.
    folds = 0.5 + 0.5 * np.cos(26 * off)
    glow += (0.070 + 0.045 * folds**3) * np.clip(1.1 - r, 0, 1)
    hidden = (got[..., HIT] > 0.5) & (got[..., Y] > 0.015)
    return _gray(np.clip(glow, 0, 1), ((r < 1) & ~hidden).astype(np.float32))


def _ground(shape: tuple[int, ...], centre: tuple[float, float], unit: float) -> tuple[np.ndarray, np.ndarray]:
    """Where each px's ray meets the ground: to the right and back, 1 at the throat's rim."""
    high, wide = shape[:2]
    rows, columns = np.mgrid[0:high, 0:wide].astype(np.float32)
    across = (columns + 0.5 - wide / 2) / unit + centre[0]
    up = -(rows + 0.5 - high / 2) / unit + centre[1]
    return across / PIT, up / math.sin(math.radians(TILT)) / PIT


def _stars(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Points of light far below that do not turn."""
    luck = np.random.default_rng(2)
    found = np.zeros_like(x)
    for _ in range(STARS):
        u, v = luck.uniform(-0.62, 0.62, 2)
        found += np.exp(-((x - u) ** 2 + (y - v) ** 2) / 0.0006) * luck.uniform(0.3, 0.9)
    return found


def _gray(shade: np.ndarray, alpha: np.ndarray) -> np.ndarray:
    return np.stack([shade, shade, shade, alpha], -1).astype(np.float32)


def layers(figure: Figure, unit: float) -> tuple[dict[str, np.ndarray], tuple[float, float]]:
    """Every picture of a gate at ``MOOD.over`` times the size, and where its middle is in them (px of the final)."""
    got, centre = traced(figure, unit * MOOD.over)
    x, y = seen((0, 0, 0))
    high, wide = (size / MOOD.over / 2 for size in got.shape[:2])
    foot = (float(wide + (x - centre[0]) * unit), float(high - (y - centre[1]) * unit))
    found = {"stones": stones(got), "light": light(got), "asleep": lid(got, centre, unit * MOOD.over)}
    for frame in range(FRAMES):
        found[f"throat{frame}"] = throat(got, centre, unit * MOOD.over, frame)
    return found, foot
