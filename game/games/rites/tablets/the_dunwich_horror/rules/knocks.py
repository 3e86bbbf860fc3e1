"""Pairs of cards, the walls they capture, knocking for a wall, and the disputes it leads to.

Rulebook, The Dunwich Horror; rulings D3 and D4.
"""

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from game.engine.chance import Chance
from game.engine.decision import Decision
from game.engine.option import NONE, Option, option
from game.engine.position import Frame, Position, frame
from game.games.rites.rules.artifacts import NOT_YET, NOTHING, UNSEEN, note_way, ways
from game.games.rites.rules.ask import NO, public, secret
from game.games.rites.rules.cards import BIT, CARD_OF, RANK, TWINS, WAYS, cards_in
from game.games.rites.rules.moves import clockwise, shuffled, throw
from game.games.rites.rules.plots import Plots, read_plots
from game.games.rites.rules.state import TAKEN, RitesState


class Walls(Plots):
    """Eight walls round the twins, who lie open between them."""

    __slots__ = ()

    def copy(self) -> "Walls":
        return Walls(self.plots.copy(), self.open, self.idle)

    def cards(self) -> list[int]:
        """The walls that have not been captured, and the twins."""
        lying = super().cards()
        return [*lying, *TWINS] if self.plots else lying

    @classmethod
    def read(cls, parts: Mapping[str, Any], sides: int) -> "Walls":
        return Walls(*read_plots(parts))


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


def pair_option(kind: str, pair: tuple[int, int], area: int = NONE) -> Option:
    """The option to use a pair."""
    return option(kind, area=area, unit=pair[0], number=pair[1])


def discard_pair(pos: Position, side: int, one: int, other: int) -> None:
    """Play a pair: both cards are discarded."""
    note_way(pos, side, one)
    note_way(pos, side, other)
    for laid in (one, other):
        throw(pos.state, side, laid & CARD_OF)


def capture(pos: Position, side: int, wall: int) -> None:
    """A wall card goes before a cultist."""
    own: Walls = pos.state.own
    card = own.plots[wall]
    pos.state.won[side] |= BIT[card]
    own.plots[wall] = TAKEN
    own.open &= ~(1 << wall)
    pos.emit("wall_captured", side, card, wall)


def capturing(pos: Position, side: int, wall: int) -> list[tuple[int, int]]:
    """The pairs of a hand worth a wall's rank."""
    rank = RANK[pos.state.own.plots[wall]]
    return [pair for pair in pairs(pos, side) if rank in worth(pair)]


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
                options = [pair_option("knock", pair) for pair in capturing(pos, side, self.wall)]
                return secret(side, "knock", [*options, NO], (self.side, pos.state.own.plots[self.wall]), NO)
        knockers = tuple(side for side in order if self.knocks[side] != NOTHING)
        for side in knockers:
            pos.emit("answered_knock", side)
        if not knockers:
            pos.pop()
            pos.emit("wall_stays", pos.state.own.plots[self.wall])
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
        side = next(side for side in clockwise(pos, self.side)[1:] if self.knocks[side] == NOT_YET)
        knock = NOTHING if chosen == NO else chosen.unit * 256 + chosen.number
        pos.replace(Knocks(self.side, self.wall, (*self.knocks[:side], knock, *self.knocks[side + 1 :])))

    def seen_by(self, seat: int) -> "Knocks":
        """While some are asked only one's own choice; in a dispute who has knocked, and not with what."""
        everyone_in = NOT_YET not in self.knocks
        knocks = tuple(
            knock if side == seat or knock == NOT_YET or (everyone_in and knock == NOTHING) else UNSEEN
            for side, knock in enumerate(self.knocks)
        )
        return Knocks(self.side, self.wall, knocks)

    def filled(self, pos: Position, chance: Chance) -> "Knocks":
        """Any pair that captures the wall, or no knock; a dispute has begun only with real pairs."""
        in_dispute = NOT_YET not in self.knocks
        knocks = tuple(
            self._any(pos, side, chance, in_dispute) if knock == UNSEEN else knock
            for side, knock in enumerate(self.knocks)
        )
        return Knocks(self.side, self.wall, knocks)

    def _any(self, pos: Position, side: int, chance: Chance, must: bool) -> int:
        able = [one * 256 + other for one, other in capturing(pos, side, self.wall)]
        if not able and must:
            make_able(pos, side, self.wall, chance)
            able = [one * 256 + other for one, other in capturing(pos, side, self.wall)]
            if not able:
                # An empty pile may leave nothing to change places with: any two cards stand for the pair.
                cards = cards_in(pos.state.hands[side])
                able = [cards[0] * 256 + cards[1]]
        if not must:
            able.append(NOTHING)
        return able[chance.below(len(able))]


def make_able(pos: Position, side: int, wall: int, chance: Chance) -> None:
    """Give a hand that was dealt anew a pair for a wall its owner is known to have one for.

    Cards of hand and pile that the seat has not seen change places until it has one.
    """
    state: RitesState = pos.state
    known = 0
    for mask in state.knows:
        known |= mask
    for _, card, _ in state.hints:
        known |= BIT[card]
    own = cards_in(state.hands[side] & ~known)
    others = shuffled([card for card in state.deck if not known >> card & 1], chance)
    for mine in shuffled(own, chance):
        for other in others:
            place = state.deck.index(other)
            state.hands[side] ^= BIT[mine] | BIT[other]
            state.deck[place] = mine
            if capturing(pos, side, wall):
                return
            state.hands[side] ^= BIT[mine] | BIT[other]
            state.deck[place] = other


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
        return public(self.side, "dispute", [option("side", side=side) for side in self.knockers])

    def answer(self, pos: Position, chosen: Option) -> None:
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
        side = self.votes.index(NOT_YET)
        pos.replace(Votes(self.knockers, (*self.votes[:side], chosen.side, *self.votes[side + 1 :])))

    def seen_by(self, seat: int) -> "Votes":
        votes = tuple(UNSEEN if vote >= 0 and side != seat else vote for side, vote in enumerate(self.votes))
        return Votes(self.knockers, votes)

    def filled(self, pos: Position, chance: Chance) -> "Votes":
        count = len(self.knockers)
        votes = tuple(self.knockers[chance.below(count)] if vote == UNSEEN else vote for vote in self.votes)
        return Votes(self.knockers, votes)
