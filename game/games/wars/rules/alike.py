"""Positions that differ only in which of equal figures stands where, told as one; for searches of all lines of play."""

import marshal
from typing import Any

from game.engine.position import Position, encode_stack
from game.games.wars.rules.flow.choose import Choose, Resume
from game.games.wars.rules.flow.slot import Slot
from game.games.wars.rules.state import WarsState
from game.games.wars.rules.units import BIT, MOST_AREAS, UNIT_KIND, UNIT_SIDE, UNITS, units_in

_KEEPS = 1
_KEPT = 1
_BEFORE = _KEPT + MOST_AREAS
_MOVED = 1 << _BEFORE + MOST_AREAS
_MOVING = _MOVED << 1
_RESTING = _MOVING << 1
"""Bits that are noted of a figure: it keeps a gate, may not keep that of an area again, kept one when the slot began,
has moved in this action, is on the move, cannot move in it."""
_GROUPS: list[tuple[int, int]] = []
"""The first figure of each side and kind, and the first that is of another."""
for _unit in range(UNITS):
    if _GROUPS and (UNIT_SIDE[_unit], UNIT_KIND[_unit]) == (UNIT_SIDE[_unit - 1], UNIT_KIND[_unit - 1]):
        _GROUPS[-1] = (_GROUPS[-1][0], _unit + 1)
    else:
        _GROUPS.append((_unit, _unit + 1))


def alike(pos: Position) -> bytes:
    """Bytes that are equal for positions from which the same can be reached, up to which of equal figures does it.

    The rules tell figures of one side and kind apart by their number alone. So a position is told by its numbers, and
    for each side and kind by the sorted places and notes (see ``_KEEPS``) of its figures: whatever in the state or on
    the stack names a figure is a note of that figure. Only between actions and within a Move all of this is known;
    anywhere else, and in a battle, the position's own key is given, which tells more apart and none too few.
    """
    state: WarsState = pos.state
    notes: dict[int, int] = {}
    stack = _noted(pos, notes) if state.battle is None else None
    if stack is None:
        return repr(pos.key()).encode()
    gates = []
    for keeper in state.gates:
        gates.append(min(keeper, 0))
        if keeper >= 0:
            notes[keeper] = notes.get(keeper, 0) | _KEEPS
    loc, chance = state.loc, pos.chance
    figures = [
        tuple(sorted(loc[unit] + (notes.get(unit, 0) << 6) for unit in range(first, last)))
        for first, last in _GROUPS
        if last <= len(loc)
    ]
    told = (
        state.turn, state.phase, state.first, state.direction, *figures, *gates, *state.power, *state.doom,
        *state.books, *state.met, *state.owed, *state.signs, *state.revealed, *state.bag, state.desecrated,
        state.ritual, state.decay, state.flags, state.harmed, *state.notes, state.dirty, state.ending, *stack,
        chance.state, chance.stream, chance.dice, chance.draws, repr(pos.rules.chosen),
    )  # fmt: skip
    # The format without references tells equal values alike, whoever else holds them.
    return marshal.dumps(told, 2)


def _noted(pos: Position, notes: dict[int, int]) -> list[Any] | None:
    """The stack without the figures it names, which are noted; ``None`` if it may name others."""
    told: list[Any] = []
    for entry in pos.stack:
        if isinstance(entry, Slot):
            told.append(_slot(pos, entry, notes))
        elif isinstance(entry, Choose):
            args, plain = entry.args, all(each.unit < 0 for each in entry.options)
            if entry.then == "move_unit":
                _move_marked(notes, args)
            elif entry.then == "move_area":
                _move_marked(notes, args[1:])
                _mark(notes, BIT[args[0]], _MOVING)
            elif args or not plain:
                return None
            # What is offered follows from the rest in a Move.
            offered = () if args else [tuple(each) for each in entry.options]
            told.append((entry.tag, entry.side, entry.kind, entry.then, offered))
        elif isinstance(entry, Resume):
            if entry.then != "move_more":
                return None
            _move_marked(notes, entry.args)
            told.append((entry.tag, entry.side, entry.then))
        elif _PLAIN.issuperset(entry.parts):
            told.append(encode_stack((entry,)))
        else:
            return None
    return told


_PLAIN = frozenset(("step", "side", "first", "left"))
"""Fields of frames that hold steps, sides and actions: a frame with no others names no figure."""


def _slot(pos: Position, slot: Slot, notes: dict[int, int]) -> tuple[Any, ...]:
    for area, keeper in slot.kept:
        notes[keeper] = notes.get(keeper, 0) | 1 << _KEPT + area
    before: Any = slot.before == tuple(pos.state.gates)
    if pos.rules.edition.keepers_of_slot:
        before = [min(keeper, 0) for keeper in slot.before]
        for area, keeper in enumerate(slot.before):
            if keeper >= 0:
                notes[keeper] = notes.get(keeper, 0) | 1 << _BEFORE + area
    return slot.tag, slot.side, slot.acted, slot.counted, slot.fought, before


def _move_marked(notes: dict[int, int], args: tuple[int, ...]) -> None:
    """Units that have moved, and those that cannot."""
    for units, bit in zip(args, (_MOVED, _RESTING), strict=False):
        _mark(notes, units, bit)


def _mark(notes: dict[int, int], units: int, bit: int) -> None:
    for unit in units_in(units):
        notes[unit] = notes.get(unit, 0) | bit
