"""Pictures to judge figures by: a quick one, the whole sheet, and how far apart their outlines are."""

import math
from collections.abc import Callable
from importlib import import_module
from itertools import combinations

import numpy as np
from PIL import Image, ImageDraw

from art.figure import Figure
from art.kept import traced
from art.moods import LARGE, SMALL
from art.roster import PALETTES, code, color
from art.sprites import Sprite, shadow, sprite
from art.trace import HIT

Chosen = dict[str, dict[str, Callable[[], Figure]]]
BACK = (33, 38, 42, 255)
GROUNDS = ((92, 88, 58, 255), (30, 58, 72, 255), (150, 165, 172, 255))
"""Land, sea, ice."""
SQUASH = 0.44
WIDE, HIGH, ROW, SMALLS = 2400, 170, 275, 560
"""px of the sheet: its width, how high a line and a faction's row are, and the room for a faction's smaller sizes."""


def _ring(faction: str, radius: float, palette: str, unit: float) -> Image.Image:
    """The base's ring as the program draws it."""
    rim = import_module(f"game.games.wars.factions.{faction}.arms").ARMS.rim
    fine = 4
    r = radius * unit * fine * 1.11
    made = Image.new("RGBA", (int(2 * r) + 8, int(2 * r * SQUASH) + 8))
    at = (made.width / 2, made.height / 2)
    points = [(at[0] + r * rim(a) * math.sin(math.radians(a)), at[1] - r * SQUASH * rim(a) * math.cos(math.radians(a)))
              for a in range(360)]  # fmt: skip
    own = tuple(int(code(faction, palette)[i : i + 2], 16) for i in (1, 3, 5))
    ImageDraw.Draw(made).polygon(points, fill=(*own, 255))
    return made.resize((made.width // fine, made.height // fine), Image.Resampling.LANCZOS)


def stand(canvas: Image.Image, made: Sprite, unit: float, at: tuple[float, float], faction: str, radius: float,
          palette: str = "standard", scale: float = 1.0) -> None:  # fmt: skip
    """A figure on a canvas as the program stands it: shadow, ring, sprite."""
    cast, foot = shadow(made, unit)
    k = unit * scale
    pictures = [(cast, foot, 2 * scale), (_ring(faction, radius, palette, k), None, 1),
                (made.picture, made.foot, scale)]
    for picture, place, share in pictures:
        size = (max(round(picture.width * share), 1), max(round(picture.height * share), 1))
        ready = picture
        if share != 1:
            ready = picture.convert("RGBa").resize(size, Image.Resampling.LANCZOS).convert("RGBA")
        x, y = (place[0] * share, place[1] * share) if place else (picture.width / 2, picture.height / 2)
        canvas.alpha_composite(ready, (max(round(at[0] - x), 0), max(round(at[1] - y), 0)))


def preview(asked: Chosen, unit: int) -> Image.Image:
    """Quick: one sample a px, large on dark ground, then at 36 px a unit on land, sea and ice and in gray."""
    mood = LARGE.__class__(**{**LARGE.__dict__, "over": 1})
    quick = SMALL.__class__(**{**SMALL.__dict__, "over": 1})
    made = [(faction, make(), sprite(make(), unit, color(faction, "standard"), mood),
             sprite(make(), unit, color(faction, "standard"), quick))
            for faction, units in asked.items() for make in units.values()]  # fmt: skip
    wide = sum(found.picture.width + 40 for _, _, found, _ in made) + 40
    tall = max(found.picture.height for _, _, found, _ in made) + 60
    canvas = Image.new("RGBA", (max(wide, 400), tall + 4 * 160), BACK)
    for i, ground in enumerate((*GROUNDS, BACK)):
        canvas.paste(ground, (0, tall + 160 * i, canvas.width, tall + 160 * (i + 1)))
    x = 40
    for faction, figure, found, small in made:
        stand(canvas, found, unit, (x + found.foot[0], tall - 40), faction, figure.base)
        for i in range(4):
            stand(canvas, small, unit, (x + found.foot[0], tall + 160 * i + 140), faction, figure.base, scale=36 / unit)
        x += found.picture.width + 40
    gray = canvas.crop((0, tall + 480, canvas.width, tall + 640)).convert("L").convert("RGBA")
    canvas.paste(gray, (0, tall + 480))
    return canvas


def _row(canvas: Image.Image, faction: str, made: dict[str, tuple[Figure, Sprite]], top: int) -> None:
    """One faction of the sheet, in the small sprites' four sizes; the least again in gray."""
    x = 20
    for figure, found in made.values():
        share = min(200 / found.picture.height, 2.2)
        stand(canvas, found, 80, (x + found.foot[0] * share, top + 225), faction, figure.base, scale=share)
        x += round(found.picture.width * share) + 14
    left = WIDE - 2 * SMALLS
    for px, y in ((96, 100), (56, 165), (36, 225)):
        x = left
        for figure, found in made.values():
            share = px / found.picture.height
            stand(canvas, found, 80, (x + found.foot[0] * share, top + y), faction, figure.base, scale=share)
            x += round(found.picture.width * share) + 12
    canvas.paste(canvas.crop((left, top + 176, left + SMALLS, top + 240)).convert("L").convert("RGBA"),
                 (left + SMALLS, top + 176))  # fmt: skip


def _lines(made: list[tuple[str, Figure, Sprite]], palette: str, ground: tuple[int, ...]) -> Image.Image:
    """All figures on one ground in one palette, in as many lines as they need."""
    places, x, line = [], 10.0, 0
    for faction, figure, found in made:
        if x + found.picture.width * 0.45 > WIDE - 40:  # its shadow needs room too
            x, line = 10.0, line + 1
        places.append((found, faction, figure, x + found.foot[0] * 0.45, line))
        x += found.picture.width * 0.45 * 0.8
    canvas = Image.new("RGBA", (WIDE, HIGH * (line + 1)), ground)
    for found, faction, figure, x, line in places:
        stand(canvas, found, 80, (x, HIGH * line + HIGH - 20), faction, figure.base, palette, 0.45)
    return canvas


def sheet(asked: Chosen) -> Image.Image:
    """All chosen figures out of the small mood, a row for each faction; below on three grounds in three palettes."""
    rows = {faction: {unit: make() for unit, make in units.items()} for faction, units in asked.items()}
    lines = []
    for palette in PALETTES:
        made = [(faction, figure, sprite(figure, 80, color(faction, palette), SMALL))
                for faction, units in rows.items() for figure in units.values()]  # fmt: skip
        lines += [_lines(made, palette, ground) for ground in GROUNDS]
    canvas = Image.new("RGBA", (WIDE, ROW * len(rows) + sum(line.height for line in lines)), BACK)
    for i, (faction, units) in enumerate(rows.items()):
        own = {unit: (figure, sprite(figure, 80, color(faction, "standard"), SMALL)) for unit, figure in units.items()}
        _row(canvas, faction, own, ROW * i)
    top = ROW * len(rows)
    for line in lines:
        canvas.paste(line, (0, top))
        top += line.height
    return canvas


def outline(figure: Figure, high: int = 36) -> np.ndarray:
    """Which px of a picture ``high`` px high a figure covers."""
    got, _ = traced(figure, 40)
    hit = got[..., HIT] > 0.5
    ys, xs = np.where(hit)
    cut = Image.fromarray((hit[ys.min() : ys.max() + 1, xs.min() : xs.max() + 1] * 255).astype(np.uint8))
    wide = round(cut.width * high / cut.height)
    made = np.zeros((high, high * 3), bool)
    left = (high * 3 - wide) // 2
    made[:, left : left + wide] = np.asarray(cut.resize((wide, high), Image.Resampling.BOX)) > 127
    return made


def print_apart(asked: Chosen) -> None:
    """The share of px that only one of two outlines covers, least first: within factions, then over all."""
    outlines = {(faction, unit): outline(make()) for faction, units in asked.items() for unit, make in units.items()}
    rows = []
    for (a, first), (b, second) in combinations(outlines.items(), 2):
        if not (a[1] == b[1] == "acolyte"):
            rows.append((1 - (first & second).sum() / (first | second).sum(), a, b))
    rows.sort()
    print("within factions:")
    for share, a, b in [row for row in rows if row[1][0] == row[2][0] and row[0] < 0.38]:
        print(f"  {share:.2f} {a[0]}: {a[1]} {b[1]}")
    print("over all:")
    for share, a, b in rows[:12]:
        print(f"  {share:.2f} {a[0]}/{a[1]} {b[0]}/{b[1]}")
