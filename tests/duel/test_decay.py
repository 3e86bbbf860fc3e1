"""The Action phase of the Duel and its Decay marker (duel reference, section 5, lines 8 to 16)."""

import pytest
from duels import DUNWICH, JERSEY, duel, end_slot, move
from looking import events, power
from steps import until
from table import ALL, BG, BOOKS, CC, GC, YS, play

UNITS = {GC: f"acolyte {JERSEY}", BG: f"acolyte {DUNWICH}, ghoul {DUNWICH}"}


def decay(match):
    return match.state_dict()["decay"]


def phase_over(match):
    """Whether the Action phase the match was set up in has ended."""
    return "gather" in [args[0] for args in events(match, "phase")]


def near_end(rich=BG, amount=8, **setup):
    """The other side acts with its last Power; ``rich`` still has some."""
    poor = GC if rich == BG else BG
    setup = {"units": UNITS, "power": {rich: amount, poor: 1}} | setup
    return duel(poor, **setup)


def test_the_rulebook_s_example_of_decay():
    """8 Power: a move leaves 7; Decay 1 and a battle leave 5; Decay 2 and a recruit leave 2; Decay 3 takes them."""
    m = near_end(dice=[1], units={GC: "acolyte arkham salem", BG: f"fungi arkham, ghoul boston, acolyte {DUNWICH}"})
    m.choose("pass")
    move(m, "ghoul", JERSEY)
    assert power(m, BG) == 7 - 1 and decay(m) == 1, "the next Decay is paid before anybody is asked"
    m.choose("battle")
    assert decay(m) == 2 and power(m, BG) == 7 - 1 - 1 - 2
    m.choose("recruit")
    m.choose(area=DUNWICH)
    assert events(m, "decay") == [(1,), (2,), (3,)]
    assert events(m, "decayed") == [(ALL.index(BG), 2)]
    assert phase_over(m)


def test_the_marker_is_at_nothing_in_a_new_action_phase():
    m = near_end(amount=3, units={GC: f"acolyte {JERSEY}*2", BG: f"acolyte {DUNWICH}"})
    m.choose("pass")
    m.choose("pass")
    assert phase_over(m) and decay(m) == 0
    until(m, "action")
    assert m.state_dict()["turn"] == 2 and decay(m) == 0


def test_nobody_acts_without_power_and_the_marker_goes_up():
    m = near_end(amount=4)
    m.choose("pass")
    move(m, "acolyte", "arkham")
    end_slot(m)
    assert decay(m) == 1 and ALL[m.decision.side] == BG and power(m, BG) == 4 - 1 - 1
    assert events(m, "slot") == [(ALL.index(BG),)] * 2, "Great Cthulhu's turns are skipped"


@pytest.mark.parametrize(("amount", "decayed", "left"), [(3, 2, 1), (2, 2, 0), (1, 2, 0)])
def test_decay_is_paid_before_anything_else_and_paying_down_to_nothing_ends_the_turn(amount, decayed, left):
    m = near_end(amount=amount, decay=decayed)
    m.choose("pass")
    assert phase_over(m) == (not left)
    assert [args[1:] for args in events(m, "paid")] == ([(decayed, "decay")] if left else [])
    assert events(m, "decayed") == ([] if left else [(ALL.index(BG), amount)])
    assert not left or (power(m, BG), m.decision.kind) == (left, "action")


def test_unlimited_battles_come_after_decay_too_and_do_not_pay_it_again():
    m = near_end(
        amount=9,
        decay=2,
        books={BG: BOOKS[BG]},
        dice=[1, 1],
        units={GC: "acolyte arkham salem", BG: "fungi arkham salem"},
    )
    m.choose("pass")
    assert power(m, BG) == 7
    m.choose("battle")
    m.choose(area="arkham")
    m.choose("battle")
    assert power(m, BG) == 5
    assert [args[1] for args in events(m, "paid") if args[2] == "decay"] == [2]


def test_decay_may_be_agreed_to_be_paid_for_every_action():
    """The back page adds it to each action: the second battle costs 1 and Decay."""
    m = near_end(
        amount=9,
        decay=2,
        books={BG: BOOKS[BG]},
        dice=[1, 1],
        options={"decay": "action"},
        units={GC: "acolyte arkham salem", BG: "fungi arkham salem"},
    )
    m.choose("pass")
    m.choose("battle")
    m.choose(area="arkham")
    m.choose("battle")
    assert power(m, BG) == 9 - 2 - 1 - 2 - 1


def test_what_decay_makes_too_dear_says_so_where_every_action_pays_it():
    m = near_end(
        amount=6,
        decay=2,
        books={BG: BOOKS[BG]},
        dice=[1],
        options={"decay": "action"},
        units={GC: "acolyte arkham salem", BG: "fungi arkham salem, acolyte boston"},
        gates={"boston": BG},
    )
    m.choose("pass")
    m.choose("battle")
    m.choose(area="arkham")
    assert power(m, BG) == 3 and m.options("battle") and not m.options("build_gate") and m.options("abandon_gate")
    why = {entry.option.kind: entry.reason for entry in m.decision.blocked}
    assert (why["build_gate"].code, why["build_gate"].arguments) == ("power", (5, 3))


def test_an_action_that_costs_nothing_does_not_escape_decay():
    """Two Cultists given up cost nothing, but with 2 Power and Decay at 2 the turn is over before."""
    m = near_end(amount=2, decay=2)
    m.choose("pass")
    assert phase_over(m) and events(m, "slot")[:1] != [(ALL.index(BG),)]


def test_without_power_not_even_an_action_that_costs_nothing():
    """Two Cultists could be given up for nothing."""
    m = duel(GC, power={GC: 9, BG: 0}, units={GC: f"acolyte {JERSEY}", BG: f"acolyte {DUNWICH}*2"})
    move(m, "acolyte", "boston")
    assert ALL[m.decision.side] == GC and decay(m) == 1 and power(m, GC) == 9 - 1 - 1


def test_power_gained_at_nothing_brings_a_player_back_after_decay():
    """Harbinger pays Crawling Chaos, who is out of Power, in Black Goat's battle; Crawling Chaos must then act."""
    m = duel(
        BG,
        factions=(CC, BG),
        power={CC: 0, BG: 9},
        decay=1,
        dice=[1] * 3 + [5, 4, 1, 1],
        books={CC: "abduct emissary invisibility"},
        units={CC: f"nyarlathotep arkham, acolyte {JERSEY}", BG: f"shub_niggurath arkham, acolyte {DUNWICH}*2"},
        gates={DUNWICH: BG},
    )
    m.choose("battle")
    while m.decision.kind != "harbinger":
        m.answer(m.decision.default or m.decision.options[0])
    m.choose("power")
    while m.state_dict()["battle"]:
        m.answer(m.decision.default or m.decision.options[0])
    while m.decision.kind != "action" or ALL[m.decision.side] != CC:
        m.answer(m.decision.default or m.decision.options[0])
    assert power(m, CC) == 4 - 1 and decay(m) == 1


def test_with_power_a_player_must_act_and_passing_is_acting():
    m = duel(GC, units=UNITS)
    assert m.decision.default is None and m.options("pass")
    m.choose("pass")
    assert power(m, GC) == 0 and ALL[m.decision.side] == BG


def test_where_nothing_can_be_afforded_power_drops_to_nothing():
    """One Power, nobody on the map, no Acolyte in the pool: only passing is left, and nobody is asked."""
    m = near_end(amount=1, units={GC: f"acolyte {JERSEY}", BG: {"acolyte": [f"captive:{GC}"] * 6}}, gates={})
    m.choose("pass")
    assert events(m, "passed")[-1] == (ALL.index(BG), 1) and phase_over(m)


def test_the_phase_ends_when_both_are_out_of_power():
    m = duel(GC, power={GC: 1, BG: 1}, units={GC: f"acolyte {JERSEY}*2", BG: f"acolyte {DUNWICH}"})
    play(m, "pass", "pass")
    assert [args[0] for args in events(m, "phase")][:3] == ["gather", "first_player", "doom"]
    assert events(m, "decay") == []


def test_the_second_action_of_the_screaming_dead_is_an_action_too_where_every_action_pays():
    units = {YS: "king_in_yellow arkham, acolyte arkham", GC: f"acolyte {JERSEY}"}
    for option, left in (("turn", 12 - 2 - 1 - 1), ("action", 12 - 2 - 1 - 2 - 1)):
        m = duel(
            GC,
            factions=(GC, YS),
            power={GC: 1, YS: 12},
            decay=2,
            units=units,
            books={YS: "screaming_dead"},
            options={"decay": option},
        )
        m.choose("pass")
        play(m, "screaming_dead", {"area": "salem"}, "recruit", {"area": "salem"})
        assert power(m, YS) == left - 3, "and Decay of 3 for the turn that follows"
