"""Persons of the Esoteric Order of Dagon and those on its track, by elder sign."""

import math

from art.cards import heads as h
from art.cards.faces import Face, cap, eyebrows, face, fringe, locks, spectacles
from art.cards.posture import fingers, fist, posed, sleeve
from art.cards.things import page
from art.figure import Figure


def g1() -> Figure:
    """Zadok Allen: the town drunkard, hunched over, white-bearded, with his bottle."""
    f = h.bust()
    start = face(f, Face(1.05, 0.98, 1.0, 1.0, 1.2, 1.25, broad=1.5, age=1.0, open_=1.2, gape=0.7, gaze=(-0.006, 0)))
    h.beard(f, "snow", 0.27, 11, 1.15)
    eyebrows(f, "snow", 0.022, -0.012)
    locks(f, 9, (0.15, h.Y + 0.02, -0.06), (0.12, -0.24, 0.02), (0.02, 0.06, 0.06), "snow", seed=4)
    locks(f, 9, (-0.15, h.Y + 0.02, -0.06), (-0.14, -0.22, 0.02), (0.02, 0.06, 0.06), "snow", seed=5)
    h.brimmed(f, "cloth2", 0.265, 0.10, 0.075, -14, crease=False)
    posed(f, start, -8, 16, -15, 1.08, shift=(-0.11, -0.15, 0.12))
    start = len(f.parts)
    h.coat(f, "rag", 1.15, tie="", shirt="cloth2")
    f.ball((0.06, 0.24, -0.20), (0.30, 0.20, 0.20), "rag", 0.10)
    posed(f, start, 0, 8, -7, pivot=(0, -0.1, 0))
    sleeve(f, [(0.34, 0.10, 0.0), (0.50, -0.06, 0.20), (0.34, 0.26, 0.34)], "rag", 0.11)
    fist(f, (0.31, 0.33, 0.36))
    start = len(f.parts)
    f.limb((0.31, 0.28, 0.38), (0.31, 0.48, 0.38), 0.068, 0.068, "glass", 0)
    f.limb((0.31, 0.52, 0.38), (0.31, 0.66, 0.38), 0.034, 0.022, "glass", 0.05)
    f.ball((0.31, 0.68, 0.38), 0.026, "wood", 0)
    posed(f, start, 0, -10, -24, pivot=(0.31, 0.36, 0.38))
    return f.bare()


def g2() -> Figure:
    """Robert Olmstead: seen from the side, he looks at the web between his fingers."""
    f = h.bust()
    p = Face(1.04, 1.0, 0.9, 0.35, 0.9, 0.62, broad=1.5, ears=0.55, open_=2.0, lips=1.5, smile=-0.7)
    start = face(f, p)
    cap(f, "hair", 0.0, -0.012, 0.155)
    for n in range(4):
        f.limb((0.085, 0.455 - 0.034 * n, 0.045), (0.108, 0.435 - 0.034 * n, -0.06), 0.011, 0.006, "sore", 0.012)
    posed(f, start, 34, 20, -8, 1.12, shift=(-0.16, -0.02, 0.04))
    start = len(f.parts)
    h.coat(f, "cloth", 0.98, "oil")
    posed(f, start, 22, pivot=(0, 0, 0), shift=(-0.14, 0, 0))
    sleeve(f, [(0.12, 0.02, 0.22), (0.36, -0.16, 0.34), (0.31, 0.22, 0.36)], "cloth", 0.10, "mask")
    fingers(f, (0.31, 0.31, 0.36), (-0.05, 1, 0), (-0.8, 0, 0.6), 0.75, 0.10, 0.25, "face", "belly")
    return f.bare()


def g4() -> Figure:
    """Obed Marsh: the captain, his chin up, whiskered round the jaw, with a spyglass."""
    f = h.bust()
    p = Face(1.06, 1.02, 1.25, 1.3, 1.35, 1.15, 0.6, 1.1, age=0.7, open_=0.35, smile=-0.8)
    start = face(f, p)
    for n in range(15):
        t = (n - 7) / 7
        x, z = 0.128 * math.sin(t * 1.5), 0.02 + 0.095 * math.cos(t * 1.5)
        y = h.Y - 0.205 + 0.17 * abs(t) ** 2.2
        f.curve(
            [(x, y, z, 0.034), (x * 1.12, y - 0.06, z + 0.01, 0.026), (x * 0.9, y - 0.115, z, 0.006)], "hair", 0.02, 3
        )
    eyebrows(f, "hair", 0.020, 0.016)
    h.peaked(f)
    posed(f, start, -30, -9, 3, 1.06)
    start = len(f.parts)
    h.coat(f, "cloth2", 1.18, "cloth")
    f.ring((0, 0.262, -0.03), 0.138, 0.052, "cloth2", 0.02, (12, 0, 0))
    for s in (1, -1):
        for n in range(3):
            f.ball((s * 0.125, 0.10 - 0.12 * n, 0.150), 0.027, "metal", 0)
    posed(f, start, -14, pivot=(0, 0, 0))
    sleeve(f, [(-0.36, 0.08, 0.02), (-0.46, -0.16, 0.22), (-0.24, 0.06, 0.38)], "cloth2", 0.12, "metal")
    fist(f, (-0.20, 0.11, 0.40))
    f.limb((-0.31, 0.02, 0.42), (-0.13, 0.19, 0.42), 0.048, 0.048, "wood", 0)
    f.limb((-0.13, 0.19, 0.42), (0.02, 0.33, 0.42), 0.036, 0.036, "metal", 0)
    f.limb((0.02, 0.33, 0.42), (0.12, 0.43, 0.42), 0.029, 0.029, "metal", 0)
    f.limb((0.12, 0.43, 0.42), (0.135, 0.445, 0.42), 0.038, 0.038, "metal", 0)
    return f.bare()


def g5() -> Figure:
    """Francis Wayland Thurston: bent over his uncle's papers, his face under the brim of his hat."""
    f = h.bust()
    start = face(f, Face(0.98, 1.04, 0.95, 1.0, 1.0, 1.1, open_=0.2, smile=-0.4))
    h.moustache(f, "hair", 0.058, 0.004, 0.014)
    cap(f, "hair", 0.02)
    h.brimmed(f, "cloth", 0.275, 0.150)
    posed(f, start, 8, 27, 5, 1.04, shift=(0.02, -0.04, 0.10))
    h.coat(f, "cloth", 1.06)
    for s in (1, -1):
        f.sheet((s * 0.05, 0.24, 0.13), (s * 0.22, 0.27, 0.02), (s * 0.17, 0.40, -0.04), 0.022, "cloth", 0.01)
        sleeve(f, [(s * 0.33, 0.08, 0.0), (s * 0.46, -0.20, 0.16), (s * 0.26, -0.14, 0.40)], "cloth", 0.105, "mask")
        fist(f, (s * 0.245, -0.03, 0.44))
    page(f, (-0.08, 0.03, 0.42), 0.17, 0.20, (-34, 10, 9), lines=5)
    page(f, (0.11, 0.04, 0.45), 0.17, 0.20, (-34, -8, -8), lines=5, seed=8)
    return f.bare()


def g6() -> Figure:
    """George Gammell Angell: the old professor, a great bald head on bent shoulders, his chin over a cane."""
    f = h.bust()
    start = face(
        f, Face(1.12, 1.10, 0.85, 0.9, 0.9, 1.1, broad=1.2, age=1.0, ears=1.3, open_=0.5, gaze=(-0.004, -0.004))
    )
    f.ball((0, h.Y + 0.085, -0.045), (0.164, 0.158, 0.184), "face", 0.05)
    fringe(f, "snow", 1.4)
    eyebrows(f, "snow", 0.021, -0.006, 0.004)
    h.moustache(f, "snow", 0.098, 0.055, 0.026)
    spectacles(f)
    posed(f, start, -30, 24, 9, 1.12, shift=(0.02, -0.19, 0.16))
    start = len(f.parts)
    h.coat(f, "cloth2", 1.12, "")
    f.ball((0, 0.20, -0.18), (0.30, 0.16, 0.20), "cloth2", 0.10)
    posed(f, start, -8, 10, 4, shift=(0.02, -0.12, -0.02), pivot=(0, 0, 0))
    for s in (1, -1):
        sleeve(
            f, [(s * 0.36, -0.06, 0.0), (s * 0.44, -0.30, 0.26), (s * 0.10 - 0.02, -0.06, 0.46)], "cloth2", 0.11, "mask"
        )
    fist(f, (-0.03, 0.0, 0.50), "face", 1.1)
    fist(f, (0.06, -0.03, 0.47), "face", 1.1)
    f.limb((0.0, -0.6, 0.48), (0.0, 0.03, 0.48), 0.024, mat="wood", k=0)
    f.ball((0.0, 0.075, 0.48), 0.050, "metal", 0)
    return f.bare()


def g7() -> Figure:
    """Henry Anthony Wilcox: asleep on his feet, his head thrown back, the clay of his dream in his hands."""
    f = h.bust()
    start = face(f, Face(0.90, 1.06, 0.82, 0.9, 0.7, 1.0, open_=0.0, gape=0.45))
    cap(f, "hair", 0.10, 0.02)
    locks(f, 16, (0, h.Y - 0.02, -0.17), (0.0, -0.20, -0.12), (0.13, 0.10, 0.03), seed=6)
    locks(f, 8, (0, h.Y + 0.17, -0.05), (0.0, 0.08, -0.20), (0.12, 0.02, 0.06), seed=9)
    posed(f, start, -48, -28, -5, 1.08, shift=(0.10, 0.0, -0.02))
    start = len(f.parts)
    h.coat(f, "cloth", 0.90, "", "mask")
    f.ball((0, 0.24, 0.11), (0.075, 0.040, 0.035), "sore", 0.01)
    posed(f, start, -30, pivot=(0, 0, 0), shift=(0.10, 0.0, 0))
    start = len(f.parts)
    f.box((0, 0, 0), (0.225, 0.200, 0.030), "brick", 0.01, (0, 0, 0), 0.02)
    f.ball((0, 0.06, 0.035), (0.070, 0.072, 0.040), "brick", 0.02)
    for n in range(5):
        x = (n - 2) * 0.034
        f.curve(
            [(x, 0.01, 0.050, 0.017), (x * 1.4, -0.07, 0.045, 0.014), (x * 2.2, -0.145, 0.036, 0.006)], "brick", 0.01, 3
        )
    for s in (1, -1):
        f.sheet((s * 0.04, 0.03, 0.036), (s * 0.18, 0.15, 0.030), (s * 0.15, -0.05, 0.030), 0.012, "brick", 0.008)
        f.ball((s * 0.028, 0.070, 0.072), (0.012, 0.008, 0.010), "dark", 0.004, cut=True)
    posed(f, start, -16, -12, 8, pivot=(0, 0, 0), shift=(-0.12, 0.12, 0.42))
    sleeve(f, [(0.36, 0.06, 0.0), (0.42, -0.22, 0.22), (0.10, -0.04, 0.42)], "cloth", 0.10, "mask")
    fist(f, (0.09, 0.04, 0.46), "face", 0.9)
    fist(f, (-0.34, 0.06, 0.40), "face", 0.9)
    return f.bare()


def g8() -> Figure:
    """Lobon: a god of Sarnath, an idol of ivory to the knees, crowned with ivy, with a spear."""
    f = h.bust()
    start = face(f, Face(0.96, 1.06, 0.95, 1.0, 1.0, 0.95, open_=0.5, skin="bone", white="eye"))
    h.beard(f, "bone", 0.20, 9, 0.8, 6)
    cap(f, "bone", 0.10, 0.01)
    locks(f, 12, (0, h.Y - 0.05, -0.14), (0.0, -0.24, 0.0), (0.15, 0.05, 0.04), "bone", seed=7)
    for n in range(15):
        t = math.tau * n / 15
        f.ball(
            (0.178 * math.sin(t), h.Y + 0.135, 0.172 * math.cos(t) - 0.03),
            (0.052, 0.030, 0.018),
            "skin",
            0.004,
            (24, -math.degrees(t), 38 * (n % 2 * 2 - 1)),
        )
    posed(f, start, 0, 3)
    f.ball((0, 0.15, -0.07), (0.32, 0.145, 0.155), "bone", 0.06)
    f.robe((0, -1.20, -0.06), 1.42, 0.42, 0.24, "bone", 15, 0.10, 1.0)
    f.curve([(-0.30, 0.20, 0.06, 0.06), (0.0, -0.06, 0.24, 0.07), (0.30, -0.42, 0.20, 0.06)], "cloth", 0.03, 5)
    f.ring((0, 0.235, -0.03), 0.150, 0.026, "metal", 0.01, (16, 0, 0))
    sleeve(f, [(0.33, 0.11, -0.02), (0.54, -0.10, 0.06), (0.55, 0.20, 0.20)], "bone", 0.105, "metal")
    fist(f, (0.55, 0.27, 0.22), "bone")
    sleeve(f, [(-0.33, 0.11, -0.02), (-0.48, -0.22, 0.06), (-0.22, -0.20, 0.28)], "bone", 0.105, "metal")
    fingers(f, (-0.14, -0.17, 0.32), (0.9, 0.3, 0.2), (0.2, 0.6, 0.8), 0.35, 0.3, 0.15, "bone")
    f.limb((0.555, -1.4, 0.24), (0.555, 1.02, 0.24), 0.021, mat="wood", k=0)
    f.sheet((0.505, 1.0, 0.24), (0.605, 1.0, 0.24), (0.555, 1.28, 0.24), 0.016, "metal", 0.01)
    return f.bare()
