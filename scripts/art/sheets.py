"""Write assets/figures: for each palette and faction a sheet of small figures with their shadows, and the large ones;
fine ones for the largest windows in the usual palette alone.

``index.json`` says where each figure is on its sheet: boxes and feet in px, ``base``, ``tall`` and ``head`` in units
(from the foot, to the right and up). Positions are the same in all palettes. ``fine.json`` says where feet and eyes are
in fine pictures.
"""

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops, ImageStat

from art.figure import Figure
from art.kept import ROOT
from art.moods import LARGE, SMALL
from art.roster import PALETTES, color, roster
from art.sprites import Sprite, shadow, sprite, sprites

FOLDER = ROOT / "assets" / "figures"
SMALL_UNIT, LARGE_UNIT = 80, 150
FINE = 2
"""So many times the px of large pictures, each way, have fine ones."""
FINES = FOLDER / "fine"
"""Where fine pictures are: the program takes the colors of the palette in use from the large ones."""
QUALITY = 88
WIDE = 1024
GAP = 2
Put = Callable[[Image.Image, Path], None]
"""What is done with a finished picture: ``save``, or ``Check``."""


def save(picture: Image.Image, path: Path) -> None:
    """As WebP, what is clear without color."""
    path.parent.mkdir(parents=True, exist_ok=True)
    _write_to(path, picture)


def _write_to(file: Path | io.BytesIO, picture: Image.Image) -> None:
    picture.save(file, "WEBP", quality=QUALITY, alpha_quality=95, method=6, exact=False)


class Check:
    """Compare with what is there instead of writing; ``faults`` names the files that differ."""

    def __init__(self) -> None:
        self.faults: list[str] = []

    def __call__(self, picture: Image.Image, path: Path) -> None:
        if path.exists():
            # As it would be written: what WebP loses of skin and fur is more than what may differ.
            file = io.BytesIO()
            _write_to(file, picture)
            with Image.open(path) as there, Image.open(file) as here:
                before, now = (each.convert("RGBA").convert("RGBa").convert("RGB") for each in (there, here))
            if before.size == now.size and max(ImageStat.Stat(ImageChops.difference(before, now)).mean) < 1.5:
                return
        self.faults.append(str(path.relative_to(FOLDER)))


def packed(sizes: list[tuple[int, int]]) -> tuple[list[tuple[int, int]], int]:
    """Where pictures of these sizes stand on a sheet, highest first in rows, and how high that is."""
    places = [(0, 0)] * len(sizes)
    x = y = row = 0
    for i in sorted(range(len(sizes)), key=lambda i: (-sizes[i][1], i)):
        w, h = sizes[i]
        if x + w > WIDE:
            x, y, row = 0, y + row + GAP, 0
        places[i] = (x, y)
        x, row = x + w + GAP, max(row, h)
    return places, y + row


def small_sheets(faction: str, made: dict[str, Figure], put: Put = save) -> dict[str, Any]:
    """Write a faction's sheets of small figures; what the index says of them."""
    entries: dict[str, Any] = {}
    owns = [color(faction, palette) for palette in PALETTES]
    painted = {unit: sprites(figure, SMALL_UNIT, owns, SMALL) for unit, figure in made.items()}
    shadows = {unit: shadow(found[0], SMALL_UNIT) for unit, found in painted.items()}
    for i, palette in enumerate(PALETTES):
        pictures = [found[i].picture for found in painted.values()] + [cast for cast, _ in shadows.values()]
        places, high = packed([picture.size for picture in pictures])
        wide = max(x + picture.width for (x, _), picture in zip(places, pictures, strict=True))
        sheet = Image.new("RGBA", (wide, high))
        for place, picture in zip(places, pictures, strict=True):
            sheet.paste(picture, place)
        put(sheet, FOLDER / palette / f"{faction}.webp")
        boxes = [[*place, *picture.size] for place, picture in zip(places, pictures, strict=True)]
        for box, lies, (unit, found) in zip(boxes, boxes[len(painted) :], painted.items(), strict=False):
            small = {"box": box, "foot": list(found[i].foot), "shadow": lies, "cast": list(shadows[unit][1])}
            entries[unit] = _entry(made[unit], found[i]) | {"small": small}
    return entries


def _entry(figure: Figure, found: Sprite) -> dict[str, Any]:
    return {"base": figure.base, "tall": round(found.foot[1] / SMALL_UNIT, 3), "head": list(found.head)}


def large(faction: str, unit: str, figure: Figure, put: Put = save) -> dict[str, Any]:
    """Write a large figure in every palette; what the index says of it."""
    found = sprites(figure, LARGE_UNIT, [color(faction, palette) for palette in PALETTES], LARGE)
    for palette, made in zip(PALETTES, found, strict=True):
        put(made.picture, FOLDER / palette / faction / f"{unit}.webp")
    return {"foot": list(found[0].foot)}


def fine(faction: str, unit: str, figure: Figure, put: Put = save) -> dict[str, Any]:
    """Write a fine figure; what the index of fine ones says of it."""
    found = sprite(figure, FINE * LARGE_UNIT, color(faction, PALETTES[0]), LARGE, swift=True)
    put(found.picture, FINES / faction / f"{unit}.webp")
    return {"foot": list(found.foot)}


def tell_fine(faction: str, unit: str, entry: dict[str, Any]) -> None:
    """Write into the index of fine pictures what there is of a figure."""
    path = FOLDER / "fine.json"
    found = json.loads(path.read_text(encoding="utf-8"))["figures"] if path.exists() else {}
    found[f"{faction}/{unit}"] = found.get(f"{faction}/{unit}", {}) | entry
    _write(found, path, {"times": FINE})


def index() -> dict[str, Any]:
    """What is written so far."""
    path = FOLDER / "index.json"
    if path.exists():
        return dict(json.loads(path.read_text(encoding="utf-8")))
    return {"figures": {}}


def write_index(found: dict[str, Any]) -> None:
    """In the order of factions and units, a line for each figure."""
    _write(found["figures"], FOLDER / "index.json", {"small": SMALL_UNIT, "large": LARGE_UNIT})


def _write(found: dict[str, Any], path: Path, sizes: dict[str, int]) -> None:
    order = [f"{faction}/{unit}" for faction, units in roster().items() for unit in units]
    lines = ",\n".join(f"  {json.dumps(key)}: {json.dumps(found[key])}" for key in order if key in found)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f'{json.dumps(sizes)[:-1]}, "figures": {{\n{lines}\n}}}}\n', encoding="utf-8")
