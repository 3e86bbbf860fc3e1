"""Windwalker: each unit, ability, requirement and spellbook, and each ruling on them (docs/rulings.md)."""

import pytest
from steps import decline, finish_battle, happened, track, until, until_over
from table import BG, CC, GC, YS, actions, fight, place_of, play, spelled, units_in

from game.api import IllegalAnswer, load_match, new_match
from game.games.wars.rules.combat import strength
from game.games.wars.rules.flow.actions import summon_cost
from game.games.wars.rules.flow.anytime import ANY_MOMENT, moments
from game.games.wars.rules.units import BIT, FIGURE, KIND_NUMBER, SIDE_NUMBER
from game.games.wars.text.table import area_lines
from game.games.wars.words.tableview import read_table
from game.match.words import words

WW = "windwalker"
SIDE = SIDE_NUMBER[WW]
WITH = (GC, CC, YS, WW)
BOOKS = "arctic_wind berserkergang cannibalism herald howl ice_age"
OPEN = "ww_first ww_far_gate ww_six_books ww_any_time ww_rhan_tegoth ww_ithaqua"
AT_HOME = {"windwalker_start": "arctic_ocean"}


def table(slot=None, *, factions=WITH, edition="first", dice=None, draws=None, unpicked=False, **setup):
    """A match with Windwalker at the position described: 5 Power for everyone, begun in the Arctic, unless told."""
    setup.setdefault("power", dict.fromkeys(factions, 5))
    setup.setdefault("notes", AT_HOME)
    if slot is not None:
        setup |= {"slot": slot, "phase": "action"}
    dice = dice and [*dice, *[1] * 20]
    m = new_match("wars", factions=factions, edition=edition, dice=dice, draws=draws, seed=1, setup=spelled(setup))
    return m if unpicked else settled(m)


def settled(m):
    """The match once the books are picked that its set-up brings at once."""
    while m.decision is not None and m.decision.kind == "book" and m.decision.side == SIDE:
        m.choose(book=next(book for book in ("arctic_wind", "herald", "howl") if m.options(book=book)))
    return m


def own_slot(m):
    """Decline everything until Windwalker's next slot."""
    until(m, "action", side=WW)
    while (m.decision.kind, m.decision.side, m.decision.about) != ("action", SIDE, (0, 0)):
        decline(m)


def duel(slot, *, factions=(WW, GC), **setup):
    """A Duel at the position described."""
    setup = {"power": dict.fromkeys(factions, 5), "phase": "action", "slot": slot} | setup
    return new_match("duel", factions=factions, seed=1, setup=spelled(setup))


def fighting(slot, enemy, area="europe", **setup):
    m = table(slot, **setup)
    fight(m, area, enemy)
    return m


def power(m):
    return track(m, "power")[WW]


def met(m):
    return set(track(m, "requirements")[WW])


def areas(m):
    return {m.rules.name_option(each).get("area") for each in m.decision.options}


def kinds(m):
    named = [m.rules.name_option(each).get("unit") for each in m.decision.options]
    return sorted(name.split("/")[1] for name in named if name)


# set-up


def test_windwalker_starts_at_either_pole_after_all_with_a_fixed_start_area():
    m = new_match("wars", factions=[WW, GC, YS], seed=1)
    assert (m.decision.kind, m.decision.side, areas(m)) == ("start_area", SIDE, {"arctic_ocean", "antarctica"})
    m.choose(area="antarctica")
    assert place_of(m, WW, "acolyte") == ["antarctica"] * 6 and m.state_dict()["gates"]["antarctica"]
    assert power(m) == 8


def test_windwalker_is_never_first_player_at_the_start():
    m = new_match("wars", factions=[WW, YS, CC], seed=1)
    m.choose(area="antarctica")
    assert m.state_dict()["first_player"] == CC and "ww_first" not in met(m)


# units


@pytest.mark.parametrize(("unit", "dice"), [("wendigo", 1), ("gnoph_keh", 3), ("rhan_tegoth", 3)])
def test_combat_of_a_unit(unit, dice):
    m = table(WW, units={WW: f"{unit} europe"})
    assert strength(m.position, SIDE, BIT[FIGURE[unit]], 0) == dice


@pytest.mark.parametrize(("doom", "dice"), [(0, 0), (1, 1), (2, 1), (13, 7)])
def test_ithaqua_rolls_half_the_opponents_doom_rounded_up(doom, dice):
    m = table(WW, units={WW: "ithaqua europe"}, doom={GC: doom}, signs={GC: [3, 3]})
    assert strength(m.position, SIDE, BIT[FIGURE["ithaqua"]], 0) == dice


def test_gnoph_keh_cost_4_3_2_and_1():
    m = table(WW, units={WW: "acolyte europe"}, gates={"europe": WW}, power={WW: 11, GC: 0, CC: 0, YS: 0})
    for left in (7, 4, 2, 1):
        own_slot(m)
        m.choose("summon")
        if m.decision.kind == "summon_unit":
            m.choose(unit="gnoph_keh")
        assert power(m) == left
    assert place_of(m, WW, "gnoph_keh") == ["europe"] * 4


@pytest.mark.parametrize(("out", "cost"), [(0, 4), (2, 2), (3, 1), (4, 0)])
def test_gnoph_keh_that_come_back_make_the_next_dearer(out, cost):
    """W9: the cost is that of the moment; with all four on the map nothing."""
    m = table(WW, units={WW: f"gnoph_keh europe*{out}" if out else "acolyte europe"})
    assert summon_cost(m.position, SIDE, KIND_NUMBER["gnoph_keh"]) == cost


# Hibernate


def resting(have, **setup):
    units = {GC: "cthulhu arabia", CC: "nyarlathotep arabia", YS: "king_in_yellow arabia, hastur arabia",
             WW: "rhan_tegoth antarctica, acolyte antarctica"}  # fmt: skip
    power = {GC: 1, CC: 0, YS: 0, WW: have}
    m = table(WW, units=units, power=power, **setup)
    m.choose("hibernate")
    return m


@pytest.mark.parametrize(("have", "then"), [(1, 2), (3, 6), (4, 8), (7, 11)])
def test_hibernate_gives_power_for_enemy_great_old_ones_but_not_more_than_there_is(have, then):
    """W1: of four in play, as much as he has at most; his own do not count."""
    assert power(resting(have)) == then


def test_hibernate_ends_his_turns_and_the_phase_does_not_wait_for_him():
    """W2: he has no slots any more, and the phase ends with his Power unspent."""
    m = resting(3)
    assert m.decision.side == 0
    m.choose("pass")
    assert m.state_dict()["turn"] == 2


def test_hibernate_keeps_power_through_the_gather_phase():
    """W3: what is kept and the income, then the minimum for the others, then the first player."""
    m = resting(3, gates={"antarctica": WW})
    m.choose("pass")
    gathered = power(m)
    assert gathered == 6 + 1 + 2 and track(m, "power")[GC] == 5
    assert "ww_first" in met(m)


def test_hibernate_is_over_with_the_next_turn():
    m = resting(3)
    m.choose("pass")
    until(m, "action", side=WW)
    assert "hibernate" in actions(m) and "hibernating" not in m.state_dict()["flags"]


def test_hibernate_ends_the_slot_even_with_six_spellbooks():
    m = table(WW, books={WW: BOOKS}, requirements={WW: OPEN}, units={WW: "wendigo europe", GC: "acolyte europe"})
    m.choose("hibernate")
    assert m.decision.side != SIDE


def test_hibernate_power_gained_asleep_does_not_wake():
    """W2: it can be raised; the sleeper keeps sleeping."""
    m = table(WW, units={WW: "acolyte antarctica", GC: "acolyte arabia"}, power={GC: 2, CC: 0, YS: 0, WW: 2})
    m.choose("hibernate")
    m.position.state.power[SIDE] += 3
    play(m, "recruit")
    if m.decision.kind == "recruit_area":
        decline(m)
    assert m.decision.side == 0


def test_a_hibernator_pays_the_thousand_forms():
    m = table(WW, books={CC: "thousand_forms"}, units={CC: "nyarlathotep arabia", WW: "acolyte antarctica"},
              power={GC: 0, CC: 1, YS: 0, WW: 6}, dice=[4])  # fmt: skip
    m.choose("hibernate")
    m.choose("thousand_forms")
    m.choose("pledge", number=4)
    assert power(m) == 7 - 4


# Rhan Tegoth, Ithaqua


def test_rhan_tegoth_awakens_at_either_glyph_without_a_gate():
    m = table(WW, power=dict.fromkeys(WITH, 6), units={WW: "acolyte europe"})
    m.choose("awaken")
    assert areas(m) == {"arctic_ocean", "antarctica"}
    m.choose(area="antarctica")
    assert place_of(m, WW, "rhan_tegoth") == ["antarctica"] and power(m) == 0


def test_ww_rhan_tegoth_is_met_by_awakening_him_and_ww_far_gate_is_not():
    """W15: he brings no gate."""
    m = table(WW, power=dict.fromkeys(WITH, 6), units={WW: "acolyte europe"})
    play(m, "awaken", {"area": "antarctica"})
    assert met(m) == {"ww_rhan_tegoth"}


def awakening(**setup):
    setup.setdefault("requirements", {WW: "ww_rhan_tegoth"})
    setup.setdefault("books", {WW: "herald"})
    return table(WW, power=dict.fromkeys(WITH, 6), **setup)


def test_ww_ithaqua_is_met_as_he_takes_the_place_of_a_gate_whose_keeper_stays():
    """W6: whose gate it is does not matter; it goes back to the box."""
    m = awakening(units={WW: "acolyte europe", GC: "acolyte antarctica"}, gates={"antarctica": GC})
    m.choose("awaken")
    while m.decision.kind in ("awaken_unit", "awaken_area"):
        m.choose(unit="ithaqua") if m.decision.kind == "awaken_unit" else m.choose(area="antarctica")
    assert place_of(m, WW, "ithaqua") == ["antarctica"] and "antarctica" not in m.state_dict()["gates"]
    assert place_of(m, GC, "acolyte") == ["antarctica"] and happened(m, "gate_removed")
    assert "ww_ithaqua" in met(m)


def test_ithaqua_needs_rhan_tegoth_to_have_been_awakened_at_some_time():
    gates = {"antarctica": "abandoned"}
    never = awakening(gates=gates, requirements={WW: "ww_first"}, units={WW: "acolyte europe"})
    never.choose("awaken")
    assert place_of(never, WW, "ithaqua") == [] and never.decision.kind == "awaken_area"
    once = awakening(gates=gates, units={WW: "acolyte europe"})
    once.choose("awaken")
    assert kinds(once) == ["ithaqua", "rhan_tegoth"]


def test_ithaqua_needs_a_gate_at_a_glyph_again_each_time():
    m = awakening(units={WW: "rhan_tegoth europe, acolyte arabia"}, gates={"arabia": WW})
    assert "awaken" not in actions(m)
    why = {each.option.kind: each.reason for each in m.decision.blocked}
    assert why["awaken"].code == "no_glyph_gate"


# Ferox


def test_ferox_keeps_monsters_off_his_cultists_while_ithaqua_is_in_play():
    units = {GC: "deep_one europe, cthulhu arabia", WW: "acolyte europe arabia, ithaqua antarctica"}
    m = table(GC, units=units)
    m.choose("capture")
    assert place_of(m, WW, "acolyte") == ["captive:great_cthulhu", "europe"]
    assert "capture" in actions(table(GC, units={GC: "deep_one europe", WW: "acolyte europe"}))
    asleep = table(GC, units={GC: "deep_one europe", WW: "acolyte europe, ithaqua antarctica"})
    assert "capture" not in actions(asleep)


def test_ferox_is_named_where_it_stops_a_capture():
    """It alone: where a Monster guards the usual reason is told."""
    ours = "deep_one europe asia africa australia, shoggoth antarctica"
    theirs = {WW: "acolyte europe asia, wendigo asia, ithaqua antarctica", YS: "acolyte africa, undead africa"}
    m = table(GC, units={GC: ours} | theirs, factions=(GC, YS, WW))
    why = next(each for each in m.decision.blocked if each.option.kind == "capture")
    assert (why.reason.code, why.reason.arguments[1]) == ("guarded_by", "ferox")
    assert "Ferox" in words().reason(m.rules, why) and "Ferox" in words().reason(m.rules, why, short=True)
    m = table(GC, units={GC: ours} | theirs | {YS: "acolyte africa australia"}, factions=(GC, YS, WW))
    m.choose("capture")
    told = {m.rules.map.areas[each.option.area]: each.reason.code for each in m.decision.blocked}
    assert (told["europe"], told["asia"], told["antarctica"]) == ("guarded_by", "guarded", "no_prey")


def test_ferox_does_not_help_against_dreams():
    m = table(GC, units={GC: "acolyte pool", WW: "acolyte europe, ithaqua antarctica"}, books={GC: "dreams"})
    assert "dreams" in actions(m)


# requirements


def test_ww_first_is_met_by_becoming_first_player():
    m = table(phase="first_player", turn=2, power={GC: 3, CC: 3, YS: 3, WW: 9})
    until(m, "direction", "book", side=WW)
    assert met(m) == {"ww_first"}


def test_ww_first_is_not_met_by_another_first_player():
    m = table(phase="first_player", turn=2, power={GC: 9, CC: 3, YS: 3, WW: 3})
    until(m, "direction", side=GC)
    assert not met(m)


def test_ww_far_gate_is_met_by_anybodys_gate_at_the_other_glyph():
    m = table(GC, units={GC: "acolyte antarctica", WW: "acolyte arctic_ocean"}, gates={"arctic_ocean": WW})
    assert not met(m)
    m.choose("build_gate")
    assert met(m) == {"ww_far_gate"}


def test_ww_far_gate_goes_by_where_he_began():
    setup = {"units": {WW: "acolyte arctic_ocean"}, "gates": {"arctic_ocean": WW}}
    assert "ww_far_gate" not in met(table(GC, **setup))
    assert "ww_far_gate" in met(table(GC, **setup, notes={"windwalker_start": "antarctica"}))


SIX = {GC: "absorb devolve dreams regenerate submerge yha_nthlei"}
ALL_MET = {GC: "gc_first_doom gc_five_books gc_kill_1 gc_kill_2 gc_ocean_gates gc_awaken"}


def test_ww_six_books_is_met_when_another_faction_has_earned_its_sixth():
    """W8: books, not requirements."""
    m = table(GC, dice=[6], units={GC: "deep_one europe", YS: "acolyte europe"},
              books={GC: "absorb devolve dreams regenerate submerge"},
              requirements={GC: "gc_first_doom gc_five_books gc_kill_2 gc_ocean_gates gc_awaken"})  # fmt: skip
    assert not met(m)
    m.choose("battle")
    until(m, "action", side=GC)
    assert met(m) >= {"ww_six_books"}


def any_time(m):
    m.reveal(SIDE, [ANY_MOMENT])


def test_ww_any_time_comes_when_he_likes_without_a_sign_if_no_enemy_has_six_books():
    m = table(GC, units={GC: "cthulhu europe", WW: "acolyte arctic_ocean"})
    any_time(m)
    assert met(m) == {"ww_any_time"} and track(m, "signs")[WW] == []
    assert (m.decision.kind, m.decision.side) == ("book", SIDE)
    m.choose(book="howl")
    assert m.decision.kind == "action" and m.decision.side == 0
    with pytest.raises(IllegalAnswer):
        any_time(m)


@pytest.mark.parametrize("full", [1, 2, 3])
def test_ww_any_time_brings_an_elder_sign_for_each_enemy_with_six_books(full):
    every = [
        (GC, SIX[GC], ALL_MET[GC]),
        (CC, "abduct emissary invisibility madness seek_and_destroy thousand_forms",
         "cc_pay_4 cc_pay_6 cc_gates_3 cc_gates_4 cc_capture cc_awaken"),
        (YS, "he_who passion screaming_dead shriek third_eye zingaya",
         "ys_gift ys_king ys_crescent ys_chevron ys_claw ys_hastur"),
    ][:full]  # fmt: skip
    m = table(WW, books={name: books for name, books, _ in every}, requirements={name: was for name, _, was in every},
              units={WW: "acolyte arctic_ocean"}, draws=[1] * 9)  # fmt: skip
    until(m, "action", side=WW)
    any_time(m)
    assert len(track(m, "signs")[WW]) == full


def test_ww_any_time_in_a_battle_the_book_waits_till_it_is_over():
    m = fighting(GC, YS, dice=[5, 1, 1], units={GC: "starspawn europe", YS: "king_in_yellow europe"})
    assert m.decision.kind == "retreat_area"
    any_time(m)
    assert m.decision.kind == "retreat_area" and "ww_any_time" in met(m)
    m.choose(area="arabia")
    assert (m.decision.kind, m.decision.side) == ("book", SIDE)


def test_ww_any_time_not_taken_comes_before_the_last_reveal_and_may_be_the_sixth():
    """W7, with the Elder Signs then due; the enemy's sixth comes first."""
    five = "ww_first ww_far_gate ww_rhan_tegoth ww_ithaqua"
    m = table(GC, books=SIX | {WW: "arctic_wind berserkergang cannibalism herald"},
              requirements=ALL_MET | {WW: five}, doom={GC: 29, WW: 40}, signs={GC: [3]})  # fmt: skip
    until(m, "action", side=GC)
    m.reveal(0, [3])
    result = m.result()
    assert result.books[WW] == 6 and result.winner_sides == (WW,)
    assert result.doom[WW] > 40, "an Elder Sign for Great Cthulhu's six"


def test_ww_any_time_is_kept_in_saves_and_taken_back(tmp_path):
    m = table(GC, units={GC: "cthulhu europe"})
    before = m.position.key()
    any_time(m)
    m.save(tmp_path / "a.save")
    assert load_match(tmp_path / "a.save").position.key() == m.position.key()
    m.undo()
    assert m.position.key() == before


@pytest.mark.parametrize(("game", "able"), [("first", False), ("later", True), ("duel", True)])
def test_ww_six_books_between_two_by_the_later_rules_for_ithaqua(game, able):
    """W8: he may eliminate Ithaqua to meet it."""
    units = {WW: "ithaqua {0}, acolyte {0}".format("salem" if game == "duel" else "europe")}
    if game == "duel":
        m = duel(WW, units=units)
    else:
        setup = {"phase": "action", "slot": WW, "power": {WW: 5, GC: 5}, "units": units, "notes": AT_HOME}
        m = new_match("wars", factions=[[GC, WW], [YS, BG]], edition=game, setup=spelled(setup))
    assert (ANY_MOMENT + 1 in moments(m.position, SIDE)) is able
    if able:
        m.reveal(SIDE, [ANY_MOMENT + 1])
        assert place_of(m, WW, "ithaqua") == [] and "ww_six_books" in met(m)


# Arctic Wind


def windy(**setup):
    setup.setdefault("units", {WW: "ithaqua europe, wendigo europe*2, acolyte europe*2", GC: "acolyte arabia"})
    return table(WW, books={WW: "arctic_wind"}, **setup)


def test_arctic_wind_takes_units_along_with_ithaqua_for_nothing():
    m = windy()
    play(m, "move", {"unit": "ithaqua"}, {"area": "scandinavia"})
    assert m.decision.kind == "arctic_wind"
    play(m, {"unit": "wendigo"}, {"unit": "acolyte"}, "done", "done")
    assert power(m) == 4
    assert units_in(m, "scandinavia") == {"windwalker/ithaqua": 1, "windwalker/wendigo": 1, "windwalker/acolyte": 1}


def test_arctic_wind_is_of_a_move_of_ithaqua_alone():
    m = windy()
    play(m, "move", {"unit": "wendigo"}, {"area": "scandinavia"})
    assert m.decision.kind == "move_unit"


def test_arctic_wind_leaves_who_has_moved_and_who_followed_has_moved():
    """W10."""
    m = windy(units={WW: "ithaqua europe, wendigo scandinavia, acolyte europe"})
    play(m, "move", {"unit": "wendigo"}, {"area": "europe"}, {"unit": "ithaqua"}, {"area": "scandinavia"})
    assert kinds(m) == ["acolyte"]
    m.choose(unit="acolyte")
    assert m.decision.kind == "action" or "acolyte" not in kinds(m)
    assert power(m) == 3


def test_arctic_wind_a_keeper_that_follows_leaves_its_gate():
    m = windy(units={WW: "ithaqua europe, acolyte europe"}, gates={"europe": WW})
    play(m, "move", {"unit": "ithaqua"}, {"area": "scandinavia"}, {"unit": "acolyte"})
    assert m.state_dict()["gates"]["europe"] == "abandoned"


# Howl


def howling(**setup):
    setup.setdefault("units", {WW: "wendigo europe*2, rhan_tegoth arabia", YS: "undead europe*2, hastur europe"})
    return fighting(WW, YS, books={WW: "howl"}, **setup)


def test_howl_has_the_enemy_take_one_unit_of_his_choice_out_of_the_battle():
    m = howling(dice=[1, 1, 1])
    m.choose("howl")
    assert (m.decision.kind, m.decision.side, kinds(m)) == ("howl_unit", 2 + 1, ["hastur", "undead"])
    m.choose(unit="hastur")
    assert m.decision.kind == "howl_area" and "arabia" in areas(m), "his own units may be there"
    m.choose(area="arabia")
    assert place_of(m, YS, "hastur") == ["arabia"]
    assert [len(args) - 1 for args in happened(m, "rolled")] == [2, 1]


def test_howl_once_in_a_battle_and_only_with_a_wendigo():
    m = howling(dice=[1] * 12)
    m.choose("howl")
    play(m, {"unit": "undead"}, {"area": "arabia"})
    assert "howl" not in actions(m)
    without = howling(units={WW: "gnoph_keh europe", YS: "undead europe*2"}, dice=[1] * 4)
    assert "howl" not in actions(without)


def test_howl_at_the_last_unit_is_as_a_side_wiped_out_before_the_battle():
    """W13: in the later edition the battle ends, in the first only the dice fall away."""
    for edition in ("first", "later"):
        m = howling(edition=edition, units={WW: "wendigo europe", YS: "undead europe"})
        m.choose("howl")
        m.choose(area="arabia")
        assert happened(m, "wiped_out") == [(3,)] and not happened(m, "rolled")
        assert place_of(m, YS, "undead") == ["arabia"]


def test_howl_ends_what_a_unit_could_still_do_in_the_battle():
    """W13: Nyarlathotep driven away is paid nothing."""
    units = {WW: "wendigo europe, rhan_tegoth europe", CC: "nyarlathotep europe, flying_polyp europe"}
    m = fighting(WW, CC, books={WW: "howl"}, dice=[1, 1, 1, 6], units=units)
    m.choose("howl")
    play(m, {"unit": "nyarlathotep"}, {"area": "arabia"})
    finish_battle(m)
    assert "harbinger" not in {event.args[2] for event in m.events if event.kind in ("power", "sign")}


def test_howl_is_no_pain_and_madness_has_no_say():
    m = fighting(WW, YS, books={WW: "howl", CC: "madness"}, dice=[1] * 4,
                 units={WW: "wendigo europe", YS: "undead europe*2"})  # fmt: skip
    m.choose("howl")
    assert m.decision.side == 3 and m.decision.kind == "howl_area"


# Eternal


def struck(kills, *, have=5, **setup):
    """Rhan Tegoth alone in Europe is attacked by Great Cthulhu, who rolls so many 6, a Starspawn's dice."""
    dice = [6] * kills + [1] * (3 - kills) + [1] * 3
    units = {GC: "starspawn europe", WW: "rhan_tegoth europe", YS: "acolyte west_africa"}
    return fighting(GC, WW, dice=dice, power={GC: 5, CC: 0, YS: 0, WW: have}, units=units, **setup)


def test_eternal_for_1_power_a_result_has_no_effect_and_another_is_lost():
    m = struck(2)
    assert m.decision.kind == "eternal"
    m.choose("yes")
    assert place_of(m, WW, "rhan_tegoth") == ["europe"] and power(m) == 4
    assert happened(m, "results_lost") == [(SIDE, "kill", 1)]


def test_eternal_may_be_declined():
    m = struck(1)
    m.choose("no")
    assert place_of(m, WW, "rhan_tegoth") == [] and power(m) == 5


def test_eternal_needs_power():
    m = struck(1, have=0)
    assert place_of(m, WW, "rhan_tegoth") == [] and not happened(m, "ability")


def test_eternal_saves_from_a_pain_too():
    m = fighting(GC, WW, dice=[5, 1, 1, 1, 1, 1], units={GC: "starspawn europe", WW: "rhan_tegoth europe"})
    m.choose("yes")
    assert place_of(m, WW, "rhan_tegoth") == ["europe"] and m.decision.kind != "retreat_area"


def test_eternal_harbinger_pays_all_the_same_and_for_kill_requirements_it_was_none():
    """W5. Rhan Tegoth alone, two Kills: one cancelled for 1, the other lost; Nyarlathotep is paid."""
    m = fighting(CC, WW, dice=[6, 6, 1, 1, 1, 1], books={CC: "abduct madness"},
                 units={CC: "nyarlathotep europe, flying_polyp europe*2", WW: "rhan_tegoth europe"})  # fmt: skip
    until(m, "eternal")
    m.choose("yes")
    assert m.decision.kind == "harbinger"
    kill = struck(1)
    kill.choose("yes")
    assert "gc_kill_1" not in track(kill, "requirements")[GC]


def test_eternal_leaves_no_room_for_a_pain_of_necrophagy():
    """W4."""
    m = table(GC, factions=(GC, BG, YS, WW), dice=[6, 1, 1, 1, 1, 1], books={BG: "necrophagy"},
              units={GC: "starspawn europe", WW: "rhan_tegoth europe", BG: "ghoul west_africa"})  # fmt: skip
    fight(m, "europe", WW)
    m.choose("yes")
    play(m, {"unit": "ghoul"})
    while m.state_dict()["battle"]:
        decline(m)
    assert place_of(m, WW, "rhan_tegoth") == ["europe"]


def test_eternal_is_paid_by_a_hibernator():
    m = table(WW, dice=[6, 1, 1, 1, 1, 1], units={GC: "starspawn europe", WW: "rhan_tegoth europe, acolyte europe"},
              power={GC: 3, CC: 0, YS: 0, WW: 2})  # fmt: skip
    m.choose("hibernate")
    fight(m, "europe", WW)
    m.choose(unit="rhan_tegoth")
    m.choose("yes")
    assert power(m) == 1


# Berserkergang


def berserk(theirs, kills, dice, mine="gnoph_keh europe*2", enemy=YS, **setup):
    """Windwalker is attacked by the Yellow Sign and suffers so many Kills."""
    return fighting(enemy, WW, dice=[6] * kills + [1] * (dice - kills) + [1] * 6, books={WW: "berserkergang"},
                    units={enemy: theirs, WW: mine}, **setup)  # fmt: skip


def test_berserkergang_the_enemy_eliminates_one_for_each_gnoph_keh_killed():
    """Two Gnoph-Keh Killed: the enemy Eliminates two, the King in Yellow not."""
    m = berserk("king_in_yellow europe, byakhee europe*2, undead europe*2, acolyte europe", 2, 4)
    assert (m.decision.kind, m.decision.side, kinds(m)) == ("berserkergang_unit", 3, ["acolyte", "byakhee", "undead"])
    play(m, {"unit": "undead"}, {"unit": "acolyte"})
    assert units_in(m, "europe") == {
        "yellow_sign/king_in_yellow": 1, "yellow_sign/byakhee": 2, "yellow_sign/undead": 1}  # fmt: skip


def test_berserkergang_takes_all_there_are_if_there_are_no_more():
    """W11: enough or not."""
    m = berserk("king_in_yellow europe, byakhee europe", 2, 2)
    assert units_in(m, "europe") == {"yellow_sign/king_in_yellow": 1}


def test_berserkergang_is_for_gnoph_keh_alone():
    m = berserk("byakhee europe*2", 1, 3, mine="wendigo europe")
    assert units_in(m, "europe") == {"yellow_sign/byakhee": 2}


def test_berserkergang_does_not_count_who_is_killed_already():
    m = fighting(YS, WW, dice=[6, 1, 1, 6, 1, 1], books={WW: "berserkergang"},
                 units={YS: "byakhee europe*2", WW: "gnoph_keh europe"})  # fmt: skip
    assert units_in(m, "europe") == {}


def test_berserkergang_is_no_kill_and_passion_pays():
    """W11: Eliminations; a Cultist lost by them pays Passion."""
    m = fighting(YS, WW, dice=[6, 1] + [1] * 3, books={WW: "berserkergang cannibalism", YS: "passion"},
                 units={YS: "byakhee europe, acolyte europe", WW: "gnoph_keh europe"})  # fmt: skip
    m.choose(unit="acolyte")
    assert m.decision.kind != "cannibalism" and track(m, "power")[YS] == 5 - 1 + 1


# Cannibalism


def feast(dice, slot=WW, enemy=YS, **setup):
    setup.setdefault("units", {WW: "gnoph_keh europe", YS: "undead europe*2"})
    return fighting(slot, enemy, dice=dice, books={WW: "cannibalism"}, **setup)


def test_cannibalism_puts_a_wendigo_or_an_acolyte_into_the_area():
    m = feast([6, 1, 1, 1])
    assert (m.decision.kind, kinds(m)) == ("cannibalism", ["acolyte", "wendigo"])
    m.choose(unit="wendigo")
    assert units_in(m, "europe") == {"windwalker/gnoph_keh": 1, "windwalker/wendigo": 1, "yellow_sign/undead": 1}


def test_cannibalism_may_be_left_and_is_for_one_unit():
    m = feast([6, 6, 1, 1])
    m.choose("done")
    assert units_in(m, "europe") == {"windwalker/gnoph_keh": 1}
    m = feast([6, 6, 1, 1])
    m.choose(unit="wendigo")
    assert m.decision.kind != "cannibalism"


def test_cannibalism_needs_a_kill_of_an_enemy():
    assert feast([5, 1, 1, 1]).decision.kind == "retreat_area"
    own = feast([1, 1, 1, 6], units={WW: "gnoph_keh europe, wendigo europe", YS: "undead europe*2"})
    until(own, "action")
    assert not happened(own, "placed")


def test_cannibalism_in_a_battle_of_others_and_after_the_retreats():
    """W12: both sides are enemies, and his units need not be there."""
    units = {GC: "starspawn europe", YS: "undead europe", WW: "acolyte west_africa"}
    m = feast([6, 5, 1], slot=GC, enemy=YS, units=units)
    assert m.decision.kind == "cannibalism" and m.decision.side == SIDE
    two = feast([6, 5, 1] + [1] * 2, slot=GC, units={GC: "starspawn europe", YS: "undead europe*2, acolyte europe"})
    while two.decision.kind != "cannibalism":
        assert two.decision.side != SIDE
        decline(two)
    assert happened(two, "moved")[-1][3] == "retreat"


def test_cannibalism_an_acolyte_takes_no_gate_by_arriving():
    m = feast([6, 1, 1], units={WW: "gnoph_keh europe", YS: "acolyte europe"}, gates={"europe": YS})
    m.choose(unit="acolyte")
    assert m.state_dict()["gates"]["europe"] == "abandoned"


# Herald


def test_herald_makes_a_ritual_cost_5_and_the_marker_moves():
    """At Instant Death with Herald: 5."""
    m = table(phase="doom", turn=2, ritual=8, books={WW: "herald"}, power={GC: 0, CC: 0, YS: 0, WW: 6})
    until(m, "ritual", side=WW)
    assert m.decision.about == (5,)
    m.choose("ritual")
    m = table(phase="doom", turn=2, ritual=3, books={WW: "herald"}, power={GC: 0, CC: 0, YS: 0, WW: 6})
    until(m, "ritual", side=WW)
    m.choose("ritual")
    assert power(m) == 1 and m.state_dict()["ritual"] == 4


def test_herald_is_his_alone():
    m = table(phase="doom", turn=2, ritual=3, books={WW: "herald"}, power=dict.fromkeys(WITH, 9))
    until(m, "ritual", side=GC)
    assert m.decision.about == (7,)


# Ice Age


ICE = {"notes": AT_HOME | {"ice_age": "europe"}, "books": {WW: "ice_age"}}


def test_ice_age_comes_to_any_area_for_1_power_and_moves():
    m = table(WW, books={WW: "ice_age"}, units={WW: "acolyte arctic_ocean", GC: "acolyte arabia"})
    m.choose("ice_age")
    assert len(areas(m)) == 17
    m.choose(area="europe")
    assert m.state_dict()["notes"]["ice_age"] == "europe" and power(m) == 4
    until(m, "action", side=WW)
    m.choose("ice_age")
    assert "europe" not in areas(m)


def test_ice_age_is_named_where_an_action_is_too_dear():
    m = table(GC, units={GC: "deep_one arabia north_asia"}, power=dict.fromkeys(WITH, 1), **ICE)
    play(m, "move", {"unit": "deep_one", "area": "arabia"})
    why = next(each for each in m.decision.blocked if m.rules.map.areas[each.option.area] == "europe")
    assert "Ice Age" in words().reason(m.rules, why) and "2 Power" in words().reason(m.rules, why, short=True)


def test_ice_age_token_is_told_with_its_area():
    seen = read_table(table(WW, **ICE), None)
    area = next(each for each in seen.areas if each.id == "europe")
    assert "[Ice Age]" in "".join(area_lines(area, table(WW, **ICE).rules.map))


def ice(slot, spend=9, factions=WITH, **setup):
    books = {**ICE["books"], **setup.pop("books", {})}
    power = dict.fromkeys(factions, 1) | {slot: spend}
    return table(slot, factions=factions, notes=ICE["notes"], books=books, power=power, **setup)


def paid(m, slot, since=9):
    return since - track(m, "power")[slot]


def test_ice_age_taxes_a_move_once_however_many_units_end_there():
    m = ice(GC, units={GC: "deep_one arabia*2, acolyte west_africa"})
    second = {"unit": "deep_one", "area": "arabia"}
    play(m, "move", {"unit": "deep_one"}, {"area": "europe"}, second, {"area": "europe"})
    assert paid(m, GC) == 3


def test_ice_age_does_not_tax_windwalker_himself_or_who_leaves():
    m = ice(WW, units={WW: "wendigo arabia"})
    play(m, "move", {"area": "europe"})
    assert paid(m, WW) == 1
    m = ice(GC, units={GC: "deep_one europe"})
    play(m, "move", {"area": "arabia"})
    assert paid(m, GC) == 1


TAXED = [
    (GC, "battle", 1, {"units": {GC: "starspawn europe", YS: "acolyte europe"}, "dice": [1, 1, 1]}, []),
    (GC, "build_gate", 3, {"units": {GC: "acolyte europe"}}, []),
    (GC, "recruit", 1, {"units": {GC: "acolyte europe"}}, []),
    (GC, "summon", 1, {"units": {GC: "acolyte europe"}, "gates": {"europe": GC}}, [{"unit": "deep_one"}]),
    (GC, "capture", 1, {"units": {GC: "deep_one europe", YS: "acolyte europe"}}, []),
    (GC, "dreams", 3, {"units": {GC: "acolyte pool", YS: "acolyte europe"}, "books": {GC: "dreams"}}, []),
    (GC, "emerge", 1, {"units": {GC: "cthulhu submerged"}, "books": {GC: "submerge"}}, [{"area": "europe"}]),
    (YS, "awaken", 4, {"units": {YS: "undead europe"}}, []),
    (YS, "desecrate", 2, {"units": {YS: "king_in_yellow europe"}, "dice": [6]}, []),
    (YS, "he_who", 1, {"units": {YS: "hastur west_africa", GC: "acolyte europe"}, "books": {YS: "he_who"}}, []),
    (YS, "screaming_dead", 1, {"units": {YS: "king_in_yellow arabia"}, "books": {YS: "screaming_dead"}},
     [{"area": "europe"}]),
    (YS, "shriek", 1, {"units": {YS: "byakhee west_africa"}, "books": {YS: "shriek"}}, [{"area": "europe"}]),
    (YS, "zingaya", 1, {"units": {YS: "undead europe", GC: "acolyte europe"}, "books": {YS: "zingaya"}}, []),
]  # fmt: skip


@pytest.mark.parametrize(("slot", "action", "price", "setup", "steps"), TAXED, ids=[each[1] for each in TAXED])
def test_ice_age_taxes_every_action_of_an_enemy_that_ends_there(slot, action, price, setup, steps):
    """W14."""
    m = ice(slot, **setup)
    play(m, action, *steps)
    assert paid(m, slot) == price + 1


@pytest.mark.parametrize(("slot", "action", "price", "setup", "steps"), TAXED, ids=[each[1] for each in TAXED])
def test_ice_age_who_cannot_pay_cannot_take_the_action_there(slot, action, price, setup, steps):
    m = ice(slot, spend=max(price, 1), **setup)
    if action in actions(m):
        m.choose(action)
        assert "europe" not in areas(m)
        assert m.decision.kind != "action"


def test_ice_age_taxes_avatar_at_either_end():
    factions = (GC, BG, YS, WW)
    for units in ("shub_niggurath europe, ghoul arabia", "shub_niggurath arabia, ghoul europe"):
        m = ice(BG, factions=factions, units={BG: units})
        m.choose("avatar")
        assert paid(m, BG) == 2


def test_ice_age_does_not_tax_submerging_passing_or_taking_gates():
    m = ice(GC, units={GC: "acolyte europe"}, gates={"europe": "abandoned"})
    m.choose("control_gate")
    assert paid(m, GC) == 0
    sea = table(GC, notes=AT_HOME | {"ice_age": "south_pacific"}, books={WW: "ice_age", GC: "submerge"},
                units={GC: "cthulhu south_pacific"}, power=dict.fromkeys(WITH, 5))  # fmt: skip
    sea.choose("submerge")
    assert track(sea, "power")[GC] == 4


def test_ice_age_taxes_an_unlimited_battle_too():
    m = ice(GC, books=SIX, requirements=ALL_MET, dice=[1] * 6,
            units={GC: "starspawn europe", YS: "acolyte europe", WW: "acolyte arctic_ocean"})  # fmt: skip
    until(m, "action", side=GC)
    m.choose("battle")
    assert paid(m, GC) == 2


def test_ice_age_taxes_one_fertile_summon_once_and_in_the_later_edition_each():
    factions = (GC, BG, YS, WW)
    units = {BG: "acolyte europe"}
    m = ice(BG, factions=factions, units=units, gates={"europe": BG})
    play(m, "summon", {"unit": "ghoul"}, {"unit": "ghoul"}, "done")
    assert paid(m, BG) == 3
    m = ice(BG, factions=factions, edition="later", units=units, gates={"europe": BG})
    play(m, "summon", {"unit": "ghoul"})
    until(m, "action", side=BG)
    play(m, "summon", {"unit": "ghoul"})
    assert paid(m, BG) == 4


# the core factions' abilities against him


def test_devour_and_zingaya_are_as_ever_against_him():
    m = fighting(GC, WW, dice=[1] * 9, units={GC: "cthulhu europe", WW: "wendigo europe, rhan_tegoth europe"})
    m.choose("devour")
    assert place_of(m, WW, "wendigo") == [] and place_of(m, WW, "rhan_tegoth") == ["europe"]


def test_harbinger_pays_3_for_ithaqua():
    m = fighting(CC, WW, dice=[5, 1, 1], books={CC: "abduct madness"}, doom={CC: 0},
                 units={CC: "nyarlathotep europe, flying_polyp europe", WW: "ithaqua europe"})  # fmt: skip
    until(m, "harbinger")
    assert m.decision.about[1] == 3


def test_emissary_is_off_with_rhan_tegoth_in_the_battle():
    m = fighting(WW, CC, dice=[6, 1, 1], books={CC: "emissary"},
                 units={WW: "rhan_tegoth europe", CC: "nyarlathotep europe"})  # fmt: skip
    assert place_of(m, CC, "nyarlathotep") == []


def test_vengeance_may_put_a_kill_on_rhan_tegoth_and_windwalker_may_pay():
    m = fighting(YS, WW, dice=[6, 1, 1, 1, 1, 1, 1, 1, 1], ritual=0,
                 units={YS: "hastur europe, acolyte europe", WW: "rhan_tegoth europe, gnoph_keh europe"})  # fmt: skip
    play(m, "yes", {"unit": "rhan_tegoth"})
    assert (m.decision.kind, m.decision.side) == ("eternal", SIDE)


# the Duel


def test_duel_hibernating_is_as_out_of_power_and_moves_decay():
    m = duel(WW, units={WW: "acolyte merrimac_river", GC: "acolyte devils_reef_miskatonic_river"})
    m.choose("hibernate")
    play(m, "recruit")
    while m.decision.kind != "action":
        decline(m)
    assert m.decision.side == 0 and m.state_dict()["decay"] == 1 and power(m) == 5


@pytest.mark.parametrize(("answer", "left"), [("yes", 1), ("no", 0)])
def test_duel_hibernate_instead_of_losing_the_last_power_to_decay(answer, left):
    m = duel(GC, decay=1, power={WW: 1, GC: 5},
             units={WW: "acolyte merrimac_river", GC: "deep_one boston"})  # fmt: skip
    play(m, "move", {"area": "salem"})
    assert (m.decision.kind, m.decision.side) == ("hibernate", SIDE)
    m.choose(answer)
    assert power(m) == left


@pytest.mark.parametrize(("lost", "doom"), [("wendigo", 1), ("gnoph_keh", 3), ("ithaqua", 6), ("acolyte", 1)])
def test_duel_doom_for_what_he_loses(lost, doom):
    assert new_match("duel", factions=[WW, GC], seed=1).rules.spoils(FIGURE[lost], "killed") == doom


def test_duel_rhan_tegoth_saved_by_eternal_is_3_doom():
    setup = {"phase": "action", "slot": GC, "power": {WW: 5, GC: 5},
             "units": {WW: {"rhan_tegoth": ["salem"]}, GC: {"starspawn": ["salem"]}}}  # fmt: skip
    m = new_match("duel", factions=[WW, GC], dice=[6, 1, 1, 1, 1, 1], setup=setup)
    play(m, "battle", "yes")
    assert track(m, "doom")[GC] == 3 and place_of(m, WW, "rhan_tegoth") == ["salem"]


def test_duel_he_starts_at_one_of_two_rivers():
    m = new_match("duel", factions=[WW, GC], seed=1)
    assert areas(m) == {"merrimac_river", "martins_cove"}


# whole games


@pytest.mark.parametrize("edition", ["first", "later"])
def test_a_game_with_windwalker_ends(edition):
    m = new_match("wars", factions=[WW, GC, YS], edition=edition, seed=5)
    until_over(m)
    assert m.result() is not None
