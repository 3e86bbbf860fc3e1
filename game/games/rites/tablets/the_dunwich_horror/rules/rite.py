"""The Dunwich Horror: pairs that reveal and capture farmhouse walls (rulebook, The Dunwich Horror).

Walls 0 to 3 stand around Wilbur Whateley (7), walls 4 to 7 around The Dunwich Horror (6).
"""

from itertools import combinations

from game.engine.decision import Decision
from game.engine.frame import Frame, frame
from game.engine.option import NONE, Option, option
from game.engine.position import Position
from game.games.rites.rules.artifacts import NOT_YET, NOTHING
from game.games.rites.rules.ask import private, public
from game.games.rites.rules.cards import DUNWICH, HAND, RANK, TWIN_RANKS, TWINS, cards_in
from game.games.rites.rules.game import take_out
from game.games.rites.rules.moves import clockwise, draw_up, throw
from game.games.rites.rules.over import best, end_rite
from game.games.rites.rules.power_plays import boundary
from game.games.rites.rules.registry import Rite, register
from game.games.rites.rules.state import MOST, TAKEN, RitesState
from game.games.rites.rules.turns import opening, take_opening
from game.games.rites.tablets.the_dunwich_horror.rules.knocks import Knocks
from game.games.rites.tablets.the_dunwich_horror.rules.walls import (
    capture,
    capturing,
    discard_pair,
    pair_option,
    pairs,
    worth,
)

WALLS = 8
GUARD = 60
"""Turns in a row without a reveal or capture after which the rite ends (ruling D9)."""
KNOCK = option("knock")


def _lay_out(pos: Position) -> None:
    """The twins leave pile and hands, each gets four walls."""
    state: RitesState = pos.state
    take_out(pos, TWINS)
    state.plots = [state.deck.pop() for _ in range(WALLS)]


def _begin(pos: Position) -> None:
    pos.push(DunwichTurn(pos.state.active))


@frame("rites_dunwich_turn")
class DunwichTurn(Frame):
    """A turn: reveal, capture an old wall, or forego."""

    side: int

    def run(self, pos: Position) -> Decision | None:
        """Ask which."""
        state: RitesState = pos.state
        side = self.side
        state.active = side
        if boundary(pos, side):
            return None
        options = self._pair_plays(pos) + self._foregoing(state) + opening(pos, side)
        return private(side, "dunwich", options)

    def _pair_plays(self, pos: Position) -> list[Option]:
        state: RitesState = pos.state
        hidden = [
            any(state.plots[wall] != TAKEN and not state.open >> wall & 1 for wall in _house(twin)) for twin in (0, 1)
        ]
        wanted: dict[int, list[int]] = {}
        for wall, card in enumerate(state.plots):
            if card != TAKEN and state.open >> wall & 1:
                wanted.setdefault(RANK[card], []).append(wall)
        found = []
        for pair in pairs(pos, self.side):
            values = worth(pair)
            found += [
                pair_option("reveal", pair, twin) for twin in (0, 1) if hidden[twin] and TWIN_RANKS[twin] in values
            ]
            for value in set(values):
                found += [pair_option("capture", pair, wall) for wall in wanted.get(value, ())]
        return found

    def _foregoing(self, state: RitesState) -> list[Option]:
        cards = cards_in(state.hands[self.side])
        if len(cards) < 2:
            return [option("forego", unit=cards[0] if cards else NONE)]
        return [pair_option("forego", pair) for pair in combinations(cards, 2)]

    def answer(self, pos: Position, chosen: Option) -> None:
        """Play the pair."""
        state: RitesState = pos.state
        side = self.side
        if take_opening(pos, side, chosen):
            return
        if chosen.kind == "forego":
            state.idle = min(state.idle + 1, MOST)
            cards = [card for card in (chosen.unit, chosen.number) if card != NONE]
            for card in cards:
                throw(state, side, card)
            pos.emit("forewent", side, *cards)
            pos.replace(TurnOver(side))
            return
        state.idle = 0
        pos.emit("pair", side, chosen.unit, chosen.number)
        discard_pair(pos, side, chosen.unit, chosen.number)
        if chosen.kind == "capture":
            capture(pos, side, chosen.area)
            pos.replace(TurnOver(side))
        else:
            pos.replace(TurnOver(side), Reveal(side, chosen.area))


def _house(twin: int) -> range:
    return range(4 * twin, 4 * twin + 4)


@frame("rites_reveal")
class Reveal(Frame):
    """Which wall of a twin's house is turned up."""

    side: int
    twin: int

    def run(self, pos: Position) -> Decision | None:
        """Ask."""
        state: RitesState = pos.state
        walls = [wall for wall in _house(self.twin) if state.plots[wall] != TAKEN and not state.open >> wall & 1]
        return public(self.side, "wall", [option("plot", area=wall) for wall in walls], (self.twin,))

    def answer(self, pos: Position, chosen: Option) -> None:
        """Turn it up."""
        pos.state.open |= 1 << chosen.area
        pos.emit("wall_revealed", self.side, pos.state.plots[chosen.area], chosen.area)
        pos.replace(Uncovered(self.side, chosen.area))


@frame("rites_uncovered")
class Uncovered(Frame):
    """The revealer captures the wall she has turned up, or knocks (ruling D2: also if she could capture)."""

    side: int
    wall: int

    def run(self, pos: Position) -> Decision | None:
        """Ask."""
        options = [pair_option("capture", pair, self.wall) for pair in capturing(pos, self.side, self.wall)]
        return private(self.side, "uncovered", [*options, KNOCK], (pos.state.plots[self.wall],), KNOCK)

    def answer(self, pos: Position, chosen: Option) -> None:
        """Capture, or let the others."""
        if chosen == KNOCK:
            pos.emit("knocked", self.side, pos.state.plots[self.wall])
            asked = [
                NOT_YET if side != self.side and hand.bit_count() > 1 else NOTHING
                for side, hand in enumerate(pos.state.hands)
            ]
            pos.replace(Knocks(self.side, self.wall, tuple(asked)))
            return
        pos.pop()
        pos.emit("pair", self.side, chosen.unit, chosen.number)
        discard_pair(pos, self.side, chosen.unit, chosen.number)
        capture(pos, self.side, self.wall)


# the end of turns and of the rite


@frame("rites_dunwich_over")
class TurnOver(Frame):
    """The cultist draws back up, or everybody, she first (ruling D5); the rite ends when all walls are captured."""

    side: int

    def run(self, pos: Position) -> Decision | None:
        """Draw, and go on to the next turn."""
        state: RitesState = pos.state
        if all(card == TAKEN for card in state.plots):
            finish(pos, "all_captured")
            return None
        order = clockwise(pos, self.side)
        for side in order if pos.rules.shared_redraw else (self.side,):
            draw_up(pos, side, HAND)
        if state.idle >= GUARD:
            finish(pos, "guard")
            return None
        pos.replace(DunwichTurn(order[1]))
        return None

    def answer(self, pos: Position, chosen: Option) -> None:
        """Asks nothing."""


def finish(pos: Position, reason: str) -> None:
    """Most points win; then the highest single card, the next highest and so on."""
    ranks = [sorted((RANK[card] for card in cards_in(won)), reverse=True) for won in pos.state.won]
    end_rite(pos, best(pos, [(sum(each), each) for each in ranks]), reason)


register(DUNWICH, Rite(_lay_out, _begin, replaces=True, reshuffles=True))
