"""What a position of Cthulhu Wars is worth to a side, as a table of weights and small functions.

Every line of ``FEATURES`` counts one thing; its weight is in points of Doom. ``reasons``
says in words how a figure came about.
"""

from collections.abc import Callable
from typing import NamedTuple

from game.bots.requirements import in_reach
from game.content.wars.board import own_areas
from game.content.wars.combat import strength
from game.content.wars.flow.actions import keeper_mask
from game.content.wars.flow.awakening import awaken_cost
from game.content.wars.flow.ending import DOOM_TO_END
from game.content.wars.state import ABANDONED, DOOM, WarsState
from game.content.wars.units import (
    ALL_BOOKS,
    BIT,
    BOOKS,
    CAPTIVE,
    CULTISTS_OF,
    FACTIONS,
    GREAT_OLD_ONES_OF,
    KIND_MASK,
    KINDS,
    MONSTER,
    MONSTERS_OF,
    MOST_AREAS,
    POOL,
    SIDE_MASK,
    SUBMERGED,
    UNIT_KIND,
    UNIT_SIDE,
    units_in,
)
from game.engine.position import Position

GREAT_WORTH = {"cthulhu": 8.0, "nyarlathotep": 7.0, "shub_niggurath": 7.0, "king_in_yellow": 3.0, "hastur": 8.0}
_GREAT = [
    [
        (KIND_MASK[number], GREAT_WORTH[kind.id])
        for number, kind in enumerate(KINDS)
        if kind.id in GREAT_WORTH and kind.side == side
    ]
    for side in range(len(FACTIONS))
]
_MONSTERS = [
    [(KIND_MASK[number], kind.cost) for number, kind in enumerate(KINDS) if kind.cls == MONSTER and kind.side == side]
    for side in range(len(FACTIONS))
]
BOOK_WORTH = {
    "dreams": 0.5, "yha_nthlei": 0.4, "regenerate": 0.3, "absorb": 0.2, "devolve": 0.3, "submerge": 0.1,
    "emissary": 0.5, "abduct": 0.4, "thousand_forms": 0.5, "invisibility": 0.3, "seek_and_destroy": 0.2, "madness": 0.1,
    "thousand_young": 0.5, "frenzy": 0.4, "red_sign": 0.4, "ghroth": 0.3, "necrophagy": 0.2, "blood_sacrifice": 0.3,
    "passion": 0.5, "screaming_dead": 0.4, "third_eye": 0.4, "zingaya": 0.4, "he_who": 0.2, "shriek": 0.3,
}  # fmt: skip
"""What having one spellbook rather than another is worth."""


class Look:
    """A position with what several features need, counted once. ``turn`` is the one the bot is thinking about."""

    __slots__ = ("everywhere", "gates", "in_play", "late", "pos", "state", "turn")

    def __init__(self, pos: Position, turn: int) -> None:
        self.pos = pos
        self.turn = turn
        state: WarsState = pos.state
        self.state = state
        self.late = max(max(state.doom) / DOOM_TO_END, state.ritual / len(pos.rules.map.track))
        everywhere = 0
        for units in state.here[:MOST_AREAS]:
            everywhere |= units
        self.everywhere = everywhere
        self.in_play = everywhere | state.here[SUBMERGED]
        self.gates: list[list[int]] = [[], [], [], []]
        for area, keeper in enumerate(state.gates):
            if keeper >= 0:
                self.gates[UNIT_SIDE[keeper]].append(area)


def doom(look: Look, side: int) -> float:
    """Doom on the track."""
    return look.state.doom[side]


def signs(look: Look, side: int) -> float:
    """Doom on hidden Elder Signs (a guess for others' signs)."""
    return sum(look.state.signs[side])


def books(look: Look, side: int) -> float:
    """Spellbooks earned or owed; six are worth two more, for without them nobody wins. They count more near the end."""
    count = look.state.books[side].bit_count() + look.state.owed[side]
    return (count + 2 if count >= 6 else count) * (1 + look.late)


def choice_of_books(look: Look, side: int) -> float:
    """How good the spellbooks are that the side picked first."""
    held = look.state.books[side]
    return sum(BOOK_WORTH[name] for number, name in enumerate(BOOKS[side]) if held >> number & 1)


def gates(look: Look, side: int) -> float:
    """Controlled gates."""
    return len(look.gates[side])


def power(look: Look, side: int) -> float:
    """Power left. What the next turn's Gather brings is not counted, whoever got there."""
    return look.state.power[side] if look.state.turn == look.turn else 0


def cultists(look: Look, side: int) -> float:
    """Cultists on the map."""
    return (look.everywhere & CULTISTS_OF[side]).bit_count()


def monsters(look: Look, side: int) -> float:
    """Monsters in play, by what they cost."""
    mine = look.in_play & MONSTERS_OF[side]
    return sum(cost * (mine & mask).bit_count() for mask, cost in _MONSTERS[side]) if mine else 0


def great_old_ones(look: Look, side: int) -> float:
    """Great Old Ones in play, by their worth."""
    mine = look.in_play & GREAT_OLD_ONES_OF[side]
    return sum(worth for mask, worth in _GREAT[side] if mine & mask) if mine else 0


def captives(look: Look, side: int) -> float:
    """Enemy Cultists held captive."""
    return look.state.here[CAPTIVE + side].bit_count()


def guarded_gates(look: Look, side: int) -> float:
    """Own gates with a Monster or Great Old One beside the keeper."""
    guards = MONSTERS_OF[side] | GREAT_OLD_ONES_OF[side]
    return sum(1 for area in look.gates[side] if look.state.here[area] & guards)


def sites(look: Look, side: int) -> float:
    """Places where a gate could come next: an abandoned one counts double, two empty areas are enough."""
    able = keeper_mask(look.pos, side)
    empty = abandoned = 0
    state = look.state
    for area, keeper in enumerate(state.gates):
        if keeper < 0 and state.here[area] & able:
            if keeper == ABANDONED:
                abandoned += 1
            elif not state.here[area] & look.everywhere & ~SIDE_MASK[side]:
                empty += 1
    return 2 * abandoned + min(empty, 2)


def prey(look: Look, side: int) -> float:
    """Areas where a capture is possible."""
    state = look.state
    hunters = MONSTERS_OF[side] | GREAT_OLD_ONES_OF[side]
    found = 0
    for area in range(MOST_AREAS):
        mine = state.here[area] & hunters
        if mine:
            for enemy in look.pos.rules.sides:
                if enemy != side and _open_to(state.here[area], enemy, mine & GREAT_OLD_ONES_OF[side]):
                    found += 1
    return found


def _open_to(units: int, owner: int, great: int) -> bool:
    """Whether a side's Cultists among these units can be captured; ``great``: by a Great Old One too."""
    if not units & CULTISTS_OF[owner] or units & GREAT_OLD_ONES_OF[owner]:
        return False
    return bool(great) or not units & MONSTERS_OF[owner]


def danger(look: Look, side: int) -> float:
    """Own Cultists that an enemy with Power can capture at once; a lone keeper counts double."""
    state = look.state
    found = 0.0
    for area in range(MOST_AREAS):
        units = state.here[area]
        if units & CULTISTS_OF[side] and units & ~SIDE_MASK[side]:
            for enemy in look.pos.rules.sides:
                great = units & GREAT_OLD_ONES_OF[enemy]
                if (
                    enemy != side
                    and state.power[enemy]
                    and units & (MONSTERS_OF[enemy] | great)
                    and _open_to(units, side, great)
                ):
                    keeper = state.gates[area]
                    lone = keeper >= 0 and units & CULTISTS_OF[side] == BIT[keeper]
                    found += 2 if lone else 1
    return found


def great_danger(look: Look, side: int) -> float:
    """Expected Kills that an enemy's attack would put on a Great Old One, after those its companions can take."""
    state = look.state
    found = 0.0
    for unit in units_in(look.everywhere & GREAT_OLD_ONES_OF[side]):
        units = state.here[state.loc[unit]]
        if not units & ~SIDE_MASK[side]:
            continue
        for enemy in look.pos.rules.sides:
            theirs = units & SIDE_MASK[enemy]
            if enemy != side and theirs and state.power[enemy]:
                shields = (units & SIDE_MASK[side]).bit_count() - 1
                found += max(0.0, strength(look.pos, enemy, theirs, side) / 6 - 0.7 * shields)
    return found


def requirements(look: Look, side: int) -> float:
    """How far the requirements not yet met have come, each from 0 to 1."""
    return in_reach(look.pos, side, own_areas(look.state, side), len(look.gates[side]))


def awakening(look: Look, side: int) -> float:
    """A Great Old One that could be awakened at once, by its worth."""
    pos = look.pos
    affordable = [
        GREAT_WORTH[KINDS[UNIT_KIND[entry.unit]].id]
        for entry in pos.rules.awakenings
        if UNIT_SIDE[entry.unit] == side
        and look.state.loc[entry.unit] == POOL
        and look.state.power[side] >= awaken_cost(pos, entry.unit)
        and entry.areas(pos)
    ]
    return max(affordable, default=0.0)


class Feature(NamedTuple):
    """One line of the table: what is counted, its points each, whether it is counted for enemies too, its words."""

    measure: Callable[[Look, int], float]
    weight: float
    rivals: bool
    words: str


FEATURES = (
    Feature(doom, 1.0, True, "Doom"),
    Feature(signs, 1.0, True, "Doom on hidden Elder Signs"),
    Feature(books, 4.0, True, "spellbooks"),
    Feature(choice_of_books, 1.0, False, "choice of spellbooks"),
    Feature(gates, 2.4, True, "controlled gates"),
    Feature(power, 0.25, True, "Power"),
    Feature(cultists, 0.8, True, "Cultists on the map"),
    Feature(monsters, 0.45, True, "Monsters, by cost"),
    Feature(great_old_ones, 1.0, True, "Great Old Ones awake, by worth"),
    Feature(captives, 1.0, True, "captives"),
    Feature(guarded_gates, 0.5, False, "guarded gates"),
    Feature(sites, 0.7, False, "places for the next gate"),
    Feature(prey, 0.6, False, "Cultists that can be captured"),
    Feature(danger, -1.0, False, "own Cultists in danger"),
    Feature(great_danger, -4.0, False, "danger to Great Old Ones"),
    Feature(awakening, 0.5, False, "a Great Old One that can be awakened"),
    Feature(requirements, 5.0, False, "requirements in reach"),
)
_OWN = tuple((feature.measure, feature.weight) for feature in FEATURES)
_RIVAL = tuple((feature.measure, feature.weight) for feature in FEATURES if feature.rivals)
DOOM_PHASE_POWER = 0.2
"""What a Power is worth on top in the Doom phase, when all of it can still be spent on actions."""
EACH_RIVAL, LEADING_RIVAL = 0.2, 0.2
"""How much of every enemy's worth, and of the best enemy's on top, is taken off."""
WON, SHARED, LOST = 1000.0, 400.0, -1000.0


def rivals_of(pos: Position, side: int) -> list[int]:
    """Sides of other seats."""
    seat_of = pos.rules.seat_of
    return [other for other in pos.rules.sides if seat_of[other] != seat_of[side]]


def evaluate(pos: Position, side: int, turn: int) -> float:
    """The worth of a position to a side, in points of Doom; higher is better."""
    decided = verdict(pos, side)
    if decided is not None:
        return decided
    look = Look(pos, turn)
    total = sum([weight * measure(look, side) for measure, weight in _OWN])
    if pos.state.phase == DOOM:
        total += DOOM_PHASE_POWER * pos.state.power[side]
    theirs = [sum([weight * measure(look, other) for measure, weight in _RIVAL]) for other in rivals_of(pos, side)]
    return total - EACH_RIVAL * sum(theirs) - LEADING_RIVAL * max(theirs)


def verdict(pos: Position, side: int) -> float | None:
    """The worth of a match that is over or about to end with this Doom phase; else ``None``."""
    result = pos.rules.result(pos)
    if result is not None:
        return (SHARED if result.shared else WON) if pos.rules.seat_of[side] in result.winners else LOST
    state: WarsState = pos.state
    if state.phase != DOOM or (max(state.doom) < DOOM_TO_END and state.ritual < len(pos.rules.map.track)):
        return None
    if state.books[side].bit_count() + state.owed[side] < ALL_BOOKS.bit_count():
        return LOST / 2
    able = [other for other in rivals_of(pos, side) if state.books[other] == ALL_BOOKS]
    best = max((state.doom[other] + sum(state.signs[other]) for other in able), default=-1)
    lead = state.doom[side] + sum(state.signs[side]) - best
    return (WON if lead > 0 else SHARED if lead == 0 else LOST) / 2 + lead


def reasons(pos: Position, side: int) -> list[str]:
    """The worth of a position to a side in words, weightiest first."""
    look = Look(pos, pos.state.turn)
    parts = [(feature.weight * feature.measure(look, side), feature) for feature in FEATURES]
    parts.sort(key=lambda part: -abs(part[0]))
    return [f"{feature.words}: {points:+.1f}" for points, feature in parts if points]


__all__ = ["FEATURES", "Feature", "Look", "evaluate", "reasons", "rivals_of", "verdict"]
