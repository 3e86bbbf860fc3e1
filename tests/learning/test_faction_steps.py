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


def test_a_step_is_the_mean_difference_of_the_same_games_with_its_interval():
    step = step_of([0.0] * 50 + [1.0] * 50, [0.0] * 20 + [1.0] * 80)
    assert (step.below, step.upper) == (0.5, 0.8)
    assert round(step.more, 3) == 0.3 and round(step.spread, 3) == 0.09


def test_the_table_has_a_line_for_each_step_that_was_played_with_sure_differences_in_bold():
    games = [Line("sleeper", level, "oracle", at, float(at < won), doom + at, 6)
             for level, won, doom in (("oracle", 1, 20), ("expert", 2, 25)) for at in range(4)]  # fmt: skip
    games.append(Line("sleeper", "oracle", "oracle", 4, 1.0, 40, 6))
    rows = table(games).splitlines()
    assert len(rows) == 3
    assert "| `sleeper` | oracle to expert | 4 | 25 % | 50 % | +25 (" in rows[2]
    assert rows[2].endswith("| 21.5 | 26.5 | **+5.0** (+5.0 to +5.0) |")


def test_the_page_of_bots_has_the_steps_that_were_played():
    assert table(read()) in PAGE.read_text(encoding="utf-8"), "run scripts.learning.faction_steps --table"
    assert set(NEW).isdisjoint(KNOWN)
