"""Pictures that are nobody's: ends without a winner, empty pages, and the chapters of a story."""

import math
from collections.abc import Callable

import numpy as np
from PIL import Image

from art.pictures import grounds
from art.pictures.canvas import INK, Canvas, Color, mixed, rgb, scaled
from art.pictures.cast import Actor, place

BRASS, COLD, SEA = rgb("#c9a865"), rgb("#6d8fb4"), rgb("#4f9a8a")
CROWD = ("great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign", "windwalker", "opener_of_the_way", "sleeper")
Paint = Callable[[], Image.Image]


def candle(canvas: Canvas, at: tuple[float, float], size: float, color: Color = (1.0, 0.72, 0.34)) -> None:
    """A flame with its light."""
    canvas.add(canvas.ball(at, size * 7) * 0.30, scaled(color, 0.8))
    canvas.add(canvas.ball(at, size * 2.2) * 0.55, color)
    canvas.add(canvas.ball(at, size * 0.7), (1.0, 0.93, 0.75))


def cultist(canvas: Canvas, x: float, y: float, tall: float, number: int, own: Color, mirrored: bool = False,
            light: float = 0.55, gray: float = 0.75) -> None:  # fmt: skip
    """One of a crowd in robes without color."""
    actor = Actor(CROWD[number % len(CROWD)], "acolyte", (x, y), tall, mirrored, light, 0.06, 0.5, None, gray)
    place(canvas, actor, "standard", own)


def ring(
    canvas: Canvas, at: tuple[float, float], radius: float, own: Color, stones: int = 11, tall: float = 0.16,
    thick: float = 1.0,
) -> None:
    """Standing stones in a ring, so ``tall`` and so many times as ``thick``, a light that turns in the middle."""
    flat = 0.36
    away = np.hypot(canvas.x - at[0], (canvas.y - at[1]) * canvas.tall / flat) / radius
    turn = np.arctan2((canvas.y - at[1]) * canvas.tall / flat, canvas.x - at[0])
    arms = (0.5 + 0.5 * np.sin(3 * turn + 7 * np.log(away + 0.06))) ** 2
    canvas.add(np.exp(-((away / 0.85) ** 4)) * (0.25 + 0.75 * arms) * 0.85, own)
    canvas.add(np.exp(-((away / 0.30) ** 2)) * 0.8, mixed(own, (1, 1, 1), 0.5))
    canvas.add(canvas.ball((at[0], at[1] - 0.16), radius * 1.3, 1.3) * 0.35, own)
    for step in sorted(range(stones), key=lambda step: math.sin(2 * math.pi * (step + 0.5) / stones)):
        angle = 2 * math.pi * (step + 0.5) / stones
        x, y = at[0] + radius * math.cos(angle), at[1] + radius * flat / canvas.tall * math.sin(angle)
        near = 0.75 + 0.25 * math.sin(angle)
        high, wide = tall * near * (0.8 + 0.4 * canvas.chance.random()), 0.021 * thick * near / max(canvas.tall, 0.6)
        lean = (canvas.chance.random() - 0.5) * 0.03
        stone = [(x - wide, y), (x - wide * 0.8 + lean, y - high), (x + wide * 0.2 + lean, y - high * 1.06),
                 (x + wide * 0.75 + lean, y - high * 0.97), (x + wide, y + 0.005)]  # fmt: skip
        canvas.shape(stone, mixed(INK, own, 0.05))
        inside = 1 if math.cos(angle) < 0 else -1
        edge = canvas.mask(stone) * (1 - canvas.mask([(px - inside * 0.004, py) for px, py in stone]))
        canvas.add(edge * (0.6 if math.sin(angle) < 0.3 else 0.25), own)


def stones() -> Image.Image:
    """A gate under the stars, before anything is decided."""
    canvas = Canvas("stones", 1000, 1000)
    grounds.night(canvas, COLD, 0.68, (0.5, 0.62), 0.5, 0.5)
    canvas.stars(420, (0.9, 0.92, 1.0), 0.66)
    for high, dark in ((0.16, 0.16), (0.09, 0.07)):
        grounds.ridge(canvas, 0.70, high, 6, mixed(INK, COLD, dark), COLD)
    grounds.ground(canvas, COLD, 0.69)
    ring(canvas, (0.5, 0.80), 0.31, mixed(COLD, (0.6, 0.9, 1.0), 0.4), tall=0.20)
    for number, (x, y, tall) in enumerate(
        ((0.12, 0.90, 0.17), (0.24, 0.965, 0.19), (0.88, 0.92, 0.18), (0.75, 0.975, 0.19))
    ):
        cultist(canvas, x, y, tall, number, COLD, x > 0.5, 0.4)
    canvas.fog(0.93, mixed(INK, COLD, 0.06), 0.8, 4, 0.12)
    canvas.motes(110, mixed(COLD, (1, 1, 1), 0.4), (0.2, 0.2, 0.8, 0.85))
    return canvas.finish()


def dawn() -> Image.Image:
    """Humanity survives: a coast with a lighthouse and lit windows, and the sun that comes."""
    canvas = Canvas("dawn", 1000, 1000)
    canvas.sky(
        (
            (0, rgb("#0c1524")),
            (0.4, rgb("#253a55")),
            (0.60, rgb("#8a6a58")),
            (0.68, rgb("#e2ad72")),
            (1, rgb("#0c1018")),
        )
    )
    canvas.stars(120, (0.9, 0.92, 1.0), 0.34)
    clouds = np.clip(canvas.noise(4, 6, 4.0) - 0.46, 0, 1)
    canvas.add(clouds * np.exp(-(((canvas.y - 0.55) / 0.2) ** 2)) * 1.5, rgb("#d98a5a"))
    canvas.add(canvas.ball((0.56, 0.68), 0.40, 1.4) * 0.8, rgb("#e8a860"))
    canvas.add(canvas.ball((0.56, 0.675), 0.055, 0.6), rgb("#fff0cc"))
    sea = np.clip((canvas.y - 0.68) / 0.006, 0, 1)
    canvas.cover(sea, rgb("#16222f"))
    glints = np.clip(canvas.noise(26, 4, 10.0) - 0.47, 0, 1) * 4
    canvas.add(
        sea * glints * np.exp(-(((canvas.x - 0.56) / (0.05 + 0.5 * np.clip(canvas.y - 0.68, 0, 1))) ** 2)),
        rgb("#e6a765"),
    )
    # What has been: arms that sink back.
    for x, tall, bend in ((0.70, 0.15, 0.05), (0.78, 0.10, -0.04), (0.63, 0.07, -0.03), (0.86, 0.06, 0.03)):
        arm(canvas, (x, 0.70), tall, bend, rgb("#1b2836"))
    for lift, dark in ((0.0, "#121b26"), (0.07, "#0a1018")):
        line = []
        for x in np.linspace(0, 1, 31):
            hill = 0.17 * math.exp(-(((x - 0.06) / (0.22 + lift)) ** 2))
            line.append((x, 0.86 + lift - hill - 0.008 * canvas.chance.random()))
        canvas.shape([(0, 1), *line, (1, 1)], rgb(dark))
    canvas.shape([(0.135, 0.75), (0.15, 0.50), (0.185, 0.50), (0.20, 0.75)], rgb("#0d141d"))
    canvas.shape(
        [(0.143, 0.505), (0.143, 0.49), (0.155, 0.455), (0.18, 0.455), (0.192, 0.49), (0.192, 0.505)], rgb("#0b1119")
    )
    canvas.add(
        canvas.mask([(0.168, 0.478), (0.62, 0.36), (0.62, 0.44)], 0.01)
        * np.clip((0.60 - canvas.x) / 0.40, 0, 1) ** 1.3
        * 0.4,
        rgb("#ffe2a0"),
    )
    candle(canvas, (0.168, 0.478), 0.012)
    for number in range(8):
        x, y = 0.235 + number * 0.046, 0.800 + 0.011 * number + 0.008 * (number % 3)
        wide, high = 0.017 + 0.011 * ((number * 5) % 3) / 2, 0.030 + 0.022 * ((number * 7) % 4) / 3
        canvas.shape(
            [(x - wide, y + 0.12), (x - wide, y), (x - wide * 0.1, y - high), (x + wide, y), (x + wide, y + 0.12)],
            rgb("#0a1018"),
        )
        if number % 3 != 2:
            canvas.add(
                canvas.ball((x + wide * (0.45 - 0.9 * (number % 2)), y + 0.02 + 0.012 * (number % 4)), 0.005),
                rgb("#ffc76a"),
            )
    return canvas.finish(0.5)


def arm(canvas: Canvas, foot: tuple[float, float], tall: float, bend: float, color: Color) -> None:
    """A tentacle that stands out of the sea."""
    spine = [(foot[0] + bend * math.sin(t * 2.6) * (0.3 + t), foot[1] - tall * t) for t in np.linspace(0, 1, 24)]
    left = [(x - 0.018 * (1 - t) ** 0.7 * tall * 6, y) for (x, y), t in zip(spine, np.linspace(0, 1, 24), strict=True)]
    right = [(x + 0.018 * (1 - t) ** 0.7 * tall * 6, y) for (x, y), t in zip(spine, np.linspace(0, 1, 24), strict=True)]
    canvas.shape(left + right[::-1], color)


def circle() -> Image.Image:
    """The end of rites: cultists in a ring round what they have called, by candle light."""
    canvas = Canvas("circle", 1000, 1000)
    own = rgb("#b98a4a")
    grounds.night(canvas, own, 0.55, (0.5, 0.40), 0.55, 0.5)
    for far, count, dark in ((0.6, 16, 0.14), (0.2, 9, 0.05)):
        for number in range(count):
            x = (number + canvas.chance.random()) / count
            if abs(x - 0.5) > 0.18:
                grounds.tree(canvas, (x, 0.60), 0.62 - 0.1 * far, 0.012, mixed(INK, own, dark))
        canvas.fog(0.46, mixed(INK, own, 0.18 * (0.4 + far)), 0.5)
    grounds.ground(canvas, own, 0.58)
    lit = np.hypot((canvas.x - 0.5) / 0.42, (canvas.y - 0.76) / 0.16)
    canvas.add(np.exp(-(lit**2)) * 0.5, own)
    for turn in (0.0, 0.05):
        band = np.abs(lit - 0.80 + turn * 2)
        canvas.add(np.exp(-((band / 0.012) ** 2)) * 0.5, mixed(own, (1, 0.9, 0.6), 0.5))
    places = [
        (0.5 + 0.40 * math.cos(a), 0.775 + 0.145 * math.sin(a)) for a in np.linspace(-math.pi, math.pi, 10)[:-1] + 0.35
    ]
    for number, (x, y) in enumerate(sorted(places, key=lambda at: at[1])):
        cultist(canvas, x, y, 0.17 + 0.32 * (y - 0.62), number, own, x > 0.5, 0.5 if y > 0.7 else 0.36)
    for a in np.linspace(-math.pi, math.pi, 8)[:-1]:
        candle(canvas, (0.5 + 0.22 * math.cos(a), 0.77 + 0.075 * math.sin(a)), 0.007)
    canvas.motes(120, (1.0, 0.75, 0.4), (0.25, 0.2, 0.75, 0.8))
    return canvas.finish()


PLAIN: dict[str, Paint] = {"stones": stones, "dawn": dawn, "circle": circle}
