"""A second reading of Opener of the Way's rules: what its cards say, and what they meet (O1 to O17)."""

import pytest
from looking import asked, dice_rolled, doom, events, gained, keeper, met, offered, power, signs
from steps import decline, until
from table import BG, CC, GC, YS, actions, fight, place_of, table, units_in

from game.api import new_match

WW, OW = "windwalker", "opener_of_the_way"
FOUR = (OW, GC, CC, YS)
FIVE = (OW, GC, CC, BG, YS)
BOTH = pytest.mark.parametrize("edition", ["first", "later"])
FAR = {GC: "south_pacific", CC: "south_asia", BG: "west_africa", YS: "australia", WW: "arctic_ocean", OW: "antarctica"}
ALL_OF_HIS = "channel_power dragon_ascending dragon_descending dread_curse million_favored_ones they_break_through"


def at(slot=OW, factions=FOUR, **setup):
    """A match with Opener of the Way at the position described."""
    setup["power"] = {**dict.fromkeys(factions, 5), **setup.get("power", {})}
    setup["units"] = {name: f"acolyte {far}" for name, far in FAR.items() if name in factions} | setup.get("units", {})
    if WW in factions:
        setup["notes"] = {"windwalker_start": "arctic_ocean", **setup.get("notes", {})}
    return table(slot, factions=factions, **setup)


def seen_until_over(match):
    """Who is asked what to the end of the battle, declining all of it."""
    seen = []
    while match.decision is not None and match.state_dict()["battle"]:
        seen.append(asked(match))
        decline(match)
    return seen


def ascend(match, whose):
    """Dragon Ascending now, to the Power of a faction."""
    match.reveal(match.rules.side_number(OW), (100 + match.rules.side_number(whose),))


# Set-up


def test_opener_starts_last_in_any_area_without_a_gate():
    match = new_match("wars", factions=(OW, GC, WW, YS), seed=1)
    assert asked(match) == (WW, "start_area")
    match.choose(area="antarctica")
    assert asked(match) == (OW, "start_area")
    free = offered(match, "area")
    assert len(free) == 17 - 3
    assert "arctic_ocean" in free
    match.choose(area="arctic_ocean")
    assert units_in(match, "arctic_ocean") == {"opener_of_the_way/acolyte": 6}
    # the gate is in Windwalker's other glyph area
    assert asked(match) == (WW, "book")


# The Beyond One (O1 to O4)


def test_beyond_one_carries_an_enemys_gate_with_its_keeper_and_leaves_the_rest():
    match = at(
        units={OW: "abomination europe, mutant europe", YS: "acolyte europe*2, undead europe*2", GC: "acolyte arabia"},
        gates={"europe": YS, "arabia": GC},
        desecrated=["europe"],
        power={OW: 1},
    )
    match.choose("beyond_one")
    assert "arabia" not in offered(match, "area")
    assert len(offered(match, "area")) == 15
    match.choose(area="antarctica")
    assert units_in(match, "antarctica") == {"opener_of_the_way/abomination": 1, "yellow_sign/acolyte": 1}
    assert keeper(match, "antarctica") == "yellow_sign/acolyte/0"
    assert keeper(match, "europe") is None
    assert units_in(match, "europe") == {
        "opener_of_the_way/mutant": 1,
        "yellow_sign/acolyte": 1,
        "yellow_sign/undead": 2,
    }
    assert match.state_dict()["desecrated"] == ["europe"]
    assert power(match, OW) == 0
    assert events(match, "gate_abandoned") == events(match, "captured") == events(match, "eliminated") == []


@pytest.mark.parametrize("kind", ["abomination", "spawn_of_yog_sothoth", "yog_sothoth"])
def test_beyond_one_by_any_unit_of_cost_3_or_more(kind):
    match = at(units={OW: f"{kind} europe, acolyte antarctica"}, gates={"europe": "abandoned"})
    match.choose("beyond_one")
    match.choose(area="arabia")
    assert place_of(match, OW, kind) == ["arabia"]
    assert keeper(match, "arabia") == "abandoned"


@pytest.mark.parametrize("keeps", [OW, YS, "abandoned"])
def test_any_enemy_great_old_one_stops_the_beyond_one(keeps):
    units = {OW: "abomination europe, acolyte europe", YS: "acolyte europe", GC: "cthulhu europe"}
    assert "beyond_one" not in actions(at(units=units, gates={"europe": keeps}))


def test_at_the_destination_of_the_beyond_one_nothing_matters_but_the_gate():
    match = at(units={OW: "abomination europe", GC: "cthulhu arabia"}, gates={"europe": "abandoned"})
    match.choose("beyond_one")
    match.choose(area="arabia")
    assert keeper(match, "arabia") == "abandoned"


def test_the_beyond_one_needs_an_area_without_a_gate():
    names = new_match("wars", factions=FOUR, seed=1).rules.map.areas
    gates = dict.fromkeys(names, "abandoned")
    units = {OW: "abomination europe"}
    assert "beyond_one" not in actions(at(units=units, gates=gates))
    assert "beyond_one" in actions(at(units=units, gates=dict.fromkeys(names[:-1], "abandoned")))


def test_the_beyond_one_needs_the_power_for_the_only_area_without_a_gate():
    factions = (OW, WW, GC, YS)
    names = new_match("wars", factions=factions, seed=1).rules.map.areas
    setup = {
        "factions": factions,
        "units": {OW: "abomination europe"},
        "gates": dict.fromkeys(names[:-1], "abandoned"),
        "books": {WW: "ice_age"},
        "notes": {"ice_age": names[-1]},
    }
    assert "beyond_one" not in actions(at(power={OW: 1}, **setup))
    assert "beyond_one" in actions(at(power={OW: 2}, **setup))


# Yog-Sothoth: awakening, a gate (O5 to O7)


GATES_7 = {
    "europe": GC,
    "arabia": GC,
    "scandinavia": GC,
    "north_asia": GC,
    "west_africa": "abandoned",
    "east_africa": "abandoned",
    "australia": YS,
}
KEEPING = {
    GC: "acolyte europe arabia scandinavia north_asia",
    YS: "acolyte australia",
    OW: "acolyte antarctica, spawn_of_yog_sothoth antarctica",
}


def test_seven_gates_and_yog_sothoth_are_eight():
    match = at(units=KEEPING, gates=GATES_7, power={OW: 6})
    assert met(match, OW) == set()
    match.choose("awaken")
    assert {"ow_gates_8", "ow_awaken"} <= met(match, OW)


@pytest.mark.parametrize(("factions", "wanted"), [((OW, GC, YS), 10), (FOUR, 12), (FIVE, 12)])
def test_the_greater_number_of_gates(factions, wanted):
    names = new_match("wars", factions=factions, seed=1).rules.map.areas
    for count in (wanted - 1, wanted):
        gates = dict.fromkeys(names[:count], "abandoned")
        match = at(factions=factions, units=dict.fromkeys(factions, f"acolyte {names[-1]}"), gates=gates)
        assert ("ow_gates_12" in met(match, OW)) == (count == wanted)


def test_ten_gates_between_two_persons():
    made = new_match("wars", factions=[[OW, GC], [CC, YS]], seed=1)
    names = made.rules.map.areas
    match = new_match(
        "wars",
        factions=[[OW, GC], [CC, YS]],
        seed=1,
        setup={
            "slot": OW,
            "phase": "action",
            "power": dict.fromkeys(FOUR, 5),
            "gates": dict.fromkeys(names[:10], "abandoned"),
            "units": {name: {"acolyte": [names[-1]]} for name in FOUR},
        },
    )
    assert "ow_gates_12" in met(match, OW)


def gathering(faction, factions=FOUR, **setup):
    """Power gathered by a faction at the next Gather."""
    match = at(None, factions, phase="gather", turn=3, **setup)
    return gained(match, faction, "gather")


def test_yog_sothoth_gives_2_power_at_gather_to_his_owner_alone():
    assert gathering(OW, units={OW: "yog_sothoth europe, acolyte antarctica"}) == 3
    assert gathering(GC, units={OW: "yog_sothoth europe, acolyte antarctica"}) == 1


@BOTH
def test_dragon_descending_doubles_the_doom_of_gates_in_that_ritual(edition):
    match = at(
        None,
        phase="doom",
        turn=3,
        first_player=OW,
        edition=edition,
        power={OW: 6},
        books={OW: "dragon_descending"},
        units={OW: "yog_sothoth europe, acolyte antarctica arabia scandinavia north_asia"},
        gates={"antarctica": OW, "arabia": OW, "scandinavia": OW, "north_asia": OW},
    )
    until(match, "ritual", side=OW)
    assert doom(match, OW) == 5
    match.choose("dragon_descending")
    assert doom(match, OW) == 15
    assert len(signs(match, OW)) == 1
    assert power(match, OW) == 1


def test_an_ocean_with_yog_sothoth_exists_as_an_ocean_gate():
    seas = {"arctic_ocean": "abandoned", "north_pacific": "abandoned", "indian_ocean": "abandoned"}
    match = at(GC, units={OW: "yog_sothoth north_atlantic, acolyte antarctica"}, gates=seas, unpicked=True)
    assert "gc_ocean_gates" in met(match, GC)
    match = at(GC, units={OW: "yog_sothoth europe, acolyte antarctica"}, gates=seas, unpicked=True)
    assert "gc_ocean_gates" not in met(match, GC)


def test_yog_sothoth_moving_to_sea_meets_great_cthulhus_ocean_gates():
    seas = {"arctic_ocean": "abandoned", "north_pacific": "abandoned", "indian_ocean": "abandoned"}
    match = at(units={OW: "yog_sothoth europe"}, gates=seas)
    match.choose("move")
    match.choose(area="north_atlantic")
    until(match, "book")
    assert asked(match) == (GC, "book")


def test_yha_nthlei_counts_yog_sothoth_at_sea():
    match = at(
        None,
        phase="gather",
        turn=3,
        units={OW: "yog_sothoth north_atlantic", GC: "cthulhu south_pacific"},
        books={GC: "yha_nthlei"},
    )
    assert gained(match, GC, "yha_nthlei") == 1


def test_cthulhu_is_not_awakened_when_the_gate_was_carried_off():
    match = at(units={OW: "abomination south_pacific"}, power={GC: 10}, gates={"south_pacific": GC})
    match.choose("beyond_one")
    match.choose(area="europe")
    assert asked(match) == (GC, "action")
    assert "awaken" not in actions(match)


def test_yog_sothoth_cannot_be_taken_or_left():
    match = at(units={OW: "yog_sothoth europe, acolyte europe"})
    assert not {"control_gate", "abandon_gate"} & actions(match)


def test_yog_sothoth_at_windwalkers_other_glyph_is_a_gate_there():
    match = at(factions=(OW, WW, GC, YS), units={OW: "yog_sothoth europe"}, power={OW: 9})
    match.choose("move")
    match.choose(unit="yog_sothoth") if asked(match)[1] == "move_unit" else None
    match.choose(area="north_atlantic")
    decline(match)
    assert "ww_far_gate" not in met(match, WW)
    match = at(factions=(OW, WW, GC, YS), units={OW: "yog_sothoth antarctica"})
    assert "ww_far_gate" in met(match, WW)


# Combat (O8)


@BOTH
def test_yog_sothoth_rolls_twice_the_enemies_great_old_ones_in_play(edition):
    units = {
        OW: "yog_sothoth europe",
        YS: "king_in_yellow arabia, hastur arabia, acolyte europe",
        GC: "cthulhu submerged",
        CC: "nyarlathotep south_asia",
    }
    match = at(units=units, edition=edition, dice=[1] * 8)
    fight(match, "europe", YS)
    assert dice_rolled(match)[OW] == 8


def test_yog_sothoth_counts_both_of_windwalkers():
    match = at(
        factions=(OW, WW, GC),
        units={OW: "yog_sothoth europe", GC: "acolyte europe", WW: "rhan_tegoth antarctica, ithaqua antarctica"},
        dice=[1] * 4,
    )
    fight(match, "europe", GC)
    assert dice_rolled(match)[OW] == 4


# Requirements 3 to 5 (O9 to O11)


@BOTH
def test_a_unit_devoured_meets_the_requirement_even_if_it_was_the_last(edition):
    match = at(GC, edition=edition, units={OW: "mutant europe", GC: "cthulhu europe"})
    fight(match, "europe", OW)
    match.choose("devour")
    while match.state_dict()["battle"]:
        decline(match)
    assert "ow_loss" in met(match, OW)


def test_a_unit_lost_for_want_of_room_meets_the_requirement():
    match = at(
        GC,
        units={
            OW: "mutant scandinavia",
            GC: "starspawn scandinavia, acolyte arctic_ocean europe north_asia north_atlantic",
        },
        dice=[4, 1, 1, 1],
    )
    fight(match, "scandinavia", OW)
    assert "ow_loss" in met(match, OW)


def test_an_enemy_great_old_one_walking_in_meets_the_requirement():
    match = at(GC, units={OW: "yog_sothoth europe", GC: "cthulhu scandinavia"})
    match.choose("move")
    match.choose(area="europe")
    until(match, "book")
    assert asked(match) == (OW, "book")
    assert met(match, OW) == {"ow_great"}


# Channel Power (O12)


@BOTH
def test_channel_power_rerolls_misses_again_and_again_while_there_is_power(edition):
    match = at(
        edition=edition,
        units={OW: "abomination europe*2", GC: "deep_one europe*4"},
        books={OW: "channel_power"},
        power={OW: 3},
        dice=[6, 4, 1, 2, 1, 1, 1, 6, 1, 6, 5],
    )
    fight(match, "europe", GC)
    assert asked(match) == (OW, "channel_power")
    match.choose("yes")  # then 1 and 1 once more: the defender has rolled four dice first
    assert events(match, "rerolled")[-1][1:] == (6, 4, 1, 6)
    match.choose("yes")
    assert events(match, "rerolled")[-1][1:] == (6, 4, 5, 6)
    assert power(match, OW) == 0  # the battle has cost 1


# Dragon Ascending (O13)


def test_dragon_ascending_takes_the_store_of_a_hibernator():
    match = at(
        WW, (OW, WW, GC, YS), units={GC: "cthulhu south_pacific"}, power={OW: 0, WW: 7}, books={OW: "dragon_ascending"}
    )
    match.choose("hibernate")
    ascend(match, WW)
    assert power(match, OW) == 8


def test_dragon_ascending_in_the_doom_phase_pays_a_ritual():
    match = at(
        None,
        phase="doom",
        turn=3,
        first_player=GC,
        power={OW: 1, GC: 12},
        books={OW: "dragon_ascending"},
        units={OW: "acolyte antarctica"},
        gates={"antarctica": OW},
    )
    assert asked(match) == (GC, "ritual")
    ascend(match, GC)
    until(match, "ritual", side=OW)
    match.choose("ritual")
    assert power(match, OW) == 7


# Dread Curse of Azathoth (O14)


def cursing(dice, power_of=2, slot=OW, **setup):
    units = {OW: "abomination arabia*3, spawn_of_yog_sothoth antarctica*2"} | setup.pop("units", {})
    books = {OW: "dread_curse"} | setup.pop("books", {})
    match = at(slot, units=units, books=books, dice=dice, power={OW: power_of}, **setup)
    match.choose("dread_curse")
    return match


def at_europe(match):
    if asked(match) == (OW, "curse_area"):
        match.choose(area="europe")
    return match


@BOTH
def test_dread_curse_rolls_a_die_for_each_abomination_and_spawn_and_a_kill_fells_a_starspawn(edition):
    match = at_europe(
        cursing([6, 1, 1, 1, 1], units={GC: "starspawn europe"}, books={GC: "regenerate"}, edition=edition)
    )
    assert place_of(match, GC, "starspawn") == []
    assert power(match, OW) == 0
    assert events(match, "cursed")[-1][2:] == (1, 0)
    assert "gc_kill_1" not in met(match, GC)


def test_dread_curse_kills_nyarlathotep_in_spite_of_emissary_and_pays_no_harbinger():
    match = at_europe(cursing([6, 1, 1, 1, 1], units={CC: "nyarlathotep europe"}, books={CC: "emissary"}))
    assert place_of(match, CC, "nyarlathotep") == []


def test_dread_curse_kills_rhan_tegoth_in_spite_of_eternal_and_feeds_no_cannibalism():
    match = at_europe(
        cursing([6, 1, 1, 1, 1], factions=(OW, WW, GC, YS), units={WW: "rhan_tegoth europe"}, books={WW: "cannibalism"})
    )
    assert place_of(match, WW, "rhan_tegoth") == []
    assert asked(match) == (WW, "action")


def test_dread_curse_sends_cthulhu_into_an_area_full_of_enemies_madness_has_no_say():
    match = at_europe(
        cursing([4, 1, 1, 1, 1], units={GC: "cthulhu europe", YS: "undead scandinavia*4"}, books={CC: "madness"})
    )
    assert asked(match) == (OW, "curse_flight")
    match.choose(area="scandinavia")
    assert place_of(match, GC, "cthulhu") == ["scandinavia"]


def test_dread_curse_divides_among_the_enemies_and_the_owners_choose():
    match = at_europe(
        cursing(
            [6, 6, 4, 1, 1], units={GC: "shoggoth europe, deep_one europe*2", YS: "undead europe*2, acolyte europe"}
        )
    )
    assert asked(match) == (OW, "curse_kills")
    match.choose(number=1)
    assert asked(match) == (OW, "curse_pains")
    match.choose(number=0)
    assert asked(match) == (GC, "curse_kill")
    match.choose(unit="deep_one")
    assert asked(match) == (YS, "curse_kill")
    match.choose(unit="undead")
    assert asked(match) == (YS, "curse_pain")
    match.choose(unit="acolyte")
    assert asked(match) == (OW, "curse_flight")
    match.choose(area="arabia")
    assert units_in(match, "europe") == {
        "great_cthulhu/shoggoth": 1,
        "great_cthulhu/deep_one": 1,
        "yellow_sign/undead": 1,
    }


def test_dread_curse_pays_passion_and_uses_up_no_battle():
    match = at_europe(
        cursing(
            [6, 6, 1, 1, 1] + [1] * 12,
            power_of=5,
            units={YS: "acolyte europe*3", OW: "abomination europe*3, spawn_of_yog_sothoth europe*2"},
            books={YS: "passion", OW: ALL_OF_HIS},
        )
    )
    assert gained(match, YS, "passion") == 1
    assert place_of(match, YS, "acolyte") == ["europe"]
    assert asked(match) == (OW, "action")
    match.choose("battle")
    assert match.state_dict()["battle"] or events(match, "battle")


# The Million Favored Ones (O15, O16)


def favored(dice, **setup):
    books = {OW: "million_favored_ones"} | setup.pop("books", {})
    match = at(GC, books=books, dice=dice, **setup)
    fight(match, "europe", OW)
    return match


@BOTH
def test_each_survivor_is_promoted_once(edition):
    match = favored(
        [1] * 4,
        edition=edition,
        units={GC: "deep_one europe", OW: "acolyte europe*3, mutant europe, abomination europe"},
    )
    assert asked(match) == (OW, "million_favored_ones")
    match.choose(unit="abomination")
    match.choose(unit="mutant")
    for _ in range(3):
        match.choose(unit="acolyte")
    assert asked(match)[1] != "million_favored_ones"
    assert units_in(match, "europe") == {
        "great_cthulhu/deep_one": 1,
        "opener_of_the_way/mutant": 3,
        "opener_of_the_way/abomination": 1,
        "opener_of_the_way/spawn_of_yog_sothoth": 1,
    }
    assert place_of(match, OW, "acolyte") == []
    assert "ow_loss" not in met(match, OW)


def test_a_spawn_becomes_all_mutants_of_the_pool_and_those_three_abominations():
    match = favored([1] * 4, units={GC: "deep_one europe", OW: "spawn_of_yog_sothoth europe"})
    match.choose(unit="spawn_of_yog_sothoth")
    assert units_in(match, "europe")["opener_of_the_way/mutant"] == 4
    assert "opener_of_the_way/spawn_of_yog_sothoth" not in units_in(match, "europe")
    match = favored([1] * 5, units={GC: "deep_one europe", OW: "mutant europe*4"})
    for _ in range(3):
        match.choose(unit="mutant")
    assert asked(match) != (OW, "million_favored_ones")
    assert units_in(match, "europe")["opener_of_the_way/abomination"] == 3
    assert units_in(match, "europe")["opener_of_the_way/mutant"] == 1


def test_a_piece_that_has_just_come_back_can_be_used_and_is_not_replaced_again():
    match = favored([1] * 8, units={GC: "deep_one europe", OW: "mutant europe*4, acolyte europe"})
    match.choose(unit="mutant")  # one Mutant is in the pool now
    match.choose(unit="acolyte")
    assert units_in(match, "europe")["opener_of_the_way/mutant"] == 4
    match.choose(unit="mutant")
    match.choose(unit="mutant")
    assert units_in(match, "europe")["opener_of_the_way/abomination"] == 3
    assert asked(match)[1] != "million_favored_ones"


def test_only_units_that_were_in_the_battle_are_promoted():
    match = favored([1] * 4, units={GC: "deep_one europe", OW: "mutant europe arabia"})
    assert offered(match, "area") == ["europe"]


def test_million_favored_ones_comes_before_cannibalism():
    match = at(
        GC,
        (OW, WW, GC, YS),
        books={OW: "million_favored_ones", WW: "cannibalism"},
        dice=[6, 1, 1, 1],
        units={GC: "starspawn europe", OW: "mutant europe, acolyte europe"},
    )
    fight(match, "europe", OW)
    match.choose(unit="acolyte")
    assert asked(match) == (OW, "million_favored_ones")
    match.choose("done")
    assert asked(match) == (WW, "cannibalism")


# Five players and the Duel


def test_five_players_yog_sothoth_up_to_twice_all_of_them():
    units = {
        OW: "yog_sothoth europe",
        GC: "cthulhu south_pacific, acolyte europe",
        CC: "nyarlathotep south_asia",
        BG: "shub_niggurath west_africa",
        YS: "king_in_yellow arabia, hastur arabia",
    }
    match = at(factions=FIVE, units=units, dice=[1] * 10)
    fight(match, "europe", GC)
    assert dice_rolled(match)[OW] == 10


def duel(slot, *factions, **setup):
    dice = setup.pop("dice", None)
    setup.setdefault("power", dict.fromkeys(factions, 5))
    return new_match("duel", factions=factions, seed=1, dice=dice, setup={"slot": slot, "phase": "action", **setup})


def test_duel_opener_starts_in_any_area_without_a_gate():
    match = new_match("duel", factions=(OW, GC), seed=1)
    assert asked(match) == (OW, "start_area")
    assert len(offered(match, "area")) == len(match.rules.map.areas) - 1


def test_duel_without_great_cthulhu_the_alphabet_says_who_is_first():
    match = new_match("duel", factions=(YS, OW), seed=1)
    until(match, "action")
    assert asked(match) == (OW, "action")


@pytest.mark.parametrize("great", [0, 1])
def test_duel_yog_sothoth_always_rolls_4(great):
    units = {OW: {"yog_sothoth": ["boston"]}, GC: {"acolyte": ["boston"], "cthulhu": ["salem"] * great}}
    match = duel(OW, OW, GC, units=units, dice=[1] * 4)
    fight(match, "boston", GC)
    assert dice_rolled(match)[OW] == 4


@pytest.mark.parametrize(
    ("kind", "worth"),
    [("acolyte", 1), ("mutant", 2), ("abomination", 3), ("spawn_of_yog_sothoth", 4), ("yog_sothoth", 6)],
)
def test_duel_worth_of_units(kind, worth):
    match = duel(GC, OW, GC, units={OW: {kind: ["boston"]}, GC: {"starspawn": ["boston"]}}, dice=[6, 1, 1] + [1] * 4)
    fight(match, "boston", OW)
    assert doom(match, GC) == worth


def test_duel_promotion_is_worth_nothing():
    match = duel(
        GC,
        OW,
        GC,
        units={OW: {"acolyte": ["boston"]}, GC: {"starspawn": ["boston"]}},
        dice=[1, 1, 1],
        books={OW: ["million_favored_ones"]},
    )
    fight(match, "boston", OW)
    match.choose(unit="acolyte")
    assert (doom(match, GC), doom(match, OW)) == (0, 0)


def test_duel_dread_curse_is_worth_the_units_and_the_beyond_one_nothing():
    match = duel(
        OW,
        OW,
        GC,
        units={OW: {"abomination": ["boston"]}, GC: {"starspawn": ["salem"]}},
        dice=[6],
        books={OW: ["dread_curse"]},
    )
    match.choose("dread_curse")
    assert doom(match, OW) == 3
    match = duel(OW, OW, GC, units={OW: {"abomination": ["boston"]}, GC: {"acolyte": ["boston"]}}, gates={"boston": GC})
    match.choose("beyond_one")
    match.choose(area="salem")
    assert doom(match, OW) == 0


@pytest.mark.parametrize("count", [9, 10])
def test_duel_the_greater_number_is_10(count):
    names = new_match("duel", factions=(OW, GC), seed=1).rules.map.areas
    match = duel(
        GC,
        OW,
        GC,
        units={OW: {"acolyte": [names[-1]]}, GC: {"acolyte": [names[-1]]}},
        gates=dict.fromkeys(names[:count], "abandoned"),
    )
    assert ("ow_gates_12" in met(match, OW)) == (count == 10)


def test_a_yothan_killed_by_dread_curse_leaves_the_game_with_extinction():
    match = at(
        factions=(OW, "ancients", GC, YS),
        units={OW: "abomination arabia", "ancients": "yothan europe, acolyte north_atlantic"},
        books={OW: "dread_curse", "ancients": "extinction"},
        dice=[6],
    )
    match.choose("dread_curse")
    match.choose(area="europe")
    assert match.state_dict()["units"]["ancients"]["yothan"].count("out") == 1
