"""Creatures of cards that are no pieces of Cthulhu Wars, by card."""

import math

from art.anatomy import claws, eye, luck, rags, teeth
from art.cards.things import tentacle
from art.figure import Figure


def y11() -> Figure:
    """The Mindless Flutists: shapeless players about the throne, each with a pipe."""
    f = Figure(0.8)
    rng = luck(17)
    for k, (x, z, s) in enumerate(((-0.42, -0.22, 0.86), (0.44, -0.16, 0.92), (0.02, 0.14, 1.10))):
        for n in range(6):
            f.ball(
                (x + rng.uniform(-0.13, 0.13) * s, (0.12 + 0.10 * n) * s, z + rng.uniform(-0.10, 0.10) * s),
                (0.22 - 0.018 * n) * s,
                "slime",
                0.10,
            )
        f.ball((x, 0.78 * s, z + 0.05), (0.16 * s, 0.17 * s, 0.15 * s), "slime", 0.08)
        f.ball((x + 0.01, 0.73 * s, z + 0.20 * s), (0.045 * s, 0.035 * s, 0.06), "dark", 0.02, cut=True)
        way = -1 if k == 1 else 1
        f.limb(
            (x + 0.01, 0.73 * s, z + 0.19 * s),
            (x - way * 0.22 * s, 0.46 * s, z + 0.50 * s),
            0.026 * s,
            0.040 * s,
            "bone",
            0,
        )
        for n in range(4):
            u = 0.35 + 0.15 * n
            f.ball(
                (x + 0.01 - way * 0.23 * s * u, (0.73 - 0.27 * u) * s + 0.030, z + (0.19 + 0.31 * u) * s + 0.015),
                0.012,
                "dark",
                0,
            )
        for side in (1, -1):
            f.curve(
                [
                    (x + side * 0.15 * s, 0.52 * s, z + 0.06, 0.075 * s),
                    (x + side * 0.22 * s - way * 0.05, 0.40 * s, z + 0.28 * s, 0.055 * s),
                    (x - way * (0.10 + 0.04 * side) * s, (0.57 + 0.05 * side) * s, z + 0.40 * s, 0.028 * s),
                ],
                "slime",
                0.04,
                4,
            )
        for _ in range(4):
            f.ball(
                (x + rng.uniform(-0.12, 0.12) * s, (0.80 + rng.uniform(-0.05, 0.12)) * s, z + 0.14 * s),
                0.020 * s,
                "eye",
                0,
            )
        rags(f, (x - 0.2 * s, 0.16 * s, z + 0.08), (x + 0.2 * s, 0.16 * s, z + 0.08), 5, 0.22, 0.05, "slime", 4 + k)
    return f.bare()


def y12() -> Figure:
    """Azathoth: boiling chaos about a mouth, arms of it flung outward."""
    f = Figure(0.8)
    rng = luck(31)
    at = (0.0, 0.46, 0.0)
    f.ball(at, (0.34, 0.32, 0.30), "flesh", 0.1)
    for _ in range(22):
        t, u = rng.uniform(0, math.tau), rng.uniform(-0.9, 0.9)
        c = math.sqrt(1 - u * u)
        r = rng.uniform(0.06, 0.13)
        f.ball(
            (0.34 * c * math.cos(t), 0.46 + 0.33 * u, 0.30 * c * math.sin(t)), r, "slime" if r > 0.10 else "flesh", 0.05
        )
    f.ball((0.01, 0.46, 0.34), (0.165, 0.150, 0.20), "dark", 0.03, cut=True)
    for n in range(15):
        t = math.tau * n / 15
        f.limb(
            (0.01 + 0.17 * math.cos(t), 0.46 + 0.155 * math.sin(t), 0.33),
            (0.01 + 0.09 * math.cos(t), 0.46 + 0.08 * math.sin(t), 0.37),
            0.020,
            0.004,
            "bone",
            0.006,
        )
    for arm in range(9):
        t0 = math.tau * arm / 9
        line = []
        for n in range(6):
            t = t0 + 0.26 * n
            r = 0.32 + 0.085 * n
            line.append(
                (
                    r * math.cos(t),
                    0.46 + r * 0.92 * math.sin(t),
                    0.10 - 0.03 * n + 0.08 * math.sin(3 * t),
                    0.095 - 0.016 * n,
                )
            )
        f.curve(line, "skin", 0.05, 4)
    for _ in range(13):
        t, r = rng.uniform(0, math.tau), rng.uniform(0.24, 0.33)
        eye(
            f,
            (r * math.cos(t), 0.46 + r * math.sin(t), 0.27),
            rng.uniform(0.026, 0.046),
            rng.uniform(-40, 40),
            open_=0.6,
        )
    return f.bare()


def w9() -> Figure:
    """Yeb: a burning mass that whirls about its one eye."""
    f = Figure(0.7)
    at = (0.0, 0.50, 0.0)
    f.ball(at, 0.26, "oil", 0.08)
    for arm in range(11):
        t0, tilt = math.tau * arm / 11, 0.5 * math.sin(arm * 2.1)
        line = []
        for n in range(5):
            t, r = t0 + 0.34 * n, 0.22 + 0.095 * n
            line.append((r * math.cos(t), 0.50 + r * math.sin(t), 0.12 * tilt * n + 0.05, 0.085 - 0.017 * n))
        f.curve(line, "slime" if arm % 2 else "oil", 0.05, 4)
    f.ball((0, 0.50, 0.20), 0.165, "skin", 0.05)
    f.ball((0, 0.50, 0.285), 0.115, "eye", 0.004)
    f.ball((0, 0.50, 0.385), (0.024, 0.085, 0.03), "dark", 0)
    for s in (1, -1):
        f.curve(
            [(-0.16, 0.50, 0.27, 0.02), (0, 0.50 + s * 0.125, 0.345, 0.034), (0.16, 0.50, 0.27, 0.02)], "skin", 0.03, 5
        )
    for n in range(9):
        t = math.tau * n / 9 + 0.2
        f.curve(
            [
                (0.17 * math.cos(t), 0.50 + 0.17 * math.sin(t), 0.2, 0.03),
                (0.30 * math.cos(t + 0.2), 0.50 + 0.30 * math.sin(t + 0.2), 0.24, 0.03),
                (0.42 * math.cos(t + 0.5), 0.50 + 0.42 * math.sin(t + 0.5), 0.2, 0.004),
            ],
            "flame",
            0.01,
            4,
        )
    return f.bare()


def w10() -> Figure:
    """Nug: the other twin, a bell of flesh with a mouth below and ghouls' claws round it."""
    f = Figure(0.7)
    f.robe((0, 0.16, 0), 0.66, 0.42, 0.16, "skin", 9, 0.16, 0.7)
    f.ball((0, 0.78, 0), (0.27, 0.22, 0.25), "skin", 0.12)
    f.ball((0, 0.44, 0.34), (0.20, 0.16, 0.16), "dark", 0.04, cut=True)
    for y, way, n in ((0.585, -1, 9), (0.30, 1, 8)):
        teeth(f, (-0.17, y, 0.33), (0.17, y, 0.33), n, 0.12, 0.022, (0, way, 0.1), 0.03)
    f.curve(
        [(0, 0.36, 0.26, 0.07), (0.03, 0.28, 0.46, 0.06), (0.12, 0.12, 0.54, 0.045), (0.20, 0.16, 0.60, 0.012)],
        "tongue",
        0.02,
        5,
    )
    rng = luck(6)
    for x, y, r in (
        (0, 0.86, 0.06),
        (-0.14, 0.78, 0.045),
        (0.15, 0.80, 0.042),
        (-0.07, 0.70, 0.032),
        (0.09, 0.69, 0.03),
    ):
        eye(f, (x, y, 0.235 - abs(x) * 0.4), r, rng.uniform(-20, 20), open_=0.7)
    for n in range(6):
        t = math.tau * n / 6 + 0.3
        c, s = math.cos(t), math.sin(t)
        f.curve(
            [
                (0.26 * c, 0.42, 0.24 * s, 0.09),
                (0.56 * c, 0.50, 0.46 * s, 0.065),
                (0.62 * c, 0.22, 0.56 * s + 0.06, 0.05),
            ],
            "second",
            0.05,
            4,
        )
        claws(f, (0.62 * c, 0.18, 0.56 * s + 0.07), (0.3 * c, -0.9, 0.4), 3, 0.14, 0.03, 0.7)
    for n in range(5):
        t = math.radians(-50 + 25 * n)
        f.curve(
            [
                (0.18 * math.sin(t), 0.93, 0, 0.05),
                (0.30 * math.sin(t), 1.08, -0.03, 0.035),
                (0.26 * math.sin(t) + 0.06, 1.20, 0.02, 0.008),
            ],
            "second",
            0.03,
            4,
        )
    return f.bare()


def w11() -> Figure:
    """Ghatanothoa: a mountain's god, trunk and suckers, half scale and half rind; who sees it turns to stone."""
    f = Figure(0.9)
    f.ball((0, 0.42, -0.06), (0.50, 0.44, 0.42), "bark", 0.08)
    f.ball((0, 0.82, 0.04), (0.32, 0.28, 0.30), "skin", 0.14)
    f.curve(
        [
            (0, 0.78, 0.26, 0.15),
            (0.02, 0.62, 0.48, 0.11),
            (0.10, 0.40, 0.58, 0.085),
            (0.06, 0.20, 0.66, 0.060),
            (-0.08, 0.14, 0.72, 0.02),
        ],
        "skin",
        0.06,
        6,
    )
    for n in range(9):
        u = n / 8
        f.ring(
            (0.02 + 0.06 * u, 0.70 - 0.42 * u, 0.40 + 0.24 * u), 0.125 - 0.055 * u, 0.012, "second", 0.03, (50, 0, 0)
        )
    for s in (1, -1):
        f.ball((s * 0.17, 0.90, 0.24), 0.095, "skin", 0.03)
        f.ball((s * 0.185, 0.90, 0.285), 0.072, "eye", 0.004)
        f.ball((s * 0.192, 0.90, 0.350), (0.054, 0.012, 0.02), "dark", 0)
        for k in range(4):
            y = 0.66 - 0.14 * k
            tentacle(
                f,
                [
                    (s * 0.30, y, 0.20, 0.10),
                    (s * (0.58 + 0.05 * k), y + 0.12 - 0.06 * k, 0.30, 0.075),
                    (s * (0.74 - 0.04 * k), y - 0.12, 0.44, 0.055),
                    (s * (0.62 - 0.06 * k), y - 0.30 + 0.04 * k, 0.56, 0.015),
                ],
                "slime",
            )
        f.curve(
            [(s * 0.20, 1.02, 0.0, 0.05), (s * 0.40, 1.22, -0.04, 0.04), (s * 0.52, 1.12, 0.04, 0.010)], "skin", 0.04, 4
        )
    for n in range(8):
        t = math.radians(-77 + 22 * n)
        f.limb(
            (0.24 * math.sin(t), 1.0, -0.05),
            (0.34 * math.sin(t), 1.22 - 0.05 * abs(n - 3.5), -0.14),
            0.045,
            0.006,
            "horn",
            0.02,
        )
    return f.bare()


def b6() -> Figure:
    """The Dunwich Horror: ropes of flesh as large as a barn, half a face above, eyes everywhere."""
    f = Figure(0.8)
    f.ball((0, 0.50, 0), (0.50, 0.42, 0.42), "slime", 0.08)
    rng = luck(9)
    for n in range(15):
        t = math.tau * n / 15
        c, s = math.cos(t), math.sin(t)
        reach = rng.uniform(0.62, 0.82)
        f.curve(
            [
                (0.36 * c, 0.42, 0.34 * s, 0.15),
                (reach * c, 0.30 + rng.uniform(-0.1, 0.3), reach * s, 0.10),
                (reach * 1.05 * c + rng.uniform(-0.15, 0.15), rng.uniform(-0.1, 0.16), reach * s + 0.1, 0.065),
                (reach * 0.9 * c, -0.14, reach * s + 0.2, 0.02),
            ],
            "slime",
            0.05,
            4,
        )
    for n in range(9):
        x, y = -0.40 + 0.10 * n, 0.42 + rng.uniform(-0.16, 0.30)
        z = math.sqrt(max(0.18 - x * x * 0.6 - (y - 0.5) ** 2 * 0.7, 0.01)) + 0.03
        f.ball((x, y, z), 0.055, "slime", 0.03)
        f.ball((x, y, z + 0.030), 0.040, "eye", 0)
        f.ball((x, y, z + 0.064), (0.010, 0.026, 0.014), "dark", 0)
    # The half face on top, with the family's chinless likeness.
    f.ball((0.06, 0.92, 0.06), (0.17, 0.20, 0.16), "flesh", 0.08, (0, 0, -10))
    for s in (1, -1):
        eye(f, (0.06 + s * 0.062, 0.96, 0.205), 0.036, s * 8, lid="flesh", open_=0.55)
    f.curve([(0.06, 0.97, 0.21, 0.022), (0.055, 0.91, 0.25, 0.026)], "flesh", 0.03, 3)
    f.ball((0.05, 0.845, 0.20), (0.085, 0.030, 0.06), "dark", 0.02, cut=True)
    teeth(f, (-0.02, 0.862, 0.215), (0.12, 0.862, 0.215), 7, 0.035, 0.011)
    for n in range(7):
        t = math.radians(-60 + 20 * n)
        f.curve(
            [
                (0.06 + 0.14 * math.sin(t), 1.04, 0.02, 0.034),
                (0.06 + 0.26 * math.sin(t), 1.12 - 0.06 * abs(t), -0.04, 0.026),
                (0.06 + 0.36 * math.sin(t), 0.98, 0.0, 0.008),
            ],
            "bark",
            0.02,
            3,
        )
    return f.bare()


def b9() -> Figure:
    """Dhole: a worm as large as a hill, its round mouth full of teeth."""
    f = Figure(0.8)
    line = [
        (-0.75, -0.25, -0.5, 0.34),
        (-0.45, 0.18, -0.35, 0.33),
        (-0.12, 0.62, -0.16, 0.30),
        (0.14, 0.86, 0.16, 0.27),
        (0.20, 0.80, 0.42, 0.24),
    ]
    f.curve(line, "belly", 0.05, 6)
    for n in range(10):
        t = n / 9
        i = min(int(t * 4), 3)
        u = t * 4 - i
        x, y, z, r = (a + (b - a) * u for a, b in zip(line[i], line[i + 1], strict=True))
        f.ring((x, y, z), r * 0.93, 0.060, "second", 0.05, (55 - 75 * t, 0, -42 + 30 * t))
    f.ball((0.215, 0.775, 0.60), (0.19, 0.19, 0.20), "dark", 0.03, (8, 12, 0), cut=True)
    for row, (r, z, n) in enumerate(((0.195, 0.60, 15), (0.150, 0.54, 12), (0.105, 0.48, 9))):
        for k in range(n):
            a = math.tau * (k + 0.5 * (row % 2)) / n
            c, s = math.cos(a), math.sin(a)
            f.limb(
                (0.215 + r * c, 0.775 + r * s, z),
                (0.225 + r * 0.62 * c, 0.775 + r * 0.62 * s, z + 0.05),
                0.020,
                0.004,
                "bone",
                0.006,
            )
    for n in range(7):
        t = math.tau * n / 7
        f.curve(
            [
                (0.2 + 0.2 * math.cos(t), 0.78 + 0.2 * math.sin(t), 0.5, 0.035),
                (0.2 + 0.32 * math.cos(t), 0.78 + 0.32 * math.sin(t), 0.6, 0.022),
                (0.2 + 0.36 * math.cos(t), 0.76 + 0.36 * math.sin(t), 0.72, 0.006),
            ],
            "second",
            0.03,
            3,
        )
    return f.bare()
