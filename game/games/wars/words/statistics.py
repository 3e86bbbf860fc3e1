"""The course of a match of Cthulhu Wars in numbers, worked out from its events alone, and how it has ended."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any, cast

from game.engine.event import Event
from game.games.wars.rules.board import living_gates
from game.games.wars.rules.state import PHASES
from game.games.wars.rules.units import FACTIONS, LIVING_GATES, UNIT_SIDE
from game.language.spoken import name, say, tell
from game.language.values import Name
from game.match.dice import Ledger
from game.match.history import course_of
from game.match.match import Match
from game.match.words import words

NOW = "now"
"""The phase of the last moment: how things stand."""

_AT_THE_END = ("revealed", "book", "ended")


@dataclass(frozen=True, slots=True)
class Standing:
    """How a faction stands: Doom, Power, gates it controls, spellbooks it has."""

    doom: int
    power: int
    gates: int
    books: int


@dataclass(frozen=True, slots=True)
class Moment:
    """How everybody stands as a phase begins, or ``now``."""

    turn: int
    phase: str
    standings: Mapping[str, Standing]


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn: Power as it was after Gather, everything else as it is when the turn ends."""

    number: int
    standings: Mapping[str, Standing]


@dataclass(slots=True)
class Deeds:
    """What a faction has done and suffered.

    ``killed`` are enemies it sent to their pools, in battle or by an ability, ``lost`` its own sent
    there by others; ``captured`` and ``taken`` are Cultists it made prisoners and lost as such.
    ``revealed`` are the values of Elder Signs it opened, ``opened`` those of them at the very end.
    """

    attacks: int = 0
    defences: int = 0
    killed: int = 0
    lost: int = 0
    captured: int = 0
    taken: int = 0
    gates_built: int = 0
    rituals: int = 0
    signs: int = 0
    revealed: tuple[int, ...] = ()
    opened: tuple[int, ...] = ()
    ledger: Ledger = field(default_factory=Ledger)
    most_dice: int = 0
    """The most dice it has rolled in one battle."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """The course of a match: moments at each change of phase, turns, and every faction's deeds, by faction's id."""

    factions: tuple[str, ...]
    moments: tuple[Moment, ...]
    turns: tuple[Turn, ...]
    deeds: Mapping[str, Deeds]

    @property
    def now(self) -> Mapping[str, Standing]:
        return self.moments[-1].standings


def statistics(match: Match) -> Statistics:
    """The course of a match so far; of one that is loaded, the history is rebuilt first.

    Contains nothing secret but, once they are open, the values of Elder Signs.
    """
    state, events = course_of(match)
    reader = _Reader(match.rules, state)
    for event in events:
        reader.take(event)
    return reader.result(events)


class _Reader:
    """Reads the events one by one and keeps how everybody stands."""

    def __init__(self, rules: Any, state: Any) -> None:
        self.sides: tuple[int, ...] = tuple(rules.sides)
        self.turn: int = state.turn
        self.doom = list(state.doom)
        self.power = list(state.power)
        self.books = [mask.bit_count() for mask in state.books]
        self.keepers = {area: UNIT_SIDE[unit] for area, unit in enumerate(state.gates) if unit >= 0}
        """Whose the gates are, by area; of units that are gates by the unit, as a number below 0."""
        self.keepers |= {~unit: UNIT_SIDE[unit] for unit in LIVING_GATES if living_gates(state, (unit,))}
        self.deeds = [Deeds() for _ in FACTIONS]
        self.moments = [self.moment(PHASES[state.phase])]

    def moment(self, phase: str) -> Moment:
        gates = list(self.keepers.values())
        return Moment(
            self.turn,
            phase,
            {
                FACTIONS[side]: Standing(self.doom[side], self.power[side], gates.count(side), self.books[side])
                for side in self.sides
            },
        )

    def take(self, event: Event) -> None:
        """Let an event count (the table of events in docs/api.md)."""
        deeds, args = self.deeds, cast(tuple[Any, ...], event.args)
        if event.kind == "eliminated":
            self.keepers.pop(~args[0], None)
        match event.kind, args:
            case "phase", (phase, turn):
                self.turn = turn
                if len(self.moments) > 1 or (self.moments[0].turn, self.moments[0].phase) != (turn, phase):
                    self.moments.append(self.moment(phase))
            case "power", (side, amount, _):
                self.power[side] += amount
            case ("paid", (side, amount, _)) | ("passed", (side, amount)):
                self.power[side] -= amount
            case "doom", (side, amount, _):
                self.doom[side] += amount
            case "book", (side, _):
                self.books[side] += 1
            case "gate_built", (side, area, _):
                self.keepers[area] = side
                deeds[side].gates_built += 1
            case ("gate_controlled", (side, area, _)) | ("set_up", (side, area)):
                self.keepers[area] = side
            case "gate_abandoned", (_, area):
                self.keepers.pop(area, None)
            case "gate_carried", (origin, area, _) if origin in self.keepers:
                self.keepers[area] = self.keepers.pop(origin)
            case "placed", (unit, *_) if unit in LIVING_GATES:
                self.keepers[~unit] = UNIT_SIDE[unit]
            case "battle", (attacker, defender, _):
                deeds[attacker].attacks += 1
                deeds[defender].defences += 1
            case "rolled", (side, *faces):
                had = deeds[side].ledger.faces
                deeds[side].most_dice = max(deeds[side].most_dice, len(faces))
                deeds[side].ledger = Ledger(tuple(count + faces.count(face) for face, count in enumerate(had, 1)))
            case "eliminated", (unit, _, _, by) if by not in (-1, UNIT_SIDE[unit]):
                deeds[by].killed += 1
                deeds[UNIT_SIDE[unit]].lost += 1
            case "captured", (unit, _, by):
                deeds[by].captured += 1
                deeds[UNIT_SIDE[unit]].taken += 1
            case "ritual", (side, *_):
                deeds[side].rituals += 1
            case "sign", (side, *_):
                deeds[side].signs += 1
            case "revealed", (side, value):
                deeds[side].revealed += (value,)

    # the end

    def result(self, events: list[Event]) -> Statistics:
        for side, value in _opened_last(events):
            self.deeds[side].opened += (value,)
        moments = (*self.moments, self.moment(NOW))
        deeds = {FACTIONS[side]: self.deeds[side] for side in self.sides}
        return Statistics(tuple(FACTIONS[side] for side in self.sides), moments, tuple(_turns(moments)), deeds)


def _opened_last(events: list[Event]) -> list[tuple[int, int]]:
    """Side and value of the Elder Signs opened in one go with the end, in their order."""
    if not events or events[-1].kind != "ended":
        return []

    def ends(event: Event) -> bool:
        return event.kind in _AT_THE_END or (event.kind == "doom" and event.args[2] == "sign")

    last = [event for event in takewhile(ends, reversed(events)) if event.kind == "revealed"]
    return [(int(event.args[0]), int(event.args[1])) for event in reversed(last)]


def _turns(moments: tuple[Moment, ...]) -> Iterator[Turn]:
    """One entry for each turn: Power at its first player phase, the rest as the next turn begins."""
    for number in range(moments[0].turn, moments[-1].turn + 1):
        within = [moment for moment in moments if moment.turn == number]
        if not within:
            continue
        gathered = next((moment for moment in within if moment.phase == "first_player"), None)
        rich = gathered or next(moment for moment in within if moment.phase != "gather" or moment is within[-1])
        last = next((moment for moment in moments if moment.turn > number), moments[-1])
        yield Turn(
            number,
            {
                faction: Standing(end.doom, rich.standings[faction].power, end.gates, end.books)
                for faction, end in last.standings.items()
            },
        )


_SIX = 6


class Outcome:
    """The words of a finished match; persons with several factions win by what these have in all.

    ``names`` are the players' by seat, as they are to be shown.
    """

    def __init__(self, match: Match, names: Sequence[str]) -> None:
        rules: Any = match.rules
        self._names = names
        self._result: Any = match.result()
        self._factions: list[list[str]] = rules.setup["factions"]
        self._paired = bool(rules.paired)
        self._books_win = bool(rules.edition.books_win)

    def headline(self) -> str:
        speech, result = words(), self._result
        if result.humanity:
            return speech.name("end", "humanity")
        if self._paired:
            return say("wars-won", winners=[self._names[seat] for seat in result.winners])
        return say("wars-won", winners=[name("faction", faction) for faction in result.sides])

    def reason(self) -> str:
        """Why the game is over, and why this side and no other has won, as rich text."""
        speech, result = words(), self._result
        told = [speech.text("end", result.reason)]
        if result.humanity:
            return " ".join([*told, speech.text("end", "humanity")])
        if self._paired:
            return " ".join([*told, *self._sums()])
        if result.shared:
            return " ".join([*told, speech.text("end", "shared")])
        best, winner = result.doom[result.sides[0]], _named(result.sides[0])
        if not self._books_win:
            return " ".join([*told, say("wars-won-most", side=winner, doom=best)])
        able = [faction for faction in result.books if result.books[faction] == _SIX and faction not in result.sides]
        if able:
            told.append(say("wars-won-most-able", side=winner, doom=best))
        else:
            told.append(say("wars-won-alone", side=winner, doom=best))
        for faction, doom in result.doom.items():
            if result.books[faction] < _SIX and doom >= best:
                books = result.books[faction]
                told.append(say("wars-won-not-able", side=_named(faction), doom=doom, books=books))
        return " ".join(told)

    def _sums(self) -> list[str]:
        """What the factions of every person have in all, the winner first."""
        result = self._result
        told: list[str] = []
        for seat in sorted(range(len(self._factions)), key=lambda seat: seat not in result.winners):
            own = self._factions[seat]
            doom = {faction: int(result.doom[faction]) for faction in own}
            parts = [say("wars-won-sum.part", side=_named(faction), doom=doom[faction]) for faction in own]
            able = not self._books_win or any(result.books[faction] == _SIX for faction in own)
            key = "wars-won-sum" if able else "wars-won-sum-not-able"
            told.append(tell(key, {"person": self._names[seat], "parts": parts, "doom": sum(doom.values())}))
        return told


def _named(faction: str) -> Name:
    return name("faction", faction, f"<{faction}>**{{}}**</>")
