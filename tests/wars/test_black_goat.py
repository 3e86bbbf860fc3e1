"""Black Goat: her units, Fertility Cult, Avatar, and the six spellbooks."""

import pytest
from looking import asked, dice_rolled, events, gained, keeper, kinds, met, offered, power, powers, signs, skip_to
from table import BG, CC, GC, YS, actions, fight, fighting, place_of, play, table, units_in

AROUND_EUROPE = ["scandinavia", "north_asia", "arabia", "north_atlantic"]


@pytest.mark.parametrize(("kind", "count", "cost"), [("ghoul", 2, 1), ("fungi", 4, 2), ("dark_young", 3, 3)])
def test_black_goat_monster_cost(kind, count, cost):
    """Each Monster has its number in the box and its cost."""
    m = table(BG, units={BG: "acolyte europe"}, gates={"europe": BG})
    assert len(m.state_dict()["units"][BG][kind]) == count
    play(m, "summon", {"unit": kind})
    assert place_of(m, BG, kind) == ["europe"] and power(m, BG) == 5 - cost


@pytest.mark.parametrize(("kind", "dice"), [("ghoul", 0), ("fungi", 1), ("dark_young", 2)])
def test_black_goat_monster_combat(kind, dice):
    """Each Monster rolls its combat; Ghouls alone cannot start a battle."""
    m = table(BG, units={BG: {kind: ["europe"] * 2}, YS: "acolyte europe"}, dice=[1] * 2 * dice)
    assert ("battle" in actions(m)) == (dice > 0)
    if dice:
        fight(m, "europe", YS)
        assert dice_rolled(m) == {BG: 2 * dice, YS: 0}


def test_shub_niggurath_rolls_cultists_and_gates():
    """Shub-Niggurath: one die per own Cultist on the map and per controlled gate, anywhere."""
    m = fighting(
        BG,
        YS,
        units={
            BG: "shub_niggurath europe, acolyte arabia*2 australia captive:yellow_sign, dark_young arabia",
            YS: "acolyte europe",
        },
        gates={"arabia": BG, "europe": "abandoned"},
        dice=[1] * 4,
    )
    assert dice_rolled(m) == {BG: 4, YS: 0}


def test_shub_niggurath_counts_at_the_roll():
    """Counted at the roll: a Cultist devoured before it is a die less."""
    m = fighting(BG, GC, units={BG: "shub_niggurath europe, acolyte europe arabia", GC: "cthulhu europe"}, dice=[1] * 7)
    m.choose("devour")
    assert dice_rolled(m) == {BG: 1, GC: 6}


# Awakening


def cradle(edition, acolytes, **setup):
    setup.setdefault("gates", {"arabia": BG})
    return table(BG, edition=edition, power=powers({BG: 9}), units={BG: {"acolyte": acolytes}}, **setup)


def test_awaken_shub_niggurath_takes_two_cultists_of_the_gates_area():
    """First edition: 8 Power and two own Cultists in the gate's area; she appears at the gate."""
    m = cradle("first", ["arabia"] * 3 + ["europe"])
    m.choose("awaken")
    assert asked(m) == (BG, "awaken_cultist") and offered(m, "area") == ["arabia"] * 2
    m.choose(unit="black_goat/acolyte/1")
    m.choose(unit="black_goat/acolyte/2")
    assert place_of(m, BG, "shub_niggurath") == ["arabia"] and place_of(m, BG, "acolyte") == ["arabia", "europe"]
    assert power(m, BG) == 1 and keeper(m, "arabia") == "black_goat/acolyte/0"


def test_awaken_shub_niggurath_the_keeper_may_be_one():
    """The gate is tested before the Cultists go: two are enough, the keeper among them."""
    m = cradle("first", ["arabia"] * 2)
    m.choose("awaken")
    assert place_of(m, BG, "shub_niggurath") == ["arabia"] and keeper(m, "arabia") == "abandoned"


@pytest.mark.parametrize(("edition", "where"), [("first", ["arabia"] * 2), ("later", ["arabia", "europe"])])
def test_awaken_shub_niggurath_nobody_is_asked_which_of_two_cultists_is_first(edition, where):
    """Where just two are to be had both go, in whatever order (R21)."""
    m = cradle(edition, where)
    m.choose("awaken")
    assert m.decision.kind == "book" and place_of(m, BG, "acolyte") == []


def test_awaken_shub_niggurath_by_edition_from_where():
    """One Cultist at the gate: not in the first edition; in the later one the two come from anywhere on the map."""
    assert "awaken" not in actions(cradle("first", ["arabia", "europe", "europe"]))
    m = cradle("later", ["arabia", "europe", "europe"])
    m.choose("awaken")
    assert offered(m, "area") == ["arabia", "europe"]
    play(m, {"area": "europe"}, {"area": "europe"})
    assert place_of(m, BG, "shub_niggurath") == ["arabia"] and keeper(m, "arabia") == "black_goat/acolyte/0"


@pytest.mark.parametrize("edition", ["first", "later"])
def test_awaken_shub_niggurath_not_without_gate_or_cultists(edition):
    """Not at an abandoned gate, not with one Cultist in all."""
    assert "awaken" not in actions(cradle(edition, ["arabia"] * 3, gates={"arabia": "abandoned"}))
    assert "awaken" not in actions(cradle(edition, ["arabia"]))


# Fertility Cult


def test_fertility_cult_first_edition_any_number_in_one_action():
    """First edition: one Summon action brings any number of Monsters, to any of her gates."""
    m = table(BG, power=powers({BG: 8}), units={BG: "acolyte arabia europe"}, gates={"arabia": BG, "europe": BG})
    play(m, "summon", {"unit": "ghoul"}, {"area": "arabia"}, {"unit": "dark_young"}, {"area": "europe"})
    assert asked(m) == (BG, "summon_unit")
    m.choose("done")
    assert place_of(m, BG, "ghoul") == ["arabia"] and place_of(m, BG, "dark_young") == ["europe"] and power(m, BG) == 4
    assert "summon" not in actions(m)


def test_fertility_cult_stops_at_the_last_power():
    """When nothing can be paid any more the action is over."""
    m = table(BG, power=powers({BG: 3}), units={BG: "acolyte arabia"}, gates={"arabia": BG})
    play(m, "summon", {"unit": "fungi"}, {"unit": "ghoul"})
    assert power(m, BG) == 0 and m.decision.kind == "action"


def test_fertility_cult_later_edition_summoning_is_unlimited():
    """Later edition: Summoning is an unlimited action; the action of the slot is still hers, before or after."""
    m = table(BG, edition="later", units={BG: "acolyte arabia"}, gates={"arabia": BG})
    play(m, "summon", {"unit": "ghoul"})
    assert asked(m) == (BG, "action") and {"summon", "recruit", "done"} <= actions(m)
    play(m, "recruit")
    assert asked(m) == (BG, "action") and "summon" in actions(m) and "move" not in actions(m)
    play(m, "summon", {"unit": "fungi"})
    assert power(m, BG) == 1


@pytest.mark.parametrize("edition", ["first", "later"])
def test_fertility_cult_is_hers_alone(edition):
    """Other factions summon one Monster with one action."""
    m = table(GC, edition=edition, units={GC: "acolyte arabia"}, gates={"arabia": GC})
    play(m, "summon", {"unit": "deep_one"})
    assert place_of(m, GC, "deep_one") == ["arabia"] and "summon" not in actions(m)


# Avatar


def test_avatar_swaps_with_a_unit_the_owner_picks():
    """Avatar: 1 Power; she names an area and a faction there, its owner picks a Monster or Cultist, they swap."""
    m = table(
        BG,
        units={
            BG: "shub_niggurath europe",
            YS: "acolyte arabia, undead arabia, king_in_yellow arabia",
            CC: "nightgaunt arabia",
        },
    )
    m.choose("avatar")
    assert offered(m, "side") == [CC, YS]
    m.choose(side=YS)
    assert asked(m) == (YS, "avatar_unit") and kinds(m) == ["acolyte", "undead"]
    m.choose(unit="undead")
    assert place_of(m, BG, "shub_niggurath") == ["arabia"] and place_of(m, YS, "undead") == ["europe"]
    assert power(m, BG) == 4


def test_avatar_with_an_own_unit():
    """Her own units will do."""
    m = table(BG, units={BG: "shub_niggurath europe, ghoul arabia"})
    m.choose("avatar")
    assert place_of(m, BG, "shub_niggurath") == ["arabia"] and place_of(m, BG, "ghoul") == ["europe"]


def test_avatar_of_a_keeper_abandons_the_gate():
    """A keeper that is swapped leaves its gate, and keeps none where it arrives."""
    m = table(
        BG, units={BG: "shub_niggurath europe", YS: "acolyte arabia"}, gates={"arabia": YS, "europe": "abandoned"}
    )
    m.choose("avatar")
    assert keeper(m, "arabia") == "abandoned" and keeper(m, "europe") == "abandoned"


def test_avatar_needs_her_in_play_a_target_and_power():
    """Not while she is in the pool, not into her own area, not against Great Old Ones alone."""
    assert "avatar" not in actions(table(BG, units={BG: "ghoul arabia"}))
    here = {BG: "shub_niggurath europe, ghoul europe", YS: "king_in_yellow arabia"}
    assert "avatar" not in actions(table(BG, units=here))


# Blood Sacrifice


def bleeding(edition="first", place="europe", acolytes=("arabia",), **setup):
    return table(
        phase="doom",
        turn=2,
        edition=edition,
        first_player=BG,
        books={BG: "blood_sacrifice"},
        requirements={BG: "bg_awaken", GC: []},
        units={BG: {"shub_niggurath": [place], "acolyte": list(acolytes)}},
        power=setup.pop("power", powers({}, rest=1)),
        **setup,
    )


def test_blood_sacrifice_a_cultist_for_a_sign():
    """Blood Sacrifice: in the Doom phase she may eliminate one own Cultist for one Elder Sign, once."""
    m = bleeding(acolytes=["arabia", "australia"], draws=[2, 1])
    assert asked(m) == (BG, "doom_event")
    play(m, "blood_sacrifice", {"area": "australia"})
    assert signs(m, BG) == [2] and place_of(m, BG, "acolyte") == ["arabia"] and m.decision.kind != "doom_event"


def test_blood_sacrifice_is_optional():
    """She may decline; then no Cultist goes and no sign comes."""
    m = bleeding(draws=[1])
    m.choose("done")
    assert signs(m, BG) == [] and place_of(m, BG, "acolyte") == ["arabia"]


def test_blood_sacrifice_needs_her_in_play_and_a_cultist():
    """Not while she is in the pool, not without a Cultist on the map."""
    for m in (bleeding(place="pool", draws=[1]), bleeding(acolytes=["captive:yellow_sign"], draws=[1])):
        assert m.decision.kind != "doom_event" and signs(m, BG) == []


def test_blood_sacrifice_later_edition_in_her_ritual_slot():
    """Later edition: in her own Ritual slot, before or after the Ritual, once."""
    m = bleeding("later", power=powers({BG: 5}, rest=1), acolytes=["arabia"] * 2, draws=[1, 1, 1])
    assert asked(m) == (BG, "ritual") and actions(m) == {"ritual", "blood_sacrifice", "done"}
    m.choose("blood_sacrifice")
    assert signs(m, BG) == [1] and actions(m) == {"ritual", "done"}
    m = bleeding("later", power=powers({BG: 5}, rest=1), acolytes=["arabia"] * 2, draws=[1, 1, 1])
    m.choose("ritual")
    assert actions(m) == {"blood_sacrifice", "done"}


def test_blood_sacrifice_first_edition_after_all_rituals():
    """First edition: it comes after everybody's Ritual, not in her own Ritual slot."""
    m = bleeding(power=powers({BG: 5, YS: 6}, rest=1), draws=[1, 1])
    assert actions(m) == {"ritual", "done"}
    m.choose("done")
    assert asked(m) == (YS, "ritual")
    m.choose("done")
    assert asked(m) == (BG, "doom_event")


# Frenzy


def test_frenzy_cultists_roll_a_die():
    """Frenzy: her Cultists have combat 1, and so can attack."""
    m = fighting(BG, YS, books={BG: "frenzy"}, units={BG: "acolyte europe*3", YS: "acolyte europe"}, dice=[1] * 3)
    assert dice_rolled(m) == {BG: 3, YS: 0}


def test_frenzy_not_without_the_book_and_only_hers():
    """Without the book they roll nothing; enemies' Cultists never do."""
    units = {BG: "acolyte europe", YS: "acolyte europe"}
    assert "battle" not in actions(table(BG, units=units, books={BG: "ghroth red_sign"}))
    assert "battle" not in actions(table(YS, books={BG: "frenzy"}, units=units))


# Ghroth


def ghroth(dice, theirs, fungi=("europe", "arabia", "australia"), **setup):
    m = table(
        BG, books={BG: "ghroth"}, units={BG: {"fungi": list(fungi)}, **theirs}, dice=[dice], power=powers({}), **setup
    )
    m.choose("ghroth")
    return m


def test_ghroth_hit_the_enemies_agree():
    """Ghroth: 2 Power; a roll not above the areas with Fungi costs the enemies that many Cultists as they agree."""
    m = ghroth(2, {YS: "acolyte europe*2", GC: "acolyte arabia*2"})
    assert power(m, BG) == 3 and asked(m) == (YS, "pledge")
    play(m, *({"number": 1} for _ in range(2)))
    assert len(place_of(m, YS, "acolyte")) == 1 and len(place_of(m, GC, "acolyte")) == 1


def test_ghroth_each_owner_picks_his_own():
    """Each owner chooses which of his Cultists go, keeper or not."""
    m = ghroth(1, {YS: "acolyte europe arabia*2"}, gates={"arabia": YS})
    m.choose(number=1)
    assert asked(m) == (YS, "ghroth_unit") and offered(m, "area") == ["arabia", "arabia", "europe"]
    m.choose(area="europe")
    assert place_of(m, YS, "acolyte") == ["arabia"] * 2


def test_ghroth_whoever_loses_all_his_cultists_is_not_asked_in_which_order():
    """Two to give and two to be had: both go, the keeper among them (R21)."""
    m = ghroth(2, {YS: "acolyte europe arabia"}, gates={"arabia": YS})
    m.choose(number=2)
    assert place_of(m, YS, "acolyte") == [] and keeper(m, "arabia") == "abandoned" and asked(m)[1] != "ghroth_unit"


def test_ghroth_no_agreement_she_divides():
    """No agreement: she says how many each gives, the full number together."""
    m = ghroth(3, {YS: "acolyte europe*2", GC: "acolyte arabia*2"})
    play(m, *({"number": 0} for _ in range(4)))
    assert asked(m) == (BG, "ghroth_share") and offered(m, "number") == [1, 2]
    m.choose(number=2)
    assert len(place_of(m, YS, "acolyte")) == 0 and len(place_of(m, GC, "acolyte")) == 1


def test_ghroth_too_few_cultists_she_says_how_many_and_whose():
    """Fewer Cultists than the roll: she says how many of them, up to all, and from whom."""
    theirs = {YS: "acolyte europe", GC: "acolyte arabia", CC: "acolyte arabia"}
    fungi = ("europe", "arabia", "australia", "scandinavia")
    m = ghroth(4, theirs, fungi)
    assert asked(m) == (BG, "ghroth_share") and offered(m, "number") == [0, 1]
    m.choose(number=1)
    assert asked(m) == (BG, "ghroth_share") and offered(m, "number") == [0, 1]
    play(m, {"number": 0}, {"number": 1})
    lost = [args for args in events(m, "eliminated") if args[2] == "ghroth"]
    assert len(lost) == 2
    m = ghroth(4, theirs, fungi)
    play(m, {"number": 0}, {"number": 0}, {"number": 0})
    assert not events(m, "eliminated")


def test_ghroth_nobody_has_cultists():
    """A hit with no enemy Cultist on the map (captives are not) does nothing."""
    m = ghroth(1, {YS: "acolyte captive:black_goat, undead europe"})
    assert asked(m) == (YS, "action") and not events(m, "eliminated")


def test_ghroth_counts_areas_not_fungi():
    """The number of areas with Fungi counts, not the number of Fungi."""
    m = ghroth(2, {YS: "acolyte europe"}, fungi=("europe", "europe", "europe"))
    assert asked(m) == (BG, "ghroth_gift_side")


def test_ghroth_miss_gives_an_acolyte_of_any_faction_anywhere():
    """A miss: she may put an Acolyte of any faction from its pool into any area; it takes no gate."""
    m = ghroth(6, {YS: "acolyte europe*6"}, gates={"antarctica": "abandoned"})
    assert offered(m, "side") == [BG, CC, GC]
    m.choose(side=BG)
    assert len(m.decision.options) == 17
    m.choose(area="antarctica")
    assert place_of(m, BG, "acolyte") == ["antarctica"] and keeper(m, "antarctica") == "abandoned"


def test_ghroth_miss_she_may_decline():
    """She need not place anyone."""
    m = ghroth(6, {})
    m.choose("no")
    assert asked(m) == (YS, "action") and place_of(m, BG, "acolyte") == []


def test_ghroth_needs_two_power_and_no_fungi():
    """It costs 2 Power; without Fungi on the map it may be tried and misses."""
    assert "ghroth" not in actions(table(BG, books={BG: "ghroth"}, power=powers({BG: 1})))
    m = ghroth(1, {}, fungi=())
    assert asked(m) == (BG, "ghroth_gift_side")


# Necrophagy


def necrophagy(dice, units, books=(), area="europe", edition="first"):
    return fighting(GC, YS, area, edition=edition, books={BG: "necrophagy", **dict(books)}, units=units, dice=dice)


BATTLE = {GC: "starspawn europe", YS: "undead europe*2"}


@pytest.mark.parametrize("edition", ["first", "later"])
def test_necrophagy_ghouls_come_and_pain_both_sides(edition):
    """Necrophagy: in any battle Ghouls not in it come to its area; each adds a Pain to both sides."""
    m = necrophagy([1] * 4, {**BATTLE, BG: "ghoul australia arabia"}, edition=edition)
    assert asked(m) == (BG, "necrophagy")
    play(m, {"area": "australia"}, "done")
    assert place_of(m, BG, "ghoul") == ["arabia", "europe"]
    assert asked(m) == (GC, "retreat_area")
    m.choose(area="scandinavia")
    assert asked(m) == (YS, "retreat_area")
    m.choose(area="north_asia")
    assert units_in(m, "europe") == {"black_goat/ghoul": 1, "yellow_sign/undead": 1}


@pytest.mark.parametrize(("edition", "there"), [("first", False), ("later", True)])
def test_r65_r96_a_ghoul_shares_no_area_with_the_killed(edition, there):
    """First edition: they are off the map before it comes. Later: they still stand there, and do not count."""
    m = table(
        GC, factions=(GC, BG, YS), edition=edition, books={BG: "necrophagy"}, dice=[6, 1, 1, 1],
        units={GC: "starspawn europe", YS: "undead europe", BG: "ghoul antarctica"},
    )  # fmt: skip
    m.choose("battle")
    assert asked(m) == (BG, "necrophagy") and bool(units_in(m, "europe").get("yellow_sign/undead")) is there
    m.choose("unit")
    assert "bg_share" not in met(m, BG)


def test_r96_a_ghoul_shares_the_area_with_those_that_live():
    """Later edition: one of two Undead is Killed; the other is company enough."""
    m = table(
        GC, factions=(GC, BG, YS), edition="later", books={BG: "necrophagy"}, dice=[6, 1, 1, 1],
        units={GC: "starspawn europe", YS: "undead europe*2", BG: "ghoul antarctica"},
    )  # fmt: skip
    play(m, "battle", "unit")
    assert "bg_share" in met(m, BG)


def test_necrophagy_is_optional_and_any_number():
    """She may call none, one or both."""
    m = necrophagy([1] * 4, {**BATTLE, BG: "ghoul australia arabia"})
    m.choose("done")
    assert place_of(m, BG, "ghoul") == ["arabia", "australia"]
    m = necrophagy([1] * 4, {**BATTLE, BG: "ghoul australia arabia"})
    play(m, {"area": "australia"}, {"area": "arabia"})
    assert place_of(m, BG, "ghoul") == ["europe"] * 2


def test_necrophagy_not_from_the_pool():
    """Ghouls in the pool are not called."""
    m = necrophagy([1] * 4, {**BATTLE, BG: "acolyte arabia"})
    assert m.decision.kind == "action" and place_of(m, BG, "ghoul") == []


def test_necrophagy_a_ghoul_already_there():
    """A Ghoul that stands in the area of others' battle may be called without moving."""
    m = necrophagy([1] * 4, {**BATTLE, BG: "ghoul europe"})
    m.choose("unit")
    assert asked(m) == (GC, "retreat_area") and place_of(m, BG, "ghoul") == ["europe"]


def test_necrophagy_in_her_own_battle():
    """In her own battle she suffers too; Ghouls in the battle are not called, called ones take no Pain."""
    m = fighting(
        BG, YS, books={BG: "necrophagy"}, units={BG: "fungi europe, ghoul europe arabia", YS: "undead europe"}, dice=[1]
    )
    assert asked(m) == (BG, "necrophagy") and offered(m, "area") == ["arabia"]
    m.choose("unit")
    assert asked(m) == (BG, "assign_pain") and set(offered(m, "unit")) == {"black_goat/fungi/0", "black_goat/ghoul/0"}


def test_necrophagy_an_exempted_ghoul_is_not_in_the_battle():
    """A Ghoul exempted by Invisibility counts as not in the battle and may be called."""
    m = fighting(
        CC,
        BG,
        books={BG: "necrophagy", CC: "invisibility"},
        units={BG: "fungi europe, ghoul europe", CC: "flying_polyp europe"},
        dice=[1, 1],
    )
    play(m, "invisibility", {"unit": "ghoul"})
    assert asked(m) == (BG, "necrophagy")
    m.choose("unit")
    play(m, {"area": "arabia"}, {"area": "scandinavia"})
    assert units_in(m, "europe") == {"black_goat/ghoul": 1}


def test_necrophagy_pains_beyond_the_units_are_lost():
    """Units Pained already take no more: further Pains are lost."""
    m = necrophagy([4, 4, 1, 1], {GC: "starspawn europe", YS: "undead europe*2", BG: "ghoul arabia"})
    m.choose("unit")
    assert asked(m) == (GC, "retreat_area")
    play(m, {"area": "scandinavia"}, {"area": "north_asia"}, {"area": "north_asia"})
    assert units_in(m, "north_asia") == {"yellow_sign/undead": 2} and m.decision.kind == "action"


def test_necrophagy_may_cause_the_first_loss():
    """The only Pain of a surrounded side, added by Necrophagy, costs it a unit."""
    m = necrophagy(
        [1] * 4, {GC: {"starspawn": ["europe"], "acolyte": AROUND_EUROPE}, YS: "undead europe*2", BG: "ghoul arabia"}
    )
    m.choose("unit")
    m.choose(area="arabia")
    assert place_of(m, YS, "undead") == ["europe"]


@pytest.mark.parametrize("edition", ["first", "later"])
def test_necrophagy_never_a_second_loss(edition):
    """A surrounded side loses one unit, however many Pains there are, Necrophagy's among them."""
    m = necrophagy(
        [4, 1, 1, 1, 1],
        {GC: {"starspawn": ["europe"], "acolyte": AROUND_EUROPE}, YS: "undead europe*3", BG: "ghoul arabia australia"},
        edition=edition,
    )
    play(m, {"area": "arabia"}, "unit")
    m.choose(area="arabia")
    assert place_of(m, YS, "undead") == ["europe"] * 2


def test_necrophagy_when_nobody_rolled():
    """First edition: a side wiped out before the roll, and still the Ghouls come and Pain the other."""
    m = necrophagy([], {GC: "cthulhu europe", YS: "undead europe", BG: "ghoul arabia"})
    m.choose("devour")
    assert asked(m) == (BG, "necrophagy")
    m.choose("unit")
    assert asked(m) == (GC, "retreat_area")


def test_necrophagy_later_edition_comes_before_pains():
    """Later edition: it is used while results are assigned, before the Pains; first: after them."""
    units = {GC: "starspawn europe", YS: "undead europe, byakhee europe", BG: "ghoul arabia"}
    m = necrophagy([4, 1, 1, 1, 1], units, edition="later")
    assert asked(m) == (BG, "necrophagy")
    m = necrophagy([4, 1, 1, 1, 1], units)
    assert asked(m) == (YS, "assign_pain")
    m.choose(unit="undead")
    assert asked(m) == (BG, "necrophagy")


# The Red Sign


def signed(slot=BG, **setup):
    return table(slot, books={BG: "red_sign"}, **setup)


def test_red_sign_dark_young_build_and_control_gates():
    """The Red Sign: Dark Young can build gates and control them."""
    m = signed(units={BG: "dark_young europe"})
    m.choose("build_gate")
    assert keeper(m, "europe") == "black_goat/dark_young/0" and power(m, BG) == 2
    m = signed(units={BG: "dark_young europe"}, gates={"europe": "abandoned"})
    m.choose("control_gate")
    assert keeper(m, "europe") == "black_goat/dark_young/0"


def test_red_sign_not_without_the_book_nor_for_other_monsters():
    """Without the book Dark Young cannot; with it, other Monsters cannot."""
    m = table(BG, books={BG: "frenzy"}, units={BG: "dark_young europe"}, gates={"europe": "abandoned"})
    assert not actions(m) & {"build_gate", "control_gate"}
    m = signed(units={BG: "fungi europe, shub_niggurath europe"}, gates={"europe": "abandoned"})
    assert not actions(m) & {"build_gate", "control_gate"}


def test_red_sign_summon_step_off_step_on():
    """A Dark Young just summoned may take the gate from the Cultist in the same slot."""
    m = signed(units={BG: "acolyte europe"}, gates={"europe": BG})
    play(m, "summon", {"unit": "dark_young"})
    skip_to(m, "action")
    play(m, "abandon_gate", "control_gate")
    assert keeper(m, "europe") == "black_goat/dark_young/0"


def test_red_sign_power_at_gather():
    """Each Dark Young on the map gives 1 Power at Gather."""
    units = {BG: "dark_young europe arabia"}
    assert gained(table(phase="gather", turn=2, books={BG: "red_sign"}, units=units), BG, "red_sign") == 2
    assert gained(table(phase="gather", turn=2, units=units), BG, "red_sign") == 0


def test_red_sign_counts_for_shub_niggurath():
    """Dark Young on the map count for Shub-Niggurath's combat."""
    m = signed(units={BG: "shub_niggurath europe, dark_young arabia*2", YS: "acolyte europe"}, dice=[1] * 2)
    fight(m, "europe", YS)
    assert dice_rolled(m)[BG] == 2


def test_red_sign_dark_young_stay_monsters():
    """Otherwise they stay Monsters: a keeper cannot be captured, and guards Cultists."""
    m = signed(YS, units={BG: "dark_young europe, acolyte europe", YS: "undead europe"}, gates={"europe": BG})
    assert "capture" not in actions(m)
    m = signed(units={BG: "dark_young europe*3"})
    assert "bg_sacrifice" not in actions(m)


# The Thousand Young


def test_thousand_young_monsters_cost_one_less():
    """The Thousand Young: with Shub-Niggurath in play her Monsters cost 1 less, Ghouls nothing."""
    m = table(
        BG, books={BG: "thousand_young"}, units={BG: "shub_niggurath australia, acolyte europe"},
        gates={"europe": BG}, power=powers({BG: 4}),
    )  # fmt: skip
    play(m, "summon", {"unit": "ghoul"})
    assert power(m, BG) == 4
    m.choose(unit="fungi")
    assert power(m, BG) == 3
    m.choose(unit="dark_young")
    assert power(m, BG) == 1


def test_thousand_young_needs_her_in_play():
    """While she is in the pool they cost what they cost."""
    m = table(BG, books={BG: "thousand_young"}, units={BG: "acolyte europe"}, gates={"europe": BG})
    play(m, "summon", {"unit": "ghoul"})
    assert power(m, BG) == 4


def test_thousand_young_after_the_last_power_within_the_slot():
    """A free Ghoul may still come after the last Power of the slot is spent, but needs a slot to begin with."""
    m = table(
        BG, books={BG: "thousand_young"}, units={BG: "shub_niggurath australia, acolyte europe"},
        gates={"europe": BG}, power=powers({BG: 1}),
    )  # fmt: skip
    play(m, "summon", {"unit": "fungi"})
    assert power(m, BG) == 0 and asked(m) == (BG, "summon_unit")
    play(m, {"unit": "ghoul"}, {"unit": "ghoul"})
    assert len(place_of(m, BG, "ghoul")) == 2


def test_red_sign_a_dark_young_that_leaves_abandons_its_gate():
    """A Dark Young on a gate is a keeper like any other: when it moves, the gate is abandoned."""
    m = signed(units={BG: "dark_young europe"}, gates={"europe": BG})
    play(m, "move", {"area": "arabia"})
    assert keeper(m, "europe") == "abandoned"


def test_blood_sacrifice_of_a_keeper_abandons_the_gate():
    """Any own Cultist on the map will do, the keeper of a gate too."""
    m = bleeding(acolytes=["arabia", "arabia"], gates={"arabia": BG}, draws=[1, 1])
    m.choose("blood_sacrifice")
    assert len(m.decision.options) == 2
    m.choose(unit="black_goat/acolyte/0")
    assert keeper(m, "arabia") == "abandoned"


def test_awaken_shub_niggurath_monsters_are_no_cultists():
    """Monsters at the gate do not stand in for the Cultists."""
    m = table(BG, power=powers({BG: 8}), units={BG: "acolyte arabia, fungi arabia*2"}, gates={"arabia": BG})
    assert "awaken" not in actions(m)


def test_ghroth_miss_takes_the_acolyte_from_the_pool():
    """The Acolyte comes from the pool: those on the map stay where they are."""
    m = ghroth(6, {YS: "acolyte europe*2"})
    play(m, {"side": YS}, {"area": "antarctica"})
    assert place_of(m, YS, "acolyte") == ["antarctica", "europe", "europe"]


def test_blood_sacrifice_takes_cultists_only():
    """Only her own Cultists on the map are offered."""
    m = bleeding(acolytes=["arabia", "captive:yellow_sign", "australia"], draws=[1, 1])
    m.choose("blood_sacrifice")
    assert kinds(m) == ["acolyte"] * 2 and offered(m, "area") == ["arabia", "australia"]
