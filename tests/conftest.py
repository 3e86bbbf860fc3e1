"""Shared by all tests: worker processes, and the knock-out option that proves each ability has a test of its own."""

import gc
import os
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from game import shipped
from game.bots.workers.crew import Crew
from game.language.spoken import SOURCE, speak

sys.path[:0] = [str(Path(__file__).parent / folder) for folder in ("wars", "duel", "rites")]


@pytest.fixture
def crew(monkeypatch: pytest.MonkeyPatch) -> Iterator[Crew]:
    """Worker processes of the test's own, in the place of the program's."""
    made = Crew(most=1)
    monkeypatch.setattr("game.bots.workers.crew.shared_crew", lambda: made)
    yield made
    made.close()


@pytest.fixture(scope="session", autouse=True)
def unhurried() -> Iterator[None]:
    """Nobody waits for the disk: no power fails here, and what a killed process has written stays.

    Programs that tests start do wait.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda handle: None)
        yield


@pytest.fixture(autouse=True)
def nothing_lacking() -> None:
    """What one test did without is told anew in the next."""
    shipped._lacking.clear()


# However busy the machine is, an example that takes long proves nothing.
settings.register_profile("suite", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("suite")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Tests that are found all stay: no garbage is looked for among them."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_collection_finish() -> None:
    keep_loaded()


def keep_loaded() -> None:
    """What is loaded by now stays: every collection of garbage would look through it, a tenth of a second each time."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None]:
    """After the last test of a module, its windows and worlds are gone: what is left are letters and pictures kept."""
    yield
    if nextitem is None or nextitem.path != item.path:
        keep_loaded()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What a test printed and logged may hold what no text may: the process that collects reports takes none of it."""
    report = yield
    report.sections = [(name, told.encode(errors="backslashreplace").decode()) for name, told in report.sections]
    return report


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--knockout", default="", help="take this ability, book or requirement out of the game first")


def pytest_configure(config: pytest.Config) -> None:
    # Garbage is looked for less often than in the program: tests make much that lives no longer than they do.
    gc.set_threshold(10_000, 10, 10)
    # What is malformed or missing raises, and nothing depends on the language of whoever runs the tests.
    speak(SOURCE, strict=True)
    for name in ("LC_ALL", "LANGUAGE"):
        os.environ.pop(name, None)
    os.environ["LC_MESSAGES"] = "C"
    name = config.getoption("--knockout")
    if name:
        from game.games.wars.rules.registry import knock_out
        from game.games.wars.rules.rules import make_rules

        make_rules()
        if not knock_out(name):
            raise pytest.UsageError(f"nothing is called {name}")
