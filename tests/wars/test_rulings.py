"""Every ruling where the texts are silent (reference, section 5)."""

import pytest
from steps import decline, finish_battle, happened, track, until
from table import ALL, BG, BOOKS, CC, GC, YS, actions, fighting, place_of, play, table


def forms(power, roll=4, **setup):
    """Crawling Chaos rolls The Thousand Forms; the talk begins."""
    m = table(CC, books={CC: "thousand_forms"}, dice=[roll], power=power, units={CC: "nyarlathotep europe"}, **setup)
    m.choose("thousand_forms")
    return m


def pledge(match, *numbers):
    sides = []
    for number in numbers:
        assert match.decision.kind == "pledge"
        sides.append(match.decision.side)
        match.choose("pledge", number=number)
    return sides


# the talk


@pytest.mark.parametrize(("clockwise", "order"), [(True, [2, 3, 0]), (False, [0, 3, 2])])
def test_talk_goes_in_turn_order_after_the_roller_twice(clockwise, order):
    m = forms({CC: 1, GC: 5, BG: 5, YS: 5}, clockwise=clockwise)
    assert pledge(m, 0, 0, 0, 1, 1, 2) == order * 2
    assert m.decision.kind != "pledge"


def test_talk_is_open():
    """Every seat sees each pledge, and the next payer what the others have pledged so far."""
    m = forms({CC: 1, GC: 5, BG: 5, YS: 5})
    pledge(m, 3)
    for seat in range(4):
        assert (2, 3) in [event.args for event in m.events_since(0, seat) if event.kind == "pledged"]
    assert m.decision.about[3] == 3


def test_talk_each_may_change_his_pledge_once():
    m = forms({CC: 1, GC: 5, BG: 5, YS: 5})
    pledge(m, 0, 0, 0, 4, 0, 0)
    assert track(m, "power") == {CC: 1, GC: 5, BG: 1, YS: 5}


def test_talk_a_pledge_taken_back_breaks_the_agreement():
    m = forms({CC: 1, GC: 5, BG: 5, YS: 5})
    pledge(m, 4, 1, 0, 0, 0, 0)
    assert track(m, "power") == {CC: 5, GC: 5, BG: 5, YS: 5}


def test_talk_more_than_the_roll_is_an_agreement_and_the_last_pledges_are_trimmed():
    m = forms({CC: 1, GC: 5, BG: 5, YS: 5})
    pledge(m, 3, 3, 3, 3, 3, 3)
    assert track(m, "power") == {CC: 1, GC: 5, BG: 2, YS: 4}


def test_talk_who_has_nothing_to_give_is_not_asked():
    m = forms({CC: 1, GC: 5, BG: 0, YS: 5})
    assert pledge(m, 2, 1, 2, 2) == [3, 0, 3, 0]
    assert track(m, "power") == {CC: 1, GC: 3, BG: 0, YS: 3}


def test_talk_nobody_pledges_more_than_he_has():
    m = forms({CC: 1, GC: 5, BG: 2, YS: 5})
    assert [choice.number for choice in m.decision.options] == [0, 1, 2]


def test_talk_of_ghroth_follows_the_same_rules():
    m = table(
        BG, books={BG: "ghroth"}, dice=[2], units={
            BG: "fungi europe antarctica", GC: "acolyte arabia", YS: "acolyte europe*3",
        },
    )  # fmt: skip
    m.choose("ghroth")
    assert pledge(m, 1, 0, 2, 1) == [3, 0, 3, 0]
    assert m.decision.kind != "ghroth_share"
    assert len(place_of(m, YS, "acolyte")) == 1 and len(place_of(m, GC, "acolyte")) == 1


# choices that change nothing


def test_a_choice_that_changes_nothing_is_made_and_logged():
    m = table(GC, units={GC: "deep_one europe*2", YS: "acolyte europe*2"})
    since = len(m.events)
    m.choose("capture")
    forced = [args[1] for args in happened(m, "forced", since)]
    assert forced[:3] == ["capture_area", "capture_side", "capture_unit"]
    assert place_of(m, YS, "acolyte") == ["captive:great_cthulhu", "europe"]


def test_a_keeper_and_a_cultist_beside_it_are_not_the_same():
    m = table(GC, units={GC: "deep_one europe", YS: "acolyte europe*3"}, gates={"europe": YS})
    m.choose("capture")
    assert m.decision.kind == "capture_unit" and m.decision.side == 3 and len(m.decision.options) == 2


# the Doom phase


@pytest.mark.parametrize("place", ["europe", "submerged"])
def test_ritual_signs_count_a_submerged_cthulhu(place):
    m = table(
        phase="doom", turn=3, first_player=GC, power={GC: 5}, books={GC: "submerge"}, draws=[2],
        units={GC: {"cthulhu": [place]}},
    )  # fmt: skip
    m.choose("ritual")
    assert track(m, "signs")[GC] == [2]


def test_several_requirements_at_once_black_goats_areas():
    """A set-up in six areas, nothing counted yet, meets both 4 and 6 at once."""
    areas = ["arabia", "west_africa", "antarctica", "australia"]
    m = table(BG, unpicked=True, units={BG: {"ghoul": ["europe", "scandinavia"], "fungi": areas}})
    assert track(m, "requirements")[BG] == ["bg_areas_4", "bg_areas_6"]
    assert m.decision.kind == "book"
    play(m, {"book": "ghroth"}, {"book": "frenzy"})
    assert set(track(m, "books")[BG]) == {"ghroth", "frenzy"}


def test_several_requirements_at_once_give_several_books():
    """12 and 15 Power, or 3 and 4 gates, in one step: two books, picked one after the other."""
    m = table(phase="gather", turn=2, power={CC: 11}, units={CC: "acolyte europe*4"}, unpicked=True)
    assert m.decision.kind == "book" and m.decision.side == 1
    assert track(m, "requirements")[CC] == ["cc_gates_3", "cc_gates_4"]
    play(m, {"book": "madness"}, {"book": "emissary"})
    assert set(track(m, "books")[CC]) == {"madness", "emissary"}


def test_several_requirements_at_once_great_cthulhus_kills():
    m = fighting(GC, YS, dice=[6, 6, 6], units={GC: "starspawn europe", YS: "acolyte europe*3"})
    play(m, {"book": "dreams"}, {"book": "absorb"})
    assert track(m, "requirements")[GC] == ["gc_kill_1", "gc_kill_2"]


def test_the_minimum_raise_can_meet_a_requirement():
    areas = ["europe", "arabia", "scandinavia", "antarctica", "australia", "north_asia"]
    m = table(
        phase="gather", turn=2, power={BG: 6}, units={BG: {"acolyte": areas}}, gates=dict.fromkeys(areas, BG),
        requirements={BG: "bg_areas_4 bg_areas_6"}, books={BG: "ghroth frenzy"}, unpicked=True,
    )  # fmt: skip
    assert m.decision.kind == "book" and track(m, "power") == {BG: 24, CC: 12, GC: 12, YS: 12}
    assert track(m, "requirements")[CC] == ["cc_gates_3"]


def test_the_fifth_book_by_the_first_doom_phase_gives_the_sixth_in_the_same():
    m = table(
        phase="doom", turn=2, power={CC: 1}, books={GC: BOOKS[GC][:4]}, draws=[1, 1],
        requirements={GC: "gc_kill_1 gc_kill_2 gc_ocean_gates gc_awaken"},
    )  # fmt: skip
    assert m.decision.kind == "book" and m.state_dict()["phase"] == "doom"
    m.choose(book="submerge")
    assert len(track(m, "books")[GC]) == 6 and len(track(m, "signs")[GC]) == 2


# wiped out in the pre-battle


def test_first_edition_a_side_wiped_out_still_uses_its_pre_battle_abilities():
    """Seek and Destroy brings Crawling Chaos back in, and both sides roll."""
    m = fighting(
        GC, CC, books={CC: "seek_and_destroy"}, dice=[1] * 6 + [1] * 2,
        units={GC: "cthulhu europe", CC: "nightgaunt europe, hunting_horror arabia"},
    )  # fmt: skip
    play(m, "devour", "seek_and_destroy")
    assert [len(args) - 1 for args in happened(m, "rolled")] == [6, 2]
    assert place_of(m, CC, "hunting_horror") == ["europe"]


# reveals


def test_a_game_ended_by_a_reveal_in_a_battle_gives_no_books_of_it():
    """Great Cthulhu has devoured, and Yellow Sign is about to choose: the book never comes."""
    m = fighting(
        GC, YS, doom={CC: 28}, signs={CC: [2]}, books={GC: BOOKS[GC][:5], CC: BOOKS[CC]},
        requirements={GC: "gc_first_doom gc_kill_2 gc_ocean_gates gc_awaken gc_five_books",
                      CC: "cc_pay_4 cc_pay_6 cc_gates_3 cc_gates_4 cc_capture cc_awaken"},
        units={GC: "cthulhu europe", YS: "undead europe, acolyte europe"},
    )  # fmt: skip
    m.choose("devour")
    m.reveal(1, [2])
    assert m.result().reason == "reveal" and m.result().books[GC] == 5


def test_a_reveal_by_someone_at_thirty_already_ends_the_game():
    m = table(GC, doom={CC: 33}, signs={CC: [1]})
    m.reveal(1, [1])
    assert m.result().reason == "reveal"


def test_the_gift_does_not_end_the_first_edition_the_next_doom_phase_does():
    m = table(YS, doom={CC: 29}, power={YS: 1})
    play(m, "ys_gift", {"side": CC})
    until(m, "action")
    assert m.state_dict()["turn"] == 1
    while m.decision is not None:
        decline(m)
    assert m.result().reason == "doom_30" and m.state_dict()["turn"] == 2


@pytest.mark.parametrize("edition", ["first", "later"])
def test_a_reveal_in_first_player_does_not_end_the_game_before_its_doom_phase(edition):
    m = table(
        phase="first_player", turn=2, edition=edition, power=dict.fromkeys(ALL, 6), doom={CC: 29}, signs={CC: [1]}
    )
    assert m.decision.kind == "first_player"
    m.reveal(1, [1])
    until(m, "ritual")
    while m.decision is not None:
        decline(m)
    assert m.result().reason == "doom_30"


# the rest


def test_pains_of_necrophagy_never_cost_a_side_a_second_unit():
    around = ["scandinavia", "north_asia", "arabia", "north_atlantic"]
    m = fighting(
        GC, YS, books={BG: "necrophagy"}, dice=[4, 5, 1, 1, 1, 1],
        units={GC: {"starspawn": ["europe"], "deep_one": around}, YS: "undead europe*4",
               BG: "ghoul antarctica*2"},
    )  # fmt: skip
    until(m, "necrophagy")
    m.choose("unit")
    m.choose("unit")
    finish_battle(m)
    assert len(place_of(m, YS, "undead")) == 3


def test_madness_needs_no_unit_in_play():
    m = fighting(GC, YS, books={CC: "madness"}, dice=[4, 1, 1], units={GC: "starspawn europe", YS: "undead europe"})
    assert m.decision.kind == "madness" and m.decision.side == 1


def test_summons_for_nothing_still_need_a_slot():
    """Ghouls are free under the Thousand Young, but without Power there is no slot."""
    setup = {
        "books": {BG: ["thousand_young"]}, "gates": {"west_africa": BG},
        "units": {BG: "acolyte west_africa, shub_niggurath west_africa"},
    }  # fmt: skip
    m = table(BG, power={BG: 1, GC: 1}, **setup)
    play(m, "summon", {"unit": "ghoul"})
    until(m, "action")
    assert track(m, "power")[BG] == 1 and place_of(m, BG, "ghoul") == ["west_africa"]
    m = table(GC, power={GC: 2, BG: 0}, **setup, dice=[])
    m.choose("pass")
    assert m.state_dict()["turn"] == 2 and place_of(m, BG, "ghoul") == []


def test_the_last_power_can_summon_free_ghouls_in_the_same_action():
    m = table(
        BG, power={BG: 1, GC: 1}, books={BG: "thousand_young"}, gates={"west_africa": BG},
        units={BG: "acolyte west_africa, shub_niggurath west_africa"},
    )  # fmt: skip
    play(m, "summon", {"unit": "fungi"}, {"unit": "ghoul"})
    assert track(m, "power")[BG] == 0 and place_of(m, BG, "ghoul") == ["west_africa"]
    assert "done" in actions(m)
