"""The Yellow Sign: its units, Feast, Desecrate, Vengeance, and the six spellbooks."""

import pytest
from looking import asked, dice_rolled, events, gained, keeper, kinds, offered, power, powers, signs, skip_to
from table import BG, CC, GC, YS, actions, fight, fighting, place_of, play, table, units_in

AROUND_EUROPE = ["scandinavia", "north_asia", "arabia", "north_atlantic"]


@pytest.mark.parametrize(("kind", "count", "cost"), [("undead", 6, 1), ("byakhee", 4, 2)])
def test_yellow_sign_monster_cost(kind, count, cost):
    """Each Monster has its number in the box and its cost."""
    m = table(YS, units={YS: "acolyte europe"}, gates={"europe": YS})
    assert len(m.state_dict()["units"][YS][kind]) == count
    play(m, "summon", {"unit": kind})
    assert place_of(m, YS, kind) == ["europe"] and power(m, YS) == 5 - cost


@pytest.mark.parametrize(
    ("undead", "byakhee", "dice"), [(1, 0, 0), (2, 0, 1), (6, 0, 5), (0, 1, 2), (0, 4, 5), (3, 2, 5)]
)
def test_undead_and_byakhee_combat(undead, byakhee, dice):
    """All Undead together roll their number less one, all Byakhee their number and one more."""
    mine = {"undead": ["europe"] * undead, "byakhee": ["europe"] * byakhee}
    m = table(YS, units={YS: mine, GC: "acolyte europe"}, dice=[1] * dice)
    assert ("battle" in actions(m)) == (dice > 0)
    if dice:
        fight(m, "europe", GC)
        assert dice_rolled(m) == {YS: dice, GC: 0}


def test_undead_elsewhere_do_not_count():
    """Only those in the battle count."""
    m = fighting(YS, GC, units={YS: "undead europe*2 arabia", GC: "acolyte europe"}, dice=[1])
    assert dice_rolled(m)[YS] == 1


def test_king_in_yellow_rolls_nothing():
    """The King in Yellow has combat 0 and cannot attack alone."""
    assert "battle" not in actions(table(YS, units={YS: "king_in_yellow europe", GC: "acolyte europe"}))


@pytest.mark.parametrize(("ritual", "dice"), [(0, 5), (2, 7), (7, 10), (8, 10)])
def test_hastur_rolls_the_cost_of_a_ritual(ritual, dice):
    """Hastur rolls what a Ritual costs now; 10 on Instant Death."""
    m = fighting(YS, GC, ritual=ritual, units={YS: "hastur europe", GC: "acolyte europe"}, dice=[1] * dice)
    assert dice_rolled(m)[YS] == dice


# Awakening


def test_awaken_the_king_in_yellow_where_there_is_no_gate():
    """4 Power, an area with an own unit and no gate, abandoned gates and others' too."""
    m = table(
        YS,
        units={YS: "acolyte europe arabia, undead australia scandinavia", GC: "acolyte scandinavia"},
        gates={"europe": YS, "arabia": "abandoned", "scandinavia": GC},
    )
    m.choose("awaken")
    assert place_of(m, YS, "king_in_yellow") == ["australia"] and power(m, YS) == 1


def test_awaken_the_king_in_yellow_not_at_gates_or_without_a_unit():
    """Only gates, or no unit on the map: not possible; nor with 3 Power."""
    assert "awaken" not in actions(table(YS, units={YS: "acolyte europe"}, gates={"europe": YS}))
    assert "awaken" not in actions(table(YS, units={}))
    assert "awaken" not in actions(table(YS, units={YS: "acolyte europe"}, power=powers({YS: 3})))


def test_awaken_hastur_at_a_controlled_gate_with_the_king():
    """10 Power, a controlled gate with the King in its area."""
    rich = powers({YS: 11})
    units = {YS: "acolyte europe arabia, king_in_yellow europe"}
    m = table(YS, power=rich, units=units, gates={"europe": YS, "arabia": YS}, draws=[1])
    m.choose("awaken")
    assert place_of(m, YS, "hastur") == ["europe"] and power(m, YS) == 1
    assert "awaken" not in actions(table(YS, power=rich, units=units, gates={"europe": "abandoned", "arabia": YS}))
    assert "awaken" not in actions(table(YS, power=rich, units=units, gates={"arabia": YS}))


# Feast


def test_feast_power_for_desecrated_areas_with_a_unit():
    """Feast: at Gather 1 Power per desecrated area with an own unit, however many units there are."""
    m = table(
        phase="gather",
        turn=2,
        units={YS: "undead europe*2 arabia australia", GC: "deep_one scandinavia"},
        desecrated=["europe", "arabia", "scandinavia"],
    )
    assert gained(m, YS, "feast") == 2


# Desecrate


def desecrating(die, undead=1, **setup):
    setup.setdefault("units", {YS: {"king_in_yellow": ["europe"], "undead": ["europe"] * undead}})
    return table(YS, dice=[die], **setup)


def test_desecrate_hit_places_a_marker_and_a_unit_comes():
    """Desecrate: 2 Power; a die not above the own units there, the King included, places a marker; a unit comes."""
    m = desecrating(2)
    m.choose("desecrate")
    assert m.state_dict()["desecrated"] == ["europe"]
    skip_to(m, "desecrate_unit")
    assert asked(m) == (YS, "desecrate_unit") and kinds(m) == ["acolyte", "byakhee", "undead"]
    m.choose(unit="byakhee")
    assert place_of(m, YS, "byakhee") == ["europe"] and power(m, YS) == 3


def test_desecrate_miss_brings_a_unit_all_the_same():
    """A die above their number places nothing, but a unit comes."""
    m = desecrating(3)
    play(m, "desecrate", {"unit": "acolyte"})
    assert m.state_dict()["desecrated"] == [] and place_of(m, YS, "acolyte") == ["europe"]


def test_desecrate_enemy_units_do_not_count():
    """Only own units are counted."""
    m = desecrating(2, units={YS: "king_in_yellow europe", GC: "deep_one europe*3"})
    m.choose("desecrate")
    assert m.state_dict()["desecrated"] == []


def test_desecrate_nobody_left_to_come():
    """Nothing of cost 2 or less in the pool: nobody comes."""
    m = desecrating(6, units={YS: "king_in_yellow europe, undead arabia*6, byakhee arabia*4, acolyte arabia*6"})
    m.choose("desecrate")
    assert units_in(m, "europe") == {"yellow_sign/king_in_yellow": 1} and asked(m) == (GC, "action")


def test_desecrate_limits():
    """Not without the King, not where a marker lies, not with the 12 markers used up, not with 1 Power."""
    assert "desecrate" not in actions(table(YS, units={YS: "undead europe"}))
    assert "desecrate" not in actions(desecrating(1, desecrated=["europe"]))
    twelve = [
        "arctic_ocean", "scandinavia", "north_asia", "south_asia", "arabia", "east_africa", "west_africa",
        "antarctica", "south_pacific", "south_america", "north_america", "australia",
    ]  # fmt: skip
    assert "desecrate" not in actions(desecrating(1, desecrated=twelve))
    assert "desecrate" in actions(desecrating(1, desecrated=twelve[1:]))
    assert "desecrate" not in actions(desecrating(1, power=powers({YS: 1})))


# Vengeance


def avenging(dice, theirs, slot=YS, **setup):
    return fighting(slot, GC if slot == YS else YS, units={YS: "hastur europe", **theirs}, dice=dice, **setup)


def test_vengeance_he_assigns_the_enemys_results():
    """Vengeance: with Hastur in the battle he puts the enemy's results on units of his choice."""
    m = avenging([6, 4, 1, 1, 1] + [1] * 4, {GC: "starspawn europe, deep_one europe, acolyte europe"})
    assert asked(m) == (YS, "vengeance")
    m.choose("yes")
    assert asked(m) == (YS, "assign_kill")
    m.choose(unit="starspawn")
    assert asked(m) == (YS, "assign_pain") and kinds(m) == ["acolyte", "deep_one"]
    m.choose(unit="deep_one")
    assert asked(m) == (GC, "retreat_area")
    assert place_of(m, GC, "starspawn") == []


def test_vengeance_is_optional():
    """He may leave it to the owner."""
    m = avenging([6, 1, 1, 1, 1] + [1] * 4, {GC: "starspawn europe, deep_one europe"})
    m.choose("no")
    assert asked(m) == (GC, "assign_kill")


def test_vengeance_needs_hastur_in_the_battle():
    """Hastur elsewhere: the owner assigns."""
    m = fighting(
        YS,
        GC,
        units={YS: "byakhee europe, hastur arabia", GC: "starspawn europe, deep_one europe"},
        dice=[6, 1] + [1] * 4,
    )
    assert asked(m) == (GC, "assign_kill")


def test_vengeance_though_hastur_is_killed_and_as_defender():
    """It works for the defender, and though Hastur is Killed in the same battle."""
    m = avenging([6, 6] + [1] * 2 + [6] + [1] * 4, {GC: "starspawn europe, deep_one europe"}, slot=GC)
    assert asked(m) == (YS, "vengeance")
    m.choose("yes")
    assert asked(m) == (YS, "assign_kill")
    m.choose(unit="starspawn")
    assert place_of(m, YS, "hastur") == [] and place_of(m, GC, "starspawn") == []


def test_vengeance_within_the_usual_limits():
    """A unit takes one result (a regenerating Starspawn two); his own side's results are not his enemy's."""
    m = avenging([6, 6, 1, 1, 1] + [1] * 4, {GC: "starspawn europe, deep_one europe"}, books={GC: "regenerate"})
    m.choose("yes")
    m.choose(unit="deep_one")
    assert asked(m) == (GC, "retreat_area")
    m.choose(area="arabia")
    assert place_of(m, GC, "deep_one") == [] and place_of(m, GC, "starspawn") == ["arabia"]


def test_vengeance_not_where_they_go_nor_who_is_lost():
    """Not the areas of the retreat, and not who is lost for want of room: those are the owner's."""
    m = fighting(
        YS,
        GC,
        units={YS: {"hastur": ["europe"], "undead": AROUND_EUROPE}, GC: "starspawn europe, deep_one europe"},
        dice=[4, 4, 1, 1, 1] + [1] * 4,
    )
    m.choose("yes")
    assert asked(m) == (GC, "no_room")


def test_vengeance_of_necrophagys_pains():
    """Hastur's own dice all miss, Necrophagy adds a Pain: that too is his to assign."""
    for edition in ("first", "later"):
        m = fighting(
            YS,
            GC,
            edition=edition,
            books={BG: "necrophagy"},
            units={YS: "hastur europe", GC: "starspawn europe, deep_one europe", BG: "ghoul arabia"},
            dice=[1] * 9,
        )
        play(m, "unit")
        assert asked(m) == (YS, "vengeance")
        m.choose("yes")
        assert asked(m) == (YS, "assign_pain") and kinds(m) == ["deep_one", "starspawn"]


# Passion


def passionate(slot, **setup):
    return table(slot, books={YS: "passion", **setup.pop("books", {})}, **setup)


def test_passion_for_a_capture():
    """Passion: an enemy captures a Cultist of his: 1 Power."""
    m = passionate(GC, units={GC: "deep_one europe", YS: "acolyte europe"})
    m.choose("capture")
    assert gained(m, YS, "passion") == 1 and power(m, YS) == 6


def test_passion_once_per_battle():
    """Several Cultists devoured and killed in one battle: 1 Power."""
    m = passionate(GC, units={GC: "cthulhu europe", YS: "acolyte europe*4"}, dice=[6, 6, 1, 1, 1, 1])
    fight(m, "europe", YS)
    m.choose("devour")
    skip_to(m, "action")
    assert len(place_of(m, YS, "acolyte")) == 1 and gained(m, YS, "passion") == 1


def test_passion_once_per_action():
    """Two Cultists lost to one Ghroth: 1 Power."""
    m = passionate(BG, books={BG: "ghroth"}, units={BG: "fungi europe arabia", YS: "acolyte europe*3"}, dice=[2])
    play(m, "ghroth", {"number": 2})
    assert len(place_of(m, YS, "acolyte")) == 1 and gained(m, YS, "passion") == 1


def test_passion_for_dreams_and_for_want_of_room():
    """Eliminated by an enemy's action, or lost for want of room in a battle: 1 Power each time."""
    m = passionate(GC, books={GC: "dreams"}, units={YS: "acolyte europe"})
    m.choose("dreams")
    assert gained(m, YS, "passion") == 1
    m = passionate(GC, units={GC: {"deep_one": ["europe"], "acolyte": AROUND_EUROPE}, YS: "acolyte europe"}, dice=[4])
    fight(m, "europe", YS)
    assert place_of(m, YS, "acolyte") == [] and gained(m, YS, "passion") == 1


def test_passion_not_for_monsters_nor_pain():
    """Killed Monsters and Pained Cultists pay nothing."""
    m = passionate(GC, units={GC: "deep_one europe", YS: "undead europe"}, dice=[6])
    fight(m, "europe", YS)
    assert place_of(m, YS, "undead") == [] and gained(m, YS, "passion") == 0
    m = passionate(GC, units={GC: "deep_one europe", YS: "acolyte europe"}, dice=[4])
    fight(m, "europe", YS)
    m.choose(area="arabia")
    assert gained(m, YS, "passion") == 0


def test_passion_brings_slots_back():
    """Out of Power, he gains 1 and acts again from his next place in the order."""
    m = passionate(GC, power={GC: 3}, units={GC: "deep_one europe", YS: "acolyte europe"})
    m.choose("capture")
    skip_to(m, "action")
    assert asked(m) == (YS, "action") and power(m, YS) == 1


def test_passion_comes_before_devolve():
    """After an action Passion pays first, then interrupts come."""
    m = passionate(GC, books={GC: "devolve"}, units={GC: "deep_one europe, acolyte arabia", YS: "acolyte europe"})
    m.choose("capture")
    assert asked(m) == (GC, "devolve") and gained(m, YS, "passion") == 1


# He Who Is Not To Be Named


def naming(**setup):
    setup.setdefault("units", {YS: "hastur europe, byakhee australia", GC: "acolyte arabia"})
    return table(YS, books={YS: setup.pop("books", ["he_who", "shriek", "screaming_dead"])}, **setup)


def test_he_who_goes_to_any_other_area_with_a_cultist():
    """He Who: 1 Power; Hastur goes to any other area with a Cultist of any faction, his own too."""
    m = naming(units={YS: "hastur europe, acolyte australia europe", GC: "acolyte arabia, deep_one scandinavia"})
    m.choose("he_who")
    assert offered(m, "area") == ["arabia", "australia"]
    m.choose(area="australia")
    assert place_of(m, YS, "hastur") == ["australia"] and power(m, YS) == 4


def test_he_who_then_a_second_different_action_at_its_cost():
    """Then he may take a second, different action at its normal cost: here Shriek, then none."""
    m = naming()
    m.choose("he_who")
    assert asked(m) == (YS, "second_action")
    m.choose("shriek")
    play(m, {"area": "arabia"})
    assert power(m, YS) == 3 and place_of(m, YS, "byakhee") == ["arabia"]
    assert asked(m) == (GC, "action")


def test_he_who_the_second_is_neither_it_nor_screaming_dead_nor_unlimited():
    """Not the same book, not The Screaming Dead, and no unlimited action in between."""
    m = naming(
        units={YS: "hastur europe, king_in_yellow europe, byakhee arabia, acolyte australia*2", GC: "acolyte arabia"},
        gates={"australia": YS, "arabia": "abandoned"},
    )
    play(m, "he_who", {"area": "arabia"})
    assert not actions(m) & {"he_who", "screaming_dead", "abandon_gate", "control_gate"}
    assert {"done", "move", "battle", "recruit", "summon", "shriek", "desecrate"} <= actions(m)
    m.choose("done")
    assert asked(m) == (YS, "action") and "abandon_gate" in actions(m) and "move" not in actions(m)


def test_he_who_second_action_may_be_left():
    """He need not take a second one."""
    m = naming()
    play(m, "he_who", "done")
    assert asked(m) == (GC, "action")


def test_he_who_devolve_may_come_between():
    """Devolve may come between the two actions."""
    m = table(YS, books={YS: "he_who", GC: "devolve"}, units={YS: "hastur europe", GC: "acolyte arabia"})
    m.choose("he_who")
    assert asked(m) == (GC, "devolve")
    m.choose("unit")
    assert asked(m) == (YS, "second_action")


def test_he_who_needs_hastur_on_the_map_and_a_place_to_go():
    """Not without Hastur, not without a Cultist elsewhere."""
    assert "he_who" not in actions(naming(units={YS: "acolyte europe"}))
    assert "he_who" not in actions(naming(units={YS: "hastur europe, acolyte europe"}))


def test_he_who_second_action_that_costs_nothing_after_the_last_power():
    """With the last Power spent a second action that costs nothing is still possible."""
    m = naming(power=powers({YS: 1}), requirements={YS: "ys_king ys_hastur ys_claw"})
    m.choose("he_who")
    assert asked(m) == (YS, "second_action") and actions(m) == {"ys_gift", "done"}


# Shriek of the Byakhee


def test_shriek_any_byakhee_to_one_area():
    """Shriek: 1 Power; any Byakhee from anywhere go to one area."""
    m = table(YS, books={YS: "shriek"}, units={YS: "byakhee europe australia antarctica"})
    play(m, "shriek", {"area": "arabia"}, {"area": "europe"}, {"area": "antarctica"}, "done")
    assert place_of(m, YS, "byakhee") == ["arabia", "arabia", "australia"] and power(m, YS) == 4


def test_shriek_needs_a_byakhee_on_the_map():
    """Without Byakhee on the map it is not offered."""
    assert "shriek" not in actions(table(YS, books={YS: "shriek"}, units={YS: "undead europe"}))


# The Screaming Dead


def screaming(**setup):
    setup.setdefault("units", {YS: "king_in_yellow europe, undead europe*2", GC: "acolyte arabia"})
    return table(YS, books={YS: "screaming_dead zingaya he_who"}, **setup)


def test_screaming_dead_moves_the_king_and_any_undead():
    """The Screaming Dead: 1 Power; the King and any Undead with him go to one adjacent area."""
    m = screaming()
    m.choose("screaming_dead")
    assert offered(m, "area") == sorted(AROUND_EUROPE)
    play(m, {"area": "arabia"}, "unit", "done")
    assert place_of(m, YS, "king_in_yellow") == ["arabia"] and place_of(m, YS, "undead") == ["arabia", "europe"]
    assert power(m, YS) == 4


def test_screaming_dead_takes_no_other_unit():
    """Byakhee and Cultists with him stay, and Undead elsewhere."""
    m = screaming(units={YS: "king_in_yellow europe, byakhee europe, acolyte europe, undead scandinavia"})
    play(m, "screaming_dead", {"area": "arabia"})
    assert units_in(m, "arabia") == {"yellow_sign/king_in_yellow": 1} and asked(m) == (YS, "second_action")


def test_screaming_dead_then_a_second_action():
    """Then a second, different action: Zingaya where they arrived; not He Who, not itself, no gate taken between."""
    m = screaming(
        units={YS: "king_in_yellow europe, undead europe*2, hastur europe, acolyte arabia", GC: "acolyte arabia"},
        gates={"arabia": "abandoned"},
    )
    play(m, "screaming_dead", {"area": "arabia"}, "unit", "done")
    assert asked(m) == (YS, "second_action")
    assert not actions(m) & {"he_who", "screaming_dead", "control_gate"}
    m.choose("zingaya")
    assert units_in(m, "arabia")["yellow_sign/undead"] == 2 and place_of(m, GC, "acolyte") == []
    assert asked(m) == (YS, "action") and "control_gate" in actions(m)


def test_screaming_dead_and_a_desecration_cost_three():
    """Two actions at their own cost: 1 and 2."""
    m = screaming(dice=[6])
    play(m, "screaming_dead", {"area": "arabia"}, "done", "desecrate", {"unit": "undead"})
    assert power(m, YS) == 2


def test_screaming_dead_needs_the_king():
    """Not without the King on the map."""
    assert "screaming_dead" not in actions(screaming(units={YS: "undead europe"}))


def test_screaming_dead_devolve_may_come_between():
    """Devolve may come between the two actions."""
    m = table(
        YS, books={YS: "screaming_dead", GC: "devolve"}, units={YS: "king_in_yellow europe", GC: "acolyte arabia"}
    )
    play(m, "screaming_dead", {"area": "arabia"})
    assert asked(m) == (GC, "devolve")
    m.choose("done")
    assert asked(m) == (YS, "second_action")


# The Third Eye


def third_eye(die, hastur="australia", **setup):
    return table(
        YS,
        books={YS: "third_eye"},
        requirements={YS: "ys_claw"},
        units={YS: {"king_in_yellow": ["europe"], "hastur": [hastur]}},
        dice=[die],
        draws=[3],
        **setup,
    )


def test_third_eye_desecrate_costs_one_and_a_success_gives_a_sign():
    """The Third Eye: with Hastur in play Desecrate costs 1 and a success gives an Elder Sign."""
    m = third_eye(1)
    m.choose("desecrate")
    assert power(m, YS) == 4 and signs(m, YS) == [3]


def test_third_eye_no_sign_for_a_miss():
    """A miss gives no sign; a unit comes as always."""
    m = third_eye(2)
    play(m, "desecrate", {"unit": "undead"})
    assert power(m, YS) == 4 and signs(m, YS) == [] and place_of(m, YS, "undead") == ["europe"]


def test_third_eye_needs_hastur_in_play():
    """Without Hastur it does nothing."""
    m = third_eye(1, hastur="pool")
    m.choose("desecrate")
    assert power(m, YS) == 3 and signs(m, YS) == []


# Zingaya


def zingaya(**setup):
    setup.setdefault("units", {YS: "undead europe", GC: "acolyte europe*2", BG: "acolyte europe"})
    return table(YS, books={YS: "zingaya"}, **setup)


def test_zingaya_replaces_an_acolyte_the_owner_picks():
    """Zingaya: 1 Power; where he has an Undead an enemy he names loses an Acolyte, an Undead takes its place."""
    m = zingaya(gates={"europe": GC})
    m.choose("zingaya")
    assert offered(m, "side") == [BG, GC]
    m.choose(side=GC)
    assert asked(m) == (GC, "zingaya_unit") and len(m.decision.options) == 2
    m.choose(unit="great_cthulhu/acolyte/0")
    assert place_of(m, YS, "undead") == ["europe"] * 2 and keeper(m, "europe") == "abandoned" and power(m, YS) == 4


def test_zingaya_not_without_an_undead_in_the_pool():
    """No Undead to put there: not allowed."""
    assert "zingaya" not in actions(zingaya(units={YS: "undead europe*6", GC: "acolyte europe"}))


def test_zingaya_needs_an_undead_and_an_enemy_acolyte_together():
    """An own Undead in the area, an enemy Acolyte there; other units will not do."""
    assert "zingaya" not in actions(zingaya(units={YS: "undead arabia, byakhee europe", GC: "acolyte europe"}))
    assert "zingaya" not in actions(zingaya(units={YS: "undead europe, acolyte europe", GC: "deep_one europe"}))


def test_zingaya_needs_no_king():
    """The King need not be there; Monsters do not guard against it."""
    m = zingaya(units={YS: "undead europe", CC: "acolyte europe, nyarlathotep europe"})
    m.choose("zingaya")
    assert place_of(m, CC, "acolyte") == [] and len(events(m, "eliminated")) == 1


def test_he_who_then_a_battle_and_with_six_books_more():
    """The second action may be a battle; with six books further battles are unlimited after it."""
    m = table(
        YS,
        books={YS: "he_who passion screaming_dead shriek third_eye zingaya"},
        units={YS: "hastur europe, byakhee australia", GC: "acolyte arabia, deep_one australia"},
        dice=[1] * 5,
    )
    play(m, "he_who", "battle", {"area": "arabia"})
    assert asked(m) == (YS, "action") and actions(m) == {"battle", "done"} and power(m, YS) == 3


def test_passion_not_when_he_loses_no_cultist_to_an_enemy():
    """Another faction's Cultist captured pays him nothing."""
    m = passionate(GC, units={GC: "deep_one europe", BG: "acolyte europe"})
    m.choose("capture")
    assert gained(m, YS, "passion") == 0


def test_third_eye_needs_no_success_for_the_price_but_hastur_in_play():
    """The lower price lets him desecrate with his last Power."""
    assert "desecrate" in actions(third_eye(1, power=powers({YS: 1})))
    assert "desecrate" not in actions(third_eye(1, hastur="pool", power=powers({YS: 1})))


def test_third_eye_not_without_the_book():
    """Hastur in play with another book only: Desecrate costs 2 and gives no sign."""
    units = {YS: "king_in_yellow europe, hastur australia"}
    m = table(YS, books={YS: "zingaya"}, requirements={YS: "ys_king"}, units=units, dice=[1], draws=[])
    m.choose("desecrate")
    assert power(m, YS) == 3 and signs(m, YS) == []


def test_shriek_takes_byakhee_only():
    """Other units of his are not offered."""
    m = table(YS, books={YS: "shriek"}, units={YS: "byakhee europe australia, undead europe, acolyte arabia"})
    play(m, "shriek", {"area": "arabia"})
    assert kinds(m) == ["byakhee"] * 2
