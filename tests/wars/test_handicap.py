"""Handicap: what a faction begins with besides the rules, agreed before the match (an option of ours)."""

import random
import re

import pytest
from steps import track
from table import BG, CC, GC, YS

from game.api import SetupError, load_match, new_match
from game.match.words import chronicle, plain, words


def begun(handicap, **inputs):
    return new_match("wars", players=4, seed=1, options={"handicap": handicap}, **inputs)


def test_doom_counts_from_the_start():
    m = begun({YS: {"doom": 5}})
    assert track(m, "doom") == {GC: 0, CC: 0, BG: 0, YS: 5}


def test_power_comes_on_top_of_the_first_gather():
    m = begun({YS: {"power": 3}, GC: {"power": -4}})
    assert track(m, "power") == {GC: 4, CC: 8, BG: 8, YS: 11}


def test_power_lifts_nobody_else_to_half_of_it():
    m = begun({YS: {"power": 8}, GC: {"power": -4}})
    assert track(m, "power") == {GC: 4, CC: 8, BG: 8, YS: 16}


def test_power_comes_only_once():
    m = begun({YS: {"power": 8}})
    luck = random.Random(3)
    while m.state_dict()["turn"] == 1 or m.state_dict()["phase"] == "gather":
        m.answer(luck.choice(m.decision.options))
    given = [event for event in m.events if event.kind == "power" and event.args[2] == "handicap"]
    assert len(given) == 1 and given[0].args[1] == 8


def test_power_is_power_and_may_meet_a_requirement_at_once():
    m = new_match("wars", factions=[YS, CC, BG], options={"handicap": {CC: {"power": 4}}}, seed=1)
    assert track(m, "power")[CC] == 12
    assert m.decision.kind == "book" and m.decision.seat == 1


def test_every_seat_sees_it():
    m = begun({YS: {"power": 2, "doom": 3}})
    for seat in range(4):
        assert m.view(seat)["setup"]["handicap"] == {YS: {"power": 2, "doom": 3}}


def test_none_is_as_if_it_were_not_mentioned():
    m = begun({YS: {"power": 0, "doom": 0}, GC: {}})
    assert m.position.key() == new_match("wars", players=4, seed=1).position.key()
    assert "handicap" not in m.view(0)["setup"]


def test_the_chronicle_begins_with_it():
    m = begun({YS: {"power": 2, "doom": 3}, CC: {"power": -1}})
    told = [plain(line.text) for line in chronicle(m.rules, m.events)]
    assert told[:2] == [
        "Crawling Chaos begins with a handicap: −1 Power.",
        "Yellow Sign begins with a handicap: +2 Power, +3 Doom.",
    ]
    assert any("gathers 10 Power" in line and "+2 as a handicap" in line for line in told)
    assert words().event(m.rules, m.events[0])


@pytest.mark.parametrize(
    ("handicap", "complaint"),
    [
        ({YS: {"power": 9}}, "wars-setup-handicap-number"),
        ({YS: {"power": -5}}, "wars-setup-handicap-number"),
        ({YS: {"doom": 11}}, "wars-setup-handicap-number"),
        ({YS: {"doom": -1}}, "wars-setup-handicap-number"),
        ({YS: {"doom": True}}, "wars-setup-handicap-number"),
        ({YS: {"doom": 1.0}}, "wars-setup-handicap-number"),
        ({YS: {"books": 1}}, "wars-setup-handicap-key"),
        ({YS: 3}, "wars-setup-handicap-of"),
        ({"tcho_tcho": {"doom": 1}}, "wars-setup-not-playing"),
        ({3: {"doom": 1}}, "wars-setup-handicap"),
        ([{"doom": 1}], "wars-setup-handicap"),
    ],
)
def test_what_makes_no_sense_is_refused(handicap, complaint):
    with pytest.raises(SetupError) as problem:
        begun(handicap)
    assert (problem.value.key, problem.value.said) == ("handicap", complaint)


def test_the_faction_and_the_limits_are_named():
    with pytest.raises(SetupError, match=re.escape("power of yellow_sign is not a whole number from -4 to 8")):
        begun({YS: {"power": 9}})


def test_a_faction_that_does_not_play_has_none():
    with pytest.raises(SetupError, match="yellow_sign"):
        new_match("wars", factions=[GC, CC, BG], options={"handicap": {YS: {"doom": 1}}})


def test_a_set_up_has_none():
    with pytest.raises(SetupError) as problem:
        begun({YS: {"doom": 1}}, setup={"slot": GC, "power": {GC: 3}})
    assert problem.value.said == "wars-setup-handicap-twice"


def test_there_are_no_other_options():
    with pytest.raises(SetupError, match="handicaps"):
        new_match("wars", players=4, options={"handicaps": {}})


def test_saves_and_replays_keep_it(tmp_path):
    m = begun({YS: {"power": 2, "doom": 3}})
    luck = random.Random(5)
    for _ in range(30):
        m.answer(luck.choice(m.decision.options))
    m.save(tmp_path / "a.save")
    again = load_match(tmp_path / "a.save")
    assert again.rules.setup == m.rules.setup and again.position.key() == m.position.key()
    assert again.rebuild() and again.events == m.events
    while again.undo():
        pass
    assert track(again, "power")[YS] == 10 and track(again, "doom")[YS] == 3
