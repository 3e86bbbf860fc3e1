"""Pictures of the puzzles, by their files' names: upright, to stand beside the table, and small ones for the list."""

import math
from collections.abc import Callable
from functools import partial

import numpy as np
from PIL import Image

from art.pictures import grounds
from art.pictures.canvas import INK, Canvas, Color, mixed, rgb, scaled
from art.pictures.lessons import CHAOS, CTHULHU, GOAT, YELLOW, dim
from art.pictures.props import beam, book, card, color, lit, sea, stand
from art.pictures.scenes import COLD, arm, candle, cultist, ring
from art.pictures.stories import LAMP, Paint, house, table

WIDE, HIGH = 620, 800
SMALL = 150, 100
"""px of those in the list."""
FIRE = rgb("#d8603c")
ASHEN = rgb("#7d8792")


def sky(name: str, own: Color, level: float, light: tuple[float, float] = (0.5, 0.4), strength: float = 0.5,
        stars: int = 200) -> Canvas:  # fmt: skip
    """An upright canvas with a night sky."""
    canvas = Canvas(name, WIDE, HIGH)
    grounds.night(canvas, dim(own), level, light, strength, 0.4)
    canvas.stars(stars, (0.9, 0.93, 1.0), level * 0.9)
    return canvas


def stone_ring(canvas: Canvas, at: tuple[float, float], radius: float, own: Color) -> None:
    """A gate's stones, as broad and low as an upright picture wants them."""
    ring(canvas, at, radius, own, 11 if radius > 0.25 else 9, radius * 0.27, 1.1 + radius * 4.5)


def done(canvas: Canvas, own: Color, fog: float = 0.95) -> Image.Image:
    """Fog at the foot, dust in the light, dark corners."""
    canvas.fog(fog, mixed(INK, own, 0.06), 0.7, 4, 0.08)
    canvas.motes(60, mixed(own, (1, 0.95, 0.8), 0.5), (0.05, 0.2, 0.95, 0.95))
    return canvas.finish(0.55)


def three_for_four() -> Image.Image:
    """Three rings of stones: at two somebody keeps the gate, at the third nobody."""
    own = color(CTHULHU)
    canvas = sky("three_for_four", own, 0.46, (0.5, 0.40), 0.55)
    for high, dark in ((0.14, 0.15), (0.07, 0.07)):
        grounds.ridge(canvas, 0.48, high, 6, mixed(INK, own, dark), own)
    grounds.ground(canvas, own, 0.47)
    stone_ring(canvas, (0.74, 0.57), 0.16, scaled(ASHEN, 0.45))
    stand(canvas, CTHULHU, "deep_one", 0.50, 0.63, 0.19, False, 1.0, rim=0.8)
    stone_ring(canvas, (0.25, 0.68), 0.19, own)
    stand(canvas, CTHULHU, "acolyte", 0.25, 0.70, 0.20, light=0.85)
    stone_ring(canvas, (0.60, 0.86), 0.31, own)
    stand(canvas, CTHULHU, "acolyte", 0.60, 0.88, 0.31, True, 0.95)
    return done(canvas, own, 0.97)


def nobody_is_safe() -> Image.Image:
    """Two robes, a ghoul before them, and he who reaches past it."""
    own = color(CTHULHU)
    canvas = sky("nobody_is_safe", own, 0.60, (0.5, 0.34), 0.7, 120)
    canvas.rays((0.5, 0.36), own, 1.0, 46, 0.6)
    stand(canvas, CTHULHU, "cthulhu", 0.5, 0.72, 0.62, light=0.85, sunk=0.18, rim=0.9)
    canvas.fog(0.58, mixed(INK, own, 0.28), 0.8, 4, 0.16)
    grounds.ground(canvas, own, 0.70)
    stand(canvas, GOAT, "acolyte", 0.27, 0.92, 0.26, False, 0.9, rim=0.7)
    stand(canvas, GOAT, "acolyte", 0.73, 0.91, 0.25, True, 0.9, rim=0.7)
    stand(canvas, GOAT, "ghoul", 0.50, 0.96, 0.22, False, 0.95, rim=0.7)
    return done(canvas, own, 0.98)


def third_ocean() -> Image.Image:
    """A gate in the sea, its keeper asleep, and who stands there in his dream."""
    own = mixed(color(CTHULHU), COLD, 0.4)
    canvas = sky("third_ocean", own, 0.55, (0.5, 0.24), 0.5)
    grounds.moon(canvas, (0.5, 0.21), 0.16, own)
    sea(canvas, own, 0.56, 1.3)
    lit(canvas, CTHULHU, 0.5, 0.42, 0.30, 0.4)
    stand(canvas, CTHULHU, "acolyte", 0.5, 0.66, 0.44, light=0.34, sunk=0.10, rim=1.5)
    canvas.fog(0.60, mixed(INK, own, 0.25), 0.8, 3, 0.16)
    stone_ring(canvas, (0.5, 0.83), 0.34, color(YELLOW))
    stand(canvas, YELLOW, "acolyte", 0.5, 0.855, 0.25, True, 0.75)
    stand(canvas, YELLOW, "undead", 0.85, 0.95, 0.20, True, 0.7)
    return done(canvas, own, 0.97)


def down_and_up() -> Image.Image:
    """A town on the shore, and below the water what comes up under it."""
    own = color(CTHULHU)
    canvas = Canvas("down_and_up", WIDE, HIGH)
    deep = 0.36
    canvas.sky(((0, mixed(INK, COLD, 0.10)), (deep, mixed(INK, COLD, 0.40)), (deep + 0.001, mixed(INK, own, 0.42)),
                (0.75, mixed(INK, own, 0.14)), (1, mixed(INK, own, 0.03))))  # fmt: skip
    canvas.stars(120, (0.9, 0.95, 1.0), 0.24)
    below = np.clip((canvas.y - deep) / 0.01, 0, 1)
    beams = np.clip(canvas.noise(14, 3, 0.08) - 0.45, 0, 1) * 3 * np.exp(-np.clip(canvas.y - deep, 0, 1) / 0.22)
    canvas.add(below * beams * 0.5, own)
    lit(canvas, CTHULHU, 0.5, 0.62, 0.40, 0.30)
    stand(canvas, CTHULHU, "cthulhu", 0.5, 0.97, 0.55, light=0.55, sunk=0.10, rim=0.9)
    canvas.fog(0.84, mixed(INK, own, 0.05), 0.85, 3, 0.2)
    for x, tall in ((0.60, 0.05), (0.67, 0.075), (0.74, 0.055), (0.82, 0.085), (0.91, 0.06)):
        house(canvas, x, 0.325, 0.035, tall, mixed(INK, COLD, 0.07))
        canvas.add(canvas.ball((x, 0.30), 0.008) * 0.9, LAMP)
    shore = [(x, deep - 0.035 + 0.05 * math.exp(-((x / 0.40) ** 2)) + 0.004 * math.sin(x * 60))
             for x in np.linspace(0, 1, 50)]  # fmt: skip
    rock = [(x, deep + 0.05 + 0.30 * max(x - 0.55, 0) ** 0.8 + 0.012 * math.sin(x * 45)) for x in np.linspace(1, 0, 50)]
    canvas.shape(shore + rock, mixed(INK, COLD, 0.04))
    stand(canvas, YELLOW, "acolyte", 0.36, 0.385, 0.17, False, 0.9, rim=0.8)
    stand(canvas, YELLOW, "undead", 0.20, 0.39, 0.16, False, 0.7)
    canvas.motes(120, mixed(own, (1, 1, 1), 0.4), (0.1, 0.45, 0.9, 0.95))
    return canvas.finish(0.5)


def fifteen() -> Image.Image:
    """The King before, and he whom the King makes room for."""
    own = color(YELLOW)
    canvas = Canvas("fifteen", WIDE, HIGH)
    grounds.court(canvas, dim(own), 0.60)
    canvas.rays((0.5, 0.34), own, 0.9, 40, 0.6)
    stand(canvas, YELLOW, "hastur", 0.55, 0.74, 0.60, light=0.55, sunk=0.12, rim=1.1)
    canvas.fog(0.58, mixed(INK, own, 0.24), 0.8, 4, 0.18)
    grounds.ground(canvas, own, 0.72, wet=0.6)
    stand(canvas, YELLOW, "king_in_yellow", 0.34, 0.94, 0.48, False, 0.95)
    stand(canvas, YELLOW, "acolyte", 0.80, 0.95, 0.23, True, 0.75)
    return done(canvas, own, 0.98)


def two_books_one_flight() -> Image.Image:
    """They fly, over the dunes, to a gate and to somebody who stands alone."""
    own = color(CHAOS)
    canvas = Canvas("two_books_one_flight", WIDE, HIGH)
    grounds.dunes(canvas, dim(own), 0.66)
    lit(canvas, CHAOS, 0.60, 0.28, 0.30, 0.4)
    for x, y, size in ((0.17, 0.56, 0.085), (0.84, 0.62, 0.075)):
        book(canvas, (x, y), size, mixed(own, (1, 1, 1), 0.2), 0.12, 0.2)
    stand(canvas, CHAOS, "flying_polyp", 0.62, 0.46, 0.42, True, 0.9, 0.13)
    stand(canvas, CHAOS, "acolyte", 0.30, 0.42, 0.22, False, 0.85, 0.10)
    stone_ring(canvas, (0.26, 0.84), 0.18, scaled(ASHEN, 0.5))
    stand(canvas, CTHULHU, "acolyte", 0.76, 0.92, 0.24, True, 0.85, rim=0.7)
    return done(canvas, own, 0.97)


def everywhere() -> Image.Image:
    """Between the trees, on the hills, over the water: all of one kind, and everywhere."""
    own = color(GOAT)
    canvas = Canvas("everywhere", WIDE, HIGH)
    grounds.woods(canvas, dim(own), 0.50)
    for x, y, unit, tall in ((0.50, 0.52, "acolyte", 0.10), (0.30, 0.56, "ghoul", 0.09), (0.70, 0.57, "fungi", 0.14),
                             (0.18, 0.66, "acolyte", 0.15), (0.52, 0.66, "ghoul", 0.12), (0.84, 0.69, "acolyte", 0.16),
                             (0.34, 0.78, "fungi", 0.21), (0.68, 0.82, "acolyte", 0.21), (0.13, 0.90, "ghoul", 0.18),
                             (0.46, 0.96, "acolyte", 0.27), (0.84, 0.97, "ghoul", 0.21)):  # fmt: skip
        near = (y - 0.5) * 2
        stand(canvas, GOAT, unit, x, y, tall, x > 0.5, 0.55 + 0.4 * near, rim=0.8)
    return done(canvas, own, 0.98)


def change_places() -> Image.Image:
    """She goes into one light and comes out of the other."""
    own = color(GOAT)
    canvas = sky("change_places", own, 0.52, (0.5, 0.30), 0.5)
    for x in (0.06, 0.20, 0.80, 0.95):
        grounds.tree(canvas, (x, 0.56), 0.5, 0.016, mixed(INK, own, 0.06))
    grounds.ground(canvas, own, 0.53)
    beam(canvas, 0.30, 0.64, 0.02, 0.094, color(YELLOW), 0.55)
    beam(canvas, 0.68, 0.90, 0.02, 0.110, own, 0.55)
    bow = [(0.30 + 0.38 * t, 0.50 + 0.22 * t - 0.26 * math.sin(t * math.pi)) for t in np.linspace(0, 1, 40)]
    canvas.add(canvas.mask([*bow, *[(x, y + 0.012) for x, y in bow[::-1]]], 0.006) * 0.7, mixed(own, (1, 1, 1), 0.3))
    stand(canvas, GOAT, "shub_niggurath", 0.30, 0.66, 0.34, False, 0.30, 0.12, rim=1.4)
    stand(canvas, YELLOW, "undead", 0.13, 0.70, 0.15, False, 0.7)
    stand(canvas, GOAT, "shub_niggurath", 0.66, 0.93, 0.46, True, 0.95, 0.06)
    stand(canvas, YELLOW, "acolyte", 0.20, 0.95, 0.22, False, 0.85, rim=0.8)
    return done(canvas, own, 0.98)


def save_cthulhu() -> Image.Image:
    """Wings that circle before the moon, and water that closes over somebody."""
    own = mixed(color(CTHULHU), COLD, 0.35)
    canvas = sky("save_cthulhu", own, 0.66, (0.56, 0.26), 0.55)
    grounds.moon(canvas, (0.56, 0.25), 0.20, mixed(own, color(YELLOW), 0.4))
    for x, y, tall in ((0.22, 0.20, 0.17), (0.80, 0.46, 0.22), (0.52, 0.36, 0.28)):
        stand(canvas, YELLOW, "byakhee", x, y, tall, x > 0.5, 0.75, 0.16, rim=0.9)
    sea(canvas, own, 0.64, 1.3)
    lit(canvas, CTHULHU, 0.42, 0.74, 0.26, 0.5)
    away = np.hypot((canvas.x - 0.42) / 0.36, (canvas.y - 0.83) / 0.060)
    for radius in (0.8, 1.05, 1.35):
        canvas.add(np.exp(-(((away - radius) / 0.05) ** 2)) * (canvas.y > 0.65) * 0.35, own)
    stand(canvas, CTHULHU, "cthulhu", 0.42, 0.86, 0.44, light=0.8, sunk=0.30, rim=0.9)
    canvas.fog(0.80, mixed(INK, own, 0.12), 0.9, 4, 0.09)
    return done(canvas, own)


def last_cell() -> Image.Image:
    """Stones that stand for rites held before: all are dark but the last."""
    own = FIRE
    canvas = sky("last_cell", own, 0.50, (0.62, 0.24), 0.6, 120)
    canvas.rays((0.66, 0.30), rgb("#ffb070"), 1.0, 40, 0.7)
    grounds.ridge(canvas, 0.54, 0.12, 6, mixed(INK, own, 0.07), own)
    grounds.ground(canvas, own, 0.53)
    for number in range(6):
        far = 1 - number / 6
        x, foot = 0.10 + 0.11 * number, 0.60 + 0.010 * number
        wide, tall = 0.032, 0.19 + 0.02 * number
        stone = [(x - wide, foot), (x - wide * 0.8, foot - tall), (x + wide * 0.7, foot - tall * 1.04),
                 (x + wide, foot)]  # fmt: skip
        canvas.shape(stone, mixed(INK, own, 0.05 + 0.03 * far))
        edge = canvas.mask(stone) * (1 - canvas.mask([(px - 0.007, py) for px, py in stone]))
        canvas.add(edge * 0.5, own)
    beam(canvas, 0.80, 0.66, 0.0, 0.06, own, 0.8)
    tall = [(0.74, 0.67), (0.75, 0.34), (0.84, 0.32), (0.86, 0.67)]
    canvas.shape(tall, mixed(INK, own, 0.10))
    canvas.add(canvas.mask([(0.77, 0.38), (0.825, 0.375), (0.83, 0.46), (0.77, 0.46)], 0.006), (1.0, 0.75, 0.4))
    stand(canvas, GOAT, "shub_niggurath", 0.40, 0.80, 0.36, False, 0.6, rim=0.9)
    for number, (x, y) in enumerate(((0.16, 0.90), (0.36, 0.96), (0.60, 0.95), (0.86, 0.91))):
        cultist(canvas, x, y, 0.22, number, own, x > 0.5, 0.55, 0.4)
    candle(canvas, (0.485, 0.90), 0.020)
    canvas.motes(120, (1.0, 0.6, 0.25), (0.4, 0.1, 0.95, 0.85))
    return done(canvas, own, 0.98)


def sixth_book() -> Image.Image:
    """Five books in the air, a sixth that opens above them, and whose they are."""
    own = color(CTHULHU)
    canvas = sky("sixth_book", own, 0.66, (0.5, 0.16), 0.7, 280)
    canvas.rays((0.5, 0.15), mixed(own, (1, 0.9, 0.6), 0.5), 1.1, 44, 0.7)
    stand(canvas, CTHULHU, "cthulhu", 0.5, 0.82, 0.54, light=0.55, sunk=0.14, rim=0.9)
    canvas.fog(0.66, mixed(INK, own, 0.24), 0.8, 4, 0.2)
    grounds.ground(canvas, own, 0.76, wet=0.4)
    for number in range(5):
        a = math.pi * (0.02 + 0.24 * number)
        book(canvas, (0.5 - 0.40 * math.cos(a), 0.62 - 0.32 * math.sin(a)), 0.075, mixed(own, (0.79, 0.66, 0.40), 0.5),
             0.10, 0.2)  # fmt: skip
    book(canvas, (0.5, 0.17), 0.15, rgb("#ffd890"), 0.10, 0.3)
    stand(canvas, CTHULHU, "acolyte", 0.5, 0.95, 0.24, light=0.85)
    return done(canvas, own, 0.98)


def hourglass(canvas: Canvas, top: float, foot: float, wide: float, own: Color) -> None:
    """A glass in which time runs out, a light in what is left above."""
    middle = (top + foot) / 2

    def half(y: float) -> float:
        return wide * (0.06 + 0.94 * min(abs(y - middle) / (middle - top) * 1.15, 1.0) ** 1.6)

    rows = np.linspace(top, foot, 60)
    glass = [(0.5 - half(y), y) for y in rows] + [(0.5 + half(y), y) for y in rows[::-1]]
    canvas.add(canvas.mask(glass) * 0.10, own)
    inner = [(0.5 - half(y) * 0.94, y) for y in rows] + [(0.5 + half(y) * 0.94, y) for y in rows[::-1]]
    canvas.add(canvas.ball((0.5, middle), wide * 0.5) * 0.14, own)
    canvas.add(canvas.mask(glass) * (1 - canvas.mask(inner, 0.002)) * 0.55, mixed(own, (1, 1, 1), 0.4))
    sand = [y for y in rows if middle - 0.10 < y < middle]
    canvas.cover(canvas.mask([(0.5 - half(y) * 0.9, y) for y in sand] + [(0.5 + half(y) * 0.9, y) for y in sand[::-1]]),
                 rgb("#b99a5c"))  # fmt: skip
    canvas.add(canvas.mask([(0.496, middle), (0.504, middle), (0.504, foot - 0.10), (0.496, foot - 0.10)]) * 0.8,
               rgb("#d8b870"))  # fmt: skip
    heap = [(0.5 + wide * 0.80 * t, foot - 0.012 - 0.12 * (1 - abs(t)) ** 0.8) for t in np.linspace(-1, 1, 30)]
    canvas.cover(canvas.mask([(0.5 - wide * 0.9, foot), *heap, (0.5 + wide * 0.9, foot)]), rgb("#8d7444"))
    for y in (top, foot):
        out = wide * 1.16
        lid = [(0.5 - out, y - 0.018), (0.5 + out, y - 0.018), (0.5 + out, y + 0.018), (0.5 - out, y + 0.018)]
        canvas.shape(lid, rgb("#2b1d12"))
        canvas.add(canvas.mask([(0.5 - out, y - 0.018), (0.5 + out, y - 0.018), (0.5 + out, y - 0.012),
                                (0.5 - out, y - 0.012)]) * 0.6, LAMP)  # fmt: skip
    for side in (-1, 1):
        x = 0.5 + side * wide * 1.06
        canvas.shape([(x - 0.011, top), (x + 0.011, top), (x + 0.011, foot), (x - 0.011, foot)], rgb("#22170f"))


def duel_before_it_bites() -> Image.Image:
    """A glass with a town under the sand, and two who build beside it."""
    own = color(CTHULHU)
    canvas = Canvas("duel_before_it_bites", WIDE, HIGH)
    canvas.sky(((0, rgb("#0a0c10")), (0.6, rgb("#17160f")), (1, rgb("#0a0808"))))
    canvas.add(canvas.ball((0.5, 0.36), 0.55, 1.4) * 0.30, LAMP)
    canvas.add(canvas.ball((0.5, 0.62), 0.30, 1.3) * 0.30, own)
    table(canvas, 0.80, LAMP)
    hourglass(canvas, 0.10, 0.83, 0.26, mixed(own, LAMP, 0.4))
    for x, tall in ((0.40, 0.055), (0.46, 0.085), (0.53, 0.065), (0.60, 0.045)):
        house(canvas, x, 0.79, 0.024, tall, rgb("#14110c"))
        canvas.add(canvas.ball((x, 0.77), 0.006) * 0.9, LAMP)
    stand(canvas, CTHULHU, "acolyte", 0.13, 0.95, 0.30, False, 0.9)
    stand(canvas, CTHULHU, "acolyte", 0.87, 0.95, 0.30, True, 0.9)
    return canvas.finish(0.6)


def duel_three_doom() -> Image.Image:
    """Three who dream, arms of light that come for them, and no die."""
    own = color(CTHULHU)
    canvas = sky("duel_three_doom", own, 0.58, (0.5, 0.28), 0.6)
    for x, tall in ((0.08, 0.10), (0.20, 0.14), (0.80, 0.13), (0.92, 0.09)):
        house(canvas, x, 0.62, 0.055, tall, mixed(INK, own, 0.08))
    grounds.ground(canvas, own, 0.61, wet=0.5)
    lit(canvas, CTHULHU, 0.5, 0.30, 0.32, 0.5)
    stand(canvas, CTHULHU, "shoggoth", 0.5, 0.62, 0.34, light=0.7, rim=1.0)
    for x, y, tall in ((0.20, 0.86, 0.24), (0.80, 0.86, 0.24), (0.50, 0.94, 0.28)):
        beam(canvas, x, y, 0.36, 0.045, own, 0.7)
        stand(canvas, GOAT, "acolyte", x, y, tall, x > 0.5, 0.75, rim=0.9)
    canvas.motes(140, mixed(own, (1, 1, 1), 0.5), (0.1, 0.3, 0.9, 0.85))
    return done(canvas, own, 0.98)


def duel_last_ritual() -> Image.Image:
    """A slab between two fires, a robe that lies down on it, and she who waits."""
    own = color(GOAT)
    canvas = sky("duel_last_ritual", own, 0.56, (0.5, 0.32), 0.7, 120)
    for x in (0.05, 0.16, 0.85, 0.96):
        grounds.tree(canvas, (x, 0.64), 0.62, 0.018, mixed(INK, own, 0.04))
    canvas.rays((0.5, 0.30), own, 1.0, 40, 0.6)
    stand(canvas, GOAT, "shub_niggurath", 0.5, 0.68, 0.54, light=0.7, sunk=0.08, rim=1.0)
    canvas.fog(0.58, mixed(INK, own, 0.22), 0.7, 4, 0.16)
    grounds.ground(canvas, own, 0.68)
    slab = [(0.24, 0.80), (0.76, 0.80), (0.82, 0.84), (0.18, 0.84)]
    canvas.shape([(0.20, 0.84), (0.80, 0.84), (0.76, 0.96), (0.24, 0.96)], mixed(INK, own, 0.05))
    canvas.shape(slab, mixed(INK, own, 0.20))
    beam(canvas, 0.5, 0.83, 0.20, 0.06, FIRE, 0.6)
    stand(canvas, GOAT, "acolyte", 0.5, 0.825, 0.20, False, 0.85, 0.10, rim=0.9)
    for x in (0.13, 0.87):
        canvas.shape([(x - 0.035, 0.84), (x + 0.035, 0.84), (x + 0.02, 0.90), (x - 0.02, 0.90)], mixed(INK, own, 0.03))
        candle(canvas, (x, 0.825), 0.035, (1.0, 0.6, 0.25))
    return done(canvas, own, 0.99)


def tree_out() -> Image.Image:
    """A tree in whose boughs five cards hang."""
    own = rgb("#8a7ac0")
    canvas = sky("tree_out", own, 0.80, (0.5, 0.36), 0.6, 260)
    grounds.moon(canvas, (0.5, 0.32), 0.26, own)
    hill = [(x, 0.97 - 0.19 * math.exp(-(((x - 0.5) / 0.30) ** 2))) for x in np.linspace(0, 1, 60)]
    canvas.shape([(0, 1), *hill, (1, 1)], mixed(INK, own, 0.05))
    for _ in range(3):
        grounds.tree(canvas, (0.5, 0.82), 0.66, 0.026, mixed(INK, own, 0.015))
    for name, x, y, turn in (("b6", 0.20, 0.40, 12), ("g3", 0.40, 0.24, -7), ("y11", 0.66, 0.30, 9),
                             ("y10", 0.83, 0.50, -14), ("w8", 0.34, 0.58, -4)):  # fmt: skip
        canvas.shape([(x - 0.002, y - 0.16), (x + 0.002, y - 0.16), (x + 0.002, y - 0.07), (x - 0.002, y - 0.07)],
                     mixed(INK, own, 0.02))  # fmt: skip
        card(canvas, name, (x, y), 0.155, turn, 1.0, 0.95)
    cultist(canvas, 0.80, 0.97, 0.22, 1, own, True, 0.55, 0.8)
    candle(canvas, (0.745, 0.875), 0.010)
    return done(canvas, own, 0.98)


def mountain_out() -> Image.Image:
    """A cliff of ice with cards for ledges, and somebody near the edge."""
    own = rgb("#86a6c4")
    canvas = Canvas("mountain_out", WIDE, HIGH)
    grounds.ice(canvas, dim(own), 0.60)
    cliff = [(1, 0.20), (0.78, 0.22), (0.72, 0.33), (0.55, 0.36), (0.50, 0.50), (0.34, 0.54), (0.30, 0.68),
             (0.12, 0.72), (0.06, 0.88), (0, 0.92)]  # fmt: skip
    face = canvas.mask([*cliff, (0, 1), (1, 1)])
    canvas.cover(face, mixed(INK, own, 0.10))
    canvas.add(face * np.clip(canvas.noise(7, 5, 0.4) - 0.42, 0, 1) * 1.1, scaled(own, 0.45))
    inside = canvas.mask([*[(x + 0.008, y + 0.012) for x, y in cliff], (0, 1), (1, 1)])
    canvas.add(np.clip(face - inside, 0, 1) * 0.7, own)
    for name, x, y, turn in (("g13", 0.86, 0.30, -5), ("y12", 0.635, 0.45, 4), ("w11", 0.42, 0.63, -6),
                             ("w7", 0.205, 0.815, 5)):  # fmt: skip
        card(canvas, name, (x, y), 0.175, turn, 1.0, 0.9)
    cultist(canvas, 0.76, 0.225, 0.13, 5, own, True, 0.6, 0.8)
    candle(canvas, (0.735, 0.16), 0.008)
    return done(canvas, own, 0.99)


def two_gates_left() -> Image.Image:
    """Two gates, one behind the other, and three cards in front of them."""
    own = rgb("#4fae86")
    canvas = sky("two_gates_left", own, 0.44, (0.5, 0.30), 0.6)
    lit(canvas, CTHULHU, 0.5, 0.26, 0.28, 0.4)
    stand(canvas, CTHULHU, "cthulhu", 0.5, 0.52, 0.40, light=0.40, sunk=0.16, rim=1.2)
    canvas.fog(0.38, mixed(INK, own, 0.24), 0.8, 4, 0.16)
    grounds.ground(canvas, own, 0.46)
    stone_ring(canvas, (0.5, 0.53), 0.18, own)
    stone_ring(canvas, (0.5, 0.70), 0.34, own)
    for name, x, y, turn in (("w4", 0.24, 0.87, 13), ("g13", 0.5, 0.855, 0), ("b13", 0.76, 0.87, -13)):
        card(canvas, name, (x, y), 0.225, turn, 0.92, 1.0)
    arm(canvas, (0.93, 0.70), 0.13, -0.04, mixed(INK, own, 0.03))
    return done(canvas, own, 0.99)


ALL: tuple[tuple[Callable[[], Image.Image], float], ...] = (
    (three_for_four, 0.72), (nobody_is_safe, 0.32), (third_ocean, 0.52), (down_and_up, 0.62), (fifteen, 0.56),
    (two_books_one_flight, 0.34), (everywhere, 0.78), (change_places, 0.72), (save_cthulhu, 0.32), (last_cell, 0.58),
    (sixth_book, 0.40), (duel_before_it_bites, 0.70), (duel_three_doom, 0.48), (duel_last_ritual, 0.44),
    (tree_out, 0.36), (mountain_out, 0.42), (two_gates_left, 0.66),
)  # fmt: skip
"""Each with the height round which its small picture is cut, in shares."""


def small(paint: Paint, middle: float) -> Image.Image:
    """The part of a picture that is seen in the list, a little brighter than it is at its size."""
    whole = paint()
    high = round(whole.width * SMALL[1] / SMALL[0])
    top = min(max(round(whole.height * middle - high / 2), 0), whole.height - high)
    part = whole.crop((0, top, whole.width, top + high)).resize(SMALL, Image.Resampling.LANCZOS)
    return part.point([min(round(255 * (value / 255) ** 0.85), 255) for value in range(256)] * 3)


PUZZLES: dict[str, Paint] = {f"puzzle_{paint.__name__}": paint for paint, _ in ALL} | {
    f"puzzle_{paint.__name__}_small": partial(small, paint, middle) for paint, middle in ALL
}
