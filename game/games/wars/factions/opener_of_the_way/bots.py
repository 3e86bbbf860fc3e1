"""What a strong player of Opener of the Way knows: gates everywhere, a Spawn early; Yog-Sothoth is one more gate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.engine.option import Option
from game.engine.position import Position
from game.games.wars.bots.knowledge import Knowledge, towards
from game.games.wars.bots.learned.particular import Count, Particular
from game.games.wars.bots.learned.short import few, rich
from game.games.wars.bots.look import Look
from game.games.wars.bots.shared import GREAT_WORTH
from game.games.wars.factions.opener_of_the_way.rules.figures import OW, SPAWN, YOG_SOTHOTH
from game.games.wars.factions.opener_of_the_way.rules.gates import gates_wanted
from game.games.wars.rules.board import gates_on_map
from game.games.wars.rules.flow.anytime import ANY_MOMENT
from game.games.wars.rules.flow.battle import WORST_PAIN
from game.games.wars.rules.flow.choose import DONE, NO, YES
from game.games.wars.rules.state import NO_GATE, Battle
from game.games.wars.rules.units import (
    CULTISTS_OF,
    FACTIONS,
    GREAT_OLD_ONES,
    KIND_MASK,
    KINDS,
    MOST_AREAS,
    REQUIREMENT_BIT,
    SIDE_MASK,
    SIDE_NUMBER,
    UNIT_KIND,
    UNIT_SIDE,
)

if TYPE_CHECKING:
    from game.games.wars.bots.learned.scene import Scene
    from game.games.wars.bots.learned.survey import Survey

BOOKS = {
    "they_break_through": 0.5, "million_favored_ones": 0.5, "dragon_ascending": 0.4, "dragon_descending": 0.4,
    "channel_power": 0.3, "dread_curse": 0.2,
}  # fmt: skip
FEW = 3
"""A roll is repeated for so many blank dice."""
MUCH, SOME, LITTLE = 7, 4, 2
"""Power that Dragon Ascending must bring; less will do where hardly any is left."""


def many_gates(look: Look, wanted: int) -> float:
    """How near the map is to so many gates, with places where his Cultists could build the next."""
    state = look.state
    standing = float(gates_on_map(state))
    for area in range(look.areas):
        if state.gates[area] == NO_GATE and state.here[area] & CULTISTS_OF[OW]:
            standing += 0.2
    return (min(standing, wanted) / wanted) ** 3


def last_gates(look: Look, side: int) -> float:
    """The greater number of gates; fewer with two or three players."""
    return many_gates(look, gates_wanted(look.pos))


def visits(look: Look, side: int) -> float:
    """Enemies' gates where he stands, of two; one next door counts for little."""
    found = 0.0
    here = look.state.here
    for area, keeper in enumerate(look.state.gates):
        if keeper >= 0 and UNIT_SIDE[keeper] != OW:
            if here[area] & SIDE_MASK[OW]:
                found += 1
            elif any([here[near] & SIDE_MASK[OW] for near in look.pos.rules.map.adjacent[area]]):  # noqa: C419
                found += 0.1
    return (min(found, 2.0) / 2) ** 2


def sacrifice(look: Look, side: int) -> float:
    """Whether a unit of his stands where a battle could take it."""
    best = 0.0
    for area, units in look.shared:
        if units & SIDE_MASK[OW]:
            for enemy in look.sides:
                if enemy != OW and units & SIDE_MASK[enemy]:
                    best = max(best, min(look.dice(enemy, area, OW) / 6, 1.0))
    return 0.2 + 0.8 * best if best else 0.0


def meeting(look: Look, side: int) -> float:
    """How near Yog-Sothoth is to an enemy's Great Old One, if both are on the map."""
    where = look.state.loc[YOG_SOTHOTH]
    others = GREAT_OLD_ONES & ~SIDE_MASK[OW] & look.everywhere
    if where >= MOST_AREAS or not others:
        return 0.0
    here = look.state.here
    near = any([here[area] & others for area in look.pos.rules.map.adjacent[where]])  # noqa: C419
    return 0.6 if near and look.power[OW] else 0.3


def door(look: Look, side: int) -> float:
    """A Spawn on the map, and Power is being saved; or Power for the Spawn."""
    if not look.everywhere & KIND_MASK[SPAWN]:
        return 0.15 * min(1.0, look.power[OW] / 4)
    return 0.4 + 0.6 * min(1.0, look.power[OW] / 6) ** 2


def channels(pos: Position) -> Option:
    """Roll again for three blank dice, or two where Power is plenty."""
    battle: Battle = pos.state.battle
    blank = sum(1 for face in battle.dice[battle.index(OW)] if face < WORST_PAIN)
    return YES if blank >= FEW or (blank and pos.state.power[OW] > 2 * FEW) else NO


def promotes(pos: Position) -> Option:
    """The dearest unit that is no Cultist; a Spawn and a keeper stay what they are."""
    assert pos.decision is not None
    units = [each for each in pos.decision.options if each.unit >= 0 and UNIT_KIND[each.unit] != SPAWN]
    able = [each for each in units if pos.state.gates[each.area] != each.unit]
    return max(able, key=lambda each: KINDS[UNIT_KIND[each.unit]].cost, default=DONE)


def _much(own: int, most: int) -> bool:
    """Whether Dragon Ascending is worth it with so much Power, if an enemy has so much at most."""
    gain = most - own
    return gain >= MUCH or (gain >= SOME and own <= LITTLE)


def ascends(pos: Position) -> Option:
    """Before the first player is found: by the Power of the enemy who has most, as on a turn of his own."""
    assert pos.decision is not None
    power, able = pos.state.power, [each for each in pos.decision.options if each.kind == "dragon_ascending"]
    richest = max(able, key=lambda each: power[each.side], default=DONE)
    return richest if richest is not DONE and _much(power[OW], power[richest.side]) else DONE


def moment(view: dict[str, Any]) -> int | None:
    """Dragon Ascending: on a turn of his own, by the Power of the enemy who has most, where that is much more."""
    state, asked, own = view["state"], view["decision"], FACTIONS[OW]
    if not asked or (asked["side"], asked["kind"]) != (OW, "action"):
        return None
    if "dragon_ascending" not in state["books"][own] or "dragon_ascending_used" in state["flags"]:
        return None
    power = state["power"]
    richest = max((name for name in power if name != own), key=lambda name: power[name])
    return ANY_MOMENT + SIDE_NUMBER[richest] if _much(power[own], power[richest]) else None


_EIGHT, _TWELVE = REQUIREMENT_BIT["ow_gates_8"], REQUIREMENT_BIT["ow_gates_12"]


def _still_wanted(pos: Position) -> int:
    """How many gates the map still needs for the next spellbook; 0 where both were had."""
    met = pos.state.met[OW]
    wanted = 8 if not met & _EIGHT else gates_wanted(pos) if not met & _TWELVE else 0
    return max(0, wanted - gates_on_map(pos.state))


def doors_missing(survey: Survey, side: int) -> float:
    """Gates that the map still needs for the next spellbook, in fours."""
    return _still_wanted(survey.pos) / 4


def visited(survey: Survey, side: int) -> float:
    """Enemies' gates where a unit of his stands, in twos."""
    found = 0
    for other in survey.sides:
        if other != OW:
            found |= survey.gates[other]
    return (found & survey.anywhere[OW]).bit_count() / 2


def doors(pos: Position, scene: Scene) -> list[str]:
    """How many gates are missing, enemies' gates visited, Power of the richest enemy."""
    missing = few(_still_wanted(pos), 5)
    own = scene.great | scene.monsters | scene.cultists
    most = max([pos.state.power[other] for other in scene.rivals], default=0)
    return [
        "D" + missing, f"D{missing}p{rich(pos.state.power[OW])}", "V" + few((scene.foe_gates & own).bit_count(), 3),
        "X" + few(most, 9), "Y" + few((scene.great & scene.foe_great).bit_count(), 1),
    ]  # fmt: skip


KNOWLEDGE = Knowledge(
    OW,
    BOOKS,
    (
        towards("ow_gates_8", lambda look, side: many_gates(look, 8), 3.2, 4.8),
        towards("ow_gates_12", last_gates, 3.2, 4.8),
        towards("ow_areas", visits, 3.2, 4.8),
        towards("ow_loss", sacrifice, 2.0, 3.0),
        towards("ow_great", meeting, 2.0, 3.0),
        towards("ow_awaken", door, 2.0, 3.0),
    ),
    {},
    moment,
    particular=Particular(
        (Count("doors_missing", "books", doors_missing, -0.1, -0.1), Count("visited", "books", visited, 0.0, 0.0)),
        marks=doors,
    ),
    at_sight={"channel_power": channels, "million_favored_ones": promotes, "before_first_player": ascends},
    never_tried=("before_first_player",),
)
GREAT_WORTH[OW] = ((YOG_SOTHOTH, 8.0),)
