"""Work that takes longer than a frame: done elsewhere, its outcome dropped if nobody waits for it."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import TypeVar

from game.match.counsel import Cancelled, Job
from game.match.session import Session

T = TypeVar("T")
log = logging.getLogger(__name__)


class Pondering:
    """One job at a time, which a thread waits for. ``post`` brings a call from the thread back to the window's.

    A job that is begun takes the place of the one before, which is told to stop.
    """

    def __init__(self, session: Session, post: Callable[[Callable[[], None]], None]) -> None:
        self._session = session
        self._post = post
        self._job: object | None = None
        self._stop: Callable[[], None] = lambda: None

    @property
    def busy(self) -> bool:
        """Whether an outcome is waited for."""
        return self._job is not None

    def begin(
        self,
        job: Job[T],
        then: Callable[[T], None],
        failed: Callable[[], None],
        told: Callable[[tuple[int, ...]], None] = lambda _: None,
    ) -> None:
        """Have a job done and call ``then`` with what comes of it, ``told`` with its steps before; or ``failed``."""
        self.cancel()
        self._job, self._stop = job, job.cancel
        job.on_step = lambda numbers: self._post(lambda: told(numbers) if self._job is job else None)

        def work() -> None:
            try:
                found = self._session.carry_out(job)
            except Cancelled:
                return
            except Exception:
                # What is only told about the match must never end it.
                log.exception("a move could not be explained")
                self._post(lambda: self._end(job, failed))
                return
            self._post(lambda: self._end(job, lambda: then(found)))

        threading.Thread(target=work, name="pondering", daemon=True).start()

    def _end(self, job: object, then: Callable[[], None]) -> None:
        if self._job is job:
            self._job = None
            then()

    def cancel(self) -> None:
        """Wait for nothing any more."""
        if self._job is not None:
            self._job = None
            self._stop()


__all__ = ["Pondering"]
