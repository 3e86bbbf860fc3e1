"""What cannot be in Cthulhu Rises: in set-ups, and in positions from outside."""

from collections.abc import Iterator
from typing import Any

from game.engine.errors import SetupError
from game.engine.position import Position
from game.engine.shapes import BOTTOM, Shapes
from game.games.rites.rules.artifacts import NOTHING
from game.games.rites.rules.shapes import Checks, Complaint, has_cards, holds, is_side, performing
from game.games.rites.rules.state import NOBODY, RitesState
from game.games.rites.tablets.cthulhu_rises.rules.rite import Force, Gates


def _complaints(rules: Any, state: RitesState) -> Iterator[Complaint]:
    own = state.own
    assert isinstance(own, Gates)
    sides = own.gate[::2]
    if not sides:
        return
    laid = [(side - sides[0]) % rules.seats for side in sides]
    waiting = [place for place in range(rules.seats)
               if place not in laid and state.hands[(sides[0] + place) % rules.seats]]  # fmt: skip
    if laid != sorted(set(laid)) or any(place < laid[-1] for place in waiting):
        # Who has no cards left is passed over.
        yield SetupError("gate", "rites-setup-gate")
    if state.active != NOBODY and (state.active - sides[0]) % rules.seats not in waiting[:1]:
        yield SetupError("active", "rites-setup-gate-turn")


def _unsound(pos: Position, state: RitesState) -> str:
    own: Gates = pos.state.own
    sides = own.gate[::2]
    sound = len(set(sides)) == len(sides) and own.bearer_gate <= own.gates
    return "" if sound else "the gate could not stand so"


def _force(pos: Position, entry: Force) -> bool:
    if not is_side(pos, entry.side) or not has_cards(pos, entry.side) or type(entry.other) is not int:
        return False
    if entry.other == NOBODY:
        others = any(has_cards(pos, side) for side in pos.rules.sides if side != entry.side)
        return type(entry.card) is int and entry.card == NOTHING and others
    if not is_side(pos, entry.other) or entry.other == entry.side or not has_cards(pos, entry.other):
        return False
    return entry.card == NOTHING or holds(pos, entry.side, entry.card)


def _enter(shapes: Shapes) -> None:
    shapes.add("rites_gate", BOTTOM, fits=performing(Gates, lambda pos, entry: is_side(pos, entry.opener)))
    shapes.add("rites_force", "rites_gate", fits=_force)


CHECKS = Checks(_complaints, _unsound, _enter)
