"""Renders scenes to PNG files, to be looked at: ``python scripts/shots.py FOLDER [WIDTHxHEIGHT ...] [SCENE ...]``."""

import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.ui.gallery import SCENES, Gallery


def shoot(folder: Path, size: tuple[int, int], names: list[str]) -> None:
    """Put up each scene in a window of a size and write what it shows."""
    with tempfile.TemporaryDirectory() as place:
        gallery = Gallery(Path(place), size)
        for name in names:
            gallery.show(name)
            gallery.settle()
            gallery.driver.shot(folder / f"{name}_{size[0]}.png")
        gallery.close()


def main() -> None:
    """Read the command line."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "shots")
    folder.mkdir(parents=True, exist_ok=True)
    sizes = [arg for arg in sys.argv[2:] if "x" in arg and arg[0].isdigit()] or ["1280x720", "1920x1080"]
    names = [arg for arg in sys.argv[2:] if arg in SCENES] or list(SCENES)
    for size in sizes:
        width, height = size.split("x")
        shoot(folder, (int(width), int(height)), names)


if __name__ == "__main__":
    main()
