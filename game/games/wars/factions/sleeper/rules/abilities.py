"""Sleeper: Death from Below, Lethargy, its requirements, Burrow, Capture Monster and Demand Sacrifice.

What it borrows is in ``sorcery`` and ``lent``, the gate that sleeps in ``slumber``, the action before a battle in
``nexus``.
"""

from game.engine.option import Option, Reason, option
from game.engine.position import Position
from game.games.wars.factions.sleeper.rules import lent, nexus, slumber, sorcery
from game.games.wars.factions.sleeper.rules.figures import FORMLESS_SPAWN, SL, TSATHOGGUA
from game.games.wars.rules.board import (
    award_signs,
    can_act,
    capture,
    gain_power,
    keepers,
    map_mask,
    meet,
    on_map,
    own_areas,
    pay,
    place,
)
from game.games.wars.rules.flow.actions import lacks_power
from game.games.wars.rules.flow.awakening import Awakening, awakening
from game.games.wars.rules.flow.choose import again, area_options, ask, side_options, then, unit_options
from game.games.wars.rules.flow.tax import action_over, least_tax, taxes
from game.games.wars.rules.registry import action, hook
from game.games.wars.rules.state import Battle, WarsState
from game.games.wars.rules.units import (
    BIT,
    GREAT_OLD_ONES_OF,
    KIND_MASK,
    KINDS,
    MONSTERS_OF,
    MOST_AREAS,
    POOL,
    REQUIREMENT_BIT,
    UNIT_KIND,
    distinct,
    units_in,
)

__all__ = ["lent", "nexus", "slumber", "sorcery"]
CARD = "card"
DICE = 6
"""So many dice in one battle meet a requirement."""

# Awakening


def _brood(pos: Position) -> list[int]:
    """Areas with a Formless Spawn."""
    here = pos.state.here
    return [area for area in range(MOST_AREAS) if here[area] & KIND_MASK[FORMLESS_SPAWN]]


awakening(Awakening(TSATHOGGUA, _brood, None, "no_formless_spawn"))


@hook("combat", "formula", SL)
def formula(pos: Position, units: int, enemy: int) -> int:
    """Formless Spawn: as many dice each as there are on the map, and Tsathoggua; he: the enemy's Power, at least 2."""
    state: WarsState = pos.state
    brood = KIND_MASK[FORMLESS_SPAWN]
    total = 0
    if units & brood:
        each = (map_mask(state) & brood).bit_count() + on_map(state, TSATHOGGUA)
        total = each * (units & brood).bit_count()
    return total + (max(2, state.power[enemy]) if units & BIT[TSATHOGGUA] else 0)


# Requirements


hook("awakened", "sl_awaken", SL)(lambda pos, unit: meet(pos, SL, "sl_awaken"))
hook("ritual", "sl_ritual", SL)(lambda pos: meet(pos, SL, "sl_ritual"))


@hook("battle_over", "sl_dice", SL)
def sl_dice(pos: Position) -> None:
    """Roll 6 dice or more at once in a battle."""
    battle: Battle = pos.state.battle
    if len(battle.dice[battle.index(SL)]) >= DICE:
        meet(pos, SL, "sl_dice")


def _payment(pos: Position, name: str) -> Reason | None:
    if pos.state.met[SL] & REQUIREMENT_BIT[name]:
        return Reason("met_already", (name,), CARD)
    return lacks_power(pos, SL, 3)


@action("sl_give_3", SL, refusal=lambda pos, side: _payment(pos, "sl_give_3"), cost=3, late=True)
def _give_3(pos: Position, side: int) -> None:
    """Requirement: as an action pay 3, and another faction, of another player, gains 3 Power."""
    ask(pos, side, "sl_gift_side", side_options(pos.rules.rivals[SL]), "sl_gift")


@then("sl_gift")
def _given(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    pay(pos, SL, 3, "sl_give_3")
    gain_power(pos, chosen.side, 3, "sl_give_3")
    meet(pos, SL, "sl_give_3")


@action("sl_give_all", SL, refusal=lambda pos, side: _payment(pos, "sl_give_all"), cost=3, late=True)
def _give_all(pos: Position, side: int) -> None:
    """Requirement: as an action pay 3, and every other faction gains 1 Power."""
    pay(pos, SL, 3, "sl_give_all")
    for other in pos.rules.sides:
        if other != SL:
            gain_power(pos, other, 1, "sl_give_all")
    meet(pos, SL, "sl_give_all")


@action("sl_take_all", SL, refusal=lambda pos, side: _payment(pos, "sl_take_all"), cost=3, late=True)
def _take_all(pos: Position, side: int) -> None:
    """Requirement: as an action pay 3, and every other faction that has Power loses 1."""
    pay(pos, SL, 3, "sl_take_all")
    for other in pos.rules.sides:
        if other != SL:
            pay(pos, other, min(1, pos.state.power[other]), "sl_take_all")
    meet(pos, SL, "sl_take_all")


# Lethargy


def _lethargy_refusal(pos: Position, side: int) -> Reason | None:
    state: WarsState = pos.state
    if not on_map(state, TSATHOGGUA):
        return Reason("not_in_play", (TSATHOGGUA,), CARD)
    # Else the phase might never end: our rule.
    others = any(can_act(state, other) for other in pos.rules.sides if other != SL)
    return None if others else Reason("nobody_acts", (), CARD)


@action("lethargy", SL, refusal=_lethargy_refusal)
def _lethargy(pos: Position, side: int) -> None:
    """Nothing happens, and that was the action."""


# Death from Below


class DeathFromBelow:
    """Doom phase: a Monster of the lowest cost in the pool comes, free, to an area with a unit of its own."""

    optional = False

    def ready(self, pos: Position) -> bool:
        """A Monster in the pool, and a unit on the map."""
        return bool(pos.state.here[POOL] & MONSTERS_OF[SL]) and bool(own_areas(pos.state, SL))

    def begin(self, pos: Position) -> None:
        pos.emit("ability", SL, "death_from_below")
        _ask_where(pos)


hook("doom_event", "death_from_below", SL)(DeathFromBelow())


@again("death_from_below")
def _ask_where(pos: Position, *args: int) -> None:
    pool = units_in(pos.state.here[POOL] & MONSTERS_OF[SL])
    unit = min(pool, key=lambda unit: (KINDS[UNIT_KIND[unit]].cost, unit))
    ask(pos, SL, "death_area", area_options(own_areas(pos.state, SL)), "death_from_below", (unit,), (unit,))


then("death_from_below")(lambda pos, side, chosen, args: place(pos, args[0], chosen.area, "death_from_below"))


# Burrow


@hook("moved_all", "burrow", SL)
def burrow(pos: Position, moved: int) -> None:
    """2 Power or more spent on moving in one Move action: 1 comes back. What such a Move is taxed counts as spent."""
    if moved.bit_count() + _taxed(pos, moved) >= 2:
        gain_power(pos, SL, 1, "burrow")


def _taxed(pos: Position, moved: int) -> int:
    """What a Move was taxed that has brought these units where they are."""
    if not pos.rules.hooks["tax"]:
        return 0
    before = pos.copy()
    action_over(before)
    due = taxes(before, SL)
    return max((due.get(pos.state.loc[unit], 0) for unit in units_in(moved)), default=0)


# Capture Monster


def monsters_to_capture(pos: Position, area: int) -> list[int]:
    """Enemies with a Monster in the area that no Great Old One of theirs protects."""
    units = pos.state.here[area] if area < MOST_AREAS else 0
    return [
        side
        for side in pos.rules.sides
        if side != SL and units & MONSTERS_OF[side] and not units & GREAT_OLD_ONES_OF[side]
    ]


def _capture_refusal(pos: Position, side: int) -> Reason | None:
    if not on_map(pos.state, TSATHOGGUA):
        return Reason("not_in_play", (TSATHOGGUA,), CARD)
    if not monsters_to_capture(pos, pos.state.loc[TSATHOGGUA]):
        return Reason("no_monster", (TSATHOGGUA,), CARD)
    return lacks_power(pos, side, capture_price(pos))


def capture_price(pos: Position) -> int:
    """1 Power, and what an action costs that ends where he is."""
    return 1 + least_tax(pos, SL, (pos.state.loc[TSATHOGGUA],))


@action(
    "capture_monster",
    SL,
    refusal=_capture_refusal,
    cost=lambda pos, side: capture_price(pos),
    book="capture_monster",
)
def _capture_monster(pos: Position, side: int) -> None:
    """Tsathoggua takes an enemy Monster in his area prisoner; its owner picks it."""
    area = pos.state.loc[TSATHOGGUA]
    ask(pos, side, "monster_side", side_options(monsters_to_capture(pos, area)), "monster_side", (), (area,))


@then("monster_side")
def _capture_whose(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    area, enemy = pos.state.loc[TSATHOGGUA], chosen.side
    pay(pos, side, capture_price(pos), "capture_monster")
    prey = distinct(pos.state.here[area] & MONSTERS_OF[enemy], keepers(pos.state))
    ask(pos, enemy, "monster_unit", unit_options(pos, prey), "monster_unit", (), (area, side))


then("monster_unit")(lambda pos, side, chosen, args: capture(pos, chosen.unit, SL))


# Demand Sacrifice

SIGN, KILLS = option("sacrifice_sign"), option("sacrifice_kills")
SOFTENED = f"demand_sacrifice:{TSATHOGGUA}"
"""What the battle notes where the enemy keeps its Elder Sign from Sleeper: to whom its Kills are given."""


class DemandSacrifice:
    """Pre-battle, Tsathoggua in play: the enemy gives an Elder Sign, or has all its Kills count as Pains."""

    def ready(self, pos: Position) -> bool:
        """Tsathoggua is somewhere on the map, and nothing has been demanded in this battle."""
        return on_map(pos.state, TSATHOGGUA) and "demand_sacrifice" not in pos.state.battle.begun

    def begin(self, pos: Position) -> None:
        battle: Battle = pos.state.battle
        battle.begun = (*battle.begun, "demand_sacrifice")
        ask(pos, battle.enemy(SL), "demand_sacrifice", [SIGN, KILLS], "demand_sacrifice", (), (battle.area,))


hook("pre_battle", "demand_sacrifice", SL)(DemandSacrifice())


@then("demand_sacrifice")
def _answered(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    if chosen == SIGN:
        award_signs(pos, SL, 1, "demand_sacrifice")
    else:
        battle: Battle = pos.state.battle
        battle.begun = (*battle.begun, SOFTENED)
        pos.emit("softened", SL)


@hook("tough", "demand_sacrifice", SL)
def kills_are_pains(pos: Position) -> int:
    """When both have rolled for good: what would be Kills on its units are Pains."""
    battle: Battle = pos.state.battle
    if SOFTENED in battle.begun:
        index = battle.index(SL)
        kills, pains = list(battle.kills), list(battle.pains)
        pains[index] += kills[index]
        kills[index] = 0
        battle.kills, battle.pains = (kills[0], kills[1]), (pains[0], pains[1])
    return 0
