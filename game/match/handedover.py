"""Seats that somebody else has finished than who is named: a bot for a person, or a person for a bot."""

from collections.abc import Sequence

from game.language.spoken import say
from game.match.match import Match
from game.match.seats import Seat
from game.match.words import words

PERSON = "person"
"""Who finished a seat where it was no bot."""


def finisher(played: Seat, last: Seat) -> str:
    """Who has finished the seat that somebody played: a bot's id, ``PERSON``; empty if it was of the same kind."""
    return "" if played.bot == last.bot else last.bot or PERSON


def marked(name: str, finished: str) -> str:
    """A player's name, and after it who has finished the seat, if it was somebody else."""
    if not finished:
        return name
    if finished == PERSON:
        return say("saves-finished-by-person", name=name)
    level = words().name("bot", finished) if words().has("bot", finished) else finished
    return say("saves-finished-by-bot", name=name, bot=level)


def names_at_end(match: Match) -> Sequence[str]:
    """The names of a match that is over, by seat; those of people whose seat a bot has finished say so."""
    sat = zip(match.first_seats, match.seats, strict=True)
    return [marked(now.name, "" if first.bot else finisher(first, now)) for first, now in sat]
