"""Looks for pictures that change though nothing happens: every scene of the gallery stands for half a minute.

``python scripts/unchanged.py [--size WIDTHxHEIGHT ...] [--language CODE ...] [--most COUNT] [SCENE ...]``: the pointer
goes over all that can be pointed at and back, time passes, and every picture is compared with a whole painting of the
same moment and with the first (``tests/ui/unchanged.py``). Without arguments all scenes in English and German at
1280x720 and 1920x1080, which takes half an hour. Ends with 1 if anything was found.
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
from tests.ui.gallery import SCENES, Gallery
from tests.ui.unchanged import changes

SIZES = ("1280x720", "1920x1080")
LANGUAGES = (SOURCE, "de")


def main() -> int:
    """Read the command line and look."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scenes", nargs="*", metavar="SCENE")
    parser.add_argument("--size", nargs="+", default=SIZES, metavar="WIDTHxHEIGHT")
    parser.add_argument("--language", nargs="+", default=LANGUAGES, metavar="CODE")
    parser.add_argument("--most", type=int, default=1000, help="so many things of a scene are pointed at, at most")
    given = parser.parse_args()
    if wrong := [name for name in given.scenes if name not in SCENES]:
        sys.exit(f"There is no scene called {', '.join(wrong)}. Choose from: {', '.join(SCENES)}.")
    found = 0
    with tempfile.TemporaryDirectory() as place:
        gallery = Gallery(Path(place))
        for size in given.size:
            width, height = map(int, size.split("x"))
            for language in given.language:
                for name in given.scenes or SCENES:
                    here = changes(gallery, name, (width, height), language, given.most)
                    print(f"{name} ({language}, {size}): {len(here)}", *here, sep="\n  ", flush=True)
                    found += len(here)
        gallery.close()
    print(f"{found} changes")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
