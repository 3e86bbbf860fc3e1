"""Scenes come and go in the order asked, between frames, and never by a stale wish."""

import importlib
import threading
import time
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.ui.app import App
from game.ui.doors import DOORS
from game.ui.scene import Scene
from game.ui.scenes.keys import KeysScene
from game.ui.scenes.message import confirm
from game.ui.scenes.rules import RulesScene
from game.ui.table.overlays.curtain import CurtainScene
from scripts.window.robot import Robot

Log = list[tuple[str, str, Any]]


class Noting(Scene):
    """Notes every step of its life."""

    def __init__(self, name: str, log: Log) -> None:
        super().__init__()
        self.name, self.log = name, log

    def enter(self, app: App) -> None:
        super().enter(app)
        self.log.append((self.name, "enter", None))

    def leave(self) -> None:
        self.log.append((self.name, "leave", None))

    def pause(self) -> None:
        self.log.append((self.name, "pause", None))

    def resume(self, result: Any) -> None:
        self.log.append((self.name, "resume", result))

    def layout_changed(self) -> None:
        self.log.append((self.name, "layout", self.app.layout.width))


Three = tuple[Robot, Log, Noting, Noting, Noting]


@pytest.fixture
def three(open_app: Callable[..., Robot]) -> Three:
    """A window at the first of three scenes, and what they note."""
    log: Log = []
    a, b, c = (Noting(name, log) for name in "abc")
    return open_app(a), log, a, b, c


def test_push_and_pop_tell_everyone_in_order(three: Three) -> None:
    driver, log, a, b, _ = three
    a.push(b)
    assert ("b", "enter", None) not in log, "obeyed before the frame ended"
    driver.frames()
    b.pop("done")
    driver.frames()
    assert [entry for entry in log if entry[1] != "layout"] == [
        ("a", "enter", None), ("a", "pause", None), ("b", "enter", None), ("b", "leave", None), ("a", "resume", "done"),
    ]  # fmt: skip


def test_replace_leaves_before_it_enters(three: Three) -> None:
    driver, log, a, b, _ = three
    a.replace(b)
    driver.frames()
    assert [entry[:2] for entry in log][-3:] == [("a", "leave"), ("b", "enter"), ("b", "layout")]
    assert driver.app.stack.scenes == (b,)


def test_asking_twice_closes_one_scene(three: Three) -> None:
    driver, _, a, b, c = three
    a.push(b)
    driver.frames()
    b.push(c)
    driver.frames()
    c.pop()
    c.pop()
    driver.frames()
    assert driver.app.stack.top is b


def test_a_covered_scene_waits(three: Three) -> None:
    driver, _, a, b, c = three
    a.push(b)
    driver.frames()
    a.push(c)
    driver.frames(2)
    assert driver.app.stack.top is b
    b.pop()
    driver.frames()
    assert driver.app.stack.scenes == (a, c)


def test_wishes_made_before_entering_are_kept(open_app: Callable[..., Robot]) -> None:
    log: Log = []
    a, b = Noting("a", log), Noting("b", log)
    a.push(b)
    driver = open_app(a)
    driver.frames()
    assert driver.app.stack.top is b


def test_resize_reaches_every_scene(three: Three) -> None:
    driver, log, a, b, _ = three
    a.push(b)
    driver.frames()
    log.clear()
    driver.resize(900, 600)
    assert log == [("a", "layout", 900), ("b", "layout", 900)]


def test_work_from_another_thread_runs_in_the_window(open_app: Callable[..., Robot]) -> None:
    driver = open_app(Noting("a", []))
    seen: list[str] = []
    worker = threading.Thread(target=lambda: driver.app.post(lambda: seen.append(threading.current_thread().name)))
    began = time.monotonic()
    worker.start()
    driver.app.wait(60)
    assert time.monotonic() - began < 50, "posting must wake the loop"
    worker.join()
    driver.frames()
    assert seen == [threading.main_thread().name]


def test_closing_the_window_asks_the_scenes(open_app: Callable[..., Robot]) -> None:
    class Stubborn(Noting):
        def may_quit(self) -> bool:
            return False

    a = Stubborn("a", [])
    driver = open_app(a)
    driver.post(pygame.QUIT)
    assert driver.app.running
    a.replace(Noting("b", []))
    driver.frames()
    driver.post(pygame.QUIT)
    assert not driver.app.running


def test_the_window_sleeps_when_nothing_changed(open_app: Callable[..., Robot]) -> None:
    class Counting(Noting):
        drawn = 0

        def draw(self, surface: pygame.Surface) -> None:
            self.drawn += 1

    a = Counting("a", [])
    driver = open_app(a)
    driver.frames(3)
    before = a.drawn
    driver.frames(5)
    assert a.drawn == before
    a.redraw()
    driver.frames(2)
    assert a.drawn == before + 1


def test_the_key_that_leads_into_a_text_field_writes_nothing_there(open_app: Callable[..., Robot]) -> None:
    """A system sends a key and its letter one after the other: the letter comes when the field has the keyboard."""
    driver = open_app(RulesScene())
    for letter in "/gate":
        driver.key(letter)
    assert driver.thing("search").label == "gate"


def test_a_click_beside_the_buttons_leaves_enter_to_dialog_and_curtain(open_app: Callable[..., Robot]) -> None:
    log: Log = []
    below = Noting("below", log)
    driver = open_app(below)
    for dialog in (confirm("Pass?", "All of it?", "Pass"), CurtainScene("Ada", "black_goat", "Black Goat")):
        below.push(dialog)
        driver.frames(2)
        driver.click((5, 5))
        assert driver.scene is dialog
        driver.key("enter")
        assert driver.scene is below
    assert [entry[2] for entry in log if entry[1] == "resume"] == [True, True]


def test_a_scene_that_has_ended_keeps_no_pictures_of_the_window(open_app: Callable[..., Robot]) -> None:
    below = Noting("below", [])
    driver = open_app(below)
    for scene in (KeysScene(), confirm("Pass?", "All of it?", "Pass")):
        below.push(scene)
        driver.frames()
        for _ in range(2):
            scene.redraw()
            driver.frames()
        size = driver.app.surface.get_size()
        assert kept_pictures(scene, size), "or there is nothing to let go"
        driver.key("esc")
        assert driver.scene is below
        assert not kept_pictures(scene, size)


def kept_pictures(scene: Scene, size: tuple[int, int]) -> int:
    """How many pictures as large as the window a scene, or what it holds, keeps."""
    held = [value for part in vars(scene).values() for value in (part, *getattr(part, "__dict__", {}).values())]
    pictures = [each for each in held if isinstance(each, pygame.Surface) and each is not scene.app.surface]
    return sum(each.get_size() == size for each in pictures)


@pytest.mark.parametrize("door", DOORS.values())
def test_a_door_leads_to_something_that_makes_a_scene(door: str) -> None:
    module, _, attribute = door.partition(":")
    assert callable(getattr(importlib.import_module(module), attribute))
