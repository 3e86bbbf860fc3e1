"""The Dunwich Horror: pairs that reveal and capture farmhouse walls (rulebook, The Dunwich Horror).

Walls 0 to 3 stand around Wilbur Whateley (7), walls 4 to 7 around The Dunwich Horror (6).
"""

from itertools import combinations

from game.content.rites.artifacts import NOT_YET, NOTHING, UNSEEN, note_way, ways
from game.content.rites.ask import NO, private, public, secret
from game.content.rites.cards import (
    BIT,
    CARD_OF,
    DUNWICH,
    HAND,
    RANK,
    TWIN_RANKS,
    TWINS,
    WAYS,
    cards_in,
)
from game.content.rites.game import take_out
from game.content.rites.moves import clockwise, draw_up, throw
from game.content.rites.over import best, end_rite
from game.content.rites.power_plays import boundary
from game.content.rites.registry import Rite, register
from game.content.rites.state import TAKEN, RitesState
from game.content.rites.turns import opening, take_opening
from game.engine.chance import Chance
from game.engine.decision import Decision
from game.engine.frame import Frame, frame
from game.engine.option import NONE, Option, option
from game.engine.position import Position

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
    pos.push(DunwichTurn(pos.state.lead))


def pairs(pos: Position, side: int) -> list[tuple[int, int]]:
    """All pairs of a hand as laid cards; with The Camera Obscura one of the two may be changed."""
    cards = cards_in(pos.state.hands[side])
    found = list(combinations(cards, 2))
    if ways(pos, side):
        for one, other in list(found):
            found += [(way, other) for way in WAYS[one][1:]] + [(one, way) for way in WAYS[other][1:]]
    return found


def worth(pair: tuple[int, int]) -> tuple[int, int]:
    """The sum and the difference of a pair."""
    one, other = RANK[pair[0]], RANK[pair[1]]
    return one + other, abs(one - other)


def _pair_option(kind: str, pair: tuple[int, int], area: int = NONE) -> Option:
    return option(kind, area=area, unit=pair[0], number=pair[1])


def discard_pair(pos: Position, side: int, one: int, other: int) -> None:
    """Play a pair: both cards are discarded."""
    note_way(pos, side, one)
    note_way(pos, side, other)
    for laid in (one, other):
        throw(pos.state, side, laid & CARD_OF)


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
                _pair_option("reveal", pair, twin) for twin in (0, 1) if hidden[twin] and TWIN_RANKS[twin] in values
            ]
            for value in set(values):
                found += [_pair_option("capture", pair, wall) for wall in wanted.get(value, ())]
        return found

    def _foregoing(self, state: RitesState) -> list[Option]:
        cards = cards_in(state.hands[self.side])
        if len(cards) < 2:
            return [option("forego", unit=cards[0] if cards else NONE)]
        return [_pair_option("forego", pair) for pair in combinations(cards, 2)]

    def answer(self, pos: Position, chosen: Option) -> None:
        """Play the pair."""
        state: RitesState = pos.state
        side = self.side
        if take_opening(pos, side, chosen):
            return
        if chosen.kind == "forego":
            state.idle += 1
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


def capture(pos: Position, side: int, wall: int) -> None:
    """A wall card goes before a cultist."""
    state: RitesState = pos.state
    card = state.plots[wall]
    state.won[side] |= BIT[card]
    state.plots[wall] = TAKEN
    state.open &= ~(1 << wall)
    pos.emit("wall_captured", side, card, wall)


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


def capturing(pos: Position, side: int, wall: int) -> list[tuple[int, int]]:
    """The pairs of a hand worth a wall's rank."""
    rank = RANK[pos.state.plots[wall]]
    return [pair for pair in pairs(pos, side) if rank in worth(pair)]


@frame("rites_uncovered")
class Uncovered(Frame):
    """The revealer captures the wall she has turned up, or knocks (ruling D2: also if she could capture)."""

    side: int
    wall: int

    def run(self, pos: Position) -> Decision | None:
        """Ask."""
        options = [_pair_option("capture", pair, self.wall) for pair in capturing(pos, self.side, self.wall)]
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


@frame("rites_knocks")
class Knocks(Frame):
    """All others say at once and in secret whether they knock, and with which pair (ruling D3)."""

    side: int
    wall: int
    knocks: tuple[int, ...]

    def run(self, pos: Position) -> Decision | None:
        """Ask the next, clockwise; then see who has knocked."""
        order = clockwise(pos, self.side)[1:]
        for side in order:
            if self.knocks[side] == NOT_YET:
                options = [_pair_option("knock", pair) for pair in capturing(pos, side, self.wall)]
                return secret(side, "knock", [*options, NO], (self.side, pos.state.plots[self.wall]), NO)
        knockers = tuple(side for side in order if self.knocks[side] != NOTHING)
        for side in knockers:
            pos.emit("answered_knock", side)
        if not knockers:
            pos.pop()
            pos.emit("wall_stays", pos.state.plots[self.wall])
        elif len(knockers) == 1:
            self.settle(pos, knockers[0])
        else:
            pos.push(dispute(pos, knockers))
        return None

    def settle(self, pos: Position, side: int) -> None:
        """The cultist plays her pair and captures; the others keep theirs."""
        pos.pop()
        one, other = divmod(self.knocks[side], 256)
        pos.emit("pair", side, one, other)
        discard_pair(pos, side, one, other)
        capture(pos, side, self.wall)

    def answer(self, pos: Position, chosen: Option) -> None:
        """Keep the choice until all are in."""
        side = next(side for side in clockwise(pos, self.side)[1:] if self.knocks[side] == NOT_YET)
        knock = NOTHING if chosen == NO else chosen.unit * 256 + chosen.number
        pos.replace(Knocks(self.side, self.wall, (*self.knocks[:side], knock, *self.knocks[side + 1 :])))

    def seen_by(self, seat: int) -> "Knocks":
        """While some are asked only one's own choice; in a dispute who has knocked, and not with what."""
        everyone_in = NOT_YET not in self.knocks
        return Knocks(
            self.side,
            self.wall,
            tuple(
                knock if side == seat or knock == NOT_YET or (everyone_in and knock == NOTHING) else UNSEEN
                for side, knock in enumerate(self.knocks)
            ),
        )

    def filled(self, pos: Position, chance: Chance) -> "Knocks":
        """Any pair that captures the wall, or no knock; a dispute has begun only with real pairs."""
        in_dispute = NOT_YET not in self.knocks
        return Knocks(
            self.side,
            self.wall,
            tuple(
                self._any(pos, side, chance, in_dispute) if knock == UNSEEN else knock
                for side, knock in enumerate(self.knocks)
            ),
        )

    def _any(self, pos: Position, side: int, chance: Chance, must: bool) -> int:
        able = [one * 256 + other for one, other in capturing(pos, side, self.wall)]
        if not must:
            able.append(NOTHING)
        if not able:
            # The hand dealt for the bot's search has no pair for what the real hand did have one for.
            cards = cards_in(pos.state.hands[side])
            able = [cards[0] * 256 + cards[1]]
        return able[chance.below(len(able))]


# disputes


def dispute(pos: Position, knockers: tuple[int, ...]) -> Frame:
    """The Grand Cultist's privilege decides, or the others vote if its holder has knocked herself (ruling D4)."""
    state: RitesState = pos.state
    if state.lead not in knockers:
        return Verdict(state.lead, knockers)
    votes = tuple(NOTHING if side in knockers else NOT_YET for side in range(pos.rules.seats))
    return Votes(knockers, votes)


@frame("rites_verdict")
class Verdict(Frame):
    """Who has the privilege names the winner of a dispute, without seeing the pairs."""

    side: int
    knockers: tuple[int, ...]

    def run(self, pos: Position) -> Decision | None:
        """Ask."""
        return public(self.side, "dispute", [option("side", side=side) for side in self.knockers])

    def answer(self, pos: Position, chosen: Option) -> None:
        """The named one captures."""
        _decided(pos, chosen.side)


def _decided(pos: Position, side: int) -> None:
    pos.pop()
    knocks = pos.stack[-1]
    assert isinstance(knocks, Knocks)
    pos.emit("dispute_won", side)
    knocks.settle(pos, side)


@frame("rites_votes")
class Votes(Frame):
    """Those outside a dispute vote in secret; on a tie, or without voters, the first knocker clockwise captures."""

    knockers: tuple[int, ...]
    votes: tuple[int, ...]

    def run(self, pos: Position) -> Decision | None:
        """Ask the next; then count."""
        for side, vote in enumerate(self.votes):
            if vote == NOT_YET:
                options = [option("side", side=knocker) for knocker in self.knockers]
                return secret(side, "vote", options)
        for side, vote in enumerate(self.votes):
            if vote != NOTHING:
                pos.emit("voted", side, vote)
        # ``max`` keeps the first of equals, and the knockers stand in clockwise order.
        counts = [self.votes.count(knocker) for knocker in self.knockers]
        most = max(counts)
        tied = counts.count(most) > 1
        _decided(pos, self.knockers[0] if tied else self.knockers[counts.index(most)])
        return None

    def answer(self, pos: Position, chosen: Option) -> None:
        """Keep the vote until all are in."""
        side = self.votes.index(NOT_YET)
        pos.replace(Votes(self.knockers, (*self.votes[:side], chosen.side, *self.votes[side + 1 :])))

    def seen_by(self, seat: int) -> "Votes":
        """Only one's own vote."""
        return Votes(
            self.knockers,
            tuple(UNSEEN if vote >= 0 and side != seat else vote for side, vote in enumerate(self.votes)),
        )

    def filled(self, pos: Position, chance: Chance) -> "Votes":
        """Any vote."""
        return Votes(
            self.knockers,
            tuple(
                self.knockers[chance.below(len(self.knockers))] if vote == UNSEEN else vote for vote in self.votes
            ),
        )


# the end of turns and of the rite


@frame("rites_dunwich_over")
class TurnOver(Frame):
    """Everybody draws back up, active cultist first (ruling D5); the rite ends when all walls are captured."""

    side: int

    def run(self, pos: Position) -> Decision | None:
        """Draw, and go on to the next turn."""
        state: RitesState = pos.state
        if all(card == TAKEN for card in state.plots):
            finish(pos, "all_captured")
            return None
        order = clockwise(pos, self.side)
        for side in order:
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
