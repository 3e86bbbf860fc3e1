"""The walks of docs/architecture.md, made in a real window: what they name is called, in that order."""

import re
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from game.bots.steady import in_worker
from game.bots.workers.crew import Crew
from game.bots.workers.crew import in_worker as in_worker_job
from game.match.match import Seat
from game.match.services import Services
from game.match.session import Thinking, begin
from game.ui.app import App
from game.ui.table.scene import MatchScene
from scripts.window.robot import Robot
from tests.ui.playing import ADA, FIGHT, Opener, silent

PAGE = (Path(__file__).parents[2] / "docs" / "architecture.md").read_text(encoding="utf-8")
ELSEWHERE = re.compile(r"^═+ the worker process.*?^═+$", re.MULTILINE | re.DOTALL)


@pytest.fixture
def services(tmp_path: Path, crew: Crew) -> Iterator[Services]:
    """A program whose bots think in other processes."""
    made = silent(Services(tmp_path, in_worker, in_worker_job))
    made.settings.bot_pace = "at_once"
    with closing(made):
        yield made


@pytest.fixture
def app(services: Services) -> Iterator[App]:
    """Its window."""
    with closing(App(services)) as made:
        yield made


def walk(heading: str) -> list[str]:
    """The functions a walk names, but for those in another process."""
    drawing = PAGE.split(f"## {heading}\n")[1].split("```text\n")[1].split("```")[0]
    return re.findall(r"\bgame(?:\.\w+)+:\w+(?:\.\w+)*", ELSEWHERE.sub("", drawing))


@contextmanager
def followed() -> Iterator[list[str]]:
    """Every function of ours that is called meanwhile, in any thread begun meanwhile, as ``module:name``."""
    called: list[str] = []

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and (module := frame.f_globals.get("__name__", "")).startswith("game."):
            called.append(f"{module}:{frame.f_code.co_qualname}")

    sys.setprofile(note)
    threading.setprofile(note)
    try:
        yield called
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


def strayed(heading: str, called: list[str]) -> list[str]:
    """What a walk names that was not called, or not after all that stands before it."""
    at, lost = 0, []
    for name in walk(heading):
        try:
            at = called.index(name, at) + 1
        except ValueError:
            lost.append(name)
    return lost


def test_from_a_click_to_the_picture(table: Opener) -> None:
    robot, _ = table(FIGHT)
    robot.press("option.move")
    robot.press("piece.14")
    robot.hover("area.australia")
    robot.frames(2)
    robot.hand.button(True, 1)
    with followed() as called:
        robot.hand.button(False, 1)
        robot.frames(2)
    assert strayed("From a click to the picture", called) == []


def test_a_bots_answer(services: Services, app: App) -> None:
    seats = (Seat("adept", "Vane"), ADA, ADA, ADA)
    thinking = Thinking(in_worker)
    session = begin({"game": "wars", "players": 4, "seed": 3, "setup": FIGHT}, seats, services.store, thinking=thinking)
    with followed() as called:
        app.start(MatchScene(session))
        Robot(app).until(lambda: session.match.entries)
    assert strayed("A bot's answer", called) == []


def test_a_save(table: Opener) -> None:
    with followed() as called:
        robot, scene = table(FIGHT)
        robot.key("ctrl+s")
        robot.type("Friday")
        robot.key("enter")
        robot.until(lambda: scene.session.kept.name_taken("Friday"))
        scene.session.close()
    assert strayed("A save", called) == []
