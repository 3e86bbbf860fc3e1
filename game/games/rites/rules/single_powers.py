"""The Powder of Ibn Ghazi and The Silver Key: powers of a single cultist for before the rite; and looking at plots."""

from game.engine.decision import Decision
from game.engine.option import Option, option
from game.engine.position import Frame, Position, frame
from game.games.rites.rules.ask import DONE, card_options, private, public
from game.games.rites.rules.cards import BIT, cards_in
from game.games.rites.rules.moves import bury, draw, hands_open, learn
from game.games.rites.rules.plots import Plots
from game.games.rites.rules.registry import RITES
from game.games.rites.rules.state import RitesState

LOOKS = 2
"""Cards The Powder of Ibn Ghazi shows, and The Silver Key exchanges, at most."""


@frame("rites_powder")
class Powder(Frame):
    """The Powder of Ibn Ghazi: look at up to two hidden cards and leave them as they are."""

    side: int
    looked: int
    count: int

    def run(self, pos: Position) -> Decision | None:
        """Ask which wall or grave, or look at the top of the pile."""
        state: RitesState = pos.state
        own = state.own
        if not isinstance(own, Plots):
            self._look(pos, [*reversed(RITES[state.rite].top(state)[-LOOKS:])])
            pos.pop()
            return None
        hidden = [option("plot", area=plot) for plot in own.face_down() if not self.looked >> plot & 1]
        if self.count == LOOKS or not hidden:
            pos.pop()
            return None
        return public(self.side, "powder", [*hidden, DONE], (self.count,), DONE)

    def _look(self, pos: Position, cards: list[int]) -> None:
        for card in cards:
            learn(pos.state, self.side, BIT[card])
            pos.emit_secret("peeked", (self.side, -1, card), 1 << self.side, (self.side, -1, -1))

    def answer(self, pos: Position, chosen: Option) -> None:
        if chosen == DONE:
            pos.pop()
            return
        peek(pos, self.side, chosen.area)
        pos.replace(Powder(self.side, self.looked | 1 << chosen.area, self.count + 1))


def peek(pos: Position, side: int, plot: int) -> None:
    """A cultist looks at a face-down wall or grave."""
    own: Plots = pos.state.own
    card = own.plots[plot]
    if not own.open >> plot & 1:
        learn(pos.state, side, BIT[card])
        pos.emit_secret("peeked", (side, plot, card), 1 << side, (side, plot, -1))


@frame("rites_silver_key")
class SilverKey(Frame):
    """The Silver Key: up to two cards go under the draw pile, as many are drawn from its top."""

    side: int
    count: int

    def run(self, pos: Position) -> Decision | None:
        """Ask for a card; where nothing was set aside to draw from, nothing happens."""
        state: RitesState = pos.state
        if RITES[state.rite].from_aside and not state.aside:
            pos.pop()
            return None
        if self.count == LOOKS or not state.hands[self.side]:
            self._draw(pos)
            return None
        cards = card_options("card", cards_in(state.hands[self.side]))
        return private(self.side, "silver_key", [*cards, DONE], (self.count,), DONE)

    def answer(self, pos: Position, chosen: Option) -> None:
        state: RitesState = pos.state
        if chosen == DONE:
            self._draw(pos)
            return
        if RITES[state.rite].from_aside:
            aside = list(state.aside)
            bury(state, self.side, chosen.unit, aside)
            state.aside = tuple(aside)
        else:
            bury(state, self.side, chosen.unit, state.deck)
        seats = -1 if hands_open(state) else 1 << self.side
        pos.emit_secret("buried", (self.side, chosen.unit), seats, (self.side, -1))
        pos.replace(SilverKey(self.side, self.count + 1))

    def _draw(self, pos: Position) -> None:
        """Draw as many as were put down; perhaps from the cards set aside."""
        pos.pop()
        state: RitesState = pos.state
        for _ in range(self.count):
            if RITES[state.rite].from_aside:
                state.deck = [state.aside[-1]]
                state.aside = state.aside[:-1]
            draw(pos, self.side)
