"""A match: a position with its seats, its history, undo and redo."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from game.engine.chance import Chance
from game.engine.decision import Decision
from game.engine.errors import IllegalAnswer, SetupError, StaleAnswer
from game.engine.event import Event
from game.engine.lines import matters
from game.engine.option import Blocked, Option, option
from game.engine.position import Position
from game.engine.rules import Rules
from game.match.entries import Answer, By, Entry, NewDice, Reveal, SeatChange
from game.match.games import rules_for

RULES_VERSION = 1
"""Raised whenever the same entries could lead to another position than before."""

INPUT_KEYS = ("game", "players", "factions", "map", "edition", "seed", "options", "setup", "dice", "draws", "strict")


class Seat(NamedTuple):
    """Who sits there: a person (``bot`` empty) or a bot, and the name shown."""

    bot: str
    name: str


class OpenDecision:
    """The open decision of a match, with its serial number.

    ``prompt`` (words), ``blocked`` (what cannot be chosen and why) and ``matters``
    (whether anything but the default changes anything) are worked out when asked for.
    """

    __slots__ = ("_decision", "_match", "serial")

    def __init__(self, match: "Match", decision: Decision, serial: int) -> None:
        self._match = match
        self._decision = decision
        self.serial = serial

    @property
    def seat(self) -> int:
        """The seat that must answer."""
        return self._decision.seat

    @property
    def side(self) -> int:
        """The side it answers for."""
        return self._decision.side

    @property
    def kind(self) -> str:
        """What the question is about."""
        return self._decision.kind

    @property
    def options(self) -> list[Option]:
        """What can be chosen."""
        return self._decision.options

    @property
    def about(self) -> tuple[int | str, ...]:
        """The particulars; see the list of decision kinds in API.md."""
        return self._decision.about

    @property
    def default(self) -> Option | None:
        """The option that declines or ends, if there is one."""
        return self._decision.default

    @property
    def prompt(self) -> str:
        """The question in words."""
        from game.match.words import words

        return words().prompt(self._match.rules, self._decision)

    @property
    def blocked(self) -> list[Blocked]:
        """What cannot be chosen, and why."""
        pos = self._match.position
        return pos.stack[-1].blocked(pos) if pos.stack else []

    @property
    def matters(self) -> bool:
        """Whether any option but the default changes anything."""
        return matters(self._match.position)


class Match:
    """A game being played.

    A match is a function of its inputs and its entries: the same ones give the same
    match on every machine. ``listener`` is called with every entry (and every undo)
    before the next decision is shown; the journal is one.
    """

    def __init__(self, inputs: Mapping[str, Any], rules: Rules, position: Position, seats: Sequence[Seat]) -> None:
        self.inputs = dict(inputs)
        self.rules = rules
        self.position = position
        self.first_seats = tuple(seats)
        self.seats = list(seats)
        self.entries: list[Entry] = []
        self.events: list[Event] = list(position.events)
        position.events.clear()
        self.listener: Callable[[str, Any], None] | None = None
        self.lost_history = ""
        self._undone: list[Entry] = []
        self._snapshots: list[tuple[Position, int, tuple[Seat, ...]]] = []
        self._serial = 1

    @classmethod
    def new(cls, inputs: Mapping[str, Any], seats: Sequence[Seat] | None = None) -> "Match":
        """Begin a match. ``inputs`` are as for ``new_match``; raises ``SetupError``."""
        for key in inputs:
            if key not in INPUT_KEYS:
                raise SetupError(str(key), "is not an input of a match")
        filled = {key: inputs.get(key) for key in INPUT_KEYS}
        if filled["seed"] is None:
            filled["seed"] = secrets.randbits(48)
        seed = filled["seed"]
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << 63:
            raise SetupError("seed", "not a whole number from 0 to 2^63 - 1")
        _check_script("dice", filled["dice"], 1, 6)
        _check_script("draws", filled["draws"], 0, 1000)
        rules = rules_for(filled)
        position = Position.start(rules, Chance.seeded(seed, filled["dice"], filled["draws"]))
        given = tuple(seats) if seats is not None else tuple(Seat("", f"Player {n + 1}") for n in range(rules.seats))
        if len(given) != rules.seats:
            raise SetupError("seats", f"{len(given)} seats are named, but the match has {rules.seats}")
        return cls(filled, rules, position, given)

    # looking

    @property
    def decision(self) -> OpenDecision | None:
        """The open decision, ``None`` at the end."""
        asked = self.position.decision
        return OpenDecision(self, asked, self._serial) if asked is not None else None

    @property
    def serial(self) -> int:
        """The number of the open decision; it grows with every change and is never used twice."""
        return self._serial

    def view(self, seat: int) -> dict[str, Any]:
        """All that a seat knows, as plain data."""
        return self.position.view(self._seat(seat))

    def events_since(self, number: int, seat: int | None = None) -> list[Event]:
        """Events from the given one on; for a seat, as that seat may see them."""
        events = self.events[number:]
        if seat is None:
            return events
        seen = (event.seen_by(self._seat(seat)) for event in events)
        return [event for event in seen if event is not None]

    def state_dict(self) -> dict[str, Any]:
        """The whole position in words, secrets included: the format of set-ups and scenario files."""
        return self.rules.encode_state(self.position.state)

    def result(self) -> Any:
        """Who has won, once the match is over; else ``None``."""
        return self.rules.result(self.position)

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.rules.seats:
            raise IndexError(f"there is no seat {seat}")
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
        chosen = option(*chosen)
        if chosen not in asked.options:
            raise IllegalAnswer(f"{chosen!r} is not offered")
        self._do(Answer(asked.seat, *chosen, by))

    def reveal(self, side: int, values: Sequence[int], by: By = "person") -> None:
        """Reveal Elder Signs, or what else a game lets be revealed at any moment."""
        self._do(Reveal(side, tuple(values), by))

    def seat_change(self, seat: int, bot: str, name: str | None = None) -> None:
        """Hand a seat to a bot (its id) or to a person (empty)."""
        self._do(SeatChange(self._seat(seat), bot, name if name is not None else self.seats[seat].name))

    def new_dice(self, seed: int | None = None) -> None:
        """Let chance from here on come from another seed."""
        self._do(NewDice(secrets.randbits(48) if seed is None else seed))

    def _do(self, entry: Entry) -> None:
        if self._undone and self._undone[-1] == entry:
            self._undone.pop()
        else:
            self._undone.clear()
        self._apply(entry)
        if self.listener is not None:
            self.listener("entry", entry)

    def _apply(self, entry: Entry) -> None:
        before = self.position.copy()
        seats = tuple(self.seats)
        try:
            self._carry_out(entry)
        except Exception:
            self.position = before
            self.seats = list(seats)
            raise
        self._snapshots.append((before, len(self.events), seats))
        self.entries.append(entry)
        self.events += self.position.events
        self.position.events = []
        self._serial += 1

    def _carry_out(self, entry: Entry) -> None:
        if isinstance(entry, Answer):
            self.position.answer(option(entry.kind, entry.area, entry.unit, entry.side, entry.number))
        elif isinstance(entry, Reveal):
            self.position.reveal(entry.side, entry.values)
        elif isinstance(entry, SeatChange):
            self.seats[entry.seat] = Seat(entry.bot, entry.name)
        else:
            self.position.chance = Chance.seeded(entry.seed)

    # undo and redo

    @property
    def strict(self) -> bool:
        """Whether undo stops at rolls, draws and other people's answers."""
        return bool(self.inputs.get("strict"))

    def undo_target(self, seat: int | None = None) -> int | None:
        """How many entries would be left after ``undo(seat)``; ``None`` if it is not possible."""
        last = len(self.entries) - 1
        first = len(self.entries) - len(self._snapshots)
        if seat is not None:
            while last >= first and not self._own(self.entries[last], seat):
                last -= 1
        if last < first:
            return None
        if self.strict and not self._harmless(last):
            return None
        return last

    def _own(self, entry: Entry, seat: int) -> bool:
        """Whether the seat's person gave this entry himself."""
        if isinstance(entry, Answer):
            return entry.seat == seat and entry.by == "person"
        return isinstance(entry, Reveal) and entry.by == "person" and entry.side in self.rules.side_of_seat(seat)

    def _harmless(self, target: int) -> bool:
        """Strict mode: nothing from ``target`` on used chance or came from two different persons."""
        snapshot = self._snapshots[target - len(self.entries)][0]
        then, now = snapshot.chance, self.position.chance
        if (then.state, then.stream, then.dice, then.draws) != (now.state, now.stream, now.dice, now.draws):
            return False
        people = {entry.seat for entry in self.entries[target:] if isinstance(entry, Answer) and entry.by == "person"}
        revealed = any(isinstance(entry, Reveal) for entry in self.entries[target:])
        return len(people) <= 1 and not revealed

    def undo(self, seat: int | None = None) -> bool:
        """Take back one entry; for a seat, go back to the last decision that seat answered itself.

        Dice stay as they fell. Returns whether anything was taken back.
        """
        target = self.undo_target(seat)
        if target is None:
            return False
        while len(self.entries) > target:
            self._undone.append(self.entries.pop())
            self.position, count, seats = self._snapshots.pop()
            self.seats = list(seats)
            del self.events[count:]
        self._serial += 1
        if self.listener is not None:
            self.listener("undo", target)
        return True

    @property
    def can_redo(self) -> bool:
        """Whether something undone can be done again."""
        return bool(self._undone)

    def redo(self) -> bool:
        """Do again what was undone last; returns whether there was anything."""
        if not self._undone:
            return False
        self._do(self._undone[-1])
        return True

    def copy(self) -> "Match":
        """A match at the same position, without history: for trying things out."""
        return Match(self.inputs, self.rules, self.position.copy(), self.seats)


def _check_script(key: str, script: Any, low: int, high: int) -> None:
    if script is None:
        return
    if not isinstance(script, (list, tuple)) or not all(
        isinstance(value, int) and not isinstance(value, bool) and low <= value <= high for value in script
    ):
        raise SetupError(key, f"not a list of whole numbers from {low} to {high}")
