"""Soundness in random play: every option is accepted, copies are true and independent, codes and undo are faithful.

Of Cthulhu Wars with the first four factions and with any, and of games for two people: the Duel, and two factions each.
"""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from walks import TABLES, decoded, rules_of, rules_of_any, rules_of_duel, rules_of_two, walk

from game.engine.chance import Chance
from game.engine.errors import IllegalAnswer
from game.engine.option import option
from game.engine.position import determinise
from game.games.duel.rules.rules import make_duel
from game.games.wars.rules.rules import make_rules
from game.match.match import Match
from game.match.saves import read_save, write_save

OTHERS = (rules_of_duel, rules_of_two, rules_of_any)


def seeds(start, wars, others):
    """Parametrizes a test by rules and seeds: (how many, in parts of how many) of Cthulhu Wars, and each other way."""
    parts = [(rules_of, range(first, first + wars[1])) for first in range(start, start + wars[0], wars[1])]
    for make in OTHERS:
        parts += [(make, range(first, first + others[1])) for first in range(start, start + others[0], others[1])]
    return pytest.mark.parametrize(("make", "seeds"), parts, ids=[f"{make.__name__}-{some[0]}" for make, some in parts])


@seeds(0, (160, 20), (72, 12))
def test_random_matches_keep_every_invariant_and_end(make, seeds):
    """No exception, dead end or broken invariant at any decision; somebody always has an option; always an end."""
    for seed in seeds:
        for number, pos in walk(seed, make=make):
            assert pos.rules.violations(pos) == [], f"seed {seed}, decision {number}"
        assert pos.over and pos.rules.result(pos) is not None


@pytest.mark.parametrize("first", range(1000, 1100, 25))
def test_copies_and_codes_are_equal_at_every_tenth_decision(first):
    """A hundred matches: a copy and a position saved and loaded are equal to the original."""
    for seed in range(first, first + 25):
        for number, pos in walk(seed):
            if number % 10 == 0 and pos.decision is not None:
                key = pos.key()
                assert pos.copy().key() == key
                assert decoded(pos).key() == key, f"seed {seed}, decision {number}"


@seeds(2000, (16, 4), (8, 4))
def test_every_decision_of_many_matches_is_copied_coded_and_never_changed_behind(make, seeds):
    """Every decision: copy and code are equal, and no past copy changes while play goes on."""
    for seed in seeds:
        past = []
        for number, pos in walk(seed, make=make):
            key = pos.key()
            kept = pos.copy()
            assert kept.key() == key
            if pos.decision is not None:
                again = decoded(pos)
                assert again.key() == key, f"seed {seed}, decision {number}"
                assert again.decision.options == pos.decision.options
                assert again.rules.setup == pos.rules.setup
            past.append((kept, key))
        assert all(kept.key() == key for kept, key in past)


@seeds(3000, (12, 1), (6, 1))
def test_every_option_offered_is_accepted_and_nothing_else(make, seeds):
    """At every seventh decision each option can be taken, leaves the position whole, and others are refused."""
    seed = seeds[0]
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


@pytest.mark.parametrize("make", OTHERS)
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


def test_the_tables_are_all_there():
    """All faction sets and seat orders, both maps for four, both editions."""
    assert len(TABLES) == 24 * 2 * 2 + 24 * 2
