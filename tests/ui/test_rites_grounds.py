"""The tables of the rites: a picture each, read aside, and what is let into them where the layout has its places."""

from pathlib import Path

import pygame
import pytest

from game.games.rites.rules.cards import RITE_ID
from game.games.rites.screen import grounds
from game.games.rites.screen.layouts.registry import BETWEEN_RITES, layout_of
from game.games.rites.screen.layouts.ritelayout import HEIGHT, WIDTH, Canvas
from game.shipped import asset
from game.ui import draw, theme
from game.ui.figures.store import STORE, Store
from game.ui.layout import Layout
from tests.ui.colours import contrast

WIDE, LOW = Canvas(pygame.Rect(0, 0, 620, 341), Layout(960, 540)), Canvas(pygame.Rect(0, 0, 620, 200), Layout(640, 360))


@pytest.mark.parametrize("rite", ["", *RITE_ID])
def test_every_rite_has_a_table_and_what_lies_on_it(rite: str, display: None) -> None:
    folder = asset(*grounds.FOLDER.split("/"))
    assert pygame.image.load(folder / f"{rite or grounds.BETWEEN}.jpg").get_size() == (2880, 1620)
    if rite:
        laid = pygame.image.load(folder / f"{rite}_laid.webp")
        assert laid.get_width() / laid.get_height() == pytest.approx(WIDTH / HEIGHT, rel=0.01)
        assert laid.get_at((0, 0)).a == 0 < max(laid.get_at((x, laid.get_height() // 2)).a for x in range(0, 1860, 60))


def test_until_a_table_is_read_the_ground_is_that_of_every_scene(display: None) -> None:
    layout = Layout(333, 222)
    assert grounds.table("the_hound", layout) is draw.backdrop(333, 222)
    assert STORE.ready()
    found = grounds.table("the_hound", layout)
    assert found.get_size() == (333, 222) and found is not draw.backdrop(333, 222)


def test_what_is_let_into_a_table_is_not_shown_beneath_a_row_or_another_layout(display: None) -> None:
    for rite in RITE_ID:
        for canvas in (WIDE, LOW):
            grounds.laid(rite, layout_of(rite), canvas)
    assert STORE.ready()
    shown = {rite for rite in RITE_ID if grounds.laid(rite, layout_of(rite), LOW)}
    assert STORE.ready()
    assert shown == {rite for rite in RITE_ID if not layout_of(rite).in_a_row}
    assert not grounds.laid("the_hound", BETWEEN_RITES, WIDE) and not grounds.laid("", BETWEEN_RITES, WIDE)


def test_a_picture_fills_its_size_and_older_sizes_of_one_alone_are_forgotten(display: None) -> None:
    asked: list[tuple[str, ...]] = []

    def load(key: tuple[str, ...]) -> pygame.Surface:
        asked.append(key)
        return pygame.Surface((int(key[2]), int(key[3])))

    store = Store(load)
    with store._lock:
        store._working = True
    for width in (10, 20, 30):
        assert store.picture("a.jpg", width, 9, alone=True) is None
    store._work()
    assert [key[2] for key in asked] == ["30"]
    found = store.picture("a.jpg", 30, 9)
    assert found is not None and found.get_size() == (30, 9)


def test_pictures_are_cut_at_their_longer_sides(display: None, tmp_path: Path,
                                               monkeypatch: pytest.MonkeyPatch) -> None:  # fmt: skip
    made = pygame.Surface((40, 10))
    made.fill((200, 0, 0), (15, 0, 10, 10))
    pygame.image.save(made, str(tmp_path / "wide.png"))
    monkeypatch.setattr("game.ui.figures.store.asset", lambda *parts: tmp_path.joinpath(*parts))
    store = Store()
    assert store.picture("wide.png", 10, 10) is None and store.ready()
    found = store.picture("wide.png", 10, 10)
    assert found is not None and found.get_at((5, 5))[:3] == (200, 0, 0) == found.get_at((1, 5))[:3]


def test_words_can_be_read_on_every_table_nearly_everywhere(display: None) -> None:
    """Notes beside places lie on the table and on what is let into it; only moons and lamps are brighter."""
    for path in sorted(asset(*grounds.FOLDER.split("/")).glob("*")):
        if path.stem == "candle":
            continue
        small = pygame.Surface((64, 36))
        small.blit(pygame.transform.smoothscale(pygame.image.load(str(path)), small.get_size()), (0, 0))
        points = (small.get_at((x, y)) for x in range(64) for y in range(36))
        found = sorted(contrast(theme.TEXT, (each.r, each.g, each.b)) for each in points)
        assert found[len(found) // 50] >= 4.5, path.name
