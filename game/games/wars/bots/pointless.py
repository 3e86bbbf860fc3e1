"""What no bot does, whatever its level: free actions that undo one another, and actions that cannot succeed.

A gate is left only for a unit of another kind to take it at once (The Red Sign), and that is done once in a turn to
act. Whatever the rules offer besides, and however likely a level takes it to be, ``pointless`` strikes it out.
"""

from collections.abc import Callable, Mapping, Sequence

from game.engine.option import Option
from game.engine.position import Position
from game.games.wars.rules.flow.actions import areas_to_swap, keeper_mask
from game.games.wars.rules.flow.slot import Slot, current_slot
from game.games.wars.rules.state import ABANDONED, WarsState
from game.games.wars.rules.units import KIND_MASK, UNIT_KIND

Pointless = Callable[[Position, Option], bool]


def pointless(pos: Position, chosen: Option) -> bool:
    """Whether an option of the open decision is one that nobody takes who thinks at all."""
    asked = pos.decision
    tell = _BY_QUESTION.get(asked.kind) if asked is not None else None
    return tell is not None and tell(pos, chosen)


def wise(pos: Position, chances: Sequence[float]) -> list[float]:
    """The chances of the options of the open decision, with none for what is pointless; as they are if all is."""
    assert pos.decision is not None
    if pos.decision.kind not in _BY_QUESTION:
        return list(chances)
    options = zip(pos.decision.options, chances, strict=True)
    found = [0.0 if pointless(pos, each) else chance for each, chance in options]
    return found if any(found) else list(chances)


def _action(pos: Position, chosen: Option) -> bool:
    """Anything but taking a gate that was left for that; leaving one for nothing; what cannot succeed."""
    assert pos.decision is not None
    side, slot = pos.decision.side, current_slot(pos)
    if slot.kept and chosen.kind != "control_gate" and _left(pos, slot):
        return True
    if chosen.kind == "abandon_gate":
        return not _to_leave(pos, slot)
    entry = pos.rules.action_of[side].get(chosen.kind)
    return entry is not None and entry.vain(pos, side) is not None


def _left(pos: Position, slot: Slot) -> bool:
    """Whether a gate was left in the slot that a unit of another kind can take now."""
    state: WarsState = pos.state
    able = keeper_mask(pos, slot.side)
    return any(
        state.gates[area] == ABANDONED and state.here[area] & able & ~KIND_MASK[UNIT_KIND[unit]]
        for area, unit in slot.kept
    )


def _to_leave(pos: Position, slot: Slot) -> list[int]:
    """Areas whose keeper may be another unit's business: it has been there since the slot began."""
    gates = pos.state.gates
    return [area for area in areas_to_swap(pos, slot.side) if slot.before[area] == gates[area]]


def _abandon(pos: Position, chosen: Option) -> bool:
    return chosen.area not in _to_leave(pos, current_slot(pos))


def _keeper(pos: Position, chosen: Option) -> bool:
    """One like the keeper that has just left this gate."""
    kept = current_slot(pos).kept
    return any(area == chosen.area and UNIT_KIND[unit] == UNIT_KIND[chosen.unit] for area, unit in kept)


_BY_QUESTION: Mapping[str, Pointless] = {
    "action": _action,
    "second_action": _action,
    "energy_nexus": _action,
    "abandon_area": _abandon,
    "gate_keeper": _keeper,
}


class Steps:
    """The steps of the Move that is going on, as a player remembers them: a position does not tell where who was."""

    def __init__(self) -> None:
        self._ways: set[tuple[int, int, int]] = set()

    def pointless(self, pos: Position, chosen: Option) -> bool:
        """As the function; and by a step two units alike would change places."""
        asked = pos.decision
        if asked is None or asked.kind != "move_area":
            return pointless(pos, chosen)
        kind, here = self._stands(pos)
        return (kind, chosen.area, here) in self._ways

    def note(self, pos: Position, chosen: Option) -> None:
        """Remember what is chosen of a Move; another one begins with its first unit."""
        asked = pos.decision
        assert asked is not None
        if asked.kind == "move_area":
            kind, here = self._stands(pos)
            self._ways.add((kind, here, chosen.area))
        elif asked.kind == "action":
            self._ways.clear()

    @staticmethod
    def _stands(pos: Position) -> tuple[int, int]:
        assert pos.decision is not None
        unit = int(pos.decision.about[0])
        return UNIT_KIND[unit], pos.state.loc[unit]
