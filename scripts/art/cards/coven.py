"""The cards of the Chesuncook Witch Coven, by elder sign."""

import math

from art.anatomy import claws, teeth
from art.cards import heads as h
from art.cards.things import book, page
from art.figure import Figure
from art.sculptures import black_goat, great_cthulhu, yellow_sign


def w0() -> Figure:
    """The Necronomicon: bound in skin, a face of it stretched over the cover."""
    f = h.bust()
    book(f, turn=(-10, 18, -4), mat="flesh")
    f.ball((-0.02, 0.30, 0.12), (0.165, 0.225, 0.060), "flesh", 0.06)
    for s in (1, -1):
        f.ball((-0.02 + s * 0.070, 0.36, 0.185), (0.045, 0.030, 0.045), "dark", 0.02, (0, 0, -s * 14), cut=True)
        f.ball((-0.02 + s * 0.070, 0.36, 0.135), 0.014, "eye", 0)
        for n in range(3):
            f.limb(
                (-0.02 + s * 0.14, 0.44 - 0.13 * n, 0.125),
                (-0.02 + s * 0.27, 0.50 - 0.18 * n, 0.115),
                0.010,
                mat="sore",
                k=0.02,
            )
    f.curve([(-0.02, 0.37, 0.180, 0.018), (-0.02, 0.30, 0.205, 0.024)], "flesh", 0.03, 3)
    f.ball((-0.02, 0.20, 0.18), (0.070, 0.045, 0.05), "dark", 0.02, cut=True)
    for n in range(5):
        x = -0.02 + (n - 2) * 0.030
        f.limb((x, 0.265, 0.172), (x, 0.135, 0.168), 0.007, mat="oil", k=0)
    return f.bare()


def w1() -> Figure:
    """Daniel Upton: the friend, with the revolver he will use."""
    f = h.bust()
    h.head(f, 1.04, 1.0, 1.1, 1.0)
    h.eyes(f, 0.95, 0.0, 0.2)
    h.mouth(f, 0.95, 0.9)
    h.moustache(f, "oil", 0.07, 0.014, 0.020)
    h.brows(f, "oil", 0.018, 0.014)
    h.brimmed(f, "cloth2", 0.25, 0.145, 0.0, -9)
    h.coat(f, "cloth", 1.06)
    h.arm(f, "cloth", at=(0.30, 0.08, 0.36))
    x, y, z = 0.27, 0.15, 0.40
    f.limb((x + 0.03, y - 0.08, z), (x, y + 0.02, z), 0.026, 0.026, "wood", 0)
    f.limb((x, y + 0.03, z), (x - 0.035, y + 0.04, z), 0.042, 0.042, "metal", 0)
    f.limb((x - 0.02, y + 0.055, z), (x - 0.24, y + 0.085, z + 0.02), 0.018, 0.017, "metal", 0)
    f.limb((x + 0.02, y + 0.06, z), (x + 0.035, y + 0.10, z), 0.010, mat="metal", k=0)
    return f.bare()


def w2() -> Figure:
    """Edward Pickman Derby: plump and childish; another looks out of one of his eyes."""
    f = h.bust()
    h.head(f, 1.16, 0.98, 1.22, 0.7)
    for s in (1, -1):
        f.ball((s * 0.10, h.Y - 0.08, 0.09), (0.062, 0.062, 0.06), "flesh", 0.05)
    f.ball((0, h.Y - 0.21, 0.05), (0.10, 0.05, 0.09), "flesh", 0.05)
    h.eyes(f, 1.0, 0.006, 0.4)
    f.ball((-0.055, h.Y - 0.008, 0.142), 0.033, "eye", 0)
    f.ball((-0.052, h.Y - 0.008, 0.170), (0.007, 0.020, 0.010), "dark", 0)
    h.mouth(f, 0.7, 0.5)
    h.moustache(f, "bone", 0.045, 0.004, 0.009)
    h.brows(f, "bone", 0.011, -0.012)
    h.short_hair(f, "bone", 0.045)
    h.coat(f, "cloth2", 1.14, "cloth")
    return f.bare()


def w3() -> Figure:
    """Asenath Waite: dark and slight, with eyes that come forward."""
    f = h.bust()
    h.head(f, 0.86, 1.0, 0.74, 0.7, ears=0)
    h.eyes(f, 1.32, 0.0, 0.9)
    h.mouth(f, 0.95, -0.35)
    h.brows(f, "cloth2", 0.010, 0.012)
    f.ball((0, h.Y + 0.075, -0.05), (0.168, 0.155, 0.175), "cloth2", 0.02)
    for s in (1, -1):
        for n in range(5):
            f.curve(
                [
                    (s * 0.06, h.Y + 0.19, 0.08 - 0.05 * n, 0.032),
                    (s * 0.158, h.Y + 0.03, 0.075 - 0.048 * n, 0.038),
                    (s * (0.150 - 0.012 * n), h.Y - 0.145, 0.085 - 0.045 * n, 0.030),
                ],
                "cloth2",
                0.02,
                4,
            )
    f.ring((0, h.Y + 0.095, -0.01), 0.166, 0.012, "metal", 0.003, (-10, 0, 0))
    h.robe(f, "cloth2", "", "cloth")
    for n in range(-6, 7):
        t = math.radians(n * 15)
        f.ball((0.155 * math.sin(t), 0.275 - 0.06 * math.cos(t), 0.10 * math.cos(t) + 0.02), 0.017, "mask", 0)
    return f.bare()


def w4() -> Figure:
    """Kamog: the one the coven calls by this name, goat-masked and horned under his cowl."""
    f = h.bust()
    h.cowl(f, "cloth2")
    f.ball((0, h.Y + 0.02, 0.07), (0.105, 0.145, 0.10), "wood", 0.02)
    f.curve([(0, h.Y - 0.01, 0.13, 0.075), (0, h.Y - 0.12, 0.18, 0.058), (0, h.Y - 0.18, 0.19, 0.045)], "wood", 0.03, 4)
    for s in (1, -1):
        f.ball((s * 0.058, h.Y + 0.030, 0.155), (0.032, 0.016, 0.03), "dark", 0.006, (0, 0, s * 18), cut=True)
        f.ball((s * 0.056, h.Y + 0.028, 0.132), (0.018, 0.010, 0.012), "eye", 0)
        f.ball((s * 0.022, h.Y - 0.17, 0.232), 0.011, "dark", 0.004, cut=True)
        f.curve(
            [
                (s * 0.07, h.Y + 0.13, 0.08, 0.042),
                (s * 0.20, h.Y + 0.28, 0.04, 0.036),
                (s * 0.36, h.Y + 0.27, 0.02, 0.026),
                (s * 0.43, h.Y + 0.13, 0.07, 0.007),
            ],
            "horn",
            0.01,
            5,
        )
        f.ball((s * 0.155, h.Y + 0.07, 0.08), (0.07, 0.022, 0.03), "wood", 0.01, (0, 0, -s * 18))
    f.curve(
        [(0, h.Y - 0.21, 0.17, 0.028), (0, h.Y - 0.30, 0.19, 0.024), (0.01, h.Y - 0.38, 0.18, 0.006)], "fur", 0.02, 4
    )
    h.robe(f, "cloth2", "metal", "cloth")
    return f.bare()


def w5() -> Figure:
    """T'yog: high priest, with the scroll that is to shield him, under a headdress of goat's horns."""
    f = h.bust()
    h.head(f, 0.94, 1.06, 0.95, 1.25)
    h.eyes(f, 1.0, 0.0, 0.4)
    h.mouth(f, 0.9, 0.2)
    h.brows(f, "oil", 0.015, 0.006)
    h.beard(f, "oil", 0.16, 7, 0.55, 10)
    f.ring((0, h.Y + 0.11, -0.01), 0.160, 0.032, "metal", 0.005, (-8, 0, 0))
    f.limb((0, h.Y + 0.14, -0.03), (0, h.Y + 0.34, -0.06), 0.140, 0.085, "cloth", 0.02)
    for s in (1, -1):
        f.curve(
            [
                (s * 0.11, h.Y + 0.16, 0.03, 0.030),
                (s * 0.21, h.Y + 0.28, 0.02, 0.026),
                (s * 0.19, h.Y + 0.43, 0.0, 0.007),
            ],
            "horn",
            0.008,
            4,
        )
    for n in range(4):
        f.ball(
            (0, h.Y + 0.15 + 0.058 * n, 0.125 - 0.024 * n), (0.022, 0.022, 0.012), "orb" if n % 2 == 0 else "metal", 0
        )
    h.robe(f, "cloth", "metal", "cloth2")
    page(f, (0.0, -0.04, 0.34), 0.21, 0.13, (-16, 0, 0), 4, 8)
    for s in (1, -1):
        f.limb((s * 0.235, 0.11, 0.32), (s * 0.235, -0.20, 0.37), 0.030, mat="bone", k=0.004)
        f.curve(
            [(s * 0.33, 0.10, -0.02, 0.105), (s * 0.45, -0.14, 0.14, 0.095), (s * 0.28, -0.08, 0.34, 0.058)],
            "cloth",
            0.03,
            4,
        )
        f.ball((s * 0.25, -0.04, 0.36), (0.045, 0.055, 0.045), "flesh", 0.02)
    return f.bare()


def w6() -> Figure:
    """Keziah Mason: the old witch, bent, hook-nosed, in a shawl."""
    f = h.bust()
    f.ball((0, h.Y + 0.055, -0.055), (0.192, 0.205, 0.195), "rag", 0.04, (-10, 0, 0))
    f.ball((0, h.Y - 0.01, 0.145), (0.128, 0.185, 0.125), "rag", 0.03, cut=True)
    h.head(f, 0.92, 1.06, 0.7, 2.1, old=True)
    h.eyes(f, 0.9, 0.006, 0.3, True)
    h.mouth(f, 0.9, -0.6, 0.0)
    f.ball((0, h.Y - 0.215, 0.165), (0.034, 0.040, 0.045), "flesh", 0.04)
    f.ball((0.045, h.Y - 0.185, 0.150), 0.012, "sore", 0.01)
    h.brows(f, "snow", 0.014, -0.010)
    for s in (1, -1):
        f.curve(
            [
                (s * 0.125, h.Y + 0.10, 0.09, 0.014),
                (s * 0.145, h.Y - 0.04, 0.11, 0.012),
                (s * 0.13, h.Y - 0.20, 0.12, 0.006),
            ],
            "snow",
            0.008,
            4,
        )
        f.curve(
            [(s * 0.17, h.Y - 0.10, 0.03, 0.06), (s * 0.17, h.Y - 0.26, 0.07, 0.08), (s * 0.06, 0.20, 0.12, 0.06)],
            "rag",
            0.05,
            4,
        )
    f.ball((0, 0.20, -0.20), (0.27, 0.20, 0.16), "rag", 0.10)
    h.robe(f, "rag", "", "cloth2")
    return f.bare()


def w7() -> Figure:
    """Brown Jenkin: a rat with a man's bearded face and hands."""
    f = Figure(0.6)
    f.ball((-0.08, 0.26, -0.16), (0.30, 0.27, 0.34), "fur", 0.08)
    f.ball((0.05, 0.40, 0.10), (0.21, 0.22, 0.22), "fur", 0.10)
    f.ball((0.09, 0.58, 0.22), (0.155, 0.150, 0.150), "fur", 0.05)
    f.ball((0.10, 0.55, 0.32), (0.115, 0.120, 0.085), "flesh", 0.05)
    for s in (1, -1):
        f.ball((0.09 + s * 0.145, 0.72, 0.16), (0.080, 0.090, 0.022), "flesh", 0.02, (0, s * 20, -s * 24))
        f.ball((0.10 + s * 0.050, 0.585, 0.395), (0.034, 0.026, 0.03), "dark", 0.02, cut=True)
        f.ball((0.10 + s * 0.050, 0.583, 0.378), 0.022, "eye", 0)
        f.curve(
            [
                (0.08 + s * 0.14, 0.34, 0.22, 0.060),
                (0.09 + s * 0.17, 0.20, 0.36, 0.042),
                (0.09 + s * 0.11, 0.24, 0.46, 0.034),
            ],
            "fur",
            0.03,
            4,
        )
        claws(f, (0.09 + s * 0.10, 0.26, 0.48), (-s * 0.3, 0.35, 0.8), 4, 0.12, 0.020, 0.7, "flesh")
        f.ball((-0.06 + s * 0.20, 0.06, 0.10), (0.075, 0.05, 0.17), "flesh", 0.03)
        for n in range(4):
            f.curve(
                [
                    (0.10 + s * 0.05, 0.525, 0.41, 0.006),
                    (0.10 + s * 0.20, 0.54 - 0.03 * n, 0.44, 0.005),
                    (0.10 + s * 0.32, 0.52 - 0.05 * n, 0.40, 0.003),
                ],
                "bone",
                0,
                3,
            )
    f.limb((0.055, 0.615, 0.40), (0.145, 0.615, 0.40), 0.017, mat="fur", k=0.02)
    f.curve([(0.10, 0.60, 0.395, 0.016), (0.10, 0.55, 0.425, 0.020), (0.10, 0.525, 0.432, 0.022)], "flesh", 0.02, 3)
    f.ball((0.10, 0.475, 0.40), (0.060, 0.022, 0.05), "dark", 0.01, cut=True)
    teeth(f, (0.055, 0.492, 0.405), (0.145, 0.492, 0.405), 6, 0.045, 0.010)
    for n in range(9):
        t = (n / 8 - 0.5) * 2
        f.curve(
            [
                (0.10 + 0.095 * t, 0.465 + 0.03 * t * t, 0.37 - 0.03 * t * t, 0.024),
                (0.10 + 0.09 * t, 0.38, 0.40, 0.020),
                (0.10 + 0.06 * t, 0.31 + 0.05 * abs(t), 0.39, 0.005),
            ],
            "fur",
            0.02,
            3,
        )
    f.curve(
        [
            (-0.24, 0.16, -0.40, 0.055),
            (-0.52, 0.08, -0.24, 0.045),
            (-0.56, 0.10, 0.12, 0.036),
            (-0.34, 0.06, 0.34, 0.026),
            (-0.14, 0.08, 0.40, 0.008),
        ],
        "flesh",
        0.02,
        5,
    )
    return f.bare()


def w8() -> Figure:
    """A Shoggoth."""
    return great_cthulhu.shoggoth().bare()


def w12() -> Figure:
    """Hastur."""
    return yellow_sign.hastur().bare()


def w13() -> Figure:
    """Shub-Niggurath."""
    return black_goat.shub_niggurath().bare()
