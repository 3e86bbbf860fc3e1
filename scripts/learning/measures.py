"""Counts that a position after an action is judged by: what a side has, what it can take, what can be taken from it.

Nothing here looks at the values of Elder Signs that a seat cannot see.
"""

from typing import NamedTuple

from game.games.wars.bots.knowledge import lines_of
from game.games.wars.bots.look import HIDDEN_SIGN, Look, rivals_of
from game.games.wars.factions.bots import KNOWN
from game.games.wars.rules.state import ABANDONED
from game.games.wars.rules.units import (
    BIT,
    CULTISTS_OF,
    FACTIONS,
    FLIES,
    GREAT_OLD_ONES_OF,
    KIND_MASK,
    KINDS,
    SUMMONED_OF,
)

_REQUIREMENTS = 10
"""Places for open requirements; no faction has more lines for them."""
_HIDDEN = frozenset(("signs", "finish"))
"""Lines that count the values of Elder Signs: for rivals those are hidden."""
_OWN = [lines_of(KNOWN[side]) for side in range(len(FACTIONS))]
_RIVAL = [[line for line in lines if line.rivals and line.name not in _HIDDEN] for lines in _OWN]
_KINDS = [[number for number, kind in enumerate(KINDS) if kind.side in (None, side)] for side in range(len(FACTIONS))]
_MOST_KINDS = max(len(kinds) for kinds in _KINDS)
_CHASE = (
    "take_keeper", "take_other", "take_idle", "near_keeper", "near_other", "near_idle",
    "lose_keeper", "lose_other", "fear_keeper", "fear_other", "safe_keeper",
)  # fmt: skip
_TABLE = (
    "enemies_power", "enemies_awake", "spent", "abandoned", "abandoned_own", "areas", "keepers_alone", "gates_great",
    "cultists_pool", "gates_squared",
)  # fmt: skip
NAMES: tuple[str, ...] = (
    *(f"own.{line.name}" for line in _OWN[0]),
    *(f"open.{place}" for place in range(_REQUIREMENTS)),
    *(f"all.{line.name}" for line in _RIVAL[0]),
    *(f"most.{line.name}" for line in _RIVAL[0]),
    "all.signs", "most.signs",
    *(f"chase.{name}" for name in _CHASE),
    *(f"table.{name}" for name in _TABLE),
    *(f"figures.{place}" for place in range(_MOST_KINDS)),
)  # fmt: skip
"""The names of what ``measured`` counts, in its order."""


class Hunt(NamedTuple):
    """How often a side can capture from another: at once, or after one Move; a gate's lone keeper, or somebody else."""

    keeper: int
    other: int
    near_keeper: int
    near_other: int


def hunt(look: Look, hunter: int, victim: int) -> Hunt:
    """What a hunter's Monsters and Great Old Ones can capture of a victim's Cultists, by areas; Power is not asked."""
    here, gates, board = look.state.here, look.state.gates, look.pos.rules.map
    great, monsters = GREAT_OLD_ONES_OF[hunter], SUMMONED_OF[hunter]
    found = [0, 0, 0, 0]
    for area in range(look.areas):
        units = here[area]
        cultists = units & CULTISTS_OF[victim]
        if not cultists or units & GREAT_OLD_ONES_OF[victim]:
            continue
        hunting = great if units & SUMMONED_OF[victim] else great | monsters
        lone = gates[area] >= 0 and cultists == BIT[gates[area]]
        if units & hunting:
            found[0 if lone else 1] += 1
            continue
        reached = board.within_two[area] if FLIES[hunter] else board.adjacent[area]
        for other in reached:
            if here[other] & hunting:
                found[2 if lone else 3] += 1
                break
    return Hunt(*found)


def _chase(look: Look, side: int, rivals: tuple[int, ...]) -> list[float]:
    """Captures to come, by this side and from it; who has no Power for them does not count."""
    mine = look.power[side]
    take_keeper = take_other = take_idle = near_keeper = near_other = near_idle = 0
    lose_keeper = lose_other = fear_keeper = fear_other = 0
    for other in rivals:
        if mine:
            can = hunt(look, side, other)
            take_keeper += can.keeper
            take_other += can.other
            if mine > 1:
                near_keeper += can.near_keeper
                near_other += can.near_other
            if not look.power[other]:
                take_idle += can.keeper + can.other
                near_idle += can.near_keeper + can.near_other
        if look.power[other]:
            must = hunt(look, other, side)
            lose_keeper += must.keeper
            lose_other += must.other
            if look.power[other] > 1:
                fear_keeper += must.near_keeper
                fear_other += must.near_other
    safe = len(look.gates[side]) - lose_keeper - fear_keeper
    return [
        take_keeper, take_other, take_idle, near_keeper, near_other, near_idle,
        lose_keeper, lose_other, fear_keeper, fear_other, safe,
    ]  # fmt: skip


def _table(look: Look, side: int, rivals: tuple[int, ...]) -> list[float]:
    """Power of the others, gates that nobody keeps, and how a side's figures are spread."""
    state = look.state
    here = state.here
    theirs = sum([look.power[other] for other in rivals])
    own = CULTISTS_OF[side] | SUMMONED_OF[side] | GREAT_OLD_ONES_OF[side]
    hunters = SUMMONED_OF[side] | GREAT_OLD_ONES_OF[side]
    abandoned = abandoned_own = areas = 0
    for area in range(look.areas):
        mine = here[area] & own
        areas += mine != 0
        if state.gates[area] == ABANDONED:
            abandoned += 1
            abandoned_own += mine & CULTISTS_OF[side] != 0
    gates = look.gates[side]
    return [
        theirs / 10,
        sum([1 for other in rivals if look.power[other]]),
        0.0 if look.power[side] else min(theirs, 12) / 4,
        abandoned,
        abandoned_own,
        areas,
        sum([1 for area in gates if not here[area] & hunters]),
        sum([1 for area in gates if here[area] & GREAT_OLD_ONES_OF[side]]),
        (CULTISTS_OF[side] & ~look.in_play).bit_count(),
        len(gates) ** 2 / 4,
    ]


def measured(look: Look, side: int) -> list[float]:
    """All counts of a position for a side, in the order of ``NAMES``."""
    rivals = rivals_of(look.pos, side)
    met: int = look.state.met[side]
    found = [line.measure(look, side) for line in _OWN[side]]
    needed = [0.0 if bit and met & bit else line.measure(look, side) for bit, line in KNOWN[side].requirements]
    found += needed + [0.0] * (_REQUIREMENTS - len(needed))
    theirs = [[line.measure(look, other) for other in rivals] for line in _RIVAL[side]]
    theirs.append([HIDDEN_SIGN * len(look.state.signs[other]) for other in rivals])
    found += [sum(counts) for counts in theirs[:-1]] + [max(counts) for counts in theirs[:-1]]
    found += [sum(theirs[-1]), max(theirs[-1])]
    found += _chase(look, side, rivals)
    found += _table(look, side, rivals)
    mine = look.in_play & (CULTISTS_OF[side] | SUMMONED_OF[side] | GREAT_OLD_ONES_OF[side])
    figures = [float((mine & KIND_MASK[kind]).bit_count()) for kind in _KINDS[side]]
    return found + figures + [0.0] * (_MOST_KINDS - len(figures))
