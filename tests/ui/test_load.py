"""The list of saved games."""

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.ui.scenes.load import LoadScene
from game.ui.scenes.message import MessageScene, PromptScene
from game.ui.scenes.title import TitleScene
from tests.ui.driver import Driver
from tests.ui.fakes import FakeServices


def test_without_saves_there_is_nothing_to_continue(services: FakeServices, open_app: Callable[..., Driver]) -> None:
    services.saves = []
    driver = open_app()
    assert isinstance(driver.scene, TitleScene)
    assert driver.scene.card is None
    driver.key("l")
    assert isinstance(driver.scene, LoadScene)
    driver.key("esc")
    assert isinstance(driver.scene, TitleScene)


def test_load_shows_why_a_file_is_damaged(
    title: Driver, services: FakeServices, monkeypatch: pytest.MonkeyPatch
) -> None:
    from game.ui import draw

    written: list[str] = []
    real = draw.text

    def note(target: pygame.Surface, string: str, *rest: object, **more: object) -> pygame.Rect:
        written.append(string)
        return real(target, string, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(draw, "text", note)
    title.key("l")
    title.frames()
    assert any("cut off after 120 bytes" in line for line in written)
    scene = title.scene
    assert isinstance(scene, LoadScene)
    title.key("down")
    title.key("down")
    assert not scene.open_button.enabled
    title.key("enter")
    assert isinstance(title.scene, MessageScene)
    assert not services.calls


def test_load_rename_and_delete(title: Driver, services: FakeServices) -> None:
    title.key("l")
    title.key("down")
    title.key("r")
    assert isinstance(title.scene, PromptScene)
    title.type("!")
    title.key("enter")
    title.frames(2)
    assert services.calls[0][0] == "rename"
    assert "!" in services.calls[0][2]
    scene = title.scene
    assert isinstance(scene, LoadScene)
    title.click(scene.delete_button.rect.center)
    assert isinstance(title.scene, MessageScene)
    title.key("esc")
    assert len(services.saves) == 4
    title.click(scene.delete_button.rect.center)
    title.key("enter")
    title.frames(2)
    assert len(services.saves) == 3


def test_a_scenario_that_came_with_the_program_is_opened_and_not_changed(title: Driver, services: FakeServices) -> None:
    services.saves = [replace(services.saves[0], shipped=True)]
    title.key("l")
    scene = title.scene
    assert isinstance(scene, LoadScene)
    assert scene.open_button.enabled
    assert not scene.delete_button.enabled and not scene.rename_button.enabled
    scene.delete()
    title.frames(2)
    assert title.scene is scene and len(services.saves) == 1


def test_load_opens_by_double_click(title: Driver, services: FakeServices) -> None:
    title.key("l")
    scene = title.scene
    assert isinstance(scene, LoadScene)
    place = scene.list.row_rect(1).center
    title.click(place)
    title.click(place)
    assert services.calls == [("load", services.saves[1].path)]
