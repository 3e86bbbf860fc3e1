"""A match begun under the first version of the rules keeps to its rulings, so that its answers lead where they led."""

import pytest
from looking import asked, keeper, met
from table import BG, CC, GC, YS, actions, place_of, play, table

from game.api import new_match


def test_no_keeper_came_back_in_one_slot():
    m = table(GC, rules=1, units={GC: {"acolyte": ["europe"]}}, gates={"europe": GC})
    play(m, "abandon_gate", "recruit")
    assert asked(m) == (GC, "action") and actions(m) == {"control_gate", "done"}
    m.choose("control_gate")
    assert keeper(m, "europe") == "great_cthulhu/acolyte/1"


def test_gates_were_taken_after_a_pass():
    m = table(GC, rules=1, units={GC: {"acolyte": ["europe"]}}, gates={"europe": "abandoned"})
    m.choose("pass")
    assert asked(m) == (GC, "action") and actions(m) == {"control_gate", "done"}


def test_ghouls_found_the_dead():
    m = table(
        GC, rules=1, factions=(GC, BG, YS), books={BG: ["necrophagy"]}, dice=[6, 1, 1, 1],
        units={GC: {"starspawn": ["europe"]}, YS: {"undead": ["europe"]}, BG: {"ghoul": ["antarctica"]}},
    )  # fmt: skip
    play(m, "battle", "unit")
    assert "bg_share" in met(m, BG)


def test_a_reveal_counted_for_the_slot_going_on():
    m = table(GC, rules=1, edition="later", doom={GC: 29}, signs={GC: [1]})
    play(m, "pass")
    m.reveal(0, [1])
    assert m.result() is None and m.decision.side == 1


def test_set_ups_paid_when_something_changed():
    m = table(GC, rules=1, unpicked=True, power={GC: 5, CC: 12})
    assert asked(m) == (GC, "action") and met(m, CC) == set()


def test_an_exact_pledge_had_a_second_round():
    m = table(CC, rules=1, books={CC: ["thousand_forms"]}, units={CC: {"nyarlathotep": ["europe"]}}, dice=[3])
    play(m, "thousand_forms", {"number": 1}, {"number": 1}, {"number": 1})
    assert asked(m) == (BG, "pledge")


def test_it_was_asked_which_of_two_went_first():
    m = table(BG, rules=1, units={BG: {"acolyte": ["europe", "arabia"]}})
    m.choose("bg_sacrifice")
    assert asked(m) == (BG, "sacrifice_unit")


def test_a_draft_leads_to_the_rules_it_began_under():
    m = new_match("wars", players=2, seed=1, rules=1)
    for faction in (BG, GC, CC):
        m.choose(side=faction)
    assert m.rules.setup["rules"] == 1 and m.rules.edition.gates_after_pass


@pytest.mark.parametrize("rules", [1, 2])
def test_the_present_rulings_differ_in_matches_begun_now_only(rules):
    m = new_match("duel", seed=1, rules=rules)
    assert m.rules.edition.gates_after_pass is (rules == 1) and place_of(m, GC, "acolyte")
