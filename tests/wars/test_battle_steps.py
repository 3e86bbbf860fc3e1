"""A battle, step by step (reference, section 3): each step and each of its definitions."""

import pytest
from steps import books_of, decline, finish_battle, happened, track, until
from table import BG, BOOKS, CC, GC, YS, actions, fighting, place_of, play, table, units_in

WAYS_OUT = ["scandinavia", "north_asia", "arabia", "north_atlantic"]  # of Europe


def areas(match):
    return {match.rules.name_option(choice).get("area") for choice in match.decision.options}


def kinds(match):
    """The kinds of units offered."""
    named = [match.rules.name_option(choice) for choice in match.decision.options]
    return sorted(option["unit"].split("/")[1] for option in named if "unit" in option)


def asked(match):
    return match.decision.kind, match.decision.side


def dice(match):
    return [len(args) - 1 for args in happened(match, "rolled")]


# declaring


def test_a_battle_costs_one_power():
    m = fighting(GC, YS, dice=[1] * 3, units={GC: "starspawn europe", YS: "acolyte europe"})
    assert track(m, "power")[GC] == 4


def test_no_battle_without_a_die():
    m = table(GC, units={GC: "acolyte europe*3", YS: "acolyte europe"})
    assert "battle" not in actions(m)


def test_no_battle_without_an_enemy_in_the_area():
    m = table(GC, units={GC: "starspawn europe", YS: "acolyte arabia"})
    assert "battle" not in actions(m)


def test_the_defender_needs_no_dice():
    m = fighting(GC, YS, dice=[1], units={GC: "deep_one europe", YS: "acolyte europe"})
    assert dice(m) == [1, 0]


def test_one_of_several_enemies_is_chosen_and_the_others_stand_by():
    m = table(
        GC,
        dice=[6, 6, 6],
        units={GC: "starspawn europe", YS: "acolyte europe", CC: "acolyte europe", BG: "acolyte europe"},
    )
    m.choose("battle")
    assert asked(m) == ("battle_enemy", 0) and len(m.decision.options) == 3
    m.choose(side=CC)
    finish_battle(m)
    assert [len(place_of(m, side, "acolyte")) for side in (YS, CC, BG)] == [1, 0, 1]


def test_units_together_in_an_area_need_not_fight():
    m = table(GC, units={GC: "deep_one arabia", YS: "undead europe"})
    play(m, "move", {"area": "europe"})
    assert m.state_dict()["battle"] is None and units_in(m, "europe")


def test_all_units_of_both_sides_in_the_area_take_part():
    m = fighting(
        GC,
        YS,
        dice=[1] * 7 + [1] * 2,
        units={GC: "starspawn europe*2, deep_one europe, acolyte europe", YS: "byakhee europe, acolyte europe arabia"},
    )
    assert dice(m) == [7, 2]


# 1: pre-battle


def test_the_attacker_uses_his_abilities_first_in_any_order_then_the_defender():
    m = fighting(
        CC, GC, books={CC: "abduct invisibility seek_and_destroy", GC: "absorb"}, dice=[1] * 30,
        units={CC: "flying_polyp europe, nightgaunt europe, hunting_horror arabia",
               GC: "cthulhu europe, shoggoth europe, deep_one europe*3"},
    )  # fmt: skip
    assert asked(m) == ("pre_battle", 1)
    assert actions(m) == {"abduct", "invisibility", "seek_and_destroy", "done"}
    m.choose("seek_and_destroy")
    assert actions(m) == {"abduct", "invisibility", "done"}
    play(m, "abduct", {"unit": "deep_one"}, "done")
    assert asked(m) == ("pre_battle", 0) and actions(m) == {"absorb", "devour", "done"}
    m.choose("done")
    assert dice(m)[0] == 3, "what the attacker left unused does not come back"


def test_pre_battle_abilities_cost_nothing():
    m = fighting(GC, YS, dice=[1] * 7, units={GC: "cthulhu europe", YS: "acolyte europe*2"})
    m.choose("devour")
    assert track(m, "power")[GC] == 4


def test_a_unit_removed_in_the_pre_battle_can_begin_nothing():
    """A devoured Nightgaunt can no longer abduct."""
    m = fighting(
        GC,
        CC,
        books={CC: "abduct"},
        dice=[1] * 7,
        units={GC: "cthulhu europe, deep_one europe", CC: "nightgaunt europe"},
    )
    m.choose("devour")
    assert place_of(m, CC, "nightgaunt") == [] and place_of(m, GC, "deep_one") == ["europe"]
    assert happened(m, "ability") == [(0, "devour")]


def test_third_parties_use_nothing_in_the_pre_battle():
    m = fighting(
        YS, BG, books={CC: "seek_and_destroy invisibility"}, dice=[1] * 3,
        units={YS: "byakhee europe", BG: "fungi europe",
               CC: "flying_polyp europe, hunting_horror arabia"},
    )  # fmt: skip
    assert dice(m) == [2, 1] and m.decision.kind == "action"


# 2: the roll


@pytest.mark.parametrize(("face", "kills", "pains"), [(6, 1, 0), (5, 0, 1), (4, 0, 1), (3, 0, 0), (2, 0, 0), (1, 0, 0)])
def test_what_the_faces_do(face, kills, pains):
    m = fighting(GC, YS, dice=[face], units={GC: "deep_one europe", YS: "undead europe"})
    while m.decision.kind == "retreat_area":
        m.choose(area="arabia")
    home, away = place_of(m, YS, "undead").count("europe"), place_of(m, YS, "undead").count("arabia")
    assert (1 - home - away, away) == (kills, pains)


def test_combat_is_counted_after_the_pre_battle():
    m = fighting(GC, YS, dice=[1] * 6 + [1] * 2, units={GC: "cthulhu europe", YS: "undead europe*4"})
    m.choose("devour")
    assert dice(m) == [6, 2]


def test_both_sides_roll_before_anything_is_lost():
    """A unit that dies has rolled its dice."""
    m = fighting(GC, YS, dice=[6, 6, 6, 6, 1], units={GC: "starspawn europe", YS: "byakhee europe"})
    assert units_in(m, "europe") == {}


def test_nobody_rolls_when_a_side_has_nobody_left():
    m = fighting(GC, YS, dice=[], units={GC: "cthulhu europe", YS: "undead europe"})
    m.choose("devour")
    assert happened(m, "rolled") == [] and track(m, "power")[GC] == 4


# 3: Kills


def test_the_owner_assigns_his_kills():
    m = fighting(GC, YS, dice=[6, 1, 1, 1, 1], units={GC: "starspawn europe", YS: "byakhee europe, acolyte europe"})
    assert asked(m) == ("assign_kill", 3) and kinds(m) == ["acolyte", "byakhee"]
    m.choose(unit="acolyte")
    assert units_in(m, "europe") == {"great_cthulhu/starspawn": 1, "yellow_sign/byakhee": 1}


def test_a_great_old_one_can_be_chosen():
    m = fighting(GC, YS, dice=[6, 1, 1], units={GC: "starspawn europe", YS: "king_in_yellow europe, acolyte europe"})
    assert kinds(m) == ["acolyte", "king_in_yellow"]
    m.choose(unit="king_in_yellow")
    assert place_of(m, YS, "king_in_yellow") == []


def test_the_attackers_side_assigns_first():
    m = fighting(
        GC,
        YS,
        dice=[6, 1, 1, 6, 1, 1],
        units={GC: "deep_one europe*3, acolyte europe", YS: "byakhee europe*2, acolyte europe"},
    )
    assert asked(m) == ("assign_kill", 0)
    m.choose(unit="acolyte")
    assert asked(m) == ("assign_kill", 3)
    assert place_of(m, GC, "acolyte") == ["europe"], "nobody leaves before all is assigned"


def test_one_result_for_each_unit_and_the_rest_is_lost():
    m = fighting(GC, YS, dice=[6, 6, 6], units={GC: "starspawn europe", YS: "acolyte europe arabia"})
    assert place_of(m, YS, "acolyte") == ["arabia"]
    assert happened(m, "results_lost") == [(3, "kill", 2)]


def test_a_kill_must_be_placed_while_a_unit_has_room():
    """Two Kills on two units: nobody is asked, both go."""
    m = fighting(GC, YS, dice=[6, 6, 1], units={GC: "starspawn europe", YS: "acolyte europe, undead europe"})
    assert units_in(m, "europe") == {"great_cthulhu/starspawn": 1}


def test_kills_come_before_pains():
    """A single unit with a Kill and a Pain against it dies."""
    m = fighting(GC, YS, dice=[4, 6, 1], units={GC: "starspawn europe", YS: "undead europe"})
    assert place_of(m, YS, "undead") == []


# 4: Pains


def test_the_owner_assigns_his_pains_to_units_with_room():
    m = fighting(
        GC,
        YS,
        dice=[6, 4, 1, 1, 1],
        units={GC: "starspawn europe", YS: "byakhee europe, acolyte europe, king_in_yellow europe"},
    )
    m.choose(unit="acolyte")
    assert asked(m) == ("assign_pain", 3) and kinds(m) == ["byakhee", "king_in_yellow"]


def test_excess_pains_are_lost():
    m = fighting(GC, YS, dice=[4, 5, 5], units={GC: "starspawn europe", YS: "undead europe"})
    assert happened(m, "results_lost") == [(3, "pain", 2)]


def test_the_attackers_pains_are_assigned_first():
    m = fighting(
        GC,
        YS,
        dice=[4, 1, 1, 1, 4, 1],
        units={GC: "starspawn europe, deep_one europe", YS: "byakhee europe, acolyte europe"},
    )
    assert asked(m) == ("assign_pain", 0)
    m.choose(unit="deep_one")
    assert asked(m) == ("assign_pain", 3)


# 5: other post-battle abilities


def test_post_battle_abilities_attacker_defender_then_the_others():
    """Harbinger (the attacker's) is asked before Necrophagy (a third party's)."""
    m = fighting(
        CC, YS, books={CC: BOOKS[CC][:1], BG: "necrophagy"}, dice=[4, 1, 1, 1],
        units={CC: "nyarlathotep europe", YS: "king_in_yellow europe", BG: "ghoul arabia"},
    )  # fmt: skip
    assert asked(m) == ("harbinger", 1)
    m.choose("power")
    assert asked(m) == ("necrophagy", 2)


def test_the_attackers_post_battle_abilities_come_before_the_defenders():
    m = fighting(
        CC, BG, books={CC: BOOKS[CC][:2], BG: "necrophagy"}, dice=[4, 1, 1] + [1] * 3, draws=[1, 1],
        requirements={BG: "bg_awaken"},
        units={CC: "nyarlathotep europe", BG: "shub_niggurath europe, acolyte antarctica*3, ghoul antarctica"},
    )  # fmt: skip
    until(m, "harbinger", "necrophagy")
    assert asked(m) == ("harbinger", 1)
    m.choose("signs")
    assert asked(m) == ("necrophagy", 2)


def test_a_post_battle_ability_works_though_its_unit_was_killed():
    m = fighting(
        CC, GC, books={CC: BOOKS[CC][:1]}, dice=[4, 6, 1, 1, 1, 1, 1],
        units={CC: "nyarlathotep europe", GC: "cthulhu europe"},
    )  # fmt: skip
    until(m, "harbinger")
    m.choose("power")
    finish_battle(m)
    assert place_of(m, CC, "nyarlathotep") == [] and track(m, "power")[CC] == 6


# 6: leaving and retreating


def test_killed_units_leave_to_their_pool():
    m = fighting(GC, YS, dice=[6, 1, 1], units={GC: "starspawn europe", YS: "undead europe"})
    assert track(m, "units")[YS]["undead"] == ["pool"] * 6


def test_the_attackers_pained_units_retreat_first():
    m = fighting(GC, YS, dice=[4, 1, 1, 4, 1], units={GC: "starspawn europe", YS: "byakhee europe"})
    assert asked(m) == ("retreat_area", 0)
    m.choose(area="arabia")
    assert asked(m) == ("retreat_area", 3)
    assert areas(m) == set(WAYS_OUT) - {"arabia"}, "the attacker stands in Arabia now"


def test_retreat_only_to_adjacent_areas_without_the_enemy_just_fought():
    m = fighting(GC, YS, dice=[4, 1, 1], units={GC: "starspawn europe, acolyte scandinavia", YS: "undead europe"})
    assert areas(m) == {"north_asia", "arabia", "north_atlantic"}


def test_third_parties_do_not_bar_a_retreat():
    m = fighting(GC, YS, dice=[4, 1, 1], units={GC: "starspawn europe", YS: "undead europe", CC: "acolyte arabia"})
    assert "arabia" in areas(m)


def test_a_retreat_is_one_area_not_a_move():
    """No Flight."""
    m = fighting(GC, CC, dice=[4, 1, 1, 1], units={GC: "starspawn europe", CC: "flying_polyp europe"})
    assert asked(m) == ("retreat_area", 1) and areas(m) == set(WAYS_OUT)
    assert track(m, "power")[CC] == 5


def test_the_owner_chooses_an_area_for_each_unit():
    m = fighting(GC, YS, dice=[4, 5, 1], units={GC: "starspawn europe", YS: "acolyte europe*2"})
    play(m, {"area": "arabia"}, {"area": "scandinavia"})
    assert place_of(m, YS, "acolyte") == ["arabia", "scandinavia"]


def test_surrounded_one_pained_unit_is_lost_and_the_others_stay():
    m = fighting(
        GC, YS, dice=[4, 5, 1, 1, 1],
        units={GC: {"starspawn": ["europe"], "deep_one": WAYS_OUT}, YS: "byakhee europe, undead europe"},
    )  # fmt: skip
    assert asked(m) == ("no_room", 3) and kinds(m) == ["byakhee", "undead"]
    m.choose(unit="undead")
    assert place_of(m, YS, "byakhee") == ["europe"] and place_of(m, YS, "undead") == []


def test_surrounded_under_madness_the_owner_still_chooses_who_is_lost():
    m = fighting(
        GC, YS, books={CC: "madness"}, dice=[4, 5, 1, 4, 1],
        units={GC: {"starspawn": ["europe"], "deep_one": WAYS_OUT}, YS: "byakhee europe, undead europe"},
    )  # fmt: skip
    until(m, "madness")
    m.choose(side=YS)
    assert asked(m) == ("no_room", 3)


def test_only_a_pained_unit_can_be_the_one_lost():
    m = fighting(
        GC,
        YS,
        dice=[4, 1, 1, 1],
        units={GC: {"starspawn": ["europe"], "deep_one": WAYS_OUT}, YS: "undead europe*2, acolyte europe"},
    )
    m.choose(unit="acolyte")
    assert place_of(m, YS, "acolyte") == [] and len(place_of(m, YS, "undead")) == 2


def test_surrounding_by_ones_own_retreat():
    """The attacker's Pained units block the last ways out."""
    m = fighting(
        GC, YS, dice=[4, 1, 1, 1, 4, 1],
        units={GC: {"starspawn": ["europe"], "deep_one": ["europe", *WAYS_OUT[1:]]}, YS: "byakhee europe"},
    )  # fmt: skip
    m.choose(unit="deep_one")
    m.choose(area="scandinavia")
    assert place_of(m, YS, "byakhee") == []


def test_a_keeper_pained_away_abandons_his_gate():
    m = fighting(GC, YS, dice=[4, 1, 1], units={GC: "starspawn europe", YS: "acolyte europe"}, gates={"europe": YS})
    m.choose(area="arabia")
    assert m.state_dict()["gates"]["europe"] == "abandoned"


def test_a_keeper_and_a_cultist_beside_it_are_told_apart():
    m = fighting(GC, YS, dice=[6, 1, 1], units={GC: "starspawn europe", YS: "acolyte europe*3"}, gates={"europe": YS})
    assert asked(m) == ("assign_kill", 3) and len(m.decision.options) == 2
    m.choose(unit="yellow_sign/acolyte/0")
    assert m.state_dict()["gates"]["europe"] == "abandoned"


# 7: what the battle pays


def test_requirements_met_in_a_battle_pay_when_it_is_over():
    m = fighting(GC, YS, dice=[6, 4, 1, 1, 1], units={GC: "starspawn europe", YS: "undead europe*2"})
    until(m, "retreat_area")
    assert books_of(m, GC) == 0
    m.choose(area="arabia")
    assert asked(m) == ("book", 0) and m.state_dict()["battle"] is None


def test_a_requirement_of_others_met_by_a_retreat_waits_for_the_end_too():
    """The Black Goat shares with every enemy by a retreat; the second retreat comes before her book."""
    m = table(
        GC, factions=(GC, BG, YS), dice=[4, 5, 1],
        units={GC: "starspawn europe, acolyte antarctica", YS: "acolyte europe*2",
               BG: "ghoul asia, fungi antarctica"},
    )  # fmt: skip
    m.choose("battle")
    m.choose(area="asia")
    assert asked(m) == ("retreat_area", 3)
    assert track(m, "requirements")[BG] == ["bg_share"] and track(m, "books")[BG] == []
    m.choose(area="asia")
    assert asked(m) == ("book", 2)


@pytest.mark.parametrize(
    ("kills", "met"), [(0, []), (1, ["gc_kill_1"]), (2, ["gc_kill_2"]), (3, ["gc_kill_1", "gc_kill_2"])]
)
def test_kills_are_counted_over_the_whole_battle(kills, met):
    m = fighting(
        GC, YS, dice=[6] * kills + [1] * (3 - kills) + [1] * 3, units={GC: "starspawn europe", YS: "undead europe*4"}
    )
    while m.decision.kind == "book":
        decline(m)
    assert track(m, "requirements")[GC] == met


def test_eliminations_are_not_kills():
    """Devour counts for Great Cthulhu by name; a unit lost for want of room does not."""
    m = fighting(
        GC, YS, dice=[4, 1, 1, 1], units={GC: {"starspawn": ["europe"], "deep_one": WAYS_OUT}, YS: "undead europe"}
    )
    assert place_of(m, YS, "undead") == [] and books_of(m, GC) == 0
    assert happened(m, "eliminated")[-1][2] == "no_room"


def test_a_kill_turned_into_a_pain_is_no_kill():
    m = fighting(
        GC, CC, books={CC: "emissary"}, dice=[6, 1, 1, 1], units={GC: "starspawn europe", CC: "nyarlathotep europe"}
    )
    m.choose("yes")
    finish_battle(m)
    assert books_of(m, GC) == 0


# definitions


def test_exempted_units_count_for_nothing():
    """No dice, no results, no retreat; not even by Devour."""
    m = fighting(
        CC, GC, books={CC: "invisibility"}, dice=[6, 1, 1, 1, 1, 1, 1],
        units={CC: "flying_polyp europe", GC: "cthulhu europe, starspawn europe"},
    )  # fmt: skip
    play(m, "invisibility", {"unit": "starspawn"}, "done")
    finish_battle(m)
    assert dice(m) == [1, 6]
    assert place_of(m, GC, "cthulhu") == [] and place_of(m, GC, "starspawn") == ["europe"]


def test_the_enemys_part_of_a_used_ability_is_no_choice():
    m = fighting(GC, YS, dice=[1] * 6, units={GC: "cthulhu europe", YS: "acolyte europe, undead europe"})
    m.choose("devour")
    assert asked(m) == ("devour_unit", 3) and m.decision.default is None


def test_every_ability_can_be_declined():
    m = fighting(GC, YS, dice=[1] * 6, units={GC: "cthulhu europe", YS: "acolyte europe"})
    m.choose("done")
    assert place_of(m, YS, "acolyte") == ["europe"]


def test_passion_pays_once_for_a_battle_and_before_devolve():
    m = fighting(
        GC, YS, books={YS: "passion", GC: "devolve"}, dice=[6, 6, 1],
        units={GC: "starspawn europe, acolyte arabia", YS: "acolyte europe*2"},
    )  # fmt: skip
    until(m, "devolve")
    assert track(m, "power")[YS] == 6


def test_a_battle_leaves_nothing_behind():
    m = fighting(GC, YS, dice=[4, 6, 1, 1, 1], units={GC: "starspawn europe", YS: "undead europe*3"})
    while m.decision.kind != "action":
        decline(m)
    assert m.state_dict()["battle"] is None and m.state_dict()["harmed"] == []
