"""Looks at every scene in every size and scale for what is cut, covered or out of the window.

``python scripts/overlap.py [--text] [--small] [SCENE ...]``: with ``--text`` at the largest text scale too, with
``--small`` also in windows where things stand in one column. Ends with 1 if anything was found.
"""

import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.ui.gallery import SCENES, Gallery
from tests.ui.walker import SMALL_SIZES, View, views, walk


def main() -> int:
    """Read the command line and walk."""
    names = [word for word in sys.argv[1:] if word in SCENES] or list(SCENES)
    looks: list[View] = views()
    if "--text" in sys.argv:
        looks += [((1280, 720), 100, 150), ((1920, 1080), 100, 150), ((3840, 2160), 100, 150)]
    if "--small" in sys.argv:
        looks += [(size, 100, 100) for size in SMALL_SIZES]
    with tempfile.TemporaryDirectory() as place:
        gallery = Gallery(Path(place))
        found = []
        for name in names:
            here = walk(gallery, name, looks)
            print(f"{name}: {len(here)}")
            for fault in here:
                print(f"  {fault}")
            found += here
        gallery.close()
    print(f"{len(names)} scenes in {len(looks)} views, {len(found)} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
