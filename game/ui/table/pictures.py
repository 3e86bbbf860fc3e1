"""What is made in quiet moments: what will be needed soon, and the small picture of a match for the list of saves."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator

import pygame

from game.match.session import Session
from game.ui.paintings import Lack

log = logging.getLogger(__name__)

WARM_MS = 3
"""How long of a frame may be spent on what is not needed yet."""
SECONDS_BETWEEN = 15.0
Painter = Callable[[Session], Iterator[bytes]]
"""Paints what everybody sees of a match piece by piece: the last thing given is a JPEG, before it nothing.

No piece takes as long as a frame lasts, so that one can be painted in each quiet frame.
"""


class Warming:
    """Small jobs to be done in advance, in order, a few in every quiet frame."""

    def __init__(self) -> None:
        self._jobs = deque[Callable[[], object]]()

    def add(self, jobs: Iterable[Callable[[], object]]) -> None:
        """Put more jobs behind those that wait."""
        self._jobs += jobs

    @property
    def next_wake(self) -> float | None:
        """Seconds until the next job; None when all are done."""
        return 0.002 if self._jobs else None

    def work(self) -> None:
        """Do jobs for ``WARM_MS``."""
        started = pygame.time.get_ticks()
        while self._jobs and pygame.time.get_ticks() - started < WARM_MS:
            self._jobs.popleft()()


class Pictures:
    """Gives a session a picture now and then, so that autosaves carry one that is not old."""

    def __init__(self, session: Session, painter: Painter) -> None:
        self._session = session
        self._painter = painter
        self._serial = 0
        self._next = 0.0
        self._painting: Iterator[bytes] | None = None
        self._lack = Lack()

    @property
    def next_wake(self) -> float | None:
        """Seconds until the next piece of a picture that is being painted."""
        return 0.002 if self._painting else None

    def look(self) -> None:
        """Paint a piece of a picture in a quiet moment, unless the last one is young or nothing has changed.

        One that was painted with stand-ins is painted anew when what it lacked has come.
        """
        now = pygame.time.get_ticks() / 1000
        old = self._session.match.serial != self._serial or self._lack.over
        if self._painting is None and old and now >= self._next:
            self._next = now + SECONDS_BETWEEN
            self._begin()
        if self._painting is not None:
            self._piece(self._painting)

    def take(self) -> None:
        """Take a picture of the match as it is, at once, whatever is looked at."""
        painting = self._begin()
        while self._painting is not None:
            self._piece(painting)

    def _begin(self) -> Iterator[bytes]:
        self._serial = self._session.match.serial
        self._lack.forget()
        self._painting = painting = self._painter(self._session)
        return painting

    def _piece(self, painting: Iterator[bytes]) -> None:
        try:
            with self._lack.noted():
                picture = next(painting, None)
        except pygame.error as problem:
            log.warning("the match's picture could not be painted: %s", problem)
            picture = None
        if picture and self._session.match.serial == self._serial:
            # Else the match has gone on meanwhile, and this is how it was.
            self._session.kept.thumbnail = picture
        if picture is None or picture:
            self._painting = None
