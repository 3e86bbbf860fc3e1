"""Every sentence of the player aid but its lines 60, 108 and 110, where the rulebook differs and holds.

Each test is named after the line of ``cthulhu_wars_player_aid.txt`` that it holds to.
"""

import pytest
from steps import decline, finish_battle, happened, track, until
from table import ALL, BG, BOOKS, CC, GC, YS, actions, fight, fighting, place_of, play, table, units_in

from game.api import new_match

RULES_LINES = {
    *range(11, 18), *range(21, 24), 25, *range(27, 36), 39, *range(41, 44), *range(47, 60), *range(61, 65), 66,
    *range(70, 75), 78, *range(82, 85), 88, 90, 94, *range(96, 108), 109, *range(114, 119),
}  # fmt: skip
"""Every line of the aid that says a rule; 60, 108 and 110 are left out, the rest are headings."""


def gather(**setup):
    m = table(phase="gather", turn=2, power={}, first_player=GC, **setup)
    until(m, "direction", "first_player")
    return track(m, "power")


# Gather Power


@pytest.mark.parametrize("count", [1, 4])
def test_aid_11_one_for_each_cultist(count):
    assert gather(units={GC: {"acolyte": ["europe"] * count}})[GC] == count


def test_aid_12_two_for_each_controlled_gate():
    assert gather(units={GC: "acolyte europe"}, gates={"europe": GC})[GC] == 1 + 2


def test_aid_13_one_for_each_abandoned_gate():
    assert gather(gates={"europe": "abandoned", "arabia": "abandoned"}) == dict.fromkeys(ALL, 2)


def test_aid_14_one_for_each_captive_and_all_must_go_home():
    m = table(phase="gather", turn=2, power={}, units={YS: "acolyte captive:great_cthulhu*3"})
    until(m, "direction")
    assert track(m, "power")[GC] == 3 and place_of(m, YS, "acolyte") == []


def test_aid_15_the_factions_own_abilities():
    assert gather(units={YS: "undead europe arabia"}, desecrated=["europe"])[YS] == 1
    assert gather(units={BG: "dark_young europe"}, books={BG: "red_sign"})[BG] == 1
    oceans = {"units": {GC: "cthulhu europe", CC: "acolyte indian_ocean"}, "gates": {"indian_ocean": CC}}
    assert gather(books={GC: "yha_nthlei"}, **oceans)[GC] == 2, "1, raised to half of 3"


def test_aid_16_raised_to_half_of_the_highest_rounded_up():
    assert gather(units={GC: "acolyte europe*5"}) == {GC: 5, CC: 3, BG: 3, YS: 3}


def test_aid_17_more_than_twenty():
    gates = ["europe", "arabia", "antarctica", "australia", "scandinavia", "north_asia"]
    power = gather(units={BG: {"acolyte": gates, "dark_young": gates[:3]}}, gates=dict.fromkeys(gates, BG),
                   books={BG: "red_sign"})  # fmt: skip
    assert power[BG] == 21


# first player


@pytest.mark.parametrize(("factions", "first"), [((YS, CC, GC), GC), ((YS, CC, BG), BG)])
def test_aid_21_first_turn_cthulhu_else_alphabetical(factions, first):
    assert new_match("wars", factions=factions, seed=1).state_dict()["first_player"] == first


def test_aid_22_later_the_most_power_and_the_first_player_decides_ties():
    m = table(phase="first_player", turn=2, power={GC: 1, CC: 5, BG: 4, YS: 4}, first_player=GC)
    assert m.state_dict()["first_player"] == CC
    m = table(phase="first_player", turn=2, power={GC: 1, CC: 5, BG: 5, YS: 4}, first_player=GC)
    assert (m.decision.kind, m.decision.side) == ("first_player", 0)


def test_aid_23_the_first_player_takes_the_token_and_decides_the_direction():
    m = table(phase="first_player", turn=2, power={CC: 5, BG: 4}, first_player=GC)
    assert (m.decision.kind, m.decision.side) == ("direction", 1)
    m.choose("direction", number=0)
    assert m.state_dict()["clockwise"] is False


# Doom phase


def test_aid_25_no_doom_phase_on_the_first_turn():
    m = new_match("wars", seed=1)
    m.choose("direction", number=1)
    assert "doom" not in [args[0] for args in happened(m, "phase")]


def doom(side=CC, **setup):
    setup.setdefault("power", dict.fromkeys(ALL, 12))
    setup.setdefault("books", {GC: ["absorb"]})
    return table(phase="doom", turn=3, first_player=side, **setup)


def test_aid_27_one_doom_for_each_controlled_gate():
    m = doom(units={CC: "acolyte europe arabia"}, gates={"europe": CC, "arabia": CC})
    assert track(m, "doom")[CC] == 2


def test_aid_28_each_player_from_the_first_may_perform_one_ritual():
    m = doom(BG)
    for side in (2, 3, 0, 1):
        assert (m.decision.kind, m.decision.side) == ("ritual", side)
        m.choose("ritual")
    assert m.decision.kind == "action"


@pytest.mark.parametrize(("ritual", "cost"), [(0, 5), (1, 6), (7, 10), (8, 10)])
def test_aid_29_power_by_the_marker_ten_even_on_instant_death(ritual, cost):
    m = doom(ritual=ritual)
    m.choose("ritual")
    assert track(m, "power")[CC] == 12 - cost


def test_aid_30_the_marker_advances_one_step():
    m = doom(ritual=3)
    m.choose("ritual")
    assert m.state_dict()["ritual"] == 4


def test_aid_31_doom_for_gates_and_a_sign_for_each_great_old_one():
    m = doom(YS, units={YS: "acolyte europe, king_in_yellow europe, hastur europe"}, gates={"europe": YS}, draws=[1, 3])
    m.choose("ritual")
    assert track(m, "doom")[YS] == 2 and track(m, "signs")[YS] == [1, 3]


def test_aid_32_special_events():
    m = doom(BG, books={BG: "blood_sacrifice", GC: "absorb"}, draws=[2],
             units={BG: "shub_niggurath europe, acolyte europe"})  # fmt: skip
    until(m, "doom_event")
    m.choose("blood_sacrifice")
    assert track(m, "signs")[BG] == [2] and place_of(m, BG, "acolyte") == []


def test_aid_33_34_instant_death_ends_the_game():
    m = doom(ritual=7)
    m.choose("ritual")
    while m.decision is not None:
        m.choose("done")
    assert m.result().reason == "instant_death"


def test_aid_35_thirty_doom_ends_the_game_reached_by_signs_too():
    m = doom(doom={CC: 28}, signs={CC: [2]}, power={CC: 1})
    m.choose("reveal", number=2)
    assert m.result().reason == "doom_30"


# Action phase


def test_aid_39_one_action_at_a_time_then_the_next_player():
    m = table(GC, units={GC: "deep_one europe", CC: "nightgaunt arabia"})
    m.choose("recruit")
    assert m.decision.side == 1
    m.choose("recruit")
    assert m.decision.side == 2


def test_aid_41_one_common_or_unique_action_and_any_number_of_unlimited_ones():
    m = table(GC, books={GC: "dreams"}, power={GC: 9}, gates={"europe": GC, "arabia": "abandoned"},
              units={GC: "acolyte europe*2 arabia", YS: "acolyte scandinavia"})  # fmt: skip
    play(m, "abandon_gate", "control_gate", {"area": "arabia"})
    assert {"dreams", "recruit", "move"} <= actions(m)
    m.choose("dreams")
    assert not {"dreams", "recruit", "move", "build_gate", "pass"} & actions(m)
    assert "control_gate" in actions(m)


def test_aid_42_pass_puts_the_power_at_zero():
    m = table(GC)
    m.choose("pass")
    assert track(m, "power")[GC] == 0


def test_aid_43_no_power_no_turn_not_even_for_free():
    m = table(GC, power={GC: 1, CC: 0, BG: 1}, books={CC: "thousand_forms"}, units={CC: "nyarlathotep europe"})
    m.choose("pass")
    assert m.decision.side == 2


# common actions


def test_aid_47_48_recruit_where_one_has_a_unit():
    m = table(GC, units={GC: "deep_one europe arabia"})
    m.choose("recruit")
    assert {m.rules.name_option(choice)["area"] for choice in m.decision.options} == {"europe", "arabia"}
    m.choose(area="arabia")
    assert place_of(m, GC, "acolyte") == ["arabia"] and track(m, "power")[GC] == 4


def test_aid_49_anywhere_without_units():
    m = table(GC)
    m.choose("recruit")
    assert len(m.decision.options) == 17


def test_aid_50_six_at_most():
    assert "recruit" not in actions(table(GC, units={GC: "acolyte europe*6"}))


@pytest.mark.parametrize(("kind", "cost"), [("deep_one", 1), ("shoggoth", 2), ("starspawn", 3)])
def test_aid_51_52_summon_for_its_cost_at_a_controlled_gate(kind, cost):
    setup = {"units": {GC: "acolyte europe"}}
    assert "summon" not in actions(table(GC, **setup))
    assert "summon" not in actions(table(GC, gates={"europe": "abandoned"}, **setup))
    m = table(GC, gates={"europe": GC}, **setup)
    play(m, "summon", {"unit": kind})
    assert place_of(m, GC, kind) == ["europe"] and track(m, "power")[GC] == 5 - cost


def test_aid_52_devolve_and_desecrate_are_no_summoning():
    """Neither needs a gate."""
    m = table(GC, books={GC: "devolve"}, units={GC: "acolyte europe"})
    m.choose("pass")
    m.choose(unit="acolyte")
    assert place_of(m, GC, "deep_one") == ["europe"]
    m = table(YS, dice=[6], units={YS: "king_in_yellow europe"})
    play(m, "desecrate", {"unit": "undead"})
    assert place_of(m, YS, "undead") == ["europe"]


def test_aid_53_awaken_for_a_cost_with_requirements():
    assert "awaken" not in actions(table(CC, power={CC: 9}, units={CC: "acolyte europe"}, gates={"europe": CC},
                                         requirements={CC: []}))  # fmt: skip
    assert "awaken" not in actions(table(CC, power={CC: 10}, units={CC: "acolyte europe"}))
    m = table(CC, power={CC: 10}, units={CC: "acolyte europe"}, gates={"europe": CC})
    m.choose("awaken")
    assert place_of(m, CC, "nyarlathotep") == ["europe"] and track(m, "power")[CC] == 0


def test_aid_54_55_56_build_a_gate_and_control_it():
    m = table(GC, units={GC: "acolyte europe arabia, deep_one antarctica"}, gates={"arabia": "abandoned"})
    m.choose("build_gate")
    assert track(m, "power")[GC] == 2
    assert m.state_dict()["gates"] == {"arabia": "abandoned", "europe": "great_cthulhu/acolyte/0"}


def test_aid_55_not_without_a_cultist():
    assert "build_gate" not in actions(table(GC, units={GC: "deep_one europe"}))


def test_aid_57_58_move_one_power_for_each_unit_to_an_adjacent_area_oceans_too():
    m = table(GC, units={GC: "deep_one europe antarctica"})
    m.choose("move")
    m.choose(area="europe")
    found = {m.rules.name_option(choice)["area"] for choice in m.decision.options}
    assert found == {"scandinavia", "north_asia", "arabia", "north_atlantic"}
    m.choose(area="north_atlantic")
    m.choose(area="antarctica")
    m.choose(area="indian_ocean")
    assert place_of(m, GC, "deep_one") == ["indian_ocean", "north_atlantic"] and track(m, "power")[GC] == 3


def test_aid_59_no_unit_twice():
    m = table(GC, units={GC: "deep_one europe"})
    play(m, "move", {"area": "arabia"})
    assert m.decision.side == 1 and place_of(m, GC, "deep_one") == ["arabia"]


def test_aid_61_battle_where_both_have_a_unit():
    units = {GC: "starspawn europe", YS: "acolyte arabia"}
    assert "battle" not in actions(table(GC, units=units))
    units[YS] = {"acolyte": ["europe"]}
    assert "battle" in actions(table(GC, units=units))


def test_aid_62_battle_needs_a_die():
    units = {GC: "acolyte europe", YS: "acolyte europe"}
    assert "battle" not in actions(table(GC, units=units))


def test_aid_63_64_a_monster_captures_where_there_is_neither_monster_nor_great_old_one():
    hunters = {GC: "deep_one europe"}
    for guard, allowed in ((None, True), ("undead", False), ("king_in_yellow", False)):
        prey = {"acolyte": ["europe"], **({guard: ["europe"]} if guard else {})}
        assert ("capture" in actions(table(GC, units=hunters | {YS: prey}))) is allowed


def test_aid_66_a_great_old_one_captures_where_there_is_no_great_old_one_the_opponent_chooses():
    hunters = {GC: "cthulhu europe"}
    for guard, allowed in ((None, True), ("undead", True), ("king_in_yellow", False)):
        prey = {"acolyte": ["europe"] * 2, **({guard: ["europe"]} if guard else {})}
        m = table(GC, units=hunters | {YS: prey}, gates={"europe": YS})
        assert ("capture" in actions(m)) is allowed
    m = table(GC, units=hunters | {YS: "acolyte europe*2"}, gates={"europe": YS})
    m.choose("capture")
    assert m.decision.side == 3
    m.choose(unit="yellow_sign/acolyte/1")
    assert place_of(m, YS, "acolyte") == ["captive:great_cthulhu", "europe"] and track(m, "power")[GC] == 4


# unlimited actions


def test_aid_70_71_control_and_abandon_cost_nothing():
    m = table(GC, units={GC: "acolyte europe arabia"}, gates={"europe": GC, "arabia": "abandoned"})
    play(m, "control_gate")
    assert m.state_dict()["gates"]["arabia"].startswith(GC)
    play(m, "abandon_gate", {"area": "europe"})
    assert m.state_dict()["gates"]["europe"] == "abandoned" and track(m, "power")[GC] == 5
    assert "recruit" in actions(m)


def six_books(**setup):
    return table(GC, books={GC: BOOKS[GC]}, **setup)


def test_aid_72_battle_is_unlimited_with_six_books_for_one_power_each():
    m = six_books(dice=[1] * 6, units={GC: "starspawn europe arabia", YS: "acolyte europe arabia"})
    for area in ("europe", "arabia"):
        fight(m, area, YS)
        until(m, "action")
        assert m.decision.side == 0
    assert track(m, "power")[GC] == 3 and {"recruit", "move", "done"} <= actions(m)
    m = fighting(GC, YS, books={GC: BOOKS[GC][:5]}, dice=[1] * 3,
              units={GC: "starspawn europe arabia", YS: "acolyte europe arabia"})  # fmt: skip
    until(m, "action")
    assert m.decision.side == 1


def test_aid_73_one_battle_in_an_area_each_turn():
    m = six_books(dice=[1] * 3, units={GC: "starspawn europe", YS: "acolyte europe", CC: "acolyte europe"})
    fight(m, "europe", YS)
    until(m, "action")
    assert m.decision.side == 0 and "battle" not in actions(m)


def test_aid_74_unlimited_battles_need_a_die_too():
    m = six_books(units={GC: "acolyte europe", YS: "acolyte europe"})
    assert "battle" not in actions(m)


def test_aid_78_devolve_after_any_players_action():
    for side in ALL:
        m = table(side, books={GC: "devolve"}, units={GC: "acolyte antarctica"})
        m.choose("pass")
        assert (m.decision.kind, m.decision.side) == ("devolve", 0)


# Elder Signs, spellbooks


def test_aid_82_revealed_at_any_time():
    m = table(GC, signs={CC: [2]})
    m.reveal(1, [2])
    assert track(m, "doom")[CC] == 2 and m.decision.side == 0


def test_aid_83_thirty_by_a_reveal_in_the_action_phase_ends_at_once():
    m = table(GC, doom={CC: 28}, signs={CC: [2]}, power=dict.fromkeys(ALL, 10))
    m.reveal(1, [2])
    assert m.decision is None and m.result().reason == "reveal" and happened(m, "ritual") == []


def test_aid_84_no_signs_left_is_doom_instead():
    m = doom(CC, units={CC: "nyarlathotep europe"}, signs={GC: [1] * 18, BG: [2] * 12, YS: [3] * 6})
    m.choose("ritual")
    assert track(m, "doom")[CC] == 1 and track(m, "signs")[CC] == []


def test_aid_88_any_book_for_a_requirement_and_never_lost():
    m = table(CC, power={CC: 5, GC: 1})
    m.choose("cc_pay_4")
    assert sorted(m.rules.name_option(choice)["book"] for choice in m.decision.options) == sorted(BOOKS[CC])
    m.choose(book="madness")
    assert track(m, "books")[CC] == ["madness"] and track(m, "requirements")[CC] == ["cc_pay_4"]


def test_aid_90_what_is_spent_for_a_requirement_does_nothing_else():
    m = table(CC, power={CC: 5, GC: 1}, units={CC: "acolyte europe"})
    m.choose("cc_pay_4")
    m.choose(book="madness")
    assert m.decision.side == 0 and units_in(m, "europe") == {"crawling_chaos/acolyte": 1}


# battles


def test_aid_94_attacker_then_defender_then_the_others():
    m = fighting(
        CC, GC, books={CC: "abduct", BG: "necrophagy", GC: "absorb"}, dice=[1] * 12,
        units={CC: "nightgaunt europe, hunting_horror europe", BG: "ghoul arabia",
               GC: "cthulhu europe, deep_one europe, starspawn europe"},
    )  # fmt: skip
    seen = []
    while m.decision.kind in ("pre_battle", "necrophagy"):
        seen.append(m.decision.side)
        decline(m)
    assert seen == [1, 0, 2]


def test_aid_96_announce_and_pay_one():
    m = fighting(GC, YS, dice=[1] * 3, units={GC: "starspawn europe", YS: "acolyte europe"})
    assert happened(m, "battle")[0][:2] == (0, 3) and track(m, "power")[GC] == 4


def test_aid_97_98_pre_battle_effects_of_the_fighting_factions_only():
    m = fighting(
        GC, YS, books={CC: "invisibility seek_and_destroy"}, dice=[1] * 6,
        units={GC: "cthulhu europe", YS: "acolyte europe", CC: "flying_polyp europe"},
    )  # fmt: skip
    assert (m.decision.kind, m.decision.side) == ("pre_battle", 0) and happened(m, "rolled") == []
    m.choose("done")
    assert m.decision.kind == "action" and len(happened(m, "rolled")) == 2


def test_aid_99_100_101_everyone_rolls_his_total_of_all_units_and_books():
    m = fighting(
        BG, GC, books={BG: "frenzy"}, dice=[1] * 10,
        units={BG: "shub_niggurath europe, acolyte europe*2, dark_young europe",
               GC: "starspawn europe"},
    )  # fmt: skip
    assert [len(args) - 1 for args in happened(m, "rolled")] == [2 + 2 + 2, 3], (
        "Shub-Niggurath 2, Frenzy 2, Dark Young 2"
    )


@pytest.mark.parametrize(("face", "kind"), [(6, "kill"), (5, "pain"), (4, "pain"), (3, ""), (2, ""), (1, "")])
def test_aid_102_103_104_the_faces(face, kind):
    m = fighting(GC, YS, dice=[face], units={GC: "deep_one europe", YS: "acolyte europe"})
    assert [args[1] for args in happened(m, "assigned")] == ([kind] if kind else [])


def test_aid_105_each_applies_the_results_of_the_others_dice():
    m = fighting(GC, YS, dice=[6, 1, 1, 4, 1], units={GC: "starspawn europe", YS: "byakhee europe"})
    assert happened(m, "killed") and place_of(m, YS, "byakhee") == []
    assert (m.decision.kind, m.decision.side) == ("retreat_area", 0)


def test_aid_106_a_kill_removes_one_unit_a_great_old_one_if_so_chosen():
    m = fighting(GC, YS, dice=[6, 1, 1], units={GC: "starspawn europe", YS: "king_in_yellow europe, acolyte europe"})
    m.choose(unit="king_in_yellow")
    assert units_in(m, "europe") == {"great_cthulhu/starspawn": 1, "yellow_sign/acolyte": 1}


def test_aid_107_a_pain_retreats_one_unit_to_an_adjacent_area_without_the_opponent():
    m = fighting(GC, YS, dice=[4, 1, 1], units={GC: "starspawn europe, deep_one arabia", YS: "acolyte europe"})
    found = {m.rules.name_option(choice)["area"] for choice in m.decision.options}
    assert found == {"scandinavia", "north_asia", "north_atlantic"}


def test_aid_109_the_attacker_retreats_first():
    m = fighting(GC, YS, dice=[4, 1, 1, 4, 1], units={GC: "starspawn europe", YS: "byakhee europe"})
    assert m.decision.side == 0
    m.choose(area="arabia")
    assert m.decision.side == 3
    finish_battle(m)


# the end


def over(**setup):
    setup.setdefault("books", {side: BOOKS[side] for side in ALL})
    m = table(phase="doom", turn=4, power={GC: 1}, **setup)
    while m.decision is not None:
        m.choose("done")
    return m


def test_aid_114_everybody_reveals_his_signs():
    m = over(doom={GC: 30}, signs={CC: [3], YS: [1, 1]})
    assert track(m, "signs") == {GC: [], CC: [], BG: [], YS: []} and m.result().doom[CC] == 3


def test_aid_115_most_doom_wins():
    assert over(doom={GC: 30, CC: 31}).result().sides == (CC,)


def test_aid_116_without_six_books_the_next_one_wins():
    books = {side: BOOKS[side] for side in ALL} | {CC: BOOKS[CC][:5]}
    assert over(doom={GC: 20, CC: 31, BG: 19}, books=books).result().sides == (GC,)


def test_aid_117_nobody_with_six_books_humanity_wins():
    result = over(doom={CC: 31}, books={GC: "absorb"}).result()
    assert result.humanity and result.sides == ()


def test_aid_118_tied_players_both_win():
    result = over(doom={CC: 31, BG: 31}).result()
    assert result.sides == (CC, BG) and result.shared


def test_every_line_has_its_test():
    named = set()
    for name in globals():
        if name.startswith("test_aid_"):
            named |= {int(part) for part in name.split("_") if part.isdigit()}
    assert named == RULES_LINES
