"""A game to be watched: any moment of it, what is worth seeing on the way, and its lines as somebody knew them."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator
from typing import Any, Literal, NamedTuple

from game.engine.errors import EngineError
from game.engine.event import Event
from game.engine.position import Position
from game.language.spoken import say
from game.match.entries import Entry
from game.match.files import cause
from game.match.gamerecords import Clock, Mark, When, mark_of
from game.match.gamewords import words_of
from game.match.match import Match, Seat
from game.match.past import unheard
from game.match.phrases import Line
from game.match.record import Recording
from game.match.record import recording as recording
from game.match.words import words

OPEN: Literal["open"] = "open"
ONLOOKER: Literal["onlooker"] = "onlooker"
View = int | Literal["open", "onlooker"]
"""With whose eyes a game is watched: a seat's, everybody's together (``OPEN``), or a passer-by's."""

MOST_KEPT = 4096
"""How many positions are kept at most; of a longer game every second one, every third ..."""
A_SLICE = 64
"""How many entries are carried out between two questions whether the game is still wanted."""
UNSEEN = frozenset(("forced", "ordered", "action"))
"""Events by themselves that change nothing on a table."""


class WatchError(EngineError, ValueError):
    """A game cannot be watched; the message is a sentence for the player."""


class Told(NamedTuple):
    """The chronicle of a whole game as somebody knew it; ``behind`` how many events there were behind each line."""

    lines: list[Line]
    first: list[int]
    behind: list[int]


class Timeline:
    """A game from its beginning to its end; whatever it gives is a copy.

    ``n`` counts entries carried out, from 0 to ``len(timeline)``, but for those that nobody else had heard of when they
    were made: whoever watches with one seat's eyes must not see that there were any. Copies of positions are kept, all
    of them of a game of usual length, so that any moment costs one copy and at most a few entries more. Made by
    ``play_through``.
    """

    def __init__(self, played: Recording) -> None:
        self.recording = played
        self.events: list[Event] = []
        self.first = 0
        """The moment it begins with: there may be no table before it."""
        self.stops: list[int] = [0]
        """The moments at which there is something new to see."""
        self.marks: list[Mark] = []
        self._every = max(1, -(-len(played.entries) // MOST_KEPT))
        self._kept: list[tuple[Position, tuple[Seat, ...]]] = []
        self._entries: list[int] = []
        """How many of all entries have been carried out at each moment."""
        self._behind: list[int] = []
        self._times: list[When] = []
        self._event_times: list[When] = []
        self.rules: Any = None

    def __len__(self) -> int:
        return len(self._entries) - 1

    # Playing it through -----------------------------------------------------------------------

    def _play(self) -> Iterator[int]:
        """Play the game through, telling after each slice how many entries are done. Raises ``WatchError``."""
        try:
            match = self.recording.begun()
            match.history = False
            self._inputs = match.inputs
        except (EngineError, LookupError, TypeError, ValueError, RecursionError) as problem:
            raise WatchError(say("error-replays-start", problem=cause(problem))) from problem
        self.rules = match.rules
        self.records = words_of(match.rules).records
        clock = self.records.clock(match, match.events)
        self._note(match, clock, None)
        for number, entry in enumerate(self.recording.entries):
            try:
                match.apply(entry)
            except EngineError as problem:
                raise WatchError(say("error-replays-move", number=number + 1, problem=cause(problem))) from problem
            except (LookupError, TypeError, ValueError, ArithmeticError, RecursionError) as problem:
                raise WatchError(say("error-replays-invalid", number=number + 1)) from problem
            self._note(match, clock, entry)
            if number % A_SLICE == A_SLICE - 1:
                yield number + 1
        self.end = match
        # While factions are drafted there is no table to be seen.
        self.first = min(words_of(match.rules).begins(match), len(self))
        self.stops = [self.first, *(stop for stop in self.stops if stop > self.first)]
        # A draft settles other rules than the game began with.
        self.rules = match.rules
        if self.stops[-1] != len(self):
            self.stops.append(len(self))

    def _note(self, match: Match, clock: Clock, entry: Entry | None) -> None:
        seen = len(self.events)
        news = match.events[seen:]
        hidden = entry is not None and unheard(entry, news)
        if hidden:
            self._take_back()
        n = len(self._entries)
        self.events += news
        for number, event in enumerate(news, seen):
            clock.feed(event)
            self._event_times.append(clock.now(match))
            if mark := mark_of(self.records, event, n, number):
                self.marks.append(mark)
        if n and not hidden and any(event.kind not in UNSEEN for event in news):
            self.stops.append(n)
        self._entries.append(len(match.entries))
        self._behind.append(len(self.events))
        self._times.append(clock.now(match))
        if n % self._every == 0:
            self._kept.append((match.position.copy(), tuple(match.seats)))

    def _take_back(self) -> None:
        """Forget the last moment, to note it anew with what has changed behind the scenes."""
        if (len(self._entries) - 1) % self._every == 0:
            self._kept.pop()
        self._entries.pop()
        self._behind.pop()
        self._times.pop()

    # Moments ----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.end.position.over

    def match_at(self, n: int) -> Match:
        """The match as it stood after ``n`` entries, with all its events, without history: for views and tables."""
        n = max(self.first, min(n, len(self)))
        position, seats = self._kept[n // self._every]
        match = Match(self._inputs, position.copy(), seats, history=False)
        for entry in self.recording.entries[self._entries[n - n % self._every] : self._entries[n]]:
            match.apply(entry)
        match.events = self.events[: self._behind[n]]
        match.serial_at_least(self._entries[n] + 1)
        return match

    def when(self, n: int) -> When:
        return self._times[max(0, min(n, len(self)))]

    def when_event(self, number: int) -> When:
        """The time of an event, by its number."""
        return self._event_times[number]

    def events_at(self, n: int) -> int:
        """How many events there had been after ``n`` entries."""
        return self._behind[n]

    def moment_of(self, events: int) -> int:
        """The smallest number of entries after which there had been at least so many events."""
        return min(bisect_left(self._behind, events), len(self))

    def stop_after(self, n: int) -> int | None:
        """The next moment with something new to see; None at the end."""
        place = bisect_right(self.stops, n)
        return self.stops[place] if place < len(self.stops) else None

    def stop_before(self, n: int) -> int | None:
        """The last such moment before; None at the beginning."""
        place = bisect_left(self.stops, n)
        return self.stops[place - 1] if place else None

    # Lines ------------------------------------------------------------------------------------

    def told(self, view: View) -> Told:
        """The chronicle of the whole game as somebody knew it; takes a tenth of a second, from any thread."""
        chronicle = words().chronicle(self.rules)
        chronicle.tell_result(self.end.result())
        seen: list[Event] = []
        numbers: list[int] = []
        for number, event in enumerate(self.events):
            if (shown := as_seen(event, view)) is not None:
                seen.append(shown)
                numbers.append(number)
        chronicle.feed(seen)
        lines = list(chronicle.lines)
        behind = [numbers[min(line.end, len(numbers)) - 1] + 1 if line.end else 0 for line in lines]
        return Told(lines, [numbers[line.number] for line in lines], behind)

    # Going on from here -----------------------------------------------------------------------

    def go_on(self, n: int, seats: tuple[Seat, ...] | None = None, dice: int | None = None) -> Match:
        """A match of its own that has this one's first ``n`` entries for its history.

        ``seats`` are who goes on with it, as they sat there if not given; ``dice`` is another seed for chance from
        here on. Takes as long as playing through: not for a window's thread.
        """
        match = self.recording.played(self._entries[n])
        for number, seat in enumerate(seats or ()):
            if match.seats[number] != seat:
                match.seat_change(number, seat.bot, seat.called)
        if dice is not None:
            match.new_dice(dice)
        return match


def play_through(
    played: Recording, wanted: Callable[[], bool] = lambda: True, progress: Callable[[int], None] | None = None
) -> Timeline | None:
    """The timeline of a recording, from any thread; None once it is not ``wanted`` any more.

    ``progress`` is told how many entries are done. Raises ``WatchError`` with a sentence.
    """
    made = Timeline(played)
    for done in made._play():
        if not wanted():
            return None
        if progress is not None:
            progress(done)
    return made


def as_seen(event: Event, view: View) -> Event | None:
    """An event as somebody may know it; None if not at all."""
    if view == OPEN:
        return event
    return event.seen_by(None if view == ONLOOKER else view)
