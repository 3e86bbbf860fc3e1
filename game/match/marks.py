"""What is worth seeing in a game that is watched: the marks events set on its timeline."""

from typing import NamedTuple

from game.engine.event import Event
from game.match.gamerecords import GameRecords

TURN, END = "turn", "end"


class Mark(NamedTuple):
    """Something worth seeing: what, how many entries it takes to have happened, its event's number, whose doing."""

    kind: str
    n: int
    event: int
    side: int | None
    number: int = 0
    """Of a turn: which."""


def mark_of(records: GameRecords, event: Event, n: int, number: int) -> Mark | None:
    """The mark an event sets, if it is worth one; ``n`` are the entries it takes, ``number`` is its own."""
    if (found := records.mark(event)) is not None:
        return Mark(found[0], n, number, found[1])
    if (turn := records.turn_begun(event)) is not None:
        return Mark(TURN, n, number, None, turn)
    return Mark(END, n, number, None) if event.kind == "ended" else None
