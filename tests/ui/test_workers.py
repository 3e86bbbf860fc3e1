"""The window and bots elsewhere: leave is asked before somebody else’s bot is run; undo stops a thought; advice."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.bots.steady import in_worker
from game.bots.workers import crew as workers
from game.bots.workers.cores import cores
from game.bots.workers.crew import Crew
from game.games.wars.screen.end_turning import TurningPage
from game.games.wars.words.turning import Search
from game.match.counsel import hint_case, weigh
from game.match.driver import AskBot
from game.match.match import Seat
from game.match.services import Services
from game.match.session import Session, Thinking, begin
from game.match.settings import FILE as SETTINGS
from game.match.settings import read_settings
from game.ui.app import App
from game.ui.scenes.load import LoadScene
from game.ui.scenes.settings import SettingsScene
from game.ui.table.overlays.admit import AdmitScene
from game.ui.table.scene import MatchScene
from scripts.window.robot import Robot
from tests.ui.gallery import played_match
from tests.ui.playing import ADA, BOTS, FIGHT, settle, silent

STRANGER = "tests.bots.thirdparty:Signing"
INPUTS = {"game": "wars", "players": 4, "seed": 3}


@pytest.fixture
def services(tmp_path: Path, crew: Crew) -> Iterator[Services]:
    """A program whose bots think in other processes."""
    made = silent(Services(tmp_path, in_worker, workers.in_worker))
    made.settings.window_width, made.settings.window_height = 1280, 720
    made.settings.bot_pace = "at_once"
    yield made
    made.close()


@pytest.fixture
def app(services: Services) -> Iterator[App]:
    """Its window."""

    def open_table(session: Session) -> AdmitScene | MatchScene:
        return AdmitScene(session, MatchScene) if session.driver.strangers else MatchScene(session)

    made = App(services, open_table)
    yield made
    made.close()


def seated(app: App, session: Session) -> tuple[Robot, MatchScene]:
    """The window at a match's table."""
    table = MatchScene(session)
    app.start(table)
    driver = Robot(app)
    driver.frames(3)
    return driver, table


def ask(services: Services, app: App) -> Robot:
    """The Load page with a game that names somebody else's bot, opened."""
    session = begin(INPUTS, (Seat(STRANGER, "Eve"), *BOTS), services.store)
    session.kept.save_as("Stranger")
    session.close()
    app.start(LoadScene())
    driver = Robot(app)
    page = driver.scene
    assert isinstance(page, LoadScene)
    settle(driver, lambda: not page.busy)
    driver.key("enter")
    driver.frames(3)
    assert isinstance(driver.scene, AdmitScene)
    return driver


@pytest.mark.parametrize(("key", "run"), [("r", False), ("tab enter", True)])
def test_a_saved_game_asks_before_it_runs_somebody_elses_bot(
    services: Services, app: App, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, key: str, run: bool
) -> None:
    mark = tmp_path / "was here"
    monkeypatch.setenv("SIGNING_BOT_MARK", str(mark))
    driver = ask(services, app)
    for each in key.split():
        driver.key(each)
    if key == "r":
        assert isinstance(driver.scene, AdmitScene), "no letter says yes by accident"
        driver.key("esc")
    driver.frames(3)
    table = driver.scene
    assert isinstance(table, MatchScene)
    settle(driver, lambda: any(entry.seat == 0 for entry in table.session.match.entries))
    assert mark.exists() is run and table.session.driver.strangers == ([] if run else [STRANGER])


def test_leaving_at_the_question_puts_the_game_away(services: Services, app: App) -> None:
    driver = ask(services, app)
    scene = driver.scene
    assert isinstance(scene, AdmitScene)
    app.stack.clear()
    assert scene.session.kept.closed


def test_undo_stops_a_bot_that_is_thinking(services: Services, app: App, crew: Crew) -> None:
    """And the table goes on, although this bot hears nobody: its process is ended and another is begun."""
    hanging = Seat("tests.bots.thirdparty:Hanging", "Bram")
    thinking = Thinking(in_worker, lambda: ("seconds", 60.0))
    seats = (ADA, hanging, hanging, hanging)
    session = begin({**INPUTS, "setup": FIGHT}, seats, services.store, thinking=thinking)
    driver, table = seated(app, session)
    while table.flow.asked is not None:
        asked = table.flow.asked.decision
        session.answer(next((o for o in asked.options if o.kind in ("pass", "yes")), asked.options[0]), asked.serial)
        table.changed()
    settle(driver, lambda: bool(crew.pids))
    request = table.flow.waiting
    assert isinstance(request, AskBot)
    driver.key("ctrl+z")
    settle(driver, lambda: table.flow.asked is not None)
    assert request.question.cancelled()


def test_advice_and_turning_points_are_worked_out_in_a_worker(
    services: Services, app: App, crew: Crew, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.match.counsel.weigh", None)
    monkeypatch.setattr("game.games.wars.words.turning.Search", None)
    session = begin({**INPUTS, "setup": FIGHT}, (ADA, *BOTS), services.store, thinking=services.thinking)
    driver, table = seated(app, session)
    table.advisor.hint()
    settle(driver, lambda: not table.advisor.thinking)
    best = table.advisor.counsels[0]
    case = hint_case(session.match)
    assert case is not None
    here = weigh(case)
    assert best == here[0] and best.steps and crew.pids
    played = played_match()
    page = TurningPage(Session(played, None, thinking=services.thinking), app.post, lambda _: None, lambda: None)
    page.open()
    settle(driver, lambda: page.found is not None)
    search = Search(played, page.seat)
    assert list(search.run()) and page.found == search.found


def test_the_time_bots_think_is_a_setting(services: Services, app: App) -> None:
    app.start(SettingsScene())
    driver = Robot(app)
    driver.frames(2)
    scene = driver.scene
    assert isinstance(scene, SettingsScene)
    scene.board.set_focus(scene.root.control("thinking"))
    driver.key("right")
    assert services.settings.thinking == 2.0
    assert services.thinking.budget() == ("seconds", 2.0)


def test_the_cores_a_bot_thinks_on_are_a_setting_and_its_process_hears_of_it(services: Services, app: App) -> None:
    services.most_cores = 3
    app.start(SettingsScene())
    driver = Robot(app)
    driver.frames(2)
    scene = driver.scene
    assert isinstance(scene, SettingsScene)
    driver.choose("cores", "2")
    assert (services.settings.cores, cores()) == (2, 2)
    driver.choose("cores", "3")
    assert (services.settings.cores, cores()) == (3, 3)
    assert read_settings(services.store.folder / SETTINGS)[0].cores == 3
    services.use_cores(2)
    assert cores() == 2 and services.settings.cores == 3
    services.use_cores(9)
    assert cores() == 3
    services.settings.cores = 1
    services.settings.save()
    assert pygame.display.get_surface() is not None
