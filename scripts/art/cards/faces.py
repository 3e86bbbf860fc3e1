"""A person's face: skull, features and age, so that no two are alike; it looks ahead and is turned by ``posture``.

The middle of a head is at (0, ``Y``, 0).
"""

from dataclasses import dataclass

from art.anatomy import luck
from art.cards.heads import Y
from art.figure import Figure, Point


@dataclass(frozen=True)
class Face:
    """Measures of a head; 1 is what is common. ``age`` from 0 to 1, ``open_`` eyes from 0 (shut) to 2 (staring)."""

    wide: float = 1.0
    long: float = 1.0
    jaw: float = 1.0
    chin: float = 1.0
    brow: float = 1.0
    nose: float = 1.0
    hook: float = 0.0
    broad: float = 1.0
    fat: float = 0.0
    age: float = 0.0
    ears: float = 1.0
    open_: float = 0.7
    gaze: tuple[float, float] = (0.0, 0.0)
    gape: float = 0.0
    """How far the mouth is open."""
    smile: float = 0.0
    lips: float = 1.0
    skin: str = "face"
    white: str = "mask"
    """What eyes are made of."""


def face(f: Figure, p: Face) -> int:
    """Put a head on a figure; returns where its parts begin."""
    start = len(f.parts)
    _skull(f, p)
    for s in (1, -1):
        _eye(f, p, s)
        if p.ears:
            f.ball(
                (s * 0.148 * p.wide, Y - 0.010, -0.015),
                (0.016, 0.050 * p.ears, 0.032),
                p.skin,
                0.02,
                (0, s * 24, -s * 9),
            )
            f.ball((s * 0.160 * p.wide, Y - 0.006, -0.004), (0.010, 0.028 * p.ears, 0.016), p.skin, 0.01, cut=True)
    _nose(f, p)
    _mouth(f, p)
    if p.age:
        _lines(f, p)
    return start


def _skull(f: Figure, p: Face) -> None:
    f.ball((0, Y + 0.060, -0.035), (0.150 * p.wide, 0.160 * p.long, 0.178), p.skin, 0.02)
    f.ball((0, Y - 0.035, 0.030), (0.120 * p.wide, 0.165 * p.long, 0.128), p.skin, 0.06)
    low = Y - 0.195 * p.long
    f.ball((0, low, 0.105), (0.046 * p.jaw, 0.032 * p.chin, 0.036 + 0.014 * p.chin), p.skin, 0.05)
    for s in (1, -1):
        f.curve(
            [
                (s * 0.124 * p.wide, Y - 0.045, -0.02, 0.040),
                (s * 0.104 * p.wide * p.jaw, low + 0.055, 0.015, 0.040),
                (s * 0.036 * p.jaw, low + 0.004, 0.092, 0.032),
            ],
            p.skin,
            0.05,
            4,
        )
        f.limb((s * 0.112 * p.wide, Y - 0.030, 0.060), (s * 0.066, Y - 0.052, 0.122), 0.030, 0.026, p.skin, 0.05)
        if p.fat:
            f.ball((s * 0.088 * p.wide, Y - 0.100, 0.085), 0.062 * (0.6 + p.fat), p.skin, 0.06)
    if p.fat:
        f.ball((0, low - 0.03, 0.055), (0.105, 0.045 + 0.02 * p.fat, 0.085), p.skin, 0.05)
    f.curve(
        [
            (-0.104 * p.wide, Y + 0.034, 0.104, 0.020 * p.brow),
            (-0.050, Y + 0.046, 0.148, 0.024 * p.brow),
            (0.0, Y + 0.036, 0.150, 0.020 * p.brow),
            (0.050, Y + 0.046, 0.148, 0.024 * p.brow),
            (0.104 * p.wide, Y + 0.034, 0.104, 0.020 * p.brow),
        ],
        p.skin,
        0.04,
        3,
    )
    thick = 0.078 + 0.022 * p.fat
    f.limb((0, Y - 0.12, -0.035), (0, 0.25, -0.06), thick, thick * 1.22, p.skin, 0.05)


def _eye(f: Figure, p: Face, s: int) -> None:
    """An eye in its socket between two lids; one that is shut has a dark line between them."""
    x, y, z = s * 0.055, Y - 0.004, 0.110
    f.ball((x, y + 0.002, 0.176), (0.047, 0.036 + 0.006 * p.age, 0.052), p.skin, 0.030, (0, 0, -s * 6), cut=True)
    f.ball((x, y, z), 0.0270, p.white, 0)
    if p.open_ > 0.05:
        f.ball((x + p.gaze[0], y + p.gaze[1], z + 0.0205), 0.0160, "dark", 0)
    gap = 0.0022 + 0.0062 * p.open_
    f.ball((x, y + gap + 0.0165, z + 0.004), (0.0355, 0.0185, 0.0320), p.skin, 0.005, (-12, 0, -s * 9))
    f.ball((x, y - gap * 0.8 - 0.0172, z), (0.0340, 0.0160, 0.0300), p.skin, 0.006, (10, 0, s * 3))
    f.limb((x - s * 0.024, y - 0.036, 0.140), (x + s * 0.026, y - 0.034, 0.122), 0.006, 0.004, p.skin, 0.014, cut=True)


def _nose(f: Figure, p: Face) -> None:
    low, out = Y - 0.070 * p.nose, 0.170 + 0.022 * p.nose
    f.curve(
        [
            (0, Y + 0.034, 0.142, 0.0105),
            (0, Y - 0.012 * p.nose, 0.160 + 0.012 * p.nose + 0.020 * p.hook, 0.0105),
            (0, low + 0.010, out - 0.002, 0.0105 * p.broad),
            (0, low - 0.004 - 0.016 * p.hook, out - 0.012, 0.0095 * p.broad),
        ],
        p.skin,
        0.022,
        4,
    )
    for s in (1, -1):
        f.ball((s * 0.0155 * p.broad, low - 0.002, out - 0.027), (0.0090, 0.0095, 0.0160), p.skin, 0.012)
        f.ball((s * 0.009 * p.broad, low - 0.012, out - 0.014), 0.0050, "dark", 0.003, cut=True)


def _mouth(f: Figure, p: Face) -> None:
    y, z, half = Y - 0.128 * (0.5 + 0.5 * p.long), 0.142, 0.046 * (1 + 0.16 * abs(p.smile))
    up = 0.020 * p.smile
    f.ball((0, y, z + 0.016), (half, 0.0065 + 0.036 * p.gape, 0.034), "dark", 0.004, cut=True)
    for s, r in ((1, 0.0075), (-1, 0.0098)):
        at = y + s * (0.0115 + 0.034 * p.gape)
        f.curve(
            [
                (-half, y + up, z - 0.014, 0.005),
                (-half * 0.45, at + up * 0.3, z + 0.008, r * p.lips),
                (half * 0.45, at + up * 0.3, z + 0.008, r * p.lips),
                (half, y + up, z - 0.014, 0.005),
            ],
            p.skin,
            0.014,
            3,
        )
    if p.gape > 0.4:
        for n in range(6):
            x = (n - 2.5) / 3.2 * half
            f.limb(
                (x, y + 0.012 + 0.032 * p.gape, z), (x, y - 0.002 + 0.024 * p.gape, z + 0.004), 0.0075, 0.005, "bone", 0
            )


def _lines(f: Figure, p: Face) -> None:
    """What years have cut into a face."""
    deep = 0.005 + 0.005 * p.age

    def cut(a: Point, b: Point, r: float) -> None:
        f.limb(a, b, r, r * 0.6, p.skin, 0.014, cut=True)

    for s in (1, -1):
        cut((s * 0.036, Y - 0.068, 0.172), (s * 0.064, Y - 0.140, 0.148), deep * 1.3)
        cut((s * 0.034, Y - 0.034, 0.168), (s * 0.084, Y - 0.050, 0.140), deep)
        f.ball((s * 0.098 * p.wide, Y - 0.110, 0.112), (0.024, 0.044, 0.024 * p.age), p.skin, 0.04, cut=True)
        cut((s * 0.014, Y + 0.030, 0.178), (s * 0.012, Y + 0.070, 0.160), deep * 0.8)
    for n in range(3):
        y = Y + 0.082 + 0.028 * n
        cut((-0.070, y, 0.128 - 0.018 * n), (0.0, y + 0.006, 0.154 - 0.016 * n), deep)
        cut((0.070, y, 0.128 - 0.018 * n), (0.0, y + 0.006, 0.154 - 0.016 * n), deep)


# Hair -------------------------------------------------------------------------------------------


def cap(f: Figure, mat: str = "hair", low: float = 0.0, high: float = 0.0, front: float = 0.105) -> None:
    """Hair that lies on the skull; ``front`` is how low it comes on the forehead, ``low`` how far down behind."""
    f.ball((0, Y + 0.075 + high / 2, -0.052), (0.164, 0.162 + high / 2, 0.172), mat, 0.01)
    f.ball((0, Y - 0.02 - low / 2, -0.095), (0.150, 0.13 + low / 2, 0.110), mat, 0.04)
    for n in range(7):
        t = (n - 3) / 3
        f.limb(
            (t * 0.05, Y + 0.225 + high, -0.02),
            (t * 0.128, Y + front + 0.03 * abs(t), 0.118 - 0.075 * t * t),
            0.030,
            0.014,
            mat,
            0.02,
        )


def locks(f: Figure, count: int, at: Point, reach: Point, spread: Point, mat: str = "hair", thick: float = 0.026,
          seed: int = 3, curl: float = 0.04) -> None:  # fmt: skip
    """Locks that grow at a place and reach out, each a little elsewhere."""
    r = luck(seed)
    for _ in range(count):
        a = [c + w * v for c, w, v in zip(at, spread, r.uniform(-1, 1, 3), strict=True)]
        own = r.uniform(0.7, 1.15)
        b = [c + w * own * 0.55 + v for c, w, v in zip(a, reach, r.uniform(-curl, curl, 3), strict=True)]
        c = [c + w * own + v for c, w, v in zip(a, reach, r.uniform(-curl, curl, 3), strict=True)]
        f.curve([(*a, thick * 1.3), (*b, thick), (*c, 0.006)], mat, 0.02, 4)


def fringe(f: Figure, mat: str = "snow", size: float = 1.0) -> None:
    """Hair about the ears of a bald head."""
    for s in (1, -1):
        for n in range(4):
            f.ball(
                (s * (0.148 - 0.012 * n), Y + 0.040 - 0.036 * n, -0.045 - 0.012 * n),
                (0.030 * size, 0.034, 0.055),
                mat,
                0.02,
            )
    f.ball((0, Y - 0.03, -0.15), (0.125, 0.075, 0.06), mat, 0.03)


def eyebrows(f: Figure, mat: str = "hair", thick: float = 0.013, slant: float = 0.0, high: float = 0.0) -> None:
    """Eyebrows; ``slant`` frowns, or worries below 0."""
    for s in (1, -1):
        f.curve(
            [
                (s * 0.022, Y + 0.042 + high - slant, 0.168, thick),
                (s * 0.060, Y + 0.058 + high, 0.158, thick),
                (s * 0.100, Y + 0.044 + high + slant * 0.5, 0.118, 0.005),
            ],
            mat,
            0.010,
            3,
        )


def spectacles(f: Figure) -> None:
    """Round ones with thin wire."""
    for s in (1, -1):
        f.ring((s * 0.060, Y - 0.008, 0.186), 0.041, 0.0045, "metal", 0, (84, 0, s * 8))
        f.limb((s * 0.100, Y, 0.172), (s * 0.150, Y + 0.010, 0.02), 0.004, mat="metal", k=0)
    f.limb((-0.020, Y + 0.002, 0.196), (0.020, Y + 0.002, 0.196), 0.004, mat="metal", k=0)
