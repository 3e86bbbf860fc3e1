"""Crawling Chaos: his units, Flight, Harbinger, and the six spellbooks."""

import pytest
from looking import asked, dice_rolled, events, gained, kinds, offered, power, powers, signs
from table import ALL, BG, CC, GC, YS, actions, fight, fighting, place_of, play, table, units_in


@pytest.mark.parametrize(
    ("kind", "count", "cost"), [("nightgaunt", 3, 1), ("flying_polyp", 3, 2), ("hunting_horror", 2, 3)]
)
def test_crawling_chaos_monster_cost(kind, count, cost):
    """Each Monster has its number in the box and its cost."""
    m = table(CC, units={CC: "acolyte europe"}, gates={"europe": CC})
    assert len(m.state_dict()["units"][CC][kind]) == count
    play(m, "summon", {"unit": kind})
    assert place_of(m, CC, kind) == ["europe"] and power(m, CC) == 5 - cost


@pytest.mark.parametrize(("kind", "dice"), [("nightgaunt", 0), ("flying_polyp", 1), ("hunting_horror", 2)])
def test_crawling_chaos_monster_combat(kind, dice):
    """Each Monster rolls its combat; Nightgaunts alone cannot start a battle."""
    m = table(CC, units={CC: {kind: ["europe"]}, YS: "acolyte europe"}, dice=[1] * dice)
    assert ("battle" in actions(m)) == (dice > 0)
    if dice:
        fight(m, "europe", YS)
        assert dice_rolled(m) == {CC: dice, YS: 0}


def test_nyarlathotep_rolls_both_sides_earned_books():
    """Nyarlathotep: one die for each spellbook he and his opponent have earned, nobody else's."""
    m = fighting(
        CC,
        YS,
        books={CC: "abduct madness", YS: "shriek zingaya passion", GC: "dreams"},
        units={CC: "nyarlathotep europe", YS: "acolyte europe"},
        dice=[1] * 5,
    )
    assert dice_rolled(m) == {CC: 5, YS: 0}


def test_nyarlathotep_without_books_cannot_attack():
    """No books on either side: no dice, no battle."""
    m = table(CC, units={CC: "nyarlathotep europe", YS: "acolyte europe"})
    assert "battle" not in actions(m)


def test_awaken_nyarlathotep_at_a_controlled_gate():
    """10 Power, at a gate he controls: of several he picks one; others' and abandoned gates do not count."""
    m = table(
        CC,
        power=powers({CC: 11}),
        units={CC: "acolyte europe arabia north_asia", YS: "acolyte south_asia"},
        gates={"europe": CC, "arabia": CC, "north_asia": "abandoned", "south_asia": YS},
    )
    m.choose("awaken")
    assert offered(m, "area") == ["arabia", "europe"]
    m.choose(area="arabia")
    assert place_of(m, CC, "nyarlathotep") == ["arabia"] and power(m, CC) == 1


def test_awaken_nyarlathotep_not_without_a_gate():
    """Without a controlled gate he cannot be awakened."""
    m = table(CC, power=powers({CC: 11}), units={CC: "acolyte europe"}, gates={"europe": "abandoned"})
    assert "awaken" not in actions(m)


# Flight


@pytest.mark.parametrize("kind", ["acolyte", "nightgaunt", "flying_polyp", "hunting_horror", "nyarlathotep"])
def test_flight_two_areas_for_one_power(kind):
    """Flight: each of his units, Cultists too, moves up to two areas for 1 Power, over enemies, not back."""
    m = table(CC, units={CC: {kind: ["australia"]}, GC: "cthulhu indian_ocean"})
    m.choose("move")
    assert set(offered(m, "area")) == {
        "south_pacific", "indian_ocean",
        "south_asia", "arabia", "east_africa", "south_atlantic", "antarctica", "north_pacific", "south_america",
    }  # fmt: skip
    m.choose(area="arabia")
    assert place_of(m, CC, kind) == ["arabia"] and power(m, CC) == 4


def test_flight_is_for_crawling_chaos_only():
    """Other factions move one area."""
    m = table(GC, units={GC: "cthulhu australia", CC: "acolyte europe"})
    m.choose("move")
    assert set(offered(m, "area")) == {"south_pacific", "indian_ocean"}


def test_flight_does_not_help_a_retreat():
    """A retreat is not a Move: one area only."""
    m = fighting(CC, YS, "australia", units={CC: "flying_polyp australia", YS: "byakhee australia"}, dice=[1, 4, 1])
    assert asked(m) == (CC, "retreat_area") and set(offered(m, "area")) == {"south_pacific", "indian_ocean"}


# Harbinger


def hunting(dice, units, books=("abduct",), enemy=YS, **setup):
    """A battle in Europe in which Nyarlathotep has one die for each of his books."""
    return fighting(CC, enemy, books={CC: list(books)}, units=units, dice=dice, **setup)


@pytest.mark.parametrize(
    ("enemy", "kind", "half", "theirs"),
    [(YS, "king_in_yellow", 2, 0), (YS, "hastur", 5, 5), (BG, "shub_niggurath", 4, 1), (GC, "cthulhu", 2, 6)],
)
@pytest.mark.parametrize("face", [6, 4])
def test_harbinger_pays_half_the_awakening(enemy, kind, half, theirs, face):
    """Harbinger: for an enemy Great Old One Killed or Pained, half its current awakening cost (Cthulhu's is 4)."""
    units = {CC: "nyarlathotep europe", enemy: {kind: ["europe"]}}
    if enemy == BG:
        units[BG]["acolyte"] = ["arabia"]
    m = hunting([face] + [1] * theirs, units, enemy=enemy)
    assert asked(m) == (CC, "harbinger") and actions(m) == {"power", "signs"}
    m.choose("power")
    assert gained(m, CC, "harbinger") == half and power(m, CC) == 4 + half


def test_harbinger_or_two_signs():
    """Or 2 Elder Signs, as he chooses."""
    m = hunting([6], {CC: "nyarlathotep europe", YS: "king_in_yellow europe"}, draws=[1, 3])
    m.choose("signs")
    assert signs(m, CC) == [1, 3] and gained(m, CC, "harbinger") == 0


def test_harbinger_each_great_old_one_once_his_choice_each_time():
    """Two Great Old Ones hit are two rewards, each chosen anew; each is rewarded once."""
    m = hunting(
        [6, 4] + [1] * 5,
        {CC: "nyarlathotep europe", YS: "king_in_yellow europe, hastur europe"},
        books=("abduct", "madness"),
        draws=[1, 1],
    )
    m.choose(unit="king_in_yellow")
    assert m.options("power", number=5)
    m.choose("signs")
    assert m.options("power", number=2)
    m.choose("power")
    assert asked(m)[1] != "harbinger" and gained(m, CC, "harbinger") == 2 and signs(m, CC) == [1, 1]


def test_harbinger_needs_nyarlathotep_in_the_battle():
    """A battle without Nyarlathotep pays nothing."""
    m = fighting(
        CC, YS, units={CC: "hunting_horror europe, nyarlathotep arabia", YS: "king_in_yellow europe"}, dice=[6, 1]
    )
    assert gained(m, CC, "harbinger") == 0 and asked(m)[1] == "action"


def test_harbinger_though_nyarlathotep_is_killed():
    """A post-battle ability works even when its unit is Killed in the same battle."""
    m = hunting([6, 6, 1, 1, 1, 1], {CC: "nyarlathotep europe", YS: "hastur europe"})
    play(m, "no", "power")
    assert place_of(m, CC, "nyarlathotep") == [] and gained(m, CC, "harbinger") == 5


def test_harbinger_by_pain_though_there_is_no_retreat():
    """A Pained Great Old One that cannot retreat pays all the same."""
    around = ["scandinavia", "north_asia", "arabia", "north_atlantic"]
    m = hunting([4], {CC: {"nyarlathotep": ["europe"], "acolyte": around}, YS: "king_in_yellow europe, undead europe"})
    m.choose(unit="king_in_yellow")
    m.choose("power")
    assert gained(m, CC, "harbinger") == 2 and place_of(m, YS, "king_in_yellow") == []


def test_harbinger_by_necrophagys_pain():
    """The Pain that Necrophagy adds pays too."""
    m = fighting(
        CC,
        YS,
        books={CC: "abduct", BG: "necrophagy"},
        units={CC: "nyarlathotep europe", YS: "king_in_yellow europe", BG: "ghoul arabia"},
        dice=[2] * 2,
    )
    assert asked(m) == (BG, "necrophagy")
    m.choose("unit")
    assert asked(m) == (CC, "harbinger")
    m.choose("power")
    assert gained(m, CC, "harbinger") == 2


def test_harbinger_not_for_a_great_old_one_unhurt():
    """A Great Old One without a result pays nothing."""
    m = hunting([6], {CC: "nyarlathotep europe", YS: "king_in_yellow europe, undead europe"})
    m.choose(unit="undead")
    assert gained(m, CC, "harbinger") == 0 and place_of(m, YS, "king_in_yellow") == ["europe"]


# Abduct


def test_abduct_each_nightgaunt_takes_one_of_the_enemys_choice():
    """Abduct: he gives up Nightgaunts; for each the enemy eliminates a Monster or Cultist of his choice."""
    m = fighting(
        CC,
        YS,
        books={CC: "abduct"},
        units={
            CC: "nightgaunt europe*3, hunting_horror europe",
            YS: "acolyte europe, undead europe*2, king_in_yellow europe",
        },
        dice=[1] * 2,
    )
    m.choose("abduct")
    assert asked(m) == (YS, "abduct_unit") and kinds(m) == ["acolyte", "undead"]
    m.choose(unit="undead")
    play(m, "abduct", {"unit": "acolyte"}, "done")
    assert place_of(m, CC, "nightgaunt") == ["europe"]
    assert units_in(m, "europe")["yellow_sign/undead"] == 1 and place_of(m, YS, "acolyte") == []


def test_abduct_stops_when_there_is_nothing_to_take():
    """Against Great Old Ones alone, or with no Nightgaunt in the battle, it is not offered."""
    for mine, theirs in (
        ({"nightgaunt": ["europe"]}, {"king_in_yellow": ["europe"]}),
        ({"nightgaunt": ["arabia"]}, {"undead": ["europe"]}),
    ):
        m = fighting(
            CC, YS, books={CC: "abduct"}, units={CC: {"hunting_horror": ["europe"], **mine}, YS: theirs}, dice=[1] * 2
        )
        assert dice_rolled(m)[CC] == 2 and len(place_of(m, CC, "nightgaunt")) == 1


def test_abduct_as_defender():
    """The defender abducts too, after the attacker's abilities; a devoured Nightgaunt can not."""
    m = table(
        GC,
        books={CC: "abduct"},
        units={GC: "cthulhu europe, deep_one europe", CC: "nightgaunt europe, acolyte europe"},
        dice=[1] * 7,
    )
    other = m.copy()
    fight(m, "europe", CC)
    play(m, "devour", {"unit": "acolyte"}, "abduct")
    assert place_of(m, GC, "deep_one") == [] and dice_rolled(m) == {}
    fight(other, "europe", CC)
    play(other, "devour", {"unit": "nightgaunt"})
    assert place_of(other, GC, "deep_one") == ["europe"] and dice_rolled(other) == {GC: 7, CC: 0}


# Emissary of the Outer Gods


def emissary(dice, mine=None, theirs=None):
    return fighting(
        BG,
        CC,
        books={CC: "emissary"},
        units={CC: {"nyarlathotep": ["europe"], **(mine or {})}, BG: theirs or {"dark_young": ["europe"]}},
        dice=[*dice, *[1] * 6],
    )


def test_emissary_turns_a_kill_into_a_pain():
    """Emissary: with no enemy Great Old One in the battle, a Kill on Nyarlathotep becomes a Pain."""
    m = emissary([6, 1, 1])
    assert asked(m) == (CC, "emissary")
    play(m, "yes", {"area": "arabia"})
    assert place_of(m, CC, "nyarlathotep") == ["arabia"]


def test_emissary_is_optional():
    """He may let Nyarlathotep die."""
    m = emissary([6, 1, 1])
    m.choose("no")
    assert place_of(m, CC, "nyarlathotep") == []


def test_emissary_not_against_a_great_old_one():
    """With an enemy Great Old One in the battle Nyarlathotep is killed, even if that one is Killed too."""
    for face in (1, 6):
        m = fighting(
            GC,
            CC,
            books={CC: "emissary"},
            units={CC: "nyarlathotep europe", GC: "cthulhu europe"},
            dice=[6, 1, 1, 1, 1, 1, face],
        )
        if face == 6:
            m.choose("power")
        assert place_of(m, CC, "nyarlathotep") == []


SURROUNDED = ["scandinavia", "north_asia", "arabia", "north_atlantic"]


@pytest.mark.parametrize("face", [4, 6])
def test_emissary_ignores_a_pain_with_nowhere_to_go(face):
    """Any Pain on him, rolled or converted, is ignored if he has nowhere to go."""
    m = emissary([face, 1, 1], theirs={"dark_young": ["europe"], "acolyte": SURROUNDED})
    if face == 6:
        m.choose("yes")
    assert place_of(m, CC, "nyarlathotep") == ["europe"] and m.decision.kind == "action"


def test_emissary_a_single_pain_may_be_put_on_him():
    """One Pain may be put on Nyarlathotep, and with nowhere to go nobody is lost."""
    m = emissary(
        [4, 1, 1, 1], mine={"flying_polyp": ["europe"]}, theirs={"dark_young": ["europe"], "acolyte": SURROUNDED}
    )
    m.choose(unit="nyarlathotep")
    assert units_in(m, "europe").get("crawling_chaos/flying_polyp") == 1
    assert place_of(m, CC, "nyarlathotep") == ["europe"]


def test_emissary_another_pained_unit_is_the_one_lost():
    """Two Pains and nowhere to go: his companion is lost, not he."""
    m = emissary(
        [4, 4, 1, 1], mine={"flying_polyp": ["europe"]}, theirs={"dark_young": ["europe"], "acolyte": SURROUNDED}
    )
    assert place_of(m, CC, "flying_polyp") == [] and place_of(m, CC, "nyarlathotep") == ["europe"]


def test_emissary_without_the_book_he_is_lost():
    """Without the book a surrounded, Pained Nyarlathotep is eliminated."""
    m = fighting(
        BG,
        CC,
        books={CC: "abduct"},
        units={CC: "nyarlathotep europe", BG: {"dark_young": ["europe"], "acolyte": SURROUNDED}},
        dice=[4, *[1] * 6],
    )
    assert place_of(m, CC, "nyarlathotep") == []


def test_emissary_retreats_when_he_can():
    """A Pain with somewhere to go is not ignored."""
    m = emissary([4, 1, 1])
    m.choose(area="arabia")
    assert place_of(m, CC, "nyarlathotep") == ["arabia"]


# Invisibility


def unseen(dice, mine, theirs, enemy=YS):
    return fighting(CC, enemy, books={CC: "invisibility"}, units={CC: mine, enemy: theirs}, dice=dice)


def test_invisibility_exempts_an_enemy_monster():
    """Invisibility: a Flying Polyp exempts a Monster or Cultist of either side; it does not roll or count."""
    m = unseen([1], {"flying_polyp": ["europe"]}, {"undead": ["europe"] * 2, "king_in_yellow": ["europe"]})
    m.choose("invisibility")
    assert asked(m) == (CC, "invisibility") and kinds(m) == ["flying_polyp", "undead"]
    m.choose(unit="undead")
    assert dice_rolled(m) == {CC: 1, YS: 0}


def test_invisibility_exempt_units_take_no_result():
    """An exempted unit takes no Kill and does not retreat."""
    m = unseen([1, 1, 6, 4], {"flying_polyp": ["europe"], "hunting_horror": ["europe"]}, {"byakhee": ["europe"]})
    play(m, "invisibility", {"unit": "hunting_horror"})
    assert dice_rolled(m)[CC] == 1
    assert place_of(m, CC, "flying_polyp") == [] and place_of(m, CC, "hunting_horror") == ["europe"]


def test_invisibility_may_hide_the_polyp_itself():
    """The Polyp may exempt itself; with nobody left in the battle nobody rolls."""
    m = unseen([], {"flying_polyp": ["europe"]}, {"undead": ["europe"] * 2})
    play(m, "invisibility", {"unit": "flying_polyp"})
    assert dice_rolled(m) == {} and place_of(m, CC, "flying_polyp") == ["europe"] and power(m, CC) == 4


def test_invisibility_once_for_each_polyp():
    """Two Polyps exempt two units, one each."""
    m = unseen([1, 1, 1], {"flying_polyp": ["europe"] * 2}, {"undead": ["europe"] * 4})
    play(m, "invisibility", {"unit": "undead"}, "invisibility", {"unit": "undead"})
    assert dice_rolled(m) == {CC: 2, YS: 1}


def test_invisibility_an_exempted_polyp_can_begin_nothing():
    """A Polyp exempted by the other exempts nobody."""
    m = unseen([1, 1, 1, 1], {"flying_polyp": ["europe"] * 2}, {"undead": ["europe"] * 4})
    m.choose("invisibility")
    m.choose(unit="crawling_chaos/flying_polyp/1")
    assert dice_rolled(m) == {CC: 1, YS: 3}


def test_invisibility_does_not_touch_great_old_ones():
    """Great Old Ones cannot be exempted, his own neither."""
    m = unseen(
        [1] * 2,
        {"flying_polyp": ["europe"], "nyarlathotep": ["europe"]},
        {"king_in_yellow": ["europe"], "undead": ["europe"]},
    )
    m.choose("invisibility")
    assert kinds(m) == ["flying_polyp", "undead"]


def test_invisibility_stays_though_the_polyp_is_devoured():
    """What the Polyp has begun stays when it is devoured afterwards."""
    m = unseen(
        [1] * 8, {"flying_polyp": ["europe"], "hunting_horror": ["europe"]},
        {"cthulhu": ["europe"], "shoggoth": ["europe"]}, enemy=GC,
    )  # fmt: skip
    play(m, "invisibility", {"unit": "shoggoth"}, "devour", {"unit": "flying_polyp"})
    assert dice_rolled(m) == {CC: 2, GC: 6}


def test_invisibility_saves_from_devour():
    """What the attacker has exempted, the defender cannot devour."""
    m = unseen([1] * 7, {"flying_polyp": ["europe"], "acolyte": ["europe"]}, {"cthulhu": ["europe"]}, enemy=GC)
    play(m, "invisibility", {"unit": "acolyte"}, "devour")
    assert place_of(m, CC, "acolyte") == ["europe"] and place_of(m, CC, "flying_polyp") == []


# Madness


def maddened(dice, units, area="europe"):
    return fighting(GC, YS, area, books={CC: "madness"}, units=units, dice=dice)


def test_madness_in_anybodys_battle_without_a_unit():
    """Madness: in any battle he chooses where Pained units retreat, without a unit in play."""
    m = maddened([4, 1, 1], {GC: "starspawn europe", YS: "undead europe"})
    assert asked(m) == (CC, "madness")
    m.choose("side")
    assert asked(m) == (CC, "retreat_area")
    m.choose(area="arabia")
    assert place_of(m, YS, "undead") == ["arabia"]


def test_madness_is_optional():
    """He may let the owners choose."""
    m = maddened([4, 1, 1], {GC: "starspawn europe", YS: "undead europe"})
    m.choose("no")
    assert asked(m) == (YS, "retreat_area")


def test_madness_chooses_which_side_goes_first():
    """The defender may be sent first; the attacker's limits are then those after the defender has gone."""
    units = {GC: "starspawn australia", YS: "byakhee australia"}
    m = maddened([4, 1, 1, 4, 1], units, area="australia")
    assert offered(m, "side") == [GC, YS]
    m.choose(side=YS)
    assert asked(m) == (CC, "retreat_area")
    m.choose(area="indian_ocean")
    assert place_of(m, YS, "byakhee") == ["indian_ocean"]
    assert place_of(m, GC, "starspawn") == ["south_pacific"]


def test_madness_obeys_the_normal_limits():
    """Not into an area with units of the enemy just fought; third parties do not matter."""
    m = maddened([4, 1, 1], {GC: "starspawn europe, acolyte arabia", YS: "undead europe", BG: "ghoul scandinavia"})
    m.choose("side")
    assert offered(m, "area") == ["north_asia", "north_atlantic", "scandinavia"]


def test_madness_does_not_choose_who_is_pained_or_lost():
    """The owner still assigns the Pains, and picks who is lost for want of room."""
    m = maddened(
        [4, 4, 1, 1, 1],
        {GC: {"starspawn": ["europe"], "acolyte": SURROUNDED}, YS: "undead europe, byakhee europe, acolyte europe"},
    )
    assert asked(m) == (YS, "assign_pain")
    m.choose(unit="undead")
    assert asked(m) == (YS, "assign_pain")
    m.choose(unit="byakhee")
    assert asked(m) == (YS, "no_room") and kinds(m) == ["byakhee", "undead"]


# Seek and Destroy


def test_seek_and_destroy_brings_hunting_horrors_that_take_part():
    """Seek and Destroy: Hunting Horrors come from anywhere on the map into his battle and roll."""
    m = fighting(
        CC,
        YS,
        books={CC: "seek_and_destroy"},
        units={CC: "flying_polyp europe, hunting_horror australia arabia", YS: "acolyte europe"},
        dice=[1] * 5,
    )
    play(m, "seek_and_destroy", {"area": "australia"}, "seek_and_destroy")
    assert place_of(m, CC, "hunting_horror") == ["europe"] * 2 and dice_rolled(m)[CC] == 5


def test_seek_and_destroy_as_many_as_he_likes():
    """One may come and the other stay."""
    m = fighting(
        CC,
        YS,
        books={CC: "seek_and_destroy"},
        units={CC: "flying_polyp europe, hunting_horror australia arabia", YS: "acolyte europe"},
        dice=[1] * 3,
    )
    play(m, "seek_and_destroy", {"area": "australia"}, "done")
    assert place_of(m, CC, "hunting_horror") == ["arabia", "europe"] and dice_rolled(m)[CC] == 3


def test_seek_and_destroy_gives_no_right_to_attack():
    """The die to declare must be in the area: a Nightgaunt alone cannot attack."""
    m = table(
        CC, books={CC: "seek_and_destroy"}, units={CC: "nightgaunt europe, hunting_horror arabia", YS: "acolyte europe"}
    )
    assert "battle" not in actions(m)


def test_seek_and_destroy_only_in_his_own_battles():
    """In others' battles it is not offered, and Hunting Horrors in the pool stay there."""
    m = fighting(
        GC,
        YS,
        books={CC: "seek_and_destroy"},
        units={CC: "hunting_horror arabia", GC: "starspawn europe", YS: "acolyte europe"},
        dice=[1] * 3,
    )
    assert place_of(m, CC, "hunting_horror") == ["arabia"]
    m = fighting(
        CC, YS, books={CC: "seek_and_destroy"}, units={CC: "flying_polyp europe", YS: "acolyte europe"}, dice=[1]
    )
    assert place_of(m, CC, "hunting_horror") == []


@pytest.mark.parametrize("edition", ["first", "later"])
def test_seek_and_destroy_after_the_side_is_wiped_out(edition):
    """First edition: a side wiped out by the attacker may bring Hunting Horrors back in; later: it is over."""
    m = fighting(
        GC,
        CC,
        edition=edition,
        books={CC: "seek_and_destroy"},
        units={GC: "cthulhu europe", CC: "acolyte europe, hunting_horror arabia"},
        dice=[1] * 8,
    )
    m.choose("devour")
    if edition == "first":
        assert asked(m) == (CC, "pre_battle")
        m.choose("seek_and_destroy")
        assert dice_rolled(m) == {GC: 6, CC: 2} and place_of(m, CC, "hunting_horror") == ["europe"]
    else:
        assert dice_rolled(m) == {} and place_of(m, CC, "hunting_horror") == ["arabia"]


# The Thousand Forms


def forms(dice, power_of, **setup):
    setup.setdefault("units", {CC: "nyarlathotep europe"})
    return table(CC, books={CC: "thousand_forms"}, power=power_of, dice=dice, **setup)


def test_thousand_forms_the_others_lose_as_they_agree():
    """The Thousand Forms: the others together lose the roll, in the shares they pledge; it costs nothing."""
    m = forms([4], powers({}))
    m.choose("thousand_forms")
    play(m, *({"number": n} for n in (1, 2, 1)))
    assert sorted(power(m, f) for f in (BG, YS, GC)) == [3, 4, 4] and power(m, CC) == 5


def test_thousand_forms_no_agreement_pays_him():
    """Too little pledged: he gains the roll and nobody loses."""
    m = forms([4], powers({}))
    m.choose("thousand_forms")
    play(m, *({"number": 0} for _ in range(6)))
    assert [power(m, f) for f in ALL] == [5, 9, 5, 5]


def test_thousand_forms_too_little_power_pays_him():
    """The others have less Power together than the roll: he gains it without any talk."""
    m = forms([6], {CC: 5, GC: 2, YS: 3})
    m.choose("thousand_forms")
    assert gained(m, CC, "thousand_forms") == 6 and not events(m, "pledged")


def test_thousand_forms_once_a_turn():
    """Once per turn: not again in the same Action phase."""
    m = forms([6], {CC: 5})
    m.choose("thousand_forms")
    assert power(m, CC) == 11
    assert asked(m) == (CC, "action") and "thousand_forms" not in actions(m)


def test_thousand_forms_needs_nyarlathotep_in_play():
    """Not without Nyarlathotep."""
    assert "thousand_forms" not in actions(forms([6], powers({}), units={CC: "acolyte europe"}))


def test_thousand_forms_trims_the_last_pledges():
    """More than the roll pledged: the last pledges are trimmed."""
    m = forms([4], powers({}))
    m.choose("thousand_forms")
    play(m, *({"number": 3} for _ in range(6)))
    assert [power(m, f) for f in (BG, YS, GC)] == [2, 4, 5]


def test_thousand_forms_is_an_action():
    """It is the action of the slot: nothing else follows it."""
    m = forms([4], powers({}))
    m.choose("thousand_forms")
    play(m, *({"number": 0} for _ in range(6)))
    assert asked(m) == (BG, "action")


# More cases


def test_harbinger_as_defender():
    """The defender is paid as well."""
    m = fighting(
        YS,
        CC,
        books={CC: "abduct"},
        units={CC: "nyarlathotep europe", YS: "king_in_yellow europe, undead europe*2"},
        dice=[1, 6],
    )
    m.choose(unit="king_in_yellow")
    m.choose("power")
    assert gained(m, CC, "harbinger") == 2


def test_harbinger_not_twice_for_the_same_great_old_one():
    """Pained by the roll and rewarded, then Necrophagy: nothing more for the same one."""
    m = fighting(
        CC,
        YS,
        books={CC: "abduct", BG: "necrophagy"},
        units={CC: "nyarlathotep europe", YS: "king_in_yellow europe, undead europe", BG: "ghoul arabia"},
        dice=[4],
    )
    play(m, {"unit": "king_in_yellow"}, "power", "unit")
    assert asked(m)[1] == "retreat_area" and gained(m, CC, "harbinger") == 2


def test_emissary_a_third_factions_great_old_one_does_not_matter():
    """Only a Great Old One of the enemy in the battle counts, not a bystander."""
    m = fighting(
        BG,
        CC,
        books={CC: "emissary"},
        units={CC: "nyarlathotep europe", BG: "dark_young europe", GC: "cthulhu europe"},
        dice=[6, 1, 1],
    )
    assert asked(m) == (CC, "emissary")


def test_invisibility_as_defender():
    """The defender exempts after the attacker's abilities."""
    m = fighting(
        GC,
        CC,
        books={CC: "invisibility"},
        units={CC: "flying_polyp europe, acolyte europe", GC: "starspawn europe, deep_one europe"},
        dice=[1] * 2,
    )
    play(m, "invisibility", {"unit": "starspawn"})
    assert dice_rolled(m) == {GC: 1, CC: 1}


def test_thousand_forms_again_in_the_next_turn():
    """In the next turn it may be used again."""
    m = table(
        CC,
        books={CC: "thousand_forms"},
        units={CC: "nyarlathotep europe"},
        power={CC: 1, YS: 1},
        flags=["thousand_forms_used"],
        phase="action",
        turn=1,
    )
    assert "thousand_forms" not in actions(m)
    m.choose("pass")
    m.choose("pass")
    assert m.state_dict()["turn"] == 2 and "thousand_forms_used" not in m.state_dict()["flags"]


def test_emissary_not_for_other_units():
    """Kills on his other units stay Kills, and nothing is asked."""
    m = emissary([6, 1, 1, 1], mine={"flying_polyp": ["europe"]})
    m.choose(unit="flying_polyp")
    assert m.decision.kind == "action" and place_of(m, CC, "flying_polyp") == []
