"""Campaigns at the desk: which there are, what is to be played next, and taking over what has been played."""

import logging
import secrets
import threading
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from game.engine.errors import EngineError
from game.language.spoken import say
from game.match import saves
from game.match.campaign.book import BookError, books_in, read_book, shipped_books
from game.match.campaign.files import (
    LARGEST,
    OpenGame,
    Played,
    Run,
    RunError,
    Story,
    new_id,
    path_of,
    read_run,
    run_files,
    write_run,
)
from game.match.campaign.goals import facts_of
from game.match.campaign.league import League, problem_with
from game.match.campaign.reckoning import (
    aims_of,
    is_over,
    line_of,
    name_of,
    next_table,
    people_of,
    place_of,
    purpose_of,
    state_of,
)
from game.match.campaign.telling import translated
from game.match.files import TooLarge, cause, read_limited, why
from game.match.folders import FileStamp, file_stamp, files_in, is_file, written
from game.match.match import Match
from game.match.orders import Orders
from game.match.outside_text import shown
from game.match.record import inputs_of, inputs_record, seat_records, seats_of
from game.match.savenames import campaign_filed
from game.match.saves import SaveError, backup_of
from game.match.seats import LONGEST_NAME
from game.match.session import Session, Thinking, Wanted
from game.match.store import Store, clean_name

log = logging.getLogger(__name__)

LAST_LOOKED_AT = 4
"""How many files are read at most to find the campaign that was played last."""
_UNSEEN = (-1, -1)
"""The stamp of a file that was written and not read since."""


class BookInfo(NamedTuple):
    """A campaign that can be begun; ``problem`` says why one cannot, ``shipped`` that it came with the program."""

    path: Path
    title: str
    text: str
    chapters: int
    problem: str = ""
    shipped: bool = False


class RunInfo(NamedTuple):
    """A line of the list of campaigns in play: how far it is (``line``), or the ``problem`` with its file."""

    id: str
    name: str
    league: bool
    date: datetime
    people: tuple[str, ...]
    line: str
    over: bool
    playing: bool
    ironman: bool
    problem: str = ""


class Campaigns:
    """Everything the window asks about campaigns. What reads or writes files may be called from any thread.

    ``orders`` gives the standing orders of a table. Raises ``SaveError`` with a sentence wherever files or rules
    refuse; a campaign is then as it was.
    """

    def __init__(self, store: Store, orders: Callable[[], Orders], thinking: Thinking) -> None:
        self.store = store
        self.orders = orders
        self.thinking = thinking
        self.own = store.folder / "campaigns"
        self.folder = self.own / "played"
        self._known: dict[Path, tuple[FileStamp, Run, str]] = {}
        self._lock = threading.RLock()
        store.claims.append(self.needs)
        store.made_anew.append(self._write_again)
        store.hold.need(self.folder)
        if store.writable:
            try:
                for left in files_in(self.folder, ".tmp"):
                    left.unlink()
            except OSError as problem:
                log.warning("the folder of campaigns: %s", problem)

    # what there is

    def count(self) -> int:
        """How many campaigns are kept; looks at names of files only."""
        return len(run_files(self.folder))

    def going_on(self) -> str:
        """The campaign written last that is not over, "The Stars Align, chapter 4"; empty if none is.

        Reads a few files, however many there are.
        """
        if self.store.starts.without_last:
            return ""
        for path in sorted(run_files(self.folder), key=written, reverse=True)[:LAST_LOOKED_AT]:
            try:
                run = self.read(path.stem)
                place = place_of(run)
            except (SaveError, LookupError):
                continue
            if place:
                return place
        return ""

    def books(self) -> list[BookInfo]:
        """The stories that can be begun: those that ship, then the player's own."""
        found = []
        for path, ships in [(path, True) for path in shipped_books()] + [(path, False) for path in books_in(self.own)]:
            try:
                book = translated(read_book(path))
                found.append(BookInfo(path, book.title, book.text, len(book.chapters), "", ships))
            except SaveError as problem:
                found.append(BookInfo(path, shown(path.name), "", 0, shown(str(problem)), ships))
        return found

    def runs(self) -> list[RunInfo]:
        """The campaigns in play or over, those played last first, damaged ones included."""
        found = []
        for path in run_files(self.folder):
            try:
                found.append(self._info(self.read(path.stem)))
            except SaveError as problem:
                log.warning("%s", problem)
                moment = datetime.fromtimestamp(0, UTC)
                found.append(
                    RunInfo(path.stem, path.name, False, moment, (), "", False, False, False, shown(str(problem)))
                )
        return sorted(found, key=lambda info: info.date, reverse=True)

    def _info(self, run: Run) -> RunInfo:
        last = run.games[-1].date if run.games else run.date
        return RunInfo(
            run.id, name_of(run), run.league is not None, last, people_of(run), line_of(run), is_over(run),
            run.open is not None, run.ironman,
        )  # fmt: skip

    def read(self, run_id: str) -> Run:
        """A campaign as its file has it."""
        path = path_of(self.folder, run_id)
        with self._lock:
            stamp = file_stamp(path) or (0, 0)
            known = self._known.get(path)
            if known is not None and known[0] == stamp:
                return known[1]
            opened = read_run(path)
            self._known[path] = (stamp, opened.run, opened.notice)
            return opened.run

    def notice(self, run_id: str) -> str:
        """A sentence about the file of a campaign that was read: its backup had to take its place. Mostly empty."""
        known = self._known.get(path_of(self.folder, run_id))
        return known[2] if known is not None else ""

    def run_of(self, match_id: str) -> str | None:
        """The campaign whose game is going on as this match; ``None`` if none is."""
        for path in run_files(self.folder):
            try:
                # Most files need not be understood to see that it is not theirs.
                if match_id.encode() not in read_limited(path, LARGEST):
                    continue
                run = self.read(path.stem)
            except (OSError, TooLarge, SaveError):
                continue
            if run.open is not None and run.open.match == match_id:
                return run.id
        return None

    def needs(self, match_id: str) -> bool:
        """Whether a campaign still needs the autosaves of a match, or one may that cannot be read."""
        for path in run_files(self.folder):
            try:
                files = filter(is_file, (path, backup_of(path)))
                if not any(match_id.encode() in read_limited(file, LARGEST) for file in files):
                    continue
                opened = read_run(path)
            except (OSError, TooLarge, SaveError):
                return True
            if opened.notice or match_id not in {game.match for game in opened.run.games}:
                return True
        return False

    def take_over(self, match_id: str) -> None:
        """Have the campaign of a match that is over count it, if none has yet and one can."""
        run_id = self.run_of(match_id)
        if run_id is not None:
            self.settle(run_id)

    # beginning and ending campaigns

    def begin_league(self, name: str, league: League, ironman: bool = False) -> Run:
        """Begin a league; ``SaveError`` with a sentence if it cannot be played."""
        if problem := problem_with(league):
            raise RunError(problem)
        return self._kept(Run(new_id(), clean_name(name), datetime.now(UTC), ironman, [], None, league=league))

    def begin_story(self, path: Path, people: Sequence[str], ironman: bool = False) -> Run:
        book = read_book(path)
        names = [clean_name(name, LONGEST_NAME) for name in people]
        if not 1 <= len(names) <= 2 or len({name.casefold() for name in names}) < len(names):
            raise BookError(say("error-campaign-people"))
        return self._kept(
            Run(new_id(), book.title, datetime.now(UTC), ironman, [], None, story=Story(book, names))
        )

    def rename(self, run_id: str, name: str) -> Run:
        return self._kept(msgspec.structs.replace(self.read(run_id), name=clean_name(name)))

    def delete(self, run_id: str) -> None:
        """Remove a campaign; its games stay where they are kept."""
        if refused := self.store.problem:
            raise RunError(say("error-campaign-must", problem=refused))
        path = path_of(self.folder, run_id)
        self._known.pop(path, None)
        try:
            path.unlink(missing_ok=True)
            backup_of(path).unlink(missing_ok=True)
        except OSError as problem:
            raise RunError(say("error-files-undeleted", file=path.name, why=why(problem))) from problem

    def _kept(self, run: Run) -> Run:
        if problem := self.store.problem:
            raise RunError(say("error-campaign-must", problem=problem))
        with self._lock:
            write_run(self.folder, run)
            self._known[path_of(self.folder, run.id)] = _UNSEEN, run, ""
        return run

    def _write_again(self) -> None:
        """The folder was taken away and made anew: the campaigns that are known are written into it."""
        with self._lock:
            for path, (_, run, _) in self._known.items():
                if not is_file(path):
                    try:
                        write_run(self.folder, run)
                    except SaveError as problem:
                        log.warning("%s", problem)

    # games

    def settle(self, run_id: str) -> Run:
        """The campaign, with the game that was going on taken over if it is over.

        Whether it is, only its save on the disk tells; the result and that the game is no longer open are written in
        one piece. So a program that ends in between takes it over next time, and never twice.
        """
        with self._lock:
            run = self.read(run_id)
            if run.open is None:
                return run
            path = self.store.newest_of(run.open.match)
            if path is None or not self.store.header(path).over:
                return run
            try:
                facts = facts_of(saves.open_save(path).match)
            except (EngineError, LookupError, ValueError) as problem:
                raise RunError(say("error-campaign-count", problem=cause(problem))) from problem
            going = run.open
            played = Played(going.match, datetime.now(UTC), facts, going.people, going.chapter, going.used)
            return self._kept(msgspec.structs.replace(run, games=[*run.games, played], open=None))

    def prepare(self, run_id: str, used: Sequence[str] = (), picks: Sequence[str] = ()) -> Run:
        """Note the next game as going on, before it begins: ``used`` are helps by id, ``picks`` drafted factions.

        A game that is going on already stays the one it is.
        """
        run = self.settle(run_id)
        if run.open is not None:
            return run
        if is_over(run):
            raise RunError(say("error-campaign-over"))
        table = next_table(run, used, picks)
        inputs = table.inputs(secrets.randbits(48), run.story is not None, run.ironman)
        match_id = new_id()
        try:
            begun = Match.new(inputs, table.seats)
        except EngineError as problem:
            raise RunError(say("error-campaign-next", problem=cause(problem))) from problem
        chapter = state_of(run).chapter if run.story is not None else None
        going = OpenGame(
            match_id,
            inputs_record(begun),
            seat_records(table.seats),
            list(table.people),
            chapter.id if chapter is not None else None,
            list(used),
        )
        return self._kept(msgspec.structs.replace(run, open=going))

    def sit_down(self, run: Run) -> Session:
        """The table of the game that is going on: from its save, or from its beginning if it has none yet."""
        going = run.open
        if going is None:
            raise RunError(say("error-campaign-none"))
        path = self.store.newest_of(going.match)
        told: dict[str, Any] = {}
        if path is not None:
            match, header, notice = saves.open_save(path)
            told = {"thumbnail": header.thumbnail, "notice": notice, "kept": not notice}
        else:
            try:
                match = Match.new(inputs_of(going.inputs), seats_of(going.seats))
            except EngineError as problem:
                raise RunError(say("error-campaign-play", problem=cause(problem))) from problem
        session = Session(
            match,
            self.store,
            self.orders(),
            match_id=going.match,
            name=campaign_filed(run),
            thinking=self.thinking,
            campaign=run.name,
            **told,
        )
        session.wanted = Wanted(partial(purpose_of, run), partial(aims_of, run))
        return session
