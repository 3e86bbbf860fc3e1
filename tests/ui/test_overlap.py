"""No text is cut, covered, too small or untranslated, nothing leaves the window: every scene, size, scale and language.

Each scene is looked at in a few of all views here, each view by some scenes: set up in the pseudo-language, which
shows what is not translated, and then told in German and English. ``scripts/overlap.py`` looks at all.
"""

import sys
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.language.library import SOURCE
from game.language.pseudo import PSEUDO
from game.ui import draw, glyphs, theme
from game.ui.kit.controls import Button
from tests.ui.cold import read_once
from tests.ui.gallery import SCENES, Gallery
from tests.ui.walker import SMALL_SIZES, View, faults, noting, views, walk

ALWAYS: list[View] = [((1920, 1080), 100, 100), ((1280, 720), 100, 100)]
"""The wide grid and the compact one. The last is the small one: the next scene is put up in a window of that size."""
OTHERS = [*(view for view in views() if view not in ALWAYS), ((1280, 720), 100, 150), ((1920, 1080), 100, 150)]
"""The same two grids with other roundings, and larger text: of these a scene has one of its own."""
ABROAD: list[View] = [((640, 360), 100, 100), ((1280, 720), 100, 150), ((1280, 720), 75, 100), ((640, 1000), 100, 100)]
"""Where long words have least room: two of these a scene has in German, one of them always."""
PSEUDO_VIEW: View = ((1280, 720), 100, 100)
SMALL: list[View] = [(size, 100, 100) for size in SMALL_SIZES]
"""The grid of one column, in which a scene has one of its own."""


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    """One window for all scenes."""
    made = Gallery(tmp_path_factory.mktemp("gallery"))
    with read_once():
        yield made
    made.close()
    # What was painted with stand-ins for signs and grounds must not come up in another test's pictures.
    for name, module in list(sys.modules.items()):
        for kept in vars(module).values() if name.startswith("game.") else ():
            if callable(clear := getattr(kept, "cache_clear", None)):
                clear()


def views_of(name: str) -> list[View]:
    """Some of the other views, each scene some of its own, and the usual ones."""
    place = list(SCENES).index(name)
    # A faction's board wants more than one column's width: names of pieces are cut there.
    narrow = [] if name.startswith("board") else [SMALL[place % len(SMALL)]]
    return [OTHERS[place % len(OTHERS)], *narrow, *ALWAYS]


def test_every_view_is_looked_at_by_some_scene() -> None:
    assert {view for name in SCENES for view in views_of(name)} == {*ALWAYS, *OTHERS, *SMALL}


@pytest.mark.parametrize("name", SCENES)
def test_nothing_overlaps_leaves_the_window_or_is_cut(gallery: Gallery, name: str) -> None:
    place = list(SCENES).index(name)
    german = [ABROAD[0], ABROAD[1 + place % 3]]
    assert walk(gallery, name, {PSEUDO: [PSEUDO_VIEW], "de": german, SOURCE: views_of(name)}) == []


@pytest.mark.parametrize(("name", "language", "view"), [
    ("duel", SOURCE, ((2560, 1440), 75, 100)),
    ("options_rites", PSEUDO, ((1280, 720), 100, 150)),
    ("table_why", "de", ((1120, 630), 100, 125)),
    ("rites_gate", PSEUDO, ((1280, 720), 125, 150)),
    ("rites_opening", PSEUDO, ((1120, 630), 100, 100)),
    ("table_thinking", PSEUDO, ((960, 540), 100, 100)),
    ("end_winner", SOURCE, ((1920, 1080), 125, 100)),
    ("table_hint", PSEUDO, ((640, 1000), 100, 150)),
    ("table_begin", "de", ((1280, 720), 75, 100)),
    ("table_begin", "de", ((1920, 1080), 100, 100)),
    ("table_begin", "de", ((1920, 1080), 200, 100)),
])  # fmt: skip
def test_what_was_once_cut_in_other_views_has_room(gallery: Gallery, name: str, language: str, view: View) -> None:
    assert walk(gallery, name, {language: [view]}) == []


def test_the_walker_finds_what_is_wrong(gallery: Gallery, monkeypatch: pytest.MonkeyPatch) -> None:
    """Buttons over each other, one out of the window, a label too long, words over words, under a button or a token."""
    gallery.show("settings")
    scene: Any = gallery.look((1280, 720))
    board = scene.board
    more = []
    for label, at in (("One", (600, 640)), ("Far too long for so small a button", (660, 650)), ("Out", (1240, 690))):
        more.append(Button("", label).make())
        Button("", label).fill(more[-1], None, None)
        more[-1].place(pygame.Rect(at, (100, 40)))
    board.set([*board.widgets, *more])

    below = scene.draw

    def paint(surface: pygame.Surface) -> None:
        below(surface)
        for words, at in (("first words", (900, 600)), ("other words", (905, 604)), ("covered", (605, 645))):
            draw.text(surface, words, theme.BODY, 16, theme.TEXT, at)
        surface.blit(glyphs.medal("great_cthulhu", 24), (930, 598))

    monkeypatch.setattr(scene, "draw", paint)
    with noting() as taken:
        found = "\n".join(faults(scene, (1280, 720), taken))
    assert "Plate 'One' and Plate 'Far too long for so small a button' overlap" in found
    assert "Plate 'Out' leaves the window" in found
    assert "cut: 'Far too long for so small a button'" in found
    assert "'first words' and 'other words' overlap" in found
    assert "'covered' lies under Plate 'One'" in found
    assert "'first words' lies under a picture" in found
