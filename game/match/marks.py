"""What is worth seeing in a game that is watched: the marks events set on its timeline."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.engine.event import Event
from game.engine.rules import Rules
from game.games.wars.rules.units import UNIT_SIDE
from game.match.record import begins_turn

AWAKENING, BATTLE, RITUAL, BOOK, TURN, END = "awakening", "battle", "ritual", "book", "turn", "end"
RITE, ARTIFACT, POWER_PLAY, KNOCK, BLUFF = "rite", "artifact", "power_play", "knock", "bluff"
WEIGHT = (END, AWAKENING, RITE, BATTLE, ARTIFACT, RITUAL, POWER_PLAY, BOOK, KNOCK, BLUFF)
"""Which marks matter more than others, the weightiest first."""
_AWAKENS = frozenset(("awaken",))
_OF_RITES = {
    "rite": RITE, "captured": ARTIFACT, "stole": ARTIFACT, "power_play": POWER_PLAY, "knocked": KNOCK,
    "psyched_out": BLUFF,
}  # fmt: skip


class Mark(NamedTuple):
    """Something worth seeing: what, how many entries it takes to have happened, its event's number, whose doing."""

    kind: str
    n: int
    event: int
    side: int | None
    number: int = 0
    """Of a turn: which."""


Marker = Callable[[Event, int, int], Mark | None]
"""Gives the mark an event sets, if it is worth one, from the event, the entries it takes, and its number."""


def marker(rules: Rules) -> Marker:
    """What finds the marks of a game."""
    return _of_rites if rules.game == "rites" else _of_wars


def _of_wars(event: Event, n: int, number: int) -> Mark | None:
    args = event.args
    if event.kind == "placed" and args[2] in _AWAKENS:
        return Mark(AWAKENING, n, number, UNIT_SIDE[int(args[0])])
    if event.kind in (BATTLE, RITUAL, BOOK):
        return Mark(event.kind, n, number, int(args[0]))
    return _of_all(event, n, number)


def _of_rites(event: Event, n: int, number: int) -> Mark | None:
    if begins_turn(event):
        return Mark(TURN, n, number, None, int(event.args[0]))
    if event.kind in _OF_RITES:
        return Mark(_OF_RITES[event.kind], n, number, int(event.args[0]))
    return _of_all(event, n, number)


def _of_all(event: Event, n: int, number: int) -> Mark | None:
    if begins_turn(event):
        return Mark(TURN, n, number, None, int(event.args[1]))
    return Mark(END, n, number, None) if event.kind == "ended" else None
