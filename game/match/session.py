"""A match at the table: what the window talks to. Match, driver, journal and saves in one handle."""

import contextlib
import logging
import queue
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from game.bots import BOTS, Budget
from game.bots.jobs import Carry, Job, here
from game.bots.protocol import Bot, Cancelled
from game.bots.steady import STAND_IN, Tell, guarded
from game.bots.thirdparty import is_third_party
from game.engine.chance import Chance
from game.engine.errors import EngineError, IllegalAnswer
from game.engine.event import Event
from game.engine.option import Option
from game.match import saves
from game.match.chronicle import finished, record_of
from game.match.driver import AskBot, Driver, Thought, Waiting
from game.match.files import why
from game.match.finished import expire
from game.match.game_options import by_seat
from game.match.handicap import levels
from game.match.journal import Journal
from game.match.lobby import DRAFT, NO_HANDICAP, Handicap, NewGameSpec, SeatSpec
from game.match.match import Match, OpenDecision, Seat
from game.match.orders import How, Orders
from game.match.record import begins_turn
from game.match.saves import SaveError, put
from game.match.store import Store, clean_name
from game.match.writer import Writer

log = logging.getLogger(__name__)
T = TypeVar("T")

AUTOSAVE = "Autosave"
NOT_KEPT = "The game goes on, but its answers are not being kept: {}."

KeeperOf = Callable[[str, int, Budget | None, Tell | None], Bot]
"""Makes a bot that always answers: ``game.bots.steady.guarded``, or ``in_worker`` for a window."""


class Thinking(NamedTuple):
    """Where bots think, and what those that search may spend on a slot, asked again for every question.

    ``carry`` says where jobs are carried out: ``here``, or ``game.bots.workers.crew.in_worker`` for a window.
    """

    keeper: KeeperOf = guarded
    budget: Callable[[], Budget | None] = lambda: None
    carry: Carry = here


_OBSTACLES = {
    "": "",
    "history": "There is nothing to take back.",
    "people": "Undo is strict in this game, and more than one person has answered since.",
    "reveal": "Undo is strict in this game, and Elder Signs have been revealed since.",
    "dice": "Undo is strict in this game, and dice or Elder Signs have come since.",
    "secret": "Undo is strict in this game, and somebody has seen a secret since.",
}


class Session:
    """A match being played at this computer.

    All methods are called from one thread, the one that owns the session, and none waits
    for a disk. What goes wrong with files becomes a sentence in ``messages``; ``woken``,
    if set, is called from another thread when one has come. The match itself is
    ``match`` (read it freely, change it only through the session). Of third parties' bots
    only those ``allowed`` are run; ``strangers`` names the others.
    """

    def __init__(
        self,
        match: Match,
        store: Store | None = None,
        orders: Orders | None = None,
        *,
        match_id: str | None = None,
        name: str = AUTOSAVE,
        thumbnail: bytes | None = None,
        notice: str = "",
        kept: bool = False,
        thinking: Thinking | None = None,
        allowed: Iterable[str] = (),
        campaign: str = "",
    ) -> None:
        self.match = match
        self.match_id = match_id or secrets.token_hex(8)
        self.name = name
        self.campaign = campaign
        self.purpose = ""
        """What the game is for in its campaign, a sentence for the menu."""
        self.thumbnail = thumbnail
        self.woken: Callable[[], None] | None = None
        self.closed = False
        self._store = store if store is not None and store.writable else None
        self._messages: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._writer = Writer(self._file_failed)
        self._journal: Journal | None = None
        self._journal_path: Path | None = None
        # A match just loaded is on the disk already: looking at it leaves nothing behind.
        self._saved_serial = match.serial if kept else 0
        self._pictured = kept
        self._refused = ""
        if not match.rebuild():
            notice = notice or match.lost_history
        self._events_seen = match.event_count
        # A bot's dice are its own: whoever knows the seed of the match must not know the bot's mind.
        self.driver = Driver(match, orders, secrets.randbits(48), self._bot, allowed)
        self._thinking = thinking or Thinking()
        self._budget = self._thinking.budget()
        if notice:
            self._say(notice)
        if store is not None and not store.writable:
            self._say(store.problem)
        match.listener = self._happened
        self._begin_journal()
        self._autosave()

    # looking

    @property
    def decision(self) -> OpenDecision | None:
        """The open decision; ``None`` at the end."""
        return self.match.decision

    @property
    def seats(self) -> Sequence[Seat]:
        """Who sits where: ``bot`` (empty for a person) and ``name``."""
        return self.match.seats

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of persons."""
        return tuple(number for number, seat in enumerate(self.match.seats) if not seat.bot)

    @property
    def orders(self) -> Orders:
        """The standing orders of the seats."""
        return self.driver.orders

    def view(self, seat: int) -> dict[str, Any]:
        """All that a seat knows, as plain data."""
        return self.match.view(seat)

    def events_since(self, number: int, seat: int) -> list[Event]:
        """Events from ``number`` on as the seat may see them; ``match.event_count`` is the number of the next."""
        return self.match.events_since(number, seat)

    def result(self) -> Any:
        """How the match has ended; ``None`` before."""
        return self.match.result()

    def rematch(self, rotated: bool = False) -> NewGameSpec:
        """The same game once more, with other dice: its seats as they are now, its map, edition, handicaps and set-up.

        Where everybody has handed over to bots by now, whoever began it sits there again. ``rotated``: everybody
        plays the faction of the seat before; a handicap stays with its player, one that makes the sides even with
        its faction.
        """
        match = self.match
        rules: Any = match.rules
        seats = match.seats if self.people else match.first_seats
        factions = ["+".join(names) for names in rules.setup["factions"]]
        given = rules.setup.get("handicap", {})
        # Of two factions of a seat one has it.
        had = [[given[name] for name in names.split("+") if name in given] for names in factions]
        handicaps = [Handicap(**each[0]) if each else NO_HANDICAP for each in had]
        options = by_seat(rules.setup.get("options", {}), factions)
        if rotated:
            if levels(rules.game, given, factions):
                handicaps = [*handicaps[-1:], *handicaps[:-1]]
            factions = [*factions[-1:], *factions[:-1]]
        elif getattr(rules, "chosen", None) is not None and handicaps == [NO_HANDICAP] * len(factions):
            factions = [DRAFT] * len(factions)
        people = [number for number, seat in enumerate(seats) if not seat.bot]
        return NewGameSpec(
            rules.game,
            rules.setup.get("map", ""),
            rules.setup.get("edition", ""),
            tuple(
                SeatSpec(seat.name, self._again(seat.bot), names, handicap)
                for seat, names, handicap in zip(seats, factions, handicaps, strict=True)
            ),
            auto_gates=all(self.orders.of(number).auto_gates for number in people),
            strict_undo=match.strict,
            ironman=match.ironman,
            setup=match.inputs.get("setup"),
            options=options,
        )

    def _again(self, bot_id: str) -> str | None:
        """The bot for another game; one that may not be run is not asked in again."""
        unwanted = is_third_party(bot_id) and bot_id not in (self.driver.allowed or ())
        return (STAND_IN if unwanted else bot_id) or None

    def messages(self) -> list[str]:
        """Sentences for the player that have come since last asked."""
        found = []
        while True:
            try:
                found.append(self._messages.get_nowait())
            except queue.Empty:
                return found

    @property
    def unkept(self) -> str:
        """What to say while answers are not being kept because the disk refuses them; empty while they are."""
        return NOT_KEPT.format(self._refused) if self._refused else ""

    def try_to_keep(self) -> str:
        """Ask the disk once more for what it has refused; ``unkept`` as it is then."""
        if self._refused:
            self._take_up_journal()
        return self.unkept

    def let_go(self) -> None:
        """What the disk has refused may be lost: ``unkept`` says nothing of it any more."""
        self._refused = ""

    # going on

    def waiting(self) -> Waiting:
        """What the match waits for: a person, a bot, the end; or a standing order that has just answered.

        A bot that cannot be had gives its seat to a person.
        """
        if (budget := self._thinking.budget()) != self._budget:
            self._budget = budget
            self.driver.forget_bots()
        try:
            return self.driver.waiting()
        except ValueError as problem:
            asked = self.match.decision
            assert asked is not None
            seat = self.match.seats[asked.seat]
            self._say(f"{seat.name}'s seat has no bot now, so a person plays it: {problem}.")
            self.match.seat_change(asked.seat, "")
            return self.driver.waiting()

    def think(self, request: AskBot) -> Thought:
        """Let a bot think, in any thread. A bot that fails is told about in ``messages``, and the level below chooses.

        Where the answer is no longer wanted, the thought is empty.
        """
        try:
            return request.think()
        except Cancelled:
            return Thought(request.serial, None, None)
        except Exception as problem:
            # The match must go on, whatever is wrong with the bots that keep it going.
            log.warning("the bot %s failed", request.bot.id, exc_info=True)
            return self._at_random(request, f"{type(problem).__name__}: {problem}")

    def carry_out(self, job: Job[T]) -> T:
        """What comes of a job; in any thread. Raises ``Cancelled`` if it was, or whatever went wrong."""
        return job.read(self._thinking.carry(job))

    def _bot(self, bot_id: str, seed: int) -> Bot:
        return self._thinking.keeper(bot_id, seed, self._budget, self._say)

    @property
    def strangers(self) -> list[str]:
        """Third parties' bots at this table that nobody has allowed to be run; an adept sits in for each."""
        return self.driver.strangers

    def allow(self, bot_ids: Iterable[str]) -> None:
        """Run these third parties' bots from now on."""
        self.driver.allow(bot_ids)

    def _at_random(self, request: AskBot, reason: str) -> Thought:
        options = request.question.options
        self._say(f"The bot {request.bot.id} made a mistake ({reason[:200]}) and moved at random this once.")
        return Thought(request.serial, options[Chance.seeded(request.serial).below(len(options))], None)

    def done(self, request: AskBot, thought: Thought) -> bool:
        """Carry out a bot's thought; false if it came too late and is dropped."""
        try:
            return self.driver.done(thought)
        except IllegalAnswer as problem:
            return self.driver.done(self._at_random(request, str(problem)))

    def answer(self, chosen: Option, serial: int) -> None:
        """A person's answer. Raises ``StaleAnswer`` or ``IllegalAnswer`` with nothing changed."""
        self.match.answer(chosen, serial, "person")

    def reveal(self, side: int, values: Sequence[int]) -> None:
        """A person reveals Elder Signs, whoever is asked. Raises ``IllegalAnswer`` with nothing changed."""
        self.match.reveal(side, values, "person")

    def new_dice(self) -> None:
        """Let dice and draws from here on fall anew."""
        self.match.new_dice()

    def change_seat(self, seat: int, bot: str | None, name: str | None = None) -> None:
        """Hand a seat to a bot, or to a person (``None``). ``ValueError`` with a sentence for an unknown bot."""
        if bot:
            if bot not in BOTS and not is_third_party(bot):
                raise ValueError(f"there is no bot {bot!r}; there are {', '.join(BOTS)}, and package.module:Class")
            self.allow([bot])
        self.match.seat_change(seat, bot or "", name)

    # undo and redo

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether ``undo(seat)`` would do anything."""
        return self.match.undo_target(seat) is not None

    def undo(self, seat: int | None = None) -> bool:
        """Back to the seat's last own decision (``None``: by one entry); whether anything was taken back."""
        return self.match.undo(seat)

    def undo_to(self, left: int) -> bool:
        """Take back all but the first ``left`` entries; whether that was possible. ``redo`` brings them back."""
        return self.match.undo_to(left)

    def undo_obstacle(self, left: int) -> str:
        """Why ``undo_to(left)`` is not possible, in a sentence; empty if it is."""
        return _OBSTACLES[self.match.undo_obstacle(left)]

    @property
    def can_redo(self) -> bool:
        """Whether something undone can be done again."""
        return self.match.can_redo

    def redo(self, seat: int | None = None) -> bool:
        """Do again what was undone; with a seat, over bots' and automatic answers to the next person's."""
        return self.match.redo(seat)

    # standing orders

    def set_auto_gates(self, seat: int, wanted: bool) -> None:
        """Take free gates for a seat automatically, or not."""
        self.orders.of(seat).auto_gates = wanted

    def set_order(self, seat: int, ability: str, how: How) -> None:
        """Give a standing order. ``ValueError`` if there is none about such a thing."""
        self.orders.of(seat).set(ability, how)

    # files

    @property
    def can_save(self) -> bool:
        """Whether the match may be kept under a name: there is a folder for it, and it is no Ironman."""
        return self._store is not None and not self.match.ironman

    @property
    def ironman(self) -> bool:
        """Whether the match has one save only, which the program keeps."""
        return self.match.ironman

    def name_taken(self, name: str) -> bool:
        """Whether ``save_as`` would replace a save of that name (which is then kept as its backup)."""
        return self._store is not None and self._store.taken(clean_name(name))

    def save_as(self, name: str) -> Path:
        """Save under a name. Returns at once; what comes of it is told in ``messages``.

        Raises ``SaveError`` with a sentence if there is no name or no folder.
        """
        if self._store is None:
            raise SaveError("Nothing can be saved: the data folder cannot be written.")
        if self.match.ironman:
            raise SaveError("In Ironman a game has one save, which the program keeps.")
        self.name = clean_name(name)
        path = self._store.path_of(self.name)
        taken = saves.snapshot(self.match, self.name, self.match_id, self.thumbnail, campaign=self.campaign)

        def write() -> None:
            saves.write_snapshot(taken, path)
            self._say(f"Saved as {taken.header.name}.")

        self._writer.submit(write)
        return path

    def close(self) -> None:
        """Leave the table: autosave, and wait until it is on the disk. The journal goes when it is not needed."""
        if self.closed:
            return
        self.closed = True
        self.match.listener = None
        self._autosave(last=True)
        if not self._writer.close():
            log.warning("the writer did not finish in time")

    def abandon(self) -> Path | None:
        """Let go of a match that may not be as it should be: nothing more is made of it, its journal stays as it is.

        Returns the journal if it holds every answer. Waits for nothing; a second call does nothing more.
        """
        if not self.closed:
            self.closed = True
            self.match.listener = None
            if self._journal is not None:
                self._writer.submit(self._journal.sync)
                self._writer.submit(self._journal.close)
        return self._journal_path if self._journal is not None else None

    def finish_writing(self) -> None:
        """Wait until what an abandoned match had to write is on the disk; from any thread."""
        if not self._writer.close():
            log.warning("the writer did not finish in time")

    @property
    def journal_path(self) -> Path | None:
        """Where the answers are noted, if they are."""
        return self._journal_path

    def tell(self, sentence: str) -> None:
        """Have a sentence among ``messages``; from any thread."""
        self._say(sentence)

    def _happened(self, what: str, value: Any) -> None:
        """Called by the match with every entry and undo: journal first, then whatever is due."""
        journal = self._journal
        if journal is not None:
            try:
                journal.note(what, value, self.match.serial)
            except OSError as problem:
                self._journal = None
                self._refuse(problem)
        if self.match.position.over:
            self._chronicle()
        new = self.match.events_since(self._events_seen)
        self._events_seen = self.match.event_count
        if self.match.position.over or any(begins_turn(event) for event in new):
            self._autosave()

    def _begin_journal(self) -> None:
        if self._store is None:
            return
        try:
            self._journal_path = self._journal_path or self._store.free_journal(self.match_id)
            self._journal = Journal(self._journal_path, self.match, self.match_id, self.name, self.campaign)
        except OSError as problem:
            self._refuse(problem)

    def _chronicle(self) -> None:
        """The match is over: have its record written."""
        if self._store is not None:
            store, taken = self._store, finished(self.match)
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
        if journal is not None:
            self._writer.submit(journal.sync)
        elif not last:
            self._take_up_journal()
        # A match left as it began was saved before there was a window to take its picture.
        unpictured = last and self.thumbnail is not None and not self._pictured
        if self.match.serial != self._saved_serial or unpictured:
            self._saved_serial, self._pictured = self.match.serial, self.thumbnail is not None
            taken = saves.snapshot(self.match, self.name, self.match_id, self.thumbnail, campaign=self.campaign)
            self._writer.submit(partial(self._write_ring, store, taken, journal if last else None))
        elif last:
            self._writer.submit(partial(self._end_journal, journal))

    def _take_up_journal(self) -> None:
        """The disk refused the journal: see once a turn whether it still does."""
        store = self._store
        if store is None:
            return
        with contextlib.suppress(OSError):
            path = self._journal_path = self._journal_path or store.free_journal(self.match_id)
            self._journal = Journal(path, self.match, self.match_id, self.name, self.campaign)
            self._refused = ""
            self._say("The disk can be written again: the answers of this game are being kept.")

    def _write_ring(self, store: Store, taken: saves.Snapshot, journal: Journal | None) -> None:
        try:
            put(store.next_in_ring(self.match_id), taken.encode(), keep=False)
        except SaveError as problem:
            # The next turn tries again; the journal still has everything.
            self._saved_serial = 0
            if isinstance(problem.__cause__, OSError):
                raise SaveError(f"The autosave cannot be written: {why(problem.__cause__)}.") from problem
            raise
        self._end_journal(journal)

    def _end_journal(self, journal: Journal | None) -> None:
        """The last autosave holds everything: the journal has done its work."""
        if journal is not None:
            journal.close()
            if self._saved_serial:
                journal.path.unlink(missing_ok=True)

    # telling

    def _say(self, sentence: str) -> None:
        self._messages.put(sentence)
        if self.woken is not None:
            self.woken()

    def _refuse(self, problem: OSError) -> None:
        """The disk does not take the answers any more."""
        self._refused = why(problem)
        self._say(self.unkept)

    def _file_failed(self, problem: Exception) -> None:
        if isinstance(problem, OSError):
            self._say(NOT_KEPT.format(why(problem)))
        elif isinstance(problem, EngineError):
            self._say(str(problem))
        else:
            self._say(f"Something could not be written: {problem}.")


def begin(
    inputs: Mapping[str, Any],
    seats: Sequence[Seat],
    store: Store | None = None,
    orders: Orders | None = None,
    name: str = AUTOSAVE,
    thinking: Thinking | None = None,
    campaign: str = "",
) -> Session:
    """Start a match at the table; raises ``SetupError`` when the inputs make no sense.

    Third parties' bots on its seats were named by whoever begins it: they may be run.
    """
    allowed = [seat.bot for seat in seats]
    match = Match.new(inputs, seats)
    return Session(match, store, orders, name=name, thinking=thinking, allowed=allowed, campaign=campaign)


def resume(
    path: Path, store: Store | None = None, orders: Orders | None = None, thinking: Thinking | None = None
) -> Session:
    """Go on with a saved match; raises ``SaveError`` with a sentence.

    An autosave is gone on with under its own identity. A named save begins a branch, so
    that what was played after it keeps its autosaves.
    """
    opened = saves.open_save(path)
    header = opened.header
    if store is not None and opened.match.ironman:
        store.check_only_save(path, header)
    # A game of Ironman stays the same one wherever its save comes from.
    own = opened.match.ironman or (store is not None and store.is_autosave(path))
    return Session(
        opened.match,
        store,
        orders,
        match_id=header.match if own else None,
        name=header.name,
        thumbnail=header.thumbnail,
        notice=opened.notice,
        kept=not opened.notice,
        thinking=thinking,
        # A game gone on with from a named save is another one, and none of the campaign.
        campaign=header.campaign if own else "",
    )
