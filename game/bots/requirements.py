"""How far each open spellbook requirement has come, from 0 to 1, judged by what stands on the table."""

from collections.abc import Callable

from game.content.wars.board import controls
from game.content.wars.combat import strength
from game.content.wars.state import NO_GATE, WarsState
from game.content.wars.units import (
    BG,
    CC,
    CULTISTS_OF,
    GC,
    GREAT_OLD_ONES_OF,
    KING,
    MONSTERS_OF,
    MOST_AREAS,
    REQUIREMENT_BIT,
    REQUIREMENTS,
    SIDE_MASK,
    YS,
)
from game.engine.position import Position

Progress = Callable[[Position, list[int], int], float]
"""(position, areas with own units, number of own gates) to 0..1."""


def _clash(pos: Position, areas: list[int], gates: int) -> float:
    """Great Cthulhu stands among enemies with dice to roll."""
    here = pos.state.here
    mine = SIDE_MASK[GC]
    dice = 0
    for area in areas:
        if here[area] & ~mine:
            dice = max(dice, strength(pos, GC, here[area] & mine, CC))
    return min(dice, 6) / 10


def _ocean_gates(pos: Position, areas: list[int], gates: int) -> float:
    state: WarsState = pos.state
    own = 0
    for area in areas:
        if pos.rules.map.ocean_mask >> area & 1:
            own += 4 if controls(state, GC, area) else 1 if state.here[area] & CULTISTS_OF[GC] else 0
    return min(own, 12) / 13


def _start_gate(pos: Position, areas: list[int], gates: int) -> float:
    return 0.4 if pos.state.gates[pos.rules.map.start[GC]] != NO_GATE else 0.0


def _own_gate(pos: Position, areas: list[int], gates: int) -> float:
    return 0.4 if gates else 0.0


def _hunting(pos: Position, areas: list[int], gates: int) -> float:
    """A hunter of Crawling Chaos shares an area with an enemy's Cultist."""
    here = pos.state.here
    hunters = MONSTERS_OF[CC] | GREAT_OLD_ONES_OF[CC]
    prey = SIDE_MASK[GC] | SIDE_MASK[BG] | SIDE_MASK[YS]
    return 0.5 if any(here[area] & hunters and here[area] & prey for area in areas) else 0.0


def _areas(wanted: int) -> Progress:
    return lambda pos, areas, gates: (min(len(areas), wanted) / wanted) ** 2 * 0.8


def _gates(wanted: int) -> Progress:
    return lambda pos, areas, gates: (min(gates, wanted) / wanted) ** 2 * 0.8


def _shared(pos: Position, areas: list[int], gates: int) -> float:
    """The Black Goat's areas that enemies share, of as many as there are enemies."""
    here = pos.state.here
    enemies = [side for side in pos.rules.sides if side != BG]
    met = sum(1 for enemy in enemies if any(here[area] & SIDE_MASK[enemy] for area in areas))
    return met / len(enemies) * 0.8


def _sign(number: int) -> Progress:
    """The King is on the sign, or near; the more units with him there, the likelier the die."""

    def progress(pos: Position, areas: list[int], gates: int) -> float:
        area = pos.state.loc[KING]
        if area >= MOST_AREAS:
            return 0.0
        board = pos.rules.map
        if board.sign[area] == number:
            company: int = (pos.state.here[area] & SIDE_MASK[YS]).bit_count()
            return 0.4 + 0.1 * min(company, 5)
        if any(board.sign[other] == number for other in board.adjacent[area]):
            return 0.25
        return 0.12 if any(board.sign[other] == number for other in board.within_two[area]) else 0.0

    return progress


def _court(pos: Position, areas: list[int], gates: int) -> float:
    """The King stands at a gate of his."""
    area = pos.state.loc[KING]
    return 0.5 if area < MOST_AREAS and controls(pos.state, YS, area) else 0.0


PROGRESS: dict[str, Progress] = {
    "gc_kill_1": _clash,
    "gc_kill_2": _clash,
    "gc_ocean_gates": _ocean_gates,
    "gc_awaken": _start_gate,
    "cc_gates_3": _gates(3),
    "cc_gates_4": _gates(4),
    "cc_capture": _hunting,
    "cc_awaken": _own_gate,
    "bg_areas_4": _areas(4),
    "bg_areas_6": _areas(6),
    "bg_areas_8": _areas(8),
    "bg_share": _shared,
    "bg_awaken": _own_gate,
    "ys_crescent": _sign(1),
    "ys_chevron": _sign(2),
    "ys_claw": _sign(3),
    "ys_hastur": _court,
}
"""Requirements that are met by one action when it can be paid have no line: the search finds them."""
_BY_SIDE = [[(REQUIREMENT_BIT[name], PROGRESS[name]) for name in names if name in PROGRESS] for names in REQUIREMENTS]


def in_reach(pos: Position, side: int, areas: list[int], gates: int) -> float:
    """The sum over the side's requirements that are not yet met."""
    met: int = pos.state.met[side]
    return sum([progress(pos, areas, gates) for bit, progress in _BY_SIDE[side] if not met & bit])
