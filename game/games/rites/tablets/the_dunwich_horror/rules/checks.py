"""What cannot be in The Dunwich Horror: in set-ups, and in positions from outside."""

from collections.abc import Iterator
from typing import Any

from game.engine.errors import SetupError
from game.engine.position import Position
from game.engine.shapes import BOTTOM, Shapes, above, below, number, numbers
from game.games.rites.rules.artifacts import NOT_YET, NOTHING
from game.games.rites.rules.plots import nothing_open_is_gone, open_and_there
from game.games.rites.rules.shapes import Checks, Complaint, is_side, performing
from game.games.rites.rules.state import RitesState
from game.games.rites.tablets.the_dunwich_horror.rules.knocks import Knocks, Verdict, Votes, Walls, capturing
from game.games.rites.tablets.the_dunwich_horror.rules.rite import WALLS, Reveal, Uncovered


def _complaints(rules: Any, state: RitesState) -> Iterator[Complaint]:
    own = state.own
    assert isinstance(own, Walls)
    if own.plots and len(own.plots) != WALLS:
        yield SetupError("plots", "rites-setup-walls")
    yield from nothing_open_is_gone(own, WALLS)


def _unsound(pos: Position, state: RitesState) -> str:
    own: Walls = pos.state.own
    sound = len(own.plots) == WALLS and not any(nothing_open_is_gone(own, WALLS))
    return "" if sound else "walls or graves could not stand so"


def _reveal(pos: Position, entry: Reveal) -> bool:
    own: Walls = pos.state.own
    if not is_side(pos, entry.side) or not number(entry.twin, 0, 1):
        return False
    return any(wall // 4 == entry.twin for wall in own.face_down())


def _uncovered(pos: Position, entry: Uncovered | Knocks) -> bool:
    return is_side(pos, entry.side) and open_and_there(pos.state.own, entry.wall)


def _knocks(pos: Position, entry: Knocks) -> bool:
    if not _uncovered(pos, entry) or not numbers(entry.knocks, pos.rules.seats):
        return False
    settled = isinstance(above(pos, entry), Verdict | Votes)
    if entry.knocks[entry.side] != NOTHING or settled == (NOT_YET in entry.knocks):
        return False
    return all(
        knock in (NOTHING, NOT_YET) or divmod(knock, 256) in capturing(pos, side, entry.wall)
        for side, knock in enumerate(entry.knocks)
    )


def _knockers(pos: Position, entry: Verdict | Votes) -> bool:
    """Those in dispute, clockwise from who revealed the wall."""
    knocks = below(pos, entry)
    assert isinstance(knocks, Knocks)
    order = [(knocks.side + step) % pos.rules.seats for step in range(1, pos.rules.seats)]
    found = tuple(side for side in order if knocks.knocks[side] != NOTHING)
    return len(found) > 1 and numbers(entry.knockers, len(found)) and entry.knockers == found


def _verdict(pos: Position, entry: Verdict) -> bool:
    return _knockers(pos, entry) and is_side(pos, entry.side) and entry.side not in entry.knockers


def _votes(pos: Position, entry: Votes) -> bool:
    if not _knockers(pos, entry) or not numbers(entry.votes, pos.rules.seats) or NOT_YET not in entry.votes:
        return False
    return all(
        vote == NOTHING if side in entry.knockers else vote == NOT_YET or vote in entry.knockers
        for side, vote in enumerate(entry.votes)
    )


def _enter(shapes: Shapes) -> None:
    shapes.add("rites_dunwich_turn", BOTTOM, fits=performing(Walls))
    shapes.add("rites_dunwich_over", BOTTOM, fits=performing(Walls), carries=True)
    shapes.add("rites_reveal", "rites_dunwich_over", fits=_reveal)
    shapes.add("rites_uncovered", "rites_dunwich_over", fits=_uncovered)
    shapes.add("rites_knocks", "rites_dunwich_over", fits=_knocks)
    shapes.add("rites_verdict", "rites_knocks", fits=_verdict)
    shapes.add("rites_votes", "rites_knocks", fits=_votes)


CHECKS = Checks(_complaints, _unsound, _enter)
