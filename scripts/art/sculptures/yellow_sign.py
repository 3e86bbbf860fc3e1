"""Yellow Sign's pieces, sculpted."""

import itertools
import math

import numpy as np

from art.anatomy import claws, drape, hand, luck, pair, rags, suckers, tatters, wing
from art.figure import Figure


def undead() -> Figure:
    """Long dead and called up: too tall and too thin, its head fallen aside, a shroud sliding off, one arm gone."""
    f = Figure(0.40)
    f.head = (0.14, 1.22, 0.16, 0.16)
    f.curve([(0.08, 0.62, 0, 0.065), (0.15, 0.36, 0.10, 0.050), (0.12, 0.05, 0.10, 0.040)], "flesh", 0.02)
    f.curve([(-0.08, 0.62, 0, 0.065), (-0.16, 0.34, -0.06, 0.050), (-0.28, 0.05, -0.18, 0.040)], "flesh", 0.02)
    for x, z, a in ((0.125, 0.16, 0), (-0.29, -0.11, -20)):
        f.ball((x, 0.03, z), (0.045, 0.030, 0.11), "flesh", 0.02, (0, a, 0))
    f.ball((0.0, 0.64, 0.0), (0.135, 0.085, 0.095), "bone", 0.04)
    f.curve([(0, 0.66, -0.01, 0.060), (-0.02, 0.80, -0.02, 0.050), (0.02, 0.96, 0.02, 0.13),
             (0.05, 1.06, 0.02, 0.12)], "flesh", 0.04)
    for i in range(5):
        y = 1.06 - i * 0.062
        f.ball((0.035 - 0.008 * i, y - 0.025, 0.13 - 0.008 * i), (0.15 - 0.012 * i, 0.018, 0.05), "dark", 0.015,
               cut=True)
        for s in (1, -1):
            f.curve([(0.04 - 0.008 * i, y, 0.155 - 0.010 * i, 0.014), (0.04 + s * 0.10, y + 0.012, 0.125, 0.018),
                     (0.04 + s * 0.155, y + 0.03, 0.02, 0.014)], "bone", 0.01, 3)
    f.ball((0.05, 1.10, 0.0), (0.20, 0.055, 0.085), "flesh", 0.05)
    # The head lolls on a broken neck.
    f.curve([(0.06, 1.12, 0.02, 0.045), (0.08, 1.17, 0.06, 0.040), (0.12, 1.19, 0.09, 0.042)], "flesh", 0.02, 4)
    f.ball((0.155, 1.255, 0.11), (0.098, 0.112, 0.108), "bone", 0.03, (8, 0, -26))
    f.ball((0.175, 1.165, 0.165), (0.055, 0.045, 0.06), "bone", 0.03, (0, 0, -26))
    f.limb((0.135, 1.10, 0.12), (0.195, 1.085, 0.17), 0.030, 0.026, "bone", 0.02)
    for s in (1, -1):
        f.ball((0.163 + s * 0.043, 1.245 - s * 0.020, 0.205), (0.033, 0.038, 0.045), "dark", 0.01, cut=True)
        f.ball((0.163 + s * 0.043, 1.245 - s * 0.020, 0.178), 0.013, "eye", 0)
    f.ball((0.173, 1.196, 0.222), (0.012, 0.020, 0.02), "dark", 0.004, cut=True)
    rags(f, (0.08, 1.34, 0.04), (0.20, 1.33, 0.0), 5, 0.30, 0.018, "fur", 4, (-0.06, 0, -0.06))
    # The shroud: over one shoulder, down the back, trailing.
    f.curve([(0.22, 1.12, 0.04, 0.060), (0.04, 0.98, 0.16, 0.055), (-0.12, 0.78, 0.12, 0.055),
             (-0.16, 0.64, -0.04, 0.06)], "rag", 0.03, 5)
    rags(f, (0.24, 1.10, 0.02), (-0.14, 1.06, -0.12), 6, 0.95, 0.065, "rag", 6, (-0.42, 0, -0.20))
    rags(f, (-0.14, 0.68, 0.10), (0.15, 0.66, 0.10), 5, 0.40, 0.050, "rag", 9)
    f.curve([(-0.14, 1.10, 0.0, 0.055), (-0.20, 1.00, 0.02, 0.045), (-0.20, 0.93, 0.04, 0.038)], "flesh", 0.02)
    f.limb((-0.20, 0.93, 0.04), (-0.20, 0.86, 0.045), 0.020, 0.014, "bone", 0.01)
    f.curve([(0.24, 1.10, 0.02, 0.050), (0.50, 1.06, 0.14, 0.038), (0.80, 1.20, 0.30, 0.030)], "flesh", 0.02)
    hand(f, (0.84, 1.22, 0.33), (0.8, 0.10, 0.6), 4, 0.22, 0.022, 0.65, "bone", (0, 0, 1))
    return f


def byakhee() -> Figure:
    """Not crow nor mole nor ant nor bat, nor a man decayed: it drops to a web-footed stand, its wings like a tent."""
    f = Figure(0.46)
    f.head = (-0.06, 1.12, 0.40, 0.19)
    # Hind body in rings like an ant's, held up behind.
    f.curve([(0.10, 0.94, -0.56, 0.02), (0.08, 0.80, -0.46, 0.12), (0.05, 0.66, -0.30, 0.17),
             (0.02, 0.66, -0.14, 0.10), (0.0, 0.78, 0.02, 0.15), (-0.02, 0.96, 0.12, 0.15), (-0.04, 1.06, 0.24,
                                                                                             0.10)], "skin", 0.02, 6)
    for x, y, z, q, a in ((0.075, 0.78, -0.44, 0.125, -50), (0.06, 0.70, -0.34, 0.16, -40),
                          (0.04, 0.66, -0.23, 0.135, -20), (0.0, 0.80, 0.03, 0.155, 60), (-0.01, 0.92, 0.10, 0.155,
                                                                                          60)):
        f.ring((x, y, z), q, 0.026, "second", 0.02, (a + 90 if a < 0 else a - 40, 0, 0))
    f.ball((-0.05, 1.12, 0.34), (0.105, 0.10, 0.13), "fur", 0.04)
    f.curve([(-0.05, 1.11, 0.42, 0.072), (-0.06, 1.06, 0.54, 0.046), (-0.07, 0.99, 0.62, 0.024)], "bone", 0.03, 4)
    f.limb((-0.05, 1.03, 0.38), (-0.06, 0.95, 0.52), 0.045, 0.018, "bone", 0.03)
    pair(f, (-0.05, 1.16, 0.44), 0.055, 0.030, "fur")
    for s in (1, -1):
        f.ball((-0.05 + s * 0.11, 1.19, 0.30), (0.035, 0.07, 0.05), "flesh", 0.02, (0, 0, s * -24))
    rags(f, (-0.18, 1.08, 0.14), (0.10, 1.08, 0.14), 6, 0.22, 0.04, "fur", 5, (0, 0, -0.08))
    # Webbed feet on legs that bend back; small hands under the breast.
    for s, z in ((1, 0.06), (-1, -0.06)):
        f.curve([(s * 0.10, 0.72, -0.02, 0.085), (s * 0.26, 0.50, 0.16 + z, 0.055),
                 (s * 0.22, 0.26, -0.04 + z, 0.038), (s * 0.24, 0.06, 0.06 + z, 0.035)], "skin", 0.03)
        for i in (-1, 0, 1):
            w = math.radians(s * 10 + 34 * i)
            tip = (s * 0.24 + 0.22 * math.sin(w), 0.015, 0.07 + z + 0.20 * math.cos(w))
            f.limb((s * 0.24, 0.05, 0.07 + z), tip, 0.028, 0.010, "skin", 0.02)
            if i < 1:
                v = math.radians(s * 10 + 34 * i + 34)
                f.sheet((s * 0.24, 0.03, 0.07 + z), tip, (s * 0.24 + 0.22 * math.sin(v), 0.015,
                                                          0.07 + z + 0.20 * math.cos(v)), 0.010, "wing", 0.02)
        f.curve([(s * 0.12 - 0.02, 0.94, 0.16, 0.05), (s * 0.26, 0.80, 0.28, 0.034), (s * 0.16, 0.76, 0.42, 0.028)],
                "flesh", 0.02)
        claws(f, (s * 0.16, 0.75, 0.44), (-s * 0.2, -0.4, 0.9), 3, 0.12, 0.020, 0.5)
    wing(f, (0.12, 1.02, 0.02), [(0.62, 1.46, -0.06), (1.16, 0.98, 0.10), (1.02, 0.52, -0.02), (0.70, 0.44, -0.16),
                                 (0.40, 0.56, -0.20)], bone="flesh", radius=0.036, thick=0.011, sag=0.20, belly=0.14,
                                 torn=0.12, claw=0.12)
    return f


def king_in_yellow() -> Figure:
    """The King in scalloped tatters, crowned: one arm tells somebody to come, the other hand lies at a pallid mask."""
    f = Figure(0.66, 0.15)
    f.head = (0, 1.86, 0.08, 0.30)
    f.robe((0, 0, 0), 1.56, 0.50, 0.15, "cloth", 13, 0.16, 2.1, ragged=0.10)
    f.robe((0.02, 0.30, -0.02), 1.26, 0.40, 0.18, "cloth", 9, 0.20, 1.7, ragged=0.42, phase=1.0)
    f.ball((0, 1.54, -0.01), (0.25, 0.12, 0.15), "cloth", 0.08)
    f.limb((0, 1.56, 0.02), (0, 1.72, 0.06), 0.10, 0.09, "cloth", 0.05)
    # The arm that points, its sleeve down to the ground.
    f.curve([(-0.20, 1.53, 0.0, 0.10), (-0.52, 1.50, 0.12, 0.085), (-0.90, 1.44, 0.30, 0.055)], "cloth", 0.05)
    drape(f, [(-0.20, 1.50, 0.02), (-0.52, 1.46, 0.12), (-0.93, 1.41, 0.31)], (0.50, 1.22), torn=0.30, folds=3.2,
          deep=0.085, blow=(0.14, 0, -0.12), seed=5, columns=14)
    hand(f, (-0.99, 1.42, 0.34), (-0.85, -0.22, 0.35), 4, 0.27, 0.024, 0.36, "bone", thumb=0.6)
    # The hand at the mask, as if to take it off.
    f.curve([(0.21, 1.53, 0.0, 0.10), (0.50, 1.18, 0.20, 0.09), (0.27, 1.46, 0.40, 0.055)], "cloth", 0.05)
    drape(f, [(0.30, 1.40, 0.10), (0.50, 1.15, 0.21), (0.29, 1.42, 0.39)], (0.50, 0.66), torn=0.30, folds=2.0,
          deep=0.05, blow=(0.06, 0, -0.05), seed=8, columns=8)
    hand(f, (0.215, 1.53, 0.385), (-0.34, 0.92, -0.16), 4, 0.26, 0.022, 0.22, "bone", (0, 0, 1), thumb=-0.6)
    # The mantle falls behind the other side; a cape in scallops lies over all.
    drape(f, [(0.16, 1.52, -0.12), (0.42, 1.06, -0.26), (0.80, 0.52, -0.22)], (1.36, 0.46), torn=0.22, folds=2.4,
          deep=0.10, wide=0.05, blow=(0.22, 0, 0.02), seed=12, columns=12)
    f.robe((0, 1.10, 0.0), 0.48, 0.35, 0.17, "cloth", 7, 0.12, 1.1, ragged=0.34, phase=2.0)
    _crowned(f)
    return f


def _crowned(f: Figure) -> None:
    """A long pallid mask in a cowl, and a crown too high, some of its points broken."""
    f.ball((0, 1.88, 0.02), (0.185, 0.25, 0.20), "cloth", 0.05)
    f.ball((0, 1.83, 0.19), (0.130, 0.205, 0.12), "dark", 0.02, cut=True)
    f.ball((0, 1.83, 0.125), (0.105, 0.185, 0.07), "mask", 0.0)
    f.limb((0, 1.86, 0.185), (0, 1.79, 0.20), 0.012, 0.020, "mask", 0.03)
    for s in (1, -1):
        f.ball((s * 0.045, 1.875, 0.19), (0.032, 0.013, 0.03), "dark", 0.003, (0, 0, s * -10), cut=True)
    f.ring((0, 2.03, 0.01), 0.170, 0.032, "metal", 0.01)
    for i, high in enumerate((0.62, 0.40, 0.30, 0.52, 0.24, 0.44, 0.36, 0.16, 0.48)):
        a = math.radians(90 + i * 40)
        c, s = math.cos(a), math.sin(a)
        f.limb((0.17 * c, 2.04, 0.17 * s), (0.23 * c, 2.04 + high, 0.23 * s), 0.036, 0.008 if high > 0.3 else 0.022,
               "metal", 0.01)


def hastur() -> Figure:
    """He who is not to be named: tatters over arms that are none, a torn hood with stars in it."""
    f = Figure(0.92, 0.17)
    f.head = (0.03, 2.26, 0.1, 0.46)
    # The robe hovers and frays into feelers.
    f.robe((0, 0.70, 0), 1.32, 0.50, 0.24, "tatter", 11, 0.13, 1.3, ragged=0.30)
    for i in range(11):
        a = math.radians(90 + i * 360 / 11)
        tw = 0.5 if i % 2 else -0.4
        reach, lift = 0.92 + 0.10 * ((i * 5) % 3) / 2, 0.12 + 0.07 * (i % 3)
        line = [(0.28, a, 0.98, 0.13), (0.50, a, 0.58, 0.115), (0.58, a + tw * 0.7, 0.26, 0.092),
                (0.76, a + tw, 0.085, 0.068), (reach, a + tw * 0.9, 0.06, 0.046),
                (reach + 0.06, a + tw * 0.4, lift, 0.032), (reach - 0.02, a + tw * 0.1, lift + 0.10, 0.022),
                (reach - 0.13, a + tw * 0.15, lift + 0.08, 0.010)]
        f.curve([(q * math.cos(w), y, 0.88 * q * math.sin(w), r) for q, w, y, r in line], "second", 0.025, 5)
    for high, wide, drop, seed in ((0.98, 0.46, 0.74, 21), (1.36, 0.40, 0.80, 22), (1.72, 0.36, 0.80, 23)):
        ring = [(wide * math.cos(a), high + 0.05 * math.sin(3 * a), wide * 0.86 * math.sin(a))
                for a in np.linspace(0.3, 0.3 + math.tau, 13)]
        tatters(f, ring, (drop, drop), columns=26, torn=0.55, deep=0.035, sway=0.10, blow=(0.05, 0, 0), seed=seed)
    f.ball((0, 1.98, -0.04), (0.40, 0.17, 0.24), "tatter", 0.10)
    _hood(f)
    for i, x in enumerate((-0.17, -0.10, -0.035, 0.035, 0.10, 0.17)):  # feelers hang out of it
        long = 0.50 + 0.16 * ((i * 7) % 4) / 3
        bend = 0.05 * (-1) ** i
        f.curve([(x + 0.02, 2.10, 0.24, 0.046), (x * 1.5 + 0.02, 1.96, 0.40, 0.044),
                 (x * 2.0 + bend, 2.08 - long * 0.7, 0.45, 0.034), (x * 2.7, 2.08 - long, 0.47, 0.022),
                 (x * 3.4 - bend * 0.4, 2.05 - long, 0.54, 0.008)], "second", 0.012, 5)
    _mantle(f)
    for s in (1, -1):  # arms of something that is not an arm
        arm = [(s * 0.34, 1.82, 0.12, 0.11), (s * 0.66, 1.52, 0.34, 0.098), (s * 0.96, 1.50, 0.52, 0.080),
               (s * 1.04, 1.72, 0.60, 0.062), (s * 0.92, 1.92, 0.62, 0.045), (s * 1.02, 2.08, 0.62, 0.030),
               (s * 1.15, 2.06, 0.62, 0.010)]
        f.curve(arm, "second", 0.03)
        suckers(f, arm[2:], (-s * 0.5, -0.2, 1), 3, "belly")
    return f


def _hood(f: Figure) -> None:
    """A cowl of old cloth, fallen to one side, its mouth torn; in it nothing, but eyes and stars."""
    r = luck(31)
    profile = ((1.82, 0.47, 0.30), (1.96, 0.40, 0.42), (2.12, 0.37, 0.66), (2.28, 0.385, 0.74), (2.44, 0.385, 0.66),
               (2.58, 0.34, 0.40), (2.70, 0.28, 0.05), (2.81, 0.20, 0.0), (2.90, 0.13, 0.0), (2.96, 0.05, 0.0))
    rings = []
    for k, (y, wide, gap) in enumerate(profile):
        t = k / (len(profile) - 1)
        x, z = 0.02 + 0.95 * max(t - 0.5, 0) ** 1.8, -0.02 - 0.24 * t * t
        gap = gap + (r.uniform(-0.08, 0.08) if gap > 0.1 else 0)
        ring = []
        for a in np.linspace(math.pi / 2 + gap, math.pi * 2.5 - gap, 23):
            w = wide * (1 + 0.07 * math.sin(5 * a + 4 * t) + 0.05 * math.sin(12 * a - 7 * t) + r.uniform(-0.035, 0.035))
            ring.append(np.array((x + w * math.cos(a), y + r.uniform(-0.015, 0.015), z + w * 0.98 * math.sin(a))))
        rings.append(ring)
    for low, high in itertools.pairwise(rings):
        for i in range(22):
            f.sheet(low[i], low[i + 1], high[i], 0.020, "tatter", 0.012)
            f.sheet(low[i + 1], high[i + 1], high[i], 0.020, "tatter", 0.012)
    for side in (0, -1):  # the mouth's frayed edge, and what hangs from its brow
        edge = [(*ring[side], 0.028 + r.uniform(-0.008, 0.010)) for ring in rings[:7]]
        f.curve(edge, "tatter", 0.02, 4)
    f.ball((0.02, 2.30, -0.03), (0.315, 0.40, 0.30), "dark", 0.0)
    brow = [tuple(rings[k][side]) for k, side in ((4, -1), (5, -1), (6, 0), (5, 0), (4, 0))]
    tatters(f, brow, (0.16, 0.20), columns=9, torn=0.75, split=(0.0, 0.2), deep=0.015, sway=0.03, seed=33)
    for turn, drop, seed in ((0.0, 0.55, 34), (0.9, 0.46, 35)):  # a collar over the shoulders
        ring = [(0.43 * math.cos(a), 1.95 + 0.03 * math.cos(2 * a + turn), -0.04 + 0.34 * math.sin(a))
                for a in np.linspace(math.pi * 0.66, math.pi * 2.34, 11)]
        tatters(f, ring, (drop, drop), columns=20, torn=0.6, deep=0.04, sway=0.09, blow=(0.04, 0, 0), seed=seed)
    for s in (1, -1):
        f.ball((0.02 + s * 0.095, 2.335, 0.245), (0.052, 0.017, 0.03), "eye", 0, (0, 0, s * 20))
    for x, y, q in ((-0.14, 2.47, 0.011), (0.05, 2.52, 0.008), (0.17, 2.25, 0.010), (-0.15, 2.23, 0.008),
                    (0.03, 2.21, 0.009), (0.12, 2.44, 0.006)):
        near = math.sqrt(max(1 - ((x - 0.02) / 0.315) ** 2 - ((y - 2.30) / 0.40) ** 2, 0))
        f.ball((x, y, -0.03 + 0.30 * near), q, "eye", 0)


def _mantle(f: Figure) -> None:
    """What might be wings: two bent spars, one of them broken, and the tatters of a mantle on them."""
    for spar, drops, seed in (
        ([(0.28, 1.98, -0.12), (0.60, 2.36, -0.22), (0.94, 2.62, -0.20), (1.30, 2.96, -0.16), (1.60, 3.10, -0.10)],
         (1.75, 0.95), 41),
        ([(-0.28, 1.98, -0.12), (-0.62, 2.40, -0.22), (-1.00, 2.72, -0.20), (-1.34, 2.74, -0.14), (-1.56, 2.42, -0.06)],
         (1.70, 1.00), 47)):
        radii = (0.085, 0.062, 0.048, 0.036, 0.010)
        f.curve([(*p, r) for p, r in zip(spar, radii, strict=True)], "second", 0.03, 5)
        for i, (away, share) in enumerate(((0.035, 1.0), (-0.045, 0.78), (0.075, 0.52))):
            line = [(x, y + 0.02, z + away) for x, y, z in spar]
            tatters(f, line, (drops[0] * share, drops[1] * share), columns=19 - 3 * i, torn=0.55, deep=0.05, sway=0.12,
                    split=(0.15, 0.65), blow=(math.copysign(0.16, spar[-1][0]), 0, -0.06), seed=seed + i)
        for p in spar[1:4]:  # what ties it to the spar
            f.curve([(p[0] - 0.04, p[1] - 0.02, p[2], 0.055), (p[0] + 0.04, p[1] + 0.03, p[2], 0.050)], "tatter", 0.02)
