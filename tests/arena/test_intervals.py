"""How sure one can be: Wilson's interval, and the test that may be looked at after every block."""

import random

import pytest

from game.arena.intervals import always_valid, evidence, share_of, verdict


def test_wilsons_interval():
    """The textbook's figures: 81 of 263, and none of ten."""
    share = share_of([1.0] * 81 + [0.0] * 182)
    assert (share.games, round(share.share, 3), round(share.low, 4), round(share.high, 4)) == (
        263,
        0.308,
        0.2553,
        0.3662,
    )
    none = share_of([0.0] * 10)
    assert none.low == 0.0 and none.high == pytest.approx(0.2775, abs=1e-4)
    assert share_of([]) == (0, 0.0, 0.0, 1.0)


def test_shared_wins_count_in_part_and_as_if_they_varied_like_whole_ones():
    assert share_of([0.5] * 100) == share_of([1.0] * 50 + [0.0] * 50)


def winner(luck, shares):
    """1 if a bot with these chances on its sides, one game after the other, wins."""
    return [1.0 if luck.random() < share else 0.0 for share in shares]


def looked_at(luck, shares, blocks, parity=0.25):
    """The verdict when one looks after every block and stops at the first, and how many games that took."""
    results = []
    for _ in range(blocks):
        results += winner(luck, shares)
        found = verdict(results, parity)
        if found:
            break
    return found, len(results)


@pytest.mark.parametrize("shares", [[0.25] * 16, [0.7, 0.1, 0.1, 0.1] * 4])
def test_equals_are_seldom_called_unequal_however_often_one_looks(shares):
    """Parity on the average of a block, even where a bot wins more with some sides: wrong in 5 % at most."""
    luck = random.Random(11)
    wrong = sum(looked_at(luck, shares, 25)[0] != 0 for _ in range(200))
    assert wrong <= 10


@pytest.mark.parametrize(("share", "found", "most"), [(0.5, 1, 80), (0.4, 1, 200), (0.05, -1, 80)])
def test_a_difference_is_found_in_few_games(share, found, most):
    luck = random.Random(12)
    looks = [looked_at(luck, [share] * 16, 40) for _ in range(40)]
    assert sum(verdict == found for verdict, _ in looks) >= 39
    assert sum(games for _, games in looks) / len(looks) < most


def test_shares_at_and_beside_parity():
    """Exactly parity proves nothing in either direction; nobody has games, nobody has evidence."""
    assert verdict([], 0.25) == 0
    above, below = evidence([1.0] * 25 + [0.0] * 75, 0.25)
    assert above < 0 and below < 0
    assert verdict([0.5] * 40, 0.25) == 1 and verdict([0.0] * 40, 0.25) == -1


def test_the_interval_for_every_moment_is_wider_and_agrees_with_the_verdict():
    for wins in (0, 20, 30, 40, 60, 100):
        results = [1.0] * wins + [0.0] * (100 - wins)
        low, high = always_valid(results)
        fixed = share_of(results)
        assert low <= fixed.low + 1e-3 and high >= fixed.high - 1e-3
        assert {(True, False): 1, (False, True): -1, (False, False): 0}[low > 0.25, high < 0.25] == verdict(
            results, 0.25
        )
    assert always_valid([]) == (0.0, 1.0)
