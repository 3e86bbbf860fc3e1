"""Work that takes longer than a frame: done in a thread of its own, its outcome dropped if nobody waits for it."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable, Iterator
from typing import TypeVar

T = TypeVar("T")
log = logging.getLogger(__name__)

GIVE_WAY = 0.001
"""Seconds after which a thread that works gives way to the window's; Python's own 5 ms cost whole frames."""


class Pondering:
    """One job at a time. ``post`` brings a call from the thread back to the window's.

    A job that is begun takes the place of the one before, whose outcome is dropped.
    """

    def __init__(self, post: Callable[[Callable[[], None]], None]) -> None:
        # Python lets a busy thread go on for so long before the window's may paint on.
        sys.setswitchinterval(GIVE_WAY)
        self._post = post
        self._token: object | None = None

    @property
    def busy(self) -> bool:
        """Whether an outcome is waited for."""
        return self._token is not None

    def begin(self, work: Callable[[], T], then: Callable[[T], None]) -> None:
        """Do ``work`` elsewhere and call ``then`` with what it gives, here."""

        def steps() -> Iterator[int]:
            found.append(work())
            return iter(())

        found: list[T] = []
        self.follow(steps, lambda: then(found[0]))

    def follow(
        self, steps: Callable[[], Iterator[int]], then: Callable[[], None], told: Callable[[int], None] | None = None
    ) -> None:
        """Go through ``steps`` elsewhere, and call ``told`` here with each number they give, ``then`` at their end."""
        token = self._token = object()

        def work() -> None:
            try:
                for number in steps():
                    if self._token is not token:
                        return
                    if told is not None:
                        self._post(lambda number=number: told(number) if self._token is token else None)  # type: ignore[misc]
            except Exception:
                # What is only told about the match must never end it.
                log.exception("a move could not be explained")
                self._post(lambda: self._end(token, None))
                return
            self._post(lambda: self._end(token, then))

        threading.Thread(target=work, name="pondering", daemon=True).start()

    def _end(self, token: object, then: Callable[[], None] | None) -> None:
        if self._token is token:
            self._token = None
            if then is not None:
                then()

    def cancel(self) -> None:
        """Wait for nothing any more."""
        self._token = None


__all__ = ["Pondering"]
