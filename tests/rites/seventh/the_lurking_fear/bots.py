"""The Lurking Fear as the bots know it: high cards."""

from game.games.rites.bots.knowledge import Knowledge, chances
from game.games.rites.rules.ask import laid_by
from game.games.rites.rules.cards import RANK, cards_in


def _lurk(pos, asked):
    return [[("shed", float(RANK[laid_by(choice)]))] if choice.kind == "play" else [] for choice in asked.options]


KNOWLEDGE = Knowledge(
    {"lurk": _lurk},
    {},
    lambda pos, side, hand: {card: 0.1 * RANK[card] for card in cards_in(hand)},
    0.65,
    lambda pos: chances([1.0] * pos.rules.seats),
    lambda pos, hand: max([RANK[card] for card in cards_in(hand)]) / 26,
)
