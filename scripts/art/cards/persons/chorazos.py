"""Persons of the Chorazos Cult and those on its track, by elder sign."""

import math

from art.anatomy import luck
from art.cards import heads as h
from art.cards.faces import Face, cap, eyebrows, face, locks
from art.cards.posture import fingers, fist, posed, sleeve
from art.cards.things import open_book
from art.figure import Figure


def b1() -> Figure:
    """Swami Chandraputra: a waxen face that does not move, a bush of a beard, and white mittens that hide something."""
    f = h.bust()
    start = face(f, Face(1.02, 1.0, 1.0, 1.0, 0.6, 0.9, open_=0.3, ears=0, white="eye"))
    h.beard(f, "hair", 0.30, 15, 1.5, 7)
    eyebrows(f, "hair", 0.022)
    h.turban(f, "rag", 1.06, jewel=False)
    posed(f, start, 26, 9, 3, 1.02, shift=(-0.02, 0.0, 0.02))
    h.coat(f, "cloth", 1.14, "", "cloth")
    for s in (1, -1):
        sleeve(f, [(s * 0.37, 0.06, 0.0), (s * 0.45, -0.20, 0.20), (s * 0.20, -0.04, 0.38)], "cloth", 0.125, "cloth2")
        f.ball((s * 0.10, 0.06, 0.44), (0.110, 0.085, 0.075), "snow", 0.02, (0, 0, s * 28))
        f.ball((s * 0.14, 0.13, 0.44), (0.034, 0.062, 0.040), "snow", 0.03, (0, 0, -s * 14))
    return f.bare()


def b2() -> Figure:
    """Harley Warren: he goes down the steps, a lantern held out, the telephone at his ear."""
    f = h.bust()
    start = face(f, Face(1.08, 1.0, 1.3, 1.4, 1.3, 1.0, 0.4, 1.15, open_=0.6, smile=-0.5))
    cap(f, "hair", -0.04, -0.02, 0.135)
    eyebrows(f, "hair", 0.019, 0.012)
    h.moustache(f, "hair", 0.070, 0.016, 0.020)
    f.ring((0, h.Y + 0.04, -0.02), 0.186, 0.015, "metal", 0, (90, 0, 0))
    for s in (1, -1):
        f.limb((s * 0.165, h.Y, -0.01), (s * 0.205, h.Y, -0.01), 0.060, mat="oil", k=0)
    f.curve(
        [(0.19, h.Y - 0.05, 0.02, 0.016), (0.16, h.Y - 0.16, 0.14, 0.013), (0.05, h.Y - 0.16, 0.20, 0.022)], "oil", 0, 4
    )
    posed(f, start, 42, 14, -6, 1.06, shift=(-0.12, -0.02, 0.03))
    start = len(f.parts)
    h.coat(f, "cloth", 1.14, "")
    for n in range(5):
        f.ring((-0.10, 0.02 - 0.012 * n, 0.02 + 0.018 * n), 0.335, 0.017, "oil", 0.004, (22, 0, -46 + n))
    posed(f, start, 24, pivot=(0, 0, 0), shift=(-0.13, -0.03, 0))
    sleeve(f, [(0.14, 0.08, 0.10), (0.34, -0.10, 0.30), (0.36, 0.34, 0.36)], "cloth", 0.115, "mask")
    fist(f, (0.36, 0.41, 0.38))
    x, y, z = 0.36, 0.24, 0.42
    f.ring((x, y + 0.11, z), 0.065, 0.008, "metal", 0, (90, 0, 0))
    f.limb((x, y + 0.055, z), (x, y + 0.02, z), 0.034, 0.078, "metal", 0.01)
    f.limb((x, y - 0.02, z), (x, y - 0.16, z), 0.056, 0.056, "flame", 0)
    for n in range(4):
        t = math.tau * (n + 0.5) / 4
        a, b = x + 0.076 * math.cos(t), z + 0.076 * math.sin(t)
        f.limb((a, y, b), (a, y - 0.20, b), 0.009, mat="metal", k=0)
    f.limb((x, y - 0.20, z), (x, y - 0.235, z), 0.082, 0.092, "metal", 0)
    return f.bare()


def b3() -> Figure:
    """Randolph Carter: the dreamer, who looks up past the great silver key."""
    f = h.bust()
    start = face(f, Face(0.92, 1.10, 0.95, 1.15, 0.9, 1.0, open_=1.0, gaze=(0, 0.006), lips=1.1))
    cap(f, "hair", 0.02, 0.020, 0.135)
    locks(f, 9, (0.03, h.Y + 0.17, 0.07), (0.11, 0.02, -0.05), (0.07, 0.03, 0.05), seed=12)
    eyebrows(f, "hair", 0.013, -0.004)
    posed(f, start, -30, -17, 7, 1.08, shift=(0.09, -0.02, 0))
    start = len(f.parts)
    h.coat(f, "cloth", 0.98, "")
    f.ring((0, 0.27, -0.03), 0.125, 0.050, "mask", 0.02, (14, 0, 0))
    f.curve([(-0.06, 0.24, 0.13, 0.05), (-0.10, 0.08, 0.17, 0.055), (-0.08, -0.12, 0.17, 0.05)], "mask", 0.02, 4)
    posed(f, start, -26, pivot=(0, 0, 0), shift=(0.09, -0.02, 0))
    sleeve(f, [(-0.24, 0.04, 0.08), (-0.36, -0.22, 0.26), (-0.26, 0.10, 0.42)], "cloth", 0.105, "mask")
    fist(f, (-0.26, 0.17, 0.43))
    start = len(f.parts)
    f.limb((0, -0.16, 0), (0, 0.34, 0), 0.024, mat="ice", k=0)
    f.ring((0, 0.45, 0), 0.088, 0.026, "ice", 0.004, (90, 0, 0))
    f.ring((0, 0.45, 0), 0.034, 0.014, "ice", 0.004, (90, 0, 0))
    for t in range(4):
        a = math.tau * t / 4 + 0.78
        f.limb(
            (0.04 * math.cos(a), 0.45 + 0.04 * math.sin(a), 0),
            (0.085 * math.cos(a), 0.45 + 0.085 * math.sin(a), 0),
            0.011,
            mat="ice",
            k=0,
        )
    for n in range(3):
        f.limb((0, -0.14 + 0.055 * n, 0), (-0.095 + 0.022 * n, -0.14 + 0.055 * n, 0), 0.018, mat="ice", k=0.004)
    posed(f, start, 0, -6, 8, pivot=(0, 0, 0), shift=(-0.26, 0.18, 0.47))
    return f.bare()


def b4() -> Figure:
    """Klarkash-Ton: the high priest of Atlantis in a crown of rays, both arms raised."""
    f = h.bust()
    start = face(f, Face(0.92, 1.12, 0.9, 1.2, 1.1, 1.15, 0.7, 0.9, age=0.6, open_=0.4))
    eyebrows(f, "hair", 0.014, 0.010)
    for s in (1, -1):
        f.curve(
            [
                (s * 0.02, h.Y - 0.20, 0.13, 0.034),
                (s * 0.05, h.Y - 0.34, 0.17, 0.028),
                (s * 0.085, h.Y - 0.46, 0.16, 0.006),
            ],
            "hair",
            0.02,
            4,
        )
    f.ring((0, h.Y + 0.12, -0.01), 0.160, 0.034, "metal", 0.004, (-8, 0, 0))
    f.ball((0, h.Y + 0.12, -0.04), (0.150, 0.12, 0.150), "cloth2", 0.01)
    for n in range(13):
        t = math.radians(-96 + 16 * n)
        tall = 0.40 if n % 2 else 0.28
        f.limb(
            (0.15 * math.sin(t), h.Y + 0.12 + 0.03 * math.cos(t), -0.05),
            ((0.15 + tall * 0.75) * math.sin(t), h.Y + 0.14 + tall * math.cos(t), -0.12),
            0.030,
            0.006,
            "metal",
            0.004,
        )
    f.ball((0, h.Y + 0.15, 0.155), (0.044, 0.054, 0.02), "orb", 0)
    posed(f, start, -6, -6, 0, 1.0)
    h.robe(f, "cloth", "metal", "cloth2")
    for s in (1, -1):
        sleeve(f, [(s * 0.31, 0.10, -0.04), (s * 0.56, 0.08, 0.06), (s * 0.58, 0.42, 0.12)], "cloth", 0.115, "metal")
        f.sheet((s * 0.36, 0.10, 0.0), (s * 0.62, 0.34, 0.10), (s * 0.58, -0.42, 0.02), 0.030, "cloth", 0.06)
        fingers(f, (s * 0.58, 0.50, 0.13), (s * 0.12, 1, 0.05), (0, -0.1, s * 1.0), 0.5, 0.05, 0.17)
    return f.bare()


def b7() -> Figure:
    """Wilbur Whateley: huge, goatish and chinless, in a coat buttoned to the neck; he looks down on whoever looks."""
    f = h.bust()
    p = Face(
        0.98, 1.20, 0.66, 0.3, 1.6, 1.2, 0.3, 1.4, ears=1.6, open_=0.45, white="eye", lips=2.3, smile=-0.3, age=0.35
    )
    start = face(f, p)
    cap(f, "hair", 0.05, 0.03, 0.062)
    locks(f, 22, (0, h.Y + 0.14, -0.04), (0.0, 0.06, 0.03), (0.15, 0.09, 0.13), seed=8, curl=0.07, thick=0.034)
    eyebrows(f, "hair", 0.026, 0.012)
    for n in range(5):
        x = (n - 2) * 0.026
        f.curve(
            [(x, h.Y - 0.225, 0.11, 0.026), (x * 1.1, h.Y - 0.29, 0.125, 0.018), (x, h.Y - 0.36, 0.12, 0.005)],
            "hair",
            0.02,
            3,
        )
    posed(f, start, 14, 15, -5, 1.26, shift=(0.0, 0.02, 0.08))
    start = len(f.parts)
    h.coat(f, "cloth2", 1.40, "", "cloth2")
    f.ring((0, 0.27, -0.02), 0.150, 0.062, "cloth2", 0.03, (10, 0, 0))
    for n in range(4):
        f.ball((0, 0.20 - 0.12 * n, 0.175), 0.024, "horn", 0)
    posed(f, start, 10, pivot=(0, 0, 0))
    return f.bare()


def b8() -> Figure:
    """Lavinia Whateley: albino, small in a mass of crinkled white hair; she prays to the hills."""
    f = h.bust()
    p = Face(0.88, 0.98, 0.8, 0.45, 0.6, 0.8, open_=1.4, gaze=(0.004, 0.005), white="sore", ears=0, gape=0.3)
    start = face(f, p)
    cap(f, "snow", 0.10, 0.03, 0.12)
    posed(f, start, 32, -14, -8, 0.92, shift=(0.02, -0.06, 0.02))
    r = luck(12)
    for n in range(26):
        t = math.radians(-165 + 330 * n / 25)
        c, s = math.sin(t), -math.cos(t)
        if s > 0.1 and abs(c) < 0.85:
            continue
        wide = r.uniform(0.85, 1.15)
        f.curve(
            [
                (0.02 + 0.10 * c, 0.74, -0.04 + 0.09 * s, 0.046),
                (0.02 + 0.22 * c * wide, 0.52, -0.06 + 0.12 * s, 0.052),
                (0.02 + 0.33 * c * wide, 0.26, -0.05 + 0.12 * s, 0.050),
                (0.02 + 0.42 * c * wide + r.uniform(-0.03, 0.03), r.uniform(-0.10, 0.06), -0.02 + 0.10 * s, 0.010),
            ],
            "snow",
            0.03,
            3,
        )
    h.robe(f, "rag", "", "cloth2")
    for s in (1, -1):
        sleeve(f, [(s * 0.27, 0.04, 0.04), (s * 0.32, -0.24, 0.22), (s * 0.07 + 0.06, 0.06, 0.40)], "rag", 0.10)
        fingers(f, (0.06 + s * 0.034, 0.13, 0.42), (0.10, 1, -0.05), (-s * 1.0, 0, 0.1), 0.16, 0.02, 0.19)
    return f.bare()


def b10() -> Figure:
    """Umr At-Tawil: the guide on his pedestal, veiled from his mitre to the ground, a globe in his hands."""
    f = h.bust()
    f.box((0, 0.50, -0.40), (0.42, 0.62, 0.05), "brick", 0.01, (0, 0, 0), 0.03)
    for n in range(6):
        for s in (1, -1):
            f.ball((s * 0.36, 0.95 - 0.16 * n, -0.35), (0.030, 0.022, 0.02), "dark", 0.01, (0, 0, 41 * n * s), cut=True)
    f.robe((0, -0.50, -0.02), 1.32, 0.50, 0.130, "ice", 17, 0.10, 0.75)
    f.ball((0, 0.64, 0.02), (0.150, 0.185, 0.150), "ice", 0.08)
    f.limb((0, 0.78, -0.02), (0, 0.92, -0.04), 0.150, 0.190, "cloth", 0.02)
    f.limb((0, 0.92, -0.04), (0, 1.14, -0.06), 0.185, 0.030, "cloth", 0.03)
    for y, r in ((0.79, 0.166), (0.92, 0.202)):
        f.ring((0, y, -0.03), r, 0.018, "metal", 0.004, (-6, 0, 0))
    f.ball((0, 0.88, 0.155), (0.036, 0.05, 0.02), "orb", 0)
    for s in (1, -1):
        sleeve(f, [(s * 0.26, 0.24, 0.04), (s * 0.42, -0.04, 0.24), (s * 0.17, 0.08, 0.42)], "cloth", 0.125, "metal")
        f.sheet((s * 0.30, 0.20, 0.06), (s * 0.22, 0.04, 0.38), (s * 0.40, -0.45, 0.16), 0.030, "cloth", 0.06)
    f.ball((0, 0.17, 0.46), 0.145, "orb", 0)
    f.ring((0, 0.17, 0.46), 0.185, 0.012, "metal", 0, (24, 0, 18))
    f.ring((0, 0.17, 0.46), 0.185, 0.010, "metal", 0, (64, 0, -30))
    return f.bare()


def b12() -> Figure:
    """The Mad Arab Abdul Alhazred: torn at by what nobody sees, his book before him."""
    f = h.bust()
    start = face(f, Face(0.92, 1.10, 0.85, 1.0, 1.0, 1.4, 0.9, 0.9, age=1.0, open_=2.0, gape=1.3, gaze=(0.004, 0.006)))
    h.beard(f, "hair", 0.20, 9, 0.8, 14)
    eyebrows(f, "hair", 0.016, -0.020, 0.008)
    f.ball((0, h.Y + 0.09, -0.06), (0.180, 0.160, 0.175), "mask", 0.02)
    f.ring((0, h.Y + 0.125, -0.02), 0.168, 0.022, "oil", 0.004, (-10, 0, 3))
    f.ring((0, h.Y + 0.160, -0.03), 0.162, 0.020, "oil", 0.004, (-10, 0, -2))
    for s in (1, -1):
        f.curve(
            [
                (s * 0.16, h.Y + 0.09, -0.04, 0.060),
                (s * 0.24, h.Y - 0.10, -0.06, 0.085),
                (s * 0.30 + 0.10, h.Y - 0.34, -0.10, 0.06),
            ],
            "mask",
            0.04,
            4,
        )
    posed(f, start, -22, -20, 13, 1.06, shift=(-0.04, 0.0, 0.0))
    h.robe(f, "rag", "", "cloth2")
    sleeve(f, [(0.30, 0.10, -0.02), (0.47, 0.00, 0.16), (0.40, 0.36, 0.26)], "rag", 0.11)
    fingers(f, (0.40, 0.45, 0.28), (-0.25, 1, 0.2), (-0.6, 0, 0.8), 0.8, 0.45, 0.21)
    sleeve(f, [(-0.30, 0.08, -0.02), (-0.46, -0.10, 0.16), (-0.40, 0.20, 0.32)], "rag", 0.11)
    fingers(f, (-0.39, 0.29, 0.34), (0.2, 1, 0.25), (0.6, 0, 0.8), 0.8, 0.45, 0.21)
    open_book(f, (0, -0.04, 0.40), 0.22, 0.16)
    return f.bare()
