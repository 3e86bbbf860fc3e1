"""Pictures of the lessons of Cthulhu Wars, by their files' names: what each is about, in the stories' world."""

import math
from collections.abc import Callable

import numpy as np
from PIL import Image

from art.pictures import grounds
from art.pictures.canvas import INK, Canvas, Color, mixed, rgb
from art.pictures.props import beam, book, color, lit, map_on_table, sea, stand
from art.pictures.scenes import BRASS, COLD, candle, cultist, ring
from art.pictures.stories import LAMP, Paint, table

WIDE, HIGH = 1080, 500
CTHULHU, CHAOS, GOAT, YELLOW = "great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign"
FOUR = (CTHULHU, CHAOS, GOAT, YELLOW)


def dim(own: Color) -> Color:
    """The color of a sky: wide pictures have more of it than figures have light."""
    return mixed(INK, own, 0.60)


def scene(name: str, own: Color, level: float, light: tuple[float, float] = (0.5, 0.5), strength: float = 0.45,
          stars: int = 220) -> Canvas:  # fmt: skip
    """A canvas with a night sky."""
    canvas = Canvas(name, WIDE, HIGH)
    grounds.night(canvas, dim(own), level, light, strength, 0.4)
    canvas.stars(stars, (0.9, 0.93, 1.0), level * 0.9)
    return canvas


def ended(canvas: Canvas, own: Color, fog: float = 0.92) -> Image.Image:
    """Fog at the lower rim, dust in the light, dark corners."""
    canvas.fog(fog, mixed(INK, own, 0.06), 0.7, 4, 0.12)
    canvas.motes(70, mixed(own, (1, 0.95, 0.8), 0.5), (0.05, 0.2, 0.95, 0.95))
    return canvas.finish(0.6)


def room(name: str) -> Canvas:
    """A dark room with one lamp."""
    canvas = Canvas(name, WIDE, HIGH)
    canvas.sky(((0, rgb("#0b0a0d")), (0.6, rgb("#1c1510")), (1, rgb("#0a0808"))))
    canvas.add(canvas.ball((0.5, 0.30), 0.45, 1.4) * 0.38, LAMP)
    return canvas


def wars_1_board() -> Image.Image:
    """The world on a table, and four that lean over it."""
    canvas = room("wars_1_board")
    places = ((CTHULHU, "cthulhu", 0.16, 0.80), (CHAOS, "nyarlathotep", 0.385, 0.80),
              (GOAT, "shub_niggurath", 0.63, 0.68), (YELLOW, "hastur", 0.86, 0.74))  # fmt: skip
    for faction, unit, x, tall in places:
        lit(canvas, faction, x, 0.34, 0.15, 0.32)
        stand(canvas, faction, unit, x, 0.76, tall, x > 0.5, 0.62, 0.06, rim=0.7)
    table(canvas, 0.60, LAMP)
    map_on_table(canvas, "earth_4_west3_east5", 0.63, 0.985, 0.56, 0.88, 1.25)
    return canvas.finish(0.7)


def wars_2_gates() -> Image.Image:
    """A gate that turns, its keeper, and one on the way to it."""
    own = color(CTHULHU)
    canvas = scene("wars_2_gates", own, 0.60, (0.5, 0.52), 0.5)
    for high, dark in ((0.18, 0.15), (0.10, 0.07)):
        grounds.ridge(canvas, 0.64, high, 8, mixed(INK, own, dark), own)
    grounds.ground(canvas, own, 0.63)
    ring(canvas, (0.5, 0.78), 0.20, own, 11, 0.26)
    stand(canvas, CTHULHU, "acolyte", 0.5, 0.84, 0.40, light=0.9)
    stand(canvas, CTHULHU, "acolyte", 0.17, 0.93, 0.36, light=0.7)
    stand(canvas, CTHULHU, "deep_one", 0.84, 0.95, 0.38, True, 0.75)
    return ended(canvas, own)


def wars_3_power() -> Image.Image:
    """Three gates, light that streams from them, and those who gather it."""
    own = color(CTHULHU)
    canvas = scene("wars_3_power", mixed(own, COLD, 0.4), 0.62, (0.5, 0.3), 0.5)
    grounds.ridge(canvas, 0.66, 0.14, 9, mixed(INK, own, 0.10), own)
    grounds.ground(canvas, own, 0.65)
    for x, y, size in ((0.19, 0.76, 0.11), (0.81, 0.76, 0.11), (0.5, 0.83, 0.16)):
        beam(canvas, x, y, 0.04, 0.018 + size * 0.1, own, 0.6)
        ring(canvas, (x, y), size, own, 9, size * 1.2)
    for x, y, tall, turned in ((0.07, 0.90, 0.30, False), (0.32, 0.94, 0.34, False), (0.68, 0.94, 0.34, True),
                               (0.93, 0.90, 0.30, True)):  # fmt: skip
        stand(canvas, CTHULHU, "acolyte", x, y, tall, turned, 0.75)
    return ended(canvas, own)


def wars_4_recruit() -> Image.Image:
    """What wades ashore where a robe has called it."""
    own = color(CTHULHU)
    canvas = scene("wars_4_recruit", own, 0.58, (0.62, 0.50), 0.55)
    grounds.moon(canvas, (0.62, 0.24), 0.06, own)
    sea(canvas, own, 0.58)
    for x, y, tall, sunk in ((0.44, 0.70, 0.26, 0.45), (0.78, 0.71, 0.28, 0.40), (0.61, 0.84, 0.46, 0.24)):
        stand(canvas, CTHULHU, "deep_one" if tall < 0.4 else "starspawn", x, y, tall, x > 0.5, 0.75, sunk)
    line = [(s / 30, 0.90 - 0.30 * math.exp(-((s / 30 / 0.30) ** 2)) + 0.01 * math.sin(s)) for s in range(31)]
    canvas.shape([(0, 1), *line, (1, 1)], mixed(INK, own, 0.05))
    stand(canvas, CTHULHU, "acolyte", 0.15, 0.80, 0.50, light=0.85)
    candle(canvas, (0.205, 0.56), 0.008)
    return ended(canvas, own, 0.95)


def wars_5_doom() -> Image.Image:
    """A ritual: a fire in a ring of robes, and a sky that tears."""
    own = rgb("#d8603c")
    canvas = scene("wars_5_doom", own, 0.62, (0.5, 0.40), 0.7, 120)
    canvas.rays((0.5, 0.06), rgb("#ffb070"), 1.0, 44, 0.8)
    tear = [(0.5 + 0.03 * math.sin(t * 9) * (1 - t) + (t - 0.5) * 0.02, t * 0.42) for t in np.linspace(0, 1, 24)]
    left, right = ([(x + side * (1 - y / 0.42), y) for x, y in tear] for side in (-0.012, 0.012))
    canvas.add(canvas.mask(left + right[::-1], 0.003), (1, 0.86, 0.6))
    grounds.ridge(canvas, 0.66, 0.16, 8, mixed(INK, own, 0.07), own)
    grounds.ground(canvas, own, 0.65)
    beam(canvas, 0.5, 0.86, 0.10, 0.035, own, 0.9)
    for number, a in enumerate(np.linspace(-math.pi, math.pi, 10)[:-1]):
        x, y = 0.5 + 0.30 * math.cos(a), 0.84 + 0.09 * math.sin(a)
        cultist(canvas, x, y, 0.24 + 0.5 * (y - 0.75), number, own, x > 0.5, 0.6, 0.5)
    candle(canvas, (0.5, 0.84), 0.022)
    canvas.motes(160, (1.0, 0.6, 0.25), (0.3, 0.05, 0.7, 0.85))
    return ended(canvas, own)


def wars_6_battle() -> Image.Image:
    """Two sides, and the light of both where they meet."""
    canvas = scene("wars_6_battle", rgb("#8a7a6a"), 0.64, (0.5, 0.55), 0.4)
    lit(canvas, CTHULHU, 0.22, 0.45, 0.25, 0.45)
    lit(canvas, GOAT, 0.78, 0.45, 0.25, 0.45)
    grounds.ridge(canvas, 0.68, 0.16, 8, mixed(INK, rgb("#8a7a6a"), 0.08), rgb("#c0b0a0"))
    grounds.ground(canvas, rgb("#8a7a6a"), 0.67)
    canvas.rays((0.5, 0.62), (1.0, 0.9, 0.7), 0.8, 40, 0.35)
    canvas.add(canvas.ball((0.5, 0.64), 0.07, 1.2) * 0.8, (1.0, 0.9, 0.7))
    for faction, unit, x, y, tall in (
        (CTHULHU, "starspawn", 0.24, 0.83, 0.62), (GOAT, "dark_young", 0.77, 0.84, 0.66),
        (CTHULHU, "deep_one", 0.37, 0.93, 0.40), (GOAT, "ghoul", 0.62, 0.93, 0.32),
        (CTHULHU, "shoggoth", 0.11, 0.95, 0.40), (GOAT, "fungi", 0.90, 0.95, 0.40),
    ):  # fmt: skip
        stand(canvas, faction, unit, x, y, tall, x > 0.5)
    return ended(canvas, rgb("#8a7a6a"))


def wars_7_capture() -> Image.Image:
    """A robe that is alone, and what stands over it."""
    own = color(YELLOW)
    canvas = scene("wars_7_capture", mixed(own, COLD, 0.5), 0.66, (0.5, 0.5), 0.4)
    grounds.woods(canvas, mixed(own, COLD, 0.5), 0.68)
    lit(canvas, CHAOS, 0.60, 0.42, 0.24, 0.45)
    stand(canvas, CHAOS, "nightgaunt", 0.60, 0.88, 0.86, True, 0.8)
    stand(canvas, YELLOW, "acolyte", 0.44, 0.93, 0.42, False, 0.95, rim=0.7)
    stand(canvas, CHAOS, "nightgaunt", 0.86, 0.80, 0.46, True, 0.4)
    stand(canvas, CHAOS, "nightgaunt", 0.15, 0.82, 0.48, False, 0.4)
    return ended(canvas, own)


def wars_8_books() -> Image.Image:
    """Six books that open in the air round one who reads."""
    own = color(CTHULHU)
    canvas = scene("wars_8_books", own, 0.70, (0.5, 0.42), 0.6, 320)
    grounds.ground(canvas, own, 0.74, wet=0.4)
    stand(canvas, CTHULHU, "acolyte", 0.5, 0.92, 0.62, light=0.95)
    for number in range(6):
        a = math.pi * (0.06 + 0.176 * number)
        book(canvas, (0.5 - 0.37 * math.cos(a), 0.68 - 0.46 * math.sin(a)), 0.066, mixed(own, BRASS, 0.55), 0.10)
    return ended(canvas, own)


def wars_9_awaken() -> Image.Image:
    """He rises: the sea runs from him, and robes kneel on the shore."""
    own = color(CTHULHU)
    canvas = scene("wars_9_awaken", own, 0.66, (0.5, 0.38), 0.7, 160)
    canvas.rays((0.5, 0.42), own, 1.3, 50, 0.6)
    sea(canvas, own, 0.68, 1.3)
    stand(canvas, CTHULHU, "cthulhu", 0.5, 0.90, 1.04, light=0.9, sunk=0.22, rim=0.8)
    canvas.fog(0.70, mixed(INK, own, 0.35), 0.8, 4, 0.2)
    for number, x in enumerate((0.07, 0.17, 0.27, 0.74, 0.84, 0.94)):
        cultist(canvas, x, 0.99 - 0.02 * (number % 2), 0.30, number, own, x > 0.5, 0.4, 0.6)
    return ended(canvas, own, 0.95)


def wars_10_first_game() -> Image.Image:
    """The board by night, pieces on it, and three who play."""
    canvas = room("wars_10_first_game")
    for number, (x, tall) in enumerate(((0.20, 0.66), (0.5, 0.62), (0.80, 0.66))):
        cultist(canvas, x, 0.74, tall, (0, 2, 3)[number], LAMP, x > 0.5, 0.55, 0.25)
    table(canvas, 0.58, LAMP)
    map_on_table(canvas, "earth_3", 0.60, 0.99, 0.64, 0.98, 1.25)
    for faction, unit, x, y, tall in (
        (CTHULHU, "cthulhu", 0.38, 0.84, 0.30), (GOAT, "shub_niggurath", 0.56, 0.78, 0.24),
        (YELLOW, "hastur", 0.69, 0.90, 0.32), (CTHULHU, "acolyte", 0.28, 0.90, 0.15),
        (GOAT, "acolyte", 0.49, 0.88, 0.14), (YELLOW, "acolyte", 0.62, 0.72, 0.11),
        (CTHULHU, "deep_one", 0.44, 0.94, 0.17),
    ):  # fmt: skip
        stand(canvas, faction, unit, x, y, tall, x > 0.5, 0.95, 0.0)
    return canvas.finish(0.7)


def wars_11_hibernate() -> Image.Image:
    """Ice over what sleeps; only its breath is seen."""
    own = color("windwalker")
    canvas = Canvas("wars_11_hibernate", WIDE, HIGH)
    grounds.ice(canvas, dim(own), 0.66)
    stand(canvas, "windwalker", "rhan_tegoth", 0.36, 1.02, 0.92, light=0.45, sunk=0.30, rim=0.6)
    stand(canvas, "windwalker", "ithaqua", 0.72, 0.92, 0.92, True, 0.55, 0.16, rim=0.9)
    canvas.fog(0.66, mixed(INK, own, 0.42), 0.85, 4, 0.3)
    for number, x in enumerate((0.10, 0.20, 0.52, 0.91)):
        stand(canvas, "windwalker", "wendigo" if number % 2 else "acolyte", x, 0.96, 0.30, x > 0.5, 0.8)
    return ended(canvas, own)


def wars_12_beyond_one() -> Image.Image:
    """The key and the gate, and two that came through."""
    own = color("opener_of_the_way")
    canvas = Canvas("wars_12_beyond_one", WIDE, HIGH)
    grounds.void(canvas, dim(own), 0.72)
    stand(canvas, "opener_of_the_way", "yog_sothoth", 0.5, 0.86, 0.86, light=0.95, sunk=0.06, rim=0.8)
    stand(canvas, "opener_of_the_way", "spawn_of_yog_sothoth", 0.20, 0.92, 0.52, light=0.75)
    stand(canvas, "opener_of_the_way", "abomination", 0.80, 0.92, 0.50, True, 0.75)
    return ended(canvas, own)


def wars_13_ancients() -> Image.Image:
    """A nave under the ice, and those that serve in it."""
    own = color("ancients")
    canvas = Canvas("wars_13_ancients", WIDE, HIGH)
    grounds.nave(canvas, dim(own), 0.74)
    stand(canvas, "ancients", "yothan", 0.5, 0.90, 0.84, light=0.85)
    for x, unit, tall in ((0.14, "un_man", 0.46), (0.29, "reanimated", 0.38), (0.73, "acolyte", 0.40),
                          (0.87, "un_man", 0.46)):  # fmt: skip
        stand(canvas, "ancients", unit, x, 0.95, tall, x > 0.5, 0.75)
    return ended(canvas, own)


def wars_14_sorcery() -> Image.Image:
    """A cave, something heavy and awake, and one who asks it."""
    own = color("sleeper")
    canvas = Canvas("wars_14_sorcery", WIDE, HIGH)
    grounds.cave(canvas, dim(own), 0.70)
    stand(canvas, "sleeper", "tsathoggua", 0.62, 0.90, 0.84, True, 0.85)
    stand(canvas, "sleeper", "wizard", 0.30, 0.93, 0.52, light=0.9)
    beam(canvas, 0.365, 0.66, 0.10, 0.02, own, 0.7)
    stand(canvas, "sleeper", "formless_spawn", 0.12, 0.97, 0.36, light=0.6)
    stand(canvas, "sleeper", "serpent_man", 0.89, 0.97, 0.42, True, 0.7)
    return ended(canvas, own)


WARS: tuple[Callable[[], Image.Image], ...] = (
    wars_1_board, wars_2_gates, wars_3_power, wars_4_recruit, wars_5_doom, wars_6_battle, wars_7_capture, wars_8_books,
    wars_9_awaken, wars_10_first_game, wars_11_hibernate, wars_12_beyond_one, wars_13_ancients, wars_14_sorcery,
)  # fmt: skip
LESSONS: dict[str, Paint] = {f"lesson_{paint.__name__}": paint for paint in WARS}
