"""A position with everything counted once that several lines of the evaluation need."""

from game.engine.position import Position
from game.games.wars.rules.combat import strength
from game.games.wars.rules.flow.ending import DOOM_TO_END
from game.games.wars.rules.state import ACTION, DOOM, WarsState
from game.games.wars.rules.units import FACTIONS, GREAT_OLD_ONES, MONSTERS, SIDE_MASK, SUBMERGED, UNIT_SIDE

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
        "areas", "everywhere", "gates", "in_play", "late", "pos", "power", "shared", "sides", "state", "strengths",
        "turn", "turns_left",
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
        masks = [SIDE_MASK[side] for side in sides]
        for area in range(self.areas):
            units = here[area]
            if units:
                everywhere |= units
                for mask in masks:
                    if units & mask:
                        if units & ~mask:
                            shared.append((area, units))
                        break
        self.everywhere = everywhere
        self.in_play = everywhere | here[SUBMERGED]
        self.shared = shared
        self.gates: list[list[int]] = [[] for _ in FACTIONS]
        for area in range(self.areas):
            keeper = state.gates[area]
            if keeper >= 0:
                self.gates[UNIT_SIDE[keeper]].append(area)
        self.power: list[int] = state.power if season(pos) == turn else [0] * len(FACTIONS)
        self.turns_left = self._turns_left()
        self.strengths: dict[int, int] = {}

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

    def hunters(self, side: int, area: int) -> int:
        """Units of a side in an area that can capture."""
        return self.state.here[area] & SIDE_MASK[side] & (MONSTERS | GREAT_OLD_ONES)
