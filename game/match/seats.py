"""Who sits at the seats of a match: a person or a bot, with a name that can be shown whatever file it comes from."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from game.language.spoken import per_language, say
from game.match.campaign.cast import cast
from game.match.entries import SeatChange
from game.match.outside_text import names_from_file, shown

LONGEST_NAME = 40
NAMELESS = "Player"
"""The name of somebody who has said none. With a number behind it: of somebody who was given none."""
BOT, ALLY = "Bot", "An ally"
"""So the program calls bots, with a number, and those who stand by the people of a story."""
_GIVEN = re.compile(rf"({NAMELESS}|{BOT}) (\d{{1,2}})")


class Seat(NamedTuple):
    """Who sits there: a person (``bot`` empty) or a bot, and what they are ``called`` in files."""

    bot: str
    called: str

    @property
    def name(self) -> str:
        """The name shown."""
        return told_name(self.called)


def numbered(kind: str, number: int) -> str:
    """What the program calls somebody without a name, in files: ``told_name`` tells it."""
    return f"{kind} {number}"


@per_language
def told_name(called: str) -> str:
    """A name as it is shown: those that the program or a story has given are said in the language that is spoken."""
    if called == NAMELESS:
        return say("seats-nameless")
    if called == ALLY:
        return say("seats-ally")
    given = _GIVEN.fullmatch(called)
    return cast().get(called, called) if given is None else say(f"seats-{given[1].lower()}", number=int(given[2]))


def nameless(name: str) -> bool:
    """Whether a name says nothing of who sits there: to its owner it is *you*."""
    return name in ("", NAMELESS, told_name(NAMELESS))


def seat_name(seats: Sequence[Seat], number: int) -> str:
    """What somebody is called; by the number of the seat without a name."""
    return seats[number].name or say("seats-player", number=number + 1)


def sitting(seats: Sequence[Seat]) -> list[Seat]:
    """The seats with names that can be read and told apart."""
    return list(_sitting(tuple(seats)))


@lru_cache(maxsize=256)
def _sitting(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    names = names_from_file([seat.called for seat in seats], LONGEST_NAME)
    return tuple(Seat(shown(seat.bot), name) for seat, name in zip(seats, names, strict=True))


def handed(seats: Sequence[Seat], change: SeatChange) -> list[Seat]:
    """The seats once one of them has been handed to somebody else, or named anew."""
    return sitting([Seat(change.bot, change.name) if n == change.seat else seat for n, seat in enumerate(seats)])


def bots(seats: Sequence[Seat]) -> list[str]:
    """The ids of the bots by seat; empty for a person."""
    return [seat.bot for seat in seats]

