#!/usr/bin/env python3
"""Paint what moments are lit with: fog, rays, a swirl, a circle and soft light (``assets/stage``), white with alpha.

    python scripts/build_stage.py             write them all
    python scripts/build_stage.py fog rays    these alone

They are tinted when they are shown. Needs the extra ``art``. The same numbers give the same pictures.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "stage"
QUALITY = 90


def smooth(a: float, b: float, x: np.ndarray) -> np.ndarray:
    """0 up to ``a``, 1 from ``b`` on, smooth between."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return np.asarray(t * t * (3 - 2 * t))


def noise(size: tuple[int, int], seed: int, first: int = 3, octaves: int = 6) -> np.ndarray:
    """Clouds from 0 to 1 whose left edge goes on at the right one."""
    random = np.random.default_rng(seed)
    wide, high = size
    found, weight, total = np.zeros((high, wide), np.float32), 1.0, 0.0
    for octave in range(octaves):
        across = first * 2**octave
        down = max(round(across * high / wide * 2.2), 2)
        grid = random.random((down, across)).astype(np.float32)
        grid = np.concatenate([grid, grid[:, :2]], 1)
        px = Image.fromarray(grid, "F").resize((round(wide * (across + 2) / across), high), Image.Resampling.BICUBIC)
        found += np.asarray(px)[:, :wide] * weight
        total += weight
        weight *= 0.55
    found /= total
    return np.asarray(smooth(0.25, 0.75, found))


def fog() -> np.ndarray:
    """A bank of it: nothing above, dense from a third of its height on, thinner again at its foot."""
    size = (1600, 420)
    clouds = noise(size, 5)
    y = np.linspace(0, 1, size[1], dtype=np.float32)[:, None]
    edge = smooth(0.0, 0.42, y - 0.16 * (clouds - 0.5))
    return np.asarray(edge * (0.62 + 0.38 * clouds) * (1 - 0.25 * smooth(0.75, 1.0, y)))


def rays() -> np.ndarray:
    """Shafts of light that go out from the middle of the lower edge."""
    wide, high = 1280, 800
    y, x = np.mgrid[0:high, 0:wide].astype(np.float32)
    dx, dy = (x - wide / 2) / high, (high * 1.04 - y) / high
    turn = np.arctan2(dx, dy)
    random = np.random.default_rng(3)
    found = np.zeros_like(turn)
    for _ in range(26):
        at, width, strength = random.uniform(-1.25, 1.25), random.uniform(0.012, 0.075), random.uniform(0.15, 0.6)
        found += strength * np.exp(-(((turn - at) / width) ** 2))
    far = np.hypot(dx, dy)
    dust = 0.75 + 0.25 * noise((wide, high), 11, 4, 4)
    made = np.clip(found, 0, 1) * np.exp(-1.5 * far) * smooth(0.02, 0.3, far) * dust + 0.5 * np.exp(-5.5 * far * far)
    sides = 1 - smooth(0.75, 1.0, np.abs(x - wide / 2) / (wide / 2))
    return np.asarray(made * sides * smooth(0, 0.16, y / high) * (1 - smooth(0.86, 1.0, y / high)))


def swirl() -> np.ndarray:
    """A whirl seen from the side: arms of log spirals about a dark middle."""
    wide, high = 1400, 420
    y, x = np.mgrid[0:high, 0:wide].astype(np.float32)
    dx, dy = (x / wide - 0.5) * 2, (y / high - 0.5) * 2
    far, turn = np.hypot(dx, dy), np.arctan2(dy, dx)
    far = np.maximum(far, 0.01)
    arms = 0.5 + 0.5 * np.cos(3 * turn + 7.5 * np.log(far) + 1.2 * noise((wide, high), 4, 4, 4))
    fine = 0.5 + 0.5 * np.cos(8 * turn + 15 * np.log(far) + 2.0 * noise((wide, high), 9, 5, 4))
    light = (0.22 + 0.62 * arms**2.2 + 0.22 * fine**3) * smooth(0.05, 0.5, far) * (1 - smooth(0.62, 0.98, far))
    return np.asarray(light)


def circle() -> np.ndarray:
    """A circle drawn on a floor: three rings, a star of seven points and signs of no tongue between."""
    size, times = 640, 2
    big = size * times
    picture = Image.new("L", (big, big), 0)
    from PIL import ImageDraw

    pen = ImageDraw.Draw(picture)
    middle = big / 2
    for radius, width in ((0.445, 5), (0.418, 2), (0.344, 4)):
        r = radius * big
        pen.ellipse((middle - r, middle - r, middle + r, middle + r), outline=255, width=width * times)
    turns = np.arange(7) * 2 * np.pi / 7 - np.pi / 2
    points = [(middle + 0.341 * big * np.cos(turn), middle + 0.341 * big * np.sin(turn)) for turn in turns]
    for i in range(7):
        pen.line((*points[i], *points[(i + 3) % 7]), fill=255, width=3 * times)
    random = np.random.default_rng(21)
    for number in range(42):
        turn = number * 2 * np.pi / 42
        for _ in range(3):
            ends = [(0.381 * big + random.uniform(-14, 14) * times, turn + random.uniform(-0.045, 0.045))
                    for _ in range(2)]  # fmt: skip
            pen.line([(middle + r * np.cos(a), middle + r * np.sin(a)) for r, a in ends], fill=235, width=2 * times)
    r = 0.10 * big
    pen.ellipse((middle - r, middle - r, middle + r, middle + r), outline=255, width=3 * times)
    line = picture.resize((size, size), Image.Resampling.LANCZOS)
    near, far = (np.asarray(line.filter(ImageFilter.GaussianBlur(px)), np.float32) / 255 for px in (3, 14))
    return np.asarray(np.clip(np.asarray(line, np.float32) / 255 + 0.8 * near + 0.9 * far, 0, 1))


def glow() -> np.ndarray:
    """Soft round light."""
    y, x = np.mgrid[0:256, 0:256].astype(np.float32)
    far = np.hypot(x - 127.5, y - 127.5) / 127.5
    return np.asarray((1 - smooth(0.0, 1.0, far)) ** 1.6)


def _eaten() -> np.ndarray:
    """How far fire that comes from the edges of the window has got: 1 where all is burnt, less toward the middle."""
    wide, high = 1280, 720
    y, x = np.mgrid[0:high, 0:wide].astype(np.float32)
    far = np.hypot((x / wide - 0.5) * 1.7, (y / high - 0.5) * 1.8)
    return np.asarray(far + 0.34 * (noise((wide, high), 17, 7, 7) - 0.5))


def embers() -> np.ndarray:
    """The rim of what burns away from the edges inward, and a little of its light on either side."""
    eaten = _eaten()
    line = np.exp(-(((eaten - 0.70) / 0.016) ** 2))
    near = 0.55 * np.exp(-(((eaten - 0.715) / 0.05) ** 2))
    veins = 0.5 * np.exp(-(((noise((1280, 720), 29, 9, 6) - 0.5) / 0.022) ** 2)) * smooth(0.72, 0.80, eaten)
    return np.asarray(line + near + veins * (1 - smooth(0.85, 1.1, eaten)) + 0.10 * smooth(0.55, 0.7, eaten))


def char() -> np.ndarray:
    """What is burnt already: black."""
    return np.asarray(0.94 * smooth(0.68, 0.74, _eaten()))


PICTURES: dict[str, Callable[[], np.ndarray]] = {
    "fog": fog, "rays": rays, "swirl": swirl, "circle": circle, "glow": glow, "embers": embers,
    "char": char,
}  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("names", nargs="*", help="all of them if none is named")
    options = parser.parse_args()
    if unknown := set(options.names) - set(PICTURES):
        parser.error(f"there is no picture {unknown.pop()}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in options.names or PICTURES:
        alpha = Image.fromarray((np.clip(PICTURES[name](), 0, 1) * 255 + 0.5).astype(np.uint8), "L")
        picture = Image.new("RGBA", alpha.size, (255, 255, 255, 255))
        picture.putalpha(alpha)
        path = FOLDER / f"{name}.webp"
        picture.save(path, "WEBP", quality=QUALITY, alpha_quality=90, method=6, exact=False)
        print(name, path.stat().st_size)
    return 0


if __name__ == "__main__":
    sys.exit(main())
