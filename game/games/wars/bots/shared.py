"""What all factions share: economy, safety, threats and the end of the match, as small counting functions.

Each counts one thing for one side and is pure; what the count is worth is said in ``knowledge``.
"""

from game.games.wars.bots.look import HIDDEN_SIGN, Look
from game.games.wars.rules.faction import MONSTER, TERROR
from game.games.wars.rules.flow.actions import keeper_mask
from game.games.wars.rules.flow.awakening import AWAKENINGS, awaken_cost
from game.games.wars.rules.flow.ending import DOOM_TO_END
from game.games.wars.rules.state import ABANDONED, WarsState
from game.games.wars.rules.units import (
    BIT,
    BOOKS,
    CULTISTS_OF,
    DEVOURERS,
    FACTIONS,
    GREAT_OLD_ONES,
    GREAT_OLD_ONES_OF,
    KIND_MASK,
    KINDS,
    POOL,
    SIDE_MASK,
    SUMMONED_OF,
)

BOOKS_TO_WIN = 6
FACES = 6
"""Of a die: of so many dice one Kill is to be expected."""
GREAT_WORTH: dict[int, tuple[tuple[int, float], ...]] = {}
"""By side: its Great Old Ones and what having them in play is worth; each faction enters its own."""
BOOKS_A_TURN = 1.2
"""The usual pace, by which the time left is judged."""
_COST = [
    [
        (KIND_MASK[number], kind.cost)
        for number, kind in enumerate(KINDS)
        if kind.cls in (MONSTER, TERROR) and kind.side == side
    ]
    for side in range(len(FACTIONS))
]

_worths: dict[int, int] = {}
"""What crowds of Monsters cost, by who is in them: most positions looked at have the same."""
_MOST_CROWDS = 20_000

# what a side has


def books_held(look: Look, side: int) -> int:
    """Spellbooks earned or owed."""
    return look.state.books[side].bit_count() + look.state.owed[side]


def monsters(look: Look, side: int) -> float:
    """Monsters in play, by what they cost."""
    mine = look.in_play & SUMMONED_OF[side]
    if not mine:
        return 0.0
    total = _worths.get(mine)
    if total is None:
        if len(_worths) >= _MOST_CROWDS:
            _worths.clear()
        total = 0
        for mask, cost in _COST[side]:
            total += cost * (mine & mask).bit_count()
        _worths[mine] = total
    return total


# where the match stands


def clock(look: Look, side: int) -> float:
    """How late it is, for each spellbook still missing."""
    return look.late * max(0, BOOKS_TO_WIN - books_held(look, side))


def short_of_time(look: Look, side: int) -> float:
    """Spellbooks that will still be missing when the match ends, if about one comes each turn."""
    missing = BOOKS_TO_WIN - books_held(look, side)
    if missing <= 0:
        return 0.0
    return max(0.0, missing - BOOKS_A_TURN * look.turns_left)


def hasten(look: Look, side: int) -> float:
    """How late it is while this side has all spellbooks and leads those who have them too."""
    if books_held(look, side) < BOOKS_TO_WIN:
        return 0.0
    state = look.state
    mine = state.doom[side] + sum(state.signs[side])
    for other in look.sides:
        if other == side or books_held(look, other) < BOOKS_TO_WIN:
            continue
        if state.doom[other] + HIDDEN_SIGN * len(state.signs[other]) >= mine:
            return 0.0
    return look.late


def finish(look: Look, side: int) -> float:
    """Doom in hand and at gates beyond 20, with all spellbooks: the match can be won soon."""
    if books_held(look, side) < BOOKS_TO_WIN:
        return 0.0
    state = look.state
    return max(0.0, state.doom[side] + sum(state.signs[side]) + len(look.gates[side]) - (DOOM_TO_END - 10))


def alone(look: Look, side: int) -> float:
    """Power left when nobody else has any: free land."""
    mine = look.power[side]
    if not mine:
        return 0.0
    for other in look.sides:
        if other != side and look.power[other]:
            return 0.0
    return mine


# what stands where


def lone_gates(look: Look, side: int) -> float:
    """Own gates without a guard that an enemy's hunters next door could take, if their owner has Power for it."""
    found = 0.0
    here = look.state.here
    for area in look.gates[side]:
        units = here[area]
        if units & GREAT_OLD_ONES_OF[side]:
            continue
        guarded = bool(units & SUMMONED_OF[side])
        for enemy in look.sides:
            if enemy != side and look.power[enemy] >= 2 and look.near(enemy, area, guarded):
                found += 1
                break
    return found


def raids(look: Look, side: int) -> float:
    """Enemies' gates that own hunters next door could take by a Move and a Capture."""
    if look.power[side] < 2:
        return 0.0
    mine = (SUMMONED_OF[side] | GREAT_OLD_ONES_OF[side]) & look.everywhere
    if not mine:
        return 0.0
    found = 0.0
    here = look.state.here
    for enemy in look.sides:
        if enemy == side:
            continue
        for area in look.gates[enemy]:
            units = here[area]
            if units & GREAT_OLD_ONES_OF[enemy]:
                continue
            guarded = bool(units & SUMMONED_OF[enemy])
            if not units & (mine & GREAT_OLD_ONES if guarded else mine) and look.near(side, area, guarded):
                found += 1
    return found


def sites(look: Look, side: int) -> float:
    """Places where a gate could come next: an abandoned one counts double, two empty areas are enough."""
    able = keeper_mask(look.pos, side)
    empty = abandoned = 0
    state = look.state
    for area in range(look.areas):
        if state.gates[area] < 0 and state.here[area] & able:
            if state.gates[area] == ABANDONED:
                abandoned += 1
            elif not state.here[area] & ~SIDE_MASK[side]:
                empty += 1
    return 2 * abandoned + min(empty, 2)


def prey(look: Look, side: int) -> float:
    """Areas where a capture is possible, if there is Power for it in this turn."""
    if not look.power[side]:
        return 0.0
    found = 0
    for area, units in look.shared:
        mine = look.hunters(side, area)
        if mine:
            for enemy in look.sides:
                if enemy != side and open_to(units, enemy, mine & GREAT_OLD_ONES):
                    found += 1
    return found


def open_to(units: int, owner: int, great: int) -> bool:
    """Whether a side's Cultists among these units can be captured; ``great``: by a Great Old One too."""
    if not units & CULTISTS_OF[owner] or units & GREAT_OLD_ONES_OF[owner]:
        return False
    return bool(great) or not units & SUMMONED_OF[owner]


def danger(look: Look, side: int) -> float:
    """Own Cultists that an enemy with Power can capture at once; a lone keeper counts double."""
    state = look.state
    found = 0
    for area, units in look.shared:
        if not units & CULTISTS_OF[side]:
            continue
        for enemy in look.sides:
            if enemy == side or not look.power[enemy]:
                continue
            hunting = look.hunters(enemy, area)
            if hunting and open_to(units, side, hunting & GREAT_OLD_ONES):
                keeper = state.gates[area]
                lone = keeper >= 0 and units & CULTISTS_OF[side] == BIT[keeper]
                found += 2 if lone else 1
    return found


def great_danger(look: Look, side: int) -> float:
    """Expected Kills that an enemy's attack would put on a Great Old One, after those its companions can take.

    Who devours takes one of the companions first.
    """
    found = 0.0
    for area, units in look.shared:
        if not units & GREAT_OLD_ONES_OF[side]:
            continue
        for enemy in look.sides:
            if enemy != side and units & SIDE_MASK[enemy] and look.power[enemy]:
                shields = (units & SIDE_MASK[side]).bit_count() - 1
                if shields and units & DEVOURERS & SIDE_MASK[enemy]:
                    shields -= 1
                found += max(0.0, look.dice(enemy, area, side) / 6 - 0.7 * shields)
    return found


def exposed(look: Look, side: int) -> float:
    """Expected Kills among own Monsters and Cultists, if every enemy who can attack them does."""
    found = 0.0
    for area, units in look.shared:
        mine = units & SIDE_MASK[side]
        if not mine:
            continue
        worst = 0
        for enemy in look.sides:
            if enemy != side and look.power[enemy] and units & SIDE_MASK[enemy]:
                worst = max(worst, look.dice(enemy, area, side))
        if worst:
            found += min(worst / 6, (mine & ~GREAT_OLD_ONES).bit_count())
    return found


def targets(look: Look, side: int) -> float:
    """Expected Kills of the best attack that could come next."""
    return best_attack(look, side) if look.power[side] else 0.0


def best_attack(look: Look, side: int, devourer: int = 0) -> float:
    """Expected Kills of a side's best attack where its units stand now; a ``devourer`` among them takes one more."""
    key = (side, devourer)
    known = look.attacks.get(key)
    if known is not None:
        return known
    best = 0.0
    for area, units in look.shared:
        if not units & SIDE_MASK[side]:
            continue
        more = 1 if units & devourer else 0
        for enemy in look.sides:
            theirs = units & SIDE_MASK[enemy]
            if enemy != side and theirs:
                best = max(best, min(look.dice(side, area, enemy) / 6 + more, theirs.bit_count()))
    look.attacks[key] = best
    return best


def choice_of_books(look: Look, side: int, worth: dict[str, float]) -> float:
    """How good the spellbooks are that the side has picked first."""
    held = look.state.books[side]
    total = 0.0
    for number, name in enumerate(BOOKS[side]):
        if held >> number & 1:
            total += worth[name]
    return total


def great_old_ones(look: Look, side: int) -> float:
    """Great Old Ones in play, by their worth."""
    mine = look.in_play & GREAT_OLD_ONES_OF[side]
    if not mine:
        return 0.0
    total = 0.0
    for unit, value in GREAT_WORTH[side]:
        if mine >> unit & 1:
            total += value
    return total


def awakening(look: Look, side: int) -> float:
    """A Great Old One that could be awakened at once, by its worth."""
    best = 0.0
    state: WarsState = look.state
    for unit, worth in GREAT_WORTH[side]:
        if state.loc[unit] != POOL or worth <= best or look.power[side] < awaken_cost(look.pos, unit):
            continue
        if AWAKENINGS[unit].areas(look.pos):
            best = worth
    return best


def saved_for_awakening(look: Look, side: int) -> float:
    """How near the Power in hand is to the cost of the cheapest sleeping Great Old One, squared."""
    best = 0.0
    for unit, _ in GREAT_WORTH[side]:
        if look.state.loc[unit] == POOL:
            cost = awaken_cost(look.pos, unit)
            best = max(best, min(1.0, look.power[side] / cost) ** 2)
    return best
