"""The journal: every entry of a match on disk before the next decision is shown.

A file of lines, only ever added to: ``checksum json``. The first holds what the match
begins with, the others an entry or an undo each, with the serial number that followed it,
a digest of the entries as they stand then, and the entry or undo before it once more: so
one line may be lost and nothing is, and what stands behind a greater gap can be proved.
"""

import errno
import os
import re
import zlib
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec

from game.engine.errors import EngineError
from game.games.rulings import RULES_VERSION
from game.language.spoken import say
from game.match.document.bounds import from_json, too_much
from game.match.entries import Entry
from game.match.files import put_in_place, reach_disk, read_or_tell, stamp_of, sync_folder
from game.match.match import Match
from game.match.record import MOST_ENTRIES, Count, FileError, MatchId, Recording, Text80, recording, version_of

_SIZE = 6
"""Bytes: nobody is to be kept from forging one; damage is to be seen."""
FAMILY = "Mythos Table journal "
VERSION = 2
MAGIC = f"{FAMILY}{VERSION}"
READABLE = (MAGIC, f"{FAMILY}1")
"""Before the second version the inputs of a match did not name its rules, and each line held its own entry only."""
LARGEST = 16 * 1024 * 1024
"""As of a save; what is larger is not read, and a journal is begun anew before it is."""
TURN_OVER = 4 * 1024 * 1024
"""What may follow the beginning before another journal is begun: steps back and forth take room without end."""
MOST_LINES = 200_000
"""Lines that are read: twice as many as there are before another journal is begun."""
_CHECK = 8
_START = re.compile(rb"[0-9a-f]{8} \{")
_MOST_BREAKS = 4
Digest = Annotated[str, msgspec.Meta(max_length=16)]
Left = Annotated[int, msgspec.Meta(ge=0, le=1 << 30)]


class Digests:
    """Digests of a match's entries, one after each: whoever knows one can prove that they know all entries before it.

    ``start`` is where the match began (``None``: at its inputs).
    """

    def __init__(self, match_id: str, start: dict[str, Any] | None, entries: Iterable[Entry]) -> None:
        self._all = [_next(b"", (match_id, start))]
        for entry in entries:
            self.add(entry)

    @property
    def last(self) -> str:
        return self._all[-1].hex()

    def add(self, entry: Entry) -> None:
        self._all.append(_next(self._all[-1], entry))

    def cut(self, left: int) -> None:
        """Only the first ``left`` entries stand."""
        del self._all[left + 1 :]

    def after(self, entry: Entry | None, left: int | None) -> str | None:
        """What ``last`` would be after an entry, or after going back; ``None`` where there are fewer entries."""
        if entry is not None:
            return _next(self._all[-1], entry).hex()
        return self._all[left].hex() if left is not None and left < len(self._all) else None


def _next(before: bytes, what: Any) -> bytes:
    return blake2b(before + msgspec.json.encode(what), digest_size=_SIZE).digest()


class JournalError(FileError):
    """A journal cannot be read."""


class Beginning(Recording, frozen=True, omit_defaults=True, kw_only=True):
    """The first line: everything the entries after it go on from."""

    kind: str
    rules: Annotated[int, msgspec.Meta(ge=1, le=1 << 30)]
    match: MatchId
    name: Text80
    serial: Count
    campaign: Text80 = ""


class _Kind(msgspec.Struct, frozen=True):
    """What the first line of any version says of itself."""

    kind: Text80


class Noted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A later line: an entry, or to how many entries was gone back; ``n`` is the serial number after it.

    ``d`` is the digest after it, ``pe`` or ``pu`` the entry or undo before it and ``pd`` the digest after that.
    """

    n: Count
    e: Entry | None = None
    u: Left | None = None
    d: Digest = ""
    pe: Entry | None = None
    pu: Left | None = None
    pd: Digest = ""


def _line(data: bytes) -> bytes:
    return b"%08x %s\n" % (zlib.crc32(data), data)


def beginning_of(match: Match, match_id: str, name: str, campaign: str) -> Beginning:
    """The first line of a journal of the match as it stands."""
    return Beginning(
        **msgspec.structs.asdict(recording(match)),
        kind=MAGIC,
        rules=match.rules_version,
        match=match_id,
        name=name[:80],
        serial=match.serial,
        campaign=campaign[:80],
    )


class Journal:
    """A journal being written. Every method raises ``OSError`` when the disk refuses."""

    def __init__(self, path: Path, match: Match, match_id: str, name: str, campaign: str = "") -> None:
        """Begin a journal of the match as it stands, in a new file."""
        beginning = beginning_of(match, match_id, name, campaign)
        self.path = path
        self.unsynced = 1
        """How much has been written since ``sync``: the beginning, entries and undos."""
        self._new = True
        self._digests = Digests(match_id, match.start, match.entries)
        self._before: dict[str, Any] = {}
        # Under another name until its first line is whole, so that a kill leaves no headless journal.
        beside = path.with_name(path.name + ".new")
        flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_APPEND | getattr(os, "O_BINARY", 0)
        self._file = os.open(beside, flags, 0o644)
        try:
            line = _line(msgspec.json.encode(beginning))
            if len(line) > LARGEST - 2 * TURN_OVER or too_much(line) or len(beginning.entries) > MOST_ENTRIES:
                raise OSError(errno.EFBIG, say("error-why-long"))
            self._write(line)
            self._followed = 0
            self.close()
            put_in_place(beside, path)
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
        field, change = ("e", self._digests.add) if what == "entry" else ("u", self._digests.cut)
        change(value)
        noted = {"n": serial, field: value, "d": self._digests.last, **self._before}
        self._before = {f"p{field}": value, "pd": self._digests.last}
        line = _line(msgspec.json.encode(Noted(**noted)))
        self._write(line)
        self._followed += len(line)
        self.unsynced += 1

    @property
    def grown(self) -> bool:
        """Whether another one has to be begun in its place, or it could not be read again some day."""
        return self._followed > TURN_OVER

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
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


class Change(NamedTuple):
    """An entry, or (``left``) to how many entries was gone back, and the digest after it where it is known."""

    entry: Entry | None
    left: int | None
    digest: str = ""


class Lines(NamedTuple):
    """What can be read of a journal: its first line, if it can, and the changes by the serial number after each.

    ``damaged``: something in it cannot be read. An end that is torn, or filled with zeros, is none: so a kill or a
    power cut leaves it.
    """

    beginning: Beginning | None
    changes: dict[int, Change]
    damaged: bool


class Recovered(NamedTuple):
    """What a journal holds: its first line, the entries that stand at the end, and the last serial number."""

    beginning: Beginning
    entries: list[Entry]
    serial: int


def read_lines(path: Path) -> Lines:
    """Everything in a journal that can be read.

    Raises ``JournalError`` with a sentence where nothing can, or only a newer program may.
    """
    data = read_or_tell(path, LARGEST, JournalError).rstrip(b"\0")
    head, *lines = data.split(b"\n", MOST_LINES)
    beyond = len(lines) == MOST_LINES and b"\n" in lines[-1]
    if beyond:
        lines[-1] = lines[-1].partition(b"\n")[0]
    head = head.removesuffix(b"\r")
    first = _read(head, Beginning)
    if (first is None or first.kind not in READABLE) and _newer(head):
        raise JournalError(say("error-files-newer", file=path.name), newer=True)
    if first is not None and first.rules > RULES_VERSION:
        raise JournalError(say("error-files-rules", file=path.name), newer=True)
    if first is not None and first.kind not in READABLE:
        first = None
    last = lines.pop() if lines else b""
    noted, damaged = _noted(lines)
    whole = _read(last, Noted)
    noted += [whole] if whole is not None and _sound(whole) else []
    if first is None and not noted:
        raise JournalError(say("error-journals-foreign", file=path.name))
    changes: dict[int, Change] = {}
    for line in noted:
        changes.setdefault(line.n, Change(line.e, line.u, line.d))
        if line.pe is not None or line.pu is not None:
            changes.setdefault(line.n - 1, Change(line.pe, line.pu, line.pd))
    return Lines(first, changes, damaged or beyond or first is None)


def _noted(lines: list[bytes]) -> tuple[list[Noted], bool]:
    """The lines that can be read, and whether there are others."""
    found: list[Noted] = []
    damaged = False
    for line in lines:
        noted = _read(line.removesuffix(b"\r"), Noted)
        if noted is not None and _sound(noted):
            found.append(noted)
        else:
            damaged = True
            found += _run_together(line)
    return found, damaged


def _run_together(line: bytes) -> list[Noted]:
    """What can be read of two lines whose break is damaged."""
    if len(line) > 1 << 16:
        return []
    breaks = [found.start() for found in list(_START.finditer(line, 1))[:_MOST_BREAKS]]
    parts = [part for at in breaks for part in (line[: at - 1], line[at:])]
    return [noted for part in parts if (noted := _read(part, Noted)) is not None and _sound(noted)]


def _sound(noted: Noted) -> bool:
    return (noted.e is None) != (noted.u is None) and (noted.pe is None or noted.pu is None)


def read_journal(path: Path) -> Recovered:
    """What a journal says by itself, as far as it can be proved; a torn end is left out.

    Raises ``JournalError`` with a sentence when not even its beginning can be read.
    """
    lines = read_lines(path)
    if lines.beginning is None:
        raise JournalError(say("error-journals-foreign", file=path.name))
    return followed(lines.beginning, lines.changes)


def followed(first: Beginning, changes: dict[int, Change], own: bool = True) -> Recovered:
    """A match with all the changes that can be proved to follow: by their digests, wherever they stand.

    Lines of the first version have none: they count one by one, behind the beginning of their ``own`` journal only.
    """
    known = Digests(first.match, first.start, first.entries)
    entries, serial = list(first.entries), first.serial
    for number in sorted(changes):
        change = changes[number]
        after = known.after(change.entry, change.left)
        proved = after == change.digest if change.digest else own and number == serial + 1
        if number <= serial or after is None or not proved:
            continue
        serial = number
        if change.entry is not None:
            entries.append(change.entry)
            known.add(change.entry)
        elif change.left is not None:
            del entries[change.left :]
            known.cut(change.left)
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
        return from_json(data, kind)
    except ValueError:
        return None


def replayed(recovered: Recovered, cls: type[Match] = Match, as_far_as_legal: bool = False) -> Match:
    """The match a journal holds, played through again from its beginning. Raises ``EngineError``.

    ``as_far_as_legal``: an entry that cannot be played ends it, and so all that follow it are left out.
    """
    first = recovered.beginning
    if first.rules != version_of(first.inputs):
        raise JournalError(say("error-journals-rules"))
    match = first.begun(cls)
    for entry in recovered.entries:
        try:
            match.apply(entry)
        except EngineError:
            if not as_far_as_legal:
                raise
            break
    match.serial_at_least(recovered.serial)
    return match
