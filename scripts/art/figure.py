"""A figure: parts that melt into each other, the material of each, where its head is and how wide its base.

Axes: x right, y up, z to the viewer. The top of the base is y = 0; an Acolyte is about 1 high.
"""

import itertools
import math
from collections.abc import Sequence

import numpy as np

from art.shapes import BALL, BOX, CONE, OWN, PLINTH, RING, ROBE, SHEET, WIDTH
from art.trace import TILT, YAW

MATERIALS: dict[str, tuple[float, float, int]] = {
    "base": (0.010, 9, 1), "rock": (0.050, 7, 1), "dark": (0, 1, 0),
    "skin": (0.006, 34, 1), "second": (0.007, 36, 1), "belly": (0.010, 14, 3), "slime": (0.020, 9, 1),
    "cloth": (0.004, 22, 1), "cloth2": (0.004, 22, 1), "rag": (0.016, 26, 2), "bark": (0.040, 16, 2),
    "fur": (0.045, 20, 2), "wing": (0.003, 30, 1), "bone": (0.004, 26, 2), "horn": (0.020, 24, 3),
    "metal": (0, 1, 0), "eye": (0, 1, 0), "flame": (0, 1, 0), "tongue": (0.012, 18, 3), "mask": (0, 1, 0),
    "orb": (0, 1, 0), "ice": (0.012, 12, 3), "snow": (0.020, 10, 1), "flesh": (0.010, 16, 3), "wood": (0.008, 24, 2),
    "brick": (0.008, 14, 1), "oil": (0.002, 20, 1), "glass": (0, 1, 0), "sore": (0.010, 16, 3),
    "pelt": (0.018, 40, 2), "face": (0.003, 30, 1), "hair": (0.026, 34, 2),
    "hide": (0.012, 26, 1), "feeler": (0.005, 40, 1), "tatter": (0.006, 30, 2), "ram": (0.005, 26, 2),
}  # fmt: skip
"""Roughness of each material: how deep, how fine, of which kind (``art.trace``)."""
STANDS = ("base", "rock")
"""Materials that are no part of the creature: paint does not bleed from the one to the other."""
NAMES = list(MATERIALS)
BASE_HIGH = 0.13

Point = Sequence[float]


def unit_vector(v: Point) -> np.ndarray:
    """The vector made one long."""
    found = np.array(v, float)
    return found / (np.linalg.norm(found) + 1e-12)


def turned(rx: float, ry: float, rz: float) -> np.ndarray:
    """Rows of the inverse turn (figure to part), degrees, applied z, x, y."""
    ax, ay, az = (math.radians(v) for v in (rx, ry, rz))
    x = np.array([[1, 0, 0], [0, math.cos(ax), -math.sin(ax)], [0, math.sin(ax), math.cos(ax)]])
    y = np.array([[math.cos(ay), 0, math.sin(ay)], [0, 1, 0], [-math.sin(ay), 0, math.cos(ay)]])
    z = np.array([[math.cos(az), -math.sin(az), 0], [math.sin(az), math.cos(az), 0], [0, 0, 1]])
    return (y @ x @ z).T


def spline(points: Sequence[Point], steps: int = 7) -> np.ndarray:
    """A smooth curve through the points, each (x, y, z, radius)."""
    pts = np.array(points, float)
    pts = np.vstack([2 * pts[0] - pts[1], pts, 2 * pts[-1] - pts[-2]])
    out = []
    for i in range(1, len(pts) - 2):
        a, b, c, d = pts[i - 1 : i + 3]
        for t in np.arange(steps) / steps:
            bend = (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3
            out.append(0.5 * (2 * b + (c - a) * t + bend))
    out.append(pts[-2])
    found = np.array(out)
    found[:, 3] = np.maximum(found[:, 3], 0.004)
    return found


class Figure:
    """Parts of one piece. ``base`` is its radius in units, ``head`` x, y, z and radius of its head (for portraits)."""

    def __init__(self, base: float, high: float = BASE_HIGH) -> None:
        self.base, self.high = base, high
        self.head: tuple[float, float, float, float] = (0, 0.9, 0, 0.2)
        self.parts: list[np.ndarray] = []
        self._add(PLINTH, "base", 0, False, (0, -high / 2, 0), math.hypot(base, high), [0, -high, 0, base, high, 0.016])

    def _add(self, kind: int, mat: str, k: float, cut: bool, centre: Point, reach: float, own: Point) -> None:
        row = np.zeros(WIDTH)
        row[:4] = kind, 1.0 if cut else 0.0, k, NAMES.index(mat)
        row[4:7], row[7] = centre, reach * 1.02 + 0.005
        row[OWN : OWN + len(own)] = own
        self.parts.append(row)

    def limb(self, a: Point, b: Point, ra: float, rb: float | None = None, mat: str = "skin", k: float = 0.03,
             cut: bool = False) -> None:  # fmt: skip
        """A tapered limb between two points."""
        rb = ra if rb is None else rb
        p, q = np.array(a, float), np.array(b, float)
        self._add(CONE, mat, k, cut, (p + q) / 2, float(np.linalg.norm(p - q)) / 2 + max(ra, rb), [*p, *q, ra, rb])

    def curve(self, points: Sequence[Point], mat: str = "skin", k: float = 0.015, steps: int = 6) -> None:
        """A tentacle, tail or horn along points (x, y, z, radius)."""
        pts = spline(points, steps)
        for p, q in itertools.pairwise(pts):
            self.limb(p[:3], q[:3], p[3], q[3], mat, k)

    def both(self, points: Sequence[Point], mat: str = "skin", k: float = 0.015, steps: int = 6) -> None:
        """A curve and its mirror image."""
        self.curve(points, mat, k, steps)
        self.curve([(-p[0], *p[1:]) for p in points], mat, k, steps)

    def ball(self, c: Point, r: float | Point, mat: str = "skin", k: float = 0.04, turn: Point = (0, 0, 0),
             cut: bool = False) -> None:  # fmt: skip
        """An ellipsoid; with ``cut`` a hole of that shape, which shows ``mat``."""
        radii = (r, r, r) if isinstance(r, int | float) else tuple(r)
        self._add(BALL, mat, k, cut, c, max(radii), [*c, *radii, *turned(*turn).ravel()])

    def ring(self, c: Point, big: float, small: float, mat: str = "skin", k: float = 0.01, turn: Point = (0, 0, 0),
             cut: bool = False) -> None:  # fmt: skip
        """A ring that lies flat unless it is turned."""
        self._add(RING, mat, k, cut, c, big + small, [*c, big, small, 0, *turned(*turn).ravel()])

    def box(self, c: Point, half: Point, mat: str = "skin", k: float = 0.01, turn: Point = (0, 0, 0),
            soft: float = 0.01, cut: bool = False) -> None:  # fmt: skip
        """A box with rounded edges."""
        self._add(BOX, mat, k, cut, c, float(np.linalg.norm(half)), [*c, *half, *turned(*turn).ravel(), soft])

    def sheet(self, a: Point, b: Point, c: Point, thick: float = 0.012, mat: str = "skin", k: float = 0.02) -> None:
        """A thin triangle."""
        p, q, r = (np.array(v, float) for v in (a, b, c))
        m = (p + q + r) / 3
        reach = max(float(np.linalg.norm(v - m)) for v in (p, q, r)) + thick
        self._add(SHEET, mat, k, False, m, reach, [*p, *q, *r, thick])

    def robe(self, c: Point, h: float, r0: float, r1: float, mat: str = "cloth", folds: float = 9, amp: float = 0.09,
             power: float = 1.4, ragged: float = 0.0, lean: float = 0.0, phase: float = 0.0,
             k: float = 0.03) -> None:  # fmt: skip
        """A bell of cloth, ``r0`` wide below and ``r1`` above."""
        reach = math.hypot(max(r0, r1) * (1 + amp) + abs(lean), h / 2) + 0.02
        own = [*c, h, r0, r1, folds, amp, power, ragged, lean, phase]
        self._add(ROBE, mat, k, False, (c[0], c[1] + h / 2, c[2]), reach, own)

    def arrays(self) -> tuple[np.ndarray, np.ndarray]:
        """Parts and materials for the tracer."""
        mats = np.zeros((len(NAMES), 4))
        for row, name in zip(mats, NAMES, strict=True):
            row[:3], row[3] = MATERIALS[name], name in STANDS
        return np.array(self.parts), mats

    def bare(self) -> "Figure":
        """The same figure, standing on nothing."""
        stands = {NAMES.index(name) for name in STANDS}
        self.parts = [part for part in self.parts if int(part[3]) not in stands]
        return self


def seen(point: Point, tilt: float = TILT, yaw: float = YAW) -> tuple[float, float]:
    """Where a point of the figure is in its picture, in units: to the right and up."""
    ct, st, cy, sy = (part(math.radians(angle)) for angle in (tilt, yaw) for part in (math.cos, math.sin))
    x, y, z = point[0] * cy + point[2] * sy, point[1], -point[0] * sy + point[2] * cy
    return x, y * ct - z * st


def fit(figure: Figure, unit: float, tilt: float = TILT, yaw: float = YAW,
        margin: int = 8) -> tuple[int, int, tuple[float, float]]:  # fmt: skip
    """Width and height of a picture that holds a figure, and the point of the figure in its middle."""
    parts, _ = figure.arrays()
    solid = parts[parts[:, 1] < 0.5]
    at = np.array([seen(row[4:7], tilt, yaw) for row in solid])
    low, high = (at - solid[:, 7:8]).min(0), (at + solid[:, 7:8]).max(0)
    w, h = (int(v * unit) + 2 * margin for v in high - low)
    return w, h, tuple((low + high) / 2)
