"""What saves, the chronicle and the theatre ask of a game: its times, marks on a timeline, how sides have done."""

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.event import Event
from game.engine.result import Result
from game.engine.rules import Rules
from game.games.registry import words_part
from game.match.chronicle.records import SideTold
from game.match.match import Match

TURN, END = "turn", "end"


class When(NamedTuple):
    """A time in a match: turn, phase, and in the Action phase whose slot it was, which of theirs in that turn.

    ``side`` is ``None`` and ``slot`` 0 where nobody's slot had begun.
    """

    turn: int
    phase: str
    side: int | None = None
    slot: int = 0


class Clock:
    """Tells the time along a match, from its events one after another. As it stands here: what the position says."""

    def feed(self, event: Event) -> None:
        """Take in what happens."""

    def now(self, match: Match) -> When:
        """The time."""
        return When(*records_of(match.rules).progress(match))


class MarkKind(NamedTuple):
    """A kind of marks on a timeline: its id, the message that names several, and the icon of one."""

    id: str
    message: str
    icon: str


class GameRecords:
    """What is kept and shown of a game's course. As it stands here it does for a game without turns.

    ``marks`` are the kinds of things worth seeing in one, the weightiest first.
    """

    marks: tuple[MarkKind, ...] = ()

    def progress(self, match: Match) -> tuple[int, str]:
        """Which turn it is, and the id of its phase: ``(4, "doom")``."""
        return 0, ""

    def turn_begun(self, event: Event) -> int | None:
        """The number of the turn that an event opens."""
        return None

    def clock(self, match: Match, begun: Sequence[Event]) -> Clock:
        """What tells the time along a match that has just begun; ``begun`` are its events so far."""
        return Clock()

    def mark(self, event: Event) -> tuple[str, int | None] | None:
        """The kind of mark that an event sets, and whose doing it is; ``None`` for one not worth seeing."""
        return None

    def sides(self, match: Match, result: Result) -> tuple[list[SideTold], int]:
        """How every side of a match that is over has done, and the first turn of which that is known."""
        seats = range(len(match.seats))
        return [SideTold(name, seat, name in result.sides, score) for name, score in result.scores.items()
                for seat in seats if match.rules.side_number(name) in match.rules.side_of_seat(seat)], 1  # fmt: skip


def records_of(rules: Rules) -> GameRecords:
    """What is asked for the records of a game, by its rules."""
    found: GameRecords = words_part(rules.game).records
    return found


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
