"""Starts of the program that did not get as far as the title: counted on the disk, so that the third is careful."""

import contextlib
import logging
import re
from pathlib import Path

from game.match.files import TooLarge, read_limited, write_whole

log = logging.getLogger(__name__)

NAME = "starting"
TITLE = "title"
MOST_FAILED = 2
_LINE = re.compile(rb"(\d{1,3}) ([ -~]{1,80})\n")


class Starts:
    """The starts of a data folder, from ``begin`` until ``done``. Never raises: a mark that cannot be kept is none.

    ``failed`` counts those before this one that came to nothing, and ``then`` is where the last of them was: the name
    of a journal that was being taken up, or ``TITLE`` after that. ``careful``: so many have failed in a row that this
    one leaves out what they ended at.
    """

    def __init__(self, folder: Path, counting: bool = True) -> None:
        self._path = folder / NAME
        self._wanted = counting
        self._counting = False
        self.failed = 0
        self.then = ""

    @property
    def careful(self) -> bool:
        """Whether what the last starts ended at is left out this time."""
        return self.failed >= MOST_FAILED

    @property
    def without_last(self) -> bool:
        """Whether the game played last is not looked at until the player asks for it."""
        return self.careful and self.then == TITLE

    def begin(self) -> None:
        """This start begins: whatever ends the program now, the next one knows."""
        self._counting = self._wanted
        if not self._counting:
            return
        try:
            found = _LINE.fullmatch(read_limited(self._path, 100))
            # A mark that is damaged was being written: that start has come to nothing too.
            self.failed, self.then = (int(found[1]), found[2].decode()) if found else (1, TITLE)
        except TooLarge:
            self.failed, self.then = 1, TITLE
        except OSError:
            self.failed, self.then = 0, ""
        if self.failed:
            log.info("starts that have come to nothing: %d, the last at %s", self.failed, self.then)
        self.at(TITLE)

    def at(self, place: str) -> None:
        """Note where this start is: at a journal, or ``TITLE``."""
        if self._counting:
            self._write(self.failed + 1, place)

    def done(self) -> None:
        """The title has been shown, or the program ends as it should.

        After a start without the last game one failure stays noted: if the next one fails too, nobody waits for a
        third.
        """
        if not self._counting:
            return
        self._counting = False
        if self.without_last:
            self._write(MOST_FAILED - 1, TITLE)
        else:
            with contextlib.suppress(OSError):
                self._path.unlink(missing_ok=True)

    def _write(self, count: int, place: str) -> None:
        with contextlib.suppress(OSError):
            write_whole(self._path, f"{min(count, 999)} {place}\n".encode("ascii", "replace"), sync=False)
