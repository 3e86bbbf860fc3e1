"""The cards of the Chorazos Cult, by elder sign."""

import math

from art.anatomy import claws, eye
from art.cards import heads as h
from art.cards.things import book, open_book
from art.figure import Figure
from art.sculptures import opener_of_the_way


def b0() -> Figure:
    """Liber Ivonis: a heavy book, a hand of bone on its cover."""
    f = h.bust()
    book(f, turn=(-12, 20, -6), mat="wing")
    for n in range(5):
        x = -0.12 + 0.06 * n
        tall = (0.10, 0.20, 0.23, 0.19, 0.12)[n]
        f.curve(
            [
                (0.04 + x * 0.4, 0.22, 0.15, 0.022),
                (0.04 + x, 0.30, 0.17, 0.018),
                (0.04 + x * 1.25, 0.30 + tall, 0.13, 0.012),
            ],
            "bone",
            0.012,
            3,
        )
    f.ball((0.04, 0.19, 0.14), (0.075, 0.06, 0.03), "bone", 0.03)
    return f.bare()


def b1() -> Figure:
    """Swami Chandraputra: a waxen face that does not move, a great beard, a turban."""
    f = h.bust()
    h.head(f, 1.0, 1.02, 1.0, 0.9, "mask", ears=0)
    h.eyes(f, 0.85, 0.0, 0.2, True, "mask")
    h.beard(f, "oil", 0.26, 11, 1.15, 7)
    h.brows(f, "oil", 0.018)
    h.turban(f, "rag", 1.12)
    h.coat(f, "cloth2", 1.05, "", "cloth")
    for s in (1, -1):
        f.ball((s * 0.16, -0.10, 0.26), (0.115, 0.085, 0.085), "cloth", 0.04, (0, 0, s * 25))
        f.ball((s * 0.08, -0.02, 0.31), (0.040, 0.060, 0.045), "cloth", 0.04, (0, 0, s * 30))
    return f.bare()


def b2() -> Figure:
    """Harley Warren: he goes down with a lantern and a telephone."""
    f = h.bust()
    h.head(f, 1.06, 1.0, 1.15, 1.05)
    h.eyes(f, 0.95, 0.006, 0.3)
    h.mouth(f, 1.0, 0.6)
    h.brows(f, "oil", 0.020, 0.010)
    h.moustache(f, "oil", 0.075, 0.022, 0.022)
    h.short_hair(f, "oil", 0.055)
    h.coat(f, "cloth", 1.08)
    h.arm(f, "cloth", at=(0.36, 0.30, 0.32))
    f.ring((0, h.Y + 0.05, -0.01), 0.185, 0.014, "metal", 0, (90, 0, 0))
    f.limb((-0.17, h.Y + 0.0, 0.0), (-0.20, h.Y + 0.0, 0.0), 0.052, mat="metal", k=0)
    x, y, z = 0.36, 0.16, 0.36
    f.ring((x, y + 0.10, z), 0.055, 0.008, "metal", 0, (90, 0, 0))
    f.limb((x, y + 0.045, z), (x, y + 0.02, z), 0.030, 0.062, "metal", 0.01)
    f.limb((x, y - 0.02, z), (x, y - 0.13, z), 0.045, 0.045, "flame", 0)
    for n in range(4):
        t = math.tau * (n + 0.5) / 4
        f.limb(
            (x + 0.062 * math.cos(t), y, z + 0.062 * math.sin(t)),
            (x + 0.062 * math.cos(t), y - 0.16, z + 0.062 * math.sin(t)),
            0.008,
            mat="metal",
            k=0,
        )
    f.limb((x, y - 0.16, z), (x, y - 0.19, z), 0.070, 0.078, "metal", 0)
    return f.bare()


def b3() -> Figure:
    """Randolph Carter: the dreamer, with the great silver key."""
    f = h.bust()
    h.head(f, 0.92, 1.08, 0.92, 1.05)
    h.eyes(f, 1.0, -0.004, 0.4)
    h.mouth(f, 0.85, 0.1)
    h.brows(f, "oil", 0.014, -0.006)
    h.short_hair(f, "oil", 0.040, 1.05)
    h.coat(f, "cloth", 0.96, "cloth2")
    h.arm(f, "cloth", at=(0.34, 0.08, 0.36))
    x, z = 0.32, 0.39
    f.limb((x, -0.02, z), (x - 0.05, 0.40, z - 0.04), 0.020, mat="ice", k=0)
    f.ring((x - 0.062, 0.49, z - 0.05), 0.068, 0.020, "ice", 0.004, (90, 0, 0))
    f.ring((x - 0.062, 0.49, z - 0.05), 0.030, 0.010, "ice", 0.004, (90, 0, 0))
    for n in range(3):
        f.limb(
            (x - 0.004 * n, 0.00 + 0.045 * n, z),
            (x + 0.075 - 0.015 * n, 0.005 + 0.045 * n, z),
            0.014,
            mat="ice",
            k=0.004,
        )
    return f.bare()


def b4() -> Figure:
    """Klarkash-Ton: the high priest of Atlantis in a crown of rays."""
    f = h.bust()
    h.head(f, 0.94, 1.06, 0.95, 1.15)
    h.eyes(f, 0.95, 0.0, 0.2)
    h.mouth(f, 0.9, 0.2)
    h.brows(f, "oil", 0.013, 0.004)
    h.beard(f, "oil", 0.10, 7, 0.6, 4)
    f.ring((0, h.Y + 0.12, -0.01), 0.160, 0.030, "metal", 0.004, (-8, 0, 0))
    f.ball((0, h.Y + 0.12, -0.04), (0.150, 0.12, 0.150), "cloth2", 0.01)
    for n in range(11):
        t = math.radians(-90 + 18 * n)
        tall = 0.34 if n % 2 else 0.24
        f.limb(
            (0.15 * math.sin(t), h.Y + 0.12 + 0.03 * math.cos(t), -0.05),
            ((0.15 + tall * 0.75) * math.sin(t), h.Y + 0.14 + tall * math.cos(t), -0.12),
            0.026,
            0.006,
            "metal",
            0.004,
        )
    f.ball((0, h.Y + 0.15, 0.155), (0.040, 0.048, 0.02), "orb", 0)
    h.robe(f, "cloth", "metal", "cloth2")
    h.open_arms(f)
    return f.bare()


def b5() -> Figure:
    """Zkauba the Wizard: of Yaddith, snouted and clawed, half insect."""
    f = h.bust()
    f.ball((0, 0.10, -0.06), (0.30, 0.24, 0.18), "skin", 0.05)
    f.ball((0, -0.18, -0.04), (0.25, 0.30, 0.17), "belly", 0.05)
    for n in range(5):
        f.ring((0, 0.34 - 0.05 * n, -0.02), 0.120 + 0.022 * n, 0.034, "horn", 0.02, (18, 0, 0))
    f.ball((0, 0.64, 0.0), (0.17, 0.17, 0.20), "skin", 0.05)
    f.curve(
        [(0, 0.62, 0.14, 0.115), (0.01, 0.54, 0.28, 0.080), (0.03, 0.42, 0.34, 0.060), (0.06, 0.34, 0.40, 0.052)],
        "skin",
        0.04,
        5,
    )
    f.ball((0.066, 0.325, 0.425), (0.030, 0.022, 0.020), "dark", 0.01, cut=True)
    for n in range(5):
        f.ring(
            (0.02 * n * 0.6, 0.56 - 0.045 * n, 0.24 + 0.035 * n), 0.086 - 0.008 * n, 0.010, "second", 0.02, (60, 0, 0)
        )
    for s in (1, -1):
        eye(f, (s * 0.115, 0.68, 0.13), 0.062, s * 14, open_=0.6)
        f.curve(
            [(s * 0.08, 0.80, 0.0, 0.026), (s * 0.18, 0.98, 0.02, 0.018), (s * 0.30, 1.02, 0.10, 0.008)],
            "horn",
            0.01,
            4,
        )
        f.ball((s * 0.32, 1.02, 0.11), 0.026, "orb", 0)
        f.curve(
            [(s * 0.25, 0.14, 0.0, 0.085), (s * 0.44, 0.02, 0.12, 0.060), (s * 0.38, 0.24, 0.28, 0.050)],
            "skin",
            0.03,
            4,
        )
        claws(f, (s * 0.37, 0.28, 0.30), (-s * 0.2, 1, 0.2), 3, 0.18, 0.030, 0.6, "horn")
    return f.bare()


def b7() -> Figure:
    """Wilbur Whateley: huge, goatish and chinless, with crinkled hair, in a coat buttoned to the neck."""
    f = h.bust()
    h.head(f, 0.98, 1.12, 0.66, 1.4)
    h.eyes(f, 1.05, 0.0, 0.3, True)
    h.mouth(f, 1.25, 0.4)
    f.ball((0, h.Y - 0.118, 0.165), (0.058, 0.032, 0.035), "flesh", 0.03)
    h.brows(f, "fur", 0.026, 0.012)
    h.strands(f, "fur", 15, 0.17, 0.75, 0.15, 8, 0.032)
    for s in (1, -1):
        f.ball((s * 0.165, h.Y + 0.0, -0.02), (0.040, 0.085, 0.028), "flesh", 0.02, (0, 0, -s * 38))
        f.curve(
            [
                (s * 0.10, h.Y - 0.12, 0.10, 0.030),
                (s * 0.085, h.Y - 0.20, 0.12, 0.026),
                (s * 0.05, h.Y - 0.28, 0.13, 0.006),
            ],
            "fur",
            0.02,
            3,
        )
    h.coat(f, "cloth2", 1.22, "", "cloth2")
    for n in range(4):
        f.ball((0, 0.16 - 0.13 * n, 0.165), 0.020, "horn", 0)
    return f.bare()


def b8() -> Figure:
    """Lavinia Whateley: albino, with wild white hair and pink eyes."""
    f = h.bust()
    h.head(f, 0.92, 1.0, 0.85, 0.85, "mask")
    h.eyes(f, 1.15, -0.004, 0.8, False, "mask")
    h.mouth(f, 0.85, 0.6, 0.15, "mask")
    h.strands(f, "snow", 31, 0.40, 0.30, 1.0, 12, 0.016)
    h.robe(f, "rag", "", "cloth2")
    return f.bare()


def b10() -> Figure:
    """Umr At-Tawil: the guide, veiled all over, with a globe that glows."""
    f = h.bust()
    h.cowl(f, "cloth", False)
    f.robe((0, h.Y - 0.28, 0.03), 0.42, 0.165, 0.115, "ice", 11, 0.10, 0.8)
    h.robe(f, "cloth", "metal", "cloth2")
    for s in (1, -1):
        f.curve(
            [(s * 0.33, 0.08, -0.02, 0.105), (s * 0.38, -0.16, 0.16, 0.10), (s * 0.16, -0.15, 0.33, 0.08)],
            "cloth",
            0.04,
            4,
        )
    f.ball((0, 0.02, 0.38), 0.118, "orb", 0)
    f.ring((0, 0.02, 0.38), 0.150, 0.010, "metal", 0, (24, 0, 18))
    return f.bare()


def b11() -> Figure:
    """The Ancient Ones: three of them, hooded, mitred, on their pedestals, with scepters."""
    f = Figure(0.8)
    for x, z, s in ((-0.46, -0.22, 0.90), (0.46, -0.22, 0.90), (0.0, 0.16, 1.12)):
        f.box((x, 0.02, z), (0.22 * s, 0.16, 0.20 * s), "brick", 0.01, (0, 30, 0), 0.03)
        f.robe((x, 0.16, z), 0.62 * s, 0.25 * s, 0.12 * s, "cloth", 9, 0.12, 1.3, phase=x * 7)
        f.ball((x, 0.16 + 0.66 * s, z), (0.135 * s, 0.125 * s, 0.13 * s), "cloth", 0.06)
        f.ball((x, 0.16 + 0.70 * s, z), (0.110 * s, 0.145 * s, 0.115 * s), "cloth", 0.05)
        f.ball((x, 0.16 + 0.675 * s, z + 0.10 * s), (0.060 * s, 0.085 * s, 0.07 * s), "dark", 0.02, cut=True)
        f.limb((x, 0.16 + 0.78 * s, z - 0.01), (x, 0.16 + 1.06 * s, z - 0.03), 0.115 * s, 0.028 * s, "second", 0.03)
        f.ring((x, 0.16 + 0.80 * s, z), 0.112 * s, 0.018, "metal", 0.006)
        f.limb((x + 0.22 * s, 0.05, z + 0.14), (x + 0.20 * s, 0.16 + 0.70 * s, z + 0.10), 0.016, mat="metal", k=0)
        f.ball((x + 0.20 * s, 0.16 + 0.75 * s, z + 0.10), 0.042 * s, "orb", 0)
    return f.bare()


def b12() -> Figure:
    """The Mad Arab Abdul Alhazred: ragged, wide-eyed, over his book."""
    f = h.bust()
    h.head(f, 0.94, 1.05, 0.85, 1.4, old=True)
    h.eyes(f, 1.2, 0.008, 1.4)
    h.mouth(f, 0.9, 0.3, 0.55, teeth=True)
    h.beard(f, "oil", 0.22, 9, 0.9, 14)
    h.brows(f, "oil", 0.016, -0.016)
    f.ball((0, h.Y + 0.09, -0.05), (0.180, 0.160, 0.180), "rag", 0.02)
    f.ring((0, h.Y + 0.125, -0.02), 0.165, 0.020, "oil", 0.004, (-10, 0, 3))
    f.ring((0, h.Y + 0.155, -0.03), 0.160, 0.018, "oil", 0.004, (-10, 0, -2))
    for s in (1, -1):
        f.curve(
            [
                (s * 0.16, h.Y + 0.08, -0.03, 0.055),
                (s * 0.22, h.Y - 0.12, 0.0, 0.07),
                (s * 0.20, h.Y - 0.36, 0.06, 0.06),
            ],
            "rag",
            0.04,
            4,
        )
    h.robe(f, "rag", "", "cloth2")
    open_book(f, (0, -0.10, 0.36), 0.20, 0.17)
    return f.bare()


def b13() -> Figure:
    """Yog-Sothoth, out of the gate."""
    return opener_of_the_way.yog_sothoth().bare()
