"""Setting up: six Acolytes and a gate for every faction, and those that choose where they start, after all others."""

from game.engine.decision import Decision
from game.engine.option import Option
from game.engine.position import Frame, Position, frame
from game.games.wars.factions.rules.tables import FACTION_TABLES
from game.games.wars.rules.board import note
from game.games.wars.rules.flow.choose import area_options
from game.games.wars.rules.setting import Setting
from game.games.wars.rules.state import GATES_CHANGED, NO_GATE, NOTE, UNITS_CHANGED, WarsState
from game.games.wars.rules.units import ACOLYTES_OF, POOL, units_in


def late_sides(rules: Setting) -> tuple[int, ...]:
    """The sides that choose their start areas, in the order in which they do."""
    late = [side for side in rules.sides if FACTION_TABLES[side].late]
    return tuple(sorted(late, key=lambda side: FACTION_TABLES[side].late))


def start_at(pos: Position, side: int, area: int) -> None:
    """Put a side's six Acolytes and a gate of theirs into its start area."""
    state: WarsState = pos.state
    acolytes = units_in(ACOLYTES_OF[side])
    state.here[POOL] ^= ACOLYTES_OF[side]
    state.here[area] |= ACOLYTES_OF[side]
    for unit in acolytes:
        state.loc[unit] = area
    assert state.gates[area] == NO_GATE
    state.gates[area] = acolytes[0]


@frame("set_up")
class SetUp(Frame):
    """Factions choose where they start; ``left`` are those that have not yet, the next one first."""

    left: tuple[int, ...]

    def run(self, pos: Position) -> Decision | None:
        """Ask the next one; after the last, what the set-up itself has met counts."""
        if not self.left:
            pos.pop()
            pos.state.dirty = UNITS_CHANGED | GATES_CHANGED
            return None
        side = self.left[0]
        free = [area for area in pos.rules.map.start_areas[side] if pos.state.gates[area] == NO_GATE]
        return Decision(pos.rules.seat_of[side], side, "start_area", area_options(free), alone=True)

    def answer(self, pos: Position, chosen: Option) -> None:
        side = self.left[0]
        pos.replace(SetUp(self.left[1:]))
        pos.emit("set_up", side, chosen.area)
        start_at(pos, side, chosen.area)
        home = FACTION_TABLES[side].home
        if home:
            note(pos, NOTE[home], chosen.area)
