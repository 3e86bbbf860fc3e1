"""Renders every scene to PNG files, to be looked at: ``python scripts/shots.py FOLDER [WIDTHxHEIGHT ...]``."""

import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.ui.app import App
from game.ui.scene import Scene
from game.ui.scenes.credits import CreditsScene
from game.ui.scenes.keys import KeysScene
from game.ui.scenes.load import LoadScene
from game.ui.scenes.message import PromptScene, confirm
from game.ui.scenes.newgame import NewGameScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.title import TitleScene
from tests.ui.driver import Driver
from tests.ui.fakes import FakeServices, some_saves

SCENES = {
    "title": TitleScene,
    "newgame": NewGameScene,
    "load": LoadScene,
    "settings": SettingsScene,
    "rules": RulesScene,
    "credits": CreditsScene,
    "keys": KeysScene,
    "confirm": lambda: confirm("Delete this game?", "**Friday evening** will be gone.", "Delete", danger=True),
    "prompt": lambda: PromptScene("Rename", "A name for this game:", "Friday evening", "Rename"),
}


def shoot(folder: Path, size: tuple[int, int], names: list[str]) -> None:
    """Open each scene over the title in a window of a size and write what it shows."""
    with tempfile.TemporaryDirectory() as place:
        services = FakeServices(Path(place), some_saves(Path(place)))
        services.settings.window_width, services.settings.window_height = size
        for name in names:
            app = App(services, open_table=lambda handle: Scene())
            driver = Driver(app)
            app.start(TitleScene())
            driver.frames(2)
            if name != "title":
                driver.scene.push(SCENES[name]())
                driver.frames(3)
            driver.shot(folder / f"{name}_{size[0]}.png")
            app.stack.clear()


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
