"""Things that cards show: pages, scrolls, books, crystals and what else several of them have."""

import itertools
import math
from collections.abc import Sequence

import numpy as np

from art.anatomy import luck, suckers
from art.figure import Figure, Point, turned

_MAT = "rag"


def placed(at: Point, turn: Point, off: Point) -> np.ndarray:
    """A point of a thing that is turned about its middle."""
    return np.asarray(at, float) + turned(*turn).T @ np.asarray(off, float)


def page(
    f: Figure, at: Point, half: float, high: float, turn: Point = (0, 0, 0), lines: int = 7, seed: int = 3
) -> None:
    """A sheet of parchment with lines of writing."""
    r = luck(seed)
    f.box(at, (half, high / 1, 0.010), "bone", 0.01, turn, 0.008)
    for n in range(lines):
        y = high * (0.78 - 1.56 * n / max(lines - 1, 1))
        x = -half * 0.8
        while x < half * 0.7:
            wide = half * r.uniform(0.10, 0.30)
            a, b = (placed(at, turn, (v, y, 0.012)) for v in (x, min(x + wide, half * 0.82)))
            f.limb(a, b, high * 0.020, mat="dark", k=0)
            x += wide + half * 0.14


def rolled(f: Figure, at: Point, half: float, thick: float, turn: float) -> None:
    """A roll of parchment, its ends ragged, a stick of wood in it."""
    t = math.radians(turn)
    way = np.array((math.cos(t), math.sin(t), 0.0))
    a, b = np.asarray(at) - way * half, np.asarray(at) + way * half
    f.limb(a, b, thick, mat="bone", k=0.004)
    for end, out in ((a, -way), (b, way)):
        f.ring(end, thick * 0.62, thick * 0.22, "bone", 0.004, (0, 0, 90 + turn))
        f.limb(end, end + out * thick * 1.2, thick * 0.30, mat="wood", k=0)
        f.ball(end + out * thick * 1.4, thick * 0.48, "wood", 0.006)


def tentacle(f: Figure, points: Sequence[Sequence[float]], mat: str = "skin", face: Point = (0, 0, 1)) -> None:
    """A tentacle with suckers."""
    f.curve(points, mat, 0.03, 6)
    suckers(f, points, face, 2)


def crystal(
    f: Figure, at: Point, r: float, mat: str = "glass", sides: int = 6, turn: float = 0.0, tall: float = 1.0
) -> None:
    """A stone cut in facets."""
    x, y, z = at
    rows = [(0.0, r * 0.62, 0.0), (r * 0.98, r * 0.10, 0.5), (r * 0.55, -r * 0.55, 0.0), (0.0, -r * 0.95, 0.0)]
    rings = []
    for wide, up, half in rows:
        rings.append(
            [
                (
                    x + wide * math.sin(math.tau * (n + half) / sides + turn),
                    y + up * tall,
                    z + wide * math.cos(math.tau * (n + half) / sides + turn),
                )
                for n in range(sides)
            ]
        )
    for upper, lower in itertools.pairwise(rings):
        for n in range(sides):
            m = (n + 1) % sides
            if upper[n] != upper[m]:
                f.sheet(upper[n], upper[m], lower[n], 0.008, mat, 0)
            if lower[n] != lower[m]:
                f.sheet(upper[m], lower[n], lower[m], 0.008, mat, 0)
    f.ball(at, (r * 0.6, r * 0.5 * tall, r * 0.6), mat, 0)


def book(
    f: Figure,
    at: Point = (0, 0.30, 0),
    half: Point = (0.34, 0.44, 0.10),
    turn: Point = (-14, -22, 5),
    mat: str = "cloth2",
    clasps: bool = True,
) -> None:
    """A closed book that stands: boards, pages, ribs on its back, metal corners, clasps."""
    wide, high, deep = half
    f.box(at, (wide * 0.96, high * 0.955, deep * 0.80), "bone", 0, turn, 0.01)
    for s in (1, -1):
        f.box(placed(at, turn, (0, 0, s * deep)), (wide, high, 0.022), mat, 0.004, turn, 0.012)
        for x in (1, -1):
            for y in (1, -1):
                f.box(
                    placed(at, turn, (x * wide * 0.86, y * high * 0.89, s * (deep + 0.012))),
                    (wide * 0.16, high * 0.12, 0.018),
                    "metal",
                    0.004,
                    turn,
                    0.01,
                )
    f.box(placed(at, turn, (-wide, 0, 0)), (0.030, high, deep * 1.02), mat, 0.01, turn, 0.02)
    for n in range(4):
        f.box(
            placed(at, turn, (-wide - 0.018, high * (0.66 - 0.44 * n), 0)),
            (0.020, 0.024, deep * 1.03),
            mat,
            0.01,
            turn,
            0.012,
        )
    if clasps:
        for y in (0.45, -0.45):
            f.box(
                placed(at, turn, (wide * 0.80, high * y, deep + 0.020)),
                (wide * 0.24, 0.026, 0.014),
                "metal",
                0.002,
                turn,
                0.008,
            )
            f.box(
                placed(at, turn, (wide + 0.012, high * y, deep * 0.3)),
                (0.016, 0.030, deep * 0.8),
                "metal",
                0.002,
                turn,
                0.008,
            )


def open_book(f: Figure, at: Point = (0, 0.12, 0.1), half: float = 0.36, high: float = 0.34) -> None:
    """An open book that leans to the viewer, with writing on both pages."""
    for s in (1, -1):
        turn = (-38, s * 12, 0)
        middle = (at[0] + s * half * 0.98, at[1], at[2])
        f.box(middle, (half * 1.04, high * 1.06, 0.018), "cloth2", 0.01, turn, 0.01)
        f.box(placed(middle, turn, (0, 0, 0.030)), (half * 0.98, high, 0.022), "bone", 0.02, turn, 0.012)
        page(f, placed(middle, turn, (0, 0, 0.052)), half * 0.94, high * 0.97, turn, 8, 5 + s)
    f.limb(
        (at[0], at[1] - high * 0.8, at[2] + high * 0.62),
        (at[0], at[1] + high * 0.8, at[2] - high * 0.62),
        0.030,
        mat="cloth2",
        k=0.02,
    )
