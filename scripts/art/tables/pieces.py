"""What lies on the tables, rite by rite, or is let into them: its places are those of the rite's layout."""

import math

import numpy as np
from PIL import Image

from art.tables.lamp import Candle
from art.tables.stuff import blend, cloth, linear, noise, smooth, stone, wood
from art.tables.worked import BRASS, HEIGHT, PX, SIZE, WIDTH, Pen, Point, finished, inside, laid, thread
from game.games.rites.tablets.cthulhu_rises.screen import layout as gate
from game.games.rites.tablets.out_of_the_aeons.screen import layout as aeons
from game.games.rites.tablets.the_dunwich_horror.screen import layout as dunwich
from game.games.rites.tablets.the_hound.screen import layout as hound

Candles = tuple[Candle, ...]


def across(seed: int, cell: tuple[float, float], octaves: int = 4) -> np.ndarray:
    """Noise over a piece; hills in units."""
    return noise(SIZE, (cell[0] * PX, cell[1] * PX), seed, octaves)


def velvet(candles: Candles) -> Image.Image:
    """Cthulhu Rises: a round of dark velvet, the ring of the gate and a star of seven embroidered on it."""
    at, r = gate.MIDDLE, gate.RADIUS
    edge = r * 1.215
    made = cloth(SIZE, 21, "#1f5e50", nap=1.0)
    fine = Pen().ring(at, r * 0.62, 1.2).star(at, r * 0.925, 1.3, tone=170).ring(at, edge * 0.965, 0.9)
    fine.ticks(at, r * 1.015, r * 1.075, 84, 0.8, 190)
    bold = Pen().ring(at, r, 2.6).ring(at, r * 0.93, 1.1).ring(at, edge * 0.985, 3.0)
    bold.ticks(at, r * 0.94, r * 0.985, 60, 1.1)
    for n in range(12):
        t = math.tau * (n + 0.5) / 12
        where = at[0] + r * 1.125 * math.sin(t), at[1] - r * 1.125 * math.cos(t)
        bold.ring(where, 5.5, 1.1).ring(where, 1.6)
    made = laid(made, fine.mask, thread(), 0.7)
    made = laid(made, bold.mask, thread(2), 1.6)
    alpha = np.maximum(Pen().ring(at, edge).mask, Pen().ticks(at, edge - 1, edge * 1.035, 330, 0.9, 235).mask)
    fringe = alpha * (1 - Pen().ring(at, edge).mask)
    made = laid(made, fringe, thread(3) * 0.8, 0.5)
    return finished(made, alpha, candles, middle=1.7)


def tapestry(candles: Candles) -> Image.Image:
    """The Tree on the Hill: a woven cloth with hills, roots below them, and a horned moon."""
    made = cloth(SIZE, 33, "#3b3c28", 3.4)
    left, right, top, low = -462.0, 462.0, -332.0, 330.0
    hills = []
    for n, (y, tone) in enumerate(((40, "#35462a"), (120, "#2b3f29"), (200, "#203223"))):
        line = [(x, y + 90 * ((x - 120 + 200 * n) / 520) ** 2 + 10 * math.sin(x / 60 + n * 2))
                for x in range(-470, 471, 10)]  # fmt: skip
        mask = Pen().shape([*line, (470, 345), (-470, 345)]).mask
        other = cloth(SIZE, 40 + n, tone, 3.4)
        made = inside(made, mask, other)
        hills.append(line)
    fine = Pen()
    for line in hills:
        fine.line(line, 1.5)
    rng = np.random.default_rng(4)
    for x in (-330, -110, 110, 330):
        for turn in (-0.9, -0.3, 0.3, 0.9):
            _root(fine, rng, (x + turn * 10, 238.0), math.pi / 2 - turn, 30, 2.6)
    for _ in range(46):
        x, y = rng.uniform(-440, 440), rng.uniform(-300, 0)
        fine.ticks((x, y), 0.4, rng.uniform(2, 4.6), 4, 0.8, int(rng.uniform(90, 220)))
    within = Pen().box(left + 26, top + 26, right - 26, low - 26, 2).mask
    made = laid(made, fine.mask * within, thread(5) * 0.75, 0.9)
    moon = Pen().ring((-372, -246), 44).mask * (1 - Pen().ring((-357, -258), 38).mask)
    made = laid(made, moon, thread(6) * 1.1, 1.6)
    for off, wide in ((8.0, 3.0), (22.0, 1.4)):
        rim = [Pen().box(left + d, top + d, right - d, low - d, 3).mask for d in (off, off + wide)]
        made = laid(made, np.clip(rim[0] - rim[1], 0, 1), thread(7), 1.2)
    fringe = Pen()
    for y in np.arange(top + 2, low - 1, 3.1):
        for side, way in ((left, -1), (right, 1)):
            fringe.line([(side, y), (side + way * rng.uniform(13, 19), y + rng.uniform(-2, 2))], 1.3, 240)
    body = Pen().box(left, top, right, low, 2).mask
    made = laid(made, fringe.mask * (1 - body), thread(8) * 0.7, 0.8)
    return finished(made, np.maximum(body, fringe.mask), candles, 7.0, middle=1.45)


def _root(pen: Pen, rng: np.random.Generator, at: Point, turn: float, length: float, wide: float) -> None:
    """A root that forks as it goes down."""
    points = [at]
    for _ in range(3):
        turn += rng.uniform(-0.35, 0.35)
        at = at[0] + math.cos(turn) * length / 3, at[1] + math.sin(turn) * length / 3
        points.append(at)
    pen.line(points, wide)
    if wide > 0.8:
        for way in (-0.5, 0.5):
            _root(pen, rng, at, turn + way, length * 0.75, wide * 0.62)


def farms(candles: Candles) -> Image.Image:
    """The Dunwich Horror: two farmhouses let into the boards in dark wood, hills behind them."""
    made = wood(SIZE, 61, 40 * PX, "#100e0d", "#2c241c", 0.6)
    top, eaves, floor = dunwich.TOP, dunwich.EAVES, dunwich.FLOOR
    lines, houses, brass = Pen(), Pen(), Pen()
    for n, (height, wide) in enumerate(((-150, 300), (-92, 230), (-36, 260))):
        crest = [(x, floor + height + 70 * (x / 620) ** 2 + 34 * math.cos((x + 400 * n) / wide * 3))
                 for x in range(-612, 613, 6)]  # fmt: skip
        brass.line(crest, 1.6, 230 - 50 * n)
    brass.ring((-545, -268), 30)
    dark = Pen().ring((-534, -276), 26).mask
    for x in (-dunwich.HOUSE_X, dunwich.HOUSE_X):
        made = _house(made, lines, x, top, eaves, floor)
        half = dunwich.HOUSE_WIDE / 2
        houses.box(x - half, eaves, x + half, floor).shape(_roof(x, top, eaves))
    inlay = brass.mask * (1 - dark) * (1 - houses.mask)
    made = laid(made, inlay, BRASS * 0.75, -1.0)
    made = laid(made, lines.mask, BRASS, 1.6)
    return finished(made, np.maximum(inlay, houses.mask), candles, 6.0, 0.55, 2.0)


def _aside() -> tuple[np.ndarray, np.ndarray]:
    """How far each point is from the left and the right rim, from 0 to 1."""
    x = np.linspace(0, 1, SIZE[0], dtype=np.float32)[None].repeat(SIZE[1], 0)
    return x / 0.10, (1 - x) / 0.10


def _ends() -> np.ndarray:
    """How far each point is from the upper and the lower rim, from 0 to 1."""
    y = np.linspace(0, 1, SIZE[1], dtype=np.float32)[:, None].repeat(SIZE[0], 1)
    return np.asarray(np.minimum(y / 0.05, (1 - y) / 0.10))


def _roof(x: float, top: float, eaves: float) -> list[Point]:
    half, knee = dunwich.HOUSE_WIDE / 2 + dunwich.EAVE, top + (eaves - top) * 0.42
    return [(x - half, eaves), (x - half * 0.74, knee), (x, top), (x + half * 0.74, knee), (x + half, eaves)]


def _house(made, lines: Pen, x: float, top: float, eaves: float, floor: float):  # type: ignore[no-untyped-def]
    """A house of upright boards under a roof of shingles with a bend in it."""
    half = dunwich.HOUSE_WIDE / 2
    walls = wood((SIZE[1], SIZE[0]), 80 + int(x > 0), 26 * PX, "#2a231c", "#75634e", 0.55)
    upright = np.rot90(walls[0]).copy(), np.rot90(walls[1]).copy()
    made = inside(made, Pen().box(x - half, eaves, x + half, floor).mask, upright)
    shingles = wood(SIZE, 84, 15 * PX, "#2c211a", "#6a4c38", 0.3)
    roof = Pen().shape(_roof(x, top, eaves)).mask
    made = inside(made, roof, shingles)
    gaps, rng = Pen(), np.random.default_rng(9)
    for row, y in enumerate(np.arange(top + 10, eaves, 15)):
        for at in np.arange(x - half - 20 + 7 * (row % 2), x + half + 20, 14):
            gaps.line([(at + rng.uniform(-2, 2), y), (at + rng.uniform(-2, 2), y + 14)], 0.9, 200)
    made = laid(made, gaps.mask * roof, linear("#050403"), -1.5)
    under = Pen().shape([(x - half, eaves), (x + half, eaves), (x + half, eaves + 16), (x - half, eaves + 26)]).mask
    made = laid(made, under, linear("#020202"), 0, 0.75, 4)
    out = half + dunwich.EAVE
    lines.line(_roof(x, top, eaves), 1.8).line([(x - out, eaves), (x + out, eaves)], 1.2)
    lines.line([(x - half, eaves), (x - half, floor), (x + half, floor), (x + half, eaves)], 1.0, 200)
    return made


def range_of_stone(candles: Candles) -> Image.Image:
    """At the Mountains of Madness: three ranges carved out of the slab, snow on the farthest, silver stars above."""
    color, height = np.zeros((SIZE[1], SIZE[0], 3), np.float32), np.zeros((SIZE[1], SIZE[0]), np.float32)
    alpha, rng = np.zeros(height.shape, np.float32), np.random.default_rng(12)
    for n, (low, high, dark, pale) in enumerate(((-70, 215, "#26323c", "#7d909e"), (60, 140, "#1a242c", "#465562"),
                                                 (200, 90, "#121a20", "#2c3842"))):  # fmt: skip
        below = _grid_y() - _crest(rng, low, high, 8 + 3 * n)
        own, relief = _carved(below, 120 + 9 * n, linear(dark), linear(pale), 1 - 0.5 * n)
        here = smooth(0, 1.6, below)
        color, height = blend(color, own, here), height + (relief - height) * here
        alpha = np.maximum(alpha * (1 - here), here * (1 - smooth(70, 190 - 30 * n, below)))
    sky = Pen().ring((-490, -262), 26)
    for _ in range(70):
        x, y = rng.uniform(-590, 590), rng.uniform(-330, -150)
        sky.ticks((x, y), 0.2, rng.uniform(1.2, 4.0), 4, 0.9, int(rng.uniform(110, 255)))
    stars = sky.mask * (1 - alpha)
    color = blend(color, linear("#b4c0c4") * (0.6 + 0.6 * across(99, (14, 14)))[..., None], stars)
    sides = np.minimum(*_aside()) / 1.8
    return finished((color * 0.45, height), np.maximum(alpha * smooth(0, 1, sides), stars), candles, 0.0, 0.5, 1.7)


def _grid_y() -> np.ndarray:
    """How far down each point lies, in units."""
    return np.linspace(-HEIGHT / 2, HEIGHT / 2, SIZE[1], dtype=np.float32)[:, None].repeat(SIZE[0], 1)


def _crest(rng: np.random.Generator, low: float, high: float, peaks: int) -> np.ndarray:
    """A ragged line of peaks: for each column how far down it lies, in units."""
    at, tall = [-660.0], [0.1]
    for n in range(peaks * 2 + 1):
        at.append(-620 + 1240 * n / (peaks * 2) + rng.uniform(-20, 20))
        tall.append(rng.uniform(0.5, 1.0) * math.exp(-((at[-1] / 560) ** 2) * 0.45) if n % 2 else rng.uniform(0.0, 0.3))
    line = np.interp(np.linspace(-620, 620, SIZE[0]), at, tall) * high
    for n in range(6):
        rough = rng.uniform(-1, 1, 40 * 2**n)
        line += np.interp(np.linspace(0, 1, SIZE[0]), np.linspace(0, 1, len(rough)), rough) * high * 0.075 / 1.75**n
    return np.asarray(low - line, np.float32)[None]


def _carved(below: np.ndarray, seed: int, dark: np.ndarray, pale: np.ndarray,
            snow: float) -> tuple[np.ndarray, np.ndarray]:  # fmt: skip
    """The slopes of a range: ribs that run down from the crest, lit from the left, with snow near the top."""
    wide = noise(SIZE, (34 * PX, 260 * PX), seed + 1, 4)
    ribs = 1 - np.abs(wide - 0.5) * 2
    ribs = ribs + 0.5 * (1 - np.abs(across(seed + 2, (16, 60), 4) - 0.5) * 2)
    ribs = ribs * smooth(0, 40, below)
    gx = np.gradient(ribs, axis=1) * 26
    share = np.clip(0.42 + gx * 0.55 + (across(seed + 3, (5, 5), 2) - 0.5) * 0.2, 0, 1)
    white = snow * smooth(0.25, 0.7, share) * (1 - smooth(20, 85, below + (across(seed + 4, (30, 30), 3) - 0.5) * 70))
    return blend(blend(dark, pale, share), linear("#c8d4da"), white * 0.85), ribs * 5


def dial(candles: Candles) -> Image.Image:
    """Out of the Aeons: a bronze dial for the fourteen numbers, the ring of bids in brass, cut into dark stone."""
    at, r = aeons.MIDDLE, aeons.DIAL
    made = stone(SIZE, 101, "#0d0b09", "#2a231c", "#9a7440", 0.5, 0.5)
    disc = Pen().ring(at, r + 34).mask
    patina = blend(linear("#7a5c30"), linear("#2f5a50"), smooth(0.45, 0.8, across(102, (60, 60))))
    bronze = patina * (0.55 + 0.5 * across(103, (9, 9)))[..., None], across(104, (26, 26)) * 5
    made = inside(made, disc, bronze)
    made = laid(made, Pen().ring(at, r - 25).mask, linear("#0a0908"), -2.5, 0.86, 2)
    rims = Pen().ring(at, r + 34, 3.0).ring(at, r + 26, 1.2).ring(at, r - 25, 2.4).ring(at, r - 33, 0.9)
    rims.ticks(at, r + 26, r + 34, 70, 1.2)
    for n in range(aeons.RANKS):
        t = math.tau * n / aeons.RANKS
        c, s = math.sin(t), -math.cos(t)
        rims.line([(at[0] + c * far, at[1] + s * far) for far in (r - 24, r + 25)], 1.1, 200)
    bids = Pen().ring(at, aeons.BIDS, 2.2).ring(at, (aeons.BIDS[0] + 9, aeons.BIDS[1] + 9), 0.9)
    rays = Pen().ticks(at, r + 44, r + 62, 28, 1.0, 180)
    made = laid(made, rims.mask, BRASS, 1.6)
    made = laid(made, np.maximum(bids.mask, rays.mask), BRASS * 0.7, -1.2)
    alpha = np.maximum(disc, np.maximum(bids.mask, rays.mask))
    return finished(made, alpha, candles, 3.0, 0.6, 1.6)


def garth(candles: Candles) -> Image.Image:
    """The Hound: a bed of trodden earth among the flags, a ring of iron round it."""
    (x, y), (wide, high) = hound.MIDDLE, hound.RADII
    earth = blend(linear("#1e1710"), linear("#4b3b2a"), across(111, (70, 50), 5)), across(112, (12, 10), 3) * 6
    rng = np.random.default_rng(6)
    pebbles = Pen()
    for _ in range(420):
        t, reach, tone = rng.uniform(0, math.tau), math.sqrt(rng.uniform(0, 1.2)), int(rng.uniform(80, 220))
        where = x + wide * reach * math.cos(t), y + high * reach * math.sin(t)
        pebbles.ring(where, rng.uniform(0.7, 2.6), tone=tone)
    made = laid(earth, pebbles.mask, linear("#5b564c"), 2.2)
    iron = Pen().ring((x, y), (204, 114), 3.4).ring((x, y), (184, 98), 1.4)
    iron.ticks((x, y), 186, 202, 48, 1.6, flat=0.55)
    made = laid(made, iron.mask, linear("#6b6458"), 2.4)
    wobble = (across(113, (150, 120), 5) - 0.5) * 0.34
    far = np.hypot(*np.meshgrid(np.linspace(-0.5, 0.5, SIZE[0]) * WIDTH / (wide * 1.30),
                                (np.linspace(-0.5, 0.5, SIZE[1]) * HEIGHT - y) / (high * 1.36)))  # fmt: skip
    return finished(made, np.asarray(1 - smooth(0.84, 0.99, far + wobble), np.float32), candles, 0.0, 0.6, 1.3)
