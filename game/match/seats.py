"""Who sits at the seats of a match: a person or a bot, with a name that can be shown whatever file it comes from."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from game.language.spoken import say
from game.match.entries import SeatChange
from game.match.outside_text import names_from_file, shown

LONGEST_NAME = 40
NAMELESS = "Player"
"""The name of somebody who has said none."""


class Seat(NamedTuple):
    """Who sits there: a person (``bot`` empty) or a bot, and the name shown."""

    bot: str
    name: str


def nameless(name: str) -> bool:
    """Whether a name says nothing of who sits there: to its owner it is *you*."""
    return name in ("", NAMELESS)


def seat_name(seats: Sequence[Seat], number: int) -> str:
    """What somebody is called; by the number of the seat without a name."""
    return seats[number].name or say("seats-player", number=number + 1)


def sitting(seats: Sequence[Seat]) -> list[Seat]:
    """The seats with names that can be read and told apart."""
    return list(_sitting(tuple(seats)))


@lru_cache(maxsize=256)
def _sitting(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    names = names_from_file([seat.name for seat in seats], LONGEST_NAME)
    return tuple(Seat(shown(seat.bot), name) for seat, name in zip(seats, names, strict=True))


def handed(seats: Sequence[Seat], change: SeatChange) -> list[Seat]:
    """The seats once one of them has been handed to somebody else, or named anew."""
    return sitting([Seat(change.bot, change.name) if n == change.seat else seat for n, seat in enumerate(seats)])


def bots(seats: Sequence[Seat]) -> list[str]:
    """The ids of the bots by seat; empty for a person."""
    return [seat.bot for seat in seats]

