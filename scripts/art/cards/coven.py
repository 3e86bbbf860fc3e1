"""The cards of the Chesuncook Witch Coven, by elder sign."""


from art.anatomy import claws, teeth
from art.cards import heads as h
from art.cards.things import book
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
