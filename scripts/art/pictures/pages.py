"""Pictures of a story's ending and of pages that are empty yet: wide, for above words."""

import math

import numpy as np
from PIL import Image

from art.pictures import grounds
from art.pictures.canvas import INK, Canvas, mixed, rgb
from art.pictures.props import book
from art.pictures.scenes import COLD, arm, candle, cultist, ring
from art.pictures.stories import GREEN, HIGH, LAMP, WIDE, Paint, great, table


def ending() -> Image.Image:
    """An open almanac from which stars rise."""
    canvas = Canvas("ending", WIDE, HIGH)
    own = rgb("#c7ad74")
    canvas.sky(((0, rgb("#080b14")), (0.75, rgb("#1a1a20")), (1, rgb("#0a0908"))))
    canvas.add(canvas.ball((0.5, 0.66), 0.34, 1.5) * 0.5, own)
    canvas.rays((0.5, 0.74), own, 0.8, 50, 0.5)
    canvas.stars(420, (0.95, 0.93, 0.85), 0.70)
    table(canvas, 0.80, own)
    for side in (-1, 1):
        page = [(0.5, 0.82)] + [
            (0.5 + side * t * 0.20, 0.80 - 0.055 * math.sin(t * math.pi * 0.9) + 0.02 * t)
            for t in np.linspace(0, 1, 20)
        ]
        low = [
            (0.5 + side * t * 0.235, 0.915 - 0.045 * math.sin(t * math.pi * 0.9) + 0.012 * t)
            for t in np.linspace(1, 0, 20)
        ]
        canvas.shape(
            [(0.5 + side * 0.245, 0.955), (0.5 + side * 0.208, 0.83), (0.5, 0.83), (0.5, 0.955)], rgb("#2a1a12")
        )
        canvas.shape([*page, *low, (0.5, 0.94)], rgb("#b9a67c"), 0.0008)
        canvas.darken(canvas.mask([*page, *low, (0.5, 0.94)]) * np.exp(-(((canvas.x - 0.5) / 0.025) ** 2)) * 0.6)
        for line in range(7):
            y = 0.80 + line * 0.015
            drawn = [
                (0.5 + side * t * (0.19 + line * 0.004), y - 0.05 * math.sin(t * math.pi * 0.9) + 0.016 * t)
                for t in np.linspace(0.16, 0.86, 16)
            ]
            canvas.darken(
                canvas.mask([*drawn, *[(px, py + 0.0035) for px, py in drawn[::-1]]]) * 0.35 * canvas.noise(120, 2)
            )
    for number in range(7):
        a = math.pi * (1.16 - 0.22 * number)
        candle(canvas, (0.5 + 0.27 * math.cos(a), 0.62 - 0.42 * math.sin(a) * 0.9), 0.006, (0.95, 0.9, 0.75))
    return canvas.finish(0.8)


def procession() -> Image.Image:
    """Robes with candles along a shore, and something beyond the fog that they walk to."""
    canvas = Canvas("procession", WIDE, HIGH)
    own = mixed(COLD, GREEN, 0.4)
    grounds.night(canvas, own, 0.66, (0.74, 0.48), 0.5, 0.4)
    canvas.stars(260, (0.9, 0.95, 1.0), 0.55)
    great(canvas, "great_cthulhu", "cthulhu", 0.75, 0.80, 0.70, 0.22, 0.9, own, True)
    canvas.fog(0.44, mixed(INK, own, 0.28), 0.85, 3, 0.3)
    for high, dark in ((0.10, 0.10), (0.05, 0.05)):
        grounds.ridge(canvas, 0.74, high, 8, mixed(INK, own, dark), own)
    grounds.ground(canvas, own, 0.73, wet=0.8)
    for number in range(9):
        x, far = 0.06 + number * 0.066, number / 8
        y, tall = 0.95 - 0.13 * far, 0.27 - 0.15 * far
        cultist(canvas, x, y, tall, number, own, False, 0.5 - 0.2 * far, 0.8)
        candle(canvas, (x + tall * 0.10, y - tall * 0.46), 0.006 - 0.0025 * far)
    canvas.fog(0.90, mixed(INK, own, 0.06), 0.7, 4, 0.14)
    canvas.motes(70, mixed(own, (1, 0.95, 0.8), 0.5), (0, 0.3, 1, 0.95))
    return canvas.finish(0.7)


def vigil() -> Image.Image:
    """A gate in the hills by night, kept by two; nothing has come yet."""
    canvas = Canvas("vigil", WIDE, HIGH)
    own = rgb("#8f86b8")
    grounds.night(canvas, own, 0.62, (0.5, 0.56), 0.5, 0.6)
    canvas.stars(420, (0.93, 0.92, 1.0), 0.6)
    for high, dark in ((0.20, 0.15), (0.11, 0.07)):
        grounds.ridge(canvas, 0.66, high, 9, mixed(INK, own, dark), own)
    grounds.ground(canvas, own, 0.65)
    ring(canvas, (0.5, 0.79), 0.19, own, 11, 0.24)
    for number, (x, y) in enumerate(((0.20, 0.93), (0.80, 0.93), (0.285, 0.985), (0.715, 0.985))):
        cultist(canvas, x, y, 0.30, number + 1, own, x > 0.5, 0.42)
    for x, tall, bend in ((0.06, 0.22, 0.02), (0.94, 0.20, -0.02)):
        arm(canvas, (x, 1.02), tall, bend, mixed(INK, own, 0.03))
    canvas.fog(0.92, mixed(INK, own, 0.06), 0.8, 4, 0.12)
    return canvas.finish(0.7)


def almanac() -> Image.Image:
    """A round window under a roof, seven stars in it that stand wrongly, and the book that knows of them."""
    canvas = Canvas("almanac", 640, 760)
    canvas.sky(((0, rgb("#08090d")), (0.7, rgb("#14110f")), (1, rgb("#090807"))))
    middle, radius = (0.5, 0.36), 0.33
    away = np.hypot(canvas.x - middle[0], (canvas.y - middle[1]) * canvas.tall) / radius
    glass = np.clip((1 - away) * radius * canvas.wide * 0.7, 0, 1)
    canvas.cover(glass, rgb("#101a2e"))
    canvas.add(glass * np.clip(canvas.noise(3, 5, 1.5) - 0.38, 0, 1) * 0.9, rgb("#3b5480"))
    canvas.add(glass * canvas.ball((0.5, 0.50), 0.30, 1.4) * 0.6, rgb("#5f86a8"))
    inside = canvas.pixels.copy()
    canvas.stars(260, (0.9, 0.93, 1.0), 0.62)
    for x, tall, bend in ((0.36, 0.34, 0.07), (0.66, 0.25, -0.05)):
        arm(canvas, (x, 0.64), tall, bend, rgb("#0a111d"))
    canvas.pixels = inside + (canvas.pixels - inside) * glass[..., None]
    for number in range(7):
        at = 0.535 + 0.075 * (number - 3), 0.27 - 0.035 * math.sin(number * math.pi / 6)
        canvas.add(canvas.ball(at, 0.030) * 0.5, rgb("#9cc4e8"))
        canvas.add(canvas.ball(at, 0.009) * 1.2, (0.95, 0.97, 1.0))
    wood = rgb("#2a1c12")
    canvas.cover(np.exp(-(((away - 1.02) / 0.05) ** 4)), wood)
    canvas.add(np.exp(-(((away - 0.975) / 0.012) ** 2)) * 0.35, rgb("#6f93b8"))
    for turn in (0.0, math.pi / 2):
        side = (math.cos(turn), math.sin(turn))
        across = np.abs((canvas.x - middle[0]) * side[1] - (canvas.y - middle[1]) * canvas.tall * side[0])
        canvas.cover(np.clip((0.011 - across) * canvas.wide, 0, 1) * (away < 1.0), wood)
    table(canvas, 0.80, LAMP)
    for left, colors in ((0.03, ("#3d2519", "#24303a", "#3a2b1a")), (0.76, ("#2b2438", "#41301c"))):
        for place, code in enumerate(colors):
            top, wide = 0.80 - 0.036 * (place + 1), 0.21 - 0.02 * place
            x = left + 0.012 * (place % 2)
            canvas.shape([(x, top), (x + wide, top), (x + wide, top + 0.034), (x, top + 0.034)], rgb(code))
            canvas.add(canvas.mask([(x, top), (x + wide, top), (x + wide, top + 0.004), (x, top + 0.004)]) * 0.5, LAMP)
    book(canvas, (0.5, 0.885), 0.17, LAMP, 0.06)
    canvas.shape([(0.205, 0.80), (0.205, 0.70), (0.235, 0.70), (0.235, 0.80)], rgb("#a8926a"))
    candle(canvas, (0.22, 0.675), 0.022)
    canvas.motes(60, (0.8, 0.85, 1.0), (0.15, 0.25, 0.85, 0.85))
    return canvas.finish(0.7)


PAGES: dict[str, Paint] = {"story_ending": ending, "procession": procession, "vigil": vigil, "almanac": almanac}
