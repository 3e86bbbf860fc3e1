"""A window without a screen, and someone in front of it."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from collections.abc import Callable, Iterator
from contextlib import closing, nullcontext
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from game.ui import fonts
from game.ui.app import App
from game.ui.scene import Scene
from game.ui.scenes.title import TitleScene
from scripts.window.robot import Robot
from tests.ui.cold import cold
from tests.ui.fakes import FakeServices, TableStandIn, some_saves
from tests.ui.playing import House, Opener
from tests.ui.ritesplaying import CardOpener


@pytest.fixture(scope="session", autouse=True)
def frozen() -> Iterator[None]:
    """Windows leave frozen what was frozen before the first test, and what they load themselves is let go with them.

    Nor does each look for garbage at its first frame: for windows that stay open no longer that costs more than it is
    worth.
    """
    calm = SimpleNamespace(collect=lambda: 0, freeze=lambda: None, unfreeze=lambda: None, get_freeze_count=lambda: 0)
    with pytest.MonkeyPatch.context() as patch:
        for module in ("table.scene", "theatre.scene"):
            patch.setattr(f"game.ui.{module}.gc", calm)
        yield


@pytest.fixture(scope="session", autouse=True)
def kept() -> Iterator[None]:
    """One window after the other needs the same letters: what has been set of them stays, where a program ends."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fonts, "forget", lambda: None)
        patch.setattr(pygame, "quit", lambda: (pygame.mixer.quit(), pygame.display.quit()))
        yield


@pytest.fixture(autouse=True)
def unheated(request: pytest.FixtureRequest) -> Iterator[None]:
    """Nothing is painted ahead of when it is looked at, but in tests of just that, marked ``ahead``."""
    with nullcontext() if request.node.get_closest_marker("ahead") else cold():
        yield


@pytest.fixture
def services(tmp_path: Path) -> FakeServices:
    """A program with some saved games."""
    return FakeServices(tmp_path, some_saves(tmp_path))


@pytest.fixture
def open_app(services: FakeServices) -> Iterator[Callable[..., Robot]]:
    """Opens windows, and closes them at the end."""
    opened: list[App] = []

    def make(first: Scene | None = None) -> Robot:
        app = App(services, open_table=TableStandIn)
        opened.append(app)
        app.start(first or TitleScene())
        driver = Robot(app)
        driver.frames(2)
        return driver

    yield make
    for app in opened:
        app.close()


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Opener]:
    """Opens tables."""
    with closing(Opener(tmp_path)) as opener:
        yield opener


@pytest.fixture
def cards(tmp_path: Path) -> Iterator[CardOpener]:
    """Opens card tables."""
    with closing(CardOpener(tmp_path)) as opener:
        yield opener


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """Opens the program, and the theatre over its title."""
    with closing(House(tmp_path)) as opener:
        yield opener


@pytest.fixture
def display(request: pytest.FixtureRequest) -> Iterator[None]:
    """Something to paint on, without a window's program: 1920x1080, or the module’s ``WINDOW``."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(getattr(request.module, "WINDOW", (1920, 1080)))
    yield
    fonts.forget()
    pygame.quit()


@pytest.fixture
def title(open_app: Callable[..., Robot]) -> Robot:
    """The program just started."""
    return open_app()
