"""The end of worker processes: with the program however it ends, without a word."""

import contextlib
import itertools
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.bots.workers import link
from game.bots.workers.wire import Ask, Make, packed, put
from game.language.spoken import say

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60.0
"""Seconds anything is waited for: only a test that fails waits so long."""
ALL_SIGNALS = set(signal.valid_signals()) if hasattr(signal, "valid_signals") else set()


class Stuck:
    """A bot that has started a process, hears no signal and hangs in C, where no other thread of Python's runs."""

    def __init__(self, seed):
        helper = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
        Path(os.environ["STUCK_MARK"]).write_text(f"{os.getpid()} {helper.pid} ")

    def choose(self, question):
        signal.pthread_sigmask(signal.SIG_BLOCK, ALL_SIGNALS)
        with open(os.environ["STUCK_MARK"], "a") as mark:
            mark.write("thinks")
        return sum(itertools.repeat(1))

    def reveals(self, question):
        return None


SLEEP = [sys.executable, "-c", "import time; time.sleep(600)"]
DAEMON = f"import subprocess; print(subprocess.Popen({SLEEP!r}, start_new_session=True, env={{}}, stdout=2).pid)"


class Hiding:
    """A bot that has started processes that leave its session, one of them by way of a parent that has ended."""

    def __init__(self, seed):
        away = subprocess.Popen(SLEEP, start_new_session=True)
        daemon = subprocess.check_output([sys.executable, "-c", DAEMON])
        Path(os.environ["STUCK_MARK"]).write_text(f"{os.getpid()} {away.pid} {int(daemon)} ")

    def choose(self, question):
        with open(os.environ["STUCK_MARK"], "a") as mark:
            mark.write("thinks")
        return os._exit(3) if os.environ.get("STUCK_ENDS") else time.sleep(600)

    def reveals(self, question):
        return None


def running(pid: int) -> bool:
    try:
        return b") Z " not in Path(f"/proc/{pid}/stat").read_bytes()
    except OSError:
        return False


def until(done, what: str):
    end = time.monotonic() + PATIENCE
    while not (found := done()):
        assert time.monotonic() < end, what
        time.sleep(0.01)
    return found


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@contextlib.contextmanager
def program(*arguments: str, **environment: str) -> "Iterator[subprocess.Popen[str]]":
    """The program in a session of its own, as if in a terminal of its own."""
    with subprocess.Popen(
        [sys.executable, "-P", "-m", "game", *arguments], cwd=ROOT, env={**os.environ, **environment},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    ) as started:  # fmt: skip
        try:
            yield started
        finally:
            started.kill()


def test_a_worker_whose_reader_is_gone_ends_without_a_word():
    """The program has been killed in the middle of a thought, before its end of the other pipe was seen to close."""
    with subprocess.Popen(
        link.command(-1), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as worker:
        worker.stdout.close()
        put(worker.stdin, packed(Make(1, 1, "random", 1, None)))
        assert worker.stderr.read() == b""


linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends a process that is stuck in C")


@linux
def test_a_bot_stuck_in_c_and_what_it_has_started_end_with_a_program_that_is_killed(tmp_path):
    mark = tmp_path / "mark"
    bots = "tests.bots.test_ends:Stuck,random,random"
    with program("simulate", "--players", "3", "--bots", bots, STUCK_MARK=str(mark)) as started:
        until(lambda: mark.exists() and mark.read_text().endswith("thinks"), "the bot was never asked")
        pids = [int(pid) for pid in mark.read_text().split()[:2]]
        assert all(map(running, pids))
        started.kill()
    until(lambda: not any(map(running, pids)), "the bot or what it has started runs on")


@linux
def test_what_a_bot_has_started_in_another_session_ends_with_a_program_that_is_killed(tmp_path):
    mark = tmp_path / "mark"
    bots = "tests.bots.test_ends:Hiding,random,random"
    with program("simulate", "--players", "3", "--bots", bots, STUCK_MARK=str(mark)) as started:
        until(lambda: mark.exists() and mark.read_text().endswith("thinks"), "the bot was never asked")
        pids = [int(pid) for pid in mark.read_text().split()[:3]]
        assert all(map(running, pids))
        started.kill()
    until(lambda: not any(map(running, pids)), "the bot or what it has started runs on")


@linux
@pytest.mark.parametrize("ends", ["", "1"])
def test_what_a_bot_has_started_ends_with_the_bot(tmp_path, monkeypatch, ends):
    """Whether the program ends it, or it ends by itself: then the program hears how."""
    mark = tmp_path / "mark"
    monkeypatch.setenv("STUCK_MARK", str(mark))
    monkeypatch.setenv("STUCK_ENDS", ends)
    started = link.Link()
    started.send(Make(1, 1, "tests.bots.test_ends:Hiding", 1, None))
    until(mark.exists, "the bot was never made")
    pids = [int(pid) for pid in until(lambda: mark.read_text(), "it wrote nothing").split()[:3]]
    if ends:
        started.send(Ask(2, 1, 0, 0, "action", (), (), None, {}, False))
        until(lambda: started.hear(time.monotonic() + PATIENCE) == "ended", "it did not end")
    assert started.kill() == (say("error-bot-why-code", code="3") if ends else "")
    until(lambda: not any(map(running, pids)), "the bot or what it has started runs on")


@linux
@pytest.mark.parametrize("command", ["simulate --bots adept", "arena --field adept,random,random"])
def test_ctrl_c_in_a_terminal_ends_the_processes_of_a_contest_without_a_traceback(command):
    """It goes to all of them, to one that is just being started too."""
    with program(*command.split(), "--players", "3", "--games", "400", "--jobs", "2") as started:
        worker = until(lambda: children(started.pid), "no process was started")
        os.killpg(started.pid, signal.SIGINT)
        _, told = started.communicate(timeout=PATIENCE)
    assert "Traceback" not in told
    assert started.returncode == 130
    until(lambda: not any(map(running, worker)), "a process runs on")


@linux
def test_the_processes_of_a_contest_end_with_a_program_that_is_killed_in_silence():
    with program("simulate", "--bots", "adept", "--players", "3", "--games", "400", "--jobs", "2") as started:
        workers = until(lambda: len(found := children(started.pid)) == 2 and found, "no processes were started")
        started.kill()
        _, told = started.communicate(timeout=PATIENCE)
    until(lambda: not any(map(running, workers)), "a process runs on")
    assert told == ""
