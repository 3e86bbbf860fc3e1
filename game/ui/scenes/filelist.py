"""What the pages share that list files: read and changed in a thread; framed, with a note and buttons below."""

from __future__ import annotations

import logging
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game.ui import draw, theme
from game.ui.app import App
from game.ui.scenes.message import error
from game.ui.scenes.page import PageScene
from game.ui.widgets.buttons import Button
from game.ui.widgets.lists import ScrollList

log = logging.getLogger(__name__)


class FileListScene(PageScene, ABC):
    """A page that lists files, which are read and changed in a thread of their own; ``busy`` tells of it."""

    uses_gui = True
    logged = ""
    """What one of the files is in the log: "a saved game"."""
    named = ""
    """What one of the files is in a dialog: "This game"."""
    buttons: Sequence[Button]
    """Those at the foot, from the right."""

    def __init__(self) -> None:
        super().__init__()
        self.busy = True
        self._gone = False

    # What subclasses say ------------------------------------------------------------------------

    @abstractmethod
    def look(self) -> Any:
        """Look through the files; called in the thread."""

    @abstractmethod
    def arrived(self, found: Any, made: Any) -> None:
        """Show what ``look`` has found, after a job that has made ``made``."""

    @abstractmethod
    def able(self) -> None:
        """Let buttons stand only where they mean something."""

    # The files ----------------------------------------------------------------------------------

    def enter(self, app: App) -> None:
        """Begin to look through the files."""
        super().enter(app)
        self.work(None)

    def leave(self) -> None:
        """Let the thread end."""
        self._gone = True
        super().leave()

    def work(self, job: Callable[[], object] | None, fails: str = "") -> None:
        """Do a job with files, if any, and look through them, all in a thread; ``fails``: "cannot be deleted"."""
        self.busy = True
        self.able()
        post = self.app.post

        def work() -> None:
            problem: Exception | None = None
            made: object = None
            try:
                made = job() if job is not None else None
            except (OSError, ValueError) as failed:
                log.warning("%s %s: %s", self.logged, fails, failed)
                problem = failed
            found = self.look()
            post(lambda: self._arrived(found, made, problem, fails))

        threading.Thread(target=work, name="files", daemon=True).start()

    def _arrived(self, found: Any, made: object, problem: Exception | None, fails: str) -> None:
        if self._gone:
            return
        self.busy = False
        self.arrived(found, made)
        if problem is not None:
            self.push(error(f"{self.named} {fails}", problem))

    # Places and drawing -------------------------------------------------------------------------

    def high(self) -> int:
        """How high the buttons are, in pixels."""
        return max(self.app.layout.px(44), self.app.layout.font_px(theme.BODY) + self.app.layout.px(18))

    def place_files(self, files: ScrollList, at: pygame.Rect, across: int) -> None:
        """Frame the list, with room for a note under it, and the buttons, each ``across`` wide, at the foot."""
        layout, high = self.app.layout, self.high()
        note = draw.line_height(theme.SMALL, layout.font_px(theme.SMALL)) + layout.px(8)
        self.frame = pygame.Rect(at.x, at.y, at.width, at.height - high - note)
        inner = layout.px(8)
        files.place(self.frame.inflate(-2 * inner, -2 * inner))
        self.note_at = (at.x + layout.px(4), self.frame.bottom + note // 2)
        right = at.right
        for widget in self.buttons:
            widget.place(pygame.Rect(right - across, at.bottom - high, across, high))
            right -= across + layout.px(12)

    def paint_frame(self, surface: pygame.Surface, note: str) -> None:
        """Paint the frame, and the note below it."""
        layout = self.app.layout
        draw.panel(surface, self.frame, draw.PanelStyle(line_alpha=140))
        px = layout.font_px(theme.SMALL)
        line = draw.shorten(note, theme.SMALL, px, self.frame.width)
        draw.text(surface, line, theme.SMALL, px, theme.TEXT_SECOND, self.note_at, middle=True)
