"""Looks at every scene in every language, size and scale for what is cut, covered, out of the window, not translated.

``python scripts/overlap.py [--language CODE ...] [--all] [SCENE ...]``: in English, German and the
pseudo-language (``qps``: longer, and whatever has no accents there is not translated), or in those that are given.
With ``--text`` at the other text scales too, with ``--small`` also in windows where things stand in one column and in
those between; ``--size`` keeps to some sizes of all these. With ``--questions`` it looks at the table at every kind of
question of every game in the place of the scenes, with text of the usual size and the largest. ``--all`` is the whole
walk: every scene in all views, then every question. It takes about an hour on one core, a scene in a language half a
minute at most. Ends with 1 if anything was found, and tells how much in each view.
"""

import argparse
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
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


def looks(text: bool, small: bool, sizes: Sequence[str] = ()) -> list[View]:
    """The views that are asked for: every size and scale, other text scales, small windows; of some sizes only."""
    found = [view for scale in (TEXT if text else TEXT[:1]) for view in views(scale)]
    if small:
        scales = TEXT if text else TEXT[:1]
        found += [(size, 100, scale) for size in (*SMALL_SIZES, *MIDDLE_SIZES) for scale in scales]
    return [view for view in found if not sizes or named(view) in sizes]


def named(view: View) -> str:
    """A view's size, as it is written: 1280x720."""
    (width, height), _, _ = view
    return f"{width}x{height}"


def walked(gallery: Gallery, given: argparse.Namespace, seen: Sequence[View]) -> Iterator[str]:
    """All faults, told as they are found: of the scenes, of the questions, or of both."""
    scenes = given.scenes or list(SCENES)
    for language in given.language:
        for name in scenes if given.all or not given.questions else ():
            here = walk(gallery, name, {language: seen})
            print(f"{name} ({language}): {len(here)}", *here, sep="\n  ", flush=True)
            yield from (fault.removeprefix(f"{name} ").partition(":")[0] for fault in here)
        for fault in walk_questions(gallery, {language: ASKED}, range(SEEDS)) if given.questions or given.all else ():
            print(f"  {fault}", flush=True)
            yield " ".join(fault.partition(":")[0].split()[-6:])


def main() -> int:
    """Read the command line and walk."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scenes", nargs="*", metavar="SCENE")
    parser.add_argument("--language", nargs="+", default=LANGUAGES)
    parser.add_argument("--size", nargs="+", default=(), metavar="WIDTHxHEIGHT")
    for flag in ("--text", "--small", "--questions", "--all"):
        parser.add_argument(flag, action="store_true")
    given = parser.parse_args()
    if wrong := [name for name in given.scenes if name not in SCENES]:
        sys.exit(f"There is no scene called {', '.join(wrong)}. Choose from: {', '.join(SCENES)}.")
    seen = looks(given.text or given.all, given.small or given.all, given.size)
    if wrong := [size for size in given.size if size not in map(named, seen)]:
        sys.exit(f"No view here is {', '.join(wrong)} large.")
    with tempfile.TemporaryDirectory() as place:
        gallery = Gallery(Path(place))
        found = Counter(walked(gallery, given, seen))
        gallery.close()
    for view, count in sorted(found.items()):
        print(f"{view}: {count}")
    asked = given.questions or given.all
    what = [f"{len(given.scenes or SCENES)} scenes in {len(seen)} views"] if given.all or not asked else []
    what += [f"all questions in {len(ASKED)} views"] if asked else []
    print(f"{', '.join(what)} and {len(given.language)} languages, {found.total()} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
