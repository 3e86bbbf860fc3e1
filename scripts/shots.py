"""Renders scenes of the gallery to pictures.

    python scripts/shots.py FOLDER [WIDTHxHEIGHT ...] [SCENE ...]    PNG files to look at
    python scripts/shots.py --docs                                   remakes the README's pictures, docs/pictures/*.jpg
"""

import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.ui.gallery import SCENES, Gallery

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
DOCS = {"wars": "battle_kills", "duel": "duel", "rites": "rites_gate"}
"""The README's picture of each game, and the scene it shows."""


def shoot(folder: Path, size: tuple[int, int], names: dict[str, str]) -> None:
    """Render scenes in a window of a size, in pixels; ``names`` maps the file to write to its scene."""
    with tempfile.TemporaryDirectory() as place:
        gallery = Gallery(Path(place), size)
        for file, name in names.items():
            gallery.show(name)
            gallery.settle()
            gallery.driver.shot(folder / file)
        gallery.close()


def main() -> None:
    """Read the command line."""
    if "--docs" in sys.argv:
        shoot(PICTURES, (1280, 720), {f"{game}.jpg": scene for game, scene in DOCS.items()})
        return
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "shots")
    folder.mkdir(parents=True, exist_ok=True)
    sizes = [arg for arg in sys.argv[2:] if "x" in arg and arg[0].isdigit()] or ["1280x720", "1920x1080"]
    names = [arg for arg in sys.argv[2:] if arg in SCENES] or list(SCENES)
    for size in sizes:
        width, height = map(int, size.split("x"))
        shoot(folder, (width, height), {f"{name}_{width}.png": name for name in names})


if __name__ == "__main__":
    main()
