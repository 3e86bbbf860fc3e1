"""Artifacts of stone, by id."""

import math

import numpy as np

from art.anatomy import luck
from art.cards import heads as h
from art.cards.things import crystal
from art.figure import Figure


def jade_amulet() -> Figure:
    """The Jade Amulet: a crouching winged hound in green stone on a chain."""
    f = h.bust()
    f.ball((0, 0.28, -0.03), (0.34, 0.36, 0.045), "metal", 0.004)
    f.ball((0, 0.28, 0.0), (0.29, 0.31, 0.040), "oil", 0.004)
    f.ring((0, 0.28, 0.01), 0.315, 0.020, "metal", 0.004, (90, 0, 0))
    f.ball((0.0, 0.20, 0.06), (0.15, 0.12, 0.08), "slime", 0.05)
    f.ball((-0.05, 0.34, 0.08), (0.085, 0.11, 0.07), "slime", 0.05, (0, 0, 12))
    f.ball((-0.10, 0.44, 0.10), (0.065, 0.058, 0.06), "slime", 0.03)
    f.ball((-0.165, 0.42, 0.12), (0.060, 0.032, 0.04), "slime", 0.03)
    for n, x in enumerate((-0.115, -0.070)):
        f.limb((x, 0.47, 0.09), (x + 0.01, 0.56, 0.08), 0.022, 0.005, "slime", 0.02)
        f.ball((-0.125 + 0.05 * n, 0.452, 0.152), 0.012, "eye", 0)
    for x in (-0.14, -0.04, 0.10):
        f.curve(
            [(x + 0.03, 0.22, 0.10, 0.038), (x - 0.01, 0.12, 0.12, 0.032), (x - 0.05, 0.09, 0.13, 0.030)],
            "slime",
            0.03,
            3,
        )
    for n in range(5):
        f.curve(
            [
                (0.0, 0.35, 0.06, 0.026),
                (0.10 + 0.02 * n, 0.44 - 0.045 * n, 0.07, 0.020),
                (0.17 + 0.012 * n, 0.52 - 0.085 * n, 0.05, 0.006),
            ],
            "slime",
            0.016,
            4,
        )
    for s in (1, -1):
        for n in range(8):
            f.ring(
                (s * (0.05 + 0.05 * n), 0.66 + 0.048 * n, -0.02),
                0.030,
                0.010,
                "metal",
                0,
                (90 if n % 2 else 20, 30 * s, s * 40),
            )
    f.ring((0, 0.64, -0.02), 0.045, 0.014, "metal", 0.004, (90, 0, 0))
    return f.bare()


def shining_trapezohedron() -> Figure:
    """The Shining Trapezohedron: a black, red-streaked stone in an open box of strange metal."""
    f = h.bust()
    for n in range(6):
        t = math.tau * n / 6
        f.box(
            (0.27 * math.cos(t), 0.07, 0.27 * math.sin(t)),
            (0.04, 0.13, 0.165),
            "metal",
            0.006,
            (0, -math.degrees(t), 0),
            0.012,
        )
    f.ball((0, -0.06, 0), (0.30, 0.03, 0.30), "metal", 0.01)
    f.ball((0, 0.05, 0), (0.24, 0.05, 0.24), "tongue", 0.02)
    for n in range(3):
        t = math.tau * n / 3 + 0.5
        f.curve(
            [
                (0.2 * math.cos(t), 0.08, 0.2 * math.sin(t), 0.016),
                (0.16 * math.cos(t), 0.20, 0.16 * math.sin(t), 0.014),
                (0.10 * math.cos(t), 0.28, 0.10 * math.sin(t), 0.020),
            ],
            "metal",
            0.004,
            4,
        )
    crystal(f, (0, 0.46, 0), 0.27, "oil", 7, 0.2, 1.05)
    for n in range(7):
        t = math.tau * n / 7 + 0.2
        f.limb(
            (0.27 * math.sin(t + 0.45), 0.49, 0.27 * math.cos(t + 0.45)),
            (0.15 * math.sin(t), 0.30, 0.15 * math.cos(t)),
            0.007,
            mat="sore",
            k=0,
        )
    f.limb((-0.32, 0.20, -0.24), (0.30, 0.20, -0.26), 0.022, mat="metal", k=0)
    f.box((0, 0.40, -0.36), (0.31, 0.21, 0.022), "metal", 0.004, (-14, 0, 0), 0.02)
    return f.bare()


def black_stone() -> Figure:
    """The Black Stone: an octagonal shaft, worn, cut with signs."""
    f = h.bust()
    for n in range(8):
        t = math.radians(45 * n)
        f.box(
            (0.16 * math.sin(t), 0.34, 0.16 * math.cos(t)),
            (0.085, 0.52, 0.055),
            "oil",
            0.004,
            (2.5, math.degrees(t), 0),
            0.012,
        )
    f.ball((0.06, 0.90, 0.05), (0.17, 0.10, 0.2), "oil", 0.02, (0, 0, -24), cut=True)
    rng = luck(13)
    for row in range(6):
        for face in (-1, 0, 1):
            t = math.radians(45 * face)
            middle = np.array((0.222 * math.sin(t), 0.70 - 0.145 * row, 0.222 * math.cos(t)))
            way = np.array((math.cos(t), 0, -math.sin(t)))
            for _ in range(3):
                a, b = (
                    middle + way * rng.uniform(-0.045, 0.045) + np.array((0, rng.uniform(-0.05, 0.05), 0))
                    for _ in range(2)
                )
                f.limb(a, b, 0.008, mat="flame", k=0)
    for n in range(6):
        t = math.tau * n / 6
        f.ball((0.28 * math.cos(t), -0.18, 0.24 * math.sin(t)), (0.13, 0.09, 0.12), "second", 0.04)
    return f.bare()


def star_shaped_soapstone() -> Figure:
    """The Star-Shaped Soapstone: five-pointed, worn round, with dots in groups."""
    f = h.bust()
    at = np.array((0.0, 0.32, 0.0))
    for n in range(5):
        t = math.tau * n / 5
        tip = at + np.array((0.40 * math.sin(t), 0.40 * math.cos(t), 0))
        f.limb(at + np.array((0.06 * math.sin(t), 0.06 * math.cos(t), 0)), tip, 0.135, 0.040, "ice", 0.05)
        for k in range(1, 4 + n % 2):
            d = 0.14 + 0.065 * k
            f.ball(at + np.array((d * math.sin(t), d * math.cos(t), 0.135 - 0.19 * d)), 0.020, "dark", 0.006, cut=True)
    f.ball(at + np.array((0, 0, 0.05)), (0.15, 0.15, 0.10), "ice", 0.05)
    return f.bare()
