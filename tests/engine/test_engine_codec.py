"""Options, frames and the codec: what is written comes back, garbage gives ``CodecError`` and nothing else."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from toys import Bids, Envoys, Quarrel, match_after

from game.engine.chance import Chance
from game.engine.errors import CodecError
from game.engine.option import NONE, Blocked, Option, Reason, option
from game.engine.plain import expect_int, expect_ints, expect_keys, expect_number_text
from game.engine.position import FRAMES, Frame, Position, decode_frame, decode_stack, encode_frame, encode_stack, frame

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


# options


def test_an_option_is_a_value_and_shared():
    assert option("move", area=3) is option("move", area=3)
    assert option("move", area=3) == Option("move", 3, NONE, NONE, NONE)
    assert option("move", area=3) != option("move", unit=3)
    assert option(*Option("x", 1, 2, 3, 4)) == ("x", 1, 2, 3, 4)


def test_a_reason_is_a_code_with_arguments():
    blocked = Blocked(option("summon"), Reason("power", (3, 1), "Rulebook VI"))
    assert blocked.reason.code == "power" and blocked.reason.arguments == (3, 1)


# frames


def test_a_frame_is_written_by_its_name_and_comes_back():
    made = Bids((1, 0, 5))
    assert encode_frame(made) == ["toy_bids", [1, 0, 5]]
    assert decode_frame(["toy_bids", [1, 0, 5]]) == made
    assert decode_stack(json.loads(json.dumps(encode_stack((made, Quarrel(1, 2, 3)))))) == (made, Quarrel(1, 2, 3))


def test_a_frame_shown_to_a_seat_hides_its_secrets():
    assert encode_stack((Bids((4, 4, 4, 5)),), 1) == [["toy_bids", [0, 0, 0, 5]]]


def test_two_frames_cannot_have_one_name():
    with pytest.raises(ValueError, match="toy_bids"):

        @frame("toy_bids")
        class Again(Frame):
            number: int


def test_a_frame_shows_itself_and_fills_nothing_unless_it_says_so():
    made = Quarrel(1, 2, 3)
    pos = Position.start(Envoys(), Chance.seeded(1))
    assert made.seen_by(0) is made and made.filled(pos, pos.chance) is made and made.blocked(pos) == []
    with pytest.raises(NotImplementedError):
        Frame().run(pos)
    with pytest.raises(NotImplementedError):
        Frame().answer(pos, option("x"))


@pytest.mark.parametrize(
    "data",
    [
        None, "toy_bids", [], [[]], [1], ["no_such_frame"], ["toy_bids"], ["toy_bids", [1], [2]],
        ["toy_bids", {"a": 1}], ["toy_bids", 1.5], ["toy_bids", 1 << 200], ["toy_bids", "x" * 65],
        ["toy_bids", [0] * 301], ["toy_bids", [[[[[1]]]]]],
    ],
)  # fmt: skip
def test_garbage_is_no_frame(data):
    with pytest.raises(CodecError):
        decode_frame(data)


def test_garbage_is_no_stack():
    for data in (None, {}, "stack", [["toy_bids", []]] * 51, [None]):
        with pytest.raises(CodecError):
            decode_stack(data)


def test_the_largest_masks_fit():
    full = (1 << 64) - 1
    assert decode_frame(["toy_quarrel", full, -1, 0]).winner == full


@given(JSON)
def test_anything_else_is_refused_by_the_frame_reader(data):
    try:
        decode_frame(data)
    except CodecError:
        return
    assert isinstance(data, list) and data[0] in FRAMES


@given(st.sampled_from(["turn", "slot", "choose", "battle", "assign"]), st.lists(JSON, max_size=7))
def test_frames_with_garbage_in_them(tag, fields):
    try:
        made = decode_frame([tag, *fields])
    except CodecError:
        return
    assert made.tag == tag


# the small readers


def test_expectations_name_the_place():
    with pytest.raises(CodecError, match="here"):
        expect_keys({"a": 1}, ("b",), "here")
    with pytest.raises(CodecError, match="here"):
        expect_int(True, 0, 1, "here")
    with pytest.raises(CodecError, match="here"):
        expect_int(5, 0, 4, "here")
    with pytest.raises(CodecError, match="here"):
        expect_ints([1, 2], 0, 9, 1, "here")
    with pytest.raises(CodecError, match="here"):
        expect_number_text("١", 9, "here")
    assert expect_keys({"a": 1}, ("a",), "here") == {"a": 1}
    assert expect_ints([1, 2], 0, 9, 2, "here") == (1, 2)
    assert expect_number_text("7", 9, "here") == 7


# positions


@given(JSON)
def test_garbage_is_no_position(data):
    match = match_after(3, 0)
    with pytest.raises(CodecError):
        Position.decode(match.rules, data)


def _places(data, path=()):
    """Every place in a nested structure."""
    yield path
    if isinstance(data, dict):
        for key in data:
            yield from _places(data[key], (*path, key))
    elif isinstance(data, list):
        for index in range(len(data)):
            yield from _places(data[index], (*path, index))


MOMENTS = ((3, 60), (4, 150), (5, 222), (9, 301))
MIDDLES = [json.dumps(match_after(seed, steps).position.encode()) for seed, steps in MOMENTS]
RULES = match_after(3, 0).rules


@settings(max_examples=400, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(st.sampled_from(MIDDLES), st.randoms(use_true_random=False), JSON)
def test_one_damaged_place_gives_a_codec_error_or_a_sound_position(text, dice, rubbish):
    """Any one part of a saved position replaced by anything."""
    data = json.loads(text)
    path = dice.choice(list(_places(data))[1:])
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = rubbish
    try:
        pos = Position.decode(RULES, data)
    except CodecError:
        return
    assert pos.rules.violations(pos) == []
    assert pos.decision is None or len(pos.decision.options) >= 1


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(MIDDLES), st.randoms(use_true_random=False), st.integers(-2, 70))
def test_one_wrong_number_gives_a_codec_error_or_a_sound_position(text, dice, number):
    """Numbers that could be meant: wrong sides, units, areas, counts in frames and state."""
    data = json.loads(text)
    leaves = [path for path in _places(data["stack"]) if path and isinstance(_at(data["stack"], path), int)]
    if leaves:
        path = dice.choice(leaves)
        _at(data["stack"], path[:-1])[path[-1]] = number
    try:
        pos = Position.decode(RULES, data)
    except CodecError:
        return
    assert pos.rules.violations(pos) == []


def _at(data, path):
    for key in path:
        data = data[key]
    return data
