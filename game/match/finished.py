"""What becomes of the files of finished games: their records, and the autosaves that are not needed any more.

A record of the chronicle holds every answer of its game, so the autosaves of a game that is over only repeat it. Those
of the games finished last stay, to be taken up again at their end; older ones go once it is certain that nothing does.
Everything here reads files and may be called from any thread.
"""

import logging
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import NamedTuple

from game.engine.errors import EngineError
from game.language.spoken import say
from game.match import saves
from game.match.chronicle.making import mark_of, record_of
from game.match.record import Header
from game.match.saves import SaveError
from game.match.store import Store

log = logging.getLogger(__name__)

KEPT = 6
"""Of so many games, those finished last, the autosaves stay."""
AT_ONCE = 40
"""How many games' autosaves go in one go, so that whoever waits for the disk does not wait long."""


class Ended(NamedTuple):
    """A finished game among the autosaves: its newest one, and what that tells."""

    path: Path
    header: Header


def ended(store: Store) -> Iterator[Ended]:
    """The finished games among the autosaves; what cannot be read is left aside."""
    for path in store.newest_autosaves():
        try:
            header = store.header(path)
        except SaveError:
            continue
        if header.over and path.stem.rpartition("-")[0] == header.match:
            yield Ended(path, header)


def catch_up(store: Store) -> int:
    """Take finished games whose record could not be written into the chronicle; returns how many there were.

    They are found among the autosaves: a disk may have been full when they ended, an older program ended them, or the
    record has been damaged since.
    """
    if store.problem:
        return 0
    listed = store.chronicle.list()
    known = {game.id for game in listed.games} | {each.name.partition("-")[0] for each in listed.unread if each.newer}
    added = 0
    for path, header in ended(store):
        if header.match in known:
            continue
        try:
            opened = saves.open_save(path)
            opened.match.rebuild()
            added += store.chronicle.add(record_of(opened.match, header.match, header.campaign, header.date))
        except (EngineError, ValueError) as problem:
            # Its head may say that it is over where it is not.
            log.warning("%s does not come into the chronicle: %s", path.name, problem)
    return added


def expire(store: Store, kept: int = KEPT) -> int:
    """Remove the autosaves of games finished long ago; returns of how many.

    Only where the chronicle holds this very game, whole, no campaign has still to take it over, nobody sits at its
    table, and no newer program has written among them. Never raises: what cannot be removed now goes another time.
    """
    if store.problem:
        return 0
    latest_first = sorted(ended(store), key=lambda each: each.header.date, reverse=True)
    gone = 0
    for path, header in latest_first[kept:]:
        if gone == AT_ONCE:
            break
        try:
            needed = store.in_use(header.match)
            if needed or not store.chronicle.keeps(header.match, mark_of(saves.open_save(path).match)):
                continue
            store.remove_ring(header.match)
            gone += 1
        except (EngineError, OSError) as problem:
            log.info("the autosaves of %s stay: %s", header.match, problem)
    return gone


def forget(store: Store, match_ids: Collection[str], files: Collection[str] = ()) -> None:
    """Take finished games out of the chronicle for good, with their autosaves, from which they would come back.

    ``files`` are names of records that cannot be read. Goes through all of them before it raises ``ValueError`` with
    a sentence for the first that has to stay.
    """
    said = ""
    going = set(match_ids)
    for path, header in ended(store):
        if header.match not in going:
            continue
        try:
            if store.in_use(header.match):
                raise SaveError(say("error-game-counted"))
            store.remove_ring(header.match)
        except SaveError as problem:
            log.info("%s stays: %s", path.name, problem)
            going.discard(header.match)
            said = said or str(problem)
    store.chronicle.delete(going, files)
    if said:
        raise SaveError(said)
