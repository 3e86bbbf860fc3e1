"""What persons wear: beards, hats and clothes that can be combined; their faces are in ``art.cards.faces``.

The middle of a head is at (0, ``Y``, 0), shoulders are at y = 0.2; the picture ends at about y = -0.3.
"""

import math

from art.anatomy import luck
from art.figure import Figure

Y = 0.62


def bust() -> Figure:
    """The beginning of one: nothing below it."""
    f = Figure(0.3)
    f.head = (0, Y, 0, 0.2)
    return f


# Hair and beards --------------------------------------------------------------------------------


def beard(f: Figure, mat: str = "fur", length: float = 0.20, count: int = 9, wide: float = 1.0, seed: int = 5) -> None:
    """A full beard of strands with a moustache."""
    r = luck(seed)
    for n in range(count):
        t = (n / (count - 1) - 0.5) * 2
        x, z = t * 0.115 * wide, 0.125 - 0.10 * t * t
        own = length * (1 - 0.45 * t * t) * r.uniform(0.85, 1.15)
        f.curve(
            [
                (x, Y - 0.125 + 0.055 * t * t, z, 0.040),
                (x * 1.05, Y - 0.16 - own * 0.5, z + 0.028, 0.036),
                (x * 0.75 + r.uniform(-0.02, 0.02), Y - 0.17 - own, z + 0.035, 0.008),
            ],
            mat,
            0.03,
            4,
        )
    moustache(f, mat, 0.07)


def moustache(f: Figure, mat: str = "fur", wide: float = 0.07, droop: float = 0.02, thick: float = 0.019) -> None:
    """A moustache."""
    for s in (1, -1):
        f.curve(
            [
                (s * 0.004, Y - 0.090, 0.176, thick),
                (s * wide * 0.55, Y - 0.098, 0.168, thick * 1.05),
                (s * wide, Y - 0.098 - droop, 0.140, 0.006),
            ],
            mat,
            0.015,
            4,
        )


# Hats -------------------------------------------------------------------------------------------


def brimmed(
    f: Figure,
    mat: str = "cloth2",
    brim: float = 0.27,
    high: float = 0.13,
    droop: float = 0.0,
    tilt: float = -7,
    crease: bool = True,
) -> None:
    """A hat with a brim, a band and a crease in its crown."""
    y = Y + 0.118
    f.ball((0, y, 0.0), (brim, 0.020, brim * 0.98), mat, 0.01, (tilt, 0, 4))
    if droop:
        for s in (1, -1):
            f.ball((s * brim * 0.72, y - droop, 0.02), (brim * 0.34, 0.018, brim * 0.8), mat, 0.05, (tilt, 0, -s * 26))
    f.limb((0, y + 0.01, -0.005), (0, y + high, -0.02), 0.158, 0.132, mat, 0.02)
    f.ring((0, y + 0.030, -0.008), 0.160, 0.017, "cloth", 0.005, (tilt, 0, 3))
    if crease:
        f.ball((0, y + high + 0.135, 0.0), (0.045, 0.060, 0.13), mat, 0.05, cut=True)


def peaked(f: Figure) -> None:
    """A sea captain's cap."""
    f.ball((0, Y + 0.165, -0.025), (0.195, 0.062, 0.195), "cloth2", 0.02, (-12, 0, 0))
    f.ring((0, Y + 0.118, -0.01), 0.160, 0.034, "cloth2", 0.01, (-10, 0, 0))
    f.ring((0, Y + 0.106, 0.0), 0.165, 0.010, "metal", 0, (-10, 0, 0))
    f.ball((0, Y + 0.085, 0.165), (0.125, 0.012, 0.080), "oil", 0.01, (16, 0, 0))
    f.ball((0, Y + 0.135, 0.170), (0.026, 0.030, 0.014), "metal", 0)


def turban(f: Figure, mat: str = "rag", large: float = 1.0, jewel: bool = True, tail: bool = False) -> None:
    """Cloth wound about the head."""
    for n, (y, r, lean) in enumerate(((0.095, 0.150, 9), (0.135, 0.152, -11), (0.180, 0.132, 7), (0.222, 0.095, -6))):
        f.ring((0, Y + y * large, -0.02), r * large, 0.044 * large, mat, 0.012, (-8, 0, lean + n))
    f.ball((0, Y + 0.20 * large, -0.03), (0.12, 0.075, 0.12), mat, 0.03)
    if jewel:
        f.ball((0, Y + 0.135, 0.178), (0.024, 0.032, 0.018), "orb", 0)
        f.ring((0, Y + 0.135, 0.176), 0.030, 0.008, "metal", 0, (90, 0, 0))
    if tail:
        f.curve(
            [(0.12, Y + 0.10, -0.06, 0.05), (0.20, Y - 0.10, -0.02, 0.05), (0.19, Y - 0.34, 0.08, 0.03)], mat, 0.03, 4
        )


def striped(f: Figure, snake: bool = True, dark: str = "cloth2") -> None:
    """A king's head-cloth, striped, with its lappets on the breast."""
    f.ball((0, Y + 0.075, -0.045), (0.176, 0.165, 0.178), "metal", 0.02)
    for s in (1, -1):
        for n in range(8):
            t = n / 7
            x, y = s * (0.150 + 0.085 * math.sin(math.pi * min(t * 1.15, 1) * 0.62)), Y + 0.115 - 0.34 * t
            mat = dark if n % 2 else "metal"
            f.limb(
                (x - s * 0.035, y + 0.01, 0.075 - 0.03 * t), (x + s * 0.012, y - 0.015, -0.05), 0.034, 0.040, mat, 0.004
            )
        for n in range(5):
            f.box(
                (s * 0.140, Y - 0.30 - 0.054 * n, 0.112),
                (0.050, 0.026, 0.018),
                dark if n % 2 else "metal",
                0.004,
                (8, 0, 0),
            )
    for n in range(5):
        t = math.radians(-52 + 26 * n)
        f.limb(
            (0.168 * math.sin(t), Y + 0.102, 0.150 * math.cos(t) - 0.01),
            (0.172 * math.sin(t), Y + 0.132, 0.145 * math.cos(t) - 0.02),
            0.020,
            0.020,
            "metal",
            0.006,
        )
    if snake:
        cobra(f, Y + 0.15)


def cobra(f: Figure, y: float) -> None:
    """The snake on a king's brow."""
    f.curve(
        [
            (0, y - 0.02, 0.165, 0.012),
            (0, y + 0.03, 0.195, 0.014),
            (0, y + 0.075, 0.180, 0.020),
            (0, y + 0.115, 0.205, 0.010),
        ],
        "metal",
        0.004,
        4,
    )
    f.ball((0, y + 0.062, 0.186), (0.026, 0.034, 0.010), "metal", 0.006)


def cowl(f: Figure, mat: str = "cloth", dark: bool = True, deep: float = 1.0) -> None:
    """A hood over the head; a ``dark`` one has nothing in it that can be seen."""
    f.ball((0, Y + 0.04, -0.045), (0.212, 0.250, 0.215 * deep), mat, 0.05, (-8, 0, 0))
    f.curve([(0, Y + 0.20, -0.06, 0.13), (0, Y + 0.30, -0.14, 0.075), (0, Y + 0.29, -0.26, 0.02)], mat, 0.06, 3)
    f.ball((0, Y - 0.005, 0.160), (0.125, 0.175, 0.170), "dark" if dark else mat, 0.02, (-6, 0, 0), cut=True)
    f.ring((0, Y, 0.115), 0.155, 0.026, mat, 0.03, (80, 0, 0))
    for s in (1, -1):
        f.curve(
            [(s * 0.16, Y - 0.08, 0.06, 0.060), (s * 0.15, Y - 0.25, 0.08, 0.075), (s * 0.10, 0.22, 0.09, 0.08)],
            mat,
            0.04,
            3,
        )


# Clothes ----------------------------------------------------------------------------------------


def coat(f: Figure, mat: str = "cloth", wide: float = 1.0, tie: str = "oil", shirt: str = "mask") -> None:
    """A jacket with lapels over a shirt and tie."""
    f.ball((0, 0.14, -0.07), (0.335 * wide, 0.150, 0.150), mat, 0.05)
    f.ball((0, -0.10, -0.05), (0.275 * wide, 0.340, 0.185), mat, 0.06)
    for s in (1, -1):
        f.limb((s * 0.300 * wide, 0.120, -0.06), (s * 0.355 * wide, -0.34, 0.02), 0.108, 0.115, mat, 0.04)
        f.sheet((s * 0.030, -0.16, 0.150), (s * 0.155, 0.20, 0.085), (s * 0.045, 0.245, 0.110), 0.016, mat, 0.006)
        f.sheet((s * 0.155, 0.20, 0.090), (s * 0.165, 0.07, 0.120), (s * 0.075, 0.04, 0.150), 0.014, mat, 0.006)
        f.limb((s * 0.020, 0.255, 0.088), (s * 0.085, 0.300, 0.020), 0.026, 0.030, shirt, 0.006)
    f.ball((0, 0.13, 0.060), (0.070, 0.150, 0.052), shirt, 0.01)
    if tie:
        f.ball((0, 0.245, 0.112), (0.026, 0.020, 0.020), tie, 0)
        f.curve([(0, 0.23, 0.118, 0.016), (0, 0.10, 0.138, 0.026), (0.004, -0.06, 0.142, 0.020)], tie, 0.004, 3)


def robe(f: Figure, mat: str = "cloth", collar: str = "metal", inner: str = "cloth2") -> None:
    """A robe in folds, with a collar."""
    f.ball((0, 0.15, -0.07), (0.330, 0.145, 0.155), mat, 0.06)
    f.robe((0, -0.55, -0.06), 0.72, 0.44, 0.24, mat, 13, 0.10, 1.1)
    f.robe((0, -0.55, 0.03), 0.70, 0.15, 0.09, inner, 6, 0.12, 1.0)
    for s in (1, -1):
        f.limb((s * 0.295, 0.110, -0.05), (s * 0.38, -0.34, 0.03), 0.112, 0.150, mat, 0.05)
    if collar:
        f.ring((0, 0.235, -0.03), 0.150, 0.024, collar, 0.01, (16, 0, 0))
        for n in range(-4, 5):
            t = math.radians(n * 19)
            f.ball((0.185 * math.sin(t), 0.195, 0.135 * math.cos(t) + 0.005), 0.020, collar, 0)


def collar_of_gold(f: Figure) -> None:
    """A broad collar of rows of beads on a bare breast."""
    f.ball((0, 0.12, -0.07), (0.330, 0.150, 0.150), "flesh", 0.06)
    f.ball((0, -0.14, -0.05), (0.265, 0.34, 0.175), "flesh", 0.06)
    for s in (1, -1):
        f.limb((s * 0.300, 0.110, -0.06), (s * 0.345, -0.36, 0.02), 0.092, 0.085, "flesh", 0.05)
    for n, mat in enumerate(("metal", "cloth", "metal", "cloth2", "metal")):
        f.ring((0, 0.225 - 0.038 * n, 0.0 - 0.004 * n), 0.125 + 0.033 * n, 0.021, mat, 0.004, (30, 0, 0))
