"""What a finished game leaves behind for its campaign: places, points and deeds of every seat, nothing hidden."""

from typing import Annotated

import msgspec

from game.match.record import MOST_SEATS, Text40

Number = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]
Small = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Ids = Annotated[list[Text40], msgspec.Meta(max_length=40)]


class SeatFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one seat came to.

    ``points`` are Doom, or in the rites the elder signs of the artifacts held. ``place`` is 1 for whoever has won;
    behind the winners by points, equal points sharing a place. ``rites`` is how many rites it won.
    """

    sides: Ids
    place: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]
    won: bool
    points: Number
    books: Small = 0
    gates: Small = 0
    kills: Small = 0
    captures: Small = 0
    rituals: Small = 0
    awakened: Ids = msgspec.field(default_factory=list)
    great_lost: Ids = msgspec.field(default_factory=list)
    artifacts: Ids = msgspec.field(default_factory=list)
    rites: Small = 0


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end of a game: which, after how many turns (rites: how many were played), why, and every seat by number."""

    game: Text40
    turns: Small
    reason: Text40
    seats: Annotated[list[SeatFacts], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]

    @property
    def winners(self) -> list[int]:
        """The seats that have won, alone or together; nobody if humanity has."""
        return [number for number, seat in enumerate(self.seats) if seat.won]

    def margin(self, seat: int) -> int:
        """By how many points a seat lies before the best of the others; negative if behind."""
        others = [other.points for number, other in enumerate(self.seats) if number != seat]
        return self.seats[seat].points - max(others, default=0)
