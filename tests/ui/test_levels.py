"""Where a bot is chosen for a seat: the levels by name, and words on the one the eye is on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.bots import BOTS
from game.match.levels import levels
from game.ui.scenes.newgame import NewGameScene
from game.ui.scenes.seatrow import levels_offered
from game.ui.table.overlays.menu import SeatsScene
from game.ui.widgets import base
from game.ui.widgets.entry import Dropdown
from tests.ui.gallery import Gallery

NAMES = [level.name for level in levels()]


@pytest.fixture(params=[(1280, 720), (640, 360)], ids=["wide", "small"])
def gallery(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Gallery]:
    made = Gallery(tmp_path, request.param)
    yield made
    made.close()


@pytest.fixture
def tips(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, pygame.Rect]]:
    """Every tooltip painted: its words and where it stands."""
    painted: list[tuple[str, pygame.Rect]] = []
    paint = base.draw_tooltip

    def noted(target, layout, markup, near, *more, **named):  # type: ignore[no-untyped-def]
        box = paint(target, layout, markup, near, *more, **named)
        painted.append((markup, box))
        return box

    monkeypatch.setattr(base, "draw_tooltip", noted)
    return painted


def new_game(gallery: Gallery, place: int = 1) -> Any:
    """The strength of a seat on the new game screen, in sight."""
    scene = gallery.show("newgame_4")
    assert isinstance(scene, NewGameScene)
    gallery.driver.go_to(f"seat.{place}.level")
    field = scene.board.focus
    assert isinstance(field, Dropdown)
    return field


def at_the_table(gallery: Gallery) -> Any:
    """The choice of who plays a seat of a game going on."""
    scene = gallery.show("seats")
    assert isinstance(scene, SeatsScene)
    field = scene.root.control("seat.1")
    scene.board.set_focus(field)
    return field


def lines(field: Any) -> list[pygame.Rect]:
    """The lines of the opened list that are in sight."""
    assert field.lines is not None
    return [field.lines.row_rect(index) for index in field.lines.rows_in_sight()]


def test_the_levels_are_offered_by_name_in_order_of_strength(gallery: Gallery) -> None:
    assert [label for _, label in new_game(gallery).options] == NAMES
    assert [key for key, _ in new_game(gallery).options] == list(BOTS)
    assert [label for _, label in at_the_table(gallery).options] == ["Person", *NAMES]


@pytest.mark.parametrize("opened", [new_game, at_the_table])
def test_keys_go_through_the_levels_and_each_tells_how_it_plays_and_how_strong_it_is(gallery, tips, opened) -> None:
    field = opened(gallery)
    gallery.driver.key("enter")
    for _ in field.options:
        gallery.driver.key("up")
    for level in levels()[1:]:
        tips.clear()
        while field.options[field.lit][0] != level.id:
            gallery.driver.key("down")
        words, box = tips[-1]
        assert level.plays in words and "Wins 64 % of games against three Adepts" in words
        assert gallery.app.layout.window.contains(box)
        assert field.marked_words is not None and not box.colliderect(field.marked_words[1])


def test_the_mouse_over_a_line_shows_the_same(gallery: Gallery, tips: list[tuple[str, pygame.Rect]]) -> None:
    field = new_game(gallery)
    gallery.driver.press("seat.1.level")
    last = lines(field)[-1]
    gallery.driver.move(last.center)
    gallery.driver.frames(2)
    assert levels()[-1].plays in tips[-1][0]
    told = tips[-1][0]
    gallery.driver.click(last.center)
    gallery.driver.frames(3)
    assert field.value == BOTS[-1] and field.tooltip == told


def test_the_list_of_a_seat_at_the_windows_bottom_opens_upward_and_is_whole(gallery: Gallery) -> None:
    field = new_game(gallery, 3)
    gallery.driver.key("enter")
    seen = lines(field)
    assert len(seen) == len(NAMES)
    window = gallery.app.layout.window
    assert all(window.contains(line) and not line.colliderect(gallery.driver.rect("seat.3.level")) for line in seen)


def test_a_bot_of_somebody_else_keeps_its_seat_until_another_is_chosen(gallery: Gallery) -> None:
    field = Dropdown([("a", "A")], "a", lambda value: None)
    assert field.marked_words is None
    options, _ = levels_offered(gallery.services, "wars", "clever.bots:Cunning")
    assert options[-1] == ("clever.bots:Cunning", "Cunning") and len(options) == len(NAMES) + 1
