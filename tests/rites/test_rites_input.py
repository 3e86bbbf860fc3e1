"""Bad input: a sentence naming what is wrong, nothing changed, never a crash."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ritetable import RITES, altar, happened, lay, number, walk

from game.api import CodecError, IllegalAnswer, SetupError, load_match, new_match
from game.engine.chance import Chance
from game.engine.position import Position
from game.games.registry import rules_for


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


@pytest.mark.parametrize("values", [(0,), (0, 13), (14, 14), (99, 100), (14, 15, 16, 17), (15, 14), (-1, 3)])
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


# set-ups: what each key says holds, and what contradicts it is refused with its key

HANDS = [["g1", "g2"], ["b1", "b2"], ["w1", "w2"]]
SETTINGS = {
    "cthulhu_rises": {},
    "the_tree_on_the_hill": {"trees": [["g4"]]},
    "the_dunwich_horror": {"plots": ["y4", "b3", "b4", "b8", "w3", "w5", "w7", "w8"]},
    "at_the_mountains_of_madness": {"ridge": ["g4"]},
    "the_hound": {"plots": ["y4", "b3", "b4", "b8"], "ghouls": [[], [], [], []]},
}


@pytest.mark.parametrize("rite", SETTINGS)
def test_a_set_up_says_whose_turn_it_is(rite):
    for side in range(3):
        setup = {"rite": rite, "hands": HANDS, "active": side, **SETTINGS[rite]}
        match = new_match("rites", players=3, seed=1, setup=setup)
        assert match.decision.kind != "first_peek" or side == 0
        assert match.decision.side == side and match.state_dict()["active"] == side


def test_a_gate_of_a_set_up_was_opened_by_its_first_card():
    match = altar("cthulhu_rises", "g1 g2", "b1 b2", "w1 w2", gates=2, gate=[[1, "b9"], [2, "w9"]])
    assert match.decision.side == 0
    lay(match, "g1")
    assert happened(match, "closed")[0][0] == 0


@pytest.mark.parametrize(("passed", "kind"), [(0, "prize"), (1, "bid")])
def test_a_set_up_has_the_prize_that_is_turned_up(passed, kind):
    match = altar("out_of_the_aeons", "g1 g2", "b1 b2", prize="y9", passed=passed)
    assert (match.decision.kind, match.decision.about) == (kind, (number("y9"),))


@pytest.mark.parametrize("rite", ["the_dunwich_horror", "the_hound"])
def test_walls_and_graves_that_are_not_named_are_dealt(rite):
    match = altar(rite, "g1 g2", "b1 b2", "w1 w2")
    assert len(match.state_dict()["plots"]) == {"the_dunwich_horror": 8, "the_hound": 4}[rite]
    assert match.decision.options


@pytest.mark.parametrize(
    ("setup", "held"),
    [
        ({"rite": "the_hound", "plots": ["y4", "b3", "b4", "b8"]}, {"ghouls": [[], [], [], []]}),
        ({"rite": "the_hound", "ghouls": [[], [[0, "g5"]], [], []]}, {"open": []}),
        ({"rite": "the_hound", "open": [2]}, {"ghouls": [[], [], [], []]}),
        ({"rite": "the_dunwich_horror", "open": [3]}, {"idle": 0}),
        ({"rite": "out_of_the_aeons", "active": 1, "hands": HANDS}, {"lead": 1}),
    ],
)
def test_what_a_set_up_leaves_out_goes_with_what_it_says(setup, held):
    state = new_match("rites", players=3, seed=1, setup=setup).state_dict()
    assert {key: state[key] for key in held} == held
    assert state["active"] == setup.get("active", state["active"])
    assert all(state[key] == setup[key] for key in ("plots", "ghouls", "open") if key in setup)


_WRONG = [
    ({"rite": "the_hound", "plots": ["y4", "b3"], "ghouls": [[], []]}, "plots"),
    ({"rite": "the_hound", "ghouls": [[], []]}, "ghouls"),
    ({"rite": "the_hound", "ghouls": [[[0, "g5"], [1, "g6"]], [], [], []]}, "ghouls"),
    ({"rite": "the_hound", "open": [4]}, "open"),
    ({"rite": "the_dunwich_horror", "plots": ["", *SETTINGS["the_dunwich_horror"]["plots"][1:]], "open": [0]}, "open"),
    ({"rite": "the_hound", **SETTINGS["the_hound"], "ghouls": [[[0, "g5"], [1, "g6"]], [], [], []]}, "ghouls"),
    ({"rite": "the_hound", **SETTINGS["the_hound"], "plots": ["", "b3", "b4", "b8"], "open": [0]}, "open"),
    ({"rite": "the_hound", "plots": ["", "b3", "b4", "b8"], "ghouls": [[[0, "g5"]], [], [], []]}, "ghouls"),
    ({"rite": "the_dunwich_horror", "plots": ["y4"]}, "plots"),
    ({"step": "deal", "used": list(RITES)}, "used"),
    ({"step": "choose", "used": list(RITES)}, "used"),
    ({"rite": "the_hound", "used": list(RITES)}, "used"),
    ({"rite": "the_hound", "used": ["cthulhu_rises"]}, "used"),
    ({"rite": "the_hound", "number": 3}, "number"),
    ({"step": "choose", "ends": [[rite, 0, "failed"] for rite in RITES], "used": list(RITES), "number": 6}, "ends"),
    ({"rite": "the_hound", "ending": "scored"}, "ending"),
    ({"rite": "the_hound", "trees": [["g4"]]}, "trees"),
    ({"step": "choose", "rite": "the_hound"}, "rite"),
    ({"step": "choose", "discard": ["g4"]}, "discard"),
    ({"step": "deal", "hands": HANDS}, "hands"),
    ({"step": "second", "rite": "the_tree_on_the_hill", "active": 1}, "active"),
    ({"rite": "cthulhu_rises", "hands": HANDS, "gate": [[1, "b9"], [1, "w9"]]}, "gate"),
    ({"rite": "cthulhu_rises", "hands": HANDS, "gate": [[0, "b9"], [2, "w9"]]}, "gate"),
    ({"rite": "cthulhu_rises", "hands": HANDS, "gate": [[1, "b9"]], "active": 0}, "active"),
    ({"rite": "out_of_the_aeons", "active": 1, "lead": 0}, "active"),
    ({"rite": "out_of_the_aeons", "prize": "g9"}, "prize"),
    ({"rite": "out_of_the_aeons", "hands": [["y1"], [], []]}, "hands"),
    ({"rite": "out_of_the_aeons", "won": [["g9"], [], []]}, "won"),
    ({"rite": "out_of_the_aeons", "deck": ["g9"]}, "deck"),
    ({"rite": "the_tree_on_the_hill", "requests": [["g0", "g13"], [], []], "active": 1}, "requests"),
    ({"rite": "the_tree_on_the_hill", "trees": [["g4", "g8"]]}, "trees"),
    ({"rite": "the_tree_on_the_hill", "trees": [["g4", "g6"]]}, "trees"),
    ({"rite": "at_the_mountains_of_madness", "ridge": ["g4", "g6"]}, "ridge"),
    ({"rite": "at_the_mountains_of_madness", "ridge": ["g4"], "slopes": {"10": ["g6"]}}, "slopes"),
    ({"rite": "the_hound", "running": ["silver_key"]}, "running"),
    ({"rite": "the_hound", "appeared": ["silver_key"]}, "appeared"),
    ({"rite": "the_hound", "used_now": [["silver_key"], [], []], "caches": [["silver_key"], [], []]}, "used_now"),
]


@pytest.mark.parametrize(("setup", "key"), _WRONG)
def test_what_contradicts_itself_in_a_set_up_is_refused_with_its_key(setup, key):
    with pytest.raises(SetupError) as problem:
        new_match("rites", players=3, seed=1, setup=setup)
    assert problem.value.key == key


def test_a_set_up_for_one_rite_alone_is_of_that_rite():
    with pytest.raises(SetupError) as problem:
        altar("the_tree_on_the_hill", "g1", "b1", options={"rite": "the_hound"})
    assert problem.value.key == "rite"


def test_a_match_of_the_first_version_of_the_rules_begins_as_its_set_up_was_read_then():
    match = altar("the_tree_on_the_hill", "g1 g2", "b1 b2", active=1, number=3, ridge=["g4"], rules=1)
    assert match.decision.side == 0


@pytest.mark.parametrize("rite", RITES)
def test_every_position_of_a_rite_at_the_start_of_a_turn_is_a_set_up(rite):
    """Nothing of what comes about in play is refused, and nothing of it is lost."""
    starts = ("gate", "tree", "dunwich", "mountain", "elder_sign", "ghoul", "prize")
    for seed in range(4):
        for _, pos in walk(2 + seed, seed, {"rite": rite}):
            asked = pos.decision
            if asked is None or asked.kind not in starts or asked.about[:1] in (("more",), ("drawn",)):
                continue
            data = pos.rules.encode_state(pos.state)
            again = new_match("rites", players=2 + seed, seed=1, options={"rite": rite}, setup=data)
            if again.decision.kind == "first_peek":
                continue
            assert {**again.state_dict(), "stack": ()} == {**data, "stack": ()}
            assert (again.decision.side, again.decision.kind) == (asked.side, asked.kind)
