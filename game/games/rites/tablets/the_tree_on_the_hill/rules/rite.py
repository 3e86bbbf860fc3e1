"""The Tree on the Hill: runs of four, and hands to be emptied (rulebook, The Tree on the Hill)."""

from collections.abc import Callable, Mapping
from typing import Any

from game.engine.chance import Chance
from game.engine.decision import Decision
from game.engine.option import NONE, Blocked, Option, Reason, option
from game.engine.position import Frame, Position, frame
from game.games.rites.rules import codec
from game.games.rites.rules.artifacts import UNSEEN, any_card, laid_ways, note_way
from game.games.rites.rules.ask import DONE, DRAW, laid_by, play_option, private
from game.games.rites.rules.cards import CARD_OF, CARDS, CULT, RANK, RANKS, cards_in
from game.games.rites.rules.moves import draw, lay, shown_without
from game.games.rites.rules.over import emptied, turn_over
from game.games.rites.rules.power_plays import boundary, opening, take_opening
from game.games.rites.rules.registry import Ids, Rite
from game.games.rites.rules.state import NOBODY, RitesState, RiteState

Forest = tuple[tuple[int, ...], ...]


class Trees(RiteState):
    """``trees`` are laid cards in the order they were laid."""

    __slots__ = ("trees",)

    def __init__(self, trees: Forest = ()) -> None:
        self.trees = trees

    def copy(self) -> "Trees":
        return Trees(self.trees)

    def key(self) -> dict[str, Any]:
        return {"trees": self.trees}

    def write(self, name: Callable[[int], str]) -> dict[str, Any]:
        return {"trees": [codec.laid_named(tree) for tree in self.trees]}

    def cards(self) -> list[int]:
        return [laid & CARD_OF for tree in self.trees for laid in tree]

    @classmethod
    def read(cls, parts: Mapping[str, Any], sides: int) -> "Trees":
        return Trees(tuple(codec.laid_cards(tree, "trees") for tree in codec.some(parts["trees"], CARDS, "trees")))


GROWN = 4

class TheTree(Rite):
    """Five cards each, the rest is the draw pile."""

    def begin(self, pos: Position) -> None:
        pos.push(TreeTurn(pos.state.active, "start", NOBODY))


def fits(tree: tuple[int, ...], rank: int, window: bool) -> bool:
    """Whether a rank can grow an incomplete tree: at either end (ruling T1), or anywhere within a window of four."""
    ranks = [RANK[laid] for laid in tree]
    low, high = min(ranks), max(ranks)
    if window:
        return rank not in ranks and max(high, rank) - min(low, rank) < GROWN
    return rank in (low - 1, high + 1)


def growing(trees: Forest) -> list[int]:
    return [number for number, tree in enumerate(trees) if len(tree) < GROWN]


def placings(pos: Position, cards: list[int]) -> list[Option]:
    """Every way to put one of these laid cards on an incomplete tree."""
    trees: Forest = pos.state.own.trees
    window = pos.rules.tree_window
    return [
        play_option(laid, number)
        for number in growing(trees)
        for laid in cards
        if fits(trees[number], RANK[laid], window)
    ]


@frame("rites_tree_turn")
class TreeTurn(Frame):
    """A turn: ``start``, after a double play (``more``), or after drawing a ``card`` for want of a play."""

    side: int
    step: str
    card: int

    def run(self, pos: Position) -> Decision | None:
        state: RitesState = pos.state
        side = self.side
        hand = cards_in(state.hands[side])
        if self.step == "start":
            state.active = side
            if boundary(pos, side):
                return None
            return private(side, "tree", self._first(pos, hand) + opening(pos, side), (self.step,))
        if self.step == "drawn":
            options = placings(pos, laid_ways(pos, side, [self.card]))
            return private(side, "tree", [*options, DONE], (self.step,), DONE)
        laid = laid_ways(pos, side, hand)
        options = placings(pos, laid) + [play_option(card, len(pos.state.own.trees)) for card in laid]
        return private(side, "tree", options, (self.step,))

    def _first(self, pos: Position, hand: list[int]) -> list[Option]:
        """She must play a card that fits; plants if no tree is growing; else draws. The Camera need not be used.

        Power-plays can take her last card where there is none to draw: then she draws in vain, and the rite ends.
        """
        trees: Forest = pos.state.own.trees
        if not growing(trees):
            return [play_option(card, len(trees)) for card in laid_ways(pos, self.side, hand)] or [DRAW]
        plays = placings(pos, laid_ways(pos, self.side, hand))
        natural = any(chosen.number == NONE for chosen in plays)
        return plays if natural else [*plays, DRAW]

    def answer(self, pos: Position, chosen: Option) -> None:
        side = self.side
        if chosen == DRAW:
            trees: Forest = pos.state.own.trees
            window = pos.rules.tree_window
            fitting = [rank for rank in range(RANKS) if any(fits(trees[tree], rank, window) for tree in growing(trees))]
            shown_without(pos.state, side, fitting)
            card = draw(pos, side)
            if card < 0:
                self._over(pos)
            else:
                pos.replace(TreeTurn(side, "drawn", card))
        elif chosen == DONE:
            self._over(pos)
        elif not take_opening(pos, side, chosen):
            double = grow(pos, side, laid_by(chosen), chosen.area)
            if not emptied(pos, side):
                if double:
                    pos.replace(TreeTurn(side, "more", NOBODY))
                else:
                    self._over(pos)

    def _over(self, pos: Position) -> None:
        following = turn_over(pos, self.side)
        if following >= 0:
            pos.replace(TreeTurn(following, "start", NOBODY))

    def seen_by(self, seat: int) -> "TreeTurn":
        """Only she knows what she has drawn."""
        return self if seat == self.side or self.card == NOBODY else TreeTurn(self.side, self.step, UNSEEN)

    def filled(self, pos: Position, chance: Chance) -> "TreeTurn":
        return TreeTurn(self.side, self.step, any_card(pos, self.side, chance)) if self.card == UNSEEN else self

    def blocked(self, pos: Position) -> list[Blocked]:
        """Cards of the hand that can be played nowhere now."""
        state: RitesState = pos.state
        asked = self.run(pos)
        offered = {chosen.unit for chosen in asked.options} if asked else set()

        def code(card: int) -> str:
            return "drawn_only" if self.step == "drawn" and card != self.card else "fits_no_tree"

        return [
            Blocked(option("play", unit=card), Reason(code(card), (card,), "The Tree on the Hill"))
            for card in cards_in(state.hands[self.side])
            if card not in offered
        ]


def grow(pos: Position, side: int, laid: int, number: int) -> bool:
    """Put a card on a tree, or plant it; whether that was a double play (ruling T2)."""
    own: Trees = pos.state.own
    note_way(pos, side, laid)
    lay(pos.state, side, laid & CARD_OF)
    if number == len(own.trees):
        own.trees = (*own.trees, (laid,))
        pos.emit("planted", side, laid & CARD_OF, laid >> 6, number)
        return False
    tree = own.trees[number]
    rank, cult = RANK[laid], CULT[laid]
    double = len(tree) == GROWN - 1 or any(CULT[other] == cult and abs(RANK[other] - rank) == 1 for other in tree)
    own.trees = (*own.trees[:number], (*tree, laid), *own.trees[number + 1 :])
    pos.emit("grew", side, laid & CARD_OF, laid >> 6, number, int(double))
    return double


RITE = TheTree(
    Trees,
    keys=("trees",),
    uses=("limits",),
    starts=("rites_tree_turn:start",),
    ids=Ids(
        options=("draw",),
        decisions=("tree",),
        events=("planted", "grew"),
        reasons=("fits_no_tree", "drawn_only"),
        ends=("emptied", "fewest"),
    ),
)
