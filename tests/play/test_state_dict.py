"""``state_dict()`` is a set-up at every moment of every game: the match that begins with it goes on just so."""

import json
import random
import sys
from collections import Counter
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from walks import inputs_of, inputs_of_duel, inputs_of_rites, inputs_of_two

from game.api import SetupError, new_match
from game.match.match import Match
from game.match.saves import read_save, write_save

OFTEN = 3
"""How many positions of each kind are tried: kinds are told apart by what is going on."""


def begun(inputs, setup, seed=1):
    return Match.new({**inputs, "seed": seed, "setup": setup}, history=False)


def going_on(match):
    return tuple(frame.then if hasattr(frame, "then") else frame.tag for frame in match.position.stack)


def assert_the_same(match, again, luck):
    """Equal but for chance; and equal again after some answers with the same dice."""
    for _ in range(6):
        (state, stack, _, settled), other = match.position.key(), again.position.key()
        assert (state, stack, settled) == (other[0], other[1], other[3])
        if match.position.decision is None:
            assert match.result() == again.result()
            return
        asked, put = match.decision, again.decision
        assert (asked.seat, asked.side, asked.kind, asked.about) == (put.seat, put.side, put.kind, put.about)
        assert asked.options == put.options and asked.default == put.default and asked.prompt == put.prompt
        assert all(match.view(seat) == again.view(seat) for seat in range(match.rules.seats))
        again.position.chance = match.position.chance.copy()
        choice = luck.choice(asked.options)
        match.answer(choice)
        again.answer(choice)


@pytest.mark.parametrize("make", [inputs_of, inputs_of_two, inputs_of_duel, inputs_of_rites])
def test_a_match_goes_on_from_its_state_dict_whatever_is_going_on(make):
    tried = Counter()
    for seed in range(12):
        match = Match.new({**make(seed), "seed": seed}, history=False)
        luck = random.Random(seed)
        while True:
            tried[going_on(match)] += 1
            if tried[going_on(match)] <= OFTEN:
                setup = json.loads(json.dumps(match.state_dict()))
                assert_the_same(match.copy(), begun(make(seed), setup), random.Random(seed))
            if match.position.decision is None:
                break
            match.answer(luck.choice(match.position.decision.options))
    assert len(tried) > 25


def test_a_slot_in_its_middle_is_a_set_up():
    """Whose slot, that the action has been taken, where was fought, that a second action is due."""
    m = new_match(
        "wars",
        setup={
            "slot": "yellow_sign",
            "power": {"yellow_sign": 6, "great_cthulhu": 3},
            "books": {"yellow_sign": ["he_who", "passion", "screaming_dead", "shriek", "third_eye", "zingaya"]},
            "units": {
                "yellow_sign": {"hastur": ["europe"], "king_in_yellow": ["europe"], "acolyte": ["west_africa"]},
                "great_cthulhu": {"acolyte": ["europe"]},
            },
            "gates": {"west_africa": "yellow_sign"},
        },
        dice=[1] * 20,
    )
    for chosen in ("battle", "he_who"):
        m.choose(chosen)
        while m.decision.kind not in ("action", "second_action"):
            m.answer(m.decision.options[0])
    again = new_match("wars", setup=m.state_dict())
    assert m.decision.kind == again.decision.kind == "second_action"
    again.choose("done")
    assert again.decision.about == (1, 1) and not {"he_who", "battle"} & {c.kind for c in again.decision.options}


def test_a_match_begun_in_the_middle_of_something_is_undone_saved_and_played_again(tmp_path):
    """From a negotiation, a battle or a rite as from anywhere: the set-up stands in the save."""
    for make in (inputs_of, inputs_of_duel, inputs_of_rites):
        match = Match.new({**make(3), "seed": 3}, history=False)
        luck = random.Random(5)
        for _ in range(30):
            match.answer(luck.choice(match.position.decision.options))
        again = Match.new({**make(3), "seed": 4, "setup": match.state_dict()})
        first = again.position.key()
        for _ in range(12):
            again.answer(luck.choice(again.position.decision.options))
        write_save(again, tmp_path / "middle.save", sync=False)
        read = read_save(tmp_path / "middle.save")
        assert read.rebuild() and read.position.key() == again.position.key()
        assert read.undo_to(0) and read.position.key() == first


@pytest.mark.parametrize(
    ("key", "change"),
    [
        ("stack", {"stack": [["turn", "end"], ["action_phase", 9]]}),
        ("stack", {"stack": [["turn", "end"], ["action_phase", 0], ["slot", 0, False, False, 0, [], []]]}),
        ("stack", {"stack": [["duel_turn", "gather"], ["duel_actions", 0]]}),
        ("stack", {"stack": [["choose", 0, "pass", [], "nothing", [], []]]}),
        ("stack", {"stack": []}),
        ("stack", {"stack": "turn"}),
        ("slot", {"slot": "great_cthulhu"}),
        ("power", {"power": {"great_cthulhu": -1}}),
        ("drafted", {"drafted": [["great_cthulhu"], ["black_goat"]]}),
    ],
)
def test_a_set_up_that_could_not_be_going_on_is_refused_naming_the_key(key, change):
    m = new_match("wars", seed=3)
    with pytest.raises(SetupError) as refused:
        new_match("wars", setup={**m.state_dict(), **change})
    assert refused.value.key == key


def test_what_is_going_on_in_rites_needs_no_step():
    m = new_match("rites", players=2, seed=3)
    with pytest.raises(SetupError) as refused:
        new_match("rites", players=2, setup={**m.state_dict(), "step": "deal"})
    assert refused.value.key == "stack"
