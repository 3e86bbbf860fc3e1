"""Cards on the move, and who knows afterwards where they are.

Who could not follow a cult, or drew because nothing fitted, has shown to all what was not in the hand. ``limits`` keeps
that, card by card: those taken up since may be anything. An older card is never less limited than a newer one, so
when one leaves the hand it does no harm to strike out the oldest that it can have been.

``knows`` holds, by cultist, cards whose hidden place she has seen; a card laid open needs no entry. Where a hidden
exchange has blurred that, a hint says in which places the card can be; nothing seen is ever forgotten otherwise.
"""

from collections.abc import Iterable

from game.engine.chance import Chance
from game.engine.position import Position
from game.games.rites.rules.cards import BIT, HAND, RESONATOR, cards_in
from game.games.rites.rules.registry import RITES
from game.games.rites.rules.state import AT_DECK, Hint, RitesState


def shuffled(cards: list[int], chance: Chance) -> list[int]:
    """The cards in a random order, every order equally likely."""
    cards = list(cards)
    for last in range(len(cards) - 1, 0, -1):
        place = chance.below(last + 1)
        cards[last], cards[place] = cards[place], cards[last]
    return cards


def clockwise(pos: Position, first: int) -> list[int]:
    """All cultists clockwise from ``first``."""
    sides: int = pos.rules.seats
    return [(first + step) % sides for step in range(sides)]


def hands_open(state: RitesState) -> bool:
    """Whether all hands lie face up (The Tillinghast Resonator)."""
    return bool(state.running >> RESONATOR & 1)


# drawing


def draw(pos: Position, side: int) -> int:
    """Draw the top card into a hand; -1 if there is none. Discards are reshuffled where the rite does so."""
    state: RitesState = pos.state
    if not state.deck and (not RITES[state.rite].reshuffles or not reshuffle(pos)):
        return -1
    card = state.deck.pop()
    state.hands[side] |= BIT[card]
    took_unseen(state, side)
    if state.hints:
        state.hints = tuple(
            (viewer, of, where | 1 << side if where >> AT_DECK & 1 else where)
            for viewer, of, where in state.hints
            if not (viewer == side and of == card)
        )
    pos.emit_secret("drew", (side, card), -1 if hands_open(state) else 1 << side, (side, -1))
    return card


def draw_up(pos: Position, side: int, to: int = HAND) -> None:
    """Draw until the hand has ``to`` cards or nothing can be drawn."""
    hands = pos.state.hands
    while hands[side].bit_count() < to and draw(pos, side) >= 0:
        pass


def reshuffle(pos: Position) -> bool:
    """Make the discards the draw pile; whether there were any."""
    state: RitesState = pos.state
    if not state.discard:
        return False
    state.deck = shuffled(cards_in(state.discard), pos.chance)
    state.knows = [known & ~state.discard for known in state.knows]
    state.discard = 0
    pos.emit("reshuffled", len(state.deck))
    return True


# cards laid open


def lay(state: RitesState, side: int, card: int) -> None:
    """Take a card out of a hand to lay it open somewhere."""
    state.hands[side] ^= BIT[card]
    if state.limits[side]:
        strike(state, side, 1 << class_of(state.rite, card))
    if state.hints:
        state.hints = tuple(hint for hint in state.hints if hint[1] != card)


# what all have seen not to be in a hand


def class_of(rite: int, card: int) -> int:
    """What ``limits`` tell cards apart by: their cult or their rank."""
    return RITES[rite].classes[card]


def shown_without(state: RitesState, side: int, classes: Iterable[int]) -> None:
    """All have seen that a hand holds no card of these cults or ranks."""
    without = 0
    for each in classes:
        without |= 1 << each
    limits = state.limits[side] or (0,) * state.hands[side].bit_count()
    state.limits[side] = tuple([limit | without for limit in limits])


def strike(state: RitesState, side: int, kind: int = 0) -> None:
    """A card left a hand: the oldest that can have been it is struck out (``kind``: its cult or rank as a bit)."""
    limits = state.limits[side]
    place = next((place for place, limit in enumerate(limits) if not limit & kind), 0)
    state.limits[side] = limits[:place] + limits[place + 1 :]


def took_unseen(state: RitesState, side: int) -> None:
    """A card nobody else need have seen came into a hand: it may be anything."""
    if state.limits[side]:
        state.limits[side] = (*state.limits[side], 0)


def throw(state: RitesState, side: int, card: int) -> None:
    """Discard a card of a hand face up."""
    lay(state, side, card)
    state.discard |= BIT[card]


# cards that change hands unseen


def learn(state: RitesState, side: int, cards: int) -> None:
    """A cultist has seen where these hidden cards are."""
    state.knows[side] |= cards
    if state.hints:
        state.hints = tuple(hint for hint in state.hints if hint[0] != side or not cards >> hint[1] & 1)


def newest(hints: Iterable[Hint]) -> tuple[Hint, ...]:
    """Of several hints a cultist has about one card the last: it comes from what she has seen since."""
    return tuple({(viewer, card): (viewer, card, where) for viewer, card, where in hints}.values())


def hand_over(state: RitesState, giver: int, taker: int, card: int) -> None:
    """A card passes from hand to hand, seen by these two alone (or by all, if hands lie open)."""
    held = state.hands[giver]
    hints = []
    for viewer, of, where in state.hints:
        if viewer in (giver, taker) and of == card:
            continue
        outside = viewer not in (giver, taker)
        hints.append((viewer, of, where | 1 << taker if outside and where >> giver & 1 else where))
    for viewer in range(len(state.hands)):
        if viewer in (giver, taker):
            state.knows[viewer] |= BIT[card]
        elif not hands_open(state):
            blurred = state.knows[viewer] & held
            state.knows[viewer] &= ~held
            hints += [(viewer, of, 1 << giver | 1 << taker) for of in cards_in(blurred)]
    state.hints = newest(hints)
    state.hands[giver] ^= BIT[card]
    state.hands[taker] |= BIT[card]
    strike(state, giver)
    took_unseen(state, taker)


def pass_left(state: RitesState, cards: tuple[int, ...]) -> None:
    """Cultists pass these cards to the left at once; a number below 0 passes none. Giver and taker see the card."""
    sides = len(cards)
    before = list(state.hands)
    hints = []
    for viewer, of, where in state.hints:
        if of == cards[viewer - 1]:
            continue
        for side in range(sides):
            if where >> side & 1 and cards[side] >= 0 and (side + 1) % sides != viewer:
                where |= 1 << (side + 1) % sides
        hints.append((viewer, of, where))
    for viewer in range(sides):
        for side, card in enumerate(cards):
            if card < 0 or hands_open(state):
                continue
            if viewer in (side, (side + 1) % sides):
                state.knows[viewer] |= BIT[card]
                continue
            blurred = state.knows[viewer] & before[side]
            state.knows[viewer] &= ~before[side]
            hints += [(viewer, of, 1 << side | 1 << (side + 1) % sides) for of in cards_in(blurred)]
    state.hints = newest(hints)
    for side, card in enumerate(cards):
        if card >= 0:
            state.hands[side] ^= BIT[card]
            state.hands[(side + 1) % sides] |= BIT[card]
            strike(state, side)
    for side, card in enumerate(cards):
        if card >= 0:
            took_unseen(state, (side + 1) % sides)


def bury(state: RitesState, side: int, card: int, pile: list[int]) -> None:
    """A card of a hand goes under a pile, seen by its owner alone."""
    held = state.hands[side]
    here = 1 << side
    hints = [
        (viewer, of, where | 1 << AT_DECK if viewer != side and where & here else where)
        for viewer, of, where in state.hints
    ]
    for viewer in range(len(state.hands)):
        if viewer == side or hands_open(state):
            state.knows[viewer] |= BIT[card]
        else:
            blurred = state.knows[viewer] & held
            state.knows[viewer] &= ~held
            hints += [(viewer, of, here | 1 << AT_DECK) for of in cards_in(blurred)]
    state.hints = newest(hints)
    state.hands[side] ^= BIT[card]
    strike(state, side)
    pile.insert(0, card)


def hands_move_right(state: RitesState) -> None:
    """All hands pass to the right at once; who knew a card goes on knowing it."""
    sides = len(state.hands)
    for side in range(sides):
        learn(state, side, state.hands[side])
    state.hands = [state.hands[(side + 1) % sides] for side in range(sides)]
    state.limits = [state.limits[(side + 1) % sides] for side in range(sides)]
    moved = []
    for viewer, card, where in state.hints:
        after = where >> sides << sides
        for side in range(sides):
            if where >> side & 1:
                after |= 1 << (side - 1) % sides
        if not state.hands[viewer] >> card & 1:
            moved.append((viewer, card, after & ~(1 << viewer)))
    state.hints = tuple(moved)


def hands_mixed(pos: Position) -> None:
    """All hands are gathered, shuffled, and dealt back in the same sizes."""
    state: RitesState = pos.state
    before = list(state.hands)
    together = 0
    for hand in before:
        together |= hand
    order = shuffled(cards_in(together), pos.chance)
    for side, hand in enumerate(before):
        dealt = 0
        for _ in range(hand.bit_count()):
            dealt |= BIT[order.pop()]
        state.hands[side] = dealt
    state.limits = [()] * len(before)
    if hands_open(state):
        return
    full = sum(1 << side for side, hand in enumerate(before) if hand)
    hints = []
    for viewer, of, where in state.hints:
        if not state.hands[viewer] >> of & 1:
            hints.append((viewer, of, where | full & ~(1 << viewer)))
    for viewer, hand in enumerate(before):
        known = (hand | state.knows[viewer] & together) & ~state.hands[viewer]
        hints += [(viewer, of, full & ~(1 << viewer)) for of in cards_in(known)]
        state.knows[viewer] &= ~together
    state.hints = newest(hints)
