"""Actions, battles, Gather and first player in the Duel (duel reference, lines 29 to 35 and what is unchanged)."""

import pytest
from duels import DEVILS, DUNWICH, JERSEY, LOBLOLLY, duel, end_slot, fighting, move
from looking import asked, doom, events, keeper, kinds, met, offered, power
from steps import books_of, decline, finish_battle, until
from table import ALL, BG, BOOKS, CC, GC, YS, actions, place_of, play, units_in

CROWD = {GC: "deep_one arkham salem", BG: f"fungi arkham salem, acolyte {DUNWICH}"}


# unlimited battles


@pytest.mark.parametrize("who", [GC, BG])
@pytest.mark.parametrize("reader", [GC, BG])
def test_six_books_of_either_let_both_fight_unlimited_battles(who, reader):
    one = {} if reader == BG else {BG: ["bg_share"]}
    m = duel(who, books={BG: ["frenzy"]} | {reader: BOOKS[reader]}, requirements=one, dice=[1] * 4, units=CROWD)
    m.choose("battle")
    m.choose(area="arkham")
    assert asked(m) == (who, "action") and {"battle", "move"} <= actions(m)
    m.choose("battle")
    assert events(m, "battle")[-1][2] == m.rules.map.number["salem"]


def test_with_five_books_at_most_a_battle_is_the_action():
    m = fighting(
        GC,
        books={GC: BOOKS[GC][:5], BG: BOOKS[BG][:5]},
        dice=[1, 1],
        units=CROWD,
        requirements={
            GC: "gc_first_doom gc_kill_1 gc_kill_2 gc_ocean_gates gc_awaken",
            BG: "bg_areas_4 bg_areas_6 bg_areas_8 bg_share bg_awaken",
        },
    )
    until(m, "action")
    assert ALL[m.decision.side] == BG


def test_one_battle_in_an_area_in_a_player_s_turn():
    m = fighting(GC, books={GC: BOOKS[GC], BG: "frenzy"}, requirements={BG: "bg_share"}, dice=[1] * 4, units=CROWD)
    m.choose("battle")
    assert events(m, "battle")[-1][2] == m.rules.map.number["salem"], "Arkham is not offered again"


def test_a_book_earned_in_a_battle_comes_after_the_whole_battle():
    m = fighting(GC, dice=[6, 1, 1, 1], units={GC: "starspawn arkham", BG: f"fungi arkham, acolyte {DUNWICH}"})
    finish_battle(m)
    kinds_ = [event.kind for event in m.events]
    assert (
        met(m, GC) == {"gc_kill_1"}
        and kinds_.index("battle") < kinds_.index("killed")
        and (kinds_.index("killed") < kinds_.index("requirement", kinds_.index("battle")) < kinds_.index("battle_over"))
    )
    assert asked(m) == (GC, "book")


# common actions


def test_without_units_on_the_map_one_may_recruit_anywhere():
    m = duel(BG, units={GC: f"acolyte {JERSEY}"})
    m.choose("recruit")
    assert len(offered(m, "area")) == 12


def test_one_monster_for_a_summons_but_any_number_for_black_goat():
    m = duel(
        GC,
        power={GC: 9, BG: 9},
        units={GC: f"acolyte {JERSEY}", BG: f"acolyte {DUNWICH}"},
        gates={JERSEY: GC, DUNWICH: BG},
    )
    play(m, "summon", {"unit": "deep_one"})
    end_slot(m)
    assert asked(m) == (BG, "action")
    play(m, "summon", {"unit": "ghoul"}, {"unit": "fungi"}, "done")
    assert units_in(m, DUNWICH) == {"black_goat/acolyte": 1, "black_goat/ghoul": 1, "black_goat/fungi": 1}
    assert "summon" not in actions(m), "it was her action"


def test_gates_change_keeper_in_the_owner_s_own_turn_and_never_as_all_that_is_done():
    m = duel(GC, units={GC: "acolyte arkham", BG: f"acolyte arkham {DUNWICH}"}, gates={"arkham": "abandoned"})
    m.choose("control_gate")
    assert m.decision.default is None and {"control_gate"}.isdisjoint(actions(m))
    m.choose("pass")
    end_slot(m)
    assert keeper(m, "arkham") == "great_cthulhu/acolyte/0"


def test_the_red_sign_lets_a_dark_young_take_the_gate_it_was_summoned_at():
    m = duel(BG, books={BG: "red_sign"}, units={BG: f"acolyte {DUNWICH}", GC: f"acolyte {JERSEY}"}, gates={DUNWICH: BG})
    play(m, "summon", {"unit": "dark_young"}, "done", "abandon_gate", "control_gate")
    assert keeper(m, DUNWICH) == "black_goat/dark_young/0"


def test_capture_as_in_the_example_of_the_rulebook():
    """Deep Ones threaten a lone Cultist on a gate; the Ghoul summoned beside it guards it."""
    units = {GC: "deep_one arkham*2, acolyte arkham", BG: "acolyte arkham"}
    m = duel(BG, units=units, gates={"arkham": BG}, requirements={BG: "bg_share"}, books={BG: "frenzy"})
    play(m, "summon", {"unit": "ghoul"}, "done")
    end_slot(m)
    assert asked(m) == (GC, "action") and "capture" not in actions(m)


def test_submerge_needs_water_and_a_portal_s_end_is_water():
    m = duel(
        GC, books={GC: "submerge"}, units={GC: f"cthulhu {LOBLOLLY}, acolyte {LOBLOLLY}", BG: f"acolyte {DUNWICH}"}
    )
    play(m, "submerge", {"unit": "acolyte"})
    assert place_of(m, GC, "acolyte") == ["submerged"] and power(m, GC) == 4
    m.choose("pass")
    m.choose("emerge")
    m.choose(area=DUNWICH)
    assert power(m, GC) == 4 and place_of(m, GC, "cthulhu") == [DUNWICH]


def test_devolve_comes_in_the_enemy_s_turn_before_an_unlimited_battle():
    """Zoran moves Monsters in; Ben's Cultist becomes a Deep One before the battle."""
    m = duel(
        BG,
        books={BG: BOOKS[BG], GC: "devolve"},
        units={BG: f"fungi salem, acolyte {DUNWICH}", GC: "acolyte arkham*2"},
        power={BG: 9, GC: 0},
    )
    play(m, "move", {"unit": "fungi"}, {"area": "arkham"}, "done")
    assert asked(m) == (GC, "devolve")
    m.choose(unit="acolyte")
    m.choose("done")
    assert units_in(m, "arkham") == {"black_goat/fungi": 1, "great_cthulhu/acolyte": 1, "great_cthulhu/deep_one": 1}
    assert doom(m, BG) == 0 and asked(m) == (BG, "action") and "battle" in actions(m)


def test_the_active_player_uses_what_comes_between_actions_first():
    """A second interrupt is lent for the test."""
    from game.games.wars.rules.flow.choose import DONE, ask

    m = duel(BG, first_player=GC, books={GC: "devolve"}, units={GC: f"acolyte {JERSEY}", BG: f"acolyte {DUNWICH}"})
    lent = lambda pos: ask(pos, 2, "lent", [DONE, DONE._replace(kind="no")], "book")  # noqa: E731
    m.rules.hooks["interrupt"].append((2, 0, lent))
    m.choose("pass")
    assert m.decision.kind == "lent"


# battle


def test_the_attacker_uses_pre_battle_abilities_first_and_a_side_gone_ends_the_battle():
    """Devour takes the only unit: nobody rolls, and Necrophagy comes too late."""
    m = fighting(
        GC,
        books={BG: "necrophagy"},
        requirements={BG: "bg_share"},
        dice=[],
        units={GC: "cthulhu arkham", BG: "fungi arkham, ghoul boston"},
    )
    m.choose("devour")
    assert events(m, "wiped_out") and not events(m, "rolled") and place_of(m, BG, "ghoul") == ["boston"]
    assert doom(m, GC) == 2 and power(m, GC) == 4


def test_the_attacker_s_abilities_come_before_the_defender_s():
    m = fighting(
        CC,
        factions=(CC, GC),
        books={CC: "abduct"},
        dice=[1] * 6,
        units={CC: "nightgaunt arkham, flying_polyp arkham", GC: "cthulhu arkham, deep_one arkham"},
    )
    assert asked(m) == (CC, "pre_battle")
    m.choose("done")
    assert asked(m) == (GC, "pre_battle")


def test_what_an_ability_began_stays_when_its_unit_is_devoured():
    """The book's example: Invisibility keeps hiding the Shoggoth after Devour has taken the Flying Polyp."""
    m = fighting(
        CC,
        factions=(CC, GC),
        books={CC: "invisibility"},
        dice=[1] * 20,
        units={CC: "flying_polyp arkham, hunting_horror arkham", GC: "cthulhu arkham, shoggoth arkham"},
    )
    play(m, "invisibility", {"unit": "shoggoth"}, "devour", {"unit": "flying_polyp"})
    until(m, "action", "book")
    assert doom(m, GC) == 2 and {args[0]: len(args) - 1 for args in events(m, "rolled")} == {1: 2, 0: 6}


def test_six_is_a_kill_four_and_five_are_pains():
    m = fighting(
        GC,
        dice=[6, 5, 4, 3, 2, 1, 1],
        units={GC: "starspawn arkham*2", BG: "fungi arkham, ghoul arkham, acolyte arkham"},
    )
    until(m, "assign_kill")
    assert m.decision.about[1] == 1
    m.choose(unit="acolyte")
    finish_battle(m)
    assert units_in(m, "arkham") == {"great_cthulhu/starspawn": 2} and doom(m, GC) == 1


def test_the_attacker_retreats_first_and_never_to_enemy_units():
    m = fighting(GC, DUNWICH, dice=[4, 4], units={GC: f"deep_one {DUNWICH}", BG: f"fungi {DUNWICH}, acolyte arkham"})
    assert asked(m) == (GC, "retreat_area") and offered(m, "area") == [DEVILS, "merrimac_river"]
    m.choose(area=DEVILS)
    until(m, "retreat_area")
    assert asked(m) == (BG, "retreat_area") and offered(m, "area") == ["arkham", "merrimac_river"]


def test_with_nowhere_to_retreat_one_pained_unit_is_lost_and_the_others_stay():
    m = fighting(
        GC,
        DUNWICH,
        dice=[1, 1, 1, 4, 4],
        units={GC: f"deep_one {DUNWICH}*3", BG: f"fungi {DUNWICH}*2, acolyte arkham {DEVILS} merrimac_river"},
    )
    finish_battle(m)
    assert place_of(m, GC, "deep_one") == [DUNWICH] * 2 and doom(m, BG) == 1


# Gather Power and first player


def test_the_gather_example_of_the_rulebook():
    """2 gates, 3 Cultists, a captive, an abandoned gate, Y'ha Nthlei with one enemy gate in water: 10."""
    m = duel(
        phase="gather",
        power={},
        books={GC: "yha_nthlei"},
        requirements={GC: "gc_first_doom"},
        units={
            GC: f"acolyte {JERSEY} arkham salem, cthulhu arkham",
            BG: {"acolyte": [LOBLOLLY, DUNWICH, f"captive:{GC}"]},
        },
        gates={JERSEY: GC, "arkham": GC, "boston": "abandoned", LOBLOLLY: BG},
    )
    assert power(m, GC) == 10 and place_of(m, BG, "acolyte") == [DUNWICH, LOBLOLLY]
    assert power(m, BG) == 2 + 2 + 1


def test_submerged_cultists_are_in_play_and_count_at_gather():
    m = duel(
        phase="gather",
        power={},
        units={GC: f"acolyte submerged {JERSEY}, cthulhu submerged", BG: f"acolyte {DUNWICH}"},
        requirements={GC: "gc_first_doom"},
        books={GC: "submerge"},
    )
    assert power(m, GC) == 2


def test_the_minimum_example_of_the_rulebook():
    """4 against 11 becomes 6."""
    m = duel(
        phase="gather",
        power={},
        requirements={GC: "gc_first_doom"},
        books={GC: "dreams"},
        units={GC: f"acolyte {JERSEY} arkham salem boston rockport", BG: f"acolyte {DUNWICH}*4"},
        gates={JERSEY: GC, "arkham": GC, "salem": GC},
    )
    assert (power(m, GC), power(m, BG)) == (11, 6)


def test_power_has_no_upper_limit():
    m = duel(GC, power={GC: 23, BG: 1}, units={GC: f"acolyte {JERSEY}", BG: f"acolyte {DUNWICH}"})
    move(m, "acolyte", "boston")
    assert power(m, GC) == 22


def test_most_power_is_first_player_and_the_former_first_player_decides_a_tie():
    m = duel(phase="first_player", first_player=GC, power={GC: 3, BG: 4}, units={GC: f"acolyte {JERSEY}"})
    assert m.state_dict()["first_player"] == BG
    m = duel(phase="first_player", first_player=GC, power={GC: 4, BG: 4}, units={GC: f"acolyte {JERSEY}"})
    assert asked(m) == (GC, "first_player") and offered(m, "side") == [BG, GC]
    m.choose(side=BG)
    assert m.state_dict()["first_player"] == BG


# requirements and cards


def test_the_rulebook_s_example_of_units_in_four_areas():
    """The book is hers at once and stays when her units are driven together."""
    m = duel(BG, units={BG: f"ghoul arkham*2, acolyte {DUNWICH} boston", GC: f"acolyte {JERSEY}"})
    play(m, "move", {"unit": "ghoul"}, {"area": "salem"})
    assert asked(m) == (BG, "book")
    m.choose(book="ghroth")
    play(m, {"unit": "black_goat/acolyte/0"}, {"area": "arkham"}, "done")
    assert met(m, BG) == {"bg_areas_4"} and books_of(m, BG) == 1


def test_sharing_an_area_with_the_one_enemy_is_sharing_with_every_enemy():
    m = duel(BG, units={BG: "ghoul arkham", GC: "acolyte salem"})
    play(m, "move", {"area": "salem"})
    assert met(m, BG) == {"bg_share"} and power(m, BG) == 4


def test_power_for_sharing_may_be_agreed():
    m = duel(BG, options={"share_pays": True}, units={BG: "ghoul arkham", GC: "acolyte salem"})
    play(m, "move", {"area": "salem"})
    assert power(m, BG) == 5


def test_shub_niggurath_s_two_cultists_come_from_anywhere():
    m = duel(
        BG,
        power={BG: 8, GC: 1},
        units={BG: f"acolyte {DUNWICH} arkham salem", GC: f"acolyte {JERSEY}"},
        gates={DUNWICH: BG},
    )
    m.choose("awaken")
    assert sorted(offered(m, "area")) == ["arkham", DUNWICH, "salem"]
    play(m, {"area": "arkham"}, {"area": "salem"})
    assert units_in(m, DUNWICH) == {"black_goat/acolyte": 1, "black_goat/shub_niggurath": 1} and doom(m, GC) == 0


def test_the_first_doom_phase_is_a_book_and_an_elder_sign():
    m = duel(phase="doom", power={GC: 1, BG: 1}, draws=[2], units={GC: f"acolyte {JERSEY}", BG: f"acolyte {DUNWICH}"})
    assert asked(m) == (GC, "book") and m.state_dict()["signs"][GC] == [2] and m.state_dict()["turn"] == 1


def test_three_water_gates_are_a_requirement_of_great_cthulhu():
    m = duel(
        GC,
        units={GC: f"acolyte {JERSEY} {LOBLOLLY} {DEVILS}", BG: f"acolyte {DUNWICH}"},
        gates={JERSEY: GC, LOBLOLLY: GC},
    )
    m.choose("build_gate")
    assert met(m, GC) == {"gc_ocean_gates"}


def test_the_yellow_sign_gives_the_enemy_three_doom_and_finds_its_signs():
    m = duel(YS, factions=(YS, GC), dice=[1], units={YS: "king_in_yellow boston", GC: f"acolyte {JERSEY}"})
    m.choose("desecrate")
    decline(m)
    assert met(m, YS) == {"ys_crescent"}
    m = duel(YS, factions=(YS, GC), units={YS: "acolyte salem", GC: f"acolyte {JERSEY}"})
    m.choose("ys_gift")
    assert doom(m, GC) == 3 and met(m, YS) == {"ys_gift"}


def test_one_spends_what_one_owns_and_the_victim_chooses():
    m = duel(GC, books={GC: "dreams"}, units={GC: f"acolyte {JERSEY}", BG: f"acolyte {DUNWICH}*2"}, gates={DUNWICH: BG})
    m.choose("dreams")
    assert asked(m) == (BG, "dreams_unit") and kinds(m) == ["acolyte", "acolyte"]
    m.choose(unit="black_goat/acolyte/1")
    assert keeper(m, DUNWICH) == "black_goat/acolyte/0"


def test_dreams_takes_a_lone_keeper_s_gate():
    m = duel(GC, books={GC: "dreams"}, units={GC: f"acolyte {JERSEY}", BG: f"acolyte {DUNWICH}"}, gates={DUNWICH: BG})
    play(m, "dreams", "control_gate")
    assert keeper(m, DUNWICH) == "great_cthulhu/acolyte/1"
