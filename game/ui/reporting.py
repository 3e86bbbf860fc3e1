"""The key that writes a report: everything somebody needs who is to find out what went wrong."""

from __future__ import annotations

import io
import logging
import platform
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game import __version__
from game.match.report import Failure, Part, ReportError, parts_of, write_report
from game.match.session import Session

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.scene import Scene

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

    def __init__(self, app: App) -> None:
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

        def work() -> None:
            try:
                sentence = self._written(parts)
            finally:
                self._busy = False
            app.post(lambda: (told or app.shots.say)(sentence))

        threading.Thread(target=work, name="report", daemon=True).start()

    def write_now(self, failures: list[Failure], picture: pygame.Surface) -> str:
        """Write a report before the program ends; the sentence that says where it is."""
        return self._written(self._parts(failures, picture))

    def _written(self, parts: list[Part]) -> str:
        try:
            return f"The report is kept as {write_report(self._app.services.data_dir, parts)}"
        except ReportError as problem:
            log.warning("%s", problem)
            return str(problem)

    def _parts(self, failures: list[Failure], picture: pygame.Surface) -> list[Part]:
        session = session_of(self._app.stack.scenes)[1]
        window, seen = self._window(), picture.copy()
        folder = self._app.services.data_dir
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
