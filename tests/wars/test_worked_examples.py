"""Every worked example of the rulebook (reference, section 7), named after its place."""

import pytest
from steps import decline, happened, track, until
from table import BG, CC, GC, YS, actions, fight, fighting, place_of, play, table, units_in

from game.api import Option


def test_gather_example_nine():
    """2 gates, 3 Cultists, 1 captive, 1 abandoned gate on the map: 9."""
    m = table(
        phase="gather", turn=2, power={}, first_player=CC,
        units={CC: "acolyte south_asia north_asia*2",
               YS: "acolyte captive:crawling_chaos"},
        gates={"south_asia": CC, "north_asia": CC, "australia": "abandoned"},
    )  # fmt: skip
    until(m, "direction")
    assert track(m, "power")[CC] == 9
    assert place_of(m, YS, "acolyte") == []


def test_minimum_example_seven():
    """4 Power against 13 becomes 7."""
    areas = ["europe", "scandinavia", "arabia", "north_asia"]
    m = table(
        phase="gather", turn=2, power={}, first_player=CC,
        units={CC: "acolyte south_asia*4", YS: {"acolyte": [*areas, "europe"]}},
        gates=dict.fromkeys(areas, YS),
    )  # fmt: skip
    until(m, "direction")
    assert track(m, "power")[YS] == 13 and track(m, "power")[CC] == 7


def test_ritual_example():
    """3 gates and Nyarlathotep: +3; the Ritual for 5: +3 and an Elder Sign; the next one pays 6."""
    m = table(
        phase="doom", turn=2, first_player=CC, power={CC: 12, BG: 9}, books={GC: "absorb"}, draws=[2],
        units={CC: "acolyte south_asia north_asia arabia, nyarlathotep arabia"},
        gates={"south_asia": CC, "north_asia": CC, "arabia": CC},
        requirements={CC: "cc_gates_3 cc_awaken", GC: "gc_first_doom"}, owed={CC: 2},
    )  # fmt: skip
    while m.decision.kind == "book":
        decline(m)
    assert track(m, "doom")[CC] == 3
    m.choose("ritual")
    assert track(m, "doom")[CC] == 6 and track(m, "power")[CC] == 7 and track(m, "signs")[CC] == [2]
    assert m.decision.side == 2 and m.decision.about == (6,)
    m.choose("ritual")
    assert track(m, "power")[BG] == 3


def test_ritual_example_the_last_space():
    """From the ten the marker goes to Instant Death; the others may still perform theirs for 10."""
    m = table(phase="doom", turn=2, first_player=CC, power={CC: 10, BG: 10}, ritual=7, books={GC: "absorb"})
    m.choose("ritual")
    m.choose("ritual")
    assert track(m, "power") == {GC: 0, CC: 0, BG: 0, YS: 0}
    assert m.result().reason == "instant_death"


def test_yellow_sign_with_both_great_old_ones_earns_two_signs():
    m = table(
        phase="doom", turn=3, first_player=YS, power={YS: 5}, draws=[1, 1], books={GC: "absorb"},
        units={YS: "king_in_yellow europe, hastur arabia"},
    )  # fmt: skip
    m.choose("ritual")
    assert track(m, "signs")[YS] == [1, 1]


def test_recruit_example():
    """One Cultist, then the action is over."""
    m = table(GC, units={GC: "deep_one europe"})
    m.choose("recruit")
    assert place_of(m, GC, "acolyte") == ["europe"] and m.decision.side == 1


def test_move_example_three_power_three_units():
    """Three Power move three units: from different areas into one, and the other way round."""
    m = table(GC, power={GC: 6}, units={GC: "acolyte europe arabia, deep_one europe"})
    m.choose("move")
    play(m, {"unit": "acolyte", "area": "europe"}, {"area": "scandinavia"})
    play(m, {"unit": "deep_one"}, {"area": "arabia"})
    play(m, {"unit": "acolyte", "area": "arabia"}, {"area": "east_africa"})
    assert units_in(m, "scandinavia") == {"great_cthulhu/acolyte": 1}
    assert units_in(m, "arabia") == {"great_cthulhu/deep_one": 1}
    assert units_in(m, "east_africa") == {"great_cthulhu/acolyte": 1}
    assert track(m, "power")[GC] == 3


def test_move_example_one_power_one_unit():
    m = table(GC, power={GC: 3}, units={GC: "acolyte europe, deep_one europe"})
    m.choose("move")
    play(m, {"unit": "deep_one"}, {"area": "arabia"}, "done")
    assert units_in(m, "europe") == {"great_cthulhu/acolyte": 1} and track(m, "power")[GC] == 2


def test_a_unit_is_not_moved_twice_in_one_action():
    m = table(GC, power={GC: 3}, units={GC: "acolyte europe, deep_one europe"})
    m.choose("move")
    play(m, {"unit": "deep_one"}, {"area": "arabia"})
    assert not m.options(unit="deep_one") and len(m.options(unit="acolyte")) == 1


def test_red_sign_example_of_control_and_abandon():
    """Summon a Dark Young, step off with the Cultist, put the Dark Young on the gate: one slot."""
    m = table(BG, books={BG: "red_sign"}, units={BG: "acolyte west_africa"}, gates={"west_africa": BG})
    play(m, "summon", {"unit": "dark_young"})
    until(m, "action")
    play(m, "abandon_gate", "control_gate")
    assert m.state_dict()["gates"]["west_africa"] == "black_goat/dark_young/0"
    assert track(m, "power")[BG] == 2


def test_two_cultists_by_one_abandoned_gate_the_first_to_act_takes_it():
    m = table(GC, units={GC: "acolyte europe", CC: "acolyte europe"}, gates={"europe": "abandoned"})
    play(m, "control_gate", "pass")
    assert "control_gate" not in actions(m) and m.decision.side == 1


def test_dreams_tip_two_in_a_row_cost_six():
    """First edition: stealing a gate guarded by two Cultists costs two Dreams of 3."""
    m = table(GC, power={GC: 6}, books={GC: "dreams"}, units={YS: "acolyte europe*2"}, gates={"europe": YS})
    for _ in range(2):
        m.choose("dreams")
        if m.decision.kind == "dreams_unit":
            m.choose(unit="yellow_sign/acolyte/1")
    m.choose("control_gate")
    assert track(m, "power")[GC] == 0 and m.state_dict()["gates"]["europe"].startswith(GC)


def test_capture_example_a():
    """A Monster takes one of two unguarded Cultists; a Monster moved in protects the other."""
    m = table(
        CC, factions=(CC, YS, BG, GC), power={CC: 2, YS: 2},
        units={CC: "nightgaunt europe", YS: "acolyte europe*2, undead scandinavia"},
    )  # fmt: skip
    m.choose("capture")
    until(m, "action", side=YS)
    assert place_of(m, YS, "acolyte") == ["captive:crawling_chaos", "europe"]
    play(m, "move", {"unit": "undead"}, {"area": "europe"}, "done")
    assert m.decision.side == 1 and "capture" not in actions(m)


def test_capture_a_monster_without_combat_against_a_cultist_with_combat():
    """Combat plays no part: a Ghoul's like takes a frenzied Cultist, and Monsters without combat protect."""
    m = table(CC, units={CC: "nightgaunt europe", BG: "acolyte europe"}, books={BG: "frenzy"})
    assert "capture" in actions(m)
    m = table(CC, units={CC: "nightgaunt europe", BG: "acolyte europe, ghoul europe"}, books={BG: "frenzy"})
    assert "capture" not in actions(m)


@pytest.mark.parametrize(
    ("defence", "safe"), [("nothing", False), ("evacuate", True), ("great_old_one", True), ("battle", True)]
)
def test_capture_example_b(defence, safe):
    """Cthulhu takes a Cultist though Monsters stand there; three ways to save him."""
    m = table(
        GC, power={GC: 3, CC: 6}, dice=[4, 1, 1, 1] + [1] * 6,
        units={GC: "cthulhu arabia",
               CC: "hunting_horror europe*2, acolyte europe, nyarlathotep scandinavia"},
        books={GC: "absorb"},
    )  # fmt: skip
    play(m, "move", {"area": "europe"})
    assert m.decision.side == 1
    if defence == "nothing":
        m.choose("pass")
    elif defence == "evacuate":
        play(m, "move", {"unit": "acolyte"}, {"area": "scandinavia"}, "done")
    elif defence == "great_old_one":
        play(m, "move", {"unit": "nyarlathotep"}, {"area": "europe"}, "done")
    else:
        fight(m, "europe", GC)
        m.choose("done")  # Devour is not used
        until(m, "action", "book")
    until(m, "action", side=GC)
    assert ("capture" in actions(m)) is not safe


def test_battle_example_dice_of_starspawn_deep_ones_and_cultists():
    """Two Starspawn, two Deep Ones and three Cultists: eight dice."""
    m = fighting(
        GC,
        YS,
        units={GC: "starspawn europe*2, deep_one europe*2, acolyte europe*3", YS: "acolyte europe"},
        dice=[1] * 8,
    )
    assert happened(m, "rolled") == [(0, *[1] * 8), (3,)]


def test_simple_battle_example():
    """Three dice (two Byakhee) against two frenzied Cultists: a Kill, two Pains."""
    m = fighting(
        YS, BG, "east_africa", books={BG: "frenzy"}, dice=[4, 5, 1, 6, 1],
        units={YS: "byakhee east_africa*2, acolyte east_africa*2, king_in_yellow east_africa",
               BG: "acolyte east_africa*2"},
    )  # fmt: skip
    assert [len(args) - 1 for args in happened(m, "rolled")] == [3, 2]
    assert m.decision.kind == "assign_kill" and m.decision.side == 3
    m.choose(unit="byakhee")
    assert m.decision.kind == "retreat_area" and m.decision.side == 2
    play(m, {"area": "arabia"}, {"area": "west_africa"})
    assert units_in(m, "east_africa") == {
        "yellow_sign/byakhee": 1, "yellow_sign/acolyte": 2, "yellow_sign/king_in_yellow": 1,
    }  # fmt: skip
    assert place_of(m, BG, "acolyte") == ["arabia", "west_africa"]


def test_retreat_picture_not_where_the_enemy_stands():
    """Neither side's Pained units may go where units of the other stand, own units there or not."""
    m = fighting(
        GC, CC, "east_africa", dice=[4, 1, 1, 4, 1], books={GC: "absorb"},
        units={GC: "starspawn east_africa, deep_one west_africa",
               CC: "acolyte east_africa west_africa arabia, flying_polyp east_africa"},
    )  # fmt: skip
    assert m.decision.kind == "assign_pain" and m.decision.side == 1
    m.choose(unit="acolyte")
    assert m.decision.kind == "retreat_area" and m.decision.side == 0
    offered = {m.rules.name_option(choice)["area"] for choice in m.decision.options}
    assert offered == {"indian_ocean", "south_atlantic"}, "not West Africa: Crawling Chaos is there too"
    m.choose(area="indian_ocean")
    assert m.decision.kind == "retreat_area" and m.decision.side == 1
    offered = {m.rules.name_option(choice)["area"] for choice in m.decision.options}
    assert offered == {"arabia", "south_atlantic"}, "not where the Starspawn has just gone, nor West Africa"


def test_complex_battle_example():
    """Cthulhu against the King in Yellow in East Africa: all six steps."""
    here = "east_africa"
    m = fighting(
        GC, YS, here, books={GC: "absorb", BG: "necrophagy", CC: "madness"},
        units={GC: {"cthulhu": [here], "shoggoth": [here], "deep_one": [here] * 2, "acolyte": [here] * 3},
               YS: {"king_in_yellow": [here], "undead": [here] * 5}, BG: "ghoul europe antarctica"},
        requirements={GC: "gc_awaken", BG: "bg_awaken", CC: "cc_pay_4"},
        dice=[6, 4, 4, 4, 5, 5, 5, 1, 2, 3, 1, 2, 6, 4, 5],
    )  # fmt: skip
    # 1: the battle; 2: Absorb and Devour
    play(m, "absorb")
    m.choose(unit="deep_one")
    m.choose("devour")
    assert track(m, "units")[YS]["undead"].count(here) == 4, "only the Undead could be chosen, so nobody is asked"
    m.choose("done")
    # 3: twelve dice against three
    assert [len(args) - 1 for args in happened(m, "rolled")] == [12, 3]
    # 4: one Kill and six Pains against one Kill and two Pains
    assert m.decision.kind == "assign_kill" and m.decision.side == 0
    m.choose(unit="acolyte")
    assert m.decision.kind == "assign_kill" and m.decision.side == 3
    m.choose(unit="undead")
    assert m.decision.kind == "assign_pain" and m.decision.side == 0
    play(m, {"unit": "deep_one"}, {"unit": "cthulhu"})
    # 5: two Ghouls; two more of Great Cthulhu's units are Pained
    assert m.decision.kind == "necrophagy" and m.decision.side == 2
    play(m, {"area": "europe"}, {"area": "antarctica"})
    assert m.decision.kind == "assign_pain" and m.decision.side == 0
    play(m, {"unit": "acolyte"}, {"unit": "shoggoth"})
    # 6: Madness
    assert m.decision.kind == "madness" and m.decision.side == 1
    m.choose(side=GC)
    targets = {"cthulhu": "arabia", "acolyte": "west_africa", "deep_one": "indian_ocean", "shoggoth": "south_atlantic"}
    for _ in range(4):
        assert m.decision.kind == "retreat_area" and m.decision.side == 1
        moving = m.rules.name_option(Option("unit", unit=m.decision.about[0]))["unit"]
        m.choose(area=targets[moving.split("/")[1]])
    # Surrounded: one of the Pained units is lost, its owner's choice, the others stay
    assert m.decision.kind == "no_room" and m.decision.side == 3
    m.choose(unit="undead")
    for kind, area in targets.items():
        assert area in place_of(m, GC, kind)
    assert units_in(m, here) == {
        "yellow_sign/king_in_yellow": 1, "yellow_sign/undead": 2, "great_cthulhu/acolyte": 1, "black_goat/ghoul": 2,
    }  # fmt: skip
    until(m, "action", side=YS)
    assert "capture" in actions(m), "the Cultist left behind can be captured by the King"


def test_spellbook_example_kept_when_no_longer_true():
    """The book for three ocean gates stays when the gates are gone."""
    oceans = ["south_pacific", "indian_ocean", "south_atlantic"]
    m = table(
        GC, power={GC: 3, CC: 5},
        units={GC: {"acolyte": oceans, "deep_one": ["antarctica"]}, CC: {"nightgaunt": oceans}},
        gates={"south_pacific": GC, "indian_ocean": GC},
    )  # fmt: skip
    m.choose("build_gate")
    assert m.decision.kind == "book"
    m.choose(book="dreams")
    assert track(m, "requirements")[GC] == ["gc_ocean_gates"]
    until(m, "action", side=CC)
    play(m, "capture", {"area": "indian_ocean"})
    assert m.state_dict()["gates"]["indian_ocean"] == "abandoned"
    assert track(m, "books")[GC] == ["dreams"]


def test_requirement_action_example_pay_four():
    """A Move of four Power is not the payment; the payment is a whole action."""
    m = table(CC, power={CC: 9}, units={CC: "nightgaunt europe*3, acolyte europe"})
    m.choose("move")
    for unit in ("acolyte", "nightgaunt", "nightgaunt", "nightgaunt"):
        if m.decision.kind == "move_unit":
            m.choose(unit=unit, area="europe")
        m.choose(area="arabia")
    assert track(m, "power")[CC] == 5 and track(m, "requirements")[CC] == []
    m = table(CC, power={CC: 9, GC: 1}, units={CC: "acolyte europe"})
    m.choose("cc_pay_4")
    m.choose(book="madness")
    assert track(m, "power")[CC] == 5 and m.decision.side == 0


def test_requirement_action_example_two_cultists():
    """From anywhere, for no Power; those of the awakening do not count for it."""
    m = table(BG, units={BG: "acolyte europe arabia west_africa"})
    play(m, "bg_sacrifice", {"area": "europe"}, {"area": "arabia"})
    assert m.decision.kind == "book" and track(m, "power")[BG] == 5
    m = table(BG, power={BG: 8}, units={BG: "acolyte west_africa*3"}, gates={"west_africa": BG})
    m.choose("awaken")
    while m.decision.kind == "awaken_cultist":
        decline(m)
    assert track(m, "requirements")[BG] == ["bg_awaken"]


def test_ongoing_example_madness_in_an_enemys_action():
    """A Pained unit of other people's battle goes where Crawling Chaos says."""
    m = fighting(GC, YS, books={CC: "madness"}, dice=[4, 1, 1], units={GC: "starspawn europe", YS: "undead europe"})
    assert m.decision.kind == "madness" and m.decision.side == 1


def test_ongoing_example_regenerate_when_attacked():
    m = fighting(
        YS, GC, books={GC: "regenerate"}, dice=[6, 1, 1, 1, 1], units={GC: "starspawn europe", YS: "byakhee europe"}
    )
    until(m, "retreat_area")
    assert m.decision.side == 0 and place_of(m, GC, "starspawn") == ["europe"]


def test_absorb_is_useless_without_food():
    m = fighting(GC, YS, books={GC: "absorb"}, dice=[1, 1], units={GC: "shoggoth europe", YS: "acolyte europe"})
    assert [len(args) - 1 for args in happened(m, "rolled")] == [2, 0]


def test_submerged_cthulhu_is_in_play():
    """Glossary: a submerged Cthulhu is in play though not on the map."""
    m = table(
        phase="doom", turn=3, first_player=GC, power={GC: 5}, books={GC: "submerge"}, draws=[1],
        units={GC: "cthulhu submerged"},
    )  # fmt: skip
    m.choose("ritual")
    assert track(m, "signs")[GC] == [1]


def test_all_four_units_of_the_box_are_limits():
    """With all Monsters of a kind on the map no more can be summoned."""
    m = table(
        GC, power={GC: 9}, gates={"europe": GC}, units={GC: "acolyte europe*6, deep_one europe*4, starspawn europe*2"}
    )
    assert "recruit" not in actions(m)
    m.choose("summon")
    assert place_of(m, GC, "shoggoth") == ["europe"]
