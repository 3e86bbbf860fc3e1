"""Temperaments as a learned policy has them: what each likes and dislikes, in addition to how likely an option is.

A liking is added to the logarithm of an option's chance: with 1 it is taken e times as often. None is for its own sake
so strong that it makes a bot weaker by more than a few percent of its wins; docs/bots.md tells what was measured.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.bots.temperaments import temperament_of
from game.engine.decision import Decision
from game.engine.option import NONE
from game.engine.position import Position
from game.games.wars.rules.state import WarsState
from game.games.wars.rules.units import CULTISTS_OF, GREAT_OLD_ONES_OF, SIDE_MASK

_DEEDS = frozenset(("action", "second_action", "ritual", "doom_event", "harbinger"))
"""Questions whose options are told apart by their kinds."""
_WHOSE = frozenset(("battle_enemy", "capture_side", "avatar_side"))
_WHERE = frozenset((
    "battle_area", "capture_area", "move_area", "retreat_area", "summon_area", "awaken_area", "emerge_area",
    "avatar_area", "scream_area",
))  # fmt: skip


class Likings(NamedTuple):
    """What a temperament likes."""

    deeds: Mapping[str, float]
    """By kind of option, wherever there is a choice of actions, of Rituals, of rewards."""
    leader: float = 0.0
    """Whatever is the leader's: areas with its units, and the leader where it is asked whose."""
    others: float = 0.0
    """The same of the other rivals."""
    great: float = 0.0
    """Areas with a rival's Great Old One."""
    prey: float = 0.0
    """Areas with a rival's Cultists."""
    peaceful_until: int = 0
    """With so much Doom it fights and captures as everybody does; 0 for a temperament that always does as it likes."""
    heat: float = 1.0
    """Times the variety of its level: what keeps one that likes what is good from being stronger."""


LIKINGS: Mapping[str, Likings] = {
    "builder": Likings({"build_gate": 3.2, "summon": 1.2, "recruit": 0.6, "capture": -0.4, "battle": -0.4}),
    "hunter": Likings({"capture": 2.5, "battle": 2.0}, prey=0.8),
    "ritualist": Likings(
        {"ritual": 1.6, "awaken": 1.0, "blood_sacrifice": 1.5, "bg_sacrifice": 1.0, "cc_pay_4": 1.0, "cc_pay_6": 1.0,
         "desecrate": 0.7, "signs": 2.0},
        heat=1.2,
    ),
    "diplomat": Likings(
        {"battle": -2.5, "capture": -1.0}, leader=-0.9, others=-0.9, great=-0.6, peaceful_until=25
    ),
    "spoiler": Likings({"battle": 0.6, "capture": 0.6}, leader=1.8, others=-1.0),
}  # fmt: skip
_HOSTILE = frozenset(("battle", "capture"))


def likings_of(bot_id: str) -> Likings | None:
    """The likings of a bot; ``None`` for one without a temperament."""
    return LIKINGS.get(temperament_of(bot_id))


def leading_rival(pos: Position, side: int) -> int:
    """The rival with the most Doom; among equals with more spellbooks, then with more Power."""
    state: WarsState = pos.state
    rivals: list[int] = [other for other in pos.rules.sides if other != side]
    return max(rivals, key=lambda other: (state.doom[other], state.books[other].bit_count(), state.power[other]))


def leanings(likings: Likings, pos: Position, weight: float = 1.0) -> Sequence[float] | None:
    """By option of the open question, how much it is liked; ``None`` where nothing is liked or disliked."""
    asked = pos.decision
    assert asked is not None
    if asked.kind in _DEEDS:
        found = _to_deeds(likings, pos, asked)
    elif not (likings.leader or likings.others or likings.great or likings.prey):
        return None
    elif asked.kind in _WHERE:
        found = _to_areas(likings, pos, asked)
    elif asked.kind in _WHOSE:
        found = _to_sides(likings, pos, asked)
    else:
        return None
    return [weight * each for each in found]


def _to_deeds(likings: Likings, pos: Position, asked: Decision) -> list[float]:
    deeds, state = likings.deeds, pos.state
    if likings.peaceful_until and state.doom[asked.side] >= likings.peaceful_until:
        return [0.0 if each.kind in _HOSTILE else deeds.get(each.kind, 0.0) for each in asked.options]
    return [deeds.get(each.kind, 0.0) for each in asked.options]


def _to_sides(likings: Likings, pos: Position, asked: Decision) -> list[float]:
    leader = leading_rival(pos, asked.side)
    worth = {leader: likings.leader, asked.side: 0.0, NONE: 0.0}
    return [worth.get(each.side, likings.others) for each in asked.options]


def _to_areas(likings: Likings, pos: Position, asked: Decision) -> list[float]:
    state: WarsState = pos.state
    leader = leading_rival(pos, asked.side)
    others = great = prey = 0
    for rival in pos.rules.sides:
        if rival != asked.side:
            others |= SIDE_MASK[rival] if rival != leader else 0
            great |= GREAT_OLD_ONES_OF[rival]
            prey |= CULTISTS_OF[rival]
    weighed = (
        (SIDE_MASK[leader], likings.leader), (others, likings.others), (great, likings.great), (prey, likings.prey),
    )  # fmt: skip
    found = []
    for each in asked.options:
        units = state.here[each.area] if each.area >= 0 else 0
        found.append(sum([worth for mask, worth in weighed if units & mask]))
    return found
