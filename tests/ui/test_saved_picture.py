"""The small picture that saves carry: painted from what everybody sees, kept young, in autosaves too."""

import random
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pygame
import pytest

from game.games.wars.screen import picture
from game.games.wars.words.tableview import read_table
from game.match.match import Match, Seat
from game.match.saves import read_header
from game.match.services import Services
from game.match.session import Session
from game.ui.app import App
from game.ui.table.pictures import Pictures
from game.ui.table.scene import MatchScene
from scripts.window.robot import Robot

SEATS = [Seat("", name) for name in ("Ada", "Bruno", "Clara", "Dorian")]


def match_after(answers: int, **inputs: object) -> Match:
    """A match after so many answers at random."""
    match = Match.new({"game": "wars", "players": 4, "seed": 4, **inputs}, SEATS)
    luck = random.Random(4)
    for _ in range(answers):
        assert match.decision is not None
        match.answer(luck.choice(match.decision.options))
    return match


@pytest.fixture
def table(tmp_path: Path) -> Iterator[tuple[Robot, Session]]:
    """A table in a window."""
    services = Services(tmp_path)
    services.settings.effects_volume = services.settings.ambience_volume = 0
    app = App(services, open_table=MatchScene)
    session = Session(match_after(30), services.store)
    app.start(MatchScene(session))
    driver = Robot(app)
    driver.frames(2)
    driver.key("enter")  # the curtain
    yield driver, session
    app.close()
    services.close()


def test_it_is_small_and_shows_what_changed() -> None:
    early, late = (picture.paint(read_table(match_after(answers), None)) for answers in (2, 120))
    assert early is not None and late is not None and early != late
    shown = pygame.image.load(BytesIO(late))
    assert shown.get_width() == picture.WIDTH and len(late) < 40_000


def test_it_holds_nothing_hidden() -> None:
    setups = [{"slot": "great_cthulhu", "power": {"great_cthulhu": 3}, "signs": {"yellow_sign": [v]}} for v in (1, 3)]
    first, second = (picture.paint(read_table(match_after(0, setup=setup), None)) for setup in setups)
    assert first is not None and first == second


def test_a_table_in_peace_has_a_picture_soon(table: tuple[Robot, Session]) -> None:
    driver, session = table
    driver.until(lambda: session.kept.thumbnail is not None)


def test_the_picture_is_taken_anew_when_the_match_went_on_and_a_while_has_passed(
    table: tuple[Robot, Session], monkeypatch: pytest.MonkeyPatch
) -> None:
    driver, session = table
    driver.until(lambda: session.kept.thumbnail is not None)
    taken = []
    real = picture.paint
    monkeypatch.setattr(picture, "paint", lambda table: taken.append(table) or real(table))
    scene = driver.scene
    pictures = Pictures(session, picture.pieces)
    pictures.look()
    pictures.look()
    assert len(taken) == 1
    decision = session.match.decision
    assert decision is not None
    session.answer(decision.options[0], decision.serial)
    pictures.look()
    assert len(taken) == 1, "the last one is young"
    now = pygame.time.get_ticks()
    monkeypatch.setattr(pygame.time, "get_ticks", lambda: now + 60_000)
    pictures.look()
    assert len(taken) == 2
    assert driver.scene is scene


def test_autosaves_between_carry_one(table: tuple[Robot, Session]) -> None:
    driver, session = table
    driver.until(lambda: session.kept.thumbnail is not None)
    luck = random.Random(1)
    turn = session.match.position.state.turn
    while session.match.position.state.turn == turn:
        decision = session.match.decision
        assert decision is not None
        session.answer(luck.choice(decision.options), decision.serial)
    store = driver.app.services.store  # type: ignore[attr-defined]
    ring = store.ring(session.kept.match_id)
    driver.until(lambda: any(path.exists() and read_header(path).thumbnail for path in ring))


def test_a_match_left_as_it_began_has_one_and_looking_at_it_again_writes_nothing(tmp_path: Path) -> None:
    services = Services(tmp_path)
    for again in (False, True):
        app = App(services, open_table=MatchScene)
        info = services.continue_info()
        session = services.load(info.path) if info else Session(match_after(0), services.store)
        app.start(MatchScene(session))
        Robot(app).frames(3)
        before = {path: path.stat().st_mtime_ns for path in services.store.autosaves.iterdir()}
        app.close()
        found = services.continue_info()
        assert found is not None and found.thumbnail is not None
        if again:
            assert {path: path.stat().st_mtime_ns for path in services.store.autosaves.iterdir()} == before
    services.close()
