"""Jobs, here and in other processes: what comes of them, how they are stopped, and that none waits for another."""

import os
import threading

import pytest

from game.bots.protocol import BotFailed, Cancelled, Job, here
from game.bots.workers.crew import Crew


def own() -> int:
    """What this process is known by to whoever has started it: its group, since a keeper may stand between."""
    return os.getpgrp() if hasattr(os, "getpgrp") else os.getpid()


def counted(job: Job[str], most: int) -> str:
    """Count up to a number, telling of each; without an end if it is 0."""
    number = 0
    while number < most or not most:
        number += 1
        job.step(number, most)
    return f"{number} in {own()}"


def failing(job: Job[str]) -> str:
    """Nothing comes of it."""
    raise KeyError("gate")


def counting(most: int) -> Job[tuple[int, int]]:
    """``counted`` as a job: how far it counted, and in which process."""
    return Job("tests.bots.test_jobs:counted", (most,), lambda text: tuple(map(int, text.split(" in "))))


def test_a_job_gives_the_same_here_and_in_a_worker_and_tells_how_far_it_is(crew):
    for carry in (here, crew.carry_out):
        told: list[tuple[int, ...]] = []
        job = counting(3)
        job.on_step = told.append
        number, pid = job.read(carry(job))
        assert number == 3 and told == [(1, 3), (2, 3), (3, 3)]
        assert (pid == own()) is (carry is here)


def test_a_job_that_fails_says_so_and_its_process_stays(crew):
    with pytest.raises(BotFailed, match="raised KeyError: 'gate'"):
        crew.carry_out(Job("tests.bots.test_jobs:failing", (), str))
    pids = crew.pids
    job = counting(1)
    assert job.read(crew.carry_out(job))[1] in pids and crew.pids == pids


def test_a_job_that_is_cancelled_ends_and_its_process_stays(crew):
    for carry in (here, crew.carry_out):
        job = counting(0)
        job.on_step = lambda _, job=job: job.cancel()
        with pytest.raises(Cancelled):
            carry(job)
    pids = crew.pids
    job = counting(1)
    assert job.read(crew.carry_out(job))[1] in pids and crew.pids == pids


def test_a_job_waits_for_nobody_who_thinks(crew: Crew):
    """One process may think at a time here, and it is at work until it is told to stop."""
    begun, ended = threading.Event(), threading.Event()
    endless = counting(0)
    endless.on_step = lambda _: begun.set()

    def work() -> None:
        with pytest.raises(Cancelled):
            crew.carry_out(endless)
        ended.set()

    threading.Thread(target=work).start()
    assert begun.wait(60)
    place = crew.place_for("adept")
    assert place.busy
    job = counting(1)
    assert job.read(crew.carry_out(job))[1] not in (place.pid, own())
    endless.cancel()
    assert ended.wait(60)
