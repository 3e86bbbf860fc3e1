"""A position with everything counted once that several lines of the evaluation need; and whether a match is decided."""

from game.engine.position import Position
from game.games.wars.rules.combat import strength
from game.games.wars.rules.flow.ending import DOOM_TO_END
from game.games.wars.rules.state import ACTION, DOOM, WarsState
from game.games.wars.rules.units import (
    ALL_BOOKS,
    FACTIONS,
    FLIES,
    GREAT_OLD_ONES,
    LIVING_GATES,
    SIDE_MASK,
    SUBMERGED,
    SUMMONED,
    UNIT_SIDE,
)

WON, SHARED, LOST = 1000.0, 400.0, -1000.0
_SIX = ALL_BOOKS.bit_count()


def rivals_of(pos: Position, side: int) -> tuple[int, ...]:
    """Sides of other seats."""
    rivals: dict[int, tuple[int, ...]] = pos.rules.rivals
    return rivals[side]


def mates_of(pos: Position, side: int) -> list[int]:
    """The sides of the same seat, itself first."""
    seat_of = pos.rules.seat_of
    return [side, *[other for other in pos.rules.sides if other != side and seat_of[other] == seat_of[side]]]


def for_two(pos: Position) -> bool:
    """Whether this is a match between two persons: the Duel, or two factions each."""
    return bool(pos.rules.paired) or not pos.rules.edition.books_win


def may_win(pos: Position, side: int, owed: bool = False) -> bool:
    """Whether the side's seat could win now: where books are asked for, a side of it has six (``owed`` ones too)."""
    if not pos.rules.edition.books_win:
        return True
    state: WarsState = pos.state
    for mate in mates_of(pos, side):
        if state.books[mate].bit_count() + (state.owed[mate] if owed else 0) >= _SIX:
            return True
    return False


def total_of(pos: Position, side: int) -> int:
    """The Doom of the side's seat, its hidden Elder Signs as they lie in this position."""
    state: WarsState = pos.state
    return sum([state.doom[mate] + sum(state.signs[mate]) for mate in mates_of(pos, side)])


def verdict(pos: Position, side: int) -> float | None:
    """The worth of a match that is over or about to end with this phase or turn to act; else ``None``."""
    result = pos.rules.result(pos)
    if result is not None:
        if len(result.winners) > 1 and pos.rules.seat_of[side] in result.winners:
            return SHARED
        return WON if pos.rules.seat_of[side] in result.winners else LOST
    if not _ending(pos):
        return None
    if not may_win(pos, side, True):
        return LOST / 2
    able = [other for other in rivals_of(pos, side) if may_win(pos, other)]
    best = max((total_of(pos, other) for other in able), default=-1)
    lead = total_of(pos, side) - best
    return (WON if lead > 0 else SHARED if lead == 0 else LOST) / 2 + lead


def _ending(pos: Position) -> bool:
    """Whether the match ends with this Doom phase, or between two persons with this turn to act."""
    state: WarsState = pos.state
    if state.phase == DOOM:
        return max(state.doom) >= DOOM_TO_END or state.ritual >= len(pos.rules.map.track)
    if state.phase != ACTION or not for_two(pos):
        return False
    return bool(pos.rules.edition.any_doom_ends) and max(state.doom) >= DOOM_TO_END


_HUNTERS = SUMMONED | GREAT_OLD_ONES
"""Units that can capture."""
HIDDEN_SIGN = 5 / 3
"""What a hidden Elder Sign of somebody else is worth on average."""
RITUALS_A_TURN = 1.5
DOOM_A_TURN = 5.0
"""The usual pace, by which the time left is judged."""


def season(pos: Position) -> int:
    """The turn whose actions the Power in hand is for: what Gather brings last in it is for the next one."""
    state: WarsState = pos.state
    if pos.rules.edition.gathers_last and state.phase != ACTION:
        return state.turn + 1
    return state.turn


class Look:
    """A position as the evaluation sees it; ``turn`` is the season (see there) the bot is thinking about.

    Whoever is ``left_out`` is nobody's enemy: another faction of the same person.

    ``shared`` are the areas where units of several sides stand, as (area, its units).
    ``late`` runs from 0 at the start to 1 when the match can end: the leader's Doom or the Ritual track,
    whichever is further. ``power`` is 0 for everybody once the next turn has begun: what Gather
    brings comes to every line of play alike.
    """

    __slots__ = (
        "areas", "attacks", "everywhere", "gates", "hunting", "in_play", "late", "pos", "power", "shared", "sides",
        "standing", "state", "strengths", "turn", "turns_left",
    )  # fmt: skip

    def __init__(self, pos: Position, turn: int, left_out: int = -1) -> None:
        state: WarsState = pos.state
        here = state.here
        sides: tuple[int, ...] = pos.rules.sides
        if left_out >= 0:
            sides = tuple([side for side in sides if side != left_out])
        self.pos = pos
        self.state = state
        self.turn = turn
        self.sides = sides
        self.areas: int = len(pos.rules.map.areas)
        self.late = max(max(state.doom) / DOOM_TO_END, state.ritual / len(pos.rules.map.track))
        everywhere = 0
        shared: list[tuple[int, int]] = []
        hunting: list[tuple[int, int]] = []
        for area in range(self.areas):
            units = here[area]
            if units:
                everywhere |= units
                if units & _HUNTERS:
                    hunting.append((area, units))
                if units & ~SIDE_MASK[UNIT_SIDE[(units & -units).bit_length() - 1]]:
                    shared.append((area, units))
        if left_out >= 0:
            shared = [found for found in shared if _several(found[1], sides)]
        self.everywhere = everywhere
        self.in_play = everywhere | here[SUBMERGED]
        self.shared = shared
        self.hunting = hunting
        self.standing: dict[int, int] = {}
        gates: list[list[int]] = [[] for _ in state.power]
        for area, keeper in enumerate(state.gates):
            if keeper >= 0:
                gates[UNIT_SIDE[keeper]].append(area)
        for unit in LIVING_GATES:
            if everywhere >> unit & 1:
                gates[UNIT_SIDE[unit]].append(state.loc[unit])
        self.gates = gates
        self.power: list[int] = state.power if season(pos) == turn else [0] * len(FACTIONS)
        self.turns_left = self._turns_left()
        self.strengths: dict[int, int] = {}
        self.attacks: dict[tuple[int, int], float] = {}

    def _turns_left(self) -> float:
        """How many Doom phases may still come before the end: by the Ritual track, or by the leader's Doom.

        In the Doom phase whoever has the Power may yet perform a Ritual; otherwise one or two a turn are usual.
        """
        state = self.state
        track: tuple[int, ...] = self.pos.rules.map.track
        steps = float(len(track) - state.ritual)
        if state.phase == DOOM:
            cost = track[min(state.ritual, len(track) - 1)]
            steps -= 0.35 * sum([1 for side in self.sides if state.power[side] >= cost])
        by_track = max(0.0, steps / RITUALS_A_TURN)
        leader = max([state.doom[side] + HIDDEN_SIGN * len(state.signs[side]) for side in self.sides])
        return min(by_track, max(0.0, (DOOM_TO_END - leader) / DOOM_A_TURN))

    def dice(self, side: int, area: int, enemy: int) -> int:
        """How many dice all units of a side in an area would roll against an enemy."""
        key = area * 64 + side * 8 + enemy
        found = self.strengths.get(key)
        if found is None:
            units = self.state.here[area] & SIDE_MASK[side]
            found = self.strengths[key] = strength(self.pos, side, units, enemy) if units else 0
        return found

    def near(self, side: int, area: int, great: bool) -> bool:
        """Whether a Great Old One of a side, or not only a ``great`` one but a Monster, is one Move from an area."""
        key = side * 2 + great
        areas = self.standing.get(key)
        if areas is None:
            able = SIDE_MASK[side] & (GREAT_OLD_ONES if great else _HUNTERS)
            areas = 0
            for where, units in self.hunting:
                if units & able:
                    areas |= 1 << where
            self.standing[key] = areas
        board = self.pos.rules.map
        around: int = board.within_two_mask[area] if FLIES[side] else board.adjacent_mask[area]
        return bool(areas & around)

    def hunters(self, side: int, area: int) -> int:
        """Units of a side in an area that can capture."""
        return self.state.here[area] & SIDE_MASK[side] & _HUNTERS


def _several(units: int, sides: tuple[int, ...]) -> bool:
    """Whether units of one of these sides stand with others."""
    return any([units & SIDE_MASK[side] and units & ~SIDE_MASK[side] for side in sides])  # noqa: C419
