"""Pictures of the chapters of The Stars Align: wide, for above words."""

import math
from collections.abc import Callable

import numpy as np
from PIL import Image

from art.pictures import grounds
from art.pictures.canvas import INK, Canvas, Color, mixed, rgb, scaled
from art.pictures.cast import Actor, place
from art.pictures.scenes import candle, cultist

WIDE, HIGH = 1440, 620
GREEN, BLUE, RED, YELLOW = rgb("#62cf92"), rgb("#6f9be8"), rgb("#e0685e"), rgb("#e2bd4a")
LAMP = rgb("#d9a35c")
Paint = Callable[[], Image.Image]


def great(
    canvas: Canvas,
    faction: str,
    unit: str,
    x: float,
    y: float,
    tall: float,
    light: float,
    rim: float,
    own: Color,
    mirrored: bool = False,
    sunk: float = 0.12,
) -> None:
    place(canvas, Actor(faction, unit, (x, y), tall, mirrored, light, sunk, rim), "standard", own)


def table(canvas: Canvas, top: float, own: Color) -> None:
    """A table's top from edge to edge, lit from above its middle."""
    mask = np.clip((canvas.y - top) / 0.008, 0, 1)
    canvas.cover(mask, mixed(INK, rgb("#4a2f1c"), 0.45))
    grain = canvas.noise(4, 5, 0.25) * canvas.noise(50, 3, 14.0)
    canvas.add(mask * grain * 0.35, rgb("#6b4526"))
    canvas.add(mask * np.exp(-(((canvas.x - 0.5) / 0.30) ** 2 + ((canvas.y - top - 0.08) / 0.20) ** 2)) * 0.55, own)
    canvas.add(np.exp(-(((canvas.y - top) / 0.006) ** 2)) * 0.35 * np.exp(-(((canvas.x - 0.5) / 0.4) ** 2)), own)


def ash_and_ink() -> Image.Image:
    """A back room: three robes, one lamp, and something under a cloth."""
    canvas = Canvas("ash_and_ink", WIDE, HIGH)
    canvas.sky(((0, rgb("#0c0a0c")), (0.7, rgb("#1b1411")), (1, rgb("#0a0808"))))
    for shelf in range(4):
        y = 0.10 + shelf * 0.155
        canvas.shape([(0, y + 0.135), (1, y + 0.135), (1, y + 0.145), (0, y + 0.145)], rgb("#2a1c13"))
        x = 0.0
        while x < 1:
            wide = 0.006 + 0.012 * canvas.chance.random()
            high = 0.08 + 0.05 * canvas.chance.random()
            hue = mixed(
                rgb("#2a1a14"), (rgb("#3a2a1a"), rgb("#1f2a2a"), rgb("#341c1c"))[int(canvas.chance.random() * 3)], 0.8
            )
            canvas.shape(
                [(x, y + 0.135), (x, y + 0.135 - high), (x + wide, y + 0.135 - high), (x + wide, y + 0.135)], hue
            )
            x += wide + 0.0015
    canvas.darken(np.clip(np.abs(canvas.x - 0.5) * 1.7 - 0.1, 0, 0.85))
    canvas.add(canvas.mask([(0.5, 0.02), (0.30, 0.72), (0.70, 0.72)], 0.02) * 0.22, LAMP)
    canvas.add(canvas.ball((0.5, 0.10), 0.20) * 0.5, LAMP)
    for number, (x, tall) in enumerate(((0.22, 0.66), (0.78, 0.66), (0.5, 0.60))):
        cultist(canvas, x, 0.86, tall, number + 2, LAMP, x > 0.5, 0.5 if x != 0.5 else 0.36, 0.7)
    canvas.shape([(0.455, 0.05), (0.5, 0.02), (0.545, 0.05), (0.56, 0.11), (0.44, 0.11)], rgb("#141011"))
    candle(canvas, (0.5, 0.12), 0.012)
    table(canvas, 0.70, LAMP)
    cloth = [
        (0.385, 0.86),
        (0.405, 0.79),
        (0.44, 0.70),
        (0.465, 0.635),
        (0.50, 0.612),
        (0.535, 0.64),
        (0.56, 0.71),
        (0.60, 0.80),
        (0.615, 0.86),
        (0.57, 0.885),
        (0.53, 0.868),
        (0.48, 0.89),
        (0.43, 0.868),
    ]
    canvas.shape(cloth, rgb("#3d1a1c"), 0.0015)
    body = canvas.mask(cloth, 0.002)
    folds = 0.5 + 0.5 * np.sin((canvas.x - 0.5) / (0.02 + 0.10 * np.clip(canvas.y - 0.6, 0, 1)) * 2.2)
    canvas.add(body * folds**3 * np.exp(-(((canvas.x - 0.49) / 0.08) ** 2)) * 0.5, rgb("#a0483c"))
    for x, y in ((0.30, 0.80), (0.70, 0.79)):
        canvas.shape([(x - 0.006, y + 0.07), (x - 0.006, y), (x + 0.006, y), (x + 0.006, y + 0.07)], rgb("#c8b48a"))
        candle(canvas, (x, y - 0.015), 0.008)
    return canvas.finish(0.9)


def the_merrimac_quarrel() -> Image.Image:
    """An observatory over a river that runs the wrong way, and what sleeps off the reef."""
    canvas = Canvas("the_merrimac_quarrel", WIDE, HIGH)
    own = mixed(GREEN, rgb("#4a7a9a"), 0.4)
    grounds.night(canvas, own, 0.62, (0.70, 0.50), 0.5, 0.5)
    canvas.stars(260, (0.85, 0.95, 0.95), 0.55)
    great(canvas, "great_cthulhu", "cthulhu", 0.70, 0.76, 0.66, 0.30, 0.9, GREEN, True)
    canvas.fog(0.42, mixed(INK, own, 0.30), 0.8, 3, 0.3)
    for lift, dark in ((0.0, 0.13), (0.09, 0.06)):
        line = [
            (
                s / 40,
                0.66
                + lift
                - 0.10 * math.sin(s / 40 * 6 + lift * 30) * (0.6 + 0.4 * math.cos(s / 7))
                - (0.13 if s < 14 and lift else 0) * math.sin(s / 14 * 3.14),
            )
            for s in range(41)
        ]
        canvas.shape([(0, 1), *line, (1, 1)], mixed(INK, own, dark))
    river = [
        (0.47, 0.74),
        (0.51, 0.735),
        (0.58, 0.79),
        (0.50, 0.85),
        (0.63, 0.93),
        (0.72, 1.0),
        (0.36, 1.0),
        (0.38, 0.93),
        (0.43, 0.85),
        (0.52, 0.79),
    ]
    canvas.add(canvas.mask(river, 0.002) * (0.4 + 0.6 * canvas.noise(30, 3, 6.0)) * 0.6, scaled(own, 0.9))
    x, y = 0.17, 0.52
    canvas.shape([(x - 0.075, y + 0.16), (x - 0.075, y), (x + 0.075, y), (x + 0.075, y + 0.16)], mixed(INK, own, 0.03))
    dome = [(x + 0.07 * math.cos(a), y - 0.15 * math.sin(a)) for a in np.linspace(0, math.pi, 30)]
    canvas.shape(dome, mixed(INK, own, 0.05))
    canvas.add(
        canvas.mask([(x + 0.012, y - 0.01), (x + 0.010, y - 0.15), (x + 0.034, y - 0.14), (x + 0.038, y - 0.01)]) * 0.9,
        LAMP,
    )
    canvas.shape(
        [(x + 0.014, y - 0.055), (x + 0.095, y - 0.20), (x + 0.106, y - 0.185), (x + 0.026, y - 0.03)],
        mixed(INK, own, 0.02),
    )
    for window in range(4):
        canvas.add(canvas.ball((x - 0.05 + 0.033 * window, y + 0.06), 0.007) * 0.9, LAMP)
    canvas.fog(0.90, mixed(INK, own, 0.08), 0.8, 4, 0.12)
    return canvas.finish(0.7)


def three_chairs() -> Image.Image:
    """A dinner with three guests, and a map in salt under their hands."""
    canvas = Canvas("three_chairs", WIDE, HIGH)
    canvas.sky(((0, rgb("#0b0a10")), (0.7, rgb("#1a1414")), (1, rgb("#090809"))))
    canvas.add(canvas.ball((0.5, 0.55), 0.40, 1.4) * 0.35, LAMP)
    for faction, unit, x, tall, own in (
        ("crawling_chaos", "nyarlathotep", 0.5, 0.86, BLUE),
        ("black_goat", "shub_niggurath", 0.19, 0.78, RED),
        ("yellow_sign", "king_in_yellow", 0.81, 0.76, YELLOW),
    ):
        canvas.add(canvas.ball((x, 0.35), 0.16, 1.3) * 0.28, own)
        great(canvas, faction, unit, x, 0.75, tall, 0.55, 0.7, own, x > 0.5, 0.2)
    table(canvas, 0.66, LAMP)
    for turn in range(9):
        blot = [
            (
                0.5 + (0.07 + 0.035 * turn) * math.cos(a) * (1 + 0.12 * math.sin(5 * a + turn)),
                0.83 + (0.02 + 0.012 * turn) * math.sin(a) * (1 + 0.2 * math.sin(4 * a - turn * 2)),
            )
            for a in np.linspace(0, 2 * math.pi, 60)
        ]
        if turn % 3 == 0:
            inner = [(0.5 + (px - 0.5) * 0.985, 0.83 + (py - 0.83) * 0.97) for px, py in blot]
            canvas.add((canvas.mask(blot) - canvas.mask(inner)).clip(0, 1) * canvas.noise(90, 3) * 1.1, rgb("#e8dcc0"))
    for x, y in ((0.34, 0.74), (0.44, 0.71), (0.56, 0.71), (0.66, 0.74)):
        canvas.shape([(x - 0.005, y), (x - 0.005, y - 0.12), (x + 0.005, y - 0.12), (x + 0.005, y)], rgb("#cbb78c"))
        candle(canvas, (x, y - 0.135), 0.008)
    return canvas.finish(0.85)


def the_king_in_asia() -> Image.Image:
    """The sleeper and the yellow robe, face to face over small fires."""
    canvas = Canvas("the_king_in_asia", WIDE, HIGH)
    middle = mixed(GREEN, YELLOW, 0.5)
    grounds.night(canvas, scaled(middle, 0.8), 0.72, (0.5, 0.6), 0.35, 0.4)
    canvas.stars(160, (1, 0.97, 0.9), 0.5)
    canvas.add(canvas.ball((0.24, 0.45), 0.22, 1.4) * 0.45, GREEN)
    canvas.add(canvas.ball((0.76, 0.45), 0.22, 1.4) * 0.45, YELLOW)
    for high, dark in ((0.22, 0.14), (0.12, 0.06)):
        grounds.ridge(canvas, 0.76, high, 7, mixed(INK, middle, dark), middle)
    great(canvas, "great_cthulhu", "cthulhu", 0.25, 0.84, 0.80, 0.85, 0.6, GREEN)
    great(canvas, "yellow_sign", "king_in_yellow", 0.74, 0.86, 0.76, 0.85, 0.6, YELLOW, True, 0.06)
    canvas.fog(0.74, mixed(INK, middle, 0.22), 0.85, 4, 0.2)
    for number, (x, y, tall) in enumerate(
        ((0.42, 0.93, 0.17), (0.475, 0.90, 0.15), (0.545, 0.91, 0.15), (0.60, 0.945, 0.17))
    ):
        cultist(canvas, x, y, tall, 0 if x < 0.5 else 3, middle, x > 0.5, 0.5, 0.2)
        candle(canvas, (x + (0.028 if x < 0.5 else -0.028), y - tall * 0.45), 0.004 + 0.001 * (number % 2))
    canvas.motes(90, mixed(middle, (1, 0.9, 0.7), 0.4), (0.1, 0.3, 0.9, 0.95))
    return canvas.finish(0.7)


def a_night_at_the_museum() -> Image.Image:
    """A hall of glass cases after six, and somebody with a light."""
    canvas = Canvas("a_night_at_the_museum", WIDE, HIGH)
    own = rgb("#6fa0a8")
    canvas.sky(((0, rgb("#070a0e")), (0.75, rgb("#111a20")), (1, rgb("#06080b"))))
    canvas.add(canvas.mask([(0.36, 0.0), (0.46, 0.0), (0.70, 0.95), (0.44, 0.95)], 0.02) * 0.16, own)
    for x in (0.03, 0.265, 0.5, 0.735, 0.97):
        canvas.shape(
            [
                (x - 0.022, 0.8),
                (x - 0.018, 0.12),
                (x - 0.04, 0.06),
                (x - 0.04, 0),
                (x + 0.04, 0),
                (x + 0.04, 0.06),
                (x + 0.018, 0.12),
                (x + 0.022, 0.8),
            ],
            mixed(INK, own, 0.10),
        )
    grounds.ground(canvas, own, 0.79, wet=0.7)
    shown = (
        ("ancients", "un_man", 0.46, 0.148),
        ("sleeper", "serpent_man", 0.36, 0.382),
        ("windwalker", "wendigo", 0.36, 0.618),
        ("opener_of_the_way", "mutant", 0.36, 0.852),
    )
    for faction, unit, tall, x in shown:
        left, right, top, foot = x - 0.075, x + 0.075, 0.20, 0.80
        canvas.add(canvas.mask([(left, top), (right, top), (right, foot), (left, foot)], 0.004) * 0.13, own)
        canvas.add(canvas.ball((x, 0.25), 0.07, 1.2) * 0.5, mixed(own, LAMP, 0.4))
        actor = Actor(faction, unit, (x, 0.80), tall, x > 0.5, 0.6, 0.08, 0.5, None, 0.35)
        place(canvas, actor, "standard", own)
        for a, b in ((left, left + 0.004), (right - 0.004, right)):
            canvas.shape([(a, top), (b, top), (b, foot), (a, foot)], mixed(INK, rgb("#c9a865"), 0.45))
        canvas.shape(
            [(left - 0.006, top - 0.02), (right + 0.006, top - 0.02), (right + 0.006, top), (left - 0.006, top)],
            mixed(INK, rgb("#c9a865"), 0.35),
        )
        canvas.shape(
            [(left - 0.008, foot), (right + 0.008, foot), (right + 0.008, foot + 0.06), (left - 0.008, foot + 0.06)],
            rgb("#15100d"),
        )
        canvas.add(
            canvas.mask([(left + 0.02, top), (left + 0.045, top), (right - 0.06, foot), (right - 0.085, foot)]) * 0.08,
            (1, 1, 1),
        )
    cultist(canvas, 0.5, 0.97, 0.46, 3, LAMP, False, 0.5, 0.8)
    candle(canvas, (0.458, 0.73), 0.010)
    canvas.fog(0.93, mixed(INK, own, 0.06), 0.7, 4, 0.12)
    return canvas.finish(0.8)


def the_house_at_innsmouth() -> Image.Image:
    """One lit house, the tide in the street, and heads in the tide."""
    canvas = Canvas("the_house_at_innsmouth", WIDE, HIGH)
    own = rgb("#4f9a8a")
    grounds.night(canvas, own, 0.66, (0.5, 0.35), 0.35, 0.15)
    grounds.moon(canvas, (0.80, 0.20), 0.055, own)
    for far, count, dark in ((0.6, 13, 0.12), (0.2, 9, 0.05)):
        for number in range(count):
            x = (number + 0.5 + 0.4 * canvas.chance.random()) / count
            if abs(x - 0.5) < 0.14:
                continue
            house(
                canvas,
                x,
                0.72,
                0.045,
                (0.16 + 0.22 * abs(x - 0.5)) * (0.8 + 0.6 * canvas.chance.random()),
                mixed(INK, own, dark),
            )
        canvas.fog(0.56, mixed(INK, own, 0.2 * (0.5 + far)), 0.5)
    house(canvas, 0.5, 0.74, 0.11, 0.40, mixed(INK, own, 0.025))
    for x, y in ((0.44, 0.56), (0.56, 0.56), (0.50, 0.44), (0.44, 0.66), (0.56, 0.66)):
        canvas.add(canvas.ball((x, y), 0.05) * 0.25, LAMP)
        for side in (-0.008, 0.008):
            canvas.add(
                canvas.mask(
                    [
                        (x + side - 0.006, y - 0.035),
                        (x + side + 0.006, y - 0.035),
                        (x + side + 0.006, y + 0.03),
                        (x + side - 0.006, y + 0.03),
                    ]
                )
                * 0.95,
                LAMP,
            )
    grounds.ground(canvas, own, 0.74, wet=0.5)
    canvas.add(
        np.clip((canvas.y - 0.74) / 0.01, 0, 1)
        * np.clip(canvas.noise(40, 3, 9.0) - 0.45, 0, 1)
        * 2.2
        * np.exp(-(((canvas.x - 0.5) / 0.10) ** 2)),
        LAMP,
    )
    for x, y, tall, mirrored in (
        (0.12, 0.84, 0.20, False),
        (0.24, 0.90, 0.26, False),
        (0.37, 0.845, 0.18, False),
        (0.66, 0.85, 0.19, True),
        (0.78, 0.91, 0.27, True),
        (0.91, 0.85, 0.21, True),
        (0.52, 0.94, 0.28, True),
    ):
        actor = Actor("great_cthulhu", "deep_one", (x, y), tall, mirrored, 0.30, 0.35, 0.7, None, 0.3)
        place(canvas, actor, "standard", own)
    canvas.fog(0.90, mixed(INK, own, 0.07), 0.75, 4, 0.14)
    return canvas.finish(0.75)


def house(canvas: Canvas, x: float, foot: float, wide: float, tall: float, color: Color) -> None:
    """A house with a steep roof and a chimney."""
    top = foot - tall
    canvas.shape(
        [
            (x - wide, foot + 0.02),
            (x - wide, top),
            (x - wide * 1.12, top + 0.005),
            (x, top - wide * 1.9),
            (x + wide * 1.12, top + 0.005),
            (x + wide, top),
            (x + wide, foot + 0.02),
        ],
        color,
    )
    canvas.shape(
        [
            (x + wide * 0.45, top),
            (x + wide * 0.45, top - wide * 1.7),
            (x + wide * 0.66, top - wide * 1.7),
            (x + wide * 0.66, top),
        ],
        color,
    )


def the_seventh_night() -> Image.Image:
    """Seven stars in a line, four shapes on the horizon, a town that listens."""
    canvas = Canvas("the_seventh_night", WIDE, HIGH)
    own = rgb("#8796c8")
    grounds.night(canvas, own, 0.72, (0.5, 0.62), 0.55, 0.4)
    canvas.stars(520, (0.92, 0.94, 1.0), 0.66)
    for faction, unit, x, tall, color in (
        ("great_cthulhu", "cthulhu", 0.15, 0.58, GREEN),
        ("black_goat", "shub_niggurath", 0.385, 0.46, RED),
        ("crawling_chaos", "nyarlathotep", 0.62, 0.56, BLUE),
        ("yellow_sign", "hastur", 0.85, 0.56, YELLOW),
    ):
        canvas.add(canvas.ball((x, 0.52), 0.12, 1.3) * 0.30, color)
        great(canvas, faction, unit, x, 0.84, tall, 0.16, 1.1, color, x > 0.5, 0.16)
    canvas.fog(0.56, mixed(INK, own, 0.26), 0.85, 3, 0.26)
    for number in range(7):
        at = 0.26 + number * 0.08, 0.17 - 0.05 * math.sin((number + 0.5) / 7 * math.pi)
        canvas.add(canvas.ball(at, 0.016) * 0.6, own)
        canvas.add(canvas.ball(at, 0.0055), (1, 1, 0.95))
        for turn in (0, math.pi / 2):
            reach = 0.02
            canvas.add(
                canvas.mask(
                    [
                        (at[0] + reach * math.cos(turn), at[1] + reach * math.sin(turn) * 2.3),
                        (at[0] + 0.0012 * math.sin(turn), at[1] + 0.003 * math.cos(turn)),
                        (at[0] - reach * math.cos(turn), at[1] - reach * math.sin(turn) * 2.3),
                        (at[0] - 0.0012 * math.sin(turn), at[1] - 0.003 * math.cos(turn)),
                    ],
                    0.0008,
                )
                * 0.8,
                (1, 1, 0.95),
            )
    for number in range(16):
        x = (number + 0.5) / 16 + 0.01 * (canvas.chance.random() - 0.5)
        house(canvas, x, 0.95, 0.034, 0.06 + 0.08 * canvas.chance.random(), mixed(INK, own, 0.035))
        if number % 3:
            canvas.add(canvas.ball((x + 0.012 * (-1) ** number, 0.915), 0.005) * 0.9, LAMP)
    canvas.shape([(0, 0.94), (1, 0.94), (1, 1), (0, 1)], mixed(INK, own, 0.02))
    return canvas.finish(0.7)


STORY: dict[str, Paint] = {
    f"story_{paint.__name__}": paint
    for paint in (
        ash_and_ink,
        the_merrimac_quarrel,
        three_chairs,
        the_king_in_asia,
        a_night_at_the_museum,
        the_house_at_innsmouth,
        the_seventh_night,
    )
}
