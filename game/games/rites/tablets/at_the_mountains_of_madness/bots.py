"""At the Mountains of Madness as the bots know it: the longest way down the hand, ranks alone counting."""

from collections.abc import Sequence

from game.engine.decision import Decision
from game.engine.option import Option
from game.engine.position import Position
from game.games.rites.bots.foresight import Foresight
from game.games.rites.bots.knowledge import SHED, Knowledge, Parts, nearest, shed, total, unseen_by
from game.games.rites.rules.ask import DRAW, laid_by
from game.games.rites.rules.cards import ALL_CARDS, RANK, RANK_MASK, RANKS, cards_in
from game.games.rites.tablets.at_the_mountains_of_madness.rules.rite import LONGEST, RIDGE, Mountains, piles, top_rank

EMPTIED = 20.0
FITS, GIFTS, WINS, BOOK = "fits_later", "gifts", "emptied", "book_kept"
MOST = 250
"""At most so many ways of a turn are looked at."""
NEAR, TWICE, HIGHEST, PLACES, ENOUGH = 1.15, 0.45, -0.7, 0.35, 3
"""Ranks of the hand next to each other, one again in it, a 13, and each pile that takes a rank up to so many."""
LAST, LAST_TWO = 0.35, 0.6
"""What the last card is better than so many cards shed, and what two that lie next to each other are."""
BOOKS, FOR_OTHERS = 1.1, 2.6
"""A forbidden book in the hand, and the share of the cards unseen that fit."""
BY_CLIFF = 3.5
"""What a hand emptied by a cliff is worth: the card drawn must find a place."""
DRAWING = -0.5
"""What drawing is worth against stopping, in cards shed."""

Ranks = tuple[int, ...]


class _Way:
    """All ways on from a ridge and slopes with a hand; how each ends is remembered."""

    def __init__(self, unseen: int) -> None:
        count = max(1, unseen.bit_count())
        self._share = [(unseen & mask).bit_count() / count for mask in RANK_MASK]
        """By rank: its share of the cards the cultist has not seen."""
        self._known: dict[tuple[Ranks, Ranks, Ranks], Parts] = {}
        self._looked = 0

    def best(self, ridge: Ranks, tops: Ranks, hand: Ranks, may_stop: bool = True) -> Parts:
        """The parts of the best end; ``ridge`` is (lowest, highest) or nothing."""
        if not hand:
            return [(WINS, EMPTIED)]
        key = (ridge, tops, hand)
        if may_stop and key in self._known:
            return self._known[key]
        best = self.left(ridge, tops, hand)
        most = total(best) if may_stop else -100.0
        self._looked += 1
        if self._looked < MOST:
            for rank in sorted(set(hand)):
                rest = _less(hand, rank)
                for there, those in lays(ridge, tops, rank):
                    parts = shed(self.best(there, those, rest))
                    points = total(parts)
                    if points > most:
                        best, most = parts, points
        if may_stop:
            self._known[key] = best
        return best

    def left(self, ridge: Ranks, tops: Ranks, hand: Ranks) -> Parts:
        """What is left at the end of a turn: a hand that will shed its cards or not, and what fits for the others."""
        places = places_of(ridge, tops)
        ranks = set(hand)
        near = len([rank for rank in ranks if rank + 1 in ranks])
        later = NEAR * near + TWICE * (len(hand) - len(ranks)) + HIGHEST * hand.count(RANKS - 1)
        later += PLACES * sum([min(ENOUGH, places[rank]) for rank in ranks])
        if len(hand) == 1:
            later += LAST
        elif len(hand) == 2:
            later += LAST_TWO * near
        share = self._share
        gifts = FOR_OTHERS * sum([share[rank] for rank in range(RANKS) if places[rank]])
        return [(FITS, later), (GIFTS, -gifts), (BOOK, BOOKS if not hand[0] else 0.0)]


def places_of(ridge: Ranks, tops: Ranks) -> list[int]:
    """By rank: the piles that take it, two for the ridge; the places beyond the last are of no rank."""
    places = [0] * (RANKS + 2)
    for top in tops:
        places[top + 1] += 1
        places[top - 1] += 1
    if not ridge:
        return [0, *[2] * (RANKS - 1)]
    if ridge[1] - ridge[0] + 1 < LONGEST:
        if ridge[0] > 1:
            places[ridge[0] - 1] = 2
        places[ridge[1] + 1] = 2
    return places


def _less(ranks: Ranks, rank: int) -> Ranks:
    place = ranks.index(rank)
    return ranks[:place] + ranks[place + 1 :]


def on_ridge(ridge: Ranks, rank: int) -> bool:
    """Whether a rank must go on the ridge."""
    if not rank:
        return False
    if not ridge:
        return True
    return ridge[1] - ridge[0] + 1 < LONGEST and rank in (ridge[0] - 1, ridge[1] + 1)


def lays(ridge: Ranks, tops: Ranks, rank: int) -> list[tuple[Ranks, Ranks]]:
    """Ridge and tops after each different way to lay a rank."""
    if on_ridge(ridge, rank):
        there = (min(ridge[0], rank), max(ridge[1], rank)) if ridge else (rank, rank)
        return [(there, tuple(sorted((*tops, rank, rank))))]
    return [(ridge, tuple(sorted((*_less(tops, beside), rank)))) for beside in (rank - 1, rank + 1) if beside in tops]


def _scene(own: Mountains) -> tuple[Ranks, Ranks]:
    ridge = (RANK[own.ridge[0]], RANK[own.ridge[-1]]) if own.ridge else ()
    return ridge, tuple(sorted([top_rank(own, pile) for pile in piles(own)]))


def _unseen(pos: Position, side: int) -> int:
    return unseen_by(pos.state, side, pos.state.own.cards())


def _ranks(cards: Sequence[int]) -> Ranks:
    return tuple(sorted([RANK[card] for card in cards]))


def _deep(pos: Position, asked: Decision) -> list[Parts]:
    own: Mountains = pos.state.own
    ridge, tops = _scene(own)
    cards = cards_in(pos.state.hands[asked.side])
    way = _Way(_unseen(pos, asked.side))

    def of(choice: Option) -> Parts:
        if choice.kind == "play":
            rank = RANK[laid_by(choice)]
            rest = _ranks([card for card in cards if card != choice.unit])
            if choice.area == RIDGE:
                there, those = lays(ridge, tops, rank)[0]
            else:
                there, those = ridge, tuple(sorted((*_less(tops, top_rank(own, choice.area)), rank)))
            parts = shed(way.best(there, those, rest))
            return [*parts, ("camera_used", -0.1)] if choice.unit != laid_by(choice) else parts
        if choice.kind == "cliff":
            mates = [card for card in cards if card != choice.unit and not on_ridge(ridge, RANK[card])]
            return max([_cliff(way, ridge, tops, cards, choice.unit, mate) for mate in mates], key=total)
        parts = way.left(ridge, tops, _ranks(cards))
        return [(SHED, DRAWING), *parts] if choice == DRAW else parts

    return [of(choice) for choice in asked.options]


def _cliff(way: _Way, ridge: Ranks, tops: Ranks, cards: list[int], book: int, mate: int) -> Parts:
    """A cliff with this card: two leave the hand, one comes that nobody knows."""
    rest = _ranks([card for card in cards if card not in (book, mate)])
    best = max([_upon(way, ridge, tops, rest, RANK[mate], top) for top in sorted(set(tops))], key=total)
    return shed(best)


def _upon(way: _Way, ridge: Ranks, tops: Ranks, rest: Ranks, mate: int, top: int) -> Parts:
    """The rest of the turn after a cliff; the card drawn may stay, so an emptied hand is not sure."""
    parts = way.best(ridge, tuple(sorted((*_less(tops, top), mate))), rest)
    return [(words, min(points, BY_CLIFF) if words == WINS else points) for words, points in parts]


def _cliff_card(pos: Position, asked: Decision) -> list[Parts]:
    own: Mountains = pos.state.own
    ridge, tops = _scene(own)
    cards = cards_in(pos.state.hands[asked.side])
    way = _Way(_unseen(pos, asked.side))
    return [_cliff(way, ridge, tops, cards, int(asked.about[0]), choice.unit) for choice in asked.options]


def _cliff_pile(pos: Position, asked: Decision) -> list[Parts]:
    own: Mountains = pos.state.own
    ridge, tops = _scene(own)
    book, mate = int(asked.about[0]), int(asked.about[1])
    rest = _ranks([card for card in cards_in(pos.state.hands[asked.side]) if card not in (book, mate)])
    way = _Way(_unseen(pos, asked.side))
    return [_upon(way, ridge, tops, rest, RANK[mate], top_rank(own, choice.area)) for choice in asked.options]


def _plain(pos: Position, asked: Decision) -> list[Parts]:
    """Every card out of the hand is good; stopping is not."""
    return [[(SHED, 1.0)] if choice.kind in ("play", "cliff") else [] for choice in asked.options]


def keep(pos: Position, side: int, hand: int) -> dict[int, float]:
    """Ranks with neighbours in the hand or a place now; a forbidden book to go with what fits nowhere."""
    ridge, tops = _scene(pos.state.own)
    cards = cards_in(hand)
    found = {}
    for card in cards:
        rank = RANK[card]
        near = sum([abs(RANK[other] - rank) == 1 for other in cards])
        fitting = on_ridge(ridge, rank) or rank - 1 in tops or rank + 1 in tops
        found[card] = 0.4 * min(2, near) + (0.4 if fitting else 0.0) + (0.5 if not rank and len(cards) > 2 else 0.0)
    return found


def promise(pos: Position, hand: int) -> float:
    """What the first turn would shed."""
    parts = _Way(ALL_CARDS & ~hand).best((), (), _ranks(cards_in(hand)), False) if hand else []
    cards = sum([points for words, points in parts if words == SHED])
    return (1.0 / int(pos.rules.seats)) + 0.1 * (cards - 1.5)


WEIGHTS = {
    "cards": -0.303,
    "one_card": 0.230,
    "two_cards": -0.028,
    "three_cards": 0.051,
    "wait": -0.134,
    "wait_one_card": 0.055,
    "wait_two_cards": 0.053,
    "fits": 0.256,
    "cards_that_fit": 0.155,
    "chain": -0.295,
    "whole_hand": 1.856,
    "whole_hand_now": -0.092,
    "whole_hand_one_card": -0.276,
    "whole_hand_two_cards": -0.156,
    "whole_hand_three_cards": -0.175,
    "whole_hand_one_card_now": 7.592,
    "whole_hand_two_cards_now": 0.761,
    "whole_hand_wait": -1.768,
    "neighbours": 0.559,
    "neighbours_two_cards": 0.401,
    "rank_twice": 0.093,
    "book": -0.395,
    "books": 1.063,
    "book_two_cards": -0.317,
    "book_two_cards_now": -0.718,
    "highest": -0.238,
    "places": 0.128,
    "places_one_card": 0.314,
    "cards_late": -0.340,
    "fits_now": -0.088,
    "fits_wait": -0.351,
    "book_one_card": -0.027,
    "left_over": -0.141,
    "one_left_over": 0.157,
}
"""By count: what it weighs in the chance to win; see ``game.games.rites.bots.foresight``."""


def chain(places: list[int], hand: set[int]) -> set[int]:
    """The ranks of a hand that fit, or lie next to one that does."""
    found = {rank for rank in hand if places[rank]}
    new = found
    while new:
        new = {beside for rank in new for beside in (rank - 1, rank + 1) if beside in hand} - found
        found = found | new
    return found


def counts(pos: Position, first: int) -> list[list[float]]:
    """What the chances go by: how many cards each has left, how many of them a turn can shed, and how soon it comes."""
    seats: int = pos.rules.seats
    places = places_of(*_scene(pos.state.own))
    late = float(len(pos.state.deck) < 2 * seats)
    found = []
    for side, hand in enumerate(pos.state.hands):
        away = (side - first) % seats
        wait, now = away / seats, float(not away)
        ranks = [RANK[card] for card in cards_in(hand)]
        size, kinds = len(ranks), set(ranks)
        one, two, three = float(size == 1), float(size == 2), float(size == 3)
        fit = sum([places[rank] > 0 for rank in ranks])
        fits = float(fit > 0)
        linked = chain(places, kinds)
        shed_at_once = sum([rank in linked for rank in ranks])
        whole = float(shed_at_once == size)
        near = len([rank for rank in kinds if rank + 1 in kinds])
        book = float(0 in kinds)
        room = sum([min(ENOUGH, places[rank]) for rank in kinds])
        over = size - shed_at_once
        found.append([
            size, one, two, three, wait, wait * one, wait * two, fits, fit, shed_at_once, whole, whole * now,
            whole * one, whole * two, whole * three, whole * one * now, whole * two * now, whole * wait, near,
            near * two, size - len(kinds), book, ranks.count(0), book * two, book * two * now, ranks.count(RANKS - 1),
            room, room * one, size * late, fits * now, fits * wait, book * one, over, float(over == 1),
        ])  # fmt: skip
    return found


def begins(pos: Position) -> bool:
    """Whether a turn begins; the first one of a rite lays the first card and is never met again."""
    asked = pos.decision
    return asked is not None and asked.kind == "mountain" and asked.about[0] == "start"


KNOWLEDGE = Knowledge(
    {"elder_sign": _plain, "mountain": _plain},
    {"elder_sign": _deep, "mountain": _deep, "cliff_card": _cliff_card, "cliff_pile": _cliff_pile},
    keep,
    0.6,
    nearest,
    promise,
    plainly=2.5,
    foresight=Foresight(begins, counts, tuple(WEIGHTS.values())),
)
