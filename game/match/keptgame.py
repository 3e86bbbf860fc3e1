"""A game being played, kept on the disk: journal, autosaves, named saves, and its record at the end."""

import contextlib
import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from game.engine.errors import EngineError
from game.games.mistakes import said_by
from game.language.spoken import say
from game.match import saves
from game.match.chronicle.making import finished, record_of
from game.match.dated import is_daily
from game.match.files import why
from game.match.finished import expire
from game.match.folders import free
from game.match.gamewords import words_of
from game.match.journal import Journal
from game.match.match import Match
from game.match.outside_text import shown
from game.match.saves import SaveError, put
from game.match.store import Store, clean_name
from game.match.writer import Writer

log = logging.getLogger(__name__)

READ_AFTER = 2
"""After so many answers of people what was said of the folder has been read: the first may come just as it is said."""
PROBE = bytes(1 << 16)
"""What has to find room before a refused journal is written anew."""


class KeptGame:
    """A match kept on the disk from its first answer until ``close`` or ``abandon``; nothing is without a store.

    It listens to the match: every entry is in the journal before the next decision is shown, every turn in the ring
    of autosaves, the end in the chronicle. What a person does is synced at once, what bots do once a second, in the
    writer's thread, which sees each time whether journal and folder are there still. All methods but
    ``finish_writing`` are called from the thread that owns the match, and only ``close`` and ``finish_writing`` wait
    for a disk. What goes wrong with files becomes a sentence for ``say``, which is called from the writer's thread
    too; an empty one asks for ``attend`` only. ``kept``: the match is on the disk already as it is.
    """

    def __init__(
        self,
        match: Match,
        store: Store | None,
        say: Callable[[str], None],
        *,
        match_id: str,
        name: str,
        campaign: str = "",
        thumbnail: bytes | None = None,
        kept: bool = False,
    ) -> None:
        self.match_id = match_id
        self.name = name
        self.campaign = campaign
        self.closed = False
        self._match = match
        self.thumbnail = thumbnail
        self._heard = len(store.messages) if store is not None else 0
        problem = store.problem if store is not None else ""
        self._store = store if store is not None and store.hold.taken else None
        self._say = say
        self._journal: Journal | None = None
        # A match just loaded is on the disk already: looking at it leaves nothing behind.
        self._saved_serial = match.serial if kept else 0
        # But one that a kill has left without a picture gets one.
        self._pictured = kept and (thumbnail is not None or self._store is None or not self._store.has_ring(match_id))
        self._refused = ""
        self._let_go = False
        self._warning = ""
        self._unread = 0
        self._syncing = False
        self._anew = False
        """Set by the writer's thread: the journal has to be written anew, and can be."""
        self._events_seen = match.event_count
        self._writer = Writer(self._file_failed, self._look_after)
        if problem:
            self._say(problem)
        match.listener = self._happened
        self._begin_journal()
        self._autosave()

    # its picture

    @property
    def thumbnail(self) -> bytes | None:
        """The small picture of the match as it stands; ``None`` where there is none, or only one of an earlier moment.

        What a save shows of a match is what opens.
        """
        return self._thumbnail if self._match.serial == self._shown_serial else None

    @thumbnail.setter
    def thumbnail(self, picture: bytes | None) -> None:
        self._thumbnail, self._shown_serial = picture, self._match.serial

    # named saves

    @property
    def in_campaign(self) -> bool:
        """Whether it belongs to a campaign, which says what comes after it; the game of a date does not."""
        return bool(self.campaign) and not is_daily(self.campaign)

    @property
    def can_save(self) -> bool:
        """Whether the match may be kept under a name: there is a folder for it, and it is no Ironman."""
        return self._store is not None and not self._match.ironman

    def name_taken(self, name: str) -> bool:
        """Whether ``save_as`` would replace a save of that name (which is then kept as its backup)."""
        return self._store is not None and self._store.taken(clean_name(name))

    def save_as(self, name: str) -> Path:
        """Save under a name. Returns at once; what comes of it is said.

        Raises ``SaveError`` with a sentence if there is no name or no folder.
        """
        if self._store is None:
            raise SaveError(say("error-saves-no-folder"))
        if self._match.ironman:
            raise SaveError(say("error-saves-ironman-one"))
        self.name = clean_name(name)
        store, path = self._store, self._store.path_of(self.name)
        taken = saves.snapshot(self._match, self.name, self.match_id, self.thumbnail, campaign=self.campaign)

        def write() -> None:
            if problem := store.problem:
                raise SaveError(say("error-saves-unsaved", name=taken.header.name, problem=problem))
            saves.write_snapshot(taken, path)
            self._say(say("saves-saved", name=taken.header.name))

        self._writer.submit(write)
        return path

    # leaving

    def close(self) -> None:
        """Leave the table: autosave, and wait until it is on the disk. The journal goes when it is not needed."""
        if self.closed:
            return
        self.closed = True
        self._match.listener = None
        self._autosave(last=True)
        self.finish_writing()

    def abandon(self) -> Path | None:
        """Let go of a match that may not be as it should be: nothing more is made of it, its journal stays as it is.

        Returns the journal if it holds every answer. Waits for nothing; a second call does nothing more.
        """
        journal = self._journal
        if not self.closed:
            self.closed = True
            self._match.listener = None
            if journal is not None:
                self._writer.submit(journal.sync)
                self._writer.submit(journal.close)
        return journal.path if journal is not None and not self._refused else None

    def finish_writing(self) -> None:
        """Wait until what an abandoned match had to write is on the disk; from any thread."""
        if not self._writer.close():
            log.warning("the writer did not finish in time")

    @property
    def journal_path(self) -> Path | None:
        return self._journal.path if self._journal is not None else None

    # a disk that refuses, a folder that is gone

    @property
    def unkept(self) -> str:
        """What to say while answers are not being kept because the disk refuses them; empty while they are."""
        return say("error-kept-not", why=self._refused) if self._refused and not self._let_go else ""

    @property
    def lasting(self) -> str:
        """What is to be read until it is over or was read: ``unkept``, or that the game's folder was made anew."""
        return shown(self.unkept or self._warning)

    def try_to_keep(self) -> str:
        """Ask the disk once more for what it has refused; ``unkept`` as it is then."""
        if not self.closed and self._look():
            self._take_up_journal()
        return self.unkept

    def let_go(self) -> None:
        """What the disk has refused may be lost: ``unkept`` says nothing of it any more."""
        self._let_go = True

    def attend(self) -> bool:
        """Write the journal anew, whole, if the writer's thread has found that it has to be; whether it was."""
        anew, self._anew = self._anew, False
        return anew and not self.closed and self._take_up_journal()

    def sync(self) -> None:
        """Have everything noted reach the disk; waits for nothing."""
        if not self._syncing:
            self._syncing = True
            self._writer.submit(self._sync)

    def _sync(self) -> None:
        self._syncing = False
        journal = self._journal
        if journal is not None and not self._refused:
            try:
                journal.sync()
            except OSError as problem:
                self._refuse(why(problem))

    def _look_after(self) -> None:
        """Once a second, in the writer's thread: sync, and see whether everything is where it was."""
        self._sync()
        if self._look() and self._room():
            self._anew = True
            self._say("")

    def _look(self) -> bool:
        """See whether the folder is there and holds the journal; whether the journal has to be written anew."""
        store = self._store
        if store is None:
            return False
        problem = store.problem
        heard = len(store.messages)
        told, self._heard = store.messages[self._heard : heard], heard
        if told:
            self._warning, self._unread = " ".join((*told, say("error-kept-anew"))), READ_AFTER
            self._say(self._warning)
        if problem:
            self._refuse(store.hold.reason)
            return False
        return bool(told or self._refused or self._journal is None or self._journal.astray)

    def _room(self) -> bool:
        """Whether the disk takes anything: so much is asked here, where nobody waits for it."""
        assert self._store is not None
        probe = self._store.journals / f"{self.match_id}.new"
        try:
            probe.write_bytes(PROBE)
        except OSError as problem:
            self._refuse(why(problem))
            return False
        finally:
            with contextlib.suppress(OSError):
                probe.unlink(missing_ok=True)
        return True

    def _refuse(self, reason: str) -> None:
        """The disk does not take the answers any more; from any thread."""
        if reason != self._refused:
            self._refused = reason
            self._say(self.unkept)

    def _file_failed(self, problem: BaseException) -> None:
        if isinstance(problem, OSError):
            self._say(say("error-kept-not", why=why(problem)))
        elif isinstance(problem, EngineError):
            self._say(str(problem))
        else:
            self._say(say("error-kept-other", problem=said_by(problem)))

    # what happens, as it happens

    def _happened(self, what: str, value: Any) -> None:
        """Called by the match with every entry and undo: journal first, then whatever is due."""
        self._let_go = False
        by_person = getattr(value, "by", "person") == "person"
        journal = self._journal
        if not self.attend() and journal is not None and not self._refused:
            try:
                journal.note(what, value, self._match.serial)
            except OSError as problem:
                self._refuse(why(problem))
            if journal.grown:
                # It has grown long with steps back and forth: one begun now says the same in fewer lines.
                self._begin_journal()
            # What bots and orders answer is synced within the second.
            if by_person:
                self.sync()
        if by_person and self._warning:
            self._unread -= 1
            if self._unread <= 0:
                self._warning = ""
                self._say("")
        if self._match.position.over:
            self._chronicle()
        new = self._match.events_since(self._events_seen)
        self._events_seen = self._match.event_count
        begun = words_of(self._match.rules).records.turn_begun
        if self._match.position.over or any(begun(event) is not None for event in new):
            self._autosave()

    def _begin_journal(self) -> bool:
        """Write everything so far into a new journal; the one before is removed then. Whether the disk takes it.

        It gets a name of its own: Windows puts no file in the place of one that is open.
        """
        store, old = self._store, self._journal
        if store is None:
            return True
        # Never in the place of one left behind that could not be taken up.
        try:
            path = free(store.journal(self.match_id))
            new = self._journal = Journal(path, self._match, self.match_id, self.name, self.campaign)
        except OSError as problem:
            self._refuse(why(problem))
            return False
        if old is None:
            return True

        def let_go() -> None:
            # What stands in the place of a journal that is gone is somebody else's.
            own = not old.astray
            try:
                new.sync()
            finally:
                old.close()
            if own:
                old.path.unlink(missing_ok=True)

        self._writer.submit(let_go)
        return True

    def _take_up_journal(self) -> bool:
        """The journal was refused, or is gone: begin it anew with everything; whether the disk takes it."""
        refused = self._refused
        if not self._begin_journal():
            return False
        self._refused = ""
        if refused:
            self._say(say("error-kept-again"))
        self._saved_serial = 0
        self._autosave()
        if self._match.position.over:
            self._chronicle()
        return True

    def _chronicle(self) -> None:
        """The match is over: have its record written."""
        if self._store is not None:
            store, taken = self._store, finished(self._match)
            match_id, campaign = self.match_id, self.campaign

            def write() -> None:
                store.chronicle.add(record_of(taken, match_id, campaign))
                expire(store)

            self._writer.submit(write)

    def _autosave(self, last: bool = False) -> None:
        """Take the match down and have it written into the ring; sync the journal on the way."""
        store, journal = self._store, self._journal
        if store is None:
            return
        if self._refused and not last and self._look():
            self._take_up_journal()
        self.sync()
        # What was saved as it came about was saved before the window could take its picture.
        unpictured = last and self.thumbnail is not None and not self._pictured
        if self._match.serial != self._saved_serial or unpictured:
            self._saved_serial, self._pictured = self._match.serial, self.thumbnail is not None
            taken = saves.snapshot(self._match, self.name, self.match_id, self.thumbnail, campaign=self.campaign)
            self._writer.submit(partial(self._write_ring, store, taken, journal if last else None))
        elif last:
            self._writer.submit(partial(self._end_journal, journal))

    def _write_ring(self, store: Store, taken: saves.Snapshot, journal: Journal | None) -> None:
        try:
            if problem := store.problem:
                raise SaveError(say("error-kept-no-autosave", problem=problem))
            put(store.next_in_ring(self.match_id), taken.encode(), keep=False)
        except SaveError as refused:
            # The next turn tries again; the journal still has everything.
            self._saved_serial = 0
            if self._refused and journal is None:
                # It is said already that nothing is kept.
                return
            if isinstance(refused.__cause__, OSError):
                raise SaveError(say("error-kept-autosave", why=why(refused.__cause__))) from refused
            raise
        self._end_journal(journal)

    def _end_journal(self, journal: Journal | None) -> None:
        """The last autosave holds everything: the journal has done its work."""
        if journal is not None:
            own = not journal.astray
            journal.close()
            if self._saved_serial and own:
                journal.path.unlink(missing_ok=True)
