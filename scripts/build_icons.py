#!/usr/bin/env python3
"""Write assets/icons/*.svg and assets/licences/GAME-ICONS.txt from the table assets/icons/icons.toml.

The drawings come from the npm package @iconify-json/game-icons (game-icons.net, CC BY 3.0). Each is
written as a white 512 x 512 SVG without background. The licence's own text at the top of the list is
kept in scripts/game_icons_licence.txt.
"""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ICONS = ROOT / "assets" / "icons"
LICENCE = ROOT / "assets" / "licences" / "GAME-ICONS.txt"
LICENCE_TEXT = Path(__file__).resolve().parent / "game_icons_licence.txt"
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">{}</svg>\n'


def fetch(package: str, folder: Path) -> Path:
    """Install the collection with npm and return its drawings' file."""
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("npm is needed to fetch the icons; or give --collection icons.json")
    command = [npm, "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(folder), package]
    subprocess.run(command, check=True)
    return folder / "node_modules" / package / "icons.json"


def write_icons(icons: dict, drawings: dict) -> None:
    """One file per drawing used; files no longer used are removed."""
    wanted = {entry["file"]: entry["name"] for entry in icons.values()}
    for old in ICONS.glob("*.svg"):
        if old.name not in wanted:
            old.unlink()
    for file, name in wanted.items():
        body = drawings[name]["body"].replace("currentColor", "#fff")
        (ICONS / file).write_text(SVG.format(body), encoding="utf-8", newline="\n")


def write_licence(table: dict) -> None:
    """The licence's text and who drew what."""
    drawn = {entry["name"]: " and ".join(entry["authors"]) for entry in table["icons"].values()}
    by_author: dict[str, list[str]] = {}
    for name, authors in sorted(drawn.items()):
        by_author.setdefault(authors, []).append(name)
    lines = [
        "Icons from https://game-icons.net, Creative Commons Attribution 3.0",
        "(https://creativecommons.org/licenses/by/3.0/). Changed: fill made white, background left out.",
        "",
        *(f"Icons made by {authors}: {', '.join(names)}." for authors, names in sorted(by_author.items())),
        "",
        "Licence text of the collection:",
        "",
        LICENCE_TEXT.read_text(encoding="utf-8").rstrip(),
    ]
    LICENCE.parent.mkdir(parents=True, exist_ok=True)
    LICENCE.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


def main() -> int:
    p = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    p.add_argument("--collection", type=Path, help="icons.json of the npm package (fetched with npm if absent)")
    given = p.parse_args().collection
    table = tomllib.loads((ICONS / "icons.toml").read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        path = given or fetch(table["package"], Path(folder))
        write_icons(table["icons"], json.loads(path.read_text(encoding="utf-8"))["icons"])
    write_licence(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
