"""The cards of the Esoteric Order of Dagon, by elder sign."""

import math

from art.anatomy import claws, luck, rags
from art.cards import heads as h
from art.cards.things import page, rolled, tentacle
from art.figure import Figure
from art.sculptures import great_cthulhu


def g0() -> Figure:
    """Pnakotic Fragments: torn scrolls, one half unrolled."""
    f = h.bust()
    page(f, (0.02, 0.20, 0.02), 0.36, 0.44, (-20, 8, 6))
    rolled(f, (-0.02, -0.04, 0.22), 0.42, 0.070, 8)
    rolled(f, (0.04, 0.54, -0.08), 0.40, 0.060, -7)
    rolled(f, (-0.26, 0.02, -0.02), 0.34, 0.055, 64)
    rolled(f, (0.34, 0.10, 0.02), 0.32, 0.050, -56)
    return f.bare()


def g1() -> Figure:
    """Zadok Allen: the town drunkard, white-bearded, with his bottle."""
    f = h.bust()
    h.head(f, 1.0, 1.02, 0.95, 1.35, old=True)
    h.eyes(f, 1.05, -0.006, 0.9)
    h.mouth(f)
    h.beard(f, "snow", 0.30, 11, 1.05)
    h.brows(f, "snow", 0.022, 0.006)
    h.strands(f, "snow", 7, 0.20, 0.5, 0.7)
    h.brimmed(f, "cloth2", 0.245, 0.11, 0.055, -12)
    h.coat(f, "rag", tie="", shirt="cloth2")
    h.arm(f, "rag")
    x, y, z = h.HELD
    f.limb((x, y - 0.10, z + 0.03), (x - 0.02, y + 0.12, z + 0.03), 0.060, 0.060, "glass", 0)
    f.limb((x - 0.02, y + 0.16, z + 0.03), (x - 0.03, y + 0.30, z + 0.03), 0.030, 0.020, "glass", 0.05)
    f.ball((x - 0.032, y + 0.32, z + 0.03), 0.022, "wood", 0)
    return f.bare()


def g2() -> Figure:
    """Robert Olmstead: a young man who begins to look like his grandmother's kin."""
    f = h.bust()
    h.head(f, 1.02, 1.0, 1.0, 0.7)
    h.eyes(f, 1.28, 0.004, 1.3)
    h.mouth(f, 1.45, 0.6)
    h.short_hair(f, "oil", 0.060)
    h.brows(f, "oil", 0.010, -0.012)
    h.coat(f)
    for s in (1, -1):
        for n in range(3):
            f.curve(
                [
                    (s * (0.088 - 0.004 * n), 0.45 - 0.038 * n, 0.045 - 0.02 * n, 0.010),
                    (s * 0.104, 0.435 - 0.038 * n, -0.02, 0.012),
                ],
                "sore",
                0.01,
                3,
            )
    return f.bare()


def g3() -> Figure:
    """Barnabas Marsh: far gone, flat-headed, staring, with folds in the neck, still in his frock coat."""
    f = h.bust()
    h.coat(f, "cloth2", 1.12, "cloth")
    y = h.Y
    f.ball((0, y - 0.02, 0), (0.185, 0.165, 0.195), "skin", 0.02)
    f.ball((0, y - 0.125, 0.06), (0.175, 0.085, 0.150), "skin", 0.06)
    f.limb((0, y - 0.14, -0.02), (0, 0.22, -0.05), 0.150, 0.165, "skin", 0.06)
    for s in (1, -1):
        f.ball((s * 0.125, y + 0.055, 0.100), 0.072, "skin", 0.03)
        f.ball((s * 0.133, y + 0.058, 0.130), 0.050, "eye", 0.004)
        f.ball((s * 0.142, y + 0.060, 0.178), (0.018, 0.026, 0.016), "dark", 0)
        for n in range(4):
            f.curve(
                [
                    (s * 0.10, y - 0.17 - 0.045 * n, 0.115 - 0.01 * n, 0.014),
                    (s * 0.165, y - 0.155 - 0.045 * n, 0.03, 0.018),
                ],
                "skin",
                0.012,
                3,
            )
        f.ball((s * 0.026, y - 0.030, 0.196), 0.012, "dark", 0.006, cut=True)
    f.ball((0, y - 0.108, 0.20), (0.150, 0.014, 0.09), "dark", 0.01, cut=True)
    f.curve(
        [(-0.15, y - 0.125, 0.10, 0.016), (0, y - 0.096, 0.212, 0.020), (0.15, y - 0.125, 0.10, 0.016)], "skin", 0.03, 6
    )
    f.curve(
        [(-0.15, y - 0.135, 0.10, 0.016), (0, y - 0.134, 0.208, 0.026), (0.15, y - 0.135, 0.10, 0.016)],
        "belly",
        0.03,
        6,
    )
    return f.bare()


def g4() -> Figure:
    """Obed Marsh: the captain, whiskered, hard, with a coin of strange gold."""
    f = h.bust()
    h.head(f, 1.06, 1.0, 1.12, 1.1)
    h.eyes(f, 0.9, 0.0)
    h.mouth(f, 1.1, 1.0)
    h.brows(f, "oil", 0.022, 0.014)
    h.peaked(f)
    h.coat(f, "cloth2", 1.1, "oil")
    h.arm(f, "cloth2")
    for s in (1, -1):
        f.curve(
            [
                (s * 0.142, h.Y + 0.04, 0.045, 0.018),
                (s * 0.138, h.Y - 0.07, 0.075, 0.028),
                (s * 0.108, h.Y - 0.17, 0.105, 0.030),
                (s * 0.06, h.Y - 0.215, 0.11, 0.012),
            ],
            "oil",
            0.03,
            4,
        )
        for n in range(3):
            f.ball((s * 0.115, 0.02 - 0.11 * n, 0.150), 0.024, "metal", 0)
    x, y, z = h.HELD
    f.ball((x - 0.03, y + 0.14, z + 0.04), (0.070, 0.070, 0.016), "metal", 0)
    f.ring((x - 0.03, y + 0.14, z + 0.052), 0.046, 0.008, "metal", 0, (90, 0, 0))
    return f.bare()


def g5() -> Figure:
    """Francis Wayland Thurston: the one who pieced the papers together."""
    f = h.bust()
    h.head(f, 0.95, 1.05, 0.9, 1.0)
    h.eyes(f, 0.95, 0.006, 0.3)
    h.mouth(f, 0.9, 0.5)
    h.moustache(f, "oil", 0.062, 0.006, 0.014)
    h.brows(f, "oil", 0.013)
    h.brimmed(f, "cloth", 0.262, 0.145)
    h.coat(f)
    h.arm(f)
    page(f, (0.30, 0.30, 0.37), 0.15, 0.20, (-8, -14, 10), lines=4)
    return f.bare()


def g6() -> Figure:
    """George Gammell Angell: the old professor, bald and bearded, spectacled."""
    f = h.bust()
    h.head(f, 1.04, 1.06, 0.9, 1.0, old=True)
    h.eyes(f, 0.9, 0.0)
    h.mouth(f)
    h.beard(f, "snow", 0.15, 9, 0.95, 8)
    h.brows(f, "snow", 0.020, -0.004)
    h.glasses(f)
    h.coat(f, "cloth")
    for s in (1, -1):
        for n in range(4):
            f.ball((s * 0.150, h.Y + 0.055 - 0.040 * n, -0.04 - 0.01 * n), (0.026, 0.034, 0.060), "snow", 0.02)
    return f.bare()


def g7() -> Figure:
    """Henry Anthony Wilcox: the young sculptor with the clay of his dream."""
    f = h.bust()
    h.head(f, 0.92, 1.04, 0.85, 0.9)
    h.eyes(f, 1.15, 0.005, 1.2)
    h.mouth(f, 0.8, 0.0, 0.35)
    h.strands(f, "oil", 13, 0.15, 0.55, 0.35, 3, 0.026)
    h.brows(f, "oil", 0.012, -0.014)
    h.coat(f, "rag", 0.94, "sore")
    h.arm(f, "rag", at=(0.34, 0.04, 0.36))
    f.box((0.30, 0.17, 0.38), (0.155, 0.185, 0.026), "brick", 0.01, (-8, -10, 8), 0.02)
    f.ball((0.30, 0.24, 0.41), (0.055, 0.060, 0.035), "rag", 0.02)
    for n in range(5):
        x = 0.30 + (n - 2) * 0.030
        f.curve(
            [
                (x, 0.20, 0.425, 0.014),
                (x + (n - 2) * 0.012, 0.13, 0.42, 0.012),
                (x + (n - 2) * 0.030, 0.07, 0.415, 0.005),
            ],
            "rag",
            0.01,
            3,
        )
    for s in (1, -1):
        f.sheet(
            (0.30 + s * 0.03, 0.20, 0.41),
            (0.30 + s * 0.12, 0.30, 0.405),
            (0.30 + s * 0.10, 0.14, 0.405),
            0.010,
            "rag",
            0.008,
        )
    return f.bare()


def g8() -> Figure:
    """Lobon: a god of Sarnath in ivory, crowned with ivy, with a spear."""
    f = h.bust()
    h.head(f, 0.96, 1.06, 0.92, 0.95, "mask")
    h.eyes(f, 1.0, 0.0, 0.2, True, "mask")
    h.mouth(f, 0.8, -0.3, 0.0, "mask")
    h.beard(f, "bone", 0.20, 9, 0.8, 6)
    h.strands(f, "bone", 9, 0.24, 0.35, 0.9, 6)
    h.robe(f, "bone", "metal", "cloth")
    h.arm(f, "bone", "mask")
    for n in range(13):
        t = math.tau * n / 13
        f.ball(
            (0.165 * math.sin(t), h.Y + 0.125, 0.165 * math.cos(t) - 0.015),
            (0.042, 0.026, 0.018),
            "skin",
            0.004,
            (20, -math.degrees(t), 35 * (n % 2 * 2 - 1)),
        )
    x, _y, z = h.HELD
    f.limb((x, -0.5, z + 0.02), (x - 0.05, 0.92, z - 0.06), 0.018, 0.015, "wood", 0)
    f.sheet(
        (x - 0.088, 0.88, z - 0.055), (x - 0.012, 0.88, z - 0.065), (x - 0.055, 1.10, z - 0.08), 0.014, "metal", 0.01
    )
    return f.bare()


def g10() -> Figure:
    """Bokrug: the great water-lizard, crested, on its stone."""
    f = Figure(0.5)
    f.curve(
        [(-0.20, 0.28, -0.10, 0.20), (-0.02, 0.42, 0.0, 0.25), (0.20, 0.62, 0.06, 0.20), (0.26, 0.86, 0.14, 0.135)],
        "skin",
        0.05,
        5,
    )
    f.ball((0.02, 0.36, 0.12), (0.20, 0.26, 0.16), "belly", 0.06)
    f.ball((0.24, 0.96, 0.24), (0.130, 0.105, 0.165), "skin", 0.05, (14, 0, 0))
    f.ball((0.20, 0.90, 0.42), (0.092, 0.062, 0.135), "skin", 0.05, (18, 0, 0))
    f.ball((0.19, 0.865, 0.46), (0.095, 0.011, 0.14), "dark", 0.01, (16, 0, 0), cut=True)
    for s in (1, -1):
        f.ball((0.24 + s * 0.092, 1.00, 0.32), 0.046, "skin", 0.02)
        f.ball((0.24 + s * 0.108, 1.002, 0.345), 0.030, "eye", 0)
        f.ball((0.24 + s * 0.116, 1.002, 0.368), (0.008, 0.024, 0.012), "dark", 0)
        f.curve(
            [
                (0.05 + s * 0.20, 0.46, 0.16, 0.085),
                (0.05 + s * 0.33, 0.28, 0.28, 0.070),
                (0.06 + s * 0.30, 0.06, 0.36, 0.055),
            ],
            "skin",
            0.04,
            4,
        )
        claws(f, (0.06 + s * 0.30, 0.02, 0.38), (s * 0.2, -0.1, 0.9), 4, 0.12, 0.026, 0.7)
        f.curve(
            [
                (-0.18 + s * 0.17, 0.26, -0.08, 0.12),
                (-0.18 + s * 0.34, 0.22, 0.10, 0.11),
                (-0.16 + s * 0.36, 0.02, 0.06, 0.06),
            ],
            "skin",
            0.05,
            4,
        )
    f.curve(
        [
            (-0.24, 0.22, -0.14, 0.16),
            (-0.52, 0.12, -0.05, 0.11),
            (-0.66, 0.14, 0.22, 0.075),
            (-0.50, 0.10, 0.46, 0.045),
            (-0.30, 0.08, 0.52, 0.012),
        ],
        "skin",
        0.04,
        5,
    )
    for n in range(13):
        t = n / 12
        x, y, z = -0.42 + 0.70 * t, 0.28 + 0.66 * t**1.1 + 0.06 * math.sin(t * 3), -0.20 + 0.30 * t
        f.sheet((x - 0.05, y - 0.02, z), (x + 0.05, y + 0.03, z), (x - 0.06, y + 0.17, z - 0.06), 0.012, "wing", 0.01)
    return f.bare()


def g12() -> Figure:
    """Mother Hydra: a Deep One grown old and huge, crowned, with hair like weed."""
    f = great_cthulhu.deep_one()
    x, y, z, r = f.head
    rng = luck(4)
    for n in range(16):
        t = math.radians(-120 + 240 * n / 15)
        sx, sz = math.sin(t), -math.cos(t)
        f.curve(
            [
                (x + r * 0.8 * sx, y + r * 0.7, z - 0.10 + r * 0.4 * sz, 0.035),
                (x + r * 1.5 * sx, y + 0.05, z - 0.14 + 0.1 * sz, 0.035),
                (x + r * 1.7 * sx + rng.uniform(-0.08, 0.08), y - 0.50 * rng.uniform(0.7, 1.2), z - 0.12, 0.010),
            ],
            "bark",
            0.02,
            4,
        )
    for n in range(7):
        t = math.radians(-66 + 22 * n)
        top = 0.26 - 0.035 * abs(n - 3)
        f.limb(
            (x + r * 0.85 * math.sin(t), y + r * 0.75, z - 0.06 + r * 0.6 * math.cos(t)),
            (x + r * 1.05 * math.sin(t), y + r * 0.75 + top, z - 0.10 + r * 0.6 * math.cos(t)),
            0.026,
            0.006,
            "metal",
            0.004,
        )
        f.ball((x + r * 0.9 * math.sin(t), y + r * 0.78, z - 0.04 + r * 0.66 * math.cos(t)), 0.026, "orb", 0)
    return f.bare()


def g13() -> Figure:
    """Dagon: a titan of the sea-bed that clasps a carved monolith."""
    f = Figure(0.6)
    f.box((0.34, 0.62, 0.06), (0.16, 0.78, 0.13), "brick", 0.01, (0, 14, -3), 0.02)
    for n in range(9):
        f.ball(
            (0.30 + 0.06 * (n % 3 - 1) * 1.2, 0.12 + 0.13 * n, 0.20),
            (0.030, 0.022, 0.02),
            "brick",
            0.01,
            (0, 0, 37 * n),
            cut=True,
        )
    f.curve(
        [(-0.34, -0.20, -0.20, 0.34), (-0.26, 0.30, -0.12, 0.36), (-0.14, 0.74, 0.0, 0.31), (-0.06, 1.0, 0.10, 0.20)],
        "skin",
        0.06,
        5,
    )
    f.ball((-0.10, 0.46, 0.14), (0.21, 0.34, 0.18), "belly", 0.07)
    f.ball((-0.02, 1.16, 0.20), (0.185, 0.165, 0.205), "skin", 0.06, (14, 0, -8))
    f.ball((0.0, 1.04, 0.30), (0.165, 0.080, 0.150), "skin", 0.06)
    f.ball((0.0, 1.055, 0.40), (0.150, 0.022, 0.12), "dark", 0.01, (6, 0, 4), cut=True)
    for n in range(8):
        f.limb(
            (-0.10 + 0.028 * n, 1.075, 0.425 - 0.004 * (n - 3.5) ** 2),
            (-0.10 + 0.028 * n, 1.035, 0.43),
            0.010,
            0.003,
            "bone",
            0,
        )
    for s in (1, -1):
        f.ball((-0.02 + s * 0.135, 1.22, 0.30), 0.062, "skin", 0.02)
        f.ball((-0.02 + s * 0.150, 1.224, 0.332), 0.046, "eye", 0)
        f.ball((-0.02 + s * 0.158, 1.224, 0.368), (0.014, 0.020, 0.014), "dark", 0)
        for n in range(3):
            f.curve(
                [(-0.06 + s * 0.16, 0.98 - 0.05 * n, 0.20, 0.016), (-0.06 + s * 0.22, 0.97 - 0.05 * n, 0.08, 0.020)],
                "sore",
                0.012,
                3,
            )
    for n in range(9):
        t = n / 8
        f.sheet(
            (-0.30 + 0.20 * t, 0.30 + 0.9 * t, -0.34 + 0.16 * t),
            (-0.26 + 0.20 * t, 0.46 + 0.9 * t, -0.34 + 0.18 * t),
            (-0.44 + 0.28 * t, 0.50 + 0.92 * t, -0.46 + 0.2 * t),
            0.014,
            "wing",
            0.01,
        )
    f.curve(
        [(-0.38, 0.74, 0.04, 0.15), (-0.40, 0.44, 0.34, 0.12), (0.02, 0.36, 0.46, 0.10), (0.26, 0.44, 0.36, 0.075)],
        "skin",
        0.05,
        5,
    )
    f.curve(
        [(0.16, 0.84, 0.04, 0.14), (0.52, 0.86, 0.02, 0.11), (0.56, 0.74, 0.28, 0.085), (0.40, 0.72, 0.34, 0.07)],
        "skin",
        0.05,
        5,
    )
    claws(f, (0.30, 0.45, 0.34), (0.9, 0.1, -0.2), 4, 0.16, 0.034, 0.6)
    claws(f, (0.38, 0.72, 0.36), (-0.9, -0.1, 0.1), 4, 0.15, 0.034, 0.6)
    rags(f, (-0.52, 0.04, 0.06), (0.06, 0.02, 0.24), 7, 0.30, 0.04, "bark", 5)
    tentacle(f, [(-0.30, -0.1, 0.2, 0.10), (0.0, -0.16, 0.42, 0.08), (0.3, -0.10, 0.4, 0.03)])
    return f.bare()
