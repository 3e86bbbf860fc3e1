"""The chronicle's folder: one file for each finished game, and an index.

The index has all summaries in one file, so that a long chronicle opens at once. Only a shortcut: it can be lost.
"""

import contextlib
import logging
import re
import threading
from collections.abc import Collection
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

import msgspec

from game.engine.errors import EngineError
from game.games.rulings import RULES_VERSION
from game.language.spoken import say
from game.match.chronicle import records
from game.match.chronicle.records import Record, RecordError, Summary
from game.match.cleaned import cleaned
from game.match.files import TooLarge, cause, read_limited, why, write_whole
from game.match.folders import FileStamp, found_in, names_in, written
from game.match.match import Match
from game.match.outside_text import at_a_glance, shown
from game.match.record import version_of

log = logging.getLogger(__name__)

NAME = "index"
LARGEST = 64 * 1024 * 1024
SUFFIX = ".game"
_NAME = re.compile(r"(?P<id>[0-9a-f]{8,32})-(?P<mark>[0-9a-f]{16})\.game")


class Known(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A file that was read: its name, its stamp, and its summary."""

    file: Annotated[str, msgspec.Meta(max_length=80)]
    stamp: FileStamp
    summary: Summary


class _Index(msgspec.Struct, frozen=True):
    kind: Literal["Mythos Table index 1"]
    records: list[Known]


_DECODER = msgspec.msgpack.Decoder(_Index)


def read_index(folder: Path) -> dict[str, Known]:
    """What was read before, by the file's name; empty where there is no index or it is of no use."""
    try:
        data = read_limited(folder / NAME, LARGEST)
        return {known.file: known for known in _DECODER.decode(data).records if _fit(known.summary)}
    except (FileNotFoundError, TooLarge):
        return {}
    except (OSError, msgspec.MsgspecError, RecursionError, ValueError) as problem:
        log.info("the chronicle's index is made anew: %s", problem)
        return {}


def _fit(game: Summary) -> bool:
    """Whether its texts can be shown as they stand, as all the program has written; others are read from the record."""
    texts = [game.game, game.map, game.edition, game.reason, game.campaign]
    for sitter in game.seats:
        texts += (sitter.name, sitter.bot)
    return at_a_glance([*texts, *(side.id for side in game.sides)]) or cleaned(game) == game


def write_index(folder: Path, known: dict[str, Known]) -> None:
    """Keep what has been read. A disk that refuses costs only time, at the next opening."""
    try:
        data = msgspec.msgpack.encode(_Index("Mythos Table index 1", list(known.values())))
        if len(data) <= LARGEST:
            write_whole(folder / NAME, data, sync=False)
    except OSError as problem:
        log.info("the chronicle's index cannot be written: %s", problem)


class Unread(NamedTuple):
    """A file that holds no record this program can read, and the sentence why; ``newer``: a newer program can."""

    name: str
    problem: str
    newer: bool = False


class Listing(NamedTuple):
    """The finished games, the latest first; what could not be read; how many bytes all of it takes."""

    games: list[Summary]
    unread: list[Unread]
    size: int


class Chronicle:
    """The finished games in a folder. ``problem`` is empty, or the sentence why nothing is written there.

    Every method may be called from any thread. Files are only added, and taken away by ``delete``; a match that was
    taken up again after its end, and ended otherwise, has its record replaced.
    """

    def __init__(self, folder: Path, problem: str = "") -> None:
        self.folder = folder
        self.problem = problem
        self._lock = threading.Lock()
        self._known: dict[str, Known] | None = None

    def add(self, record: Record) -> bool:
        """Keep a record; false if this very game is kept already. ``RecordError`` with a sentence if it cannot be."""
        if self.problem:
            raise RecordError(say("error-chronicle-not-added", problem=self.problem))
        summary = record.summary
        data = records.encode(record)
        with self._lock:
            found = [found for found in map(_NAME.fullmatch, self._names()) if found]
            for each in found:
                if each["mark"] == summary.mark and ((bad := self._problem(each[0])) is None or bad.newer):
                    return False
            try:
                self.folder.mkdir(exist_ok=True)
                write_whole(self.folder / f"{summary.stem}{SUFFIX}", data)
            except OSError as problem:
                raise RecordError(say("error-chronicle-unwritten", why=why(problem))) from problem
            for each in found:
                # The record of an ending that was taken back goes; one that cannot be read stays.
                if each["id"] == summary.id and each["mark"] != summary.mark and self._problem(each[0]) is None:
                    with contextlib.suppress(OSError):
                        (self.folder / each[0]).unlink()
        return True

    def delete(self, match_ids: Collection[str], files: Collection[str] = ()) -> None:
        """Take the records of these matches away for good, and these files that cannot be read.

        What a newer program has written stays. Goes through all of them before it raises ``RecordError`` with the
        first thing that was in the way.
        """
        if self.problem:
            raise RecordError(say("error-chronicle-not-removed", problem=self.problem))
        said = ""
        with self._lock:
            for name in self._names():
                found = _NAME.fullmatch(name)
                if name not in files and not (found and found["id"] in match_ids):
                    continue
                try:
                    if (bad := self._problem(name)) is not None and bad.newer:
                        said = said or say("error-saves-newer-file", file=name)
                    else:
                        (self.folder / name).unlink()
                except OSError as problem:
                    said = said or say("error-chronicle-undeleted", file=name, why=why(problem))
        if said:
            raise RecordError(said)

    def keeps(self, match_id: str, mark: str) -> bool:
        """Whether this very game is kept, whole: its record is read and its answers are unpacked."""
        try:
            opened = records.read(self.folder / f"{match_id}-{mark}{SUFFIX}")
            records.unpacked(opened.packed, match_id)
        except RecordError:
            return False
        return opened.summary.stem == f"{match_id}-{mark}"

    def _problem(self, name: str) -> RecordError | None:
        """Why a record cannot be read."""
        try:
            records.read(self.folder / name)
        except RecordError as problem:
            return problem
        return None

    def _names(self) -> list[str]:
        return names_in(self.folder, SUFFIX)

    def count(self) -> int:
        """How many finished games there are; looks at names only."""
        return len(self.ids())

    def ids(self) -> set[str]:
        """The matches that have a record; looks at names only."""
        return {found["id"] for found in map(_NAME.fullmatch, self._names()) if found}

    def list(self) -> Listing:
        """All finished games, and what cannot be read. Reads only files that are new since the index was written."""
        with self._lock:
            known = read_index(self.folder) if self._known is None else self._known
            now: dict[str, Known] = {}
            unread: list[Unread] = []
            size = 0
            for path, stamp in found_in(self.folder, SUFFIX):
                name = path.name
                size += stamp[1]
                before = known.get(name)
                if before is not None and tuple(before.stamp) == stamp:
                    now[name] = before
                    continue
                try:
                    now[name] = Known(name, stamp, self._summary(name))
                except RecordError as problem:
                    unread.append(Unread(name, shown(str(problem)), problem.newer))
            if not self.problem and now != known:
                write_index(self.folder, now)
            self._known = now
        return Listing(_latest(now), unread, size)

    def _summary(self, name: str) -> Summary:
        summary = records.read(self.folder / name).summary
        if f"{summary.stem}{SUFFIX}" != name:
            raise RecordError(say("error-chronicle-other", file=name))
        return summary

    def path(self, match_id: str) -> Path:
        """The file of a finished game; ``RecordError`` if there is none."""
        names = [found[0] for found in map(_NAME.fullmatch, self._names()) if found and found["id"] == match_id]
        if not names:
            raise RecordError(say("error-chronicle-gone"))
        return self.folder / max(names, key=lambda name: written(self.folder / name))

    def load(self, match_id: str) -> Match:
        """The match of a finished game, played through again from its beginning, with its whole history.

        Takes up to half a second. Raises ``RecordError`` with a sentence.
        """
        return played(self.path(match_id))


def played(path: Path) -> Match:
    """The match in a record's file, played through again. Raises ``RecordError`` with a sentence."""
    found = records.read(path)
    if found.summary.rules > RULES_VERSION:
        raise RecordError(say("error-chronicle-rules"), newer=True)
    play = records.unpacked(found.packed, path.name)
    if found.summary.rules != version_of(play.inputs):
        raise RecordError(say("error-files-damaged", file=path.name))
    try:
        return play.played()
    except (EngineError, LookupError, TypeError, ValueError, RecursionError) as problem:
        raise RecordError(say("error-chronicle-unplayable", file=path.name, problem=cause(problem))) from problem


def _latest(known: dict[str, Known]) -> list[Summary]:
    """The games, the latest first, each match once: a kill may have left the ending before beside the last one."""
    newest: dict[str, Summary] = {}
    for each in known.values():
        have = newest.get(each.summary.id)
        if have is None or (each.summary.serial, each.summary.date) > (have.serial, have.date):
            newest[each.summary.id] = each.summary
    return sorted(newest.values(), key=lambda summary: summary.date, reverse=True)
