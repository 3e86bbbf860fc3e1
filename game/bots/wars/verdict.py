"""Whether a match is decided for a side, and who its rivals are."""

from game.content.wars.flow.ending import DOOM_TO_END
from game.content.wars.state import DOOM, WarsState
from game.content.wars.units import ALL_BOOKS
from game.engine.position import Position

WON, SHARED, LOST = 1000.0, 400.0, -1000.0


def rivals_of(pos: Position, side: int) -> list[int]:
    """Sides of other seats."""
    seat_of = pos.rules.seat_of
    return [other for other in pos.rules.sides if seat_of[other] != seat_of[side]]


def verdict(pos: Position, side: int) -> float | None:
    """The worth of a match that is over or about to end with this Doom phase; else ``None``."""
    result = pos.rules.result(pos)
    if result is not None:
        if len(result.winners) > 1 and pos.rules.seat_of[side] in result.winners:
            return SHARED
        return WON if pos.rules.seat_of[side] in result.winners else LOST
    state: WarsState = pos.state
    if state.phase != DOOM or (max(state.doom) < DOOM_TO_END and state.ritual < len(pos.rules.map.track)):
        return None
    if state.books[side].bit_count() + state.owed[side] < ALL_BOOKS.bit_count():
        return LOST / 2
    able = [other for other in rivals_of(pos, side) if state.books[other] == ALL_BOOKS]
    best = max((state.doom[other] + sum(state.signs[other]) for other in able), default=-1)
    lead = state.doom[side] + sum(state.signs[side]) - best
    return (WON if lead > 0 else SHARED if lead == 0 else LOST) / 2 + lead
