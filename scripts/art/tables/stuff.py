"""What tables are made of, as colors and heights: planks, stone, cloth. Light comes later (``lamp``).

A stuff is a picture of linear red, green and blue and the height of each point in px, so that grain, gaps and folds
catch the light of a candle. Lengths are px of a window of 1920 x 1080; ``fine`` is how many px of the picture there are
to one of these.
"""

import math

import numpy as np
from PIL import Image

Stuff = tuple[np.ndarray, np.ndarray]
Size = tuple[int, int]


def linear(code: str) -> np.ndarray:
    """Linear light of ``#rrggbb``."""
    return np.array([(int(code[i : i + 2], 16) / 255) ** 2.2 for i in (1, 3, 5)], np.float32)


def noise(size: Size, cell: tuple[float, float], seed: int, octaves: int = 4, fine: float = 1.0) -> np.ndarray:
    """Smooth noise from 0 to 1 whose hills are ``cell`` wide and high, with finer ones on them."""
    rng = np.random.default_rng(seed)
    w, h = size
    out, amp, total = np.zeros((h, w), np.float32), 1.0, 0.0
    for octave in range(octaves):
        nx, ny = (max(int(side / fine / span * 2**octave) + 3, 4) for side, span in zip(size, cell, strict=True))
        small = Image.fromarray(rng.random((min(ny, h + 3), min(nx, w + 3)), np.float32), "F")
        out += amp * np.asarray(small.resize(size, Image.Resampling.BICUBIC))
        total += amp
        amp *= 0.5
    return np.clip((out / total - 0.5) * 1.7 + 0.5, 0, 1)


def smooth(a: float, b: float, x: np.ndarray) -> np.ndarray:
    """0 up to ``a``, 1 from ``b`` on, smooth between."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def blend(a: np.ndarray, b: np.ndarray, share: np.ndarray) -> np.ndarray:
    """Two colors or pictures, by the share of the second at each point."""
    return a + (b - a) * share[..., None]


def grid(size: Size, fine: float = 1.0) -> tuple[np.ndarray, np.ndarray]:
    """x and y of each point."""
    yy, xx = np.mgrid[0 : size[1], 0 : size[0]].astype(np.float32)
    return (xx, yy) if fine == 1.0 else (xx / fine, yy / fine)


def _rings(across: np.ndarray, along: np.ndarray, seed: int, wide: float, fine: float) -> np.ndarray:
    """The grain of one board sawn out of a trunk: rings cut lengthwise, bent round knots, from 0 to 1."""
    rng = np.random.default_rng(seed)
    h, w = across.shape
    off, deep, pitch = rng.uniform(-0.9, 0.9) * wide, rng.uniform(0.35, 1.1) * wide, rng.uniform(9.0, 14.0)
    bend = (noise((w, h), (520, 90), seed + 1, 3, fine) - 0.5) * 46
    bend = bend + (noise((w, h), (150, 26), seed + 2, 3, fine) - 0.5) * 9
    y = across - wide / 2 - off + bend
    for _ in range(rng.integers(0, 3)):
        kx, ky, size = rng.uniform(0, w / fine), rng.uniform(0.2, 0.8) * wide, rng.uniform(9, 17)
        near = np.exp(-(((along - kx) / (size * 2.6)) ** 2) - ((across - ky) / (size * 1.5)) ** 2)
        y = y + near * size * 3.2 * np.sign(y)
    r = np.sqrt(y * y + (deep + 0.012 * along) ** 2)
    turn = (r / pitch) % 1.0
    return np.asarray(smooth(0.25, 0.92, turn) * (1 - smooth(0.93, 1.0, turn)))


def wood(size: Size, seed: int, plank: float, dark: str, light: str, worn: float = 0.0, nails: bool = False,
         fine: float = 1.0) -> Stuff:  # fmt: skip
    """Boards that lie from left to right, so wide; ``worn`` ones are gray, split, and uneven."""
    rng = np.random.default_rng(seed)
    w, h = size
    color, height = np.zeros((h, w, 3), np.float32), np.zeros((h, w), np.float32)
    fiber = noise(size, (70, 1.6), seed + 3, 2, fine)
    pores = smooth(0.66, 0.95, noise(size, (26, 1.5), seed + 4, 2, fine)) * 0.8
    y, board = -rng.uniform(0, plank * 0.6), 0
    while y < h / fine:
        wide = plank * rng.uniform(0.86, 1.16)
        top, low = max(round(y * fine), 0), min(round((y + wide) * fine), h)
        if low > top:
            rows = slice(top, low)
            xx, yy = grid((w, low - top), fine)
            across = yy + top / fine - y
            grain = _rings(across, xx + rng.uniform(0, 4000), seed * 31 + board, wide, fine)
            tone = rng.uniform(0.74, 1.20)
            share = np.clip(0.62 - 0.42 * grain + 0.34 * (fiber[rows] - 0.5) - 0.35 * pores[rows], 0, 1)
            own = blend(linear(dark), linear(light), share) * tone
            gray = own.mean(2, keepdims=True) * np.array((1.04, 1.0, 0.94), np.float32)
            color[rows] = own + (gray - own) * worn * (0.5 + 0.5 * fiber[rows])[..., None]
            gap = np.minimum(across, wide - across)
            height[rows] = (-1.0 * grain - 1.3 * pores[rows] + 0.9 * fiber[rows]) * (0.8 + worn)
            height[rows] += 5.0 * smooth(0.0, 6.0, gap) + rng.uniform(-0.8, 0.8)
            color[rows] *= (0.12 + 0.88 * smooth(0.6, 3.2, gap))[..., None]
            if nails:
                for x in np.arange(rng.uniform(30, 160), w / fine, rng.uniform(420, 640)):
                    for at in (0.22, 0.78):
                        _nail(color, height, x + rng.uniform(-4, 4), y + wide * at, fine)
        y, board = y + wide, board + 1
    if worn:
        cracks = smooth(0.80, 0.90, noise(size, (420, 7), seed + 9, 2, fine)) * worn
        color *= (1 - 0.65 * cracks)[..., None]
        height -= 2.5 * cracks
    stains = noise(size, (380, 260), seed + 5, 4, fine)
    color *= (0.70 + 0.58 * stains)[..., None]
    return color, height


def _nail(color: np.ndarray, height: np.ndarray, x: float, y: float, fine: float) -> None:
    """The head of a forged nail and the rust below it."""
    h, w = height.shape
    top, left = (max(int((at - 12) * fine), 0) for at in (y, x))
    rows, cols = slice(top, min(int((y + 26) * fine), h)), slice(left, min(int((x + 13) * fine), w))
    if rows.stop <= rows.start or cols.stop <= cols.start:
        return
    yy, xx = np.mgrid[rows, cols].astype(np.float32) / np.float32(fine)
    away = np.hypot(xx - x, yy - y)
    head = 1 - smooth(4.2, 5.4, away)
    rust = np.exp(-(((xx - x) / 6) ** 2) - ((yy - y - 6) / 11) ** 2) * 0.6
    color[rows, cols] *= (1 - rust)[..., None]
    color[rows, cols] = blend(color[rows, cols], linear("#4a4038"), head)
    height[rows, cols] += head * 2.6 * np.sqrt(np.clip(1 - (away / 5.4) ** 2, 0, 1))


def stone(size: Size, seed: int, dark: str, light: str, vein: str, veins: float = 0.6, rough: float = 1.0,
          fine: float = 1.0) -> Stuff:  # fmt: skip
    """One slab: clouded, with the marks of a chisel, and veins."""
    xx, yy = grid(size, fine)
    warp = (noise(size, (420, 380), seed + 1, 3, fine) - 0.5) * 190
    warp = warp + (noise(size, (40, 40), seed + 3, 3, fine) - 0.5) * 26
    cloud, speck = noise(size, (300, 220), seed, 7, fine), noise(size, (1.6, 1.6), seed + 2, 1, fine)
    color = blend(linear(dark), linear(light), np.clip(cloud * 0.9 + (speck - 0.5) * 0.20, 0, 1))
    lines = np.zeros(cloud.shape, np.float32)
    for n, (turn, pitch) in enumerate(((0.5, 430), (-0.9, 610), (1.9, 790))):
        run = (xx * math.cos(turn) + yy * math.sin(turn) + warp * (1 + 0.3 * n)) / pitch
        lines += np.exp(-((np.abs((run % 1) - 0.5) * pitch / 3.0) ** 2)) * smooth(0.45, 0.85, noise(
            size, (300, 300), seed + 7 + n, 2, fine))  # fmt: skip
    lines = np.clip(lines, 0, 1) * veins
    color = blend(color, linear(vein), lines * 0.6)
    hewn = np.sin((xx * 0.6 + yy + warp * 0.25) / 5.5) * smooth(0.35, 0.7, noise(size, (200, 160), seed + 4, 3, fine))
    height = cloud * 26 + speck * 0.5 * rough - lines * 1.2 + hewn * 0.5 * rough
    return color, height.astype(np.float32)


def flags(size: Size, seed: int, pitch: float, dark: str, light: str, moss: str, fine: float = 1.0) -> Stuff:
    """Flagstones of uneven size with earth and moss between them."""
    rng = np.random.default_rng(seed)
    color, height = stone(size, seed, dark, light, dark, 0.4, 1.5, fine)
    xx, yy = grid(size, fine)
    wx, wy = ((noise(size, (150, 150), seed + n, 3, fine) - 0.5) * 40 for n in (11, 12))
    x, y = xx + wx, yy + wy
    first, second = np.full(x.shape, 1e9, np.float32), np.full(x.shape, 1e9, np.float32)
    tone = np.ones(x.shape, np.float32)
    for row in range(-1, int(size[1] / fine / pitch) + 2):
        for column in range(-1, int(size[0] / fine / pitch / 1.35) + 2):
            cx = (column + 0.5 * (row % 2) + rng.uniform(-0.22, 0.22)) * pitch * 1.35
            cy = (row + rng.uniform(-0.20, 0.20)) * pitch
            own = rng.uniform(0.72, 1.22)
            d = np.maximum(np.abs(x - cx) / 1.35, np.abs(y - cy)) + 0.25 * np.hypot((x - cx) / 1.35, y - cy)
            near = d < first
            second = np.where(near, first, np.minimum(second, d))
            tone, first = np.where(near, own, tone), np.where(near, d, first)
    joint = 1 - smooth(3.0, 13.0, second - first)
    green = joint * smooth(0.30, 0.62, noise(size, (90, 90), seed + 21, 4, fine))
    color = blend(color * tone[..., None], linear("#0e0b08"), joint * 0.92)
    color = blend(color, linear(moss) * (0.2 + 0.8 * noise(size, (5, 5), seed + 22, 2, fine))[..., None], green * 0.8)
    return color, height * 1.2 - joint * 9 + green * noise(size, (6, 6), seed + 23, 2, fine) * 5


def cloth(size: Size, seed: int, color: str, weave: float = 3.0, nap: float = 0.0) -> Stuff:
    """Woven cloth, or velvet where it has ``nap``: threads over and under, and slow folds."""
    xx, yy = grid(size)
    thread = np.sin(xx * math.tau / weave) * np.sin(yy * math.tau / weave)
    worn, fuzz = noise(size, (300, 240), seed, 4), noise(size, (2.4, 2.4), seed + 1, 2)
    tone = 0.72 + 0.46 * worn + (0.10 * thread + 0.16 * (fuzz - 0.5)) * (1 - 0.4 * nap)
    found = linear(color) * tone[..., None]
    folds = noise(size, (420, 360), seed + 3, 2)
    return found.astype(np.float32), (folds * 16 + thread * 0.5 * (1 - nap) + fuzz * 0.7).astype(np.float32)
