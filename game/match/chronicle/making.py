"""Makes the record of a finished match."""

import hashlib
from collections import Counter
from datetime import UTC, datetime
from typing import Any

import msgspec

from game.match.chronicle.records import Record, Sitter, Summary
from game.match.entries import Answer, SeatChange
from game.match.gamewords import words_of
from game.match.handedover import finisher
from game.match.match import Match, Seat
from game.match.record import Recording, recording
from game.match.seats import handed


def finished(match: Match) -> Match:
    """The match as it stands now, for another thread to make its record of; quick, and independent of the match.

    Its past can be read, but not gone back to.
    """
    taken = match.copy()
    taken.first_seats, taken.start, taken.lost_history = match.first_seats, match.start, match.lost_history
    taken.entries, taken.events = list(match.entries), list(match.events_since(0))
    taken.serial_at_least(match.serial)
    return taken


def record_of(match: Match, match_id: str, campaign: str = "", date: datetime | None = None) -> Record:
    """The record of a match that is over; from any thread. ``ValueError`` for one that goes on."""
    result = match.result()
    if result is None:
        raise ValueError("the match is not over")
    play = recording(match)
    records = words_of(match.rules).records
    sides, begun = records.sides(match, result)
    turns, _ = records.progress(match)
    setup: dict[str, Any] = match.rules.setup
    summary = Summary(
        id=match_id,
        mark=_mark_of(play),
        date=date or datetime.now(UTC),
        game=match.rules.game,
        seats=sitters(match),
        sides=sides,
        winners=sorted(result.winners),
        serial=match.serial,
        rules=match.rules_version,
        seed=match.inputs["seed"],
        map=setup.get("map") or "",
        edition=setup.get("edition") or "",
        reason=result.reason[:40],
        turns=turns,
        begun=begun,
        decisions=sum(isinstance(entry, Answer) for entry in match.entries),
        humanity=bool(result.humanity),
        set_up=match.start is not None or match.inputs.get("setup") is not None,
        campaign=campaign[:80],
    )
    return Record(summary, play)


def mark_of(match: Match) -> str:
    """The mark of the record of a match: a digest of everything that has decided its course."""
    return _mark_of(recording(match))


def _mark_of(play: Recording) -> str:
    return hashlib.sha256(msgspec.json.encode((play.inputs, play.start, play.entries))).hexdigest()[:16]


def sitters(match: Match) -> list[Sitter]:
    """Who has played each seat: whoever gave most of its answers, so that handing over at the end changes nothing.

    A seat that keeps the name of who began it says so if somebody of another kind has answered last.
    """
    now = list(match.first_seats)
    last = list(now)
    given: list[Counter[Seat]] = [Counter() for _ in now]
    for entry in match.entries:
        if isinstance(entry, SeatChange):
            now = handed(now, entry)
        elif isinstance(entry, Answer):
            last[entry.seat] = now[entry.seat]
            given[entry.seat][now[entry.seat]] += 1
    made = []
    for counter, begun, sat, end in zip(given, match.first_seats, now, last, strict=True):
        chosen = max(counter, key=counter.__getitem__) if counter else sat
        finished = finisher(begun, end) if chosen.called == begun.called else ""
        made.append(Sitter(chosen.called[:40], chosen.bot, finished[:200]))
    return made
