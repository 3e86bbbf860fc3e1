"""A record on the disk: a line that says what it is, the summary, and the answers packed."""

import hashlib
import zlib
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.engine.errors import EngineError
from game.match.chronicle.records import Play, Record, Summary
from game.match.cleaned import cleaned
from game.match.files import read_or_tell

KIND = b"Mythos Table record"
FORMAT = 2
LARGEST = 4 * 1024 * 1024
"""No record is larger, so nothing larger is read."""
LARGEST_PLAY = 24 * 1024 * 1024
"""What its answers may come to when unpacked."""

_SUMMARY = msgspec.json.Decoder(Summary)
_PLAY = msgspec.json.Decoder(Play)


class RecordError(EngineError, ValueError):
    """A record cannot be read, kept or played again; the message is a sentence. ``newer``: a newer program's."""

    def __init__(self, message: str, newer: bool = False) -> None:
        super().__init__(message)
        self.newer = newer


class Opened(NamedTuple):
    """A record whose checksum fits, its answers still packed."""

    summary: Summary
    packed: bytes


def encode(record: Record) -> bytes:
    """The file. Raises ``RecordError`` if it would be larger than any that is read."""
    summary, play = msgspec.json.encode(record.summary), msgspec.json.encode(record.play)
    body = summary + b"\n" + zlib.compress(play, 9)
    data = b"%s %d %s\n%s" % (KIND, FORMAT, _checksum(body), body)
    if len(data) > LARGEST or len(play) > LARGEST_PLAY:
        raise RecordError("This game has grown too long for the chronicle.")
    return data


def _checksum(body: bytes) -> bytes:
    return hashlib.sha256(body).hexdigest().encode()


def read(path: Path) -> Opened:
    """A record's summary and packed answers; raises ``RecordError`` with a sentence."""
    return opened(read_or_tell(path, LARGEST, "record of this program", RecordError), path.name)


def opened(data: bytes, name: str) -> Opened:
    """As ``read``, from bytes; ``name`` is what the sentence calls them."""
    first, _, body = data.partition(b"\n")
    words = first[len(KIND) :].split(b" ") if first.startswith(KIND) else []
    if len(words) < 3 or not words[1].isdigit() or len(words[1]) > 9:
        raise RecordError(f"{name} is not a record of Mythos Table, or is damaged.")
    if int(words[1]) > FORMAT:
        raise RecordError(
            f"{name} was written by a newer version of Mythos Table, which is needed to read it.", newer=True
        )
    if int(words[1]) < 1 or words[2] != _checksum(body):
        raise RecordError(f"{name} is damaged: its checksum does not fit.")
    summary, _, packed = body.partition(b"\n")
    try:
        return Opened(cleaned(_SUMMARY.decode(summary)), packed)
    except (msgspec.MsgspecError, RecursionError, ValueError) as problem:
        raise RecordError(f"{name} is damaged: it does not hold what a record holds.") from problem


def unpacked(packed: bytes, name: str) -> Play:
    """The answers; raises ``RecordError`` with a sentence. Never unpacks more than a record can hold."""
    complaint = f"{name} is damaged: its answers cannot be read."
    try:
        unpacker = zlib.decompressobj()
        data = unpacker.decompress(packed, LARGEST_PLAY)
        if not unpacker.eof:
            raise RecordError(complaint)
        return _PLAY.decode(data)
    except (zlib.error, msgspec.MsgspecError, RecursionError, ValueError) as problem:
        raise RecordError(complaint) from problem
