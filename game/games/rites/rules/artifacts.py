"""The artifacts' powers: turning one up, first and second invocations, and the powers meant for before the rite."""

from game.engine.chance import Chance
from game.engine.decision import Decision
from game.engine.option import Option, option
from game.engine.position import Frame, Position, frame
from game.games.rites.rules.ask import DONE, NO, card_options, private, public, secret
from game.games.rites.rules.cards import (
    ARTIFACTS,
    CAMERA,
    CLOCK,
    CYLINDER,
    POWDER,
    RESONATOR,
    SCROLL,
    SOAPSTONE,
    STONE,
    TIARA,
    TRAPEZOHEDRON,
    VIOL,
    WAYS,
    cards_in,
    points,
)
from game.games.rites.rules.moves import (
    clockwise,
    hand_over,
    hands_mixed,
    hands_move_right,
    hands_open,
    learn,
    pass_left,
)
from game.games.rites.rules.single_powers import Powder, SilverKey
from game.games.rites.rules.state import RitesState

NOT_YET, NOTHING, UNSEEN = -3, -1, -2
"""In frames of simultaneous rounds: not asked yet; nothing chosen; hidden from this seat."""


def can_use(state: RitesState, side: int, artifact: int) -> bool:
    """Whether a cultist may invoke an artifact now: once each in the rite it appears, later once its owner."""
    bit = 1 << artifact
    if state.appeared & bit and not state.used_now[side] & bit:
        return not ARTIFACTS[artifact].everyone
    return bool(state.caches[side] & bit & ~(state.fresh | state.spent | state.appeared))


def use(pos: Position, side: int, artifact: int) -> None:
    """Note that a cultist has invoked an artifact, and tell."""
    state: RitesState = pos.state
    if state.appeared >> artifact & 1:
        state.used_now[side] |= 1 << artifact
    else:
        state.spent |= 1 << artifact
    pos.emit("invoked", side, artifact)


def ways(pos: Position, side: int) -> bool:
    """Whether the cultist may change a card's elder sign (The Camera Obscura)."""
    state: RitesState = pos.state
    bit = 1 << CAMERA
    return bool((state.appeared | state.caches[side]) & bit) and can_use(state, side, CAMERA)


def laid_ways(pos: Position, side: int, cards: list[int]) -> list[int]:
    """The cards in every way they can be laid by this cultist."""
    if not ways(pos, side):
        return cards
    return [laid for card in cards for laid in WAYS[card]]


def note_way(pos: Position, side: int, laid: int) -> None:
    """The Camera is used if a card was laid changed."""
    if laid >> 6:
        use(pos, side, CAMERA)


# at the start of a turn


def at_start(pos: Position, side: int) -> list[Option]:
    """What The Shining Trapezohedron and The Brain Cylinder offer at the start of a turn, by cultist aimed at."""
    state: RitesState = pos.state
    bits = 1 << TRAPEZOHEDRON | 1 << CYLINDER
    if not (state.appeared | state.caches[side]) & bits:
        return []
    others = [other for other in range(pos.rules.seats) if other != side and state.hands[other]]
    return [
        option("invoke", side=other, number=artifact)
        for artifact in (TRAPEZOHEDRON, CYLINDER)
        if can_use(state, side, artifact)
        for other in others
    ]


def invoke_at_start(pos: Position, side: int, chosen: Option) -> None:
    """Look at the hand, or take a card of it at random and owe one."""
    state: RitesState = pos.state
    use(pos, side, chosen.number)
    hand = state.hands[chosen.side]
    if chosen.number == TRAPEZOHEDRON:
        learn(state, side, hand)
        pos.emit_secret("looked", (side, chosen.side, *cards_in(hand)), 1 << side, (side, chosen.side))
        return
    cards = cards_in(hand)
    card = cards[pos.chance.below(len(cards))]
    _pass(pos, chosen.side, side, card)
    pos.push(GiveBack(side, chosen.side))


def _pass(pos: Position, giver: int, taker: int, card: int) -> None:
    hand_over(pos.state, giver, taker, card)
    _tell_gift(pos, giver, taker, card)


def _tell_gift(pos: Position, giver: int, taker: int, card: int) -> None:
    seats = -1 if hands_open(pos.state) else 1 << giver | 1 << taker
    pos.emit_secret("gave", (giver, taker, card), seats, (giver, taker, -1))


@frame("rites_give_back")
class GiveBack(Frame):
    """Who took a card with The Brain Cylinder gives any one card to the cultist it came from."""

    side: int
    other: int

    def run(self, pos: Position) -> Decision | None:
        """Ask which; the card taken may be given back."""
        cards = card_options("card", cards_in(pos.state.hands[self.side]))
        return private(self.side, "give_back", cards, (self.other,))

    def answer(self, pos: Position, chosen: Option) -> None:
        pos.pop()
        _pass(pos, self.side, self.other, chosen.unit)


# turning up


@frame("rites_turned_up")
class TurnedUp(Frame):
    """The top artifact joins the Coveted pile; a power meant for before the rite is carried out at once."""

    def run(self, pos: Position) -> Decision | None:
        pos.pop()
        state: RitesState = pos.state
        if not state.relics:
            return None
        artifact = state.relics[-1]
        state.relics = state.relics[:-1]
        state.coveted |= 1 << artifact
        state.appeared |= 1 << artifact
        pos.emit("excavated", artifact)
        if ARTIFACTS[artifact].before:
            if ARTIFACTS[artifact].everyone:
                carry_out(pos, artifact)
            else:
                pos.push(Offer(artifact, tuple(clockwise(pos, state.grand))))
        return None


@frame("rites_offer")
class Offer(Frame):
    """A power of a single cultist for before the rite: each decides for herself, clockwise from the Grand Cultist."""

    artifact: int
    left: tuple[int, ...]

    def run(self, pos: Position) -> Decision | None:
        if not self.left:
            pos.pop()
            return None
        options = [option("invoke", number=self.artifact), NO]
        return public(self.left[0], "offer", options, (self.artifact,), NO)

    def answer(self, pos: Position, chosen: Option) -> None:
        pos.replace(Offer(self.artifact, self.left[1:]))
        if chosen != NO:
            use(pos, self.left[0], self.artifact)
            single(pos, self.left[0], self.artifact)


@frame("rites_second")
class Second(Frame):
    """Owners may invoke what they captured in earlier rites and is meant for before the rite (ruling A1)."""

    left: tuple[int, ...]

    def run(self, pos: Position) -> Decision | None:
        """Ask the next owner of one, as long as she wants to."""
        if not self.left:
            pos.pop()
            return None
        side = self.left[0]
        cache = cards_in(pos.state.caches[side])
        able = [number for number in cache if ARTIFACTS[number].before and can_use(pos.state, side, number)]
        if not able:
            pos.replace(Second(self.left[1:]))
            return None
        options = [option("invoke", number=number) for number in able]
        return public(side, "second", [*options, DONE], (), DONE)

    def answer(self, pos: Position, chosen: Option) -> None:
        if chosen == DONE:
            pos.replace(Second(self.left[1:]))
            return
        use(pos, self.left[0], chosen.number)
        if ARTIFACTS[chosen.number].everyone:
            carry_out(pos, chosen.number)
        else:
            single(pos, self.left[0], chosen.number)


def single(pos: Position, side: int, artifact: int) -> None:
    """Begin what a power for a single cultist lets her do before the rite."""
    pos.push(Powder(side, 0, 0) if artifact == POWDER else SilverKey(side, 0))


# powers all must obey


def carry_out(pos: Position, artifact: int) -> None:
    """Do what a power for all cultists says."""
    state: RitesState = pos.state
    if artifact in (RESONATOR, SOAPSTONE):
        state.running |= 1 << artifact
    elif artifact == VIOL:
        hands_mixed(pos)
        _tell_hands(pos)
    elif artifact == CLOCK:
        hands_move_right(state)
        _tell_hands(pos)
    elif artifact == TIARA:
        givers = tuple(NOT_YET if hand else NOTHING for hand in state.hands)
        pos.push(PassOn(givers))
        return
    elif artifact == SCROLL:
        _privilege_moves(pos)
    elif artifact == STONE and state.relics:
        state.coveted |= 1 << state.relics[-1]
        pos.emit("added", state.relics[-1])
        state.relics = state.relics[:-1]
    pos.emit("happened", artifact)


def _tell_hands(pos: Position) -> None:
    """Each cultist sees her new hand."""
    for side, hand in enumerate(pos.state.hands):
        seats = -1 if hands_open(pos.state) else 1 << side
        pos.emit_secret("dealt", (side, *cards_in(hand)), seats, (side,))


def _privilege_moves(pos: Position) -> None:
    state: RitesState = pos.state
    order = clockwise(pos, state.grand)
    state.lead = min(order, key=lambda side: points(state.caches[side]))
    pos.emit("privilege", state.lead)


@frame("rites_pass_on")
class PassOn(Frame):
    """All pass one card to the left at once: asked one by one in secret, carried out when all have chosen."""

    chosen: tuple[int, ...]

    def run(self, pos: Position) -> Decision | None:
        """Ask the next cultist with cards, or pass them all."""
        for side, card in enumerate(self.chosen):
            if card == NOT_YET:
                return secret(side, "pass_on", card_options("card", cards_in(pos.state.hands[side])))
        pos.pop()
        pass_left(pos.state, self.chosen)
        for side, card in enumerate(self.chosen):
            if card != NOTHING:
                _tell_gift(pos, side, (side + 1) % pos.rules.seats, card)
        pos.emit("happened", TIARA)
        return None

    def answer(self, pos: Position, chosen: Option) -> None:
        side = self.chosen.index(NOT_YET)
        pos.replace(PassOn((*self.chosen[:side], chosen.unit, *self.chosen[side + 1 :])))

    def seen_by(self, seat: int) -> "PassOn":
        return PassOn(tuple(UNSEEN if card >= 0 and side != seat else card for side, card in enumerate(self.chosen)))

    def filled(self, pos: Position, chance: Chance) -> "PassOn":
        cards = (any_card(pos, side, chance) if card == UNSEEN else card for side, card in enumerate(self.chosen))
        return PassOn(tuple(cards))


def any_card(pos: Position, side: int, chance: Chance) -> int:
    """A random card of a hand that has some."""
    cards = cards_in(pos.state.hands[side])
    return cards[chance.below(len(cards))]
