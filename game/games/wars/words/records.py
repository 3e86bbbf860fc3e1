"""Cthulhu Wars in saves, the chronicle, the theatre, leagues and stories."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from game.engine.event import Event
from game.engine.position import encode_stack
from game.engine.result import Result
from game.games.wars.rules.board import controlled_gates
from game.games.wars.rules.faction import GREAT_OLD_ONE
from game.games.wars.rules.flow.ending import WarsResult
from game.games.wars.rules.state import PHASES
from game.games.wars.rules.units import KINDS, UNIT_CLASS, UNIT_KIND, UNIT_SIDE
from game.games.wars.words.statistics import statistics
from game.language.spoken import name
from game.match.campaign.facts import SeatFacts
from game.match.campaign.goals import GameCampaigns, GoalRule, among, least
from game.match.chronicle.records import MOST_TURNS, SideTold
from game.match.gamerecords import Clock, GameRecords, MarkKind, When
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
        MarkKind(AWAKENING, "wars-marks-awakening", "awaken"),
        MarkKind(BATTLE, "wars-marks-battle", "battle"),
        MarkKind(RITUAL, "wars-marks-ritual", "ritual"),
        MarkKind(BOOK, "wars-marks-book", "spellbook"),
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
            for side in names:
                told, won = course.deeds[side], side in result.sides
                doom = [turn.standings[side].doom for turn in course.turns][:MOST_TURNS]
                made.append(SideTold(
                    side, seat, won, result.doom[side], doom, result.books[side], told.attacks, told.defences,
                    told.killed, told.lost, told.captured, told.taken, told.gates_built, told.rituals,
                    list(told.ledger.faces) if told.ledger.dice else [], told.most_dice,
                ))  # fmt: skip
        return made, course.turns[0].number


GOALS = {
    "turns_at_most": GoalRule(
        "wars-goal-turns", lambda goal, facts, seat: facts.turns <= (goal.number or 0), number=True
    ),
    "doom_at_least": GoalRule("wars-goal-doom", least(lambda seat: seat.points), number=True),
    "books_at_least": GoalRule("wars-goal-books", least(lambda seat: seat.books), number=True),
    "gates_at_end": GoalRule("wars-goal-gates", least(lambda seat: seat.gates), number=True),
    "kills_at_least": GoalRule("wars-goal-kills", least(lambda seat: seat.kills), number=True),
    "captures_at_least": GoalRule("wars-goal-captures", least(lambda seat: seat.captures), number=True),
    "rituals_at_least": GoalRule(
        "wars-goal-rituals", least(lambda seat: seat.rituals), number=True
    ),
    "awaken": GoalRule(
        "wars-goal-awaken",
        among(lambda seat: seat.awakened),
        things=tuple(kind.id for kind in KINDS if kind.cls == GREAT_OLD_ONE),
        called=lambda unit: name("unit", unit),
    ),
    "without_losing_great_old_one": GoalRule(
        "wars-goal-unlost", lambda goal, facts, seat: not facts.seats[seat].great_lost
    ),
}


class WarsCampaigns(GameCampaigns):
    """Cthulhu Wars, and the games built on it, in leagues and stories."""

    points = "wars-campaign-points"
    goals = GOALS

    def seats(self, match: Match, result: Result) -> list[SeatFacts]:
        awakened, lost = _great_old_ones(match)
        made = []
        for seat, facts in enumerate(super().seats(match, result)):
            own = match.rules.side_of_seat(seat)
            made.append(replace(
                facts,
                gates=sum(controlled_gates(match.position.state, side) for side in own),
                awakened=[kind for side, kind in awakened if side in own],
                great_lost=[kind for side, kind in lost if side in own],
            ))  # fmt: skip
        return made


def _great_old_ones(match: Match) -> tuple[list[tuple[int, str]], list[tuple[int, str]]]:
    """Side and kind of the Great Old Ones that awoke, and of those an enemy sent back to the pool; each once."""
    awakened: dict[tuple[int, str], None] = {}
    lost: dict[tuple[int, str], None] = {}
    for event in match.events_since(0):
        if event.kind == "placed" and event.args[2] == "awaken":
            unit, found = int(event.args[0]), awakened
        elif event.kind == "eliminated" and int(event.args[3]) not in (-1, UNIT_SIDE[int(event.args[0])]):
            unit, found = int(event.args[0]), lost
        else:
            continue
        if UNIT_CLASS[unit] == GREAT_OLD_ONE:
            found[UNIT_SIDE[unit], KINDS[UNIT_KIND[unit]].id] = None
    return list(awakened), list(lost)
