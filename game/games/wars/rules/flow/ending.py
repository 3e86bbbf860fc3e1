"""How a match ends, and who has won (Rulebook X)."""

from dataclasses import dataclass

from game.engine.errors import IllegalAnswer
from game.engine.position import Position
from game.engine.result import Result
from game.games.wars.rules.board import book_count, earn_book, reveal_sign
from game.games.wars.rules.flow.anytime import ANY_MOMENT, at_any_moment
from game.games.wars.rules.flow.slot import Slot
from game.games.wars.rules.registry import acting
from game.games.wars.rules.state import ACTION, SLOT_CLOSED, WarsState
from game.games.wars.rules.units import ALL_BOOKS, BOOKS, FACTIONS

DOOM_TO_END = 30
LAST_TURN = 40
"""Our rule: a match still going after this turn ends with its Doom phase."""


@dataclass
class WarsResult(Result):
    """The outcome, with Doom and number of books by side.

    Sides are named by their faction's id; ``reason`` is ``doom_30``, ``instant_death``, ``reveal`` or ``cap``.
    """

    doom: dict[str, int]
    books: dict[str, int]

    @property
    def scores(self) -> dict[str, int]:
        return self.doom


def finish(pos: Position, reason: str) -> None:
    """End the match: everybody's hidden Elder Signs are revealed first.

    Books owed by a battle that is broken off do not come; any others do, and where they
    make six there is nothing left to pick.
    """
    state: WarsState = pos.state
    for call in acting(pos, "ending", pos.rules.sides):
        _last_books(pos, pos.rules.sides)
        call(pos)
    for side in pos.rules.sides:
        _last_books(pos, (side,))
        for value in state.signs[side]:
            reveal_sign(pos, side, value)
    state.ending = reason
    state.battle = None
    state.dirty = 0
    pos.stack = ()
    pos.emit("ended", reason)


def _last_books(pos: Position, sides: tuple[int, ...]) -> None:
    """Books that are owed come where they make six."""
    state: WarsState = pos.state
    for side in sides:
        if state.battle is None and book_count(state, side) + state.owed[side] == len(BOOKS[side]):
            for number in range(len(BOOKS[side])):
                if not state.books[side] >> number & 1:
                    earn_book(pos, side, number)


def end_of_doom_phase(state: WarsState, track: int) -> str:
    """The reason to end now, or nothing: 30 Doom, Instant Death, or the last turn."""
    if max(state.doom) >= DOOM_TO_END:
        return "doom_30"
    if state.ritual >= track:
        return "instant_death"
    return "cap" if state.turn >= LAST_TURN else ""


def reveal(pos: Position, side: int, values: tuple[int, ...]) -> None:
    """Reveal Elder Signs at any moment (Rulebook V, X), or do what else the side may at any moment (``anytime``).

    In the Action phase of the first edition the match ends at once if that brings, or
    finds, the revealer at 30 Doom, and where any Doom ends if that still counts for his
    last slot. In every other case the phase goes on.
    """
    state: WarsState = pos.state
    if state.ending or side not in pos.rules.sides:
        raise IllegalAnswer("nothing can be revealed now")
    if values and values[0] >= ANY_MOMENT:
        at_any_moment(pos, side, values)
        return
    hidden = list(state.signs[side])
    for value in values:
        if value not in hidden:
            raise IllegalAnswer("the side does not hold these Elder Signs")
        hidden.remove(value)
    if not values:
        raise IllegalAnswer("a reveal names at least one Elder Sign")
    for value in values:
        reveal_sign(pos, side, value)
    if state.phase == ACTION and state.doom[side] >= DOOM_TO_END:
        if not pos.rules.edition.any_doom_ends:
            finish(pos, "reveal")
        elif _slot_just_closed(pos, side):
            finish(pos, "doom_30")


def _slot_just_closed(pos: Position, side: int) -> bool:
    """Whether the last slot was the side's, and nobody has answered since: the next one's has not begun."""
    slot = pos.stack[-1]
    return bool(pos.state.flags & SLOT_CLOSED[side]) and type(slot) is Slot and slot.side != side and slot.fresh(pos)


def result(pos: Position) -> WarsResult | None:
    """Who has won: the seat with most Doom in all among those that can; ties share; nobody: humanity.

    A seat can win if a side of it has six spellbooks, or always where books are not asked for.
    """
    state: WarsState = pos.state
    if not state.ending:
        return None
    rules = pos.rules
    sides: tuple[int, ...] = rules.sides
    books = rules.edition.books_win
    able = {rules.seat_of[side] for side in sides if not books or state.books[side] == ALL_BOOKS}
    total = {seat: sum(state.doom[side] for side in sides if rules.seat_of[side] == seat) for seat in able}
    best = max(total.values(), default=0)
    seats = tuple(sorted(seat for seat in able if total[seat] == best))
    return WarsResult(
        seats,
        tuple(FACTIONS[side] for side in sides if rules.seat_of[side] in seats),
        not able,
        len(seats) > 1,
        state.ending,
        {FACTIONS[side]: state.doom[side] for side in sides},
        {FACTIONS[side]: state.books[side].bit_count() for side in sides},
    )
