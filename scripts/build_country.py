#!/usr/bin/env python3
"""Draw Lovecraft Country, the board of the Duel, from the table of its areas (scripts/mapart/country.toml).

Writes lovecraft_country.jpg (picture without words) and lovecraft_country_areas.png (8-bit area numbers) to
assets/maps, and its entry of anchors.json. An area that lies in two places has one number in both. Stops with an
error, and writes nothing, when two areas touch that should not or the other way round. Needs the "art" dependencies
of pyproject.toml; about a minute.

    python scripts/build_country.py [--out FOLDER]
"""

import argparse
import sys
import tomllib
from pathlib import Path

import numpy as np
from mapart.country_ink import Ink
from mapart.country_paint import Ground, finish
from mapart.country_shape import HEIGHT, UNIT, WIDTH, Shapes
from mapart.quiet import Quiet
from mapart.stored import write_anchors
from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
TABLE = Path(__file__).resolve().parent / "mapart" / "country.toml"
FONTS = ROOT / "assets" / "fonts"
QUALITY = 90
SIGN = 30  # so far about a portal's sign no ornament stands, in px of a sheet 1216 wide


def place(share: list[float]) -> tuple[float, float]:
    """Px of a place given in shares of the sheet."""
    return round(share[0] * WIDTH, 1), round(share[1] * HEIGHT, 1)


def label(part: dict, land: bool) -> dict:
    """A part's name as the program reads it."""
    given = part["label"]
    x, y = place(given["at"])
    size = round(given["size"] * UNIT, 1)
    return {"lines": given["lines"], "x": x, "y": y, "size": size, "spacing": round((2 if land else 1) * UNIT, 1),
            "angle": given["angle"], "bend": given["bend"], "second": False}  # fmt: skip


def board(table: dict) -> dict:
    """The board's entry of anchors.json."""
    parts = {part["id"]: part for part in table["parts"]}
    areas, portals = {}, {}
    for number, area in enumerate(table["areas"]):
        first, *more = (label(parts[part], area["terrain"] == "land") for part in area["parts"])
        x, y = place(area["home"])
        areas[area["id"]] = {"number": number, "name": area["name"], "terrain": area["terrain"], "label": first,
                             "extra_labels": more, "home": {"x": x, "y": y}}  # fmt: skip
        if "mark" in area:
            signs = [place(parts[part]["sign"]) for part in area["parts"]]
            portals[area["id"]] = {"mark": area["mark"], "parts": area["parts"], "signs": signs}
    return {"title": table["title"], "area_ids": list(areas), "picture": [WIDTH, HEIGHT],
            "crop": [0, 0, WIDTH, HEIGHT], "frame": [], "portals": portals, "areas": areas, "stubs": []}  # fmt: skip


def outside(made: dict, ids: np.ndarray) -> list[str]:
    """Homes and signs that stand outside their area."""
    spots = [(name, (area["home"]["x"], area["home"]["y"])) for name, area in made["areas"].items()]
    spots += [(name, spot) for name, portal in made["portals"].items() for spot in portal["signs"]]
    return [name for name, (x, y) in spots if made["area_ids"][ids[int(y), int(x)]] != name]


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--out", type=Path, default=ROOT / "assets" / "maps")
    out = options.parse_args().out
    table = tomllib.loads(TABLE.read_text(encoding="utf-8"))
    try:
        shapes = Shapes(table)
    except ValueError as problem:
        print(problem)
        return 1
    made = board(table)
    if wrong := outside(made, shapes.ids):
        print("these have a home or a sign outside:", ", ".join(wrong))
        return 1
    ground = Ground(shapes)
    quiet = Quiet((HEIGHT, WIDTH), made["areas"], FONTS)
    quiet.bar([spot for portal in made["portals"].values() for spot in portal["signs"]], SIGN * UNIT)
    picture = Ink(table, ground, quiet).over(Image.fromarray(np.clip(ground.picture(), 0, 255).astype(np.uint8)))
    name = table["id"]
    out.mkdir(parents=True, exist_ok=True)
    Image.fromarray(shapes.ids).save(out / f"{name}_areas.png", optimize=True)
    finish(np.asarray(picture, np.float32), shapes, quiet).save(out / f"{name}.jpg", quality=QUALITY, optimize=True)
    write_anchors(out / "anchors.json", {name: made}, {})
    print(f"{name}: all borders as in the table ({len(shapes.contacts)} by contact, shortest "
          f"{min(shapes.contacts.values())} px; Innsmouth and Rockport by the bridge)")  # fmt: skip
    return 0


if __name__ == "__main__":
    sys.exit(main())
