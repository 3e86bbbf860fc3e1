"""The past of a match: how everything stood after any number of its entries."""

from bisect import bisect_left
from collections import Counter
from typing import Any

from game.engine.chance import Chance
from game.engine.event import Event
from game.engine.position import Position
from game.games.registry import rules_for
from game.match.entries import Answer
from game.match.gamerecords import When, records_of
from game.match.match import Match


class History:
    """Looks back at a match without changing it; whatever it gives is a copy.

    ``n`` counts entries carried out: 0 is the beginning, ``len(history)`` the present. The match keeps
    the position before each of its entries for undo, and those are what is looked at: any moment costs
    one copy, nothing has to be replayed, and after an undo there is nothing out of date. A match that
    was loaded is played through once, at the first look. Positions hold everybody's secrets: show them
    through views (``match_at(n).view(seat)``).
    """

    def __init__(self, match: Match) -> None:
        self._match = match

    def __len__(self) -> int:
        return len(self._match.entries)

    def at(self, n: int) -> Position:
        """The position after ``n`` entries; ``IndexError`` where there is none."""
        return self._match.moment(n).position.copy()

    def match_at(self, n: int) -> Match:
        """The match as it stood after ``n`` entries, with its events, without history: for views and tables of then."""
        match, then = self._match, self._match.moment(n)
        made = Match(match.inputs, then.position.copy(), then.seats, history=False)
        made.events = match.events_since(0)[: then.events]
        return made

    def events_at(self, n: int) -> int:
        """How many events there had been after ``n`` entries."""
        return self._match.moment(n).events

    def entry_behind(self, event: int) -> int:
        """The smallest number of entries after which there had been at least so many events."""
        found = bisect_left(range(len(self)), event, key=self.events_at)
        return min(found, len(self))

    def answers_since(self, n: int) -> Counter[int]:
        """How many answers each seat has given after the first ``n`` entries, by persons, bots and orders alike."""
        return Counter(entry.seat for entry in self._match.entries[n:] if isinstance(entry, Answer))

    def steps_since(self, n: int) -> int:
        """How many entries have followed the first ``n``, as far as all have heard of them."""
        return self.heard(len(self)) - self.heard(n)

    def heard(self, n: int) -> int:
        """How many of the first ``n`` entries all have heard of."""
        return sum(not self._match.unheard(entry) for entry in range(n))

    def when(self, event: int) -> When:
        """The time of an event, by its number."""
        events, first = self._match.events_since(0), self.match_at(0)
        clock = records_of(first.rules).clock(first, events[: self.events_at(0)])
        for happened in events[: event + 1]:
            clock.feed(happened)
        return clock.now(self.match_at(self.entry_behind(event + 1)))


def course_of(match: Match) -> tuple[Any, list[Event]]:
    """The state before the first event, and all events; of a match that is loaded, the history is rebuilt first.

    A set-up in the middle of a game counts from there, and so does a match whose history was lost.
    """
    events = match.events_since(0)
    return _first_state(match), events


def _first_state(match: Match) -> Any:
    """How a match began; of one that begins in its draft, the state the draft has led to."""
    inputs = match.inputs
    if match.start is not None:
        begun = Position.decode(rules_for(inputs), match.start)
        if begun.rules.setup == match.rules.setup:
            return begun.state
    return match.rules.begin(Chance.seeded(inputs["seed"], inputs["dice"], inputs["draws"]))[0]
