"""A disk that refuses the answers: it is said for as long as it does, and nobody leaves unawares."""

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.language.spoken import say
from game.match import writer
from game.match.journal import Journal
from game.ui.app import close_with_the_terminal
from game.ui.scenes.message import MessageScene
from game.ui.scenes.title import TitleScene
from game.ui.table.scene import MatchScene
from scripts.window.robot import Robot
from scripts.window.steady import Steady
from tests.sayings import tells
from tests.ui.playing import BOTS, FIGHT, Opener, full, settle


@pytest.fixture
def unkept(table: Opener, monkeypatch: pytest.MonkeyPatch) -> tuple[Robot, MatchScene]:
    """A table over the title whose last answer the disk has refused."""
    driver, scene = table(FIGHT, over_title=True)
    monkeypatch.setattr(Journal, "note", full)
    monkeypatch.setattr(Journal, "__init__", full)
    decision = scene.session.match.decision
    assert decision is not None
    scene.session.answer(decision.options[0], decision.serial)
    scene.flow.refresh()
    driver.frames(2)
    return driver, scene


def test_it_is_said_for_as_long_as_it_lasts(unkept: tuple[Robot, MatchScene], monkeypatch: pytest.MonkeyPatch) -> None:
    driver, scene = unkept
    assert scene.stage.notices.lasting == say("error-kept-not", why=say("error-why-full"))
    scene.stage.notices.update(60.0)
    assert scene.stage.notices.lasting
    monkeypatch.undo()
    assert scene.session.kept.try_to_keep() == ""
    driver.frames(2)
    assert scene.stage.notices.lasting == "" and say("error-kept-again") in scene.stage.notices.said[-1]


def asked(driver: Robot) -> str:
    """What whoever leaves is asked."""
    driver.frames(2)
    assert isinstance(driver.scene, MessageScene)
    return driver.scene.words


def leave_for_the_title(driver: Robot, scene: MatchScene) -> None:
    scene.commands.to_title()


def close_the_window(driver: Robot, scene: MatchScene) -> None:
    driver.app.quit()


@pytest.mark.parametrize("leave", [leave_for_the_title, close_the_window])
def test_who_leaves_is_asked_and_may_stay(
    unkept: tuple[Robot, MatchScene], leave: Callable[[Robot, MatchScene], None]
) -> None:
    driver, scene = unkept
    driver.app.running = True
    leave(driver, scene)
    assert tells(asked(driver), "error-kept-not")
    driver.key("esc")
    settle(driver, lambda: driver.scene is scene)
    assert driver.app.running
    leave(driver, scene)
    driver.frames(2)
    dialog = driver.scene
    driver.app.quit()
    driver.frames(2)
    assert driver.scene is dialog and driver.app.running
    driver.press("yes")
    driver.frames(2)
    assert isinstance(driver.scene, TitleScene) or not driver.app.running


def test_with_room_again_nobody_is_asked(unkept: tuple[Robot, MatchScene], monkeypatch: pytest.MonkeyPatch) -> None:
    driver, scene = unkept
    monkeypatch.undo()
    scene.commands.to_title()
    driver.frames(2)
    assert isinstance(driver.scene, TitleScene)
    scene.session.kept.finish_writing()
    assert driver.app.services.continue_info().match == scene.session.kept.match_id


# A folder that is taken away --------------------------------------------------------------------


@pytest.fixture
def playing(table: Opener, monkeypatch: pytest.MonkeyPatch) -> tuple[Robot, MatchScene, Path]:
    """A table over the title, looked after more often than once a second, and its data folder."""
    monkeypatch.setattr(writer, "BEAT", 0.01)
    driver, scene = table(FIGHT, over_title=True)
    return driver, scene, driver.app.services.store.folder


def test_a_folder_taken_away_is_noticed_while_nobody_answers(playing: tuple[Robot, MatchScene, Path]) -> None:
    driver, scene, folder = playing
    folder.rename(folder.with_name("elsewhere"))
    settle(driver, lambda: tells(scene.stage.notices.lasting, "error-folder-gone-data"))
    settle(driver, lambda: scene.session.kept.journal_path is not None and scene.session.kept.journal_path.exists())
    scene.stage.notices.update(60.0)
    assert say("error-kept-anew") in scene.stage.notices.lasting and scene.stage.notices.said == []
    scene.commands.to_title()
    assert tells(asked(driver), "error-folder-gone-data")
    driver.press("yes")
    settle(driver, lambda: isinstance(driver.scene, TitleScene))
    scene.session.kept.finish_writing()
    assert driver.app.services.continue_info().match == scene.session.kept.match_id


def test_a_folder_that_cannot_be_made_anew_is_asked_about(playing: tuple[Robot, MatchScene, Path]) -> None:
    driver, scene, folder = playing
    for number in range(9):
        folder.rename(folder.with_name(f"elsewhere{number}"))
        try:
            folder.write_text("a file")
            break
        except IsADirectoryError:
            # What keeps the game has made it anew in between.
            continue
    settle(driver, lambda: tells(scene.stage.notices.lasting, "error-kept-not"))
    driver.app.quit()
    assert str(folder) in asked(driver)
    driver.key("esc")
    settle(driver, lambda: driver.scene is scene)
    folder.unlink()
    settle(driver, lambda: say("error-kept-anew") in scene.stage.notices.lasting)
    scene.commands.to_title()
    assert tells(asked(driver), "error-folder-gone-data")


def test_settings_that_cannot_be_kept_are_told_at_the_title(playing: tuple[Robot, MatchScene, Path]) -> None:
    driver, scene, folder = playing
    (folder / "settings.json").unlink(missing_ok=True)
    (folder / "settings.json").mkdir()
    driver.app.settings.save()
    scene.commands.to_title()
    assert tells(asked(driver), "error-settings-unkept")


def test_losing_the_focus_syncs(table: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "BEAT", 3600.0)
    driver, scene = table(FIGHT, seats=(*BOTS[:1], *BOTS))
    settle(driver, lambda: bool(scene.session.match.entries))
    driver.key("p")
    Steady.settle([scene.session])
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    driver.post(pygame.WINDOWFOCUSLOST)
    Steady.settle([scene.session])
    assert len(synced) == 1


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="this system has no terminals that hang up")
def test_a_terminal_that_is_closed_closes_the_window(table: Opener) -> None:
    driver, _ = table(FIGHT)
    driver.app.running = True
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    try:
        close_with_the_terminal()
        signal.raise_signal(signal.SIGHUP)
        driver.frames(2)
    finally:
        signal.signal(signal.SIGHUP, before)
    assert not driver.app.running
