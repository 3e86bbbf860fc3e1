"""How even pairs of the Duel are, and what levels them."""

from scripts.learning.contests.executors import crew
from scripts.learning.duel_pairs import LADDER, PAGE, Games, Line, Setting, levelled, pairs, played, read, table

SLEEPER = Setting("adept", "great_cthulhu", "sleeper")


def test_every_pair_with_a_later_faction_of_the_duel_is_asked_about():
    assert len(pairs()) == 15 and ("windwalker", "sleeper") in pairs()
    assert ("great_cthulhu", "yellow_sign") not in pairs() and not any("ancients" in pair for pair in pairs())


def test_an_even_pair_needs_no_handicap():
    assert levelled(SLEEPER, lambda setting: 0.58) == SLEEPER


def test_the_weaker_faction_gets_the_handicap_that_makes_the_pair_most_even():
    asked = []

    def share(setting: Setting) -> float:
        asked.append(setting)
        return 0.9 - 0.1 * (LADDER.index((setting.power, setting.doom)) + 1 if setting.weaker else 0)

    found = levelled(SLEEPER, share)
    assert found == SLEEPER._replace(weaker="sleeper", power=LADDER[3][0], doom=LADDER[3][1])
    assert len(asked) <= 5
    assert levelled(SLEEPER, lambda setting: 0.2).weaker in ("", "great_cthulhu")


def test_games_of_a_setting_are_kept_and_played_once(tmp_path):
    path = tmp_path / "pairs.jsonl"
    with crew(1, None) as (executor, at_a_time):
        share = Games(executor, at_a_time, 2, path).share(SLEEPER)
        kept = path.read_bytes()
        assert Games(executor, at_a_time, 2, path).share(SLEEPER) == share and path.read_bytes() == kept
    lines = read(path)
    assert [line.number for line in lines] == [0, 1] and lines[1] == played(SLEEPER, 1)
    path.write_bytes(kept + b'["adept","gre')
    assert read(path) == lines


def test_a_handicap_is_given_to_the_weaker_faction():
    """With all the Power and Doom there is it wins where it lost."""
    more = SLEEPER._replace(weaker="sleeper", power=8, doom=10)
    with_it, without = ([played(one, number).share for number in range(8)] for one in (more, SLEEPER))
    assert sum(with_it) < sum(without)


def test_the_table_names_the_handicap_that_levels_a_pair():
    lines = [Line(*SLEEPER, number, 1.0) for number in range(4)]
    lines += [Line(*SLEEPER._replace(weaker="sleeper", power=1, doom=5), number, number % 2) for number in range(4)]
    rows = table(lines).splitlines()
    assert len(rows) == 3 and "| 100 % (51 to 100) | `sleeper` +1 Power, +5 Doom | 50 % (" in rows[2]


def test_the_page_of_bots_has_the_pairs_that_were_played():
    assert table(read()) in PAGE.read_text(encoding="utf-8"), "run scripts.learning.duel_pairs --table"
