"""How frames may stand on one another, and what each may hold: for positions from outside.

Every kind of frame names what it lies on and has a test of its fields. A question (``Choose``), and what goes on after
one (``Resume``), goes by its continuation's name.
"""

from collections.abc import Collection
from typing import Any

from game.engine.frame import Frame
from game.engine.position import Position
from game.engine.shapes import ANYTHING, BOTTOM, Shapes, mask, number, once_each
from game.games.wars.factions.black_goat.rules.figures import DARK_YOUNG, GHOUL
from game.games.wars.rules.flow.assign import Assign
from game.games.wars.rules.flow.battle import STEPS as BATTLE_STEPS
from game.games.wars.rules.flow.battle import AfterRoll, BattleStep, BeforeBattle
from game.games.wars.rules.flow.choose import Choose, Resume
from game.games.wars.rules.flow.doom import DoomEvents, RitualSlot
from game.games.wars.rules.flow.negotiate import Negotiate
from game.games.wars.rules.flow.pairs import DRAFT, Draft, PairedActions
from game.games.wars.rules.flow.retreat import Retreat
from game.games.wars.rules.flow.slot import (
    SECOND_PART,
    AfterAction,
    Interrupts,
    SecondAction,
    Slot,
    SlotEnds,
    current_slot,
)
from game.games.wars.rules.flow.turn import ActionPhase, Turn
from game.games.wars.rules.state import ACTION, DOOM, FIRST_PLAYER, GATHER, NO_GATE, WarsState
from game.games.wars.rules.units import CULTISTS_OF, FACTIONS, KIND_MASK, MOST_AREAS, POOL, SIDE_MASK, UNITS


def name_of(entry: Frame) -> str:
    """A frame's kind: with its step where others lie on it by step, with its continuation if it is a question."""
    if isinstance(entry, Choose):
        return f"ask:{entry.then}"
    if isinstance(entry, Resume):
        return f"resume:{entry.then}"
    return f"{entry.tag}:{entry.step}" if hasattr(entry, "step") and entry.tag.endswith("turn") else entry.tag


SHAPES = Shapes(name_of)


def some_sides(pos: Position, value: Any) -> bool:
    """Whether it is sides in play, none twice."""
    return once_each(value, pos.rules.sides)


def one_side(value: Any, among: Collection[int]) -> bool:
    """Whether it is one of these sides."""
    return type(value) is int and value in among


def an_area(pos: Position, value: Any) -> bool:
    """Whether it is an area of the map."""
    return number(value, 0, len(pos.rules.map.areas) - 1)


# turn and phases


_PHASES = {
    "handicap": (GATHER,),
    "gather": (GATHER, ACTION),
    "minimum": (GATHER,),
    "handicap_power": (GATHER,),
    "first_player": (GATHER, FIRST_PLAYER),
    "doom": (FIRST_PLAYER, DOOM),
    "doom_events": (DOOM,),
    "doom_reveals": (DOOM,),
    "doom_end": (DOOM,),
    "action": (FIRST_PLAYER, DOOM, ACTION),
    "end": (ACTION,),
}
"""The phases in which a step of the turn can be the next one; set-ups begin with a phase's own step."""


def _turn(pos: Position, entry: Turn) -> bool:
    return pos.rules.game == "wars" and pos.state.phase in _PHASES[entry.step]


def _draft(pos: Position, entry: Draft) -> bool:
    return not pos.rules.sides and once_each(entry.taken, range(len(FACTIONS))) and len(entry.taken) < len(DRAFT)


def _action_phase(pos: Position, entry: ActionPhase) -> bool:
    return pos.state.phase == ACTION and not pos.rules.paired and one_side(entry.side, pos.rules.sides)


def _paired(pos: Position, entry: PairedActions) -> bool:
    if pos.state.phase != ACTION or not pos.rules.paired or not number(entry.seat, 0, 1):
        return False
    return once_each(entry.left, pos.rules.side_of_seat(entry.seat))


def _in_doom(pos: Position, entry: Any) -> bool:
    return pos.state.phase == DOOM and some_sides(pos, entry.left)


def _events(pos: Position) -> list[str]:
    return [name for name, _, _, _ in pos.rules.doom_events]


def _ritual_slot(pos: Position, entry: RitualSlot) -> bool:
    known = one_side(entry.side, pos.rules.sides) and type(entry.performed) is bool
    return known and once_each(entry.used, _events(pos))


def _doom_events(pos: Position, entry: DoomEvents) -> bool:
    return _in_doom(pos, entry) and once_each(entry.used, _events(pos))


SHAPES.add("draft", BOTTOM, fits=_draft)
SHAPES.add(" ".join(f"turn:{step}" for step in _PHASES), BOTTOM, fits=_turn)
SHAPES.add("action_phase", "turn:end", fits=_action_phase)
SHAPES.add("paired_actions", "turn:end", fits=_paired)
SHAPES.add("rituals", "turn:doom_events", fits=_in_doom)
SHAPES.add("ritual_slot", "rituals", fits=_ritual_slot)
SHAPES.add("doom_events", "turn:doom_reveals", "rituals", fits=_doom_events)
SHAPES.add("reveal_window", "turn:doom_end", fits=_in_doom)
SHAPES.add("ask:first_player", "turn:doom")
SHAPES.add("ask:direction", "turn:doom")
SHAPES.add("ask:blood_sacrifice", "doom_events", "ritual_slot")
SHAPES.add("ask:book", ANYTHING)

# slots and actions


def _slot(pos: Position, entry: Slot) -> bool:
    state: WarsState = pos.state
    if not one_side(entry.side, pos.rules.sides) or type(entry.acted) is not bool or type(entry.counted) is not bool:
        return False
    begun = entry.acted or entry.counted
    # A fresh slot has Power; whatever goes on after an action has been noted as one.
    if not begun and (not state.power[entry.side] or any(type(other) is AfterAction for other in pos.stack)):
        return False
    return (
        mask(entry.fought, (1 << len(pos.rules.map.areas)) - 1)
        and isinstance(entry.before, tuple)
        and len(entry.before) == MOST_AREAS
        and all(number(keeper, NO_GATE, UNITS - 1) for keeper in entry.before)
        and isinstance(entry.kept, tuple)
        and len(set(entry.kept)) == len(entry.kept)
        and all(
            isinstance(pair, tuple) and len(pair) == 2 and an_area(pos, pair[0]) and _may_keep(pair[1], entry.side)
            for pair in entry.kept
        )
    )


def _may_keep(unit: Any, side: int) -> bool:
    able = CULTISTS_OF[side] | KIND_MASK[DARK_YOUNG] & SIDE_MASK[side]
    return number(unit, 0, UNITS - 1) and bool(able >> unit & 1)


def _own(pos: Position, entry: Any) -> bool:
    """Of whose slot it is."""
    return type(entry.side) is int and entry.side == current_slot(pos).side


def _second(pos: Position, entry: SecondAction) -> bool:
    slot = current_slot(pos)
    known = [action.id for action in pos.rules.actions[slot.side] if action.id in SECOND_PART]
    return _own(pos, entry) and slot.acted and entry.first in known


def _slot_ends(pos: Position, entry: SlotEnds) -> bool:
    return current_slot(pos).acted and not pos.rules.edition.gates_after_pass


def _interrupts(pos: Position, entry: Interrupts) -> bool:
    return once_each(entry.left, [side for side, _, _ in pos.rules.hooks["interrupt"]])


def _negotiate(pos: Position, entry: Negotiate) -> bool:
    """Nothing changes hands while they talk, so what each has is what there is."""
    state: WarsState = pos.state
    count = len(entry.payers)
    everywhere = sum(state.here[:POOL])
    if entry.then == "thousand_forms":
        most = tuple(state.power[side] for side in entry.payers)
    else:
        most = tuple((everywhere & CULTISTS_OF[side]).bit_count() for side in entry.payers)
    return (
        type(entry.roller) is int
        and entry.roller == current_slot(pos).side
        and (entry.then, FACTIONS[entry.roller]) in (("thousand_forms", "crawling_chaos"), ("ghroth", "black_goat"))
        and number(entry.amount, 1, 6)
        and once_each(entry.payers, [side for side in pos.rules.sides if side != entry.roller])
        and all(type(have) is int for have in entry.most)
        and entry.most == most
        and sum(most) >= entry.amount
        and len(entry.pledges) < 2 * count
        and all(number(pledge, 0, min(most[n % count], entry.amount)) for n, pledge in enumerate(entry.pledges))
    )


SHAPES.add("slot", "action_phase", "paired_actions", "duel_actions", fits=_slot)
SHAPES.add("second_action", "slot", fits=_second)
SHAPES.add("slot_ends", "slot", fits=_slot_ends, carries=True)
SHAPES.add("after_action", "slot", "second_action", "slot_ends", fits=_own)
SHAPES.add("interrupts", "slot", "second_action", "slot_ends", fits=_interrupts)
SHAPES.add("negotiate", "after_action", fits=_negotiate)
SHAPES.add("ask:devolve", "interrupts")
SHAPES.add("ask:control_area ask:control_unit ask:abandon_area", "slot", fits=_own)
SHAPES.add(
    "ask:battle_area ask:battle_enemy ask:gate_area ask:gate_build ask:recruit ask:awaken_unit "
    "ask:awaken_area ask:capture_area ask:capture_side ask:dreams_area ask:dreams_side ask:emerge ask:avatar_area "
    "ask:avatar_side ask:ghroth_gift_side ask:ghroth_gift ask:ghroth_share ask:gift ask:he_who ask:scream_area "
    "ask:shriek_area ask:zingaya_area ask:zingaya_side",
    "after_action",
    fits=_own,
)
"""Questions of an action to whoever acts; those in the middle of something are tested for what they know of it."""


def _by(pos: Position, *sides: str) -> bool:
    return FACTIONS[current_slot(pos).side] in sides


def _given(pos: Position, given: Any) -> bool:
    """Of two Cultists that must go: how many have gone; there are others to choose from."""
    standing = sum(pos.state.here[:POOL]) & CULTISTS_OF[current_slot(pos).side]
    return number(given, 0, 1) and standing.bit_count() >= _asked_among(pos) - given


def _asked_among(pos: Position) -> int:
    """How many Cultists there are at least where it is asked which two go."""
    return 2 if pos.rules.edition.order_asked else 3


def _awaken_cultist(pos: Position, entry: Choose) -> bool:
    area, given = entry.args
    if not _own(pos, entry) or not an_area(pos, area) or not _given(pos, given):
        return False
    there = pos.state.here[area] & CULTISTS_OF[entry.side]
    return bool(pos.rules.edition.awakening_cultists_anywhere) or there.bit_count() >= _asked_among(pos) - given


def _places(pos: Position, entry: Choose) -> bool:
    return _own(pos, entry) and all(an_area(pos, area) for area in entry.args)


def _so_many(pos: Position, entry: Choose | Resume) -> bool:
    return _own(pos, entry) and number(entry.args[-1], 0, UNITS)


def _moved(pos: Position, entry: Choose | Resume) -> bool:
    return _own(pos, entry) and mask(entry.args[-1], SIDE_MASK[entry.side])


def _sacrifice(pos: Position, entry: Choose) -> bool:
    return _own(pos, entry) and _given(pos, entry.args[0])


def _shriek(pos: Position, entry: Choose) -> bool:
    return _own(pos, entry) and an_area(pos, entry.args[0]) and number(entry.args[1], 0, UNITS)


SHAPES.add("ask:awaken_cultist", "after_action", fits=_awaken_cultist)
SHAPES.add("ask:sacrifice_unit", "after_action", fits=_sacrifice)
SHAPES.add("ask:move_unit ask:move_area", "after_action", fits=_moved)
SHAPES.add("ask:summon_unit ask:summon_area", "after_action", fits=_so_many)
SHAPES.add("ask:submerge_unit", "after_action", fits=_places)
SHAPES.add("ask:desecrate", "after_action", fits=_places)
SHAPES.add("ask:scream_unit", "after_action", fits=_places)
SHAPES.add("ask:shriek_unit", "after_action", fits=_shriek)
SHAPES.add("ask:capture_unit", "after_action", fits=lambda pos, entry: entry.args == (current_slot(pos).side,))
SHAPES.add("ask:dreams", "after_action", fits=lambda pos, entry: _by(pos, "great_cthulhu"))
SHAPES.add("ask:avatar", "after_action", fits=lambda pos, entry: _by(pos, "black_goat"))
SHAPES.add("ask:zingaya", "after_action", fits=lambda pos, entry: _by(pos, "yellow_sign"))
SHAPES.add("ask:ghroth_unit", "after_action", fits=lambda pos, entry: _by(pos, "black_goat"))


def _pairs(pos: Position, entry: Resume, values: tuple[Any, ...], least: int) -> bool:
    sides, numbers = values[::2], values[1::2]
    standing = sum(pos.state.here[:POOL])
    return (
        _by(pos, "black_goat")
        and some_sides(pos, sides)
        and len(sides) == len(numbers)
        and all(
            number(each, least, (standing & CULTISTS_OF[side]).bit_count())
            for side, each in zip(sides, numbers, strict=True)
        )
    )


def _dividing(pos: Position, entry: Resume) -> bool:
    return number(entry.args[0], 0, 6) and _pairs(pos, entry, entry.args[1:], 0)


def _losing(pos: Position, entry: Resume) -> bool:
    return bool(entry.args) and _pairs(pos, entry, entry.args, 1)


SHAPES.add("resume:move_more", "after_action", fits=_moved)
SHAPES.add("resume:summon_again", "after_action", fits=_so_many)
SHAPES.add("resume:ghroth_divide", "after_action", fits=_dividing)
SHAPES.add("resume:ghroth_loss", "after_action", fits=_losing)

# battle


def _fighter(pos: Position, entry: BeforeBattle) -> bool:
    return one_side(entry.side, pos.state.battle.sides)


def _step(pos: Position, entry: BattleStep) -> bool:
    return entry.step in [name for name, _, _ in BATTLE_STEPS]


def _assign(pos: Position, entry: Assign) -> bool:
    return number(entry.index, 0, 1) and entry.what in ("kill", "pain")


def _after_roll(pos: Position, entry: AfterRoll) -> bool:
    return some_sides(pos, entry.left) and entry.which in ("both", "post_battle", "results_assigned")


def _retreat(pos: Position, entry: Retreat) -> bool:
    """At most one of each side."""
    others = [other for other in pos.stack if isinstance(other, Retreat)]
    return number(entry.index, 0, 1) and sum(1 for other in others if other.index == entry.index) == 1


def _madness(pos: Position, entry: Choose) -> bool:
    going = sum(1 for other in pos.stack if isinstance(other, Retreat))
    return going == 2 and "madness" not in pos.state.battle.begun


SHAPES.add("battle", "after_action", fits=_step)
SHAPES.add("before_battle", "battle", fits=_fighter)
SHAPES.add("assign", "battle", fits=_assign)
SHAPES.add("after_roll", "battle", fits=_after_roll)
SHAPES.add("retreat", "battle", "retreat", fits=_retreat)
SHAPES.add(
    "ask:devour ask:absorb_shoggoth ask:absorb ask:abduct ask:invisibility ask:seek_and_destroy", "before_battle"
)
SHAPES.add("ask:vengeance", "battle")
SHAPES.add("ask:emissary", "assign")
SHAPES.add("ask:harbinger", "after_roll", "ask:harbinger")
SHAPES.add("ask:necrophagy", "after_roll", fits=lambda pos, entry: mask(entry.args[0], KIND_MASK[GHOUL]))
SHAPES.add("ask:madness", "retreat", fits=_madness)
SHAPES.add("ask:retreat", "retreat")
SHAPES.add("ask:no_room", "retreat", "battle")
