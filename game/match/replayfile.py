"""The file a game is shared as: small, checked whole before anything of it is shown.

``NAME.mythosreplay`` is JSON packed with gzip (JSON that is not packed is read too)::

    {"kind": "Mythos Table replay", "format": 2, "checksum": "...",
     "header": {"name", "game", "players", "turn", "over", "rules", "date"},
     "body": {"inputs", "first_seats", "start", "lost_history", "entries", "end"}}

``checksum`` is the SHA-256, in hex, of the format's number, header and body as they stand in the file, a line break
between them. ``inputs``, ``first_seats``, ``start``, ``lost_history`` and ``entries`` are those of a save. ``end`` is
``end_of`` the match they lead to: a game that comes out otherwise has been altered.
"""

import gzip
import hashlib
import zlib
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, NamedTuple, TypeVar

import msgspec

from game.games.rulings import RULES_VERSION
from game.match.cleaned import cleaned
from game.match.entries import SeatChange
from game.match.files import read_or_tell
from game.match.gamewords import words_of
from game.match.match import Match
from game.match.record import (
    MOST_SEATS,
    Entries,
    Inputs,
    Moment,
    Player,
    Seats,
    Text40,
    Text80,
    Text500,
    inputs_of,
    inputs_record,
    players_of,
    seat_records,
    seats_of,
    version_of,
)
from game.match.theatre import Recording, Timeline, WatchError, play_through, recording

MAGIC = "Mythos Table replay"
FORMAT = 2
SUFFIX = ".mythosreplay"
LARGEST = 1024 * 1024
"""No replay is larger in bytes, so nothing larger is read."""
LARGEST_UNPACKED = 4 * 1024 * 1024
_PACKED = b"\x1f\x8b"
T = TypeVar("T")


class ReplayError(WatchError):
    """A replay cannot be read or written; the message is a sentence for the player."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a list of replays tells of one."""

    name: Text80
    game: Text40
    players: Annotated[list[Player], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    turn: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    over: bool
    rules: Annotated[int, msgspec.Meta(ge=1, le=1 << 30)]
    date: Moment


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game itself; ``start`` is checked by the engine, ``entries`` by playing them."""

    inputs: Inputs
    first_seats: Seats
    start: dict[str, Any] | None
    lost_history: Text500
    entries: Entries
    end: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Replay(NamedTuple):
    """A replay file's content, its shape checked; whether its game can be played only playing tells."""

    header: Header
    body: Body

    @property
    def recording(self) -> Recording:
        """What to play."""
        body = self.body
        first = seats_of(body.first_seats)
        return Recording(inputs_of(body.inputs), first, body.start, body.lost_history, tuple(body.entries))


class _Shell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    format: int
    checksum: str
    header: msgspec.Raw
    body: msgspec.Raw


def end_of(match: Match, played: Recording) -> str:
    """What tells the match's present position from any other: a hash over position and seats, as ``played`` has them.

    Names count as they stand in the file, however they are shown.
    """
    seats = [tuple(seat) for seat in played.first_seats]
    for entry in played.entries:
        if isinstance(entry, SeatChange):
            seats[entry.seat] = (entry.bot, entry.name)
    return hashlib.sha256(repr((match.position.key(), seats)).encode()).hexdigest()


def encode_replay(match: Match, name: str, date: datetime | None = None) -> bytes:
    """The file of a match as it stands; raises ``ReplayError`` for one too long to be shared."""
    played = recording(match)
    turn, _ = words_of(match.rules).records.progress(match)
    moment = date if date is not None else datetime.now(UTC)
    header = msgspec.json.encode(
        Header(name[:80], match.rules.game, players_of(match), turn, match.position.over, match.rules_version, moment)
    )
    body = msgspec.json.encode(
        Body(
            inputs_record(match), seat_records(match.first_seats), match.start, match.lost_history[:500],
            list(played.entries), end_of(match, played),
        )
    )  # fmt: skip
    data = b'{"kind":"%s","format":%d,"checksum":"%s","header":%s,"body":%s}' % (
        MAGIC.encode(), FORMAT, _checksum(FORMAT, header, body).encode(), header, body,
    )  # fmt: skip
    packed = gzip.compress(data, mtime=0)
    if len(data) > LARGEST_UNPACKED or len(packed) > LARGEST:
        raise ReplayError("This game has grown too long to be shared in one file.")
    return packed


def _checksum(version: int, header: bytes, body: bytes) -> str:
    return hashlib.sha256(b"%d\n%s\n%s" % (version, header, body)).hexdigest()


def read_bytes(path: Path) -> bytes:
    """A replay file's bytes, if there are not too many; raises ``ReplayError``."""
    return read_or_tell(path, LARGEST, "replay of this program", ReplayError)


def decode_replay(data: bytes, name: str) -> Replay:
    """The replay in a file's bytes; raises ``ReplayError`` with a sentence that names the file ``name``."""
    data = _unpacked(data, name)
    if not data.startswith(b'{"kind":"%s"' % MAGIC.encode()):
        raise ReplayError(f"{name} is not a replay of Mythos Table.")
    shell = _decode(data, _Shell, f"{name} is damaged or cut off.")
    if shell.format > FORMAT:
        raise ReplayError(f"{name} was made by a newer version of Mythos Table, which is needed to watch it.")
    if shell.format < 1 or shell.checksum != _checksum(shell.format, bytes(shell.header), bytes(shell.body)):
        raise ReplayError(f"{name} is damaged: its checksum does not fit.")
    complaint = f"{name} is damaged: it does not hold what a replay holds."
    header = cleaned(_decode(bytes(shell.header), Header, complaint))
    if header.rules > RULES_VERSION:
        raise ReplayError(f"{name} was played under newer rules; a newer version of Mythos Table shows it.")
    body = _decode(bytes(shell.body), Body, complaint)
    if header.rules != version_of(body.inputs):
        raise ReplayError(complaint)
    return Replay(header, body)


def _unpacked(data: bytes, name: str) -> bytes:
    if not data:
        raise ReplayError(f"{name} is empty.")
    if not data.startswith(_PACKED):
        return data
    reader = zlib.decompressobj(wbits=31)
    try:
        whole = reader.decompress(data, LARGEST_UNPACKED + 1)
    except zlib.error as problem:
        raise ReplayError(f"{name} is damaged or cut off.") from problem
    if len(whole) > LARGEST_UNPACKED:
        raise ReplayError(f"{name} unpacks to more than any replay of this program.")
    if not reader.eof:
        raise ReplayError(f"{name} is damaged or cut off.")
    return whole


def _decode(data: bytes, kind: type[T], complaint: str) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, RecursionError, ValueError) as problem:
        raise ReplayError(complaint) from problem


def checked(replay: Replay, name: str) -> Timeline:
    """Play a replay through; raises ``ReplayError`` if its answers are not allowed, or lead elsewhere than they did."""
    try:
        made = play_through(replay.recording)
    except WatchError as problem:
        raise ReplayError(f"{name} cannot be played. {problem}") from problem
    assert made is not None
    if replay.header.game != made.rules.game:
        raise ReplayError(f"{name} is damaged: its head names another game than it holds.")
    if end_of(made.end, replay.recording) != replay.body.end:
        raise ReplayError(f"{name} does not come out as it was played: it has been altered.")
    return made
