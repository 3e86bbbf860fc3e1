"""Cthulhu Wars in saves, the chronicle and the theatre."""

from collections import Counter
from collections.abc import Sequence

from game.engine.codec import encode_stack
from game.engine.event import Event
from game.engine.result import Result
from game.games.wars.rules.flow.ending import WarsResult
from game.games.wars.rules.state import PHASES
from game.games.wars.rules.units import UNIT_SIDE
from game.games.wars.words.statistics import statistics
from game.match.chronicle.records import MOST_TURNS, SideTold
from game.match.gamerecords import GameRecords, MarkKind
from game.match.history import Clock, When
from game.match.match import Match

AWAKENING, BATTLE, RITUAL, BOOK = "awakening", "battle", "ritual", "book"


class SlotClock(Clock):
    """Counts whose slot it is in a turn."""

    def __init__(self, turn: int, phase: str, side: int | None) -> None:
        self._turn, self._phase, self._side = turn, phase, side
        self._slots: Counter[int] = Counter(() if side is None else (side,))

    def feed(self, event: Event) -> None:
        if event.kind == "phase":
            self._phase, self._turn = str(event.args[0]), int(event.args[1])
            self._slots.clear()
            self._side = None
        elif event.kind == "slot":
            self._side = int(event.args[0])
            self._slots[self._side] += 1

    def now(self, match: Match) -> When:
        slot = self._slots[self._side] if self._side is not None else 0
        return When(self._turn, self._phase, self._side, slot)


class WarsRecords(GameRecords):
    """Turns have phases, and the Action phase slots."""

    marks = (
        MarkKind(AWAKENING, "Awakenings", "awaken"),
        MarkKind(BATTLE, "Battles", "battle"),
        MarkKind(RITUAL, "Rituals", "ritual"),
        MarkKind(BOOK, "Spellbooks", "spellbook"),
    )

    def progress(self, match: Match) -> tuple[int, str]:
        state = match.position.state
        return state.turn, PHASES[state.phase]

    def turn_begun(self, event: Event) -> int | None:
        return int(event.args[1]) if event.kind == "phase" and event.args[0] == "gather" else None

    def clock(self, match: Match, begun: Sequence[Event]) -> Clock:
        # A set-up may begin in the middle of a slot, which no event then tells of.
        frames = reversed(encode_stack(match.position.stack))
        side = next((int(frame[1]) for frame in frames if frame[0] == "slot"), None)
        if any(event.kind == "slot" for event in begun):
            side = None
        return SlotClock(*self.progress(match), side)

    def mark(self, event: Event) -> tuple[str, int | None] | None:
        if event.kind == "placed" and event.args[2] == "awaken":
            return AWAKENING, UNIT_SIDE[int(event.args[0])]
        return (event.kind, int(event.args[0])) if event.kind in (BATTLE, RITUAL, BOOK) else None

    def sides(self, match: Match, result: Result) -> tuple[list[SideTold], int]:
        assert isinstance(result, WarsResult)
        course = statistics(match)
        made = []
        for seat, names in enumerate(match.rules.setup["factions"]):
            for name in names:
                told, won = course.deeds[name], name in result.sides
                doom = [turn.standings[name].doom for turn in course.turns][:MOST_TURNS]
                made.append(SideTold(
                    name, seat, won, result.doom[name], doom, result.books[name], told.attacks, told.defences,
                    told.killed, told.lost, told.captured, told.taken, told.gates_built, told.rituals,
                    list(told.ledger.faces) if told.ledger.dice else [],
                ))  # fmt: skip
        return made, course.turns[0].number
