"""What the two shedding rites share: an emptied hand wins at once, and how an exhausted draw pile ends the rite."""

from game.engine.option import option
from game.engine.position import Position
from game.games.rites.rules.cards import RANK, cards_in
from game.games.rites.rules.moves import clockwise
from game.games.rites.rules.over import best, end_rite
from game.games.rites.rules.state import RitesState

DRAW = option("draw")

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
