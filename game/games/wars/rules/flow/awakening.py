"""Awakening a Great Old One (Rulebook VI, IX): the conditions live with the factions."""

from collections.abc import Callable
from typing import NamedTuple

from game.engine.option import Option, Reason, option
from game.engine.position import Position
from game.games.wars.rules.board import pay, place
from game.games.wars.rules.flow.actions import BOOK, lacks_power
from game.games.wars.rules.flow.choose import area_options, ask, then
from game.games.wars.rules.flow.tax import least_tax, taxed
from game.games.wars.rules.registry import acting_of, action
from game.games.wars.rules.units import KINDS, POOL, UNIT_KIND, UNIT_SIDE


class Awakening(NamedTuple):
    """How one Great Old One is awakened.

    ``areas(pos)`` are those where it could appear, Power aside; ``begin(pos, area)`` does
    what goes before it appears (or ``None``) and calls ``appear`` at its end. ``lacking`` is why it could appear
    nowhere: the code of a reason that names the unit, or what makes the reason.
    """

    unit: int
    areas: Callable[[Position], list[int]]
    begin: Callable[[Position, int], None] | None
    lacking: str | Callable[[Position], Reason]


AWAKENINGS: dict[int, Awakening] = {}


def awakening(entry: Awakening) -> None:
    """Register how a Great Old One is awakened."""
    AWAKENINGS[entry.unit] = entry


def awaken_cost(pos: Position, unit: int) -> int:
    """What awakening this Great Old One costs now."""
    cost = KINDS[UNIT_KIND[unit]].cost
    for call in acting_of(pos, "awaken_cost", UNIT_SIDE[unit]):
        cost = call(pos, unit, cost)
    return cost


def _sleeping(pos: Position, side: int) -> list[Awakening]:
    loc = pos.state.loc
    return [entry for entry in pos.rules.awakenings if UNIT_SIDE[entry.unit] == side and loc[entry.unit] == POOL]


def _awakenable(pos: Position, side: int) -> list[Awakening]:
    power = pos.state.power[side]
    return [entry for entry in _sleeping(pos, side) if _whole_cost(pos, entry) <= power and entry.areas(pos)]


def _whole_cost(pos: Position, entry: Awakening) -> int:
    """What awakening costs, and what more at the least for where it can be."""
    cost = awaken_cost(pos, entry.unit)
    return cost + least_tax(pos, UNIT_SIDE[entry.unit], entry.areas(pos)) if pos.rules.hooks["tax"] else cost


def _refusal(pos: Position, side: int) -> Reason | None:
    asleep = _sleeping(pos, side)
    if not asleep:
        return Reason("all_awake", (), "Rulebook IX")
    possible = [entry for entry in asleep if entry.areas(pos)]
    if not possible:
        return _lacking(pos, asleep[0])
    return lacks_power(pos, side, min(_whole_cost(pos, entry) for entry in possible))


def _lacking(pos: Position, entry: Awakening) -> Reason:
    return Reason(entry.lacking, (entry.unit,), "Rulebook IX") if isinstance(entry.lacking, str) else entry.lacking(pos)


def _cost(pos: Position, side: int) -> int:
    return min((awaken_cost(pos, entry.unit) for entry in _sleeping(pos, side)), default=0)


@action("awaken", None, refusal=_refusal, cost=_cost)
def _awaken(pos: Position, side: int) -> None:
    options = [option("unit", unit=entry.unit) for entry in _awakenable(pos, side)]
    ask(pos, side, "awaken_unit", options, "awaken_unit")


@then("awaken_unit")
def _awaken_what(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    entry = AWAKENINGS[chosen.unit]
    ask(pos, side, "awaken_area", area_options(entry.areas(pos)), "awaken_area", (chosen.unit,), (chosen.unit,))


taxed("awaken", "awaken_area", lambda pos, side, args: awaken_cost(pos, args[0]))


@then("awaken_area")
def _awaken_where(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    unit = args[0]
    entry = AWAKENINGS[unit]
    pay(pos, side, awaken_cost(pos, unit), "awaken")
    if entry.begin:
        entry.begin(pos, chosen.area)
    else:
        appear(pos, unit, chosen.area)


def appear(pos: Position, unit: int, area: int) -> None:
    """Put the awakened Great Old One on the map and let what hangs on it happen."""
    place(pos, unit, area, "awaken")
    for call in acting_of(pos, "awakened", UNIT_SIDE[unit]):
        call(pos, unit)


__all__ = ["BOOK", "Awakening", "appear", "awaken_cost", "awakening"]
