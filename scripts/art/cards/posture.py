"""How somebody holds themselves: parts of a figure turned, leant and made larger together; arms and hands."""

import itertools
from collections.abc import Sequence

import numpy as np

from art.cards.heads import Y
from art.figure import Figure, Point, turned, unit_vector
from art.shapes import BALL, BOX, CONE, OWN, RING, ROBE, SHEET

NECK = (0.0, Y - 0.24, -0.05)
"""What a head turns about."""
_SIZES = {CONE: (14, 15), BALL: (11, 12, 13), RING: (11, 12), BOX: (11, 12, 13, 23), SHEET: (17,),
          ROBE: (11, 12, 13, 17, 18)}  # fmt: skip
"""Where a part of each kind keeps lengths."""
_POINTS = {CONE: 2, SHEET: 3}
"""How many points a part has; the others have their middle alone."""


def posed(
    f: Figure,
    start: int,
    yaw: float = 0.0,
    nod: float = 0.0,
    lean: float = 0.0,
    size: float = 1.0,
    pivot: Point = NECK,
    shift: Point = (0.0, 0.0, 0.0),
) -> None:
    """Turn all parts from ``start`` on to the viewer's right by ``yaw``, down by ``nod``, and lean them to the left.

    Robes stay upright.
    """
    spin = turned(nod, yaw, lean).T
    middle, off = np.asarray(pivot, float), np.asarray(shift, float)

    def moved(at: np.ndarray) -> np.ndarray:
        return np.asarray(spin @ ((at - middle) * size) + middle + off)

    for part in f.parts[start:]:
        kind = int(part[0])
        part[2] *= size
        part[7] *= size
        part[4:7] = moved(part[4:7])
        for n in range(_POINTS.get(kind, 1)):
            part[OWN + 3 * n : OWN + 3 * n + 3] = moved(part[OWN + 3 * n : OWN + 3 * n + 3])
        for place in _SIZES.get(kind, ()):
            part[place] *= size
        if kind in (BALL, RING, BOX):
            part[14:23] = (part[14:23].reshape(3, 3) @ spin.T).ravel()


def fingers(f: Figure, at: Point, aim: Point, palm: Point = (0, 0, 1), spread: float = 0.5, bent: float = 0.2,
            long: float = 0.15, mat: str = "face", web: str = "") -> None:  # fmt: skip
    """An open hand: four fingers and a thumb, bent towards where the palm looks; ``web`` lies between them."""
    root, ahead = np.asarray(at, float), unit_vector(aim)
    side = unit_vector(np.cross(ahead, np.asarray(palm, float)))
    inner = np.cross(side, ahead)
    f.ball(root + ahead * 0.02, (0.052, 0.052, 0.040), mat, 0.03)
    tips = []
    for n in range(4):
        s = (n - 1.5) / 1.5
        way = unit_vector(ahead + side * s * spread)
        own = long * (1 - 0.10 * abs(s - 0.2))
        base = root + side * s * 0.036 + ahead * 0.035
        joint = base + way * own * 0.5
        tips.append(joint + unit_vector(way + inner * -bent * 2) * own * 0.5)
        f.curve([(*base, 0.019), (*joint, 0.017), (*tips[-1], 0.011)], mat, 0.012, 3)
    if web:
        for a, b in itertools.pairwise(tips):
            f.sheet(root + ahead * 0.03, root + (a - root) * 0.78, root + (b - root) * 0.78, 0.006, web, 0.01)
    way = unit_vector(ahead * 0.4 + side)
    f.curve([(*root, 0.024), (*(root + way * long * 0.5), 0.019), (*(root + way * long * 0.55 + ahead * long * 0.35),
             0.012)], mat, 0.014, 3)  # fmt: skip


def fist(f: Figure, at: Point, mat: str = "face", size: float = 1.0) -> None:
    """A hand that is closed about something."""
    x, y, z = at
    f.ball(at, (0.060 * size, 0.058 * size, 0.050 * size), mat, 0.02)
    for n in range(4):
        f.ball((x - 0.012, y + (0.036 - 0.024 * n) * size, z + 0.040 * size),
               (0.046 * size, 0.0135 * size, 0.022 * size), mat, 0.006)  # fmt: skip


def sleeve(f: Figure, way: Sequence[Point], mat: str = "cloth", thick: float = 0.105, cuff: str = "") -> None:
    """An arm in a sleeve, from the shoulder over the elbow to the wrist, with a cuff."""
    sizes = np.linspace(thick, thick * 0.62, len(way))
    f.curve([(*p, r) for p, r in zip(way, sizes, strict=True)], mat, 0.03, 5)
    end, before = np.asarray(way[-1], float), np.asarray(way[-2], float)
    along = unit_vector(end - before)
    f.limb(end - along * 0.025, end + along * 0.012, thick * 0.70, thick * 0.72, cuff or mat, 0.006)
