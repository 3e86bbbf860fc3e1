"""Where a bot is chosen for a seat: the levels by name, and words on the one the eye is on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.bots import BOTS
from game.match.levels import levels
from game.ui.scenes.seatrow import levels_offered
from game.ui.things import Thing
from game.ui.widgets import base
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


def new_game(gallery: Gallery, place: int = 1) -> str:
    """The strength of a seat on the new game screen, with the keyboard."""
    gallery.show("custom_4")
    gallery.driver.go_to(f"seat.{place}.level")
    return f"seat.{place}.level"


def at_the_table(gallery: Gallery) -> str:
    """The choice of who plays a seat of a game going on, with the keyboard."""
    gallery.show("seats")
    gallery.driver.go_to("seat.1")
    return "seat.1"


def lines(gallery: Gallery, field: str) -> list[Thing]:
    """The lines of the list opened that are in sight."""
    return gallery.driver.find("option", f"{field}.*")


def test_the_levels_are_offered_by_name_in_order_of_strength(gallery: Gallery) -> None:
    for open_field, before in ((new_game, []), (at_the_table, ["Person"])):
        field = open_field(gallery)
        gallery.driver.key("enter")
        gallery.driver.key("home")
        found = {line.id: line.label for line in lines(gallery, field)}
        gallery.driver.key("end")
        found |= {line.id: line.label for line in lines(gallery, field)}
        assert list(found.values()) == [*before, *NAMES]
        assert [id.removeprefix(f"{field}.") for id in found][len(before) :] == list(BOTS)
        gallery.driver.key("esc")


@pytest.mark.parametrize("opened", [new_game, at_the_table])
def test_keys_go_through_the_levels_and_each_tells_how_it_plays_and_how_strong_it_is(gallery, tips, opened) -> None:
    field = opened(gallery)
    gallery.driver.key("enter")
    gallery.driver.key("home")
    for level in levels()[1:]:
        tips.clear()
        while not next((line.selected for line in lines(gallery, field) if line.id == f"{field}.{level.id}"), False):
            gallery.driver.key("down")
        words, box = tips[-1]
        assert level.plays in words and "Wins 64 % of games against three Adepts" in words
        assert gallery.app.layout.window.contains(box)
        over = [gallery.driver.rect(field), *gallery.driver.rects("option", f"{field}.*")]
        assert not any(map(box.colliderect, over))


def test_the_mouse_over_a_line_shows_the_same(gallery: Gallery, tips: list[tuple[str, pygame.Rect]]) -> None:
    field = new_game(gallery)
    gallery.driver.press(field)
    last = lines(gallery, field)[-1]
    gallery.driver.hover(last.id)
    gallery.driver.frames(2)
    level = next(each for each in levels() if last.id.endswith(f".{each.id}"))
    assert level.plays in tips[-1][0]
    told = tips[-1][0]
    gallery.driver.press(last.id)
    gallery.driver.frames(3)
    assert gallery.driver.thing(field).label == level.name
    gallery.driver.hover((1, 1))
    gallery.driver.hover(field)
    gallery.driver.until(lambda: tips[-1][0] == told, "the tooltip")


def test_the_list_of_a_seat_at_the_windows_bottom_opens_upward_and_scrolls_only_in_the_lowest_window(
    gallery: Gallery,
) -> None:
    field = new_game(gallery, 3)
    gallery.driver.key("enter")
    seen = gallery.driver.rects("option", f"{field}.*")
    assert len(seen) == len(NAMES) if gallery.app.layout.height > 360 else len(seen) >= 6
    window = gallery.app.layout.window
    assert all(window.contains(line) and not line.colliderect(gallery.driver.rect(field)) for line in seen)


def test_a_bot_of_somebody_else_keeps_its_seat_until_another_is_chosen(gallery: Gallery) -> None:
    options, notes = levels_offered(gallery.services, "wars", "clever.bots:Cunning")
    assert options[-1] == ("clever.bots:Cunning", "Cunning") and len(options) == len(NAMES) + 1
    assert "clever.bots:Cunning" not in notes
