"""A search on several cores: helpers are processes that are begun once, go on without each other, and end with us."""

import contextlib
import itertools
import os
import queue
import signal
from collections.abc import Iterator
from typing import Any

import pytest

from game.bots.protocol import Job, Purse, Question
from game.bots.workers.cores import cores, most_cores, share
from game.bots.workers.crew import Crew
from game.bots.workers.helpers import Helpers
from game.bots.workers.place import Place
from game.engine.chance import Chance
from game.games.wars.bots.learned.chances import Chances
from game.games.wars.bots.learned.master import MasterBot
from game.games.wars.bots.learned.policy import policy
from game.games.wars.bots.learned.search import Manner, Search, Sums
from game.games.wars.bots.learned.sharing import Sharing
from game.match.lessons.course import begin
from scripts.learning.plans import plans

WAIT = 60
POS = begin(next(one for one in plans() if one.id == "deny_the_right_one").table, "Ada").position


@pytest.fixture(scope="module")
def helpers() -> Iterator[Helpers]:
    """One helper besides this process."""
    share(2)
    made = Helpers()
    yield made
    made.close()
    share(1)


def sums(helpers: Helpers, left: list[int]) -> Sums:
    """What a helper finds of the actions at these places."""
    search = Search(POS, policy(), Chances(), Purse(("nodes", 10)), Chance.seeded(1), Manner())
    tries = search.tries()
    sharing = Sharing(helpers.all(), POS.view(0), Manner(), Chance.seeded(3))
    # As a search does: who has been killed meanwhile is asked again.
    for _ in range(WAIT):
        sharing.ask(tries, left, 1.0)
        with contextlib.suppress(queue.Empty):
            return sharing._done.get(timeout=1.0)
    raise AssertionError("no helper has answered")


def test_a_helper_plays_the_actions_that_are_left_and_stays_for_the_next(helpers: Helpers) -> None:
    first = sums(helpers, [0, 2])
    pid = helpers.pids
    second = sums(helpers, [1])
    assert first.places == [0, 2] and second.places == [1]
    for told in (first, second):
        assert all(0 <= total <= count and count >= 1 for _, total, count in zip(*told, strict=True))
    assert helpers.pids == pid and len(pid) == 1


def end_yourself(job: Job[Any]) -> str:
    """What a process does that is killed in the middle of it."""
    os._exit(1)


def test_a_helper_that_is_killed_costs_only_what_it_was_doing(helpers: Helpers) -> None:
    sums(helpers, [0])
    (pid,) = helpers.pids
    os.kill(pid, signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
    assert sums(helpers, [0]).counts[0] >= 1 and helpers.pids != [pid]
    (pid,) = helpers.pids
    done: queue.SimpleQueue[Any] = queue.SimpleQueue()
    helpers.all()[0].begin(Job("tests.bots.test_helpers:end_yourself", (), str), done)
    assert sums(helpers, [0]).counts[0] >= 1 and helpers.pids != [pid]
    assert done.empty()


def test_a_search_with_helpers_answers_and_ends_as_one_without(
    helpers: Helpers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.games.wars.bots.learned.master.helpers", helpers.all)
    bot = MasterBot("master", 1, budget=("seconds", 0.6))
    question = Question.of(POS)
    assert bot.choose(question) in question.options
    assert bot.found
    gone = Question.of(POS)
    gone.cancel()
    assert MasterBot("master", 1, budget=("seconds", 600.0)).choose(gone) in gone.options


def test_with_a_budget_in_nodes_nobody_helps(helpers: Helpers, monkeypatch: pytest.MonkeyPatch) -> None:
    def answers() -> list[Any]:
        bot = MasterBot("master", 1, budget=("nodes", 300.0))
        return [bot.choose(Question.of(POS)), *bot.found]

    alone = answers()
    monkeypatch.setattr("game.games.wars.bots.learned.master.helpers", helpers.all)
    assert answers() == alone


def told_cores(job: Job[Any]) -> str:
    """What a process knows of the cores there are."""
    return str(cores())


def test_processes_hear_on_how_many_cores_a_search_may_think_and_helpers_use_one(helpers: Helpers) -> None:
    job: Job[str] = Job("tests.bots.test_helpers:told_cores", (), str)
    helper = Place(itertools.count(1), shares=False)
    crew = Crew(1)
    try:
        assert (crew.carry_out(job), helper.carry_out(job).text) == ("2", "1")
        share(3)
        assert crew.carry_out(job) == "3"
    finally:
        share(2)
        crew.close()
        helper.close()


def test_fewer_cores_end_the_helpers_there_are_too_many_of(helpers: Helpers) -> None:
    sums(helpers, [0])
    share(1)
    assert helpers.all() == [] and helpers.pids == []
    share(2)


def test_one_core_is_left_for_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    for there, most in ((1, 1), (2, 1), (8, 7)):
        monkeypatch.setattr(os, "cpu_count", lambda there=there: there)
        assert most_cores() == most
