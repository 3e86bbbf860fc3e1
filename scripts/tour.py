"""Photographs the program at every place the table's issue names, to be looked at.

    python scripts/tour.py FOLDER [--sizes 1280x720 1920x1080] [--only B4 B8.1] [--mockups FOLDER]

The real program is opened on staged matches (turn 5 as the mock-ups draw it) without a screen, led to each place by
real events, and one picture is written for each, named by id and size: ``B4.1_pains_1920.png``. With ``--mockups``
the drawings in that folder (``table_1920.jpg`` ...) are put beside their screenshots as ``beside_table_1920.png``,
drawing left. Places that cannot be reached are told; the exit code is 1 then.
"""

import argparse
import os
import sys
import time
import traceback
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

SEED = 11


def tour(folder: Path, size: tuple[int, int], only: list[str]) -> list[str]:
    """Take the pictures of one window size; returns what could not be reached."""
    import pygame

    from scripts.window.program import Program
    from scripts.window.tourist import STATIONS, Tourist

    missed = []
    for number, name, way in STATIONS:
        if only and not any(number.startswith(each) or name == each for each in only):
            continue
        # A window of its own for each, so that none is led astray by the one before.
        with Program(size, SEED, posted=True) as program:
            tourist = Tourist(program)
            try:
                way(tourist)
            except Exception as problem:
                # One place that cannot be reached must not keep the others from being seen.
                missed.append(f"{number} {name} at {size[0]}: {type(problem).__name__}: {problem}")
                if "TOUR_TRACE" in os.environ:
                    traceback.print_exc()
            if not program.top.animating:
                # The light on the map is made in a thread of its own.
                for _ in range(12):
                    time.sleep(0.05)
                    program.pump()
            pygame.image.save(program.app.surface, str(folder / f"{number}_{name}_{size[0]}.png"))
    return missed


def beside(folder: Path, mockups: Path) -> None:
    """Put each drawing beside its screenshot."""
    import pygame

    from scripts.window.tourist import MOCKUPS

    for drawing, (name, (width, height)) in MOCKUPS.items():
        found = next((path for end in (".png", ".jpg") if (path := mockups / f"{drawing}{end}").exists()), None)
        shot = folder / f"{name}_{width}.png"
        if found is None or not shot.exists():
            continue
        both = pygame.Surface((2 * width + 8, height))
        left = pygame.transform.smoothscale(pygame.image.load(str(found)), (width, height))
        both.blit(left, (0, 0))
        both.blit(pygame.image.load(str(shot)), (width + 8, 0))
        pygame.image.save(both, str(folder / f"beside_{drawing}.png"))


def main() -> int:
    """Read the command line and take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sizes", nargs="+", default=["1280x720", "1920x1080"])
    parser.add_argument("--only", nargs="+", default=[], help="ids, beginnings of ids, or names of places")
    parser.add_argument("--mockups", type=Path, help="folder of the drawings")
    given = parser.parse_args()
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    given.folder.mkdir(parents=True, exist_ok=True)
    missed = []
    for text in given.sizes:
        width, height = (int(part) for part in text.lower().split("x"))
        missed += tour(given.folder, (width, height), given.only)
    if given.mockups:
        beside(given.folder, given.mockups)
    for line in missed:
        print(f"not reached: {line}", file=sys.stderr)
    print(f"{len(list(given.folder.glob('*.png')))} pictures in {given.folder}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
