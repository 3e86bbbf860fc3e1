"""A data folder while a program uses it: its lock, the folders it needs, and what is done when they are taken away.

What lies where the program's own files and folders belong, and is neither, is set aside and told.
"""

import contextlib
import logging
import os
import threading
from collections.abc import Sequence
from pathlib import Path

from filelock import FileLock, Timeout

from game.language.spoken import say
from game.match.files import Stamp, make_folder, stamp_of, why
from game.match.folders import clear_all, clear_for_file, clear_for_folder

FOLDERS = (
    "saves", "autosaves", "journals", "chronicle", "campaigns", "campaigns/played", "replays", "log", "exports",
    "reports", "screenshots",
)  # fmt: skip
FILES = ("settings.json", "chronicle/index", "log/mythos-table.log", "log/mythos-table.log.1", "starting")
ENDINGS = {
    "saves": (".save", ".save.bak"),
    "autosaves": (".save", ".save.bak"),
    "journals": (".journal", ".new"),
    "chronicle": (".game",),
    "campaigns/played": (".campaign", ".campaign.bak"),
    "replays": (".mythosreplay",),
}
MOST_TOLD = 4
log = logging.getLogger(__name__)


def clear(folder: Path) -> list[str]:
    """Set aside what is in the way in a data folder that nobody else uses; the sentences about it, a few at most."""
    told = [clear_for_folder(folder / name) for name in FOLDERS]
    told += [clear_for_file(folder / name) for name in FILES]
    for name, endings in ENDINGS.items():
        told += clear_all(folder / name, *endings)
    told = list(filter(None, told))
    more = len(told) - MOST_TOLD
    return told if more <= 0 else [*told[:MOST_TOLD], say("error-folder-more", count=more, folder=str(folder))]


class Hold:
    """A folder taken for one program alone, with the folders in it that are ``needed``.

    ``reason`` is empty, or says why nothing is written there. A folder that has been taken once is kept hold
    of: ``look`` notices when it, its lock or what it needs is gone, another, or somebody else's, and makes it anew.
    """

    def __init__(self, folder: Path, needed: Sequence[Path]) -> None:
        self.folder = folder
        self.reason = ""
        self.told: list[str] = []
        """Sentences about what lay where the program's own files belong, and was set aside."""
        self._needed = list(needed)
        self._lock: FileLock | None = None
        self._known: Stamp | None = None
        """Which lock was taken: while it is open no other file can have its number."""
        self._turn = threading.Lock()
        self._take()
        self.taken = not self.reason
        """Whether this program has had the folder: then it is its own to make anew."""

    @property
    def problem(self) -> str:
        """``reason`` in a sentence."""
        return say("error-folder-problem", reason=self.reason) if self.reason else ""

    def look(self) -> str:
        """See whether all is there still, and mend what is not; a sentence if something was gone. From any thread.

        Costs a few looks at names of files. ``reason`` is up to date afterwards.
        """
        if not self.taken:
            return ""
        with self._turn:
            found = stamp_of(self._place)
            if self._lock is not None and found == self._known:
                return self._complete()
            # A lock that is missing alone, or a disk that is back, has taken nothing away.
            whole = found == self._known or (found is None and not self._missing())
            self._take()
            return "" if whole or self.reason else say("error-folder-gone-data", folder=str(self.folder))

    def need(self, folder: Path) -> None:
        """Have one more folder there; what is in the way is told in ``reason``."""
        self._needed.append(folder)
        if self.taken:
            with self._turn:
                self._complete()

    def close(self) -> None:
        """Let another program have it."""
        with self._turn:
            self._release()
            self.taken = False
            self.reason = say("error-folder-closed")

    @property
    def _place(self) -> Path:
        return self.folder / "lock"

    def _release(self) -> None:
        if self._lock is not None:
            with contextlib.suppress(OSError):
                self._lock.release()
            self._lock = None

    def _take(self) -> None:
        self._release()
        try:
            make_folder(self.folder)
            in_the_way = clear_for_file(self._place)
            # Whichever thread notices that it is gone takes it again, and another one lets it go.
            lock = FileLock(str(self._place), timeout=0, thread_local=False)
            lock.acquire()
            self._lock = lock
            self.told += filter(None, [in_the_way, *clear(self.folder)])
            for folder in self._needed:
                make_folder(folder)
            self._known = stamp_of(self._place)
            self.reason = ""
        except Timeout:
            self.reason = say("error-folder-taken", folder=str(self.folder))
        except (OSError, NotImplementedError) as failure:
            self._refused(failure)

    def _missing(self) -> list[Path]:
        return [folder for folder in self._needed if not os.path.isdir(folder)]

    def _complete(self) -> str:
        """Make the folders anew that are missing."""
        missing = self._missing()
        try:
            for folder in missing:
                make_folder(folder)
        except OSError as failure:
            self._refused(failure)
            return ""
        self.reason = ""
        return " ".join(say("error-folder-gone", folder=str(folder)) for folder in missing)

    def _refused(self, failure: OSError | NotImplementedError) -> None:
        told, folder = why(failure) if isinstance(failure, OSError) else say("error-why-locked"), self.folder
        if isinstance(failure, FileExistsError | NotADirectoryError):
            told, folder = say("error-why-exists"), failure.filename or folder
        self.reason = say("error-folder-unwritten", folder=str(folder), why=told)
