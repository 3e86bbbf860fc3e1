"""Opening a match anew after its table has failed: from what is on the disk, as after a kill of the program."""

import contextlib
import logging
from pathlib import Path

from game.engine.errors import EngineError
from game.language.spoken import say
from game.match.folders import is_file, set_aside
from game.match.match import Match
from game.match.orders import Orders
from game.match.record import recording
from game.match.recovery import recover
from game.match.saves import SaveError
from game.match.session import Session, Thinking, resume
from game.match.store import Store

log = logging.getLogger(__name__)


def rescued(session: Session, store: Store, orders: Orders, thinking: Thinking) -> Session:
    """The match of an abandoned session in a new one, open at the decision after the last answer that was kept.

    The journal says what was answered; where it cannot be read or written anew, the program's memory does; where that
    cannot be played again, the last autosave. May be called from any thread, and takes its time. Raises ``SaveError``
    with a sentence when there is nothing to go on from.
    """
    opened = _opened(session, store, orders, thinking)
    opened.match.redo_as(session.match)
    opened.wanted = session.wanted
    return opened


def _opened(session: Session, store: Store, orders: Orders, thinking: Thinking) -> Session:
    assert session.kept.closed, "a match is opened anew only after nobody plays it any more"
    journal = session.kept.abandon()
    session.kept.finish_writing()
    if journal is not None and is_file(journal):
        try:
            taken_up = recover(store, journal)
            opened = resume(taken_up.autosave, store, orders, thinking)
            if taken_up.notice:
                opened.tell(taken_up.notice)
            return opened
        except (EngineError, OSError):
            log.warning("the journal could not be taken up", exc_info=True)
    try:
        match = _replayed(session.match)
    except Exception:
        # Whatever is wrong with the match in memory, the disk may know better.
        log.warning("the match could not be played again", exc_info=True)
        return _last_autosave(session, journal, store, orders, thinking)
    return Session(
        match,
        store,
        orders,
        match_id=session.kept.match_id,
        name=session.kept.name,
        thumbnail=session.kept.thumbnail,
        thinking=thinking,
        allowed=session.driver.allowed or (),
        campaign=session.kept.campaign,
    )


def _replayed(old: Match) -> Match:
    """The match as its answers make it, whatever the failure has left of the position."""
    match = recording(old).played()
    match.serial_at_least(old.serial)
    return match


def _last_autosave(
    session: Session, journal: Path | None, store: Store, orders: Orders, thinking: Thinking
) -> Session:
    path = store.newest_of(session.kept.match_id)
    if path is None:
        raise SaveError(say("error-recovery-restart"))
    opened = resume(path, store, orders, thinking)
    if journal is not None and is_file(journal):
        # As on starting the program: kept, but not tried again and again.
        with contextlib.suppress(OSError):
            set_aside(journal, f"{journal.stem}.unread")
    opened.tell(say("error-recovery-autosave"))
    return opened
