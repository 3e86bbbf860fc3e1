"""What is drawn into the seas of the boards: monsters, ships, drowned cities and the compass with an eye in it."""

import math

from .stamps import BRASS, DEEPSTONE, DEEPSTONE_LIT, DIM, INK, PALE, WATER, WATER_LIT, WITCHLIGHT, Stamp, curve

SAIL = (104, 94, 68)


def serpent(scale: float) -> Stamp:
    """Coils that grow towards a long head; a torn fin runs along all of them."""
    s = Stamp(132, 84, 38, scale)
    for x, r in ((-108, 13), (-72, 20), (-24, 28)):
        ridge = [
            (x + (r + 7) * math.cos(t), 22 - (r * 1.5 + 7) * math.sin(t)) for t in (2.5, 2.15, 1.8, 1.45, 1.1, 0.75)
        ]
        for n, (u, v) in enumerate(ridge):
            s.fill([(u - 4, v + 8), (u + 4, v + 7), (u + 5 - n * 0.5, v - 7 + (n % 2) * 4)], WATER_LIT, DIM, 0.5)
        s.body([(x - r, 24), (x - r * 0.78, 24 - r), (x, 24 - r * 1.5), (x + r * 0.78, 24 - r), (x + r, 24)],
               [r * 0.38, r * 0.44, r * 0.48, r * 0.44, r * 0.38])  # fmt: skip
    for n in range(8):
        u, v = 29 + n * 5.4 - (7 - n) * 0.6, 8 - n * 8.2
        s.fill([(u - 2, v + 6), (u + 5, v - 3), (u - 14 + n, v - 9 - n % 2 * 4)], WATER_LIT, DIM, 0.5)
    s.body([(40, 26), (38, -6), (48, -36), (70, -52), (88, -48)], [15, 14, 12, 10, 9])
    s.fill([(78, -58), (92, -60), (104, -52), (128, -37), (126, -33), (100, -40), (84, -38)], WATER, BRASS, 0.8)
    s.fill([(84, -40), (101, -37), (119, -25), (116, -22), (96, -30), (80, -36)], WATER, BRASS, 0.8)
    for n in range(7):
        u, v = 101 + n * 3.6, -40 + n * 1.35
        s.fill([(u, v), (u + 2, v + 0.7), (u + 0.2, v + 6 - n * 0.4)], PALE)
        s.fill([(u - 1, v + 9 - n * 0.1), (u + 1, v + 9.8), (u + 1, v + 4.6)], PALE)
    s.line([(92, -53.5), (98, -51)], PALE, 1.5)
    for x, y in ((76, -58), (80, -61), (72, -55)):
        s.fill([(x, y + 3), (x + 7, y + 1), (x - 12, y - 10)], WATER, BRASS, 0.6)
    for x, wide in ((-106, 20), (-72, 28), (-24, 36), (42, 30)):
        s.waves(x, 24, wide)
    return s


def kraken(scale: float) -> Stamp:
    """Arms that feel about above the water, and between them an eye under a heavy lid."""
    s = Stamp(116, 100, 36, scale)
    for arm, wide in (
        ([(-58, 26), (-74, 2), (-100, -6), (-110, -28), (-98, -40), (-90, -30)], 7),
        ([(-36, 26), (-54, -18), (-80, -44), (-76, -72), (-58, -76), (-56, -62), (-64, -58)], 10),
        ([(8, 26), (-4, -34), (-30, -62), (-26, -88), (-8, -90), (-6, -76)], 10),
        ([(66, 26), (84, 4), (104, -4), (110, -24), (100, -34)], 7),
        ([(40, 26), (56, -22), (82, -40), (90, -66), (76, -82), (64, -72), (70, -62)], 10),
        ([(24, 26), (34, -30), (30, -60), (44, -82), (56, -92)], 9),
    ):  # fmt: skip
        n = len(arm)
        s.body(list(arm), [wide * (1 - 0.86 * t / (n - 1)) for t in range(n)], suckers=True)
    s.fill(curve([(-44, 26), (-36, 6), (-14, -8), (12, -9), (34, 4), (44, 26)], 50), WATER, BRASS, 0.9)
    for n in range(5):
        s.line(curve([(-34 + n * 5, 20 - n * 4), (-4, 10 - n * 5), (32 - n * 5, 19 - n * 4)], 20), DIM, 0.5)
    s.fill(curve([(-19, 15), (-2, 8.5), (18, 14), (0, 19), (-19, 15)], 40), PALE)
    s.fill([(-2.2, 9), (1.8, 9), (1.4, 18.6), (-1.6, 18.6)], INK)
    s.line(curve([(-22, 15), (-2, 6.6), (21, 13)], 24), BRASS, 1.6)
    for x, wide in ((-52, 34), (0, 46), (54, 34)):
        s.waves(x, 25, wide)
    return s


def monolith(scale: float) -> Stamp:
    """A carved stone in the open sea, and the hand of what prays to it."""
    s = Stamp(74, 92, 32, scale)
    s.fill([(-20, 24), (-13, -80), (-2, -88), (9, -79), (14, 24)], DEEPSTONE, INK, 0.7)
    s.fill([(-20, 24), (-13, -80), (-2, -88), (-3, 24)], DEEPSTONE_LIT)
    for n in range(7):
        y = -70 + n * 12.5
        s.line(curve([(-12, y), (-8, y - 4), (-5, y), (-8, y + 3), (-12, y)], 14), INK, 0.8)
        s.line([(-4.5, y - 4), (-3.5, y + 4)], INK, 0.7)
        s.line(curve([(1, y), (5, y - 4), (8, y + 1), (4, y + 4)], 14), INK, 0.8)
    s.body([(54, 26), (46, 2), (28, -22), (14, -36)], [15, 12, 11, 10])
    for n, (y, far) in enumerate(((-54, -16), (-44, -21), (-33, -21), (-23, -17))):
        s.fill([(12, y - 2), (far + 9, y - 1), (far + 10, y + 10), (12, y + 11)], WATER)
        s.body([(20, -36 + n * 3), (10, y - 4), (-4, y - 2), (far, y + 4)], [5.5, 5, 4.4, 3])
        s.fill([(far + 1, y + 1), (far + 3, y + 6.5), (far - 6, y + 11)], PALE)
    s.body([(22, -30), (20, -64), (10, -70), (2, -64)], [6, 4.6, 4, 2.4])
    for x, wide in ((-14, 32), (44, 20)):
        s.waves(x, 24, wide)
    return s


def ship(scale: float) -> Stamp:
    """Three masts before the wind."""
    s = Stamp(48, 66, 26, scale)
    hull = [(-38, -6), (-34, 8), (-22, 16), (16, 16), (30, 8), (40, -8), (28, 0), (-24, 0), (-38, -6)]
    s.fill(curve(hull, 60), WATER, BRASS, 0.9)
    s.line([(-30, 5), (32, 5)], BRASS, 0.5)
    s.line([(32, 0), (47, -12)], BRASS, 0.9)
    for x, tall in ((-20, 44), (2, 56), (21, 46)):
        s.line([(x, 2), (x, -tall)], BRASS, 1.0)
        for high, low, wide in ((tall - 3, tall * 0.58, 8.5), (tall * 0.55, 9, 11.5)):
            belly = -(high + low) / 2
            back = [(x - wide, -low), (x - wide * 0.2, belly), (x - wide * 0.75, -high)]
            s.fill([*back, (x + wide * 0.7, -high), (x + wide * 1.25, belly), (x + wide, -low)], SAIL, BRASS, 0.7)
            s.fill([*back, (x, -high), (x + wide * 0.35, belly), (x, -low)], (140, 124, 86))
        s.fill([(x, -tall), (x + 8, -tall - 2), (x, -tall - 4.5)], BRASS)
    s.waves(-4, 15, 40)
    return s


def wreck(scale: float) -> Stamp:
    """A hull going down by the bow, with something round it."""
    s = Stamp(50, 58, 24, scale)
    s.fill([(-30, 14), (-38, -24), (-20, -20), (14, 2), (30, 14)], WATER, BRASS, 0.8)
    s.line([(-34, -10), (18, 14)], BRASS, 0.5)
    s.line([(-12, -6), (10, -50)], BRASS, 1.0)
    s.line([(0, -38), (22, -30)], BRASS, 0.7)
    s.fill([(2, -36), (20, -30), (8, -14), (4, -22), (-1, -18)], SAIL, BRASS, 0.6)
    s.body([(34, 16), (30, -14), (8, -22), (-8, -10), (-4, 2)], [5.5, 5, 4, 2.6, 1.2], suckers=True)
    s.body([(-44, 16), (-47, -8), (-38, -18), (-30, -12)], [4, 3.4, 2.4, 1])
    s.waves(0, 15, 42)
    return s


def drowned(scale: float) -> Stamp:
    """R'lyeh risen: slabs that lean as nothing ought to, a door that is wrong, and the light behind it."""
    s = Stamp(84, 92, 28, scale)
    rows = (
        # x, width, height, lean, how deep; the farthest first
        (-34, 9, 58, -0.16, 0.5), (22, 10, 66, 0.14, 0.4), (-8, 13, 84, 0.05, 0.35), (44, 8, 44, 0.3, 0.5),
        (-58, 9, 38, -0.34, 0.4), (-48, 14, 44, 0.12, 0.3), (6, 15, 62, -0.12, 0.3), (34, 14, 38, -0.2, 0.3),
        (-26, 17, 50, 0.2, 0.25), (56, 11, 20, 0.5, 0.3), (-72, 13, 17, -0.3, 0.3),
    )  # fmt: skip
    for n, (x, wide, tall, lean, deep) in enumerate(rows):
        far = 0.55 - 0.05 * n
        s.block(x, 22, wide, tall, lean, deep, mist=max(0.0, far))
        for k in range(2):
            u = x + wide * (0.3 + 0.35 * k)
            s.line([(u + lean * tall * 0.25, 22 - tall * 0.25), (u + lean * tall * 0.8, 22 - tall * 0.8)], INK, 0.4)
    s.fill([(-14, 22), (-19, -6), (10, -16), (17, 22)], DEEPSTONE, INK, 0.7)
    s.fill([(-14, 22), (-19, -6), (-15, -8), (-10, 22)], DEEPSTONE_LIT)
    s.fill([(-7, 22), (-11, -2), (4, -8), (10, 22)], INK)
    s.fill([(-0.5, 22), (-3.4, 0), (0.4, -3), (3.4, 22)], WITCHLIGHT)
    for x, y in ((-40, -10), (-20, -12), (28, -30), (14, -30), (-4, -50), (38, -2), (-2, -62)):
        s.glow(x, y, 0.8, 2.8)
    for x, wide in ((-52, 28), (0, 44), (52, 28)):
        s.waves(x, 22, wide)
    return s


def compass(scale: float) -> Stamp:
    """Thirty-two points, and an eye for a rose."""
    r = 82.0
    s = Stamp(100, 100, 100, scale)
    for away, width in ((r, 1.3), (r * 0.94, 0.6), (r * 0.62, 0.9), (r * 0.58, 0.5)):
        ring = [(away * math.cos(t / 60 * math.pi), away * math.sin(t / 60 * math.pi)) for t in range(121)]
        s.line(ring, BRASS, width)
    for i in range(72):
        t, inner = math.radians(i * 5), 0.89 if i % 2 else 0.86
        s.line([(r * q * math.cos(t), r * q * math.sin(t)) for q in (inner, 0.94)], BRASS, 0.6)
    for start, step, long, wide in ((22.5, 45, 0.56, 0.055), (45, 90, 0.80, 0.12), (0, 90, 1.18, 0.15)):
        for n in range(round(360 / step)):
            _ray(s, math.radians(start + n * step), r * long, r * wide)
    s.oval(0, 0, r * 0.18, r * 0.18, BRASS)
    s.oval(0, 0, r * 0.165, r * 0.165, WATER)
    s.fill(curve([(-r * 0.135, 0), (0, -r * 0.085), (r * 0.135, 0), (0, r * 0.085), (-r * 0.135, 0)], 40), PALE)
    s.oval(0, 0, r * 0.066, r * 0.066, (72, 96, 78))
    s.oval(0, 0, r * 0.018, r * 0.062, INK)
    return s


def _ray(s: Stamp, turn: float, long: float, wide: float) -> None:
    tip = (long * math.sin(turn), -long * math.cos(turn))
    for side, colour in ((-1, BRASS), (1, WATER)):
        a = turn + side * math.pi / 4
        s.fill([(0, 0), (wide * 1.41 * math.sin(a), -wide * 1.41 * math.cos(a)), tip], colour, BRASS, 0.6)


DRAWN = {
    "serpent": serpent, "kraken": kraken, "monolith": monolith, "ship": ship, "wreck": wreck,
    "drowned": drowned, "compass": compass,
}  # fmt: skip
