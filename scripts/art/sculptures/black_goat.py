"""Black Goat's pieces, sculpted."""

import itertools
import math
from collections.abc import Sequence

import numpy as np

from art.anatomy import hand, luck, pair, rags, teeth, wing
from art.cards.posture import posed
from art.figure import Figure, Point, spline


def ghoul() -> Figure:
    """Rubbery, dog-faced, squatting over what it dug up: one hand on the ground, a thighbone at its teeth."""
    f = Figure(0.44)
    f.head = (0.06, 0.74, 0.34, 0.20)
    f.ball((0, 0.0, 0.0), (0.36, 0.06, 0.34), "rock", 0.04)
    f.curve([(0.13, 0.24, -0.12, 0.14), (0.36, 0.46, 0.12, 0.095), (0.32, 0.16, 0.06, 0.062),
             (0.34, 0.04, 0.16, 0.06)], "skin", 0.04)
    f.curve([(-0.13, 0.24, -0.12, 0.14), (-0.36, 0.42, 0.08, 0.095), (-0.34, 0.14, 0.0, 0.062),
             (-0.38, 0.04, 0.10, 0.06)], "skin", 0.04)
    for x, z in ((0.34, 0.18), (-0.38, 0.12)):  # half hooves
        for s in (1, -1):
            f.limb((x + s * 0.04, 0.04, z), (x + s * 0.05, 0.02, z + 0.12), 0.045, 0.028, "horn", 0.01)
    # The back is one arch of spine and ribs.
    f.curve([(0, 0.26, -0.16, 0.17), (0.0, 0.50, -0.22, 0.17), (0.02, 0.70, -0.10, 0.19), (0.04, 0.76, 0.10, 0.14)],
            "skin", 0.05)
    for i, p in enumerate(((0, 0.34, -0.33), (0, 0.46, -0.385), (0, 0.58, -0.39), (0.01, 0.70, -0.345),
                           (0.02, 0.80, -0.26), (0.03, 0.88, -0.13))):
        f.ball(p, 0.036 + 0.004 * (i % 2), "bone", 0.035)
    for i in range(4):
        for s in (1, -1):
            f.curve([(s * 0.06, 0.72 - 0.08 * i, 0.06 - 0.05 * i, 0.014),
                     (s * 0.18, 0.68 - 0.08 * i, -0.06 - 0.03 * i, 0.020), (s * 0.16, 0.70 - 0.07 * i, -0.22,
                                                                            0.012)], "belly", 0.025, 3)
    f.limb((0.04, 0.78, 0.12), (0.06, 0.76, 0.24), 0.10, 0.10, "skin", 0.05)
    f.ball((0.06, 0.78, 0.29), (0.115, 0.105, 0.125), "skin", 0.05)
    f.curve([(0.06, 0.76, 0.38, 0.078), (0.065, 0.71, 0.49, 0.056), (0.07, 0.67, 0.57, 0.042)], "skin", 0.04, 4)
    f.limb((0.06, 0.68, 0.34), (0.07, 0.58, 0.47), 0.055, 0.035, "skin", 0.03)
    f.ball((0.07, 0.69, 0.605), (0.034, 0.026, 0.026), "dark", 0.01)
    teeth(f, (0.02, 0.66, 0.54), (0.125, 0.66, 0.53), 5, 0.055, 0.012, seed=7)
    pair(f, (0.062, 0.80, 0.40), 0.058, 0.032, slant=20)
    for s in (1, -1):  # ears laid back
        f.curve([(0.06 + s * 0.09, 0.85, 0.24, 0.045), (0.06 + s * 0.17, 0.92, 0.12, 0.034),
                 (0.06 + s * 0.19, 0.93, 0.0, 0.005)], "skin", 0.03, 4)
    f.curve([(0.20, 0.74, 0.04, 0.085), (0.50, 0.66, 0.14, 0.058), (0.34, 0.56, 0.40, 0.045)], "skin", 0.03)
    hand(f, (0.30, 0.55, 0.44), (-0.8, 0.1, 0.5), 4, 0.13, 0.026, 0.55)
    f.limb((0.42, 0.50, 0.42), (-0.16, 0.64, 0.58), 0.030, 0.028, "bone", 0.01)
    for x, y, z in ((0.44, 0.49, 0.42), (-0.18, 0.645, 0.585)):
        for s in (1, -1):
            f.ball((x, y + s * 0.028, z), 0.040, "bone", 0.015)
    f.curve([(-0.16, 0.74, 0.04, 0.085), (-0.50, 0.56, 0.10, 0.058), (-0.54, 0.24, 0.36, 0.045)], "skin", 0.03)
    hand(f, (-0.54, 0.16, 0.40), (-0.1, -0.5, 0.8), 4, 0.17, 0.028, 0.8)
    f.ball((0.12, 0.07, 0.34), (0.075, 0.065, 0.08), "bone", 0.01, (0, 30, 0))
    for s in (1, -1):
        f.ball((0.13 + s * 0.03, 0.07, 0.41), (0.02, 0.022, 0.02), "dark", 0.005, cut=True)
    return f


def fungi() -> Figure:
    """From Yuggoth: a pinkish crustacean that goes upright, a coiled knob for a head, a cylinder in its pincers."""
    f = Figure(0.46)
    f.head = (0.06, 1.14, 0.26, 0.22)
    back = [(-0.02, 0.36, -0.20, 0.10), (0.0, 0.54, -0.22, 0.165), (0.02, 0.74, -0.12, 0.185), (0.04, 0.92, 0.04, 0.17),
            (0.05, 1.02, 0.16, 0.10)]
    f.curve(back, "flesh", 0.02, 5)
    for i, p in enumerate(spline(back, 2)[:-1]):  # plates that overlap like a lobster's
        f.ball((p[0], p[1] + 0.01, p[2] - 0.02), (p[3] * 1.12, 0.055, p[3] * 1.10), "skin", 0.02, (14 + 6 * i, 0, 0))
    f.ball((0.06, 1.14, 0.24), (0.155, 0.165, 0.15), "flesh", 0.03)
    r = luck(8)
    for i in range(5):  # it is coiled like a brain
        y = 1.04 + 0.05 * i
        wide = 0.15 * math.sqrt(max(1 - ((y - 1.14) / 0.17) ** 2, 0.1))
        pts = [(0.06 + wide * math.sin(a), y + 0.018 * math.sin(5 * a + i), 0.24 + wide * math.cos(a), 0.026)
               for a in (-1.9, -1.1, -0.4, 0.4, 1.1, 1.9)]
        f.curve(pts, "belly" if i % 2 else "sore", 0.015, 3)
    for _ in range(16):
        a, b = r.uniform(-1.6, 1.6), r.uniform(-0.3, 1.3)
        way = np.array((math.sin(a) * math.cos(b), math.sin(b), math.cos(a) * math.cos(b)))
        at = np.array((0.06, 1.14, 0.24)) + way * 0.15
        f.limb(at, at + way * r.uniform(0.07, 0.17), 0.014, 0.004, "belly", 0.006)
    legs = (((0.10, 0.44, -0.16), (0.36, 0.50, 0.06), (0.30, 0.03, 0.18)),
            ((-0.10, 0.44, -0.16), (-0.38, 0.46, -0.02), (-0.34, 0.03, 0.10)),
            ((0.10, 0.40, -0.22), (0.34, 0.38, -0.36), (0.38, 0.03, -0.26)),
            ((-0.10, 0.40, -0.22), (-0.32, 0.36, -0.38), (-0.40, 0.03, -0.26)))
    for a, b, c in legs:
        f.limb(a, b, 0.050, 0.038, "skin", 0.02)
        f.limb(b, c, 0.042, 0.014, "skin", 0.02)
    # The middle pair holds a bright cylinder; the upper ones are pincers, one lifted.
    f.limb((-0.04, 0.52, 0.40), (0.02, 0.80, 0.36), 0.085, mat="metal", k=0.005)
    f.ring((-0.03, 0.56, 0.395), 0.085, 0.016, "dark", 0.004, (-8, 0, -12))
    f.ring((0.01, 0.76, 0.365), 0.085, 0.016, "dark", 0.004, (-8, 0, -12))
    for s in (1, -1):
        f.curve([(s * 0.16 + 0.02, 0.72, -0.02, 0.05), (s * 0.32, 0.60, 0.18, 0.040), (s * 0.11, 0.62, 0.40, 0.030)],
                "skin", 0.01, 4)
    for s, tip in ((1, (0.56, 1.22, 0.42)), (-1, (-0.52, 0.66, 0.50))):
        f.curve([(s * 0.15 + 0.03, 0.92, 0.08, 0.055), (s * 0.42, 0.96 - 0.10 * (s < 0), 0.20, 0.045), (*tip, 0.042)],
                "skin", 0.01, 4)
        x, y, z = tip
        for side, long in ((1, 0.24), (-1, 0.19)):
            f.curve([(x, y, z, 0.050), (x + side * 0.10, y + s * 0.10, z + 0.05, 0.052),
                     (x + side * 0.03, y + s * long, z + 0.10, 0.008)], "bone", 0.01, 4)
    wing(f, (0.10, 0.84, -0.20), [(0.42, 1.06, -0.34), (0.92, 1.30, -0.46), (1.02, 0.94, -0.46), (0.88, 0.60, -0.42)],
         sides=(1,), bone="flesh", radius=0.026, sag=0.14, belly=0.06)
    wing(f, (0.06, 0.84, -0.20), [(0.34, 1.02, -0.42), (0.62, 0.80, -0.60), (0.60, 0.46, -0.56), (0.44, 0.24, -0.46)],
         sides=(-1,), bone="flesh", radius=0.026, sag=0.14, belly=0.06, torn=0.10)
    return f


def dark_young() -> Figure:
    """A tree of the Goat: hooves for roots, mouths in its bark, ropes for a crown."""
    f = Figure(0.62)
    f.head = (0, 1.1, 0.2, 0.36)
    for a in (80, 200, 320):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        f.curve([(0.12 * c, 0.62, 0.12 * s, 0.20), (0.42 * c, 0.44, 0.40 * s, 0.14), (0.42 * c, 0.20, 0.40 * s, 0.10),
                 (0.50 * c, 0.07, 0.48 * s, 0.13)], "bark", 0.06)
        f.limb((0.50 * c, 0.03, 0.48 * s), (0.54 * c, 0.06, 0.54 * s), 0.12, 0.09, "bone", 0.02)
    f.limb((0, 0.55, 0), (0, 1.02, 0), 0.27, 0.30, "bark", 0.10)
    f.ball((0, 1.10, 0), (0.36, 0.28, 0.34), "bark", 0.10)
    for x, y, z, w in ((0.02, 0.82, 0.30, 0.16), (-0.20, 1.12, 0.30, 0.10), (0.24, 1.10, 0.28, 0.09)):
        f.ball((x, y, z + 0.06), (w, w * 0.5, 0.13), "dark", 0.02, cut=True)
        for i in range(5):
            xx = x + (i - 2) * w * 0.36
            f.limb((xx, y + w * 0.5, z), (xx, y + w * 0.05, z + 0.02), 0.022, 0.004, "bone", 0.004)
            f.limb((xx, y - w * 0.5, z), (xx, y - w * 0.02, z + 0.02), 0.022, 0.004, "bone", 0.004)
    r = luck(11)
    for i in range(13):
        a = i * 2.399
        c, s = math.cos(a), math.sin(a)
        reach = 0.42 + 0.35 * ((i * 7) % 5) / 4
        top = 1.92 - reach * 0.35 + 0.16 * r.random()
        w = 0.16 * (1 if i % 2 else -1)
        f.curve([(0.20 * c, 1.18, 0.20 * s, 0.11), (0.34 * c + w * 0.4, 1.42, 0.32 * s, 0.085),
                 (reach * 0.8 * c - w, 1.62, reach * 0.7 * s, 0.06),
                 (reach * c + w, top, reach * 0.8 * s, 0.036), (reach * 1.25 * c, top + 0.12, reach * s,
                                                                0.010)], "skin", 0.03)
    return f


def shub_niggurath() -> Figure:
    """The Black Goat of the Woods: a cloud of flesh on many hooves, and out of it a ram-horned skull."""
    f = Figure(1.00, 0.17)
    f.head = (-0.30, 1.92, 0.44, 0.50)
    # A cloud of flesh on many hoofed legs.
    for x, y, z, q in ((0, 0.96, -0.05, 0.54), (0.44, 0.86, -0.08, 0.40), (-0.44, 0.86, -0.08, 0.40),
                       (0, 1.34, -0.06, 0.44), (0.30, 1.40, -0.10, 0.30), (-0.30, 1.40, -0.10, 0.30), (0.1, 0.72,
                                                                                                       0.26, 0.36),
                                                                                                       (-0.2, 0.78,
                                                                                                        0.22, 0.34)):
        f.ball((x, y, z), q, "fur", 0.14)
    for x, z in ((0.34, 0.46), (-0.36, 0.46), (0.68, 0.10), (-0.70, 0.12), (0.40, -0.40), (-0.40, -0.40)):
        f.curve([(x * 0.8, 0.70, z * 0.8, 0.21), (x * 1.12, 0.46, z * 1.1, 0.14), (x * 1.0, 0.24, z * 1.0, 0.085),
                 (x * 1.1, 0.08, z * 1.12, 0.11)], "fur", 0.06)
        for side in (-0.045, 0.045):  # cloven
            tip = (x * 1.12 + side * 1.7, 0.035, z * 1.16 + 0.10)
            f.limb((x * 1.1 + side, 0.07, z * 1.12), tip, 0.062, 0.034, "ram", 0.006)
    # Mouths in the belly, none of them level.
    for n, (x, y, z, w, lean) in enumerate(((0.02, 0.84, 0.58, 0.24, 0.05), (0.48, 1.00, 0.32, 0.14, -0.06),
                                            (-0.50, 0.96, 0.32, 0.15, 0.07), (-0.14, 1.18, 0.40, 0.10, -0.03))):
        f.ball((x, y, z + 0.02), (w, w * 0.50, 0.18), "dark", 0.03, (0, 0, math.degrees(lean / w)), cut=True)
        for up in (1, -1):
            left, right, high = (x - w, y - lean), (x + w, y + lean), up * w
            f.curve([(*left, z - 0.05, 0.014), (x - w * 0.4, y - lean * 0.4 + high * 0.52, z + 0.02, 0.024),
                     (x + w * 0.4, y + lean * 0.4 + high * 0.52, z + 0.02, 0.024), (*right, z - 0.05, 0.014)],
                    "pelt", 0.04, 4)
            teeth(f, (x - w * 0.8, y - lean * 0.8 + high * 0.34, z), (x + w * 0.8, y + lean * 0.8 + high * 0.34, z),
                  10 if w > 0.2 else 7, w * 0.60, 0.08 * w + 0.005, (0, -up, 0.1), -0.12 * w, seed=3 + n + up)
    # The goat's head, bowed and turned away from the viewer.
    start = len(f.parts)
    f.limb((0, 1.50, 0.06), (0, 1.84, 0.30), 0.30, 0.24, "fur", 0.12)
    _skull(f)
    for s in (1, -1):
        _horn(f, [(s * 0.14, 2.14, 0.30, 0.13), (s * 0.46, 2.40, 0.14, 0.13), (s * 0.90, 2.40, 0.06, 0.115),
                  (s * 1.16, 2.08, 0.12, 0.095), (s * 1.06, 1.76, 0.28, 0.072), (s * 0.80, 1.74, 0.42, 0.048),
                  (s * 0.76, 1.94, 0.50, 0.012)], 5)
        up = 1.0 if s < 0 else 0.72  # the one is longer than the other
        _horn(f, [(s * 0.08, 2.18, 0.24, 0.09), (s * 0.20, 2.18 + 0.38 * up, 0.08, 0.08),
                  (s * 0.30, 2.18 + 0.66 * up, 0.10, 0.055), (s * 0.24, 2.18 + 0.88 * up, 0.18, 0.012)], 5)
        f.sheet((s * 0.22, 2.02, 0.28), (s * 0.58, 1.84, 0.26), (s * 0.26, 1.88, 0.32), 0.032, "fur", 0.03)
    rags(f, (-0.06, 1.50, 0.62), (0.06, 1.50, 0.66), 5, 0.46, 0.030, "fur", 6, (0, 0, 0.04))
    posed(f, start, -26, 13, 9, pivot=(0, 1.50, 0.04))
    # Arms of the cloud.
    for i, (x, y, z) in enumerate(((0.62, 1.20, 0.10), (-0.62, 1.20, 0.10), (0.50, 1.52, -0.15), (-0.50, 1.52, -0.15),
                                   (0.72, 0.92, 0.0), (-0.72, 0.92, 0.0), (0.24, 1.70, -0.3), (-0.24, 1.70, -0.3))):
        s = 1 if x > 0 else -1
        up = (0.34, 0.10, 0.78, 0.74, -0.20, -0.12, 0.95, 0.90)[i]
        w = 0.12 * math.sin(i * 1.9)
        f.curve([(x * 0.8, y, z, 0.15), (x + s * 0.30, y + up * 0.25 + 0.05, z + 0.12, 0.11),
                 (x + s * 0.46, y + up * 0.62 + w, z + 0.18, 0.078),
                 (x + s * (0.62 + w), y + up * 0.85, z + 0.24, 0.05), (x + s * 0.60, y + up + 0.18, z + 0.28,
                                                                       0.014)], "skin", 0.04)
    return f


def _horn(f: Figure, points: Sequence[Point], steps: int) -> None:
    """A ram's horn that has grown ring by ring."""
    line = spline(points, steps)
    for i, (p, q) in enumerate(itertools.pairwise(line)):
        f.limb(p[:3], q[:3], p[3] * (1.10 if i % 2 else 0.93), q[3] * (1.10 if i % 2 else 0.93), "ram", 0.006)


def _skull(f: Figure) -> None:
    """A goat's skull: brows of bone over deep holes with an ember in each, a cracked muzzle, a jaw that hangs."""
    f.ball((0, 2.00, 0.34), (0.235, 0.225, 0.25), "bone", 0.06)
    f.limb((0, 1.95, 0.46), (0, 1.62, 0.78), 0.165, 0.085, "bone", 0.06)
    f.ball((0, 1.57, 0.82), (0.085, 0.060, 0.070), "bone", 0.04)
    f.limb((0.02, 1.76, 0.38), (0.03, 1.42, 0.66), 0.095, 0.050, "bone", 0.03)
    for s in (1, -1):
        f.limb((s * 0.07, 2.06, 0.52), (s * 0.25, 2.05, 0.40), 0.055, 0.045, "bone", 0.05)
        f.curve([(s * 0.23, 2.00, 0.40, 0.045), (s * 0.20, 1.84, 0.50, 0.040), (s * 0.10, 1.74, 0.64, 0.030)], "bone",
                0.03, 3)
        f.ball((s * 0.155, 1.955, 0.56), (0.062, 0.058, 0.15), "dark", 0.015, (0, s * 30, s * 12), cut=True)
        f.ball((s * 0.142, 1.945, 0.465), (0.026, 0.018, 0.02), "eye", 0)
        f.ball((s * 0.15, 1.80, 0.60), (0.028, 0.075, 0.07), "dark", 0.02, (-38, 0, s * 14), cut=True)
        f.ball((s * 0.034, 1.64, 0.87), (0.020, 0.085, 0.05), "dark", 0.012, (-44, 0, s * 6), cut=True)
        teeth(f, (s * 0.115, 1.74, 0.58), (s * 0.070, 1.55, 0.77), 7, 0.085, 0.017, (0, -0.8, -0.5), seed=5 + s)
        teeth(f, (s * 0.085, 1.58, 0.55), (s * 0.050, 1.44, 0.68), 5, 0.060, 0.014, (0, 0.6, 0.7), seed=9 + s)
    for a, b in (((0.02, 2.20, 0.50), (0.06, 2.02, 0.60)), ((0.06, 2.02, 0.60), (0.01, 1.90, 0.63)),
                 ((0.06, 2.02, 0.60), (0.11, 1.90, 0.60))):
        f.limb(a, b, 0.014, 0.008, "dark", 0.004, cut=True)
