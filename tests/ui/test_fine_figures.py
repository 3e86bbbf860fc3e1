"""Fine pictures of figures: what they are read for, in which colors, and what stands in for one that is missing."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.games.wars.screen.battle.stage import UNIT
from game.ui import palette
from game.ui.figures import fine
from game.ui.figures.index import Figure, figure_of, index
from game.ui.figures.standing import standing
from game.ui.figures.store import STORE
from game.ui.stagecraft import light
from tests.ui.figured import GC, figures

Key = tuple[str, ...]
HOVER = 1.06
"""So much larger is what is pointed at."""


@pytest.fixture(autouse=True)
def window() -> Iterator[None]:
    """A display for pictures; nothing has been decoded."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((640, 360))
    palette.use("red_green")
    palette.use("standard")
    yield
    palette.use("standard")


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[Key]:
    """What the store decodes."""
    found: list[Key] = []
    load = STORE._load

    def loaded(key: Key) -> pygame.Surface:
        found.append(key)
        return load(key)

    monkeypatch.setattr(STORE, "_load", loaded)
    return found


def starspawn() -> Figure:
    found = figure_of(GC, "starspawn")
    assert found
    return found


def drawn(unit_px: float) -> None:
    """Have a figure drawn at a size until no more pictures come for it."""
    for _ in range(3):
        standing(GC, "starspawn", 40, unit_px)
        assert STORE.ready()


def mean(picture: pygame.Surface) -> tuple[int, ...]:
    """The mean color on black."""
    shown = pygame.Surface(picture.get_size())
    shown.blit(picture, (0, 0))
    return tuple(pygame.transform.average_color(shown))[:3]


def test_a_battle_in_a_window_of_1920x1080_needs_no_fine_picture(read: list[Key]) -> None:
    drawn(HOVER * UNIT)
    assert ("standard", GC, "starspawn") in read and not any("fine" in key for key in read)


def test_a_battle_in_a_window_of_3840x2160_is_drawn_from_fine_pictures(read: list[Key]) -> None:
    drawn(214)
    assert ("standard", GC, "starspawn", "fine") in read
    assert index().fine >= 271, "so many pixels a unit has where a figure of such a battle is pointed at"


def test_a_figure_is_as_large_from_a_fine_picture_as_from_a_large_one(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn(200)
    from_fine = standing(GC, "starspawn", 40, 200)
    monkeypatch.setattr(STORE, "fine", lambda figure: None)
    drawn(200)
    from_large = standing(GC, "starspawn", 40, 200)
    assert from_fine is not from_large
    for one, other in zip(from_fine.surface.get_size(), from_large.surface.get_size(), strict=True):
        assert abs(one - other) <= 8
    assert all(abs(one - other) <= 2 for one, other in zip(from_fine.foot, from_large.foot, strict=True))


@pytest.mark.parametrize("name", palette.PALETTES)
def test_fine_pictures_have_the_colors_of_every_palette(name: str) -> None:
    figure = starspawn()
    large = mean(pygame.image.load(str(Path("assets", "figures", name, GC, "starspawn.webp"))))
    found = mean(fine.read(name, figure))
    assert all(abs(one - other) <= 3 for one, other in zip(found, large, strict=True)), (found, large)


def test_without_a_fine_picture_the_large_one_is_shown(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    def told_of(folder: Path) -> None:
        listed = {"times": 2, "figures": {f"{GC}/cthulhu": {"foot": [0, 0]}}}
        (folder / "fine.json").write_text(json.dumps(listed))

    with figures(tmp_path, told_of):
        caplog.set_level(logging.WARNING)
        for _ in range(4):
            assert STORE.ready()
            found = standing(GC, "cthulhu", 40, 400)
        assert found.figure and STORE.large(found.figure) and STORE.fine(found.figure) is None
    assert len([each for each in caplog.records if "cannot be used" in each.message]) == 1


@pytest.mark.parametrize("text", ["", "{}", '{"times": 2}', '{"times": "many", "figures": {}}'])
def test_a_damaged_list_of_fine_pictures_is_as_good_as_none(tmp_path: Path, text: str) -> None:
    with figures(tmp_path, lambda folder: (folder / "fine.json").write_text(text)):
        found = index().by_id[f"{GC}/cthulhu"]
        assert found.large_foot and found.fine_foot is None


def test_what_rises_is_drawn_from_its_fine_picture_in_the_largest_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    figure = figure_of("black_goat", "shub_niggurath")
    assert figure and figure.rise and figure.fine_rise
    decoded: list[bool] = []
    real = fine.read
    monkeypatch.setattr(fine, "read", lambda *given: decoded.append(given[2]) or real(*given))
    (usual, eyes), (large, others) = (light.large(figure, round(0.98 * high)) for high in (1080, 2160))
    assert decoded == [True], "the one of 1920x1080 must not take more memory"
    assert large.get_height() == 2117 and usual.get_height() == 1058
    for one, other in zip(eyes, others, strict=True):
        assert all(abs(2 * a - b) < 8 for a, b in zip(one, other, strict=True))
    assert all(abs(a - b) <= 3 for a, b in zip(mean(usual), mean(large), strict=True))


@pytest.mark.parametrize(("high", "reads"), [(497, False), (670, True)])
def test_creatures_that_clash_are_drawn_from_fine_pictures(
        high: int, reads: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a window of 1920x1080 they stand 670 high, who is beside a winner 497 at most."""
    decoded: list[bool] = []
    real = fine.read
    monkeypatch.setattr(fine, "read", lambda *given: decoded.append(given[2]) or real(*given))
    made, eyes = light.large(starspawn(), high)
    assert made.get_height() == high and eyes == []
    assert decoded == [False] * reads
