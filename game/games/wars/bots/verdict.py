"""Whether a match is decided for a side, who its rivals are, and who of a seat may claim the win."""

from game.engine.position import Position
from game.games.wars.rules.flow.ending import DOOM_TO_END
from game.games.wars.rules.state import ACTION, DOOM, WarsState
from game.games.wars.rules.units import ALL_BOOKS

WON, SHARED, LOST = 1000.0, 400.0, -1000.0
_SIX = ALL_BOOKS.bit_count()


def rivals_of(pos: Position, side: int) -> list[int]:
    """Sides of other seats."""
    seat_of = pos.rules.seat_of
    return [other for other in pos.rules.sides if seat_of[other] != seat_of[side]]


def mates_of(pos: Position, side: int) -> list[int]:
    """The sides of the same seat, itself first."""
    seat_of = pos.rules.seat_of
    return [side, *[other for other in pos.rules.sides if other != side and seat_of[other] == seat_of[side]]]


def for_two(pos: Position) -> bool:
    """Whether this is a match between two persons: the Duel, or two factions each."""
    return bool(pos.rules.paired) or not pos.rules.edition.books_win


def may_win(pos: Position, side: int, owed: bool = False) -> bool:
    """Whether the side's seat could win now: where books are asked for, a side of it has six (``owed`` ones too)."""
    if not pos.rules.edition.books_win:
        return True
    state: WarsState = pos.state
    for mate in mates_of(pos, side):
        if state.books[mate].bit_count() + (state.owed[mate] if owed else 0) >= _SIX:
            return True
    return False


def total_of(pos: Position, side: int) -> int:
    """The Doom of the side's seat, its hidden Elder Signs as they lie in this position."""
    state: WarsState = pos.state
    return sum([state.doom[mate] + sum(state.signs[mate]) for mate in mates_of(pos, side)])


def verdict(pos: Position, side: int) -> float | None:
    """The worth of a match that is over or about to end with this phase or turn to act; else ``None``."""
    result = pos.rules.result(pos)
    if result is not None:
        if len(result.winners) > 1 and pos.rules.seat_of[side] in result.winners:
            return SHARED
        return WON if pos.rules.seat_of[side] in result.winners else LOST
    if not _ending(pos):
        return None
    if not may_win(pos, side, True):
        return LOST / 2
    able = [other for other in rivals_of(pos, side) if may_win(pos, other)]
    best = max((total_of(pos, other) for other in able), default=-1)
    lead = total_of(pos, side) - best
    return (WON if lead > 0 else SHARED if lead == 0 else LOST) / 2 + lead


def _ending(pos: Position) -> bool:
    """Whether the match ends with this Doom phase, or between two persons with this turn to act."""
    state: WarsState = pos.state
    if state.phase == DOOM:
        return max(state.doom) >= DOOM_TO_END or state.ritual >= len(pos.rules.map.track)
    if state.phase != ACTION or not for_two(pos):
        return False
    return bool(pos.rules.edition.any_doom_ends) and max(state.doom) >= DOOM_TO_END
