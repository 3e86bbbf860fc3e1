"""The file a game is shared as: small, checked whole before anything of it is shown; and the folder of such files.

``NAME.mythosreplay`` is JSON packed with gzip (JSON that is not packed is read too)::

    {"kind": "Mythos Table replay", "format": 2, "checksum": "...",
     "header": {"name", "game", "players", "turn", "over", "rules", "date"},
     "body": {"inputs", "first_seats", "start", "lost_history", "entries", "end"}}

``checksum`` is the SHA-256, in hex, of the format's number, header and body as they stand in the file, a line break
between them. ``inputs``, ``first_seats``, ``start``, ``lost_history`` and ``entries`` are those of a save. ``end`` is
``end_of`` the match they lead to: a game that comes out otherwise has been altered.
"""

from __future__ import annotations

import gzip
import hashlib
import logging
import zlib
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec

from game.engine.errors import EngineError
from game.games.facts import Handicap
from game.games.rulings import RULES_VERSION
from game.language.spoken import say
from game.match.cleaned import cleaned, local
from game.match.document.bounds import too_much
from game.match.entries import SeatChange
from game.match.files import TooLarge, read_limited, read_or_tell, why, write_whole
from game.match.folders import date_of, files_in, free
from game.match.gamewords import words_of
from game.match.lobby import SavedPlayer
from game.match.match import Match
from game.match.outside_text import shown, stem
from game.match.record import MOST_SEATS, Moment, Player, Recording, Text40, Text80, players_of, recording, version_of
from game.match.saves import SaveError, Shell, checksum, decoded, sealed
from game.match.seats import told_name
from game.match.store import clean_name
from game.match.theatre import Timeline, WatchError, play_through

MAGIC = "Mythos Table replay"
FORMAT = 2
SUFFIX = ".mythosreplay"
LARGEST = 1024 * 1024
"""No replay is larger in bytes, so nothing larger is read."""
LARGEST_UNPACKED = 4 * 1024 * 1024
_PACKED = b"\x1f\x8b"
log = logging.getLogger(__name__)
MOST_LISTED = 500


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


class Body(Recording, frozen=True):
    """The game itself, and what its end is known by."""

    end: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Replay(NamedTuple):
    """A replay file's content, its shape checked; whether its game can be played only playing tells."""

    header: Header
    body: Body


class _Shell(Shell, frozen=True, forbid_unknown_fields=True):
    """A replay on disk."""


def end_of(match: Match, played: Recording) -> str:
    """What tells the match's present position from any other: a hash over position and seats, as ``played`` has them.

    Names count as they stand in the file, however they are shown.
    """
    seats = [(seat.bot, seat.name) for seat in played.first_seats]
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
    body = msgspec.json.encode(Body(**msgspec.structs.asdict(played), end=end_of(match, played)))
    data = sealed(MAGIC, FORMAT, header=header, body=body)
    packed = gzip.compress(data, mtime=0)
    if len(data) > LARGEST_UNPACKED or too_much(data) or len(packed) > LARGEST:
        raise ReplayError(say("error-replays-long"))
    return packed


def read_bytes(path: Path) -> bytes:
    """A replay file's bytes, if there are not too many; raises ``ReplayError``."""
    return read_or_tell(path, LARGEST, ReplayError)


def decode_replay(data: bytes, name: str) -> Replay:
    """The replay in a file's bytes; raises ``ReplayError`` with a sentence that names the file ``name``."""
    data = _unpacked(data, name)
    if not data.startswith(b'{"kind":"%s"' % MAGIC.encode()):
        raise ReplayError(say("error-replays-foreign", file=name))
    damaged = ReplayError(say("error-files-damaged", file=name))
    shell = decoded(data, _Shell, damaged)
    if shell.format > FORMAT:
        raise ReplayError(say("error-files-newer", file=name))
    if shell.format < 1 or shell.checksum != checksum(shell.format, shell.header, shell.body):
        raise damaged
    header = cleaned(decoded(shell.header, Header, damaged))
    if header.rules > RULES_VERSION:
        raise ReplayError(say("error-files-rules", file=name))
    body = decoded(shell.body, Body, damaged)
    if header.rules != version_of(body.inputs):
        raise damaged
    return Replay(header, body)


def _unpacked(data: bytes, name: str) -> bytes:
    if not data:
        raise ReplayError(say("error-files-empty", file=name))
    if not data.startswith(_PACKED):
        return data
    reader = zlib.decompressobj(wbits=31)
    try:
        whole = reader.decompress(data, LARGEST_UNPACKED + 1)
    except zlib.error as problem:
        raise ReplayError(say("error-files-damaged", file=name)) from problem
    if len(whole) > LARGEST_UNPACKED:
        raise ReplayError(say("error-files-large", file=name))
    if not reader.eof:
        raise ReplayError(say("error-files-damaged", file=name))
    return whole


def checked(replay: Replay, name: str) -> Timeline:
    """Play a replay through; raises ``ReplayError`` if its answers are not allowed, or lead elsewhere than they did."""
    try:
        made = play_through(replay.body)
    except WatchError as problem:
        raise ReplayError(say("error-replays-unplayable", file=name, problem=str(problem))) from problem
    assert made is not None
    if replay.header.game != made.rules.game:
        raise ReplayError(say("error-files-damaged", file=name))
    if end_of(made.end, replay.body) != replay.body.end:
        raise ReplayError(say("error-replays-altered", file=name))
    return made


class ReplayInfo(NamedTuple):
    """One line of the list of replays; ``problem`` says why one cannot be watched."""

    path: Path
    name: str
    game: str
    players: tuple[SavedPlayer, ...]
    turn: int
    over: bool
    date: datetime
    answers: int = 0
    problem: str = ""


class Replays:
    """Replay files in a folder. ``problem`` is empty, or the sentence why nothing is written there. From any thread."""

    def __init__(self, folder: Path, problem: str = "") -> None:
        self.folder = folder
        self.problem = problem

    def share(self, match: Match, name: str, date: datetime | None = None) -> Path:
        """Write a match as it stands into a new file of the folder; returns it. Raises ``ReplayError``.

        Whoever has the file can see every secret of the game up to there.
        """
        try:
            title = clean_name(name)
        except SaveError as problem:
            raise ReplayError(str(problem)) from problem
        return self._put(encode_replay(match, title, date), title)

    def take_in(self, path: Path) -> Path:
        """Check a file from anywhere whole and keep a copy of it; returns the copy, or the file that is here already.

        Raises ``ReplayError`` with a sentence; nothing is kept then.
        """
        data = read_bytes(path)
        replay = decode_replay(data, path.name)
        checked(replay, path.name)
        for known in self._files():
            try:
                if read_limited(known, len(data)) == data:
                    return known
            except (OSError, TooLarge):
                log.info("%s cannot be compared", known)
        return self._put(data, replay.header.name or path.stem)

    def _put(self, data: bytes, name: str) -> Path:
        if self.problem:
            raise ReplayError(say("error-replays-unkept", problem=self.problem))
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            path = free(self.folder / f"{stem(name)}{SUFFIX}")
            write_whole(path, data)
        except OSError as problem:
            raise ReplayError(say("error-replays-unwritten", why=why(problem))) from problem
        return path

    def read(self, path: Path) -> Timeline:
        """A replay, checked whole and ready to be watched; raises ``ReplayError`` with a sentence."""
        return checked(decode_replay(read_bytes(path), path.name), path.name)

    def delete(self, path: Path) -> None:
        """Remove a file of the folder; raises ``ReplayError``."""
        if self.problem or path.parent != self.folder or path.suffix != SUFFIX:
            raise ReplayError(self.problem or say("error-replays-elsewhere"))
        try:
            path.unlink(missing_ok=True)
        except OSError as problem:
            raise ReplayError(say("error-files-undeleted", file=path.name, why=why(problem))) from problem

    def listing(self) -> list[ReplayInfo]:
        """The replays, the newest first, with those that cannot be watched; heads are read, nothing is played."""
        found = [self._info(path) for path in self._files()]
        return sorted(found, key=lambda info: info.date, reverse=True)

    def _files(self) -> list[Path]:
        return files_in(self.folder, SUFFIX)[:MOST_LISTED]

    def _info(self, path: Path) -> ReplayInfo:
        try:
            header, body = decode_replay(read_bytes(path), path.name)
        except EngineError as problem:
            return ReplayInfo(path, shown(path.name), "", (), 0, False, date_of(path), problem=shown(str(problem)))
        players = tuple(
            SavedPlayer(each.faction, told_name(each.name), each.kind, Handicap(each.power, each.doom))
            for each in header.players
        )
        name = header.name or shown(path.stem)
        return ReplayInfo(path, name, header.game, players, header.turn, header.over, local(header.date),
                          len(body.entries))  # fmt: skip
