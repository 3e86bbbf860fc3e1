"""The Black Goat: Fertility Cult, Avatar, and the six spellbooks (reference, section 4)."""

from game.engine.option import Option, Reason, option
from game.engine.position import Position
from game.games.wars.factions.black_goat.rules.figures import BG, DARK_YOUNG, FUNGI, GHOUL, SHUB_NIGGURATH
from game.games.wars.rules.board import (
    award_signs,
    choices,
    controlled_gates,
    eliminate,
    gain_power,
    in_play,
    keeper_asleep,
    keepers,
    map_mask,
    meet,
    move,
    on_map,
    own_areas,
    pay,
    place,
    relocate,
    turn_order,
)
from game.games.wars.rules.flow.actions import gate_areas, lacks_power, lowest
from game.games.wars.rules.flow.awakening import Awakening, appear, awakening
from game.games.wars.rules.flow.choose import (
    DONE,
    NO,
    Negotiate,
    again,
    area_options,
    ask,
    go_on,
    side_options,
    split,
    then,
    unit_options,
)
from game.games.wars.rules.flow.tax import taxed
from game.games.wars.rules.hopeless import AREAS, earns
from game.games.wars.rules.registry import action, hook, requirement
from game.games.wars.rules.state import UNITS_CHANGED, Battle, WarsState
from game.games.wars.rules.units import (
    ACOLYTES_OF,
    BIT,
    CULTISTS_OF,
    KIND_MASK,
    MOST_AREAS,
    ORDINARY,
    POOL,
    REQUIREMENT_BIT,
    SIDE_MASK,
    distinct,
    units_in,
)

CARD = "card"


def _all_go(pos: Position, units: int, side: int, number: int, why: str) -> bool:
    """Eliminate the side's Cultists among some units if there are just as many as have to go: no choice is in that."""
    cultists = units & CULTISTS_OF[side]
    if cultists.bit_count() != number or pos.rules.edition.order_asked:
        return False
    for unit in units_in(cultists):
        eliminate(pos, unit, why, BG)
    return True


# Awakening


def _cradles(pos: Position) -> list[int]:
    """Controlled gates with two own Cultists to give (in the gate's area, or anywhere: by edition)."""
    state: WarsState = pos.state
    areas = gate_areas(pos, BG)
    if pos.rules.edition.awakening_cultists_anywhere:
        return areas if (map_mask(state) & CULTISTS_OF[BG]).bit_count() >= 2 else []
    return [area for area in areas if (state.here[area] & CULTISTS_OF[BG]).bit_count() >= 2]


@again("awaken_cultist")
def _ask_cultist(pos: Position, area: int, given: int) -> None:
    state: WarsState = pos.state
    apart = keepers(state)
    anywhere = pos.rules.edition.awakening_cultists_anywhere
    if given == 0 and _all_go(pos, map_mask(state) if anywhere else state.here[area], BG, 2, "awaken"):
        appear(pos, SHUB_NIGGURATH, area)
        return
    units = choices(state, CULTISTS_OF[BG] & (-1 if anywhere else state.here[area]), apart)
    ask(pos, BG, "awaken_cultist", unit_options(pos, units), "awaken_cultist", (area, given), (area, given))


@then("awaken_cultist")
def _given(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    area, given = args
    eliminate(pos, chosen.unit, "awaken", BG)
    if given == 0:
        _ask_cultist(pos, area, 1)
    else:
        appear(pos, SHUB_NIGGURATH, area)


def _no_cradle(pos: Position) -> Reason:
    anywhere = pos.rules.edition.awakening_cultists_anywhere
    return Reason("no_cradle" if anywhere else "no_cradle_there", (SHUB_NIGGURATH,), "Rulebook IX")


awakening(Awakening(SHUB_NIGGURATH, _cradles, lambda pos, area: _ask_cultist(pos, area, 0), _no_cradle))


@hook("combat", "formula", BG)
def formula(pos: Position, units: int, enemy: int) -> int:
    """Shub-Niggurath: own Cultists on the map and controlled gates, counted at the roll."""
    if not units & BIT[SHUB_NIGGURATH]:
        return 0
    state: WarsState = pos.state
    total = (map_mask(state) & CULTISTS_OF[BG]).bit_count() + controlled_gates(state, BG)
    for _, book, call in pos.rules.hooks["great_combat"]:
        if not book or state.books[BG] & book:
            total += call(pos)
    return total


# Requirements


requirement("bg_areas_4", BG, UNITS_CHANGED)(lambda pos: len(own_areas(pos.state, BG)) >= 4)
requirement("bg_areas_6", BG, UNITS_CHANGED)(lambda pos: len(own_areas(pos.state, BG)) >= 6)
requirement("bg_areas_8", BG, UNITS_CHANGED)(lambda pos: len(own_areas(pos.state, BG)) >= 8)


@requirement("bg_share", BG, UNITS_CHANGED)
def bg_share(pos: Position) -> bool:
    """Share areas with every enemy; a different area for each will do."""
    mine = SIDE_MASK[BG]
    crowds = [units for units in pos.state.here[:MOST_AREAS] if units & mine]
    battle = pos.state.battle
    if battle is not None and battle.killed and not pos.rules.edition.killed_share:
        # Whom a Ghoul finds Killed has all but gone: what stays in the battle's area besides counts.
        alive = ~battle.killed
        crowds = [units & alive for units in crowds if units & mine & alive]
    enemies = [side for side in pos.rules.sides if side != BG]
    for enemy in enemies:
        theirs = SIDE_MASK[enemy]
        if not any([units & theirs for units in crowds]):  # noqa: C419  looked at all the time
            return False
    if pos.rules.edition.share_pays:
        gain_power(pos, BG, len(enemies), "bg_share")
    return True


AREAS.update({"bg_areas_4": 4, "bg_areas_6": 6, "bg_areas_8": 8})
earns(BG)(lambda pos: 0 if pos.state.met[BG] & REQUIREMENT_BIT["bg_share"] else len(pos.rules.sides) - 1)


hook("awakened", "bg_awaken", BG)(lambda pos, unit: meet(pos, BG, "bg_awaken"))


def _sacrifice_refusal(pos: Position, side: int) -> Reason | None:
    if pos.state.met[BG] & REQUIREMENT_BIT["bg_sacrifice"]:
        return Reason("met_already", ("bg_sacrifice",), CARD)
    few = (map_mask(pos.state) & CULTISTS_OF[BG]).bit_count() < 2
    return Reason("few_cultists", (2,), CARD) if few else None


@action("bg_sacrifice", BG, refusal=_sacrifice_refusal, late=True)
def _sacrifice(pos: Position, side: int) -> None:
    """Requirement: as an action eliminate two own Cultists from anywhere."""
    if _all_go(pos, map_mask(pos.state), BG, 2, "bg_sacrifice"):
        meet(pos, BG, "bg_sacrifice")
    else:
        _ask_sacrifice(pos, 0)


def _own_cultists(pos: Position) -> list[Option]:
    return unit_options(pos, choices(pos.state, CULTISTS_OF[BG], keepers(pos.state)))


@again("sacrifice_unit")
def _ask_sacrifice(pos: Position, given: int) -> None:
    ask(pos, BG, "sacrifice_unit", _own_cultists(pos), "sacrifice_unit", (given,), (given,))


@then("sacrifice_unit")
def _sacrificed(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    eliminate(pos, chosen.unit, "bg_sacrifice", BG)
    if args[0] == 0:
        _ask_sacrifice(pos, 1)
    else:
        meet(pos, BG, "bg_sacrifice")


# Faction abilities and ongoing books


@hook("summon_again", "fertility_cult", BG)
def fertility_cult(pos: Position) -> bool:
    """First edition: one Summon action may bring any number. Later: Summoning is an unlimited action."""
    return not pos.rules.edition.summons_unlimited


@hook("summon_cost", "thousand_young", BG)
def thousand_young(pos: Position, kind: int) -> int:
    """With Shub-Niggurath in play her Monsters cost 1 less."""
    return -1 if in_play(pos.state, SHUB_NIGGURATH) else 0


@hook("combat", "frenzy", BG)
def frenzy(pos: Position, units: int, enemy: int) -> int:
    """Her Cultists have combat 1."""
    return (units & CULTISTS_OF[BG]).bit_count()


@hook("keeper", "red_sign", BG)
def red_sign_keepers(pos: Position) -> int:
    """Dark Young can build and control gates."""
    return KIND_MASK[DARK_YOUNG]


def _dark_young(pos: Position) -> int:
    return (map_mask(pos.state) & KIND_MASK[DARK_YOUNG]).bit_count()


@hook("gather", "red_sign", BG, late=True)
def red_sign(pos: Position) -> int:
    """Dark Young give 1 Power at Gather."""
    return _dark_young(pos)


@hook("great_combat", "red_sign", BG)
def red_sign_combat(pos: Position) -> int:
    """Dark Young count for Shub-Niggurath's combat."""
    return _dark_young(pos)


class BloodSacrifice:
    """Doom phase, Shub-Niggurath in play: eliminate one own Cultist for 1 Elder Sign, once per phase."""

    optional = True

    def ready(self, pos: Position) -> bool:
        """She is in play and a Cultist of hers is on the map."""
        return in_play(pos.state, SHUB_NIGGURATH) and bool(map_mask(pos.state) & CULTISTS_OF[BG])

    def begin(self, pos: Position) -> None:
        pos.emit("ability", BG, "blood_sacrifice")
        ask(pos, BG, "blood_sacrifice_unit", _own_cultists(pos), "blood_sacrifice")


hook("doom_event", "blood_sacrifice", BG)(BloodSacrifice())


@then("blood_sacrifice")
def _bled(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    eliminate(pos, chosen.unit, "blood_sacrifice", BG)
    award_signs(pos, BG, 1, "blood_sacrifice")


# Avatar


def _avatar_targets(pos: Position) -> list[tuple[int, int]]:
    state: WarsState = pos.state
    home = state.loc[SHUB_NIGGURATH]
    return [
        (area, side)
        for area in range(MOST_AREAS)
        if area != home and state.here[area] & ORDINARY
        for side in pos.rules.sides
        if state.here[area] & ORDINARY & SIDE_MASK[side]
    ]


def _avatar_refusal(pos: Position, side: int) -> Reason | None:
    if not on_map(pos.state, SHUB_NIGGURATH):
        return Reason("not_in_play", (SHUB_NIGGURATH,), CARD)
    if not _avatar_targets(pos):
        return Reason("no_target", (), CARD)
    return lacks_power(pos, side, 1)


@action("avatar", BG, refusal=_avatar_refusal, cost=1)
def _avatar(pos: Position, side: int) -> None:
    areas = dict.fromkeys(area for area, _ in _avatar_targets(pos))
    ask(pos, side, "avatar_area", area_options(list(areas)), "avatar_area")


taxed("avatar", "avatar_area", 1, also=lambda pos: int(pos.state.loc[SHUB_NIGGURATH]))


@then("avatar_area")
def _avatar_where(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    sides = [other for area, other in _avatar_targets(pos) if area == chosen.area]
    ask(pos, side, "avatar_side", side_options(sides), "avatar_side", (chosen.area,), (chosen.area,))


@then("avatar_side")
def _avatar_whose(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    area, owner = args[0], chosen.side
    pay(pos, side, 1, "avatar")
    units = distinct(pos.state.here[area] & ORDINARY & SIDE_MASK[owner], keepers(pos.state))
    ask(pos, owner, "avatar_unit", unit_options(pos, units), "avatar", (), (area,))


@then("avatar")
def _swapped(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    state: WarsState = pos.state
    home, away = state.loc[SHUB_NIGGURATH], state.loc[chosen.unit]
    pos.emit("moved", SHUB_NIGGURATH, home, away, "avatar")
    pos.emit("moved", chosen.unit, away, home, "avatar")
    relocate(pos, chosen.unit, home)
    relocate(pos, SHUB_NIGGURATH, away)


# Ghroth


def _fungi_areas(pos: Position) -> int:
    return sum(1 for units in pos.state.here[:MOST_AREAS] if units & KIND_MASK[FUNGI])


def _ghroth_vain(pos: Position, side: int) -> Reason | None:
    """No die is low enough without Fungi, and without enemy Cultists nobody has anything to lose."""
    if not _fungi_areas(pos):
        return Reason("no_fungi", (), CARD)
    everywhere = map_mask(pos.state)
    asleep = any(keeper_asleep(pos.state, other) for other in pos.rules.sides)
    prey = asleep or any(everywhere & CULTISTS_OF[other] for other in pos.rules.sides if other != BG)
    return None if prey else Reason("no_enemy_cultists", (), CARD)


@action(
    "ghroth", BG, refusal=lambda pos, side: lacks_power(pos, side, 2), cost=2, book="ghroth", vain=_ghroth_vain
)
def _ghroth(pos: Position, side: int) -> None:
    """Roll a die; not above the number of areas with Fungi: the enemies lose that many Cultists."""
    state: WarsState = pos.state
    pay(pos, side, 2, "ghroth")
    roll = pos.chance.die()
    needed = _fungi_areas(pos)
    pos.emit("rolled_for", BG, "ghroth", roll, needed)
    if roll > needed:
        _ghroth_gift(pos)
        return
    everywhere = map_mask(state)
    payers = [other for other in turn_order(pos, BG)[1:] if everywhere & CULTISTS_OF[other]]
    most = tuple((everywhere & CULTISTS_OF[other]).bit_count() for other in payers)
    if sum(most) < roll:
        _divide(pos, roll)
    else:
        pos.push(Negotiate(BG, "ghroth", roll, tuple(payers), most, ()))


@again("ghroth_gift_side")
def _ghroth_gift(pos: Position) -> None:
    """A miss: she may put one Acolyte of any faction from its pool into any area."""
    sides = [side for side in pos.rules.sides if pos.state.here[POOL] & ACOLYTES_OF[side]]
    if sides:
        ask(pos, BG, "ghroth_gift_side", [*side_options(sides), NO], "ghroth_gift_side")


@then("ghroth_gift_side")
def _gift_whose(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    if chosen != NO:
        areas = area_options(range(len(pos.rules.map.areas)))
        ask(pos, BG, "ghroth_gift_area", areas, "ghroth_gift", (chosen.side,), (chosen.side,))


@then("ghroth_gift")
def _gift(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    place(pos, lowest(pos.state.here[POOL] & ACOLYTES_OF[args[0]]), chosen.area, "ghroth")


@then("ghroth")
def _ghroth_agreed(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    roll, shares, agreed = split(args)
    pos.emit("agreed" if agreed else "not_agreed", BG, "ghroth", roll)
    if agreed:
        _lose_each(pos, shares)
    else:
        _divide(pos, roll)


def _divide(pos: Position, roll: int) -> None:
    """No agreement, or too few: she says how many of them each enemy gives, one enemy after the other."""
    go_on(pos, BG, "ghroth_divide", (roll,))


@then("ghroth_divide")
def _divide_next(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    """``args``: what is left to divide, then (enemy, number) pairs decided so far."""
    left, decided = args[0], args[1:]
    everywhere = map_mask(pos.state)
    have = {other: (everywhere & CULTISTS_OF[other]).bit_count() for other in turn_order(pos, BG)[1:]}
    open_sides = [other for other in have if have[other] and other not in decided[::2]]
    if not open_sides or not left:
        _lose_each(pos, list(zip(decided[::2], decided[1::2], strict=True)))
        return
    other = open_sides[0]
    after = sum(have[later] for later in open_sides[1:])
    # Nobody can be let off while the rest together could not make up for it; too few in all: as she pleases.
    enough = sum(have.values()) >= left + sum(decided[1::2])
    least = max(0, left - after) if enough else 0
    options = [option("share", side=other, number=number) for number in range(least, min(have[other], left) + 1)]
    ask(pos, BG, "ghroth_share", options, "ghroth_share", args, (other, left))


@then("ghroth_share")
def _share(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    go_on(pos, BG, "ghroth_divide", (args[0] - chosen.number, *args[1:], chosen.side, chosen.number))


def _lose_each(pos: Position, shares: list[tuple[int, int]]) -> None:
    """Each owner picks as many of his own Cultists as fall to him."""
    flat = tuple(value for share in shares if share[1] for value in share)
    if flat:
        go_on(pos, BG, "ghroth_loss", flat)


@then("ghroth_loss")
def _lose_next(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    owner, number = args[0], args[1]
    state: WarsState = pos.state
    asleep = units_in(keeper_asleep(state, owner))
    if not asleep and _all_go(pos, map_mask(state), owner, number, "ghroth"):
        if args[2:]:
            go_on(pos, BG, "ghroth_loss", args[2:])
        return
    units = choices(state, CULTISTS_OF[owner], keepers(state))
    options = [*unit_options(pos, units), *(option("unit", unit=unit) for unit in asleep)]
    ask(pos, owner, "ghroth_unit", options, "ghroth_unit", args, (number,))


@then("ghroth_unit")
def _lost(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    eliminate(pos, chosen.unit, "ghroth", BG)
    rest = args[2:] if args[1] == 1 else (args[0], args[1] - 1, *args[2:])
    if rest:
        go_on(pos, BG, "ghroth_loss", rest)


# Necrophagy


def _ghouls(pos: Position, called: int) -> list[int]:
    """Ghouls on the map that are not in the battle and have not been called yet."""
    battle: Battle = pos.state.battle
    return choices(pos.state, KIND_MASK[GHOUL] & ~((battle.units & ~battle.exempt) | called))


@hook("post_battle", "necrophagy", BG)
def necrophagy(pos: Position) -> None:
    """Any battle: Ghouls not in it come to its area; each adds one Pain to both sides."""
    _ask_ghoul(pos, 0)


@again("necrophagy")
def _ask_ghoul(pos: Position, called: int) -> None:
    ghouls = _ghouls(pos, called)
    if ghouls:
        area = pos.state.battle.area
        ask(pos, BG, "necrophagy", [*unit_options(pos, ghouls), DONE], "necrophagy", (called,), (area,))


@then("necrophagy")
def _called(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    if chosen == DONE:
        return
    battle: Battle = pos.state.battle
    if "necrophagy" not in battle.begun:
        battle.begun = (*battle.begun, "necrophagy")
    pos.emit("ability", BG, "necrophagy")
    if pos.state.loc[chosen.unit] != battle.area:
        move(pos, chosen.unit, battle.area, "necrophagy")
    battle.pains = (battle.pains[0] + 1, battle.pains[1] + 1)
    _ask_ghoul(pos, args[0] | BIT[chosen.unit])
