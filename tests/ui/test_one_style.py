"""Labels of one list are set alike: none is in another type, or smaller, because it is longer."""

from pathlib import Path

import pytest

from game.language.spoken import SOURCE, speak
from game.ui import draw
from game.ui.kit.base import Laid
from game.ui.kit.box import Text
from game.ui.layout import Layout
from game.ui.rich import plain
from tests.ui.gallery import Gallery

LISTS = [("newgame", "first."), ("newgame_rites", "first."), ("board_own", "unit."), ("board_other", "unit."),
         ("title", ""), ("title_empty", "")]  # fmt: skip
ENTRIES = ("new_game", "day", "campaign", "puzzles", "load", "chronicle", "rules", "profile")


def style(laid: Laid, place: int, layout: Layout) -> tuple[object, int]:
    """The type of one of the texts of a tile, and its height as it is painted."""
    found = [part for part in laid.all() if isinstance(part.box, Text) and plain(part.box.words).strip()]
    box, rect = found[place].box, found[place].rect
    px = layout.font_px(box.role)
    return box.role, draw.fitting(plain(box.words), box.role, px, rect.width) if box.line else px


@pytest.mark.parametrize("language", [SOURCE, "de"])
def test_labels_of_a_list_are_set_in_one_style(tmp_path: Path, language: str) -> None:
    gallery = Gallery(tmp_path)
    speak(language)
    try:
        for size in ((1280, 720), (1920, 1080)):
            gallery.resize(size)
            for scene, begins in LISTS:
                gallery.show(scene)
                layout = gallery.app.layout
                tiles = [widget for widget in gallery.driver.scene.board.all
                         if (widget.id.startswith(begins) if begins else widget.id in ENTRIES)
                         and getattr(widget, "shown", ()) and not widget.chosen]  # fmt: skip
                assert len(tiles) > 3, scene
                for place in range(2 if not begins else 1):
                    found = {style(tile.shown[0], place, layout) for tile in tiles}
                    assert len(found) == 1, (scene, size, found)
    finally:
        speak(SOURCE)
        gallery.close()
