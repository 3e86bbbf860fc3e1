"""Holds what is tried here to its limits: time, memory, and that nothing is run or written elsewhere."""

import contextlib
import functools
import os
import signal
import sys
import threading
from collections.abc import Iterator
from typing import Any

MOST_BYTES = 200 * 1024 * 1024
MOST_MORE = 100 * 1024 * 1024
"""What a reader may take in a process that is large already, as one that has run other tests."""
RUN = ("os.system", "subprocess.Popen", "os.exec", "os.posix_spawn", "os.fork", "socket.connect")
COMPILED = ("exec", "compile")


class TooLong(BaseException):
    """Something took longer than it may; nobody catches it by catching ``Exception``."""


class Watch:
    """Notes what Python is about to do that no file may make it do, and what threads raise."""

    def __init__(self) -> None:
        self.strict = True
        """Whether code may not be compiled either; a window imports as it goes, and what is compiled is kept."""
        self.folder = ""
        self.seen: list[str] = []

    @property
    def on(self) -> bool:
        """Whether it is noting."""
        return self in _noting

    @on.setter
    def on(self, wanted: bool) -> None:
        if wanted:
            _listen()
            _noting.add(self)
        else:
            _noting.discard(self)

    def hear(self, event: str, arguments: tuple[Any, ...]) -> None:
        """Note what Python tells that it is about to do."""
        if event in RUN or (self.strict and event in COMPILED):
            self.seen.append(f"{event} {str(arguments)[:200]}")
        elif event == "open" and isinstance(arguments[0], str):
            writes = isinstance(arguments[2], int) and arguments[2] & (os.O_WRONLY | os.O_RDWR)
            compiled = not self.strict and ".pyc." in arguments[0]
            if writes and not compiled and not arguments[0].startswith((self.folder, os.devnull)):
                self.seen.append(f"open for writing {arguments[0]}")


_noting: set[Watch] = set()


@functools.cache
def _listen() -> None:
    """Have Python tell what it does: once in a process, since that cannot be ended and every watch would cost anew."""

    def told(event: str, arguments: tuple[Any, ...]) -> None:
        if _noting:
            for watch in tuple(_noting):
                watch.hear(event, arguments)

    sys.addaudithook(told)


def memory() -> int:
    """The most memory this program has had since ``fresh``, in bytes; 0 where nobody can tell."""
    try:
        with open("/proc/self/status", "rb") as file:
            return next(int(line.split()[1]) * 1024 for line in file if line.startswith(b"VmHWM"))
    except (OSError, StopIteration):
        pass
    try:
        import resource
    except ImportError:
        return 0
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def fresh() -> int:
    """What it has now; on Linux the most is counted anew from here."""
    with contextlib.suppress(OSError), open("/proc/self/clear_refs", "wb") as file:
        file.write(b"5")
    return memory()


@contextlib.contextmanager
def limit(seconds: float) -> Iterator[None]:
    """End what is done here by :class:`TooLong` once it takes too long, where the system has such an alarm."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def over(*_: object) -> None:
        raise TooLong

    before = signal.signal(signal.SIGALRM, over)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
