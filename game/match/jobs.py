"""What a window has worked out elsewhere: counsel and turning points, as jobs of plain data (see ``game.bots.jobs``).

What comes back is read as exactly the types it should be, whoever has written it.
"""

from typing import Any

import msgspec

from game.bots.jobs import Carry, Job, here
from game.bots.protocol import Cancelled
from game.engine.option import Option
from game.games.wars.words.turning import Search, Turning
from game.match.counsel import Case, Counsel, weigh
from game.match.entries import Entry
from game.match.match import Match, Seat

_COUNSELS = msgspec.json.Decoder(list[Counsel])
_TURNING = msgspec.json.Decoder(Turning)
_ENTRIES = msgspec.json.Decoder(list[Entry])


def weighing(case: Case) -> Job[list[Counsel]]:
    """``weigh`` as a job."""
    line = tuple(tuple(answer) for answer in case.line)
    given = (dict(case.view), line, case.level, case.by, case.seed)
    return Job("game.match.jobs:weighed", given, _COUNSELS.decode)


def weighed(job: Job[Any], view: dict[str, Any], line: list[Any], level: str, by: str, seed: int) -> str:
    """What there is to say of a case."""
    return _text(weigh(Case(view, tuple(map(Option._make, line)), level, by, seed)))


def searching(match: Match, seat: int) -> Job[Turning]:
    """The search for a seat's turning points as a job; its steps are (moments looked at, moments in all)."""
    seats = [tuple(each) for each in match.first_seats]
    given = (match.inputs, seats, match.start, msgspec.json.encode(match.entries), seat)
    return Job("game.match.jobs:searched", given, _TURNING.decode)


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
    return _text(search.found)


def _text(found: object) -> str:
    return msgspec.json.encode(found).decode()


__all__ = ["Cancelled", "Carry", "Job", "here", "searching", "weighing"]
