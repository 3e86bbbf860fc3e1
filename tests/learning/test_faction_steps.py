"""Steps of levels with new factions: who plays what against whom, and what is told of it."""

from scripts.learning import faction_steps
from scripts.learning.faction_steps import KNOWN, NEW, PAGE, Arm, Line, arms, played, read, step_of, table


def test_both_sides_of_a_step_meet_the_lower_level():
    assert arms(["sleeper"], ["expert"]) == [Arm("sleeper", "expert", "oracle"), Arm("sleeper", "oracle", "oracle")]


def test_a_game_of_a_step_is_played_again_the_same_and_both_sides_play_the_same_set_up():
    upper, below = (Arm("ancients", level, "newcomer") for level in ("beginner", "newcomer"))
    line = played(upper, 5)
    assert line == played(upper, 5) and line.turns > 1 and line.doom >= 0
    assert played(below, 5).number == 5


def test_games_of_a_step_seat_the_new_faction_and_each_other_equally_often(monkeypatch):
    seen = []

    class Stopped(Exception):
        pass

    def asked(inputs):
        seen.append(inputs)
        raise Stopped

    monkeypatch.setattr(faction_steps, "rules_for", asked)
    for number in range(faction_steps.GAMES):
        try:
            played(Arm("windwalker", "expert", "oracle"), number)
        except Stopped:
            continue
    games = len(seen)
    for seat in range(4):
        assert sum(one["factions"][seat] == "windwalker" for one in seen) == games / 4
    for name in KNOWN:
        assert sum(name in one["factions"] for one in seen) == games * 3 / 4


def test_a_step_is_the_difference_of_two_shares_with_its_interval():
    step = step_of([0.0] * 50 + [1.0] * 50, [1.0] * 80 + [0.0] * 20)
    assert (step.below, step.upper, step.games) == (0.5, 0.8, 100)
    assert round(step.low, 3) == 0.174 and round(step.high, 3) == 0.426


def test_the_table_has_a_line_for_each_step_that_was_played():
    games = [Line("sleeper", level, "oracle", at, float(at < won), 20, 6)
             for level, won in (("oracle", 1), ("expert", 3)) for at in range(4)]  # fmt: skip
    rows = table(games).splitlines()
    assert len(rows) == 3 and "| `sleeper` | oracle to expert | 4 | 25 % | 75 % | **+50** (" in rows[2]


def test_the_page_of_bots_has_the_steps_that_were_played():
    assert table(read()) in PAGE.read_text(encoding="utf-8"), "run scripts.learning.faction_steps --table"
    assert set(NEW).isdisjoint(KNOWN)
