"""Shared by all tests: the knock-out option that proves each ability has a test of its own."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent / "wars"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--knockout", default="", help="take this ability, book or requirement out of the game first")


def pytest_configure(config: pytest.Config) -> None:
    name = config.getoption("--knockout")
    if name:
        from game.content.wars.registry import knock_out
        from game.content.wars.rules import make_rules

        make_rules()
        if not knock_out(name):
            raise pytest.UsageError(f"nothing is called {name}")
