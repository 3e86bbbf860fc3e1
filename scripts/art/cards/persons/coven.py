"""Persons of the Chesuncook Witch Coven and those on its track, by elder sign."""

import math

from art.cards import heads as h
from art.cards.faces import Face, cap, eyebrows, face, locks
from art.cards.posture import fist, posed, sleeve
from art.cards.things import page
from art.figure import Figure


def w1() -> Figure:
    """Daniel Upton: the friend, from the side; he aims the revolver that he has to use."""
    f = h.bust()
    start = face(f, Face(1.02, 1.0, 1.2, 1.35, 1.25, 1.05, 0.3, 1.05, age=0.35, open_=0.35, smile=-0.6))
    cap(f, "hair", 0.0, -0.02)
    eyebrows(f, "hair", 0.017, 0.016)
    h.brimmed(f, "cloth2", 0.258, 0.150, 0.0, -6)
    posed(f, start, -62, 6, 5, 1.02, shift=(0.15, -0.02, 0))
    start = len(f.parts)
    h.coat(f, "cloth", 1.06)
    posed(f, start, -46, pivot=(0, 0, 0), shift=(0.15, -0.03, 0))
    sleeve(f, [(0.08, 0.14, 0.20), (-0.10, 0.20, 0.34), (-0.26, 0.34, 0.38)], "cloth", 0.105, "mask")
    x, y, z = -0.32, 0.37, 0.39
    fist(f, (x, y, z))
    f.limb((x, y + 0.02, z + 0.02), (x + 0.02, y - 0.09, z + 0.02), 0.034, 0.030, "wood", 0)
    f.limb((x - 0.03, y + 0.085, z), (x - 0.115, y + 0.090, z), 0.056, 0.056, "metal", 0)
    f.limb((x + 0.03, y + 0.09, z), (x - 0.20, y + 0.105, z), 0.026, 0.023, "metal", 0)
    f.limb((x + 0.03, y + 0.10, z), (x + 0.06, y + 0.15, z), 0.013, mat="metal", k=0)
    return f.bare()


def w2() -> Figure:
    """Edward Pickman Derby: plump, childish, sunk into himself; another looks out of one of his eyes."""
    f = h.bust()
    p = Face(1.08, 1.0, 1.05, 0.75, 0.8, 0.8, broad=1.1, fat=0.42, open_=0.5, smile=-0.6, lips=1.1)
    start = face(f, p)
    f.ball((-0.053, h.Y - 0.004, 0.1275), (0.0165, 0.0165, 0.0120), "eye", 0)
    f.ball((-0.052, h.Y - 0.004, 0.139), (0.0045, 0.012, 0.006), "dark", 0)
    cap(f, "hair", 0.0, 0.03, 0.085)
    locks(f, 10, (-0.03, h.Y + 0.16, 0.09), (0.05, -0.05, 0.03), (0.11, 0.03, 0.03), seed=3, curl=0.05)
    eyebrows(f, "hair", 0.009, -0.006, 0.0)
    posed(f, start, 30, 15, -12, 1.14, shift=(-0.06, -0.18, 0.08))
    start = len(f.parts)
    h.coat(f, "cloth2", 1.28, "", "mask")
    posed(f, start, 4, 4, -7, pivot=(0, 0, 0), shift=(0, -0.18, 0))
    for s in (1, -1):
        f.ball((-0.02 + s * 0.068, 0.115, 0.215), (0.066, 0.044, 0.022), "tongue", 0.01, (0, 0, s * 14))
    f.ball((-0.02, 0.115, 0.232), 0.026, "tongue", 0.01)
    return f.bare()


def w3() -> Figure:
    """Asenath Waite: her back half turned, she looks over her shoulder with eyes that come forward."""
    f = h.bust()
    p = Face(0.88, 1.02, 0.72, 0.8, 0.6, 0.72, open_=1.3, gaze=(-0.005, 0.0), lips=1.3, smile=-0.1, ears=0)
    start = face(f, p)
    eyebrows(f, "hair", 0.009, 0.016, 0.010)
    f.ball((0, h.Y + 0.075, -0.052), (0.172, 0.165, 0.185), "hair", 0.02)
    f.ball((0, h.Y - 0.05, -0.125), (0.165, 0.17, 0.10), "hair", 0.04)
    for s in (1, -1):
        for n in range(4):
            f.curve(
                [
                    (s * 0.03, h.Y + 0.215, 0.06 - 0.05 * n, 0.036),
                    (s * 0.160, h.Y + 0.06, 0.070 - 0.055 * n, 0.046),
                    (s * 0.165, h.Y - 0.12, 0.040 - 0.05 * n, 0.048),
                    (s * 0.13, h.Y - 0.24, 0.03 - 0.05 * n, 0.010),
                ],
                "hair",
                0.02,
                4,
            )
    posed(f, start, -24, 5, -7, 1.04, shift=(-0.03, -0.01, 0.03))
    start = len(f.parts)
    f.ball((0, 0.10, -0.06), (0.27, 0.13, 0.125), "cloth2", 0.06)
    f.ball((0, -0.20, -0.05), (0.22, 0.36, 0.15), "cloth2", 0.06)
    f.ball((0, 0.20, -0.05), (0.135, 0.08, 0.10), "face", 0.03)
    for n in range(22):
        t = math.tau * n / 22
        f.ball((0.112 * math.sin(t), 0.300, 0.100 * math.cos(t) - 0.055), 0.017, "mask", 0)
    for s in (1, -1):
        f.ball((s * 0.245, 0.085, -0.05), (0.085, 0.095, 0.09), "cloth2", 0.05)
        f.curve([(s * 0.27, 0.06, -0.05, 0.080), (s * 0.30, -0.35, 0.0, 0.070)], "cloth2", 0.04, 4)
    posed(f, start, 74, 0, -4, pivot=(0, 0, 0), shift=(-0.02, 0, 0))
    return f.bare()


def w4() -> Figure:
    """Kamog: the one the coven calls by this name, goat-masked and horned under his cowl, a candle before him."""
    f = h.bust()
    start = len(f.parts)
    h.cowl(f, "cloth2")
    f.ball((0, h.Y + 0.02, 0.07), (0.105, 0.145, 0.10), "wood", 0.02)
    f.curve([(0, h.Y - 0.01, 0.13, 0.075), (0, h.Y - 0.12, 0.18, 0.058), (0, h.Y - 0.18, 0.19, 0.045)], "wood", 0.03, 4)
    for s in (1, -1):
        f.ball((s * 0.058, h.Y + 0.030, 0.155), (0.032, 0.016, 0.03), "dark", 0.006, (0, 0, s * 18), cut=True)
        f.ball((s * 0.056, h.Y + 0.028, 0.132), (0.018, 0.010, 0.012), "eye", 0)
        f.ball((s * 0.022, h.Y - 0.17, 0.232), 0.011, "dark", 0.004, cut=True)
        f.curve(
            [
                (s * 0.07, h.Y + 0.13, 0.08, 0.046),
                (s * 0.22, h.Y + 0.31, 0.04, 0.040),
                (s * 0.40, h.Y + 0.30, 0.02, 0.028),
                (s * 0.46, h.Y + 0.13, 0.07, 0.007),
            ],
            "horn",
            0.01,
            5,
        )
        f.ball((s * 0.155, h.Y + 0.07, 0.08), (0.07, 0.022, 0.03), "wood", 0.01, (0, 0, -s * 18))
    f.curve(
        [(0, h.Y - 0.21, 0.17, 0.028), (0, h.Y - 0.30, 0.19, 0.024), (0.01, h.Y - 0.38, 0.18, 0.006)], "fur", 0.02, 4
    )
    posed(f, start, 10, 6, 0, 0.98)
    h.robe(f, "cloth2", "metal", "cloth")
    sleeve(f, [(-0.33, 0.08, -0.02), (-0.45, -0.18, 0.18), (-0.22, -0.04, 0.42)], "cloth2", 0.14, "metal")
    fist(f, (-0.19, 0.03, 0.45))
    f.limb((-0.19, 0.0, 0.47), (-0.19, 0.26, 0.47), 0.036, 0.032, "oil", 0.004)
    f.curve([(-0.19, 0.30, 0.47, 0.026), (-0.185, 0.345, 0.47, 0.030), (-0.19, 0.44, 0.47, 0.005)], "flame", 0, 4)
    return f.bare()


def w5() -> Figure:
    """T'yog: high priest in a headdress of goat's horns, the scroll that is to shield him held high in both hands."""
    f = h.bust()
    start = face(f, Face(0.94, 1.10, 1.0, 1.1, 1.2, 1.2, 0.5, 1.0, age=0.5, open_=0.9, gape=0.4, gaze=(0, 0.006)))
    eyebrows(f, "hair", 0.017, 0.010)
    h.beard(f, "hair", 0.22, 9, 0.75, 10)
    f.ring((0, h.Y + 0.11, -0.01), 0.164, 0.034, "metal", 0.005, (-8, 0, 0))
    f.limb((0, h.Y + 0.13, -0.03), (0, h.Y + 0.24, -0.05), 0.145, 0.115, "cloth", 0.02)
    for s in (1, -1):
        f.curve(
            [
                (s * 0.12, h.Y + 0.14, 0.03, 0.040),
                (s * 0.26, h.Y + 0.18, 0.02, 0.036),
                (s * 0.33, h.Y + 0.32, 0.0, 0.026),
                (s * 0.27, h.Y + 0.42, 0.0, 0.006),
            ],
            "horn",
            0.008,
            5,
        )
    f.ball((0, h.Y + 0.145, 0.145), (0.030, 0.036, 0.014), "orb", 0)
    posed(f, start, 8, -12, 0, 1.0)
    h.robe(f, "cloth", "metal", "cloth2")
    page(f, (0.0, 1.14, 0.20), 0.40, 0.115, (-6, 0, 0), 4, 8)
    for s in (1, -1):
        f.limb((s * 0.42, 0.98, 0.21), (s * 0.42, 1.30, 0.19), 0.040, mat="bone", k=0.004)
        for y in (0.95, 1.33):
            f.ball((s * 0.42, y, 0.20), 0.036, "wood", 0)
        sleeve(f, [(s * 0.31, 0.12, -0.03), (s * 0.54, 0.28, 0.08), (s * 0.47, 0.74, 0.18)], "cloth", 0.12, "metal")
        f.sheet((s * 0.36, 0.12, -0.02), (s * 0.54, 0.50, 0.12), (s * 0.56, -0.30, 0.0), 0.030, "cloth", 0.06)
        fist(f, (s * 0.445, 0.83, 0.19))
        f.limb((s * 0.44, 0.86, 0.20), (s * 0.42, 0.98, 0.21), 0.030, 0.026, "face", 0.02)
    return f.bare()


def w6() -> Figure:
    """Keziah Mason: the old witch from the side, bent double, hook-nosed, her finger raised."""
    f = h.bust()
    p = Face(0.92, 1.04, 0.75, 1.5, 1.3, 1.9, 1.4, 0.9, age=1.0, open_=0.6, white="eye", smile=0.9, gape=0.25)
    start = face(f, p)
    f.curve(
        [(0, h.Y - 0.20, 0.11, 0.036), (0, h.Y - 0.215, 0.17, 0.028), (0, h.Y - 0.185, 0.205, 0.012)], "face", 0.03, 3
    )
    f.ball((-0.045, h.Y - 0.075, 0.150), 0.014, "sore", 0.01)
    eyebrows(f, "snow", 0.014, 0.010)
    f.ball((0, h.Y + 0.07, -0.085), (0.185, 0.190, 0.170), "cloth", 0.04, (-14, 0, 0))
    f.curve(
        [(0, h.Y + 0.20, -0.06, 0.12), (0, h.Y + 0.25, -0.20, 0.085), (0, h.Y + 0.16, -0.32, 0.03)], "cloth", 0.06, 3
    )
    f.ball((0, h.Y - 0.08, -0.12), (0.165, 0.18, 0.12), "cloth", 0.05)
    f.ring((0, h.Y + 0.01, 0.005), 0.182, 0.030, "rag", 0.02, (76, 0, 0))
    f.ring((0, h.Y + 0.02, -0.045), 0.190, 0.022, "cloth2", 0.02, (72, 0, 0))
    locks(f, 9, (0, h.Y + 0.09, 0.06), (0.0, -0.24, 0.03), (0.14, 0.03, 0.03), "snow", 0.012, 5)
    posed(f, start, -68, 12, 0, 1.14, shift=(-0.13, -0.10, 0.06))
    f.ball((0.17, 0.24, -0.14), (0.33, 0.26, 0.22), "cloth", 0.12, (0, 0, -24))
    f.robe((0.10, -0.60, -0.06), 0.90, 0.46, 0.22, "cloth", 11, 0.12, 1.0)
    f.curve([(0.36, 0.40, 0.04, 0.05), (0.12, 0.26, 0.16, 0.07), (-0.08, 0.02, 0.22, 0.06)], "cloth2", 0.04, 4)
    sleeve(f, [(0.16, 0.06, 0.20), (-0.06, -0.14, 0.36), (-0.31, 0.04, 0.42)], "cloth", 0.105, "cloth2")
    start = len(f.parts)
    f.ball((0, 0, 0), (0.052, 0.056, 0.044), "face", 0.02)
    for n in range(3):
        f.curve(
            [
                (-0.030 + 0.03 * n, 0.035, 0.01, 0.019),
                (-0.04 + 0.03 * n, 0.075, 0.04, 0.017),
                (-0.02 + 0.03 * n, 0.035, 0.070, 0.014),
            ],
            "face",
            0.01,
            3,
        )
    f.curve([(-0.055, 0.03, 0, 0.020), (-0.085, 0.13, 0.01, 0.018), (-0.075, 0.235, 0.0, 0.009)], "face", 0.012, 4)
    f.limb((-0.075, 0.235, 0.0), (-0.070, 0.275, 0.0), 0.009, 0.003, "bone", 0.004)
    posed(f, start, 0, 0, 6, 1.15, pivot=(0, 0, 0), shift=(-0.345, 0.11, 0.44))
    return f.bare()
