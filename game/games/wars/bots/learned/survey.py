"""A position surveyed once for all sides: where everybody stands, Power now and to come, the clock, who acts when.

Nothing here looks at the values of Elder Signs that are hidden from the seat that asks: each counts as the average.
"""

from typing import NamedTuple

from game.engine.position import Position
from game.games.wars.factions.bots import KNOWN
from game.games.wars.rules.board import turn_order
from game.games.wars.rules.combat import strength
from game.games.wars.rules.flow.doom import Rituals, RitualSlot, ritual_price
from game.games.wars.rules.flow.ending import DOOM_TO_END
from game.games.wars.rules.flow.slot import Slot
from game.games.wars.rules.flow.turn import ActionPhase
from game.games.wars.rules.maps import Map
from game.games.wars.rules.registry import acting_of
from game.games.wars.rules.state import ABANDONED, ACTION, DOOM, WarsState
from game.games.wars.rules.units import (
    BIT,
    CAPTIVE,
    CULTISTS_OF,
    FACTIONS,
    FLIES,
    GREAT_OLD_ONES_OF,
    LIVING_GATES,
    POOL,
    SIDE_MASK,
    SUBMERGED,
    SUMMONED_OF,
    UNIT_SIDE,
    units_in,
)

# These numbers are part of what was learned: whoever changes one must learn the data file anew.
HIDDEN_SIGN = 5 / 3
"""What a hidden Elder Sign is worth on average."""
RITUALS_A_TURN, DOOM_A_TURN, RITUAL_SHARE = 1.5, 5.0, 0.3
"""The usual pace of the track and of the leader, and how many of the Doom phases left bring somebody a Ritual."""
ENDING_FROM, ENDING_OVER, ENDING_BY_TRACK = 22.0, 8.0, 0.7
"""From what Doom after the coming Doom phase the end is possible, over how much it becomes certain; by the track."""
SHIELD = 0.7
"""How much of a Kill each companion of a Great Old One takes upon itself."""
_INCOME = [known.particular.income for known in KNOWN]
_NONE = [0] * len(FACTIONS)
_NOTHING = [0.0] * len(FACTIONS)
GREAT = [units_in(GREAT_OLD_ONES_OF[side]) for side in range(len(FACTIONS))]
_reaches: dict[str, tuple[list[int], list[int]]] = {}


def _reach(board: Map) -> tuple[list[int], list[int]]:
    """By area a mask of what one Move reaches, on foot and in flight."""
    found = _reaches.get(board.id)
    if found is None:
        far = [sum([1 << other for other in reached]) for reached in board.within_two]
        found = _reaches[board.id] = (list(board.adjacent_mask), far)
    return found


class Clock(NamedTuple):
    """How many Doom phases are left, and how late it is in the match, from 0 to 1."""

    left: float
    late: float


class Survey:
    """What the counts of several sides need. Lists go by side; areas are masks.

    ``cultists``, ``monsters``, ``great`` are where a side has such units, ``anywhere`` where it has any, ``gates``
    those it has (units that are gates too), ``lone`` those where the keeper is its only Cultist; ``monsters_reach``,
    ``great_reach`` where one Move brings them. ``empty`` areas have no gate, ``abandoned`` ones one that nobody keeps.

    ``acting``: in the Action phase, with ``order`` as slots come. ``income`` is the Power of the coming Gather as
    things stand (``extra`` of it by what the side alone has), ``can_ritual`` who can pay one in the coming (or present)
    Doom phase, ``reward`` the Elder Signs it would bring. ``points`` are Doom with Elder Signs, and with what gates are
    about to bring; ``coming`` are those after the Doom phase, ``projected`` at the end.
    ``left`` is how many Doom phases are left, ``late`` runs from 0 to 1, ``ends`` is how likely the next one ends it.
    By another ``clock`` things count as they would at its time.
    ``risk`` and ``threat`` are Kills that attacks may bring upon, or by, a side's enemies' Great Old Ones.
    """

    __slots__ = (
        "abandoned", "acting", "anywhere", "board", "books", "can_ritual", "coming", "cultists", "empty", "ends",
        "extra", "gates", "great", "great_reach", "greats", "in_play", "income", "late", "left", "lone", "monsters",
        "monsters_reach", "on_map", "order", "pending", "points", "pos", "projected", "reward", "risk", "sides",
        "state", "threat",
    )  # fmt: skip

    def __init__(self, pos: Position, seat: int = -1, clock: Clock | None = None) -> None:
        state: WarsState = pos.state
        self.pos = pos
        self.state = state
        self.board: Map = pos.rules.map
        self.sides: tuple[int, ...] = pos.rules.sides
        self.acting = state.phase == ACTION
        self.pending = not self.acting and state.phase != DOOM and state.turn > 1
        self.order = order_of_slots(pos)
        self._places()
        self._points(seat)
        self._power()
        self._clock()
        if clock is not None:
            self.left, self.late = clock
        self._end()
        self._battles()

    def _places(self) -> None:
        here, gates = self.state.here, self.state.gates
        foot, flight = _reach(self.board)
        sides = self.sides
        self.cultists, self.monsters, self.great = _NONE.copy(), _NONE.copy(), _NONE.copy()
        self.anywhere, self.gates, self.lone = _NONE.copy(), _NONE.copy(), _NONE.copy()
        self.monsters_reach, self.great_reach = _NONE.copy(), _NONE.copy()
        everywhere = abandoned = empty = 0
        for area in range(len(self.board.areas)):
            units = here[area]
            keeper = gates[area]
            bit = 1 << area
            if keeper >= 0:
                owner = UNIT_SIDE[keeper]
                self.gates[owner] |= bit
                if units & CULTISTS_OF[owner] == BIT[keeper]:
                    self.lone[owner] |= bit
            elif keeper == ABANDONED:
                abandoned |= bit
            else:
                empty |= bit
            if not units:
                continue
            everywhere |= units
            for side in sides:
                mine = units & SIDE_MASK[side]
                if mine:
                    self.anywhere[side] |= bit
                    if mine & CULTISTS_OF[side]:
                        self.cultists[side] |= bit
                    if mine & SUMMONED_OF[side]:
                        self.monsters[side] |= bit
                        self.monsters_reach[side] |= flight[area] if FLIES[side] else foot[area]
                    if mine & GREAT_OLD_ONES_OF[side]:
                        self.great[side] |= bit
                        self.great_reach[side] |= flight[area] if FLIES[side] else foot[area]
        self.on_map, self.in_play = everywhere, everywhere | here[SUBMERGED]
        self.abandoned, self.empty = abandoned, empty
        for unit in LIVING_GATES:
            if unit < len(self.state.loc) and self.state.loc[unit] < POOL:
                self.gates[UNIT_SIDE[unit]] |= 1 << self.state.loc[unit]

    def _points(self, seat: int) -> None:
        state = self.state
        self.points = _NOTHING.copy()
        self.books, self.greats, self.reward = _NONE.copy(), _NONE.copy(), _NONE.copy()
        for side in self.sides:
            signs = state.signs[side]
            known = self.pos.rules.seat_of[side] == seat
            self.points[side] = state.doom[side] + (sum(signs) if known else HIDDEN_SIGN * len(signs))
            if self.pending:
                self.points[side] += self.gates[side].bit_count()
            self.books[side] = state.books[side].bit_count() + state.owed[side]
            self.greats[side] = self.reward[side] = (self.in_play & GREAT_OLD_ONES_OF[side]).bit_count()
            for more in acting_of(self.pos, "ritual_signs", side):
                self.reward[side] += more(self.pos)

    def _power(self) -> None:
        """What the coming Gather brings everybody, and who can pay a Ritual then."""
        state = self.state
        counting = self.in_play if self.pos.rules.edition.cultists_in_play_gather else self.on_map
        abandoned = self.abandoned.bit_count()
        self.income, self.extra = _NONE.copy(), _NONE.copy()
        for side in self.sides:
            captives = state.here[CAPTIVE + side].bit_count()
            cultists = (counting & CULTISTS_OF[side]).bit_count()
            self.income[side] = cultists + 2 * self.gates[side].bit_count() + abandoned + captives
            more = _INCOME[side]
            if more is not None:
                self.extra[side] = more(self)
                self.income[side] += self.extra[side]
        least = (max(self.income) + 1) // 2
        in_time: tuple[int, ...] = self.sides if self.acting or self.pending else ()
        if state.phase == DOOM:
            in_time = rituals_left(self.pos)
        self.can_ritual = [False] * len(FACTIONS)
        for side in self.sides:
            self.income[side] = max(self.income[side], least)
            power = self.income[side] if self.acting else state.power[side]
            self.can_ritual[side] = power >= ritual_price(self.pos, side) and side in in_time

    def _clock(self) -> None:
        track, ritual, leader = self.board.track, self.state.ritual, max(self.points)
        by_track = max(0.0, (len(track) - ritual) / RITUALS_A_TURN)
        self.left = min(by_track, max(0.0, (DOOM_TO_END - leader) / DOOM_A_TURN))
        self.late = min(1.0, max(leader / DOOM_TO_END, ritual / len(track)))

    def _end(self) -> None:
        """Doom after the coming Doom phase and at the end."""
        self.projected, self.coming = _NOTHING.copy(), _NOTHING.copy()
        rituals = 0
        for side in self.sides:
            points, gates = self.points[side], self.gates[side].bit_count()
            self.projected[side] = points + self.left * (gates + RITUAL_SHARE * (gates + 1.5 * self.reward[side]))
            self.coming[side] = points + (gates if self.acting else 0)
            if self.can_ritual[side]:
                rituals += 1
                self.coming[side] += gates + HIDDEN_SIGN * self.reward[side]
        self.ends = max(0.0, min(1.0, (max(self.coming) - ENDING_FROM) / ENDING_OVER))
        if self.state.ritual + min(rituals, 2) >= len(self.board.track):
            self.ends = max(self.ends, ENDING_BY_TRACK)

    def _battles(self) -> None:
        """Kills that attacks on Great Old Ones may bring, after those their companions can take."""
        self.risk, self.threat = _NOTHING.copy(), _NOTHING.copy()
        if not self.acting:
            return
        state, seat_of = self.state, self.pos.rules.seat_of
        for side in self.sides:
            if not self.great[side]:
                continue
            for unit in GREAT[side]:
                area = state.loc[unit]
                if area >= len(self.board.areas) or not state.here[area] & ~SIDE_MASK[side]:
                    continue
                units = state.here[area]
                shields = SHIELD * ((units & SIDE_MASK[side]).bit_count() - 1)
                for other in self.sides:
                    if seat_of[other] != seat_of[side] and units & SIDE_MASK[other] and state.power[other]:
                        dice = strength(self.pos, other, units & SIDE_MASK[other], side)
                        kills = max(0.0, dice / 6 - shields)
                        self.risk[side] += kills
                        self.threat[other] += kills


def order_of_slots(pos: Position) -> list[int]:
    """Sides in the order in which they may begin their next actions."""
    slot: Slot | None = None
    following = -1
    for frame in pos.stack:
        if isinstance(frame, ActionPhase):
            following = frame.side
        elif isinstance(frame, Slot):
            slot = frame
    order = turn_order(pos, following if following >= 0 else None)
    if slot is not None and not slot.acted:
        order.remove(slot.side)
        order.insert(0, slot.side)
    return order


def rituals_left(pos: Position) -> tuple[int, ...]:
    """Who may yet perform a Ritual in this Doom phase."""
    found: list[int] = []
    for frame in pos.stack:
        if isinstance(frame, Rituals):
            found.extend(frame.left)
        elif isinstance(frame, RitualSlot) and not frame.performed:
            found.append(frame.side)
    return tuple(found)
