"""Errors nobody expected: told in a dialog, the game kept and gone on with, a report written; never a silent end."""

import json
import threading
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pygame
import pytest

from game.games import registry
from game.games.wars.screen.draft import DraftScene
from game.language.spoken import say
from game.match import report, rescue, saves
from game.match.entries import Entry
from game.match.journal import Journal
from game.match.match import Seat
from game.match.report import FOLDER
from game.match.saves import open_save
from game.match.services import Services
from game.match.session import begin
from game.ui.app import App, run
from game.ui.gamescreen import opening_of
from game.ui.scenes.title import TitleScene
from game.ui.scenes.trouble import TroubleScene
from game.ui.table.overlays.menu import MenuScene
from game.ui.table.scene import MatchScene
from game.ui.theatre.door import open_theatre
from game.ui.trouble import CALM_MS, MOST
from scripts.window.robot import Robot
from tests.match.matchtools import played as played_match
from tests.sayings import tells
from tests.ui.playing import FIGHT, House, Opener, full, in_theatre, settle, silent


class Hand(Robot):
    """Somebody in front of a window that runs as it does for people: errors do not come out of it."""

    def frames(self, count: int = 1) -> None:
        for _ in range(count):
            # A sleeping window is woken: nobody here waits for it.
            self.app.post(lambda: None)
            self.app.round()


class Broken(Exception):
    """What tests have scenes raise."""


def fail(*_: Any, **__: Any) -> Any:
    raise Broken("the stars are wrong")


class At(NamedTuple):
    """A table over the title, at which somebody has chosen something already."""

    hand: Hand
    scene: MatchScene
    entries: list[Entry]
    patch: pytest.MonkeyPatch

    def go_on(self) -> MatchScene:
        """Press Enter in the dialog and wait for the table."""
        self.hand.key("enter")
        settle(self.hand, lambda: isinstance(self.hand.scene, MatchScene))
        assert isinstance(self.hand.scene, MatchScene)
        return self.hand.scene


@pytest.fixture
def at(table: Opener, monkeypatch: pytest.MonkeyPatch) -> Iterator[At]:
    driver, scene = table(FIGHT, over_title=True)
    assert scene.question is not None
    scene.answer(scene.session.match.decision.options[0])  # type: ignore[union-attr]
    driver.frames(3)
    hand = Hand(driver.app)
    hand.app.trouble.watch()
    yield At(hand, scene, list(scene.session.match.entries), monkeypatch)
    hand.app.trouble.unwatch()


@pytest.fixture
def break_in(monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Has the scene on top raise from a method, and meets it; returns what is told."""

    def failing(hand: Hand, method: str = "draw") -> str:
        monkeypatch.setattr(hand.scene, method, fail)
        hand.scene.redraw()
        hand.key("u")
        assert isinstance(hand.scene, TroubleScene)
        return hand.scene.words

    return failing


def parts(hand: Robot) -> dict[str, bytes]:
    """What is in the only report there is."""
    (path,) = (hand.app.services.store.folder / FOLDER).glob("*.zip")
    with zipfile.ZipFile(path) as zipped:
        return {name: zipped.read(name) for name in zipped.namelist()}


def kept(hand: Hand) -> list[Entry]:
    """What the program finds of the game when it is started again."""
    hand.app.services.close()  # type: ignore[attr-defined]
    later = Services(hand.app.services.store.folder)
    info = later.continue_info()
    assert info is not None
    entries = later.load(info.path).match.entries
    later.close()
    return entries


@pytest.mark.parametrize("method", ["draw", "handle", "update"])
def test_a_failing_table_goes_on_from_the_same_decision(method: str, at: At, break_in: Any) -> None:
    before = at.scene.session
    state, serial = before.match.state_dict(), before.match.serial
    options = before.match.decision.options  # type: ignore[union-attr]
    words = break_in(at.hand, method)
    assert at.entries and "Broken: the stars are wrong" in words and "test_trouble.py, line" in words
    again = at.go_on()
    match = again.session.match
    assert again is not at.scene and again.session is not before
    assert again.session.kept.match_id == before.kept.match_id
    assert match.entries == at.entries and match.state_dict() == state and match.serial == serial
    assert again.question is not None and match.decision.options == options  # type: ignore[union-attr]
    assert [type(each) for each in at.hand.app.stack.scenes] == [TitleScene, MatchScene]
    again.answer(match.decision.options[0])  # type: ignore[union-attr]
    at.hand.frames(2)
    assert len(match.entries) > len(at.entries) and again.session.can_undo(again.viewer)


class Mine(BaseException):
    """What no ``except Exception`` catches."""


def test_what_an_allowed_game_raises_is_told_whatever_its_kind(at: At) -> None:
    def fail_of_its_own(*_: Any) -> None:
        raise Mine

    at.patch.setattr(at.hand.scene, "update", fail_of_its_own)
    with pytest.raises(Mine):
        at.hand.frames()
    at.patch.setitem(registry._allowed, "cellar", None)
    at.hand.frames()
    assert isinstance(at.hand.scene, TroubleScene) and "Mine" in at.hand.scene.words


def half_change(at: At) -> None:
    """What an error leaves of the match is never written: the table goes on from what was answered."""
    at.scene.session.match.position.state.power[0] += 7


def open_menu(at: At) -> None:
    """An overlay that fails takes nothing with it, even if it cannot be left."""
    at.scene.menu()
    at.hand.frames(2)
    assert isinstance(at.hand.scene, MenuScene)
    at.patch.setattr(at.hand.scene, "leave", fail)


def lose_the_journal(at: At) -> None:
    at.patch.setattr(rescue, "recover", lambda store, path: saves.put(path / "no", b""))


def watch_it(at: At) -> None:
    open_theatre(at.hand.app, at.scene.session.match, then=lambda begun: None)
    in_theatre(at.hand)


@pytest.mark.parametrize("first", [half_change, open_menu, lose_the_journal, watch_it])
def test_a_game_goes_on_from_what_was_answered(first: Callable[[At], None], at: At, break_in: Any) -> None:
    state = at.scene.session.match.state_dict()
    first(at)
    break_in(at.hand, "update")
    match = at.go_on().session.match
    assert match.entries == at.entries and match.state_dict() == state


def test_closing_from_the_dialog_keeps_the_game(at: At, break_in: Any) -> None:
    break_in(at.hand)
    at.hand.press(at.hand.find("button")[0].id)
    assert not at.hand.app.running
    assert kept(at.hand) == at.entries


def test_without_a_game_the_title_is_next(open_app: Any, break_in: Any) -> None:
    hand = Hand(open_app().app)
    assert say("trouble-no-game") in break_in(hand)
    hand.key("esc")
    hand.frames(2)
    assert isinstance(hand.scene, TitleScene)


def test_a_game_that_is_not_kept_goes_on_too(at: At, break_in: Any) -> None:
    """The disk fulls: what was answered is in memory still."""
    for name in ("note", "__init__"):
        at.patch.setattr(Journal, name, full)
    match = at.scene.session.match
    at.scene.answer(match.decision.options[0])  # type: ignore[union-attr]
    entries = list(match.entries)
    assert say("trouble-not-kept") in break_in(at.hand)
    at.patch.undo()
    assert entries != at.entries and at.go_on().session.match.entries == entries


def test_what_was_taken_back_can_be_done_again_after_an_error(at: At, break_in: Any) -> None:
    at.scene.undo()
    at.hand.frames(2)
    assert at.scene.session.match.can_redo and at.scene.session.match.entries != at.entries
    break_in(at.hand)
    again = at.go_on()
    match = again.session.match
    assert match.redo(again.viewer) and match.entries[: len(at.entries)] == at.entries


# Wherever a game is played or watched ----------------------------------------------------------


CARDS = ({"game": "rites", "players": 2, "seed": 3}, (Seat("", "Anna"), Seat("random", "Ruth")))
DRAFT = ({"game": "wars", "players": 2, "seed": 4}, (Seat("", "Ada"), Seat("", "Bea")))


@pytest.mark.parametrize(("game", "kind"), [(CARDS, MatchScene), (DRAFT, DraftScene)], ids=["cards", "draft"])
def test_cards_and_draft_go_on_from_the_last_decision(game: Any, kind: type[Any], house: House, break_in: Any) -> None:
    hand = Hand(house(reduced_motion=True).app)
    hand.scene.push(opening_of(begin(*game, hand.app.services.store)))
    hand.frames(3)
    scene: Any = hand.scene
    session = scene.session
    settle(hand, lambda: scene.flow.asked is not None)
    session.answer(session.match.decision.options[0], session.match.decision.serial)
    entries, serial = list(session.match.entries), session.match.serial
    assert say("trouble-kept") in break_in(hand)
    hand.key("enter")
    settle(hand, lambda: isinstance(hand.scene, kind))
    again: Any = hand.scene
    match = again.session.match
    assert again is not scene and match.entries[: len(entries)] == entries and match.serial >= serial
    settle(hand, lambda: again.flow.asked is not None)
    assert [type(each) for each in hand.app.stack.scenes] == [TitleScene, kind]
    again.session.answer(again.session.match.decision.options[0], again.session.match.decision.serial)
    assert len(match.entries) > len(entries)


def test_a_theatre_that_fails_leads_to_the_title_and_loses_no_game(house: House, break_in: Any) -> None:
    hand = Hand(house.watch(played_match(40))[0].app)
    assert say("trouble-no-game") in break_in(hand)
    hand.key("enter")
    hand.frames(2)
    assert [type(each) for each in hand.app.stack.scenes] == [TitleScene]


# Errors in a row -----------------------------------------------------------------------------------


def test_an_error_in_the_dialog_itself_ends_the_program_with_a_sentence(at: At) -> None:
    hand = at.hand
    at.patch.setattr(TroubleScene, "draw", fail)
    at.patch.setattr(at.scene, "draw", fail)
    at.scene.redraw()
    for _ in range(MOST):
        assert hand.app.running
        hand.app.round()
    assert not hand.app.running and not len(hand.app.stack)
    assert say("error-trouble-end-kept") in hand.app.trouble.ending
    assert kept(hand) == at.entries


def test_a_dialog_that_cannot_even_be_made_ends_the_program(open_app: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    hand = Hand(open_app().app)
    monkeypatch.setattr(TroubleScene, "enter", fail)
    monkeypatch.setattr(hand.scene, "draw", fail)
    hand.scene.redraw()
    hand.app.round()
    assert not hand.app.running and hand.app.trouble.ending


def test_errors_far_apart_are_no_row(open_app: Any, break_in: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    hand = Hand(open_app().app)
    now = pygame.time.get_ticks()
    for number in range(MOST + 1):
        monkeypatch.setattr(pygame.time, "get_ticks", lambda n=number: now + n * (CALM_MS + 1000))
        break_in(hand, "update")
        hand.key("enter")
        hand.frames(2)
    assert isinstance(hand.scene, TitleScene) and hand.app.running


@pytest.mark.parametrize("console", [True, False])
def test_a_program_that_errors_have_ended_says_so_without_a_console_by_the_system(
    console: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told: list[str] = []
    services = Services(tmp_path / "data")
    silent(services)
    monkeypatch.setattr(TitleScene, "draw", fail)
    monkeypatch.setattr(TroubleScene, "draw", fail)
    monkeypatch.setattr(App, "_next_events", lambda self: pygame.event.get())
    if not console:
        monkeypatch.setattr("game.ui.trouble.UNSEEN_DRIVERS", ())
        monkeypatch.setattr(pygame.display, "message_box", lambda title, text, kind: told.append(text))
        monkeypatch.setattr("sys.stderr", None)
    assert run(services) == 1  # type: ignore[arg-type]
    monkeypatch.undo()
    (path,) = (services.store.folder / FOLDER).glob("*.zip")
    if console:
        assert say("error-trouble-end-no-game") in capsys.readouterr().err and not told
    else:
        assert len(told) == 1 and say("error-trouble-end-no-game") in told[0] and str(path) in told[0]
    services.close()


# Reports -------------------------------------------------------------------------------------------


def reported(hand: Hand) -> str:
    """Press the key for a report, and wait for the sentence on it."""
    hand.key("shift+f12")
    hand.until(lambda: hand.app.shots.telling)
    return hand.app.shots.notices.said[-1]


def test_the_report_has_its_parts(at: At, break_in: Any) -> None:
    hand, scene = at.hand, at.scene
    hand.app.settings.save()
    break_in(hand)
    hand.press(hand.find("button")[1].id)
    hand.until(lambda: say("trouble-report-kept", file="") in hand.scene.words)  # type: ignore[attr-defined]
    found = parts(hand)
    assert {"report.txt", "versions.txt", "settings.json", "error.txt", "game.save", "game.journal",
            "screenshot.png"} <= set(found)  # fmt: skip
    page = (report.PROGRAM / "docs" / "playing.md").read_text(encoding="utf-8")
    assert [name for name in found if f"`{name}`" not in page] == []
    kept = hand.app.services.store.folder / "game.save"
    kept.write_bytes(found["game.save"])
    assert open_save(kept).match.entries == scene.session.match.entries
    assert b"Traceback" in found["error.txt"] and b"Broken: the stars are wrong" in found["error.txt"]
    assert json.loads(found["settings.json"])["window_width"] == 1280
    assert b"Mythos Table" in found["versions.txt"] and b"window        1280x720" in found["versions.txt"]
    assert found["game.journal"].count(b"\n") > 1 and found["screenshot.png"].startswith(b"\x89PNG")
    for name in ("report.txt", "versions.txt", "error.txt"):
        assert str(report.PROGRAM).encode() not in found[name] and str(Path.home()).encode() not in found[name]
    at.go_on()


def test_the_key_writes_a_report_of_the_running_game_and_says_where(at: At) -> None:
    sentence = reported(at.hand)
    found = parts(at.hand)
    assert {"game.save", "game.journal", "screenshot.png"} <= set(found) and "error.txt" not in found
    assert sentence.startswith(say("trouble-report-kept", file="")) and sentence.endswith(".zip")
    assert at.hand.scene is at.scene


def test_the_menu_writes_a_report(at: At) -> None:
    at.scene.menu()
    at.hand.frames(2)
    at.hand.press("report")
    at.hand.until(lambda: at.hand.app.shots.telling)
    assert at.hand.scene is at.scene and "game.save" in parts(at.hand)


def test_at_the_title_there_is_a_report_without_a_game(title: Robot) -> None:
    hand = Hand(title.app)
    reported(hand)
    found = parts(hand)
    assert "game.save" not in found and "screenshot.png" in found
    assert b"log.txt         there is none" in found["report.txt"]


def test_a_full_disk_is_told_and_leaves_nothing(title: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.match.files.os.fsync", full)
    sentence = reported(Hand(title.app))
    assert tells(sentence, "error-report-unwritten", why=say("error-why-full"))
    assert list((title.app.services.store.folder / FOLDER).iterdir()) == []


def test_a_folder_that_cannot_be_made_is_told(title: Robot) -> None:
    (title.app.services.store.folder / FOLDER).write_text("a file")
    sentence = reported(Hand(title.app))
    assert tells(sentence, "error-report-unwritten", why=say("error-why-exists"))


def test_a_match_that_cannot_be_saved_does_not_keep_the_rest_out(at: At) -> None:
    at.patch.setattr(saves, "snapshot", fail)
    reported(at.hand)
    found = parts(at.hand)
    assert "game.save" not in found and "game.journal" in found
    assert b"game.save       could not be had: Broken: the stars are wrong" in found["report.txt"]


# Other threads -------------------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_an_error_in_another_thread_is_told_and_in_the_report(at: At) -> None:
    hand = at.hand
    thread = threading.Thread(target=fail, name="pondering")
    thread.start()
    thread.join()
    hand.frames(2)
    assert hand.app.shots.telling and hand.scene is at.scene
    hand.key("shift+f12")
    hand.until(lambda: any((hand.app.services.store.folder / FOLDER).glob("*.zip")))
    error = parts(hand)["error.txt"]
    assert b"in the thread pondering" in error and b"the stars are wrong" in error


def test_work_posted_from_another_thread_that_fails_opens_the_dialog(at: At) -> None:
    at.hand.app.post(fail)
    at.hand.frames()
    assert isinstance(at.hand.scene, TroubleScene)
    at.go_on()
