"""Persons of the Brotherhood of the Kings and those on its track, by elder sign."""

from art.anatomy import teeth
from art.cards import heads as h
from art.cards.faces import Face, cap, eyebrows, face, fringe, locks
from art.cards.posture import fingers, fist, posed, sleeve
from art.cards.things import crystal
from art.figure import Figure


def y1() -> Figure:
    """Enoch Bowen: the digger in his sun-helmet, from the side, his eye at a glass before what the tomb gave up."""
    f = h.bust()
    start = face(f, Face(1.0, 1.03, 1.0, 0.9, 1.1, 1.25, 0.3, 1.2, fat=0.25, age=0.8, open_=0.8))
    h.moustache(f, "snow", 0.095, 0.075, 0.030)
    eyebrows(f, "snow", 0.017)
    cap(f, "snow", 0.0, -0.04)
    f.ball((0, h.Y + 0.125, -0.03), (0.190, 0.165, 0.215), "bone", 0.02, (-8, 0, 0))
    f.ball((0, h.Y + 0.085, -0.02), (0.250, 0.020, 0.320), "bone", 0.04, (-3, 0, 0))
    f.ring((0, h.Y + 0.112, -0.02), 0.196, 0.020, "cloth", 0.005, (-6, 0, 0))
    f.ball((0, h.Y + 0.295, -0.04), 0.026, "bone", 0.01)
    posed(f, start, 62, 16, -6, 1.02, shift=(-0.16, -0.02, 0))
    start = len(f.parts)
    h.coat(f, "cloth", 1.06, "", "mask")
    f.ring((0, 0.255, -0.02), 0.128, 0.045, "tongue", 0.02, (12, 0, 0))
    posed(f, start, 40, pivot=(0, 0, 0), shift=(-0.16, -0.03, 0))
    sleeve(f, [(0.02, 0.04, 0.22), (0.22, -0.20, 0.36), (0.24, 0.24, 0.34)], "cloth", 0.10, "mask")
    fist(f, (0.25, 0.31, 0.34))
    f.limb((0.25, 0.30, 0.36), (0.22, 0.46, 0.36), 0.017, mat="wood", k=0)
    f.ring((0.21, 0.545, 0.36), 0.086, 0.014, "metal", 0, (90, 60, 0))
    sleeve(f, [(-0.26, 0.02, 0.10), (-0.10, -0.24, 0.42), (0.28, -0.10, 0.46)], "cloth", 0.10, "mask")
    fist(f, (0.35, -0.07, 0.46))
    crystal(f, (0.38, 0.16, 0.44), 0.160, "oil", 5, 0.3, 1.15)
    return f.bare()


def y2() -> Figure:
    """Pharaoh Nitocris: the ghoul-queen as on a temple's wall; the side of her face that we see is gone."""
    f = h.bust()
    start = face(f, Face(0.88, 1.02, 0.85, 0.9, 0.7, 0.85, open_=0.6, ears=0, lips=1.6))
    f.ball((0.080, h.Y - 0.02, 0.075), (0.070, 0.140, 0.085), "bone", 0.01)
    f.ball((0.072, h.Y + 0.004, 0.150), (0.046, 0.044, 0.07), "dark", 0.008, cut=True)
    f.ball((0.076, h.Y + 0.004, 0.112), 0.017, "eye", 0)
    f.ball((0.112, h.Y - 0.105, 0.085), (0.030, 0.050, 0.05), "dark", 0.01, cut=True)
    teeth(f, (0.020, h.Y - 0.100, 0.155), (0.118, h.Y - 0.080, 0.075), 8, 0.055, 0.012)
    teeth(f, (0.020, h.Y - 0.162, 0.145), (0.110, h.Y - 0.142, 0.075), 7, 0.040, 0.011, (0, 1, 0))
    f.ball((0, h.Y + 0.09, -0.045), (0.160, 0.135, 0.170), "metal", 0.02)
    f.limb((0, h.Y + 0.12, -0.06), (0, h.Y + 0.36, -0.17), 0.165, 0.205, "cloth", 0.02)
    f.ring((0, h.Y + 0.105, -0.015), 0.166, 0.020, "metal", 0.004, (-12, 0, 0))
    f.ring((0, h.Y + 0.25, -0.115), 0.190, 0.022, "metal", 0.004, (-24, 0, 0))
    h.cobra(f, h.Y + 0.15)
    for s in (1, -1):
        f.ball((s * 0.150, h.Y - 0.085, -0.01), (0.020, 0.030, 0.030), "metal", 0)
    f.limb((0, h.Y - 0.10, -0.04), (0, 0.22, -0.06), 0.070, 0.084, "face", 0.05)
    posed(f, start, -66, 0, 0, 1.06, shift=(0.04, 0.02, 0))
    start = len(f.parts)
    h.collar_of_gold(f)
    posed(f, start, -34, pivot=(0, 0, 0), shift=(0.03, 0.02, 0))
    return f.bare()


def y3() -> Figure:
    """Abdul Reis el Drogman: broad, in a fez, his arms folded; he looks past you, and his voice comes out of a tomb."""
    f = h.bust()
    start = face(f, Face(1.12, 0.98, 1.2, 1.1, 1.2, 1.1, 0.4, 1.25, fat=0.15, age=0.6, open_=0.35, smile=-0.5))
    eyebrows(f, "hair", 0.018, 0.012, 0.002)
    h.moustache(f, "hair", 0.085, 0.030, 0.016)
    h.beard(f, "hair", 0.05, 11, 1.05, 3)
    f.limb((0, h.Y + 0.125, -0.02), (0.01, h.Y + 0.27, -0.035), 0.158, 0.120, "brick", 0.01)
    f.ball((0.01, h.Y + 0.385, -0.035), (0.16, 0.045, 0.16), "brick", 0.01, cut=True)
    f.curve(
        [(0.01, h.Y + 0.37, -0.03, 0.010), (-0.13, h.Y + 0.36, 0.05, 0.012), (-0.185, h.Y + 0.16, 0.06, 0.024)],
        "oil",
        0.006,
        4,
    )
    posed(f, start, -40, 9, -3, 1.06, shift=(0.04, -0.06, 0.02))
    f.ball((0, 0.12, -0.07), (0.42, 0.19, 0.19), "rag", 0.08)
    f.ball((0, -0.20, -0.02), (0.40, 0.38, 0.26), "rag", 0.08)
    for s in (1, -1):
        for n in range(4):
            f.curve(
                [
                    (s * (0.07 + 0.075 * n), 0.275 - 0.02 * n, 0.04, 0.020),
                    (s * (0.08 + 0.080 * n), 0.08, 0.16 - 0.02 * n, 0.020),
                    (s * (0.09 + 0.085 * n), -0.4, 0.20 - 0.03 * n, 0.020),
                ],
                "cloth2",
                0.006,
                3,
            )
    sleeve(f, [(0.42, 0.06, 0.0), (0.47, -0.16, 0.24), (0.0, -0.03, 0.40), (-0.26, 0.02, 0.36)], "cloth", 0.135)
    sleeve(f, [(-0.42, 0.06, 0.0), (-0.47, -0.18, 0.24), (0.02, -0.12, 0.44), (0.27, -0.06, 0.40)], "cloth", 0.135)
    fingers(f, (0.33, -0.01, 0.38), (0.6, 0.7, 0.1), (-0.2, 0, -1), 0.25, 0.1, 0.13)
    return f.bare()


def y4() -> Figure:
    """Robert Harrison Blake: he shrinks back from the dark, a hand before him, his candle about to go out."""
    f = h.bust()
    start = face(f, Face(0.90, 1.08, 0.85, 0.9, 0.8, 0.95, age=0.35, open_=1.3, gape=0.45, gaze=(-0.008, 0.0)))
    cap(f, "hair", 0.02, 0.01, 0.13)
    locks(f, 20, (0.02, h.Y + 0.15, -0.04), (0.05, 0.07, -0.09), (0.14, 0.06, 0.10), seed=5, curl=0.05)
    eyebrows(f, "hair", 0.010, -0.018, 0.004)
    posed(f, start, -36, -6, -17, 1.02, shift=(0.12, 0.01, -0.10))
    start = len(f.parts)
    h.coat(f, "cloth2", 0.94, "", "mask")
    posed(f, start, -16, -6, -9, pivot=(0, -0.2, 0), shift=(0.08, -0.02, -0.08))
    sleeve(f, [(-0.20, 0.06, 0.02), (-0.38, 0.02, 0.24), (-0.32, 0.34, 0.38)], "cloth2", 0.10, "mask")
    fingers(f, (-0.31, 0.44, 0.40), (-0.06, 1, 0.15), (-0.5, 0, 0.9), 0.75, 0.12, 0.18)
    sleeve(f, [(0.38, 0.04, 0.0), (0.44, -0.22, 0.26), (0.20, -0.06, 0.44)], "cloth2", 0.10, "mask")
    fist(f, (0.14, -0.02, 0.46))
    f.ball((0.12, 0.02, 0.48), (0.12, 0.018, 0.12), "metal", 0)
    f.limb((0.12, 0.03, 0.48), (0.12, 0.17, 0.48), 0.042, 0.038, "bone", 0.005)
    f.curve([(0.12, 0.205, 0.48, 0.034), (0.14, 0.26, 0.48, 0.040), (0.20, 0.36, 0.48, 0.006)], "flame", 0.0, 4)
    return f.bare()


def y5() -> Figure:
    """Nephren-Ka: the black Pharaoh, upright, crook and flail crossed; where his face should be is night."""
    f = h.bust()
    start = len(f.parts)
    f.ball((0, h.Y - 0.01, 0.0), (0.145, 0.200, 0.165), "oil", 0.02)
    f.limb((0, h.Y - 0.13, -0.03), (0, 0.27, -0.06), 0.084, 0.10, "oil", 0.05)
    f.ball((0, h.Y - 0.02, 0.175), (0.112, 0.165, 0.10), "dark", 0.02, cut=True)
    for s in (1, -1):
        f.ball((s * 0.045, h.Y + 0.015, 0.085), (0.026, 0.018, 0.016), "flame", 0)
    h.striped(f)
    false_beard(f, "metal")
    posed(f, start, 0, 4, 0, 1.08)
    h.collar_of_gold(f)
    for s in (1, -1):
        sleeve(f, [(s * 0.32, 0.08, -0.02), (s * 0.42, -0.22, 0.16), (-s * 0.08, -0.02, 0.36)], "oil", 0.098, "metal")
        fist(f, (-s * 0.14, 0.03, 0.38), "oil")
        f.limb((s * 0.08, -0.34, 0.36), (-s * 0.34, 0.34, 0.40), 0.024, mat="metal", k=0)
    f.curve(
        [
            (-0.34, 0.34, 0.40, 0.024),
            (-0.40, 0.46, 0.40, 0.024),
            (-0.33, 0.56, 0.40, 0.022),
            (-0.25, 0.48, 0.40, 0.012),
        ],
        "metal",
        0.004,
        4,
    )
    for n in range(3):
        f.curve(
            [
                (0.34, 0.34, 0.40, 0.012),
                (0.42 + 0.025 * n, 0.28 - 0.01 * n, 0.42, 0.014),
                (0.41 + 0.045 * n, 0.06, 0.42, 0.022),
            ],
            "metal",
            0,
            4,
        )
    return f.bare()


def false_beard(f: Figure, mat: str = "oil") -> None:
    """A king's plaited beard, bent forward at its end."""
    f.curve(
        [
            (0, h.Y - 0.19, 0.13, 0.030),
            (0, h.Y - 0.28, 0.150, 0.032),
            (0, h.Y - 0.37, 0.165, 0.036),
            (0, h.Y - 0.40, 0.20, 0.024),
        ],
        mat,
        0.008,
        4,
    )
    for n in range(6):
        f.ring((0, h.Y - 0.22 - 0.028 * n, 0.14 + 0.004 * n), 0.030, 0.008, mat, 0.008, (10, 0, 0))


def y6() -> Figure:
    """Pharaoh Khafra: a colossus of dark stone on his throne, a falcon's wings about his head."""
    f = h.bust()
    start = face(f, Face(1.02, 1.0, 1.05, 1.1, 0.9, 0.85, broad=1.2, open_=0.6, skin="brick", white="brick"))
    h.striped(f, True, "brick")
    false_beard(f, "brick")
    f.ball((0, h.Y + 0.25, -0.17), (0.095, 0.15, 0.10), "metal", 0.03)
    f.ball((0, h.Y + 0.42, -0.12), (0.070, 0.075, 0.080), "metal", 0.03)
    f.limb((0, h.Y + 0.42, -0.05), (0, h.Y + 0.375, 0.01), 0.028, 0.004, "horn", 0.01)
    for s in (1, -1):
        f.ball((s * 0.042, h.Y + 0.44, -0.07), 0.014, "dark", 0)
        for n in range(6):
            f.curve(
                [
                    (s * 0.06, h.Y + 0.27, -0.15, 0.040),
                    (s * (0.28 + 0.012 * n), h.Y + 0.24 - 0.04 * n, -0.10, 0.036),
                    (s * (0.31 - 0.012 * n), h.Y + 0.02 - 0.085 * n, -0.02, 0.010),
                ],
                "metal",
                0.008,
                3,
            )
    posed(f, start, 0, 0, 0, 1.15)
    f.box((0, -0.20, -0.42), (0.36, 0.62, 0.10), "brick", 0.01, (0, 0, 0), 0.03)
    f.ball((0, 0.12, -0.10), (0.36, 0.17, 0.17), "brick", 0.06)
    f.ball((0, -0.22, -0.12), (0.27, 0.36, 0.19), "brick", 0.06)
    for n, mat in enumerate(("metal", "brick", "metal")):
        f.ring((0, 0.225 - 0.045 * n, -0.02), 0.135 + 0.040 * n, 0.024, mat, 0.004, (30, 0, 0))
    f.box((0, -0.66, 0.02), (0.44, 0.16, 0.42), "brick", 0.01, (0, 0, 0), 0.03)
    for s in (1, -1):
        f.curve(
            [(s * 0.34, 0.10, -0.08, 0.105), (s * 0.42, -0.22, -0.04, 0.095), (s * 0.28, -0.42, 0.30, 0.075)],
            "brick",
            0.03,
            5,
        )
        f.ball((s * 0.27, -0.42, 0.40), (0.07, 0.045, 0.10), "brick", 0.02)
        f.limb((s * 0.20, -0.50, 0.0), (s * 0.22, -0.52, 0.48), 0.150, 0.135, "brick", 0.04)
        f.limb((s * 0.22, -0.52, 0.50), (s * 0.22, -1.25, 0.46), 0.135, 0.11, "brick", 0.04)
        f.box((s * 0.47, -0.62, 0.0), (0.05, 0.34, 0.40), "brick", 0.01, (0, 0, 0), 0.02)
    return f.bare()


def y7() -> Figure:
    """Walter Gilman: asleep with open eyes, he falls sideways through angles that should not be."""
    f = h.bust()
    start = face(f, Face(0.90, 1.05, 0.82, 0.8, 0.8, 0.9, age=0.4, open_=1.0, gape=0.25, ears=1.0, gaze=(0.004, 0.008)))
    cap(f, "hair", 0.0, 0.02, 0.125)
    locks(f, 18, (0, h.Y + 0.15, -0.05), (-0.08, 0.06, -0.06), (0.14, 0.06, 0.10), seed=9, curl=0.05)
    eyebrows(f, "hair", 0.010, -0.010, 0.002)
    posed(f, start, 34, -16, 6, 1.0)
    start2 = len(f.parts)
    h.coat(f, "mask", 0.92, "", "mask")
    posed(f, start2, 6, pivot=(0, 0, 0))
    sleeve(f, [(0.30, 0.10, -0.02), (0.48, 0.22, 0.10), (0.50, 0.50, 0.20)], "mask", 0.09)
    fingers(f, (0.51, 0.57, 0.24), (0.25, 0.25, 1), (0.0, -1, 0.3), 0.45, 0.30, 0.16)
    posed(f, start, 0, 0, 27, 0.96, pivot=(0, 0.3, 0), shift=(0.05, -0.06, 0))
    for n, (x, y, z, r, tilt) in enumerate(
        (
            (0.36, 0.86, -0.1, 0.120, 20),
            (-0.42, 0.32, 0.10, 0.120, 50),
            (0.42, 0.04, 0.24, 0.105, 35),
            (-0.40, 0.92, -0.2, 0.070, 15),
            (0.06, 1.02, -0.2, 0.055, 70),
            (-0.26, 0.02, 0.30, 0.055, 10),
        )
    ):
        if n % 2:
            crystal(f, (x, y, z), r, "glass", 4, tilt)
        else:
            f.box((x, y, z), (r * 0.75, r * 0.75, r * 0.75), "glass", 0, (tilt, tilt * 1.7, 25), 0.006)
            f.box((x, y, z), (r * 0.75, r * 0.75, r * 0.75), "glass", 0, (tilt + 45, tilt * 0.7, 60), 0.006)
    return f.bare()


def y9() -> Figure:
    """Kaman-Thah: the priest of the cavern of flame, bald, bowed over his beard; the flame stands behind him."""
    f = h.bust()
    start = face(f, Face(1.06, 1.08, 0.95, 0.9, 1.2, 1.3, 0.6, 1.2, age=0.5, open_=0.0, ears=1.1))
    eyebrows(f, "snow", 0.018, 0.004)
    h.beard(f, "snow", 0.42, 15, 1.15, 21)
    fringe(f, "snow", 1.1)
    posed(f, start, -26, 30, 4, 1.04, shift=(0.02, -0.12, 0.12))
    locks(f, 26, (-0.02, 0.34, 0.26), (-0.01, -0.42, 0.10), (0.12, 0.06, 0.04), "fur", 0.034, 8, 0.03)
    h.robe(f, "cloth2", "metal", "cloth2")
    for s in (1, -1):
        sleeve(f, [(s * 0.34, 0.08, -0.02), (s * 0.44, -0.20, 0.20), (s * 0.05, -0.08, 0.44)], "cloth2", 0.15, "metal")
    for x, tall, wide in ((0.0, 1.10, 0.24), (-0.20, 0.84, 0.13), (0.19, 0.92, 0.14)):  # one flame of three tongues
        f.curve([(x * 0.6, 0.05, -0.85, wide), (x * 1.1, 0.05 + 0.45 * tall, -0.85, wide * 1.05),
                 (x * 1.2 + 0.03, 0.78 * tall, -0.85, wide * 0.50), (x * 0.9 - 0.02, tall, -0.85, 0.004)],
                "flame", 0.05, 6)  # fmt: skip
    return f.bare()


def y10() -> Figure:
    """Nasht: the other priest, lean, in a tall double crown; he holds up a bowl of fire."""
    f = h.bust()
    start = face(f, Face(0.90, 1.12, 0.9, 1.1, 1.1, 1.2, 0.7, 0.9, age=0.8, open_=1.0, gaze=(0.004, 0.006), ears=0.9))
    h.beard(f, "hair", 0.24, 7, 0.5, 23)
    eyebrows(f, "hair", 0.017, 0.010)
    f.limb((0, h.Y + 0.12, -0.02), (0, h.Y + 0.21, -0.04), 0.162, 0.182, "brick", 0.01)
    f.limb((0, h.Y + 0.21, -0.05), (0, h.Y + 0.42, -0.10), 0.135, 0.060, "mask", 0.03)
    f.ball((0, h.Y + 0.48, -0.11), 0.066, "mask", 0.04)
    f.limb((0, h.Y + 0.20, -0.17), (0, h.Y + 0.42, -0.24), 0.055, 0.035, "brick", 0.02)
    posed(f, start, 46, -12, 0, 1.0, shift=(-0.16, -0.04, 0))
    start = len(f.parts)
    f.ball((0, 0.15, -0.07), (0.31, 0.14, 0.155), "cloth", 0.06)
    f.ball((0, -0.20, -0.06), (0.27, 0.40, 0.19), "cloth", 0.06)
    f.ring((0, 0.235, -0.03), 0.150, 0.028, "metal", 0.01, (16, 0, 0))
    f.ring((0, 0.205, -0.02), 0.200, 0.020, "metal", 0.01, (20, 0, 0))
    posed(f, start, 26, pivot=(0, 0, 0), shift=(-0.15, -0.04, 0))
    sleeve(f, [(0.10, 0.08, 0.10), (0.34, -0.04, 0.26), (0.36, 0.34, 0.34)], "cloth", 0.125, "metal")
    f.sheet((0.10, 0.06, 0.10), (0.34, 0.14, 0.30), (0.26, -0.45, 0.22), 0.030, "cloth", 0.06)
    fist(f, (0.36, 0.43, 0.36), "face", 1.1)
    f.ball((0.345, 0.54, 0.36), (0.185, 0.090, 0.150), "metal", 0.01)
    f.ball((0.345, 0.635, 0.36), (0.155, 0.060, 0.13), "dark", 0.01, cut=True)
    for n in range(6):
        x = 0.345 + (n - 2.5) * 0.046
        f.curve(
            [
                (x, 0.57, 0.36, 0.044),
                (x + 0.01, 0.70, 0.36, 0.042),
                (x + 0.02 * (n % 2), 0.80 + 0.10 * (n % 2) - 0.02 * abs(n - 2.5), 0.36, 0.006),
            ],
            "flame",
            0.01,
            4,
        )
    return f.bare()
