"""The Dunwich Horror: pairs that reveal and capture farmhouse walls (rulebook, The Dunwich Horror).

Walls 0 to 3 stand around Wilbur Whateley (7), walls 4 to 7 around The Dunwich Horror (6).
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from game.engine.decision import Decision
from game.engine.option import NONE, Option, option
from game.engine.position import Frame, Position, frame
from game.games.rites.rules.artifacts import NOT_YET, NOTHING
from game.games.rites.rules.ask import private, public
from game.games.rites.rules.cards import ALL_CARDS, BIT, HAND, RANK, TWIN_RANKS, TWINS, cards_in
from game.games.rites.rules.moves import clockwise, draw, draw_up, throw
from game.games.rites.rules.plots import GUARD, finish
from game.games.rites.rules.power_plays import boundary, opening, take_opening
from game.games.rites.rules.registry import Ids, Rite
from game.games.rites.rules.state import MOST, TAKEN, RitesState
from game.games.rites.tablets.the_dunwich_horror.rules.knocks import (
    Knocks,
    Walls,
    capture,
    capturing,
    discard_pair,
    pair_option,
    pairs,
    worth,
)

WALLS = 8
KNOCK = option("knock")


def _take_out(pos: Position, cards: tuple[int, ...]) -> None:
    """Take cards out of the pile or of hands, whose holders draw replacements (rulebook, The Dunwich Horror)."""
    state: RitesState = pos.state
    mask = sum(BIT[card] for card in cards)
    state.deck = [card for card in state.deck if not mask >> card & 1]
    for side in clockwise(pos, state.grand):
        held = state.hands[side] & mask
        if held:
            state.hands[side] ^= held
            pos.emit("handed_in", side, *cards_in(held))
            for _ in range(held.bit_count()):
                draw(pos, side)


class DunwichHorror(Rite):
    """Pairs of cards turn walls up and capture them; discards come back."""

    def lay_out(self, pos: Position) -> None:
        """The twins leave pile and hands, each gets four walls."""
        _take_out(pos, TWINS)
        pos.state.own.plots = [pos.state.deck.pop() for _ in range(WALLS)]

    def begin(self, pos: Position) -> None:
        pos.push(DunwichTurn(pos.state.active))

    def complete(self, rules: Any, state: RitesState, rest: list[int]) -> None:
        """Walls that are not named are dealt as well."""
        super().complete(rules, state, rest)
        own = state.own
        assert isinstance(own, Walls)
        if rules.whole_set_ups and not own.plots and len(state.deck) >= WALLS:
            state.deck = [card for card in state.deck if card not in TWINS]
            own.plots = [state.deck.pop(0) for _ in range(WALLS)]

    def unnamed(self, data: Mapping[str, Any]) -> Sequence[int]:
        """The twins, once there are walls."""
        return TWINS if data["plots"] else ()


@frame("rites_dunwich_turn")
class DunwichTurn(Frame):
    """A turn: reveal, capture an old wall, or forego."""

    side: int

    def run(self, pos: Position) -> Decision | None:
        state: RitesState = pos.state
        side = self.side
        state.active = side
        if boundary(pos, side):
            return None
        options = self._pair_plays(pos) + self._foregoing(state) + opening(pos, side)
        return private(side, "dunwich", options)

    def _pair_plays(self, pos: Position) -> list[Option]:
        own: Walls = pos.state.own
        hidden = [bool(_hidden(own, twin)) for twin in (0, 1)]
        wanted: dict[int, list[int]] = {}
        for wall, card in enumerate(own.plots):
            if card != TAKEN and own.open >> wall & 1:
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
        own: Walls = pos.state.own
        side = self.side
        if take_opening(pos, side, chosen):
            return
        if chosen.kind == "forego":
            own.idle = min(own.idle + 1, MOST)
            cards = [card for card in (chosen.unit, chosen.number) if card != NONE]
            for card in cards:
                throw(pos.state, side, card)
            pos.emit("forewent", side, *cards)
            pos.replace(TurnOver(side))
            return
        own.idle = 0
        pos.emit("pair", side, chosen.unit, chosen.number)
        discard_pair(pos, side, chosen.unit, chosen.number)
        if chosen.kind == "capture":
            capture(pos, side, chosen.area)
            pos.replace(TurnOver(side))
        else:
            pos.replace(TurnOver(side), Reveal(side, chosen.area))


def _hidden(own: Walls, twin: int) -> list[int]:
    """The walls of a twin's house that are face down."""
    return [wall for wall in own.face_down() if wall // 4 == twin]


@frame("rites_reveal")
class Reveal(Frame):
    """Which wall of a twin's house is turned up."""

    side: int
    twin: int

    def run(self, pos: Position) -> Decision | None:
        walls = _hidden(pos.state.own, self.twin)
        return public(self.side, "wall", [option("plot", area=wall) for wall in walls], (self.twin,))

    def answer(self, pos: Position, chosen: Option) -> None:
        own: Walls = pos.state.own
        own.open |= 1 << chosen.area
        pos.emit("wall_revealed", self.side, own.plots[chosen.area], chosen.area)
        pos.replace(Uncovered(self.side, chosen.area))


@frame("rites_uncovered")
class Uncovered(Frame):
    """The revealer captures the wall she has turned up, or knocks (ruling D2: also if she could capture)."""

    side: int
    wall: int

    def run(self, pos: Position) -> Decision | None:
        options = [pair_option("capture", pair, self.wall) for pair in capturing(pos, self.side, self.wall)]
        return private(self.side, "uncovered", [*options, KNOCK], (pos.state.own.plots[self.wall],), KNOCK)

    def answer(self, pos: Position, chosen: Option) -> None:
        if chosen == KNOCK:
            pos.emit("knocked", self.side, pos.state.own.plots[self.wall])
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
        own: Walls = pos.state.own
        if all(card == TAKEN for card in own.plots):
            finish(pos, "all_captured")
            return None
        order = clockwise(pos, self.side)
        for side in order if pos.rules.shared_redraw else (self.side,):
            draw_up(pos, side, HAND)
        if own.idle >= GUARD:
            finish(pos, "guard")
            return None
        pos.replace(DunwichTurn(order[1]))
        return None


RITE = DunwichHorror(
    Walls,
    keys=("plots", "open", "idle"),
    hidden={"plots": ALL_CARDS},
    uses=("won",),
    starts=("rites_dunwich_turn",),
    ids=Ids(
        options=("reveal", "capture", "knock", "forego"),
        decisions=("dunwich", "wall", "uncovered", "knock", "dispute", "vote"),
        events=(
            "handed_in", "pair", "wall_revealed", "wall_captured", "knocked", "answered_knock", "wall_stays", "voted",
            "dispute_won", "forewent",
        ),
        ends=("all_captured", "guard"),
    ),
    reshuffles=True,
    pairs=("reveal", "capture", "knock", "forego"),
)  # fmt: skip
