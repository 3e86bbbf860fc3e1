"""What many figures have: claws, sunken eyes, teeth, wings of skin, rags, tatters, suckers, and hands.

Each takes the figure it is put on first; ``s`` is 1 for the figure's left (the viewer's right) and -1 for its right.
"""

import itertools
import math
from collections.abc import Sequence

import numpy as np

from art.figure import Figure, Point, spline, unit_vector


def luck(seed: int) -> np.random.Generator:
    """Chance that is the same each time."""
    return np.random.default_rng(seed)


def claws(f: Figure, at: Point, aim: Point, n: int = 4, length: float = 0.12, thick: float = 0.03, spread: float = 0.5,
          mat: str = "bone", up: Point = (0, 1, 0)) -> None:  # fmt: skip
    """A hand of claws at a point, fanned round the aim and bent."""
    root, ahead = np.array(at, float), unit_vector(aim)
    side = unit_vector(np.cross(ahead, np.array(up, float)))
    for i in range(n):
        s = (i / (n - 1) - 0.5) * 2 if n > 1 else 0.0
        way = unit_vector(ahead + side * s * spread)
        own = length * (1 - 0.14 * abs(s - 0.2))
        base = root + side * s * thick * 1.6
        mid = base + way * own * 0.55 + np.cross(side, ahead) * own * 0.16
        f.curve([(*base, thick), (*mid, thick * 0.75), (*(base + way * own), 0.006)], mat, 0.008, 3)


def hand(f: Figure, at: Point, aim: Point, n: int = 4, length: float = 0.16, thick: float = 0.03, spread: float = 0.6,
         mat: str = "skin", up: Point = (0, 1, 0), thumb: float = 1.0) -> None:  # fmt: skip
    """A hand with long fingers of two joints, each with a nail, and a thumb on one side."""
    root, ahead = np.array(at, float), unit_vector(aim)
    side = unit_vector(np.cross(ahead, np.array(up, float)))
    palm = np.cross(side, ahead)
    f.ball(root, thick * 1.9, mat, 0.03)
    for i in range(n):
        s = (i / (n - 1) - 0.5) * 2 if n > 1 else 0.0
        way = unit_vector(ahead + side * s * spread)
        own = length * (1 - 0.16 * abs(s - 0.25))
        base = root + side * s * thick * 1.5
        joint = base + way * own * 0.5 + palm * own * 0.20
        tip = base + way * own * 0.92 + palm * own * 0.02
        f.curve([(*base, thick), (*joint, thick * 0.85), (*tip, thick * 0.55)], mat, 0.012, 3)
        f.limb(tip, tip + unit_vector(way - palm * 0.5) * own * 0.30, thick * 0.55, 0.005, "bone", 0.008)
    if thumb:
        way = unit_vector(ahead * 0.5 + side * thumb)
        f.curve([(*root, thick), (*(root + way * length * 0.42), thick * 0.7),
                 (*(root + way * length * 0.5 + ahead * length * 0.3), 0.006)], mat, 0.012, 3)  # fmt: skip


def eye(f: Figure, at: Point, r: float, slant: float = 0.0, mat: str = "eye", slit: bool = False, lid: str = "skin",
        open_: float = 0.42) -> None:  # fmt: skip
    """A sunken eye under a brow: a socket, a narrow glowing slit in it, a heavy lid above."""
    x, y, z = at
    f.ball(at, (r * 1.25, r * (open_ + 0.42), r * 1.1), "dark", 0.02, (0, 0, slant), cut=True)
    f.ball((x, y, z - r * 0.50), (r * 0.95, r * open_, r * 0.7), mat, 0, (0, 0, slant))
    if slit:
        f.ball((x, y, z + r * 0.12), (r * 0.14, r * open_ * 0.9, r * 0.2), "dark", 0)
    a = math.radians(slant)
    c, s = math.cos(a) * r * 1.3, math.sin(a) * r * 1.3
    up = r * (open_ + 0.45)
    f.limb((x - c, y - s + up, z - r * 0.3), (x + c, y + s + up, z - r * 0.3), r * 0.34, r * 0.34, lid, 0.03)


def teeth(f: Figure, a: Point, b: Point, n: int, length: float, thick: float = 0.02, down: Point = (0, -1, 0),
          sag: float = 0.0, mat: str = "bone", seed: int = 1) -> None:  # fmt: skip
    """A row of uneven teeth from one point to another; the row hangs by ``sag`` in its middle."""
    r = luck(seed)
    p, q, way = np.array(a, float), np.array(b, float), unit_vector(down)
    for t in np.linspace(0, 1, n):
        base = p + (q - p) * t + way * sag * 4 * t * (1 - t)
        own = length * r.uniform(0.65, 1.15)
        f.limb(base, base + way * own + r.uniform(-0.12, 0.12, 3) * own, thick, 0.003, mat, 0.004)


def _panel(f: Figure, a: np.ndarray, b: np.ndarray, mat: str, thick: float, sag: float, belly: float, torn: float,
           r: np.random.Generator) -> None:  # fmt: skip
    """Skin between two fingers that begin at one point: hollow between them, its hem scalloped or torn."""
    across, along = 4, 4
    bulge = np.cross(a[-1] - a[0], b[-1] - a[0])
    bulge = bulge / (np.linalg.norm(bulge) + 1e-9) * belly
    if bulge[2] > 0:
        bulge = -bulge
    grid = []
    for s in np.linspace(0, 1, across + 1):
        hem = 1 - sag * math.sin(math.pi * s) - (torn * r.uniform(0, 1) if 0 < s < 1 else 0)
        line = []
        for t in np.linspace(0, 1, along + 1):
            at = t * hem * (len(a) - 1)
            i = min(int(at), len(a) - 2)
            p, q = (c[i] + (c[i + 1] - c[i]) * (at - i) for c in (a, b))
            line.append(p + (q - p) * s + bulge * math.sin(math.pi * s) * math.sin(math.pi * min(t * 1.1, 1)) * 0.9)
        grid.append(line)
    for left, right in itertools.pairwise(grid):
        for i in range(along):
            if i:
                f.sheet(left[i], right[i], left[i + 1], thick, mat, 0.010)
            f.sheet(right[i], right[i + 1], left[i + 1], thick, mat, 0.010)


def wing(f: Figure, root: Point, bones: Sequence[Point], *, sides: Sequence[int] = (1, -1), mat: str = "wing",
         bone: str = "skin", thick: float = 0.010, radius: float = 0.028, sag: float = 0.22, belly: float = 0.10,
         torn: float = 0.0, seed: int = 4, claw: float = 0.0) -> None:  # fmt: skip
    """A wing of skin: an arm to the wrist (``bones[0]``), fingers from there to each tip, skin hanging between them."""
    r = luck(seed)
    for s in sides:
        shoulder, wrist, *tips = (np.array((p[0] * s, p[1], p[2]), float) for p in (root, *bones))
        bend = (shoulder + wrist) / 2 + np.array((s * 0.03, -0.06, 0.02))
        f.curve([(*shoulder, radius * 1.6), (*bend, radius * 1.2), (*wrist, radius)], bone, 0.02, 4)
        fingers = []
        for i, tip in enumerate((*tips, shoulder)):
            reach = float(np.linalg.norm(tip - wrist))
            mid = (wrist + tip) / 2 + np.array((s * 0.03, 0.09, 0.03)) * reach * (1 if i < len(tips) else -0.4)
            line = spline([(*wrist, radius), (*mid, radius * 0.7), (*tip, radius * 0.22)], 4)
            fingers.append(line[:, :3])
            if i < len(tips):
                for p, q in itertools.pairwise(line):
                    f.limb(p[:3], q[:3], p[3], q[3], bone, 0.012)
        for a, b in itertools.pairwise(fingers):
            _panel(f, a, b, mat, thick, sag, belly, torn, r)
        if claw:
            f.limb(wrist, wrist + np.array((-s * 0.2, 1.0, 0.1)) * claw, radius * 0.9, 0.006, "bone", 0.012)


def suckers(f: Figure, points: Sequence[Point], face: Point, every: int = 1, mat: str = "belly") -> None:
    """Suckers along a tentacle given as for ``Figure.curve``, on the side that looks at ``face``."""
    look = unit_vector(face)
    for p in spline(points, 5)[2::every]:
        if p[3] > 0.014:
            at = p[:3] + look * p[3] * 0.78
            f.ball(at, p[3] * 0.46, mat, 0.008)
            f.ball(at + look * p[3] * 0.42, p[3] * 0.26, mat, 0.006, cut=True)


def rags(f: Figure, a: Point, b: Point, n: int, drop: float, wide: float = 0.06, mat: str = "rag", seed: int = 7,
         blow: Point = (0, 0, 0), k: float = 0.03) -> None:  # fmt: skip
    """Strips of torn cloth that hang from a line, of uneven length, blown to one side."""
    r = luck(seed)
    p, q, wind = np.array(a, float), np.array(b, float), np.array(blow, float)
    for t in np.linspace(0, 1, n):
        top = p + (q - p) * t
        own = drop * r.uniform(0.55, 1.15)
        sway = r.uniform(-0.05, 0.05, 3)
        mid = top + np.array((0, -own * 0.5, 0)) + wind * 0.35 + sway
        end = top + np.array((0, -own, 0)) + wind
        f.curve([(*top, wide), (*mid, wide * 0.8), (*end, 0.010)], mat, k, 4)


def drape(f: Figure, line: Sequence[Point], drop: Sequence[float], *, mat: str = "cloth", torn: float = 0.25,
          folds: float = 3.0, deep: float = 0.05, wide: float = 0.07, blow: Point = (0, 0, 0), seed: int = 3,
          columns: int = 10) -> None:  # fmt: skip
    """A hanging sleeve: cloth before and behind a line (x, y, z), ``drop`` long at its ends, in folds, its hem torn."""
    r, wind, rows = luck(seed), np.array(blow, float), 4
    top = spline([(*p, 0.0) for p in line], 8)[:, :3]
    at = top[np.linspace(0, len(top) - 1, columns + 1).round().astype(int)]
    long = [(drop[0] + (drop[1] - drop[0]) * i / columns) * (1 - torn * r.uniform(0, 1)) for i in range(columns + 1)]
    for side in (1, -1):
        grid = []
        for i, (p, own) in enumerate(zip(at, long, strict=True)):
            column = []
            for t in np.linspace(0, 1, rows + 1):
                away = side * wide * (1 - 0.75 * t) + deep * t * math.sin(math.tau * folds * i / columns + 1.4 * t)
                column.append(p + np.array((0, -own * t, away)) + wind * t * t)
            grid.append(column)
        for left, right in itertools.pairwise(grid):
            for i in range(rows):
                f.sheet(left[i], right[i], left[i + 1], 0.015, mat, 0.003)
                f.sheet(right[i], right[i + 1], left[i + 1], 0.015, mat, 0.003)


def tatters(f: Figure, line: Sequence[Point], drop: Sequence[float], *, mat: str = "tatter", columns: int = 14,
            torn: float = 0.5, split: Sequence[float] = (0.2, 0.6), deep: float = 0.05, sway: float = 0.06,
            blow: Point = (0, 0, 0), seed: int = 3, thick: float = 0.011) -> None:  # fmt: skip
    """Old cloth that hangs from a line (x, y, z): whole above, below in strips that end where they were torn off.

    It is ``drop`` long at the ends of the line; ``split`` says from which share of its length on a strip is loose.
    """
    r, wind, rows = luck(seed), np.array(blow, float), 6
    top = spline([(*p, 0.0) for p in line], 8)[:, :3]
    at = top[np.linspace(0, len(top) - 1, columns + 1).round().astype(int)]
    for i, (a, b) in enumerate(itertools.pairwise(at)):
        along = unit_vector(b - a)
        off = unit_vector(np.cross(along, (0, 1, 0)))
        own = (drop[0] + (drop[1] - drop[0]) * (i + 0.5) / columns) * (1 - torn * r.uniform(0, 1))
        loose, away, aside, twist = r.uniform(*split), r.uniform(-1, 1), r.uniform(-1, 1), r.uniform(-0.7, 0.7)
        strip = []
        for t in np.linspace(0, 1, rows + 1):
            free = max(t - loose, 0) / (1 - loose)
            narrow = 0.58 * (1 - free) ** 0.7 * (1 - 0.3 * free * r.uniform(0, 1)) + 0.02
            hang = np.array((0, -own * t, 0)) + wind * t * t + along * aside * sway * free + off * away * sway * free
            mid = (a + b) / 2 + hang
            half = (b - a) * narrow
            turn = off * float(np.linalg.norm(half)) * twist * free
            folds = [off * deep * min(t * 2, 1) * math.sin(2.3 * (i + e)) for e in (0, 1)]
            strip.append((mid - half + turn + folds[0], mid + half - turn + folds[1]))
        for (a0, b0), (a1, b1) in itertools.pairwise(strip):
            f.sheet(a0, b0, a1, thick, mat, 0.004)
            f.sheet(b0, b1, a1, thick, mat, 0.004)


def skull(f: Figure, at: Point, r: float, turn: float = 0.0, mat: str = "horn") -> None:
    """A man's skull without its jaw, turned so many degrees: deep sockets, a hole for a nose, cheekbones, few teeth."""
    x, y, z = at
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def off(aside: float, up: float, ahead: float) -> tuple[float, float, float]:
        return x + (c * aside + s * ahead) * r, y + up * r, z + (c * ahead - s * aside) * r

    f.ball(off(0, 0.10, -0.18), (r * 0.84, r * 0.82, r * 0.98), mat, 0.01, (0, turn, 0))
    f.ball(off(0, -0.36, 0.52), (r * 0.50, r * 0.46, r * 0.34), mat, 0.03, (0, turn, 0))
    f.ball(off(0.34, 0.52, 0.42), r * 0.24, "dark", 0.0, cut=True)
    for side in (1, -1):
        f.limb(off(side * 0.14, 0.16, 0.78), off(side * 0.56, 0.10, 0.60), r * 0.13, r * 0.11, mat, 0.02)
        f.limb(off(side * 0.30, -0.34, 0.76), off(side * 0.62, -0.22, 0.44), r * 0.12, r * 0.10, mat, 0.02)
        f.ball(off(side * 0.32, -0.08, 0.84), (r * 0.25, r * 0.22, r * 0.36), "dark", 0.0, (0, turn, 0), cut=True)
    f.ball(off(0.0, -0.42, 0.90), (r * 0.11, r * 0.17, r * 0.24), "dark", 0.0, (0, turn, 0), cut=True)
    for t in (-0.30, -0.16, 0.04, 0.30):
        f.limb(off(t, -0.66, 0.72), off(t, -0.92, 0.70), r * 0.085, r * 0.06, mat, 0.004)


def boulder(f: Figure, at: Point, size: Point, seed: int = 1) -> None:
    """A rock out of a few flat stones."""
    r = luck(seed)
    for _ in range(3):
        off = r.uniform(-0.45, 0.45, 3) * np.array(size)
        half = np.array(size) * r.uniform(0.5, 0.8)
        f.box(np.array(at) + off * np.array((1, 0.4, 1)), half, "rock", 0.02, tuple(r.uniform(-25, 25, 3)), 0.04)


def eyes(f: Figure, x: float, y: float, z: float, r: float, slant: float = 14.0, lid: str = "skin") -> None:
    """Two sunken eyes."""
    eye(f, (x, y, z), r, slant, lid=lid)
    eye(f, (-x, y, z), r, -slant, lid=lid)


def pair(f: Figure, middle: Point, apart: float, r: float, lid: str = "skin", side: Point = (1, 0, 0),
         slant: float = 16.0) -> None:  # fmt: skip
    """Two sunken eyes beside a middle, for heads that do not look ahead."""
    way = unit_vector(side) * apart
    eye(f, np.array(middle) + way, r, slant, lid=lid)
    eye(f, np.array(middle) - way, r, -slant, lid=lid)
