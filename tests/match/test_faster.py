"""The fast engine is built when asked for, by a process that ends with the program; else it is only offered."""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from game import compiled
from game.commands import window
from game.compiled import State
from game.match.faster import NEVER, NOT_NOW, STEPS, TOLD, Builder, Way
from game.match.settings import Settings

TODAY = date(2026, 11, 23)
SCRIPTS = Path(__file__).parent.parent.parent / "scripts"
WAITS = "import sys; print('step compile 0.500 0.600', flush=True); sys.stdin.read()"
POSIX = pytest.mark.skipif(os.name != "posix", reason="signals")


@pytest.fixture
def making(tmp_path: Path) -> Iterator[list[Builder]]:
    """Builders to be stopped at the end."""
    made: list[Builder] = []
    yield made
    for each in made:
        each.stop()


def builder(making: list[Builder], folder: Path, program: str = WAITS) -> Builder:
    """A builder whose script is a little program."""
    made = Builder(Settings(), lambda: Way((sys.executable, "-c", program), folder / "build" / "told.txt"))
    made.find()
    making.append(made)
    return made


def heard() -> None:
    """Wait for the thread that listens to the script."""
    for thread in threading.enumerate():
        if thread.name == "fast-engine":
            thread.join()


def test_where_nothing_can_be_built_nothing_is_offered() -> None:
    nowhere = Builder(Settings())
    nowhere.find()
    nowhere.begin()
    assert not nowhere.able and not nowhere.offers(TODAY) and nowhere.phase == ""


def test_not_now_is_two_weeks_and_never_is_never(making: list[Builder], tmp_path: Path) -> None:
    made = builder(making, tmp_path)
    assert made.offers(TODAY)
    made.not_now(TODAY)
    assert not made.offers(TODAY) and not made.offers(TODAY + NOT_NOW / 2) and made.offers(TODAY + NOT_NOW)
    made.never()
    assert made._settings.fast_engine == NEVER and not made.offers(TODAY + 100 * NOT_NOW) and made.able


def test_how_far_it_is_comes_from_the_script(making: list[Builder], tmp_path: Path) -> None:
    made = builder(making, tmp_path, f"import os; assert os.environ['{TOLD}']; print('step compile 0.500 0.600')")
    made.begin()
    heard()
    low, high = STEPS["compile"]
    assert made.phase == "built" and low < made.share < high
    assert not made.offers(TODAY)


def test_a_build_that_fails_leaves_what_was_told_in_a_file(making: list[Builder], tmp_path: Path) -> None:
    made = builder(making, tmp_path, "import sys; print('step fetch 0 1'); print('no network'); sys.exit(2)")
    made.begin()
    heard()
    assert made.phase == "failed" and made.told.read_text() == "no network\n"
    made.begin()
    assert made.phase == "building"
    heard()


def test_a_command_that_is_not_there_fails_in_words(making: list[Builder], tmp_path: Path) -> None:
    made = Builder(Settings(), lambda: Way((str(tmp_path / "none"),), tmp_path / "told.txt"))
    made.find()
    made.begin()
    assert made.phase == "failed" and "none" in made.told.read_text()


@POSIX
def test_stopping_ends_it_with_all_it_has_started(making: list[Builder], tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.set_inheritable(writing, True)
    # Both hold the pipe as long as they run, and neither looks at its input.
    program = "import subprocess, sys, time; c = [sys.executable, '-c', 'import time; time.sleep(600)']; " \
        "subprocess.Popen(c, close_fds=False); print('step compile 0 1', flush=True); time.sleep(600)"  # fmt: skip
    made = builder(making, tmp_path)
    made._way = Way((sys.executable, "-c", program), tmp_path / "told.txt")
    popen = subprocess.Popen
    try:
        subprocess.Popen = lambda *given, **named: popen(*given, **named, pass_fds=(writing,))  # type: ignore
        made.begin()
    finally:
        subprocess.Popen = popen  # type: ignore[misc]
    os.close(writing)
    made.stop()
    assert os.read(reading, 1) == b""
    os.close(reading)
    heard()
    assert made.phase == "" and made.offers(TODAY)


@POSIX
def test_the_script_ends_as_soon_as_the_program_is_gone() -> None:
    program = "from fast import alone; import time; alone.end_with_input(); print('runs', flush=True); time.sleep(600)"
    running = subprocess.Popen(
        [sys.executable, "-c", program], cwd=SCRIPTS, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        start_new_session=True,
    )  # fmt: skip
    assert running.stdout is not None and running.stdin is not None
    assert running.stdout.readline() == b"runs\n"
    running.stdin.close()
    assert running.wait() == -9
    running.stdout.close()


def test_only_a_checkout_with_a_compiler_that_runs_as_python_can_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "lacking", str)
    monkeypatch.setattr(compiled, "_state", State(False, "Python"))
    monkeypatch.delenv(compiled.OFF, raising=False)
    way = window.way_to_build()
    assert way is not None and Path(way.command[1]).is_file()
    for name, value in (("_state", State(True, "")), ("lacking", lambda: "no compiler"), ("IS_PACKED", True)):
        with monkeypatch.context() as changed:
            changed.setattr(compiled, name, value)
            assert window.way_to_build() is None, name
    monkeypatch.setenv(compiled.OFF, "1")
    assert window.way_to_build() is None
