"""Out of the Aeons: secret bids for the fourteen cards of the Brotherhood of the Kings (rulebook, Out of the Aeons)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.engine.chance import Chance
from game.engine.decision import Decision
from game.engine.option import Option, option
from game.engine.plain import expect_int
from game.engine.position import Frame, Position, frame
from game.games.rites.rules import codec
from game.games.rites.rules.artifacts import NOT_YET, NOTHING, UNSEEN, any_card, at_start, laid_ways, note_way
from game.games.rites.rules.ask import DONE, laid_by, play_option, private, public, secret
from game.games.rites.rules.cards import (
    BIT,
    BOOK_OF_AZATHOTH,
    CARD_ID,
    CARD_OF,
    CARDS,
    CULT_MASK,
    RANK,
    YELLOW,
    cards_in,
)
from game.games.rites.rules.codec import NO_CARD
from game.games.rites.rules.moves import clockwise, shuffled, throw
from game.games.rites.rules.over import best, end_rite
from game.games.rites.rules.power_plays import boundary, opening, take_opening
from game.games.rites.rules.registry import Ids, Rite
from game.games.rites.rules.state import NOBODY, RitesState, RiteState


class Prizes(RiteState):
    """``prizes`` are to come (top last), ``prize`` is bid for; ``passed``: the lead has discarded one."""

    __slots__ = ("passed", "prize", "prizes")

    def __init__(self, prizes: tuple[int, ...] = (), prize: int = NOBODY, passed: int = 0) -> None:
        self.prizes = prizes
        self.prize = prize
        self.passed = passed

    def copy(self) -> "Prizes":
        return Prizes(self.prizes, self.prize, self.passed)

    def key(self) -> dict[str, Any]:
        return {"prizes": self.prizes, "prize": self.prize, "passed": self.passed}

    def write(self, name: Callable[[int], str]) -> dict[str, Any]:
        return {
            "prizes": [name(card) for card in reversed(self.prizes)],
            "prize": CARD_ID[self.prize] if self.prize != NOBODY else NO_CARD,
            "passed": self.passed,
        }

    def cards(self) -> list[int]:
        return [*self.prizes, self.prize] if self.prize != NOBODY else [*self.prizes]

    @classmethod
    def read(cls, parts: Mapping[str, Any], sides: int) -> "Prizes":
        return Prizes(
            tuple(codec.pile(parts["prizes"], "prizes")),
            codec.card_or_none(parts["prize"], "prize"),
            expect_int(parts["passed"], 0, 1, "passed"),
        )


_YELLOWS = CULT_MASK[YELLOW]
HANDS = {2: 14, 3: 14, 4: 10, 5: 8, 6: 7}
KEEP, DISCARD = option("keep"), option("discard")


class OutOfTheAeons(Rite):
    """Yellow cards are the prizes, the others are bid; those nobody has are set aside."""

    leader_alone = True

    def lay_out(self, pos: Position) -> None:
        """Hands are turned in; the yellow cards are the sub-deck, the others are dealt out evenly."""
        state: RitesState = pos.state
        own: Prizes = pos.state.own
        own.prizes = tuple(shuffled(cards_in(_YELLOWS), pos.chance))
        pile = shuffled([card for card in range(CARDS) if not _YELLOWS >> card & 1], pos.chance)
        state.deck = []
        state.knows = [0] * pos.rules.seats
        for side in clockwise(pos, state.grand):
            dealt = [pile.pop() for _ in range(HANDS[pos.rules.seats])]
            state.hands[side] = sum(BIT[card] for card in dealt)
            pos.emit_secret("dealt", (side, *sorted(dealt)), 1 << side, (side,))
        state.aside = tuple(pile)

    def begin(self, pos: Position) -> None:
        """The first round, or the one a set-up is in."""
        own: Prizes = pos.state.own
        turned_up = "bids" if own.passed else "discard"
        pos.push(Round("ready" if own.prize == NOBODY else turned_up, pos.state.grand))

    def top(self, state: RitesState) -> Sequence[int]:
        """The prizes to come."""
        own = state.own
        assert isinstance(own, Prizes)
        return own.prizes

    def complete(self, rules: Any, state: RitesState, rest: list[int]) -> None:
        """Yellow cards go under the sub-deck, others aside."""
        own = state.own
        assert isinstance(own, Prizes)
        own.prizes = (*(card for card in rest if _YELLOWS >> card & 1), *own.prizes)
        state.aside = (*(card for card in rest if not _YELLOWS >> card & 1), *state.aside)


@frame("rites_round")
class Round(Frame):
    """A round: artifacts and power-plays before a card is turned up, the lead's discard, the bids.

    ``asked`` is at ``ready`` the next cultist clockwise from the Grand Cultist who may use something.
    """

    step: str
    asked: int

    def run(self, pos: Position) -> Decision | None:
        state: RitesState = pos.state
        own: Prizes = pos.state.own
        if self.step == "ready":
            return self._ready(pos)
        if self.step == "turn_up":
            if not own.prizes or not any(state.hands):
                finish(pos)
                return None
            own.prize = own.prizes[-1]
            own.prizes = own.prizes[:-1]
            pos.emit("prize", state.lead, own.prize)
            pos.replace(Round("bids" if own.passed else "discard", state.lead))
            return None
        if self.step == "discard":
            return public(state.lead, "prize", [KEEP, DISCARD], (own.prize,), KEEP)
        bids = tuple(NOT_YET if hand else NOTHING for hand in state.hands)
        pos.replace(Round("ready", state.grand), Bids(state.lead, bids))
        return None

    def _ready(self, pos: Position) -> Decision | None:
        """Ask those whom all can see to have an artifact to use."""
        state: RitesState = pos.state
        state.active = state.lead
        if boundary(pos, state.lead):
            return None
        order = clockwise(pos, state.grand)
        for side in order[order.index(self.asked) :]:
            able = bool(at_start(pos, side))
            if able:
                if side != self.asked:
                    pos.replace(Round("ready", side))
                return private(side, "before_prize", [*opening(pos, side), DONE], (), DONE)
        pos.replace(Round("turn_up", state.grand))
        return None

    def answer(self, pos: Position, chosen: Option) -> None:
        """Use something, go on, or discard the card turned up (once in the rite)."""
        state: RitesState = pos.state
        own: Prizes = pos.state.own
        if self.step == "ready":
            if chosen == DONE:
                order = clockwise(pos, state.grand)
                place = order.index(self.asked) + 1
                pos.replace(Round("ready", order[place]) if place < len(order) else Round("turn_up", state.grand))
            else:
                take_opening(pos, self.asked, chosen)
            return
        if chosen == DISCARD:
            own.passed = 1
            pos.emit("prize_discarded", state.lead, own.prize)
            state.discard |= BIT[own.prize]
            own.prize = NOBODY
            pos.replace(Round("turn_up", state.grand))
        else:
            pos.replace(Round("bids", state.grand))


@frame("rites_bids")
class Bids(Frame):
    """All with cards bid one at once: asked one by one in secret, shown when all are in."""

    lead: int
    bids: tuple[int, ...]

    def run(self, pos: Position) -> Decision | None:
        for side in clockwise(pos, self.lead):
            if self.bids[side] == NOT_YET:
                laid = laid_ways(pos, side, cards_in(pos.state.hands[side]))
                return secret(side, "bid", [play_option(card, -1) for card in laid], (pos.state.own.prize,))
        pos.pop()
        award(pos, self.bids)
        return None

    def answer(self, pos: Position, chosen: Option) -> None:
        side = next(side for side in clockwise(pos, self.lead) if self.bids[side] == NOT_YET)
        pos.replace(Bids(self.lead, (*self.bids[:side], laid_by(chosen), *self.bids[side + 1 :])))

    def seen_by(self, seat: int) -> "Bids":
        bids = tuple(UNSEEN if bid >= 0 and side != seat else bid for side, bid in enumerate(self.bids))
        return Bids(self.lead, bids)

    def filled(self, pos: Position, chance: Chance) -> "Bids":
        bids = tuple(any_card(pos, side, chance) if bid == UNSEEN else bid for side, bid in enumerate(self.bids))
        return Bids(self.lead, bids)


def award(pos: Position, bids: tuple[int, ...]) -> None:
    """The highest bid captures the card; a tie for it discards the card (ruling E2). Bids are discarded."""
    state: RitesState = pos.state
    own: Prizes = pos.state.own
    shown = [(side, bid) for side, bid in enumerate(bids) if bid != NOTHING]
    for side, bid in shown:
        note_way(pos, side, bid)
        pos.emit("bid", side, bid & CARD_OF, bid >> 6)
        throw(state, side, bid & CARD_OF)
    most = max(RANK[bid] for _, bid in shown)
    highest = [side for side, bid in shown if RANK[bid] == most]
    if len(highest) == 1:
        state.won[highest[0]] |= BIT[own.prize]
        pos.emit("prize_captured", highest[0], own.prize)
    else:
        state.discard |= BIT[own.prize]
        pos.emit("prize_tied", own.prize)
    own.prize = NOBODY


def score(won: int) -> tuple[int, int]:
    """The sum of the elder signs, the highest doubled by The Book of Azathoth (ruling E4), and the highest."""
    ranks = [RANK[card] for card in cards_in(won)]
    highest = max(ranks, default=0)
    return sum(ranks) + (highest if won & BIT[BOOK_OF_AZATHOTH] else 0), highest


def finish(pos: Position) -> None:
    """Most points win, then the highest single card."""
    end_rite(pos, best(pos, [score(won) for won in pos.state.won]), "all_bid")


RITE = OutOfTheAeons(
    Prizes,
    keys=("prizes", "prize", "passed"),
    hidden={"prizes": _YELLOWS},
    uses=("won", "aside"),
    starts=("rites_round:ready",),
    ids=Ids(
        options=("keep", "discard"),
        decisions=("before_prize", "prize", "bid"),
        events=("prize", "prize_discarded", "prize_captured", "prize_tied", "bid"),
        ends=("all_bid",),
    ),
    replaces=False,
    from_aside=True,
)
