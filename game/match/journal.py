"""The journal: every entry of a match on disk before the next decision is shown.

A file of lines, only ever added to: ``checksum json``. The first holds what the match
begins with, the others an entry or an undo each, with the serial number that followed it.
"""

import os
import zlib
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec

from game.content.rulings import RULES_VERSION
from game.engine.errors import EngineError
from game.match.entries import Entry
from game.match.files import reach_disk, read_or_tell, stamp_of, sync_folder
from game.match.match import Match
from game.match.record import (
    Count,
    Entries,
    Inputs,
    MatchId,
    Seats,
    Text80,
    Text500,
    inputs_of,
    inputs_record,
    seat_records,
    seats_of,
    version_of,
)

FAMILY = "Mythos Table journal "
VERSION = 2
MAGIC = f"{FAMILY}{VERSION}"
READABLE = (MAGIC, f"{FAMILY}1")
"""Before the second version the inputs of a match did not name its rules."""
LARGEST = 16 * 1024 * 1024
"""As of a save: some 150,000 answers and steps back, a hundred long games. What is larger is not read."""
_CHECK = 8


class JournalError(EngineError):
    """A journal cannot be read; the message is a sentence. ``newer``: it was written by a newer program."""

    def __init__(self, message: str, newer: bool = False) -> None:
        super().__init__(message)
        self.newer = newer


class Beginning(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line: everything the entries after it go on from."""

    kind: str
    rules: Annotated[int, msgspec.Meta(ge=1, le=1 << 30)]
    match: MatchId
    name: Text80
    inputs: Inputs
    first_seats: Seats
    start: dict[str, Any] | None
    lost_history: Text500
    entries: Entries
    serial: Count
    campaign: Text80 = ""


class _Kind(msgspec.Struct, frozen=True):
    """What the first line of any version says of itself."""

    kind: Text80


class Noted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A later line: an entry, or to how many entries was gone back; ``n`` is the serial number after it."""

    n: Count
    e: Entry | None = None
    u: Annotated[int, msgspec.Meta(ge=0, le=1 << 30)] | None = None


def _line(data: bytes) -> bytes:
    return b"%08x %s\n" % (zlib.crc32(data), data)


class Journal:
    """A journal being written. Every method raises ``OSError`` when the disk refuses."""

    def __init__(self, path: Path, match: Match, match_id: str, name: str, campaign: str = "") -> None:
        """Begin a journal of the match as it stands, in a new file."""
        beginning = Beginning(
            MAGIC,
            match.rules_version,
            match_id,
            name[:80],
            inputs_record(match),
            seat_records(match.first_seats),
            match.start,
            match.lost_history[:500],
            match.entries,
            match.serial,
            campaign[:80],
        )
        self.path = path
        self.unsynced = 1
        """How much has been written since ``sync``: the beginning, entries and undos."""
        self._new = True
        # Under another name until its first line is whole, so that a kill leaves no headless journal.
        beside = path.with_name(path.name + ".new")
        flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_APPEND | getattr(os, "O_BINARY", 0)
        self._file = os.open(beside, flags, 0o644)
        try:
            self._write(_line(msgspec.json.encode(beginning)))
            self.close()
            os.replace(beside, path)
            self._file = os.open(path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))
            self._stamp = stamp_of(path)
        except BaseException:
            self.close()
            beside.unlink(missing_ok=True)
            raise

    def _write(self, data: bytes) -> None:
        while data:
            data = data[os.write(self._file, data) :]

    def note(self, what: str, value: Any, serial: int) -> None:
        """Add an entry or an undo, handed to the system when this returns: a kill of the program loses nothing."""
        noted = Noted(serial, e=value) if what == "entry" else Noted(serial, u=value)
        self._write(_line(msgspec.json.encode(noted)))
        self.unsynced += 1

    def sync(self) -> None:
        """Wait until everything noted so far is on the disk; for the writer thread."""
        if not self.unsynced or self._file < 0:
            return
        self.unsynced, new, self._new = 0, self._new, False
        reach_disk(self._file)
        if new:
            sync_folder(self.path.parent)

    @property
    def astray(self) -> bool:
        """Whether the file is no longer what its name leads to: it would take answers that nobody finds again."""
        return stamp_of(self.path) != self._stamp

    def close(self) -> None:
        """No more is noted."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


class Recovered(NamedTuple):
    """What a journal holds: its first line, the entries that stand at the end, and the last serial number."""

    beginning: Beginning
    entries: list[Entry]
    serial: int


def read_journal(path: Path) -> Recovered:
    """Read a journal to its last whole line; a torn end is left out.

    Raises ``JournalError`` with a sentence when not even its beginning can be read.
    """
    data = read_or_tell(path, LARGEST, "journal of this program", JournalError)
    lines = iter(data.split(b"\n"))
    first = _read(next(lines), Beginning)
    if first is None or first.kind not in READABLE:
        if _newer(data.split(b"\n", 1)[0]):
            raise JournalError(f"{path.name} was written by a newer version of Mythos Table.", newer=True)
        raise JournalError(f"{path.name} is not a whole journal of Mythos Table.")
    if first.rules > RULES_VERSION:
        raise JournalError(f"{path.name} was written under newer rules than this program knows.", newer=True)
    entries, serial = list(first.entries), first.serial
    for line in lines:
        noted = _read(line, Noted)
        if noted is None or (noted.e is None) == (noted.u is None):
            break
        if noted.e is not None:
            entries.append(noted.e)
        else:
            assert noted.u is not None
            del entries[noted.u :]
        serial = noted.n
    return Recovered(first, entries, serial)


def _newer(line: bytes) -> bool:
    found = _read(line, _Kind)
    version = found.kind.removeprefix(FAMILY) if found is not None and found.kind.startswith(FAMILY) else ""
    return version.isascii() and version.isdigit() and int(version) > VERSION


def _read(line: bytes, kind: type[Any]) -> Any:
    """A line as what it should be; ``None`` if it is torn or not that."""
    check, data = line[:_CHECK], line[_CHECK + 1 :]
    if line[_CHECK : _CHECK + 1] != b" " or check != b"%08x" % zlib.crc32(data):
        return None
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, RecursionError, ValueError):
        return None


def replayed(recovered: Recovered, cls: type[Match] = Match) -> Match:
    """The match a journal holds, played through again from its beginning. Raises ``EngineError``."""
    first = recovered.beginning
    if first.rules != version_of(first.inputs):
        raise JournalError("The journal does not say under which version of the rules it was written.")
    match = cls.begun_at(inputs_of(first.inputs), seats_of(first.first_seats), first.start, first.lost_history)
    for entry in recovered.entries:
        match.apply(entry)
    match.serial_at_least(recovered.serial)
    return match
