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


def test_five_kills_lose_nothing(kill_test, tmp_path):
    total, lost = kill_test.run(5, 3, tmp_path)
    assert lost == "" and total >= 6


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
