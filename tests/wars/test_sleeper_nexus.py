"""Sleeper's Energy Nexus: an action between a battle's declaration and its beginning."""

import json

import pytest
from looking import asked, dice_rolled, events, gained, met, offered, power
from steps import happened
from table import BG, GC, YS, actions, fight, place_of, play, units_in
from test_sleeper import SIDE, SL, sleeper

from game.api import load_match
from game.engine.position import Position
from game.games.wars.rules.units import SIDE_NUMBER

BOOK = {SL: "energy_nexus"}


def attacked(units, slot=YS, area="europe", enemy=SL, **setup):
    """Someone attacks where a Wizard may stand."""
    books = BOOK | setup.pop("books", {})
    m = sleeper(slot, units=units, books=books, **setup)
    fight(m, area, enemy)
    return m


def saved(m):
    """The position can be written and read here and asks the same."""
    pos = m.position
    again = Position.decode(pos.rules, json.loads(json.dumps(pos.encode())))
    assert again.encode() == pos.encode() and again.decision.options == pos.decision.options


def test_energy_nexus_before_a_battle_in_an_area_with_a_wizard():
    """The battle has been declared and paid for; Sleeper may act, then it goes on with the pre-battle."""
    m = attacked({SL: "wizard europe, formless_spawn europe", YS: "undead europe*2"}, dice=[1] * 3)
    assert asked(m) == (SL, "energy_nexus") and power(m, YS) == 8 and m.state_dict()["battle"] is None
    play(m, "recruit")
    assert place_of(m, SL, "acolyte") == ["europe"] and power(m, SL) == 8 and dice_rolled(m) == {YS: 1, SL: 1}


def test_energy_nexus_may_be_left():
    """Nothing is done and nothing is paid."""
    m = attacked({SL: "wizard europe", YS: "undead europe*2"}, dice=[1])
    m.choose("done")
    assert power(m, SL) == 9 and dice_rolled(m) == {YS: 1, SL: 0}


def test_attack_on_tsathoggua_and_a_wizard_both_leave():
    """Both leave for 2, Burrow gives 1: no battle, the attacker is 1 poorer."""
    units = {SL: "wizard europe, tsathoggua europe", YS: "undead europe*2"}
    m = attacked(units, books={SL: "energy_nexus burrow"}, dice=[])
    play(m, "move", {"unit": "wizard"}, {"area": "asia"}, {"unit": "tsathoggua"}, {"area": "asia"})
    assert power(m, SL) == 8 and power(m, YS) == 8
    assert not happened(m, "rolled") and m.state_dict()["battle"] is None
    assert units_in(m, "asia") == {f"{SL}/wizard": 1, f"{SL}/tsathoggua": 1}


def test_s15_no_battle_at_all_but_it_counts_as_declared():
    """No pre-battle, no dice, no post-battle; the attacker may not attack there again in this slot."""
    six = "he_who passion screaming_dead shriek third_eye zingaya"
    m = attacked(
        {SL: "wizard europe", YS: "undead europe*2", GC: "deep_one europe"}, books={YS: six}, edition="later", dice=[]
    )
    play(m, "move", {"area": "asia"})
    assert asked(m) == (YS, "action") and "battle" not in actions(m)


def test_s15_fought_though_the_attacker_has_no_die_left():
    """Sleeper attacks and moves all but the Wizard away: still fought, with no dice of his."""
    m = attacked({SL: "wizard europe, serpent_man europe", GC: "deep_one europe"}, slot=SL, enemy=GC, dice=[1])
    play(m, "move", {"unit": "serpent_man"}, {"area": "asia"}, "done")
    assert dice_rolled(m) == {SL: 0, GC: 1}


def test_s13_energy_nexus_in_others_battles_too():
    """Great Cthulhu attacks the Yellow Sign beside a Wizard: Sleeper acts first, and takes no part."""
    m = attacked({SL: "wizard europe", YS: "undead europe*2", GC: "starspawn europe"}, slot=GC, enemy=YS, dice=[1] * 4)
    assert asked(m) == (SL, "energy_nexus")
    m.choose("recruit")
    assert dice_rolled(m) == {GC: 3, YS: 1} and units_in(m, "europe")[f"{SL}/acolyte"] == 1


def test_s13_energy_nexus_in_his_own_attack():
    """He declares a battle, summons a Formless Spawn into it and rolls its die as well."""
    m = attacked(
        {SL: "wizard europe, serpent_man europe, acolyte europe", GC: "deep_one europe"},
        slot=SL, enemy=GC, gates={"europe": SL}, dice=[1] * 3,
    )  # fmt: skip
    assert asked(m) == (SL, "energy_nexus")
    play(m, "summon", {"unit": "formless_spawn"})
    assert power(m, SL) == 5 and dice_rolled(m) == {SL: 2, GC: 1}


def test_s13_energy_nexus_needs_power_and_a_wizard_there():
    """At 0 Power nothing, nor with the Wizard elsewhere."""
    poor = attacked({SL: "wizard europe", YS: "undead europe*2"}, power={SL: 0}, dice=[1])
    assert dice_rolled(poor) == {YS: 1, SL: 0}
    away = attacked({SL: "wizard asia, acolyte europe", YS: "undead europe*2"}, dice=[1])
    assert dice_rolled(away) == {YS: 1, SL: 0}


def test_s13_energy_nexus_uses_up_no_slot():
    """His next slot comes as ever."""
    m = attacked({SL: "wizard europe", YS: "undead europe*2"}, dice=[1], power={GC: 0}, clockwise=False)
    m.choose("recruit")
    assert asked(m) == (SL, "action")


def test_s14_what_starts_in_the_area():
    """Move, battle, recruit, build, summon, awaken, capture and his books there; no Pass, no payments, no Lethargy."""
    units = {
        SL: "wizard europe, formless_spawn europe, serpent_man europe, acolyte europe",
        YS: "undead europe*2", GC: "acolyte europe",
    }  # fmt: skip
    books = {SL: "energy_nexus ancient_sorcery capture_monster cursed_slumber burrow"}
    m = attacked(units, gates={"europe": SL}, books=books, dice=[], power={SL: 20})
    assert actions(m) == {
        "move", "battle", "recruit", "summon", "awaken", "capture", "ancient_sorcery", "cursed_slumber", "done",
    }  # fmt: skip
    no_gate = attacked(units | {SL: units[SL] + ", tsathoggua europe"}, books=books, dice=[], power={SL: 20})
    assert {"build_gate", "capture_monster"} <= actions(no_gate)
    assert not {"lethargy", "pass", "sl_give_3", "sl_give_all", "sl_take_all"} & actions(no_gate)


def test_s14_not_what_starts_elsewhere():
    """Gates, prey and Serpent Men elsewhere are out of reach, and a gate that sleeps stays asleep."""
    units = {SL: "wizard europe, serpent_man asia, acolyte asia", YS: "undead europe*2", GC: "acolyte asia"}
    books = {SL: "energy_nexus ancient_sorcery cursed_slumber"}
    m = attacked(units, gates={"asia": SL}, books=books, dice=[])
    assert actions(m) == {"move", "recruit", "done"}
    asleep = attacked(units, flags=["gate_asleep"], books=books, dice=[])
    assert "rouse" not in actions(asleep)


def test_s14_a_move_of_pieces_standing_there():
    """Others are not offered; they may go anywhere a Move leads."""
    m = attacked({SL: "wizard europe, acolyte europe asia*2", YS: "undead europe*2"}, dice=[])
    m.choose("move")
    assert set(offered(m, "area")) == {"europe"}
    play(m, {"unit": "wizard"}, {"area": "asia"})
    assert set(offered(m, "area")) == {"europe"}


def test_s14_recruit_and_summon_in_the_area_only():
    """The area is not asked for: it is the battle's."""
    m = attacked(
        {SL: "wizard europe, acolyte europe asia", YS: "undead europe*2"}, gates={"europe": SL, "asia": SL}, dice=[1]
    )
    play(m, "summon", {"unit": "wizard"})
    assert place_of(m, SL, "wizard") == ["europe", "europe"]


def test_s14_no_unlimited_action_with_it():
    """An abandoned gate there cannot be taken in it."""
    m = attacked({SL: "wizard europe, acolyte europe", YS: "undead europe*2"}, gates={"europe": "abandoned"}, dice=[])
    assert "control_gate" not in actions(m)


def test_s14_devolve_after_the_action_inside():
    """The window after an action opens, then the battle goes on."""
    m = attacked(
        {SL: "wizard europe", YS: "undead europe*2", GC: "acolyte asia"}, books={GC: "devolve"}, dice=[1]
    )
    m.choose("recruit")
    assert asked(m) == (GC, "devolve") and not happened(m, "rolled")
    saved(m)
    m.choose("done")
    assert dice_rolled(m) == {YS: 1, SL: 0}


@pytest.mark.parametrize("answer", ["devolve", "done"])
def test_s14_devolve_inside_is_kept_in_saves(answer, tmp_path):
    """Saved and loaded while Devolve is asked: the same answers lead on through it into the same battle."""
    m = attacked(
        {SL: "wizard europe", YS: "undead europe*2", GC: "acolyte asia*2"}, books={GC: "devolve"}, dice=[6] + [1] * 9
    )
    m.choose("recruit")
    m.save(tmp_path / "devolve.save")
    loaded = load_match(tmp_path / "devolve.save")
    assert asked(loaded) == (GC, "devolve") and loaded.position.key() == m.position.key()
    assert loaded.decision.options == m.decision.options
    for each in (m, loaded):
        if answer == "devolve":
            each.choose(area="asia")
            assert units_in(each, "asia") == {f"{GC}/acolyte": 1, f"{GC}/deep_one": 1}
            assert asked(each) == (GC, "devolve"), "for the other Acolyte"
        each.choose("done")
        assert dice_rolled(each) == {YS: 1, SL: 0} and asked(each) == (SL, "assign_kill")
    assert loaded.position.key() == m.position.key() and loaded.decision.options == m.decision.options


def test_s14_passion_after_the_action_inside():
    """Tsathoggua takes a Cultist of the attacker's in it: the Yellow Sign is paid before its battle."""
    units = {SL: "wizard europe, tsathoggua europe", YS: "undead europe*2, acolyte europe"}
    m = attacked(units, books={YS: "passion"}, dice=[1] * 10)
    m.choose("capture")
    assert gained(m, YS, "passion") == 1 and dice_rolled(m) == {YS: 1, SL: 9}


def test_s16_a_battle_of_his_own_inside_is_complete_before_the_first_goes_on():
    """In the same area, against anyone; with its own Energy Nexus before it."""
    m = attacked(
        {SL: "wizard europe, serpent_man europe", YS: "undead europe*2", GC: "deep_one europe"},
        dice=[1] * 4,
    )
    play(m, "battle", {"side": GC})
    assert asked(m) == (SL, "energy_nexus") and "battle" not in actions(m)
    m.choose("done")
    sides = [args[:2] for args in happened(m, "battle")]
    ys, gc = SIDE_NUMBER[YS], SIDE_NUMBER[GC]
    assert sides == [(ys, SIDE), (SIDE, gc)]
    assert [args[0] for args in happened(m, "rolled")] == [SIDE, gc, ys, SIDE]
    assert len(happened(m, "battle_over")) == 2 and len(happened(m, "battle_resumed")) == 1


def test_s16_the_limit_of_one_battle_belongs_to_each_players_own_slot():
    """In his own slot he has fought in Europe already: no second battle there inside."""
    m = attacked({SL: "wizard europe, serpent_man europe", GC: "deep_one europe"}, slot=SL, enemy=GC, dice=[])
    assert asked(m) == (SL, "energy_nexus") and "battle" not in actions(m)


def test_energy_nexus_is_saved_and_loaded_at_every_question():
    """In the middle of a Move in it, and of a battle in it."""
    m = attacked(
        {SL: "wizard europe, serpent_man europe", YS: "undead europe*2", GC: "deep_one europe"}, dice=[1] * 20
    )
    for step in ("battle", {"side": GC}, "move", {"unit": "serpent_man"}, {"area": "asia"}):
        saved(m)
        play(m, step)


def test_a_book_earned_inside_comes_at_once():
    """Our rule: the battle has not begun, so Tsathoggua awakened in it brings his book before it."""
    m = attacked({SL: "wizard europe, formless_spawn europe", YS: "undead europe*2"}, dice=[1] * 20)
    m.choose("awaken")
    assert asked(m) == (SL, "book") and "sl_awaken" in met(m, SL) and not happened(m, "rolled")
    m.choose(book="demand_sacrifice")
    assert asked(m) == (SL, "pre_battle")


def test_energy_nexus_and_seek_and_destroy_cannot_bring_back_a_battle():
    """All have left: what is pre-battle does not come."""
    m = attacked(
        {SL: "wizard europe", BG: "ghoul europe, fungi europe"}, slot=BG, factions=(SL, BG, "crawling_chaos"), dice=[]
    )
    play(m, "move", {"area": "asia"})
    assert not happened(m, "rolled") and len(events(m, "battle_over")) == 1


def test_energy_nexus_who_stays_fights():
    """One of two Wizards leaves: there is a battle with the other."""
    m = attacked({SL: "wizard europe*2", YS: "undead europe*2"}, dice=[1])
    play(m, "move", {"area": "asia"}, "done")
    assert dice_rolled(m) == {YS: 1, SL: 0}
