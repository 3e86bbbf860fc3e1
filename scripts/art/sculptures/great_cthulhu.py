"""Great Cthulhu's pieces, sculpted."""

import itertools
import math

import numpy as np

from art.anatomy import eye, hand, luck, pair, rags, suckers, wing
from art.figure import Figure, Point, unit_vector


def deep_one() -> Figure:
    """From the reef: half fish, half frog, hunched on webbed feet, neck and gills one sack; gold in its hand."""
    f = Figure(0.42)
    f.head = (-0.08, 0.88, 0.28, 0.22)
    f.curve([(0.14, 0.44, -0.10, 0.14), (0.34, 0.38, 0.12, 0.10), (0.26, 0.10, -0.02, 0.06)], "skin", 0.03)
    f.curve([(-0.12, 0.42, -0.12, 0.14), (-0.36, 0.34, 0.04, 0.10), (-0.30, 0.09, -0.12, 0.06)], "skin", 0.03)
    for x, z, a in ((0.26, 0.0, 14), (-0.31, -0.10, -26)):  # webbed feet
        f.ball((x, 0.05, z + 0.03), (0.07, 0.05, 0.09), "skin", 0.03)
        for i in (-1, 0, 1):
            w = math.radians(a + 30 * i)
            tip = (x + 0.24 * math.sin(w), 0.02, z + 0.05 + 0.22 * math.cos(w))
            f.limb((x, 0.05, z + 0.05), tip, 0.034, 0.014, "skin", 0.02)
            if i < 1:
                v = math.radians(a + 30 * i + 30)
                f.sheet((x, 0.03, z + 0.05), tip, (x + 0.24 * math.sin(v), 0.02, z + 0.05 + 0.22 * math.cos(v)),
                        0.012, "wing", 0.02)
    f.ball((0, 0.52, -0.08), (0.22, 0.24, 0.21), "skin", 0.08, (24, 0, 0))
    f.ball((-0.02, 0.74, 0.04), (0.25, 0.22, 0.21), "skin", 0.10, (34, 0, 0))
    f.ball((-0.02, 0.60, 0.10), (0.16, 0.20, 0.13), "belly", 0.05)
    # The head has no neck: it is pushed forward and a little aside, its mouth drawn down at the corners.
    f.ball((-0.06, 0.88, 0.20), (0.20, 0.155, 0.21), "skin", 0.08)
    f.ball((-0.09, 0.80, 0.32), (0.165, 0.10, 0.13), "belly", 0.05)
    f.curve([(-0.24, 0.74, 0.32, 0.02), (-0.19, 0.81, 0.41, 0.024), (-0.09, 0.83, 0.455, 0.024),
             (0.01, 0.81, 0.41, 0.024), (0.07, 0.74, 0.32, 0.02)], "dark", 0.0, 4)
    f.curve([(-0.25, 0.77, 0.32, 0.03), (-0.19, 0.845, 0.42, 0.032), (-0.09, 0.865, 0.46, 0.034),
             (0.01, 0.845, 0.42, 0.032), (0.08, 0.77, 0.32, 0.03)], "skin", 0.02, 4)
    for s in (1, -1):
        x = -0.075 + s * 0.165
        f.ball((x, 0.95, 0.27), 0.068, "skin", 0.03)
        eye(f, (x + s * 0.022, 0.955, 0.325), 0.044, s * 16, open_=0.5)
        for j in range(3):  # gills
            f.curve([(x + s * 0.04, 0.80 - 0.055 * j, 0.14 - 0.02 * j, 0.012),
                     (x + s * 0.075, 0.765 - 0.055 * j, 0.08 - 0.02 * j, 0.022), (x + s * 0.045, 0.72 - 0.055 * j,
                                                                                  0.02, 0.012)], "sore", 0.01, 3)
    back = [(-0.05, 1.02, 0.14), (-0.03, 1.00, -0.02), (-0.01, 0.90, -0.16), (0, 0.74, -0.26), (0.0, 0.56, -0.32)]
    for i, (a, b) in enumerate(itertools.pairwise(back)):  # the fin along its spine
        tip = (a[0] + 0.02, a[1] + 0.17 - 0.03 * i, a[2] - 0.12 - 0.03 * i)
        f.limb(a, tip, 0.026, 0.006, "bone", 0.02)
        f.sheet(a, tip, b, 0.016, "wing", 0.03)
    # One arm hangs with its claws spread over the ground, the other leans on a barbed spear of pale gold.
    f.curve([(-0.24, 0.78, 0.02, 0.085), (-0.46, 0.58, 0.08, 0.062), (-0.48, 0.34, 0.28, 0.052)], "skin", 0.03)
    hand(f, (-0.48, 0.30, 0.31), (-0.1, -0.6, 0.75), 4, 0.20, 0.026, 0.75)
    f.sheet((-0.34, 0.68, 0.02), (-0.50, 0.50, 0.02), (-0.56, 0.66, -0.12), 0.014, "wing", 0.02)
    f.curve([(0.20, 0.80, 0.02, 0.085), (0.42, 0.66, 0.06, 0.062), (0.40, 0.72, 0.28, 0.052)], "skin", 0.03)
    hand(f, (0.40, 0.73, 0.30), (0.2, 0.3, 0.9), 4, 0.10, 0.028, 0.5)
    f.limb((0.30, -0.06, 0.40), (0.52, 1.36, 0.26), 0.024, mat="metal", k=0)
    f.limb((0.52, 1.36, 0.26), (0.56, 1.60, 0.235), 0.045, 0.005, "metal", 0.01)
    for s, y in ((1, 1.30), (-1, 1.30), (1, 1.16), (-1, 1.16)):
        x = 0.52 - (1.36 - y) * 0.155
        f.curve([(x, y, 0.27, 0.022), (x + s * 0.10, y + 0.04, 0.27, 0.022), (x + s * 0.12, y - 0.09, 0.27, 0.005)],
                "metal", 0.005, 3)
    return f


def shoggoth() -> Figure:
    """A heap of black-green bubbles that makes itself eyes, arms and a mouth as it needs them."""
    f = Figure(0.62)
    f.head = (0, 0.85, 0.15, 0.36)
    f.ball((0, 0.30, 0), (0.52, 0.36, 0.46), "slime", 0.1)
    for x, y, z, q in ((-0.25, 0.60, 0.05, 0.28), (0.22, 0.66, -0.05, 0.30), (0.02, 0.86, -0.05, 0.24),
                       (0.40, 0.32, 0.18, 0.24),
                       (-0.42, 0.28, 0.16, 0.22), (0.0, 0.34, 0.36, 0.26), (-0.14, 1.02, 0.02, 0.14), (0.16, 1.0,
                                                                                                       0.06, 0.12)):
        f.ball((x, y, z), q, "slime", 0.10)
    f.ball((0.02, 0.46, 0.62), (0.22, 0.13, 0.16), "dark", 0.03, cut=True)
    for i in range(7):
        x = -0.17 + i * 0.057
        f.limb((x + 0.02, 0.60 - abs(x) * 0.25, 0.52), (x + 0.02, 0.49, 0.57), 0.022, 0.004, "bone", 0.005)
        f.limb((x + 0.02, 0.33 + abs(x) * 0.25, 0.57), (x + 0.02, 0.43, 0.59), 0.022, 0.004, "bone", 0.005)
    for x, y, z, q in ((-0.30, 0.72, 0.28, 0.085), (0.24, 0.80, 0.24, 0.10), (0.0, 0.92, 0.19, 0.075),
                       (-0.05, 0.70, 0.30, 0.065), (0.46, 0.44, 0.36, 0.065),
                       (-0.46, 0.40, 0.34, 0.06), (0.10, 1.06, 0.14, 0.045), (-0.18, 1.10, 0.10, 0.05), (0.34, 0.62,
                                                                                                         0.32, 0.05),
                                                                                                         (-0.22, 0.52,
                                                                                                          0.46, 0.05)):
        f.ball((x, y, z + q * 0.2), q * 0.80, "eye", 0)
        f.ball((x * 1.03, y, z + q * 0.80), (q * 0.16, q * 0.5, q * 0.3), "dark", 0)
        f.ring((x, y, z + q * 0.42), q * 0.74, q * 0.22, "slime", 0.02, (90, 0, 0))
    for p in ([(0.40, 0.60, 0, 0.16), (0.66, 0.82, 0.05, 0.11), (0.62, 1.10, 0.10, 0.08), (0.80, 1.22, 0.12, 0.03)],
              [(-0.38, 0.55, 0, 0.16), (-0.66, 0.70, 0.04, 0.11), (-0.72, 0.98, 0.10, 0.08), (-0.56, 1.12, 0.16, 0.03)],
              [(0.30, 0.16, 0.30, 0.15), (0.56, 0.07, 0.46, 0.09), (0.66, 0.12, 0.56, 0.04)],
              [(-0.34, 0.16, 0.30, 0.15), (-0.58, 0.07, 0.42, 0.09), (-0.62, 0.16, 0.60, 0.04)]):
        f.curve(p, "slime", 0.06)
    return f


def starspawn() -> Figure:
    """Of great Cthulhu's kin: a sagging head on a hunched trunk, a skirt of arms below, one arm of claws above."""
    f = Figure(0.66)
    f.head = (0.12, 1.36, 0.34, 0.32)
    for i in range(8):
        a = math.radians(112 + 45 * i)
        turn = 0.35 if i % 2 else -0.35
        c, s, ct, st = math.cos(a), math.sin(a), math.cos(a + turn), math.sin(a + turn)
        arm = [(0.16 * c, 0.56, 0.16 * s, 0.17), (0.40 * c, 0.34, 0.38 * s, 0.13), (0.60 * c, 0.09, 0.55 * s, 0.095),
               (0.74 * ct, 0.08, 0.66 * st, 0.060), (0.66 * ct, 0.24, 0.60 * st, 0.020)]
        f.curve(arm, "skin", 0.04)
        suckers(f, arm, (ct, -0.4, st + 0.6), 3)
    f.curve([(0, 0.52, -0.02, 0.28), (-0.02, 0.84, -0.04, 0.27), (0.02, 1.12, 0.04, 0.34)], "skin", 0.08)
    f.ball((0.02, 1.20, 0.0), (0.46, 0.22, 0.28), "skin", 0.12)
    f.ball((0.02, 0.84, 0.18), (0.20, 0.28, 0.14), "belly", 0.05)
    # The head is a sack that hangs over to the back.
    f.ball((0.10, 1.38, 0.26), (0.25, 0.21, 0.22), "skin", 0.10)
    f.ball((0.04, 1.60, 0.04), (0.27, 0.29, 0.30), "skin", 0.14, (-30, 0, -14))
    f.ball((-0.06, 1.66, -0.24), (0.20, 0.20, 0.22), "skin", 0.14)
    for x in (-0.10, 0.03, 0.16):
        f.curve([(x + 0.06, 1.50, 0.40, 0.022), (x + 0.03, 1.76, 0.22, 0.030), (x - 0.06, 1.84, -0.06, 0.026)],
                "second", 0.04, 4)
    pair(f, (0.11, 1.42, 0.435), 0.115, 0.066, slant=22)
    for i, x in enumerate((-0.15, -0.09, -0.03, 0.03, 0.09, 0.15)):
        low = 0.92 - 0.10 * (i % 2) + 0.5 * abs(x)
        f.curve([(0.11 + x, 1.30, 0.42, 0.050), (0.12 + x * 1.4, 1.14, 0.50, 0.044),
                 (0.10 + x * 2.0, 1.02, 0.46, 0.034),
                 (0.13 + x * 2.3, low, 0.53, 0.010)], "belly" if i % 2 else "skin", 0.02)
    f.curve([(0.40, 1.22, 0.02, 0.17), (0.84, 0.98, 0.12, 0.13), (0.76, 0.86, 0.54, 0.11)], "skin", 0.05)
    hand(f, (0.75, 0.83, 0.61), (-0.1, -0.45, 0.9), 4, 0.38, 0.050, 0.75)
    whip = [(-0.38, 1.20, 0.02, 0.16), (-0.72, 0.96, 0.16, 0.12), (-0.94, 1.14, 0.30, 0.085),
            (-0.86, 1.40, 0.34, 0.058),
            (-1.04, 1.52, 0.34, 0.016)]
    f.curve(whip, "skin", 0.05)
    suckers(f, whip, (0.2, -0.2, 1), 2)
    return f


def cthulhu() -> Figure:
    """Cthulhu: scaled and bloated, hunched under long wings, its bent head a mass of feelers; it steps up a slab."""
    f = Figure(0.92, 0.17)
    f.head = (0.06, 2.16, 0.34, 0.46)
    _slabs(f)
    _trunk(f)
    _legs(f)
    _arms(f)
    _head(f)
    _crusts(f)
    wing(f, (0.24, 1.84, -0.34), [(0.84, 2.94, -0.50), (1.76, 2.56, -0.62), (1.72, 1.80, -0.64), (1.36, 1.16, -0.58),
                                  (0.76, 0.80, -0.48)],
         sides=(1,), thick=0.013, radius=0.046, sag=0.20, belly=0.20, torn=0.10, seed=6, claw=0.24)
    wing(f, (0.24, 1.84, -0.34), [(0.98, 2.76, -0.54), (1.80, 2.14, -0.66), (1.62, 1.44, -0.64), (1.22, 0.92, -0.58),
                                  (0.70, 0.74, -0.48)],
         sides=(-1,), thick=0.013, radius=0.046, sag=0.20, belly=0.18, torn=0.16, seed=9, claw=0.20)
    return f


def _slabs(f: Figure) -> None:
    """Stones of its city, none of them level."""
    f.ball((0.0, 0.0, 0.0), (0.80, 0.10, 0.70), "rock", 0.05)
    for at, half, turn in (((0.34, 0.06, 0.10), (0.40, 0.06, 0.30), (4, 24, -5)),
                           ((-0.52, 0.12, 0.30), (0.25, 0.13, 0.24), (6, -18, 5)),
                           ((-0.56, 0.22, 0.30), (0.20, 0.07, 0.20), (-4, 20, -7)),
                           ((-0.10, 0.10, -0.42), (0.34, 0.14, 0.18), (-10, 12, 8)),
                           ((0.62, 0.14, -0.30), (0.16, 0.22, 0.14), (12, 40, -14))):
        f.box(at, half, "rock", 0.012, turn, 0.02)


def _trunk(f: Figure) -> None:
    """A bloated belly in folds under ribs, a hunched back."""
    f.ball((0.02, 1.02, -0.06), (0.42, 0.34, 0.36), "hide", 0.12)
    f.ball((0.02, 1.18, 0.06), (0.43, 0.42, 0.38), "hide", 0.14)
    f.ball((0, 1.60, -0.02), (0.56, 0.38, 0.38), "hide", 0.16)
    f.ball((0, 1.82, -0.20), (0.50, 0.30, 0.34), "hide", 0.14)
    f.ball((0.04, 1.08, 0.26), (0.32, 0.36, 0.20), "hide", 0.12)
    for i in range(5):  # folds of the belly
        y = 1.36 - 0.12 * i
        wide, ahead = 0.26 + 0.03 * i - 0.014 * i * i, 0.34 + 0.045 * i - 0.012 * i * i
        f.curve([(0.03 - wide, y + 0.05, ahead - 0.06, 0.018), (0.04 - wide * 0.5, y, ahead + 0.045, 0.034),
                 (0.05 + 0.04 * (-1) ** i, y - 0.025, ahead + 0.07, 0.042),
                 (0.04 + wide * 0.5, y + 0.01, ahead + 0.045, 0.034), (0.05 + wide, y + 0.06, ahead - 0.06, 0.018)],
                "hide", 0.040, 3)
    for s in (1, -1):
        f.ball((s * 0.58, 1.76, 0.0), (0.27, 0.24, 0.26), "hide", 0.10)
        f.ball((s * 0.26, 1.62, 0.24), (0.27, 0.17, 0.15), "hide", 0.07, (0, 0, s * -16))
        f.curve([(s * 0.14, 2.06, -0.06, 0.17), (s * 0.38, 1.94, -0.06, 0.15), (s * 0.60, 1.84, -0.02, 0.16)], "hide",
                0.07, 4)
        for i in range(4):  # ribs
            y = 1.46 - 0.10 * i
            f.curve([(s * 0.24, y - 0.02, 0.36 - 0.01 * i, 0.016), (s * 0.40, y + 0.02, 0.26 - 0.01 * i, 0.030),
                     (s * 0.50, y + 0.08, 0.08, 0.028)], "hide", 0.035, 3)


def _crusts(f: Figure) -> None:
    """What grew on it in the deep: barnacles in clusters, weed that hangs from one arm."""
    r = luck(14)
    for (x, y, z), size, (aside, up, ahead), n in (((0.60, 1.76, 0.0), 0.245, (0.4, 0.75, 0.55), 11),
                                                   ((-0.66, 1.74, 0.0), 0.225, (-0.2, 0.9, 0.3), 8),
                                                   ((-0.67, 0.97, 0.49), 0.115, (-0.5, 0.5, 0.7), 4)):
        for _ in range(n):
            way = unit_vector(np.array((aside, up, ahead)) + r.normal(0, 0.34, 3))
            q, at = r.uniform(0.013, 0.028), np.array((x, y, z)) + way * size
            f.limb(at, at + way * q * 1.6, q * 1.25, q * 0.75, "horn", 0.015)
            f.ball(at + way * q * 2.3, q * 0.40, "dark", 0.004, cut=True)
    rags(f, (-0.98, 1.56, 0.06), (-1.16, 1.40, 0.14), 5, 0.34, 0.014, "second", 5, (0.04, 0, 0.02))


def _toes(f: Figure, at: tuple[float, float, float], turn: float, long: float = 0.24) -> None:
    """A broad foot of three toes with hooked claws and one behind."""
    x, y, z = at
    for a in (turn - 34, turn, turn + 34):
        u, v = math.sin(math.radians(a)), math.cos(math.radians(a))
        end = (x + u * long, y - 0.01, z + v * long)
        f.curve([(x, y + 0.06, z, 0.10), (x + u * long * 0.55, y + 0.075, z + v * long * 0.55, 0.075),
                 (*end, 0.058)], "hide", 0.04, 3)
        f.curve([(*end, 0.050), (end[0] + u * 0.11, y + 0.03, end[2] + v * 0.11, 0.034),
                 (end[0] + u * 0.18, y - 0.06, end[2] + v * 0.18, 0.006)], "bone", 0.012, 3)


def _legs(f: Figure) -> None:
    """One leg bears it, the other steps up; knees are lumps, the shins lean back."""
    f.curve([(0.26, 1.02, -0.04, 0.28), (0.52, 0.82, 0.20, 0.24), (0.62, 0.66, 0.30, 0.18)], "hide", 0.08, 5)
    f.curve([(0.62, 0.66, 0.30, 0.18), (0.60, 0.46, 0.16, 0.165), (0.54, 0.24, -0.02, 0.115),
             (0.56, 0.14, 0.10, 0.12)], "hide", 0.06, 5)
    f.ball((0.63, 0.70, 0.36), (0.13, 0.15, 0.11), "hide", 0.06)
    _toes(f, (0.57, 0.09, 0.16), 12)
    f.curve([(-0.24, 1.02, -0.04, 0.28), (-0.50, 0.98, 0.26, 0.24), (-0.66, 0.92, 0.44, 0.18)], "hide", 0.08, 5)
    f.curve([(-0.66, 0.92, 0.44, 0.18), (-0.66, 0.70, 0.34, 0.16), (-0.58, 0.44, 0.20, 0.11),
             (-0.58, 0.36, 0.32, 0.12)], "hide", 0.06, 5)
    f.ball((-0.67, 0.97, 0.49), (0.13, 0.14, 0.11), "hide", 0.06)
    _toes(f, (-0.58, 0.29, 0.38), -14)


def _paw(f: Figure, at: Point, aim: Point, up: Point, long: float, thick: float, spread: float, bend: float,
         thumb: float) -> None:  # fmt: skip
    """A huge fore paw: four knuckled fingers with long hooked claws, skin between their roots, and a thumb."""
    root, ahead = np.array(at, float), unit_vector(aim)
    side = unit_vector(np.cross(ahead, np.array(up, float)))
    palm = np.cross(side, ahead)
    f.ball(root, thick * 2.1, "hide", 0.05)
    joints = []
    for i, s in enumerate((-1.0, -0.35, 0.35, 1.0, thumb)):
        far = i == 4
        way = unit_vector(ahead * (0.45 if far else 1.0) + side * s * spread * (1.5 if far else 1.0))
        own = long * (0.70 if far else 1 - 0.13 * abs(s - 0.2))
        base = root + side * s * thick * 1.7
        joint = base + way * own * 0.46 - palm * own * (0.16 - 0.04 * i)
        tip = joint + unit_vector(way + palm * bend) * own * 0.42
        claw = tip + unit_vector(way + palm * bend * 1.5) * own * 0.26
        end = claw + unit_vector(way * 0.5 + palm * (bend + 1.0)) * own * 0.26
        f.curve([(*base, thick * 1.05), (*joint, thick), (*tip, thick * 0.72)], "hide", 0.025, 4)
        f.ball(joint - palm * thick * 0.3, thick * 1.12, "hide", 0.03)
        f.curve([(*tip, thick * 0.70), (*claw, thick * 0.46), (*end, 0.006)], "bone", 0.012, 4)
        if not far:
            joints.append((base, joint))
    for (a, b), (c, d) in itertools.pairwise(joints):
        f.sheet(a, c, b * 0.7 + a * 0.3, 0.016, "wing", 0.03)
        f.sheet(c, b * 0.7 + a * 0.3, d * 0.7 + c * 0.3, 0.016, "wing", 0.03)


def _arms(f: Figure) -> None:
    """One arm gropes ahead with its elbow high, the other hangs down to the knee."""
    f.curve([(-0.62, 1.76, 0.0, 0.22), (-0.90, 1.68, -0.02, 0.185), (-1.14, 1.54, 0.06, 0.135)], "hide", 0.06, 5)
    f.curve([(-1.14, 1.54, 0.06, 0.135), (-1.22, 1.42, 0.26, 0.165), (-1.24, 1.26, 0.52, 0.105)], "hide", 0.05, 5)
    f.ball((-1.18, 1.57, 0.02), (0.11, 0.10, 0.11), "hide", 0.05)
    _paw(f, (-1.25, 1.20, 0.60), (-0.16, -0.30, 0.90), (0.3, -1, -0.2), 0.50, 0.060, 0.62, 0.60, -1.0)
    f.curve([(0.62, 1.76, 0.0, 0.22), (0.92, 1.52, 0.0, 0.185), (1.08, 1.26, 0.06, 0.135)], "hide", 0.06, 5)
    f.curve([(1.08, 1.26, 0.06, 0.135), (1.08, 1.08, 0.22, 0.165), (0.98, 0.88, 0.42, 0.105)], "hide", 0.05, 5)
    f.ball((1.13, 1.24, 0.02), (0.11, 0.10, 0.11), "hide", 0.05)
    _paw(f, (0.95, 0.82, 0.49), (-0.18, -0.88, 0.42), (-0.35, -0.3, -1), 0.46, 0.060, 0.50, 0.45, 1.0)
    for s, x, y, z in ((1, 1.12, 1.24, -0.06), (-1, -1.16, 1.55, -0.06)):  # spurs at the elbows
        f.curve([(x, y, z, 0.06), (x + s * 0.08, y + 0.08, z - 0.10, 0.04), (x + s * 0.10, y + 0.20, z - 0.14, 0.006)],
                "bone", 0.02, 3)


TURN, ROLL, NOD = math.radians(14), math.radians(-7), math.radians(-13)
NECK = (0.03, 2.04, 0.34)


def _of_head(x: float, y: float, z: float) -> tuple[float, float, float]:
    """A point of the head, which is turned, lifted a little and hangs to one side."""
    y, z = y * math.cos(NOD) - z * math.sin(NOD), y * math.sin(NOD) + z * math.cos(NOD)
    x, y = x * math.cos(ROLL) - y * math.sin(ROLL), x * math.sin(ROLL) + y * math.cos(ROLL)
    x, z = x * math.cos(TURN) + z * math.sin(TURN), z * math.cos(TURN) - x * math.sin(TURN)
    return NECK[0] + x, NECK[1] + y, NECK[2] + z


def _feeler(f: Figure, way: float, root: Point, long: float, thick: float, curl: float, aside: float) -> None:
    """A feeler from a point of the head: out, down, and curled at its end, ``aside`` by so much of its length."""
    out = np.array((math.sin(way), 0.0, math.cos(way)))
    across = np.array((math.cos(way), 0.0, -math.sin(way)))
    down = np.array((0.0, -1.0, 0.0))
    at, steps, line = np.array(root, float), 12, []
    for i in range(steps + 1):
        t = i / steps
        line.append((*_of_head(*at), thick * (1 - t) ** 0.70 * (1 + 0.07 * math.sin(9 * t + way * 5)) + 0.008))
        dip = math.radians(8 + 82 * min(t * 2.4, 1)) + math.radians(curl) * max(t - 0.5, 0) ** 1.4
        lean = aside * math.sin(math.pi * min(t * 1.5 - 0.25, 1.25))
        go = out * math.cos(dip) + down * math.sin(dip) + across * lean
        at = at + unit_vector(go) * long / steps
    f.curve(line[:3], "feeler", 0.045, 3)
    f.curve(line[2:], "feeler", 0.012, 3)
    if abs(aside) > 0.29:
        suckers(f, line[5:], _facing(across * math.copysign(1, -aside) + out * 0.6), 3, "feeler")


def _facing(way: np.ndarray) -> np.ndarray:
    """A direction of the head as one of the figure."""
    return np.array(_of_head(*way)) - np.array(NECK)


def _head(f: Figure) -> None:
    """A sagging sack over deep eyes that look out of folds; below them nothing but feelers."""
    def ball(x: float, y: float, z: float, r: Point, k: float, turn: float = 0.0) -> None:
        f.ball(_of_head(x, y, z), r, "skin", k, (turn, math.degrees(TURN), math.degrees(ROLL)))

    ball(0, -0.02, 0.0, (0.27, 0.26, 0.27), 0.12)
    ball(0.02, 0.34, -0.18, (0.42, 0.33, 0.42), 0.16, -24)
    ball(-0.08, 0.52, -0.24, (0.31, 0.28, 0.32), 0.14, -20)
    ball(0.14, 0.34, -0.50, (0.29, 0.26, 0.28), 0.14)
    for x, side, high, r in ((0.05, -0.02, 0.74, 0.026), (0.16, 0.24, 0.62, 0.022), (-0.12, -0.22, 0.72, 0.024)):
        f.curve([(*_of_head(x * 0.5, 0.18, 0.26), 0.012), (*_of_head((x + side) / 2, 0.40, 0.20), r),
                 (*_of_head(side, high - 0.06, -0.04), r * 1.3), (*_of_head(side * 1.2, high - 0.02, -0.30), 0.014)],
                "skin", 0.06, 4)  # creases that run back from the brow
    for s in (1, -1):
        _eye(f, s)
        ball(s * 0.22, -0.12, 0.12, (0.13, 0.13, 0.14), 0.08)
        for j in range(3):  # gills
            f.curve([(*_of_head(s * (0.33 + 0.01 * j), 0.02 - 0.075 * j, -0.06 - 0.05 * j), 0.014),
                     (*_of_head(s * 0.385, -0.07 - 0.075 * j, -0.09 - 0.05 * j), 0.026),
                     (*_of_head(s * 0.36, -0.17 - 0.06 * j, -0.10 - 0.05 * j), 0.012)], "skin", 0.02, 3)
    r = luck(11)
    for i in range(6):  # the inner row, short
        way = math.radians(-55 + 22 * i)
        _feeler(f, way, (0.13 * math.sin(way), -0.22, 0.06 + 0.12 * math.cos(way)), r.uniform(0.56, 0.74), 0.046,
                r.uniform(200, 500), r.uniform(-0.28, 0.28))
    outer = ((-94, 1.10, 800, -0.60), (-68, 1.16, 420, -0.46), (-45, 0.98, 640, 0.34), (-22, 1.26, 330, -0.34),
             (2, 1.02, 560, 0.26), (22, 1.32, 380, 0.36), (46, 1.00, 700, -0.34), (68, 1.26, 460, 0.46),
             (94, 1.16, 860, 0.64))
    for i, (angle, long, curl, aside) in enumerate(outer):
        way = math.radians(angle)
        _feeler(f, way, (0.23 * math.sin(way), -0.10 - 0.05 * (i % 2), 0.05 + 0.20 * math.cos(way)), long, 0.068, curl,
                aside)


def _eye(f: Figure, s: int) -> None:
    """An eye of a thing from deep water: a bar for a pupil, a hood of skin above, pouches below."""
    turn = (0.0, math.degrees(TURN) + s * 28, math.degrees(ROLL) + s * 6)
    f.ball(_of_head(s * 0.190, 0.060, 0.25), (0.125, 0.096, 0.11), "dark", 0.05, turn, cut=True)
    for points, k in (([(0.055, 0.085, 0.26, 0.028), (0.12, 0.130, 0.275, 0.046), (0.23, 0.132, 0.225, 0.050),
                        (0.315, 0.06, 0.12, 0.040), (0.32, -0.05, 0.08, 0.028)], 0.035),
                      ([(0.04, 0.16, 0.27, 0.02), (0.14, 0.235, 0.25, 0.034), (0.27, 0.22, 0.16, 0.036),
                        (0.36, 0.11, 0.04, 0.02)], 0.05),
                      ([(0.08, -0.01, 0.255, 0.018), (0.17, -0.045, 0.255, 0.026), (0.26, -0.020, 0.19, 0.024),
                        (0.31, 0.03, 0.12, 0.02)], 0.03),
                      ([(0.09, -0.07, 0.25, 0.016), (0.18, -0.10, 0.24, 0.026), (0.28, -0.07, 0.16, 0.02)], 0.04)):
        f.curve([(*_of_head(s * x, y, z), r) for x, y, z, r in points], "skin", k, 4)
    f.ball(_of_head(s * 0.188, 0.046, 0.178), (0.118, 0.066, 0.082), "eye", 0, turn)
    f.ball(_of_head(s * 0.202, 0.046, 0.248), (0.050, 0.009, 0.02), "dark", 0, turn)
