"""Great Cthulhu: his units, Immortal, Devour, and the six spellbooks."""

import pytest
from looking import asked, dice_rolled, events, gained, keeper, kinds, offered, power, powers, signs
from table import ALL, BG, CC, GC, YS, actions, fight, fighting, place_of, play, table, units_in


@pytest.mark.parametrize(("kind", "count", "cost"), [("deep_one", 4, 1), ("shoggoth", 2, 2), ("starspawn", 2, 3)])
def test_great_cthulhu_monster_cost(kind, count, cost):
    """Each Monster has its number in the box and its cost."""
    m = table(GC, units={GC: "acolyte europe"}, gates={"europe": GC})
    assert len(m.state_dict()["units"][GC][kind]) == count
    play(m, "summon", {"unit": kind})
    assert place_of(m, GC, kind) == ["europe"] and power(m, GC) == 5 - cost


@pytest.mark.parametrize(("kind", "dice"), [("deep_one", 1), ("shoggoth", 2), ("starspawn", 3)])
def test_great_cthulhu_monster_combat(kind, dice):
    """Each Monster rolls its combat; two of a kind roll twice as many."""
    m = fighting(GC, YS, units={GC: {kind: ["europe"] * 2}, YS: "acolyte europe"}, dice=[1] * 2 * dice)
    assert dice_rolled(m) == {GC: 2 * dice, YS: 0}


def test_acolyte_has_no_combat_and_there_are_six():
    """An Acolyte rolls nothing, so that Acolytes alone cannot start a battle; everyone has six."""
    m = table(GC, units={GC: "acolyte europe*6", YS: "acolyte europe"})
    assert "battle" not in actions(m)
    assert all(len(m.state_dict()["units"][faction]["acolyte"]) == 6 for faction in ALL)


def test_cthulhu_rolls_six_dice():
    """Cthulhu has combat 6."""
    m = fighting(GC, YS, units={GC: "cthulhu europe", YS: "king_in_yellow europe"}, dice=[1] * 6)
    assert dice_rolled(m) == {GC: 6, YS: 0}


# Awakening


@pytest.mark.parametrize("gate", [YS, "abandoned"])
def test_awaken_cthulhu_at_anybodys_gate_in_his_start_area(gate):
    """A gate in the South Pacific, whoever has it or nobody, lets him appear there for 10."""
    m = table(GC, power=powers({GC: 10}), units={YS: "acolyte south_pacific"}, gates={"south_pacific": gate}, draws=[1])
    m.choose("awaken")
    assert place_of(m, GC, "cthulhu") == ["south_pacific"] and power(m, GC) == 0


def test_awaken_cthulhu_needs_that_gate():
    """No gate in the South Pacific: he cannot be awakened, though he has one elsewhere."""
    m = table(GC, power=powers({GC: 10}), units={GC: "acolyte europe"}, gates={"europe": GC})
    assert "awaken" not in actions(m)


def test_immortal_costs_four_after_the_first_time():
    """Immortal: 10 Power the first time, 4 afterwards."""
    gate = {"gates": {"south_pacific": "abandoned"}, "power": powers({GC: 9})}
    assert "awaken" not in actions(table(GC, **gate))
    m = table(GC, flags=["cthulhu_awoke"], draws=[1], **gate)
    m.choose("awaken")
    assert place_of(m, GC, "cthulhu") == ["south_pacific"] and power(m, GC) == 5


@pytest.mark.parametrize("flags", [[], ["cthulhu_awoke"]])
def test_immortal_gives_a_sign_at_every_awakening(flags):
    """Immortal: every awakening, the first too, gives one Elder Sign."""
    m = table(GC, flags=flags, draws=[2], gates={"south_pacific": "abandoned"}, power=powers({GC: 10}))
    m.choose("awaken")
    assert signs(m, GC) == [2]


# Devour


def test_devour_enemy_chooses():
    """Devour: the enemy picks one of his Monsters or Cultists in the battle and eliminates it."""
    m = fighting(
        GC, YS, units={GC: "cthulhu europe", YS: "acolyte europe, undead europe*2, hastur europe"}, dice=[1] * 12
    )
    m.choose("devour")
    assert asked(m) == (YS, "devour_unit") and kinds(m) == ["acolyte", "undead"]
    m.choose(unit="undead")
    assert place_of(m, YS, "undead") == ["europe"] and dice_rolled(m)[YS] == 5


def test_devour_tells_a_keeper_from_other_cultists():
    """The Cultist on the gate and the one beside it are two choices."""
    m = fighting(GC, YS, units={GC: "cthulhu europe", YS: "acolyte europe*3"}, gates={"europe": YS}, dice=[1] * 6)
    m.choose("devour")
    assert len(m.decision.options) == 2
    m.choose(unit="yellow_sign/acolyte/0")
    assert keeper(m, "europe") == "abandoned"


def test_devour_once_in_a_battle():
    """Devour works once in a battle: with prey left it is not offered again."""
    m = fighting(GC, YS, units={GC: "cthulhu europe", YS: "undead europe*4"}, dice=[1] * 8)
    m.choose("devour")
    assert len(place_of(m, YS, "undead")) == 3 and dice_rolled(m) == {GC: 6, YS: 2}


def test_devour_is_optional():
    """Great Cthulhu may let it be."""
    m = fighting(GC, YS, units={GC: "cthulhu europe", YS: "undead europe*2"}, dice=[1] * 7)
    assert actions(m) == {"devour", "done"}
    m.choose("done")
    assert len(place_of(m, YS, "undead")) == 2


def test_devour_needs_cthulhu_in_the_battle():
    """Without Cthulhu in the battle nobody is devoured."""
    m = fighting(GC, YS, units={GC: "starspawn europe, cthulhu arabia", YS: "undead europe"}, dice=[1] * 3)
    assert dice_rolled(m) == {GC: 3, YS: 0} and place_of(m, YS, "undead") == ["europe"]


def test_devour_takes_no_great_old_one():
    """Against Great Old Ones only, there is nothing to devour and nothing is asked."""
    m = fighting(GC, YS, units={GC: "cthulhu europe", YS: "king_in_yellow europe"}, dice=[1] * 6)
    assert dice_rolled(m)[GC] == 6 and place_of(m, YS, "king_in_yellow") == ["europe"]


def test_devour_as_defender_and_with_a_victim_that_had_dice():
    """Cthulhu devours as defender too, after the attacker's abilities; the victim rolls no more."""
    m = fighting(BG, GC, units={GC: "cthulhu europe", BG: "dark_young europe, fungi europe"}, dice=[1] * 8)
    m.choose("devour")
    assert asked(m) == (BG, "devour_unit")
    m.choose(unit="dark_young")
    assert dice_rolled(m) == {BG: 1, GC: 6}


def test_devour_wipes_out_a_side():
    """The only unit devoured: nobody rolls, the Power stays spent."""
    m = fighting(GC, YS, units={GC: "cthulhu europe", YS: "undead europe"}, dice=[])
    m.choose("devour")
    assert dice_rolled(m) == {} and power(m, GC) == 4 and units_in(m, "europe") == {"great_cthulhu/cthulhu": 1}


# Absorb


def absorbing(**setup):
    return table(GC, books={GC: "absorb"}, **setup)


def test_absorb_three_dice_for_each():
    """Absorb: a Shoggoth eliminates own units in the battle, three dice for each."""
    m = absorbing(units={GC: "shoggoth europe, deep_one europe*2", YS: "acolyte europe"}, dice=[1] * 8)
    fight(m, "europe", YS)
    play(m, "absorb", "absorb")
    assert place_of(m, GC, "deep_one") == [] and dice_rolled(m) == {GC: 8, YS: 0}


def test_absorb_takes_monsters_and_cultists_not_great_old_ones():
    """Monsters, Cultists, even the other Shoggoth may be absorbed; Cthulhu may not."""
    m = absorbing(
        units={GC: "shoggoth europe*2, starspawn europe, acolyte europe, cthulhu europe", YS: "king_in_yellow europe"},
        dice=[1] * 16,
    )
    fight(m, "europe", YS)
    m.choose("absorb")
    assert kinds(m) == ["acolyte", "shoggoth", "starspawn"]
    m.choose(unit="acolyte")
    m.choose("done")
    assert dice_rolled(m)[GC] == 6 + 2 * 2 + 3 + 3


def test_absorb_dice_go_with_an_absorbed_shoggoth():
    """The dice belong to the Shoggoth that absorbed: if another absorbs it, they are gone."""
    m = absorbing(units={GC: "shoggoth europe*2, deep_one europe", YS: "acolyte europe"}, dice=[1] * 5)
    fight(m, "europe", YS)
    play(m, "absorb", {"unit": "deep_one"}, "absorb", {"unit": "great_cthulhu/shoggoth/1"})
    assert dice_rolled(m)[GC] == 5


def test_absorb_dice_are_lost_with_the_shoggoth():
    """A Shoggoth that leaves before the roll (here exempted) takes its absorbed dice with it."""
    m = fighting(
        GC,
        CC,
        books={GC: "absorb", CC: "invisibility"},
        units={GC: "shoggoth europe, starspawn europe, deep_one europe", CC: "flying_polyp europe"},
        dice=[1] * 4,
    )
    play(m, "absorb", {"unit": "deep_one"}, "done", "invisibility", {"unit": "shoggoth"})
    assert dice_rolled(m) == {GC: 3, CC: 1}


def test_absorb_needs_a_shoggoth_and_food():
    """Without a Shoggoth, or with nothing beside it, nothing is asked."""
    for mine in ({"deep_one": ["europe"] * 2}, {"shoggoth": ["europe"]}):
        m = absorbing(units={GC: mine, YS: "acolyte europe"}, dice=[1] * 2)
        fight(m, "europe", YS)
        assert dice_rolled(m)[GC] == 2


def test_absorb_eats_only_units_in_the_battle():
    """Units elsewhere are no food."""
    m = absorbing(units={GC: "shoggoth europe, deep_one arabia", YS: "acolyte europe"}, dice=[1] * 2)
    fight(m, "europe", YS)
    assert place_of(m, GC, "deep_one") == ["arabia"] and dice_rolled(m)[GC] == 2


# Devolve


def devolving(slot=GC, **setup):
    return table(slot, books={GC: "devolve"}, **setup)


def test_devolve_after_own_action_any_number():
    """Devolve: after an action any of his Acolytes on the map become Deep Ones, one after the other."""
    m = devolving(units={GC: "acolyte europe arabia*2"})
    play(m, "recruit", {"area": "europe"})
    assert asked(m) == (GC, "devolve") and offered(m, "area") == ["arabia", "europe"]
    play(m, {"area": "arabia"}, {"area": "europe"}, "done")
    assert place_of(m, GC, "deep_one") == ["arabia", "europe"] and power(m, GC) == 4


@pytest.mark.parametrize("faction", [CC, BG, YS])
def test_devolve_after_an_enemys_action_and_a_pass(faction):
    """After any player's action, a Pass too, even when Great Cthulhu has no Power."""
    m = devolving(faction, units={GC: "acolyte europe"}, power=powers({GC: 0}))
    m.choose("pass")
    assert asked(m) == (GC, "devolve")
    m.choose("unit")
    assert units_in(m, "europe") == {"great_cthulhu/deep_one": 1}


def test_devolve_after_the_last_action_of_the_phase():
    """After the last action of the phase too, before the next turn begins."""
    m = devolving(YS, units={GC: "acolyte europe"}, power={YS: 1})
    m.choose("pass")
    assert asked(m) == (GC, "devolve") and m.state_dict()["turn"] == 1


def test_devolve_needs_a_deep_one_in_the_pool():
    """No Deep One in the pool: nothing is asked."""
    m = devolving(units={GC: "acolyte europe, deep_one arabia*4"})
    m.choose("pass")
    assert asked(m) == (CC, "action")


def test_devolve_stops_when_the_pool_is_empty():
    """One Deep One left: one Acolyte can change."""
    m = devolving(units={GC: "acolyte europe arabia, deep_one arabia*3"})
    play(m, "pass", {"area": "europe"})
    assert asked(m) == (CC, "action") and place_of(m, GC, "acolyte") == ["arabia"]


def test_devolve_leaves_captives_and_submerged_alone():
    """Only Acolytes on the map: not captured ones, not submerged ones."""
    m = devolving(units={GC: "acolyte captive:yellow_sign submerged, cthulhu submerged"})
    m.choose("pass")
    assert asked(m) == (CC, "action")


def test_devolve_of_a_keeper_abandons_the_gate():
    """The keeper and the Acolyte beside it are two choices; the gate of a changed keeper is abandoned."""
    m = devolving(YS, units={GC: "acolyte europe*2"}, gates={"europe": GC})
    m.choose("pass")
    assert len(m.options("unit")) == 2
    m.choose(unit="great_cthulhu/acolyte/0")
    assert keeper(m, "europe") == "abandoned"


def test_devolve_not_after_taking_or_leaving_a_gate():
    """Control and Abandon open no window for it."""
    m = devolving(YS, units={GC: "acolyte europe", YS: "acolyte arabia*2"}, gates={"arabia": YS})
    m.choose("abandon_gate")
    assert asked(m) == (YS, "action")
    m.choose("control_gate")
    assert asked(m) == (YS, "action")


def test_devolve_saves_from_capture():
    """A Cultist threatened by a Monster that moved in becomes a Monster before it can be captured."""
    m = devolving(YS, units={GC: "acolyte europe", YS: "undead arabia"})
    play(m, "move", {"area": "europe"}, "unit", "pass", "pass", "pass")
    assert asked(m) == (YS, "action") and "capture" not in actions(m)


# Dreams


def dreaming(edition="first", **setup):
    return table(GC, edition=edition, books={GC: "dreams"}, **setup)


@pytest.mark.parametrize(("edition", "cost"), [("first", 3), ("later", 2)])
def test_dreams_cost_by_edition(edition, cost):
    """Dreams costs 3 in the first edition, 2 in the later one; the enemy's Acolyte is replaced."""
    setup = {"units": {YS: "acolyte europe"}}
    assert "dreams" not in actions(dreaming(edition, power=powers({GC: cost - 1}), **setup))
    m = dreaming(edition, power=powers({GC: cost + 1}), **setup)
    m.choose("dreams")
    assert units_in(m, "europe") == {"great_cthulhu/acolyte": 1} and power(m, GC) == 1


def test_dreams_names_area_and_enemy_and_the_enemy_picks():
    """He names an area and an enemy; that enemy picks the Acolyte, keeper or not."""
    m = dreaming(units={YS: "acolyte europe*2", BG: "acolyte europe", CC: "acolyte arabia"}, gates={"europe": YS})
    play(m, "dreams", {"area": "europe"})
    assert offered(m, "side") == [BG, YS]
    m.choose(side=YS)
    assert asked(m) == (YS, "dreams_unit") and len(m.decision.options) == 2
    m.choose(unit="yellow_sign/acolyte/1")
    assert keeper(m, "europe") == "yellow_sign/acolyte/0" and place_of(m, GC, "acolyte") == ["europe"]


def test_dreams_frees_a_gate_that_he_may_take_in_the_same_slot():
    """The gate of the replaced keeper is abandoned, and Great Cthulhu may take it at once."""
    m = dreaming(units={YS: "acolyte europe"}, gates={"europe": YS})
    m.choose("dreams")
    assert keeper(m, "europe") == "abandoned" and asked(m) == (GC, "action")
    m.choose("control_gate")
    assert keeper(m, "europe").startswith(GC)


def test_dreams_not_without_an_acolyte_in_the_pool():
    """No Acolyte to put there: not allowed. A captured one is not in the pool."""
    m = dreaming(units={GC: "acolyte arabia*5 captive:yellow_sign", YS: "acolyte europe"})
    assert "dreams" not in actions(m)


def test_dreams_not_without_an_enemy_acolyte():
    """Monsters and own Acolytes are no target."""
    m = dreaming(units={GC: "acolyte europe", YS: "undead europe"})
    assert "dreams" not in actions(m)


# Regenerate


def regenerating(dice, mine, books=("regenerate",), enemy=None):
    return fighting(
        GC, YS, books={GC: list(books)}, units={GC: mine, YS: enemy or {"byakhee": ["europe"] * 3}}, dice=dice
    )


def test_regenerate_one_kill_is_a_pain():
    """A Starspawn with a single Kill is only Pained."""
    m = regenerating([1, 1, 1, 6, 1, 1, 1], {"starspawn": ["europe"]})
    assert asked(m) == (GC, "retreat_area")
    m.choose(area="scandinavia")
    assert place_of(m, GC, "starspawn") == ["scandinavia"]


def test_regenerate_not_without_the_book():
    """Without the book one Kill kills it."""
    m = regenerating([1, 1, 1, 6, 1, 1, 1], {"starspawn": ["europe"]}, books=())
    assert place_of(m, GC, "starspawn") == []


def test_regenerate_two_kills_kill():
    """Two Kills on one Starspawn kill it."""
    m = regenerating([1, 1, 1, 6, 6, 1, 1], {"starspawn": ["europe"]})
    assert place_of(m, GC, "starspawn") == []


@pytest.mark.parametrize("roll", [[6, 4, 1, 1], [4, 5, 1, 1], [4, 1, 1, 1]])
def test_regenerate_any_other_results_only_pain(roll):
    """A Kill and a Pain, two Pains, or one Pain leave it Pained."""
    m = regenerating([1, 1, 1, *roll], {"starspawn": ["europe"]})
    m.choose(area="scandinavia")
    assert place_of(m, GC, "starspawn") == ["scandinavia"]


def test_regenerate_owner_may_put_two_kills_on_one():
    """The second Kill may go on the same Starspawn or on another unit."""
    m = regenerating([1] * 4 + [6, 6, 1, 1], {"starspawn": ["europe"], "deep_one": ["europe"]})
    m.choose(unit="starspawn")
    assert kinds(m) == ["deep_one", "starspawn"]
    m.choose(unit="starspawn")
    assert place_of(m, GC, "starspawn") == [] and place_of(m, GC, "deep_one") == ["europe"]


def test_regenerate_spares_the_army():
    """Two Kills on two Starspawn: both are Pained, nobody dies."""
    m = regenerating([1] * 7 + [6, 6, 1, 1], {"starspawn": ["europe"] * 2, "deep_one": ["europe"]})
    m.choose(unit="great_cthulhu/starspawn/0")
    m.choose(unit="great_cthulhu/starspawn/1")
    play(m, {"area": "arabia"}, {"area": "arabia"})
    assert place_of(m, GC, "starspawn") == ["arabia"] * 2 and place_of(m, GC, "deep_one") == ["europe"]


def test_regenerate_must_take_two_while_there_is_room():
    """Three Kills on a Starspawn and a Deep One: it must take two of them, and both die."""
    m = regenerating([1] * 4 + [6, 6, 6, 1], {"starspawn": ["europe"], "deep_one": ["europe"]})
    assert place_of(m, GC, "starspawn") == [] and place_of(m, GC, "deep_one") == []


# Submerge


def submerging(**setup):
    setup.setdefault("edition", "first")
    return table(GC, books={GC: "submerge"}, **setup)


def test_submerge_takes_any_of_his_units_in_the_area():
    """Submerge: for 1 Power Cthulhu leaves an ocean area, with any of his units there."""
    m = submerging(units={GC: "cthulhu north_atlantic, deep_one north_atlantic*2, acolyte north_atlantic"})
    play(m, "submerge", {"unit": "deep_one"}, {"unit": "acolyte"}, "done")
    assert units_in(m, "north_atlantic") == {"great_cthulhu/deep_one": 1}
    assert units_in(m, "submerged") == {f"great_cthulhu/{kind}": 1 for kind in ("cthulhu", "deep_one", "acolyte")}
    assert power(m, GC) == 4


def test_submerge_only_from_an_ocean_and_the_map():
    """Not from land, not from the pool."""
    assert "submerge" not in actions(submerging(units={GC: "cthulhu europe"}))
    assert "submerge" not in actions(submerging(units={GC: "deep_one north_atlantic"}))


def test_submerge_takes_no_enemy_and_abandons_the_gate():
    """Other factions stay; the gate of a keeper that goes along is abandoned."""
    m = submerging(
        units={GC: "cthulhu north_atlantic, acolyte north_atlantic", YS: "undead north_atlantic"},
        gates={"north_atlantic": GC},
    )
    m.choose("submerge")
    assert kinds(m) == ["acolyte"]
    m.choose(unit="acolyte")
    assert keeper(m, "north_atlantic") == "abandoned" and units_in(m, "north_atlantic") == {"yellow_sign/undead": 1}


@pytest.mark.parametrize(("edition", "cost"), [("first", 1), ("later", 0)])
def test_submerge_and_emerge_cost_by_edition(edition, cost):
    """Coming back brings all of them to any one area, for 1 Power (later edition: none)."""
    m = submerging(edition=edition, units={GC: "cthulhu submerged, deep_one submerged*2"})
    assert "submerge" not in actions(m)
    play(m, "emerge")
    assert len(m.decision.options) == 17
    m.choose(area="europe")
    assert units_in(m, "europe") == {"great_cthulhu/cthulhu": 1, "great_cthulhu/deep_one": 2}
    assert power(m, GC) == 5 - cost


def test_submerge_leaves_the_map_but_stays_in_play_for_rituals():
    """Submerged is in play: a Ritual gives an Elder Sign for Cthulhu under the sea."""
    m = table(
        phase="doom",
        turn=2,
        books={GC: "submerge devolve"},
        requirements={GC: "gc_first_doom gc_awaken"},
        units={GC: "cthulhu submerged"},
        draws=[3],
    )
    assert asked(m) == (GC, "ritual")
    m.choose("ritual")
    assert signs(m, GC) == [3]


def test_submerge_units_are_not_on_the_map():
    """Submerged units cannot move, and with nobody on the map he may recruit anywhere."""
    m = submerging(units={GC: "cthulhu submerged, deep_one submerged"})
    assert "move" not in actions(m)
    m.choose("recruit")
    assert len(m.decision.options) == 17


def test_submerged_cthulhu_cannot_be_awakened_or_devour():
    """While submerged he is not in the pool: no awakening."""
    m = submerging(units={GC: "cthulhu submerged"}, gates={"south_pacific": "abandoned"}, power=powers({GC: 12}))
    assert "awaken" not in actions(m)


# Y'ha Nthlei


def gathering(cthulhu, gates, units):
    return table(
        phase="gather",
        turn=2,
        power={},
        books={GC: "yha_nthlei"},
        units={**units, GC: f"cthulhu {cthulhu}{units.get(GC, '')}"},
        gates=gates,
    )


@pytest.mark.parametrize("place", ["europe", "submerged"])
def test_yha_nthlei_pays_for_enemy_ocean_gates(place):
    """Y'ha Nthlei: with Cthulhu in play, 1 Power for each ocean gate an enemy controls."""
    m = gathering(
        place,
        {"north_atlantic": YS, "indian_ocean": BG, "europe": CC, "north_pacific": "abandoned", "south_pacific": GC},
        {YS: "acolyte north_atlantic", BG: "acolyte indian_ocean", CC: "acolyte europe", GC: ", acolyte south_pacific"},
    )
    assert gained(m, GC, "yha_nthlei") == 2


def test_yha_nthlei_needs_cthulhu_in_play():
    """With Cthulhu in the pool it pays nothing."""
    m = gathering("pool", {"north_atlantic": YS}, {YS: "acolyte north_atlantic"})
    assert gained(m, GC, "yha_nthlei") == 0 and events(m, "gathered")


def test_yha_nthlei_does_not_wait_for_anything():
    """It comes in the Gather phase, before the minimum is looked at."""
    m = gathering("europe", {"north_atlantic": YS}, {YS: "acolyte north_atlantic"})
    reasons = [args[2] for args in events(m, "power") if args[0] == 0]
    assert reasons == ["yha_nthlei", "minimum"] and power(m, GC) == 2


def test_absorb_two_shoggoths_each_their_own():
    """Each Shoggoth absorbs for itself; the dice of both are rolled."""
    m = absorbing(units={GC: "shoggoth europe*2, deep_one europe*2", YS: "king_in_yellow europe"}, dice=[1] * 10)
    fight(m, "europe", YS)
    play(m, "absorb", {"unit": "deep_one"})
    play(m, "absorb", {"unit": "great_cthulhu/shoggoth/1"}, {"unit": "deep_one"}, "done")
    assert dice_rolled(m)[GC] == 10 and place_of(m, GC, "deep_one") == []


def test_absorb_of_a_keeper_abandons_the_gate():
    """The Cultist on the gate may be absorbed, and the gate is abandoned."""
    m = absorbing(
        units={GC: "shoggoth europe, acolyte europe*2", YS: "king_in_yellow europe"}, gates={"europe": GC}, dice=[1] * 5
    )
    fight(m, "europe", YS)
    m.choose("absorb")
    assert len(m.decision.options) == 2
    play(m, {"unit": "great_cthulhu/acolyte/0"}, "done")
    assert keeper(m, "europe") == "abandoned" and dice_rolled(m)[GC] == 5


def test_devolve_after_a_battle():
    """A battle is followed by it too."""
    m = devolving(units={GC: "deep_one europe, acolyte arabia", YS: "acolyte europe"}, dice=[1])
    fight(m, "europe", YS)
    assert asked(m) == (GC, "devolve")


def test_submerge_again_after_coming_back():
    """What came back to an ocean may submerge again with whoever is there now."""
    m = submerging(units={GC: "cthulhu submerged, starspawn north_atlantic"}, power={GC: 9, YS: 1})
    play(m, "emerge", {"area": "north_atlantic"})
    assert asked(m) == (YS, "action")
    m.choose("pass")
    play(m, "submerge", {"unit": "starspawn"})
    assert units_in(m, "submerged") == {"great_cthulhu/cthulhu": 1, "great_cthulhu/starspawn": 1}
