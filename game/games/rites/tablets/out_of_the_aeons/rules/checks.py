"""What cannot be in Out of the Aeons: in set-ups, and in positions from outside."""

from collections.abc import Iterator
from typing import Any

from game.engine.errors import SetupError
from game.engine.position import Position
from game.engine.shapes import BOTTOM, Shapes, above
from game.games.rites.rules.cards import CULT, CULT_MASK, YELLOW, cards_in
from game.games.rites.rules.shapes import Checks, Complaint, choices, could_lay, is_side, performing
from game.games.rites.rules.state import NOBODY, RitesState
from game.games.rites.tablets.out_of_the_aeons.rules.rite import Bids, Prizes, Round


def _complaints(rules: Any, state: RitesState) -> Iterator[Complaint]:
    own = state.own
    assert isinstance(own, Prizes)
    if any(CULT[card] != YELLOW for card in own.prizes):
        yield SetupError("prizes", "rites-setup-prizes")
    if own.prize != NOBODY and CULT[own.prize] != YELLOW:
        yield SetupError("prize", "rites-setup-prizes")
    if any(CULT[card] != YELLOW for won in state.won for card in cards_in(won)):
        yield SetupError("won", "rites-setup-prizes")
    for key, cards in (("hands", [card for hand in state.hands for card in cards_in(hand)]), ("aside", state.aside)):
        if any(CULT[card] == YELLOW for card in cards):
            yield SetupError(key, "rites-setup-prizes-aside")
    if state.deck:
        yield SetupError("deck", "rites-setup-aside")
    if state.active not in (NOBODY, state.lead):
        yield SetupError("active", "rites-setup-leads")


def _unsound(pos: Position, state: RitesState) -> str:
    """The sub-deck is yellow, and nothing in hands, set aside or drawn from is."""
    own: Prizes = pos.state.own
    yellow = CULT_MASK[YELLOW]
    others = [*state.aside, *(card for hand in state.hands for card in cards_in(hand))]
    prizes = [*own.prizes, *([own.prize] if own.prize != NOBODY else [])]
    sound = (
        (own.prize == NOBODY or (bool(pos.stack) and isinstance(pos.stack[0], Round)))
        and not state.deck
        and all(yellow >> card & 1 for card in prizes)
        and not any(yellow >> card & 1 for card in others)
    )
    return "" if sound else "the cards could not be dealt so"


def _round(pos: Position, entry: Round) -> bool:
    """A card is bid for from its turning up until the bids are in."""
    bidding = entry.step == "discard" or isinstance(above(pos, entry), Bids)
    return is_side(pos, entry.asked) and (pos.state.own.prize != NOBODY) == bidding


def _bids(pos: Position, entry: Bids) -> bool:
    return is_side(pos, entry.lead) and choices(pos, entry.bids, lambda side, bid: could_lay(pos, side, bid))


def _enter(shapes: Shapes) -> None:
    shapes.add("rites_round:ready rites_round:discard", BOTTOM, fits=performing(Prizes, _round))
    shapes.add("rites_bids", "rites_round:ready", fits=_bids)


CHECKS = Checks(_complaints, _unsound, _enter)
