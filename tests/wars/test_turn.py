"""The turn: Gather Power, first player, Doom phase, order of slots (reference, section 2)."""

import pytest
from steps import asked_kinds, decline, happened, track, until
from table import ALL, BG, BOOKS, CC, GC, YS, actions, place_of, play, table

from game.api import IllegalAnswer, SetupError, new_match


def gathered(faction=GC, edition="first", **setup):
    """What a faction has after gathering, when nobody else has enough to raise it."""
    setup.setdefault("power", {})
    m = table(phase="gather", turn=2, edition=edition, first_player=faction, **setup)
    until(m, "direction")
    return track(m, "power")[faction]


# Direction of play

def test_with_the_direction_settled_nobody_is_asked_and_play_goes_clockwise():
    m = new_match("wars", players=3, seed=4, options={"direction": "clockwise"})
    asked = [kind for kind, _ in asked_kinds(until(m, "ritual"), "action")]
    assert m.state_dict()["turn"] > 1 and m.state_dict()["clockwise"] and "direction" not in asked
    assert not happened(m, "direction")
    assert m.rules.setup["options"] == {"direction": "clockwise"}
    with pytest.raises(SetupError, match="chosen, clockwise"):
        new_match("wars", options={"direction": "widdershins"})


# Gather Power


def test_each_cultist_on_the_map_gives_one():
    assert gathered(units={GC: "acolyte europe*2 arabia"}) == 3


def test_each_controlled_gate_gives_two():
    acolytes = {GC: "acolyte europe arabia"}
    assert gathered(units=acolytes, gates={"europe": GC, "arabia": GC}) == 2 + 4


def test_an_abandoned_gate_gives_one_to_everyone():
    m = table(phase="gather", turn=2, power={}, units={GC: "acolyte europe"}, gates={"arabia": "abandoned"})
    until(m, "direction", "first_player")
    assert track(m, "power") == {GC: 2, CC: 1, BG: 1, YS: 1}


def test_captives_go_home_and_pay_their_captor():
    m = table(phase="gather", turn=2, power={}, units={YS: "acolyte captive:great_cthulhu*2"})
    until(m, "direction", "first_player")
    assert track(m, "power")[GC] == 2
    assert place_of(m, YS, "acolyte") == []


def test_monsters_and_great_old_ones_give_nothing():
    assert gathered(CC, units={CC: "acolyte europe, nightgaunt europe, nyarlathotep europe"}) == 1


def test_faction_extras_are_added_before_the_minimum():
    m = table(
        phase="gather", turn=2, power={}, first_player=YS, desecrated=["europe", "arabia", "east_africa"],
        units={YS: "undead europe arabia, byakhee east_africa, acolyte europe*5"},
    )  # fmt: skip
    until(m, "direction")
    assert track(m, "power") == {GC: 4, CC: 4, BG: 4, YS: 8}


def test_everyone_is_raised_to_half_of_the_highest_rounded_up():
    m = table(phase="gather", turn=2, power={}, units={GC: "acolyte europe*5", CC: "acolyte arabia*4"})
    until(m, "direction")
    assert track(m, "power") == {GC: 5, CC: 4, BG: 3, YS: 3}


def test_nobody_is_lowered_by_the_minimum():
    m = table(phase="gather", turn=2, power={}, units={GC: "acolyte europe*2", CC: "acolyte arabia*2"})
    until(m, "first_player")
    assert track(m, "power") == {GC: 2, CC: 2, BG: 1, YS: 1}


def test_power_has_no_upper_limit():
    areas = ["europe", "arabia", "south_asia", "east_africa", "west_africa", "antarctica"]
    assert (
        gathered(BG, units={BG: {"acolyte": areas, "dark_young": ["europe"] * 3}}, gates=dict.fromkeys(areas, BG),
                 books={BG: "red_sign"}) == 6 + 12 + 3
    )  # fmt: skip


def test_power_that_was_left_is_kept_and_more_comes_on_top():
    assert gathered(power={GC: 2}, units={GC: "acolyte europe"}) == 3


# the first turn


def test_gather_of_the_first_turn_gives_everyone_eight():
    m = new_match("wars", players=4, seed=1)
    assert set(track(m, "power").values()) == {8}


def test_the_first_turn_has_no_doom_phase():
    m = new_match("wars", players=4, seed=1)
    m.choose("direction", number=1)
    assert m.decision.kind == "action"
    assert set(track(m, "doom").values()) == {0}
    assert [args[0] for args in happened(m, "phase")] == ["gather", "first_player", "action"]


@pytest.mark.parametrize(
    ("factions", "first"), [((YS, CC, GC), GC), ((YS, CC, BG), BG), ((YS, GC, CC, BG), GC), ((YS, BG, CC), BG)]
)
def test_first_player_of_the_first_turn(factions, first):
    """Great Cthulhu if he plays, else the first in the alphabet; the direction is his choice then too."""
    m = new_match("wars", factions=factions, seed=1)
    assert m.state_dict()["first_player"] == first
    assert m.decision.kind == "direction"
    assert m.decision.seat == factions.index(first)


# first player and direction


def test_most_power_goes_first():
    m = table(phase="first_player", turn=2, power={GC: 5, CC: 9, BG: 7, YS: 5}, first_player=GC)
    assert m.decision.kind == "direction" and m.decision.side == 1
    assert m.state_dict()["first_player"] == CC


def test_the_previous_first_player_picks_among_the_tied():
    m = table(phase="first_player", turn=2, power={GC: 5, CC: 9, BG: 9, YS: 5}, first_player=YS)
    assert m.decision.kind == "first_player" and m.decision.side == 3
    assert {m.rules.name_option(choice)["side"] for choice in m.decision.options} == {CC, BG}
    m.choose(side=BG)
    assert m.decision.kind == "direction" and m.decision.side == 2


def test_the_previous_first_player_may_pick_himself():
    m = table(phase="first_player", turn=2, power={GC: 9, CC: 9, BG: 2, YS: 5}, first_player=GC)
    m.choose(side=GC)
    assert m.state_dict()["first_player"] == GC


@pytest.mark.parametrize(("clockwise", "order"), [(1, [1, 2, 3, 0]), (0, [1, 0, 3, 2])])
def test_the_direction_orders_the_slots(clockwise, order):
    m = table(phase="first_player", turn=2, power={GC: 5, CC: 9, BG: 7, YS: 5}, books={GC: "absorb"})
    m.choose("direction", number=clockwise)
    until(m, "action")
    seen = []
    for _ in range(4):
        seen.append(m.decision.side)
        m.choose("pass")
    assert seen == order


def test_the_direction_can_change_every_turn():
    m = table(phase="first_player", turn=3, power={CC: 4}, clockwise=False, first_player=CC)
    m.choose("direction", number=1)
    assert m.state_dict()["clockwise"] is True


# Doom phase


def doom_phase(faction=CC, edition="first", **setup):
    setup.setdefault("power", dict.fromkeys(ALL, 5))
    setup.setdefault("turn", 3)
    setup.setdefault("first_player", faction)
    setup.setdefault("books", {GC: ["absorb"]})
    return table(phase="doom", edition=edition, **setup)


def test_doom_for_controlled_gates_only():
    units = {GC: "acolyte europe arabia", CC: "acolyte antarctica"}
    m = doom_phase(units=units, gates={"europe": GC, "arabia": GC, "antarctica": CC, "south_asia": "abandoned"})
    assert track(m, "doom") == {GC: 2, CC: 1, BG: 0, YS: 0}


def test_rituals_go_in_turn_order_from_the_first_player():
    m = doom_phase(BG)
    assert asked_kinds(m, "action")[:4] == [("ritual", 2), ("ritual", 3), ("ritual", 0), ("ritual", 1)]


def test_a_ritual_pays_the_marker_advances_it_and_rewards():
    m = doom_phase(
        YS, units={YS: "acolyte europe arabia, king_in_yellow europe, hastur europe"},
        gates={"europe": YS, "arabia": YS}, draws=[2, 3],
    )  # fmt: skip
    m.choose("ritual")
    state = m.state_dict()
    assert state["power"][YS] == 0 and state["doom"][YS] == 4 and state["ritual"] == 1
    assert state["signs"][YS] == [2, 3]


def test_only_one_ritual_each():
    m = doom_phase(CC, power=dict.fromkeys(ALL, 20))
    m.choose("ritual")
    assert m.decision.kind == "ritual" and m.decision.side == 2


def test_a_ritual_must_be_affordable():
    m = doom_phase(CC, power={CC: 4, BG: 5})
    assert m.decision.kind == "ritual" and m.decision.side == 2


@pytest.mark.parametrize(
    ("factions", "costs"), [((GC, CC, BG), [5, 6, 7, 8, 9, 10, 10]), (ALL, [5, 6, 7, 7, 8, 8, 9, 10, 10])]
)
def test_the_track(factions, costs):
    """What a Ritual costs on each space; 10 on Instant Death too."""
    for place, cost in enumerate(costs):
        m = table(factions=factions, phase="doom", turn=3, ritual=place, power={CC: 20}, first_player=CC)
        m.choose("ritual")
        assert track(m, "power")[CC] == 20 - cost


def test_instant_death_ends_after_the_doom_phase():
    """Others still perform their Rituals, for 10; then the match is over."""
    m = doom_phase(CC, ritual=7, power=dict.fromkeys(ALL, 10), books={GC: BOOKS[GC]})
    m.choose("ritual")
    assert m.decision.kind == "ritual" and m.decision.side == 2
    m.choose("ritual")
    assert track(m, "power")[BG] == 0
    play(m, "done", "done")
    assert m.result().reason == "instant_death"


def test_special_events_come_after_all_rituals_first_player_first():
    m = doom_phase(
        BG, books={BG: "blood_sacrifice"}, turn=2, draws=[1, 1], units={BG: "acolyte europe*2, shub_niggurath europe"}
    )
    kinds = asked_kinds(m, "doom_event", "book", "action")
    assert kinds == [("ritual", 2), ("ritual", 3), ("ritual", 0), ("ritual", 1)]
    assert m.decision.kind == "doom_event" and m.decision.side == 2
    m.choose("blood_sacrifice")
    until(m, "book")
    assert m.decision.side == 0
    m = doom_phase(
        GC, books={BG: "blood_sacrifice"}, turn=2, draws=[1, 1], units={BG: "acolyte europe*2, shub_niggurath europe"}
    )
    asked_kinds(m, "doom_event", "book", "action")
    assert m.decision.kind == "book" and m.decision.side == 0


def test_everyone_with_hidden_signs_may_reveal_before_the_end_check():
    m = doom_phase(CC, power={CC: 1}, doom={YS: 28}, signs={YS: [2], GC: [1]}, books={GC: "absorb"})
    assert m.decision.kind == "reveal" and m.decision.side == 3
    m.choose("reveal", number=2)
    assert m.decision.kind == "reveal" and m.decision.side == 0
    m.choose("done")
    assert m.result().reason == "doom_30"


def test_the_end_check_looks_at_thirty():
    m = doom_phase(CC, power={CC: 1}, doom={YS: 29})
    until(m, "action")
    m = doom_phase(CC, power={CC: 1}, doom={YS: 30})
    assert m.result().reason == "doom_30"


def test_thirty_doom_lets_the_phase_finish():
    """Rituals still come although somebody is at 30 already."""
    m = doom_phase(CC, doom={CC: 31})
    assert asked_kinds(m)[:4] == [("ritual", 1), ("ritual", 2), ("ritual", 3), ("ritual", 0)]


def test_doom_has_no_upper_limit():
    units = {CC: "acolyte europe arabia"}
    m = doom_phase(CC, doom={CC: 39}, units=units, gates={"europe": CC, "arabia": CC})
    assert track(m, "doom")[CC] == 41


def test_the_fortieth_turn_ends_with_its_doom_phase():
    m = doom_phase(CC, turn=39, power={CC: 1})
    assert m.decision.kind == "action"
    m = doom_phase(CC, turn=40, power={CC: 1})
    assert m.result().reason == "cap" and happened(m, "ended") == [("cap",)]


# Action phase: who comes when


def test_slots_go_round_until_nobody_has_power():
    homes = {GC: "antarctica", CC: "arabia", BG: "east_africa", YS: "europe"}
    m = table(GC, power={GC: 2, CC: 1, BG: 0, YS: 1}, units={side: {"acolyte": [home]} for side, home in homes.items()})
    order = []
    while m.state_dict()["turn"] == 1:
        order.append(m.decision.side)
        m.choose("recruit")
    assert order == [0, 1, 3, 0]


def test_no_power_no_slot_not_even_for_a_free_action():
    m = table(CC, power={CC: 1, BG: 0, GC: 1}, units={BG: "acolyte europe*3"})
    m.choose("pass")
    assert m.decision.side == 0


def test_with_power_one_must_act():
    m = table(GC, units={GC: "acolyte europe"})
    assert not m.options("done")
    with pytest.raises(IllegalAnswer):
        m.choose("done")


def test_pass_drops_to_zero_and_others_go_on():
    m = table(GC)
    m.choose("pass")
    assert track(m, "power")[GC] == 0
    assert m.decision.side == 1


def test_who_gains_power_comes_back_at_his_next_place():
    """Yellow Sign, out of Power, gains 1 by Passion and gets his next slot."""
    m = table(
        GC, power={GC: 2, CC: 1, BG: 1}, books={YS: "passion"}, units={GC: "deep_one europe", YS: "acolyte europe"}
    )
    m.choose("capture")
    assert track(m, "power")[YS] == 1
    seen = []
    while m.state_dict()["turn"] == 1:
        seen.append(m.decision.side)
        decline(m)
    assert seen == [1, 2, 3, 0]


def test_free_things_stay_possible_in_a_slot_after_the_last_power():
    """Moving the keeper away for his last Power, he may still put another Cultist on the gate."""
    m = table(GC, power={GC: 1, CC: 1}, units={GC: "acolyte europe arabia"}, gates={"europe": "abandoned"})
    play(m, "move", {"unit": "great_cthulhu/acolyte/1"}, {"area": "europe"})
    assert track(m, "power")[GC] == 0
    assert actions(m) == {"control_gate", "done"}
    m.choose("control_gate")
    assert m.state_dict()["gates"]["europe"].startswith("great_cthulhu/acolyte")


def test_a_gate_does_not_return_to_a_keeper_of_the_same_slot():
    m = table(GC, units={GC: "acolyte europe"}, gates={"europe": GC})
    m.choose("abandon_gate")
    assert m.state_dict()["gates"]["europe"] == "abandoned"
    assert "control_gate" not in actions(m)
    m.choose("pass")
    until(m, "action", side=CC)


def test_a_new_turn_begins_when_nobody_has_power():
    m = table(GC, power={GC: 1}, units={GC: "acolyte europe"})
    m.choose("pass")
    assert m.state_dict()["turn"] == 2
    assert track(m, "power")[GC] == 1
