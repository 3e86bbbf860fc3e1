"""Ratings find the strengths that made-up games were drawn with, factions set aside."""

import random
import re
from pathlib import Path

import pytest

from game.games.rulings import RULES_VERSION
from scripts.learning import ratings
from scripts.learning.contests import results
from scripts.learning.contests.strength import ANCHOR, Table
from scripts.learning.contests.strength import ratings as rated

FACTIONS = ("great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign")
WORTH = {"great_cthulhu": 2.0, "crawling_chaos": 1.0, "black_goat": 0.5, "yellow_sign": 1.0}
POINTS = {"anchor": 1500, "strong": 1750, "weak": 1300, "like": 1500}


def drawn(fields: list[tuple[str, ...]], games: int) -> list[Table]:
    """Games drawn with these strengths; the strong one always has the worst faction."""
    chance = random.Random(7)
    found = []
    for field in fields:
        for _ in range(games):
            sides = chance.sample(FACTIONS, 4)
            if "strong" in field:
                sides.remove("black_goat")
                sides.insert(field.index("strong"), "black_goat")
            sides = sides[: len(field)]
            parts = [10 ** (POINTS[bot] / 400) * WORTH[side] for bot, side in zip(field, sides, strict=True)]
            won = chance.choices(range(len(field)), parts)[0]
            found.append(Table(field, tuple(sides), tuple(float(seat == won) for seat in range(len(field)))))
    return found


def test_known_strengths_are_recovered_factions_set_aside() -> None:
    games = drawn([("strong", "anchor", "anchor", "anchor"), ("weak", "anchor", "like", "anchor")], 900)
    found = rated(games, "anchor", samples=40)
    assert next(iter(found)) == "strong" and list(found)[-1] == "weak"
    for bot, points in POINTS.items():
        assert abs(found[bot].points - points) < 45, (bot, found[bot])
        assert found[bot].low <= points <= found[bot].high
    assert found["anchor"].low == found["anchor"].high == ANCHOR
    # By shares alone the strong one would be no better than the others, for it has the worst faction.
    assert found["strong"].share < 0.45


def test_strengths_reach_over_bots_that_never_met() -> None:
    games = drawn([("strong", "like"), ("like", "anchor"), ("anchor", "weak")], 900)
    found = rated(games, "anchor", samples=20)
    assert abs(found["strong"].points - 1750) < 60
    games.append(Table(("stranger", "other"), FACTIONS[:2], (1.0, 0.0)))
    assert "stranger" not in rated(games, "anchor", samples=2)
    assert rated(games, "nobody", samples=2) == {}


LOSES = (("none", "anchor"), (0.0, 1.0))
LOSES_TOO = (("anchor", "none"), (1.0, 0.0))


def test_who_never_wins_is_not_said_to_be_known_well() -> None:
    games = [Table(bots, FACTIONS[:2], shares) for bots, shares in (LOSES, LOSES_TOO) for _ in range(10)]
    found = rated(games, "anchor", samples=20)["none"]
    assert found.points < 1200 and found.high - found.low > 400 and found.high < ANCHOR


def test_games_won_by_humanity_say_nothing() -> None:
    games = drawn([("strong", "anchor", "anchor", "anchor")], 60)
    lost = [Table(game.bots, game.factions, (0.0,) * 4) for game in games]
    assert rated(games + lost, "anchor", samples=2)["strong"].points == rated(games, "anchor", 2)["strong"].points


def test_the_page_is_renewed_between_its_marks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{ratings.MARKS[0]}\nold\n{ratings.MARKS[1]}\nafter\n")
    lines = results.path_of("imitation_hierophants").read_text().splitlines(keepends=True)
    # They were played by the rules of their day.
    today = [re.sub(r'"rules":\d+', f'"rules":{RULES_VERSION}', line) for line in lines[:32]]
    results.path_of("imitation_hierophants", tmp_path).write_text("".join(today))
    given = ["--page", str(page), "--results", str(tmp_path)]
    assert ratings.main(given) == 0
    text = page.read_text()
    assert text.startswith("before\n") and text.endswith("after\n") and "old\n" not in text
    assert "| `imitation:Imitation` |" in text and "(the measure)" in text and "| 32 of 96 |" in text
    page.write_text("no marks")
    assert ratings.main(given) == 1 and page.read_text() == "no marks"
    assert "has no part between" in capsys.readouterr().err
