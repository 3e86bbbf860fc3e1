"""Looks at every scene in every language, size and scale for what is cut, covered, out of the window, not translated.

``python scripts/overlap.py [--language CODE ...] [--text] [--small] [SCENE ...]``: in English, German and the
pseudo-language (``qps``: longer, and whatever has no accents there is not translated), or in those that are given.
With ``--text`` at the other text scales too, with ``--small`` also in windows where things stand in one column and in
those between. With ``--questions`` it looks at the table at every kind of question of every game in the place of the
scenes, with text of the usual size and the largest. Ends with 1 if anything was found, and tells how much in each view.
"""

import argparse
import os
import sys
import tempfile
from collections import Counter
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.language.library import SOURCE
from game.language.pseudo import PSEUDO
from game.ui.scenes.settings import TEXT
from tests.ui.asked import walk_questions
from tests.ui.gallery import SCENES, Gallery
from tests.ui.walker import MIDDLE_SIZES, SMALL_SIZES, View, views, walk

LANGUAGES = (SOURCE, "de", PSEUDO)
ASKED: list[View] = [((640, 360), 100, 100), ((1280, 720), 100, 100), ((1280, 720), 100, 150), ((1920, 1080), 100, 150)]
SEEDS = 8
"""How many matches of each sort are played for their questions."""


def looks(text: bool, small: bool) -> list[View]:
    """The views that are asked for: every size and scale, other text scales, small windows."""
    found = [view for scale in (TEXT if text else TEXT[:1]) for view in views(scale)]
    if small:
        scales = TEXT if text else TEXT[:1]
        found += [(size, 100, scale) for size in (*SMALL_SIZES, *MIDDLE_SIZES) for scale in scales]
    return found


def main() -> int:
    """Read the command line and walk."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scenes", nargs="*", metavar="SCENE")
    parser.add_argument("--language", nargs="+", default=LANGUAGES)
    parser.add_argument("--text", action="store_true")
    parser.add_argument("--small", action="store_true")
    parser.add_argument("--questions", action="store_true")
    given = parser.parse_args()
    if wrong := [name for name in given.scenes if name not in SCENES]:
        sys.exit(f"There is no scene called {', '.join(wrong)}. Choose from: {', '.join(SCENES)}.")
    names, seen = given.scenes or list(SCENES), looks(given.text, given.small)
    found: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as place:
        gallery = Gallery(Path(place))
        for language in given.language:
            for fault in walk_questions(gallery, {language: ASKED}, range(SEEDS)) if given.questions else ():
                print(f"  {fault}", flush=True)
                found[" ".join(fault.partition(":")[0].split()[-6:])] += 1
            for name in () if given.questions else names:
                here = walk(gallery, name, {language: seen})
                print(f"{name} ({language}): {len(here)}", *here, sep="\n  ", flush=True)
                found.update(fault.removeprefix(f"{name} ").partition(":")[0] for fault in here)
        gallery.close()
    for view, count in sorted(found.items()):
        print(f"{view}: {count}")
    what = f"all questions in {len(ASKED)}" if given.questions else f"{len(names)} scenes in {len(seen)}"
    print(f"{what} views and {len(given.language)} languages, {found.total()} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
