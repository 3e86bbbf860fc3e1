"""Move: 1 Power per unit, each unit once (Rulebook VI)."""

from game.engine.option import Blocked, Option, Reason, option
from game.engine.position import Position
from game.games.wars.rules.board import choices, keepers, move, pay
from game.games.wars.rules.flow.actions import BOOK, idle, lacks_power
from game.games.wars.rules.flow.choose import DONE, area_options, ask, explain, go_on, then, unit_options
from game.games.wars.rules.flow.tax import taxed
from game.games.wars.rules.registry import acting_of, action
from game.games.wars.rules.state import WarsState
from game.games.wars.rules.units import BIT, MOST_AREAS, SIDE_MASK, UNIT_SIDE, units_in


def reach(pos: Position, unit: int) -> tuple[int, ...]:
    """Areas a unit can move to for 1 Power."""
    area = pos.state.loc[unit]
    for call in acting_of(pos, "reach", UNIT_SIDE[unit]):
        return call(pos, area)  # type: ignore[no-any-return]
    return pos.rules.map.adjacent[area]  # type: ignore[no-any-return]


def _refusal(pos: Position, side: int) -> Reason | None:
    short = lacks_power(pos, side, 1)
    if short:
        return short
    resting, here = idle(pos, side), pos.state.here
    able = SIDE_MASK[side] & ~resting
    for area in pos.rules.map.places:
        if here[area] & able:
            return None
    alone = next((area for area in pos.rules.map.places if here[area] & resting), None)
    return Reason("no_units", (), BOOK) if alone is None else Reason("needs_company", (alone,), BOOK)


@action("move", None, refusal=_refusal, cost=1)
def _move(pos: Position, side: int) -> None:
    resting = idle(pos, side)
    _ask_unit(pos, side, 0, *((resting,) if resting else ()))


def _ask_unit(pos: Position, side: int, moved: int, resting: int = 0) -> None:
    """Ask for the next unit; ``moved`` have moved in this action, and those ``resting`` at its start cannot."""
    state: WarsState = pos.state
    able = SIDE_MASK[side] & ~(moved | resting)
    units = choices(state, able, keepers(state)) if state.power[side] > 0 else []
    if not units:
        _moved_all(pos, side, moved)
        return
    options = unit_options(pos, units)
    if moved:
        options.append(DONE)
    args = (moved, resting) if resting else (moved,)
    ask(pos, side, "move_unit", options, "move_unit", args, (moved.bit_count(),))


def _moved_all(pos: Position, side: int, moved: int) -> None:
    """The action is over; ``moved`` are those that have been paid for."""
    for call in acting_of(pos, "moved_all", side):
        call(pos, moved)


@then("move_unit")
def _move_which(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    if chosen == DONE:
        _moved_all(pos, side, args[0])
    else:
        unit = chosen.unit
        ask(pos, side, "move_area", area_options(reach(pos, unit)), "move_area", (unit, *args), (unit,))


@then("move_area")
def _move_where(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    unit, moved, *resting = args
    pay(pos, side, 1, "move")
    origin = pos.state.loc[unit]
    move(pos, unit, chosen.area)
    go_on(pos, side, "move_more", (moved | BIT[unit], *resting))
    for call in acting_of(pos, "followed", side):
        call(pos, unit, origin, moved | BIT[unit])


then("move_more")(lambda pos, side, chosen, args: _ask_unit(pos, side, *args))


taxed("move", "move_area", 1)


@explain("move_area")
def _move_blocked(pos: Position, side: int, args: tuple[int, ...]) -> list[Blocked]:
    unit = args[0]
    allowed = reach(pos, unit)
    origin = pos.state.loc[unit]
    return [
        Blocked(option("area", area=area), Reason("already_there" if area == origin else "too_far", (area,), BOOK))
        for area in range(len(pos.rules.map.areas))
        if area not in allowed
    ]


@explain("move_unit")
def _unit_blocked(pos: Position, side: int, args: tuple[int, ...]) -> list[Blocked]:
    moved, resting = args[0], args[1] if len(args) > 1 else 0
    loc, alone = pos.state.loc, idle(pos, side)

    def why(unit: int) -> Reason:
        return Reason("needs_company", (loc[unit],), BOOK) if alone >> unit & 1 else Reason("was_alone", (unit,), BOOK)

    return [
        *(Blocked(_named(loc, unit), Reason("moved_already", (unit,), BOOK)) for unit in units_in(moved)),
        *(Blocked(_named(loc, unit), why(unit)) for unit in units_in(resting & ~moved) if loc[unit] < MOST_AREAS),
    ]


def _named(loc: list[int], unit: int) -> Option:
    return option("unit", area=loc[unit], unit=unit)
