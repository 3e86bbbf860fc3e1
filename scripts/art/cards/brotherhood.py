"""The cards of the Brotherhood of the Kings, by elder sign."""

import math

from art.anatomy import teeth
from art.cards import heads as h
from art.cards.things import book, crystal
from art.figure import Figure
from art.sculptures import crawling_chaos


def y0() -> Figure:
    """The Book of Azathoth: black boards, a whirl of metal about a void."""
    f = h.bust()
    book(f, turn=(-10, -24, 4), mat="oil")
    for arm in range(3):
        line = []
        for n in range(7):
            t = arm * math.tau / 3 + n * 0.55
            r = 0.045 + 0.034 * n
            line.append(
                (
                    0.03 + r * math.cos(t) * 0.92,
                    0.31 + r * math.sin(t),
                    0.155 + 0.37 * r * math.cos(t) * 0.0,
                    0.020 - 0.0018 * n,
                )
            )
        f.curve(line, "metal", 0.004, 4)
    f.ball((0.03, 0.31, 0.145), (0.05, 0.05, 0.03), "dark", 0)
    return f.bare()


def y1() -> Figure:
    """Enoch Bowen: the digger in his sun-helmet, with what he brought out of the tomb."""
    f = h.bust()
    h.head(f, 1.0, 1.03, 1.05, 1.1, old=True)
    h.eyes(f, 1.0, 0.006, 0.5)
    h.mouth(f, 0.9, 0.2)
    h.brows(f, "snow", 0.017)
    h.moustache(f, "snow", 0.085, 0.045, 0.022)
    f.ball((0, h.Y + 0.10, -0.02), (0.185, 0.17, 0.205), "bone", 0.02, (-8, 0, 0))
    f.ball((0, h.Y + 0.075, 0.0), (0.265, 0.022, 0.285), "bone", 0.03, (-9, 0, 0))
    f.ring((0, h.Y + 0.100, -0.01), 0.190, 0.018, "cloth", 0.005, (-9, 0, 0))
    f.ball((0, h.Y + 0.285, -0.04), 0.024, "bone", 0.01)
    h.coat(f, "cloth", 1.02, "", "mask")
    h.arm(f, "cloth", at=(0.33, 0.06, 0.36))
    crystal(f, (0.29, 0.19, 0.40), 0.115, "oil", 5, 0.3)
    return f.bare()


def y2() -> Figure:
    """Pharaoh Nitocris: the ghoul-queen under her vulture crown; half of her face is gone."""
    f = h.bust()
    h.head(f, 0.88, 1.02, 0.80, 0.75)
    h.eyes(f, 1.05, 0.0, 0.3)
    h.mouth(f, 0.75)
    # The eaten half: bone, a hollow eye, teeth laid bare.
    f.ball((0.085, h.Y - 0.01, 0.095), (0.075, 0.130, 0.075), "bone", 0.01)
    f.ball((0.060, h.Y - 0.005, 0.165), (0.040, 0.042, 0.06), "dark", 0.008, cut=True)
    f.ball((0.064, h.Y - 0.002, 0.120), 0.014, "eye", 0)
    teeth(f, (0.010, h.Y - 0.100, 0.155), (0.100, h.Y - 0.088, 0.115), 6, 0.050, 0.011)
    for s in (1, -1):
        for n in range(7):
            x = s * (0.135 + 0.012 * n)
            f.curve(
                [
                    (s * 0.10, h.Y + 0.12 - 0.01 * n, 0.08 - 0.03 * n, 0.026),
                    (x, h.Y - 0.05, 0.075 - 0.032 * n, 0.026),
                    (x * 1.02, h.Y - 0.30, 0.09 - 0.03 * n, 0.022),
                ],
                "oil",
                0.01,
                3,
            )
            f.ball((x * 1.02, h.Y - 0.32, 0.09 - 0.03 * n), 0.026, "metal", 0)
        for n in range(6):
            t = n / 5
            f.curve(
                [
                    (s * 0.05, h.Y + 0.19, 0.09 - 0.05 * t, 0.020),
                    (s * 0.16, h.Y + 0.14 - 0.02 * t, 0.06 - 0.05 * t, 0.022),
                    (s * (0.19 + 0.01 * n), h.Y - 0.02 - 0.03 * n, 0.02 - 0.02 * n, 0.008),
                ],
                "metal",
                0.006,
                3,
            )
    f.ball((0, h.Y + 0.10, -0.05), (0.155, 0.13, 0.155), "metal", 0.02)
    f.curve(
        [
            (0, h.Y + 0.17, 0.12, 0.03),
            (0, h.Y + 0.235, 0.185, 0.020),
            (0, h.Y + 0.225, 0.225, 0.022),
            (0, h.Y + 0.195, 0.245, 0.005),
        ],
        "metal",
        0.008,
        4,
    )
    f.limb((0, h.Y + 0.24, -0.03), (0, h.Y + 0.34, -0.04), 0.095, 0.115, "metal", 0.01)
    h.collar_of_gold(f)
    return f.bare()


def y3() -> Figure:
    """Abdul Reis el Drogman: the guide, in a fez, with a voice out of a tomb."""
    f = h.bust()
    h.head(f, 1.06, 1.0, 1.12, 1.05)
    h.eyes(f, 0.9, -0.006, 0.0)
    h.mouth(f, 0.95, -0.2)
    h.brows(f, "oil", 0.022, 0.010)
    h.moustache(f, "oil", 0.085, -0.014, 0.020)
    h.beard(f, "oil", 0.03, 7, 0.62, 3)
    f.limb((0, h.Y + 0.125, -0.02), (0.01, h.Y + 0.30, -0.035), 0.150, 0.105, "tongue", 0.01)
    f.ball((0.01, h.Y + 0.400, -0.035), (0.14, 0.045, 0.14), "tongue", 0.01, cut=True)
    f.curve(
        [(0.01, h.Y + 0.36, -0.03, 0.010), (0.12, h.Y + 0.35, 0.04, 0.012), (0.165, h.Y + 0.20, 0.06, 0.024)],
        "oil",
        0.006,
        4,
    )
    h.robe(f, "cloth", "", "mask")
    for n in range(3):
        f.ring((0, 0.26 - 0.03 * n, -0.02), 0.115 + 0.03 * n, 0.034, "rag", 0.02, (14, 0, 4 - 4 * n))
    return f.bare()


def y4() -> Figure:
    """Robert Harrison Blake: he stares at the dark with a candle that is about to go out."""
    f = h.bust()
    h.head(f, 0.90, 1.06, 0.85, 0.9)
    h.eyes(f, 1.35, 0.0, 1.8)
    h.mouth(f, 0.8, 0.3, 0.9)
    h.brows(f, "oil", 0.012, -0.022)
    h.strands(f, "oil", 12, 0.11, 0.8, 0.05, 5, 0.026)
    h.coat(f, "cloth2", 0.94, "", "mask")
    h.arm(f, "cloth2", at=(0.33, 0.02, 0.36))
    x, y, z = 0.29, 0.06, 0.40
    f.ball((x, y - 0.06, z), (0.10, 0.016, 0.10), "metal", 0)
    f.limb((x, y - 0.05, z), (x, y + 0.17, z), 0.036, 0.032, "bone", 0.005)
    f.curve(
        [(x, y + 0.20, z, 0.030), (x + 0.015, y + 0.25, z, 0.038), (x + 0.045, y + 0.36, z, 0.006)], "flame", 0.0, 4
    )
    return f.bare()


def y5() -> Figure:
    """Nephren-Ka: the black Pharaoh; where his face should be is night with two sparks in it."""
    f = h.bust()
    f.ball((0, h.Y - 0.01, 0.0), (0.145, 0.200, 0.165), "oil", 0.02)
    f.limb((0, h.Y - 0.13, -0.03), (0, 0.27, -0.06), 0.084, 0.10, "oil", 0.05)
    f.ball((0, h.Y - 0.02, 0.175), (0.105, 0.150, 0.10), "dark", 0.02, cut=True)
    for s in (1, -1):
        f.ball((s * 0.045, h.Y + 0.015, 0.085), (0.016, 0.011, 0.014), "flame", 0)
    h.striped(f)
    _false_beard(f, "metal")
    h.collar_of_gold(f)
    for s, hook in ((1, True), (-1, False)):
        f.limb((s * 0.10, -0.10, 0.22), (-s * 0.20, 0.18, 0.20), 0.022, mat="metal", k=0)
        if hook:
            f.curve(
                [
                    (-s * 0.20, 0.18, 0.20, 0.022),
                    (-s * 0.25, 0.25, 0.20, 0.022),
                    (-s * 0.20, 0.31, 0.20, 0.020),
                    (-s * 0.14, 0.26, 0.20, 0.012),
                ],
                "metal",
                0.004,
                4,
            )
    return f.bare()


def _false_beard(f: Figure, mat: str = "oil") -> None:
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
    """Pharaoh Khafra: a king of stone, a falcon's wings about his head."""
    f = h.bust()
    h.head(f, 1.0, 1.0, 1.02, 0.85, "brick")
    h.eyes(f, 1.05, 0.0, 0.2, False, "brick")
    h.mouth(f, 0.95, -0.3, 0.0, "brick")
    h.striped(f, True, "brick")
    _false_beard(f, "brick")
    h.collar_of_gold(f)
    f.ball((0, h.Y + 0.23, -0.16), (0.085, 0.13, 0.09), "metal", 0.03)
    f.ball((0, h.Y + 0.37, -0.12), (0.055, 0.060, 0.065), "metal", 0.03)
    f.limb((0, h.Y + 0.37, -0.07), (0, h.Y + 0.335, -0.02), 0.022, 0.004, "horn", 0.01)
    for s in (1, -1):
        f.ball((s * 0.032, h.Y + 0.385, -0.075), 0.011, "dark", 0)
        for n in range(6):
            f.curve(
                [
                    (s * 0.06, h.Y + 0.27, -0.15, 0.035),
                    (s * (0.24 + 0.012 * n), h.Y + 0.22 - 0.035 * n, -0.10, 0.032),
                    (s * (0.27 - 0.012 * n), h.Y + 0.05 - 0.075 * n, -0.02, 0.010),
                ],
                "metal",
                0.008,
                3,
            )
    return f.bare()


def y7() -> Figure:
    """Walter Gilman: the student of angles; solids that should not be drift about his head."""
    f = h.bust()
    h.head(f, 0.90, 1.03, 0.85, 0.85)
    h.eyes(f, 1.1, 0.014, 0.9)
    h.mouth(f, 0.8, 0.5)
    h.brows(f, "fur", 0.013, -0.012)
    h.strands(f, "fur", 15, 0.14, 0.55, 0.30, 9, 0.030, 0.14)
    h.glasses(f)
    h.coat(f, "cloth", 0.92, "cloth2")
    for n, (x, y, z, r, tilt) in enumerate(
        (
            (0.40, 0.86, 0.0, 0.095, 20),
            (-0.42, 0.72, 0.05, 0.080, 50),
            (0.44, 0.52, 0.16, 0.060, 35),
            (-0.36, 0.98, -0.1, 0.055, 15),
        )
    ):
        if n % 2:
            crystal(f, (x, y, z), r, "glass", 4, tilt)
        else:
            f.box((x, y, z), (r * 0.75, r * 0.75, r * 0.75), "glass", 0, (tilt, tilt * 1.7, 25), 0.006)
            f.box((x, y, z), (r * 0.75, r * 0.75, r * 0.75), "glass", 0, (tilt + 45, tilt * 0.7, 60), 0.006)
    return f.bare()


def y8() -> Figure:
    """A Nightgaunt: faceless, horned, with wings."""
    return crawling_chaos.nightgaunt().bare()


def _priest(f: Figure) -> None:
    h.head(f, 0.98, 1.04, 0.95, 1.2, old=True)
    h.mouth(f)
    h.robe(f, "cloth", "metal", "cloth2")


def y9() -> Figure:
    """Kaman-Thah: the bearded priest of the cavern of flame, bald, his eyes closed."""
    f = h.bust()
    _priest(f)
    for s in (1, -1):
        f.ball((s * 0.055, h.Y - 0.008, 0.142), (0.034, 0.026, 0.026), "flesh", 0.01)
        f.limb((s * 0.085, h.Y - 0.018, 0.152), (s * 0.028, h.Y - 0.022, 0.166), 0.006, mat="dark", k=0)
    h.beard(f, "snow", 0.40, 13, 1.1, 21)
    h.brows(f, "snow", 0.024)
    f.ring((0, h.Y + 0.10, -0.01), 0.158, 0.014, "metal", 0.004, (-8, 0, 0))
    f.ball((0, h.Y + 0.112, 0.152), (0.026, 0.026, 0.014), "orb", 0)
    for s in (1, -1):
        f.curve(
            [(s * 0.33, 0.10, -0.02, 0.105), (s * 0.36, -0.18, 0.16, 0.10), (s * 0.07, -0.14, 0.30, 0.07)],
            "cloth",
            0.04,
            4,
        )
    return f.bare()


def y10() -> Figure:
    """Nasht: the other priest, in a tall double crown, with a bowl of fire."""
    f = h.bust()
    _priest(f)
    h.eyes(f, 1.0, 0.0, 0.4, True)
    h.beard(f, "oil", 0.24, 9, 0.8, 23)
    h.brows(f, "oil", 0.018, 0.010)
    f.limb((0, h.Y + 0.13, -0.02), (0, h.Y + 0.21, -0.03), 0.158, 0.172, "tongue", 0.01)
    f.limb((0, h.Y + 0.22, -0.03), (0, h.Y + 0.40, -0.07), 0.125, 0.060, "mask", 0.03)
    f.ball((0, h.Y + 0.46, -0.08), 0.062, "mask", 0.04)
    h.arm(f, "cloth", at=(0.30, 0.00, 0.36))
    x, y, z = 0.24, 0.03, 0.42
    f.ball((x, y, z), (0.145, 0.075, 0.125), "metal", 0.01)
    f.ball((x, y + 0.075, z), (0.12, 0.055, 0.11), "dark", 0.01, cut=True)
    for n in range(5):
        f.curve(
            [
                (x - 0.07 + 0.035 * n, y + 0.03, z, 0.036),
                (x - 0.06 + 0.032 * n, y + 0.12, z, 0.034),
                (x - 0.05 + 0.03 * n + 0.02 * (n % 2), y + 0.20 + 0.07 * (n % 2), z, 0.006),
            ],
            "flame",
            0.01,
            4,
        )
    return f.bare()


def y13() -> Figure:
    """Nyarlathotep."""
    return crawling_chaos.nyarlathotep().bare()
