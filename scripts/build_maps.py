#!/usr/bin/env python3
"""Draw the Earth boards from Natural Earth outlines and the table of areas (scripts/mapart/earth.toml).

Writes to assets/maps: <board>.jpg (picture without words), <board>_areas.png (8-bit picture of area
numbers, 255 = no area) and anchors.json (names, gate and piece places, wrap marks of all boards).
Stops with an error, and writes nothing for that board, when two areas touch that should not or the
other way round. Needs the "art" dependencies of pyproject.toml, and npm unless --atlas is given.

    python scripts/build_maps.py                      all boards, about two minutes
    python scripts/build_maps.py --scale 1 --boards earth_5 --out draft --samples draft
"""

import argparse
import sys
import tomllib
from pathlib import Path

from mapart import anchors, atlas
from mapart.borders import check_borders
from mapart.geometry import Geometry
from mapart.paint import Ground, Painter
from mapart.sample import sample
from mapart.stored import write_anchors
from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
TABLE = Path(__file__).resolve().parent / "mapart" / "earth.toml"
FONTS = ROOT / "assets" / "fonts"
QUALITY = 90


def arguments() -> argparse.Namespace:
    p = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    p.add_argument("--atlas", type=Path, help="folder of the npm package world-atlas (fetched with npm if absent)")
    p.add_argument("--out", type=Path, default=ROOT / "assets" / "maps")
    p.add_argument("--boards", nargs="*", help="only these boards; anchors of the others are kept")
    p.add_argument("--scale", type=int, default=2, help="coasts are found at this multiple; 1 is a draft")
    p.add_argument("--samples", type=Path, help="also write pictures with names and pieces into this folder")
    return p.parse_args()


def main() -> int:
    options = arguments()
    table = tomllib.loads(TABLE.read_text(encoding="utf-8"))
    folder = options.atlas or atlas.fetch_atlas()
    geo = Geometry(table["shapes"], atlas.read_countries(folder / "countries-50m.json"), options.scale)
    small = geo.reduced()
    ground = Ground(small)
    options.out.mkdir(parents=True, exist_ok=True)
    done, wrong = {}, 0
    for name in options.boards or table["boards"]:
        areas = table[name]["areas"]
        ids = geo.area_numbers(areas)
        report = check_borders(areas, ids)
        print(name, report)
        if report.wrong:
            wrong += report.wrong
            continue
        done[name] = data = anchors.board_data(table[name], ids)
        for complaint in anchors.complaints(data, ids, FONTS):
            print("   ", complaint)
        picture = Painter(small, ground, areas, data["areas"], FONTS).picture()
        Image.fromarray(ids).save(options.out / f"{name}_areas.png", optimize=True)
        picture.save(options.out / f"{name}.jpg", quality=QUALITY, optimize=True)
        if options.samples:
            options.samples.mkdir(parents=True, exist_ok=True)
            sample(picture, data, FONTS, pieces=False).save(options.samples / f"{name}_names.png")
            sample(picture, data, FONTS).save(options.samples / f"{name}_full.png")
    write_anchors(options.out / "anchors.json", done, anchors.head())
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
