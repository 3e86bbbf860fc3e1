"""The 24 requirements, and how a spellbook is earned (Rulebook VIII)."""

import pytest
from looking import asked, doom, events, met, offered, power, powers, signs
from table import BG, BOOKS, CC, GC, YS, actions, fighting, place_of, play, table

from game.api import new_match
from game.games.wars.rules import rules

OCEANS = ["arctic_ocean", "north_atlantic", "south_atlantic", "north_pacific", "south_pacific", "indian_ocean"]
TEN = ["europe", "arabia", "australia", "scandinavia", "antarctica", "north_asia", "south_asia", "north_america"]


# Great Cthulhu


def doom_phase(edition="first", **setup):
    """The second turn's Doom phase; in the later edition Great Cthulhu could pay a Ritual, and so is asked."""
    setup.setdefault("power", powers({GC: 5 if edition == "later" else 1}, rest=1))
    return table(phase="doom", turn=2, edition=edition, **setup)


@pytest.mark.parametrize("edition", ["first", "later"])
def test_gc_first_doom(edition):
    """The first Doom phase gives a book and one Elder Sign."""
    m = doom_phase(edition, draws=[2])
    if edition == "later":
        m.choose("gc_first_doom")
    assert asked(m) == (GC, "book") and signs(m, GC) == [2] and met(m, GC) == {"gc_first_doom"}
    m.choose(book="dreams")
    assert m.state_dict()["books"][GC] == ["dreams"]


def test_gc_first_doom_not_in_the_first_turn():
    """There is no Doom phase in the first turn: he begins to act without it."""
    m = table(phase="first_player", turn=1)
    m.choose(number=1)
    assert asked(m) == (GC, "action") and met(m, GC) == set()


def test_gc_first_doom_comes_once():
    """Later Doom phases give nothing more."""
    m = doom_phase(books={GC: "dreams"}, requirements={GC: "gc_first_doom"}, draws=[])
    assert asked(m) == (GC, "action") and signs(m, GC) == []


def test_gc_first_doom_comes_of_itself_in_the_later_edition():
    """Later edition: ended without it, the Ritual slot gives it all the same; it is not a choice."""
    m = doom_phase("later", draws=[1])
    m.choose("done")
    assert asked(m) == (GC, "book")


def five_books(number, edition="first", **setup):
    return doom_phase(
        edition,
        books={GC: BOOKS[GC][:number]},
        requirements={GC: ["gc_first_doom", "gc_kill_1", "gc_kill_2", "gc_ocean_gates", "gc_awaken"][:number]},
        **setup,
    )


@pytest.mark.parametrize("edition", ["first", "later"])
def test_gc_five_books(edition):
    """A Doom phase in which he already holds five books gives the sixth and one Elder Sign."""
    m = five_books(5, edition, draws=[3])
    if edition == "later":
        m.choose("gc_five_books")
    assert signs(m, GC) == [3] and m.state_dict()["books"][GC] == BOOKS[GC]


def test_gc_five_books_not_with_four():
    """Four books are not enough."""
    m = five_books(4, draws=[])
    assert asked(m) == (GC, "action") and "gc_five_books" not in met(m, GC)


@pytest.mark.parametrize("edition", ["first", "later"])
def test_gc_five_books_right_after_the_fifth(edition):
    """The fifth book by the first Doom phase gives the sixth in the same phase."""
    m = doom_phase(
        edition,
        books={GC: BOOKS[GC][:4]},
        requirements={GC: "gc_kill_1 gc_kill_2 gc_ocean_gates gc_awaken"},
        draws=[1, 1],
    )
    if edition == "later":
        m.choose("done")
    m.choose(book="submerge")
    assert m.state_dict()["books"][GC] == BOOKS[GC] and signs(m, GC) == [1, 1]


def killing(dice, prey, requirements=(), books=(), cthulhu=False, **more):
    mine = {"cthulhu": ["europe"]} if cthulhu else {"starspawn": ["europe"]}
    return fighting(
        GC,
        YS,
        books={GC: list(books), **more},
        requirements={GC: list(requirements)},
        units={GC: mine, YS: {"acolyte": ["europe"] * prey}},
        dice=dice,
    )


def test_gc_kill_1():
    """One enemy unit Killed in a battle."""
    m = killing([6, 1, 1], 2)
    assert asked(m) == (GC, "book") and met(m, GC) == {"gc_kill_1"}


def test_gc_kill_1_by_devour():
    """One devoured counts."""
    m = killing([1] * 6, 2, cthulhu=True)
    m.choose("devour")
    assert met(m, GC) == {"gc_kill_1"}


def test_gc_kill_1_not_by_pain():
    """A Pain, and a unit lost for want of room, are no kill."""
    m = fighting(
        GC,
        YS,
        units={GC: "deep_one europe, acolyte scandinavia north_asia arabia north_atlantic", YS: "acolyte europe"},
        dice=[4],
    )
    assert place_of(m, YS, "acolyte") == [] and met(m, GC) == set()


def test_gc_kill_1_not_for_a_kill_that_emissary_changed():
    """A Kill turned into a Pain does not count."""
    m = fighting(GC, CC, books={CC: "emissary"}, units={GC: "deep_one europe", CC: "nyarlathotep europe"}, dice=[6, 1])
    play(m, "yes", {"area": "arabia"})
    assert met(m, GC) == set() and asked(m) == (CC, "action")


def test_gc_kill_1_with_two_when_the_other_is_met():
    """Two killed, the requirement for two met before: they count for the one."""
    m = killing([6, 6, 1], 3, ["gc_kill_2"], ["dreams"])
    assert met(m, GC) == {"gc_kill_1", "gc_kill_2"}


def test_gc_kill_1_as_defender():
    """An enemy's battle counts as well."""
    m = fighting(YS, GC, units={GC: "deep_one europe", YS: "undead europe*2"}, dice=[1, 6])
    assert asked(m) == (GC, "book") and met(m, GC) == {"gc_kill_1"}


def test_gc_kill_2():
    """Two in one battle, devoured and Killed together: the requirement for two, and only that."""
    m = killing([6, 1, 1, 1, 1, 1], 3, cthulhu=True)
    m.choose("devour")
    assert met(m, GC) == {"gc_kill_2"}


def test_gc_kill_2_and_gc_kill_1_with_three():
    """Three in one battle earn both."""
    m = killing([6, 6, 6], 4)
    assert met(m, GC) == {"gc_kill_1", "gc_kill_2"}
    play(m, {"book": "absorb"}, {"book": "dreams"})
    assert m.state_dict()["books"][GC] == ["absorb", "dreams"]


def test_gc_kill_2_not_over_two_battles():
    """One now and one before are not two in one battle."""
    m = killing([6, 1, 1], 2, ["gc_kill_1"], ["dreams"])
    assert met(m, GC) == {"gc_kill_1"} and asked(m) == (CC, "action")


def test_gc_kill_2_the_book_waits_for_the_end_of_the_battle():
    """A requirement met in a battle gives its book when the battle is over, retreats included."""
    m = killing([6, 6, 4], 3)
    assert asked(m) == (YS, "retreat_area")
    m.choose(area="arabia")
    assert asked(m) == (GC, "book")


def test_gc_ocean_gates_three_of_his_own():
    """Control three ocean gates."""
    m = table(
        GC,
        units={GC: {"acolyte": [*OCEANS[:3], "europe"]}},
        gates={"arctic_ocean": GC, "north_atlantic": GC, "europe": GC},
    )
    play(m, "build_gate")
    assert asked(m) == (GC, "book") and met(m, GC) == {"gc_ocean_gates"}


def test_gc_ocean_gates_four_anywhere():
    """Or four ocean gates exist, whoever has them, at an enemy's action too."""
    m = table(
        YS, units={YS: "acolyte indian_ocean", CC: {"acolyte": OCEANS[:1]}},
        gates={"arctic_ocean": CC, "north_atlantic": "abandoned", "north_pacific": "abandoned"},
    )  # fmt: skip
    m.choose("build_gate")
    assert asked(m) == (GC, "book") and met(m, GC) == {"gc_ocean_gates"}


def test_gc_ocean_gates_not_with_less():
    """Two of his own and one of another are too few, and land gates do not count."""
    m = table(
        GC,
        units={GC: "acolyte arctic_ocean europe north_pacific"},
        gates={"arctic_ocean": GC, "europe": GC, "north_atlantic": "abandoned"},
    )
    m.choose("build_gate")
    assert met(m, GC) == set()


def test_gc_awaken():
    """Awaken Cthulhu."""
    m = table(GC, power=powers({GC: 10}), gates={"south_pacific": "abandoned"}, draws=[1])
    m.choose("awaken")
    assert asked(m) == (GC, "book") and met(m, GC) == {"gc_awaken"}


# Crawling Chaos


@pytest.mark.parametrize(("name", "cost"), [("cc_pay_4", 4), ("cc_pay_6", 6)])
def test_cc_pay_4_and_cc_pay_6(name, cost):
    """As an action pay 4, or pay 6; each once, and it is the action of the slot."""
    m = table(CC, power=powers({CC: cost + 2}))
    m.choose(name)
    assert power(m, CC) == 2 and met(m, CC) == {name}
    m.choose(book="madness")
    assert asked(m) == (BG, "action")
    assert name not in actions(table(CC, power=powers({CC: cost - 1})))


def test_cc_pay_4_once():
    """What is met is not paid again."""
    m = table(CC, power=powers({CC: 9}), books={CC: "madness"}, requirements={CC: "cc_pay_4"})
    assert "cc_pay_4" not in actions(m) and "cc_pay_6" in actions(m) and "cc_pay_both" not in actions(m)


def test_cc_pay_4_and_cc_pay_6_both_in_one_action():
    """Both in one action for 10."""
    m = table(CC, power=powers({CC: 11}))
    m.choose("cc_pay_both")
    assert power(m, CC) == 1 and met(m, CC) == {"cc_pay_4", "cc_pay_6"}
    play(m, {"book": "abduct"}, {"book": "madness"})
    assert asked(m) == (BG, "action")
    assert "cc_pay_both" not in actions(table(CC, power=powers({CC: 9})))


def chaos_gates(number, **setup):
    areas = TEN[:number]
    m = table(CC, units={CC: {"acolyte": areas}}, gates=dict.fromkeys(areas[:-1], CC), **setup)
    m.choose("build_gate")
    return m


def test_cc_gates_3():
    """Three controlled gates."""
    assert met(chaos_gates(2), CC) == set()
    assert met(chaos_gates(3), CC) == {"cc_gates_3"}


def test_cc_gates_4():
    """Four controlled gates give the next."""
    m = chaos_gates(4, books={CC: "madness"}, requirements={CC: "cc_gates_3"})
    assert met(m, CC) == {"cc_gates_3", "cc_gates_4"}


def gather_with(captives, power_before, **others):
    units = {YS: {"acolyte": ["captive:crawling_chaos"] * captives}}
    return table(phase="gather", turn=2, power={CC: power_before, **others}, units=units, unpicked=True)


@pytest.mark.parametrize(("power_before", "expected"), [(9, set()), (10, {"cc_gates_3"})])
def test_cc_gates_3_by_12_power(power_before, expected):
    """12 Power at any moment meet it as well."""
    assert met(gather_with(2, power_before), CC) == expected


@pytest.mark.parametrize(("power_before", "expected"), [(7, {"cc_gates_3"}), (9, {"cc_gates_3", "cc_gates_4"})])
def test_cc_gates_4_by_15_power(power_before, expected):
    """15 Power meet the next, and both at once give two books."""
    m = gather_with(6, power_before)
    assert met(m, CC) == expected and asked(m) == (CC, "book")


def test_cc_gates_3_after_the_minimum_raise():
    """Power from the minimum raise counts."""
    m = gather_with(0, 0, great_cthulhu=23)
    assert power(m, CC) == 12 and met(m, CC) == {"cc_gates_3"}


def test_cc_gates_4_by_power_in_the_action_phase():
    """Power gained in the Action phase counts: The Thousand Forms."""
    m = table(
        CC, power={CC: 12}, books={CC: "thousand_forms"}, requirements={CC: "cc_gates_3"},
        units={CC: "nyarlathotep europe"}, dice=[3],
    )  # fmt: skip
    m.choose("thousand_forms")
    assert met(m, CC) == {"cc_gates_3", "cc_gates_4"}


def test_cc_capture():
    """Capture an enemy Cultist."""
    m = table(CC, units={CC: "nightgaunt europe", YS: "acolyte europe"})
    m.choose("capture")
    assert asked(m) == (CC, "book") and met(m, CC) == {"cc_capture"}


def test_cc_capture_not_by_others():
    """Captures by others, and his own Cultist captured, meet nothing."""
    m = table(YS, units={YS: "undead europe", CC: "acolyte europe"})
    m.choose("capture")
    assert met(m, CC) == set()


def test_cc_awaken():
    """Awaken Nyarlathotep."""
    m = table(CC, power=powers({CC: 10}), units={CC: "acolyte europe"}, gates={"europe": CC})
    m.choose("awaken")
    assert asked(m) == (CC, "book") and met(m, CC) == {"cc_awaken"}


# Black Goat


def spread(number, requirements=(), books=()):
    """Her units in one area less than ``number``, and one to spare that moves into another."""
    m = table(
        BG,
        books={BG: list(books)},
        requirements={BG: list(requirements)},
        units={BG: {"acolyte": TEN[1:number][:6], "fungi": TEN[1:number][6:], "ghoul": ["arabia"]}},
    )
    play(m, "move", {"unit": "ghoul"}, {"area": "europe"})
    return m


def test_bg_areas_4():
    """Units in four areas, at once between two moves of one Move."""
    m = spread(4)
    assert asked(m) == (BG, "book") and met(m, BG) == {"bg_areas_4"}
    m.choose(book="frenzy")
    assert asked(m) == (BG, "move_unit")
    assert met(spread(3), BG) == set()


def test_bg_areas_6():
    """Units in six areas: the next one after the four."""
    assert met(spread(6), BG) == {"bg_areas_4", "bg_areas_6"}
    assert met(spread(5), BG) == {"bg_areas_4"}


def test_bg_areas_8():
    """Units in eight areas: the last one after the four and the six."""
    m = spread(8)
    assert met(m, BG) == {"bg_areas_4", "bg_areas_6", "bg_areas_8"}
    play(m, {"book": "frenzy"})
    assert asked(m) == (BG, "move_unit")
    assert "bg_areas_8" not in met(spread(7), BG)


def test_bg_areas_4_in_an_enemys_slot():
    """It is met in an enemy's slot too: a retreat spreads her over a fourth area."""
    m = fighting(YS, BG, units={BG: "acolyte europe*2 arabia australia", YS: "undead europe*2"}, dice=[4])
    m.choose(area="scandinavia")
    assert asked(m) == (BG, "book") and met(m, BG) == {"bg_areas_4"}


def sharing(edition="first", third=True, **setup):
    units = {BG: "ghoul europe arabia", YS: "undead europe", GC: "deep_one arabia"}
    if third:
        units[CC] = {"nightgaunt": ["scandinavia"]}
    m = table(BG, edition=edition, units=units, **setup)
    play(m, "move", {"area": "europe", "unit": "ghoul"}, {"area": "scandinavia"})
    return m


def test_bg_share_needs_every_enemy():
    """Sharing with two of three is not enough; an enemy without units blocks it."""
    assert "bg_share" not in met(sharing(), BG) and "bg_share" not in met(sharing(third=False), BG)


@pytest.mark.parametrize(("edition", "pay"), [("first", 0), ("later", 3)])
def test_bg_share(edition, pay):
    """A different area for each enemy will do; the later edition also pays 1 Power per enemy."""
    m = table(
        CC,
        edition=edition,
        units={BG: "ghoul europe arabia", YS: "undead europe", GC: "deep_one arabia", CC: "nightgaunt scandinavia"},
    )
    play(m, "move", {"area": "arabia"})
    assert asked(m) == (BG, "book") and met(m, BG) == {"bg_share"} and power(m, BG) == 5 + pay


def test_bg_share_with_two_enemies():
    """In a game of three there are two enemies."""
    m = table(BG, factions=(CC, BG, YS), units={BG: "ghoul europe asia", YS: "undead europe", CC: "nightgaunt africa"})
    play(m, "move", {"unit": "ghoul", "area": "asia"}, {"area": "africa"})
    assert met(m, BG) == {"bg_share"}


def test_bg_sacrifice():
    """As an action eliminate two own Cultists from anywhere, for nothing."""
    m = table(BG, units={BG: "acolyte europe arabia australia"})
    play(m, "bg_sacrifice", {"area": "europe"}, {"area": "australia"})
    assert place_of(m, BG, "acolyte") == ["arabia"] and met(m, BG) == {"bg_sacrifice"} and power(m, BG) == 5
    m.choose(book="frenzy")
    assert asked(m) == (YS, "action")


def test_bg_sacrifice_nobody_is_asked_which_of_two_is_first():
    """Where just two Cultists are on the map both go (R21)."""
    m = table(BG, units={BG: "acolyte europe arabia captive:yellow_sign"}, gates={"europe": BG})
    m.choose("bg_sacrifice")
    assert asked(m) == (BG, "book") and place_of(m, BG, "acolyte") == ["captive:yellow_sign"]


def test_bg_sacrifice_needs_two_and_comes_once():
    """Not with one Cultist on the map, not a second time; those of the awakening do not count."""
    assert "bg_sacrifice" not in actions(table(BG, units={BG: "acolyte europe captive:yellow_sign"}))
    m = table(BG, books={BG: "frenzy"}, requirements={BG: "bg_sacrifice"}, units={BG: "acolyte europe*3"})
    assert "bg_sacrifice" not in actions(m)


def test_bg_awaken():
    """Awaken Shub-Niggurath; her two Cultists do not count for the other requirement."""
    m = table(BG, power=powers({BG: 8}), units={BG: "acolyte europe*2"}, gates={"europe": BG})
    m.choose("awaken")
    assert asked(m) == (BG, "book") and met(m, BG) == {"bg_awaken"}


# Yellow Sign


def test_ys_gift():
    """As an action give another player 3 Doom; it costs nothing."""
    m = table(YS)
    m.choose("ys_gift")
    assert offered(m, "side") == [BG, CC, GC]
    m.choose(side=CC)
    assert doom(m, CC) == 3 and met(m, YS) == {"ys_gift"} and power(m, YS) == 5
    m.choose(book="passion")
    assert asked(m) == (GC, "action")


def test_ys_gift_once():
    """Only once."""
    assert "ys_gift" not in actions(table(YS, books={YS: "passion"}, requirements={YS: "ys_gift"}))


def test_ys_king():
    """Awaken the King in Yellow."""
    m = table(YS, units={YS: "acolyte europe"})
    m.choose("awaken")
    assert asked(m) == (YS, "book") and met(m, YS) == {"ys_king"}


def desecrated(area, **setup):
    m = table(YS, units={YS: {"king_in_yellow": [area]}}, dice=[1], **setup)
    m.choose("desecrate")
    return m


@pytest.mark.parametrize("area", ["north_america", "south_america"])
def test_ys_crescent(area):
    """A marker in an area with the crescent."""
    m = desecrated(area)
    assert asked(m) == (YS, "book") and met(m, YS) == {"ys_crescent"}


@pytest.mark.parametrize("area", ["australia", "west_africa", "east_africa"])
def test_ys_chevron(area):
    """A marker in an area with the chevron."""
    assert met(desecrated(area), YS) == {"ys_chevron"}


@pytest.mark.parametrize("area", ["europe", "scandinavia", "arabia", "north_asia", "south_asia"])
def test_ys_claw(area):
    """A marker in an area with the claw."""
    assert met(desecrated(area), YS) == {"ys_claw"}


def test_ys_claw_ys_chevron_ys_crescent_not_elsewhere_or_twice():
    """Oceans and Antarctica have no sign; a second marker of one sign earns nothing."""
    assert met(desecrated("antarctica"), YS) == met(desecrated("north_atlantic"), YS) == set()
    m = desecrated("europe", desecrated=["arabia"], books={YS: "passion"}, requirements={YS: "ys_claw"})
    assert met(m, YS) == {"ys_claw"} and asked(m) == (YS, "desecrate_unit")


def hastur(draws, **setup):
    m = table(
        YS,
        power=powers({YS: 10}),
        units={YS: "acolyte europe, king_in_yellow europe"},
        gates={"europe": YS},
        draws=draws,
        **setup,
    )
    m.choose("awaken")
    return m


def test_ys_hastur():
    """Awaken Hastur: a book and one Elder Sign."""
    m = hastur([2])
    assert asked(m) == (YS, "book") and met(m, YS) == {"ys_hastur"} and signs(m, YS) == [2]


def test_ys_hastur_sign_only_once():
    """Awakened a second time he brings no sign."""
    m = hastur([], books={YS: "passion"}, requirements={YS: "ys_hastur"})
    assert place_of(m, YS, "hastur") == ["europe"] and signs(m, YS) == []


# Earning books


def test_requirement_once_met_is_met_for_good():
    """A requirement that no longer holds keeps its book."""
    m = table(
        CC, books={CC: "madness"}, requirements={CC: "cc_gates_3"}, units={CC: "acolyte europe"}, gates={"europe": CC}
    )
    m.choose("pass")
    assert met(m, CC) == {"cc_gates_3"} and m.state_dict()["books"][CC] == ["madness"]


def test_requirement_gives_any_unused_book():
    """The owner picks among all books he has not."""
    m = table(CC, books={CC: "madness"}, requirements={CC: "cc_capture"}, power=powers({CC: 5}))
    m.choose("cc_pay_4")
    assert offered(m, "book") == sorted(set(BOOKS[CC]) - {"madness"})


def test_requirement_last_book_is_not_asked():
    """The last book left is given without a question."""
    m = table(CC, books={CC: BOOKS[CC][:5]}, requirements={CC: "cc_pay_6 cc_gates_3 cc_gates_4 cc_capture cc_awaken"})
    m.choose("cc_pay_4")
    assert m.state_dict()["books"][CC] == BOOKS[CC] and events(m, "book")


def test_requirement_book_works_in_the_same_slot():
    """A book is picked at once, before the second action, which it may bring."""
    m = table(
        YS,
        books={YS: "screaming_dead"},
        requirements={YS: "ys_king"},
        units={YS: "king_in_yellow europe, undead arabia", GC: "acolyte arabia"},
        dice=[1],
    )
    play(m, "screaming_dead", {"area": "arabia"}, "desecrate", {"book": "zingaya"}, {"unit": "undead"})
    assert m.state_dict()["books"][YS] == ["screaming_dead", "zingaya"]


@pytest.mark.parametrize(
    ("faction", "name", "other", "units"),
    [
        (CC, "cc_pay_4", "cc_pay_6", {}),
        (CC, "cc_pay_6", "cc_pay_4", {}),
        (BG, "bg_sacrifice", "bg_share", {BG: "acolyte europe*2"}),
        (YS, "ys_gift", "ys_king", {}),
    ],
)
def test_requirement_action_open_though_others_are_met(faction, name, other, units):
    """What is met already does not close the requirement actions that are still open."""
    m = table(
        faction,
        power=powers({}, rest=9),
        books={faction: BOOKS[faction][:1]},
        requirements={faction: [other]},
        units=units,
    )
    assert name in actions(m) and other not in actions(m)


def test_requirements_are_looked_at_in_one_order_whichever_faction_was_imported_first(monkeypatch):
    usual = new_match("wars", players=4, seed=1).rules.watchers
    monkeypatch.setattr(rules, "WATCHERS", sorted(rules.WATCHERS, key=lambda watcher: -watcher.side))
    assert new_match("wars", players=4, seed=1).rules.watchers == usual and any(usual)
