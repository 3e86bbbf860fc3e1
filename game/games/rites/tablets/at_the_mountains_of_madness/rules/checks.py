"""What cannot be in At the Mountains of Madness: in set-ups, and in positions from outside."""

from collections.abc import Iterator
from typing import Any

from game.engine.errors import SetupError
from game.engine.position import Position
from game.engine.shapes import BOTTOM, Shapes, below
from game.games.rites.rules.cards import RANK
from game.games.rites.rules.shapes import Checks, Complaint, holds, is_side, performing, shedding
from game.games.rites.rules.state import NOBODY, RitesState
from game.games.rites.tablets.at_the_mountains_of_madness.rules.rite import LONGEST, Cliff, Mountains, cliff_mates


def _in_a_row(own: Mountains) -> bool:
    """Whether the ridge is neighbours in order, no more than there can be."""
    ranks = [RANK[laid] for laid in own.ridge]
    return not ranks or (len(ranks) <= LONGEST and ranks == list(range(ranks[0], ranks[0] + len(ranks))))


def _at_the_ridge(own: Mountains) -> bool:
    """Whether slopes stand only at the ridge's cards."""
    return {pile >> 1 for pile, cards in enumerate(own.slopes) if cards} <= {RANK[laid] for laid in own.ridge}


def _complaints(rules: Any, state: RitesState) -> Iterator[Complaint]:
    own = state.own
    assert isinstance(own, Mountains)
    if not _in_a_row(own) or 0 in [RANK[laid] for laid in own.ridge]:
        yield SetupError("ridge", "rites-setup-ridge")
    if not _at_the_ridge(own):
        yield SetupError("slopes", "rites-setup-slope")


def _unsound(pos: Position, state: RitesState) -> str:
    own: Mountains = pos.state.own
    return "" if _in_a_row(own) and _at_the_ridge(own) else "the ridge could not stand so"


def _cliff(pos: Position, entry: Cliff) -> bool:
    own: Mountains = pos.state.own
    if not is_side(pos, entry.side) or not holds(pos, entry.side, entry.book) or RANK[entry.book] or not own.ridge:
        return False
    under = below(pos, entry)
    if entry.side != getattr(under, "side", None):
        return False
    if type(entry.card) is int and entry.card == NOBODY:
        return bool(cliff_mates(own, pos.state.hands[entry.side], entry.book))
    return holds(pos, entry.side, entry.card) and entry.card != entry.book


def _enter(shapes: Shapes) -> None:
    turns = "rites_mountain_turn:start rites_mountain_turn:more rites_mountain_turn:drawn"
    shapes.add(turns, BOTTOM, fits=performing(Mountains, shedding))
    shapes.add("rites_cliff", "rites_mountain_turn:more", fits=_cliff)


CHECKS = Checks(_complaints, _unsound, _enter)
