"""Elder Signs: the bag, secrecy, and what happens when the bag is empty (reference, section 1)."""

from collections import Counter

import pytest
from steps import happened, track, until
from table import ALL, BG, BOOKS, CC, GC, YS, table

from game.api import ScriptExhausted, SetupError, new_match


def ritual(draws, power=10, **setup):
    """Yellow Sign with both Great Old Ones performs a Ritual: two Elder Signs."""
    m = table(
        phase="doom", turn=3, first_player=YS, power={YS: power}, draws=draws, books={GC: "absorb"},
        units={YS: "king_in_yellow europe, hastur europe"}, **setup,
    )  # fmt: skip
    m.choose("ritual")
    return m


def test_signs_come_from_the_bag_one_by_one():
    m = ritual([3, 1])
    assert track(m, "signs")[YS] == [1, 3]


def test_the_box_holds_18_12_and_6():
    """36 signs of these values can be held, one more of any value cannot."""
    held = {GC: [1] * 18, CC: [2] * 12, BG: [3] * 6}
    table(GC, signs=held)
    for value in (1, 2, 3):
        with pytest.raises(SetupError, match="signs"):
            table(GC, signs=held | {YS: [value]})


def test_drawn_without_replacement():
    """The whole bag, drawn out: each token exactly once."""
    held = {GC: [1] * 17, CC: [2] * 12, BG: [3] * 6}
    m = table(phase="doom", turn=3, first_player=YS, power={YS: 10}, signs=held, units={YS: "hastur europe"}, seed=3)
    m.choose("ritual")
    assert track(m, "signs")[YS] == [1]


def test_more_awarded_than_left_is_doom_for_the_rest():
    m = ritual([3], signs={GC: [1] * 18, CC: [2] * 12, BG: [3] * 5})
    assert track(m, "signs")[YS] == [3] and track(m, "doom")[YS] == 1


def test_an_empty_bag_gives_doom_only():
    m = ritual([], signs={GC: [1] * 18, CC: [2] * 12, BG: [3] * 6})
    assert track(m, "signs")[YS] == [] and track(m, "doom")[YS] == 2


def test_revealed_signs_leave_the_game():
    """They do not go back into the bag: with everything else held, the bag stays empty."""
    m = ritual([], signs={GC: [1] * 18, CC: [2] * 12, BG: [3] * 5}, revealed={GC: [3]})
    assert track(m, "signs")[YS] == [] and track(m, "doom")[YS] == 2
    m = table(GC, signs={GC: [3]})
    m.reveal(0, [3])
    assert track(m, "signs")[GC] == [] and track(m, "revealed")[GC] == [3] and track(m, "doom")[GC] == 3


def test_signs_are_worth_their_number():
    m = table(GC, signs={GC: [1, 2, 3]})
    for value, doom in ((1, 1), (2, 3), (3, 6)):
        m.reveal(0, [value])
        assert track(m, "doom")[GC] == doom


def test_a_sign_is_secret_to_its_owner():
    m = ritual([3, 2])
    owner, others = 3, (0, 1, 2)
    assert m.view(owner)["state"]["signs"][YS] == [2, 3]
    assert [event.args[1] for event in m.events_since(0, owner) if event.kind == "sign"] == [3, 2]
    for seat in others:
        assert m.view(seat)["state"]["signs"][YS] == [0, 0]
        assert [event.args[1] for event in m.events_since(0, seat) if event.kind == "sign"] == [0, 0]


def test_the_number_of_signs_is_public_and_so_is_what_was_revealed():
    m = table(GC, signs={GC: [1, 2]}, revealed={GC: [3]})
    for seat in range(4):
        state = m.view(seat)["state"]
        assert len(state["signs"][GC]) == 2 and state["revealed"][GC] == [3]


def test_the_question_which_to_reveal_shows_its_options_to_nobody_else():
    m = table(phase="doom", turn=3, power={}, signs={CC: [3]}, books={GC: "absorb"})
    until(m, "reveal")
    assert m.view(1)["decision"]["options"] is not None
    for seat in (0, 2, 3):
        assert m.view(seat)["decision"]["options"] is None


def test_scripted_draws_must_be_in_the_bag():
    with pytest.raises(ScriptExhausted):
        ritual([3, 3], signs={GC: [3] * 5})


def test_draws_without_a_script_follow_the_counts():
    """1,000 first draws: each value about as often as its tokens (18, 12, 6 of 36)."""
    seen = Counter()
    for seed in range(1000):
        m = table(
            phase="doom", turn=3, first_player=CC, power={CC: 5}, seed=seed, factions=(CC, BG, YS),
            units={CC: "nyarlathotep europe"},
        )  # fmt: skip
        m.choose("ritual")
        seen[track(m, "signs")[CC][0]] += 1
    assert 440 < seen[1] < 560 and 280 < seen[2] < 390 and 120 < seen[3] < 215


def test_all_hidden_signs_are_shown_at_the_end():
    m = table(phase="doom", turn=5, ritual=8, power={GC: 1}, signs={CC: [3, 1]}, books={GC: BOOKS[GC]})
    while m.decision is not None:
        m.choose("done")
    assert happened(m, "revealed") == [(1, 1), (1, 3)]


def test_no_one_begins_with_signs():
    m = new_match("wars", players=4, seed=1)
    assert m.state_dict()["signs"] == {side: [] for side in ALL}
