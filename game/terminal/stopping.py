"""Ctrl-C and the signals that ask a program to end, so that a game is left whole and not in the middle of an answer."""

import contextlib
import signal
import threading
from collections.abc import Iterator
from types import FrameType

SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))


class Stopped(BaseException):
    """The program has been asked to end by a signal; ``code`` is the exit code that says so."""

    def __init__(self, number: int) -> None:
        super().__init__(f"signal {number}")
        self.code = 128 + number


class Stopper:
    """Turns the signals into ``Stopped``, raised inside ``waiting`` alone: where nothing is half done."""

    def __init__(self) -> None:
        self._asked = 0
        self._waits = False

    @contextlib.contextmanager
    def listening(self) -> Iterator[None]:
        """Take the signals meanwhile; those the program was started without (``nohup``) stay without effect."""
        before = {}
        if threading.current_thread() is threading.main_thread():
            before = {number: signal.getsignal(number) for number in SIGNALS}
            before = {number: handler for number, handler in before.items() if handler != signal.SIG_IGN}
            for number in before:
                signal.signal(number, self._hear)
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    @contextlib.contextmanager
    def waiting(self) -> Iterator[None]:
        """While somebody types or a bot thinks: raises ``Stopped``, also for a signal that has come before."""
        self._waits = True
        try:
            if self._asked:
                raise Stopped(self._asked)
            yield
        finally:
            self._waits = False

    def _hear(self, number: int, frame: FrameType | None) -> None:
        self._asked = self._asked or number
        if self._waits:
            # The next one, while the game is put away, is the same wish.
            self._waits = False
            raise Stopped(number)
