"""A picture for each faction: its greatest creature in its own place, and a few of its kind before it."""

from dataclasses import dataclass

from PIL import Image

from art.pictures import grounds
from art.pictures.canvas import INK, Canvas, mixed, rgb
from art.pictures.cast import Actor, place
from art.pictures.grounds import Ground
from art.roster import code

SIDE, FINE_SIDE = 1000, 1600
"""px: as wide and as high as these pictures are, and those for the largest windows, in the usual palette alone."""
LEVEL = 0.77
PLACE = 640
"""px: as wide and as high as the places alone are, on which cards show their figures."""


@dataclass(frozen=True)
class Scene:
    """``great`` is the creature, so ``tall``, and so much of it ``sunk``: it stands on no base here.

    ``court`` are units before it: where, how tall, and whether they look the other way.
    """

    ground: Ground
    great: str
    tall: float
    court: tuple[tuple[str, float, float, float, bool], ...]
    sunk: float = 0.10


SCENES: dict[str, Scene] = {
    "great_cthulhu": Scene(
        grounds.drowned,
        "cthulhu",
        0.74,
        (
            ("starspawn", 0.86, 0.93, 0.27, True),
            ("deep_one", 0.13, 0.95, 0.20, False),
            ("deep_one", 0.27, 0.98, 0.21, False),
        ),
    ),
    "crawling_chaos": Scene(
        grounds.dunes,
        "nyarlathotep",
        0.80,
        (
            ("hunting_horror", 0.85, 0.90, 0.30, True),
            ("acolyte", 0.12, 0.94, 0.17, False),
            ("nightgaunt", 0.24, 0.98, 0.26, False),
        ),
    ),
    "black_goat": Scene(
        grounds.woods,
        "shub_niggurath",
        0.70,
        (
            ("dark_young", 0.86, 0.93, 0.33, True),
            ("ghoul", 0.13, 0.96, 0.16, False),
            ("acolyte", 0.27, 0.98, 0.18, False),
        ),
    ),
    "yellow_sign": Scene(
        grounds.court,
        "hastur",
        0.76,
        (
            ("king_in_yellow", 0.14, 0.94, 0.32, False),
            ("acolyte", 0.28, 0.985, 0.17, False),
            ("byakhee", 0.86, 0.96, 0.24, True),
        ),
        0.03,
    ),
    "windwalker": Scene(
        grounds.ice,
        "ithaqua",
        0.78,
        (
            ("gnoph_keh", 0.85, 0.95, 0.24, True),
            ("wendigo", 0.14, 0.94, 0.25, False),
            ("acolyte", 0.27, 0.985, 0.17, False),
        ),
        0.20,
    ),
    "opener_of_the_way": Scene(
        grounds.void,
        "yog_sothoth",
        0.70,
        (
            ("abomination", 0.86, 0.94, 0.28, True),
            ("mutant", 0.14, 0.95, 0.19, False),
            ("acolyte", 0.27, 0.985, 0.17, False),
        ),
    ),
    "ancients": Scene(
        grounds.nave,
        "yothan",
        0.74,
        (
            ("un_man", 0.86, 0.95, 0.24, True),
            ("reanimated", 0.13, 0.95, 0.20, False),
            ("acolyte", 0.26, 0.985, 0.18, False),
        ),
    ),
    "sleeper": Scene(
        grounds.cave,
        "tsathoggua",
        0.56,
        (
            ("formless_spawn", 0.86, 0.96, 0.24, True),
            ("serpent_man", 0.13, 0.95, 0.22, False),
            ("wizard", 0.27, 0.985, 0.20, False),
        ),
    ),
}


def side(faction: str, palette: str, fine: bool = False) -> Image.Image:
    """The picture of a faction in a palette, or the fine one."""
    scene, own = SCENES[faction], rgb(code(faction, palette))
    px = FINE_SIDE if fine else SIDE
    canvas = Canvas(faction, px, px)
    scene.ground(canvas, own, LEVEL)
    great = Actor(faction, scene.great, (0.5, LEVEL + 0.07), scene.tall, light=1.18, sunk=scene.sunk, rises=True)
    canvas.add(canvas.ball((0.5, LEVEL - scene.tall * 0.5), 0.30, 1.4) * 0.30, own)
    place(canvas, great, palette, own, fine)
    canvas.fog(LEVEL - 0.04, mixed(INK, own, 0.30), 0.85, 4, 0.2)
    for unit, x, y, tall, mirrored in sorted(scene.court, key=lambda each: each[2]):
        place(canvas, Actor(faction, unit, (x, y), tall, mirrored, 0.72, 0.10, 0.35), palette, own, fine)
    canvas.fog(0.93, mixed(INK, own, 0.05), 0.85, 4, 0.12)
    canvas.motes(90, mixed(own, (1, 0.95, 0.8), 0.4), (0, 0.2, 1, 0.95))
    return canvas.finish()


def bare(faction: str, palette: str) -> Image.Image:
    """The place of a faction, with nobody there."""
    own = rgb(code(faction, palette))
    canvas = Canvas(f"{faction}_place", PLACE, PLACE)
    SCENES[faction].ground(canvas, own, LEVEL)
    canvas.fog(LEVEL - 0.05, mixed(INK, own, 0.20), 0.6, 4, 0.2)
    canvas.motes(50, mixed(own, (1, 0.95, 0.8), 0.4), (0, 0.2, 1, 0.95))
    return canvas.finish()
