"""The greatest pieces as they rise out of a gate: large pictures without a base."""

from dataclasses import replace
from typing import Any

from PIL import Image

from art.figure import NAMES, Figure, fit, seen
from art.moods import RISE, Mood
from art.roster import PALETTES, color
from art.shapes import BALL
from art.sheets import FINE, FINES, FOLDER, save
from art.sprites import Sprite, sprite, sprites

GLOOM = {"tsathoggua": 0.55}
"""How much of the lamp reaches those that lie in the dark; the others stand in all of it."""


RAGGED = ("cthulhu", "hastur", "king_in_yellow", "ithaqua")
"""Those with rags and thin feelers, whose edges show steps unless they are traced twice as fine."""


def mood(unit: str) -> Mood:
    """How one is lit as it rises."""
    share, over = GLOOM.get(unit, 1.0), 2.0 if unit in RAGGED else RISE.over
    lamp, ambient, wash = RISE.lamp * share, RISE.ambient * share, 1 - (1 - RISE.wash) * share
    return replace(RISE, over=over, lamp=lamp, ambient=ambient, wash=wash)


def _unit(figure: Figure, high: int, mood: Mood) -> float:
    """px per unit at which a figure is so high."""
    return high / (fit(figure, 100, mood.tilt, mood.yaw, 0)[1] / 100)


def draft(faction: str, unit: str, figure: Figure, high: int) -> Image.Image:
    """A quick one on dark ground."""
    quick = replace(mood(unit), over=1)
    made = sprite(figure, _unit(figure, high, quick), color(faction, "standard"), quick).picture
    back = Image.new("RGBA", made.size, (10, 12, 16, 255))
    back.alpha_composite(made)
    return back


def _eyes(figure: Figure, made: Sprite, unit: float) -> list[list[float]]:
    """Where eyes are in the picture and how large, the largest first."""
    found = []
    for part in figure.parts:
        if int(part[0]) == BALL and int(part[3]) == NAMES.index("eye"):
            u, v = seen(part[8:11], RISE.tilt, RISE.yaw)
            x, y = seen((0, 0, 0), RISE.tilt, RISE.yaw)
            at = made.foot[0] + (u - x) * unit, made.foot[1] - (v - y) * unit
            found.append([round(float(at[0]), 1), round(float(at[1]), 1), round(float(part[11]) * unit, 1)])
    return sorted(found, key=lambda each: -each[2])


def write(faction: str, unit: str, figure: Figure, high: int) -> dict[str, Any]:
    """Write one in every palette; what the index says of it."""
    px = _unit(figure, high, RISE)
    made = sprites(figure, px, [color(faction, palette) for palette in PALETTES], mood(unit))
    for palette, found in zip(PALETTES, made, strict=True):
        save(found.picture, FOLDER / palette / faction / f"{unit}_rise.webp")
    return {"foot": list(made[0].foot), "eyes": _eyes(figure, made[0], px)}


def fine(faction: str, unit: str, figure: Figure, high: int) -> dict[str, Any]:
    """Write the fine one of what is ``high`` otherwise; what the index of fine ones says of it."""
    px = FINE * _unit(figure, high, RISE)
    made = sprite(figure, px, color(faction, PALETTES[0]), replace(mood(unit), over=RISE.over), swift=True)
    save(made.picture, FINES / faction / f"{unit}_rise.webp")
    return {"foot": list(made.foot), "eyes": _eyes(figure, made, px)}
