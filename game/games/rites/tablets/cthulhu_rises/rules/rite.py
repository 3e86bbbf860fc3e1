"""Cthulhu Rises: gates of one card each, where green is the Grand Cult and trumps (rulebook, Cthulhu Rises)."""

from game.engine.chance import Chance
from game.engine.decision import Decision
from game.engine.frame import Frame, frame
from game.engine.option import NONE, Option, option
from game.engine.position import Position
from game.games.rites.rules.artifacts import NOTHING, UNSEEN, any_card, laid_ways, note_way
from game.games.rites.rules.ask import NO, card_options, private, public, side_options
from game.games.rites.rules.cards import (
    BIT,
    CARD_OF,
    CTHULHU,
    CTHULHU_RISES,
    CULT,
    CULT_MASK,
    GREEN,
    RANK,
    SHIFTS,
    cards_in,
)
from game.games.rites.rules.game import OVERTHROW
from game.games.rites.rules.moves import clockwise, draw, draw_up, hand_over, hands_open, lay, shown_without
from game.games.rites.rules.over import end_rite
from game.games.rites.rules.power_plays import boundary
from game.games.rites.rules.registry import Rite, register
from game.games.rites.rules.state import MOST, NOBODY, RitesState
from game.games.rites.rules.turns import opening, take_opening

REMOVED = {2: 0, 3: 2, 4: 0, 5: 1, 6: 2}
"""Cards removed unseen, by number of cultists, so that all come out even."""
_GREENS = CULT_MASK[GREEN]


def _lay_out(pos: Position) -> None:
    """Remove cards from the pile unseen (ruling C1)."""
    state: RitesState = pos.state
    removed = REMOVED[pos.rules.seats]
    state.aside = tuple(state.deck.pop() for _ in range(removed))


def _begin(pos: Position) -> None:
    state: RitesState = pos.state
    state.gates = max(state.gates, 1)
    begun = bool(state.gate) and pos.rules.whole_set_ups
    pos.push(Gate(state.gate[0] if begun else state.active))


@frame("rites_gate")
class Gate(Frame):
    """The gate that is open, or about to be opened by ``opener``; the cards on it are in the state."""

    opener: int

    def run(self, pos: Position) -> Decision | None:
        """Ask the next cultist with a card she may play; close the gate when there is none."""
        state: RitesState = pos.state
        played = state.gate[::2]
        for side in clockwise(pos, self.opener):
            if side in played or not playable(state, side):
                continue
            state.active = side
            if boundary(pos, side):
                return None
            dominant = CULT[state.gate[1]] if state.gate else NONE
            laid = laid_ways(pos, side, cards_in(playable(state, side)))
            plays = [_play_option(card) for card in laid]
            return private(side, "gate", plays + opening(pos, side), (dominant, state.gates))
        if played:
            close(pos)
        else:
            end_of_cards(pos)
        return None

    def answer(self, pos: Position, chosen: Option) -> None:
        """Lay the card, draw back up, and cast a summons if it is one."""
        state: RitesState = pos.state
        side = state.active
        if take_opening(pos, side, chosen):
            return
        laid = chosen.unit + (0 if chosen.number == NONE else SHIFTS[chosen.number])
        note_way(pos, side, laid)
        lay(state, side, chosen.unit)
        if not state.gate:
            state.eligible |= 1 << side
            pos.replace(Gate(side))
        elif CULT[laid] != CULT[state.gate[1]] and (state.gates > 1 or CULT[state.gate[1]] != GREEN):
            # Who does not follow has none of the cult; but on the first gate Cthulhu does not count.
            shown_without(state, side, [CULT[state.gate[1]]])
        state.gate = (*state.gate, side, laid)
        pos.emit("played", side, chosen.unit, laid >> 6, len(state.gate) // 2)
        draw_up(pos, side)
        if CULT[laid] == GREEN and state.eligible >> side & 1 and state.gates > 1:
            summon(pos, side)


def _play_option(laid: int) -> Option:
    return option("play", unit=laid & CARD_OF, number=laid >> 6 if laid >> 6 else NONE)


def playable(state: RitesState, side: int) -> int:
    """The cards a cultist may play on the open gate, as a mask."""
    hand = state.hands[side]
    if state.gates == 1:
        hand &= ~BIT[CTHULHU]
    if state.gate:
        return hand & CULT_MASK[CULT[state.gate[1]]] or hand
    # The first gate is not opened with green unless there is nothing else (ruling C2).
    return (hand & ~_GREENS or hand) if state.gates == 1 else hand


def summon(pos: Position, side: int) -> None:
    """A spell to summon Cthulhu: out of a hand or from before a cultist into the centre."""
    state: RitesState = pos.state
    if state.centre or CTHULHU in [laid & CARD_OF for laid in state.gate[1::2]]:
        return
    if state.holder != NOBODY:
        pos.emit("summoned", side, state.holder)
        state.holder = NOBODY
        state.centre = 1
        return
    for other, hand in enumerate(state.hands):
        if hand & BIT[CTHULHU]:
            pos.emit("summoned", side, other)
            lay(state, other, CTHULHU)
            state.centre = 1
            draw(pos, other)
            return
    pos.emit("summons_failed", side)


def highest(gate: tuple[int, ...]) -> int:
    """The cultist who closes: highest green, else highest of the dominant cult; of equals the first laid."""
    dominant = CULT[gate[1]]
    cults = [CULT[laid] for laid in gate[1::2]]
    trump = GREEN if GREEN in cults else dominant
    in_trump = [place for place, cult in enumerate(cults) if cult == trump]
    return gate[2 * max(in_trump, key=lambda place: RANK[gate[2 * place + 1]])]


def close(pos: Position) -> None:
    """The closer takes the cards, and Cthulhu if she is eligible; then an overthrow is looked for."""
    state: RitesState = pos.state
    closer = highest(state.gate)
    cards = [laid & CARD_OF for laid in state.gate[1::2]]
    present = bool(state.centre) or CTHULHU in cards
    state.discard |= sum(BIT[card] for card in cards if card != CTHULHU)
    state.gate = ()
    pos.emit("closed", closer, *cards)
    overthrown = state.bearer == closer and state.bearer_gate < state.gates
    if present:
        able = state.eligible >> closer & 1
        state.centre = 0 if able else 1
        if able:
            state.holder = closer
            pos.emit("cthulhu_captured", closer)
            if state.bearer != closer:
                state.bearer, state.bearer_gate = closer, state.gates
    if overthrown:
        end_rite(pos, closer, OVERTHROW)
        return
    state.gates = min(state.gates + 1, MOST)
    pos.replace(Gate(closer))
    others = [side for side in range(pos.rules.seats) if side != closer and state.hands[side]]
    if state.hands[closer] and others:
        state.active = closer
        pos.push(Force(closer, NOBODY, NOTHING))


def end_of_cards(pos: Position) -> None:
    """All cards are played: whoever has Cthulhu wins (ruling C8: else nobody)."""
    holder = pos.state.holder
    end_rite(pos, holder, "cthulhu" if holder != NOBODY else "no_cthulhu")


@frame("rites_force")
class Force(Frame):
    """The closer's reward: she may force a card on another, who gives one of her own without looking."""

    side: int
    other: int
    card: int

    def run(self, pos: Position) -> Decision | None:
        """Ask on whom, which card, and what is given for it."""
        state: RitesState = pos.state
        if self.other == NOBODY:
            others = [side for side in clockwise(pos, self.side)[1:] if state.hands[side]]
            return public(self.side, "force", [*side_options("side", others), NO], (), NO)
        if self.card == NOTHING:
            return private(
                self.side, "force_card", card_options("card", cards_in(state.hands[self.side])), (self.other,)
            )
        return private(self.other, "force_back", card_options("card", cards_in(state.hands[self.other])), (self.side,))

    def answer(self, pos: Position, chosen: Option) -> None:
        """Go on to the next question, or exchange the cards."""
        state: RitesState = pos.state
        if chosen == NO:
            pos.pop()
        elif self.other == NOBODY:
            pos.replace(Force(self.side, chosen.side, NOTHING))
        elif self.card == NOTHING:
            pos.replace(Force(self.side, self.other, chosen.unit))
        else:
            pos.pop()
            hand_over(state, self.side, self.other, self.card)
            hand_over(state, self.other, self.side, chosen.unit)
            seats = -1 if hands_open(state) else 1 << self.side | 1 << self.other
            pos.emit_secret(
                "exchanged", (self.side, self.other, self.card, chosen.unit), seats, (self.side, self.other, -1, -1)
            )

    def seen_by(self, seat: int) -> "Force":
        """The card forced is seen by its giver until it is taken up."""
        return self if seat == self.side or self.card == NOTHING else Force(self.side, self.other, UNSEEN)

    def filled(self, pos: Position, chance: Chance) -> "Force":
        """Any card of the giver's hand."""
        return Force(self.side, self.other, any_card(pos, self.side, chance)) if self.card == UNSEEN else self


register(CTHULHU_RISES, Rite(_lay_out, _begin, replaces=True, reshuffles=False))
