"""The stored strengths: rows and what they demand, the table in docs/bots.md, and the sentences made of them."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from game.arena.figures import figures
from game.arena.schedule import check
from game.bots import BOTS
from game.cli import main
from game.commands import arena
from game.match import levels
from scripts.marked import put_into
from scripts.strengths import stored
from scripts.strengths.judge import missed, wanted
from scripts.strengths.rows import ROWS, Demand, Row
from scripts.strengths.table import MARKS, table
from tests.arena.contests import game

ROOT = Path(__file__).parent.parent.parent
BY_ID = {row.id: row for row in ROWS}


def found(row, wins, games=16, **more):
    """Figures of a row whose first wins so many of its games, one rival the others."""
    of = row.contest()
    return figures(of, [game(of, n, (0,) if n < wins else (1,), **more) for n in range(games)])


def kept(row, wins, games=16, **more):
    """A stored row."""
    shown = found(row, wins, games, **more)
    about = {"date": "2026-11-21", "machine": "Some processor, 2 cores, Linux", "python": "CPython 3.11.7"}
    return {**about, "commit": "abc", "code": "0", "command": row.command(games), "missed": missed(row, shown), **shown}


def test_the_rows_are_contests_of_whole_blocks():
    for row in ROWS:
        check(row.contest())
        assert row.games % row.contest().block == 0 and (row.at_most or 0) % row.contest().block == 0
    assert len(BY_ID) == len(ROWS)


@pytest.mark.parametrize(
    ("row_id", "games", "demand"),
    [
        ("newcomer_random_4", 48, "at least 15 %"),
        ("amateur_adept_4", 48, "30 to 55 %"),
        ("master_professional_4", 48, "30 to 55 %"),
        ("hierophants_4", 48, "humanity under 3 %, each faction 12 to 40 %, 6 to 9 turns"),
        ("amateur_adept_3", 45, "40 to 65 %"),
        ("master_in_time", 16, "no slot late"),
        ("rites_oracle_in_time", 36, "no decision over 500 ms"),
        ("the_tree_on_the_hill_hierophant_adept", 2000, "lower bound above parity"),
        ("adept_random_duel", 400, "at least 90 %"),
        ("hierophant_adept_duel", 400, "at least 70 %"),
        ("oracle_hierophant_duel", 120, "at least 62 %"),
        ("hierophants_duel", 400, "each faction 35 to 65 %, a game under 6 s"),
        ("adept_random_2", 400, "at least 90 %"),
        ("hierophant_adept_2", 400, "at least 70 %"),
        ("oracle_hierophant_2", 120, "at least 62 %"),
    ],
)
def test_what_must_hold_is_in_the_rows(row_id, games, demand):
    assert wanted(BY_ID[row_id].demand).startswith(demand) and BY_ID[row_id].games >= games


ROW = Row("some", "adept against two random", ("adept", "random", "random"), 18, Demand())


@pytest.mark.parametrize(
    ("demand", "more", "said"),
    [
        (Demand(least=0.5), {}, []),
        (Demand(least=0.7), {}, ["wins 50 %, not 70 %"]),
        (Demand(most=0.15), {}, ["wins 50 %, over 15 %"]),
        (Demand(above_parity=True), {}, ["lower bound 29 %, not above 33.3 %"]),
        (Demand(turns=(5, 8)), {"turns": 9}, ["9.0 turns, not 5 to 8"]),
        (Demand(game_seconds=12), {"seconds": 12.0}, ["12.0 s a game, not under 12"]),
        (Demand(decision_ms=(0.1, 60)), {}, ["mean of a decision 0.2 ms, over 0.1"]),
        (Demand(longest_ms=0.1), {}, ["a decision of 0.5 ms, over 0.1"]),
        (Demand(in_time=True), {"late": [1, 1, 1]}, ["18 of 360 slots late, the longest 1.0 ms"]),
        (Demand(), {"faults": [{"The bot raised KeyError.": 1}, {}, {}]}, ["6 faults of adept", "12 faults of random"]),
    ],
)
def test_a_demand_missed_is_told_in_words(demand, more, said):
    row = ROW._replace(demand=demand)
    assert missed(row, found(row, 9, 18, **more)) == said


def test_each_faction_and_humanity_are_demanded_too():
    row = ROW._replace(demand=Demand(each=0.6, humanity=0.03, factions=(0.15, 0.35)))
    of = row.contest()
    games = [game(of, n, (0,) if n < 9 else ()) for n in range(18)]
    said = missed(row, figures(of, games))
    assert any("with yellow_sign" in one for one in said) and "humanity 50 %, not under 3 %" in said
    assert "yellow_sign wins 0 %, not 15 to 35 %" in said


def test_games_of_other_code_are_known_by_its_sources(tmp_path):
    """The digest is of what is written, wherever a compiled module was loaded from."""
    shutil.copytree(ROOT / "game", tmp_path / "game", ignore=shutil.ignore_patterns("__pycache__"))
    assert stored.code(root=tmp_path) == stored.code()
    changed = tmp_path / "game" / "games" / "wars" / "bots" / "greedy.py"
    changed.write_text(changed.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert stored.code(root=tmp_path) != stored.code()


def test_the_page_of_bots_has_the_stored_table():
    """``scripts/strength.py --table`` writes it whenever a row was measured."""
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert put_into(text, table(stored.read()), MARKS) == text


def test_the_table_shows_every_stored_row_with_date_machine_and_command():
    rows = {row.id: kept(row, 12, row.contest().block) for row in (BY_ID["newcomer_random_4"], BY_ID["hierophants_4"])}
    made = table(rows)
    assert "| newcomer against three random | 16 | **75.0 %** (50.5 to 89.8) |" in made
    assert "| four hierophants | 16 |" in made and "All rows: 2026-11-21, Some processor, 2 cores, Linux" in made
    assert "mythos-table arena --field newcomer,random,random,random --games 16 --seed 1" in made
    assert "3 players" not in made


def test_the_command_of_a_row_is_one_the_program_takes(monkeypatch):
    """The table's commands lead to the very contests of the rows."""
    asked = []
    monkeypatch.setattr(arena, "run", lambda *given: asked.append(given[:2]) or arena.Outcome([], False))
    for row in ROWS:
        assert main(row.command(row.games).split()[1:]) == 0
    assert asked == [(row.contest(), row.games) for row in ROWS]


def test_the_summary_is_read_as_it_was_written(tmp_path):
    rows = {"b": {"games": 2}, "a": {"games": 1}}
    stored.write(rows, ["a", "b"], tmp_path / "strength.json")
    assert stored.read(tmp_path / "strength.json") == rows
    assert list(stored.read(tmp_path / "strength.json")) == ["a", "b"]
    (tmp_path / "strength.json").write_text('{"format": 7}')
    with pytest.raises(ValueError, match="format 7"):
        stored.read(tmp_path / "strength.json")
    assert stored.read(tmp_path / "none.json") == {}


def test_the_script_plays_a_row_and_keeps_nothing_of_too_few_games(tmp_path):
    before = stored.SUMMARY.read_bytes()
    command = [sys.executable, "scripts/strength.py", "--only", "newcomer_random_3", "--games", "1"]
    told = subprocess.run([*command, "--results", str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=True)
    said = told.stdout
    assert "1 games" in said and "demanded: at least 15 %" in said and "Not kept" in said
    (raw,) = tmp_path.glob("newcomer_random_3.*.json")
    assert json.loads(raw.read_text())["games"] == 1
    assert stored.SUMMARY.read_bytes() == before


def typed(rows: dict) -> dict[str, levels.Row]:
    return msgspec.convert(rows, dict[str, levels.Row])


def test_a_level_is_told_by_the_strongest_it_was_measured_against():
    asked = BY_ID["hierophant_amateur_4"]
    others = {"a": asked._replace(field=("hierophant", *["random"] * 3)), "c": BY_ID["oracle_hierophant_4"]}
    rows = {name: kept(row, 12) for name, row in {"b": asked, **others}.items()}
    assert levels.strength("hierophant", typed(rows)) == (
        "Wins 75% of games against 3 Amateurs; 25% would be even (16 games)."
    )
    rows["d"] = kept(BY_ID["hierophant_amateur_3"], 3, 9)
    assert "against 3 Amateurs" in levels.strength("hierophant", typed(rows))
    del rows["b"]
    assert levels.strength("hierophant", typed(rows)) == (
        "Wins 33% of games against 2 Amateurs; 33% would be even (9 games)."
    )


def test_nothing_is_said_of_what_was_not_measured():
    assert levels.strength("newcomer", {}) == ""
    assert levels.strength("random", typed({"a": kept(BY_ID["newcomer_random_4"], 12)})) == ""


@pytest.fixture
def unread():
    """Nothing has been read of what is measured, and nothing is kept of what is read in its place."""
    kept = levels.levels, levels.measured
    for each in kept:
        each.cache_clear()
    yield
    for each in kept:
        each.cache_clear()


@pytest.mark.parametrize("content", ["", "[]", '{"rows": [1]}', '{"rows": {"a": 1}}', "\xff"])
def test_a_damaged_summary_is_as_good_as_none(unread, monkeypatch, tmp_path, content):
    path = tmp_path / "strength.json"
    path.write_bytes(content.encode("latin-1"))
    monkeypatch.setattr(levels, "asset", lambda name: path)
    assert [level.id for level in levels.levels()] == list(BOTS)
    assert all(level.strength == "" and level.plays for level in levels.levels())


def test_the_command_bots_lists_the_levels_weakest_first(unread, monkeypatch, capsys):
    monkeypatch.setattr(levels, "measured", lambda: typed({"a": kept(BY_ID["newcomer_random_4"], 12)}))
    assert main(["bots"]) == 0
    told = capsys.readouterr().out
    places = [told.index(f"\n{bot}" if bot != BOTS[0] else bot) for bot in BOTS]
    assert places == sorted(places)
    flat = " ".join(told.split())
    assert "Wins 75% of games against 3 Wanderers" in flat and "Not measured" in flat
