"""The small picture that saves carry: painted from what everybody sees, kept young; no other kind is decoded."""

import random
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pygame
import pytest

from game.games.wars.rules.state import PHASES
from game.games.wars.screen import picture
from game.games.wars.words.tableview import read_table
from game.match.gamewords import words_for
from game.match.match import Match, Seat
from game.match.services import Services
from game.match.session import Session
from game.ui import pictures
from game.ui.app import App
from game.ui.scenes.load import LoadScene
from game.ui.table.pictures import Pictures
from game.ui.table.scene import MatchScene
from scripts.window.robot import Robot
from tests.ui.fakes import FakeServices
from tests.ui.playing import Opener

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
    opener = Opener(tmp_path)
    driver, scene = opener(seats=tuple(SEATS), seed=4)
    driver.key("enter")  # the curtain
    yield driver, scene.session
    opener.close()


def test_it_is_small_and_shows_what_changed() -> None:
    early, late = (picture.paint(read_table(match_after(answers), None)) for answers in (2, 120))
    assert early is not None and late is not None and early != late
    shown = pygame.image.load(BytesIO(late))
    assert shown.get_width() == picture.WIDTH and len(late) < 40_000


def test_it_holds_nothing_hidden() -> None:
    setups = [{"slot": "great_cthulhu", "power": {"great_cthulhu": 3}, "signs": {"yellow_sign": [v]}} for v in (1, 3)]
    first, second = (picture.paint(read_table(match_after(0, setup=setup), None)) for setup in setups)
    assert first is not None and first == second


def test_a_large_one_tells_pieces_of_one_size_apart() -> None:
    kinds = ("deep_one", "shoggoth")
    setups = [{"slot": "great_cthulhu", "power": {"great_cthulhu": 3}, "units": {"great_cthulhu": {kind: ["europe"]}}}
              for kind in kinds]  # fmt: skip
    for width, alike in ((picture.WIDTH, True), (picture.LARGE, False)):
        first, second = (picture.paint(read_table(match_after(0, setup=setup), None), width) for setup in setups)
        assert first is not None and (first == second) is alike


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
    monkeypatch.setattr(picture, "paint", lambda table, width: taken.append(table) or real(table, width))
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


def played_on(session: Session, luck: random.Random) -> None:
    """Answers of people until the next turn has begun, and three more."""
    turn, more = session.match.position.state.turn, 3
    while more:
        decision = session.match.decision
        assert decision is not None
        session.answer(luck.choice(decision.options), decision.serial)
        more -= session.match.position.state.turn > turn


@pytest.mark.parametrize("end", ["quit", "killed as it began", "killed in turn 2"])
def test_what_is_shown_of_a_match_is_what_opens(tmp_path: Path, end: str) -> None:
    """Continue and Load: turn and phase of the last answer on the disk; its picture is of then, or there is none."""
    services = Services(tmp_path / "data")
    app = App(services, open_table=MatchScene)
    session = Session(match_after(0), services.store)
    app.start(MatchScene(session))
    driver = Robot(app)
    driver.frames(3)
    driver.key("enter")  # the curtain
    driver.until(lambda: session.kept.thumbnail is not None)
    if end != "killed as it began":
        played_on(session, random.Random(1))
        assert session.kept.thumbnail is None, "it is of an earlier moment"
    if end == "quit":
        app.close()
        services.close()
    else:
        session.kept._writer.wait()
    # A killed program leaves its files as they are.
    shutil.copytree(tmp_path / "data", tmp_path / "left")
    again = Services(tmp_path / "left")
    shown = again.continue_info()
    assert shown is not None and shown in again.list_saves()
    opened = again.load(shown.path)
    state = opened.match.position.state
    assert (shown.turn, shown.phase) == (state.turn, words_for("wars").phase(PHASES[state.phase]))
    assert opened.match.entries == session.match.entries
    assert shown.thumbnail == (list(picture.pieces(opened))[-1] if end == "quit" else None)
    opened.close()
    again.close()
    if end != "quit":
        app.close()
        services.close()


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


# Pictures in saves come from outside: none is decoded that the program would not have written itself --


def jpeg(width: int = 320, height: int = 200, name: str = pictures.NAME) -> bytes:
    """A picture as the program would write one, of any size."""
    data = BytesIO()
    pygame.image.save(pygame.Surface((width, height)), data, name)
    return data.getvalue()


def said_to_be(width: int, height: int) -> bytes:
    """A small JPEG whose header names another size."""
    data = jpeg()
    at = data.index(b"\xff\xc0") + 5
    return data[:at] + height.to_bytes(2) + width.to_bytes(2) + data[at + 4 :]


def twice_scanned() -> bytes:
    """A JPEG whose scan stands in it a second time."""
    data = jpeg()
    return data + data[data.index(b"\xff\xda") :]


def two_sizes() -> bytes:
    """A JPEG with a second size behind the first."""
    data = jpeg()
    at = data.index(b"\xff\xc0")
    return data[: at + 19] + said_to_be(65000, 65000)[at:]


WIDE_AND_HIGH = (65535).to_bytes(2, "little") * 2
GIF = b"GIF89a" + WIDE_AND_HIGH + b"\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\xff\xff\xff\xff\0\x02\x02D\x01\0;"
SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="40000" height="40000"><rect width="1" height="1"/></svg>'
ODD = {
    "gif": GIF,
    "svg": SVG,
    "png": lambda: jpeg(name="p.png"),
    "wide": lambda: said_to_be(65535, 1),
    "huge": lambda: said_to_be(65000, 65000),
    "flat": lambda: said_to_be(640, 1),
    "nothing": lambda: said_to_be(0, 0),
    "progressive": lambda: jpeg().replace(b"\xff\xc0", b"\xff\xc2", 1),
    "scans": twice_scanned,
    "two sizes": two_sizes,
    "cut off": lambda: jpeg()[:160],
    "filled": lambda: b"\xff\xd8" + b"\xff" * 400,
    "no length": lambda: b"\xff\xd8\xff\xe0\0\0" + jpeg()[2:],
}


@pytest.fixture
def never_decoded(monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on decoding a picture from outside fails."""

    real = pygame.image.load

    def load(source: str | BytesIO, *name: str) -> pygame.Surface:
        assert isinstance(source, str), "a picture was decoded before its size was known to be right"
        return real(source, *name)

    monkeypatch.setattr(pictures.pygame.image, "load", load)


@pytest.mark.parametrize("kind", ODD)
def test_a_picture_the_program_does_not_write_is_not_decoded(kind: str, never_decoded: None) -> None:
    made = ODD[kind]
    assert pictures.decoded(made if isinstance(made, bytes) else made()) is None  # type: ignore[operator]


def test_the_programs_own_picture_is_measured_and_decoded() -> None:
    for size in ((320, 180), (320, 206), (64, 640)):
        data = jpeg(*size)
        made = pictures.decoded(data)
        assert pictures.size_of(data) == size and made is not None and made.get_size() == size


@pytest.mark.parametrize("data", [GIF, SVG, b"rubbish"])
def test_title_and_list_show_medals_in_the_place_of_such_a_picture(
    services: FakeServices, open_app: Callable[..., Robot], data: bytes, never_decoded: None
) -> None:
    pictures.thumbnail.cache_clear()
    services.saves = [replace(services.saves[0], thumbnail=data)]
    driver = open_app()
    driver.key("l")
    scene = driver.scene
    assert isinstance(scene, LoadScene)
    driver.until(lambda: not scene.busy and not scene.thumbs.busy and bool(scene.thumbs.made))
    assert list(scene.thumbs.made.values()) == [None]
