"""The whole way from records to learned files, as one command."""

from pathlib import Path

import pytest

from game.engine.chance import Chance
from game.engine.position import Position
from game.games.duel.bots import judgement
from game.games.registry import rules_for
from game.games.wars.bots.learned.persons import Persons
from game.games.wars.bots.learned.policy import read
from scripts.learning.__main__ import STAGES, main

RECORDS = Path(__file__).with_name("games.jsonl.gz")


def test_stages_write_a_file_and_are_not_done_twice(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    given = ["--records", str(RECORDS), "--work", str(tmp_path), "--out", str(tmp_path), "--parts", "2"]
    assert main([*given, "--only", "questions,policy"]) == 0
    assert read(tmp_path / "policy.json").known
    told = capfd.readouterr().out
    assert "policy_000.npz" in told and "bytes" in told
    assert main([*given, "--only", "questions"]) == 0
    assert ".npz" not in capfd.readouterr().out


def test_own_duels_become_a_judgement_of_their_own(tmp_path: Path) -> None:
    given = ["--records", str(RECORDS), "--work", str(tmp_path), "--out", str(tmp_path), "--duels", "2"]
    assert main([*given, "--only", "own_duels,persons"]) == 0
    pos = Position.start(rules_for({"game": "duel", "seed": 1}), Chance.seeded(1))
    assert sum(Persons(judgement.counts(), tmp_path / "duel.json").shares(pos)) == pytest.approx(1)


def test_a_faction_without_records_has_stages_of_its_own(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    given = ["--faction", "yellow_sign", "--work", str(tmp_path), "--out", str(tmp_path), "--own", "0"]
    assert main([*given, "--only", "own_1"]) == 0
    assert main([*given, "--minutes", "0"]) == 130
    assert "own_1" in capfd.readouterr().err
    with pytest.raises(SystemExit):
        main(["--work", str(tmp_path)])


def test_a_run_ends_with_its_time_and_says_so(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    given = ["--records", str(RECORDS), "--work", str(tmp_path), "--out", str(tmp_path), "--minutes", "0"]
    assert main(given) == 130
    assert "examples" in capfd.readouterr().err


def test_a_stage_that_is_not_there_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--records", str(RECORDS), "--work", str(tmp_path), "--only", "wisdom"])
    assert "wisdom" in capsys.readouterr().err
    assert len({stage.name for stage in STAGES}) == len(STAGES)
