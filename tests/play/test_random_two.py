"""Soundness in random play of the games for two people: the Duel, and Cthulhu Wars with two factions each."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from walks import decoded, rules_of_duel, rules_of_two, walk

from game.engine.chance import Chance
from game.engine.errors import IllegalAnswer
from game.engine.option import option
from game.engine.position import determinise
from game.games.duel.rules.rules import make_duel
from game.games.wars.rules.rules import make_rules
from game.match.match import Match
from game.match.saves import read_save, write_save

KINDS = pytest.mark.parametrize("make", [rules_of_duel, rules_of_two])


@KINDS
@pytest.mark.parametrize("first", range(0, 72, 12))
def test_random_matches_keep_every_invariant_and_end(make, first):
    for seed in range(first, first + 12):
        for number, pos in walk(seed, make=make):
            assert pos.rules.violations(pos) == [], f"seed {seed}, decision {number}"
        assert pos.over and pos.rules.result(pos) is not None


@KINDS
@pytest.mark.parametrize("first", range(1000, 1012, 4))
def test_every_decision_is_copied_coded_and_never_changed_behind(make, first):
    for seed in range(first, first + 4):
        past = []
        for number, pos in walk(seed, make=make):
            key, kept = pos.key(), pos.copy()
            assert kept.key() == key
            if pos.decision is not None:
                again = decoded(pos)
                assert again.key() == key, f"seed {seed}, decision {number}"
                assert again.decision.options == pos.decision.options
                assert again.rules.setup == pos.rules.setup
            past.append((kept, key))
        assert all(kept.key() == key for kept, key in past)


@KINDS
@pytest.mark.parametrize("seed", range(3000, 3006))
def test_every_option_offered_is_accepted_and_nothing_else(make, seed):
    for number, pos in walk(seed, make=make):
        if number % 7 or pos.decision is None:
            continue
        key = pos.key()
        for choice in pos.decision.options:
            after = pos.copy()
            after.answer(choice)
            assert after.rules.violations(after) == [], f"seed {seed}, decision {number}, {choice}"
        with pytest.raises(IllegalAnswer):
            pos.answer(option("no such kind"))
        assert pos.key() == key


@KINDS
@pytest.mark.parametrize("seed", range(3100, 3106))
def test_a_view_can_be_made_a_position_again(make, seed):
    """What a bot does: rules from the view's set-up, everything hidden dealt anew, the same question open."""
    for number, pos in walk(seed, make=make):
        if number % 23 or pos.decision is None:
            continue
        view = pos.view(pos.decision.seat)
        setup = view["setup"]
        if setup["game"] == "duel":
            rules = make_duel(setup)
        else:
            rules = make_rules(None, setup["factions"], setup["map"], setup["edition"])
        guess = determinise(rules, view, Chance.seeded(seed))
        assert guess.decision.options == pos.decision.options and guess.decision.kind == pos.decision.kind


@pytest.mark.parametrize("game", ["duel", "wars"])
@pytest.mark.parametrize("seed", range(4000, 4006))
def test_a_match_is_saved_loaded_replayed_and_undone(game, seed, tmp_path):
    """With the draft, to the end, from a save in its middle, and back to the beginning entry by entry."""
    match = Match.new({"game": game, "players": 2, "seed": seed})
    luck = Chance.seeded(seed + 5)
    keys = []
    middle = None
    while match.position.decision is not None:
        keys.append(match.position.key())
        options = match.position.decision.options
        match.answer(options[luck.below(len(options))])
        if len(keys) == 40:
            write_save(match, tmp_path / "middle.save")
            middle = match.position.key()
    write_save(match, tmp_path / "end.save")
    again = read_save(tmp_path / "middle.save")
    assert again.position.key() == middle and again.rebuild()
    end = read_save(tmp_path / "end.save")
    assert end.position.key() == match.position.key() and end.result() == match.result() and end.rebuild()
    for key in reversed(keys):
        assert match.undo() and match.position.key() == key
    while match.can_redo:
        assert match.redo()
    assert match.position.key() == end.position.key()
