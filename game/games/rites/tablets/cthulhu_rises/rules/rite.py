"""Cthulhu Rises: gates of one card each, where green is the Grand Cult and trumps (rulebook, Cthulhu Rises)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.engine.chance import Chance
from game.engine.decision import Decision
from game.engine.option import NONE, Option
from game.engine.plain import expect_int
from game.engine.position import Frame, Position, frame
from game.games.rites.rules import codec
from game.games.rites.rules.artifacts import NOTHING, UNSEEN, any_card, laid_ways, note_way
from game.games.rites.rules.ask import NO, card_options, laid_by, play_option, private, public, side_options
from game.games.rites.rules.cards import BIT, CARD_OF, CTHULHU, CULT, CULT_MASK, GREEN, LAID_ID, RANK, cards_in
from game.games.rites.rules.game import OVERTHROW
from game.games.rites.rules.moves import clockwise, draw, draw_up, hand_over, hands_open, lay, shown_without
from game.games.rites.rules.over import end_rite
from game.games.rites.rules.power_plays import boundary, opening, take_opening
from game.games.rites.rules.registry import Ids, Rite
from game.games.rites.rules.state import MOST, NOBODY, RitesState, RiteState


class Gates(RiteState):
    """``gate`` has (cultist, laid card) pairs flat, ``gates`` counts those begun, ``eligible`` is a mask of cultists.

    Cthulhu lies in the ``centre`` or before a ``holder``; ``bearer`` last captured him, in ``bearer_gate``.
    """

    __slots__ = ("bearer", "bearer_gate", "centre", "eligible", "gate", "gates", "holder")

    def __init__(
        self,
        gate: tuple[int, ...] = (),
        gates: int = 0,
        eligible: int = 0,
        centre: int = 0,
        holder: int = NOBODY,
        bearer: int = NOBODY,
        bearer_gate: int = 0,
    ) -> None:
        self.gate = gate
        self.gates = gates
        self.eligible = eligible
        self.centre = centre
        self.holder = holder
        self.bearer = bearer
        self.bearer_gate = bearer_gate

    def copy(self) -> "Gates":
        return Gates(self.gate, self.gates, self.eligible, self.centre, self.holder, self.bearer, self.bearer_gate)

    def key(self) -> dict[str, Any]:
        return {
            "gate": self.gate, "gates": self.gates, "eligible": self.eligible, "centre": self.centre,
            "holder": self.holder, "bearer": self.bearer, "bearer_gate": self.bearer_gate,
        }  # fmt: skip

    def write(self, name: Callable[[int], str]) -> dict[str, Any]:
        gate = self.gate
        return self.key() | {
            "gate": [[gate[i], LAID_ID[gate[i + 1]]] for i in range(0, len(gate), 2)],
            "eligible": cards_in(self.eligible),
        }

    def cards(self) -> list[int]:
        """Those on the gate, and Cthulhu where he is on the table."""
        lying = [laid & CARD_OF for laid in self.gate[1::2]]
        return [*lying, CTHULHU] if self.centre or self.holder != NOBODY else lying

    def violations(self) -> list[str]:
        """Cthulhu is in one place."""
        return ["cthulhu_in_two_places"] if self.centre and self.holder != NOBODY else []

    @classmethod
    def read(cls, parts: Mapping[str, Any], sides: int) -> "Gates":
        pairs = [codec.owned(pair, sides, "gate") for pair in codec.some(parts["gate"], sides, "gate")]
        return Gates(
            tuple(number for pair in pairs for number in pair),
            expect_int(parts["gates"], 0, MOST, "gates"),
            codec.bits(parts["eligible"], sides, "eligible"),
            expect_int(parts["centre"], 0, 1, "centre"),
            codec.side_or_nobody(parts, "holder", sides),
            codec.side_or_nobody(parts, "bearer", sides),
            expect_int(parts["bearer_gate"], 0, MOST, "bearer_gate"),
        )


REMOVED = {2: 0, 3: 2, 4: 0, 5: 1, 6: 2}
"""Cards removed unseen, by number of cultists, so that all come out even."""
_GREENS = CULT_MASK[GREEN]


class CthulhuRises(Rite):
    """Green is the Grand Cult and trumps; hands are played down to the end."""

    def lay_out(self, pos: Position) -> None:
        """Remove cards from the pile unseen (ruling C1)."""
        state: RitesState = pos.state
        removed = REMOVED[pos.rules.seats]
        state.aside = tuple(state.deck.pop() for _ in range(removed))

    def begin(self, pos: Position) -> None:
        """Open the first gate, or go on with the one a set-up has."""
        own: Gates = pos.state.own
        own.gates = max(own.gates, 1)
        begun = bool(own.gate) and pos.rules.whole_set_ups
        pos.push(Gate(own.gate[0] if begun else pos.state.active))

    def unnamed(self, data: Mapping[str, Any]) -> Sequence[int]:
        """Cthulhu, where he lies in the centre or before a cultist."""
        return (CTHULHU,) if data["centre"] or data["holder"] != NOBODY else ()


@frame("rites_gate")
class Gate(Frame):
    """The gate that is open, or about to be opened by ``opener``; the cards on it are in the state."""

    opener: int

    def run(self, pos: Position) -> Decision | None:
        """Ask the next cultist with a card she may play; close the gate when there is none."""
        state: RitesState = pos.state
        own: Gates = pos.state.own
        played = own.gate[::2]
        for side in clockwise(pos, self.opener):
            if side in played or not playable(own, state.hands[side]):
                continue
            state.active = side
            if boundary(pos, side):
                return None
            dominant = CULT[own.gate[1]] if own.gate else NONE
            laid = laid_ways(pos, side, cards_in(playable(own, state.hands[side])))
            plays = [play_option(card, NONE) for card in laid]
            return private(side, "gate", plays + opening(pos, side), (dominant, own.gates))
        if played:
            close(pos)
        else:
            end_of_cards(pos)
        return None

    def answer(self, pos: Position, chosen: Option) -> None:
        """Lay the card, draw back up, and cast a summons if it is one."""
        state: RitesState = pos.state
        own: Gates = pos.state.own
        side = state.active
        if take_opening(pos, side, chosen):
            return
        laid = laid_by(chosen)
        note_way(pos, side, laid)
        lay(state, side, chosen.unit)
        if not own.gate:
            own.eligible |= 1 << side
            pos.replace(Gate(side))
        elif CULT[laid] != CULT[own.gate[1]] and (own.gates > 1 or CULT[own.gate[1]] != GREEN):
            # Who does not follow has none of the cult; but on the first gate Cthulhu does not count.
            shown_without(state, side, [CULT[own.gate[1]]])
        own.gate = (*own.gate, side, laid)
        pos.emit("played", side, chosen.unit, laid >> 6, len(own.gate) // 2)
        draw_up(pos, side)
        if CULT[laid] == GREEN and own.eligible >> side & 1 and own.gates > 1:
            summon(pos, side)


def playable(own: Gates, hand: int) -> int:
    """The cards of a hand that may be played on the open gate, as a mask."""
    if own.gates == 1:
        hand &= ~BIT[CTHULHU]
    if own.gate:
        return hand & CULT_MASK[CULT[own.gate[1]]] or hand
    # The first gate is not opened with green unless there is nothing else (ruling C2).
    return (hand & ~_GREENS or hand) if own.gates == 1 else hand


def summon(pos: Position, side: int) -> None:
    """A spell to summon Cthulhu: out of a hand or from before a cultist into the centre."""
    state: RitesState = pos.state
    own: Gates = pos.state.own
    if own.centre or CTHULHU in [laid & CARD_OF for laid in own.gate[1::2]]:
        return
    if own.holder != NOBODY:
        pos.emit("summoned", side, own.holder)
        own.holder = NOBODY
        own.centre = 1
        return
    for other, hand in enumerate(state.hands):
        if hand & BIT[CTHULHU]:
            pos.emit("summoned", side, other)
            lay(state, other, CTHULHU)
            own.centre = 1
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
    own: Gates = pos.state.own
    closer = highest(own.gate)
    cards = [laid & CARD_OF for laid in own.gate[1::2]]
    present = bool(own.centre) or CTHULHU in cards
    state.discard |= sum(BIT[card] for card in cards if card != CTHULHU)
    own.gate = ()
    pos.emit("closed", closer, *cards)
    overthrown = own.bearer == closer and own.bearer_gate < own.gates
    if present:
        able = own.eligible >> closer & 1
        own.centre = 0 if able else 1
        if able:
            own.holder = closer
            pos.emit("cthulhu_captured", closer)
            if own.bearer != closer:
                own.bearer, own.bearer_gate = closer, own.gates
    if overthrown:
        end_rite(pos, closer, OVERTHROW)
        return
    own.gates = min(own.gates + 1, MOST)
    pos.replace(Gate(closer))
    others = [side for side in range(pos.rules.seats) if side != closer and state.hands[side]]
    if state.hands[closer] and others:
        state.active = closer
        pos.push(Force(closer, NOBODY, NOTHING))


def end_of_cards(pos: Position) -> None:
    """All cards are played: whoever has Cthulhu wins (ruling C8: else nobody)."""
    own: Gates = pos.state.own
    holder = own.holder
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
        mine, theirs = (card_options("card", cards_in(state.hands[side])) for side in (self.side, self.other))
        if self.card == NOTHING:
            return private(self.side, "force_card", mine, (self.other,))
        return private(self.other, "force_back", theirs, (self.side,))

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
            sides = (self.side, self.other)
            pos.emit_secret("exchanged", (*sides, self.card, chosen.unit), seats, (*sides, -1, -1))

    def seen_by(self, seat: int) -> "Force":
        """The card forced is seen by its giver until it is taken up."""
        return self if seat == self.side or self.card == NOTHING else Force(self.side, self.other, UNSEEN)

    def filled(self, pos: Position, chance: Chance) -> "Force":
        return Force(self.side, self.other, any_card(pos, self.side, chance)) if self.card == UNSEEN else self


RITE = CthulhuRises(
    Gates,
    keys=("gate", "gates", "eligible", "centre", "holder", "bearer", "bearer_gate"),
    uses=("aside", "limits"),
    starts=("rites_gate",),
    ids=Ids(
        decisions=("gate", "force", "force_card", "force_back"),
        events=("played", "summoned", "summons_failed", "closed", "cthulhu_captured", "exchanged"),
        ends=("cthulhu", "no_cthulhu"),
    ),
    classes=CULT,
)
