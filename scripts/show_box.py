"""Shows one scene or component alone: ``python scripts/show_box.py NAME [--size WxH] [--shot FILE]``.

NAME is a scene of the gallery or one of the samples here; without it all names are listed. With ``--shot`` a picture
is written, else a window opens. ``--interface`` and ``--text`` are scales in percent, ``--palette`` the colours.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
if "--shot" in sys.argv:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.match.counsel import Counsel, Part
from game.ui import theme
from game.ui.kit.areas import Press, Scroll
from game.ui.kit.box import Box, Column, Icon, Row, Text
from game.ui.kit.controls import Button, Choice, Cycle, Toggle
from game.ui.kit.entry import DropDown, Field
from game.ui.kit.frame import PANEL
from game.ui.layout import Layout
from game.ui.palette import PALETTES
from game.ui.scenes.boxed import BoxScene
from game.ui.table.advice.advisor import counsel_card
from tests.ui.gallery import SCENES, Gallery

NAMES = (("ada", "Ada"), ("bea", "Bea"), ("cid", "Cid the Elder"))


def controls() -> Box:
    """One of each control."""
    rows = (Press(f"row.{id}", Text(f"**{name}** sits here."), chosen=id == "bea", pad=8) for id, name in NAMES)
    return Column(
        Text("One of each", theme.HEAD_LARGE, theme.GOLD),
        Row(Button("plain", "Plain"), Button("yes", "The way on", kind="primary", key="Enter"),
            Button("no", "Away", kind="danger"), Toggle("on", True), gap=10),
        Row(Choice("choice", NAMES, "bea"), DropDown("list", NAMES, "cid", w=200), Cycle("cycle", NAMES, "ada"),
            gap=10),
        Row(Icon("rules", 20, theme.GOLD), Field("field", "", hint="Search", grow=1), gap=10),
        Scroll("rows", Column(*rows, gap=4), h=110),
        frame=PANEL, pad=24, gap=14, w=760,
    )  # fmt: skip


def counsel() -> Box:
    """The card of advice."""
    parts = (Part("earns a spellbook", 3.6), Part("spends Power", -0.5))
    others = Counsel("", "**Great Cthulhu** builds a gate.", worth=-2.0)
    told = [Counsel("", "**Great Cthulhu** attacks.", parts), others]
    card = counsel_card("Why this move?", told, False, str, lambda: None, Button("do", "Do it", kind="primary"))
    card.w = 380
    return card


SAMPLES: dict[str, Callable[[], Box]] = {"controls": controls, "counsel": counsel}


class Alone(BoxScene):
    """A component in the middle of the window."""

    uses_gui = True

    def __init__(self, make: Callable[[], Box]) -> None:
        super().__init__()
        self.make = make

    def describe(self, layout: Layout) -> Box:
        """The component."""
        return Column(self.make(), across="center", pack="center", pad=20)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", nargs="?")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--interface", type=int, help="if not given, the one that suits the window")
    parser.add_argument("--text", type=int, default=100)
    parser.add_argument("--palette", choices=sorted(PALETTES), default="standard")
    parser.add_argument("--shot", type=Path)
    given = parser.parse_args()
    if given.name not in {*SAMPLES, *SCENES}:
        sys.exit(f"Choose one of: {', '.join([*SAMPLES, *SCENES])}.")
    width, height = map(int, given.size.split("x"))
    with tempfile.TemporaryDirectory() as place:
        gallery = Gallery(Path(place), (width, height))
        gallery.services.settings.palette = given.palette
        gallery.app.use_palette()
        gallery.resize((width, height), given.interface, given.text)
        if given.name in SAMPLES:
            gallery.first(Alone(SAMPLES[given.name]))
            gallery.driver.frames(2)
        else:
            gallery.show(given.name)
            gallery.settle()
        if given.shot:
            gallery.driver.shot(given.shot)
        else:
            gallery.app.run()
        gallery.close()


if __name__ == "__main__":
    main()
