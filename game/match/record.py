"""What is written of a match: the structures of saves and journals, every field with its bounds."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Any

import msgspec

from game.engine.errors import EngineError
from game.match.entries import Entry
from game.match.match import INPUT_KEYS, Match, Seat

MOST_ENTRIES = 100_000
MOST_SEATS = 8
LARGEST_THUMBNAIL = 512 * 1024
UNNAMED = 1
"""The version of the rules of inputs that name none."""

Text40 = Annotated[str, msgspec.Meta(max_length=40)]
Text60 = Annotated[str, msgspec.Meta(max_length=60)]
Text80 = Annotated[str, msgspec.Meta(max_length=80)]
Text200 = Annotated[str, msgspec.Meta(max_length=200)]
Text500 = Annotated[str, msgspec.Meta(max_length=500)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1 << 40)]
MatchId = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{8,32}$")]
Sides = Annotated[list[Text40], msgspec.Meta(max_length=MOST_SEATS)]
Moment = Annotated[datetime, msgspec.Meta(tz=True)]
"""A date with its zone: without one it cannot be compared with others."""
Script = Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=1000)]], msgspec.Meta(max_length=10_000)]


class FileError(EngineError, ValueError):
    """A file cannot be read or written; the message is a sentence for the player.

    ``damaged`` tells whether the file itself is at fault, so that its backup may be tried; ``newer`` that it was
    made by a newer program, which may need it: nothing is written in its place.
    """

    def __init__(self, message: str, damaged: bool = False, newer: bool = False) -> None:
        super().__init__(message)
        self.damaged = damaged
        self.newer = newer


class SeatRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there."""

    bot: Text200
    name: Text40


Seats = Annotated[list[SeatRecord], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
Entries = Annotated[list[Entry], msgspec.Meta(max_length=MOST_ENTRIES)]


class Inputs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The inputs of a match; ``setup`` and ``options`` are checked by the game itself."""

    game: Text40
    players: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)] | None
    factions: Annotated[list[Text40 | Sides], msgspec.Meta(max_length=MOST_SEATS)] | None
    map: Text60 | None
    edition: Text40 | None
    seed: Annotated[int, msgspec.Meta(ge=0, le=(1 << 63) - 1)]
    options: Annotated[dict[Text40, Any], msgspec.Meta(max_length=40)] | None
    setup: Annotated[dict[Text40, Any], msgspec.Meta(max_length=80)] | None
    dice: Script | None
    draws: Script | None
    strict: bool | None
    ironman: bool | None = None
    first: bool | msgspec.UnsetType = msgspec.UNSET
    """Whether it is somebody's first game; left out of all others, so that older programs can read those."""
    rules: Annotated[int, msgspec.Meta(ge=1, le=1 << 30)] | msgspec.UnsetType = msgspec.UNSET
    """The version of the rules; left out by version 1, which did not name itself, so that its matches stay the same."""


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A player as the list of saves shows him; ``kind`` is ``person`` or a bot's id.

    ``power`` and ``doom`` are the handicap; where there is none a program that knows of none can read it.
    """

    faction: Text80
    name: Text40
    kind: Text200
    power: Annotated[int, msgspec.Meta(ge=-100, le=100)] = 0
    doom: Annotated[int, msgspec.Meta(ge=-100, le=100)] = 0


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be told of a save without opening it; nothing hidden is in it.

    ``campaign`` is the one the match belongs to, as it is shown, or empty. ``serial`` tells saves of one match apart
    when the clock cannot: the greater one was made later.
    """

    match: MatchId
    name: Text80
    game: Text40
    players: Annotated[list[Player], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    turn: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    phase: Text40
    over: bool
    rules: Annotated[int, msgspec.Meta(ge=1, le=1 << 30)]
    date: Moment
    thumbnail: Annotated[bytes, msgspec.Meta(max_length=LARGEST_THUMBNAIL)] | None = None
    campaign: Text80 = ""
    serial: Count = 0
    ironman: bool = False


class Recording(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a match can be played again from: ``start`` is the position it begins at where its beginning is lost.

    Holds everybody's secrets. ``start`` is checked by the engine, ``entries`` by playing them.
    """

    inputs: Inputs
    first_seats: Seats
    start: dict[str, Any] | None
    lost_history: Text500
    entries: Entries

    def begun(self, cls: type[Match] = Match) -> Match:
        """The match before its first entry. Raises ``EngineError``."""
        return cls.begun_at(inputs_of(self.inputs), seats_of(self.first_seats), self.start, self.lost_history)

    def played(self, count: int | None = None) -> Match:
        """The match after its first ``count`` entries, or all of them. Raises ``EngineError``."""
        match = self.begun()
        for entry in self.entries[:count]:
            match.apply(entry)
        return match


class Body(Recording, frozen=True):
    """What a save holds of a match besides; ``position`` is checked by the engine."""

    seats: Seats
    serial: Count
    events: Count
    position: dict[str, Any]


def inputs_record(match: Match) -> Inputs:
    """The inputs of a match, checked."""
    inputs = match.inputs
    given = {key: inputs.get(key) for key in INPUT_KEYS if key not in ("first", "rules")}
    if match.first:
        given["first"] = True
    if match.rules_version != UNNAMED:
        given["rules"] = match.rules_version
    return msgspec.convert(given, Inputs)


def seat_records(seats: Sequence[Seat]) -> list[SeatRecord]:
    return [SeatRecord(seat.bot, seat.called) for seat in seats]


def seats_of(records: Sequence[SeatRecord]) -> tuple[Seat, ...]:
    return tuple(Seat(record.bot, record.name) for record in records)


def recording(match: Match) -> Recording:
    """A match as it stands, taken down; quick, and independent of the match from then on."""
    first, entries = seat_records(match.first_seats), list(match.entries)
    return Recording(inputs_record(match), first, match.start, match.lost_history[:500], entries)


def inputs_of(record: Inputs) -> dict[str, Any]:
    """Inputs as a match takes them."""
    given = {key: getattr(record, key) for key in INPUT_KEYS} | {"rules": version_of(record)}
    return given | {"first": record.first is True or None}


def version_of(record: Inputs) -> int:
    """The version of the rules a match was begun under."""
    return UNNAMED if record.rules is msgspec.UNSET else record.rules


def players_of(match: Match) -> list[Player]:
    factions = match.rules.setup.get("factions", [[] for _ in match.seats])
    handicap = match.rules.setup.get("handicap", {})
    return [
        Player(
            (names if isinstance(names, str) else "+".join(names))[:80],
            seat.called,
            seat.bot or "person",
            *(sum(handicap[name][what] for name in names if name in handicap) for what in ("power", "doom")),
        )
        for names, seat in zip(factions, match.seats, strict=True)
    ]
