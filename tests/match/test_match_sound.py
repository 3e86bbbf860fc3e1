""" "Must hold" 2: copy, save, load and undo give equal positions, at every decision of 30 games, every tenth of 200."""

import random

import pytest
from matchtools import PEOPLE, whole

from game.games.wars.rules.units import FACTIONS
from game.match.match import Match
from game.match.saves import read_save, write_save


def game(seed: int) -> Match:
    """A match whose factions, seats, map and edition differ with the seed."""
    chance = random.Random(seed)
    players = chance.choice((3, 4))
    factions = chance.sample(FACTIONS, players)
    board = "earth_3" if players == 3 else chance.choice(("earth_4_west3_east5", "earth_4_west5_east3"))
    edition = chance.choice(("first", "later"))
    inputs = {"game": "wars", "factions": factions, "map": board, "edition": edition, "seed": seed}
    return Match.new(inputs, PEOPLE[:players])


def check_here(match: Match, path) -> None:
    """Copy, save and load, undo and redo at this decision."""
    here, serial = whole(match), match.serial
    copy = match.copy()
    assert copy.position.key() == here[0]
    write_save(match, path, sync=False)
    loaded = read_save(path)
    assert whole(loaded) == here
    if match.undo():
        assert match.redo()
        assert whole(match) == here and match.serial > serial
    if match.decision is not None:
        chosen = match.decision.options[-1]
        loaded.answer(chosen)
        copy.answer(chosen)
        assert whole(match) == here, "what happens to a copy is nobody else's business"
        match.answer(chosen)
        assert match.position.key() == copy.position.key() == loaded.position.key()
        assert match.undo() and whole(match) == here


def play(seed: int, every: int, path) -> None:
    """A random game, checked at every so many decisions and at its end, then taken back to its beginning."""
    match = game(seed)
    chance = random.Random(seed)
    first = whole(match)
    while match.decision is not None:
        if len(match.entries) % every == 0:
            check_here(match, path)
        match.answer(chance.choice(match.decision.options))
    check_here(match, path)
    assert match.result() is not None
    loaded = read_save(path)
    assert loaded.rebuild(), loaded.lost_history
    while match.undo():
        pass
    assert whole(match) == first


@pytest.mark.parametrize("seed", range(8))
def test_every_decision_of_a_game(tmp_path, seed):
    play(seed, 1, tmp_path / "a.save")


@pytest.mark.parametrize("first", range(100, 140, 10))
def test_every_tenth_decision_of_ten_games(tmp_path, first):
    for seed in range(first, first + 10):
        play(seed, 10, tmp_path / "a.save")
