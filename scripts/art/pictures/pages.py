"""Pictures of a story's ending and of pages that are empty yet: wide, for above words."""

import math

import numpy as np
from PIL import Image

from art.pictures import grounds
from art.pictures.canvas import INK, Canvas, mixed, rgb
from art.pictures.scenes import COLD, arm, candle, cultist, ring
from art.pictures.stories import GREEN, HIGH, WIDE, Paint, great, table


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


PAGES: dict[str, Paint] = {"story_ending": ending, "procession": procession, "vigil": vigil}
