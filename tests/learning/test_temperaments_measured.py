"""Temperaments measured: a game of one among three without, and the table of what there is."""

from collections import Counter

from game.bots.temperaments import TEMPERAMENTS
from scripts.learning.temperaments import COUNTED, MARKS, PAGE, PLAYERS, TOLD, Line, played, read, table
from scripts.marked import put_into

EVEN, WITHIN = 100 / PLAYERS, 8


def test_a_game_is_played_the_same_way_again_and_counts_what_the_seats_do() -> None:
    line = played("expert", "hunter", 3)
    assert line == played("expert", "hunter", 3)
    assert len(line.own) == len(line.others) == len(COUNTED) and min(line.own) >= 0 and 0 <= line.share <= 1
    did = Counter(dict(zip(COUNTED, line.own, strict=True)))
    assert did["attacks"] == did["captures"] + did["battles"] >= did["on the leader"]
    assert did["moves"] >= did["intrusions"] and did["captures"] > 0


def test_each_temperament_shows_and_none_is_stronger_or_weaker_by_more_than_eight_points() -> None:
    """What was measured is what the page says."""
    lines = [line for line in read() if line.level == "hierophant"]
    share, own, others = Counter[str](), dict[str, Counter[str]](), Counter[str]()
    games = Counter(line.temperament for line in lines)
    assert set(games) == set(TEMPERAMENTS) and min(games.values()) >= 400
    for line in lines:
        share[line.temperament] += line.share
        own.setdefault(line.temperament, Counter()).update(dict(zip(COUNTED, line.own, strict=True)))
        others.update(dict(zip(COUNTED, line.others, strict=True)))

    def times(temperament: str, what: str) -> float:
        """How often a temperament does something, by how often those without one do."""
        seats = (PLAYERS - 1) * len(lines)
        return own[temperament][what] / games[temperament] / (others[what] / seats)

    assert all(abs(100 * share[each] / games[each] - EVEN) < WITHIN for each in TEMPERAMENTS)
    assert times("builder", "gates") > 1.3 and times("builder", "summoned") > 1.2
    assert times("hunter", "captures") > 1.3 and times("hunter", "battles") > 1.6
    assert times("ritualist", "rituals") > 1.3 and times("ritualist", "signs") > 1.1
    assert times("diplomat", "battles") < 0.4 and times("diplomat", "captures") < 0.85
    assert times("spoiler", "on the leader") > 1.5
    assert table(read()) in PAGE.read_text(encoding="utf-8"), "run scripts.learning.temperaments --table"


def test_the_table_is_put_into_the_page() -> None:
    line = Line("adept", "hunter", 0, 1.0, [1] * len(COUNTED), [3] * len(COUNTED))
    made = table([line])
    assert made.count("\n") == 3 and len(TOLD) < made.splitlines()[0].count("|")
    page = PAGE.read_text(encoding="utf-8")
    assert made in put_into(page, made, MARKS) and put_into(put_into(page, made, MARKS), table(read()), MARKS) == page
