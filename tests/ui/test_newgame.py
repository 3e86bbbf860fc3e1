"""New game: Enter plays a first game until somebody has finished one, and everything set up is found on one page."""

from collections.abc import Callable

import pytest

from game.language.spoken import say
from game.match.game_options import first_games, offer
from game.match.lobby import NewGameSpec
from game.match.services import Services
from game.ui.profile.day import DayScene
from game.ui.scenes.custom import CustomGameScene
from game.ui.scenes.newgame import NewGameScene
from game.ui.scenes.positions import ScenarioScene
from game.ui.scenes.title import TitleScene
from scripts.window.robot import Robot
from tests.ui.chronicled import Shelf, made_up
from tests.ui.fakes import FakeServices, TableStandIn

ORDINARY, SMALLEST, LARGEST = (1280, 720), (640, 360), (3840, 2160)


def begun(services: FakeServices) -> NewGameSpec:
    """What the game was begun with."""
    (spec,) = [call[1] for call in services.calls if call[0] == "start"]
    assert isinstance(spec, NewGameSpec)
    return spec


@pytest.fixture
def page(services: FakeServices, open_app: Callable[..., Robot]) -> Robot:
    """The page over the title, with all games there are."""
    services.games = lambda: [offer(game) for game in ("wars", "duel", "rites")]  # type: ignore[method-assign]
    driver = open_app(TitleScene())
    driver.key("n")
    return driver


def test_enter_plays_the_recommended_first_game_and_asks_for_nothing(page: Robot, services: FakeServices) -> None:
    page.key("enter")
    spec = begun(services)
    assert isinstance(page.scene, TableStandIn)
    assert (spec.first, spec.game, spec.map, spec.options) == (True, "wars", "earth_3", {"direction": "clockwise"})
    assert [(seat.faction, seat.bot) for seat in spec.seats] == [
        ("great_cthulhu", None), ("black_goat", "newcomer"), ("yellow_sign", "newcomer")]  # fmt: skip


@pytest.mark.parametrize("game", ["duel", "rites"])
def test_a_tile_is_clicked_and_enter_begins(game: str, page: Robot, services: FakeServices) -> None:
    page.press(f"game.{game}")
    assert isinstance(page.scene, NewGameScene) and page.thing(f"game.{game}").selected
    page.key("enter")
    spec = begun(services)
    assert spec.game == game and spec.first and len(spec.seats) == first_games(offer(game))[0].players


def test_another_faction_is_taken_by_mouse_and_by_keyboard(page: Robot, services: FakeServices) -> None:
    scene = page.scene
    assert isinstance(scene, NewGameScene)
    page.press("first.yellow_sign")
    assert scene.first.factions[0] == "yellow_sign"
    page.go_to("other")
    page.key("enter")
    assert scene.first.id == "windwalker"
    page.go_to("first.crawling_chaos")
    page.key("enter")
    page.go_to("play")
    page.key("enter")
    assert begun(services).seats[0].faction == "crawling_chaos"


def test_every_first_game_says_how_hard_it_is_and_how_it_wins(page: Robot) -> None:
    for game in ("wars", "duel", "rites"):
        for first in first_games(offer(game)):
            page.press(f"game.{game}") if not page.thing(f"game.{game}").selected else None
            page.press(f"first.{first.id}")
            said = shown(page)
            assert {first.name, first.text, first.wins, say(f"newgame-level-{first.level}")} <= said


def test_a_coach_is_named_unless_nobody_wants_one(page: Robot, services: FakeServices) -> None:
    said = say("newgame-first-coach")
    assert said in shown(page)
    services.settings.coach = "never"
    page.press("game.duel")
    assert said not in shown(page)


def shown(page: Robot) -> set[str]:
    """All texts on the page."""
    laid = page.scene.root.laid  # type: ignore[attr-defined]
    return {each.box.words for each in laid.all() if hasattr(each.box, "words")}


def test_once_a_game_was_finished_enter_begins_the_same_table_again(
    services: FakeServices, open_app: Callable[..., Robot]
) -> None:
    assert isinstance(services.store.chronicle, Shelf)
    driver = open_app(TitleScene())
    for keys in ("ng", "n"):
        # Nothing was begun before: there is nothing to begin again.
        for key in keys:
            driver.key(key)
        assert not driver.sees("again")
        driver.key("esc")
        if keys == "ng":
            driver.key("esc")
    services.store.chronicle.games = made_up(1)
    driver.key("n")
    driver.key("g")
    assert isinstance(driver.scene, CustomGameScene)
    driver.choose("players", "3")
    driver.press("begin")
    assert not begun(services).first and "wars" in services.settings.last_game["played"]
    services.calls.clear()
    driver.scene.replace(NewGameScene())
    driver.frames(2)
    driver.key("enter")
    spec = begun(services)
    assert len(spec.seats) == 3 and not spec.first


def test_a_scenario_is_told_of_before_it_is_played(page: Robot, services: FakeServices) -> None:
    page.until(lambda: bool(page.find("row", "scenario.*")), "the scenarios")
    first = page.find("row", "scenario.*")[0]
    page.press(first.id)
    asked = page.scene
    assert isinstance(asked, ScenarioScene) and asked.heading == first.label
    page.key("esc")
    assert isinstance(page.scene, NewGameScene)
    page.press(first.id)
    page.key("enter")
    assert services.calls[-1][0] == "load" and services.calls[-1][1].name.endswith(".scenario.json")


def test_the_scenarios_that_ship_are_all_there(tmp_path: object) -> None:
    services = Services(str(tmp_path))
    assert len(services.scenarios()) == 4
    services.close()


@pytest.mark.parametrize("size", [ORDINARY, SMALLEST, LARGEST])
@pytest.mark.parametrize("scene", [NewGameScene, CustomGameScene])
def test_the_way_on_is_in_sight_without_scrolling(
    scene: type[NewGameScene | CustomGameScene], size: tuple[int, int], services: FakeServices,
    open_app: Callable[..., Robot],
) -> None:  # fmt: skip
    services.settings.interface_scale = 200
    services.settings.window_width, services.settings.window_height = size
    driver = open_app(scene())
    assert driver.app.layout.window.size == size
    way = driver.rect("play" if scene is NewGameScene else "begin")
    assert driver.app.layout.window.contains(way)


def test_the_game_of_the_day_is_told_and_leads_to_its_page(page: Robot) -> None:
    # They are read in a thread, and stand above.
    page.until(lambda: page.scene.scenarios)  # type: ignore[attr-defined]
    assert str(page.scene.today.day) in page.thing("day").label  # type: ignore[attr-defined]
    page.press("day")
    assert isinstance(page.scene, DayScene)
    page.key("esc")
    assert isinstance(page.scene, NewGameScene)
