"""The cards of the Chorazos Cult, by elder sign."""


from art.anatomy import claws, eye
from art.cards import heads as h
from art.cards.things import book
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


def b13() -> Figure:
    """Yog-Sothoth, out of the gate."""
    return opener_of_the_way.yog_sothoth().bare()
