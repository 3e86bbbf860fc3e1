"""How a Duel ends (Duel rulebook, Victory; duel reference, lines 19 and 36 to 39)."""

import pytest
from duels import DUNWICH, JERSEY, duel, fighting
from looking import asked, doom, events, power
from steps import finish_battle, until
from table import ALL, BG, CC, GC, place_of, play

UNITS = {GC: f"acolyte {JERSEY}", BG: f"acolyte {DUNWICH}"}
NO_BOOK = {"books": {GC: ["dreams"]}, "requirements": {GC: ["gc_first_doom"]}}


def test_most_doom_wins_without_any_spellbook():
    m = duel(phase="doom", units=UNITS, doom={GC: 12, BG: 30}, power={GC: 0, BG: 0}, **NO_BOOK)
    result = m.result()
    assert (result.winners, result.sides, result.humanity, result.reason) == ((1,), (BG,), False, "doom_30")


def test_equal_doom_is_a_draw():
    m = duel(phase="doom", units=UNITS, doom={GC: 31, BG: 31}, power={GC: 0, BG: 0}, **NO_BOOK)
    assert m.result().winners == (0, 1) and m.result().shared


def test_the_rulebook_s_example_of_thirty_doom_in_another_s_turn():
    """25 each; the defender kills two Acolytes and reveals 4 more: 31, and it ends when the attacker's turn ends."""
    m = fighting(
        GC,
        doom={GC: 25, BG: 25},
        signs={BG: [1, 1, 2]},
        power={GC: 5, BG: 5},
        dice=[4, 5, 4, 6, 6],
        units={GC: f"deep_one arkham*3, acolyte arkham*2 {JERSEY}", BG: f"fungi arkham*2, acolyte {DUNWICH}"},
        requirements={BG: "bg_share"},
        books={BG: "red_sign"},
    )
    until(m, "assign_kill")
    play(m, {"unit": "acolyte"}, {"unit": "acolyte"})
    assert asked(m) == (BG, "retreat_area") and doom(m, BG) == 27
    m.reveal(ALL.index(BG), [1, 1, 2])
    assert doom(m, BG) == 31 and m.result() is None, "the battle goes on"
    finish_battle(m)
    assert m.result().reason == "doom_30" and m.result().doom == {GC: 25, BG: 31}


def test_thirty_doom_in_a_battle_does_not_break_it_off_and_ends_the_turn_it_came_in():
    m = fighting(
        GC,
        doom={BG: 29},
        dice=[1, 1, 6, 1],
        gates={JERSEY: GC},
        requirements={BG: "bg_share"},
        books={BG: "red_sign"},
        units={GC: f"deep_one arkham*2, acolyte {JERSEY}", BG: f"fungi arkham*2, acolyte {DUNWICH}"},
    )
    assert doom(m, BG) == 30 and asked(m) == (GC, "action"), "his turn goes on: he may leave his gate"
    m.choose("done")
    assert m.result().reason == "doom_30" and m.result().winners == (1,)


def test_a_reveal_in_the_action_phase_ends_the_match_with_the_turn_only():
    m = duel(GC, units=UNITS, doom={BG: 29}, signs={BG: [1]})
    m.reveal(ALL.index(BG), [1])
    assert m.result() is None and asked(m) == (GC, "action")
    m.choose("pass")
    assert m.result().reason == "doom_30"


def test_a_reveal_right_after_ones_own_turn_ends_the_match_with_that_turn():
    m = duel(GC, units=UNITS, doom={GC: 29}, signs={GC: [1]})
    m.choose("recruit")
    assert asked(m) == (BG, "action")
    m.reveal(ALL.index(GC), [1])
    assert m.result().reason == "doom_30"


def test_pass_ends_the_turn_no_gate_is_left_after_it():
    m = duel(GC, units=UNITS, gates={JERSEY: GC})
    m.choose("pass")
    assert asked(m) == (BG, "action")


def test_thirty_doom_in_the_doom_phase_leaves_both_their_ritual():
    m = duel(
        phase="doom",
        first_player=GC,
        units=UNITS,
        gates={JERSEY: GC, DUNWICH: BG},
        doom={GC: 29, BG: 28},
        power={GC: 5, BG: 6},
        **NO_BOOK,
    )
    m.choose("ritual")
    assert doom(m, GC) == 30 and asked(m) == (BG, "ritual")
    m.choose("ritual")
    assert m.result().doom == {GC: 30, BG: 29} and m.result().winners == (0,)


def test_rituals_cost_five_to_ten_and_then_comes_instant_death():
    costs = []
    for marker in range(7):
        m = duel(phase="doom", ritual=marker, units=UNITS, power={GC: 10, BG: 0}, **NO_BOOK)
        costs.append(m.decision.about[0] if m.decision and m.decision.kind == "ritual" else None)
    assert costs == [5, 6, 7, 8, 9, 10, 10]


def test_after_instant_death_the_other_may_still_perform_a_ritual_for_ten():
    m = duel(
        phase="doom",
        ritual=5,
        first_player=BG,
        units=UNITS,
        gates={DUNWICH: BG, JERSEY: GC},
        power={GC: 12, BG: 12},
        **NO_BOOK,
    )
    m.choose("ritual")
    assert m.state_dict()["ritual"] == 6 and asked(m) == (GC, "ritual") and m.decision.about == (10,)
    m.choose("ritual")
    assert m.result().reason == "instant_death" and [args[1] for args in events(m, "ritual")] == [10, 10]


def test_hidden_signs_are_revealed_and_counted_at_the_end():
    m = duel(phase="doom", units=UNITS, doom={GC: 30, BG: 28}, signs={BG: [3]}, power={GC: 0, BG: 0}, **NO_BOOK)
    until(m, "reveal")
    m.choose("done")
    assert m.result().doom == {GC: 30, BG: 31} and m.result().winners == (1,)


def test_the_match_goes_on_without_thirty_doom_or_instant_death():
    m = duel(phase="doom", units=UNITS, doom={GC: 29}, ritual=4, power={GC: 3, BG: 3}, **NO_BOOK)
    assert asked(m) == (GC, "action") and m.state_dict()["turn"] == 2


@pytest.mark.parametrize("order", ["before", "after"])
def test_doom_phase_abilities_come_in_one_s_own_turn_for_the_ritual(order):
    """Blood Sacrifice in Black Goat's turn, before Great Cthulhu's Ritual, in the order she likes."""
    m = duel(
        phase="doom",
        first_player=BG,
        power={GC: 6, BG: 6},
        draws=[1, 2],
        units={GC: f"acolyte {JERSEY}", BG: f"acolyte {DUNWICH}*2, shub_niggurath {DUNWICH}"},
        gates={DUNWICH: BG},
        books={BG: "blood_sacrifice", GC: "dreams"},
        requirements={BG: "bg_awaken", GC: "gc_first_doom"},
    )
    assert asked(m) == (BG, "ritual")
    steps = ["ritual", "blood_sacrifice"]
    for step in steps if order == "after" else reversed(steps):
        m.choose(step)
        if m.decision.kind == "blood_sacrifice_unit":
            m.choose(unit="black_goat/acolyte/1")
    assert asked(m) == (GC, "ritual") and m.state_dict()["signs"][BG] == [1, 2] and power(m, BG) == 1


def test_harbinger_and_the_others_of_the_line_play_by_the_same_rules():
    """Cthulhu Killed by Nyarlathotep's side: 7 Doom, and half of what awakening him costs now, or two signs."""
    m = fighting(
        CC,
        factions=(CC, GC),
        flags=["cthulhu_awoke"],
        dice=[6] + [1] * 6,
        books={CC: "abduct"},
        units={CC: "nyarlathotep arkham, acolyte innsmouth", GC: f"cthulhu arkham, acolyte {JERSEY}"},
    )
    until(m, "harbinger")
    assert m.decision.about[1] == 2
    m.choose("signs")
    finish_battle(m)
    assert doom(m, CC) == 7 and len(m.state_dict()["signs"][CC]) == 2 and place_of(m, GC, "cthulhu") == []
