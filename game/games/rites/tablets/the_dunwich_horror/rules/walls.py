"""Pairs of cards, and the walls they capture (rulebook, The Dunwich Horror)."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from game.engine.option import NONE, Option, option
from game.engine.position import Position
from game.games.rites.rules.artifacts import note_way, ways
from game.games.rites.rules.cards import BIT, CARD_OF, RANK, TWINS, WAYS, cards_in
from game.games.rites.rules.moves import throw
from game.games.rites.rules.plots import Plots, read_plots
from game.games.rites.rules.state import TAKEN


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
