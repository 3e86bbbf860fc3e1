"""Bad input: a sentence naming what is wrong, nothing changed, never a crash."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ritetable import RITES, altar, number

from game.api import CodecError, IllegalAnswer, SetupError, load_match, new_match
from game.engine.chance import Chance
from game.engine.position import Position
from game.match.games import rules_for


@pytest.mark.parametrize(
    ("given_", "key"),
    [
        ({"players": 1}, "players"),
        ({"players": 7}, "players"),
        ({"players": True}, "players"),
        ({"factions": ["green"]}, "factions"),
        ({"map": "earth_3"}, "map"),
        ({"edition": "first"}, "edition"),
        ({"options": {"rites": 3}}, "options"),
        ({"options": {"rite": "the_cat"}}, "rite"),
        ({"options": {"rite": 3}}, "rite"),
        ({"options": {"tree_window": 1}}, "tree_window"),
        ({"options": {"rite": "the_hound", "all_rites": True}}, "all_rites"),
        ({"setup": {"rite": "the_cat"}}, "setup"),
        ({"setup": {"rite": "the_hound", "hands": [["g1"], ["g1"], [], []]}}, "setup"),
        ({"setup": {"rite": "the_hound", "hands": [["g14"], [], [], []]}}, "setup"),
        ({"setup": {"rite": "the_hound", "wings": 2}}, "setup"),
        ({"setup": {"rite": "the_hound", "step": "end"}}, "setup"),
        ({"setup": [1]}, "setup"),
        ({"setup": {"step": "perform"}}, "setup"),
    ],
)
def test_a_set_up_that_makes_no_sense_is_named(given_, key):
    with pytest.raises(SetupError) as problem:
        new_match("rites", seed=1, **{"players": 4, **given_})
    assert problem.value.key == key


@pytest.mark.parametrize(
    "values",
    [(0,), (0, 13), (14, 14), (99, 100), (14, 15, 16, 17), (15, 14), (-1, 3)],
)
def test_a_request_for_what_cannot_be_is_refused_and_changes_nothing(values):
    match = altar("the_tree_on_the_hill", "y5 y9 g9", "b0 b1 w7", trees=[["y4"]])
    key = match.position.key()
    with pytest.raises(IllegalAnswer):
        match.reveal(1, values)
    assert match.position.key() == key
    with pytest.raises(IllegalAnswer):
        match.reveal(5, (number("b0"), number("b1")))


_JUNK = st.one_of(
    st.none(), st.booleans(), st.integers(-99, 999), st.text(max_size=5), st.lists(st.integers(-3, 70), max_size=4),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2), st.sampled_from(["g1", "?", "the_hound"]),
)  # fmt: skip


def some_position(seed):
    rules = rules_for({"game": "rites", "players": 2 + seed % 5, "options": {"rite": RITES[seed % 6]}})
    pos = Position.start(rules, Chance.seeded(seed))
    luck = Chance.seeded(seed + 1)
    for _ in range(seed % 30):
        if pos.decision is not None:
            pos.answer(pos.decision.options[luck.below(len(pos.decision.options))])
    return pos


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 500), st.data())
def test_a_damaged_position_is_refused_or_whole(seed, data):
    """Any value of a saved position replaced by anything: ``CodecError``, or a position that keeps every rule."""
    pos = some_position(seed)
    coded = json.loads(json.dumps(pos.encode()))
    part = data.draw(st.sampled_from(["state", "stack"]))
    if part == "state":
        key = data.draw(st.sampled_from(sorted(coded["state"])))
        value = coded["state"][key]
        if isinstance(value, list) and value and data.draw(st.booleans()):
            value[data.draw(st.integers(0, len(value) - 1))] = data.draw(_JUNK)
        else:
            coded["state"][key] = data.draw(_JUNK)
    elif coded["stack"]:
        frame = data.draw(st.sampled_from(coded["stack"]))
        frame[data.draw(st.integers(0, len(frame) - 1))] = data.draw(_JUNK)
    try:
        again = Position.decode(pos.rules, coded)
    except CodecError:
        return
    assert again.rules.violations(again) == []


def test_a_whole_position_is_a_set_up_and_can_be_saved(tmp_path):
    match = altar("the_tree_on_the_hill", "y5 y9 g9", "b0 b1 w7", trees=[["y4"]])
    again = new_match("rites", players=2, seed=9, setup=match.state_dict())
    assert again.state_dict() == match.state_dict()
    again.save(tmp_path / "whole.save")
    assert load_match(tmp_path / "whole.save").position.key() == again.position.key()
