"""The title: what matters most stands first, in gold, and nothing is shown that leads nowhere."""

import sys
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pygame
import pytest

from game.language.spoken import say
from game.match.faster import NEVER, Builder, Way
from game.match.profiles import LessonDone
from game.ui import theme
from game.ui.doors import DOORS
from game.ui.paintings import painted
from game.ui.scenes.credits import CreditsScene
from game.ui.scenes.positions import day_picture
from game.ui.scenes.title import ENTRIES, SMALL, TitleScene
from game.ui.scenes.titlepicture import PLACES, draw_figures, title_picture
from scripts.window.robot import Robot
from tests.ui.chronicled import Shelf, made_up
from tests.ui.fakes import FakeServices, TableStandIn

SOMEWHERE = "game.ui.scenes.credits:CreditsScene"
"""What stands behind the doors of a test."""


@pytest.fixture
def doors(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every entry has a door."""
    for entry in ENTRIES:
        monkeypatch.setitem(DOORS, entry.door, SOMEWHERE)


def chosen(driver: Robot) -> list[str]:
    """The entries in gold."""
    return [thing.id for thing in driver.find("row") if thing.selected]


def test_lessons_lead_until_something_was_finished(
    doors: None, services: FakeServices, open_app: Callable[..., Robot]
) -> None:
    services.profiles.current.lessons.clear()
    driver = open_app(TitleScene())
    assert chosen(driver) == [driver.focus] == ["lessons"]
    assert driver.rect("lessons").bottom < driver.rect("continue").top < driver.rect("new_game").top
    driver.key("enter")
    assert isinstance(driver.scene, CreditsScene)
    services.profiles.current.lessons["coin_1"] = LessonDone(finished=True)
    driver.key("esc")
    assert chosen(driver) == [driver.focus] == ["continue"]
    assert driver.rect("continue").bottom < driver.rect("lessons").top
    driver.key("enter")
    assert isinstance(driver.scene, TableStandIn)


def test_a_finished_game_gives_continue_its_place(
    doors: None, services: FakeServices, open_app: Callable[..., Robot]
) -> None:
    assert isinstance(services.store.chronicle, Shelf)
    services.profiles.current.lessons.clear()
    services.store.chronicle.games = made_up(1)
    assert chosen(open_app(TitleScene())) == ["continue"]
    services.saves = []
    assert chosen(open_app(TitleScene())) == ["new_game"]


@pytest.mark.parametrize("size", [(640, 360), (1280, 720), (3840, 2160)])
def test_every_entry_is_in_sight(
    size: tuple[int, int], doors: None, services: FakeServices, open_app: Callable[..., Robot]
) -> None:
    services.settings.window_width, services.settings.window_height = size
    driver = open_app(TitleScene())
    for entry in (*ENTRIES, *SMALL):
        assert driver.app.layout.window.contains(driver.rect(entry.id)), entry.id


def test_every_entry_is_opened_by_mouse_and_by_its_key(doors: None, open_app: Callable[..., Robot]) -> None:
    driver = open_app(TitleScene())
    for entry in (*ENTRIES, *SMALL[:2]):
        driver.press(entry.id)
        assert not isinstance(driver.scene, TitleScene)
        driver.key("esc")
        driver.key(entry.cap.lower())
        assert not isinstance(driver.scene, TitleScene), entry.id
        driver.key("esc")


@pytest.fixture
def building(services: FakeServices, tmp_path: Path) -> Iterator[Builder]:
    """A builder of the fast engine whose script waits to be ended."""
    way = Way((sys.executable, "-c", "import sys; sys.stdin.read()"), tmp_path / "told.txt")
    services.builder = Builder(services.settings, lambda: way)
    yield services.builder
    services.builder.stop()


def test_the_fast_engine_is_offered_once_and_built_while_the_window_goes_on(
    building: Builder, services: FakeServices, open_app: Callable[..., Robot]
) -> None:
    driver = open_app(TitleScene())
    driver.until(lambda: driver.find(id="fast.build"))
    driver.press("fast.later")
    assert not driver.find(id="fast.*") and services.settings.fast_engine
    services.settings.fast_engine = ""
    driver.scene.refresh()
    driver.press("fast.never")
    assert not driver.find(id="fast.*") and services.settings.fast_engine == NEVER
    services.settings.fast_engine = ""
    driver.scene.refresh()
    driver.press("fast.build")
    assert building.phase == "building" and not driver.find(id="fast.*")
    assert driver.scene.next_wake is not None
    driver.key("s")
    driver.press("fast_stop")
    assert building.phase == "" and not driver.find(id="fast_stop")
    driver.press("fast_build")
    assert building.phase == "building" and driver.find(id="fast_stop")


def test_what_has_no_door_is_not_shown(
    monkeypatch: pytest.MonkeyPatch, services: FakeServices, open_app: Callable[..., Robot]
) -> None:
    for door in ("lessons", "puzzles"):
        monkeypatch.delitem(DOORS, door, raising=False)
    driver = open_app(TitleScene())
    assert not driver.sees("lessons") and not driver.sees("puzzles") and chosen(driver) == ["continue"]
    driver.key("t")
    assert isinstance(driver.scene, TitleScene)


def test_every_faction_stands_on_the_title(services: FakeServices, open_app: Callable[..., Robot]) -> None:
    assert set(PLACES) == set(theme.FACTION)
    driver = open_app(TitleScene())
    bare = title_picture(*driver.app.surface.get_size(), say("title-motto")).copy()
    stood = bare.copy()
    draw_figures(stood)
    assert pygame.image.tobytes(bare, "RGB") != pygame.image.tobytes(stood, "RGB")
    menu = max(thing.rect.right for thing in driver.find("row"))
    without = bare.copy()
    draw_figures(without, menu)
    assert pygame.image.tobytes(without, "RGB") == pygame.image.tobytes(stood, "RGB"), "none stands behind the menu"
    draw_figures(bare, bare.get_width())
    assert pygame.image.tobytes(bare, "RGB") != pygame.image.tobytes(stood, "RGB"), "who would is left out"


def test_the_game_of_every_day_has_a_picture() -> None:
    shown = {day_picture(date(2026, 11, day)) for day in range(1, 31)}
    assert all(map(painted, shown)) and "circle" in shown and len(shown) > 3
