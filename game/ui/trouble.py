"""Errors nobody expected: caught, kept, told, reported, and the game gone on with, instead of a window that is gone."""

from __future__ import annotations

import io
import logging
import platform
import sys
import threading
from collections import deque
from collections.abc import Callable
from types import TracebackType

import pygame

from game import __version__
from game.language.spoken import say
from game.match.report import Failure, Part, ReportError, failure_of, parts_of, write_report
from game.match.session import Session
from game.ui.doors import scene_named
from game.ui.scene import Program, Scene
from game.ui.window import UNSEEN_DRIVERS

log = logging.getLogger(__name__)


def session_of(scenes: tuple[Scene, ...]) -> tuple[int, Session | None]:
    """The match that is being played in a stack of scenes, and the place of the lowest scene that belongs to it."""
    for place, scene in enumerate(scenes):
        session = getattr(scene, "session", None)
        if isinstance(session, Session):
            return place, session
    return 0, None


class Reporter:
    """Writes reports, one at a time, in a thread of its own.

    ``versions`` says what the program runs on; the window it runs in is added here.
    """

    def __init__(self, app: Program) -> None:
        self._app = app
        self.versions: Callable[[], str] = lambda: f"Mythos Table {__version__}\nPython {platform.python_version()}"
        self._busy = False

    def write(
        self, failures: list[Failure], picture: pygame.Surface, told: Callable[[str], None] | None = None
    ) -> None:
        """Have a report written of the game that is running; ``told`` gets the sentence that says where it is."""
        if self._busy:
            return
        self._busy = True
        app, parts = self._app, self._parts(failures, picture)

        def work() -> str:
            try:
                return self._written(parts)
            finally:
                self._busy = False

        app.aside("report", work, told or app.shots.say)

    def write_now(self, failures: list[Failure], picture: pygame.Surface) -> str:
        """Write a report before the program ends; the sentence that says where it is."""
        return self._written(self._parts(failures, picture))

    def _written(self, parts: list[Part]) -> str:
        try:
            return say("trouble-report-kept", file=str(write_report(self._app.services.store.folder, parts)))
        except ReportError as problem:
            log.warning("%s", problem)
            return str(problem)

    def _parts(self, failures: list[Failure], picture: pygame.Surface) -> list[Part]:
        session = session_of(self._app.stack.scenes)[1]
        window, seen = self._window(), picture.copy()
        folder = self._app.services.store.folder
        parts: list[Part] = parts_of(folder, session, failures, lambda: f"{self.versions()}\n\n{window}\n")
        return [*parts, ("screenshot.png", lambda: _png(seen))]

    def _window(self) -> str:
        layout, top = self._app.layout, self._app.stack.top
        scenes = " > ".join(type(scene).__name__ for scene in self._app.stack.scenes) if top else "none"
        return (
            f"window        {layout.width}x{layout.height}, driver {pygame.display.get_driver()}, "
            f"SDL {'.'.join(map(str, pygame.get_sdl_version()))}\nscenes        {scenes}"
        )


def _png(picture: pygame.Surface) -> bytes:
    file = io.BytesIO()
    pygame.image.save(picture, file, "screenshot.png")
    return file.getvalue()


log = logging.getLogger(__name__)

MOST = 3
"""After so many errors in a row the program ends."""
CALM_MS = 10_000
"""An error later than this after the dialog about the last one is the first of a row again."""
KEPT = 5


class Troubles:
    """What has gone wrong since the program began, and what is done about it.

    ``failures`` are the last errors, the latest at the end. ``ending`` is empty, or the sentence with which the
    program ends because errors came in a row.
    """

    def __init__(self, app: Program, reporter: Reporter) -> None:
        self._app, self.reporter = app, reporter
        self.failures: deque[Failure] = deque(maxlen=KEPT)
        self.ending = ""
        self._row = 0
        self._seen = False
        self._calm_since: int | None = None
        self._hook = threading.excepthook

    # In the window's thread -------------------------------------------------------------------

    def caught(self, problem: BaseException) -> None:
        """An error came out of the loop: show it over nothing that could fail again, or end the program."""
        failure = self.note(problem, "window")
        calm = self._calm_since
        again = self._row > 0 and (calm is None or pygame.time.get_ticks() - calm < CALM_MS)
        self._row = self._row + 1 if again else 1
        if self._row >= MOST:
            self._give_up(failure)
            return
        try:
            self._show(failure)
        except Exception as other:
            # Not even the dialog can be shown; the next time is the last.
            self.caught(other)

    def left(self) -> None:
        """The dialog is gone: from here on it shows whether all is well."""
        self._calm_since = pygame.time.get_ticks()

    def note(self, problem: BaseException, thread: str) -> Failure:
        """Keep an error in the log and for a report; from any thread."""
        log.error("unexpected, in the thread %s", thread, exc_info=problem)
        failure = failure_of(problem, thread)
        self.failures.append(failure)
        return failure

    def _show(self, failure: Failure) -> None:
        app = self._app
        self._calm_since = None
        place, session = session_of(app.stack.scenes)
        if session is not None:
            session.kept.abandon()
        # What lies below the game is spared the first time; at the second error it may be to blame.
        keep = place if session is not None and self._row == 1 else 0
        app.stack.cut(keep, scene_named("trouble", self, failure, session, app.surface.copy()))
        # The event that told of another size may have gone down with the rest of its frame.
        app.measure_again()

    def _give_up(self, failure: Failure) -> None:
        app = self._app
        session = session_of(app.stack.scenes)[1]
        kept = "no-game" if session is None else "kept" if session.kept.abandon() is not None else "lost"
        self.ending = f"{say('error-trouble-end', error=failure.what)} {say(f'error-trouble-end-{kept}')}"
        try:
            self.ending += f" {self.reporter.write_now(list(self.failures), app.surface)}."
        except Exception:
            log.warning("no report could be written at the end", exc_info=True)
        log.critical("%s", self.ending)
        self._seen = pygame.display.get_driver() not in UNSEEN_DRIVERS
        app.running = False
        app.stack.cut(0)

    def tell_end(self) -> None:
        """Say why the program has ended: on its console, and by the system where nobody reads one."""
        console = sys.stderr
        if console is not None:
            print(self.ending, file=console)
        if not self._seen or (console is not None and console.isatty()):
            return
        try:
            pygame.display.message_box("Mythos Table", self.ending, "error")
        except pygame.error as problem:
            log.warning("the system shows no message: %s", problem)

    # In other threads -------------------------------------------------------------------------

    def watch(self) -> None:
        """From here on errors that end other threads are kept and told."""
        self._hook = threading.excepthook
        threading.excepthook = self._in_thread

    def unwatch(self) -> None:
        threading.excepthook = self._hook

    def _in_thread(self, args: threading.ExceptHookArgs) -> None:
        problem: BaseException | None = args.exc_value
        if problem is None or isinstance(problem, SystemExit):
            return
        trace: TracebackType | None = args.exc_traceback
        self.note(problem.with_traceback(trace), args.thread.name if args.thread else "unknown")
        self._app.post(lambda: self._app.shots.say(say("error-trouble-background")))
