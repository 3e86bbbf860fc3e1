"""The Yellow Sign: Feast, Desecrate, Vengeance, and the six spellbooks (reference, section 4)."""

from game.engine.option import Option, Reason, option
from game.engine.position import Position
from game.games.wars.factions.yellow_sign.rules.figures import BYAKHEE, HASTUR, KING, UNDEAD, YS
from game.games.wars.rules.board import (
    award_signs,
    choices,
    eliminate,
    gain_doom,
    gain_power,
    gates_in,
    in_play,
    keepers,
    meet,
    move,
    on_map,
    pay,
    place,
    ritual_cost,
)
from game.games.wars.rules.flow.actions import gate_areas, lacks_power, lowest
from game.games.wars.rules.flow.awakening import Awakening, awakening
from game.games.wars.rules.flow.choose import DONE, NO, YES, again, area_options, ask, side_options, then, unit_options
from game.games.wars.rules.flow.tax import least_tax, taxed
from game.games.wars.rules.hopeless import earns
from game.games.wars.rules.registry import action, hook
from game.games.wars.rules.state import Battle, WarsState
from game.games.wars.rules.units import (
    ACOLYTES_OF,
    BIT,
    CULTISTS,
    DESECRATION_MARKERS,
    KIND_MASK,
    KINDS,
    MOST_AREAS,
    ORDINARY,
    POOL,
    REQUIREMENT_BIT,
    SIDE_MASK,
    UNIT_KIND,
    distinct,
)

CARD = "card"

# Awakening


def _thrones(pos: Position) -> list[int]:
    """An area with an own unit and no gate."""
    state: WarsState = pos.state
    mine = SIDE_MASK[YS]
    return [area for area in range(MOST_AREAS) if state.here[area] & mine and not gates_in(state, area)]


def _courts(pos: Position) -> list[int]:
    """A controlled gate with the King in its area."""
    area = pos.state.loc[KING]
    return [area] if area in gate_areas(pos, YS) else []


awakening(Awakening(KING, _thrones, None, "no_throne"))
awakening(Awakening(HASTUR, _courts, None, "no_court"))


@hook("combat", "formula", YS)
def formula(pos: Position, units: int, enemy: int) -> int:
    """Undead: their number - 1; Byakhee: their number + 1; Hastur: the current cost of a Ritual."""
    undead = (units & KIND_MASK[UNDEAD]).bit_count()
    byakhee = (units & KIND_MASK[BYAKHEE]).bit_count()
    total = (undead - 1 if undead else 0) + (byakhee + 1 if byakhee else 0)
    return total + (ritual_cost(pos) if units & BIT[HASTUR] else 0)


# Requirements


@hook("awakened", "ys_king", YS)
def ys_king(pos: Position, unit: int) -> None:
    if unit == KING:
        meet(pos, YS, "ys_king")


@hook("awakened", "ys_hastur", YS)
def ys_hastur(pos: Position, unit: int) -> None:
    """Requirement: awaken Hastur; also 1 Elder Sign."""
    if unit == HASTUR and not pos.state.met[YS] & REQUIREMENT_BIT["ys_hastur"]:
        meet(pos, YS, "ys_hastur")
        award_signs(pos, YS, 1, "ys_hastur")


def _sign_desecrated(pos: Position, sign: int, name: str) -> None:
    """Requirement: a marker in an area with this sign."""
    if pos.state.desecrated & pos.rules.map.sign_mask[sign]:
        meet(pos, YS, name)


hook("desecrated", "ys_crescent", YS)(lambda pos: _sign_desecrated(pos, 1, "ys_crescent"))
hook("desecrated", "ys_chevron", YS)(lambda pos: _sign_desecrated(pos, 2, "ys_chevron"))
hook("desecrated", "ys_claw", YS)(lambda pos: _sign_desecrated(pos, 3, "ys_claw"))


def _gift_refusal(pos: Position, side: int) -> Reason | None:
    return Reason("met_already", ("ys_gift",), CARD) if pos.state.met[YS] & REQUIREMENT_BIT["ys_gift"] else None


@action("ys_gift", YS, refusal=_gift_refusal, late=True)
def _gift(pos: Position, side: int) -> None:
    """Requirement: as an action give another player 3 Doom."""
    own = pos.rules.seat_of[YS]
    others = [other for other in pos.rules.sides if pos.rules.seat_of[other] != own]
    ask(pos, side, "gift_side", side_options(others), "gift")


@then("gift")
def _given(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    gain_doom(pos, chosen.side, 3, "ys_gift")
    meet(pos, YS, "ys_gift")


# Feast, Desecrate, The Third Eye


@hook("gather", "feast", YS)
def feast(pos: Position) -> int:
    """1 Power per desecrated area with an own unit."""
    state: WarsState = pos.state
    mine = SIDE_MASK[YS]
    return sum(1 for area in range(MOST_AREAS) if state.desecrated >> area & 1 and state.here[area] & mine)


def desecrate_cost(pos: Position) -> int:
    """2 Power, or what The Third Eye makes of it."""
    cost = 2
    for _, book, call in pos.rules.hooks["desecrate_cost"]:
        if not book or pos.state.books[YS] & book:
            cost = call(pos, cost)
    return cost + least_tax(pos, YS, (pos.state.loc[KING],))


@hook("desecrate_cost", "third_eye", YS)
def third_eye_cost(pos: Position, cost: int) -> int:
    """With Hastur in play Desecrate costs 1."""
    return 1 if in_play(pos.state, HASTUR) else cost


@hook("desecrated", "third_eye", YS)
def third_eye(pos: Position) -> None:
    """With Hastur in play a success gives 1 Elder Sign."""
    if in_play(pos.state, HASTUR):
        award_signs(pos, YS, 1, "third_eye")


def _desecrate_refusal(pos: Position, side: int) -> Reason | None:
    state: WarsState = pos.state
    if not on_map(state, KING):
        return Reason("not_on_map", (KING,), CARD)
    if state.desecrated >> state.loc[KING] & 1:
        return Reason("desecrated_already", (state.loc[KING],), CARD)
    if state.desecrated.bit_count() >= DESECRATION_MARKERS:
        return Reason("markers_used_up", (), CARD)
    return lacks_power(pos, side, desecrate_cost(pos))


@action("desecrate", YS, refusal=_desecrate_refusal, cost=lambda pos, side: desecrate_cost(pos))
def _desecrate(pos: Position, side: int) -> None:
    """A die not above the number of own units there places a marker; hit or miss, a unit comes."""
    state: WarsState = pos.state
    pay(pos, side, desecrate_cost(pos), "desecrate")
    area = state.loc[KING]
    roll = pos.chance.die()
    needed = (state.here[area] & SIDE_MASK[YS]).bit_count()
    pos.emit("rolled_for", YS, "desecrate", roll, needed, area)
    if roll <= needed:
        state.desecrated |= 1 << area
        pos.emit("desecrated", area)
        for _, book, call in pos.rules.hooks["desecrated"]:
            if not book or state.books[YS] & book:
                call(pos)
    _ask_comer(pos, area)


@again("desecrate")
def _ask_comer(pos: Position, area: int) -> None:
    state: WarsState = pos.state
    pool = distinct(state.here[POOL] & ORDINARY & SIDE_MASK[YS])
    options = [option("unit", unit=unit) for unit in pool if KINDS[UNIT_KIND[unit]].cost <= 2]
    if options:
        ask(pos, YS, "desecrate_unit", options, "desecrate", (area,), (area,))


then("desecrate")(lambda pos, side, chosen, args: place(pos, chosen.unit, args[0], "desecrate"))


# Vengeance, Passion


@hook("assigner", "vengeance", YS)
def vengeance(pos: Position) -> None:
    """Hastur in the battle: he may assign all results on the enemy's side."""
    battle: Battle = pos.state.battle
    enemy = 1 - battle.index(YS)
    due = battle.kills[enemy] or battle.pains[enemy]
    if battle.units & BIT[HASTUR] and due and "vengeance" not in battle.begun:
        ask(pos, YS, "vengeance", [YES, NO], "vengeance", (), (battle.area,))


@then("vengeance")
def _avenged(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    if chosen == YES:
        battle: Battle = pos.state.battle
        battle.begun = (*battle.begun, "vengeance")
        pos.emit("ability", YS, "vengeance")


@hook("after_action", "passion", YS)
def passion(pos: Position) -> None:
    """Enemies took one or more of his Cultists in this action: 1 Power."""
    gain_power(pos, YS, 1, "passion")


# Whether an enemy takes a Cultist is up to the enemy, or to the dice.
earns(YS)(lambda pos: 0)


# He Who Is Not To Be Named, The Screaming Dead


def _he_who_areas(pos: Position) -> list[int]:
    state: WarsState = pos.state
    return [area for area in range(MOST_AREAS) if state.here[area] & CULTISTS and area != state.loc[HASTUR]]


def _he_who_refusal(pos: Position, side: int) -> Reason | None:
    if not on_map(pos.state, HASTUR):
        return Reason("not_in_play", (HASTUR,), CARD)
    if not _he_who_areas(pos):
        return Reason("no_target", (), CARD)
    return lacks_power(pos, side, 1)


@action("he_who", YS, refusal=_he_who_refusal, cost=1, book="he_who")
def _he_who(pos: Position, side: int) -> None:
    """Hastur goes to any other area with a Cultist of any faction; a second action may follow."""
    ask(pos, side, "he_who_area", area_options(_he_who_areas(pos)), "he_who")


taxed("he_who", "he_who", 1)
taxed("screaming_dead", "scream_area", 1)
taxed("shriek", "shriek_area", 1)
taxed("zingaya", "zingaya_area", 1)


@then("he_who")
def _named(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    pay(pos, side, 1, "he_who")
    move(pos, HASTUR, chosen.area, "he_who")


def _scream_refusal(pos: Position, side: int) -> Reason | None:
    if not on_map(pos.state, KING):
        return Reason("not_in_play", (KING,), CARD)
    return lacks_power(pos, side, 1)


@action("screaming_dead", YS, refusal=_scream_refusal, cost=1, book="screaming_dead")
def _scream(pos: Position, side: int) -> None:
    """The King and any Undead with him go to one adjacent area; a second action may follow."""
    areas = pos.rules.map.adjacent[pos.state.loc[KING]]
    ask(pos, side, "scream_area", area_options(areas), "scream_area")


@then("scream_area")
def _scream_where(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    origin = pos.state.loc[KING]
    pay(pos, side, 1, "screaming_dead")
    move(pos, KING, chosen.area, "screaming_dead")
    _scream_more(pos, origin, chosen.area)


@again("scream_unit")
def _scream_more(pos: Position, origin: int, area: int) -> None:
    undead = distinct(pos.state.here[origin] & KIND_MASK[UNDEAD])
    if undead:
        ask(pos, YS, "scream_unit", [*unit_options(pos, undead), DONE], "scream_unit", (origin, area), (area,))


@then("scream_unit")
def _screamed(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    if chosen != DONE:
        move(pos, chosen.unit, args[1], "screaming_dead")
        _scream_more(pos, args[0], args[1])


# Shriek of the Byakhee


def _byakhee_elsewhere(pos: Position, area: int) -> list[int]:
    return choices(pos.state, KIND_MASK[BYAKHEE] & ~pos.state.here[area])


def _shriek_areas(pos: Position) -> list[int]:
    return [area for area in range(len(pos.rules.map.areas)) if _byakhee_elsewhere(pos, area)]


def _shriek_refusal(pos: Position, side: int) -> Reason | None:
    if not any(units & KIND_MASK[BYAKHEE] for units in pos.state.here[:MOST_AREAS]):
        return Reason("no_byakhee", (), CARD)
    return lacks_power(pos, side, 1)


@action("shriek", YS, refusal=_shriek_refusal, cost=1, book="shriek")
def _shriek(pos: Position, side: int) -> None:
    """Any Byakhee from anywhere go to one area."""
    ask(pos, side, "shriek_area", area_options(_shriek_areas(pos)), "shriek_area")


@then("shriek_area")
def _shriek_where(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    pay(pos, side, 1, "shriek")
    _ask_byakhee(pos, chosen.area, 0)


@again("shriek_unit")
def _ask_byakhee(pos: Position, area: int, count: int) -> None:
    units = _byakhee_elsewhere(pos, area)
    if units:
        options = [*unit_options(pos, units), *([DONE] if count else [])]
        ask(pos, YS, "shriek_unit", options, "shriek_unit", (area, count), (area,))


@then("shriek_unit")
def _shrieked(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    if chosen != DONE:
        move(pos, chosen.unit, args[0], "shriek")
        _ask_byakhee(pos, args[0], args[1] + 1)


# Zingaya


def _zingaya_targets(pos: Position) -> list[tuple[int, int]]:
    here = pos.state.here
    return [
        (area, enemy)
        for area in range(MOST_AREAS)
        if here[area] & KIND_MASK[UNDEAD]
        for enemy in pos.rules.sides
        if enemy != YS and here[area] & ACOLYTES_OF[enemy]
    ]


def _zingaya_refusal(pos: Position, side: int) -> Reason | None:
    if not pos.state.here[POOL] & KIND_MASK[UNDEAD]:
        return Reason("pool_empty", ("undead",), CARD)
    if not _zingaya_targets(pos):
        return Reason("no_target", (), CARD)
    return lacks_power(pos, side, 1)


@action("zingaya", YS, refusal=_zingaya_refusal, cost=1, book="zingaya")
def _zingaya(pos: Position, side: int) -> None:
    """An enemy Acolyte in an area with an own Undead is eliminated; an Undead takes its place."""
    areas = dict.fromkeys(area for area, _ in _zingaya_targets(pos))
    ask(pos, side, "zingaya_area", area_options(list(areas)), "zingaya_area")


@then("zingaya_area")
def _zingaya_where(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    enemies = [enemy for area, enemy in _zingaya_targets(pos) if area == chosen.area]
    ask(pos, side, "zingaya_side", side_options(enemies), "zingaya_side", (chosen.area,), (chosen.area,))


@then("zingaya_side")
def _zingaya_whose(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    area, enemy = args[0], chosen.side
    pay(pos, side, 1, "zingaya")
    victims = distinct(pos.state.here[area] & ACOLYTES_OF[enemy], keepers(pos.state))
    ask(pos, enemy, "zingaya_unit", unit_options(pos, victims), "zingaya", (), (area,))


@then("zingaya")
def _replaced(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    area = pos.state.loc[chosen.unit]
    eliminate(pos, chosen.unit, "zingaya", YS)
    place(pos, lowest(pos.state.here[POOL] & KIND_MASK[UNDEAD]), area, "zingaya")
