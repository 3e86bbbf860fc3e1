"""The profile's page: people, goals, and the game of the day, by mouse and keys."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from game.match.achievements import newly
from game.match.dated import called
from game.match.driver import make_bots, play_out
from game.match.match import Match, Seat
from game.match.seats import NAMELESS
from game.match.session import Session
from game.ui.profile.scene import ProfileScene
from game.ui.table.scene import MatchScene
from tests.ui.chronicled import Shelf, made_up
from tests.ui.gallery import Gallery


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    made = Gallery(Path(tmp_path_factory.mktemp("profile")))
    yield made
    made.close()


@pytest.fixture
def scene(gallery: Gallery) -> ProfileScene:
    gallery.show("title")
    gallery.services.store.chronicle = Shelf(made_up(30))
    opened = ProfileScene()
    gallery.app.stack.push(opened)
    gallery.driver.until(lambda: opened.games, "the list of games")
    return opened


def test_a_person_is_added_and_chosen_and_forgotten(gallery: Gallery, scene: ProfileScene) -> None:
    robot, profiles = gallery.driver, gallery.services.profiles
    robot.press("new")
    robot.type("Ada")
    robot.press("yes")
    assert profiles.current.name == "Ada" and robot.thing("person.1").label == "Ada"
    assert any(each.reached for each in scene.goals())
    robot.press("person.0")
    assert profiles.current.name == NAMELESS and not any(each.reached for each in scene.goals())
    robot.press("person.1")
    robot.press("remove")
    robot.press("yes")
    assert [each.name for each in profiles.people] == [NAMELESS]


def test_the_game_of_the_day_begins_by_key(gallery: Gallery, scene: ProfileScene) -> None:
    gallery.driver.key("d")
    gallery.driver.until(lambda: gallery.driver.scene is not scene, "the table")
    assert gallery.driver.scene.session.kept.campaign == called(date.today())  # type: ignore[attr-defined]


def test_a_finished_game_tells_the_goals_it_reached_once(gallery: Gallery) -> None:
    gallery.show("title")
    robot, services = gallery.driver, gallery.services
    profile = services.profiles.add("Edith")
    inputs = {"game": "rites", "players": 3, "seed": 1, "options": {"rite": "the_hound"}}
    match = Match.new(inputs, [Seat("", "Edith"), Seat("random", "Bo"), Seat("random", "Cy")])
    play_out(match, make_bots(["random"] * 3, 1))
    gallery.app.stack.push(MatchScene(Session(match, services.store)))
    robot.until(lambda: getattr(robot.scene, "goals", ()), "a goal")
    assert any(goal.id == "first_game" for goal in robot.scene.goals) and "first_game" in profile.achieved  # type: ignore[attr-defined]
    robot.press("picture")
    folder = services.store.folder / "screenshots"
    robot.until(lambda: list(folder.glob("*.png")), "the picture")
    assert not newly(profile, services.goals_after(match, "0" * 16)[0][1])
