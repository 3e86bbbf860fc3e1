"""The 25 answers of the FAQ chapter (Rulebook XIII) that rule something, each test named after its question."""

import pytest
from steps import books_of, decline, finish_battle, happened, track, until
from table import ALL, BG, BOOKS, CC, GC, YS, actions, fight, fighting, place_of, play, table, units_in


def named(match):
    """The open options in words."""
    return [match.rules.name_option(choice) for choice in match.decision.options]


def areas(match):
    return {option["area"] for option in named(match) if "area" in option}


def dice(match):
    """How many dice each side rolled in the last battle."""
    return [len(args) - 1 for args in happened(match, "rolled")[-2:]]


def test_faq_01_why_does_the_north_atlantic_seep_over_to_the_pacific_side():
    m = table(GC, units={GC: "deep_one north_atlantic"})
    m.choose("move")
    assert "north_pacific" in areas(m)


def test_faq_02_can_i_declare_a_battle_with_zero_dice_but_battle_abilities():
    units = {CC: "nightgaunt europe, hunting_horror arabia", YS: "acolyte europe"}
    m = table(CC, books={CC: "seek_and_destroy abduct"}, units=units)
    assert "battle" not in actions(m)
    units[CC] += ", flying_polyp europe"
    assert "battle" in actions(table(CC, books={CC: "seek_and_destroy abduct"}, units=units))


def test_faq_03_with_six_books_can_i_battle_and_then_do_another_action():
    """Battle, move away as the action, battle there; but never twice in one area."""
    m = fighting(
        GC, YS, books={GC: BOOKS[GC]}, dice=[1] * 3 + [1] * 3,
        units={GC: "starspawn europe", YS: "acolyte europe scandinavia"},
    )  # fmt: skip
    until(m, "action")
    assert m.decision.side == 0 and "battle" not in actions(m), "one battle in each area"
    play(m, "move", {"area": "scandinavia"})
    until(m, "action")
    fight(m, "scandinavia", YS)
    assert track(m, "power")[GC] == 2
    assert m.decision.side == 1, "the action is done and no other area to fight in: the slot is over"


def test_faq_03_note_a_chain_of_battles_by_being_pained_on():
    m = fighting(
        GC, YS, books={GC: BOOKS[GC]}, dice=[1, 1, 1, 4, 1, 1, 1, 1, 1, 1, 1, 1],
        units={GC: "starspawn europe", YS: "byakhee europe, undead europe*5",
               CC: "acolyte scandinavia"},
    )  # fmt: skip
    until(m, "retreat_area")
    m.choose(area="scandinavia")
    until(m, "action")
    fight(m, "scandinavia", CC)
    finish_battle(m)
    assert happened(m, "battle")[-1][:2] == (0, 1)


@pytest.mark.parametrize("how", ["invisibility", "devour"])
def test_faq_04_what_if_all_units_of_a_side_are_exempted_or_eliminated(how):
    """Nobody rolls, the Power is spent, post-battle effects come."""
    attacker, units, steps = {
        "invisibility": (CC, {CC: "flying_polyp europe", YS: "undead europe"}, ["invisibility", {"unit": "undead"}]),
        "devour": (GC, {GC: "cthulhu europe", YS: "undead europe"}, ["devour"]),
    }[how]
    m = fighting(
        attacker, YS, books={CC: "invisibility", BG: "necrophagy"}, dice=[], units=units | {BG: "ghoul arabia"}
    )
    play(m, *steps)
    assert track(m, "power")[attacker] == 4
    assert m.decision.kind == "necrophagy"
    m.choose("unit")
    until(m, "retreat_area")
    assert place_of(m, BG, "ghoul") == ["europe"] and happened(m, "rolled") == []


def test_faq_05_cthulhus_book_of_the_first_doom_phase_comes_on_turn_two():
    m = table(GC, power={GC: 1}, turn=1, draws=[2], units={GC: "acolyte europe"})
    assert track(m, "requirements")[GC] == []
    m.choose("pass")
    until(m, "book")
    state = m.state_dict()
    assert state["turn"] == 2 and state["phase"] == "doom"
    assert state["requirements"][GC] == ["gc_first_doom"] and state["signs"][GC] == [2]


def test_faq_06_devouring_counts_and_the_book_comes_after_the_battle():
    m = fighting(
        GC, YS, dice=[4, 1, 1, 1, 1, 1, 1], units={GC: "cthulhu europe", YS: "undead europe*3"},
        requirements={GC: "gc_awaken"}, books={GC: "absorb"},
    )  # fmt: skip
    m.choose("devour")
    until(m, "retreat_area")
    assert books_of(m, GC) == 1, "not in the middle of the fight"
    finish_battle(m)
    assert m.decision.kind == "book" and track(m, "requirements")[GC] == ["gc_kill_1", "gc_awaken"]


@pytest.mark.parametrize("book", ["dreams", "zingaya"])
def test_faq_07_no_dreams_or_zingaya_without_a_unit_to_replace(book):
    side, full, some = {
        "dreams": (GC, {"acolyte": ["arabia"] * 6, "deep_one": ["europe"]}, {"acolyte": ["arabia"] * 5}),
        "zingaya": (YS, {"undead": ["europe"] * 6}, {"undead": ["europe"] * 5}),
    }[book]
    for kinds, allowed in ((full, False), (some, True)):
        m = table(side, books={side: [book]}, units={side: kinds, CC: "acolyte europe"})
        assert (book in actions(m)) is allowed


def test_faq_08_nyarlathoteps_combat_counts_earned_books_of_both():
    """Six of his own and three of the opponent's: nine dice; those not yet earned count nothing."""
    m = fighting(
        CC, YS, books={CC: BOOKS[CC], YS: BOOKS[YS][:3], BG: BOOKS[BG]}, dice=[1] * 9,
        units={CC: "nyarlathotep europe", YS: "undead europe"},
    )  # fmt: skip
    assert dice(m) == [9, 0]


def test_faq_09_avatar_with_an_own_unit():
    m = table(BG, units={BG: "shub_niggurath west_africa, ghoul antarctica"})
    m.choose("avatar")
    assert place_of(m, BG, "shub_niggurath") == ["antarctica"] and place_of(m, BG, "ghoul") == ["west_africa"]


@pytest.mark.parametrize("face", [6, 4])
def test_faq_10_crawling_chaos_gets_two_power_for_cthulhu(face):
    """Killed or Pained: half of 4; or two Elder Signs instead."""
    for choice, power, signs in (("power", 6, 0), ("signs", 4, 2)):
        m = fighting(
            CC, GC, books={CC: BOOKS[CC][:1], GC: "absorb"}, dice=[face, 1] + [1] * 6, draws=[1, 1],
            units={CC: "nyarlathotep europe", GC: "cthulhu europe"},
        )  # fmt: skip
        until(m, "harbinger")
        m.choose(choice)
        assert track(m, "power")[CC] == power and len(track(m, "signs")[CC]) == signs


def test_faq_11_invisibility_he_picks_enemies_too_and_the_polyp_itself_but_no_great_old_one():
    m = fighting(
        CC, YS, books={CC: "invisibility"},
        units={CC: "flying_polyp europe, acolyte europe, nyarlathotep europe",
               YS: "undead europe, acolyte europe, king_in_yellow europe"},
    )  # fmt: skip
    m.choose("invisibility")
    assert m.decision.side == 1
    assert {"/".join(option["unit"].split("/")[:2]) for option in named(m)} == {
        "crawling_chaos/flying_polyp", "crawling_chaos/acolyte", "yellow_sign/undead", "yellow_sign/acolyte",
    }  # fmt: skip


@pytest.mark.parametrize(("kind", "rolled"), [("undead", 0), ("byakhee", 2)])
def test_faq_12_an_exempted_undead_or_byakhee_does_not_count(kind, rolled):
    m = fighting(
        CC, YS, books={CC: "invisibility"}, dice=[1] + [1] * rolled,
        units={CC: "flying_polyp europe", YS: {kind: ["europe"] * 2}},
    )  # fmt: skip
    play(m, "invisibility", {"unit": kind})
    assert dice(m) == [1, rolled]


def test_faq_13_invisibility_stays_when_the_polyp_is_devoured():
    m = fighting(
        CC, GC, books={CC: "invisibility"}, dice=[2, 2, 1, 1, 1, 1, 1, 1],
        units={CC: "flying_polyp europe, hunting_horror europe",
               GC: "cthulhu europe, starspawn europe"},
    )  # fmt: skip
    play(m, "invisibility", {"unit": "starspawn"}, "devour", {"unit": "flying_polyp"})
    assert dice(m) == [2, 6]


def test_faq_14_ghroth_with_too_few_cultists_she_chooses_how_many():
    m = table(
        BG, books={BG: "ghroth"}, dice=[4],
        units={BG: "fungi europe arabia antarctica scandinavia", GC: "acolyte europe*2"},
    )  # fmt: skip
    m.choose("ghroth")
    assert m.decision.kind == "ghroth_share" and m.decision.side == 2
    assert [option["number"] for option in named(m)] == [0, 1, 2]
    m.choose(number=1)
    assert len(place_of(m, GC, "acolyte")) == 1


def test_faq_15_madness_obeys_the_normal_limits_and_may_turn_the_order():
    """Not where the enemy just fought stands; not which units; the Defender first if he likes."""
    m = fighting(
        GC, YS, books={CC: "madness"}, dice=[4, 1, 1, 4, 1],
        units={GC: "starspawn europe, deep_one scandinavia",
               YS: "byakhee europe, undead europe, acolyte arabia"},
    )  # fmt: skip
    assert m.decision.kind == "assign_pain" and m.decision.side == 3
    m.choose(unit="undead")
    assert m.decision.kind == "madness"
    m.choose(side=YS)
    assert m.decision.kind == "retreat_area" and m.decision.side == 1
    assert areas(m) == {"arabia", "north_atlantic", "north_asia"}
    m.choose(area="north_atlantic")
    assert m.decision.kind == "retreat_area" and m.decision.side == 1
    assert areas(m) == {"scandinavia", "north_asia"}


def test_faq_16_sharing_areas_with_all_enemies_needs_no_common_area():
    """Fulfilled at once, in an enemy's turn too."""
    m = table(
        YS,
        factions=(BG, GC, YS),
        units={BG: "ghoul europe asia", GC: "acolyte europe", YS: "acolyte antarctica africa"},
    )
    assert track(m, "requirements")[BG] == []
    play(m, "move", {"area": "africa"}, {"area": "asia"})
    assert m.decision.kind == "book" and m.decision.side == 2
    assert track(m, "requirements")[BG] == ["bg_share"]


def test_faq_17_insisting_on_a_part_is_a_disagreement_unless_it_fits():
    """A pledge of too little leaves the total short: no agreement. Who has no Power is not asked."""
    m = table(
        CC, books={CC: "thousand_forms"}, dice=[4], power={CC: 2, GC: 5, BG: 0, YS: 5},
        units={CC: "nyarlathotep europe"},
    )  # fmt: skip
    m.choose("thousand_forms")
    seen = []
    while m.decision.kind == "pledge":
        seen.append(m.decision.side)
        m.choose("pledge", number=1)
    assert seen == [3, 0, 3, 0]
    assert track(m, "power") == {CC: 6, GC: 5, BG: 0, YS: 5}


def test_faq_17_the_same_for_ghroth_and_those_without_cultists():
    m = table(
        BG, books={BG: "ghroth"}, dice=[1],
        units={BG: "fungi europe", GC: "acolyte arabia", CC: "acolyte arabia",
               YS: "undead arabia"},
    )  # fmt: skip
    m.choose("ghroth")
    seen = []
    while m.decision.kind == "pledge":
        seen.append(m.decision.side)
        m.choose("pledge", number=0)
    assert seen == [0, 1, 0, 1]
    assert m.decision.kind == "ghroth_share" and m.decision.side == 2


def test_faq_18_a_ghoul_in_the_area_answers_necrophagy_only_if_not_involved():
    units = {GC: "starspawn europe", BG: "ghoul europe, fungi europe"}
    m = fighting(GC, BG, books={BG: "necrophagy"}, dice=[1] * 4, units=units)
    assert m.decision.kind == "action", "involved in the battle: nothing to call"
    m = table(GC, books={BG: "necrophagy"}, dice=[1] * 3, units=units | {YS: "acolyte europe"})
    until(m, "action", side=GC)
    fight(m, "europe", YS)
    assert m.decision.kind == "necrophagy" and areas(m) == {"europe"}


def test_faq_18_an_invisible_ghoul_is_not_involved():
    m = fighting(
        CC, BG, books={BG: "necrophagy", CC: "invisibility"}, dice=[1, 1],
        units={CC: "flying_polyp europe", BG: "ghoul europe, fungi europe"},
    )  # fmt: skip
    play(m, "invisibility", {"unit": "ghoul"})
    assert m.decision.kind == "necrophagy" and areas(m) == {"europe"}


SURROUNDED = ["scandinavia", "north_asia", "arabia", "north_atlantic"]


@pytest.mark.parametrize(
    ("companion", "roll", "lost_polyp"), [([], [4, 1, 1], 0), (["europe"], [4, 1, 1], 0), (["europe"], [4, 4, 1], 1)]
)
def test_faq_19_emissary_when_nyarlathotep_is_surrounded(companion, roll, lost_polyp):
    """Alone he ignores the Pain; a single Pain may be put on him for another; of two his companion is lost."""
    m = fighting(
        YS, CC, books={CC: "emissary"}, dice=roll + [1] * (1 + len(companion)), power={YS: 3, CC: 1},
        units={CC: {"nyarlathotep": ["europe"], "flying_polyp": companion},
               YS: {"byakhee": ["europe"] * 2, "undead": SURROUNDED}},
    )  # fmt: skip
    if m.decision.kind == "assign_pain":
        m.choose(unit="nyarlathotep")
    assert m.decision.kind == "action"
    assert place_of(m, CC, "nyarlathotep") == ["europe"]
    assert len(place_of(m, CC, "flying_polyp")) == len(companion) - lost_polyp


def test_faq_20_shub_nigguraths_combat_is_figured_after_the_pre_battle():
    units = {GC: "cthulhu europe", BG: "shub_niggurath europe, acolyte europe*3"}
    m = fighting(GC, BG, dice=[1] * 6 + [1] * 2, units=units)
    m.choose("devour")
    assert dice(m) == [6, 2]


def test_faq_21_necrophagy_pains_the_black_goat_too_but_not_the_called_ghouls():
    m = fighting(
        GC, BG, books={BG: "necrophagy"}, dice=[1] * 4, requirements={BG: "bg_areas_4"},
        units={GC: "starspawn europe", BG: "fungi europe, ghoul antarctica"},
    )  # fmt: skip
    m.choose("unit")
    until(m, "retreat_area")
    m.choose(area="arabia")
    m.choose(area="scandinavia")
    assert place_of(m, GC, "starspawn") == ["arabia"] and place_of(m, BG, "fungi") == ["scandinavia"]
    assert place_of(m, BG, "ghoul") == ["europe"]


@pytest.mark.parametrize(("roll", "left"), [([4, 1, 1], 2), ([1, 1, 1], 2)])
def test_faq_22_a_surrounded_side_loses_one_unit_whatever_necrophagy_adds(roll, left):
    """One unit at most, be the Pains rolled or added; added Pains alone can cost that one."""
    m = fighting(
        GC, YS, books={BG: "necrophagy"}, dice=[*roll, *[1] * 6],
        units={GC: {"starspawn": ["europe"], "deep_one": SURROUNDED}, YS: "undead europe*3",
               BG: "ghoul antarctica"},
    )  # fmt: skip
    until(m, "necrophagy")
    m.choose("unit")
    while m.decision.kind != "action":
        decline(m)
    assert len(place_of(m, YS, "undead")) == left


def test_faq_23_desecration_gives_a_unit_and_a_book_and_a_sign_with_the_third_eye():
    m = table(
        YS, books={YS: "third_eye"}, requirements={YS: "ys_king"}, dice=[1], draws=[3],
        units={YS: "king_in_yellow west_africa, hastur europe"},
    )  # fmt: skip
    m.choose("desecrate")
    assert track(m, "signs")[YS] == [3]
    until(m, "book")
    m.choose(book="passion")
    m.choose(unit="undead")
    assert units_in(m, "west_africa") == {"yellow_sign/king_in_yellow": 1, "yellow_sign/undead": 1}
    assert m.state_dict()["desecrated"] == ["west_africa"] and track(m, "power")[YS] == 4


@pytest.mark.parametrize(("books", "spent"), [(["screaming_dead"], 3), (["screaming_dead", "third_eye"], 2)])
def test_faq_24_the_second_action_of_the_screaming_dead_costs_its_normal_power(books, spent):
    m = table(YS, books={YS: books}, dice=[6], units={YS: "king_in_yellow europe, hastur antarctica"})
    play(m, "screaming_dead", {"area": "arabia"})
    assert m.decision.kind == "second_action"
    m.choose("desecrate")
    assert track(m, "power")[YS] == 5 - spent


def test_faq_24_the_second_action_of_he_who_costs_its_normal_power():
    m = table(YS, books={YS: "he_who"}, units={YS: "hastur antarctica, undead europe", GC: "acolyte europe"})
    m.choose("he_who")
    assert m.decision.kind == "second_action"
    m.choose("capture")
    assert track(m, "power")[YS] == 3


def test_faq_25_thousand_forms_above_the_sum_of_all_power():
    m = table(
        CC, books={CC: "thousand_forms"}, dice=[6], power={CC: 1, GC: 2, YS: 3}, units={CC: "nyarlathotep europe"}
    )
    m.choose("thousand_forms")
    assert track(m, "power") == {CC: 7, GC: 2, BG: 0, YS: 3}


def test_there_are_twenty_five_questions():
    numbers = {name[9:11] for name in globals() if name.startswith("test_faq_")}
    assert numbers == {f"{number:02}" for number in range(1, 26)} and len(ALL) == 4
