"""A second reading of Windwalker's rules: what its cards say, sentence by sentence, and what they meet (W1 to W15)."""

import pytest
from looking import asked, dice_rolled, doom, events, gained, keeper, kinds, met, offered, power, signs
from steps import decline, until
from table import BG, BOOKS, CC, GC, YS, actions, fight, place_of, table, units_in

from game.api import new_match

WW, OW = "windwalker", "opener_of_the_way"
FOUR = (WW, GC, CC, YS)
BOTH = pytest.mark.parametrize("edition", ["first", "later"])
ALL_OF_HIS = "arctic_wind berserkergang cannibalism herald howl ice_age"


def at(slot=WW, factions=FOUR, **setup):
    """A match of Windwalker's, begun in the Arctic Ocean, at the position described."""
    notes = {"windwalker_start": "arctic_ocean", **setup.pop("notes", {})}
    setup["power"] = {**dict.fromkeys(factions, 5), **setup.get("power", {})}
    setup["units"] = {name: f"acolyte {far}" for name, far in FAR.items() if name in factions} | setup.get("units", {})
    return table(slot, factions=factions, notes=notes, **setup)


FAR = {GC: "south_pacific", CC: "south_asia", BG: "west_africa", YS: "australia", WW: "arctic_ocean", OW: "antarctica"}


def to_end_of_phase(match):
    """Everybody passes."""
    turn = match.state_dict()["turn"]
    for _ in range(60):
        if match.decision is None or match.state_dict()["turn"] > turn:
            return
        decline(match)


# Hibernate (W1 to W3)

FIVE_GREAT = {
    GC: "acolyte south_pacific, cthulhu south_pacific",
    CC: "acolyte south_asia, nyarlathotep south_asia",
    BG: "acolyte west_africa, shub_niggurath west_africa",
    YS: "acolyte europe, king_in_yellow europe, hastur europe",
}
FIVE = (WW, GC, CC, BG, YS)


@BOTH
def test_hibernate_pays_no_more_than_he_has_and_makes_him_first_player(edition):
    match = at(
        factions=FIVE,
        edition=edition,
        units=FIVE_GREAT | {WW: "acolyte arctic_ocean*3 antarctica*2"},
        gates={"arctic_ocean": WW, "antarctica": WW},
        power={WW: 3},
        requirements={WW: "ww_far_gate"},
        books={WW: "howl"},
    )
    match.choose("hibernate")
    assert power(match, WW) == 6
    seen = []
    while match.state_dict()["phase"] == "action":
        seen.append(asked(match))
        decline(match)
    assert (WW, "action") not in seen
    until(match, "direction")
    assert power(match, WW) == 15
    assert met(match, WW) >= {"ww_first"}
    assert power(match, GC) == 8  # the minimum goes by the store and the income together


def test_hibernate_with_power_1_and_three_great_old_ones_makes_2():
    match = at(units={YS: "king_in_yellow europe, hastur europe", CC: "nyarlathotep south_asia"}, power={WW: 1})
    match.choose("hibernate")
    assert power(match, WW) == 2


def test_hibernate_counts_enemy_great_old_ones_in_play_a_submerged_one_too_and_none_of_his():
    match = at(units={GC: "cthulhu submerged", WW: "acolyte arctic_ocean, rhan_tegoth antarctica, ithaqua antarctica"})
    match.choose("hibernate")
    assert power(match, WW) == 6


@BOTH
def test_hibernate_ends_the_turn_to_act_and_may_be_repeated_next_turn(edition):
    match = at(
        edition=edition,
        units={WW: "acolyte arctic_ocean, wendigo europe", GC: "acolyte europe, cthulhu south_pacific"},
        books={WW: ALL_OF_HIS},
    )
    assert "battle" in actions(match)
    match.choose("hibernate")
    assert asked(match) == (GC, "action")
    to_end_of_phase(match)
    until(match, "action", side=WW)
    assert "hibernate" in actions(match)


def test_hibernating_power_pays_the_thousand_forms():
    match = at(
        units={CC: "nyarlathotep south_asia"},
        books={CC: "thousand_forms"},
        power={GC: 0, YS: 0, CC: 2, WW: 4},
        dice=[5],
    )
    match.choose("hibernate")
    match.choose("thousand_forms")
    assert asked(match) == (WW, "pledge")
    match.choose(number=5)
    assert (power(match, WW), power(match, CC)) == (0, 2)


def test_hibernating_power_pays_eternal_and_his_abilities_work():
    match = at(
        units={WW: "acolyte arctic_ocean, rhan_tegoth europe, wendigo europe", GC: "starspawn europe*2"},
        dice=[6, 1, 1, 6, 1, 1, 1],
        books={WW: "cannibalism howl"},
    )
    match.choose("hibernate")
    fight(match, "europe", WW)
    match.choose("howl")
    match.choose(area="arabia")
    match.choose(unit="rhan_tegoth")
    assert asked(match) == (WW, "eternal")
    match.choose("yes")
    assert asked(match) == (WW, "cannibalism")
    assert power(match, WW) == 4


# Eternal (W4, W5)


def rhan_alone(dice, attacker=CC, **setup):
    units = {WW: "rhan_tegoth europe", CC: "nyarlathotep europe, acolyte south_asia"} | setup.pop("units", {})
    match = at(attacker, units=units, dice=dice, books={CC: "madness", WW: "howl"} | setup.pop("books", {}), **setup)
    fight(match, "europe", WW if attacker != WW else CC)
    return match


@BOTH
def test_eternal_cancels_one_kill_the_other_is_lost_and_harbinger_pays(edition):
    match = rhan_alone([6, 6, 1, 1, 1], edition=edition)
    assert asked(match) == (WW, "eternal")
    match.choose("yes")
    assert power(match, WW) == 4
    assert asked(match) == (CC, "harbinger")
    assert offered(match, "number") == [2, 3]
    match.choose("power")
    assert place_of(match, WW, "rhan_tegoth") == ["europe"]


def test_eternal_declined_kills():
    match = rhan_alone([6, 1, 1, 1, 1])
    match.choose("no")
    match.choose("power")
    assert place_of(match, WW, "rhan_tegoth") == []


def test_eternal_cancels_a_pain():
    match = rhan_alone([4, 5, 1, 1, 1])
    match.choose("yes")
    match.choose("power")
    assert place_of(match, WW, "rhan_tegoth") == ["europe"]
    assert power(match, WW) == 4


def test_eternal_does_not_work_without_power():
    match = rhan_alone([6, 1, 1, 1, 1], power={WW: 0})
    assert asked(match) == (CC, "harbinger")
    match.choose("power")
    assert place_of(match, WW, "rhan_tegoth") == []


@BOTH
def test_necrophagy_puts_no_pain_on_rhan_tegoth_after_his_result(edition):
    four = (WW, GC, CC, BG)
    match = at(
        GC,
        factions=four,
        edition=edition,
        units={WW: "rhan_tegoth europe", GC: "deep_one europe*2", BG: "ghoul arabia"},
        books={BG: "necrophagy"},
        dice=[6, 1, 1, 1, 1],
    )
    fight(match, "europe", WW)
    match.choose("yes")
    assert asked(match) == (BG, "necrophagy")
    match.choose(unit="ghoul")
    until(match, "retreat_area", "action")
    while asked(match) != (CC, "action") and match.state_dict()["battle"]:
        decline(match)
    assert place_of(match, WW, "rhan_tegoth") == ["europe"]
    assert power(match, WW) == 4


def test_a_kill_cancelled_by_eternal_is_none_for_great_cthulhu():
    match = at(GC, units={WW: "rhan_tegoth europe", GC: "deep_one europe*2"}, dice=[6, 1, 1, 1, 1])
    fight(match, "europe", WW)
    match.choose("yes")
    assert "gc_kill_1" not in met(match, GC)


def test_vengeance_may_put_a_kill_on_rhan_tegoth_and_he_may_pay():
    match = at(
        YS, units={WW: "rhan_tegoth europe, gnoph_keh europe*2", YS: "hastur europe"}, dice=[6, 1, 1, 1, 1] + [1] * 9
    )
    fight(match, "europe", WW)
    match.choose("yes")
    assert asked(match) == (YS, "assign_kill")
    match.choose(unit="rhan_tegoth")
    assert asked(match) == (WW, "eternal")
    match.choose("yes")
    assert place_of(match, WW, "rhan_tegoth") == ["europe"]


# Rhan Tegoth and Ithaqua (W6, W15)


def test_rhan_tegoth_awakens_in_either_glyph_area_without_a_gate():
    match = at(power={WW: 6})
    match.choose("awaken")
    assert offered(match, "area") == ["antarctica", "arctic_ocean"]
    match.choose(area="antarctica")
    assert met(match, WW) == {"ww_rhan_tegoth"}
    assert power(match, WW) == 0
    assert keeper(match, "antarctica") is None


def test_ithaqua_needs_rhan_tegoth_awakened_at_some_time():
    match = at(power={WW: 6}, gates={"arctic_ocean": WW})
    match.choose("awaken")
    assert asked(match) == (WW, "awaken_area")
    assert events(match, "placed") == []
    match.choose(area="arctic_ocean")
    assert place_of(match, WW, "rhan_tegoth") == ["arctic_ocean"]


def test_ithaqua_takes_the_place_of_a_gate_of_anybody_and_its_keeper_stays():
    match = at(
        power={WW: 6},
        units={WW: "acolyte arctic_ocean", GC: "acolyte antarctica"},
        gates={"antarctica": GC},
        books={WW: "howl herald"},
        requirements={WW: "ww_rhan_tegoth ww_far_gate"},
    )
    match.choose("awaken")
    match.choose(unit="ithaqua")
    assert place_of(match, WW, "ithaqua") == ["antarctica"]
    assert keeper(match, "antarctica") is None
    assert units_in(match, "antarctica") == {"great_cthulhu/acolyte": 1, "windwalker/ithaqua": 1}


def test_ithaqua_takes_the_place_of_an_abandoned_gate():
    match = at(
        power={WW: 6},
        gates={"antarctica": "abandoned"},
        books={WW: "howl herald"},
        requirements={WW: "ww_rhan_tegoth ww_far_gate"},
    )
    match.choose("awaken")
    match.choose(unit="ithaqua")
    assert keeper(match, "antarctica") is None


def test_every_awakening_of_ithaqua_needs_a_gate_again():
    match = at(power={WW: 12}, books={WW: "howl herald"}, requirements={WW: "ww_rhan_tegoth ww_ithaqua"})
    match.choose("awaken")
    assert asked(match) == (WW, "awaken_area")  # only Rhan Tegoth can be awakened
    match.choose(area="arctic_ocean")
    assert place_of(match, WW, "ithaqua") == []


@pytest.mark.parametrize(("his_doom", "dice"), [(0, 0), (1, 1), (2, 1), (3, 2), (13, 7)])
def test_ithaqua_rolls_half_the_opponents_doom_rounded_up(his_doom, dice):
    match = at(
        units={WW: "ithaqua europe, wendigo europe", GC: "acolyte europe"},
        doom={GC: his_doom},
        signs={GC: [3, 3]},
        seed=3,
    )
    fight(match, "europe", GC)
    assert dice_rolled(match) == {WW: dice + 1, GC: 0}


def test_ithaqua_alone_against_no_doom_cannot_battle():
    match = at(units={WW: "ithaqua europe", GC: "acolyte europe"})
    assert "battle" not in actions(match)


def test_ferox_keeps_cultists_from_monsters_not_from_great_old_ones():
    units = {WW: "acolyte europe arabia, ithaqua antarctica", GC: "shoggoth europe, cthulhu arabia"}
    match = at(GC, units=units)
    match.choose("capture")
    assert place_of(match, WW, "acolyte") == ["captive:great_cthulhu", "europe"]
    assert asked(match) == (CC, "action")


def test_without_ithaqua_in_play_monsters_capture_his_cultists():
    match = at(GC, units={WW: "acolyte europe, rhan_tegoth antarctica", GC: "shoggoth europe"})
    match.choose("capture")
    assert place_of(match, WW, "acolyte") == ["captive:great_cthulhu"]


def test_rhan_tegoth_at_the_far_glyph_is_no_gate_there():
    match = at(power={WW: 6})
    match.choose("awaken")
    match.choose(area="antarctica")
    assert "ww_far_gate" not in met(match, WW)


# Requirements (W7, W8)


@pytest.mark.parametrize("whose", [WW, GC, "abandoned"])
def test_a_gate_at_the_far_glyph_meets_the_requirement_whoever_keeps_it(whose):
    match = at(units={WW: "acolyte antarctica", GC: "acolyte antarctica"}, gates={"antarctica": whose})
    assert met(match, WW) == {"ww_far_gate"}


def test_a_gate_where_he_began_does_not_meet_the_requirement():
    assert at(gates={"arctic_ocean": WW}).state_dict()["requirements"][WW] == []


def test_a_gate_at_the_far_glyph_counts_when_it_is_built():
    match = at(GC, units={GC: "acolyte antarctica"})
    match.choose("build_gate")
    assert asked(match) == (WW, "book")


def test_six_books_of_another_faction_meet_the_requirement():
    match = at(books={GC: " ".join(BOOKS[GC])})
    assert met(match, WW) == {"ww_six_books"}
    assert at(books={GC: " ".join(BOOKS[GC][:5]), WW: "howl"}).state_dict()["requirements"][WW] == ["ww_first"]


@pytest.mark.parametrize(("enemies", "count"), [((), 0), ((GC,), 1), ((GC, CC), 2), ((GC, CC, YS), 3)])
def test_any_time_pays_a_sign_for_each_enemy_with_six_books(enemies, count):
    match = at(books={name: " ".join(BOOKS[name]) for name in enemies}, seed=4)
    match.reveal(match.rules.side_number(WW), (100,))
    assert asked(match) == (WW, "book")
    assert len(signs(match, WW)) == count
    assert "ww_any_time" in met(match, WW)


def test_any_time_pays_three_signs_at_most_with_five():
    match = at(factions=FIVE, books={name: " ".join(BOOKS[name]) for name in (GC, CC, BG, YS)}, seed=4)
    match.reveal(match.rules.side_number(WW), (100,))
    assert len(signs(match, WW)) == 3


def test_any_time_in_a_battle_gives_the_book_when_it_is_over():
    match = at(
        GC,
        units={WW: "rhan_tegoth europe", GC: "deep_one europe"},
        books={GC: "absorb", CC: "abduct"},
        dice=[6, 1, 1, 1],
    )
    fight(match, "europe", WW)
    assert asked(match) == (WW, "eternal")
    match.reveal(match.rules.side_number(WW), (100,))
    assert asked(match) == (WW, "eternal")
    match.choose("yes")
    assert asked(match) == (WW, "book")


def test_any_time_in_anothers_slot_gives_the_book_at_once():
    match = at(GC)
    match.reveal(match.rules.side_number(WW), (100,))
    assert asked(match) == (WW, "book")
    match.choose(book="howl")
    assert asked(match) == (GC, "action")


@BOTH
def test_any_time_comes_by_itself_when_the_game_ends_as_the_sixth_book_with_its_signs(edition):
    five = "arctic_wind berserkergang cannibalism herald howl"
    match = at(
        GC,
        edition=edition,
        books={WW: five, CC: " ".join(BOOKS[CC])},
        doom={GC: 29, WW: 31},
        signs={GC: [3]},
        requirements={WW: "ww_first ww_far_gate ww_six_books ww_rhan_tegoth ww_ithaqua"},
        draws=[2],
        power={WW: 0},
    )
    match.reveal(match.rules.side_number(GC), (3,))
    while match.decision is not None:
        decline(match)
    result = match.result()
    assert result.books[WW] == 6
    assert result.doom[WW] == 33
    assert result.sides == (WW,)


# Summoning Gnoph-Keh (W9)


@pytest.mark.parametrize(("out", "cost"), [(0, 4), (1, 3), (2, 2), (3, 1)])
def test_a_gnoph_keh_costs_as_many_as_are_in_the_pool(out, cost):
    match = at(
        units={WW: "acolyte arctic_ocean, wendigo europe*4" + f", gnoph_keh europe*{out}" * bool(out)},
        gates={"arctic_ocean": WW},
    )
    match.choose("summon")
    assert power(match, WW) == 5 - cost
    assert place_of(match, WW, "gnoph_keh").count("arctic_ocean") == 1


# Arctic Wind (W10)


def test_arctic_wind_takes_any_units_along_for_nothing():
    match = at(
        units={WW: "acolyte arctic_ocean*2, wendigo arctic_ocean, ithaqua arctic_ocean, rhan_tegoth arctic_ocean"},
        gates={"arctic_ocean": WW},
        books={WW: "arctic_wind"},
        power={WW: 2},
    )
    match.choose("move")
    match.choose(unit="ithaqua")
    match.choose(area="scandinavia")
    assert asked(match) == (WW, "arctic_wind")
    match.choose(unit="windwalker/acolyte/0")
    match.choose(unit="rhan_tegoth")
    match.choose("done")
    assert power(match, WW) == 1
    assert keeper(match, "arctic_ocean") == "abandoned"
    # those that went along have moved; the others may still
    assert {name.split("/")[1] for name in offered(match, "unit")} == {"acolyte", "wendigo"}
    assert all(option.area == match.position.rules.map.number["arctic_ocean"] for option in match.options("unit"))


def test_arctic_wind_does_not_take_who_has_moved_already():
    match = at(units={WW: "wendigo scandinavia, ithaqua arctic_ocean"}, books={WW: "arctic_wind"}, power={WW: 5})
    match.choose("move")
    match.choose(unit="wendigo")
    match.choose(area="arctic_ocean")
    match.choose(unit="ithaqua")
    match.choose(area="scandinavia")
    assert asked(match) != (WW, "arctic_wind")


def test_arctic_wind_not_in_a_retreat():
    match = at(
        GC,
        units={WW: "wendigo europe, ithaqua europe", GC: "starspawn europe"},
        books={WW: "arctic_wind"},
        dice=[4, 1, 1, 1],
    )
    fight(match, "europe", WW)
    match.choose(unit="ithaqua")
    assert asked(match) == (WW, "retreat_area")
    match.choose(area="scandinavia")
    assert asked(match) != (WW, "arctic_wind")
    assert place_of(match, WW, "wendigo") == ["europe"]


# Berserkergang (W11)


@BOTH
def test_berserkergang_two_gnoph_keh_killed_take_two_of_the_enemys_choice_no_great_old_one(edition):
    match = at(
        YS,
        edition=edition,
        books={WW: "berserkergang", YS: "passion"},
        dice=[6, 6, 1, 1, 1] + [1] * 6,
        units={WW: "gnoph_keh europe*2", YS: "undead europe*4, acolyte europe, king_in_yellow europe, byakhee europe"},
    )
    fight(match, "europe", WW)
    assert asked(match) == (YS, "berserkergang_unit")
    assert "king_in_yellow" not in kinds(match)
    match.choose(unit="acolyte")
    match.choose(unit="undead")
    assert units_in(match, "europe") == {
        "yellow_sign/undead": 3,
        "yellow_sign/king_in_yellow": 1,
        "yellow_sign/byakhee": 1,
    }
    assert gained(match, YS, "passion") == 1


def test_berserkergang_takes_all_there_are_where_there_are_fewer():
    match = at(
        YS,
        books={WW: "berserkergang"},
        dice=[6, 6, 1, 1, 1, 1] + [1] * 6,
        units={WW: "gnoph_keh europe*2", YS: "acolyte europe, hastur europe"},
    )
    fight(match, "europe", WW)
    match.choose("no")
    while match.state_dict()["battle"]:
        decline(match)
    assert units_in(match, "europe") == {"yellow_sign/hastur": 1}


def test_berserkergang_spares_those_that_are_killed_already():
    match = at(
        GC,
        books={WW: "berserkergang"},
        dice=[6, 1, 6, 1, 1],
        units={WW: "gnoph_keh europe", GC: "deep_one europe*2"},
    )
    fight(match, "europe", WW)
    until(match, "action")
    assert units_in(match, "europe") == {}
    assert "gc_kill_1" in met(match, GC)


def test_berserkergang_is_no_kill_for_cannibalism():
    match = at(
        GC,
        books={WW: "berserkergang cannibalism"},
        dice=[6, 1, 1, 1, 1],
        units={WW: "gnoph_keh europe", GC: "deep_one europe*2"},
    )
    fight(match, "europe", WW)
    assert asked(match) != (WW, "cannibalism")
    until(match, "action")
    assert units_in(match, "europe") == {"great_cthulhu/deep_one": 1}


# Cannibalism (W12)


@BOTH
def test_cannibalism_after_a_battle_of_others(edition):
    match = at(
        GC,
        edition=edition,
        books={WW: "cannibalism"},
        dice=[6, 1, 1, 1, 1],
        units={YS: "undead europe*3", GC: "starspawn europe"},
    )
    fight(match, "europe", YS)
    assert asked(match) == (WW, "cannibalism")
    assert kinds(match) == ["acolyte", "wendigo"]
    match.choose(unit="acolyte")
    assert units_in(match, "europe")["windwalker/acolyte"] == 1


def test_cannibalism_once_however_many_are_killed():
    match = at(
        GC, books={WW: "cannibalism"}, dice=[6, 6, 1, 1, 6], units={YS: "undead europe*3", GC: "starspawn europe"}
    )
    fight(match, "europe", YS)
    match.choose(unit="wendigo")
    assert place_of(match, WW, "wendigo") == ["europe"]
    assert asked(match) == (GC, "book")


def test_cannibalism_not_for_his_own_dead():
    match = at(GC, books={WW: "cannibalism"}, dice=[6, 1, 1, 1], units={WW: "wendigo europe", GC: "starspawn europe"})
    fight(match, "europe", WW)
    assert asked(match) == (GC, "book")


def test_cannibalism_not_for_eliminations():
    match = at(
        GC,
        books={WW: "cannibalism", GC: "absorb"},
        dice=[1] * 6 + [1, 1],
        units={YS: "undead europe*3", GC: "cthulhu europe"},
    )
    fight(match, "europe", YS)
    match.choose("devour")
    seen = []
    while match.state_dict()["battle"]:
        seen.append(asked(match))
        decline(match)
    assert (WW, "cannibalism") not in seen


def test_cannibalism_not_for_a_kill_that_emissary_made_a_pain():
    match = at(
        GC,
        books={WW: "cannibalism", CC: "emissary"},
        dice=[6, 1, 1, 1, 1],
        units={CC: "nyarlathotep europe", GC: "starspawn europe"},
    )
    fight(match, "europe", CC)
    match.choose("yes")
    seen = []
    while match.state_dict()["battle"]:
        seen.append(asked(match))
        decline(match)
    assert (WW, "cannibalism") not in seen


def test_an_acolyte_of_cannibalism_takes_no_gate():
    match = at(
        GC,
        books={WW: "cannibalism"},
        dice=[6, 1, 1],
        units={YS: "acolyte europe", GC: "starspawn europe"},
        gates={"europe": YS},
    )
    fight(match, "europe", YS)
    match.choose(unit="acolyte")
    assert keeper(match, "europe") == "abandoned"


# Herald


@BOTH
def test_herald_makes_every_ritual_cost_5_at_instant_death_too(edition):
    match = at(
        None,
        phase="doom",
        turn=3,
        first_player=WW,
        edition=edition,
        books={WW: "herald"},
        ritual=8,
        power={WW: 5},
        gates={"arctic_ocean": WW},
    )
    until(match, "ritual", side=WW)
    match.choose("ritual")
    assert power(match, WW) == 0
    assert doom(match, WW) == 2


def test_herald_moves_the_marker_and_is_windwalkers_alone():
    match = at(
        None,
        phase="doom",
        turn=3,
        first_player=WW,
        books={WW: "herald"},
        ritual=4,
        power={WW: 5, GC: 7},
    )
    until(match, "ritual", side=WW)
    match.choose("ritual")
    assert match.state_dict()["ritual"] == 5
    assert asked(match) != (GC, "ritual")


# Howl (W13)


def howling(**setup):
    books = {WW: "howl"} | setup.pop("books", {})
    match = at(books=books, **setup)
    fight(match, "europe", GC)
    assert asked(match) == (WW, "pre_battle")
    match.choose("howl")
    return match


def test_howl_drives_a_unit_of_any_kind_the_enemy_chooses_also_among_windwalkers():
    match = howling(
        units={WW: "wendigo europe scandinavia, gnoph_keh europe", GC: "cthulhu europe, deep_one europe"}, dice=[1] * 5
    )
    assert asked(match) == (GC, "howl_unit")
    assert kinds(match) == ["cthulhu", "deep_one"]
    match.choose(unit="cthulhu")
    assert "scandinavia" in offered(match, "area")
    match.choose(area="scandinavia")
    assert dice_rolled(match) == {WW: 4, GC: 1}
    assert place_of(match, GC, "cthulhu") == ["scandinavia"]


def test_howl_once_in_a_battle_and_only_with_a_wendigo_in_it():
    match = howling(units={WW: "wendigo europe*2", GC: "deep_one europe*3"}, dice=[1] * 4)
    match.choose(area="arabia")
    assert asked(match) != (WW, "pre_battle")
    match = at(
        books={WW: "howl"}, units={WW: "gnoph_keh europe, wendigo arabia", GC: "deep_one europe*3"}, dice=[1] * 6
    )
    fight(match, "europe", GC)
    assert asked(match) == (GC, "action")


def test_howl_of_a_keeper_leaves_the_gate_abandoned():
    match = howling(units={WW: "wendigo europe", GC: "acolyte europe*2"}, gates={"europe": GC}, dice=[1])
    match.choose(unit="great_cthulhu/acolyte/0")
    match.choose(area="arabia")
    assert keeper(match, "europe") == "abandoned"


@BOTH
def test_howl_of_the_last_unit_is_a_side_wiped_out(edition):
    match = howling(edition=edition, units={WW: "wendigo europe", GC: "cthulhu europe"}, dice=[])
    match.choose(area="arabia")
    assert events(match, "rolled") == []
    assert power(match, WW) == 4
    assert match.state_dict()["battle"] is None


def test_howl_makes_the_unit_unable_to_begin_anything():
    match = howling(units={WW: "wendigo europe", GC: "cthulhu europe, deep_one europe"}, dice=[1, 1])
    match.choose(unit="cthulhu")
    match.choose(area="arabia")
    assert asked(match) != (GC, "pre_battle")


def test_howl_is_no_pain_for_harbinger_or_madness():
    match = at(
        GC,
        factions=(WW, GC, CC, OW),
        units={WW: "wendigo europe", CC: "nyarlathotep arabia", GC: "cthulhu europe"},
        books={WW: "howl", CC: "madness"},
        dice=[1],
    )
    fight(match, "europe", WW)
    until(match, "pre_battle", side=WW)
    match.choose("howl")
    assert asked(match) == (GC, "howl_area")


# Five


def test_five_play_from_the_start():
    match = new_match("wars", factions=FIVE, seed=2)
    assert asked(match) == (WW, "start_area")
    assert offered(match, "area") == ["antarctica", "arctic_ocean"]
    match.choose(area="antarctica")
    assert match.state_dict()["first_player"] == GC


def test_windwalker_is_never_first_player_at_the_start():
    match = new_match("wars", factions=(WW, YS, CC), seed=2)
    match.choose(area="antarctica")
    assert match.state_dict()["first_player"] == CC
    match = new_match("wars", factions=(YS, WW, OW), seed=2)
    until(match, "action")
    assert match.state_dict()["first_player"] == OW


# Ice Age (W14)


def frozen(slot=GC, area="europe", **setup):
    """The token lies in an area; whoever is to act has the Power given."""
    books = {WW: "ice_age"} | setup.pop("books", {})
    return at(slot, notes={"ice_age": area}, books=books, **setup)


def test_ice_age_puts_the_token_and_moves_it_but_not_to_where_it_lies():
    match = at(books={WW: "ice_age"}, power={WW: 3})
    match.choose("ice_age")
    assert len(offered(match, "area")) == 17
    match.choose(area="europe")
    assert match.state_dict()["notes"]["ice_age"] == "europe"
    until(match, "action", side=WW)
    match.choose("ice_age")
    assert "europe" not in offered(match, "area")
    match.choose(area="arabia")
    assert match.state_dict()["notes"]["ice_age"] == "arabia"
    assert power(match, WW) == 1


def test_ice_age_taxes_a_move_once_however_many_units_end_there():
    match = frozen(units={GC: "acolyte scandinavia*3"}, power={GC: 5})
    match.choose("move")
    match.choose(area="europe")
    assert power(match, GC) == 3
    match.choose("unit")
    match.choose(area="europe")
    assert power(match, GC) == 2


def test_ice_age_cannot_be_entered_with_1_power():
    match = frozen(units={GC: "acolyte scandinavia"}, power={GC: 1})
    match.choose("move")
    assert "europe" not in offered(match, "area")


def test_ice_age_taxes_leaving_it_in_no_way():
    match = frozen(units={GC: "acolyte europe"}, power={GC: 1})
    match.choose("move")
    match.choose(area="scandinavia")
    assert power(match, GC) == 0


def test_ice_age_does_not_tax_its_owner():
    match = frozen(WW, units={WW: "acolyte scandinavia"}, power={WW: 1})
    match.choose("move")
    match.choose(area="europe")
    assert place_of(match, WW, "acolyte") == ["europe"]


def ice(action, slot, cost, *steps, area="europe", edition="first", factions=FOUR, **setup):
    return action, slot, cost, steps, area, edition, factions, setup


KING = "king_in_yellow europe"
TAXED = [
    ice("battle", GC, 2, units={GC: "shoggoth europe", YS: "acolyte europe"}, dice=[1, 1]),
    ice("build_gate", GC, 4, units={GC: "acolyte europe"}),
    ice("recruit", GC, 2, units={GC: "acolyte europe"}),
    ice("summon", GC, 2, {"unit": "deep_one"}, units={GC: "acolyte europe"}, gates={"europe": GC}),
    ice("awaken", YS, 5, {"unit": "king_in_yellow"}, units={YS: "acolyte europe"}),
    ice("capture", GC, 2, units={GC: "shoggoth europe", YS: "acolyte europe"}),
    ice("dreams", GC, 4, {"area": "europe"}, units={GC: "acolyte arabia", YS: "acolyte europe"}, books={GC: "dreams"}),
    ice(
        "dreams",
        GC,
        3,
        {"area": "europe"},
        units={GC: "acolyte arabia", YS: "acolyte europe"},
        books={GC: "dreams"},
        edition="later",
    ),
    ice("emerge", GC, 2, {"area": "europe"}, units={GC: "cthulhu submerged"}, books={GC: "submerge"}),
    ice("emerge", GC, 1, {"area": "europe"}, units={GC: "cthulhu submerged"}, books={GC: "submerge"}, edition="later"),
    ice("desecrate", YS, 3, units={YS: KING}, dice=[1]),
    ice("he_who", YS, 2, {"area": "europe"}, units={YS: "hastur arabia", GC: "acolyte europe"}, books={YS: "he_who"}),
    ice(
        "screaming_dead",
        YS,
        2,
        {"area": "europe"},
        units={YS: "king_in_yellow arabia"},
        books={YS: "screaming_dead"},
        map="earth_4_west3_east5",
    ),
    ice("shriek", YS, 2, {"area": "europe"}, "done", units={YS: "byakhee arabia*2"}, books={YS: "shriek"}),
    ice("zingaya", YS, 2, units={YS: "undead europe", GC: "acolyte europe"}, books={YS: "zingaya"}),
    ice("avatar", BG, 2, {"area": "arabia"}, factions=FIVE, units={BG: "shub_niggurath europe", GC: "acolyte arabia"}),
    ice("avatar", BG, 2, {"area": "europe"}, factions=FIVE, units={BG: "shub_niggurath arabia", GC: "acolyte europe"}),
]
FREE = [
    ice("submerge", GC, 1, area="north_atlantic", units={GC: "cthulhu north_atlantic"}, books={GC: "submerge"}),
    ice(
        "thousand_forms",
        CC,
        0,
        area="europe",
        units={CC: "nyarlathotep europe"},
        books={CC: "thousand_forms"},
        dice=[1],
    ),
    ice("ghroth", BG, 2, "no", factions=FIVE, units={BG: "fungi europe"}, books={BG: "ghroth"}, dice=[6]),
    ice("pass", GC, 9),
]


def price(action, slot, steps, area, edition, factions, setup):
    """What an action costs the side to act, which has 9 Power."""
    match = frozen(slot, area, factions=factions, edition=edition, **{**setup, "power": {slot: 9}})
    match.choose(action)
    for step in steps:
        if asked(match) and asked(match)[0] == slot and asked(match)[1] not in ("action", "book"):
            match.choose(**step) if isinstance(step, dict) else match.choose(step)
    return 9 - power(match, slot)


@pytest.mark.parametrize("case", TAXED + FREE, ids=lambda case: f"{case[0]}-{case[4]}-{case[5]}")
def test_ice_age_taxes_what_ends_there(case):
    action, slot, cost, *rest = case
    assert price(action, slot, *rest) == cost


@pytest.mark.parametrize("case", TAXED, ids=lambda case: f"{case[0]}-{case[5]}")
def test_who_cannot_pay_the_tax_cannot_take_the_action(case):
    action, slot, cost, _, area, edition, factions, setup = case
    setup = {key: value for key, value in setup.items() if key != "dice"}
    match = frozen(slot, area, factions=factions, edition=edition, **setup, power={slot: max(cost - 1, 1)})
    if cost == 1 or action not in actions(match):
        return
    match.choose(action)
    if asked(match)[1] in ("summon_unit",):
        match.choose(unit="deep_one")
    assert area not in offered(match, "area")


def test_control_and_abandon_are_not_taxed():
    match = frozen(units={GC: "acolyte europe*2"}, gates={"europe": "abandoned"}, power={GC: 1})
    match.choose("control_gate")
    match.choose("unit") if asked(match)[1] == "gate_keeper" else None
    match.choose("abandon_gate")
    assert power(match, GC) == 1


def test_fertility_first_edition_is_taxed_once_later_each_time():
    gates, units = {"europe": BG}, {BG: "acolyte europe"}
    match = frozen(BG, factions=FIVE, units=units, gates=gates, power={BG: 9})
    match.choose("summon")
    match.choose(unit="ghoul")
    match.choose(unit="ghoul")
    assert power(match, BG) == 9 - 3
    match = frozen(BG, factions=FIVE, edition="later", units=units, gates=gates, power={BG: 9})
    match.choose("summon")
    match.choose(unit="ghoul")
    match.choose("summon")
    match.choose(unit="ghoul")
    assert power(match, BG) == 9 - 4


def test_an_unlimited_battle_is_taxed_too():
    match = frozen(
        units={GC: "shoggoth europe arabia", YS: "acolyte europe, undead arabia"},
        dice=[1] * 4,
        power={GC: 9},
        books={GC: " ".join(BOOKS[GC])},
    )
    match.choose("battle")
    match.choose(area="arabia")
    decline(match) if asked(match)[1] == "pre_battle" else None
    spent = 9 - power(match, GC)
    assert spent == 1
    match.choose("battle")
    while match.state_dict()["battle"]:
        decline(match)
    assert 9 - power(match, GC) == 3


def test_a_second_action_is_taxed_for_itself():
    match = frozen(
        YS,
        units={YS: "hastur arabia, undead europe", GC: "acolyte europe*2"},
        books={YS: "he_who zingaya"},
        power={YS: 9},
    )
    match.choose("he_who")
    match.choose(area="europe")
    assert asked(match) == (YS, "second_action")
    match.choose("zingaya")
    assert 9 - power(match, YS) == 4


# Ending at the far glyph, Ithaqua given up, and two persons


def test_ithaqua_is_given_up_between_two_in_the_later_rules_only():
    two = [[WW, GC], [CC, YS]]

    def begun(edition):
        return new_match(
            "wars",
            factions=two,
            edition=edition,
            seed=1,
            setup={
                "slot": WW,
                "phase": "action",
                "power": dict.fromkeys(FOUR, 5),
                "notes": {"windwalker_start": "arctic_ocean"},
                "units": {WW: {"acolyte": ["arctic_ocean"], "ithaqua": ["antarctica"]}, GC: {"acolyte": ["europe"]}},
            },
        )

    match = begun("later")
    match.reveal(match.rules.side_number(WW), (101,))
    assert "ww_six_books" in met(match, WW)
    assert place_of(match, WW, "ithaqua") == []
    match = begun("first")
    with pytest.raises(Exception, match="cannot"):
        match.reveal(match.rules.side_number(WW), (101,))


def test_a_companion_faction_is_an_enemy_for_hibernate_and_the_ice_age():
    two = [[WW, GC], [CC, YS]]
    match = new_match(
        "wars",
        factions=two,
        seed=1,
        setup={
            "slot": WW,
            "phase": "action",
            "power": dict.fromkeys(FOUR, 5),
            "notes": {"windwalker_start": "arctic_ocean"},
            "units": {WW: {"acolyte": ["arctic_ocean"]}, GC: {"cthulhu": ["europe"], "acolyte": ["europe"]}},
        },
    )
    match.choose("hibernate")
    assert power(match, WW) == 6


# The Duel


def duel(slot, *factions, **setup):
    setup.setdefault("power", dict.fromkeys(factions, 5))
    dice = setup.pop("dice", None)
    options = setup.pop("options", None)
    return new_match(
        "duel",
        factions=factions,
        seed=1,
        dice=dice,
        options=options,
        setup={"slot": slot, "phase": "action", "notes": {"windwalker_start": "merrimac_river"}, **setup},
    )


def test_duel_windwalker_starts_at_merrimac_river_or_martins_cove_and_is_never_first():
    match = new_match("duel", factions=(WW, YS), seed=1)
    assert offered(match, "area") == ["martins_cove", "merrimac_river"]
    match.choose(area="martins_cove")
    assert asked(match) == (YS, "action")


def test_duel_eternal_is_worth_3_and_a_gnoph_keh_3():
    match = duel(
        GC,
        GC,
        WW,
        dice=[6, 6, 1, 1, 1, 1] + [1] * 6,
        units={GC: {"cthulhu": ["boston"]}, WW: {"rhan_tegoth": ["boston"], "gnoph_keh": ["boston"]}},
    )
    fight(match, "boston", WW)
    decline(match) if asked(match)[1] == "pre_battle" else None
    assert asked(match) == (WW, "eternal")
    match.choose("yes")
    assert doom(match, GC) == 6


def test_duel_a_pain_cancelled_by_eternal_is_worth_nothing():
    match = duel(
        GC, GC, WW, dice=[4, 1, 1, 1, 1, 1], units={GC: {"starspawn": ["boston"]}, WW: {"rhan_tegoth": ["boston"]}}
    )
    fight(match, "boston", WW)
    match.choose("yes")
    assert doom(match, GC) == 0


def test_duel_rhan_tegoth_killed_is_worth_6():
    match = duel(
        GC, GC, WW, dice=[6, 1, 1, 1, 1, 1], units={GC: {"starspawn": ["boston"]}, WW: {"rhan_tegoth": ["boston"]}}
    )
    fight(match, "boston", WW)
    match.choose("no")
    assert doom(match, GC) == 6


def test_duel_berserkergang_is_worth_the_unit():
    match = duel(
        GC,
        GC,
        WW,
        dice=[6, 1, 1, 1, 1],
        books={WW: ["berserkergang"]},
        units={GC: {"shoggoth": ["boston"]}, WW: {"gnoph_keh": ["boston"]}},
    )
    fight(match, "boston", WW)
    assert (doom(match, GC), doom(match, WW)) == (3, 2)


def test_duel_howl_is_worth_nothing():
    match = duel(
        WW, GC, WW, dice=[1], books={WW: ["howl"]}, units={GC: {"cthulhu": ["boston"]}, WW: {"wendigo": ["boston"]}}
    )
    fight(match, "boston", GC)
    match.choose("howl")
    decline(match)
    assert doom(match, WW) == 0


def test_duel_hibernating_moves_decay_at_each_of_its_turns():
    match = duel(WW, GC, WW, units={GC: {"acolyte": ["boston"] * 3}, WW: {"acolyte": ["merrimac_river"]}})
    match.choose("hibernate")
    assert (asked(match), match.state_dict()["decay"]) == ((GC, "action"), 0)
    match.choose("recruit")
    assert (asked(match), match.state_dict()["decay"]) == ((GC, "action"), 1)
    assert power(match, GC) == 3


def test_duel_hibernate_where_decay_would_take_everything():
    match = duel(
        GC,
        GC,
        WW,
        decay=3,
        power={GC: 9, WW: 3},
        units={GC: {"cthulhu": ["boston"], "acolyte": ["boston"]}, WW: {"acolyte": ["merrimac_river"]}},
    )
    match.choose("recruit")
    assert asked(match) == (WW, "hibernate")
    match.choose("yes")
    assert power(match, WW) == 4
    assert match.state_dict()["decay"] == 3
    assert asked(match) == (GC, "action")


def test_duel_hibernate_declined_power_is_lost():
    match = duel(
        GC,
        GC,
        WW,
        decay=3,
        power={GC: 9, WW: 3},
        units={GC: {"cthulhu": ["boston"], "acolyte": ["boston"]}, WW: {"acolyte": ["merrimac_river"]}},
    )
    match.choose("recruit")
    match.choose("no")
    assert power(match, WW) == 0


def test_duel_hibernating_power_is_kept_through_gather():
    match = duel(
        WW,
        GC,
        WW,
        power={GC: 1, WW: 4},
        units={GC: {"acolyte": ["boston"]}, WW: {"acolyte": ["merrimac_river"]}},
    )
    match.choose("hibernate")
    to_end_of_phase(match)
    assert power(match, WW) == 5
    assert "ww_first" in met(match, WW)


def test_duel_any_time_gives_one_sign_at_most():
    match = duel(
        WW, GC, WW, units={GC: {"acolyte": ["boston"]}, WW: {"acolyte": ["merrimac_river"]}}, books={GC: BOOKS[GC]}
    )
    match.choose(book="howl")
    match.reveal(match.rules.side_number(WW), (100,))
    assert len(signs(match, WW)) == 1


def test_duel_herald_is_5():
    match = new_match(
        "duel",
        factions=(GC, WW),
        seed=1,
        setup={
            "phase": "doom",
            "turn": 2,
            "first_player": WW,
            "ritual": 5,
            "books": {WW: ["herald"]},
            "power": {WW: 5, GC: 1},
            "notes": {"windwalker_start": "merrimac_river"},
            "units": {WW: {"acolyte": ["merrimac_river"]}},
        },
    )
    match.choose("ritual")
    assert power(match, WW) == 0
    assert match.state_dict()["ritual"] == 6
