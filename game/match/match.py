"""A match: a position with its seats, its history, undo and redo."""

import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self, get_args

from game.engine.chance import Chance
from game.engine.errors import EngineError, IllegalAnswer, SetupError, StaleAnswer, quoted
from game.engine.event import Event
from game.engine.option import Option
from game.engine.plain import copied
from game.engine.position import Position, encode_stack
from game.engine.result import Result
from game.engine.rules import Rules
from game.games.registry import rules_for
from game.games.rulings import RULES_VERSION, read_version
from game.language.spoken import has, say
from game.match.entries import (
    LONGEST_BEGUN,
    LONGEST_SCRIPT,
    Answer,
    By,
    Entry,
    NewDice,
    Reveal,
    Script,
    SeatChange,
    checked_entry,
    checked_scripts,
    is_place,
)
from game.match.opened import OpenDecision
from game.match.outside_text import shown, typed
from game.match.past import Past, Snapshot, strict_obstacle, unheard
from game.match.seats import LONGEST_NAME, NAMELESS, Seat, bots, handed, numbered, sitting

log = logging.getLogger(__name__)

INPUT_KEYS = (
    "game", "players", "factions", "map", "edition", "seed", "options", "setup", "dice", "draws", "strict", "ironman",
    "first", "rules",
)  # fmt: skip
"""What a match is begun with. ``rules`` is the version of the rules, the present one if none is given."""


MOST_COUNTED = 1 << 39
"""No match has counted so far: a greater number in a file is forged, and going on from it would outgrow every bound."""
Seating = Callable[[int], Sequence[Seat]]
"""Who sits at so many seats."""


class Match:
    """A game being played.

    A match is a function of its inputs and its entries: the same ones give the same
    match on every machine. ``listener`` is called with every entry (``"entry", entry``)
    and every undo (``"undo", entries left``) before the next decision is shown; the journal is one.

    ``start`` is ``None`` for a match whose entries begin at its inputs; else the encoded
    position they begin at, and ``lost_history`` says why. Without
    ``history`` nothing can be undone and going on is faster.
    """

    def __init__(
        self,
        inputs: Mapping[str, Any],
        position: Position,
        seats: Sequence[Seat],
        history: bool = True,
    ) -> None:
        self._inputs = dict(inputs)
        self.position = position
        self.seats = sitting(seats)
        self.first_seats = tuple(self.seats)
        self.entries: list[Entry] = []
        self.events: list[Event] = list(position.events)
        position.events = []
        self.listener: Callable[[str, Any], None] | None = None
        self.start: dict[str, Any] | None = None
        self.lost_history = ""
        self.history = history
        self._undone: list[Entry] = []
        self._past = Past()
        self._forgotten_events = 0
        self._serial = 1

    @classmethod
    def new(cls, inputs: Mapping[str, Any], seats: Sequence[Seat] | Seating | None = None,
            history: bool = True) -> Self:  # fmt: skip
        """Begin a match. ``inputs`` are as for ``new_match``; raises ``SetupError``.

        ``seats`` may be who sits at as many seats as there turn out to be.
        """
        for key in inputs:
            if key not in INPUT_KEYS:
                raise SetupError(quoted(key), "error-setup-input")
        filled = {key: inputs.get(key) for key in INPUT_KEYS}
        if filled["seed"] is None:
            filled["seed"] = secrets.randbits(48)
        filled["rules"] = read_version(filled["rules"])
        seed = filled["seed"]
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << 63:
            raise SetupError("seed", "error-setup-seed")
        filled["dice"], filled["draws"] = checked_scripts(filled["dice"], filled["draws"], LONGEST_BEGUN)
        rules = rules_for(filled)
        position = Position.start(rules, Chance.seeded(seed, filled["dice"], filled["draws"]))
        given = tuple(seats(rules.seats) if callable(seats) else seats if seats is not None else _people(rules.seats))
        _check_seats(given, rules)
        return cls(copied(filled), position, given, history)

    @classmethod
    def begun_at(
        cls, inputs: Mapping[str, Any], seats: Sequence[Seat], start: dict[str, Any] | None, why: str = ""
    ) -> Self:
        """The match before its first entry: from its inputs, or from the encoded position ``start``.

        Raises ``EngineError`` when inputs or position make no sense.
        """
        if start is None:
            return cls.new(inputs, seats)
        position = Position.decode(rules_for(inputs), start)
        _check_seats(seats, position.rules)
        made = cls(inputs, position, seats)
        made.start = start
        made.lost_history = shown(why)
        return made

    @classmethod
    def restored(
        cls, begun: Self, position: Position, seats: Sequence[Seat], entries: Sequence[Entry], serial: int, events: int
    ) -> Self:
        """A match in the middle, from a save: ``position`` is trusted, history comes with ``rebuild``.

        ``begun`` is the match before its first entry, ``events`` how many events there have been.
        """
        made = cls(begun._inputs, position, begun.first_seats)
        made.start, made.lost_history = begun.start, begun.lost_history
        made.seats = sitting(seats)
        made.entries = list(entries)
        made._forgotten_events = min(events, MOST_COUNTED)
        made.serial_at_least(serial)
        if not entries and (bots(seats) != bots(begun.seats) or position.key() != begun.position.key()):
            # Without an answer nothing is played again that could tell.
            made.forget("begins")
        return made

    # looking

    @property
    def inputs(self) -> dict[str, Any]:
        """What the match was begun from; a copy."""
        inputs: dict[str, Any] = copied(self._inputs)
        return inputs

    @property
    def rules(self) -> Rules:
        """The rules in force: those the match began with, until it has itself chosen others (a draft)."""
        rules: Rules = self.position.rules
        return rules

    @property
    def rules_version(self) -> int:
        """The version of the rules the match was begun under, and is played by to its end."""
        return int(self._inputs.get("rules") or RULES_VERSION)

    @property
    def decision(self) -> OpenDecision | None:
        """The open decision, ``None`` at the end."""
        asked = self.position.decision
        return OpenDecision.of(self.position, asked, self._serial) if asked is not None else None

    @property
    def serial(self) -> int:
        """The number of the open decision; it grows with every change and is never used twice."""
        return self._serial

    def serial_at_least(self, serial: int) -> None:
        """Go on counting from where the match was left, so that no number comes twice."""
        self._serial = max(self._serial, serial if serial <= MOST_COUNTED else 0, len(self.entries) + 1)

    def view(self, seat: int) -> dict[str, Any]:
        """All that a seat knows, as plain data."""
        return self.position.view(self._seat(seat))

    def events_since(self, number: int, seat: int | None = None) -> list[Event]:
        """Events from the given one on; for a seat, as that seat may see them. ``IndexError`` for what is neither."""
        if isinstance(number, bool) or not isinstance(number, int):
            raise IndexError(f"there is no event {quoted(number, 40)}")
        reader = None if seat is None else self._seat(seat)
        if number < self._forgotten_events:
            self.rebuild()
        events = self.events[max(0, number - self._forgotten_events) :]
        if reader is None:
            return events
        seen = (event.seen_by(reader) for event in events)
        return [event for event in seen if event is not None]

    @property
    def event_count(self) -> int:
        """How many events there have been."""
        return self._forgotten_events + len(self.events)

    def state_dict(self) -> dict[str, Any]:
        """The whole position in words, secrets included: a set-up from which the match goes on just so.

        ``stack`` is what is going on, as views show it; ``drafted`` what a draft has given.
        """
        position = self.position
        drafted = self.rules.chosen
        return {
            **self.rules.encode_state(position.state),
            "stack": encode_stack(position.stack),
            **({} if drafted is None else {"drafted": [list(names) for names in drafted]}),
        }

    def result(self) -> Result | None:
        """Who has won, once the match is over; else ``None``."""
        return self.rules.result(self.position)

    def _seat(self, seat: int) -> int:
        if not is_place(seat, self.rules.seats):
            raise IndexError(f"there is no seat {quoted(seat, 40)}")
        return seat

    def find(
        self,
        kind: str | None = None,
        area: int | None = None,
        unit: int | None = None,
        side: int | None = None,
        number: int | None = None,
    ) -> list[Option]:
        """The open options that agree with everything given."""
        asked = self.position.decision
        wanted = (kind, area, unit, side, number)
        return [
            choice
            for choice in (asked.options if asked else [])
            if all(want is None or want == have for want, have in zip(wanted, choice, strict=True))
        ]

    # going on

    def answer(self, chosen: Option, serial: int | None = None, by: By = "person") -> None:
        """Answer the open decision.

        Raises ``StaleAnswer`` if ``serial`` is given and not that of the open decision,
        ``IllegalAnswer`` if the option is not offered; nothing has changed then.
        """
        asked = self.position.decision
        if serial is not None and serial != self._serial:
            raise StaleAnswer("this answer belongs to an earlier decision")
        if asked is None:
            raise IllegalAnswer("the match is over: nothing is asked")
        try:
            wanted = Option(*chosen)
        except TypeError as problem:
            raise IllegalAnswer(f"{quoted(chosen, 200)} is no option") from problem
        if wanted not in asked.options:
            raise IllegalAnswer(f"{quoted(chosen, 200)} is not offered")
        if by not in get_args(By):
            raise IllegalAnswer(f"nobody answers as {quoted(by, 40)}")
        # The one that is offered: equal numbers may be of another type.
        offered = asked.options[asked.options.index(wanted)]
        self._do(Answer(asked.seat, *offered, by))

    def reveal(self, side: int, values: Sequence[int], by: By = "person") -> None:
        """Reveal Elder Signs, or what else a game lets be revealed at any moment; ``IllegalAnswer`` if it cannot be."""
        try:
            entry = checked_entry(Reveal(side, tuple(values), by))
        except (ValueError, TypeError, RecursionError) as problem:
            raise IllegalAnswer("these cannot be revealed") from problem
        self._do(entry)

    def seat_change(self, seat: int, bot: str, name: str | None = None) -> None:
        """Hand a seat to a bot (its id) or to a person (empty). ``ValueError`` for a name that cannot be shown."""
        if not isinstance(bot, str) or not isinstance(name, str | None):
            raise ValueError(say("error-game-seat"))
        named = self.seats[self._seat(seat)].called if name is None else typed(name, LONGEST_NAME)
        self._do(checked_entry(SeatChange(seat, bot, named)))

    def new_dice(self, seed: int | None = None) -> None:
        """Let chance from here on come from another seed, chosen when none is given. ``IllegalAnswer`` in Ironman."""
        if self.ironman:
            raise IllegalAnswer(say("error-game-ironman-dice"))
        self._do(checked_entry(NewDice(secrets.randbits(48) if seed is None else seed)))

    def script(self, dice: Sequence[int] | None = None, draws: Sequence[int] | None = None) -> None:
        """Let these be the next dice and draws, in the place of any script there is; without one the generator goes on.

        An entry of the history as any other. Raises ``SetupError`` as for a new match, ``IllegalAnswer`` in Ironman.
        """
        if self.ironman:
            raise IllegalAnswer(say("error-game-ironman-dice"))
        faces, drawn = checked_scripts(dice, draws, LONGEST_SCRIPT)
        self._do(Script(None if faces is None else tuple(faces), None if drawn is None else tuple(drawn)))

    def _do(self, entry: Entry) -> None:
        self.apply(entry)
        if self._undone:
            if self._undone[-1] == entry:
                self._undone.pop()
            elif not isinstance(entry, SeatChange):
                # Another answer, or other dice: what was undone cannot follow any more.
                self._undone.clear()
        if self.listener is not None:
            self.listener("entry", entry)

    def apply(self, entry: Entry) -> None:
        """Carry out an entry as it is, for replaying; a failing one changes nothing and raises ``EngineError``."""
        asked = self.position.decision
        if self.history:
            before = Snapshot(self.position.copy(), self.event_count, tuple(self.seats))
            try:
                self._carry_out(entry)
            except BaseException:
                self.position = before.position
                self.seats = list(before.seats)
                raise
            self._past.add(before)
        else:
            self._carry_out(entry)
        self.entries.append(entry)
        position = self.position
        if isinstance(entry, Answer) and entry.by == "order" and asked is not None:
            # Who gave the order is told of it; what it did is told to all as ever.
            self.events.append(Event("ordered", (asked.side, asked.kind, entry.kind), 1 << entry.seat, ()))
        if position.events:
            self.events += position.events
            position.events = []
        self._serial += 1

    def _carry_out(self, entry: Entry) -> None:
        if isinstance(entry, Answer):
            asked = self.position.decision
            if asked is not None and asked.seat != entry.seat:
                raise IllegalAnswer(f"seat {entry.seat} is not asked")
            self.position.answer(entry.option)
        elif isinstance(entry, Reveal):
            self.position.reveal(entry.side, entry.values)
        elif isinstance(entry, SeatChange):
            if entry.seat >= self.rules.seats:
                raise IllegalAnswer(f"there is no seat {entry.seat}")
            self.seats = handed(self.seats, entry)
        elif isinstance(entry, NewDice):
            self.position.chance = Chance.seeded(entry.seed)
        else:
            chance = self.position.chance
            self.position.chance = Chance(chance.state, chance.stream, entry.dice, entry.draws)

    # undo and redo

    @property
    def strict(self) -> bool:
        """Whether undo stops at rolls, draws and other people's answers."""
        return bool(self._inputs.get("strict")) or self.ironman

    @property
    def first(self) -> bool:
        """Whether it was begun as somebody's first game, with all help there is."""
        return bool(self._inputs.get("first"))

    @property
    def ironman(self) -> bool:
        """Whether there is one save only: strict undo, dice that stay as they are, nothing kept under a name."""
        return bool(self._inputs.get("ironman"))

    def undo_target(self, seat: int | None = None) -> int | None:
        """How many entries would be left after ``undo(seat)``; ``None`` if it is not possible."""
        if not self.history:
            return None
        target = len(self.entries) - 1
        if seat is not None:
            while target >= 0 and not self._own(self.entries[target], seat):
                target -= 1
        return target if target >= 0 and not self.undo_obstacle(target) else None

    def _own(self, entry: Entry, seat: int) -> bool:
        """Whether the seat's person answered a decision with this entry himself."""
        return isinstance(entry, Answer) and entry.seat == seat and entry.by == "person"

    def undo_obstacle(self, target: int) -> str:
        """Why the match may not go back to its first ``target`` entries, in a word; empty if it may.

        ``history``: it is not known how things stood. In strict mode nothing may have been
        rolled or drawn since (``dice``), nothing uncovered (``reveal``, ``secret``), and one
        person at most may have answered (``people``).
        """
        if not self.history or not is_place(target, len(self.entries)):
            return "history"
        return self._strict_obstacle(target) if self.strict else ""

    def _strict_obstacle(self, target: int) -> str:
        if not self._remember():
            return "history"
        undone = [(self.entries[n], self._events_of(n)) for n in range(target, len(self.entries))]
        chances = [self._before(n).position.chance for n in range(target, len(self.entries))]
        return strict_obstacle(undone, [*chances, self.position.chance])

    def _events_of(self, entry: int) -> list[Event]:
        """What an entry brought."""
        first, end = (self.moment(n).events - self._forgotten_events for n in (entry, entry + 1))
        return self.events[first:end]

    def unheard(self, entry: int) -> bool:
        """Whether nobody but the one who gave it has heard of an entry, by its number: a request that still waits."""
        # Only what is revealed outside the open decision can be so.
        return isinstance(self.entries[entry], Reveal) and unheard(self.entries[entry], self._events_of(entry))

    def undo(self, seat: int | None = None) -> bool:
        """Take back one entry; for a seat, go back to the last decision that seat answered itself.

        Dice stay as they fell. Returns whether anything was taken back. After loading,
        the history is rebuilt first; if that fails there is nothing to take back.
        """
        target = self.undo_target(seat)
        return target is not None and self._go_back(target)

    def undo_to(self, target: int) -> bool:
        """Take back all but the first ``target`` entries, as one undo; whether that was possible.

        ``redo`` brings them back one by one, in their order.
        """
        return not self.undo_obstacle(target) and self._go_back(target)

    def _go_back(self, target: int) -> bool:
        if not self._remember():
            return False
        then = self._before(target)
        self.position, self.seats = then.position.copy(), list(then.seats)
        self._undone += reversed(self.entries[target:])
        del self.entries[target:], self.events[max(0, then.events - self._forgotten_events) :]
        self._past.cut(target)
        self._serial += 1
        if self.listener is not None:
            self.listener("undo", target)
        return True

    def moment(self, count: int) -> Snapshot:
        """How everything stood after so many entries; to be read only. ``IndexError`` where nobody knows."""
        if not is_place(count, len(self.entries) + 1):
            raise IndexError(f"there is no moment after {quoted(count, 40)} entries")
        if count == len(self.entries):
            return Snapshot(self.position, self.event_count, tuple(self.seats))
        if not self._remember():
            raise IndexError(f"there is no moment after {count} entries")
        return self._before(count)

    def _before(self, number: int) -> Snapshot:
        return self._past.at(number, self._again)

    def _again(self, then: Snapshot, first: int, end: int) -> list[Snapshot]:
        """What was not kept of the past: entries played through again from where it was."""
        again = Match(self.inputs, then.position.copy(), then.seats)
        for entry in self.entries[first:end]:
            again.apply(entry)
        found = [again._before(number) for number in range(end - first)]
        return [snapshot._replace(events=then.events + snapshot.events) for snapshot in found]

    def _remember(self) -> bool:
        """Whether every entry has its snapshot, rebuilt if need be."""
        return len(self._past) == len(self.entries) or self.rebuild()

    def rebuild(self) -> bool:
        """Replay all entries from the start, so that history and events are there again after loading.

        Compares the end with the present position. If it differs, the position stands,
        history begins here, and the result is false.
        """
        if not self._forgotten_events and len(self._past) == len(self.entries):
            return True
        problem = ""
        try:
            again = type(self).begun_at(self._inputs, self.first_seats, self.start)
            for entry in self.entries:
                again.apply(entry)
            if again.position.key() != self.position.key() or bots(again.seats) != bots(self.seats):
                problem = "elsewhere"
        except EngineError as failure:
            log.warning("the history of a match cannot be played again: %s", failure)
            problem = "refused"
        if problem:
            self.forget(problem)
            return False
        self.events, self._past, self.seats = again.events, again._past, again.seats
        self._forgotten_events = 0
        return True

    @property
    def loss(self) -> str:
        """Why history does not begin with the match, in a sentence; empty where it does."""
        message = f"error-game-lost-{self.lost_history}"
        return say(message) if has(message) else self.lost_history

    def forget(self, why: str) -> None:
        """Let history begin at the present position; ``why`` is kept: "long", "scripted", or a sentence of one's own.
        """
        self.start = self.position.encode()
        self.first_seats = tuple(self.seats)
        self.entries, self.events = [], []
        self._undone, self._past = [], Past()
        self._forgotten_events = 0
        self.lost_history = why

    @property
    def scripted(self) -> bool:
        """Whether dice or draws were written down beforehand, for now or for a moment that undo leads to."""
        first = self.start["chance"] if self.start is not None else self._inputs
        now = self.position.chance
        written = (first.get("dice"), first.get("draws"), now.dice, now.draws)
        return any(script is not None for script in written) or any(isinstance(one, Script) for one in self.entries)

    def roll_on(self, why: str) -> None:
        """Let chance take the place of what was written down; history begins here, as with ``forget``."""
        self.position.chance = Chance(self.position.chance.state, self.position.chance.stream)
        self.forget(why)

    @property
    def can_redo(self) -> bool:
        """Whether something undone can be done again."""
        return bool(self._undone)

    def redo_as(self, other: Self) -> None:
        """Have what was undone in a match with the same entries be undone here too, so that it can be done again."""
        if self.entries == other.entries:
            self._undone = list(other._undone)

    @property
    def next_undone(self) -> Entry | None:
        """The entry that ``redo`` would do again."""
        return self._undone[-1] if self._undone else None

    def redo(self, seat: int | None = None) -> bool:
        """Do again what was undone last; returns whether there was anything.

        For a seat, the counterpart of ``undo(seat)``: goes on over bots' and automatic
        answers to the next one a person gave, so that nobody is asked again in between.
        """
        if not self._undone:
            return False
        self._do(self._undone[-1])
        while seat is not None and self._undone and not _by_person(self._undone[-1]):
            self._do(self._undone[-1])
        return True

    def copy(self) -> Self:
        """A match at the same position, without history: for trying things out."""
        return type(self)(self._inputs, self.position.copy(), self.seats)


def _by_person(entry: Entry) -> bool:
    return not isinstance(entry, Answer | Reveal) or entry.by == "person"


def _people(count: int) -> list[Seat]:
    return [Seat("", numbered(NAMELESS, seat + 1)) for seat in range(count)]


def _check_seats(seats: Sequence[Seat], rules: Rules) -> None:
    if len(seats) != rules.seats:
        raise SetupError("seats", "error-setup-seats", named=len(seats), seats=rules.seats)


__all__ = ["INPUT_KEYS", "Match", "OpenDecision", "Seat", "checked_entry"]
