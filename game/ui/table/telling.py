"""What the chronicle tells to whoever sits at the keyboard, kept in step with the match."""

from __future__ import annotations

from typing import Any

from game.match.phrases import Line
from game.match.session import Session
from game.match.tableview import public_event
from game.match.words import words


class Telling:
    """The lines of a session's chronicle, fed with what is new; ``since`` is the event the digest begins with.

    ``seat`` is always the seat whose secrets may be told: None tells only what anybody may know.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._chronicle = words().chronicle(session.match.rules)
        self._told, self._anew = 0, True
        self._news: int | None = None
        self.since = session.match.event_count

    @property
    def lines(self) -> list[Line]:
        """All lines told so far."""
        return self._chronicle.lines

    def own_choice(self) -> None:
        """Let the digest begin here: the person at the keyboard has just chosen."""
        self.since = self._session.match.event_count

    def go_on(self, seat: int | None) -> list[Any]:
        """Tell what is new, or all anew after an undo; returns what has just happened, nothing if all was told anew."""
        count = self._session.match.event_count
        if count < self._told:
            self.begin_anew()
        events, anew = self._events(self._told, seat), self._anew
        self._chronicle.feed(events)
        news, self._news = self._news, None
        self._told, self._anew = count, False
        if anew:
            return [] if news is None or news > count else self._events(news, seat)
        return events

    def tell_another(self) -> None:
        """Forget all lines, told to another; what has happened since the last of them is still news."""
        news = self._told
        self.begin_anew()
        self._news = news

    def begin_anew(self) -> None:
        """Forget all lines: another seat is at the keyboard, or events were taken back."""
        self._chronicle = words().chronicle(self._session.match.rules)
        self._told, self._anew = 0, True
        self.since = min(self.since, self._session.match.event_count)

    def _events(self, start: int, seat: int | None) -> list[Any]:
        if seat is not None:
            return self._session.events_since(start, seat)
        shown = (public_event(event) for event in self._session.match.events_since(start))
        return [event for event in shown if event is not None]
