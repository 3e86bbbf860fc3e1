"""What no bot does: gates left and taken again, units alike that change places, actions that cannot succeed."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "wars"))

from looking import asked, keeper
from table import BG, GC, YS, actions, play, table

from game.bots import make
from game.bots.protocol import Question
from game.games.wars.bots.pointless import Steps, pointless
from scripts.pointless import POINTLESS, casts, count, played

FAST = ("newcomer", "beginner", "initiate", "adept", "amateur", "hierophant", "oracle", "expert")


@pytest.mark.parametrize("level", FAST)
def test_a_whole_game_without_anything_pointless(level):
    """Black Goat is there, and can let Dark Young keep gates."""
    inputs = next(each for each in casts("wars", 9) if [BG] in each["factions"])
    found = count(played({**inputs, "seed": FAST.index(level)}, level))
    assert not any(found[name] for name in POINTLESS), found


def red_sign(units, **setup):
    """Black Goat is to act, a gate in Africa."""
    setup = {"gates": {"africa": BG}, "books": {BG: "red_sign ghroth"}} | setup
    return table(BG, factions=(GC, BG, YS), units={BG: units, GC: "acolyte asia"}, **setup)


def struck(match):
    """The kinds of options that are pointless now."""
    asked_now = match.position.decision
    return {each.kind for each in asked_now.options if pointless(match.position, each)}


def test_a_gate_is_left_for_another_kind_of_keeper_alone():
    """Another Acolyte in its place changes nothing; a Dark Young cannot be captured."""
    assert "abandon_gate" in struck(red_sign("acolyte africa*2, fungi africa"))
    assert "abandon_gate" not in struck(red_sign("acolyte africa*2, dark_young africa, fungi africa"))


def test_a_gate_that_was_left_is_taken_at_once_and_by_the_other_kind():
    """Nothing else comes before that, and back it goes no more."""
    m = red_sign("acolyte africa*2, dark_young africa, fungi africa")
    m.choose("abandon_gate")
    assert struck(m) == actions(m) - {"control_gate"}
    m.choose("control_gate")
    kinds = {m.rules.name_option(each)["unit"].split("/")[1]: pointless(m.position, each)
             for each in m.position.decision.options}  # fmt: skip
    assert kinds == {"acolyte": True, "dark_young": False}
    m.choose(unit="black_goat/dark_young/0")
    assert keeper(m, "africa") == "black_goat/dark_young/0" and asked(m) == (BG, "action")
    assert "abandon_gate" in struck(m)
    play(m, "recruit")
    assert "abandon_gate" in struck(m)


def test_ghroth_without_fungi_is_no_bots_choice():
    """No die is low enough."""
    assert "ghroth" in struck(red_sign("acolyte africa"))
    assert "ghroth" not in struck(red_sign("acolyte africa, fungi africa"))


def test_two_units_alike_do_not_change_places():
    """A player remembers the steps of a Move; another Move begins anew."""
    m, steps = table(GC, factions=(GC, BG, YS), units={GC: "acolyte europe asia"}), Steps()
    for fields in ({"kind": "move"}, {"area": "europe"}, {"area": "asia"}, {"area": "asia"}):
        (option,) = m.options(**fields)
        steps.note(m.position, option)
        m.answer(option)
    assert asked(m) == (GC, "move_area")
    crossing = {m.rules.name_option(each)["area"] for each in m.position.decision.options
                if steps.pointless(m.position, each)}  # fmt: skip
    assert crossing == {"europe"}
    steps.note(table(GC).position, m.position.decision.options[0])
    assert not any(steps.pointless(m.position, each) for each in m.position.decision.options)


@pytest.mark.parametrize("level", ["newcomer", "adept", "expert", "professional", "master"])
def test_a_level_takes_the_gate_that_was_left(level):
    """However it came about: with the gate open nothing else is sensible."""
    m = red_sign("acolyte africa*2, dark_young africa, fungi africa")
    m.choose("abandon_gate")
    assert make(level, 1, ("nodes", 60)).choose(Question.of(m.position)).kind == "control_gate"
