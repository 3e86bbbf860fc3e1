"""Exact odds of a battle: no simulation, every roll counted once.

Assumptions, to be stated wherever the figures are shown: owners give up the cheapest
units first (Vengeance: the enemy takes the dearest first); only the abilities ticked
are used, each in its plainest way; every Pained unit finds somewhere to retreat to.
"""

from collections.abc import Mapping
from functools import lru_cache
from itertools import product
from math import comb
from typing import NamedTuple

from game.engine.position import Position
from game.games.wars.factions.rules import odds as _odds  # noqa: F401  enters what factions can do
from game.games.wars.rules.combat import combat_dice, fighters
from game.games.wars.rules.counted import COUNTED, Counted, value
from game.games.wars.rules.state import Battle, WarsState
from game.games.wars.rules.units import BIT, GREAT_OLD_ONES, ORDINARY, SIDE_MASK, units_in


@lru_cache(maxsize=256)
def dice_odds(dice: int, rerolls: int = 0) -> dict[tuple[int, int], float]:
    """The chance of each (Kills, Pains) on so many dice: 6 is a Kill, 4 and 5 a Pain; the others rolled so often again.
    """
    # Of so many ways for a die three leave it blank in the end; a third of the others are Kills.
    sides = 3 * 2 ** (rerolls + 1)
    kill, ways = (sides - 3) // 3, sides**dice
    return {
        (kills, pains): comb(dice, kills) * comb(dice - kills, pains)
        * kill**kills * (2 * kill) ** pains * 3 ** (dice - kills - pains) / ways
        for kills in range(dice + 1)
        for pains in range(dice - kills + 1)
    }


Outcome = tuple[float, list[int], list[int]]
"""What can come of a roll: its chance, the units Killed and those Pained."""


class SideOdds(NamedTuple):
    """What one side has to expect.

    ``dice`` it rolls; ``results`` are the chances of the (Kills, Pains) it inflicts;
    ``killed`` and ``pained`` are expected numbers of its own units, ``cost`` the expected
    Power value of those killed, ``before`` the units lost in the pre-battle by the
    abilities ticked; ``great`` gives, for each of its Great Old Ones, the chances to be
    Killed and to be Pained.
    """

    side: int
    dice: int
    results: dict[tuple[int, int], float]
    killed: float
    pained: float
    cost: float
    before: int
    great: dict[int, tuple[float, float]]
    wiped_out: float


class Odds(NamedTuple):
    """The odds of a battle: attacker and defender."""

    attacker: SideOdds
    defender: SideOdds


def battle_odds(
    pos: Position, area: int, attacker: int, defender: int, ticked: Mapping[str, int] | None = None
) -> Odds:
    """The odds of a battle in an area between two sides as the table stands.

    ``ticked`` maps abilities to how often they are used: ``devour``, ``absorb``, ``abduct``,
    ``invisibility``, ``seek_and_destroy``, ``necrophagy`` (numbers), ``regenerate``,
    ``emissary``, ``vengeance`` (0 or 1), ``channel_power`` (a number). The position is not changed.
    """
    used = dict(ticked or {})
    trial = pos.copy()
    state: WarsState = trial.state
    units = state.here[area] & (SIDE_MASK[attacker] | SIDE_MASK[defender])
    battle = state.battle = Battle(area, attacker, defender, units)
    before = [fighters(state, battle, side).bit_count() for side in battle.sides]
    _before_battle(trial, battle, used)
    alive = [fighters(state, battle, side) for side in battle.sides]
    dice = [combat_dice(trial, battle, side) if all(alive) else 0 for side in battle.sides]
    extra = sum(ability.pains(trial, battle, used.get(ability.name, 0)) for ability in COUNTED)
    rolls = [
        dice_odds(dice[index], sum(ability.rerolls(trial, battle, used[ability.name]) for ability in _used(side, used)))
        for index, side in enumerate(battle.sides)
    ]
    outcomes = [_outcomes(trial, battle, index, rolls[1 - index], extra, used) for index in (0, 1)]
    sides = [
        _side(trial, battle, index, dice[index], rolls[index], outcomes[index], tolls, before[index])
        for index, tolls in enumerate(_tolls(battle, outcomes, index, used) for index in (0, 1))
    ]
    return Odds(sides[0], sides[1])


def tickable(pos: Position, area: int, attacker: int, defender: int) -> dict[str, int]:
    """Abilities that could be used in such a battle as the table stands, and how often each."""
    state: WarsState = pos.state
    battle = Battle(area, attacker, defender, state.here[area] & (SIDE_MASK[attacker] | SIDE_MASK[defender]))
    able = (ability for ability in COUNTED if ability.anywhere or ability.side in battle.sides)
    most = {ability.name: ability.most(pos, battle) for ability in able}
    return {name: count for name, count in most.items() if count}


def _before_battle(pos: Position, battle: Battle, used: Mapping[str, int]) -> None:
    """The pre-battle abilities ticked, attacker's first."""
    for side in battle.sides:
        for ability in sorted(_used(side, used), key=lambda ability: ability.place):
            for turn in range(used[ability.name]):
                ability.before(pos, battle, turn)


def _used(side: int, used: Mapping[str, int]) -> list[Counted]:
    """A side's abilities that are ticked."""
    return [ability for ability in COUNTED if ability.side == side and used.get(ability.name)]


def _outcomes(
    pos: Position,
    battle: Battle,
    index: int,
    against: dict[tuple[int, int], float],
    extra: int,
    used: Mapping[str, int],
) -> list[Outcome]:
    """What comes of each roll against a side."""
    side = battle.sides[index]
    enemy = battle.sides[1 - index]
    units = units_in(fighters(pos.state, battle, side))
    dearest_first = any(ability.assigns(battle) for ability in _used(enemy, used))
    units.sort(key=lambda unit: (value(pos, unit), unit), reverse=dearest_first)
    taken = sum(ability.takes(pos, battle, used[ability.name]) for ability in _used(enemy, used))
    own = _used(side, used)
    tough = sum(ability.tough() for ability in own)
    spared = sum(ability.spared(battle) for ability in own)
    if any(ability.softens(battle) for ability in own):
        against = _as_pains(against)
    saved = sum(ability.saved() for ability in own)
    return [
        (chance, *_assign(units, kills, pains + extra, tough, spared, saved, dearest_first, taken))
        for (kills, pains), chance in against.items()
    ]


def _tolls(battle: Battle, outcomes: list[list[Outcome]], index: int, used: Mapping[str, int]) -> dict[int, float]:
    """The chances of how many Monsters and Cultists a side loses besides, for those of the enemy that are Killed."""
    avenged = sum(ability.avenged() for ability in _used(battle.sides[1 - index], used))
    found: dict[int, float] = {}
    for chance, dead, _ in outcomes[1 - index] if avenged else [(1.0, [], [])]:
        toll = sum(avenged >> unit & 1 for unit in dead)
        found[toll] = found.get(toll, 0.0) + chance
    return found


def _side(
    pos: Position,
    battle: Battle,
    index: int,
    dice: int,
    results: dict[tuple[int, int], float],
    outcomes: list[Outcome],
    tolls: dict[int, float],
    before: int,
) -> SideOdds:
    side = battle.sides[index]
    units = sorted(units_in(fighters(pos.state, battle, side)), key=lambda unit: (value(pos, unit), unit))
    killed = pained = cost = wiped = 0.0
    great = {unit: [0.0, 0.0] for unit in units if BIT[unit] & GREAT_OLD_ONES}
    for outcome, toll in product(outcomes, tolls):
        chance = outcome[0] * tolls[toll]
        dead = [*outcome[1], *[unit for unit in units if BIT[unit] & ORDINARY and unit not in outcome[1]][:toll]]
        hurt = [unit for unit in outcome[2] if unit not in dead]
        killed += chance * len(dead)
        pained += chance * len(hurt)
        cost += chance * sum(value(pos, unit) for unit in dead)
        wiped += chance * (bool(units) and len(dead) == len(units))
        for unit in dead:
            if unit in great:
                great[unit][0] += chance
        for unit in hurt:
            if unit in great:
                great[unit][1] += chance
    return SideOdds(
        side,
        dice,
        results,
        killed,
        pained,
        cost,
        before - len(units) if before > len(units) else 0,
        {unit: (chances[0], chances[1]) for unit, chances in great.items()},
        wiped,
    )


def _as_pains(results: dict[tuple[int, int], float]) -> dict[tuple[int, int], float]:
    """The chances of (Kills, Pains) if every Kill is a Pain."""
    found: dict[tuple[int, int], float] = {}
    for (kills, pains), chance in results.items():
        found[0, kills + pains] = found.get((0, kills + pains), 0.0) + chance
    return found


def _assign(
    units: list[int], kills: int, pains: int, tough: int, spared: int, saved: int, hostile: bool, taken: int
) -> tuple[list[int], list[int]]:
    """Units Killed and Pained when results are put on the units in this order.

    The owner lets a unit that can bear a Kill (Regenerate, Emissary) take one first; an
    enemy who assigns gives such a unit both Kills before he goes on. So many Great Old Ones are ``taken`` besides.
    """
    results = {unit: [0, 0] for unit in units}
    room = {unit: 2 if BIT[unit] & tough else 1 for unit in units}
    hard = [unit for unit in units if BIT[unit] & (tough | spared | saved)]
    order = units if hostile else [*hard, *(unit for unit in units if unit not in hard)]
    queue = (
        [unit for unit in order for _ in range(room[unit])] if hostile else [*order, *(u for u in hard if room[u] > 1)]
    )
    for unit in queue[:kills]:
        results[unit][0] += 1
    dead = [unit for unit in units if results[unit][0] == room[unit] and not BIT[unit] & (spared | saved)]
    dead += [unit for unit in units if BIT[unit] & GREAT_OLD_ONES and unit not in dead][:taken]
    left = pains
    for unit in units:
        if unit in dead:
            continue
        while left and sum(results[unit]) < room[unit]:
            results[unit][1] += 1
            left -= 1
    hurt = [unit for unit in units if sum(results[unit]) and unit not in dead and not BIT[unit] & saved]
    return dead, hurt
