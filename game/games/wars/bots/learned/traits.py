"""What the options of a question are told apart by, in short words: all that a learned policy knows of a position.

A question has ``marks``, the same for all its options: how its side stands. Each option has a ``label``, a coarse word
for what it is, and ``traits`` of its own. A weight belongs to a trait, or to a mark and a label together; so what is
the same for all options is found once.
"""

from typing import NamedTuple

from game.engine.decision import Decision
from game.engine.option import Option
from game.engine.position import Position
from game.games.wars.bots.learned.marks import action_marks, small_marks
from game.games.wars.bots.learned.places import Areas, Units
from game.games.wars.bots.learned.scene import Scene
from game.games.wars.bots.learned.short import few, rich
from game.games.wars.rules.state import WarsState
from game.games.wars.rules.units import (
    BOOKS,
    CULTISTS_OF,
    FACTIONS,
    GREAT_OLD_ONES_OF,
    MOST_AREAS,
    SIDE_MASK,
    SUMMONED_OF,
    UNIT_SIDE,
)


class Described(NamedTuple):
    """A question in words; ``labels`` and ``traits`` are by option, no traits at all where labels say everything."""

    marks: list[str]
    labels: list[str]
    traits: list[list[str]]


def sort_of(asked: Decision) -> str:
    """The kind of question; what may follow a slot's action is another one than the action itself."""
    return "afterwards" if asked.kind == "action" and any(asked.about) else asked.kind


def described(pos: Position) -> Described:
    """The open question in words."""
    asked = pos.decision
    assert asked is not None
    scene = Scene(pos, asked.side)
    if asked.kind in ("action", "second_action"):
        return Described(action_marks(pos, asked, scene), [chosen.kind for chosen in asked.options], [])
    labels: list[str] = []
    traits: list[list[str]] = []
    first = asked.options[0]
    if first.unit >= 0:
        units = Units(pos, asked, scene)
        for chosen in asked.options:
            known = chosen.unit >= 0
            labels.append(units.label(chosen.unit) if known else chosen.kind)
            traits.append(units.traits(chosen.unit) if known else [])
    elif first.area >= 0:
        areas = Areas(pos, asked, scene)
        for chosen in asked.options:
            known = chosen.area >= 0
            labels.append(areas.label(chosen.area) if known else chosen.kind)
            traits.append(areas.traits(chosen.area) if known else [])
    else:
        for chosen in asked.options:
            labels.append(_label(chosen))
            traits.append(_plain(pos, asked, scene, chosen))
    return Described(small_marks(pos, asked, scene), labels, traits)


def _label(chosen: Option) -> str:
    if chosen.kind == "book":
        return BOOKS[chosen.side][chosen.number]
    if chosen.side >= 0:
        return FACTIONS[chosen.side]
    return few(chosen.number, 12) if chosen.number >= 0 else chosen.kind


def _plain(pos: Position, asked: Decision, scene: Scene, chosen: Option) -> list[str]:
    """Books, sides, numbers, yes and no."""
    if chosen.kind == "book":
        return [_label(chosen)]
    if chosen.side >= 0:
        return _side(pos, asked, scene, chosen)
    if chosen.number >= 0:
        return _number(asked, chosen.number)
    return [chosen.kind]


def _side(pos: Position, asked: Decision, scene: Scene, chosen: Option) -> list[str]:
    state: WarsState = pos.state
    side = chosen.side
    own = "own" if side == asked.side else ""
    rank = sum([1 for other in pos.rules.sides if state.doom[other] > state.doom[side]])
    found = [
        FACTIONS[side], f"r{own}{rank}", f"p{own}{rich(state.power[side])}",
        f"g{own}{few(scene.gate_of[side].bit_count(), 3)}", f"k{few(state.books[side].bit_count(), 6)}",
    ]  # fmt: skip
    if asked.about and isinstance(asked.about[0], int) and asked.about[0] < MOST_AREAS:
        area = asked.about[0]
        units, keeper = state.here[area] & SIDE_MASK[side], state.gates[area]
        found.append(
            f"@{'*' if keeper >= 0 and UNIT_SIDE[keeper] == side else ''}"
            f"{'G' if units & GREAT_OLD_ONES_OF[side] else ''}{few((units & SUMMONED_OF[side]).bit_count(), 2)}"
            f"{few((units & CULTISTS_OF[side]).bit_count(), 2)}"
        )
    if chosen.number >= 0:
        found.append(f"#{chosen.number}")
    return found


def _number(asked: Decision, number: int) -> list[str]:
    found = [f"#{number}"]
    if asked.kind == "pledge":
        _, roller, amount, others, round_ = asked.about
        assert isinstance(amount, int) and isinstance(others, int)
        missing = amount - others
        found += [
            f"{round_}/{few(amount, 8)}/{number}",
            f"{round_}{'=' if number == missing else '<' if number < missing else '>'}",
            f"{round_}/m{few(max(0, missing), 8)}/{number}", f"{roller}/{number}",
        ]  # fmt: skip
    return found
