"""Pictures of the window on the disk, and the sentence over the window that says where one went or why none did."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pygame

from game.language.spoken import say
from game.match.files import why
from game.ui.layout import Layout
from game.ui.table.notices import Notices

log = logging.getLogger(__name__)


class Screenshots:
    """Takes pictures of the window into a folder, in a thread of its own.

    ``aside`` runs a job there by a name, and in the window's what is to follow; ``redraw`` has the window painted.
    """

    def __init__(
        self, folder: Path, aside: Callable[[str, Callable[[], str], Callable[[str], None]], None],
        redraw: Callable[[], None],
    ) -> None:  # fmt: skip
        self._folder = folder
        self._aside = aside
        self._redraw = redraw
        self.notices = Notices(below=80)
        self._last = pygame.time.get_ticks()

    def take(self, surface: pygame.Surface) -> None:
        """Have a copy of what the window shows written."""
        picture = surface.copy()
        moment = datetime.now()
        self._aside("screenshot", lambda: self._write(picture, moment), self.say)

    def _write(self, picture: pygame.Surface, moment: datetime) -> str:
        """The sentence that says where it is, or why it is not."""
        path: Path | None = None
        try:
            path = self._free(moment)
            pygame.image.save(picture, str(path))
            return say("trouble-picture-kept", file=str(path))
        except (OSError, pygame.error) as problem:
            log.warning("no screenshot: %s", problem)
            reason = why(problem) if isinstance(problem, OSError) else say("error-trouble-picture-file")
            with contextlib.suppress(OSError):
                if path is not None:
                    path.unlink()
            return say("error-trouble-picture", folder=str(self._folder), reason=reason)

    def _free(self, moment: datetime) -> Path:
        """A name that no file has, the place for it taken at once."""
        self._folder.mkdir(parents=True, exist_ok=True)
        stem = f"{moment:%Y-%m-%d %H-%M-%S}"
        for number in range(1, 1000):
            path = self._folder / f"{stem}{'' if number == 1 else f' ({number})'}.png"
            try:
                path.touch(exist_ok=False)
            except FileExistsError:
                continue
            return path
        raise FileExistsError(17, say("error-trouble-picture-many"))

    # Telling ----------------------------------------------------------------------------------

    def say(self, sentence: str) -> None:
        """Show a sentence over whatever is shown, for a few seconds."""
        self._last = pygame.time.get_ticks()
        self.notices.add(sentence)
        self._redraw()

    @property
    def telling(self) -> bool:
        return self.notices.next_wake is not None

    @property
    def next_wake(self) -> float | None:
        """Seconds until a sentence goes."""
        return self.notices.next_wake

    def hush(self) -> None:
        """Take every sentence away."""
        self.notices = Notices(below=80)
        self._redraw()

    def update(self) -> None:
        now = pygame.time.get_ticks()
        seconds, self._last = (now - self._last) / 1000, now
        if self.notices.update(seconds):
            self._redraw()

    def draw(self, surface: pygame.Surface, layout: Layout) -> None:
        """Paint the sentences near the upper rim, where no scene has its buttons."""
        if self.telling:
            self.notices.draw(surface, layout, layout.window)
