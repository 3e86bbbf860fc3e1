"""Opener of the Way's pieces, sculpted."""

import math

import numpy as np

from art.anatomy import claws, drape, eye, hand, luck, pair, rags, suckers, teeth
from art.cards.posture import posed
from art.figure import Figure, unit_vector

_GLOBES = ((200, 0.35), (232, 0.28), (262, 0.37), (298, 0.31), (331, 0.25), (2, 0.31), (33, 0.21), (56, 0.14),
           (112, 0.27), (144, 0.40), (174, 0.25))
"""Where on the ring of Yog-Sothoth a globe is (degrees) and its radius; the ring is torn where there is none."""


def yog_sothoth() -> Figure:
    """The gate himself: globes that have run together to a torn ring with nothing in it, upon roots that hang."""
    f = Figure(0.92, 0.17)
    f.head = (-0.66, 1.96, 0.10, 0.46)
    r = luck(6)
    f.ball((0, 0.03, 0), (0.66, 0.10, 0.6), "rock", 0.04)
    for i, (angle, q) in enumerate(_GLOBES):
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        x, y, z = 0.84 * c, 1.50 + 0.84 * s, 0.10 * math.sin(3 * i)
        f.ball((x, y, z), q, "glass" if i % 4 == 3 else "slime", 0.0)
        if i in (2, 5, 9):  # some stand ajar
            f.ball((x, y, z + q * 0.90), (q * 0.17, q * 0.52, q * 0.16), "dark", 0.01, (0, 0, 30 - 5 * i), cut=True)
            f.ball((x, y, z + q * 0.80), (q * 0.06, q * 0.40, q * 0.10), "eye", 0, (0, 0, 30 - 5 * i))
        for j in range(8):  # each has others on it, like froth
            a, b = j * 0.79 + r.uniform(-0.3, 0.3), r.uniform(-0.2, 0.9)
            small = q * r.uniform(0.16, 0.42)
            if i in (2, 5, 9) and b > 0.45:
                continue
            f.ball((x + q * 0.92 * math.cos(a), y + q * 0.92 * math.sin(a), z + q * 0.7 * b), small,
                   ("slime", "glass", "slime", "orb")[j % 4], 0.0)  # fmt: skip
    # Where the ring is torn they drift off.
    for x, y, z, q in ((0.34, 2.36, 0.05, 0.11), (0.16, 2.62, 0.0, 0.075), (0.62, 2.52, -0.05, 0.085),
                       (-0.10, 2.52, 0.1, 0.06), (1.32, 1.92, 0.05, 0.10), (1.42, 2.20, 0.0, 0.06),
                       (-1.36, 1.62, 0.0, 0.09), (-1.46, 1.86, 0.0, 0.05)):
        f.ball((x, y, z), q, "glass", 0.0)
    # Cords wind along the ring, and hang from it down to the ground.
    for phase, deep in ((0.0, 0.24), (2.2, -0.20), (4.1, 0.20)):
        pts = []
        for step in range(15):
            a = math.radians(108 + 318 * step / 14)
            wave = 0.84 + 0.26 * math.sin(phase + step * 1.1)
            z = deep + 0.16 * math.cos(phase + step * 1.4)
            pts.append((wave * math.cos(a), 1.50 + wave * math.sin(a), z, 0.04))
        f.curve(pts, "skin", 0.03, 3)
    for x, z, sway in ((-0.60, 0.06, 0.16), (-0.42, 0.22, -0.12), (-0.26, -0.14, 0.10), (-0.08, 0.24, -0.10),
                       (0.08, -0.22, 0.12), (0.20, 0.18, 0.14), (0.36, -0.08, -0.12), (0.50, 0.20, -0.14),
                       (0.66, 0.04, 0.10)):
        f.curve([(x * 1.1, 0.95, z, 0.055), (x + sway, 0.60, z * 1.2, 0.042),
                 (x * 0.9 - sway * 0.6, 0.30, z * 1.4, 0.034),
                 (x * 1.1 + sway, 0.10, z * 1.9, 0.024), (x * 1.3, 0.02, z * 2.4, 0.005)], "skin", 0.03)  # fmt: skip
    for a, far, lift in ((150, 0.62, 0.20), (205, 0.60, -0.10), (20, 0.56, 0.26), (335, 0.62, -0.06),
                         (250, 0.34, -0.2)):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        f.curve([(0.90 * c, 1.50 + 0.90 * s, 0.0, 0.09),
                 ((0.95 + far * 0.5) * c, 1.50 + (0.95 + far * 0.4) * s, 0.2, 0.06),
                 ((0.95 + far) * c, 1.50 + (0.95 + far) * s + lift, 0.1, 0.012)], "skin", 0.03)
    return f


def mutant() -> Figure:
    """A man of the hills in his rags, whom something has swollen on one side: a head too low, an arm of ropes."""
    f = Figure(0.40)
    f.head = (-0.17, 0.98, 0.16, 0.16)
    f.curve([(0.10, 0.46, 0, 0.10), (0.20, 0.26, 0.08, 0.085), (0.18, 0.05, 0.0, 0.065)], "cloth2", 0.03)
    f.curve([(-0.10, 0.46, 0, 0.09), (-0.17, 0.26, 0.02, 0.07), (-0.22, 0.05, 0.06, 0.055)], "cloth2", 0.03)
    for x, z in ((0.19, 0.07), (-0.23, 0.12)):
        f.ball((x, 0.03, z), (0.075, 0.04, 0.12), "second", 0.02)
    f.curve([(0.0, 0.46, 0, 0.16), (0.03, 0.66, -0.02, 0.20), (0.12, 0.88, -0.04, 0.24)], "cloth2", 0.05)
    rags(f, (-0.16, 0.52, 0.12), (0.20, 0.52, 0.12), 5, 0.22, 0.05, "rag", 2)
    # The hump has burst the coat: boils, and a seam of sores down to the arm.
    f.ball((0.24, 1.02, -0.08), (0.29, 0.24, 0.25), "second", 0.10, (0, 0, -20))
    r = luck(15)
    for _ in range(16):
        a, b = r.uniform(-0.4, 1.6), r.uniform(-0.9, 1.1)
        at = (0.24 + 0.28 * math.sin(b), 1.02 + 0.23 * math.cos(b) * math.cos(a - 0.5), -0.08 + 0.24 * math.sin(a))
        f.ball(at, r.uniform(0.025, 0.06), "sore" if r.random() < 0.5 else "second", 0.03)
    f.sheet((0.02, 1.16, 0.12), (0.10, 0.86, 0.24), (0.24, 0.82, 0.20), 0.03, "cloth2", 0.03)
    # The head hangs from the other shoulder, drawn over by it; the mouth is pulled open to one side.
    f.limb((-0.06, 0.94, 0.04), (-0.16, 1.00, 0.14), 0.10, 0.09, "flesh", 0.06)
    f.ball((-0.19, 1.04, 0.17), (0.135, 0.165, 0.15), "flesh", 0.04, (14, 0, 24))
    f.ball((-0.155, 0.935, 0.29), (0.04, 0.062, 0.05), "dark", 0.02, (0, 0, 34), cut=True)
    f.limb((-0.19, 1.05, 0.32), (-0.175, 0.985, 0.335), 0.018, 0.028, "flesh", 0.02)
    eye(f, (-0.25, 1.035, 0.295), 0.036, -10, lid="flesh")
    eye(f, (-0.13, 1.06, 0.30), 0.028, 26, lid="flesh")
    rags(f, (-0.33, 1.12, 0.06), (-0.12, 1.19, 0.06), 5, 0.22, 0.03, "fur", 9)
    # A man's arm, and what the other has become.
    f.curve([(-0.18, 0.84, 0.0, 0.08), (-0.32, 0.64, 0.06, 0.06), (-0.26, 0.54, 0.26, 0.045)], "cloth", 0.03)
    hand(f, (-0.26, 0.53, 0.29), (0.1, -0.4, 0.9), 4, 0.13, 0.022, 0.6, "flesh")
    arm = [(0.36, 1.02, 0.0, 0.17), (0.70, 0.94, 0.08, 0.15), (0.80, 0.58, 0.20, 0.125), (0.72, 0.26, 0.32, 0.10)]
    f.curve(arm, "skin", 0.06)
    for i, (x, z) in enumerate(((-0.16, 0.10), (-0.04, 0.18), (0.10, 0.14), (0.20, 0.02), (0.14, -0.12))):
        f.curve([(0.72, 0.26, 0.32, 0.075), (0.72 + x, 0.14, 0.36 + z, 0.055),
                 (0.72 + x * 1.9, 0.07, 0.34 + z * 1.3, 0.035),
                 (0.72 + x * 2.2, 0.12 + 0.05 * (i % 2), 0.40 + z * 1.4, 0.010)], "skin", 0.03)  # fmt: skip
    suckers(f, arm, (0.35, -0.2, 1), 2, "sore")
    return f


def abomination() -> Figure:
    """A goat-faced man who draws his coat apart: below the ribs nothing of a man, but hide, lizard's legs, and ropes
    that end in red mouths."""
    f = Figure(0.50)
    f.head = (0.13, 2.02, 0.24, 0.20)
    for s, z in ((1, 0.12), (-1, -0.10)):
        f.curve([(s * 0.13, 1.04, -0.04, 0.16), (s * 0.34, 0.80, 0.20 + z, 0.115), (s * 0.24, 0.40, -0.16 + z, 0.065),
                 (s * 0.29, 0.06, 0.06 + z, 0.06)], "second", 0.04)
        claws(f, (s * 0.29, 0.05, 0.12 + z), (s * 0.15, -0.15, 1), 4, 0.18, 0.036, 0.8, "second")
    start = len(f.parts)
    f.ball((0, 0.84, 0.0), (0.25, 0.22, 0.22), "pelt", 0.08)
    f.curve([(0, 0.86, 0, 0.19), (0.0, 1.10, -0.04, 0.17), (0.04, 1.38, -0.02, 0.24), (0.06, 1.54, 0.0, 0.20)],
            "skin", 0.06)
    for i in range(4):
        for s in (1, -1):
            f.curve([(0.05, 1.42 - 0.085 * i, 0.225 - 0.02 * i, 0.016),
                     (0.04 + s * 0.17, 1.40 - 0.085 * i, 0.15 - 0.02 * i, 0.022),
                     (0.04 + s * 0.23, 1.44 - 0.085 * i, 0.02, 0.014)], "skin", 0.03, 3)  # fmt: skip
    for s in (1, -1):  # an eye in each hip
        eye(f, (s * 0.19, 0.80, 0.17), 0.045, 0, slit=True, lid="sore", open_=0.7)
    _ropes(f)
    # Long arms in sleeves; each hand holds its half of the coat.
    near = ((-0.17, 1.52, 0.02), (-0.46, 1.20, -0.16), (-0.74, 1.16, 0.22))
    far = ((0.28, 1.54, 0.02), (0.58, 1.28, -0.16), (0.86, 1.44, 0.20))
    for line, s, drop, seed in ((near, -1, (0.86, 0.52), 4), (far, 1, (0.90, 0.66), 9)):
        for p, q, thick in ((line[0], line[1], 0.115), (line[1], line[2], 0.082)):
            f.limb(p, q, thick, thick * 0.74, "wood", 0.02)
        hem = [(x * 0.98, y - 0.05, z) for x, y, z in line]
        drape(f, hem, drop, mat="wood", torn=0.34, folds=3.5, deep=0.06, wide=0.06, seed=seed, columns=9)
        x, y, z = line[-1]
        hand(f, (x, y - 0.03, z + 0.03), (s * -0.35, -0.55, 0.6), 4, 0.22, 0.030, 0.5, "flesh", thumb=-s)
    # The face hangs forward: no chin, long ears, lips that do not close.
    f.limb((0.06, 1.56, 0.02), (0.11, 1.68, 0.18), 0.13, 0.11, "flesh", 0.06)
    f.ball((0.13, 1.79, 0.22), (0.135, 0.165, 0.155), "flesh", 0.05, (12, 0, -10))
    f.limb((0.135, 1.74, 0.30), (0.15, 1.655, 0.40), 0.098, 0.070, "flesh", 0.05)
    f.limb((0.13, 1.80, 0.37), (0.145, 1.72, 0.445), 0.022, 0.032, "flesh", 0.03)
    f.ball((0.155, 1.625, 0.455), (0.058, 0.034, 0.05), "dark", 0.015, (0, 0, -14), cut=True)
    f.curve([(0.10, 1.585, 0.43, 0.014), (0.155, 1.600, 0.475, 0.022), (0.215, 1.565, 0.43, 0.014)], "flesh", 0.01, 3)
    pair(f, (0.135, 1.785, 0.365), 0.066, 0.036, "flesh")
    for s in (1, -1):
        f.sheet((0.13 + s * 0.11, 1.76, 0.20), (0.13 + s * 0.30, 1.74 + s * 0.05, 0.08),
                (0.13 + s * 0.13, 1.68, 0.16), 0.024, "flesh", 0.03)
    rags(f, (0.01, 1.93, 0.14), (0.24, 1.91, 0.14), 7, 0.36, 0.042, "hair", 11, (0, 0, -0.16))
    posed(f, start, shift=(0, 0.26, 0))
    return f


def _ropes(f: Figure) -> None:
    """What grows out of an Abomination: ropes that feel their way out of its belly, each to a red mouth, and a tail."""
    for p in (((-0.10, 1.02, 0.17), (-0.26, 0.84, 0.42), (-0.50, 0.92, 0.52), (-0.56, 1.18, 0.46)),
              ((-0.04, 0.94, 0.20), (-0.18, 0.62, 0.44), (-0.42, 0.50, 0.56), (-0.60, 0.62, 0.60)),
              ((0.0, 1.06, 0.19), (-0.06, 0.92, 0.50), (-0.20, 1.16, 0.66), (-0.12, 1.40, 0.60)),
              ((0.04, 0.94, 0.21), (0.04, 0.56, 0.46), (-0.10, 0.34, 0.56), (0.06, 0.18, 0.62)),
              ((0.10, 1.00, 0.19), (0.24, 0.70, 0.46), (0.40, 0.44, 0.50), (0.62, 0.48, 0.52)),
              ((0.08, 1.08, 0.18), (0.28, 0.98, 0.48), (0.48, 0.80, 0.58), (0.56, 1.02, 0.62)),
              ((0.02, 0.90, 0.20), (0.16, 0.66, 0.54), (0.30, 0.72, 0.70), (0.30, 0.92, 0.74))):
        f.curve([(*at, q) for at, q in zip(p, (0.060, 0.052, 0.042, 0.032), strict=True)], "belly", 0.02)
        way = unit_vector(np.subtract(p[-1], p[-2]))
        f.ball(p[-1], 0.048, "sore", 0.015)
        f.ball(np.array(p[-1]) + way * 0.042, 0.026, "dark", 0.01, cut=True)
    tail = [(0, 0.76, -0.18, 0.09), (-0.24, 0.36, -0.40, 0.07), (-0.52, 0.04, -0.16, 0.055), (-0.66, 0.20, 0.06, 0.04)]
    f.curve(tail, "skin", 0.03)
    f.ball((-0.67, 0.22, 0.07), 0.06, "sore", 0.02)


def spawn_of_yog_sothoth() -> Figure:
    """The horror of the hill farm: an egg of ropes on legs like barrels, trunks that gape, half a face on top."""
    f = Figure(0.70)
    f.head = (0.05, 1.66, 0.30, 0.30)
    f.ball((0, 0.92, 0), (0.56, 0.62, 0.48), "second", 0.08)
    r = luck(44)
    for i in range(20):  # ropes pressed together, wound about the egg
        a0, turn = i * 0.63, (1 if i % 2 else -1) * r.uniform(0.5, 1.2)
        pts = []
        for t in np.linspace(0, 1, 6):
            rise = -0.50 + 1.06 * t
            wide = math.sqrt(max(1 - (rise / 0.66) ** 2, 0.05))
            a = a0 + turn * t
            pts.append((0.58 * wide * math.cos(a), 0.92 + rise, 0.50 * wide * math.sin(a),
                        0.075 + 0.02 * math.sin(5 * t + i)))
        f.curve(pts, "skin" if i % 3 else "belly", 0.02, 3)
    for x, z in ((0.40, 0.34), (-0.40, 0.34), (0.0, 0.50), (0.52, -0.10), (-0.52, -0.10), (0.22, -0.38),
                 (-0.22, -0.38)):
        f.curve([(x * 0.8, 0.56, z * 0.8, 0.15), (x * 1.15, 0.34, z * 1.12, 0.15), (x * 1.08, 0.14, z * 1.06, 0.13),
                 (x * 1.10, 0.04, z * 1.10, 0.15)], "skin", 0.04)
        f.ring((x * 1.13, 0.28, z * 1.10), 0.13, 0.03, "second", 0.02)
    for p in (((0.44, 1.06, 0.24), (0.86, 1.16, 0.36), (0.98, 1.46, 0.40)),
              ((-0.44, 1.00, 0.26), (-0.84, 0.92, 0.42), (-1.02, 1.16, 0.48)), ((0.46, 0.80, 0.30),
                                                                                (0.80, 0.62, 0.54), (0.92, 0.76, 0.66)),
              ((-0.40, 1.26, 0.05), (-0.70, 1.52, 0.10), (-0.82, 1.82, 0.16)), ((0.38, 1.32, -0.05),
                                                                                (0.60, 1.60, 0.0), (0.58, 1.88,
                                                                                                    0.05)), ((-0.50,
                                                                                                              0.74,
                                                                                                              0.26),
                                                                                                              (-0.74,
                                                                                                               0.54,
                                                                                                               0.56),
                                                                                                               (-0.70,
                                                                                                                0.62,
                                                                                                                0.72))):
        a, b, c = p
        f.curve([(*a, 0.13), (*b, 0.085), (*c, 0.085)], "skin", 0.04)
        way = np.array(c) - np.array(b)
        way /= np.linalg.norm(way)
        lip = np.array(c) + way * 0.03
        f.ball(lip, 0.105, "sore", 0.03)
        f.ball(lip + way * 0.08, 0.085, "dark", 0.02, cut=True)
    for x, y, z, q in ((-0.20, 0.92, 0.50, 0.085), (0.20, 1.08, 0.46, 0.075), (0.06, 0.72, 0.53, 0.065),
                       (-0.36, 1.20, 0.34, 0.06), (0.42, 0.92, 0.36, 0.055)):
        f.ball((x, y, z), q * 1.25, "skin", 0.04)
        eye(f, (x, y, z + q * 0.9), q, 0, slit=True, open_=0.75)
    # The face: one half of a man's, the other runs down into the ropes.
    f.ball((0.04, 1.60, 0.12), (0.27, 0.30, 0.26), "flesh", 0.10, (-14, 0, 8))
    eye(f, (0.15, 1.64, 0.36), 0.062, 12, lid="flesh")
    f.limb((0.05, 1.66, 0.37), (0.06, 1.54, 0.44), 0.030, 0.042, "flesh", 0.03)
    f.ball((0.12, 1.44, 0.36), (0.11, 0.045, 0.08), "dark", 0.02, (0, 0, 14), cut=True)
    teeth(f, (0.05, 1.475, 0.39), (0.21, 1.495, 0.34), 5, 0.05, 0.014, seed=6)
    for i in range(4):
        f.curve([(-0.06 - 0.05 * i, 1.76 - 0.04 * i, 0.30 - 0.03 * i, 0.05),
                 (-0.12 - 0.06 * i, 1.50, 0.38 - 0.04 * i, 0.05), (-0.14 - 0.07 * i, 1.20 - 0.05 * i, 0.44 - 0.05 * i,
                                                                   0.03)], "belly", 0.03, 4)
    rags(f, (0.0, 1.86, 0.05), (0.24, 1.84, 0.0), 5, 0.24, 0.035, "fur", 13, (0.06, 0, -0.10))
    return f
