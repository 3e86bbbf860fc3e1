"""Saves: one file holds a match, whole, with a header that can be read on its own."""

import hashlib
import os
import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from game.engine.errors import EngineError
from game.engine.position import Position
from game.games.rulings import RULES_VERSION
from game.language.spoken import say
from game.match.cleaned import cleaned
from game.match.document.bounds import from_json, too_much
from game.match.files import cause, read_or_tell, why, write_whole
from game.match.folders import is_file
from game.match.gamerecords import records_of
from game.match.match import MOST_COUNTED, Match, Seat
from game.match.record import (
    LARGEST_THUMBNAIL,
    MOST_ENTRIES,
    Body,
    FileError,
    Header,
    Recording,
    players_of,
    recording,
    seat_records,
    seats_of,
)

FORMAT = 3
"""The format this program writes."""

Upgrade = Callable[[dict[str, Any], dict[str, Any]], tuple[dict[str, Any], dict[str, Any]]]
MAGIC = "Mythos Table save"
LARGEST = 16 * 1024 * 1024
"""No save is larger, so nothing larger is read."""
BACKUP = ".bak"
M = TypeVar("M", bound=Match)
T = TypeVar("T")


def _campaigns(header: dict[str, Any], body: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """1 to 2: the header names the campaign, and has the serial number that only the body had."""
    return {**header, "campaign": "", "serial": body["serial"]}, body


def _rules(header: dict[str, Any], body: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """2 to 3: the inputs of a match say by which version of the rules it is played, as only the header did."""
    return header, {**body, "inputs": {**body["inputs"], "rules": header["rules"]}}


UPGRADES: dict[int, Upgrade] = {1: _campaigns, 2: _rules}
"""By the format it starts from: a function of header and body, as plain data, to those of the next format.

A step never changes what it is given and is never changed once released; each format
keeps a save in ``tests/saves`` with the facts it must load to.
"""


def upgraded(found: int, header: dict[str, Any], body: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Header and body brought from format ``found`` to ``FORMAT``; ``KeyError`` where a step is missing."""
    for step in range(found, FORMAT):
        header, body = UPGRADES[step](header, body)
    return header, body


class SaveError(FileError):
    """A save cannot be opened or written."""


class Shell(msgspec.Struct, frozen=True):
    """A save or replay on disk: what it is, its format, the checksum over header and body, and these two."""

    kind: str
    format: int
    checksum: str
    header: msgspec.Raw
    body: msgspec.Raw


class _Ruled(msgspec.Struct, frozen=True):
    """What the header of a save of any format says of the rules."""

    rules: int


class Snapshot(NamedTuple):
    """A match at one moment, ready to be written from any thread."""

    header: Header
    recording: Recording
    seats: tuple[Seat, ...]
    serial: int
    events: int
    position: Position

    def encode(self) -> bytes:
        """The file. Raises ``SaveError`` if it would be larger than any that is read."""
        body = Body(
            **msgspec.structs.asdict(self.recording),
            seats=seat_records(self.seats),
            serial=self.serial,
            events=self.events,
            position=self.position.encode(),
        )
        data = sealed(MAGIC, FORMAT, header=msgspec.json.encode(self.header), body=msgspec.json.encode(body))
        if len(data) > LARGEST or too_much(data) or len(self.recording.entries) > MOST_ENTRIES:
            raise SaveError(say("error-saves-long"))
        return data


def header_of(
    match: Match, match_id: str, name: str, date: datetime, thumbnail: bytes | None, campaign: str = ""
) -> Header:
    """The header of a save of the match as it stands."""
    turn, phase = records_of(match.rules).progress(match)
    return Header(
        match_id,
        name[:80],
        match.rules.game,
        players_of(match),
        turn,
        phase,
        match.position.over,
        match.rules_version,
        date,
        thumbnail if thumbnail is not None and len(thumbnail) <= LARGEST_THUMBNAIL else None,
        campaign[:80],
        match.serial,
        match.ironman,
    )


def snapshot(
    match: Match,
    name: str = "",
    match_id: str | None = None,
    thumbnail: bytes | None = None,
    date: datetime | None = None,
    campaign: str = "",
) -> Snapshot:
    """Take down a match for saving; quick, and independent of the match from then on."""
    moment = date if date is not None else datetime.now(UTC)
    return Snapshot(
        header_of(match, match_id or secrets.token_hex(8), name, moment, thumbnail, campaign),
        recording(match),
        tuple(match.seats),
        match.serial,
        match.event_count,
        match.position.copy(),
    )


def sealed(kind: str, version: int, **parts: bytes) -> bytes:
    """A file of the program's: what it is, its format, a checksum over its parts, and these, each JSON."""
    told = b",".join(b'"%s":%s' % (name.encode(), part) for name, part in parts.items())
    head = b'"kind":"%s","format":%d,"checksum":"%s"' % (
        kind.encode(), version, checksum(version, *parts.values()).encode(),
    )  # fmt: skip
    return b"{%s,%s}" % (head, told)


def checksum(version: int, *parts: bytes | msgspec.Raw) -> str:
    """The checksum of a file of this format with these parts."""
    return hashlib.sha256(b"\n".join((b"%d" % version, *map(bytes, parts)))).hexdigest()


def write_save(
    match: Match,
    path: Path,
    thumbnail: bytes | None = None,
    name: str = "",
    match_id: str | None = None,
    sync: bool = True,
) -> None:
    """Write a match to a file. What was there stays until the new one is safe, then becomes the backup.

    Raises ``SaveError`` with a sentence; the file that was there is untouched then.
    """
    write_snapshot(snapshot(match, name or path.stem, match_id, thumbnail), path, sync)


def write_snapshot(taken: Snapshot, path: Path, sync: bool = True) -> None:
    """As ``write_save``, for a match taken down before; may run in any thread."""
    put(path, taken.encode(), sync)


def put(path: Path, data: bytes, sync: bool = True, keep: bool = True) -> None:
    """Write the bytes of a save. Raises ``SaveError``.

    With ``keep`` a sound older file becomes the backup, and so does always one of an old format. A newer program's
    save is never replaced.
    """
    try:
        found = format_of(path)
        if found > FORMAT:
            raise SaveError(say("error-saves-newer-file", file=path.name), newer=True)
        backup = backup_of(path) if found and (keep or found < FORMAT) else None
        write_whole(path, data, sync, backup)
    except OSError as problem:
        raise SaveError(say("error-files-unwritten", file=path.name, why=why(problem))) from problem


def backup_of(path: Path) -> Path:
    """Where the older version of a save is kept."""
    return path.with_name(path.name + BACKUP)


def format_of(path: Path) -> int:
    """The format of a sound save; 0 if there is none or it is damaged, more than ``FORMAT`` if a newer program's."""
    if not is_file(path):
        return 0
    try:
        return _open(path).format
    except SaveError as problem:
        return FORMAT + 1 if problem.newer else 0


def _open(path: Path) -> Shell:
    """The outer shell of a save, its checksum right and its format known. Raises ``SaveError``."""
    name = path.name
    data = read_or_tell(path, LARGEST, SaveError)
    if not data.startswith(b'{"kind":"%s"' % MAGIC.encode()):
        if not data.strip(b"\0"):
            raise SaveError(say("error-files-empty", file=name), damaged=True)
        raise SaveError(say("error-saves-foreign", file=name), damaged=True)
    damaged = SaveError(say("error-files-damaged", file=name), damaged=True)
    shell = decoded(data, Shell, damaged)
    if shell.format > FORMAT:
        raise SaveError(say("error-files-newer", file=name), newer=True)
    if shell.format < 1 or shell.checksum != checksum(shell.format, shell.header, shell.body):
        raise damaged
    if decoded(shell.header, _Ruled, damaged).rules > RULES_VERSION:
        raise SaveError(say("error-files-rules", file=name), newer=True)
    return shell


def decoded(data: bytes | msgspec.Raw, kind: type[T], complaint: Exception) -> T:
    """What a part of a file holds; raises the complaint where it is no such thing."""
    try:
        return from_json(data, kind)
    except ValueError as problem:
        raise complaint from problem


def _parts(path: Path) -> tuple[Header, msgspec.Raw | dict[str, Any]]:
    """Header and body of a save, brought to the present format where needed; the body as it stands if it was not."""
    shell = _open(path)
    complaint = SaveError(say("error-files-damaged", file=path.name), damaged=True)
    if shell.format == FORMAT:
        return _told(decoded(shell.header, Header, complaint)), shell.body
    try:
        header, body = upgraded(
            shell.format,
            decoded(shell.header, dict, complaint),
            decoded(shell.body, dict, complaint),
        )
        return _told(msgspec.convert(header, Header, strict=False)), body
    except (LookupError, TypeError, ValueError, AttributeError) as problem:
        raise SaveError(say("error-saves-old", file=path.name), True) from problem


def _told(header: Header) -> Header:
    """A header as it may be shown and compared: a number no match has counted to makes none the newest for ever."""
    clean = cleaned(header)
    return clean if clean.serial <= MOST_COUNTED else msgspec.structs.replace(clean, serial=0)


def read_header(path: Path) -> Header:
    """What a save tells without being opened; raises ``SaveError`` with the reason it cannot be."""
    return _parts(path)[0]


def renamed(path: Path, name: str) -> bytes:
    """The bytes of a save with another name, in the present format; raises ``SaveError`` if it is not sound."""
    header, body = _parts(path)
    header = msgspec.structs.replace(header, name=name[:80])
    whole = msgspec.json.encode(body) if isinstance(body, dict) else bytes(body)
    return sealed(MAGIC, FORMAT, header=msgspec.json.encode(header), body=whole)


class Opened(NamedTuple):
    """A match read from a save, its header, and a sentence if something was not as usual."""

    match: Match
    header: Header
    notice: str


def read_save(path: Path, cls: type[M] = Match) -> M:  # type: ignore[assignment]
    """The match in a save; raises ``SaveError`` with a sentence. Loading changes nothing on disk."""
    opened = open_save(path, cls)
    assert isinstance(opened.match, cls)
    return opened.match


def open_save(path: Path, cls: type[Match] = Match) -> Opened:
    """The match in a save with what there is to say about it; a damaged file's backup takes its place."""
    try:
        return _open_match(path, cls)
    except SaveError as problem:
        backup = backup_of(path)
        if not (problem.damaged or not os.path.lexists(path)) or not is_file(backup):
            raise
        try:
            opened = _open_match(backup, cls)
        except SaveError:
            raise problem from None
        said = say("error-saves-backup", file=path.name)
        return opened._replace(notice=f"{said} {opened.notice}".strip())


def _open_match(path: Path, cls: type[Match]) -> Opened:
    header, raw = _parts(path)
    complaint = SaveError(say("error-files-damaged", file=path.name), damaged=True)
    if isinstance(raw, dict):
        try:
            body = msgspec.convert(raw, Body)
        except (msgspec.ValidationError, RecursionError) as problem:
            raise complaint from problem
    else:
        body = decoded(raw, Body, complaint)
    try:
        begun = body.begun(cls)
        if len(body.seats) != begun.rules.seats or begun.rules_version != header.rules:
            raise complaint
        position = Position.decode(begun.rules, body.position)
    except SaveError:
        raise
    except (EngineError, LookupError, TypeError, ValueError, RecursionError) as problem:
        raise SaveError(say("error-saves-unopened", file=path.name, problem=cause(problem)), damaged=True) from problem
    match = cls.restored(begun, position, seats_of(body.seats), body.entries, body.serial, body.events)
    return Opened(match, header, "")
