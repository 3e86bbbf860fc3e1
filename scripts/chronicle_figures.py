"""Measures the chronicle: how long one of many games takes to open, to be sought, counted and drawn.

    python scripts/chronicle_figures.py [--games 5000] [--folder DIR] [--size 1920x1080]

Writes made-up games with real answers into a folder, then opens it as the program does: once without an index, once
with, then through the window, from the key to the list on the screen.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pygame

from game.match.chronicle import records
from game.match.chronicle.keeping import SUFFIX, Chronicle
from game.match.chronicle.making import record_of
from game.match.chronicle.records import Record
from game.match.chronicle.sieve import Search, Sieve
from game.match.chronicle.tallies import BY, tally
from game.match.services import Services
from game.ui.app import App
from game.ui.chronicle.scene import TABS, ChronicleScene
from game.ui.scenes.title import TitleScene
from scripts.window.robot import Robot
from tests.ui.chronicled import made_up
from tests.ui.gallery import played_match


def write_games(folder: Path, count: int) -> None:
    """Write so many records, their summaries made up, their answers those of one real game."""
    play = record_of(played_match(), "0" * 16).play
    folder.mkdir(parents=True, exist_ok=True)
    for summary in made_up(count):
        (folder / f"{summary.stem}{SUFFIX}").write_bytes(records.encode(Record(summary, play)))


def timed(what: str, work: Callable[[], object]) -> None:
    """Do it and print how long it took, and how long the processor worked at it (other programs may be busy)."""
    start, worked = time.perf_counter(), time.process_time()
    work()
    took, own = time.perf_counter() - start, time.process_time() - worked
    print(f"{what:<44}{1000 * took:8.0f} ms, {1000 * own:6.0f} ms of the processor")


def figures(folder: Path, size: tuple[int, int]) -> None:
    """Open, seek, count, then look through the window."""
    timed("opened without an index", Chronicle(folder / "chronicle").list)
    chronicle = Chronicle(folder / "chronicle")
    timed("opened with the index", chronicle.list)
    listing = chronicle.list()
    print(f"{len(listing.games)} games, {listing.size / max(len(listing.games), 1):.0f} bytes each")
    search = Search()
    timed("words sought for the first time", lambda: search.sift(listing.games, Sieve(text="ada black goat")))
    timed("words sought again", lambda: search.sift(listing.games, Sieve(text="bruno league")))
    for by in BY:
        timed(f"counted by {by}", lambda by=by: tally(listing.games, by))  # type: ignore[misc]
    through_the_window(folder, size)


def through_the_window(folder: Path, size: tuple[int, int]) -> None:
    """From the title's key to the list, then from page to page and down the list."""
    services = Services(folder)
    services.settings.window_width, services.settings.window_height = size
    app = App(services)
    driver = Robot(app)
    app.start(TitleScene())
    driver.frames(40)

    def until_shown() -> None:
        driver.until(lambda: isinstance(driver.scene, ChronicleScene) and not driver.scene.busy)
        driver.frames()

    def open_it() -> None:
        driver.key("h")
        until_shown()

    timed("from the title's key to the list", open_it)
    scene = driver.scene
    assert isinstance(scene, ChronicleScene)
    worst = 0.0
    for _ in range(60):
        start = time.perf_counter()
        driver.wheel(-1)
        worst = max(worst, time.perf_counter() - start)
    print(f"{'worst frame while scrolling':<44}{1000 * worst:8.1f} ms")
    for tab in TABS[1:]:

        def turn(tab: str = tab) -> None:
            scene.root.control("page").choose(tab)
            until_shown()

        timed(f"turned to {tab}", turn)
    app.close()
    services.close()


def main() -> int:
    """Parse the command line and run."""
    parser = argparse.ArgumentParser(description="Measure how long a large chronicle takes to open.")
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--folder", type=Path, help="the data folder to use (a temporary one by default)")
    parser.add_argument("--size", default="1920x1080")
    arguments = parser.parse_args()
    width, height = map(int, arguments.size.split("x"))
    pygame.init()
    with tempfile.TemporaryDirectory() as made:
        folder = arguments.folder or Path(made)
        write_games(folder / "chronicle", arguments.games)
        figures(folder, (width, height))
    return 0


if __name__ == "__main__":
    sys.exit(main())
