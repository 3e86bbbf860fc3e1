"""Soundness in random play: every option is accepted, copies are true and independent, codes and undo are faithful."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from walks import TABLES, decoded, rules_of, walk

from game.engine.errors import IllegalAnswer
from game.engine.option import option
from game.match.match import Match


@pytest.mark.parametrize("first", range(0, 160, 20))
def test_random_matches_keep_every_invariant_and_end(first):
    """No exception, dead end or broken invariant at any decision; somebody always has an option; always an end."""
    for seed in range(first, first + 20):
        for number, pos in walk(seed):
            assert pos.rules.violations(pos) == [], f"seed {seed}, decision {number}"
        assert pos.over and pos.rules.result(pos) is not None


@pytest.mark.parametrize("first", range(1000, 1200, 25))
def test_copies_and_codes_are_equal_at_every_tenth_decision(first):
    """Two hundred matches: a copy and a position saved and loaded are equal to the original."""
    for seed in range(first, first + 25):
        for number, pos in walk(seed):
            if number % 10 == 0 and pos.decision is not None:
                key = pos.key()
                assert pos.copy().key() == key
                assert decoded(pos).key() == key, f"seed {seed}, decision {number}"


@pytest.mark.parametrize("first", range(2000, 2030, 5))
def test_every_decision_of_thirty_matches_is_copied_coded_and_never_changed_behind(first):
    """Thirty matches, every decision: copy and code are equal, and no past copy changes while play goes on."""
    for seed in range(first, first + 5):
        past = []
        for number, pos in walk(seed):
            key = pos.key()
            kept = pos.copy()
            assert kept.key() == key
            if pos.decision is not None:
                again = decoded(pos)
                assert again.key() == key, f"seed {seed}, decision {number}"
                assert again.decision.options == pos.decision.options
            past.append((kept, key))
        assert all(kept.key() == key for kept, key in past)


@pytest.mark.parametrize("seed", range(3000, 3012))
def test_every_option_offered_is_accepted_and_nothing_else(seed):
    """At every seventh decision each option can be taken, leaves the position whole, and others are refused."""
    for number, pos in walk(seed):
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


@pytest.mark.parametrize("first", range(4000, 4030, 10))
def test_undo_gives_back_every_position(first):
    """Thirty matches played to their end and taken back entry by entry: each position comes back equal."""
    for seed in range(first, first + 10):
        rules = rules_of(seed)
        setup = {key: rules.setup[key] for key in ("game", "map", "edition")}
        options = {"handicap": rules.setup["handicap"]} if "handicap" in rules.setup else None
        factions = [names[0] for names in rules.setup["factions"]]
        match = Match.new({**setup, "factions": factions, "options": options, "seed": seed})
        keys = []
        luck = match.position.chance.copy()
        luck.state ^= 0xABCDEF
        while match.position.decision is not None:
            keys.append(match.position.key())
            options = match.position.decision.options
            match.answer(options[luck.below(len(options))])
        serials = {match.serial}
        for key in reversed(keys):
            assert match.undo()
            assert match.position.key() == key
            assert match.serial not in serials
            serials.add(match.serial)
        assert not match.undo()


def test_the_tables_are_all_there():
    """All faction sets and seat orders, both maps for four, both editions."""
    assert len(TABLES) == 24 * 2 * 2 + 24 * 2
