"""The common and unlimited actions, and the slots in which they are taken (Rulebook VI)."""

import pytest
from looking import asked, dice_rolled, events, keeper, kinds, met, offered, power, powers, skip_to
from table import BG, BOOKS, CC, GC, YS, actions, fighting, place_of, play, table, units_in


def all_books(faction):
    return {faction: BOOKS[faction]}


# Move


def test_move_costs_1_for_each_unit_once():
    """Move: 1 Power per unit, each unit once, as many as he likes in one action."""
    m = table(GC, units={GC: "deep_one europe, acolyte arabia, cthulhu australia"})
    play(m, "move", {"unit": "deep_one"}, {"area": "arabia"})
    assert kinds(m) == ["acolyte", "cthulhu"] and power(m, GC) == 4
    play(m, {"unit": "cthulhu"}, {"area": "indian_ocean"}, "done")
    assert power(m, GC) == 3 and place_of(m, GC, "deep_one") == ["arabia"] and asked(m) == (CC, "action")


def test_move_to_adjacent_areas_oceans_too():
    """To an adjacent area, land or ocean, whoever stands there."""
    m = table(GC, units={GC: "acolyte antarctica", YS: "hastur indian_ocean"})
    m.choose("move")
    assert offered(m, "area") == ["indian_ocean", "south_atlantic", "south_pacific"]


def test_move_ends_with_the_last_power():
    """No Power left: nobody else moves."""
    m = table(GC, power=powers({GC: 1}), units={GC: "acolyte europe*3"})
    play(m, "move", {"area": "arabia"})
    assert asked(m) == (CC, "action") and place_of(m, GC, "acolyte") == ["arabia", "europe", "europe"]


def test_move_of_a_keeper_abandons_the_gate():
    """The keeper and the Cultist beside it are two choices; when the keeper goes, the gate is abandoned at once."""
    m = table(GC, units={GC: "acolyte europe*2"}, gates={"europe": GC})
    m.choose("move")
    assert len(m.decision.options) == 2
    play(m, {"unit": "great_cthulhu/acolyte/0"}, {"area": "arabia"})
    assert keeper(m, "europe") == "abandoned"


def test_move_needs_a_unit_on_the_map():
    """With nobody on the map there is nothing to move."""
    assert "move" not in actions(table(GC, units={GC: "acolyte captive:yellow_sign"}))


# Battle


def test_battle_names_area_and_one_enemy():
    """Battle: 1 Power, an area with units of both and one enemy of several; the others are bystanders."""
    m = table(
        GC,
        units={
            GC: "deep_one europe arabia",
            YS: "undead europe",
            CC: "nightgaunt europe arabia",
            BG: "ghoul australia",
        },
        dice=[6],
    )
    m.choose("battle")
    assert offered(m, "area") == ["arabia", "europe"]
    m.choose(area="europe")
    assert offered(m, "side") == [CC, YS]
    m.choose(side=CC)
    assert place_of(m, CC, "nightgaunt") == ["arabia"] and place_of(m, YS, "undead") == ["europe"]
    assert power(m, GC) == 4


def test_battle_needs_a_die_an_enemy_and_power():
    """Not without a combat die in the area, not without an enemy there, not with 0 dice though an enemy has some."""
    assert "battle" not in actions(table(CC, units={CC: "nightgaunt europe", GC: "starspawn europe"}))
    assert "battle" not in actions(table(GC, units={GC: "starspawn europe", CC: "acolyte arabia"}))


def test_battle_does_not_come_by_moving_in():
    """Units of several factions may stand together: moving in starts nothing."""
    m = table(GC, units={GC: "starspawn europe", YS: "undead arabia"})
    play(m, "move", {"area": "arabia"})
    assert asked(m) == (CC, "action") and not events(m, "battle")


def test_battle_all_units_of_the_two_take_part():
    """All units of the two factions in the area take part."""
    m = fighting(GC, YS, units={GC: "deep_one europe*2, shoggoth europe", YS: "byakhee europe"}, dice=[1] * 6)
    assert dice_rolled(m) == {GC: 4, YS: 2}


def test_battle_is_unlimited_with_six_books():
    """With six spellbooks: battles before and after the action, each 1 Power, one per area."""
    m = table(
        CC, books=all_books(CC), units={CC: "flying_polyp europe arabia", YS: "acolyte europe arabia"}, dice=[1, 1]
    )
    play(m, "battle", {"area": "europe"}, "done")
    assert asked(m) == (CC, "action") and {"battle", "move", "done"} <= actions(m)
    m.choose("recruit")
    m.choose(area="europe")
    assert "battle" in actions(m) and "move" not in actions(m)
    m.choose("battle")
    m.choose("done")
    assert power(m, CC) == 2 and "battle" not in actions(m)


def test_battle_one_per_area_and_slot():
    """Two enemies in one area: after the battle with one, none with the other in this slot."""
    m = table(
        CC, books=all_books(CC), units={CC: "flying_polyp europe", YS: "acolyte europe", BG: "acolyte europe"}, dice=[1]
    )
    play(m, "battle", {"side": YS}, "done")
    assert asked(m) == (CC, "action") and "battle" not in actions(m)


def test_battle_may_be_settled_as_the_action():
    """With six books a battle may have been the action: the slot may end after it."""
    m = table(CC, books=all_books(CC), units={CC: "flying_polyp europe", YS: "acolyte europe"}, dice=[1])
    play(m, "battle", "done", "done")
    assert asked(m) == (BG, "action") and power(m, CC) == 4


def test_battle_that_earns_the_sixth_book_was_the_action():
    """The battle in which the sixth book is earned was the action of the slot; further battles are unlimited."""
    m = table(
        GC,
        books={GC: BOOKS[GC][:5]},
        requirements={GC: "gc_first_doom gc_five_books gc_kill_2 gc_ocean_gates gc_awaken"},
        units={GC: "deep_one europe arabia", YS: "acolyte europe arabia"},
        dice=[6],
    )
    play(m, "battle", {"area": "europe"})
    assert "gc_kill_1" in met(m, GC)
    assert actions(m) == {"battle", "done"}


def test_battle_with_five_books_is_the_action():
    """Without six books a battle is the action."""
    m = table(CC, units={CC: "flying_polyp europe", YS: "acolyte europe"}, books={CC: "madness"}, dice=[1])
    m.choose("battle")
    assert asked(m) == (BG, "action")


# Build gate


def test_build_gate_costs_3_and_takes_it():
    """Build gate: 3 Power, a Cultist in an area without a gate; it stands on it at once."""
    m = table(GC, units={GC: "acolyte europe arabia*2, deep_one australia"}, gates={"europe": GC})
    m.choose("build_gate")
    assert keeper(m, "arabia") == "great_cthulhu/acolyte/1" and power(m, GC) == 2


def test_build_gate_one_for_each_area_and_only_one():
    """Not where a gate stands, an abandoned one neither; one gate per action."""
    units = {GC: "acolyte europe arabia australia"}
    m = table(GC, units=units, gates={"europe": "abandoned"}, power=powers({GC: 9}))
    m.choose("build_gate")
    assert offered(m, "area") == ["arabia", "australia"]
    m.choose(area="arabia")
    assert "build_gate" not in actions(m)
    assert "build_gate" not in actions(table(GC, units={GC: "acolyte europe"}, gates={"europe": "abandoned"}))


def test_build_gate_needs_a_cultist_and_3_power():
    """Monsters cannot build; 2 Power are too few."""
    assert "build_gate" not in actions(table(GC, units={GC: "deep_one europe"}))
    assert "build_gate" not in actions(table(GC, units={GC: "acolyte europe"}, power=powers({GC: 2})))


# Recruit


def test_recruit_where_he_has_a_unit():
    """Recruit: 1 Power, an Acolyte appears where he has any unit."""
    m = table(GC, units={GC: "deep_one europe, acolyte arabia"})
    m.choose("recruit")
    assert offered(m, "area") == ["arabia", "europe"]
    m.choose(area="europe")
    assert place_of(m, GC, "acolyte") == ["arabia", "europe"] and power(m, GC) == 4


def test_recruit_anywhere_with_nobody_on_the_map():
    """With no unit on the map, anywhere."""
    m = table(GC, units={GC: "acolyte captive:yellow_sign"})
    m.choose("recruit")
    assert len(m.decision.options) == 17


def test_recruit_needs_an_acolyte_in_the_pool():
    """Six on the map or captured: none to recruit."""
    units = {GC: "acolyte europe*5 captive:yellow_sign"}
    assert "recruit" not in actions(table(GC, units=units))


def test_recruit_does_not_take_a_gate():
    """A recruited Acolyte takes an abandoned gate only by the unlimited action."""
    m = table(GC, units={GC: "deep_one europe"}, gates={"europe": "abandoned"})
    m.choose("recruit")
    assert keeper(m, "europe") == "abandoned" and "control_gate" in actions(m)


# Summon


def test_summon_one_at_a_controlled_gate():
    """Summon: one Monster for its cost, at any gate he controls."""
    m = table(
        GC,
        units={GC: "acolyte europe arabia australia", YS: "acolyte scandinavia"},
        gates={"europe": GC, "arabia": GC, "australia": "abandoned", "scandinavia": YS},
    )
    play(m, "summon", {"unit": "shoggoth"})
    assert offered(m, "area") == ["arabia", "europe"]
    m.choose(area="arabia")
    assert place_of(m, GC, "shoggoth") == ["arabia"] and power(m, GC) == 3


def test_summon_limits():
    """Not without a controlled gate, not what is not in the pool, not what cannot be paid."""
    assert "summon" not in actions(table(GC, units={GC: "acolyte europe"}, gates={"europe": "abandoned"}))
    m = table(GC, units={GC: "acolyte europe, deep_one europe*4"}, gates={"europe": GC}, power=powers({GC: 2}))
    m.choose("summon")
    assert place_of(m, GC, "shoggoth") == ["europe"]
    full = {"acolyte": ["europe"], "deep_one": ["europe"] * 4, "shoggoth": ["europe"] * 2, "starspawn": ["europe"] * 2}
    assert "summon" not in actions(table(GC, units={GC: full}, gates={"europe": GC}))


# Awaken


def test_awaken_what_is_awake_is_not_awakened_again():
    """A Great Old One on the map cannot be awakened; one in the pool can."""
    units = {YS: "acolyte europe, king_in_yellow europe"}
    assert "awaken" not in actions(table(YS, units=units))
    assert "awaken" in actions(table(YS, units={YS: "acolyte europe"}))


def test_awaken_in_the_area_of_his_choice():
    """The area is the player's choice where several will do."""
    m = table(YS, units={YS: "acolyte europe, undead arabia, byakhee arabia australia"})
    m.choose("awaken")
    assert offered(m, "area") == ["arabia", "australia", "europe"]
    m.choose(area="arabia")
    assert place_of(m, YS, "king_in_yellow") == ["arabia"] and power(m, YS) == 1


# Capture


def capturing(mine, theirs, slot=GC, enemy=YS, **setup):
    return table(slot, units={slot: mine, enemy: theirs}, **setup)


@pytest.mark.parametrize(
    ("mine", "theirs", "possible"),
    [
        ({"deep_one": ["europe"]}, {"acolyte": ["europe"]}, True),
        ({"deep_one": ["europe"]}, {"acolyte": ["europe"], "undead": ["europe"]}, False),
        ({"deep_one": ["europe"]}, {"acolyte": ["europe"], "king_in_yellow": ["europe"]}, False),
        ({"cthulhu": ["europe"]}, {"acolyte": ["europe"], "undead": ["europe"]}, True),
        ({"cthulhu": ["europe"]}, {"acolyte": ["europe"], "king_in_yellow": ["europe"]}, False),
        ({"acolyte": ["europe"] * 5}, {"acolyte": ["europe"]}, False),
        ({"deep_one": ["arabia"]}, {"acolyte": ["europe"]}, False),
        ({"deep_one": ["europe"]}, {"undead": ["europe"]}, False),
    ],
)
def test_capture_who_guards_whom(mine, theirs, possible):
    """A Monster takes a Cultist that no Monster and no Great Old One guards, a Great Old One one without the latter."""
    assert ("capture" in actions(capturing(mine, theirs))) == possible


def test_capture_a_guard_of_a_third_faction_does_not_help():
    """Only its own owner's units guard a Cultist."""
    m = table(GC, units={GC: "deep_one europe", YS: "acolyte europe", BG: "dark_young europe"})
    assert "capture" in actions(m)


def test_capture_the_victim_picks_the_cultist():
    """Capture: 1 Power; the victim's owner picks which of his Cultists; it goes to the captor."""
    m = capturing({"deep_one": ["europe"]}, {"acolyte": ["europe"] * 2}, gates={"europe": YS})
    m.choose("capture")
    assert asked(m) == (YS, "capture_unit") and len(m.decision.options) == 2
    m.choose(unit="yellow_sign/acolyte/1")
    assert place_of(m, YS, "acolyte") == ["captive:great_cthulhu", "europe"]
    assert keeper(m, "europe") == "yellow_sign/acolyte/0" and power(m, GC) == 4


def test_capture_of_the_only_cultist_abandons_the_gate():
    """If the keeper is the only one it is taken, and the gate is abandoned."""
    m = capturing({"deep_one": ["europe"]}, {"acolyte": ["europe"]}, gates={"europe": YS})
    m.choose("capture")
    assert keeper(m, "europe") == "abandoned" and place_of(m, YS, "acolyte") == ["captive:great_cthulhu"]


def test_capture_names_the_enemy_where_there_are_several():
    """Several enemies: the captor chooses the area and the enemy."""
    m = table(GC, units={GC: "deep_one europe arabia", YS: "acolyte europe", BG: "acolyte europe arabia"})
    play(m, "capture", {"area": "europe"})
    assert offered(m, "side") == [BG, YS]
    m.choose(side=BG)
    assert units_in(m, "europe") == {"great_cthulhu/deep_one": 1, "yellow_sign/acolyte": 1}


# Pass


def test_pass_drops_to_zero_and_ends_the_actions():
    """Pass: all Power is gone; others go on, and he is skipped."""
    m = table(GC)
    play(m, "pass", "pass", "pass")
    assert power(m, GC) == power(m, CC) == power(m, BG) == 0 and asked(m) == (YS, "action")
    m.choose("recruit")
    m.choose(area="europe")
    assert asked(m) == (YS, "action")


@pytest.mark.parametrize("gate", ["abandoned", GC])
def test_pass_ends_the_turn_to_act(gate):
    """No gate is taken or left after a Pass."""
    m = table(GC, units={GC: "acolyte europe"}, gates={"europe": gate})
    m.choose("pass")
    assert asked(m) == (CC, "action")


def test_pass_ends_free_summons_too():
    """Later edition: a Ghoul that costs nothing under The Thousand Young does not follow a Pass."""
    m = table(
        BG, edition="later", books={BG: "thousand_young"}, gates={"europe": BG},
        units={BG: "acolyte europe, shub_niggurath arabia"},
    )  # fmt: skip
    assert "summon" in actions(m)
    m.choose("pass")
    assert asked(m) == (YS, "action") and place_of(m, BG, "ghoul") == []


def test_pass_still_lets_devolve_answer():
    """Devolve may follow any action, a Pass of his own too; then the turn is over."""
    m = table(GC, books={GC: "devolve"}, units={GC: "acolyte europe*2"}, gates={"europe": GC})
    m.choose("pass")
    assert asked(m) == (GC, "devolve")
    play(m, {"unit": "great_cthulhu/acolyte/0"}, "done")
    assert keeper(m, "europe") == "abandoned" and asked(m) == (CC, "action")


# Control gate, Abandon gate


def test_control_gate_is_free_and_unlimited():
    """Control gate: a Cultist of his takes an abandoned gate in its area for nothing, before or after the action."""
    m = table(GC, units={GC: "acolyte europe arabia"}, gates={"europe": "abandoned", "arabia": "abandoned"})
    play(m, "control_gate", {"area": "europe"})
    assert asked(m) == (GC, "action") and "pass" in actions(m) and "done" not in actions(m)
    play(m, "recruit", {"area": "europe"}, "control_gate")
    assert keeper(m, "arabia").startswith(GC) and keeper(m, "europe").startswith(GC) and power(m, GC) == 4


def test_control_gate_only_abandoned_ones_and_by_cultists():
    """Not a gate that somebody keeps, not by Monsters, not in an area without a Cultist."""
    m = table(
        GC,
        units={GC: "acolyte europe, deep_one arabia", YS: "acolyte europe"},
        gates={"europe": YS, "arabia": "abandoned", "australia": "abandoned"},
    )
    assert "control_gate" not in actions(m)


def test_control_gate_says_which_unit():
    """Two different keepers possible: the player says which."""
    m = table(
        BG, books={BG: "red_sign"}, units={BG: "acolyte europe, dark_young europe"}, gates={"europe": "abandoned"}
    )
    m.choose("control_gate")
    assert kinds(m) == ["acolyte", "dark_young"]


def test_abandon_gate_steps_off():
    """Abandon gate: the keeper steps off for nothing; anybody's Cultist there may take it in his own slot."""
    m = table(GC, units={GC: "acolyte europe", CC: "acolyte europe"}, gates={"europe": GC})
    m.choose("abandon_gate")
    assert keeper(m, "europe") == "abandoned" and asked(m) == (GC, "action") and power(m, GC) == 5
    play(m, "pass")
    skip_to(m, "action")
    assert asked(m) == (CC, "action")
    m.choose("control_gate")
    assert keeper(m, "europe").startswith(CC)


def test_r2_not_back_to_a_keeper_that_has_stepped_off_since_the_last_action():
    """A gate does not go back and forth between two Cultists (our rule, so that slots end)."""
    m = table(GC, units={GC: "acolyte europe*2"}, gates={"europe": GC})
    play(m, "abandon_gate", "control_gate")
    assert keeper(m, "europe") == "great_cthulhu/acolyte/1"
    m.choose("abandon_gate")
    assert "control_gate" not in actions(m)


def test_r2_an_action_lets_a_keeper_come_back():
    """Who stepped off before the action may take the gate again after it, once."""
    m = table(GC, units={GC: "acolyte europe"}, gates={"europe": GC})
    play(m, "abandon_gate")
    assert "control_gate" not in actions(m)
    play(m, "recruit", "control_gate")
    assert keeper(m, "europe") == "great_cthulhu/acolyte/0"
    play(m, "abandon_gate", "control_gate")
    assert keeper(m, "europe") == "great_cthulhu/acolyte/1", "who has stepped off since the action is not offered"


def test_r2_a_keeper_pained_away_and_moved_back_takes_its_gate():
    """In an unlimited battle the keeper is Pained away; the Move that brings it back is an action since."""
    m = table(
        GC, power=powers({GC: 3}), books={GC: BOOKS[GC]}, gates={"europe": GC}, dice=[1, 4],
        units={GC: "acolyte europe, deep_one europe", CC: "flying_polyp europe"},
    )  # fmt: skip
    play(m, "battle", {"unit": "great_cthulhu/acolyte/0"})
    skip_to(m, "retreat_area")
    m.choose(area="scandinavia")
    skip_to(m, "action")
    assert keeper(m, "europe") == "abandoned" and place_of(m, GC, "acolyte") == ["scandinavia"]
    play(m, "move", {"unit": "acolyte"}, {"area": "europe"}, "done")
    skip_to(m, "action")
    m.choose("control_gate")
    assert keeper(m, "europe") == "great_cthulhu/acolyte/0"


def test_r2_a_cultist_steps_back_where_a_dark_young_has_moved_on():
    """The Red Sign: she steps off for a Dark Young, which moves away; the gate is hers again in the same slot."""
    m = table(BG, books={BG: "red_sign"}, gates={"europe": BG}, units={BG: "acolyte europe, dark_young europe"})
    play(m, "abandon_gate", "control_gate")
    assert keeper(m, "europe") == "black_goat/dark_young/0"
    play(m, "move", {"unit": "dark_young"}, {"area": "scandinavia"}, "done")
    assert asked(m) == (BG, "action"), "the slot does not end by itself"
    m.choose("control_gate")
    assert keeper(m, "europe") == "black_goat/acolyte/0"


def test_abandon_gate_needs_a_gate():
    """Without a controlled gate there is nothing to abandon."""
    assert "abandon_gate" not in actions(table(GC, units={GC: "acolyte europe"}, gates={"europe": "abandoned"}))


# Slots


def test_slot_exactly_one_action():
    """One action in a slot; with nothing unlimited left it ends by itself, and the next player has his."""
    m = table(GC, units={GC: "acolyte europe"})
    play(m, "recruit")
    assert asked(m) == (CC, "action")


def test_slot_must_act_while_there_is_power():
    """With Power one must act: before the action there is no way to end the slot but Pass."""
    m = table(GC, units={GC: "acolyte europe"}, gates={"europe": GC})
    assert "done" not in actions(m) and "pass" in actions(m)
    m.choose("abandon_gate")
    assert "done" not in actions(m) and "pass" in actions(m)


def test_slot_goes_round_while_anybody_has_power():
    """Round and round in turn order; whoever has no Power is skipped, and the phase ends with the last Power."""
    m = table(YS, power={GC: 0, CC: 1, BG: 2, YS: 2}, units={})
    order = []
    while m.decision is not None and m.state_dict()["turn"] == 1 and asked(m)[1] == "action" and len(order) < 9:
        order.append(asked(m)[0])
        first = not place_of(m, order[-1], "acolyte")
        play(m, "recruit", *([{"area": "europe"}] if first else []))
    assert order[:5] == [YS, CC, BG, YS, BG]
    assert m.state_dict()["turn"] == 2


def test_slot_order_follows_the_direction():
    """Counterclockwise the order is reversed."""
    m = table(GC, clockwise=False)
    m.choose("pass")
    assert asked(m) == (YS, "action")


def test_slot_not_with_zero_power_even_for_free_actions():
    """0 Power when the slot would begin: skipped, though a free action would be possible."""
    m = table(BG, power={BG: 5}, units={YS: "acolyte europe"}, gates={"europe": "abandoned"})
    m.choose("pass")
    assert asked(m)[1] != "action" and m.state_dict()["turn"] == 2


def test_slot_free_things_after_the_last_power():
    """Inside a slot what costs nothing stays possible after the last Power is spent."""
    m = table(GC, power=powers({GC: 1}), units={GC: "acolyte europe"}, gates={"europe": "abandoned"})
    play(m, "recruit")
    assert power(m, GC) == 0 and asked(m) == (GC, "action") and "control_gate" in actions(m)


def test_slot_blocked_actions_say_why():
    """What cannot be done is listed with its reason."""
    m = table(GC, power=powers({GC: 1}), units={GC: "acolyte europe"})
    reasons = {blocked.option.kind: blocked.reason.code for blocked in m.decision.blocked}
    assert reasons["build_gate"] == "power" and reasons["dreams"] == "no_book" and reasons["capture"] == "no_capture"
    assert not actions(m) & set(reasons)


def test_abandon_gate_by_pain():
    """A keeper that is Pained away leaves its gate abandoned, and takes none where it arrives."""
    m = fighting(
        GC,
        YS,
        units={GC: "deep_one europe", YS: "acolyte europe"},
        gates={"europe": YS, "arabia": "abandoned"},
        dice=[4],
    )
    m.choose(area="arabia")
    assert keeper(m, "europe") == "abandoned" and keeper(m, "arabia") == "abandoned"


# Costs

OPEN = {
    # action: (faction, book, cost, units, more of the position)
    "dreams": (GC, "dreams", 3, {YS: "acolyte europe"}, {}),
    "submerge": (GC, "submerge", 1, {GC: "cthulhu north_atlantic"}, {}),
    "emerge": (GC, "submerge", 1, {GC: "cthulhu submerged"}, {}),
    "avatar": (BG, None, 1, {BG: "shub_niggurath europe, ghoul arabia"}, {}),
    "ghroth": (BG, "ghroth", 2, {}, {"dice": [6]}),
    "desecrate": (YS, None, 2, {YS: "king_in_yellow europe"}, {"dice": [6]}),
    "he_who": (YS, "he_who", 1, {YS: "hastur europe", GC: "acolyte arabia"}, {}),
    "screaming_dead": (YS, "screaming_dead", 1, {YS: "king_in_yellow europe"}, {}),
    "shriek": (YS, "shriek", 1, {YS: "byakhee europe"}, {}),
    "zingaya": (YS, "zingaya", 1, {YS: "undead europe", GC: "acolyte europe"}, {}),
    "cc_pay_4": (CC, None, 4, {}, {}),
    "cc_pay_6": (CC, None, 6, {}, {}),
    "cc_pay_both": (CC, None, 10, {}, {}),
    "move": (GC, None, 1, {GC: "acolyte europe"}, {}),
    "battle": (GC, None, 1, {GC: "deep_one europe", YS: "undead europe"}, {"dice": [1]}),
    "build_gate": (GC, None, 3, {GC: "acolyte europe"}, {}),
    "recruit": (GC, None, 1, {}, {}),
    "summon": (GC, None, 1, {GC: "acolyte europe"}, {"gates": {"europe": GC}}),
    "capture": (GC, None, 1, {GC: "deep_one europe", YS: "acolyte europe"}, {}),
}


@pytest.mark.parametrize("name", OPEN)
def test_action_is_offered_at_exactly_its_cost(name):
    """With just the Power it costs an action is offered, with 1 less it is not; a faction's own needs its book."""
    faction, book, cost, units, more = OPEN[name]
    books = {faction: [book]} if book else {}
    m = table(faction, power=powers({faction: cost}), units=units, books=books, **more)
    assert name in actions(m)
    if cost > 1:
        assert name not in actions(table(faction, power=powers({faction: cost - 1}), units=units, books=books, **more))
    if book:
        others = {faction: [other for other in BOOKS[faction] if other != book]}
        assert name not in actions(table(faction, power=powers({faction: cost}), units=units, books=others, **more))
