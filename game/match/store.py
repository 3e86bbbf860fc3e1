"""The data folder: named saves, autosaves, journals, and the lock that keeps two programs apart."""

import logging
import os
import threading
import time
from collections.abc import Callable, Mapping
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import platformdirs

from game.language.spoken import say
from game.match import saves
from game.match.chronicle.keeping import Chronicle
from game.match.files import at_home, put_in_place, why
from game.match.folders import FileStamp, file_stamp, files_in, found_in, written
from game.match.hold import Hold
from game.match.outside_text import TextError, stem, typed
from game.match.record import Header
from game.match.saves import FORMAT, SaveError, backup_of, put, read_header
from game.match.starting import Starts

log = logging.getLogger(__name__)

VARIABLE = "MYTHOS_TABLE_DATA"
RING = 3
"""How many autosaves a match keeps."""
SUFFIX = ".save"
LONGEST_NAME = 80


def data_folder(argument: str | Path | None = None, environ: Mapping[str, str] | None = None) -> Path:
    """Where games and settings are kept: ``--data-dir``, else ``MYTHOS_TABLE_DATA``, else the user's data folder."""
    given = argument or (os.environ if environ is None else environ).get(VARIABLE)
    return at_home(given) if given else Path(platformdirs.user_data_dir("mythos-table", appauthor=False))


class DiskUse(NamedTuple):
    """What is kept in the data folder: how many files of games, backups and journals included, and their bytes.

    ``autosaves`` are the bytes of them that the program keeps by itself.
    """

    files: int
    size: int
    autosaves: int = 0


class Store:
    """A data folder in use; ``recovery.open_store`` opens one.

    ``messages`` are sentences for the player: what was found on opening it, and what has become of it since.
    ``starts`` counts the starts that come to nothing, if it is ``counting``; whoever has it count says when this one
    is ``done``.
    """

    def __init__(self, folder: Path, counting: bool = False) -> None:
        self.folder = folder
        self.saves = folder / "saves"
        self.autosaves = folder / "autosaves"
        self.journals = folder / "journals"
        self.messages: list[str] = []
        self.chronicle = Chronicle(folder / "chronicle")
        self.claims: list[Callable[[str], bool]] = []
        """Asked whether the autosaves of a match are still needed."""
        self.made_anew: list[Callable[[], None]] = []
        """Called when the folder has been taken away and made anew: what is known of it is written again."""
        self._headers: dict[Path, tuple[FileStamp, Header]] = {}
        self._reading = threading.Lock()
        self.starts = Starts(folder, counting)
        self.hold = Hold(folder, (self.saves, self.autosaves, self.journals, self.chronicle.folder))
        self.chronicle.problem = self.hold.problem
        self.messages += self.hold.told
        if self.hold.problem:
            self.messages.append(self.hold.problem)
        else:
            self.starts.begin()
            self._tidy()

    @property
    def problem(self) -> str:
        """Empty, or the sentence why nothing is written here; looked after anew."""
        self.look()
        return self.hold.problem

    @property
    def writable(self) -> bool:
        """Whether this program may write here."""
        return not self.problem

    def look(self) -> None:
        """See whether the folder is there still, and make it anew if not, with a sentence in ``messages``.

        From any thread; quick.
        """
        told = self.hold.look()
        self.chronicle.problem = self.hold.problem
        if told:
            log.info("%s", told)
            self.messages.append(told)
            for write in self.made_anew:
                write()

    def close(self) -> None:
        """Let another program use the folder."""
        self.hold.close()
        self.chronicle.problem = self.hold.problem

    # reading

    def header(self, path: Path) -> Header:
        """What a save tells without being opened, read anew only if the file has changed. From any thread.

        Raises ``SaveError`` with the reason.
        """
        stamp = file_stamp(path)
        with self._reading:
            known = self._headers.get(path)
        if known is not None and known[0] == stamp:
            return known[1]
        header = read_header(path)
        if stamp is not None:
            with self._reading:
                self._headers[path] = (stamp, header)
        return header

    def count(self) -> int:
        """How many saves there are: named ones, and matches with autosaves. Looks at names of files only."""
        return len(self.named()) + len(self._rings())

    def disk_use(self) -> DiskUse:
        """What the games take up on the disk. From any thread."""
        sizes: list[int] = []
        own = 0
        for folder in (self.saves, self.autosaves, self.journals):
            found = [each.stamp[1] for each in found_in(folder, "")]
            sizes += found
            own += 0 if folder is self.saves else sum(found)
        return DiskUse(len(sizes), sum(sizes), own)

    # names and places

    def path_of(self, name: str) -> Path:
        """The file for a named save: the one that has this name already, or a new one."""
        slug = stem(name)
        for number in range(1, 10_000):
            path = self.saves / f"{slug}{'' if number == 1 else f'-{number}'}{SUFFIX}"
            if not os.path.lexists(path) or self._name_in(path) == name:
                return path
        raise SaveError(say("error-saves-alike", name=name))

    def taken(self, name: str) -> bool:
        return os.path.lexists(self.path_of(name))

    def ring(self, match_id: str) -> list[Path]:
        """The places of a match's autosaves."""
        return [self.autosaves / f"{match_id}-{number}{SUFFIX}" for number in range(RING)]

    def has_ring(self, match_id: str) -> bool:
        """Whether a match has any autosaves."""
        return any(map(os.path.lexists, self.ring(match_id)))

    def next_in_ring(self, match_id: str) -> Path:
        """Where the next autosave of a match goes: an empty place, a damaged one, or the oldest.

        Raises ``SaveError`` where every place is taken by a newer program's.
        """
        places = [path for path in self.ring(match_id) if not self._is_newer(path)]
        if not places:
            raise SaveError(say("error-saves-newer"))
        return min(places, key=self._age)

    def journal(self, match_id: str) -> Path:
        return self.journals / f"{match_id}.journal"

    def is_autosave(self, path: Path) -> bool:
        return path.parent == self.autosaves

    def in_use(self, match_id: str) -> bool:
        """Whether somebody sits at the table of a match, or one of ``claims`` still needs its autosaves."""
        return any(self.journals.glob(f"{match_id}*")) or any(needs(match_id) for needs in self.claims)

    # what there is

    def named(self) -> list[Path]:
        return files_in(self.saves, SUFFIX)

    def newest_autosaves(self) -> list[Path]:
        """The newest autosave of each match that can be read, or its first one if none can."""
        return [max(paths, key=self._age) for paths in self._rings()]

    def latest_written(self, most: int) -> list[Path]:
        """The autosaves written last, the newest first, by the time on the file; those of the future come last."""
        now = time.time_ns()

        def last(path: Path) -> tuple[bool, int]:
            at = written(path)
            return at <= now, at

        return sorted(files_in(self.autosaves, SUFFIX), key=last, reverse=True)[:most]

    def newest_of(self, match_id: str) -> Path | None:
        """The newest autosave of a match that can be read; ``None`` if there is none."""
        sound = [path for path in self.ring(match_id) if self._header_or_none(path)]
        return max(sound, key=self._age) if sound else None

    def check_only_save(self, path: Path, header: Header) -> None:
        """Raise ``SaveError`` if a game of Ironman has been played on since this save of it was made."""
        newest = self.newest_of(header.match)
        # Where it is over for long its autosaves are gone, and the chronicle alone knows.
        over = newest is None and not header.over and header.match in self.chronicle.ids()
        if over or (newest is not None and newest != path and self.header(newest).serial > header.serial):
            raise SaveError(say("error-saves-ironman-only"))

    def _rings(self) -> list[list[Path]]:
        rings: dict[str, list[Path]] = {}
        for path in files_in(self.autosaves, SUFFIX):
            rings.setdefault(path.stem.rpartition("-")[0], []).append(path)
        return list(rings.values())

    # changes

    def rename(self, path: Path, name: str) -> Path:
        """Give a named save another name; returns its file. ``SaveError`` with a sentence when it cannot be."""
        self._may_change(path)
        name = clean_name(name)
        if self._name_in(path) == name:
            return path
        target = self.path_of(name)
        if os.path.lexists(target):
            raise SaveError(say("error-saves-taken", name=name))
        old = saves.format_of(path) < FORMAT
        put(target, saves.renamed(path, name))
        if old:
            self._keep_aside(path, backup_of(target))
        self._remove(path)
        return target

    def duplicate(self, path: Path) -> Path:
        """Keep a copy of a save under a name of its own, "Friday (2)"; returns its file. ``SaveError`` if not."""
        self._may_change(path)
        if self.header(path).ironman:
            raise SaveError(say("error-saves-ironman-copy"))
        name = self._name_in(path)[:67]
        for number in range(2, 1000):
            wanted = f"{name} ({number})"
            target = self.path_of(wanted)
            if not os.path.lexists(target):
                put(target, saves.renamed(path, wanted))
                return target
        raise SaveError(say("error-saves-copies", file=path.name))

    def delete(self, path: Path) -> None:
        """Remove a save and its backup; of an autosave the whole ring. ``SaveError`` when it cannot be."""
        self._may_change(path)
        if self.is_autosave(path):
            self._remove_all(path.stem.rpartition("-")[0])
        else:
            self._remove(path)

    def remove_ring(self, match_id: str) -> None:
        """Remove the autosaves of a match; ``SaveError`` where a newer program has written one of them."""
        if any(self._is_newer(path) for path in self.ring(match_id)):
            raise SaveError(say("error-saves-newer"))
        self._remove_all(match_id)

    def _remove_all(self, match_id: str) -> None:
        """The oldest goes first: whatever stops this, what is left is how the match stands now."""
        for path in sorted(self.ring(match_id), key=self._age):
            self._remove(path)

    def _keep_aside(self, path: Path, backup: Path) -> None:
        """A save of an old format becomes the backup of what was made of it."""
        try:
            put_in_place(path, backup)
        except OSError as problem:
            raise SaveError(say("error-saves-no-backup", file=path.name, why=why(problem))) from problem

    def _may_change(self, path: Path) -> None:
        if problem := self.problem:
            raise SaveError(problem)
        if path.parent not in (self.saves, self.autosaves):
            raise SaveError(say("error-saves-shipped", file=path.name))

    def _remove(self, path: Path) -> None:
        try:
            backup_of(path).unlink(missing_ok=True)
            path.unlink(missing_ok=True)
        except OSError as problem:
            raise SaveError(say("error-files-undeleted", file=path.name, why=why(problem))) from problem

    # after a crash

    def _tidy(self) -> None:
        """Remove what a killed program left half written."""
        left = [files_in(folder, ".tmp") for folder in (self.folder, self.saves, self.autosaves, self.chronicle.folder)]
        for path in (*chain(*left), *files_in(self.journals, ".new")):
            try:
                path.unlink()
            except OSError as problem:
                log.warning("%s cannot be removed: %s", path, problem)

    def _header_or_none(self, path: Path) -> Header | None:
        try:
            return self.header(path)
        except SaveError:
            return None

    def _name_in(self, path: Path) -> str:
        header = self._header_or_none(path)
        return header.name if header else ""

    def _age(self, path: Path) -> tuple[float, float]:
        """The place of a save among those of its match: by its serial number, for clocks can be set back.

        Lower than any for one that is not there or damaged.
        """
        header = self._header_or_none(path)
        return (header.serial, header.date.timestamp()) if header else (float("-inf"), 0.0)

    def _is_newer(self, path: Path) -> bool:
        try:
            self.header(path)
        except SaveError as problem:
            return problem.newer
        return False


def clean_name(name: str, most: int = LONGEST_NAME) -> str:
    """A name somebody has typed as it is kept. ``SaveError`` with a sentence if it cannot be."""
    try:
        return typed(name, most)
    except TextError as problem:
        raise SaveError(str(problem)) from problem
