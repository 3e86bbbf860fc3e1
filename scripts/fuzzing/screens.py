"""What is accepted in every scene that shows it and every command that reads it: entered, drawn, used, left."""

import contextlib
import io
import os
import random
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game import cli
from game.commands import doctor
from game.games.wars.screen.board import BoardScene
from game.games.wars.screen.stage import MapStage
from game.match.campaign.files import SUFFIX as RUN
from game.match.services import Services
from game.match.session import Session
from game.match.theatre import OPEN, recording
from game.ui.app import App
from game.ui.campaign.beginning import StorySetupScene
from game.ui.campaign.hall import CampaignsScene
from game.ui.campaign.pages import scene_of
from game.ui.chronicle.scene import TABS, ChronicleScene
from game.ui.gamescreen import opening_of
from game.ui.scene import Scene
from game.ui.scenes.custom import CustomGameScene
from game.ui.scenes.keys import KeysScene
from game.ui.scenes.load import LoadScene
from game.ui.scenes.newgame import NewGameScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.title import TitleScene
from game.ui.table.overlays.admit import AdmitScene
from game.ui.table.overlays.seats import SeatsScene
from game.ui.table.scene import MatchScene
from game.ui.theatre.replays import ReplaysScene
from game.ui.theatre.scene import PlayThrough
from scripts.fuzzing import lives
from scripts.fuzzing.trial import Fate, Input, Inputs, Trial, failed
from scripts.fuzzing.watch import TooLong, limit
from scripts.window.hand import KEYS
from scripts.window.robot import Robot

SECONDS = 400.0
SIZE = (960, 600)
SAID = ("?", "t", "tracks", "board", "map", "battle", "odds", "log", "news", "blocked", "look gate", "rules gate",
        "signs", "seats", "orders", "statistics", "1", "", "1", "y", "u", "redo", "2", "why", "hint", "reveal",
        "nonsense", "q")  # fmt: skip
MATCHES = ("save", "autosave", "journal", "scenario", "set-up")


class Shown(Trial):
    """A trial in which what is accepted is looked at in a window and by commands; others are passed over."""

    def __init__(self, inputs: Inputs, folder: Path, keep: Path | None = None) -> None:
        super().__init__(inputs, folder, keep)
        self.watch.strict = False
        self.raised: list[BaseException] = []
        self.scenes: set[str] = set()
        self.app: App | None = None

    def window(self, services: Services, anew: bool) -> App:
        """The one window, before another data folder; opened anew where that is what is tried."""
        if self.app is None or anew:
            self.close()
            self.app = App(services, open_table=opening_of)  # type: ignore[arg-type]
        self.app.services, self.app.settings = services, services.settings  # type: ignore[assignment]
        return self.app

    def close(self) -> None:
        """Close the window, if there is one."""
        if self.app is not None:
            self.app.close()
            self.app = None

    def run(self, start: int, count: int, seconds: float = 1e9) -> int:
        """Until so many were accepted; how many inputs that took."""
        end, number = time.monotonic() + seconds, start
        while sum(self.accepted.values()) < count and time.monotonic() < end:
            given = self.inputs[number]
            self.note(given, self.one(given))
            number += 1
        return number - start

    def one(self, given: Input) -> Fate:
        """Read it; then, if it is accepted, put it down anew and look at it everywhere."""
        services, path = self.put(given)
        try:
            with limit(SECONDS):
                if given.kind.read(services, path) is None:
                    return Fate(False)
        except (Exception, TooLong):
            return Fate(False)  # The trial without a window is the judge of that.
        finally:
            services.close()
        self.watch.folder, self.watch.seen, self.raised = str(self.folder), [], []
        before, threading.excepthook = threading.excepthook, self._raised_in_thread
        try:
            with limit(SECONDS):
                self.commands(given)
                services, path = self.put(given)
                self.watch.on = True
                Visit(self, services).everything(given, path)
        except (Exception, TooLong) as problem:
            return failed(problem, True)
        finally:
            self.watch.on = False
            threading.excepthook = before
            services.close()
        if self.raised:
            return failed(self.raised[0], True)
        seen = self.watch.seen
        return Fate(True, f"it did what it may not: {seen[:3]}", "forbidden") if seen else Fate(True)

    def _raised_in_thread(self, found: threading.ExceptHookArgs) -> None:
        self.raised.append(found.exc_value or RuntimeError("a thread ended"))

    def commands(self, given: Input) -> None:
        """The commands that read such a file, or a folder in which it lies."""
        path = self.lay(given)
        doctor.in_words(doctor.examine(self.folder, running=True))
        if given.kind.name not in ("save", "autosave"):
            return
        for words in (["replay", str(path)], ["play", "--text", "--open", str(path), "--data-dir", str(self.folder)]):
            self.watch.on = True
            said, wrong = io.StringIO(), io.StringIO()
            before, sys.stdin = sys.stdin, io.StringIO("\n".join(SAID))
            try:
                with contextlib.redirect_stdout(said), contextlib.redirect_stderr(wrong):
                    code = cli.main(words)
            finally:
                sys.stdin, self.watch.on = before, False
            if code not in (0, 1) or wrong.getvalue():
                raise lives.Fault(f"{words[0]} ended with {code}: {wrong.getvalue()[:300]}")
            lives.clean(said.getvalue())


def idle(table: Any) -> bool:
    """Whether no bot is thinking at a table, or somebody is asked."""
    return not table.flow.thinking or table.question is not None


class Visit:
    """A window on one data folder."""

    def __init__(self, trial: Shown, services: Services) -> None:
        self.trial, self.services = trial, services
        services.settings.bot_pace = "at_once"
        services.settings.first_cards = False
        services.settings.effects_volume = services.settings.ambience_volume = 0
        self.chance = random.Random(1)

    def everything(self, given: Input, path: Path) -> None:
        """All scenes for this kind of file."""
        kind = given.kind.name
        if kind != "settings":
            self.services.settings.reduced_motion = True
            self.services.settings.window_width, self.services.settings.window_height = SIZE
        self.app = self.trial.window(self.services, kind == "settings")
        self.driver = Robot(self.app)
        try:
            self.app.start(TitleScene())
            self.driver.frames(2)
            if kind in (*MATCHES, "settings", "folder"):
                self.visit(LoadScene())
            if kind in ("record", "index", "folder", "autosave"):
                self.chronicle()
            if kind in ("campaign", "chapters", "chapters as JSON", "folder"):
                self.campaigns()
            if kind in ("replay", "folder"):
                self.replays(path)
            if kind in ("settings", "folder"):
                for scene in (SettingsScene(), NewGameScene(), CustomGameScene(), KeysScene(), RulesScene()):
                    self.visit(scene)
            if kind in MATCHES:
                self.table(self.session(given, path))
        except BaseException:
            self.trial.close()
            raise
        self.app.stack.clear()
        if kind == "settings":
            self.trial.close()

    def session(self, given: Input, path: Path) -> Session:
        """The game in a file, as the window opens it."""
        if given.kind.name == "set-up":
            life: Any = given.kind.read(self.services, path)
            return self.services.go_on_with(life.match, "set-up")
        if given.kind.name == "journal":
            path = self.services.store.latest_written(1)[0]
        return self.services.load(path)

    # Scenes -------------------------------------------------------------------------------------

    def visit(self, scene: Scene, use: Callable[[], None] = lambda: None) -> None:
        """Put a scene over what is there, draw it, use it, leave."""
        deep = len(self.app.stack)
        top = self.app.stack.top
        assert top is not None
        top.push(scene)
        self.driver.frames()
        self.trial.scenes.add(type(scene).__name__)
        self.wait(scene)
        use()
        self.keys("down", "down", "tab", "end")
        self.wait(scene)
        self.app.stack.cut(deep)
        self.driver.frames()

    def keys(self, *names: str) -> None:
        """Press keys one after the other, all in one frame."""
        for name in names:
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                pygame.event.post(pygame.event.Event(kind, key=KEYS[name][1], mod=0, unicode="", scancode=0))
        self.driver.frames()

    def wait(self, scene: Any) -> None:
        """Until its threads have brought what they read, and it is drawn."""
        parts = scene, getattr(scene, "thumbs", None)
        self.until(lambda: not any(getattr(part, "busy", False) for part in parts))
        scene.redraw()
        self.driver.frames()

    def until(self, done: Callable[[], bool]) -> None:
        """Let frames pass until something has come about, or a thread has failed."""
        self.driver.until(lambda: bool(self.trial.raised) or done())

    def chronicle(self) -> None:
        """Games and tallies, what is told of the first, an export."""
        scene = ChronicleScene()

        def use() -> None:
            for tab in TABS:
                scene.root.control("page").choose(tab)
                self.wait(scene)
                self.keys("down")
            for how in ("csv", "json"):
                self.services.export_games(scene.found.games, how)

        self.visit(scene, use)
        if scene.found.games:
            self.table(Session(self.services.store.chronicle.load(scene.found.games[0].id)))

    def replays(self, path: Path) -> None:
        """The list of replays, with this one taken in; then watched."""
        kept = self.services.replays.take_in(path) if path.is_file() else None
        self.visit(ReplaysScene())
        if kept is not None:
            self.theatre(lambda: self.services.replays.read(kept))
            shown = self.services.replays.read(kept)
            self.table(self.services.go_on_with(shown.go_on(min(3, len(shown))), "replay"))

    def theatre(self, source: Any) -> None:
        """A game watched here and there."""
        scene = PlayThrough(source, name="it", view=OPEN)

        def use() -> None:
            self.until(lambda: self.driver.scene is not scene)
            for key in ("right", "end", "left", "home"):
                self.keys(key)

        self.visit(scene, use)

    def campaigns(self) -> None:
        """The list, the first page of a story, every campaign in play, and the game that is next."""
        desk = self.services.campaigns
        self.visit(CampaignsScene())
        for book in desk.books():
            if not book.problem and not book.shipped:
                self.visit(StorySetupScene(book))
                desk.begin_story(book.path, ["Ada"])
        for path in sorted(desk.folder.glob(f"*{RUN}")):
            with contextlib.suppress(ValueError):
                run = desk.read(path.stem)
                self.visit(scene_of(run))
                self.table(desk.sit_down(desk.prepare(run.id)))

    def table(self, session: Session) -> None:
        """The table, draft or card table of a game: a few answers, undone, looked back, its overlays, the theatre."""
        deep = len(self.app.stack)
        if session.match.decision is not None and not session.people:
            session.match.seat_change(session.match.decision.seat, "", "Zoe")
        scene: Any = AdmitScene(session, opening_of) if session.driver.strangers else opening_of(session)
        self.app.stack.top.push(scene)  # type: ignore[union-attr]
        for _ in range(10):
            self.driver.frames()
            top = self.app.stack.top
            self.trial.scenes.add(type(top).__name__)
            asked = session.match.decision
            if isinstance(top, MatchScene) and top.question is not None and asked is not None:
                top.answer(self.chance.choice(asked.options))
            elif isinstance(top, MatchScene):
                self.until(partial(idle, top))
            elif top is not None:
                self.keys("enter")
        top = self.app.stack.top
        if isinstance(top, MatchScene):
            self.overlays(top)
        played = recording(session.match)
        self.app.stack.cut(deep)
        self.driver.frames()
        self.theatre(played)

    def overlays(self, table: Any) -> None:
        """What is opened over a table."""
        table.undo()
        self.driver.frames()
        table.review()
        self.driver.frames()
        self.keys("esc")
        if isinstance(table.stage, MapStage) and self.app.stack.top is table:
            for side in table.stage.table.sides:
                self.visit(BoardScene(table.stage.table, side.faction, table.stage.inspector.lookup, 0))
        if self.app.stack.top is table:
            self.visit(SeatsScene(table.session))
            table.menu()
            self.driver.frames(2)
            self.keys("esc")

