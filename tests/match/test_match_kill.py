"""A4.4 and "Must hold" 6: killing the program loses nothing acknowledged (a short run of scripts/kill_test.py)."""

import importlib.util
from pathlib import Path

import pytest

PATH = Path(__file__).resolve().parent.parent.parent / "scripts" / "kill_test.py"


@pytest.fixture(scope="module")
def kill_test():
    found = importlib.util.spec_from_file_location("kill_test", PATH)
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_three_kills_lose_nothing(kill_test, tmp_path):
    total, lost = kill_test.run(3, 3, tmp_path)
    assert lost == "" and total >= 4


def test_two_kills_while_games_end_lose_no_record(kill_test, tmp_path):
    ended = set()
    _, lost = kill_test.run(2, 2, tmp_path, ("--chronicle",), ended)
    assert lost == "" and ended


def test_the_check_sees_a_record_that_is_lost_or_half_there(kill_test, tmp_path):
    kill_test.check_chronicle(tmp_path, set())
    with pytest.raises(kill_test.Lost, match="1 of 1 matches that have ended"):
        kill_test.check_chronicle(tmp_path, {7})
    (tmp_path / "chronicle").mkdir()
    (tmp_path / "chronicle" / f"{'ab' * 8}-{'cd' * 8}.game").write_bytes(b"Mythos Table record 1 ")
    with pytest.raises(kill_test.Lost, match="cannot be read"):
        kill_test.check_chronicle(tmp_path, set())


def test_the_check_sees_what_is_lost(kill_test):
    known = [(1, 0, 10), (2, 1, 11), (3, 2, 12)]
    kill_test.check("resumed", (3, 2, 12), known)
    kill_test.check("resumed", (4, 3, 99), known)
    kill_test.check("resumed", (4, 1, 11), known)
    for word, mark in (
        ("begun", (1, 0, 10)),
        ("resumed", (2, 1, 11)),
        ("resumed", (3, 2, 13)),
        ("resumed", (5, 4, 9)),
        ("resumed", (4, 1, 77)),
    ):
        with pytest.raises(kill_test.Lost):
            kill_test.check(word, mark, known)
