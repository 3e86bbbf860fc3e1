"""What is kept of a finished game: a summary to list and count by, and all it takes to play it again; its file.

A file is a line that says what it is, the summary, and the answers packed.
"""

import hashlib
import zlib
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec

from game.bots.temperaments import level_of
from game.language.spoken import say
from game.match.cleaned import cleaned
from game.match.document.bounds import from_json, too_much
from game.match.files import read_or_tell
from game.match.record import MOST_SEATS, Count, FileError, MatchId, Moment, Recording, Text40, Text60, Text80, Text200

FACES = 6
MOST_TURNS = 1000

Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
Score = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]
Mark = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{16}$")]
KIND = b"Mythos Table record"
FORMAT = 3
LARGEST = 4 * 1024 * 1024
"""No record is larger, so nothing larger is read."""
LARGEST_PLAY = 24 * 1024 * 1024
"""What its answers may come to when unpacked."""


class Sitter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Who has played a seat: the one who gave most of its answers. ``bot`` is a bot's id, empty for a person.

    ``finished`` is who answered last, if it is called by somebody of another kind: a bot's id, or ``person``.
    """

    name: Text40
    bot: Text200 = ""
    finished: Text200 = ""

    @property
    def level(self) -> str:
        """The bot's level without its temperament; empty for a person."""
        return level_of(self.bot)


class SideTold(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """How a side has done. ``id`` is its faction, or what the game calls it.

    ``score`` is its Doom or its points at the end, ``doom`` its Doom as each turn ended, ``faces`` how often its dice
    showed each face in battles, 1 first, ``most_dice`` the most in one battle. What a game does not have is empty or 0.
    """

    id: Text40
    seat: SeatNumber
    won: bool = False
    score: Score = 0
    doom: Annotated[list[Score], msgspec.Meta(max_length=MOST_TURNS)] = []
    books: Number = 0
    attacks: Number = 0
    defences: Number = 0
    kills: Number = 0
    lost: Number = 0
    captured: Number = 0
    taken: Number = 0
    gates: Number = 0
    rituals: Number = 0
    faces: Annotated[list[Number], msgspec.Meta(max_length=FACES)] = []
    most_dice: Number = 0

    @property
    def dice(self) -> int:
        return sum(self.faces)


class Summary(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A finished game as it is listed and counted.

    ``id`` is the match's, ``mark`` a digest of everything that decided its course. ``date`` is when it ended,
    ``begun`` the first turn of ``doom``; ``decisions`` counts answers. ``humanity``: everybody lost.
    ``campaign`` is the one it belongs to, or empty; ``set_up`` a game that did not begin as the rules say.
    """

    id: MatchId
    mark: Mark
    date: Moment
    game: Text40
    seats: Annotated[list[Sitter], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    sides: Annotated[list[SideTold], msgspec.Meta(max_length=MOST_SEATS)]
    winners: Annotated[list[SeatNumber], msgspec.Meta(max_length=MOST_SEATS)]
    serial: Count
    rules: Annotated[int, msgspec.Meta(ge=1, le=1 << 30)]
    seed: Annotated[int, msgspec.Meta(ge=0, le=(1 << 63) - 1)]
    map: Text60 = ""
    edition: Text40 = ""
    reason: Text40 = ""
    turns: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0
    begun: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 1
    decisions: Number = 0
    humanity: bool = False
    set_up: bool = False
    campaign: Text80 = ""

    @property
    def shared(self) -> bool:
        return len(self.winners) > 1

    @property
    def stem(self) -> str:
        """The name of its file without the ending: one match, one course."""
        return f"{self.id}-{self.mark}"

    def sides_of(self, seat: int) -> list[SideTold]:
        return [side for side in self.sides if side.seat == seat]


class Record(NamedTuple):
    """A finished game, whole."""

    summary: Summary
    play: Recording


class RecordError(FileError):
    """A record cannot be read, kept or played again."""


class Opened(NamedTuple):
    """A record whose checksum fits, its answers still packed."""

    summary: Summary
    packed: bytes


def encode(record: Record) -> bytes:
    """The file. Raises ``RecordError`` if it would be larger than any that is read."""
    summary, play = msgspec.json.encode(record.summary), msgspec.json.encode(record.play)
    body = summary + b"\n" + zlib.compress(play, 9)
    data = b"%s %d %s\n%s" % (KIND, FORMAT, _checksum(body), body)
    if len(data) > LARGEST or len(play) > LARGEST_PLAY or too_much(play):
        raise RecordError(say("error-chronicle-long"))
    return data


def _checksum(body: bytes) -> bytes:
    return hashlib.sha256(body).hexdigest().encode()


def read(path: Path) -> Opened:
    """A record's summary and packed answers; raises ``RecordError`` with a sentence."""
    return opened(read_or_tell(path, LARGEST, RecordError), path.name)


def opened(data: bytes, name: str) -> Opened:
    """As ``read``, from bytes; ``name`` is what the sentence calls them."""
    first, _, body = data.partition(b"\n")
    words = first[len(KIND) :].split(b" ") if first.startswith(KIND) else []
    if len(words) < 3 or not words[1].isdigit() or len(words[1]) > 9:
        raise RecordError(say("error-chronicle-foreign", file=name))
    if int(words[1]) > FORMAT:
        raise RecordError(say("error-files-newer", file=name), newer=True)
    if int(words[1]) < 1 or words[2] != _checksum(body):
        raise RecordError(say("error-files-damaged", file=name))
    summary, _, packed = body.partition(b"\n")
    try:
        return Opened(cleaned(from_json(summary, Summary)), packed)
    except ValueError as problem:
        raise RecordError(say("error-files-damaged", file=name)) from problem


def unpacked(packed: bytes, name: str) -> Recording:
    """The answers; raises ``RecordError`` with a sentence. Never unpacks more than a record can hold."""
    complaint = say("error-files-damaged", file=name)
    try:
        unpacker = zlib.decompressobj()
        data = unpacker.decompress(packed, LARGEST_PLAY)
        if not unpacker.eof:
            raise RecordError(complaint)
        return from_json(data, Recording)
    except (zlib.error, ValueError) as problem:
        raise RecordError(complaint) from problem
