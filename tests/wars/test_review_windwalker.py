"""A second reading of Windwalker's rules: what its cards say, sentence by sentence, and what they meet (W1 to W15)."""

import pytest
from looking import asked, dice_rolled, doom, events, gained, keeper, kinds, met, offered, power, signs
from steps import decline, until
from table import BG, BOOKS, CC, GC, YS, actions, fight, place_of, table, units_in

from game.api import new_match

WW, OW, AN = "windwalker", "opener_of_the_way", "ancients"
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


def test_hibernate_counts_enemy_great_old_ones_in_play_a_submerged_one_too_and_none_of_his():
    match = at(units={GC: "cthulhu submerged", WW: "acolyte arctic_ocean, rhan_tegoth antarctica, ithaqua antarctica"})
    match.choose("hibernate")
    assert power(match, WW) == 6


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


# Rhan Tegoth and Ithaqua (W6, W15)


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


def test_ithaqua_alone_against_no_doom_cannot_battle():
    match = at(units={WW: "ithaqua europe", GC: "acolyte europe"})
    assert "battle" not in actions(match)


def test_ferox_keeps_cultists_from_monsters_not_from_great_old_ones():
    units = {WW: "acolyte europe arabia, ithaqua antarctica", GC: "shoggoth europe, cthulhu arabia"}
    match = at(GC, units=units)
    match.choose("capture")
    assert place_of(match, WW, "acolyte") == ["captive:great_cthulhu", "europe"]
    assert asked(match) == (CC, "action")


# Requirements (W7, W8)


def test_any_time_pays_three_signs_at_most_with_five():
    match = at(factions=FIVE, books={name: " ".join(BOOKS[name]) for name in (GC, CC, BG, YS)}, seed=4)
    match.reveal(match.rules.side_number(WW), (100,))
    assert len(signs(match, WW)) == 3


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


# Five


def test_five_play_from_the_start():
    match = new_match("wars", factions=FIVE, seed=2)
    assert asked(match) == (WW, "start_area")
    assert offered(match, "area") == ["antarctica", "arctic_ocean"]
    match.choose(area="antarctica")
    assert match.state_dict()["first_player"] == GC


# Ice Age (W14)


def frozen(slot=GC, area="europe", **setup):
    """The token lies in an area; whoever is to act has the Power given."""
    books = {WW: "ice_age"} | setup.pop("books", {})
    return at(slot, notes={"ice_age": area}, books=books, **setup)


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


# Two persons


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


def test_duel_a_pain_cancelled_by_eternal_is_worth_nothing():
    match = duel(
        GC, GC, WW, dice=[4, 1, 1, 1, 1, 1], units={GC: {"starspawn": ["boston"]}, WW: {"rhan_tegoth": ["boston"]}}
    )
    fight(match, "boston", WW)
    match.choose("yes")
    assert doom(match, GC) == 0


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


def test_the_arctic_gate_is_an_ocean_gate_that_exists():
    seas = {"arctic_ocean": WW, "north_pacific": "abandoned", "indian_ocean": "abandoned", "south_pacific": GC}
    assert "gc_ocean_gates" in met(at(GC, gates=seas, unpicked=True), GC)


def test_vengeance_does_not_choose_whom_berserkergang_takes_but_can_keep_kills_off_gnoph_keh():
    units = {WW: "gnoph_keh europe, wendigo europe", YS: "hastur europe, acolyte europe, undead europe*2"}
    for hit, asks in (("gnoph_keh", True), ("wendigo", False)):
        match = at(YS, units=units, books={WW: "berserkergang"}, dice=[6] + [1] * 9)
        fight(match, "europe", WW)
        match.choose("yes")
        match.choose(unit=hit)
        assert (asked(match) == (YS, "berserkergang_unit")) == asks


def test_seek_and_destroy_brings_back_a_side_howled_away_in_the_first_edition():
    units = {WW: "wendigo europe", CC: "nightgaunt europe, hunting_horror arabia"}
    match = at(books={WW: "howl", CC: "seek_and_destroy"}, units=units, dice=[1, 1, 1])
    fight(match, "europe", CC)
    match.choose("howl")
    match.choose(area="scandinavia")
    match.choose("seek_and_destroy")
    assert dice_rolled(match) == {WW: 1, CC: 2}


def test_devolve_answers_hibernate():
    match = at(units={GC: "acolyte south_pacific"}, books={GC: "devolve"})
    match.choose("hibernate")
    assert asked(match) == (GC, "devolve")
    match.choose("done")
    assert asked(match) == (GC, "action")


def test_a_book_picked_in_the_middle_of_arctic_wind_does_not_disturb_it():
    match = at(
        factions=(WW, OW, GC, YS),
        units={WW: "ithaqua arctic_ocean, wendigo arctic_ocean*2", OW: "yog_sothoth scandinavia"},
        books={WW: "arctic_wind"},
    )
    match.choose("move")
    match.choose(unit="ithaqua")
    match.choose(area="scandinavia")
    assert asked(match) == (OW, "book")
    match.choose(book="channel_power")
    match.choose(unit="wendigo")
    match.choose(unit="wendigo")
    assert place_of(match, WW, "wendigo") == ["scandinavia"] * 2
    assert power(match, WW) == 4


@pytest.mark.parametrize("taken", [True, False])
def test_any_time_is_the_sixth_book_also_where_a_reveal_breaks_off_a_battle(taken):
    match = at(
        GC,
        units={WW: "rhan_tegoth europe", GC: "deep_one europe"},
        books={WW: "arctic_wind berserkergang cannibalism herald howl"},
        requirements={WW: "ww_first ww_far_gate ww_six_books ww_rhan_tegoth ww_ithaqua"},
        doom={GC: 29, WW: 40},
        signs={GC: [1]},
        dice=[6, 1, 1, 1],
    )
    fight(match, "europe", WW)
    if taken:
        match.reveal(match.rules.side_number(WW), (100,))
    match.reveal(match.rules.side_number(GC), (1,))
    assert match.result().books[WW] == 6
    assert match.result().sides == (WW,)


# Against the Ancients

AGAINST = {"factions": (WW, AN, GC, YS)}


@pytest.mark.parametrize(("ithaqua", "captured"), [("antarctica", False), ("pool", True)])
def test_ferox_keeps_cultists_from_a_yothan(ithaqua, captured):
    units = {WW: f"acolyte europe, ithaqua {ithaqua}", AN: "acolyte north_atlantic, yothan europe"}
    assert ("capture" in actions(at(AN, units=units, **AGAINST))) == captured


def test_howl_can_drive_a_yothan():
    units = {WW: "wendigo europe", AN: "acolyte europe, yothan europe"}
    match = at(units=units, books={WW: "howl"}, dice=[1], **AGAINST)
    fight(match, "europe", AN)
    match.choose("howl")
    match.choose(unit="yothan")
    match.choose(area="arabia")
    assert place_of(match, AN, "yothan") == ["arabia"]


def test_berserkergang_takes_no_yothan():
    units = {WW: "gnoph_keh europe", AN: "yothan europe, acolyte north_atlantic"}
    match = at(AN, units=units, books={WW: "berserkergang"}, dice=[6] + [1] * 9, **AGAINST)
    fight(match, "europe", WW)
    assert place_of(match, AN, "yothan") == ["europe"]


def test_unholy_ground_takes_a_rhan_tegoth_that_eternal_has_just_saved():
    match = at(
        AN,
        units={WW: "rhan_tegoth europe", AN: "reanimated europe*2, un_man europe, acolyte north_atlantic"},
        notes={"cathedrals": ["europe"]},
        books={AN: "unholy_ground"},
        requirements={AN: "an_claw"},
        dice=[6, 1, 1, 1, 1, 1, 1],
        **AGAINST,
    )
    fight(match, "europe", WW)
    match.choose("yes")
    match.choose(area="europe")
    assert (place_of(match, WW, "rhan_tegoth"), power(match, WW)) == ([], 4)
