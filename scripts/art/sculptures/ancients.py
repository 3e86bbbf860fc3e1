"""The Ancients' pieces, sculpted."""

import math
from collections.abc import Sequence

import numpy as np

from art.anatomy import drape, eye, hand, luck, rags, teeth
from art.figure import Figure, unit_vector


def un_man() -> Figure:
    """One of the deep blue-lit land who can thin himself away: a crowned priest down to the belt, below that smoke."""
    f = Figure(0.42)
    f.head = (0.0, 1.20, 0.10, 0.19)
    pts = []
    for i in range(16):  # what is left of him below turns and thins
        a, t = 0.9 + i * 0.72, i / 15
        q = 0.26 * (1 - t) ** 1.2 + 0.03
        pts.append((q * math.cos(a) + 0.22 * (1 - t) ** 2, 0.04 + 0.50 * t, q * math.sin(a), 0.014 + 0.040 * t))
    f.curve(pts, "glass", 0.02, 4)
    for i in range(9):
        a = i * 0.70 + 0.4
        c, s = math.cos(a), math.sin(a)
        f.curve([(0.11 * c, 0.68, 0.09 * s, 0.060), (0.14 * c + 0.02, 0.48, 0.12 * s, 0.036),
                 (0.09 * c + 0.10, 0.30, 0.09 * s, 0.020),
                 (0.28 + 0.16 * math.cos(a + 1.0), 0.12 + 0.05 * (i % 4), 0.14 * math.sin(a + 1.0), 0.005)],
                "cloth", 0.03)  # fmt: skip
    f.curve([(0, 0.66, 0, 0.14), (0, 0.84, 0.0, 0.16), (0, 1.0, 0.0, 0.15)], "cloth", 0.05)
    f.ball((0, 1.00, 0.0), (0.25, 0.09, 0.13), "cloth2", 0.05)
    f.ring((0, 0.72, 0.0), 0.155, 0.028, "metal", 0.01)
    f.box((0, 0.86, 0.155), (0.055, 0.10, 0.02), "metal", 0.01, (-8, 0, 0), 0.02)
    # A smooth long face without a mouth, eyes shut to slits, under a crown of tall plates.
    f.limb((0, 1.02, 0.02), (0, 1.10, 0.06), 0.065, 0.06, "flesh", 0.03)
    f.ball((0, 1.20, 0.08), (0.105, 0.155, 0.12), "flesh", 0.03)
    f.limb((0, 1.22, 0.19), (0, 1.16, 0.215), 0.018, 0.024, "flesh", 0.02)
    for s in (1, -1):
        f.ball((s * 0.048, 1.225, 0.185), (0.036, 0.009, 0.03), "dark", 0.01, (0, 0, s * 10), cut=True)
        f.ball((s * 0.048, 1.223, 0.168), (0.026, 0.006, 0.02), "eye", 0)
    for i in range(7):
        a = math.radians(-60 + 50 * i - 90)
        c, s = math.cos(a), math.sin(a)
        high = 0.40 if i in (3, 4) else 0.30
        f.box((0.13 * c, 1.36 + high / 2 - 0.12, 0.05 - 0.12 * s), (0.045, high / 2, 0.014), "metal", 0.006,
              (s * 14, -math.degrees(a) + 90, 0), 0.01)
    f.ring((0, 1.30, 0.06), 0.125, 0.026, "metal", 0.01)
    # One hand is held out over whom it commands, the other arm already gone from the elbow on.
    f.curve([(-0.22, 1.00, 0.0, 0.085), (-0.54, 1.10, 0.02, 0.080), (-0.78, 0.98, 0.28, 0.060)], "cloth", 0.03)
    hand(f, (-0.82, 0.95, 0.32), (-0.35, -0.55, 0.70), 4, 0.25, 0.024, 0.45, "flesh", thumb=-1.0)
    drape(f, [(-0.36, 1.02, 0.02), (-0.56, 1.04, 0.06), (-0.76, 0.94, 0.24)], (0.24, 0.62), torn=0.3, seed=2, columns=7)
    f.curve([(0.22, 0.98, 0.0, 0.085), (0.46, 0.82, 0.08, 0.075), (0.64, 0.74, 0.16, 0.050),
             (0.88, 0.82, 0.20, 0.026), (1.02, 0.72, 0.16, 0.005)], "cloth", 0.03)
    f.curve([(0.46, 0.80, 0.09, 0.05), (0.72, 0.98, 0.14, 0.030), (0.90, 1.08, 0.10, 0.005)], "glass", 0.03)
    f.curve([(0.40, 0.80, 0.08, 0.06), (0.60, 0.56, 0.14, 0.035), (0.80, 0.56, 0.12, 0.005)], "glass", 0.03)
    return f


def reanimated() -> Figure:
    """A corpse that was sewn together and set going: no head on its shoulders, for it carries that by the hair."""
    f = Figure(0.44)
    f.head = (-0.50, 0.62, 0.28, 0.16)
    f.curve([(0.13, 0.56, 0, 0.115), (0.22, 0.32, 0.10, 0.09), (0.20, 0.06, 0.02, 0.065)], "cloth2", 0.03)
    f.curve([(-0.13, 0.56, 0, 0.115), (-0.20, 0.32, 0.0, 0.09), (-0.28, 0.06, -0.14, 0.065)], "cloth2", 0.03)
    f.ball((0.21, 0.03, 0.10), (0.08, 0.04, 0.13), "flesh", 0.02)
    f.ball((-0.29, 0.03, -0.06), (0.08, 0.04, 0.13), "flesh", 0.02, (0, -20, 0))
    rags(f, (-0.18, 0.60, 0.12), (0.20, 0.60, 0.12), 6, 0.24, 0.05, "rag", 8)
    f.curve([(0.0, 0.56, 0, 0.17), (0.02, 0.74, -0.02, 0.18), (0.04, 0.96, 0.0, 0.24)], "flesh", 0.05)
    f.ball((0.05, 1.06, -0.02), (0.36, 0.15, 0.19), "flesh", 0.08)
    # The stump, and the seams.
    f.limb((0.04, 1.10, 0.0), (0.03, 1.21, 0.02), 0.10, 0.085, "flesh", 0.05)
    f.ball((0.03, 1.25, 0.02), (0.078, 0.04, 0.078), "sore", 0.01)
    f.limb((0.03, 1.20, 0.0), (0.03, 1.31, 0.0), 0.034, 0.028, "bone", 0.01)
    for a, b, n in (((0.03, 1.02, 0.25), (0.02, 0.66, 0.19), 7), ((0.03, 0.98, 0.255), (0.30, 1.10, 0.17), 5),
                    ((0.03, 0.98, 0.255), (-0.22, 1.10, 0.18), 5)):
        p, q = np.array(a), np.array(b)
        f.curve([(*p, 0.012), (*((p + q) / 2 + (0, 0, 0.012)), 0.012), (*q, 0.010)], "sore", 0.012, 3)
        across = np.cross(unit_vector(q - p), (0, 0, 1)) * 0.045
        for t in np.linspace(0.08, 0.92, n):
            m = p + (q - p) * t + (0, 0, 0.008)
            f.limb(m - across, m + across, 0.010, mat="dark", k=0)
    # One arm is another man's, far too big, and drives ahead.
    f.curve([(0.36, 1.06, 0.0, 0.15), (0.62, 0.88, 0.18, 0.14), (0.56, 0.98, 0.50, 0.115)], "flesh", 0.05)
    f.ring((0.47, 0.97, 0.08), 0.145, 0.014, "sore", 0.01, (20, 0, 60))
    hand(f, (0.55, 1.00, 0.58), (-0.05, 0.25, 0.9), 4, 0.24, 0.044, 0.65, "flesh", (0, 1, 0))
    f.curve([(-0.26, 1.06, 0.0, 0.10), (-0.46, 0.96, 0.06, 0.075), (-0.50, 0.86, 0.26, 0.06)], "flesh", 0.03)
    f.ball((-0.50, 0.83, 0.29), (0.065, 0.06, 0.06), "flesh", 0.02)
    for x in (-0.055, -0.02, 0.02, 0.055):
        f.curve([(-0.50 + x * 0.6, 0.86, 0.30, 0.022), (-0.50 + x, 0.78, 0.30, 0.020),
                 (-0.50 + x * 1.3, 0.68, 0.28, 0.026)], "fur", 0.02, 3)
    f.ball((-0.50, 0.60, 0.28), (0.125, 0.15, 0.135), "flesh", 0.03, (0, -8, 6))
    f.ball((-0.50, 0.685, 0.25), (0.128, 0.085, 0.13), "fur", 0.02)
    eye(f, (-0.445, 0.615, 0.405), 0.034, 10, lid="flesh")
    eye(f, (-0.55, 0.615, 0.400), 0.034, -10, lid="flesh")
    f.ball((-0.50, 0.515, 0.40), (0.055, 0.035, 0.05), "dark", 0.015, cut=True)
    return f


def yothan() -> Figure:
    """What red-lit vaults bred out of men: a pale colossus on four hands, its back a ridge of black hair, one horn,
    a man's broad face hung low before it."""
    f = Figure(0.98, 0.17)
    f.head = (0.86, 1.08, 0.84, 0.34)
    f.ball((0, 0.0, 0.0), (0.80, 0.06, 0.76), "rock", 0.04)
    spine = [(-0.88, 1.20, -0.30, 0.34), (-0.52, 1.38, -0.20, 0.36), (-0.10, 1.60, -0.06, 0.45),
             (0.26, 1.72, 0.10, 0.45), (0.60, 1.54, 0.36, 0.32), (0.86, 1.26, 0.56, 0.24)]
    f.curve(spine, "skin", 0.08, 5)
    f.ball((0.10, 1.26, 0.10), (0.42, 0.42, 0.40), "belly", 0.14, (0, 0, -14))
    for i in range(4):  # ribs over a belly that is drawn in
        x, y, z = 0.26 - 0.13 * i, 1.50 - 0.045 * i, 0.44 - 0.07 * i
        f.curve([(x + 0.02, y + 0.18, z - 0.12, 0.026), (x, y - 0.04, z + 0.04, 0.034),
                 (x + 0.06, y - 0.24 + 0.03 * i, z - 0.06, 0.020)], "belly", 0.04, 3)  # fmt: skip
    # Four legs that end in hands; the far fore one is lifted.
    for p, way, thumb in ((((-0.84, 1.08, -0.08, 0.28), (-0.66, 0.74, 0.30, 0.19), (-1.00, 0.44, 0.16, 0.115),
                            (-0.88, 0.14, 0.30, 0.125)), (-0.30, -0.12, 1), -1.0),
                          (((-0.84, 1.08, -0.44, 0.26), (-0.70, 0.74, -0.56, 0.17), (-0.92, 0.46, -0.62, 0.11),
                            (-0.74, 0.14, -0.60, 0.12)), (-0.9, -0.12, 0.4), 1.0),
                          (((0.28, 1.54, 0.34, 0.30), (-0.02, 1.00, 0.58, 0.19), (0.18, 0.50, 0.58, 0.125),
                            (0.10, 0.14, 0.70, 0.135)), (-0.10, -0.12, 1), -1.0),
                          (((0.50, 1.54, -0.06, 0.28), (0.96, 1.10, -0.16, 0.18), (1.20, 0.64, 0.0, 0.12),
                            (1.16, 0.42, 0.12, 0.11)), (0.25, -0.70, 0.6), 1.0)):  # fmt: skip
        f.curve(p, "skin", 0.06)
        x, y, z, _ = p[-1]
        hand(f, (x, y - 0.02, z + 0.03), way, 4, 0.36, 0.060, 0.62, "flesh", thumb=thumb)
    _mane(f, spine)
    _low_face(f, 0.88, 1.06, 0.82)
    return f


def _mane(f: Figure, spine: Sequence[Sequence[float]]) -> None:
    """Hair that stands along a spine, longest over the shoulders, and hangs from the neck."""
    r = luck(19)
    for p in np.linspace(0, 1, 22):
        x, y, z, thick = (float(np.interp(p, np.linspace(0, 1, len(spine)), line)) for line in zip(*spine, strict=True))
        tall = 0.18 + 0.20 * math.exp(-(((p - 0.62) / 0.30) ** 2))
        for _ in range(6):
            dx, dz = r.uniform(-0.10, 0.10), r.uniform(-0.26, 0.20)
            root = (x + dx, y + thick * 0.82 - 0.9 * dz * dz, z + dz)
            tip = (root[0] - 0.18 - 0.12 * r.random(), root[1] + tall * r.uniform(0.6, 1.1), root[2] + 1.4 * dz)
            f.limb(root, tip, 0.075, 0.006, "pelt", 0.03)
    rags(f, (0.50, 1.88, 0.42), (0.94, 1.42, 0.62), 7, 0.50, 0.060, "pelt", 4, (-0.12, 0, 0.06))
    rags(f, (0.02, 2.00, 0.22), (0.42, 1.94, 0.42), 7, 0.54, 0.065, "pelt", 6, (-0.10, 0, 0.04))


def _low_face(f: Figure, x: float, y: float, z: float) -> None:
    """A flat man's face as broad as a door: eyes too far apart, a nose pressed in, lips that hang, a horn between."""
    f.ball((x, y + 0.02, z - 0.14), (0.33, 0.36, 0.26), "pelt", 0.08, (-6, 0, 6))
    f.ball((x, y + 0.02, z - 0.05), (0.275, 0.33, 0.19), "flesh", 0.06, (-6, 0, 6))
    f.ball((x + 0.01, y - 0.22, z - 0.02), (0.22, 0.17, 0.17), "flesh", 0.08)
    f.curve([(x - 0.23, y + 0.11, z + 0.04, 0.040), (x - 0.02, y + 0.19, z + 0.14, 0.062),
             (x + 0.23, y + 0.15, z + 0.03, 0.040)], "flesh", 0.05, 5)  # fmt: skip
    for s in (1, -1):
        f.ball((x + s * 0.155, y - 0.075, z + 0.06), (0.105, 0.085, 0.07), "flesh", 0.06, (0, 0, s * -20))
        eye(f, (x + s * 0.140, y + 0.075 + s * 0.016, z + 0.125), 0.054, s * -14, lid="flesh", open_=0.30)
        f.ball((x + s * 0.050, y - 0.095, z + 0.205), (0.030, 0.022, 0.03), "dark", 0.01, cut=True)
        f.ball((x + s * 0.30, y + 0.02, z - 0.12), (0.055, 0.13, 0.09), "flesh", 0.04, (0, s * 25, s * -12))
    f.limb((x, y + 0.10, z + 0.13), (x, y - 0.03, z + 0.17), 0.035, 0.05, "flesh", 0.05)
    f.ball((x, y - 0.065, z + 0.165), (0.095, 0.055, 0.06), "flesh", 0.04)
    f.ball((x + 0.02, y - 0.245, z + 0.13), (0.140, 0.055, 0.10), "dark", 0.03, (0, 0, -6), cut=True)
    f.curve([(x - 0.17, y - 0.23, z + 0.07, 0.036), (x, y - 0.175, z + 0.155, 0.046),
             (x + 0.18, y - 0.21, z + 0.06, 0.036)], "flesh", 0.03, 4)  # fmt: skip
    f.curve([(x - 0.16, y - 0.27, z + 0.06, 0.042), (x + 0.03, y - 0.345, z + 0.15, 0.062),
             (x + 0.19, y - 0.26, z + 0.05, 0.042)], "flesh", 0.03, 4)  # fmt: skip
    teeth(f, (x - 0.10, y - 0.295, z + 0.125), (x + 0.14, y - 0.295, z + 0.12), 6, 0.055, 0.022, (0, 1, 0), seed=5)
    f.curve([(x - 0.01, y + 0.27, z + 0.04, 0.085), (x - 0.03, y + 0.46, z + 0.16, 0.070),
             (x - 0.05, y + 0.66, z + 0.19, 0.046), (x - 0.04, y + 0.84, z + 0.14, 0.008)], "horn", 0.03, 5)


def cathedral() -> Figure:
    """The building the Ancients raise: two pointed arches, one within the other, and a spire that leans wrong."""
    f = Figure(0.62)
    f.head = (0, 0.8, 0, 0.3)
    f.box((0, 0.05, 0), (0.46, 0.06, 0.34), "brick", 0.01, (0, 8, 0), 0.02)
    f.box((0, 0.11, 0), (0.40, 0.05, 0.28), "brick", 0.01, (0, 5, 0), 0.02)
    f.box((0, 0.46, -0.02), (0.31, 0.36, 0.20), "brick", 0.01, (0, 0, 0), 0.02)
    # The nave's roof ends in a point, a little twisted.
    for i in range(5):
        t = i / 4
        f.box((0.01 * i, 0.84 + 0.10 * i, -0.02), (0.29 * (1 - t) + 0.02, 0.055, 0.20), "cloth2", 0.02,
              (0, 0, 1.5 * i), 0.02)
    f.ball((0, 0.44, 0.20), (0.15, 0.33, 0.14), "dark", 0.01, cut=True)
    f.ball((0, 0.30, 0.09), (0.09, 0.20, 0.04), "eye", 0)
    for reach, high, thick in ((0.20, 0.84, 0.035), (0.135, 0.70, 0.024)):
        for s in (1, -1):
            f.curve([(s * reach, 0.12, 0.20, thick), (s * reach * 1.02, 0.46, 0.205, thick),
                     (s * reach * 0.66, high * 0.86, 0.205, thick), (0, high, 0.205, thick * 0.8)], "brick", 0.01, 5)
    # Towers of two heights stand far out, held by arches.
    for s, h in ((1, 0.90), (-1, 1.34)):
        f.limb((s * 0.50, -0.02, 0.06), (s * 0.505, h - 0.24, 0.06), 0.115, 0.095, "brick", 0.01)
        f.ring((s * 0.505, h - 0.26, 0.06), 0.095, 0.030, "brick", 0.01)
        f.limb((s * 0.505, h - 0.26, 0.06), (s * 0.53, h + 0.16, 0.04), 0.105, 0.006, "cloth2", 0.01)
        f.box((s * 0.50, h * 0.55, 0.16), (0.022, 0.09, 0.03), "dark", 0.0, cut=True)
        for y in (0.40, 0.66):
            f.curve([(s * 0.26, y + 0.14, 0.0, 0.035), (s * 0.40, y + 0.10, 0.02, 0.035),
                     (s * 0.48, y - 0.10, 0.04, 0.04)],
                    "brick", 0.02, 4)
    pts = [(0.06, 1.06, -0.10, 0.13), (0.13, 1.32, -0.12, 0.10), (0.16, 1.56, -0.14, 0.060), (0.30, 1.80, -0.14, 0.006)]
    f.curve(pts, "cloth2", 0.02, 5)
    f.limb((0.04, 0.80, -0.10), (0.07, 1.16, -0.10), 0.15, 0.14, "brick", 0.02)
    for i in range(6):
        a = i * 1.047
        f.limb((0.07 + 0.14 * math.cos(a), 1.14, -0.10 + 0.14 * math.sin(a)),
               (0.075 + 0.17 * math.cos(a), 1.34, -0.10 + 0.17 * math.sin(a)), 0.028, 0.005, "brick", 0.01)
    return f
