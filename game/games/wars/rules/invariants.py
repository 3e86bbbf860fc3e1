"""What must hold in every position of Cthulhu Wars, besides the engine's own invariants."""

from collections.abc import Callable

from game.engine.position import Position
from game.games.wars.rules.state import ABANDONED, NO_GATE, WarsState
from game.games.wars.rules.units import (
    ALL_BOOKS,
    BIT,
    CAPTIVE,
    CAPTIVES_OF,
    DESECRATION_MARKERS,
    GATES_IN_BOX,
    KEEPERS,
    LEAVERS,
    MOST_AREAS,
    OUT,
    SUBMERGED,
    SUBMERGING,
)


def violations(pos: Position) -> list[str]:
    """The names of the invariants that do not hold; empty when all is well."""
    state: WarsState = pos.state
    return [name for name, holds in _CHECKS if not holds(pos, state)]


def _units_once(pos: Position, state: WarsState) -> bool:
    everywhere = 0
    for units in state.here:
        if everywhere & units:
            return False
        everywhere |= units
    here = state.here
    return everywhere == (1 << len(state.loc)) - 1 and all(
        [here[place] & bit for place, bit in zip(state.loc, BIT, strict=False)]  # noqa: C419  half the time of a generator
    )


def _on_this_map(pos: Position, state: WarsState) -> bool:
    areas = len(pos.rules.map.areas)
    return not any(state.here[areas:MOST_AREAS]) and all(gate == NO_GATE for gate in state.gates[areas:])


def _keepers_stand(pos: Position, state: WarsState) -> bool:
    return all(
        keeper in (NO_GATE, ABANDONED) or (state.here[area] & BIT[keeper] and BIT[keeper] & KEEPERS)
        for area, keeper in enumerate(state.gates)
    )


def _signs_conserved(pos: Position, state: WarsState) -> bool:
    count = list(state.bag)
    for values in (*state.signs, *state.revealed):
        for value in values:
            count[value] += 1
    return tuple(count) == pos.rules.signs and min(state.bag) >= 0


def _books_paid(pos: Position, state: WarsState) -> bool:
    return all(
        state.met[side].bit_count() == state.books[side].bit_count() + state.owed[side]
        and state.books[side] <= ALL_BOOKS
        for side in range(len(state.books))
    )


def _captives(pos: Position, state: WarsState) -> bool:
    return not any(units & ~able for able, units in zip(CAPTIVES_OF, state.here[CAPTIVE:OUT], strict=False))


def _markers(pos: Position, state: WarsState) -> bool:
    return state.desecrated.bit_count() <= DESECRATION_MARKERS and not state.desecrated >> len(pos.rules.map.areas)


def _battle_has_its_frame(pos: Position, state: WarsState) -> bool:
    fighting = any(frame.tag == "battle" for frame in pos.stack)
    return not fighting or state.battle is not None


_CHECKS: tuple[tuple[str, Callable[[Position, WarsState], bool]], ...] = (
    ("unit_lost_or_doubled", _units_once),
    ("off_this_map", _on_this_map),
    ("keeper_not_there", _keepers_stand),
    ("too_many_gates", lambda pos, state: sum(1 for keeper in state.gates if keeper != NO_GATE) <= GATES_IN_BOX),
    ("negative_track", lambda pos, state: min(state.power) >= 0 and min(state.doom) >= 0),
    ("elder_signs_not_conserved", _signs_conserved),
    ("books_do_not_match_requirements", _books_paid),
    ("strange_captive", _captives),
    ("strange_marker", _markers),
    ("strange_submerged", lambda pos, state: not state.here[SUBMERGED] & ~SUBMERGING),
    ("strange_unit_out", lambda pos, state: not sum(state.here[OUT:]) & ~LEAVERS),
    ("battle_without_state", _battle_has_its_frame),
)
