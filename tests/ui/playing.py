"""Tables to sit down at, and short ways to wait, for the tests of the table."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from game.match.match import Seat
from game.match.phrases import Line
from game.match.services import Services
from game.match.session import begin
from game.ui.app import App
from game.ui.gamescreen import opening_of
from game.ui.scene import Scene
from game.ui.scenes.title import TitleScene
from game.ui.table.scene import MatchScene
from game.ui.theatre.door import open_theatre
from game.ui.theatre.scene import TheatreScene
from scripts.window.robot import Robot, unhelped

ADA = Seat("", "Ada")
BOTS = (Seat("random", "Bram"), Seat("random", "Cora"), Seat("random", "Dion"))
GC, CC, BG, YS = "great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign"
FIGHT: dict[str, Any] = {
    "phase": "action",
    "slot": GC,
    "turn": 3,
    "power": {GC: 5, CC: 5, BG: 3, YS: 4},
    "units": {
        GC: {"cthulhu": ["indian_ocean"], "starspawn": ["indian_ocean"], "deep_one": ["indian_ocean"] * 3},
        CC: {"flying_polyp": ["indian_ocean"] * 2, "acolyte": ["indian_ocean", "south_asia"]},
        BG: {"acolyte": ["west_africa"] * 3},
        YS: {"acolyte": ["europe"] * 2, "undead": ["scandinavia"] * 3},
    },
    "gates": {"indian_ocean": "crawling_chaos/acolyte/0", "europe": "yellow_sign/acolyte/0"},
    "signs": {GC: [1, 3], YS: [2]},
    "desecrated": ["scandinavia"],
}


def silent(services: Services) -> Services:
    """The same program without sounds, for a mixer for every test would cost, and for somebody who needs no help.

    Nor are moments shown, but in tests of them.
    """
    settings = services.settings
    settings.moments = "none"
    settings.effects_volume = settings.ambience_volume = settings.music_volume = 0
    unhelped(services.settings)
    return services


class OneWindow:
    """Opens windows, one at a time: pygame has only one. Each is a program of its own, with a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._count = 0
        self._opened: tuple[App, Services] | None = None

    def _new_services(self, size: tuple[int, int], pace: str) -> Services:
        """Close the window that is open; returns the next one's program."""
        self.close()
        self._count += 1
        services = silent(Services(self._folder / f"data{self._count}"))
        services.settings.window_width, services.settings.window_height = size
        services.settings.bot_pace = pace  # type: ignore[assignment]
        return services

    def _new_app(self, services: Services) -> App:
        """The next window, with nothing in it yet."""
        app = App(services, open_table=opening_of)
        self._opened = app, services
        return app

    def close(self) -> None:
        """Close the window that is open."""
        if self._opened:
            app, services = self._opened
            app.close()
            services.close()
            self._opened = None


class Opener(OneWindow):
    """Opens windows with a match on the table."""

    def __call__(
        self,
        setup: dict[str, Any] | None = None,
        seats: tuple[Seat, ...] = (ADA, *BOTS),
        size: tuple[int, int] = (1280, 720),
        pace: str = "at_once",
        over_title: bool = False,
        settings: Mapping[str, Any] | None = None,
        **inputs: Any,
    ) -> tuple[Robot, MatchScene]:
        """A window at a new match, with these settings; ``over_title``, as from the title."""
        services = self._new_services(size, pace)
        for name, value in (settings or {}).items():
            setattr(services.settings, name, value)
        given = {"game": "wars", "players": len(seats), "seed": 3, "setup": setup, **inputs}
        session = begin(given, seats, services.store)
        app = self._new_app(services)
        if over_title:
            app.start(TitleScene())
        scene = MatchScene(session)
        if over_title:
            app.stack.top.push(scene)
        else:
            app.start(scene)
        driver = Robot(app)
        # The match goes on once its table has been painted.
        driver.frames()
        driver.frames(2)
        return driver, scene


class House(OneWindow):
    """Opens windows of the program itself, at its title or at another scene."""

    def __call__(self, first: Scene | None = None, size: tuple[int, int] = (1280, 720), **settings: Any) -> Robot:
        """A window with these settings."""
        services = self._new_services(size, "at_once")
        for name, value in settings.items():
            setattr(services.settings, name, value)
        app = self._new_app(services)
        app.start(first or TitleScene())
        driver = Robot(app)
        driver.frames(3)
        return driver

    def watch(self, match: Any, size: tuple[int, int] = (1280, 720), **given: Any) -> tuple[Robot, Any]:
        """A window with the theatre over the title."""
        driver = self(size=size)
        open_theatre(driver.app, match, **given)
        return driver, in_theatre(driver)


@contextmanager
def quiet_window(folder: Path, size: tuple[int, int]) -> Iterator[Robot]:
    """One window for many tests, without motion and without waiting for the others' moves."""
    with closing(House(folder)) as house:
        yield house(size=size, reduced_motion=True, hints=False)


def to_the_title(window: Robot, size: tuple[int, int]) -> None:
    """Leave whatever lies over the title, in a window of its first size."""
    while len(window.app.stack.scenes) > 1:
        window.scene.pop()
        window.frames(2)
    window.resize(*size)


def in_theatre(driver: Robot) -> Any:
    """Wait until the theatre shows something; returns its scene."""
    driver.until(lambda: isinstance(driver.scene, TheatreScene))
    driver.frames(2)
    return driver.scene


def hit(driver: Robot, keys: str) -> None:
    """Press keys, and let what each does come about."""
    for key in keys.split():
        driver.key(key)
        driver.frames(2)


def click_line(driver: Robot, scene: Any, line: Line) -> None:
    """Click a line of the chronicle."""
    log = scene.stage.log
    log.show_line(line)
    driver.frames(2)
    driver.press(f"{log.id}.{list(log.lines).index(line)}")


def settle(driver: Robot, done: Callable[[], bool]) -> None:
    """Let frames pass until something has come about: a state that stays, since no frame need see one that passes."""
    driver.until(done)


def full(*_: Any, **__: Any) -> Any:
    """What a disk without room says."""
    raise OSError(28, "No space left on device")
