"""Contests go on where they were stopped, refuse what is damaged, and are the same whoever plays them."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from scripts.learning import contest
from scripts.learning.contests import executors, results
from scripts.learning.contests.rows import rows

ROWS = """
[bots]
easy = "initiate"
[rows]
tiny = { single = "easy", others = "random", players = 2, games = 4, game = "duel", factions = ["great_cthulhu", "black_goat"] }
clear = { single = "easy", others = "random", players = 2, games = 400, game = "duel", factions = ["great_cthulhu", "black_goat"], figure = 0.5 }
"""  # noqa: E501


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("rows") / "rows.toml"
    path.write_text(ROWS)
    return path


def digests(path: Path) -> dict[int, str]:
    return {line.number: line.digest for line in results.read(path)}


def test_a_row_goes_on_after_a_stop_without_replaying_or_skipping(file: Path, tmp_path: Path) -> None:
    found = rows(file)["tiny"]
    path = tmp_path / "tiny.jsonl"
    run = contest.Run(found, path)
    playing = run.play(executors.Here(), 1)
    for _ in range(3):
        next(playing)
    playing.close()
    begun = path.read_text()
    assert len(begun.splitlines()) == 3
    # The plug was pulled while a line was written, and a game from the middle is on another machine.
    first, second, third = begun.splitlines(keepends=True)
    path.write_text(first + third + second[:40])
    assert contest.main(["tiny", "--rows", str(file), "--results", str(tmp_path)]) == 0
    lines = path.read_text().splitlines(keepends=True)
    assert lines[:2] == [first, third]
    assert sorted(digests(path)) == list(range(4)) and len(lines) == 4
    assert second.split('"at"')[0].split('"seconds"')[0] in "".join(lines)


def test_any_executor_plays_the_same_games(file: Path, tmp_path: Path) -> None:
    found = rows(file)["tiny"]
    alone, several = tmp_path / "alone.jsonl", tmp_path / "several.jsonl"
    assert len(list(contest.Run(found, alone).play(executors.Here(), 1))) == 4
    with ThreadPoolExecutor(2) as pool:
        assert len(list(contest.Run(found, several).play(pool, 3))) == 4
    assert digests(alone) == digests(several) and len(set(digests(alone).values())) == 4
