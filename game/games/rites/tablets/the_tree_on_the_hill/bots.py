"""The Tree on the Hill as the bots know it: chains of double plays, and no gifts to the next cultist."""

from game.engine.decision import Decision
from game.engine.option import Option
from game.engine.position import Position
from game.games.rites.bots.foresight import Foresight
from game.games.rites.bots.knowledge import SHED, Knowledge, Parts, nearest, shed, total, unseen_by
from game.games.rites.rules.ask import laid_by
from game.games.rites.rules.cards import BIT, CARD_OF, CULT, RANK, RANK_MASK, RANKS, cards_in
from game.games.rites.rules.state import RitesState
from game.games.rites.tablets.the_tree_on_the_hill.rules.rite import GROWN, Forest, fits, growing

EMPTIED = 20.0
MOST = 60
"""At most so many forests are looked at with care in a turn."""
FITS, GIFTS, WINS = "fits_later", "gifts", "emptied"
NEARLY_OUT = (0.0, 1.5, 1.1, 0.0, 0.0)
"""What the last card, or the last two, are better than so many cards shed; more cards are no better."""
FITTING, DOUBLING, PAIRED, NEAR, TWICE, AT_AN_END = 0.6, 0.55, 0.1, 0.25, -0.45, -0.45
"""A card that fits, each that would be a double play, neighbours in the hand of one cult, and of any; a rank again in
it, and each 0 and 13, which fit seldom."""
FOR_OTHERS, DOUBLES, LAST_CARD = 0.75, 8.0, 1.5
"""Shares of the cards unseen: that fit, that would be double plays, and that end the rite for those with one card."""
_ENDS = RANK_MASK[0] | RANK_MASK[RANKS - 1]
_AT_RANK = (0, *RANK_MASK, 0)
"""Cards by rank, from -1 to 14."""
_BESIDE = tuple(
    sum(BIT[CULT[laid] * RANKS + rank] for rank in (RANK[laid] - 1, RANK[laid] + 1) if 0 <= rank < RANKS)
    for laid in range(len(RANK))
)
"""By laid card: those of its cult that lie next to it."""


def grown(trees: Forest, laid: int, number: int) -> tuple[Forest, bool]:
    """The forest once a card is laid, and whether that was a double play."""
    if number == len(trees):
        return (*trees, (laid,)), False
    tree = trees[number]
    rank, cult = RANK[laid], CULT[laid]
    double = len(tree) == GROWN - 1
    if not double:
        for other in tree:
            if CULT[other] == cult and abs(RANK[other] - rank) == 1:
                double = True
                break
    return (*trees[:number], (*tree, laid), *trees[number + 1 :]), double


def room(tree: tuple[int, ...], window: bool) -> int:
    """The cards that fit an incomplete tree, as a mask."""
    ranks = [RANK[laid] for laid in tree]
    low, high = min(ranks), max(ranks)
    if not window:
        return _AT_RANK[low] | _AT_RANK[high + 2]
    return sum([RANK_MASK[rank] for rank in range(max(0, high - 3), min(RANKS, low + GROWN)) if rank not in ranks])


def within_reach(trees: Forest, window: bool) -> tuple[int, int]:
    """The cards that fit an incomplete tree, and those that would be double plays, as masks."""
    fitting = doubling = 0
    for tree in trees:
        if len(tree) < GROWN:
            mask = room(tree, window)
            fitting |= mask
            if len(tree) == GROWN - 1:
                doubling |= mask
            else:
                for laid in tree:
                    doubling |= mask & _BESIDE[laid]
    return fitting, doubling


class _Way:
    """All chains of double plays from a forest with a hand; how each ends is remembered."""

    def __init__(self, pos: Position, side: int) -> None:
        state: RitesState = pos.state
        self._window: bool = pos.rules.tree_window
        self._unseen = unseen_by(state, side, [laid for tree in pos.state.own.trees for laid in tree])
        self._count = max(1, self._unseen.bit_count())
        self._last = sum([hand.bit_count() == 1 for other, hand in enumerate(state.hands) if other != side])
        self._known: dict[tuple[tuple[tuple[int, ...], ...], int], Parts] = {}

    def left(self, trees: Forest, hand: int) -> Parts:
        """What is left at the end of a turn: a hand that will shed its cards or not, and what the others find."""
        if not hand:
            return [(WINS, EMPTIED)]
        fitting, doubling = within_reach(trees, self._window)
        size = hand.bit_count()
        later = FITTING * bool(hand & fitting) + DOUBLING * (hand & doubling).bit_count()
        later += PAIRED * (hand & (hand >> 1) & ~RANK_MASK[RANKS - 1]).bit_count()
        ranks = [RANK[card] for card in cards_in(hand)]
        later += NEAR * sum([(hand & _AT_RANK[rank + 2]).bit_count() for rank in ranks])
        later += TWICE * (size - len(set(ranks))) + AT_AN_END * (hand & _ENDS).bit_count()
        if size < len(NEARLY_OUT):
            later += NEARLY_OUT[size]
        fit = (self._unseen & fitting).bit_count() / self._count
        gifts = (FOR_OTHERS + LAST_CARD * self._last) * fit
        gifts += DOUBLES * (self._unseen & doubling).bit_count() / self._count
        return [(FITS, later), (GIFTS, -gifts)]

    def after(self, trees: Forest, hand: int, laid: int, number: int) -> Parts:
        """What comes of laying a card on a tree, with the best of all that may follow in the same turn."""
        following, double = grown(trees, laid, number)
        hand &= ~BIT[laid & CARD_OF]
        parts = self._on(following, hand) if double and hand else self.left(following, hand)
        return shed(parts)

    def _on(self, trees: Forest, hand: int) -> Parts:
        """The best that follows a double play: another card must be played, on a tree that it fits or as a new one."""
        # The order in which trees stand, and what lies complete, does not matter any more.
        key = (tuple(sorted([tree for tree in trees if len(tree) < GROWN])), hand)
        best = self._known.get(key)
        if best is not None:
            return best
        best, most = [], -100.0
        planted = len(self._known) < MOST
        for card in cards_in(hand):
            places = [number for number in growing(trees) if fits(trees[number], RANK[card], self._window)]
            if planted or not places:
                places.append(len(trees))
            for number in places if planted else places[:1]:
                parts = self.after(trees, hand, card, number)
                points = total(parts)
                if points > most:
                    best, most = parts, points
        self._known[key] = best
        return best


def _deep(pos: Position, asked: Decision) -> list[Parts]:
    trees: Forest = pos.state.own.trees
    hand = pos.state.hands[asked.side]
    way = _Way(pos, asked.side)

    def of(choice: Option) -> Parts:
        if choice.kind != "play":
            return way.left(trees, hand)
        parts = way.after(trees, hand, laid_by(choice), choice.area)
        return [*parts, ("camera_used", -0.1)] if laid_by(choice) >> 6 else parts

    return [of(choice) for choice in asked.options]


def _plain(pos: Position, asked: Decision) -> list[Parts]:
    """A card more is shed by a double play."""
    trees: Forest = pos.state.own.trees
    return [
        [(SHED, 1.0 + 1.0 * grown(trees, laid_by(choice), choice.area)[1])] if choice.kind == "play" else []
        for choice in asked.options
    ]


def keep(pos: Position, side: int, hand: int) -> dict[int, float]:
    """Cards with neighbours of their own cult, or that fit a tree now."""
    return _worths(pos.state.own.trees, hand, pos.rules.tree_window)


def _worths(trees: Forest, hand: int, window: bool) -> dict[int, float]:
    found = {}
    cards = cards_in(hand)
    for card in cards:
        near = [other for other in cards if abs(RANK[other] - RANK[card]) == 1]
        worth = 0.25 * len(near) + 0.5 * sum([CULT[other] == CULT[card] for other in near])
        fitting = [number for number in growing(trees) if fits(trees[number], RANK[card], window)]
        found[card] = worth + (0.4 if fitting else 0.0) + (0.2 if 2 <= RANK[card] <= 11 else 0.0)
    return found


def promise(pos: Position, hand: int) -> float:
    """Neighbours of one cult."""
    pairs = sum([worth - 0.2 for worth in _worths((), hand, False).values()])
    return 1.35 / int(pos.rules.seats) + 0.03 * (pairs - 1.5)


WEIGHTS = {
    "cards": -0.207,
    "one_card": 0.770,
    "two_cards": 0.290,
    "three_cards": 0.228,
    "wait": 0.044,
    "wait_one_card": -0.085,
    "wait_two_cards": 0.130,
    "fits": 0.440,
    "cards_that_fit": 0.092,
    "double_plays": 0.232,
    "pairs_of_a_cult": 0.221,
    "rank_twice": -0.099,
    "at_an_end": -0.183,
    "fits_one_card": 2.566,
    "fits_one_card_wait": -2.304,
    "fits_one_card_now": 7.653,
    "fits_two_cards": 0.233,
    "double_play_two_cards": 0.571,
    "double_play_two_cards_now": 5.714,
    "fits_now": -0.238,
    "double_play_now": 0.283,
    "double_plays_now": 0.064,
    "double_play_one_card": -0.577,
    "double_plays_two_cards": 0.268,
    "pair_two_cards": -0.358,
    "neighbours_two_cards": 0.139,
    "cards_late": -0.266,
    "fits_wait": -0.740,
    "double_play_wait": 0.089,
    "ranks_late": -0.277,
    "double_play_and_pair_two_cards": -0.249,
}
"""By count: what it weighs in the chance to win; see ``game.games.rites.bots.foresight``."""


def counts(pos: Position, first: int) -> list[list[float]]:
    """What the chances go by: how many cards each has left, what fits of them, and how soon it is her turn."""
    state: RitesState = pos.state
    seats: int = pos.rules.seats
    fitting, doubling = within_reach(pos.state.own.trees, pos.rules.tree_window)
    late = float(len(state.deck) < 2 * seats)
    found = []
    for side, hand in enumerate(state.hands):
        away = (side - first) % seats
        wait, now = away / seats, float(not away)
        size = hand.bit_count()
        one, two = float(size == 1), float(size == 2)
        ranks = [RANK[card] for card in cards_in(hand)]
        fit, double = (hand & fitting).bit_count(), (hand & doubling).bit_count()
        fits, doubles = float(fit > 0), float(double > 0)
        pairs = (hand & (hand >> 1) & ~RANK_MASK[RANKS - 1]).bit_count()
        near = sum([(hand & _AT_RANK[rank + 2]).bit_count() for rank in ranks])
        found.append([
            size, one, two, float(size == 3), wait, wait * one, wait * two, fits, fit, double, pairs,
            size - len(set(ranks)), (hand & _ENDS).bit_count(), fits * one, fits * one * wait, fits * one * now,
            fits * two, doubles * two, doubles * two * now, fits * now, doubles * now, double * now, doubles * one,
            min(double, 2) * two, pairs * two, near * two, size * late, fits * wait, doubles * wait,
            sum(ranks) / 13 * late, doubles * pairs * two,
        ])  # fmt: skip
    return found


def begins(pos: Position) -> bool:
    """Whether a turn begins."""
    asked = pos.decision
    return asked is not None and asked.kind == "tree" and asked.about[0] == "start"


KNOWLEDGE = Knowledge(
    {"tree": _plain},
    {"tree": _deep},
    keep,
    0.7,
    nearest,
    promise,
    foresight=Foresight(begins, counts, tuple(WEIGHTS.values())),
)
