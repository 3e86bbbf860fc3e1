"""Positions that no game could have come to are refused when they are read; what is accepted works to its end."""

import json
import random
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from odd import live, taken, trials

from game.api import new_match
from game.engine.errors import CodecError
from game.engine.position import Position


@pytest.mark.parametrize("seed", range(8))
def test_what_is_taken_of_positions_changed_by_structure_works_to_its_end(seed):
    """A short run of ``scripts/odd_positions.py``: refused in a sentence, or sound in everything."""
    accepted = 0
    for number, (match, data) in enumerate(trials(seed, 1)):
        made = taken(match, data)
        if made is not None:
            accepted += 1
            live(made, random.Random(number))
    assert accepted


def at_war():
    """In the middle of a battle with Devour, on Great Cthulhu's slot."""
    m = new_match(
        "wars",
        setup={
            "slot": "great_cthulhu",
            "power": {"great_cthulhu": 4, "yellow_sign": 2},
            "units": {
                "great_cthulhu": {"cthulhu": ["europe"], "acolyte": ["south_pacific"]},
                "yellow_sign": {"undead": ["europe", "europe"], "acolyte": ["europe"]},
            },
        },
    )
    m.choose("battle")
    m.choose("devour")
    return m


def on_the_move():
    m = new_match("wars", seed=3)
    m.answer(m.decision.options[0])
    m.choose("move")
    return m


def on_the_hill():
    return new_match("rites", players=3, seed=5, options={"rite": "the_tree_on_the_hill"})


@pytest.mark.parametrize(
    ("make", "change"),
    [
        (at_war, lambda stack: stack.pop(1)),
        (at_war, lambda stack: stack.insert(2, stack[2])),
        (at_war, lambda stack: stack.reverse()),
        (at_war, lambda stack: stack.clear()),
        (at_war, lambda stack: stack[0].__setitem__(1, "nowhere")),
        (at_war, lambda stack: stack[1].__setitem__(1, 7)),
        (at_war, lambda stack: stack[2].__setitem__(1, True)),
        (at_war, lambda stack: stack[2].__setitem__(2, 1)),
        (at_war, lambda stack: stack[2].__setitem__(4, 1 << 40)),
        (at_war, lambda stack: stack[2].__setitem__(5, [-2])),
        (at_war, lambda stack: stack[2].__setitem__(6, [[0, 99]])),
        (at_war, lambda stack: stack[3].__setitem__(1, 3)),
        (at_war, lambda stack: stack[4].__setitem__(1, "tea")),
        (at_war, lambda stack: stack[5].__setitem__(1, 2)),
        (at_war, lambda stack: stack[-1].__setitem__(1, 0)),
        (at_war, lambda stack: stack[-1].__setitem__(2, "absorb_unit")),
        (at_war, lambda stack: stack[-1].__setitem__(3, [])),
        (at_war, lambda stack: stack[-1][3].__setitem__(0, ["unit", 3, 0, -1, -1])),
        (at_war, lambda stack: stack[-1][3].append(["done", -1, -1, -1, -1])),
        (at_war, lambda stack: stack[-1].__setitem__(4, "absorb")),
        (at_war, lambda stack: stack[-1].__setitem__(5, [1, 2])),
        (at_war, lambda stack: stack[-1].__setitem__(6, ["area"])),
        (on_the_move, lambda stack: stack[-1].__setitem__(5, [-1])),
        (on_the_move, lambda stack: stack[-1].__setitem__(5, [1 << 63])),
        (on_the_move, lambda stack: stack.append(["assign", 0, "kill"])),
        (on_the_move, lambda stack: stack.append(["negotiate", 1, "thousand_forms", 3, [0], [5], []])),
        (on_the_hill, lambda stack: stack.append(["rites_dig", 0, [0, 1], [-3, -3], [-3, -3]])),
        (on_the_hill, lambda stack: stack.append(["rites_force", 0, 1, 99])),
        (on_the_hill, lambda stack: stack[0].__setitem__(1, 5)),
        (on_the_hill, lambda stack: stack.__setitem__(0, ["rites_gate", 0])),
        (on_the_hill, lambda stack: stack.__setitem__(0, ["rites_game", "award"])),
    ],
)  # fmt: skip
def test_frames_the_rules_could_not_have_made_are_refused(make, change):
    pos = make().position
    data = json.loads(json.dumps(pos.encode()))
    assert Position.decode(pos.rules, data).key() == pos.key()
    change(data["stack"])
    with pytest.raises(CodecError):
        Position.decode(pos.rules, data)


@pytest.mark.parametrize(
    ("make", "key", "value"),
    [
        (at_war, "battle", None),
        (at_war, "ending", "doom_30"),
        (at_war, "phase", "doom"),
        (on_the_move, "power", {}),
        (on_the_hill, "number", 2),
        (on_the_hill, "used", []),
        (on_the_hill, "rite", "the_hound"),
        (on_the_hill, "trees", [[]]),
        (on_the_hill, "ending", "scored"),
    ],
)
def test_tables_that_do_not_go_with_what_is_going_on_are_refused(make, key, value):
    pos = make().position
    data = json.loads(json.dumps(pos.encode()))
    data["state"][key] = value
    with pytest.raises(CodecError):
        Position.decode(pos.rules, data)


@pytest.mark.parametrize("game", ["wars", "duel"])
def test_who_has_all_that_can_be_written_down_gets_no_more_and_is_saved(game):
    """The last turn, Power and Doom that can be in a file: every moment from there to the end can be read again."""
    sides = ("great_cthulhu", "black_goat")
    m = new_match(
        game,
        seed=1,
        setup={
            "turn": 1000,
            "phase": "gather",
            "power": dict.fromkeys(sides, 1000),
            "doom": dict.fromkeys(sides, 1000),
            "units": {side: {"acolyte": ["south_pacific" if game == "wars" else "innsmouth"]} for side in sides},
        },
    )
    luck = random.Random(1)
    while m.decision is not None:
        assert Position.decode(m.rules, m.position.encode()).key() == m.position.key()
        m.answer(luck.choice(m.decision.options))
    assert max(m.result().doom.values()) <= 1000
