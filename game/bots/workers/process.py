"""What runs in a worker process: bots and jobs, a thread that listens, and nothing else.

The process ends with the program that started it: when its input closes, whatever it is doing.
"""

import contextlib
import os
import queue
import select
import signal
import sys
import threading
import traceback
from typing import IO, NoReturn

from game.bots import thirdparty
from game.bots.players import players_of
from game.bots.protocol import Bot, Cancellable, Job, Question, here
from game.bots.shipped import make_shipped, playable
from game.bots.workers.cores import share
from game.bots.workers.wire import Allow, Ask, Do, Drop, Make, Message, Reply, Share, Speak, Stop, put, take, unpacked
from game.engine.errors import quoted
from game.games.mistakes import said_by, told_of
from game.games.others import Refused
from game.games.registry import allow, games
from game.language.spoken import say, take_up

LONGEST = 300
"""Characters of what a bot's mistake is told in."""
LONGEST_TRACE = 100_000


def end_with(pipe: int, group: bool = False) -> None:
    """Have the system kill this process as soon as nobody holds the other end of a pipe any more; Linux only.

    ``group`` has it kill all processes of the group too: what a bot has started. A thread that waits for the same
    can do nothing while a loop in C keeps Python's lock. A parent-death signal (prctl) would come with the end of
    the thread that had started this process, and those that start workers end.
    """
    if sys.platform != "linux":
        return
    import fcntl

    with contextlib.suppress(OSError):
        fcntl.fcntl(pipe, fcntl.F_SETSIG, signal.SIGKILL)
        fcntl.fcntl(pipe, fcntl.F_SETOWN, -os.getpgrp() if group else os.getpid())
        fcntl.fcntl(pipe, fcntl.F_SETFL, fcntl.fcntl(pipe, fcntl.F_GETFL) | fcntl.FASYNC)
    if select.select([pipe], [], [], 0)[0]:
        # The other end was gone before anybody was told.
        os._exit(0)


class Worker:
    """Keeps bots and answers messages in their order; ``Stop`` alone is heard meanwhile."""

    def __init__(self, source: IO[bytes], target: IO[bytes]) -> None:
        self._source = source
        self._target = target
        self._todo: queue.SimpleQueue[Message] = queue.SimpleQueue()
        self._bots: dict[int, Bot] = {}
        self._asked: tuple[int, Cancellable] | None = None
        self._stopped = 0

    def run(self) -> None:
        """Answer until the input closes."""
        threading.Thread(target=self._listen, name="listen", daemon=True).start()
        with contextlib.suppress(OSError, ValueError):
            self._serve()
        # The program is gone in the middle of a reply.
        _end()

    def _serve(self) -> None:
        while True:
            message = self._todo.get()
            if isinstance(message, Drop):
                for key in message.keys:
                    self._bots.pop(key, None)
            elif isinstance(message, Make):
                put(self._target, self._make(message).write())
            elif isinstance(message, Ask):
                put(self._target, self._answer(message).write())
            elif isinstance(message, Speak):
                take_up(message.speech)
            elif isinstance(message, Share):
                share(message.cores)
            elif isinstance(message, Allow):
                for name in message.names:
                    # One that cannot be loaded here could not be there either: whoever asks for it is told.
                    with contextlib.suppress(Refused):
                        allow(name)
            elif isinstance(message, Do):
                put(self._target, self._carry_out(message).write())

    def _listen(self) -> None:
        while (data := take(self._source)) is not None:
            message = unpacked(data)
            if isinstance(message, Stop):
                self._stopped = message.number
                asked = self._asked
                if asked is not None and asked[0] == message.number:
                    asked[1].cancel()
            else:
                self._todo.put(message)
        # Nobody is left to answer to, and a bot may be in the middle of anything.
        _end()

    def _make(self, message: Make) -> Reply:
        try:
            if not thirdparty.is_third_party(message.bot_id):
                bot = make_shipped(message.bot_id, message.seed, message.budget)
                _load(message.bot_id)
            else:
                bot = thirdparty.load(message.bot_id, message.seed)
        except ValueError as problem:
            return Reply(message.number, "unloadable", (), said_by(problem, LONGEST), _trace())
        except BaseException as problem:
            said = say("error-bot-load.it", bot=message.bot_id, why=_raised(problem))
            return Reply(message.number, "unloadable", (), said, _trace())
        self._bots[message.key] = bot
        return Reply(message.number, "made")

    def _answer(self, message: Ask) -> Reply:
        question = message.question()
        self._begin(message.number, question)
        try:
            return _thought(self._bots[message.key], question, message)
        except BaseException as problem:
            # Somebody else's bot may raise anything, even that the program should end.
            return Reply(message.number, "failed", (), _raised(problem), _trace())
        finally:
            self._asked = None

    def _carry_out(self, message: Do) -> Reply:
        job = Job(message.work, message.given, str)
        job.on_step = lambda numbers: put(self._target, Reply(message.number, "step", numbers).write())
        self._begin(message.number, job)
        try:
            return Reply(message.number, "done", (), here(job))
        except BaseException as problem:
            return Reply(message.number, "failed", (), _raised(problem), _trace())
        finally:
            self._asked = None

    def _begin(self, number: int, asked: Cancellable) -> None:
        self._asked = (number, asked)
        if self._stopped >= number:
            asked.cancel()


def _load(level: str) -> None:
    """Import what a level knows of every game, so that the first question need not wait for it."""
    for game in games():
        with contextlib.suppress(Exception):
            players_of(game).player(playable(game, level), 0)


def _raised(problem: BaseException) -> str:
    return say("error-bot-why-raised", error=told_of(problem))[:LONGEST]


def _trace() -> str:
    """Where the exception that is being handled came from, as much as a reply holds."""
    return traceback.format_exc()[-LONGEST_TRACE:]


def _thought(bot: Bot, question: Question, message: Ask) -> Reply:
    if message.reveals:
        shown = bot.reveals(question)
        if shown is not None:
            try:
                side, values = shown
                return Reply(message.number, "reveal", (int(side), *(int(value) for value in values)))
            except (TypeError, ValueError):
                return Reply(message.number, "failed", (), say("error-bot-why-nonsense", answer=quoted(shown, 80)))
    answer = bot.choose(question)
    try:
        kind, *numbers = answer
        return Reply(message.number, "option", (str(kind), *(int(number) for number in numbers)))
    except (TypeError, ValueError):
        return Reply(message.number, "failed", (), say("error-bot-why-nonsense", answer=quoted(answer, 80)))


def _end() -> NoReturn:
    """End this process, and what a bot has started in it, without another word."""
    if sys.platform != "win32" and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def main(lifeline: int = -1) -> None:
    """Serve the program at the other end of standard input and output, which bots cannot get at any more.

    ``lifeline`` is the number of a pipe whose other end the program holds for as long as it runs.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32" and lifeline >= 0:
        end_with(lifeline, group=os.getpgrp() == os.getpid())
    source, target = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    # What a bot prints goes where its errors go.
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    Worker(source, target).run()
