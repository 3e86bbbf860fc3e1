"""Journals a killed program has left behind: turned into autosaves with all their answers, or as many as are proved."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import NamedTuple

from game.engine.errors import EngineError
from game.language.spoken import say
from game.match import saves
from game.match.chronicle.making import record_of
from game.match.chronicle.records import RecordError
from game.match.files import why
from game.match.folders import files_in, set_aside
from game.match.journal import Beginning, JournalError, Lines, Recovered, beginning_of, followed, read_lines, replayed
from game.match.match import Match
from game.match.record import MOST_ENTRIES
from game.match.saves import Opened, SaveError, put
from game.match.starting import TITLE, Starts
from game.match.store import Store

log = logging.getLogger(__name__)

SUFFIX = ".journal"


class TakenUp(NamedTuple):
    """The autosave that holds what a journal held, and a sentence if that was not all."""

    autosave: Path
    notice: str


def open_store(folder: Path, counting: bool = False) -> Store:
    """The store of a data folder, with the journals that a killed program has left behind taken up."""
    store = Store(folder, counting)
    if not store.hold.problem:
        recover_all(store, store.starts)
        if store.starts.without_last:
            store.messages.append(say("error-recovery-without-last"))
    return store


def recover_all(store: Store, starts: Starts) -> None:
    """Turn every journal that was left behind into an autosave; whatever is wrong with one is told and goes no further.

    The one at which the program has ended twice is set aside.
    """
    for path in files_in(store.journals, SUFFIX):
        try:
            if starts.careful and starts.then == path.name:
                raise JournalError(say("error-recovery-twice"))
            starts.at(path.name)
            notice = recover(store, path).notice
        except Exception as problem:
            log.warning("%s", path, exc_info=True)
            notice = _kept(path, problem)
        if notice:
            store.messages.append(notice)
    starts.at(TITLE)


def _kept(path: Path, problem: Exception) -> str:
    """What is said of a journal that was not taken up: it stays where another time may do better, or is set aside."""
    kept_in = say("error-recovery-kept", file=path.name)
    try:
        if isinstance(problem, OSError):
            return f"{say('error-recovery-untouched', file=path.name, why=why(problem))} {kept_in}"
        if isinstance(problem, JournalError) and problem.newer:
            return f"{problem} {say('error-recovery-newer')}"
        if isinstance(problem, SaveError | RecordError) or isinstance(problem.__cause__, OSError):
            return f"{problem} {kept_in}"
        reason = str(problem).rstrip(".") if isinstance(problem, EngineError) else say("error-recovery-invalid")
        kept = set_aside(path, f"{path.stem}.unread").name
    except OSError as other:
        return say("error-recovery-stuck", file=path.name, why=why(other))
    return say("error-recovery-unplayed", reason=reason, file=kept)


def recover(store: Store, path: Path) -> TakenUp:
    """Write the autosave of a journal, then remove the journal; a damaged one is kept beside, under another name.

    Raises ``EngineError`` or ``OSError``; the journal is as it was then.
    """
    lines = read_lines(path)
    saved = _saved(store, lines, path)
    best = _pieced_together(lines, saved)
    match = replayed(best, as_far_as_legal=True)
    last = max((*lines.changes, best.serial))
    missing = last - best.serial + len(best.entries) - len(match.entries)
    damaged = lines.damaged or missing > 0
    if len(match.entries) > MOST_ENTRIES:
        match.forget("long")
    same = saved is not None and saved.match.start == match.start
    if saved is not None and damaged and same and saved.match.entries[: len(match.entries)] == match.entries:
        # The autosave holds all that could be recovered, and perhaps more.
        autosave = store.newest_of(best.beginning.match)
        assert autosave is not None
    else:
        match.serial_at_least(last)
        autosave = _written(store, best.beginning, match)
    if not damaged:
        path.unlink()
        return TakenUp(autosave, "")
    return TakenUp(autosave, _told(missing, set_aside(path, f"{path.stem}.damaged").name))


def _saved(store: Store, lines: Lines, path: Path) -> Opened | None:
    """The last autosave of a journal's match, if there is one that can be opened."""
    match_id = lines.beginning.match if lines.beginning is not None else path.stem.partition("-")[0]
    newest = store.newest_of(match_id)
    try:
        return saves.open_save(newest) if newest is not None else None
    except SaveError as problem:
        log.info("no autosave for %s: %s", path.name, problem)
        return None


def _pieced_together(lines: Lines, saved: Opened | None) -> Recovered:
    """What the journal leads to from its beginning, or from the autosave where that is proved to lead further."""
    made = [followed(lines.beginning, lines.changes)] if lines.beginning is not None else []
    if saved is not None:
        header = saved.header
        first = beginning_of(saved.match, header.match, header.name, header.campaign)
        made.append(followed(first, lines.changes, own=False))
    if not made:
        raise JournalError(say("error-recovery-beginning"))
    return max(made, key=lambda recovered: recovered.serial)


def _written(store: Store, first: Beginning, match: Match) -> Path:
    # The picture of an earlier moment would show what does not open.
    newest = store.newest_of(first.match)
    header = store.header(newest) if newest is not None else None
    thumbnail = header.thumbnail if header is not None and header.serial == match.serial else None
    target = store.next_in_ring(first.match)
    put(target, saves.snapshot(match, first.name, first.match, thumbnail, campaign=first.campaign).encode())
    if match.position.over:
        store.chronicle.add(record_of(match, first.match, first.campaign))
    return target


def _told(missing: int, kept: str) -> str:
    if not missing:
        return say("error-recovery-whole", file=kept)
    return say("error-recovery-missing", count=missing, file=kept)
