"""A disk that refuses the answers: it is said for as long as it does, and nobody leaves unawares."""

from collections.abc import Callable
from typing import Any

import pytest

from game.match.journal import Journal
from game.ui.scenes.message import MessageScene
from game.ui.scenes.title import TitleScene
from game.ui.table.scene import TableScene
from tests.ui.driver import Driver
from tests.ui.playing import FIGHT, Opener, settle


def full(*_: Any, **__: Any) -> Any:
    raise OSError(28, "No space left on device")


@pytest.fixture
def unkept(table: Opener, monkeypatch: pytest.MonkeyPatch) -> tuple[Driver, TableScene]:
    """A table over the title whose last answer the disk has refused."""
    driver, scene = table(FIGHT, over_title=True)
    monkeypatch.setattr(Journal, "note", full)
    monkeypatch.setattr(Journal, "__init__", full)
    decision = scene.session.decision
    assert decision is not None
    scene.session.answer(decision.options[0], decision.serial)
    scene.flow.refresh()
    driver.frames(2)
    return driver, scene


def test_it_is_said_for_as_long_as_it_lasts(unkept: tuple[Driver, TableScene], monkeypatch: pytest.MonkeyPatch) -> None:
    driver, scene = unkept
    assert scene._notices.lasting.endswith("not being kept: no space left on device.")
    scene._notices.update(60.0)
    assert scene._notices.lasting
    monkeypatch.undo()
    assert scene.session.try_to_keep() == ""
    driver.frames(2)
    assert scene._notices.lasting == "" and "are being kept" in scene._notices._notices[-1][0]


def leave_for_the_title(driver: Driver, scene: TableScene) -> None:
    scene._wishes.to_title()


def close_the_window(driver: Driver, scene: TableScene) -> None:
    driver.app.quit()


@pytest.mark.parametrize("leave", [leave_for_the_title, close_the_window])
def test_who_leaves_is_asked_and_may_stay(
    unkept: tuple[Driver, TableScene], leave: Callable[[Driver, TableScene], None]
) -> None:
    driver, scene = unkept
    driver.app.running = True
    leave(driver, scene)
    driver.frames(2)
    assert isinstance(driver.scene, MessageScene) and "not being kept" in driver.scene.words
    driver.key("esc")
    settle(driver, lambda: driver.scene is scene)
    assert driver.app.running
    leave(driver, scene)
    driver.frames(2)
    asked = driver.scene
    driver.app.quit()
    driver.frames(2)
    assert driver.scene is asked and driver.app.running
    driver.key("enter")
    driver.frames(2)
    assert isinstance(driver.scene, TitleScene) or not driver.app.running


def test_with_room_again_nobody_is_asked(unkept: tuple[Driver, TableScene], monkeypatch: pytest.MonkeyPatch) -> None:
    driver, scene = unkept
    monkeypatch.undo()
    scene._wishes.to_title()
    driver.frames(2)
    assert isinstance(driver.scene, TitleScene)
    scene.session.finish_writing()
    assert driver.app.services.continue_info().match == scene.session.match_id
