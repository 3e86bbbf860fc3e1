"""Out of the Aeons as the bots know it: each card bid where it brings the most against what it could bring later."""

from game.engine.decision import Decision
from game.engine.position import Position
from game.games.rites.bots.knowledge import Knowledge, Parts, bell, outlook_of, unseen_by
from game.games.rites.rules.ask import laid_by
from game.games.rites.rules.cards import BOOK_OF_AZATHOTH, CULT_MASK, RANK, YELLOW, cards_in
from game.games.rites.rules.state import NOBODY, RitesState
from game.games.rites.tablets.out_of_the_aeons.rules.rite import DISCARD, score

PRIZE, SPENT = "prize", "card_spent"
SPREAD = 3.2
"""How far bids stray from what a prize is worth."""


_ABOVE = tuple(bell((above - 0.5) / SPREAD) for above in range(-14, 15))
"""The chance that a bid is lower than a card, by how far the card is above the usual bid, from -14."""


class _Market:
    """What a cultist can tell of the prizes to come and of the cards others hold."""

    def __init__(self, pos: Position, side: int) -> None:
        state: RitesState = pos.state
        prize = pos.state.own.prize
        unseen = unseen_by(state, side, [] if prize == NOBODY else [prize])
        self.state = state
        self.side = side
        self.rivals = sum([bool(hand) for other, hand in enumerate(state.hands) if other != side])
        self.theirs = sorted([RANK[card] for card in cards_in(unseen & ~CULT_MASK[YELLOW])]) or [6]
        self.to_come = [self.worth(card) for card in cards_in(unseen & CULT_MASK[YELLOW])]
        self._usual: dict[float, int] = {}

    def worth(self, prize: int) -> float:
        """The points of a prize; The Book of Azathoth is worth the best card to be doubled."""
        if prize != BOOK_OF_AZATHOTH:
            return float(RANK[prize])
        return max([6.0, *[float(RANK[card]) for card in cards_in(self.state.won[self.side])]])

    def usual_bid(self, worth: float) -> int:
        """What others are likely to bid: their card that stands among theirs as the prize among all prizes."""
        found = self._usual.get(worth)
        if found is None:
            below = sum([value < worth for value in self.to_come])
            alike = 1 + sum([value == worth for value in self.to_come])
            place = (below + 0.5 * alike) / (len(self.to_come) + 1)
            found = self._usual[worth] = self.theirs[min(len(self.theirs) - 1, int(place * len(self.theirs)))]
        return found

    def chance(self, rank: int, worth: float) -> float:
        """The chance to capture a prize of this worth with a card of this rank."""
        return float(_ABOVE[rank - self.usual_bid(worth) + 14] ** self.rivals)

    def later(self, rank: int) -> float:
        """What a card can be hoped to bring on prizes to come."""
        if not self.to_come:
            return 0.0
        gains = sorted([worth * self.chance(rank, worth) for worth in self.to_come], reverse=True)
        best = gains[: max(1, len(gains) // 2)]
        return sum(best) / len(best)


def _bid(pos: Position, asked: Decision) -> list[Parts]:
    market = _Market(pos, asked.side)
    worth = market.worth(int(asked.about[0]))
    return [
        [(PRIZE, worth * market.chance(RANK[laid_by(choice)], worth)), (SPENT, -market.later(RANK[choice.unit]))]
        for choice in asked.options
    ]


def _plain_bid(pos: Position, asked: Decision) -> list[Parts]:
    """The card of the hand that stands in it as the prize does among prizes."""
    ranks = sorted([RANK[laid_by(choice)] for choice in asked.options])
    wanted = ranks[min(len(ranks) - 1, int(RANK[int(asked.about[0])] / 14 * len(ranks)))]
    return [[(PRIZE, -float(abs(RANK[laid_by(choice)] - wanted)))] for choice in asked.options]


def _prize(pos: Position, asked: Decision) -> list[Parts]:
    """Discard what others are likelier to get, if better is to come."""
    market = _Market(pos, asked.side)
    best = max([RANK[card] for card in cards_in(market.state.hands[asked.side])], default=0)

    def edge(worth: float) -> float:
        mine = market.chance(best, worth)
        return worth * (mine - (1 - mine) / max(1, market.rivals))

    here = edge(market.worth(int(asked.about[0])))
    later = sum([edge(worth) for worth in market.to_come]) / max(1, len(market.to_come))
    return [[(PRIZE, later - here - 0.5)] if choice == DISCARD else [] for choice in asked.options]


def keep(pos: Position, side: int, hand: int) -> dict[int, float]:
    """High cards."""
    return {card: 0.1 * RANK[card] for card in cards_in(hand)}


def outlook(pos: Position) -> list[float]:
    """By the points captured, and what is still to come."""
    state: RitesState = pos.state
    sides = range(pos.rules.seats)
    rounds = min(len(pos.state.own.prizes), max([hand.bit_count() for hand in state.hands]))
    return outlook_of([float(score(state.won[side])[0]) for side in sides], 6.5 * rounds)


def promise(pos: Position, hand: int) -> float:
    """Hands are dealt anew."""
    return 1.0 / int(pos.rules.seats)


KNOWLEDGE = Knowledge(
    {"bid": _plain_bid}, {"bid": _bid, "prize": _prize}, keep, 0.65, outlook, promise, {"rites_bids": 1}
)
