"""What the oracle of Rites of Cthulhu foretells a rite by is learned from who won."""

import pytest

np = pytest.importorskip("numpy")


def test_what_wins_gets_weight_and_the_same_games_the_same_counts():
    from scripts.learning import rites

    found, winner = rites.play("the_tree_on_the_hill", 3, 5, True)
    assert (found, winner) == rites.play("the_tree_on_the_hill", 3, 5, True) and winner in range(3)
    numbers = np.random.default_rng(1).normal(size=(300, rites.MOST, 2))
    there = np.ones((300, rites.MOST))
    there[:, 4:] = 0
    won = numbers[:, :4, 0].argmax(1)
    turns = rites.Turns(numbers * there[..., None], there, won, np.arange(300))
    weights = rites.fit(turns)
    assert weights[0] > 10 * abs(weights[1])
    assert rites.log_loss(turns, weights) < 0.5 * np.log(4)
