"""How a rite ends, by a winner or without one: also by an emptied hand, or an exhausted draw pile."""

from collections.abc import Callable, Sequence

from game.engine.position import Frame, Position
from game.games.rites.rules.cards import RANK, cards_in
from game.games.rites.rules.moves import clockwise
from game.games.rites.rules.state import NOBODY, RitesState

GO_ON: dict[str, Callable[[], Frame]] = {}
"""The over-game's frame for what follows a rite: ``award``, ``pass_on`` or ``failed``."""


def end_rite(pos: Position, winner: int, reason: str) -> None:
    """The rite is over; ``winner`` is NOBODY where there is none."""
    _note(pos, winner, reason)
    pos.stack = (GO_ON["award" if winner != NOBODY else "pass_on"](),)


def fail_rite(pos: Position, side: int) -> None:
    """The rite fails at once, and ``side`` is the Grand Cultist (rulebook, Become the Grand Cultist)."""
    _note(pos, NOBODY, "failed")
    pos.state.grand = side
    pos.emit("grand_cultist", side)
    pos.stack = (GO_ON["failed"](),)


def _note(pos: Position, winner: int, reason: str) -> None:
    state: RitesState = pos.state
    state.ends = (*state.ends, (state.rite, winner, reason))
    state.active = NOBODY
    state.requests = [()] * pos.rules.seats
    pos.emit("rite_over", state.rite, winner, reason)


def best(pos: Position, scores: Sequence[object]) -> int:
    """The cultist with the highest score; of several the first clockwise from the Grand Cultist (ruling O5).

    Scores are compared as they are: tuples hold the tie-breakers of the rite.
    """
    order = clockwise(pos, pos.state.grand)
    return max(order, key=lambda side: scores[side])  # type: ignore[arg-type,return-value]


def emptied(pos: Position, side: int) -> bool:
    """End the rite if the cultist has no cards left; whether it did."""
    if pos.state.hands[side]:
        return False
    end_rite(pos, side, "emptied")
    return True


def turn_over(pos: Position, side: int) -> int:
    """The next cultist; ends the rite when the last card has been drawn (rulings T3, M7), and gives -1."""
    state: RitesState = pos.state
    if not state.deck:
        # Fewest cards win, then the lower sum of elder signs.
        scores = [(-hand.bit_count(), -sum(RANK[card] for card in cards_in(hand))) for hand in state.hands]
        end_rite(pos, best(pos, scores), "fewest")
        return -1
    return clockwise(pos, side)[1]
