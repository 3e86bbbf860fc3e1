"""What stands on the land of the boards: towns, and what was there before anybody built towns."""

from .stamps import INK, STONE, STONE_DARK, STONE_LIT, WITCHLIGHT, Stamp, curve

SAND = (140, 112, 72)
WALL, WALL_DARK, ROOF, WINDOW = (168, 148, 112), (98, 84, 62), (66, 44, 34), (232, 206, 150)


def pillars(scale: float) -> Stamp:
    """Irem: columns about a broken dais."""
    s = Stamp(34, 40, 10, scale)
    s.shadow(26, 22)
    s.fill([(-27, 2), (-22, -4), (22, -4), (28, 2), (24, 5), (-24, 5)], STONE_DARK, INK, 0.5)
    for x, tall in ((-20, 20), (-12, 30), (-4, 34), (4, 26), (12, 32), (19, 14)):
        s.block(x - 2, 0, 3.6, tall, 0, 0.4)
        if tall > 24:
            s.fill(
                [(x - 3.6, -tall), (x + 4, -tall), (x + 3, -tall - 3.4), (x - 2.6, -tall - 3.4)], STONE_LIT, INK, 0.4
            )
    s.block(21, 5, 9, 3.4, 0, 0.3)
    s.glow(0.4, 1.5, 1.5, 6)
    return s


def monastery(scale: float) -> Stamp:
    """Leng: squat walls without windows in a ring of standing stones."""
    s = Stamp(34, 34, 12, scale)
    s.shadow(22, 18)
    for x, y in ((-26, 0), (-17, -5), (17, -5), (25, 0)):
        s.block(x - 1.6, y, 3, 9, 0, 0.5)
    s.block(-15, 2, 28, 10, 0, 0.2)
    s.fill([(-19, -8), (-13, -14), (16, -15), (22, -10)], ROOF, INK, 0.5)
    s.block(-9, -10, 17, 8, 0, 0.2)
    s.fill([(-13, -18), (-8, -23), (11, -24), (16, -19)], ROOF, INK, 0.5)
    s.tower(0, -20, 3, 5, 7)
    s.glow(-1, 2, 1.5, 5)
    for x in (-22, -10, 12, 22):
        s.block(x, 7, 3, 6, 0, 0.5)
    return s


def city(scale: float) -> Stamp:
    """The Elder Things' city: cubes and cones on one another, taller than mountains."""
    s = Stamp(46, 54, 12, scale)
    s.shadow(36, 26)
    s.tower(-24, 0, 5.5, 30, 11)
    s.tower(26, 0, 5, 26, 12)
    s.block(-18, 0, 12, 38, 0)
    s.tower(-11, -40, 3.5, 3, 8)
    s.block(6, 0, 13, 32, 0)
    s.tower(0, 0, 6.5, 40, 9)
    s.block(-34, 3, 11, 16, 0)
    s.block(-4, 3, 12, 20, 0)
    s.block(22, 3, 13, 13, 0)
    s.block(-22, 5, 13, 9, 0)
    s.block(10, 5, 11, 8, 0)
    for x, y in ((-30, -4), (-12, -22), (-10, -12), (1, -28), (12, -16), (2, -8), (28, -4)):
        s.glow(x, y, 0.8, 2.4)
    return s


def castle(scale: float) -> Stamp:
    """Kadath: spires of onyx on a crag, lights far up."""
    s = Stamp(36, 62, 12, scale)
    s.shadow(26, 30)
    s.fill([(-30, 4), (-22, -8), (-17, -7), (-10, -18), (8, -20), (15, -9), (21, -10), (30, 4)], STONE_DARK, INK, 0.6)
    s.fill([(-30, 4), (-22, -8), (-17, -7), (-10, -18), (-4, -18), (-8, 4)], STONE)
    for x, y, wide, tall, point in (
        (-14, -10, 3, 16, 9),
        (14, -10, 3, 18, 9),
        (-6, -17, 3.4, 20, 11),
        (7, -18, 3, 17, 10),
        (0, -18, 4, 26, 14),
    ):
        s.tower(x, y, wide, tall, point)
    for x, y in ((-14, -18), (14, -20), (-6, -28), (0, -36), (7, -28), (0, -24)):
        s.glow(x, y, 0.7, 2.6)
    return s


def pyramid(scale: float) -> Stamp:
    """Two pyramids, and a light in the black pharaoh's."""
    s = Stamp(36, 32, 10, scale)
    s.shadow(26, 20)
    for x, wide, tall in ((14, 13, 17), (-6, 20, 27)):
        s.fill([(x - wide, 2), (x, -tall), (x + wide * 0.2, 3)], STONE_LIT, INK, 0.5)
        s.fill([(x + wide * 0.2, 3), (x, -tall), (x + wide, 1)], STONE_DARK, INK, 0.5)
        for t in (0.3, 0.5, 0.7, 0.88):
            s.line([(x - wide * t, -tall * (1 - t) + 2 * t), (x + wide * 0.2 * t, -tall * (1 - t) + 3 * t)], STONE, 0.4)
    s.fill([(-10, 2.4), (-9, -3), (-6.6, -3), (-5.6, 2.5)], INK)
    s.glow(-7.8, 2.4, 0.9, 4)
    return s


def steps(scale: float) -> Stamp:
    """A stepped temple among the woods."""
    s = Stamp(30, 36, 10, scale)
    s.shadow(22, 18)
    for row in range(4):
        half = 20 - row * 4.4
        s.block(-half, 2 - row * 6, half * 2, 6, 0, 0.12)
    s.block(-5.5, -22, 10, 7, 0, 0.2)
    s.fill([(-3.4, 2), (-2.4, -22), (2.4, -22), (3.4, 2)], STONE_LIT, INK, 0.4)
    s.glow(-0.5, -22.4, 1.5, 4.6)
    return s


def circle(scale: float) -> Stamp:
    """Standing stones about an altar."""
    s = Stamp(28, 22, 14, scale)
    s.oval(1, 2, 26, 10, STONE_DARK)
    s.oval(0, 1, 24, 9, (92, 86, 60))
    for x, y, tall in ((-12, -6, 11), (0, -8, 12), (12, -6, 11), (-20, 0, 10), (19, 0, 10)):
        s.block(x - 2, y, 4, tall, 0, 0.4)
    s.fill([(-15, -17), (4, -20), (4, -17), (-15, -14)], STONE_LIT, INK, 0.4)
    s.block(-5, 2, 9, 3, 0, 0.3)
    s.glow(-0.6, -1.2, 2.6, 1.4)
    for x, y, tall in ((-14, 7, 9), (0, 9, 7), (12, 7, 10)):
        s.block(x - 2, y, 4, tall, 0.05, 0.4)
    return s


def mound(scale: float) -> Stamp:
    """A hill that is none: a way down to blue-lit lands."""
    s = Stamp(28, 20, 8, scale)
    s.fill([(4, 2), (30, 3), (16, -8)], INK)
    dome = curve([(-24, 2), (-17, -8), (0, -15), (17, -8), (24, 2)], 40)
    s.fill(dome, (92, 90, 58), INK, 0.6)
    s.fill([*dome[20:], (2, 2)], (50, 48, 34))
    s.fill(curve([(-6, 2.4), (-5, -5), (0, -8), (5, -5), (6, 2.4)], 24), INK, STONE_LIT, 0.6)
    s.fill(curve([(-2.8, 2.4), (-2, -2), (0, -4), (2, -2), (2.8, 2.4)], 20), WITCHLIGHT)
    return s


def gateway(scale: float) -> Stamp:
    """An arch that stands alone."""
    s = Stamp(26, 30, 8, scale)
    s.shadow(16, 16)
    s.block(-13, 2, 6, 20, 0, 0.4)
    s.block(7, 2, 6, 20, 0, 0.4)
    s.block(-16, -18, 31, 5.5, 0, 0.12)
    s.fill([(-6.4, 2), (-6.4, -17.4), (6.8, -17.4), (6.8, 2)], INK)
    s.fill([(-2.2, 2), (-1.2, -12), (1.4, -12), (2.4, 2)], WITCHLIGHT)
    s.block(-22, 4, 5, 6, 0.1, 0.4)
    return s


def vault(scale: float) -> Stamp:
    """The Great Race's blocks, half under the sand."""
    s = Stamp(40, 24, 13, scale)
    s.shadow(26, 10)
    s.block(-28, 2, 14, 8, 0.25)
    s.block(-6, -2, 16, 14, -0.12)
    s.block(14, 2, 12, 6, 0.3)
    s.fill(curve([(-36, 6), (-24, 0), (-10, 4), (4, -1), (20, 4), (36, 5)], 50), SAND)
    s.fill([(0, 2), (1, -9), (6, -9), (7, 2)], INK)
    s.glow(3.6, 2, 1.1, 7)
    return s


def _house(s: Stamp, x: float, y: float, half: float, wall: float, spire: float = 0) -> None:
    s.fill(
        [(x - half, y), (x - half, y - wall), (x, y - wall * 1.8), (x + half, y - wall), (x + half, y)], WALL, INK, 0.5
    )
    s.fill([(x, y), (x, y - wall * 1.8), (x + half, y - wall), (x + half, y)], WALL_DARK)
    s.line([(x - half * 1.2, y - wall * 0.9), (x, y - wall * 1.85), (x + half * 1.2, y - wall * 0.9)], ROOF, 1.2)
    if spire:
        s.fill(
            [(x - 1.2, y - wall), (x - 1.2, y - spire * 0.66), (x + 1.2, y - spire * 0.66), (x + 1.2, y - wall)],
            WALL,
            INK,
            0.4,
        )
        s.fill([(x - 1.8, y - spire * 0.62), (x, y - spire), (x + 1.8, y - spire * 0.62)], ROOF)
    s.fill(
        [
            (x - half * 0.55, y - wall * 0.2),
            (x - half * 0.55, y - wall * 0.6),
            (x - half * 0.2, y - wall * 0.6),
            (x - half * 0.2, y - wall * 0.2),
        ],
        WINDOW,
    )


def gables(scale: float) -> Stamp:
    """Roofs about a steeple."""
    s = Stamp(20, 24, 8, scale)
    s.shadow(13, 9)
    for x, y, half, wall, spire in (
        (-9, -2, 4, 5, 0),
        (1, -4, 4, 6, 19),
        (10, -2, 4, 5, 0),
        (-5, 4, 4, 5, 0),
        (5, 4, 4.4, 5.4, 0),
    ):
        _house(s, x, y, half, wall, spire)
    return s


def domes(scale: float) -> Stamp:
    """White walls, domes and a slender tower."""
    s = Stamp(20, 24, 8, scale)
    s.shadow(13, 9)
    for x, y, r in ((-9, 0, 3.6), (8, 0, 3.8), (-1, 0, 5)):
        s.wall(x, y, r, r * 1.1, WALL, 0.5)
        s.wall(x + r * 0.6, y, r * 0.4, r * 1.1, WALL_DARK)
        roof = [(-1, 1.1), (-0.8, 1.9), (0, 2.5), (0.8, 1.9), (1, 1.1)]
        s.fill(curve([(x + r * u, y - r * v) for u, v in roof], 20), (112, 118, 108), INK, 0.5)
        s.line([(x, y - r * 2.4), (x, y - r * 3.0)], INK, 0.6)
    s.fill([(13, 0), (13.3, -15), (15, -18), (15.2, -15), (15.6, 0)], WALL, INK, 0.4)
    for x, y in ((-8, 5), (2, 5.5)):
        s.wall(x, y, 3.6, 4, WALL, 0.5)
        s.wall(x, y, 0.9, 2.4, WINDOW)
    return s


def pagodas(scale: float) -> Stamp:
    """Curved roofs, one above the other."""
    s = Stamp(20, 26, 8, scale)
    s.shadow(12, 10)
    for x, y, half, rows in ((-9, 3, 4, 1), (9, 3, 4, 1), (0, 3, 5, 3)):
        for row in range(rows):
            h, foot = half * (1 - row * 0.18), y - row * 6
            s.wall(x, foot, h * 0.7, 4, WALL, 0.4)
            roof = [(-1.35, 4.6), (-0.5, 4), (0.5, 4), (1.35, 4.6), (0.4, 7.6), (-0.4, 7.6)]
            s.fill([(x + h * u, foot - v) for u, v in roof], ROOF, INK, 0.4)
            s.wall(x, foot, 0.8, 2.4, WINDOW)
    s.line([(0, -16), (0, -21)], INK, 0.7)
    return s


def lighthouse(scale: float) -> Stamp:
    """A light on a rock, for ships that had better not come."""
    s = Stamp(22, 44, 10, scale)
    s.shadow(10, 16)
    s.fill(curve([(-16, 4), (-8, -3), (4, -4), (14, 4), (0, 6), (-16, 4)], 30), STONE_DARK, INK, 0.5)
    s.fill([(-6, 0), (-3.4, -28), (3.4, -28), (6, 0)], WALL, INK, 0.5)
    s.fill([(1.5, 0), (1, -28), (3.4, -28), (6, 0)], WALL_DARK)
    for y in (-7, -19):
        s.fill([(-5.2 - y * 0.06, y), (5.2 + y * 0.06, y), (4.6 + y * 0.06, y - 5), (-4.6 - y * 0.06, y - 5)], ROOF)
    s.wall(0, -28, 4.6, 1.6, STONE_DARK, 0.4)
    s.wall(0, -29.6, 2.6, 4.6, WITCHLIGHT, 0.5)
    s.fill([(-4, -34.2), (0, -39), (4, -34.2)], ROOF, INK, 0.4)
    _house(s, 11, 2, 4, 5)
    return s


def graves(scale: float) -> Stamp:
    """Old stones under a dead tree."""
    s = Stamp(26, 36, 10, scale)
    s.oval(1, 3, 22, 6, (58, 54, 38))
    boughs = (
        (2.4, (4, 2), (3, -12), (5, -22)), (1.3, (4, -12), (-6, -20), (-10, -29)), (0.9, (5, -22), (2, -30)),
        (1.2, (5, -20), (13, -26), (15, -34)), (1.0, (4, -17), (11, -18), (17, -24)), (0.8, (-5, -19), (-13, -21)),
    )  # fmt: skip
    for wide, *way in boughs:
        s.line(curve(way, 14) if len(way) > 2 else way, INK, wide)
    for x, y, tall in ((-15, 3, 6), (-7, 5, 7), (10, 6, 6.4), (17, 3, 5.4), (-1, 7, 5.6)):
        edge = [(x - 2, y), (x - 2, y - tall * 0.7), (x, y - tall), (x + 2, y - tall * 0.7), (x + 2, y)]
        s.fill(curve(edge, 20), STONE, INK, 0.4)
        s.line([(x - 1.6, y), (x - 1.6, y - tall * 0.7)], STONE_LIT, 0.6)
    return s


DRAWN = {
    "pillars": pillars, "monastery": monastery, "city": city, "castle": castle, "pyramid": pyramid, "steps": steps,
    "circle": circle, "mound": mound, "gateway": gateway, "vault": vault, "gables": gables, "domes": domes,
    "pagodas": pagodas, "lighthouse": lighthouse, "graves": graves,
}  # fmt: skip
