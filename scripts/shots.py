"""Renders scenes of the gallery to pictures.

    python scripts/shots.py FOLDER [WIDTHxHEIGHT ...] [SCENE ...] [--language CODE]   PNG files to look at
    python scripts/shots.py --docs                  remakes the README's pictures, docs/pictures/*.jpg
"""

import argparse
import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.language.library import SOURCE
from game.language.spoken import speak
from tests.ui.gallery import SCENES, Gallery

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
DOCS = {
    "title": "title", "wars": "table", "five": "table_many", "battle": "battle_kills", "board": "board_own",
    "winner": "end_winner", "duel": "duel", "rites": "rites_gate", "draft": "draft_eight", "card": "card_unit",
    "theatre": "theatre", "story": "story",
}  # fmt: skip
"""The README's pictures, and the scene that each shows."""


def shoot(folder: Path, size: tuple[int, int], names: dict[str, str], language: str = SOURCE) -> None:
    """Render scenes in a window of a size, in pixels; ``names`` maps the file to write to its scene."""
    with tempfile.TemporaryDirectory() as place:
        gallery = Gallery(Path(place), size)
        speak(language)
        for file, name in names.items():
            gallery.show(name)
            gallery.settle()
            gallery.driver.shot(folder / file)
        gallery.close()


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("shots"))
    parser.add_argument("wanted", nargs="*", help="sizes and scenes; without any 1280x720, 1920x1080, and all scenes")
    parser.add_argument("--language", metavar="CODE", default=SOURCE)
    parser.add_argument("--docs", action="store_true", help="remake the README's pictures")
    given = parser.parse_args()
    if given.docs:
        shoot(PICTURES, (1920, 1080), {f"{game}.jpg": scene for game, scene in DOCS.items()})
        return
    given.folder.mkdir(parents=True, exist_ok=True)
    sizes = [each for each in given.wanted if each not in SCENES] or ["1280x720", "1920x1080"]
    names = [each for each in given.wanted if each in SCENES] or list(SCENES)
    for size in sizes:
        width, height = map(int, size.split("x"))
        shoot(given.folder, (width, height), {f"{name}_{width}.png": name for name in names}, given.language)


if __name__ == "__main__":
    main()
