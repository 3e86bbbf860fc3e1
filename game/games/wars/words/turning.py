"""The turning points of a match that is over: choices that cost their seat most, and when its chances turned."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import msgspec

from game.bots.protocol import Job
from game.games.wars.bots.advice import prospects
from game.match.counsel import SHARE, STRONG, Counsel, weigh, why_case
from game.match.entries import Answer, Entry
from game.match.gamewords import words_of
from game.match.history import History
from game.match.match import Match, Seat
from game.match.phrases import LINE, Line
from game.match.words import chronicle

MOST = 3
"""How many of each are told."""
COSTLY, COSTLY_SHARE = 0.5, 3
"""Points of Doom, or percent of the chance to win, a choice must have lost to be told."""
_LOOKED_AT_AGAIN = 2 * MOST
"""How many of the choices that seem to have lost most are weighed once more, thoroughly."""
SHARP = 0.06
"""How far a chance to win must have moved to be told."""
_ACTIONS = ("action", "second_action")
_FEW = 120
"""How many moments are looked at for chances, spread evenly over the match, if there are more."""


class Costly(NamedTuple):
    """A choice: how many entries had been carried out before, when it was, what a strong bot says of it."""

    entry: int
    when: str
    counsel: Counsel
    lost: float


class Swing(NamedTuple):
    """A turn of the chances: before which entry, when, whose doing, in what words, the chance before and after.

    ``look`` is the entry by which it was done, which may be of a later phase.
    """

    entry: int
    when: str
    deed: str
    before: float
    after: float
    look: int = 0


class Turning(NamedTuple):
    """What is told of one seat. ``chances`` are (entry, chance to win) through the whole match."""

    seat: int
    name: str
    person: bool
    costly: tuple[Costly, ...]
    swings: tuple[Swing, ...]
    chances: tuple[tuple[int, float], ...]


class Search:
    """Goes through a match, a moment at a time. Made in the thread that owns the match; ``run`` may be in another.

    Everything is judged from what the seat itself could see at that time.
    """

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self._history = History(match)
        self.seat = seat
        entries = [number for number, entry in enumerate(match.entries) if isinstance(entry, Answer)]
        answered = [number for number in entries if _asked(match, number)[0] in _ACTIONS]
        self._own = [number for number in answered if _own(match, number, seat)]
        step = max(1, -(-len(answered) // _FEW))
        self._looks = answered[::step]
        self._again = min(len(self._own), _LOOKED_AT_AGAIN)
        self.count = len(self._own) + self._again + len(self._looks)
        self.found: Turning | None = None

    def run(self) -> Iterator[int]:
        """Look at one moment after the other; gives how many are done. At its end ``found`` is there."""
        match, done = self._match, 0
        seeming: list[tuple[float, int]] = []
        for number in self._own:
            counsel = self._weighed(number, quick=True)
            if counsel is not None:
                seeming.append((counsel.worth, number))
            done += 1
            yield done
        costly: list[tuple[float, int, Counsel]] = []
        for _, number in sorted(seeming)[: self._again]:
            counsel = self._weighed(number, quick=False)
            if counsel is not None:
                costly.append((-counsel.worth, number, counsel))
            done += 1
            yield done
        done = len(self._own) + self._again
        chances: list[tuple[int, float]] = []
        for number in self._looks:
            view = match.moment(number).position.view(self.seat)
            chances.append((number, prospects(view, STRONG, number)[self.seat]))
            done += 1
            yield done
        costly.sort(key=lambda each: -each[0])
        self.found = Turning(
            self.seat,
            match.seats[self.seat].name,
            bool(self._own),
            tuple(Costly(n, self._when(n), counsel, lost) for lost, n, counsel in costly[:MOST]),
            self._swings(chances),
            (*chances, (len(match.entries), _outcome(match, self.seat))),
        )

    def _weighed(self, number: int, quick: bool) -> Counsel | None:
        """What there is to say of a choice that has lost much; ``None`` for all others."""
        case = why_case(self._match, number, self.seat)
        if case is None:
            return None
        # With the same luck once more, what seemed to cost most by chance would seem so again.
        counsel = weigh(replace(case, quick=quick, seed=case.seed if quick else case.seed + 1))[0]
        least = COSTLY_SHARE if counsel.measure == SHARE else COSTLY
        lost = counsel.worth <= -least and (quick or not counsel.even) and counsel.other not in ("", counsel.deed)
        return counsel if lost else None

    def _swings(self, chances: Sequence[tuple[int, float]]) -> tuple[Swing, ...]:
        ends = [*chances[1:], (len(self._match.entries), chances[-1][1])] if chances else []
        turns = [(now, then) for now, then in zip(chances, ends, strict=True) if abs(then[1] - now[1]) >= SHARP]
        turns.sort(key=lambda turn: -abs(turn[1][1] - turn[0][1]))
        return tuple(self._swing(now, then) for now, then in turns[:MOST])

    def _when(self, entry: int) -> str:
        """When an entry was asked for: what it led to may be of another time."""
        return self._time(self._history.events_at(entry) - 1)

    def _time(self, event: int) -> str:
        return words_of(self._match.rules).time(self._history.when(event))

    def _swing(self, now: tuple[int, float], then: tuple[int, float]) -> Swing:
        """A turn of the chances by the weightiest line of what happened in between, as the seat saw it."""
        match, history, (first, before), (end, after) = self._match, self._history, now, then
        start, stop = history.events_at(first), history.events_at(end)
        told = [event.seen_by(self.seat) for event in match.events_since(start)[: stop - start]]
        places = [start + place for place, event in enumerate(told) if event is not None]
        seen = [event for event in told if event is not None]
        lines: list[Line] = [each for each in chronicle(match.rules, seen) if each.kind == LINE]
        if not lines:
            return Swing(first, self._when(first), "", before, after, first)
        line = max(lines, key=lambda line: line.weight)
        event = places[line.number]
        look = max(first, history.entry_behind(event + 1) - 1)
        return Swing(first, self._time(event), line.text, before, after, look)


def judged_seats(match: Match) -> list[int]:
    """Whose turning points are told: the seats persons have played; where there are none, the winners'."""
    people = {entry.seat for entry in match.entries if isinstance(entry, Answer) and entry.by == "person"}
    if people:
        return sorted(people)
    result = match.result()
    return sorted(result.winners) if result is not None and result.winners else [0]


def _asked(match: Match, number: int) -> tuple[str, int]:
    """What an entry was asked, and how many choices there were."""
    asked = match.moment(number).position.decision
    return (asked.kind, len(asked.options)) if asked is not None else ("", 0)


def _own(match: Match, number: int, seat: int) -> bool:
    """Whether an entry is a choice of the seat's person, among several."""
    entry = match.entries[number]
    own = isinstance(entry, Answer) and entry.seat == seat and entry.by == "person"
    return own and _asked(match, number)[1] > 1


def _outcome(match: Match, seat: int) -> float:
    result = match.result()
    return 1 / len(result.winners) if result is not None and seat in result.winners else 0.0


# As a job --------------------------------------------------------------------------------------

_TURNING = msgspec.json.Decoder(Turning)
_ENTRIES = msgspec.json.Decoder(list[Entry])


def searching(match: Match, seat: int) -> Job[Turning]:
    """The search for a seat's turning points as a job; its steps are (moments looked at, moments in all)."""
    seats = [tuple(each) for each in match.first_seats]
    given = (match.inputs, seats, match.start, msgspec.json.encode(match.entries), seat)
    return Job("game.games.wars.words.turning:searched", given, _TURNING.decode)


def searched(
    job: Job[Any], inputs: dict[str, Any], seats: list[Any], start: dict[str, Any] | None, entries: bytes, seat: int
) -> str:
    """The turning points of a match, played through once more."""
    match = Match.begun_at(inputs, [Seat(*each) for each in seats], start)
    for entry in _ENTRIES.decode(entries):
        match.apply(entry)
    search = Search(match, seat)
    for done in search.run():
        job.step(done, search.count)
    assert search.found is not None
    return msgspec.json.encode(search.found, enc_hook=str).decode()
