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
    high, wide = got.shape[:2]
    rows, columns = np.mgrid[0:high, 0:wide].astype(np.float32)
    across = (columns + 0.5 - wide / 2) / unit + centre[0]
    up = -(rows + 0.5 - high / 2) / unit + centre[1]
    # Where a ray meets the ground.
    st = math.sin(math.radians(TILT))
    x, y = across / PIT, up / st / PIT
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
    found = {"stones": stones(got), "light": light(got)}
    for frame in range(FRAMES):
        found[f"throat{frame}"] = throat(got, centre, unit * MOOD.over, frame)
    return found, foot
