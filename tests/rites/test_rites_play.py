"""Soundness in random play with 2 to 6 cultists: cards conserved, always an end, copy, code and undo faithful."""

import pytest
from ritetable import RITES, altar, decoded, lay, number, state, walk

from game.api import load_match, new_match
from game.engine.chance import Chance
from game.engine.errors import IllegalAnswer
from game.engine.option import option
from game.match.match import Match

TABLES = [(players, rite) for players in range(2, 7) for rite in (None, *RITES)]


@pytest.mark.parametrize(("players", "rite"), TABLES)
def test_random_play_keeps_every_invariant_and_ends(players, rite):
    """56 entities and 13 artifacts, none twice, at every decision of a few games of each kind."""
    for seed in range(3 if rite is None else 6):
        for count, pos in walk(players, seed, {"rite": rite} if rite else None):
            assert pos.rules.violations(pos) == [], f"seed {seed}, decision {count}"
        assert pos.over
        result = pos.rules.result(pos)
        assert len(result.ends) == pos.rules.rites
        if rite is None:
            assert len({end.split("/")[0] for end in result.ends}) == pos.rules.rites


@pytest.mark.parametrize(("players", "rite"), TABLES)
def test_copies_and_codes_are_equal_and_nothing_changes_behind(players, rite):
    past = []
    for count, pos in walk(players, 900 + players, {"rite": rite} if rite else None):
        key = pos.key()
        kept = pos.copy()
        assert kept.key() == key
        if pos.decision is not None:
            again = decoded(pos)
            assert again.key() == key, f"decision {count}"
            assert again.decision.options == pos.decision.options
        past.append((kept, key))
    assert all(kept.key() == key for kept, key in past)


@pytest.mark.parametrize(("players", "rite"), TABLES)
def test_every_option_offered_is_accepted_and_nothing_else(players, rite):
    for count, pos in walk(players, 1700 + players, {"rite": rite} if rite else None):
        if count % 9 or pos.decision is None:
            continue
        key = pos.key()
        for choice in pos.decision.options:
            after = pos.copy()
            after.answer(choice)
            assert after.rules.violations(after) == [], f"decision {count}, {choice}"
        with pytest.raises(IllegalAnswer):
            pos.answer(option("no such kind"))
        assert pos.key() == key


@pytest.mark.parametrize("players", range(2, 7))
def test_undo_gives_back_every_position(players):
    match = Match.new({"game": "rites", "players": players, "seed": players})
    luck = Chance.seeded(players)
    keys = []
    while match.position.decision is not None:
        keys.append(match.position.key())
        options = match.position.decision.options
        match.answer(options[luck.below(len(options))])
    for key in reversed(keys):
        assert match.undo()
        assert match.position.key() == key
    assert not match.undo()


def test_a_game_saved_in_the_middle_goes_on_alike(tmp_path):
    match = new_match("rites", players=5, seed=8)
    luck = Chance.seeded(4)
    for _ in range(60):
        options = match.decision.options
        match.answer(options[luck.below(len(options))])
    match.save(tmp_path / "five.save")
    again = load_match(tmp_path / "five.save")
    assert again.position.key() == match.position.key()
    while match.decision is not None:
        choice = match.decision.options[luck.below(len(match.decision.options))]
        match.answer(choice)
        again.answer(choice)
    assert again.position.key() == match.position.key() and again.result() == match.result()


def test_a_request_is_an_entry_that_undo_takes_back():
    match = altar("the_tree_on_the_hill", "y5 y9 g9", "b0 b1 w7", trees=[["y4"]])
    lay(match, "y5")
    before = match.position.key()
    match.reveal(1, (number("b0"), number("b1")))
    assert state(match)["requests"][1] == ["b0", "b1"]
    assert match.undo() and match.position.key() == before
