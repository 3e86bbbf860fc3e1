"""What an option of the open decision would lead to, as far as no die and nobody else has a say in it.

For telling whoever is asked where and against whom something can be used. Nothing that
falls by chance is ever looked at.
"""

from typing import NamedTuple

from game.engine.decision import Decision
from game.engine.option import Blocked, Option
from game.engine.position import Position
from game.match.match import Match

_DEEPEST = 2


class Reach(NamedTuple):
    """Areas, enemies and own units that the next steps of an option leave open; all empty where they are unknown."""

    areas: frozenset[int] = frozenset()
    sides: frozenset[int] = frozenset()
    units: frozenset[int] = frozenset()
    blocked: tuple[Blocked, ...] = ()


def reach(match: Match, chosen: Option) -> Reach:
    """What an option of the open decision would let its side name next."""
    asked = match.position.decision
    if asked is None or chosen not in asked.options:
        return Reach()
    found: list[Option] = []
    blocked = _explore(match.position, chosen, asked, _DEEPEST, found)
    areas = frozenset(each.area for each in found if each.area >= 0)
    return Reach(
        areas,
        frozenset(each.side for each in found if each.kind == "side"),
        frozenset(each.unit for each in found if each.unit >= 0),
        tuple(blocked),
    )


def _explore(pos: Position, chosen: Option, asked: Decision, depth: int, found: list[Option]) -> list[Blocked]:
    """Take an option on a copy and note what can be named next; returns what is blocked right after it."""
    after = pos.copy()
    after.answer(chosen)
    if _rolled(pos, after):
        return []
    for event in after.events:
        if event.kind == "forced" and event.args[0] == asked.side:
            _, _, kind, area, unit, side, number = event.args
            found.append(Option(str(kind), int(area), int(unit), int(side), int(number)))
    decision = after.decision
    # Once the side is asked for its next action, what was begun is over.
    if decision is None or decision.side != asked.side or decision.kind in ("action", asked.kind):
        return []
    named = [each for each in decision.options if each.kind in ("area", "side", "unit")]
    found += named
    if depth > 1:
        for each in named:
            if each.kind == "area":
                _explore(after, each, decision, depth - 1, found)
    return after.stack[-1].blocked(after) if after.stack else []


def _rolled(before: Position, after: Position) -> bool:
    """Whether dice or draws were used in between."""
    old, new = before.chance, after.chance
    return (old.state, old.dice, old.draws) != (new.state, new.dice, new.draws)
