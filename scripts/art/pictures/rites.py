"""Pictures of the lessons of Rites of Cthulhu and of the Duel, and of scenarios, by their files' names."""

import math
from collections.abc import Callable

import numpy as np
from PIL import Image

from art.pictures import grounds
from art.pictures.canvas import INK, Canvas, mixed, rgb
from art.pictures.lessons import CHAOS, CTHULHU, GOAT, HIGH, WIDE, dim, ended, room, scene
from art.pictures.props import beam, card, color, grave, lit, sea, stand
from art.pictures.scenes import COLD, arm, candle, cultist, ring
from art.pictures.stories import LAMP, Paint, house, table

OPENER = "opener_of_the_way"


def duel_1_board() -> Image.Image:
    """Two portals in the marsh, and one that steps through."""
    canvas = scene("duel_1_board", COLD, 0.60, (0.5, 0.5), 0.45)
    for x, tall in ((0.36, 0.10), (0.44, 0.14), (0.56, 0.12), (0.63, 0.09)):
        house(canvas, x, 0.63, 0.030, tall, mixed(INK, COLD, 0.07))
        canvas.add(canvas.ball((x, 0.60), 0.006) * 0.9, LAMP)
    grounds.ground(canvas, COLD, 0.62, wet=0.6)
    for x, faction in ((0.22, CTHULHU), (0.78, CTHULHU)):
        lit(canvas, faction, x, 0.55, 0.16, 0.45)
        ring(canvas, (x, 0.80), 0.13, color(faction), 9, 0.24)
    bow = [(x, 0.64 - 0.42 * math.sin((x - 0.22) / 0.56 * math.pi)) for x in np.linspace(0.22, 0.78, 40)]
    path = canvas.mask([*bow, *[(x, y + 0.022) for x, y in bow[::-1]]], 0.004)
    canvas.add(path * 0.9, color(CTHULHU))
    stand(canvas, CTHULHU, "starspawn", 0.22, 0.86, 0.42, light=0.55)
    stand(canvas, CTHULHU, "starspawn", 0.78, 0.88, 0.52, True, 0.95)
    stand(canvas, GOAT, "ghoul", 0.52, 0.94, 0.30, False, 0.8)
    return ended(canvas, COLD)


def duel_2_decay() -> Image.Image:
    """A town that falls in, and a moon that is eaten."""
    own = rgb("#9a8f5e")
    canvas = scene("duel_2_decay", own, 0.66, (0.5, 0.34), 0.55)
    grounds.moon(canvas, (0.5, 0.30), 0.115, own)
    bite = [(0.545 + 0.10 * math.cos(a), 0.25 + 0.10 / canvas.tall * math.sin(a)) for a in np.linspace(0, 6.3, 50)]
    face = np.hypot(canvas.x - 0.5, (canvas.y - 0.30) * canvas.tall) < 0.117
    canvas.cover(canvas.mask(bite, 0.003) * face, mixed(INK, own, 0.16))
    for number in range(11):
        x = 0.04 + number * 0.092
        tall = 0.16 + 0.16 * canvas.chance.random()
        house(canvas, x, 0.78, 0.040, tall, mixed(INK, own, 0.06))
        if number % 2:
            hole = [(x - 0.03, 0.78 - tall - 0.03), (x + 0.045, 0.78 - tall - 0.12), (x + 0.05, 0.78 - tall * 0.45),
                    (x + 0.01, 0.78 - tall * 0.62), (x - 0.004, 0.78 - tall * 0.86)]  # fmt: skip
            canvas.cover(canvas.mask(hole, 0.001), mixed(INK, own, 0.17))
        else:
            canvas.add(canvas.ball((x, 0.74 - tall * 0.3), 0.006) * 0.8, LAMP)
    canvas.fog(0.70, mixed(INK, own, 0.22), 0.8, 4, 0.2)
    grounds.ground(canvas, own, 0.80, wet=0.3)
    for x, tall in ((0.16, 0.32), (0.32, 0.36), (0.84, 0.34)):
        cultist(canvas, x, 0.97, tall, round(x * 9), own, x > 0.5, 0.5, 0.7)
    for x, tall, bend in ((0.63, 0.34, 0.05), (0.70, 0.22, -0.04), (0.575, 0.18, -0.03)):
        arm(canvas, (x, 0.95), tall, bend, mixed(INK, own, 0.02))
    return ended(canvas, own)


def duel_3_losses() -> Image.Image:
    """Those who fell, and what rises from them to the other side."""
    own = color(CHAOS)
    canvas = scene("duel_3_losses", own, 0.64, (0.5, 0.36), 0.5)
    grounds.ridge(canvas, 0.68, 0.14, 8, mixed(INK, own, 0.08), own)
    grounds.ground(canvas, own, 0.67)
    stand(canvas, CHAOS, "flying_polyp", 0.78, 0.88, 0.66, True, 0.85)
    for x, y, unit in ((0.14, 0.90, "deep_one"), (0.30, 0.95, "acolyte"), (0.44, 0.88, "deep_one")):
        beam(canvas, x, y - 0.02, 0.12, 0.013, (0.95, 0.72, 0.35), 0.7)
        stand(canvas, CTHULHU, unit, x, y, 0.30, False, 0.38, 0.30, 0.9, 0.2)
    canvas.motes(120, (1.0, 0.78, 0.4), (0.08, 0.05, 0.52, 0.8))
    return ended(canvas, own)


def rites_0_first() -> Image.Image:
    """Cards in a fan by candle light, and the thing they are played for."""
    canvas = room("rites_0_first")
    table(canvas, 0.30, LAMP)
    canvas.add(canvas.ball((0.5, 0.6), 0.36, 1.3) * 0.32, LAMP)
    for name, x, y, turn in (("b3", 0.20, 0.70, 22), ("y12", 0.335, 0.645, 10), ("g11", 0.475, 0.63, -2),
                             ("w9", 0.615, 0.65, -13)):  # fmt: skip
        card(canvas, name, (x, y), 0.165, turn, 0.72, 1.0)
    card(canvas, "silver_key", (0.84, 0.62), 0.155, -24, 0.72, 1.0)
    for x, y, tall in ((0.09, 0.34, 0.20), (0.74, 0.26, 0.16), (0.95, 0.36, 0.20)):
        canvas.shape([(x - 0.007, y + 0.04), (x - 0.006, y - tall + 0.06), (x + 0.006, y - tall + 0.06),
                      (x + 0.007, y + 0.04)], rgb("#a8926a"))  # fmt: skip
        candle(canvas, (x, y - tall + 0.03), 0.012)
    return canvas.finish(0.85)


def rites_1_cthulhu() -> Image.Image:
    """Robes in a ring of flames, and who answers."""
    own = rgb("#4fae86")
    canvas = scene("rites_1_cthulhu", own, 0.60, (0.5, 0.40), 0.65, 120)
    lit(canvas, CTHULHU, 0.5, 0.40, 0.25, 0.4)
    stand(canvas, CTHULHU, "cthulhu", 0.5, 0.82, 0.86, light=0.55, sunk=0.20, rim=1.0)
    canvas.fog(0.58, mixed(INK, own, 0.30), 0.85, 4, 0.2)
    grounds.ground(canvas, own, 0.70)
    for number, a in enumerate(np.linspace(-0.35, math.pi + 0.35, 8)):
        x, y = 0.5 - 0.40 * math.cos(a), 0.82 + 0.13 * math.sin(a)
        cultist(canvas, x, y, 0.26 + 0.5 * (y - 0.75), number, LAMP, x > 0.5, 0.6, 0.6)
    for a in np.linspace(0.15, math.pi - 0.15, 7):
        candle(canvas, (0.5 - 0.27 * math.cos(a), 0.81 + 0.07 * math.sin(a)), 0.008)
    return ended(canvas, own, 0.96)


def rites_2_tree() -> Image.Image:
    """A tree on a hill that no wind moves as it moves."""
    own = rgb("#8a7ac0")
    canvas = scene("rites_2_tree", own, 0.74, (0.58, 0.42), 0.6, 260)
    grounds.moon(canvas, (0.60, 0.34), 0.10, own)
    hill = [
        (x, 0.93 - 0.30 * math.exp(-(((x - 0.58) / 0.22) ** 2)) - 0.01 * math.sin(x * 40))
        for x in np.linspace(0, 1, 60)
    ]
    canvas.shape([(0, 1), *hill, (1, 1)], mixed(INK, own, 0.06))
    canvas.add(
        np.clip(
            canvas.mask([(0, 1), *hill, (1, 1)]) - canvas.mask([(0, 1), *[(x, y + 0.012) for x, y in hill], (1, 1)]),
            0,
            1,
        )
        * 0.5,
        own,
    )
    for _ in range(3):
        grounds.tree(canvas, (0.58, 0.66), 0.66, 0.014, mixed(INK, own, 0.015))
    for x, y in ((0.565, 0.36), (0.60, 0.42), (0.545, 0.47)):
        canvas.add(canvas.ball((x, y), 0.006) * 0.9, (1.0, 0.8, 0.35))
    cultist(canvas, 0.17, 0.96, 0.36, 5, own, False, 0.5, 0.8)
    cultist(canvas, 0.27, 0.93, 0.32, 1, own, False, 0.5, 0.8)
    candle(canvas, (0.215, 0.80), 0.008)
    return ended(canvas, own)


def rites_3_dunwich() -> Image.Image:
    """A farm under round hills, stones on their tops, and a thing the grass bends under."""
    own = rgb("#8fa860")
    canvas = scene("rites_3_dunwich", own, 0.66, (0.62, 0.34), 0.5)
    for lift, dark in ((0.0, 0.14), (0.10, 0.07)):
        hills = [(x, 0.70 + lift - 0.17 * abs(math.sin(x * 4.3 + lift * 22)) ** 1.4) for x in np.linspace(0, 1, 60)]
        canvas.shape([(0, 1), *hills, (1, 1)], mixed(INK, own, dark))
    ring(canvas, (0.38, 0.50), 0.055, own, 9, 0.07)
    lit(canvas, OPENER, 0.70, 0.40, 0.22, 0.4)
    stand(canvas, OPENER, "spawn_of_yog_sothoth", 0.70, 0.88, 0.78, True, 0.30, 0.22, 0.5, 1.3)
    canvas.fog(0.66, mixed(INK, own, 0.16), 0.6, 4, 0.2)
    house(canvas, 0.17, 0.92, 0.075, 0.24, mixed(INK, own, 0.03))
    for x in (0.14, 0.20):
        canvas.add(canvas.ball((x, 0.80), 0.010) * 0.9, LAMP)
    canvas.shape([(0, 0.92), (1, 0.90), (1, 1), (0, 1)], mixed(INK, own, 0.02))
    for x, tall in ((0.36, 0.26), (0.43, 0.28), (0.49, 0.25)):
        cultist(canvas, x, 0.97, tall, round(x * 20), own, False, 0.5, 0.8)
    candle(canvas, (0.455, 0.85), 0.007)
    return ended(canvas, own, 0.95)


def rites_4_mountains() -> Image.Image:
    """A city of cubes in the ice, and what still lives below it."""
    own = rgb("#86a6c4")
    canvas = Canvas("rites_4_mountains", WIDE, HIGH)
    grounds.ice(canvas, dim(own), 0.66)
    for number in range(16):
        x = 0.03 + number * 0.062 + 0.02 * canvas.chance.random()
        tall = (0.12 + 0.26 * canvas.chance.random()) * (0.6 + 0.9 * abs(x - 0.5))
        wide = 0.018 + 0.02 * canvas.chance.random()
        canvas.shape(
            [(x - wide, 0.74), (x - wide, 0.70 - tall), (x + wide, 0.70 - tall), (x + wide, 0.74)],
            mixed(INK, own, 0.12),
        )
        canvas.shape(
            [(x + wide, 0.74), (x + wide, 0.70 - tall), (x + wide * 1.5, 0.68 - tall * 0.9), (x + wide * 1.5, 0.74)],
            mixed(INK, own, 0.05),
        )
    canvas.fog(0.62, mixed(INK, own, 0.34), 0.75, 4, 0.25)
    canvas.shape([(0.40, 0.86), (0.43, 0.60), (0.5, 0.52), (0.57, 0.60), (0.60, 0.86)], mixed(INK, own, 0.01), 0.002)
    stand(canvas, CTHULHU, "shoggoth", 0.5, 0.88, 0.42, light=0.6, gray=0.5)
    for x, tall in ((0.20, 0.32), (0.28, 0.28), (0.78, 0.30)):
        cultist(canvas, x, 0.97, tall, round(x * 10), own, x > 0.5, 0.6, 0.8)
    candle(canvas, (0.235, 0.83), 0.007)
    return ended(canvas, own)


def rites_5_aeons() -> Image.Image:
    """A mummy that has seen a god, under glass."""
    own = rgb("#b08a52")
    canvas = room("rites_5_aeons")
    for x in (0.05, 0.28, 0.72, 0.95):
        canvas.shape([(x - 0.026, 0.82), (x - 0.022, 0.10), (x - 0.045, 0.05), (x - 0.045, 0), (x + 0.045, 0),
                      (x + 0.045, 0.05), (x + 0.022, 0.10), (x + 0.026, 0.82)], mixed(INK, own, 0.12))  # fmt: skip
    grounds.ground(canvas, own, 0.80, wet=0.7)
    left, right, top, foot = 0.395, 0.605, 0.08, 0.84
    case = [(left, top), (right, top), (right, foot), (left, foot)]
    canvas.add(canvas.mask(case, 0.004) * 0.16, own)
    canvas.add(canvas.ball((0.5, 0.18), 0.12, 1.2) * 0.5, LAMP)
    stand(canvas, "yellow_sign", "undead", 0.5, 0.84, 0.66, light=0.75, gray=0.6)
    for a in (left, right - 0.005):
        canvas.shape([(a, top), (a + 0.005, top), (a + 0.005, foot), (a, foot)], mixed(INK, own, 0.6))
    for y, out, high in ((top - 0.03, 0.012, 0.03), (foot, 0.016, 0.08)):
        canvas.shape(
            [(left - out, y), (right + out, y), (right + out, y + high), (left - out, y + high)], rgb("#2a2018")
        )
    glare = [(left + 0.03, top), (left + 0.06, top), (right - 0.07, foot), (right - 0.10, foot)]
    canvas.add(canvas.mask(glare) * 0.10, (1, 1, 1))
    for x, tall in ((0.16, 0.50), (0.27, 0.46), (0.80, 0.50)):
        cultist(canvas, x, 0.97, tall, round(x * 12), LAMP, x > 0.5, 0.5, 0.8)
    candle(canvas, (0.215, 0.68), 0.010)
    return ended(canvas, own, 0.95)


def rites_6_hound() -> Image.Image:
    """A churchyard, an open grave, and wings before the moon."""
    own = rgb("#7f93a8")
    canvas = scene("rites_6_hound", own, 0.66, (0.70, 0.30), 0.5, 180)
    grounds.moon(canvas, (0.70, 0.29), 0.12, own)
    tower = [(0.13, 0.70), (0.13, 0.34), (0.115, 0.33), (0.155, 0.14), (0.195, 0.33), (0.18, 0.34), (0.18, 0.46),
             (0.30, 0.46), (0.33, 0.56), (0.33, 0.70)]  # fmt: skip
    canvas.shape(tower, mixed(INK, own, 0.07))
    canvas.add(canvas.ball((0.155, 0.42), 0.010) * 0.8, LAMP)
    for x, tall in ((0.42, 0.5), (0.93, 0.62)):
        grounds.tree(canvas, (x, 0.72), tall, 0.012, mixed(INK, own, 0.04))
    stand(canvas, "crawling_chaos", "hunting_horror", 0.70, 0.52, 0.42, True, 0.05, 0.0, 1.0, 0.5)
    canvas.fog(0.64, mixed(INK, own, 0.22), 0.7, 4, 0.2)
    grounds.ground(canvas, own, 0.70)
    for number in range(15):
        x, far = 0.04 + number * 0.066, (number * 7) % 5 / 5
        if 0.42 < x < 0.60 and far < 0.5:
            continue
        grave(
            canvas,
            x,
            0.93 - 0.16 * far,
            0.020 - 0.006 * far,
            0.17 - 0.05 * far,
            mixed(INK, own, 0.09 + 0.05 * far),
            own,
        )
    canvas.shape([(0.43, 0.95), (0.46, 0.87), (0.58, 0.87), (0.60, 0.95)], rgb("#020304"), 0.001)
    canvas.shape([(0.60, 0.955), (0.625, 0.89), (0.69, 0.87), (0.73, 0.955)], mixed(INK, rgb("#6a5238"), 0.4))
    for x, number in ((0.385, 2), (0.66, 6)):
        cultist(canvas, x, 0.97, 0.36, number, LAMP, x > 0.5, 0.55, 0.8)
    candle(canvas, (0.425, 0.80), 0.008)
    return ended(canvas, own, 0.95)


def battle_in_the_south_atlantic() -> Image.Image:
    """Wings over a swell, and what holds the water against them."""
    canvas = scene("battle_in_the_south_atlantic", mixed(color(CTHULHU), color(CHAOS), 0.5), 0.56, (0.5, 0.46), 0.5)
    lit(canvas, CTHULHU, 0.22, 0.40, 0.25, 0.45)
    lit(canvas, CHAOS, 0.76, 0.36, 0.25, 0.45)
    sea(canvas, mixed(color(CTHULHU), color(CHAOS), 0.4), 0.57)
    stand(canvas, CTHULHU, "cthulhu", 0.23, 0.90, 0.88, light=0.85, sunk=0.20)
    stand(canvas, CHAOS, "nyarlathotep", 0.80, 0.92, 0.90, True, 0.85, 0.18)
    for x, y, tall in ((0.52, 0.52, 0.36), (0.64, 0.36, 0.24), (0.93, 0.34, 0.24)):
        stand(canvas, CHAOS, "nightgaunt", x, y, tall, True, 0.6, 0.0)
    for x, tall in ((0.40, 0.28), (0.49, 0.24), (0.07, 0.26)):
        stand(canvas, CTHULHU, "deep_one", x, 0.92, tall, False, 0.8, 0.34)
    canvas.fog(0.84, mixed(INK, COLD, 0.14), 0.55, 4, 0.2)
    return ended(canvas, COLD, 0.95)


def the_last_rites() -> Image.Image:
    """Three that are nearly there, and one fire between them."""
    own = rgb("#c8683c")
    canvas = scene("the_last_rites", own, 0.64, (0.5, 0.42), 0.6, 160)
    canvas.rays((0.5, 0.30), rgb("#ffb878"), 0.9, 46, 0.7)
    for faction, unit, x, tall in ((GOAT, "shub_niggurath", 0.5, 0.74), (CTHULHU, "cthulhu", 0.17, 0.74),
                                   (CHAOS, "nyarlathotep", 0.83, 0.76)):  # fmt: skip
        lit(canvas, faction, x, 0.38, 0.17, 0.4)
        stand(canvas, faction, unit, x, 0.82, tall, x > 0.6, 0.55, 0.14, rim=0.9)
    canvas.fog(0.62, mixed(INK, own, 0.22), 0.85, 4, 0.2)
    grounds.ground(canvas, own, 0.72)
    beam(canvas, 0.5, 0.90, 0.35, 0.022, own, 0.6)
    candle(canvas, (0.5, 0.90), 0.016)
    for number, a in enumerate(np.linspace(0.1, math.pi - 0.1, 7)):
        x, y = 0.5 - 0.30 * math.cos(a), 0.90 + 0.085 * math.sin(a)
        cultist(canvas, x, y, 0.25, number, own, x > 0.5, 0.55, 0.5)
    canvas.motes(140, (1.0, 0.6, 0.25), (0.35, 0.1, 0.65, 0.9))
    return ended(canvas, own, 0.97)


OTHERS: tuple[Callable[[], Image.Image], ...] = (
    duel_1_board, duel_2_decay, duel_3_losses, rites_0_first, rites_1_cthulhu, rites_2_tree, rites_3_dunwich,
    rites_4_mountains, rites_5_aeons, rites_6_hound,
)  # fmt: skip
OF_OTHERS: dict[str, Paint] = {f"lesson_{paint.__name__}": paint for paint in OTHERS} | {
    f"scenario_{paint.__name__}": paint for paint in (battle_in_the_south_atlantic, the_last_rites)
}
