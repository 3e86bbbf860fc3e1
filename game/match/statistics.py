"""The course of a match of Cthulhu Wars in numbers, worked out from its events alone.

What stood at the beginning comes from the first position, so a set-up in the middle of a game
counts from there, and so does a match whose history was lost.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from game.engine.chance import Chance
from game.engine.event import Event
from game.engine.position import Position
from game.games.registry import rules_for
from game.games.wars.rules.state import PHASES
from game.games.wars.rules.units import FACTIONS, UNIT_SIDE
from game.match.match import Match

NOW = "now"
"""The phase of the last moment: how things stand."""

FEW_DICE = 6
"""Of fewer dice nothing can be said."""
_LUCK = ((-2.0, "forsaken"), (-1.2, "unlucky"), (-0.5, "a little unlucky"), (0.5, "as expected"),
         (1.2, "a little lucky"), (2.0, "lucky"))  # fmt: skip
_BEST_LUCK = "favoured by the stars"
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


@dataclass(frozen=True, slots=True)
class Ledger:
    """A faction's dice in battles: how often each face fell, 1 first."""

    faces: tuple[int, ...] = (0,) * 6

    @property
    def dice(self) -> int:
        """How many were rolled."""
        return sum(self.faces)

    @property
    def kills(self) -> int:
        """Kills rolled: every 6."""
        return self.faces[5]

    @property
    def pains(self) -> int:
        """Pains rolled: every 4 and 5."""
        return self.faces[3] + self.faces[4]

    @property
    def expected_kills(self) -> float:
        """Kills that so many dice bring on average."""
        return self.dice / 6

    @property
    def expected_pains(self) -> float:
        """Pains that so many dice bring on average."""
        return self.dice / 3

    @property
    def luck(self) -> str:
        """Luck in words, a Kill weighing as much as two Pains, measured in standard deviations."""
        if not self.dice:
            return "no dice rolled"
        if self.dice < FEW_DICE:
            return "too few dice to tell"
        # One die is worth 2 (a Kill), 1 (a Pain) or 0: 2/3 on average, with a variance of 5/9.
        above = 2 * self.kills + self.pains - self.dice * 2 / 3
        deviation = (self.dice * 5 / 9) ** 0.5
        return next((words for limit, words in _LUCK if above / deviation <= limit), _BEST_LUCK)


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


@dataclass(frozen=True, slots=True)
class Statistics:
    """The course of a match: moments at each change of phase, turns, and every faction's deeds, by faction's id."""

    factions: tuple[str, ...]
    moments: tuple[Moment, ...]
    turns: tuple[Turn, ...]
    deeds: Mapping[str, Deeds]

    @property
    def now(self) -> Mapping[str, Standing]:
        """How everybody stands."""
        return self.moments[-1].standings


def statistics(match: Match) -> Statistics:
    """The course of a match so far; of one that is loaded, the history is rebuilt first.

    Contains nothing secret but, once they are open, the values of Elder Signs.
    """
    match.rebuild()
    return course(match, match.events_since(0))


def course(match: Match, events: list[Event]) -> Statistics:
    """The course of a match by these events, all there were; asks nothing of the match but how it began."""
    reader = _Reader(match)
    for event in events:
        reader.take(event)
    return reader.result(events)


def first_state(match: Match) -> Any:
    """The state before the first event; of a match that begins in its draft, the state the draft has led to."""
    inputs = match.inputs
    if match.start is not None:
        begun = Position.decode(rules_for(inputs), match.start)
        if begun.rules.setup == match.rules.setup:
            return begun.state
    return match.rules.begin(Chance.seeded(inputs["seed"], inputs["dice"], inputs["draws"]))[0]


class _Reader:
    """Reads the events one by one and keeps how everybody stands."""

    def __init__(self, match: Match) -> None:
        rules: Any = match.rules
        state = first_state(match)
        self.sides: tuple[int, ...] = tuple(rules.sides)
        self.turn: int = state.turn
        self.doom = list(state.doom)
        self.power = list(state.power)
        self.books = [mask.bit_count() for mask in state.books]
        self.keepers = {area: UNIT_SIDE[unit] for area, unit in enumerate(state.gates) if unit >= 0}
        self.deeds = [Deeds() for _ in FACTIONS]
        self.moments = [self.moment(PHASES[state.phase])]

    def moment(self, phase: str) -> Moment:
        """How everybody stands now."""
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
        """Let an event count."""
        found = getattr(self, f"_{event.kind}", None)
        if found is not None:
            found(*event.args)

    # what each kind of event changes (the table of events in docs/api.md)

    def _phase(self, phase: str, turn: int) -> None:
        self.turn = turn
        if len(self.moments) == 1 and (self.moments[0].turn, self.moments[0].phase) == (turn, phase):
            return
        self.moments.append(self.moment(phase))

    def _power(self, side: int, amount: int, why: str) -> None:
        self.power[side] += amount

    def _paid(self, side: int, amount: int, why: str) -> None:
        self.power[side] -= amount

    def _passed(self, side: int, power: int) -> None:
        self.power[side] -= power

    def _doom(self, side: int, amount: int, why: str) -> None:
        self.doom[side] += amount

    def _book(self, side: int, book: str) -> None:
        self.books[side] += 1

    def _gate_built(self, side: int, area: int, unit: int) -> None:
        self.keepers[area] = side
        self.deeds[side].gates_built += 1

    def _gate_controlled(self, side: int, area: int, unit: int) -> None:
        self.keepers[area] = side

    def _gate_abandoned(self, side: int, area: int) -> None:
        self.keepers.pop(area, None)

    def _battle(self, attacker: int, defender: int, area: int) -> None:
        self.deeds[attacker].attacks += 1
        self.deeds[defender].defences += 1

    def _rolled(self, side: int, *faces: int) -> None:
        had = self.deeds[side].ledger.faces
        self.deeds[side].ledger = Ledger(tuple(count + faces.count(face) for face, count in enumerate(had, 1)))

    def _eliminated(self, unit: int, area: int, why: str, by: int) -> None:
        owner = UNIT_SIDE[unit]
        if by >= 0 and by != owner:
            self.deeds[by].killed += 1
            self.deeds[owner].lost += 1

    def _captured(self, unit: int, area: int, by: int) -> None:
        self.deeds[by].captured += 1
        self.deeds[UNIT_SIDE[unit]].taken += 1

    def _ritual(self, side: int, cost: int, gates: int, great: int) -> None:
        self.deeds[side].rituals += 1

    def _sign(self, side: int, value: int, why: str) -> None:
        self.deeds[side].signs += 1

    def _revealed(self, side: int, value: int) -> None:
        self.deeds[side].revealed += (value,)

    # the end

    def result(self, events: list[Event]) -> Statistics:
        """Everything read so far."""
        for side, value in _opened_last(events):
            self.deeds[side].opened += (value,)
        moments = (*self.moments, self.moment(NOW))
        deeds = {FACTIONS[side]: self.deeds[side] for side in self.sides}
        return Statistics(tuple(FACTIONS[side] for side in self.sides), moments, tuple(_turns(moments)), deeds)


def _opened_last(events: list[Event]) -> list[tuple[int, int]]:
    """Side and value of the Elder Signs opened in one go with the end, in their order."""
    if not events or events[-1].kind != "ended":
        return []
    found: list[tuple[int, int]] = []
    for event in reversed(events):
        if event.kind == "revealed":
            found.append((int(event.args[0]), int(event.args[1])))
        elif event.kind not in _AT_THE_END and not (event.kind == "doom" and event.args[2] == "sign"):
            break
    return found[::-1]


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
