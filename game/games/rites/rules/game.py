"""The over-game: the deal, the choice of rite, the Coveted Artifact, the award, the next Grand Cultist."""

from collections.abc import Callable
from functools import partial

from game.engine.decision import Decision
from game.engine.option import Option, option
from game.engine.position import Frame, Position, frame
from game.games.rites.rules.artifacts import Second, TurnedUp
from game.games.rites.rules.ask import NO, public
from game.games.rites.rules.cards import BIT, CARDS, HAND, RANK, cards_in
from game.games.rites.rules.moves import clockwise, shuffled
from game.games.rites.rules.over import GO_ON
from game.games.rites.rules.registry import RITES
from game.games.rites.rules.state import NOBODY, RitesState

OVERTHROW = "overthrow"


@frame("rites_game")
class Game(Frame):
    """The over-game, at the step it has reached."""

    step: str

    def run(self, pos: Position) -> Decision | None:
        """Do the step, or ask the Grand Cultist for a rite."""
        if self.step == "choose":
            left = [number for number in pos.rules.tablets if not pos.state.used >> number & 1]
            return public(pos.state.grand, "rite", [option("rite", number=number) for number in left])
        STEPS[self.step](pos)
        return None

    def answer(self, pos: Position, chosen: Option) -> None:
        state: RitesState = pos.state
        state.rite = chosen.number
        state.own = RITES[chosen.number].own()
        state.used |= 1 << chosen.number
        pos.emit("rite", state.grand, chosen.number)
        pos.replace(Game("lay_out"))


GO_ON.update({step: partial(Game, step) for step in ("award", "pass_on", "failed")})


def draw_for_title(pos: Position) -> None:
    """Everybody draws a card; the highest elder sign is the first Grand Cultist (rulebook, Game Setup; ruling O1)."""
    tied = list(range(pos.rules.seats))
    while len(tied) > 1:
        deck = shuffled(list(range(CARDS)), pos.chance)
        drawn = [(side, deck.pop()) for side in tied]
        for side, card in drawn:
            pos.emit("lot", side, card)
        most = max(RANK[card] for _, card in drawn)
        tied = [side for side, card in drawn if RANK[card] == most]
    _entitle(pos, tied[0])
    pos.replace(Game("deal"))


def _entitle(pos: Position, side: int) -> None:
    pos.state.grand = side
    pos.emit("grand_cultist", side)


def deal(pos: Position) -> None:
    """All 56 entities are shuffled, five go to each cultist."""
    state: RitesState = pos.state
    state.clear_rite(pos.rules.seats)
    state.number += 1
    pos.emit("rite_begins", state.number, state.grand)
    state.deck = shuffled(list(range(CARDS)), pos.chance)
    for side in clockwise(pos, state.grand):
        hand = 0
        for _ in range(HAND):
            hand |= BIT[state.deck.pop()]
        state.hands[side] = hand
        pos.emit_secret("dealt", (side, *cards_in(hand)), 1 << side, (side,))
    pos.replace(Game("choose"))


def lay_out(pos: Position) -> None:
    """What the tablet says of cards and table; before the artifact is turned up (ruling O2)."""
    RITES[pos.state.rite].lay_out(pos)
    pos.replace(Game("excavate"))


def excavate(pos: Position) -> None:
    """The Coveted Artifact is turned up and invoked if it acts before the rite."""
    pos.replace(Game("second"), TurnedUp())


def second(pos: Position) -> None:
    """Then owners may invoke theirs again (ruling A1)."""
    pos.replace(Game("perform"), Second(tuple(clockwise(pos, pos.state.grand))))


def perform(pos: Position) -> None:
    """The rite; whoever has the privilege leads, unless a set-up says whose turn it is."""
    state: RitesState = pos.state
    first = state.active == NOBODY
    if first:
        state.active = state.lead
    pos.pop()
    rite = RITES[state.rite]
    rite.begin(pos)
    if first:
        rite.before(pos)


def award(pos: Position) -> None:
    """The winner takes the Coveted pile; one who won by an overthrow may trade a card of it."""
    state: RitesState = pos.state
    _, winner, reason = state.ends[-1]
    gained = state.coveted
    state.coveted = 0
    state.caches[winner] |= gained
    state.fresh |= gained
    for number in cards_in(gained):
        pos.emit("captured", winner, number)
    if reason == OVERTHROW and gained and state.relics:
        pos.replace(Game("pass_on"), Trade(winner, gained, NOBODY))
    else:
        pos.replace(Game("pass_on"))


@frame("rites_trade")
class Trade(Frame):
    """The winner by an overthrow may trade one Coveted Artifact for any of the draw pile, looking through it."""

    side: int
    gained: int
    given: int

    def run(self, pos: Position) -> Decision | None:
        if self.given == NOBODY:
            options = [option("artifact", number=number) for number in cards_in(self.gained)]
            return public(self.side, "trade", [*options, NO], (), NO)
        options = [option("artifact", number=number) for number in sorted(pos.state.relics)]
        return public(self.side, "trade_for", options, (self.given,))

    def answer(self, pos: Position, chosen: Option) -> None:
        state: RitesState = pos.state
        if chosen == NO:
            pos.pop()
        elif self.given == NOBODY:
            pos.replace(Trade(self.side, self.gained, chosen.number))
        else:
            state.caches[self.side] ^= 1 << self.given | 1 << chosen.number
            relics = [number for number in state.relics if number != chosen.number]
            state.relics = tuple(shuffled([*relics, self.given], pos.chance))
            pos.emit("traded", self.side, self.given, chosen.number)
            pos.pop()


def pass_on(pos: Position) -> None:
    """The title passes to the left; a pile nobody won leaves the game (ruling O3)."""
    state: RitesState = pos.state
    state.gone |= state.coveted
    state.coveted = 0
    if len(state.ends) >= pos.rules.rites:
        finish(pos)
        return
    _entitle(pos, (state.grand + 1) % pos.rules.seats)
    pos.replace(Game("deal"))


def failed(pos: Position) -> None:
    """The Coveted pile leaves the game; the new Grand Cultist begins the next rite, if there is one."""
    state: RitesState = pos.state
    state.gone |= state.coveted
    state.coveted = 0
    if len(state.ends) >= pos.rules.rites:
        finish(pos)
    else:
        pos.replace(Game("deal"))


def finish(pos: Position) -> None:
    """After the last rite the artifacts are counted."""
    pos.state.ending = "scored"
    pos.stack = ()
    pos.emit("ended", "scored")


STEPS: dict[str, Callable[[Position], None]] = {
    "title": draw_for_title,
    "deal": deal,
    "lay_out": lay_out,
    "excavate": excavate,
    "second": second,
    "perform": perform,
    "award": award,
    "pass_on": pass_on,
    "failed": failed,
}
