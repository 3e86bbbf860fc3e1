"""What each reason of Cthulhu Wars and the Duel claims, as a predicate on the asked seat's view.

``CLAIMS`` has one for each code. It gets what the seat sees, what is refused, and the reason's arguments, and tells
whether the sentence is true and keeps that from being done. None calls what made the reason.
"""

from collections.abc import Callable, Mapping
from typing import Any

from seen import CULTIST, GREAT, Seen, unit_of

from game.engine.option import Option

Claim = Callable[..., bool]
CLAIMS: dict[str, Claim] = {}


def claim(*codes: str) -> Callable[[Claim], Claim]:
    """Decorator: the predicate of these codes, ``(seen, refused, *arguments)``."""

    def register(function: Claim) -> Claim:
        CLAIMS.update(dict.fromkeys(codes, function))
        return function

    return register


# Power

_FIXED = {
    "move": 1, "battle": 1, "build_gate": 3, "recruit": 1, "capture": 1, "submerge": 1, "he_who": 1,
    "screaming_dead": 1, "shriek": 1, "zingaya": 1, "avatar": 1, "ghroth": 2, "cc_pay_4": 4, "cc_pay_6": 6,
    "cc_pay_both": 10, "ice_age": 1, "beyond_one": 1, "dread_curse": 2, "capture_monster": 1, "cursed_slumber": 1,
    "rouse": 1, "ancient_sorcery": 1, "sl_give_3": 3, "sl_give_all": 3, "sl_take_all": 3, "lethargy": 0,
    "thousand_forms": 0, "hibernate": 0, "bg_sacrifice": 0, "ys_gift": 0, "an_cheapest": 0, "an_dearest": 0,
    "gc_five_books": 0,
}  # fmt: skip
"""What actions cost whose price never changes."""


def _price(seen: Seen, kind: str) -> int:
    """The least that an action costs now, Decay and what taxes it apart."""
    king = seen.at_king()
    if kind in _FIXED:
        return _FIXED[kind] + (seen.tax(seen.tsathoggua()) if kind == "capture_monster" else 0)
    if kind == "summon":
        pool = {unit.kind for unit in seen.at("pool", mine=True, cls="monster")}
        return min((seen.summon_price(each) for each in pool), default=0) + _least_tax(seen, seen.summon_areas())
    if kind == "awaken":
        possible = [(each, areas) for each, areas in seen.awakenings() if areas]
        return min(
            (seen.awakening_price(each) + _least_tax(seen, areas) for each, areas in possible),
            default=min((seen.awakening_price(each) for each, _ in seen.awakenings()), default=0),
        )
    prices: Mapping[str, Callable[[], int]] = {
        "dreams": lambda: 3 if seen.first_edition else 2,
        "emerge": lambda: 1 if seen.first_edition else 0,
        "desecrate": lambda: (1 if seen.cheap_desecration() else 2) + (seen.tax(king) if king else 0),
        "cathedral": lambda: min((seen.cathedral_price(area) for area in seen.cathedral_sites()), default=1),
        "ritual": lambda: 5 if seen.has_book(seen.me, "herald") else seen.ritual_track(),
    }
    return prices[kind]()


def _least_tax(seen: Seen, areas: list[str]) -> int:
    return min((seen.tax(area) for area in areas), default=0)


@claim("power")
def power(seen: Seen, refused: Option, cost: int, have: int) -> bool:
    """It costs so much, and one has less."""
    if refused.kind == "area":
        return have == seen.power < cost == seen.cathedral_price(seen.areas[refused.area])
    price = _price(seen, refused.kind) + seen.surcharge()
    return have == seen.power < cost and price <= cost <= price + (refused.kind == "beyond_one")


@claim("taxed")
def taxed(seen: Seen, refused: Option, ability: str, cost: int, have: int) -> bool:
    """Ice Age makes it cost so much; without it there would be enough."""
    frozen = next((area for area in seen.areas if seen.tax(area)), "")
    if refused.kind == "area":
        # Shub-Niggurath leaves an area for another one: her Avatar ends in both.
        due = frozen == seen.areas[refused.area] or bool(seen.at(frozen, kind="shub_niggurath"))
    else:
        due = cost - 1 <= _price(seen, refused.kind) + seen.surcharge() <= cost
    return ability == "ice_age" and bool(frozen) and due and have == seen.power == cost - 1


# What every action needs


@claim("acted")
def acted(seen: Seen, refused: Option) -> bool:
    """The turn's action is taken, and it is none that may come besides."""
    fighters = seen.factions if seen.duel else [seen.me]
    battles = any(len(seen.state["books"][each]) == 6 for each in fighters)
    summons = not seen.duel and not seen.first_edition and (seen.me == "black_goat" or seen.borrows("black_goat"))
    free = {"control_gate": True, "abandon_gate": True, "battle": battles, "summon": summons}
    return bool(seen.slot[2]) and not free.get(refused.kind)


@claim("not_second")
def not_second(seen: Seen, refused: Option) -> bool:
    """A second action is asked for, and this is the first, or free, or one that would bring another."""
    never = ("control_gate", "abandon_gate", "pass", "he_who", "screaming_dead")
    return seen.decision["kind"] == "second_action" and refused.kind in never


_BOOK_OF = {"submerge": "submerge", "emerge": "submerge", "rouse": "cursed_slumber"}


@claim("no_book")
def no_book(seen: Seen, refused: Option, book: str) -> bool:
    """The spellbook it belongs to is not earned."""
    return refused.kind == book and not seen.has_book(seen.me, _BOOK_OF.get(book, book))


@claim("met_already")
def met_already(seen: Seen, refused: Option, requirement: str) -> bool:
    """The requirement is met; it is the action itself, or a part of it."""
    part = refused.kind == "cc_pay_both" and requirement in ("cc_pay_4", "cc_pay_6")
    return (part or refused.kind == requirement) and requirement in seen.state["requirements"][seen.me]


@claim("used_this_turn")
def used_this_turn(seen: Seen, refused: Option) -> bool:
    """The Thousand Forms have been used."""
    return refused.kind == "thousand_forms" and seen.flag("thousand_forms_used")


@claim("nothing_to_pass")
def nothing_to_pass(seen: Seen, refused: Option) -> bool:
    """No Power is left."""
    return refused.kind == "pass" and seen.power == 0


@claim("no_target")
def no_target(seen: Seen, refused: Option) -> bool:
    """Nobody on the map is of the sort that the action is used on."""
    acolytes = seen.on_map(mine=False, kind="acolyte")
    if refused.kind == "dreams":
        return not acolytes
    if refused.kind == "zingaya":
        return not any(seen.at(area, mine=True, kind="undead") for area in seen.areas
                       if seen.at(area, mine=False, kind="acolyte"))  # fmt: skip
    if refused.kind == "he_who":
        return not any(seen.at(area, cls=CULTIST) for area in seen.areas if not seen.at(area, kind="hastur"))
    assert refused.kind == "avatar"
    ordinary = [area for area in seen.areas if any(unit.cls != GREAT for unit in seen.at(area))]
    return not any(not seen.at(area, kind="shub_niggurath") for area in ordinary)


# Where units are


@claim("not_on_map", "not_in_play")
def not_on_map(seen: Seen, refused: Option, unit: int) -> bool:
    """It is in no area."""
    return seen.place(unit_of(unit)) not in seen.areas


@claim("not_in_ocean")
def not_in_ocean(seen: Seen, refused: Option, unit: int) -> bool:
    """It is on land."""
    place = seen.place(unit_of(unit))
    return place in seen.areas and not seen.ocean(place)


@claim("not_submerged")
def not_submerged(seen: Seen, refused: Option, unit: int) -> bool:
    """It is on the map, or not in play."""
    return seen.place(unit_of(unit)) != "submerged"


@claim("no_own_unit")
def no_own_unit(seen: Seen, refused: Option, area: int) -> bool:
    """None of one's own is there, though some are elsewhere where an Acolyte is to be recruited."""
    here = not seen.at(seen.areas[area], mine=True)
    return here and (seen.decision["kind"] != "recruit_area" or bool(seen.on_map(mine=True)))


@claim("no_units")
def no_units(seen: Seen, refused: Option) -> bool:
    """None of one's own is on the map."""
    return not seen.on_map(mine=True)


@claim("needs_company")
def needs_company(seen: Seen, refused: Option, area: int) -> bool:
    """Those there are Reanimated alone, with Brainless; and if it is the action, nobody else can do it."""
    able: dict[str, Callable[[], bool]] = {
        "battle": lambda: not _no_battle_anywhere(seen),
        "capture": lambda: any(seen.captures(each) for each in seen.areas),
        "move": lambda: any(seen.ready(each) for each in seen.areas),
    }
    return seen.resting(seen.areas[area]) and not (refused.kind in able and able[refused.kind]())


@claim("was_alone")
def was_alone(seen: Seen, refused: Option, unit: int) -> bool:
    """It rested when the Move began that is going on, and has company by now."""
    resting = (*_moving(seen), 0)[1]
    return bool(resting >> unit & 1) and not seen.resting(seen.place(unit_of(unit)))


@claim("pool_empty")
def pool_empty(seen: Seen, refused: Option, kind: str) -> bool:
    """None of the kind, or no Monster at all, is left in the pool."""
    left = seen.at("pool", mine=True, cls="monster") if kind == "monster" else seen.at("pool", mine=True, kind=kind)
    return not left


# Moving


@claim("already_there")
def already_there(seen: Seen, refused: Option, area: int) -> bool:
    """The unit that moves stands there."""
    return seen.place(unit_of(seen.decision["about"][0])) == seen.areas[area]


@claim("too_far")
def too_far(seen: Seen, refused: Option, area: int) -> bool:
    """The unit that moves cannot come there in one step."""
    place = seen.place(unit_of(seen.decision["about"][0]))
    return seen.areas[area] not in seen.reach(place)


@claim("moved_already")
def moved_already(seen: Seen, refused: Option, unit: int) -> bool:
    """The Move that is going on says so."""
    return bool(_moving(seen)[0] >> unit & 1)


def _moving(seen: Seen) -> list[int]:
    """The Move that is going on: the masks of those that have moved, and of those that rested at its start, if any."""
    return list(next(part for part in reversed(seen.stack) if part[0] == "choose" and part[4] == "move_unit")[5])


# Battle


def _contested(seen: Seen) -> list[str]:
    """Areas with units of one's own and of an enemy."""
    return [area for area in seen.areas if seen.at(area, mine=True) and seen.at(area, mine=False)]


def _fought(seen: Seen, area: int) -> bool:
    return bool(seen.slot[4] >> area & 1)


def _no_battle_anywhere(seen: Seen) -> bool:
    """Whether none could start in any area."""
    return not any(
        seen.ready(area) and seen.dice(area) and not _fought(seen, seen.areas.index(area)) for area in _contested(seen)
    )


def _whole_action(seen: Seen, refused: Option) -> bool:
    """Whether no battle could start anywhere, if it is the action and not an area that is refused."""
    return refused.kind == "area" or _no_battle_anywhere(seen)


@claim("no_battle")
def no_battle(seen: Seen, refused: Option) -> bool:
    """No enemy is where a unit of one's own is."""
    return not _contested(seen)


@claim("no_fighters")
def no_fighters(seen: Seen, refused: Option) -> bool:
    """Wherever an enemy is, one's own units have no dice."""
    return bool(_contested(seen)) and not any(seen.dice(area) for area in _contested(seen))


@claim("fought_here")
def fought_here(seen: Seen, refused: Option, area: int) -> bool:
    """The turn has had a battle there."""
    return _fought(seen, area) and _whole_action(seen, refused)


@claim("no_dice")
def no_dice(seen: Seen, refused: Option, area: int) -> bool:
    """Units of one's own are there, and have no dice."""
    name = seen.areas[area]
    return bool(seen.at(name, mine=True)) and not seen.dice(name) and _whole_action(seen, refused)


@claim("no_enemy")
def no_enemy(seen: Seen, refused: Option, area: int) -> bool:
    """No enemy unit is there."""
    return not seen.at(seen.areas[area], mine=False)


# Capture


@claim("no_capture")
def no_capture(seen: Seen, refused: Option) -> bool:
    """No Monster or Great Old One of one's own, resting or not, has an unguarded enemy Cultist beside it."""
    return not any(seen.captures(area, resting=True) for area in seen.areas)


@claim("no_hunter")
def no_hunter(seen: Seen, refused: Option, area: int) -> bool:
    """Only Cultists of one's own are there, or none."""
    return all(unit.cls == CULTIST for unit in seen.at(seen.areas[area], mine=True))


@claim("no_prey")
def no_prey(seen: Seen, refused: Option, area: int) -> bool:
    """No enemy Cultist is there."""
    return not seen.at(seen.areas[area], mine=False, cls=CULTIST)


@claim("guarded")
def guarded(seen: Seen, refused: Option, area: int) -> bool:
    """Enemy Cultists are there, and each has a guard against those of one's own who could take it."""
    name = seen.areas[area]
    return bool(seen.at(name, mine=False, cls=CULTIST)) and not seen.captures(name)


@claim("guarded_by")
def guarded_by(seen: Seen, refused: Option, area: int, ability: str) -> bool:
    """Ferox alone keeps Windwalker's Cultists there from a Monster."""
    name = seen.areas[area]
    theirs = [unit for unit in seen.at(name) if unit.faction == "windwalker"]
    alone = bool(theirs) and all(unit.cls == CULTIST for unit in theirs)
    hunter = any(unit.cls == "monster" for unit in seen.ready(name))
    anywhere = refused.kind == "area" or not any(seen.captures(each) for each in seen.areas)
    return ability == "ferox" and alone and hunter and seen.ferox("windwalker") and not seen.captures(name) and anywhere


# Gates


@claim("gates_used_up")
def gates_used_up(seen: Seen, refused: Option) -> bool:
    """Each of the gates is on the map."""
    return len(seen.state["gates"]) >= 24


@claim("has_gate")
def has_gate(seen: Seen, refused: Option, area: int) -> bool:
    """A gate lies there."""
    return seen.has_gate(seen.areas[area])


@claim("no_builder")
def no_builder(seen: Seen, refused: Option, area: int) -> bool:
    """No unit of one's own there can build; of Cathedrals only Cultists do."""
    return not any(seen.keeps(unit) for unit in seen.at(seen.areas[area], mine=True))


@claim("no_gate_site")
def no_gate_site(seen: Seen, refused: Option) -> bool:
    """No unit that can build is in an area without a gate."""
    return not any(seen.keeps(unit) for area in seen.without_gate() for unit in seen.at(area, mine=True))


@claim("no_own_gate")
def no_own_gate(seen: Seen, refused: Option) -> bool:
    """None of one's own units on the map keeps a gate, and no unit that is a gate would do."""
    return not seen.own_gates and (refused.kind != "summon" or not seen.summon_areas())


@claim("not_own_gate")
def not_own_gate(seen: Seen, refused: Option, area: int) -> bool:
    """Somebody else keeps the gate there, or nobody, or there is none."""
    return seen.areas[area] not in (*seen.own_gates, *seen.summon_areas())


@claim("no_free_gate")
def no_free_gate(seen: Seen, refused: Option) -> bool:
    """No abandoned gate has a unit of one's own that could keep it, but such as have left it since the last action."""
    left = {(seen.areas[area], unit_of(unit)) for area, unit in seen.slot[6]}
    return not any(
        seen.keeps(unit) and (area, unit) not in left
        for area in seen.areas
        if seen.gate_of(area) == "abandoned"
        for unit in seen.at(area, mine=True)
    )


@claim("gates_everywhere")
def gates_everywhere(seen: Seen, refused: Option) -> bool:
    """A gate lies in every area."""
    return not seen.without_gate()


# Awakening


@claim("all_awake")
def all_awake(seen: Seen, refused: Option) -> bool:
    """No Great Old One is in the pool."""
    return not seen.at("pool", mine=True, cls=GREAT)


def _cannot(seen: Seen, unit: int) -> bool:
    """Whether this Great Old One is in the pool, and neither it nor another can awaken anywhere."""
    return unit_of(unit) in seen.at("pool", mine=True) and not any(areas for _, areas in seen.awakenings())


@claim("no_throne", "no_court", "no_formless_spawn", "no_spawn", "no_glyph_gate", "no_forerunner")
def no_place(seen: Seen, refused: Option, unit: int) -> bool:
    """What the Great Old One needs is nowhere."""
    return _cannot(seen, unit)


@claim("no_start_gate")
def no_start_gate(seen: Seen, refused: Option, unit: int, area: int) -> bool:
    """No gate is where its faction begins, which is the area that the reason names."""
    name = seen.areas[area]
    return [name] == seen.start_of("great_cthulhu") and not seen.any_gate(name) and _cannot(seen, unit)


@claim("no_cradle")
def no_cradle(seen: Seen, refused: Option, unit: int) -> bool:
    """No gate of one's own, or not two Cultists anywhere on the map."""
    return (not seen.own_gates or len(seen.on_map(mine=True, cls=CULTIST)) < 2) and _cannot(seen, unit)


@claim("no_cradle_there")
def no_cradle_there(seen: Seen, refused: Option, unit: int) -> bool:
    """No gate of one's own with two Cultists in its area."""
    there = any(len(seen.at(area, mine=True, cls=CULTIST)) >= 2 for area in seen.own_gates)
    return not there and _cannot(seen, unit)


@claim("no_fungi")
def no_fungi(seen: Seen, refused: Option) -> bool:
    """No Fungi of one's own on the map, so that no die is low enough."""
    return not seen.on_map(mine=True, kind="fungi")


@claim("no_enemy_cultists")
def no_enemy_cultists(seen: Seen, refused: Option) -> bool:
    """No enemy Cultist on the map."""
    return not seen.on_map(mine=False, cls=CULTIST)


# Factions' own


@claim("few_cultists")
def few_cultists(seen: Seen, refused: Option, number: int) -> bool:
    """So many of one's own are not on the map."""
    return refused.kind == "bg_sacrifice" and number == 2 and len(seen.on_map(mine=True, cls=CULTIST)) < 2


@claim("desecrated_already")
def desecrated_already(seen: Seen, refused: Option, area: int) -> bool:
    """The King's area has a marker."""
    return seen.areas[area] == seen.at_king() and seen.areas[area] in seen.state["desecrated"]


@claim("markers_used_up")
def markers_used_up(seen: Seen, refused: Option) -> bool:
    """All twelve are on the map."""
    return len(seen.state["desecrated"]) >= 12


@claim("no_byakhee")
def no_byakhee(seen: Seen, refused: Option) -> bool:
    """None is on the map."""
    return not seen.on_map(kind="byakhee")


@claim("no_carrier")
def no_carrier(seen: Seen, refused: Option) -> bool:
    """No dear unit is at a gate where no enemy Great Old One is."""
    return not seen.carriers()


@claim("nobody_to_curse")
def nobody_to_curse(seen: Seen, refused: Option) -> bool:
    """No enemy is on the map."""
    return not seen.on_map(mine=False)


@claim("no_cursing")
def no_cursing(seen: Seen, refused: Option) -> bool:
    """No unit that gives the curse a die is on the map."""
    return not seen.on_map(kind="abomination") and not seen.on_map(kind="spawn_of_yog_sothoth")


@claim("kinds_built")
def kinds_built(seen: Seen, refused: Option) -> bool:
    """All four are on the map."""
    return len(seen.note("cathedrals")) == 4


@claim("has_cathedral")
def has_cathedral(seen: Seen, refused: Option, area: int) -> bool:
    """One stands there."""
    return seen.areas[area] in seen.note("cathedrals")


def _kin(seen: Seen, area: str) -> bool:
    """Whether another area of the same sort has a Cathedral."""
    return any(seen.sign(each) == seen.sign(area) for each in seen.note("cathedrals") if each != area)


@claim("kind_built")
def kind_built(seen: Seen, refused: Option, area: int) -> bool:
    """The area has a sign, and another one with it has a Cathedral."""
    return seen.sign(seen.areas[area]) != "none" and _kin(seen, seen.areas[area])


@claim("unsigned_built")
def unsigned_built(seen: Seen, refused: Option, area: int) -> bool:
    """The area has no sign, and another one without has a Cathedral."""
    return seen.sign(seen.areas[area]) == "none" and _kin(seen, seen.areas[area])


@claim("no_cathedral_site")
def no_cathedral_site(seen: Seen, refused: Option) -> bool:
    """No Cultist is in an area whose sort has none."""
    return not seen.cathedral_sites()


@claim("nobody_acts")
def nobody_acts(seen: Seen, refused: Option) -> bool:
    """All enemies are out of Power, or rest."""
    rests = {"windwalker": "hibernating", "sleeper": "sleeper_rests"}
    return all(not seen.state["power"][each] or seen.flag(rests.get(each, "")) for each in seen.enemies)


@claim("no_serpent_man")
def no_serpent_man(seen: Seen, refused: Option) -> bool:
    """None is on the map."""
    return not seen.on_map(kind="serpent_man")


@claim("no_card")
def no_card(seen: Seen, refused: Option) -> bool:
    """Every enemy has a Serpent Man on its card."""
    return set(seen.enemies) <= set(seen.note("sorcery"))


@claim("no_monster")
def no_monster(seen: Seen, refused: Option, unit: int) -> bool:
    """Where Tsathoggua is, each enemy has no Monster, or a Great Old One with it."""
    place = seen.place(unit_of(unit))
    there = [[each for each in seen.at(place) if each.faction == enemy] for enemy in seen.enemies]
    return place == seen.tsathoggua() and not any(
        any(each.cls == "monster" and each.kind != "yothan" for each in theirs)
        and not any(each.cls == GREAT for each in theirs)
        for theirs in there
    )


@claim("gate_asleep")
def gate_asleep(seen: Seen, refused: Option) -> bool:
    """One is off the map."""
    return seen.flag("gate_asleep")


@claim("no_gate_asleep")
def no_gate_asleep(seen: Seen, refused: Option) -> bool:
    """None is off the map."""
    return not seen.flag("gate_asleep")


@claim("not_lent")
def not_lent(seen: Seen, refused: Option, side: int) -> bool:
    """Nothing is borrowed from the faction that has the ability."""
    owner = {"beyond_one": "opener_of_the_way", "hibernate": "windwalker"}[refused.kind]
    return seen.name(side) == owner and not seen.borrows(owner)


@claim("not_in_area")
def not_in_area(seen: Seen, refused: Option, area: int) -> bool:
    """A battle waits in this area, and nothing there lets the action begin."""
    name, kind = seen.areas[area], refused.kind
    starts: dict[str, Callable[[], Any]] = {
        "move": lambda: seen.at(name, mine=True),
        "battle": lambda: name in _contested(seen) and seen.dice(name) and not _fought(seen, area),
        "build_gate": lambda: not seen.has_gate(name) and any(seen.keeps(each) for each in seen.at(name, mine=True)),
        "recruit": lambda: seen.at(name, mine=True),
        "summon": lambda: name in seen.summon_areas() and _summons_there(seen, name),
        "awaken": lambda: seen.at(name, kind="formless_spawn") and not seen.in_play("sleeper", "tsathoggua")
        and seen.awakening_price("tsathoggua") + seen.tax(name) <= seen.power,
        "capture": lambda: seen.captures(name),
        "capture_monster": lambda: seen.tsathoggua() == name,
        "cursed_slumber": lambda: name in seen.own_gates,
        "ancient_sorcery": lambda: seen.at(name, kind="serpent_man"),
        "beyond_one": lambda: any(seen.place(unit) == name for unit in seen.carriers()),
    }  # fmt: skip
    there = seen.decision["kind"] == "energy_nexus" and seen.decision["about"][0] == area
    return there and not (kind in starts and starts[kind]())


def _summons_there(seen: Seen, area: str) -> bool:
    pool = {unit.kind for unit in seen.at("pool", mine=True, cls="monster")}
    return any(seen.summon_price(kind) + seen.tax(area) <= seen.power for kind in pool)
