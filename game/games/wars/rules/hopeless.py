"""What can surely not be brought about any more in an Action phase, for want of Power."""

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence

from game.engine.position import Position
from game.games.facts import Wanted
from game.games.wars.rules.flow.actions import keeper_mask
from game.games.wars.rules.flow.awakening import awaken_cost
from game.games.wars.rules.flow.choose import Choose
from game.games.wars.rules.flow.slot import Slot
from game.games.wars.rules.state import ABANDONED, ACTION, NO_GATE, WarsState
from game.games.wars.rules.units import (
    FIGURE,
    GREAT_OLD_ONES_OF,
    KINDS,
    MOST_AREAS,
    POOL,
    REQUIREMENT_BIT,
    SIDE_MASK,
    SIDE_NUMBER,
    UNIT_KIND,
    UNIT_SIDE,
)

BUILD_COST = 3
NOBODY = -1
_STEPS = ("move_unit", "move_area")
Earns = Callable[[Position], int]
EARNS: dict[int, Earns] = {}
"""By side: the most Power it can still be sure to earn in this Action phase, as its faction has entered."""
AREAS: dict[str, int] = {}
"""Requirements to stand in so many areas at once, as factions have entered."""


def earns(side: int) -> Callable[[Earns], Earns]:
    """Decorator: says what a side can be sure to earn in an Action phase; without one it may earn anything.

    Not counted is what it can only hope for: Power for a roll of the dice in its favor, or for what an enemy without
    Power would have to do.
    """

    def register(function: Earns) -> Earns:
        EARNS[side] = function
        return function

    return register


def hopeless(pos: Position, wanted: Sequence[Wanted]) -> bool:
    """Whether all that is wanted costs one side more Power than it can be sure to have in this phase.

    Power is only spent in an Action phase, but for what ``EARNS`` says. What Power is to be left must be there at any
    time. Prices are looked at between actions and between the steps of a Move, where all that was paid for has come
    about. What is wanted may be met by the same steps, so the dearest kind counts. Each is counted too low rather than
    too high: awakening costs its price; a unit comes to an area where none was by a step of 1 Power at least (units are
    recruited and summoned only where some are, an awakening costs more than a step, and where retreats lead is up to
    the dice); a gate is built for 3 by somebody who stands there, or comes for 1 with a step or a capture, or for
    nothing where it lies abandoned beside somebody who can keep it.
    """
    state: WarsState = pos.state
    if state.phase != ACTION or not pos.stack:
        return False
    top = pos.stack[-1]
    paid = isinstance(top, Slot) or (isinstance(top, Choose) and top.then in _STEPS)
    reserve: dict[int, int] = {}
    prices: dict[int, Counter[str]] = defaultdict(Counter)
    for want in wanted:
        what, _, rest = want.at.partition(".")
        name, _, kind = rest.partition(".")
        side = SIDE_NUMBER.get(want.of if what == "gates" else name, NOBODY)
        if side not in EARNS:
            continue
        price = prices[side]
        if what == "power" and want.least is not None:
            reserve[side] = want.least
        elif what == "gates" and want.least is not None:
            price["steps"], price["builds"] = _gates(pos, side, want.least)
        elif what == "units" and want.of == "pool" and want.most == 0:
            price["awakening"] += _awakenings(pos, side, kind)
        elif what == "requirements" and want.has in AREAS and not state.met[side] & REQUIREMENT_BIT[want.has]:
            price["areas"] = max(price["areas"], _areas(state, side, AREAS[want.has]))
    return any(
        reserve.get(side, 0) + (_least(price) if paid else 0) > state.power[side] + EARNS[side](pos)
        for side, price in prices.items()
    )


def _least(price: Counter[str]) -> int:
    """What all of it costs at the least: a gate is built by somebody who stands there already."""
    return max(price["awakening"], price["areas"], price["steps"]) + price["builds"]


def _gates(pos: Position, side: int, wanted: int) -> tuple[int, int]:
    """The least Power for so many gates: what is spent to come to those there are, and for building."""
    state: WarsState = pos.state
    able, own, free, other = keeper_mask(pos, side), 0, 0, 0
    for area, keeper in enumerate(state.gates):
        if keeper >= 0 and UNIT_SIDE[keeper] == side:
            own += 1
        elif keeper == ABANDONED and state.here[area] & able:
            free += 1
        elif keeper != NO_GATE:
            other += 1
    lacking = max(wanted - own - free, 0)
    return min(lacking, other), BUILD_COST * max(lacking - other, 0)


def _awakenings(pos: Position, side: int, kind: str) -> int:
    """The least Power for bringing the Great Old One of this kind to the map."""
    unit = FIGURE.get(kind)
    if unit is None or not GREAT_OLD_ONES_OF[side] >> unit & 1 or pos.state.loc[unit] != POOL:
        return 0
    return min(awaken_cost(pos, unit), KINDS[UNIT_KIND[unit]].cost)


def _areas(state: WarsState, side: int, wanted: int) -> int:
    """The least Power for standing in so many areas."""
    return max(wanted - sum(bool(units & SIDE_MASK[side]) for units in state.here[:MOST_AREAS]), 0)
