"""At the Mountains of Madness: a ridge, slopes and cliffs, and hands to be emptied (rulebook, chapter of that name).

A pile of a slope has the number ``2 * rank`` (above) or ``2 * rank + 1`` (beneath) of its ridge card; ``RIDGE`` is
the ridge itself.
"""

from collections.abc import Callable, Mapping
from typing import Any

from game.engine.chance import Chance
from game.engine.decision import Decision
from game.engine.errors import CodecError
from game.engine.option import NONE, Blocked, Option, Reason, option
from game.engine.position import Frame, Position, frame
from game.games.rites.rules import codec
from game.games.rites.rules.artifacts import UNSEEN, any_card, laid_ways, note_way
from game.games.rites.rules.ask import DONE, DRAW, card_options, laid_by, play_option, private, public
from game.games.rites.rules.cards import BIT, CARD_OF, RANK, RANK_MASK, RANKS, cards_in
from game.games.rites.rules.moves import draw, lay, shown_without
from game.games.rites.rules.over import emptied, turn_over
from game.games.rites.rules.power_plays import boundary, opening, take_opening
from game.games.rites.rules.registry import Ids, Rite
from game.games.rites.rules.state import NOBODY, RitesState, RiteState

SLOPES = 28
"""Piles by ridge rank: ``2 * rank`` above the ridge card, ``2 * rank + 1`` beneath it."""


class Mountains(RiteState):
    """``ridge`` has laid cards from the lowest on, ``slopes`` by pile those laid next to one another."""

    __slots__ = ("ridge", "slopes")

    def __init__(self, ridge: tuple[int, ...] = (), slopes: list[tuple[int, ...]] | None = None) -> None:
        self.ridge = ridge
        self.slopes = slopes or [()] * SLOPES

    def copy(self) -> "Mountains":
        return Mountains(self.ridge, self.slopes.copy())

    def key(self) -> dict[str, Any]:
        return {"ridge": self.ridge, "slopes": tuple(self.slopes)}

    def write(self, name: Callable[[int], str]) -> dict[str, Any]:
        slopes = {str(pile): codec.laid_named(cards) for pile, cards in enumerate(self.slopes) if cards}
        return {"ridge": codec.laid_named(self.ridge), "slopes": slopes}

    def cards(self) -> list[int]:
        return [laid & CARD_OF for pile in (self.ridge, *self.slopes) for laid in pile]

    @classmethod
    def read(cls, parts: Mapping[str, Any], sides: int) -> "Mountains":
        ridge, written = codec.laid_cards(parts["ridge"], "ridge"), parts["slopes"]
        if not isinstance(written, dict):
            raise CodecError("slopes is not a table of piles")
        slopes: list[tuple[int, ...]] = [()] * SLOPES
        for pile, cards in written.items():
            sound = isinstance(pile, str) and pile.isdecimal() and pile.isascii() and len(pile) <= 2
            if not sound or int(pile) >= SLOPES:
                raise CodecError("slopes names a pile there is not")
            slopes[int(pile)] = codec.laid_cards(cards, "slopes")
        return Mountains(ridge, slopes)


LONGEST = 4
RIDGE = 0
_BOOKS = RANK_MASK[0]


class TheMountains(Rite):
    """Five cards each, the rest is the draw pile."""

    def begin(self, pos: Position) -> None:
        pos.push(MountainTurn(pos.state.active, "start", NOBODY))


def extends_ridge(own: Mountains, rank: int) -> bool:
    """Whether a rank is next to an end of a ridge that is not complete; forbidden books never are."""
    ridge = own.ridge
    if not rank or len(ridge) == LONGEST:
        return False
    return not ridge or rank in (RANK[ridge[0]] - 1, RANK[ridge[-1]] + 1)


def piles(own: Mountains) -> list[int]:
    """The numbers of all piles there are or could be: above and beneath each ridge card."""
    return [2 * RANK[laid] + half for laid in own.ridge for half in (0, 1)]


def top_rank(own: Mountains, pile: int) -> int:
    """The elder sign a slope card must lie next to."""
    slope = own.slopes[pile]
    return RANK[slope[-1]] if slope else pile >> 1


def plays(own: Mountains, cards: list[int]) -> list[Option]:
    """Every ordinary play with these laid cards: on the ridge if they can extend it, else on slopes."""
    found = []
    tops: dict[int, list[int]] = {}
    for pile in piles(own):
        tops.setdefault(top_rank(own, pile), []).append(pile)
    for laid in cards:
        rank = RANK[laid]
        if extends_ridge(own, rank):
            found.append(play_option(laid, RIDGE))
        else:
            for beside in (rank - 1, rank + 1):
                found += [play_option(laid, pile) for pile in tops.get(beside, ())]
    return found


def cliff_mates(own: Mountains, hand: int, book: int) -> list[int]:
    """What can be laid on a slope together with a forbidden book (ruling M4)."""
    return [card for card in cards_in(hand ^ BIT[book]) if not extends_ridge(own, RANK[card])]


@frame("rites_mountain_turn")
class MountainTurn(Frame):
    """A turn: ``start``, ``more`` after a play, or after drawing a ``card`` because nothing could be played."""

    side: int
    step: str
    card: int

    def run(self, pos: Position) -> Decision | None:
        state: RitesState = pos.state
        side = self.side
        if self.step == "start":
            state.active = side
            if boundary(pos, side):
                return None
        options = self._plays(pos)
        if self.step != "start":
            return private(side, "mountain", [*options, DONE], (self.step,), DONE)
        natural = any(chosen.kind == "play" and chosen.number == NONE for chosen in options)
        if not natural:
            options = [*options, DRAW]
        kind = "mountain" if pos.state.own.ridge else "elder_sign"
        return private(side, kind, options + opening(pos, side), (self.step,))

    def _plays(self, pos: Position) -> list[Option]:
        """Ordinary plays and cliffs; after drawing, those with the drawn card."""
        own: Mountains = pos.state.own
        hand = pos.state.hands[self.side]
        drawn = self.step == "drawn"
        cards = [self.card] if drawn else cards_in(hand)
        found = plays(own, laid_ways(pos, self.side, cards))
        if own.ridge:
            for book in cards_in(hand & _BOOKS):
                mates = cliff_mates(own, hand, book)
                if mates and (not drawn or book == self.card or self.card in mates):
                    found.append(option("cliff", unit=book))
        return found

    def answer(self, pos: Position, chosen: Option) -> None:
        side = self.side
        if chosen == DRAW:
            # Ranks of green cards stand for all: cults do not matter here.
            shown_without(pos.state, side, {RANK[option.unit] for option in plays(pos.state.own, list(range(RANKS)))})
            card = draw(pos, side)
            if card < 0:
                self._over(pos)
            else:
                pos.replace(MountainTurn(side, "drawn", card))
        elif chosen == DONE:
            self._over(pos)
        elif chosen.kind == "cliff":
            must = self.card if self.step == "drawn" and self.card != chosen.unit else NOBODY
            pos.replace(MountainTurn(side, "more", NOBODY))
            pos.push(Cliff(side, chosen.unit, must))
        elif not take_opening(pos, side, chosen):
            place(pos, side, laid_by(chosen), chosen.area)
            if not emptied(pos, side):
                pos.replace(MountainTurn(side, "more", NOBODY))

    def _over(self, pos: Position) -> None:
        following = turn_over(pos, self.side)
        if following >= 0:
            pos.replace(MountainTurn(following, "start", NOBODY))

    def seen_by(self, seat: int) -> "MountainTurn":
        """Only she knows what she has drawn."""
        return self if seat == self.side or self.card == NOBODY else MountainTurn(self.side, self.step, UNSEEN)

    def filled(self, pos: Position, chance: Chance) -> "MountainTurn":
        return MountainTurn(self.side, self.step, any_card(pos, self.side, chance)) if self.card == UNSEEN else self

    def blocked(self, pos: Position) -> list[Blocked]:
        """Cards of the hand that can be played nowhere now."""
        state: RitesState = pos.state
        offered = {chosen.unit for chosen in self._plays(pos)}
        return [
            Blocked(option("play", unit=card), Reason(self._why(pos, card), (card,), "Mountains of Madness"))
            for card in cards_in(state.hands[self.side])
            if card not in offered
        ]

    def _why(self, pos: Position, card: int) -> str:
        if self.step == "drawn" and card != self.card:
            return "drawn_only"
        return "no_book_first" if not pos.state.own.ridge else "fits_no_slope"


def place(pos: Position, side: int, laid: int, area: int) -> None:
    """Lay a card on the ridge or on a slope."""
    own: Mountains = pos.state.own
    note_way(pos, side, laid)
    lay(pos.state, side, laid & CARD_OF)
    if area == RIDGE:
        lower = bool(own.ridge) and RANK[laid] < RANK[own.ridge[0]]
        own.ridge = (laid, *own.ridge) if lower else (*own.ridge, laid)
        pos.emit("ridge", side, laid & CARD_OF, laid >> 6, len(own.ridge))
    else:
        own.slopes[area] = (*own.slopes[area], laid)
        pos.emit("slope", side, laid & CARD_OF, laid >> 6, area)


@frame("rites_cliff")
class Cliff(Frame):
    """A cliff with a forbidden book: which ``card`` goes with it, and then on which pile."""

    side: int
    book: int
    card: int

    def run(self, pos: Position) -> Decision | None:
        own: Mountains = pos.state.own
        if self.card == NOBODY:
            mates = cliff_mates(own, pos.state.hands[self.side], self.book)
            return private(self.side, "cliff_card", card_options("card", mates), (self.book,))
        options = [option("pile", area=pile) for pile in piles(own)]
        return public(self.side, "cliff_pile", options, (self.book, self.card))

    def answer(self, pos: Position, chosen: Option) -> None:
        """Lay both, the other card on top, and draw one (ruling M5: before the hand is looked at)."""
        if self.card == NOBODY:
            pos.replace(Cliff(self.side, self.book, chosen.unit))
            return
        own: Mountains = pos.state.own
        for card in (self.book, self.card):
            lay(pos.state, self.side, card)
            own.slopes[chosen.area] = (*own.slopes[chosen.area], card)
        pos.emit("cliff", self.side, self.book, self.card, chosen.area)
        draw(pos, self.side)
        pos.pop()
        emptied(pos, self.side)


RITE = TheMountains(
    Mountains,
    keys=("ridge", "slopes"),
    uses=("limits",),
    starts=("rites_mountain_turn:start",),
    ids=Ids(
        options=("pile", "cliff", "draw"),
        decisions=("elder_sign", "mountain", "cliff_card", "cliff_pile"),
        events=("ridge", "slope", "cliff"),
        reasons=("drawn_only", "no_book_first", "fits_no_slope"),
        ends=("emptied", "fewest"),
    ),
)
