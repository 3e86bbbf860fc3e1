"""The program's own log: what happened behind the window, in a file of the data folder that does not grow for ever."""

import contextlib
import logging
import os
import queue
import textwrap
from logging.handlers import QueueHandler, QueueListener, RotatingFileHandler
from pathlib import Path

from game.match.files import read_limited
from game.match.folders import is_file
from game.match.outside_text import shown

LARGEST = 512 * 1024
"""Bytes after which a new file is begun; the one before is kept, older ones go."""
LINE = "%(asctime)s %(levelname)s %(name)s [%(threadName)s] %(message)s"


class _Shown(logging.Formatter):
    """What was logged as it can be shown: a line, whatever somebody's bot or file has put into it.

    A traceback follows set in, so that nothing in it looks like a line of the log.
    """

    def format(self, record: logging.LogRecord) -> str:
        """The message, and the traceback if there is one."""
        told = shown(record.getMessage())
        if record.exc_info:
            told += "\n" + textwrap.indent(shown(self.formatException(record.exc_info), lines=True), "  ")
        return told


class _Quiet(RotatingFileHandler):
    """A log that cannot be written is no reason to trouble anybody."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line; into a new file, if the one there was has been taken away."""
        if self.stream is not None and not os.path.exists(self.baseFilename):
            self.stream.close()
            with contextlib.suppress(OSError):
                os.makedirs(os.path.dirname(self.baseFilename), exist_ok=True)
                self.stream = self._open()
        super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:
        """Go on without the line."""


class Logbook:
    """Writes what the program logs, from a note upwards, into ``folder``; in a thread, so that nobody waits for a disk.

    Warnings go to the terminal as well, as they do without it.
    """

    def __init__(self, folder: Path) -> None:
        self._logger = logging.getLogger("game")
        self._before = self._logger.level
        self._handlers: list[logging.Handler] = [*filter(None, [logging.lastResort])]
        self._listener: QueueListener | None = None
        path = file_in(folder)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = _Quiet(path, maxBytes=LARGEST, backupCount=1, encoding="utf-8", errors="replace", delay=True)
        except OSError:
            self._handlers = []
            return
        file.setFormatter(logging.Formatter(LINE))
        lines: queue.SimpleQueue[logging.LogRecord] = queue.SimpleQueue()
        self._file = file
        self._listener = QueueListener(lines, file)
        self._listener.start()
        noting = QueueHandler(lines)
        noting.setFormatter(_Shown())
        self._handlers.append(noting)
        self._logger.setLevel(logging.INFO)
        for handler in self._handlers:
            self._logger.addHandler(handler)

    def close(self) -> None:
        """Write what is left and let the file go."""
        for handler in self._handlers:
            self._logger.removeHandler(handler)
        if self._listener is not None:
            self._logger.setLevel(self._before)
            self._listener.stop()
            self._listener = None
            self._file.close()


def file_in(folder: Path) -> Path:
    """Where the log of a data folder is."""
    return folder / "log" / "mythos-table.log"


def last_lines(folder: Path) -> bytes:
    """The end of the log, at most ``LARGEST`` bytes. Raises ``OSError``."""
    path = file_in(folder)
    older = path.with_name(path.name + ".1")
    # Of each twice as many bytes are read at most: somebody may have put another in its place.
    found = [read_limited(each, 2 * LARGEST)[-LARGEST:] for each in (older, path) if each is path or is_file(older)]
    return b"".join(found)[-LARGEST:]
