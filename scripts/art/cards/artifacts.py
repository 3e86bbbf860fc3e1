"""Artifacts that are no stones, by id."""

import math

import numpy as np

from art.anatomy import luck
from art.cards import heads as h
from art.cards.things import page, placed, rolled
from art.figure import Figure


def camera_obscura() -> Figure:
    """The Camera Obscura: a box of wood with a brass lens, its hood thrown back."""
    f = h.bust()
    turn = (0, 20, 0)
    f.box((0, 0.28, -0.06), (0.27, 0.24, 0.26), "wood", 0.004, turn, 0.015)
    for y in (0.05, 0.51):
        f.box((0, y, -0.06), (0.285, 0.022, 0.275), "wood", 0.004, turn, 0.012)
    for x in (1, -1):
        for z in (1, -1):
            f.limb(
                placed((0, 0.28, -0.06), turn, (x * 0.268, -0.23, z * 0.258)),
                placed((0, 0.28, -0.06), turn, (x * 0.268, 0.23, z * 0.258)),
                0.018,
                mat="metal",
                k=0,
            )
    front = [placed((0, 0.28, -0.06), turn, (0, 0, z)) for z in (0.24, 0.34, 0.44, 0.455)]
    f.limb(front[0], front[1], 0.165, 0.165, "metal", 0)
    f.limb(front[1], front[2], 0.125, 0.125, "metal", 0)
    f.ring(front[2] + (front[3] - front[2]) * 6, 0.120, 0.024, "metal", 0.004, (90, 20, 0))
    f.ball(front[2] + (front[3] - front[2]) * 6, (0.100, 0.100, 0.05), "orb", 0.004, turn)
    f.box((0.0, 0.60, -0.20), (0.27, 0.018, 0.22), "wood", 0.004, (-38, 20, 0), 0.01)
    f.ball((0.02, 0.53, -0.06), (0.19, 0.02, 0.17), "glass", 0, turn)
    return f.bare()


def brain_cylinder() -> Figure:
    """The Brain Cylinder: what the Fungi carry through space, glass in bright metal, three sockets."""
    f = h.bust()
    f.limb((0, 0.02, 0), (0, 0.62, 0), 0.215, 0.215, "glass", 0)
    for y, r in ((-0.06, 0.27), (0.04, 0.245), (0.62, 0.245), (0.70, 0.235)):
        f.ball((0, y, 0), (r, 0.05, r), "metal", 0.01)
    for n in range(6):
        t = math.tau * n / 6
        f.limb(
            (0.225 * math.cos(t), 0.02, 0.225 * math.sin(t)),
            (0.225 * math.cos(t), 0.64, 0.225 * math.sin(t)),
            0.016,
            mat="metal",
            k=0,
        )
    rng = luck(4)
    for side in (1, -1):
        f.ball((side * 0.075, 0.36, 0.16), (0.085, 0.115, 0.10), "flesh", 0.02)
        for _ in range(7):
            x, y = side * rng.uniform(0.02, 0.13), 0.36 + rng.uniform(-0.09, 0.09)
            f.curve(
                [(x, y, 0.235, 0.018), (x + 0.02, y + 0.03, 0.245, 0.018), (x + 0.045 * side, y + 0.01, 0.235, 0.014)],
                "sore",
                0.008,
                3,
            )
    f.curve([(0, 0.27, 0.18, 0.026), (0.01, 0.18, 0.17, 0.020), (-0.02, 0.08, 0.18, 0.010)], "flesh", 0.02, 4)
    for n, (x, y) in enumerate(((-0.11, 0.76), (0.0, 0.79), (0.11, 0.76))):
        f.limb((x, y - 0.04, 0.08), (x * 1.25, y + 0.05, 0.13), 0.036, 0.044, "metal", 0.004)
        f.ball((x * 1.27, y + 0.055, 0.14), 0.026, "dark" if n != 1 else "eye", 0.004)
    return f.bare()


def powder_of_ibn_ghazi() -> Figure:
    """The Powder of Ibn Ghazi: a bowl of bright dust that shows what cannot be seen."""
    f = h.bust()
    f.ball((0, 0.16, 0), (0.36, 0.22, 0.33), "metal", 0.01)
    f.ball((0, 0.36, 0), (0.345, 0.20, 0.315), "dark", 0.004, cut=True)
    f.ring((0, 0.19, 0), 0.350, 0.026, "metal", 0.006)
    for n in range(18):
        t = math.tau * n / 18
        f.ball((0.355 * math.cos(t), 0.10, 0.33 * math.sin(t)), 0.020, "orb", 0.004)
    f.limb((0, -0.06, 0), (0, -0.14, 0), 0.11, 0.19, "metal", 0.04)
    f.ball((0, 0.17, 0), (0.315, 0.09, 0.285), "snow", 0.02)
    f.limb((0.01, 0.18, 0), (0.02, 0.36, 0.0), 0.215, 0.035, "snow", 0.06)
    rng = luck(5)
    for _ in range(46):
        t, r = rng.uniform(0, math.tau), rng.uniform(0.02, 0.30)
        up = rng.uniform(0.30, 0.86)
        f.ball((r * math.cos(t) * (1.1 - 0.5 * up), up, r * math.sin(t) * 0.6), rng.uniform(0.006, 0.016), "flame", 0)
    return f.bare()


def scroll_of_tyog() -> Figure:
    """The Scroll of T'yog: skin in a roll of bluish metal, half drawn out."""
    f = h.bust()
    page(f, (0.02, 0.24, 0.03), 0.25, 0.36, (-10, 8, 3), 9, 11)
    rolled(f, (0.02, 0.64, -0.02), 0.33, 0.062, 3)
    rolled(f, (0.02, -0.14, 0.10), 0.33, 0.070, 3)
    for s in (1, -1):
        f.ring((0.02 + s * 0.20, 0.64, -0.02), 0.064, 0.012, "ice", 0, (0, 0, 93))
        f.ring((0.02 + s * 0.20, -0.14, 0.10), 0.072, 0.012, "ice", 0, (0, 0, 93))
    f.curve([(0.10, -0.10, 0.16, 0.016), (0.18, -0.20, 0.18, 0.015), (0.24, -0.34, 0.16, 0.012)], "tongue", 0.004, 4)
    f.ball((0.09, -0.08, 0.165), (0.055, 0.055, 0.02), "tongue", 0.01)
    return f.bare()


def silver_key() -> Figure:
    """The Silver Key: nearly five inches, covered with signs of no alphabet."""
    f = h.bust()
    f.limb((0.30, -0.10, 0.06), (-0.12, 0.52, 0.0), 0.036, 0.040, "ice", 0)
    way = np.array((-0.42, 0.62, -0.06)) / 0.75
    side = np.array((0.83, 0.56, 0.0))
    for n in range(5):
        f.ring(np.array((-0.02, 0.37, 0.015)) + way * 0.045 * n, 0.052, 0.012, "ice", 0.004, (0, 0, 34))
    f.ring((-0.21, 0.65, 0.0), 0.150, 0.036, "ice", 0.01, (90, 0, 0))
    for n in range(5):
        t = math.tau * n / 5 + 0.3
        f.ring((-0.21 + 0.075 * math.cos(t), 0.65 + 0.075 * math.sin(t), 0.0), 0.052, 0.014, "ice", 0.008, (90, 0, 0))
    f.ball((-0.21, 0.65, 0.01), 0.040, "orb", 0)
    for n, (off, long) in enumerate(((0.01, 0.15), (0.07, 0.10), (0.13, 0.17))):
        root = np.array((0.30, -0.10, 0.06)) + way * off
        f.limb(root, root - side * long, 0.026, 0.026, "ice", 0.004)
        if n != 1:
            f.limb(root - side * long, root - side * long + way * 0.04, 0.024, mat="ice", k=0.004)
    return f.bare()


def tillinghast_resonator() -> Figure:
    """The Tillinghast Resonator: rods, coils and bulbs on a base of wood, and a light of no color."""
    f = h.bust()
    f.box((0, -0.06, 0), (0.38, 0.09, 0.28), "wood", 0.006, (0, 14, 0), 0.02)
    for x in (-0.16, 0.04, 0.22):
        f.ball((x, -0.05, 0.30), (0.034, 0.034, 0.014), "metal", 0)
    for n in range(9):
        f.ring((-0.22, 0.08 + 0.042 * n, 0.02), 0.105 - 0.004 * n, 0.018, "metal", 0.002)
    f.limb((-0.22, 0.0, 0.02), (-0.22, 0.56, 0.02), 0.050, 0.044, "cloth2", 0)
    f.ball((-0.22, 0.60, 0.02), 0.085, "metal", 0.01)
    for x, tall in ((0.06, 0.68), (0.30, 0.50)):
        f.limb((x, 0.02, -0.04), (x, tall - 0.14, -0.04), 0.018, mat="metal", k=0)
        f.ball((x, tall, -0.04), (0.105, 0.125, 0.105), "glass", 0)
        f.limb((x, tall - 0.13, -0.04), (x, tall - 0.08, -0.04), 0.052, 0.060, "metal", 0)
        f.ball((x, tall, 0.02), (0.045, 0.065, 0.05), "flame", 0)
    for n in range(4):
        f.curve(
            [
                (-0.16, 0.62, 0.04, 0.010),
                (-0.06, 0.66 + 0.05 * math.sin(n * 2.3), 0.06, 0.010),
                (0.00 + 0.02 * n, 0.62 + 0.03 * n, 0.04, 0.006),
            ],
            "flame",
            0,
            4,
        )
    f.curve(
        [(-0.20, 0.08, 0.14, 0.018), (-0.02, 0.02, 0.30, 0.018), (0.16, 0.06, 0.22, 0.018), (0.28, 0.04, 0.04, 0.018)],
        "oil",
        0.004,
        5,
    )
    f.limb((0.16, 0.03, 0.16), (0.19, 0.17, 0.22), 0.014, mat="metal", k=0)
    f.ball((0.195, 0.19, 0.225), 0.032, "tongue", 0)
    return f.bare()


def zanns_viol() -> Figure:
    """Zann's Viol, upright, with its bow."""
    f = h.bust()
    for y, wide in ((0.06, 0.235), (0.36, 0.180)):
        f.ball((0, y, 0), (wide, 0.19, 0.085), "sore", 0.05)
    for s in (1, -1):
        f.ball((s * 0.225, 0.235, 0), (0.075, 0.095, 0.14), "dark", 0.02, cut=True)
        f.curve(
            [(s * 0.085, 0.27, 0.080, 0.010), (s * 0.110, 0.20, 0.086, 0.012), (s * 0.080, 0.13, 0.086, 0.010)],
            "dark",
            0,
            4,
        )
    f.limb((0, 0.44, 0.05), (0, 0.84, -0.02), 0.036, 0.030, "oil", 0.01)
    f.curve(
        [
            (0, 0.84, -0.02, 0.034),
            (0, 0.94, -0.04, 0.036),
            (0, 0.985, 0.02, 0.034),
            (0, 0.94, 0.05, 0.028),
            (0, 0.915, 0.02, 0.016),
        ],
        "sore",
        0.01,
        5,
    )
    for n in range(4):
        s = 1 if n % 2 else -1
        f.limb((0, 0.86 + 0.025 * n, -0.02), (s * 0.095, 0.875 + 0.025 * n, -0.02), 0.013, 0.018, "oil", 0)
        x = (n - 1.5) * 0.015
        f.limb((x, 0.85, 0.02), (x * 1.7, 0.17, 0.118), 0.0045, mat="mask", k=0)
        f.limb((x * 1.7, 0.17, 0.118), (x, -0.04, 0.10), 0.0045, mat="mask", k=0)
    f.box((0, 0.165, 0.095), (0.066, 0.022, 0.020), "wood", 0.004)
    f.box((0, -0.02, 0.092), (0.036, 0.075, 0.016), "oil", 0.006)
    f.limb((0, -0.13, 0), (0, -0.30, 0), 0.014, mat="metal", k=0)
    f.limb((0.42, -0.14, 0.12), (-0.34, 0.56, 0.16), 0.012, 0.010, "wood", 0)
    f.limb((0.40, -0.17, 0.13), (-0.33, 0.52, 0.17), 0.006, mat="mask", k=0)
    return f.bare()


def innsmouth_tiara() -> Figure:
    """The Innsmouth Tiara: tall in front, made for a head of another shape, with sea-things in relief."""
    f = h.bust()
    for n in range(23):
        t = math.radians(-121 + 11 * n)
        tall = 0.16 + 0.34 * math.exp(-((t / 0.75) ** 2))
        x, z = 0.34 * math.sin(t), 0.27 * math.cos(t)
        f.box(
            (x, 0.10 + tall / 2, z - 0.06 * tall),
            (0.040, tall / 2, 0.018),
            "metal",
            0.012,
            (-9, math.degrees(t), 0),
            0.012,
        )
        if n % 2 == 0:
            f.ball((x * 1.02, 0.13 + tall, z - 0.13 * tall), 0.026 if abs(n - 11) > 4 else 0.036, "orb", 0.004)
    for y, r in ((0.10, 0.020), (0.18, 0.012)):
        f.curve(
            [
                (0.352 * math.sin(math.radians(a)), y, 0.282 * math.cos(math.radians(a)) - 0.01, r)
                for a in range(-121, 122, 22)
            ],
            "metal",
            0.006,
            3,
        )
    f.ball((0, 0.40, 0.27), (0.070, 0.085, 0.035), "metal", 0.02)
    for s in (1, -1):
        f.ball((s * 0.030, 0.42, 0.300), 0.018, "orb", 0)
        f.curve(
            [
                (s * 0.05, 0.36, 0.275, 0.020),
                (s * 0.13, 0.30, 0.262, 0.020),
                (s * 0.16, 0.38, 0.235, 0.014),
                (s * 0.12, 0.42, 0.240, 0.006),
            ],
            "metal",
            0.01,
            4,
        )
        f.curve(
            [(s * 0.03, 0.33, 0.285, 0.016), (s * 0.06, 0.24, 0.285, 0.014), (s * 0.12, 0.22, 0.270, 0.006)],
            "metal",
            0.01,
            4,
        )
    return f.bare()


def coffin_shaped_clock() -> Figure:
    """The Coffin-Shaped Clock: four hands on a dial of no earthly hours."""
    f = h.bust()
    rim = [(-0.17, 0.88), (0.17, 0.88), (0.29, 0.56), (0.18, -0.22), (-0.18, -0.22), (-0.29, 0.56)]
    for deep, share, mat in ((-0.10, 1.0, "wood"), (0.06, 1.0, "wood"), (0.075, 0.84, "oil")):
        ring = [(x * share, 0.34 + (y - 0.34) * share, deep) for x, y in rim]
        for n in range(6):
            f.sheet(ring[n], ring[(n + 1) % 6], (0, 0.34, deep), 0.022, mat, 0)
    for n in range(6):
        (ax, ay), (bx, by) = rim[n], rim[(n + 1) % 6]
        f.sheet((ax, ay, -0.10), (bx, by, -0.10), (ax, ay, 0.06), 0.020, "wood", 0)
        f.sheet((bx, by, -0.10), (bx, by, 0.06), (ax, ay, 0.06), 0.020, "wood", 0)
        f.limb((ax, ay, 0.085), (bx, by, 0.085), 0.020, mat="metal", k=0)
    f.ball((0, 0.55, 0.09), (0.185, 0.185, 0.020), "bone", 0)
    f.ring((0, 0.55, 0.10), 0.190, 0.020, "metal", 0, (90, 0, 0))
    for n in range(14):
        t = math.tau * n / 14
        f.limb(
            (0.145 * math.sin(t), 0.55 + 0.145 * math.cos(t), 0.114),
            (0.165 * math.sin(t), 0.55 + 0.165 * math.cos(t), 0.114),
            0.008,
            mat="dark",
            k=0,
        )
    for angle, long in ((20, 0.13), (105, 0.09), (200, 0.12), (292, 0.075)):
        t = math.radians(angle)
        f.limb((0, 0.55, 0.118), (long * math.sin(t), 0.55 + long * math.cos(t), 0.118), 0.010, 0.004, "dark", 0)
    f.ball((0, 0.55, 0.12), 0.018, "metal", 0)
    f.limb((0.0, 0.30, 0.10), (0.07, 0.0, 0.10), 0.008, mat="metal", k=0)
    f.ball((0.075, -0.03, 0.105), (0.062, 0.062, 0.018), "metal", 0)
    return f.bare()
