"""Tooltips: when they come and go, and what they never cover."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.ui.kit.box import Box, Column
from game.ui.kit.controls import Button
from game.ui.kit.entry import DropDown
from game.ui.layout import Layout
from game.ui.scenes.boxed import BoxScene
from game.ui.widgets import base, tooltips
from game.ui.widgets.tooltips import beside
from scripts.window.robot import Robot
from tests.ui.playing import FIGHT, Opener

LEVELS = (("weak", "Weak"), ("strong", "Strong"))
LONG = 34
"""Frames in which every tooltip that is to come has come."""


class Page(BoxScene):
    """A list with a note on each line, and a button."""

    def describe(self, layout: Layout) -> Box:
        notes = {"weak": "Plays at random.", "strong": "Thinks ahead."}
        return Column(DropDown("level", LEVELS, "weak", notes=notes, w=200), Button("go", "Go", tip="Goes on."),
                      gap=300, pad=60, across="start")  # fmt: skip


@pytest.fixture
def page(open_app: Callable[..., Robot]) -> Robot:
    return open_app(Page())


def shown(driver: Robot) -> bool:
    """Whether a tooltip has come by now."""
    driver.frames(LONG)
    return bool(driver.scene.board.tip_shown)


def test_a_tooltip_goes_with_the_pointer(page: Robot) -> None:
    page.hover("level")
    assert shown(page)
    page.move((900, 600))
    assert not shown(page)
    page.hover("go")
    assert shown(page)
    page.post(pygame.WINDOWLEAVE)
    assert not shown(page), "out of the window"


@pytest.mark.parametrize("leave", ["beside it", "on a line", "by key"])
def test_the_note_on_what_was_chosen_does_not_come_when_the_list_is_left(page: Robot, leave: str) -> None:
    page.press("level")
    if leave == "by key":
        page.key("esc")
    else:
        page.click((900, 600) if leave == "beside it" else page.rect("level.strong").center)
    assert not shown(page)
    page.hover("level")
    assert shown(page)


def test_no_tooltip_comes_back_under_a_pointer_that_rests_after_a_press_or_a_key(page: Robot) -> None:
    page.hover("go")
    assert shown(page)
    page.key("a")
    assert not shown(page)
    page.click(page.rect("go").center)
    assert not shown(page)
    page.move(page.rect("go").move(4, 0).center)
    assert shown(page)


def test_a_tooltip_evades_what_is_to_stay_clear() -> None:
    layout = Layout(1280, 720)
    card, banner, hint = pygame.Rect(300, 632, 80, 80), pygame.Rect(196, 588, 890, 36), pygame.Rect(200, 540, 300, 40)
    box = beside(layout, (300, 90), card, clear=(banner, card, hint))
    assert box.collidelist((banner, card, hint)) < 0 and layout.window.contains(box) and box.bottom <= hint.top
    nowhere = beside(layout, (300, 90), card, clear=(layout.window,))
    assert layout.window.contains(nowhere), "where everything is to stay clear it is shown all the same"


# The table -------------------------------------------------------------------------------------


def collisions(driver: Robot, scene: Any, box: pygame.Rect) -> list[str]:
    """What a tooltip covers of what is asked and of what can be answered."""
    stage = scene.stage
    kept = {"banner": driver.rect("banner")} | dict(zip(("hint",), stage.hint.covers(), strict=False))
    kept |= {each.id: driver.rect(each.id) for each in driver.find("button", "option.*")}
    return [name for name, rect in kept.items() if box.colliderect(rect)]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_tooltips_cover_neither_question_nor_answers_nor_hint(
    table: Opener, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    boxes: list[pygame.Rect] = []

    def noted(*args: Any, **named: Any) -> pygame.Rect:
        boxes.append(beside(*args, **named))
        return boxes[-1]

    monkeypatch.setattr(base, "beside", noted)
    monkeypatch.setattr(tooltips, "beside", noted)
    driver, scene = table(FIGHT, size=size)
    driver.press("option.move")
    stage = scene.stage
    assert stage.hint.covers(), "with its hint"
    for target in sorted(stage.map.targets(), key=str):
        stage.tips.turn_to(target)
        stage.tips.wake()
        stage.tips.dwell(1.0)
        stage.tips.draw(driver.app.surface, driver.app.layout, stage.table, stage.question)
        assert collisions(driver, scene, stage.tips.box) == [], target
    driver.key("esc")
    for card in driver.find("button", "option.*")[:: 1 if size[0] < 1900 else 4]:
        driver.hover(card.id)
        assert shown(driver)
        assert boxes and collisions(driver, scene, boxes.pop()) == [], card.id
        boxes.clear()


def test_what_a_piece_is_does_not_come_back_under_a_resting_pointer_when_bots_have_played(table: Opener) -> None:
    driver, scene = table(FIGHT)
    stage = scene.stage
    home = stage.map.home_of(("area", "south_america"))
    driver.move(stage.map.sheet.to_window(home))
    driver.frames(LONG)
    assert stage.tips.target == ("area", "south_america")
    scene.sync()
    driver.frames(LONG)
    assert stage.tips.target is None, "the table has been shown anew, as after each move of a bot"
    x, y = stage.map.sheet.to_window(home)
    driver.move((x + 2, y + 1))
    driver.frames(LONG)
    assert stage.tips.target == ("area", "south_america")
