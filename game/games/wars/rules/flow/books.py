"""Requirements that come due by themselves, and the picking of spellbooks (Rulebook VIII)."""

from game.engine.option import option
from game.engine.position import Position
from game.games.wars.rules.board import earn_book, meet, turn_order
from game.games.wars.rules.flow.choose import ask, then
from game.games.wars.rules.state import WarsState
from game.games.wars.rules.units import ALL_BOOKS


def settle(pos: Position) -> bool:
    """Look at the requirements the last change can have met, and let owed books be picked.

    A requirement met even for a moment is met for good. Books earned in a battle, its
    retreats included, wait for the battle's end.
    """
    state: WarsState = pos.state
    while state.dirty:
        # A requirement can itself change the table: sharing areas may pay Power.
        dirty = state.dirty
        state.dirty = 0
        for name, side, bit, _, met in pos.rules.watchers[dirty]:
            if not state.met[side] & bit and met(pos):
                meet(pos, side, name)
    if state.battle is None and any(state.owed) and not state.ending:
        return _pick(pos)
    return False


def _pick(pos: Position) -> bool:
    state: WarsState = pos.state
    if pos.stack and getattr(pos.stack[-1], "kind", "") == "book":
        return False
    for side in turn_order(pos):
        if state.owed[side] and state.books[side] != ALL_BOOKS:
            ask_book(pos, side)
            return True
    return False


def ask_book(pos: Position, side: int) -> None:
    """Let a side pick one of the books it lacks."""
    books = pos.state.books[side]
    ask(pos, side, "book", [option("book", side=side, number=n) for n in range(6) if not books >> n & 1], "book")


then("book")(lambda pos, side, chosen, args: earn_book(pos, side, chosen.number))
