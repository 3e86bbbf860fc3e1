"""Bots in other processes: what they get wrong, how they are stopped, and that they answer as they would here."""

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from game.bots import Budget, Question, make
from game.bots.protocol import BotFailed, Cancelled
from game.bots.steady import FAILURES, SteadyBot, in_worker, level_below
from game.bots.workers import link
from game.bots.workers.crew import Crew, WorkerBot
from game.bots.workers.link import Link
from game.bots.workers.place import BUDGETS, GRACE, Limits, limits
from game.bots.workers.wire import Message, Reply
from game.engine.chance import Chance
from game.engine.position import Position
from game.games.registry import rules_for
from game.language.spoken import name, say

THIRD = "tests.bots.thirdparty:"
SHORT = ("seconds", 0.05)
LONG = ("seconds", 20.0)
"""So that whoever answers does so in time, however busy the machine is."""
PATIENCE = 60.0
"""Seconds anything is waited for: only a test that fails waits so long."""


def position(seed=1) -> Position:
    return Position.start(rules_for({"game": "wars"}), Chance.seeded(seed))


def steady(name: str, crew: Crew, told: list[str], budget: Budget = LONG) -> SteadyBot:
    bot_id = THIRD + name
    return SteadyBot(
        bot_id, 1, lambda seed: WorkerBot(bot_id, seed, budget, crew), lambda seed: make("random", seed), told.append
    )


def gone(pid: int) -> bool:
    """Whether a process has ended, or ends in due course."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if os.name == "nt":
                # There os.kill would end it.
                shown = subprocess.run(["tasklist", "/FI", f"PID eq {pid}"], capture_output=True, check=True).stdout
                if str(pid).encode() not in shown:
                    return True
            else:
                os.kill(pid, 0)
            if sys.platform == "linux" and b") Z " in Path(f"/proc/{pid}/stat").read_bytes():
                return True
        except OSError:
            return True
        time.sleep(0.01)
    return False


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Raising", "raised KeyError: 'gate'"),
        ("Quitting", "raised SystemExit"),
        ("Crashing", "ended its process (exit code 3)"),
        ("Cheating", "chose something that was not offered"),
        ("Mumbling", "gave an answer that is not valid (42)"),
        ("Lying", "wanted to reveal what it does not have"),
        ("Hanging", "gave no answer within 0.15 seconds and was stopped"),
    ],
)
def test_a_bot_that_fails_is_told_on_and_its_question_answered(name, said, crew, caplog):
    told: list[str] = []
    bot = steady(name, crew, told, SHORT if name == "Hanging" else LONG)
    question = Question.of(position())
    if name != "Hanging":
        # In so short a time even what it does answer may be late.
        assert bot.reveals(question) is None
    assert bot.choose(question) in question.options
    assert len(told) == bot.failures == 1 and f"The bot {THIRD}{name} {said}" in told[0]
    assert told[0] in caplog.text


def test_after_three_failures_the_level_below_has_the_seat(crew):
    told: list[str] = []
    bot = steady("Crashing", crew, told)
    for _ in range(FAILURES + 2):
        question = Question.of(position())
        assert bot.choose(question) in question.options
    assert len(told) == FAILURES
    level = name("bot", "adept")
    assert say("error-bot-once", level=level) in told[0] and say("error-bot-from-now", level=level) in told[-1]


def test_a_third_party_is_told_to_stop_after_its_budget_and_ended_after_three(crew):
    assert limits(THIRD + "First", SHORT) == (0.05, BUDGETS * 0.05, GRACE)
    bot = WorkerBot(THIRD + "Patient", 1, LONG, crew)
    bot._kept.limits = Limits(0.05, PATIENCE)
    question = Question.of(position())
    assert bot.choose(question) == question.options[-1]


def test_a_bot_that_cannot_be_loaded_is_refused_in_a_sentence():
    for bot, said in (("Unmakeable", "it raised RuntimeError: no model file"), ("Nobody", "has no attribute")):
        with pytest.raises(ValueError, match=said):
            make(THIRD + bot, 1)


def test_a_third_partys_code_never_runs_in_this_process():
    bot = make(THIRD + "Chatting", 1)
    question = Question.of(position())
    assert bot.reveals(question) is None and bot.choose(question) == question.options[0]
    assert bot.failures == 0, "what it prints and reads does not get among its answers"
    assert "tests.bots.thirdparty" not in sys.modules


@pytest.mark.parametrize("name", ["Patient", "Hanging"])
def test_a_cancelled_question_is_let_go_and_the_next_one_answered(name, crew, monkeypatch):
    """``Patient`` hears it and its process stays; ``Hanging`` does not, and is ended with its process."""
    bot = WorkerBot(THIRD + name, 1, ("seconds", 60), crew)
    bot.load()
    bot._kept.limits = bot._kept.limits._replace(grace=0.05 if name == "Hanging" else PATIENCE)
    (pid,) = crew.pids
    question = Question.of(position())
    outcome: list[str] = []
    sent, send = threading.Event(), Link.send

    def note(link: Link, message: Message) -> None:
        send(link, message)
        sent.set()

    monkeypatch.setattr(Link, "send", note)

    def think() -> None:
        try:
            bot.choose(question)
        except Cancelled:
            outcome.append("cancelled")

    thread = threading.Thread(target=think)
    thread.start()
    assert sent.wait(PATIENCE)
    question.cancel()
    thread.join(PATIENCE)
    assert outcome == ["cancelled"]
    assert gone(pid) if name == "Hanging" else crew.pids == [pid]
    again = WorkerBot("random", 1, None, crew)
    following = Question.of(position())
    assert again.choose(following) in following.options


def test_same_seed_same_answers_here_and_in_a_worker():
    pos = position(4)
    here, there = make("adept/hunter", 7), in_worker("adept/hunter", 7)
    for _ in range(40):
        one, other = Question.of(pos), Question.of(pos)
        assert here.reveals(one) == there.reveals(other)
        answer = here.choose(one)
        assert there.choose(other) == answer
        pos.answer(answer)


def test_bots_that_ship_share_a_process_and_a_third_party_has_its_own(crew):
    question = Question.of(position())
    bots = [WorkerBot(bot_id, 1, None, crew) for bot_id in ("adept", "random", THIRD + "First", "adept")]
    for bot in bots:
        assert bot.choose(question) in question.options
    assert len(crew.pids) == 2


def test_at_most_cores_minus_one_think_and_at_least_one(monkeypatch):
    for cores, most in ((1, 1), (2, 1), (8, 7), (None, 1)):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        assert Crew().most == most


def test_a_reply_that_is_none_is_not_read():
    fields = (b'1, "made", [1.5], "", ""', b'"1", "made", [], "", ""', b'1, "a", [true], "", ""', b"")
    for data in (b"", b"{}", *(b"[" + one + b"]" for one in fields)):
        with pytest.raises(ValueError):
            Reply.read(data)


def test_the_level_below_is_the_next_weaker_and_adept_for_others():
    assert level_below("adept") != "adept" and level_below("random") == "random"
    assert level_below("mine.bots:Cunning") == "adept"


def test_no_worker_is_left_after_closing(crew):
    question = Question.of(position())
    WorkerBot(THIRD + "First", 1, None, crew).choose(question)
    WorkerBot("adept", 1, None, crew).choose(question)
    pids = crew.pids
    crew.close()
    assert len(pids) == 2 and all(gone(pid) for pid in pids)
    with pytest.raises((BotFailed, Cancelled)):
        WorkerBot("adept", 1, None, crew).choose(question)


def test_workers_end_with_a_program_that_is_killed():
    """Even one in the middle of a thought that hears nobody."""
    code = (
        "import threading, time\n"
        "from game.bots import Question\n"
        "from game.bots.workers.crew import WorkerBot, shared_crew\n"
        "from game.engine.chance import Chance\n"
        "from game.engine.position import Position\n"
        "from game.games.registry import rules_for\n"
        "pos = Position.start(rules_for({'game': 'wars'}), Chance.seeded(1))\n"
        f"bot = WorkerBot('{THIRD}Hanging', 1, ('seconds', 600))\n"
        "bot.load()\n"
        "threading.Thread(target=bot.choose, args=(Question.of(pos),), daemon=True).start()\n"
        "print(*shared_crew().pids, flush=True)\n"
        "time.sleep(600)\n"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, env=environment) as program:
        (pid,) = map(int, program.stdout.readline().split())
        program.send_signal(getattr(signal, "SIGKILL", signal.SIGTERM))
        program.wait()
    assert gone(pid)


def test_in_the_packed_application_a_worker_is_the_application_itself(crew, monkeypatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    packed = link.command(-1)
    assert packed[:3] == [sys.executable, link.IN_APPLICATION, "-1"]
    # There, argv[0] is the program; here an interpreter stands for it.
    start = "import sys; sys.frozen = True; sys.path[:] = sys.argv[3:]; from game.__main__ import main; main()"
    monkeypatch.setattr(link, "command", lambda lifeline: [sys.executable, "-c", start, *packed[1:]])
    pos = position()
    assert WorkerBot("adept", 3, None, crew).choose(Question.of(pos)) == make("adept", 3).choose(Question.of(pos))
