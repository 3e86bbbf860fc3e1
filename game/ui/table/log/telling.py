"""What the chronicle tells to whoever sits at the keyboard, kept in step with the match."""

from __future__ import annotations

from bisect import bisect_left
from collections import deque
from collections.abc import Iterable

from game.engine.event import Event
from game.match.phrases import Line
from game.match.session import Session
from game.match.words import words

AT_ONCE = 800
"""How many events are told without the window being painted in between."""
A_SLICE = 120


def _numbered(events: Iterable[Event], seat: int | None, first: int = 0) -> list[tuple[int, Event]]:
    """The same with their numbers among all; ``first`` is that of the first."""
    shown = ((number, event.seen_by(seat)) for number, event in enumerate(events, first))
    return [(number, event) for number, event in shown if event is not None]


class Telling:
    """The lines of a session's chronicle, fed with what is new.

    ``seat`` is always the seat whose secrets may be told: None tells only what anybody may know. Of a very long
    match only the beginning is told at once, the rest by and by with ``work``.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._chronicle = words().chronicle(session.match.rules)
        self._told, self._anew, self._fresh = 0, True, True
        self._news: int | None = None
        self._numbers: list[int] = []
        """Which of all events each of those that were told is."""
        self._taken = 0
        self._waiting: deque[Event] = deque()
        """What has happened and is not told yet, whole; it is told as ``_seat`` may see it."""
        self._seat: int | None = None

    # The chronicle ----------------------------------------------------------------------------

    @property
    def lines(self) -> list[Line]:
        """All lines told so far; to be read only."""
        return self._chronicle.lines

    def update(self) -> int:
        """Bring ``lines`` up to date; returns the number of the first that is new or another than before."""
        first = self._chronicle.update()
        if self._anew:
            self._anew, first = False, 0
        return first

    @property
    def next_wake(self) -> float | None:
        """Seconds until there is something to do."""
        return 0.002 if self._waiting else None

    def work(self) -> bool:
        """Tell a slice of what is left; true if there was anything."""
        return self._feed(A_SLICE)

    def _feed(self, most: int) -> bool:
        waiting = self._waiting
        if not waiting:
            return False
        raw = [waiting.popleft() for _ in range(min(most, len(waiting)))]
        shown = _numbered(raw, self._seat, self._taken)
        self._taken += len(raw)
        self._numbers += [number for number, _ in shown]
        self._chronicle.feed([event for _, event in shown])
        return True

    # Lines count the events that were told; not all are told to everybody -------------------------

    def whole(self, line: Line) -> Line:
        """A line with its place among all events in the place of that among those told."""
        numbers, end = self._numbers, min(line.end, len(self._numbers))
        if line.number >= len(numbers):
            # Told before something was taken back: it is about to go.
            return line
        return line._replace(number=numbers[line.number], end=numbers[end - 1] + 1 if end else 0)

    def told_before(self, events: int) -> int:
        """How many of the first ``events`` of all have been told."""
        return bisect_left(self._numbers, events)

    # What has just happened -----------------------------------------------------------------------

    def go_on(self, seat: int | None) -> list[Event]:
        """Tell what is new, or all anew after an undo; returns what has just happened, nothing if all was told anew."""
        count = self._session.match.event_count
        if count < self._told:
            self.begin_anew()
        start, anew, self._seat = self._told, self._fresh, seat
        self._fresh = False
        self._waiting += self._session.match.events_since(start)
        self._feed(AT_ONCE)
        news, self._news = self._news, None
        self._told = count
        if anew:
            return [] if news is None or news > count else self._events(news, seat)
        return self._events(start, seat)

    def tell_another(self) -> None:
        """Forget all lines, told to another; what has happened since the last of them is still news."""
        news = self._told
        self.begin_anew()
        self._news = news

    def begin_anew(self) -> None:
        """Forget all lines: another seat is at the keyboard, or events were taken back."""
        self._chronicle = words().chronicle(self._session.match.rules)
        self._waiting.clear()
        self._numbers, self._taken = [], 0
        self._told, self._anew, self._fresh = 0, True, True

    def _events(self, start: int, seat: int | None) -> list[Event]:
        return [event for _, event in _numbered(self._session.match.events_since(start), seat)]
