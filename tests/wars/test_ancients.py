"""The Ancients: Cathedrals, Dematerialization, gifts of Monsters, their units and the six spellbooks."""

import pytest
from looking import asked, dice_rolled, events, gained, met, offered, power, signs, skip_to
from looking import kinds as kinds_offered
from steps import finish_battle, toy, until
from table import BG, CC, GC, YS, actions, fight, place_of, play, table, units_in

from game.api import new_match
from game.engine.errors import SetupError
from game.games.registry import facts_of
from game.games.wars.rules.maps import MAPS
from game.games.wars.rules.odds import battle_odds, tickable
from game.games.wars.rules.units import FACTIONS, FIGURE, KIND_NUMBER

AN, WW, OW = "ancients", "windwalker", "opener_of_the_way"


def ancients(slot=AN, *, factions=(AN, GC, CC, YS), power=5, **setup):
    """A position with the Ancients; everybody has the same Power unless told."""
    given = power if isinstance(power, dict) else dict.fromkeys(factions, power)
    return table(slot, factions=factions, power=dict.fromkeys(factions, 5) | given, **setup)


def cathedrals(match):
    """Where Cathedrals stand."""
    return match.state_dict().get("notes", {}).get("cathedrals", [])


def built(*areas):
    """Notes of a set-up in which Cathedrals stand there."""
    return {"cathedrals": list(areas)}


def left_open(match):
    """Why areas are not offered, by area."""
    return {
        match.rules.name_option(blocked.option)["area"]: blocked.reason.code
        for blocked in match.position.stack[-1].blocked(match.position)
    }


# Units


@pytest.mark.parametrize(("kind", "count", "cost"), [("un_man", 3, 3), ("reanimated", 3, 4), ("yothan", 3, 6)])
def test_ancients_unit_cost(kind, count, cost):
    """Each has its number in the box and its cost; Yothans are Summoned as Monsters are."""
    m = ancients(power=6, units={AN: "acolyte europe"}, gates={"europe": AN})
    assert len(m.state_dict()["units"][AN][kind]) == count
    play(m, "summon", {"unit": kind})
    assert place_of(m, AN, kind) == ["europe"] and power(m, AN) == 6 - cost


def test_ancients_combat():
    """Un-Men 0, Reanimated 2, Yothans 7: three Yothans and three Reanimated roll 27 dice."""
    units = {AN: "yothan europe*3, reanimated europe*3, un_man europe", GC: "acolyte europe*6"}
    m = ancients(units=units, dice=[1] * 27)
    fight(m, "europe", GC)
    assert dice_rolled(m) == {AN: 27, GC: 0}


def test_yothan_captures_where_no_monster_or_great_old_one_guards():
    """A Terror captures as a Monster does, not past Monsters, Terrors or Great Old Ones."""
    for guard, able in (("", True), (", deep_one europe", False), (", cthulhu europe", False)):
        m = ancients(units={AN: "yothan europe", GC: f"acolyte europe{guard}"})
        assert ("capture" in actions(m)) == able


def test_yothan_guards_from_monsters_but_not_from_great_old_ones():
    """It guards as a Monster does: a Great Old One takes Cultists past it."""
    for hunter, able in (("deep_one", False), ("cthulhu", True)):
        m = ancients(GC, units={GC: f"{hunter} europe", AN: "acolyte europe, yothan europe"}, dice=[1] * 20)
        assert ("capture" in actions(m)) == able


@pytest.mark.parametrize(("prey", "able"), [("reanimated", True), ("yothan", False)])
def test_yothan_is_no_monster_to_devour(prey, able):
    """A Terror is neither Monster nor Cultist: what takes those takes no Yothan."""
    m = ancients(GC, units={GC: "cthulhu europe", AN: f"{prey} europe"}, dice=[1] * 20)
    m.choose("battle")
    assert ("devour" in actions(m)) == able


@pytest.mark.parametrize(("prey", "able"), [("reanimated", True), ("yothan", False)])
def test_yothan_is_out_of_reach_of_abduct(prey, able):
    """Abduct, too: with a Yothan alone in the battle there is nobody to take."""
    m = ancients(CC, units={CC: "nightgaunt europe, flying_polyp europe", AN: f"{prey} europe"},
                 books={CC: ["abduct"]}, dice=[1] * 20)  # fmt: skip
    m.choose("battle")
    assert ("abduct" in actions(m)) == able


def test_yothan_is_not_hidden_by_invisibility():
    """Invisibility hides Monsters and Cultists: of a Yothan and a Reanimated only the Reanimated."""
    m = ancients(CC, units={CC: "flying_polyp europe", AN: "yothan europe, reanimated europe"},
                 books={CC: ["invisibility"]}, dice=[1] * 20)  # fmt: skip
    play(m, "battle", "invisibility")
    assert "yothan" not in {name.split("/")[1] for name in offered(m, "unit")}


def test_yothan_is_not_exchanged_by_avatar():
    """Avatar exchanges Monsters and Cultists."""
    factions = (AN, GC, BG, YS)
    for unit, able in (("yothan", False), ("reanimated", True)):
        m = ancients(BG, factions=factions, units={BG: "shub_niggurath arabia", AN: f"{unit} europe"})
        assert ("avatar" in actions(m)) == able


def test_yothan_does_not_stop_emissary():
    """No Great Old One: against Yothans alone Nyarlathotep survives a Kill by Emissary."""
    m = ancients(CC, units={CC: "nyarlathotep europe, nightgaunt europe", AN: "yothan europe"},
                 books={CC: ["emissary"]}, dice=[1] * 1 + [6] + [1] * 6)  # fmt: skip
    m.choose("battle")
    until(m, "assign_kill")
    m.choose(unit="nyarlathotep")
    assert asked(m) == (CC, "emissary")


def test_ancients_have_no_great_old_one_to_awaken():
    """The action is not among theirs, nor among what is closed to them."""
    m = ancients(power=20, units={AN: "acolyte europe"}, gates={"europe": AN})
    assert "awaken" not in actions(m)
    assert "awaken" not in {blocked.option.kind for blocked in m.position.stack[-1].blocked(m.position)}


# Set-up


def test_ancients_start_where_no_faction_has_its_glyph():
    """Any area without a glyph, whoever plays; the gold signs do not matter."""
    m = table(None, factions=(AN, GC, YS), phase="gather")
    areas, glyphs = m.rules.map.start_areas[m.rules.side_number(AN)], m.rules.map.glyphs
    everywhere = set(range(len(m.rules.map.areas)))
    assert set(areas) == everywhere - {area for found in glyphs.values() for area in found}


SEAS = "north_atlantic south_atlantic north_pacific indian_ocean australia"
EAST, WEST = "scandinavia north_asia arabia east_africa", "north_america_east central_america new_zealand"
AMERICAS = "south_america_east south_america_west"


@pytest.mark.parametrize(
    ("board", "areas"),
    [("earth_3", "south_america"), ("earth_4_west3_east5", f"south_america {EAST}"),
     ("earth_4_west5_east3", f"{WEST} {AMERICAS}"), ("earth_5", f"{EAST} {WEST} {AMERICAS}")],
)  # fmt: skip
def test_ancients_start_areas_of_each_board(board, areas):
    """Where they may start, by board."""
    there = {MAPS[board].areas[area] for area in MAPS[board].start_areas[FACTIONS.index(AN)]}
    # The Sleeper's area has a glyph once the Sleeper is in the box.
    assert there - {"north_america", "north_america_west"} == set(f"{SEAS} {areas}".split())


def test_ancients_are_not_in_the_duel():
    """R85: they are offered nowhere there, and refused where somebody names them."""
    assert all(AN not in cast for cast in facts_of("duel").casts(2))
    with pytest.raises(SetupError, match="no start area"):
        new_match("duel", factions=[AN, GC])


# Cathedrals


def test_cathedral_is_built_for_1_where_a_cultist_is():
    """Build: a Cathedral costs 1, with a Cultist of theirs there; gate and Cathedral may share the area."""
    m = ancients(units={AN: "acolyte arabia, reanimated europe", GC: "acolyte scandinavia"}, gates={"arabia": AN})
    m.choose("cathedral")
    assert cathedrals(m) == ["arabia"] and power(m, AN) == 4 and met(m, AN) == {"an_claw"}
    assert m.state_dict()["gates"] == {"arabia": f"{AN}/acolyte/0"}
    assert events(m, "cathedral_built")


@pytest.mark.parametrize(("beside", "cost"), [("south_america", 1), ("east_africa", 3)])
def test_cathedral_beside_another_costs_3(beside, cost):
    """3 where an adjacent area has one, whoever's sign it has."""
    m = ancients(map="earth_4_west3_east5", units={AN: "acolyte arabia"}, notes=built(beside), power=3)
    m.choose("cathedral")
    assert sorted(cathedrals(m)) == sorted(["arabia", beside]) and power(m, AN) == 3 - cost


def test_cathedral_beside_another_is_not_offered_with_2_power():
    """Where the Power does not reach, another area may do; the card says why."""
    units = {AN: "acolyte arabia south_america north_atlantic"}
    m = ancients(units=units, notes=built("east_africa"), power=2)
    m.choose("cathedral")
    assert offered(m, "area") == ["north_atlantic", "south_america"] and left_open(m)["arabia"] == "power"


def test_cathedral_one_for_each_sign_and_one_for_none():
    """One per kind of area: crescent, chevron, claw, none."""
    units = {AN: "acolyte europe arabia east_africa west_africa antarctica north_atlantic"}
    m = ancients(units=units, notes=built("scandinavia", "australia"), power=9)
    m.choose("cathedral")
    assert offered(m, "area") == ["antarctica", "north_atlantic"]
    reasons = left_open(m)
    assert reasons["europe"] == "kind_built" and reasons["scandinavia"] == "has_cathedral"
    assert reasons["south_pacific"] == "no_builder"


def test_cathedral_needs_a_cultist():
    """Reanimated and Yothans do not build."""
    assert "cathedral" not in actions(ancients(units={AN: "yothan europe, reanimated arabia"}))


def test_cathedral_is_out_of_reach_and_stays():
    """It is no unit: it shares no area with an enemy, nobody fights it, and without anybody of theirs it stays."""
    m = ancients(GC, units={GC: "cthulhu europe"}, notes=built("europe"))
    assert not {"battle", "capture"} & actions(m)
    m = ancients(phase="gather", slot=None, turn=2, units={AN: "acolyte arabia"}, notes=built("europe"))
    until(m, "action")
    assert cathedrals(m) == ["europe"]


def test_cathedral_with_all_four_is_closed():
    """Then there is nothing more to build."""
    four = built("europe", "west_africa", "south_america", "antarctica")
    m = ancients(units={AN: "acolyte arabia"}, notes=four)
    assert "cathedral" not in actions(m)


def test_cathedral_is_a_place_of_its_owner_only_for_what_it_says():
    """A4: an Acolyte is not recruited at a bare Cathedral, nor a Monster Summoned there."""
    units = {AN: "acolyte arabia scandinavia"}
    m = ancients(units=units, gates={"arabia": AN}, notes=built("europe"))
    m.choose("recruit")
    assert offered(m, "area") == ["arabia", "scandinavia"]


def test_cathedral_in_the_ice_age_costs_1_more():
    """What is built where Windwalker's token lies is taxed."""
    units = {AN: "acolyte arabia europe", WW: "acolyte arctic_ocean"}
    notes = built() | {"ice_age": "arabia"}
    m = ancients(factions=(AN, GC, WW, YS), units=units, notes=notes, books={WW: ["ice_age"]}, power=3)
    play(m, "cathedral", {"area": "arabia"})
    assert power(m, AN) == 1
    m = ancients(factions=(AN, GC, WW, YS), units=units, notes=notes, books={WW: ["ice_age"]}, power=1)
    m.choose("cathedral")
    assert cathedrals(m) == ["europe"]


@pytest.mark.parametrize(
    ("requirement", "area"),
    [("an_crescent", "south_america"), ("an_chevron", "australia"), ("an_claw", "europe"),
     ("an_no_sign", "south_pacific")],
)  # fmt: skip
def test_an_crescent_an_chevron_an_claw_an_no_sign_each_by_a_cathedral_there(requirement, area):
    """A Cathedral in an area with a crescent, a chevron, a claw, no sign."""
    m = ancients(units={AN: f"acolyte {area}"})
    m.choose("cathedral")
    assert met(m, AN) == {requirement} and asked(m) == (AN, "book")


def test_an_no_sign_in_antarctica_and_at_sea():
    """Water and Antarctica are areas without a sign."""
    for area in ("antarctica", "arctic_ocean", "indian_ocean"):
        m = ancients(units={AN: f"acolyte {area}"})
        m.choose("cathedral")
        assert met(m, AN) == {"an_no_sign"}


def test_an_crescent_once_met_stays_met():
    """A requirement met is met, though the Cathedral goes: the removed one may be built again (A1)."""
    m = ancients(units={AN: "acolyte south_america"}, requirements={AN: ["an_crescent"]}, books={AN: ["festival"]})
    m.choose("cathedral")
    assert cathedrals(m) == ["south_america"] and asked(m) != (AN, "book")


# Gifts of Monsters


GATES = {"europe": YS, "south_pacific": GC, "south_asia": CC, "arabia": AN}
UNITS = {AN: "acolyte arabia", GC: "acolyte south_pacific", CC: "acolyte south_asia", YS: "acolyte europe"}


@pytest.mark.parametrize(
    ("requirement", "given"),
    [("an_cheapest", {GC: "deep_one", CC: "nightgaunt", YS: "undead"}),
     ("an_dearest", {GC: "starspawn", CC: "hunting_horror", YS: "byakhee"})],
)  # fmt: skip
def test_an_cheapest_and_an_dearest_are_gifts_to_every_enemy(requirement, given):
    """an_cheapest, an_dearest: as an action for 0 every enemy places a Monster, free, at a gate it controls."""
    m = ancients(units=UNITS, gates=GATES)
    m.choose(requirement)
    for faction, area in ((GC, "south_pacific"), (CC, "south_asia"), (YS, "europe")):
        assert place_of(m, faction, given[faction]) == [area]
    assert power(m, AN) == power(m, GC) == power(m, YS) == 5 and met(m, AN) == {requirement}
    assert asked(m) == (AN, "book")
    m.choose(book="festival")
    assert not m.options(requirement)


def test_an_cheapest_goes_by_turn_order():
    """A6: in turn order from the first player; the owner chooses the gate."""
    units = {AN: "acolyte arabia", GC: "acolyte south_pacific australia", YS: "acolyte europe scandinavia"}
    gates = {"arabia": AN, "south_pacific": GC, "australia": GC, "europe": YS, "scandinavia": YS}
    for clockwise, order in ((True, [YS, GC]), (False, [GC, YS])):
        m = ancients(factions=(GC, AN, CC, YS), first_player=order[0], clockwise=clockwise, units=units, gates=gates)
        m.choose("an_cheapest")
        seen = []
        while m.decision.kind == "monster_gift_area":
            seen.append(asked(m)[0])
            m.answer(m.decision.options[0])
        assert seen == order


def test_gifts_go_to_the_factions_of_the_other_person():
    """Of two persons with two factions each: Monsters and Festival's Power, as Yellow Sign's Doom does (R48, R81)."""
    setup = {"factions": ((AN, GC), (CC, YS)), "gates": {"europe": AN, "arabia": GC, "west_africa": YS},
             "units": {AN: "acolyte europe", GC: "acolyte arabia", YS: "acolyte west_africa",
                       CC: "acolyte australia"}}  # fmt: skip
    m = table(AN, power=dict.fromkeys((AN, GC, CC, YS), 5), **setup)
    m.choose("an_cheapest")
    until(m, "book", side=AN)
    assert place_of(m, YS, "undead") == ["west_africa"] and not place_of(m, GC, "deep_one")
    m = table(AN, power=dict.fromkeys((AN, GC, CC, YS), 5), books={AN: ["festival"]}, **setup)
    play(m, "summon", {"unit": "un_man"})
    assert asked(m) == (AN, "festival_side") and offered(m, "side") == [CC, YS]


def test_an_cheapest_passes_by_who_has_no_gate_or_no_monster():
    """A6: who has no gate, or no Monster in the pool, gets nothing; the requirement is met all the same."""
    units = UNITS | {YS: "acolyte europe, undead europe*6, byakhee europe*4", GC: "acolyte south_pacific"}
    m = ancients(units=units, gates={"europe": YS, "arabia": AN})
    m.choose("an_cheapest")
    assert place_of(m, YS, "undead") == ["europe"] * 6 and not place_of(m, GC, "deep_one")
    assert met(m, AN) == {"an_cheapest"}


@pytest.mark.parametrize(("more", "kinds"), [(0, ["ghoul"]), (1, ["fungi", "ghoul"]), (2, ["fungi"])])
def test_an_cheapest_counts_the_cost_of_the_moment_and_the_owner_settles_ties(more, kinds):
    """A6: the cheapest is that whose Summon costs least now; among equals the owner chooses."""
    ghoul = KIND_NUMBER["ghoul"]
    with toy("summon_cost", lambda pos, kind: more * (kind == ghoul), side=2):
        units = {BG: "acolyte west_africa", AN: "acolyte arabia"}
        m = ancients(factions=(AN, GC, BG, YS), units=units, gates={"west_africa": BG})
        m.choose("an_cheapest")
        if len(kinds) > 1:
            assert asked(m) == (BG, "monster_gift_unit") and kinds_offered(m) == kinds
            m.choose(unit=kinds[0])
    assert place_of(m, BG, kinds[0]) == ["west_africa"]


def test_an_cheapest_at_yog_sothoth_and_at_enemy_gates():
    """A6: Yog-Sothoth is a place for it, and with They Break Through so are enemies' gates."""
    units = {AN: "acolyte arabia", OW: "yog_sothoth europe", GC: "acolyte south_pacific"}
    gates = {"south_pacific": GC, "arabia": AN}
    m = ancients(factions=(AN, GC, OW, YS), units=units, gates=gates)
    m.choose("an_cheapest")
    assert place_of(m, OW, "mutant") == ["europe"]
    m = ancients(factions=(AN, GC, OW, YS), units=units, gates=gates, books={OW: ["they_break_through"]})
    m.choose("an_cheapest")
    assert asked(m) == (OW, "monster_gift_area") and offered(m, "area") == ["arabia", "europe", "south_pacific"]


def test_an_dearest_gives_no_terrors():
    """A6: Monsters only; a faction's Great Old One is none either."""
    m = ancients(units=UNITS, gates=GATES)
    m.choose("an_dearest")
    assert not place_of(m, GC, "cthulhu") and place_of(m, GC, "starspawn") == ["south_pacific"]


# Dematerialization


@pytest.mark.parametrize("edition", ["first", "later"])
def test_dematerialization_takes_any_units_of_one_area_anywhere(edition):
    """Doom phase, once: any units of one area go to one other area; a keeper leaves its gate."""
    units = {AN: "acolyte arabia*2 antarctica, yothan arabia"}
    m = ancients(None, phase="doom", turn=2, edition=edition, units=units, gates={"arabia": AN}, power=1)
    until(m, "doom_event", "ritual", side=AN)
    play(m, "dematerialization", {"area": "arabia"}, {"area": "north_pacific"}, {"unit": f"{AN}/yothan/0"})
    play(m, {"unit": f"{AN}/acolyte/0"}, "done")
    assert units_in(m, "north_pacific") == {f"{AN}/yothan": 1, f"{AN}/acolyte": 1}
    assert units_in(m, "arabia") == {f"{AN}/acolyte": 1} and m.state_dict()["gates"] == {"arabia": "abandoned"}
    assert power(m, AN) == 1
    until(m, "action")
    assert len(events(m, "moved")) == 2


def test_dematerialization_may_be_left():
    """It is not compulsory."""
    m = ancients(None, phase="doom", turn=2, units={AN: "acolyte arabia"})
    until(m, "doom_event", side=AN)
    m.choose("done")
    until(m, "action")
    assert place_of(m, AN, "acolyte") == ["arabia"]


def test_dematerialization_takes_lone_reanimated():
    """A3: Brainless does not hold Reanimated back from it."""
    m = ancients(None, phase="doom", turn=2, units={AN: "reanimated arabia"}, books={AN: ["brainless"]})
    until(m, "doom_event", side=AN)
    play(m, "dematerialization", {"area": "europe"})
    assert place_of(m, AN, "reanimated") == ["europe"]


# Brainless


def test_brainless_reanimated_cost_1():
    m = ancients(units={AN: "acolyte europe"}, gates={"europe": AN}, books={AN: ["brainless"]})
    play(m, "summon", {"unit": "reanimated"})
    assert power(m, AN) == 4


@pytest.mark.parametrize(("with_them", "able"), [("", False), (", un_man europe", True)])
def test_brainless_reanimated_alone_neither_move_nor_capture_nor_declare(with_them, able):
    """They need another unit, no Reanimated, in their area."""
    units = {AN: f"reanimated europe*2, acolyte arabia{with_them}", GC: "acolyte europe"}
    m = ancients(units=units, books={AN: ["brainless"]})
    assert ({"battle", "capture"} <= actions(m)) == able
    m.choose("move")
    assert ("reanimated" in {name.split("/")[1] for name in offered(m, "unit")}) == able


def test_brainless_company_counts_at_the_start_of_the_move():
    """Who comes to them in the same Move is too late; whose company leaves first may still go."""
    m = ancients(units={AN: "reanimated europe, acolyte arabia scandinavia"}, books={AN: ["brainless"]})
    play(m, "move", {"unit": f"{AN}/acolyte/0"}, {"area": "europe"})
    assert not m.options(unit=f"{AN}/reanimated/0")
    m = ancients(units={AN: "reanimated europe, acolyte europe scandinavia"}, books={AN: ["brainless"]})
    play(m, "move", {"unit": f"{AN}/acolyte/0"}, {"area": "arabia"}, {"unit": f"{AN}/reanimated/0"})


def test_brainless_reanimated_defend_guard_and_retreat():
    """A3: alone they may do anything else: they roll their dice, guard, and retreat."""
    m = ancients(GC, units={GC: "deep_one europe", AN: "reanimated europe"}, books={AN: ["brainless"]},
                 dice=[4, 1, 1])  # fmt: skip
    fight(m, "europe", AN)
    assert dice_rolled(m) == {GC: 1, AN: 2}
    skip_to(m, "retreat_area")
    m.choose(area="arabia")
    assert place_of(m, AN, "reanimated") == ["arabia"]


def test_brainless_lone_reanimated_say_why_they_stay():
    """What is closed names the reason."""
    m = ancients(units={AN: "reanimated europe, acolyte arabia scandinavia", GC: "acolyte europe arabia"},
                 books={AN: ["brainless"]})  # fmt: skip
    m.choose("move")
    blocked = m.position.stack[-1].blocked(m.position)
    assert {each.reason.code for each in blocked} == {"needs_company"}


# Consecration


@pytest.mark.parametrize(
    ("areas", "more"),
    [([], 0), (["europe"], 1), (["europe", "australia", "antarctica"], 1),
     (["europe", "australia", "antarctica", "south_america"], 2)],
)  # fmt: skip
def test_consecration_elder_signs_for_cathedrals(areas, more):
    """In their Ritual 1 Elder Sign with one to three Cathedrals, 2 with four."""
    requirements = ["an_crescent", "an_chevron", "an_claw", "an_no_sign"]
    m = ancients(None, phase="doom", turn=2, units={AN: "acolyte arabia"}, notes=built(*areas), draws=[1] * 8,
                 books={AN: ["consecration", "festival", "brainless", "extinction"]},
                 requirements={AN: requirements})  # fmt: skip
    until(m, "ritual", side=AN)
    m.choose("ritual")
    assert len(signs(m, AN)) == more


def test_consecration_counts_for_nobody_else():
    """An enemy's Ritual brings no more."""
    m = ancients(None, phase="doom", turn=2, units={AN: "acolyte arabia"}, notes=built("europe"), draws=[1] * 8,
                 books={AN: ["consecration"]}, requirements={AN: ["an_claw"]})  # fmt: skip
    until(m, "ritual", side=YS)
    m.choose("ritual")
    assert not signs(m, YS)


# Extinction


def test_extinction_yothans_cost_3():
    m = ancients(units={AN: "acolyte europe"}, gates={"europe": AN}, books={AN: ["extinction"]})
    play(m, "summon", {"unit": "yothan"})
    assert power(m, AN) == 2


@pytest.mark.parametrize(("books", "place"), [(["extinction"], "out"), ([], "pool")])
def test_extinction_killed_yothans_leave_the_game(books, place):
    """One that is Killed or Eliminated does not come back to the pool."""
    m = ancients(GC, units={GC: "deep_one europe", AN: "yothan europe"}, books={AN: books}, dice=[6] + [1] * 7)
    fight(m, "europe", AN)
    assert m.state_dict()["units"][AN]["yothan"] == [place, "pool", "pool"]


def test_extinction_eliminated_yothans_leave_the_game():
    """For want of room to retreat, too."""
    units = {GC: "deep_one antarctica indian_ocean south_atlantic south_pacific", AN: "yothan antarctica*2"}
    m = ancients(GC, units=units, books={AN: ["extinction"]}, dice=[4] + [1] * 14)
    fight(m, "antarctica", AN)
    finish_battle(m)
    assert sorted(m.state_dict()["units"][AN]["yothan"]) == ["antarctica", "out", "pool"]


# Festival


@pytest.mark.parametrize("receiver", [GC, YS])
def test_festival_un_men_are_free_and_an_enemy_gains_1(receiver):
    """Un-Men cost 0; every one Summoned gives 1 Power to an enemy of their choice, always."""
    m = ancients(units={AN: "acolyte europe"}, gates={"europe": AN}, books={AN: ["festival"]}, power={GC: 0})
    play(m, "summon", {"unit": "un_man"})
    assert asked(m) == (AN, "festival_side") and offered(m, "side") == sorted([GC, CC, YS])
    before = power(m, receiver)
    m.choose(side=receiver)
    assert power(m, receiver) == before + 1 and power(m, AN) == 5 and gained(m, receiver, "festival") == 1


def test_festival_is_for_un_men_only():
    """Other Summons cost what they cost, and give nothing."""
    m = ancients(units={AN: "acolyte europe"}, gates={"europe": AN}, books={AN: ["festival"]})
    play(m, "summon", {"unit": "reanimated"})
    assert power(m, AN) == 1 and not events(m, "power")


# Worship Services


@pytest.mark.parametrize(("gate", "mine", "theirs"), [(GC, 1, 1), (AN, 0, 0), ("abandoned", 0, 0), (None, 0, 0)])
def test_worship_services_cathedrals_beside_enemy_gates(gate, mine, theirs):
    """Gather: 1 Power per Cathedral in an area with an enemy's gate, and 1 to that enemy."""
    units = {AN: "acolyte arabia", GC: "acolyte arabia"}
    m = ancients(None, phase="gather", turn=2, units=units, gates={"arabia": gate} if gate else {},
                 notes=built("arabia", "australia"), books={AN: ["worship_services", "festival"]},
                 requirements={AN: ["an_claw", "an_chevron"]})  # fmt: skip
    assert gained(m, AN, "worship_services") == mine and gained(m, GC, "worship_services") == theirs


def test_worship_services_beside_yog_sothoth():
    """He is an enemy's gate; with another beside him there is still 1 for the Cathedral, and 1 for each enemy."""
    units = {AN: "acolyte europe", OW: "yog_sothoth arabia", GC: "acolyte arabia"}
    for gates, theirs in (({}, 0), ({"arabia": GC}, 1)):
        m = ancients(None, factions=(AN, GC, OW, YS), phase="gather", turn=2, units=units, gates=gates,
                     notes=built("arabia"), books={AN: ["worship_services"]},
                     requirements={AN: ["an_claw"]})  # fmt: skip
        assert gained(m, AN, "worship_services") == gained(m, OW, "worship_services") == 1
        assert gained(m, GC, "worship_services") == theirs


# Unholy Ground


def holy(dice, areas=("europe", "australia"), enemy=GC, slot=AN, **setup):
    """A battle in Europe with Unholy Ground: a Yothan against a Great Old One and a Monster."""
    setup.setdefault("units", {AN: "yothan europe", GC: "cthulhu europe, deep_one europe"})
    books = {AN: ["unholy_ground", "festival", "brainless", "extinction"], **setup.pop("books", {})}
    requirements = {AN: ["an_claw", "an_chevron", "an_crescent", "an_no_sign"]}
    m = ancients(slot, notes=built(*areas), books=books, requirements=requirements, dice=dice, **setup)
    m.choose("battle")
    return m


def test_unholy_ground_a_cathedral_for_a_great_old_one():
    """With a Cathedral in the battle's area they may remove one from anywhere: the enemy Eliminates a Great Old One."""
    m = holy([1] * 7 + [1] * 7)
    until(m, "unholy_ground")
    assert asked(m) == (AN, "unholy_ground") and offered(m, "area") == ["australia", "europe"]
    m.choose(area="australia")
    assert not place_of(m, GC, "cthulhu") and cathedrals(m) == ["europe"]
    assert events(m, "eliminated")[-1][2] == "unholy_ground" and not events(m, "killed")


def test_unholy_ground_may_be_left():
    """It is for them to say."""
    m = holy([1] * 7 + [1] * 7)
    until(m, "unholy_ground")
    m.choose("done")
    assert place_of(m, GC, "cthulhu") == ["europe"] and sorted(cathedrals(m)) == ["australia", "europe"]


@pytest.mark.parametrize("areas", [("australia",), ()])
def test_unholy_ground_needs_a_cathedral_in_the_area(areas):
    """Cathedrals elsewhere alone do not help."""
    m = holy([1] * 7 + [1] * 7, areas=areas)
    finish_battle(m)
    assert not events(m, "cathedral_removed") and place_of(m, GC, "cthulhu") == ["europe"]


def test_unholy_ground_comes_with_the_kills():
    """After all Kills are assigned and before the Pains; who is Killed already is not among the victims."""
    m = holy([6] + [4] * 6 + [1] * 7)
    until(m, "assign_kill")
    m.choose(unit=f"{GC}/cthulhu/0")
    finish_battle(m)
    assert not events(m, "cathedral_removed")
    m = holy([6] + [4] * 6 + [1] * 7)
    until(m, "assign_kill")
    m.choose(unit=f"{GC}/deep_one/0")
    assert asked(m) == (AN, "unholy_ground")


def test_unholy_ground_twice_with_a_cathedral_each():
    """A2: twice in a battle; the area must have one each time; the owner chooses who goes."""
    units = {AN: "yothan europe", YS: "king_in_yellow europe, hastur europe"}
    m = holy([1] * 7 + [1] * 5, units=units)
    until(m, "unholy_ground")
    m.choose(area="australia")
    assert asked(m) == (YS, "unholy_ground_unit")
    m.choose(unit=f"{YS}/hastur/0")
    assert asked(m) == (AN, "unholy_ground") and not place_of(m, YS, "hastur")
    m.choose(area="europe")
    assert not place_of(m, YS, "king_in_yellow") and cathedrals(m) == []


def test_unholy_ground_not_again_once_the_area_has_none():
    """A2: with the Cathedral of the area gone there is no second time."""
    units = {AN: "yothan europe", YS: "king_in_yellow europe, hastur europe"}
    m = holy([1] * 7 + [1] * 5, units=units)
    until(m, "unholy_ground")
    play(m, {"area": "europe"}, {"unit": f"{YS}/hastur/0"})
    finish_battle(m)
    assert cathedrals(m) == ["australia"] and place_of(m, YS, "king_in_yellow") == ["europe"]


def test_unholy_ground_takes_nyarlathotep_in_spite_of_emissary():
    """A2: Emissary is of no help, and an Elimination pays no Harbinger."""
    units = {AN: "yothan europe", CC: "nyarlathotep europe, nightgaunt europe"}
    m = holy([1] * 7 + [1] * 9, units=units, books={CC: ["emissary"]})
    until(m, "unholy_ground")
    m.choose(area="australia")
    assert asked(m) != (CC, "emissary") and not place_of(m, CC, "nyarlathotep")


def test_unholy_ground_takes_rhan_tegoth_in_spite_of_eternal():
    """A2: an Elimination is no result that Eternal could cancel."""
    units = {AN: "yothan europe", WW: "rhan_tegoth europe, wendigo europe"}
    m = holy([1] * 7 + [1] * 4, units=units, factions=(AN, GC, WW, YS))
    until(m, "unholy_ground")
    m.choose(area="australia")
    assert not place_of(m, WW, "rhan_tegoth") and power(m, WW) == 5


def test_unholy_ground_defending():
    """In whatever battle of theirs, whoever declared it."""
    m = holy([1] * 14, slot=GC)
    until(m, "unholy_ground")
    assert asked(m) == (AN, "unholy_ground")


def test_unholy_ground_and_hastur_with_vengeance():
    """What is Eliminated is the Yellow Sign's own choice, though Hastur assigns what the enemy takes."""
    units = {AN: "yothan europe", YS: "king_in_yellow europe, hastur europe"}
    m = holy([1] * 7 + [6] * 5, units=units)
    until(m, "unholy_ground")
    m.choose(area="australia")
    assert asked(m) == (YS, "unholy_ground_unit")


def test_a_removed_cathedral_may_be_built_again():
    """A1: in an area of its kind."""
    m = holy([1] * 14, units={AN: "yothan europe, acolyte scandinavia", GC: "cthulhu europe"})
    until(m, "unholy_ground")
    m.choose(area="europe")
    until(m, "action", side=AN)
    m.choose("cathedral")
    assert sorted(cathedrals(m)) == ["australia", "scandinavia"]


def test_unholy_ground_in_the_odds():
    """Ticked, the Great Old One is lost whatever the dice say; it still rolls its own."""
    units = {AN: "reanimated europe", YS: "king_in_yellow europe, hastur europe"}
    m = ancients(units=units, notes=built("europe", "australia"), books={AN: ["unholy_ground", "festival"]},
                 requirements={AN: ["an_claw", "an_chevron"]})  # fmt: skip
    sides = m.rules.side_number(AN), m.rules.side_number(YS)
    area = m.rules.map.number["europe"]
    assert tickable(m.position, area, *sides)["unholy_ground"] == 2
    plain, one, two = (battle_odds(m.position, area, *sides, {"unholy_ground": times}) for times in range(3))
    king, hastur = (FIGURE[kind] for kind in ("king_in_yellow", "hastur"))
    assert plain.defender.killed < 0.5 and plain.defender.dice == two.defender.dice == 5
    assert one.defender.great[king][0] == pytest.approx(1)
    # The King takes the first Kill, and with him dead the Cathedral takes Hastur.
    assert one.defender.great[hastur][0] == pytest.approx(11 / 36)
    assert two.defender.great[hastur][0] == pytest.approx(1) == two.defender.wiped_out
    assert two.attacker == plain.attacker


def test_unholy_ground_is_not_in_the_odds_without_its_book_or_a_cathedral_there():
    for books, areas in (([], ["europe"]), (["unholy_ground"], ["australia"])):
        m = ancients(units={AN: "yothan europe", GC: "cthulhu europe"}, notes=built(*areas), books={AN: books},
                     requirements={AN: ["an_claw", "an_chevron"][: len(books)]})  # fmt: skip
        assert "unholy_ground" not in tickable(m.position, m.rules.map.number["europe"], m.rules.side_number(AN), 0)
