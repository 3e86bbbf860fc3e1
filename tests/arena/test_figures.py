"""What the figures say about games made up for the purpose."""

import pytest

from game.arena.figures import decided, figures, in_words
from game.arena.play import Clocks, allowed, bucket, bucket_time
from game.arena.schedule import entrant
from game.engine.event import Event
from tests.arena.contests import contest, game

ONE = contest("strong", "weak", "weak", "weak")


def test_shared_wins_are_shared_and_humanity_counts_as_nobodys():
    """Four games: won alone, shared with a rival, lost, and lost to humanity."""
    games = [game(ONE, 0, (0,)), game(ONE, 1, (0, 2)), game(ONE, 2, (1, 3)), game(ONE, 3)]
    found = figures(ONE, games)
    assert found["bots"]["strong"]["share"]["share"] == 0.375 and found["bots"]["strong"]["share"]["games"] == 4
    assert found["bots"]["weak"]["share"]["share"] == 0.375 and found["bots"]["weak"]["seats"] == 3
    assert found["humanity"]["share"] == 0.25
    assert found["bots"]["strong"]["parity"] == 0.25 and found["bots"]["weak"]["parity"] == 0.75


def test_each_faction_has_its_share_for_each_bot_and_over_all():
    games = [game(ONE, number, (0,)) for number in range(16)]
    found = figures(ONE, games)
    assert len(found["bots"]["strong"]["factions"]) == 4
    assert all(one["share"] == 1.0 and one["games"] == 4 for one in found["bots"]["strong"]["factions"].values())
    assert all(one["share"] == 0.0 and one["games"] == 12 for one in found["bots"]["weak"]["factions"].values())
    assert all(one["share"] == 0.25 and one["games"] == 16 for one in found["factions"].values())


def test_what_else_is_counted():
    first = game(ONE, 0, (0,), doom=[30, 10, 20, 10], books=[6, 4, 5, 4], turns=5)
    found = figures(ONE, [first, game(ONE, 1, (0,), turns=8, reason="instant_death")])
    # In the second game the strong one sits elsewhere, and everybody has ten Doom and four books.
    assert found["bots"]["strong"]["doom"] == 20.0 and found["bots"]["strong"]["books"] == 5.0
    assert found["turns"] == 6.5 and found["ends"] == {"doom_30": 1, "instant_death": 1}
    assert found["games"] == 2 and found["whole_blocks"] is False


def test_times_have_mean_percentiles_and_maximum():
    times = [{str(bucket(1.0)): 90, str(bucket(20.0)): 8, str(bucket(100.0)): 2}] + [{}] * 3
    found = figures(ONE, [game(ONE, 0, (0,), times=times, spent=[450.0, 0, 0, 0], longest=[110.0, 0, 0, 0])])
    spent = found["bots"]["strong"]["milliseconds"]
    assert spent["decisions"] == 100 and spent["mean"] == 4.5 and spent["max"] == 110.0
    assert 1.0 <= spent["p50"] <= 1.2 and 20 <= spent["p95"] <= 24 and 100 <= spent["p99"] <= 110
    assert found["bots"]["weak"]["milliseconds"]["max"] == 0.0


@pytest.mark.parametrize("milliseconds", [0.0, 0.01, 0.5, 3.0, 250.0, 5000.0, 1e9])
def test_a_bucket_is_at_most_a_fifth_too_long(milliseconds):
    edge = bucket_time(bucket(milliseconds))
    assert edge >= min(milliseconds, 1e6) and (edge <= 1.2 * milliseconds or edge <= 0.01)


def test_a_slot_ends_where_another_begins_and_holds_only_its_seats_decisions():
    clocks = Clocks({0: 0, 1: 1}, [0.1, None])
    clocks.decided(0, 500.0)
    clocks.happened([Event("phase", (3, 1)), Event("slot", (0,))])
    clocks.decided(0, 90.0)
    clocks.decided(1, 300.0)
    clocks.decided(0, 90.0)
    clocks.happened([Event("slot", (1,))])
    clocks.decided(1, 20.0)
    clocks.happened([Event("phase", (0, 2))])
    clocks.decided(1, 400.0)
    clocks.close()
    assert allowed(0.1) == pytest.approx(160.0)
    assert clocks.slots == [1, 1] and clocks.longest_slot == [180.0, 20.0] and clocks.late == [1, 0]
    assert clocks.longest == [500.0, 400.0] and clocks.spent == [680.0, 720.0]


def test_the_longest_slot_stands_beside_what_a_budget_allows():
    of = contest("strong", "weak", "weak", "weak", budget=("seconds", 0.25))
    late = game(of, 0, (0,), longest_slot=[400.0, 1, 1, 1], late=[2, 0, 0, 0])
    found = figures(of, [late])
    assert found["bots"]["strong"]["slots"] == {"count": 20, "longest": 400.0, "allowed": 325.0, "late": 2}
    assert "longest slot 400.0 ms of 325.0 allowed, 2 late of 20" in in_words(found)
    assert figures(ONE, [game(ONE, 0)])["bots"]["strong"]["slots"]["allowed"] is None


def test_a_bot_with_more_of_the_budget_is_told_apart_and_may_take_longer():
    of = contest("seer@4", "seer", "seer", "seer", budget=("seconds", 0.25))
    found = figures(of, [game(of, 0, (0,))])["bots"]
    assert found["seer@4"]["slots"]["allowed"] == 1150.0 and found["seer"]["slots"]["allowed"] == 325.0
    assert found["seer@4"]["share"]["share"] == 1.0 and found["seer"]["share"]["share"] == 0.0
    assert entrant("seer@4").budget(("nodes", 100)) == ("nodes", 400) and entrant("seer@4").budget(None) is None


def test_faults_are_counted_and_named():
    wrong = {"The bot strong raised KeyError.": 2}
    games = [game(ONE, 0, (0,), faults=[wrong, {}, {}, {}])]
    found = figures(ONE, games)
    assert found["bots"]["strong"]["faults"] == {"count": 2, "kinds": wrong}
    assert found["bots"]["weak"]["faults"]["count"] == 0
    assert "2 faults" in in_words(found) and "2 × The bot strong raised KeyError." in in_words(found)


def test_a_contest_is_decided_after_whole_blocks_only():
    games = [game(ONE, number, (0,)) for number in range(32)]
    assert not decided(ONE, []) and not decided(ONE, games[:15])
    assert decided(ONE, games[:16]) and not decided(ONE, games[:17])
    # What is over the last block does not count for the verdict either.
    assert figures(ONE, games[:17])["verdict"] == "above" and figures(ONE, games[:15])["verdict"] == "open"
    lost = [game(ONE, number, (1,)) for number in range(32)]
    assert figures(ONE, lost)["verdict"] == "below"


def test_a_field_of_one_bot_has_no_verdict():
    of = contest(*["same"] * 4)
    found = figures(of, [game(of, number) for number in range(48)])
    assert found["verdict"] == "open" and "parity" in in_words(found) and "for sure" not in in_words(found)


def test_without_games_nothing_is_known():
    found = figures(ONE, [])
    assert found["games"] == 0 and found["bots"]["strong"]["share"]["high"] == 1.0
    assert found["bots"]["strong"]["milliseconds"]["p99"] == 0.0
