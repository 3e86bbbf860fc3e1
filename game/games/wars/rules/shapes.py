"""How frames may stand on one another, and what each and a battle may hold: for positions from outside.

Every kind of frame names what it lies on and has a test of its fields. A question (``Choose``), and what goes on after
one (``Resume``), goes by its continuation's name.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

from game.engine.position import Frame, Position
from game.engine.shapes import ANYTHING, BOTTOM, Shapes, mask, number, once_each
from game.games.wars.rules.flow.assign import Retreat
from game.games.wars.rules.flow.battle import STEPS as BATTLE_STEPS
from game.games.wars.rules.flow.battle import AfterRoll, Declared
from game.games.wars.rules.flow.choose import Choose, Negotiate, Resume
from game.games.wars.rules.flow.doom import DoomEvents, RitualSlot
from game.games.wars.rules.flow.setup import SetUp, late_sides
from game.games.wars.rules.flow.slot import (
    SECOND_PART,
    AfterAction,
    Interrupts,
    SecondAction,
    Slot,
    SlotEnds,
    current_slot,
)
from game.games.wars.rules.flow.turn import DRAFT, ActionPhase, BeforeFirstPlayer, Draft, PairedActions, Turn
from game.games.wars.rules.registry import acting
from game.games.wars.rules.state import ACTION, DOOM, FIRST_PLAYER, GATHER, NO_GATE, Battle, WarsState
from game.games.wars.rules.units import (
    ACOLYTES_OF,
    GREAT_OLD_ONES,
    KEEPERS,
    MOST_AREAS,
    ORDINARY,
    POOL,
    SIDE_MASK,
    UNITS,
)


class Marks(NamedTuple):
    """What a faction can leave in a battle: the abilities it notes as begun, and a test of the rest.

    ``tough`` are its units that bear a Kill, ``saves`` those on which results can have no effect, ``pains`` the most
    that an ability adds by its name.
    """

    side: int
    begun: frozenset[str]
    sound: Callable[[Position, Battle], bool]
    tough: int = 0
    saves: int = 0
    pains: Mapping[str, int] = {}


BATTLES: list[Marks] = []
"""One for each faction, as it has entered it."""


def battle_sound(pos: Position, battle: Battle) -> bool:
    """Masks name units of the two sides, none carries more than it can, and nobody has more to take than was rolled."""
    units = battle.units
    able = {name for marks in BATTLES if marks.side in pos.rules.sides for name in marks.begun}
    tough = sum(marks.tough for marks in BATTLES)
    more = sum(pains for marks in BATTLES for name, pains in marks.pains.items() if name in battle.begun)
    return (
        battle.sides[0] == current_slot(pos).side
        and not units & ~(SIDE_MASK[battle.sides[0]] | SIDE_MASK[battle.sides[1]])
        and not battle.exempt & ~(units & ORDINARY)
        and not battle.tough & ~(units & tough)
        and not (battle.kill1 | battle.pain1) & ~units
        and not battle.kill2 & ~(battle.kill1 & battle.tough & ~battle.pain1)
        and not battle.pain2 & ~(battle.pain1 & battle.tough & ~battle.kill1)
        and not battle.kill1 & battle.pain1 & ~battle.tough
        and not battle.rewarded & ~GREAT_OLD_ONES
        and not battle.saved & ~((battle.kill1 | battle.pain1) & sum(marks.saves for marks in BATTLES))
        and all(due <= len(dice) for due, dice in zip(battle.kills, reversed(battle.dice), strict=True))
        and all(due <= len(dice) + more for due, dice in zip(battle.pains, reversed(battle.dice), strict=True))
        and len(set(battle.begun)) == len(battle.begun)
        and all(name in able for name in battle.begun)
        and all(marks.sound(pos, battle) for marks in BATTLES)
    )


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
    return not pos.rules.sides and once_each(entry.taken, pos.rules.drafted_from) and len(entry.taken) < len(DRAFT)


def _set_up(pos: Position, entry: SetUp) -> bool:
    """The last of those that choose, nothing of theirs on the table yet; all others have set up."""
    left, pool = entry.left, pos.state.here[POOL]
    if not left or late_sides(pos.rules)[-len(left) :] != left:
        return False
    return not any(
        SIDE_MASK[side] & ~pool if side in left else ACOLYTES_OF[side] & pool for side in pos.rules.sides
    )


def _action_phase(pos: Position, entry: ActionPhase) -> bool:
    return pos.state.phase == ACTION and not pos.rules.paired and one_side(entry.side, pos.rules.sides)


def _paired(pos: Position, entry: PairedActions) -> bool:
    if pos.state.phase != ACTION or not pos.rules.paired or not number(entry.seat, 0, 1):
        return False
    return once_each(entry.left, pos.rules.side_of_seat(entry.seat))


def _in_doom(pos: Position, entry: Any) -> bool:
    return pos.state.phase == DOOM and some_sides(pos, entry.left)


def _before_first(pos: Position, entry: BeforeFirstPlayer) -> bool:
    asks = pos.rules.edition.first_player_waits
    return asks and pos.state.phase == FIRST_PLAYER and some_sides(pos, entry.left)


def _events(pos: Position) -> list[str]:
    return [name for name, _, _, _ in pos.rules.doom_events]


def _ritual_slot(pos: Position, entry: RitualSlot) -> bool:
    known = one_side(entry.side, pos.rules.sides) and type(entry.performed) is bool
    return known and once_each(entry.used, _events(pos))


def _doom_events(pos: Position, entry: DoomEvents) -> bool:
    return _in_doom(pos, entry) and once_each(entry.used, _events(pos))


SHAPES.add("draft", BOTTOM, fits=_draft)
SHAPES.add(" ".join(f"turn:{step}" for step in _PHASES), BOTTOM, fits=_turn)
SHAPES.add("set_up", "turn:handicap", "turn:gather", fits=_set_up)
SHAPES.add("action_phase", "turn:end", fits=_action_phase)
SHAPES.add("paired_actions", "turn:end", fits=_paired)
SHAPES.add("rituals", "turn:doom_events", fits=_in_doom)
SHAPES.add("ritual_slot", "rituals", fits=_ritual_slot)
SHAPES.add("doom_events", "turn:doom_reveals", "rituals", "ritual_slot", fits=_doom_events)
SHAPES.add("reveal_window", "turn:doom_end", fits=_in_doom)
SHAPES.add("before_first_player", "turn:doom", fits=_before_first)
SHAPES.add("ask:first_player", "turn:doom")
SHAPES.add("ask:direction", "turn:doom")
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
    return areas_noted(pos, entry)


def areas_noted(pos: Position, entry: Slot) -> bool:
    """Whether a slot knows where it has fought, and keepers of gates."""
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
    able = KEEPERS & SIDE_MASK[side]
    return number(unit, 0, UNITS - 1) and bool(able >> unit & 1)


def slot_under(pos: Position, entry: Frame) -> Slot:
    """The slot in which a frame came about; slots may lie in one another."""
    depth = next(depth for depth, other in enumerate(pos.stack) if other is entry)
    return next(other for other in reversed(pos.stack[:depth]) if isinstance(other, Slot))


def own(pos: Position, entry: Any) -> bool:
    return type(entry.side) is int and entry.side == slot_under(pos, entry).side


def _second(pos: Position, entry: SecondAction) -> bool:
    slot = slot_under(pos, entry)
    known = [action.id for action in pos.rules.actions[slot.side] if action.id in SECOND_PART]
    return own(pos, entry) and slot.acted and entry.first in known


def _slot_ends(pos: Position, entry: SlotEnds) -> bool:
    return slot_under(pos, entry).acted and not pos.rules.edition.gates_after_pass


def _interrupts(pos: Position, entry: Interrupts) -> bool:
    return once_each(entry.left, [side for side, _, _ in pos.rules.hooks["interrupt"]])


NEGOTIATED: dict[str, Callable[[WarsState, tuple[int, ...]], tuple[int, ...]]] = {}
"""By the ability that had them talk: what each who may pay has of it."""


def _negotiate(pos: Position, entry: Negotiate) -> bool:
    """Nothing changes hands while they talk, so what each has is what there is."""
    state: WarsState = pos.state
    count = len(entry.payers)
    most = NEGOTIATED[entry.then](state, entry.payers)
    return (
        type(entry.roller) is int
        and entry.roller == slot_under(pos, entry).side
        and entry.then in [action.id for action in pos.rules.actions[entry.roller]]
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
SHAPES.add("after_action", "slot", "second_action", "slot_ends", fits=own)
SHAPES.add("interrupts", "slot", "second_action", "slot_ends", fits=_interrupts)
SHAPES.add("negotiate", "after_action", fits=_negotiate)
SHAPES.add("ask:control_area ask:control_unit ask:abandon_area", "slot", fits=own)
SHAPES.add(
    "ask:battle_area ask:battle_enemy ask:gate_area ask:gate_build ask:recruit ask:awaken_unit "
    "ask:awaken_area ask:capture_area ask:capture_side",
    "after_action",
    fits=own,
)
"""Questions of an action to whoever acts; those in the middle of something are tested for what they know of it."""


def by(side: int) -> Callable[[Position, Any], bool]:
    return lambda pos, entry: bool(slot_under(pos, entry).side == side)


def places(pos: Position, entry: Choose) -> bool:
    """Of an action that is about areas."""
    return own(pos, entry) and all(an_area(pos, area) for area in entry.args)


def so_many(pos: Position, entry: Choose | Resume) -> bool:
    """Of an action that counts units."""
    return own(pos, entry) and number(entry.args[-1], 0, UNITS)


def _moved(pos: Position, entry: Choose | Resume) -> bool:
    """Which of its units have moved, and which rest, where some may."""
    masks = entry.args[1:] if entry.then == "move_area" else entry.args
    most = 2 if own(pos, entry) and acting(pos, "idle", (entry.side,)) else 1
    return own(pos, entry) and len(masks) <= most and all(mask(units, SIDE_MASK[entry.side]) for units in masks)


SHAPES.add("ask:move_unit ask:move_area", "after_action", fits=_moved)
SHAPES.add("ask:summon_unit ask:summon_area", "after_action", fits=so_many)
SHAPES.add("ask:capture_unit", "after_action", fits=lambda pos, entry: entry.args == (slot_under(pos, entry).side,))


SHAPES.add("resume:move_more", "after_action", fits=_moved)
SHAPES.add("resume:summon_again", "after_action", fits=so_many)

# battle


_SERVED = ("both", "post_battle", "results_assigned", "kills_taken", "battle_after")


def _after_roll(pos: Position, entry: AfterRoll) -> bool:
    return some_sides(pos, entry.left) and entry.which in _SERVED


def _retreat(pos: Position, entry: Retreat) -> bool:
    """At most one of each side."""
    others = [other for other in pos.stack if isinstance(other, Retreat)]
    return number(entry.index, 0, 1) and sum(1 for other in others if other.index == entry.index) == 1


def _declared(pos: Position, entry: Declared) -> bool:
    sides = (entry.attacker, entry.defender)
    slot = slot_under(pos, entry)
    known = once_each(sides, pos.rules.sides) and an_area(pos, entry.area) and entry.attacker == slot.side
    return known and bool(slot.fought >> entry.area & 1)


SHAPES.add("declared", "after_action", fits=_declared, carries=True)
SHAPES.add("battle", "after_action", fits=lambda pos, entry: entry.step in BATTLE_STEPS)
SHAPES.add("before_battle", "battle", fits=lambda pos, entry: one_side(entry.side, pos.state.battle.sides))
SHAPES.add("assign", "battle", fits=lambda pos, entry: number(entry.index, 0, 1) and entry.what in ("kill", "pain"))
SHAPES.also_on("assign", "after_roll")
SHAPES.add("after_roll", "battle", fits=_after_roll)
SHAPES.add("retreat", "battle", "after_roll", "retreat", fits=_retreat)
SHAPES.add("ask:retreat", "retreat")
SHAPES.add("ask:no_room", "retreat", "battle", "after_roll")
