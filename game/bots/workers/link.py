"""One worker process as the program sees it: started, written to, listened to, ended."""

import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from typing import Literal

from game.bots.protocol import BotFailed
from game.bots.workers.wire import LARGEST, Allow, Message, Reply, packed, put, take
from game.games.registry import allowed
from game.language.spoken import say
from game.modulepath import safe

_START = "import sys; sys.path[:] = sys.argv[2:]; from game.bots.workers.keeper import main; main(int(sys.argv[1]))"
IN_APPLICATION = "--worker-process"
"""First argument by which a frozen application, whose interpreter runs nothing else, is a worker.
The lifeline's number and the module path follow."""
_LAST_LOOK = 2.0
"""Seconds a worker's keeper has to end all that the worker has started."""
_LAST_WORDS = 0.3
"""Seconds a process gets to end by itself when the program closes."""

Heard = Reply | Literal["woken", "ended", "late"]


def is_frozen() -> bool:
    """Whether this is the packed application, in which ``sys.executable`` is the game itself."""
    return bool(getattr(sys, "frozen", False))


def command(lifeline: int) -> list[str]:
    """How a worker process is started, with the program's own module path and a pipe that closes with the program."""
    how = [IN_APPLICATION] if is_frozen() else ["-c", _START]
    return [sys.executable, *how, str(lifeline), *safe(sys.path)]


class Link:
    """A running worker process.

    It is started with the program's own module path, and nothing of the program's main
    module is run in it. Its end is noticed by whoever waits in ``hear``. Raises
    ``BotFailed`` when no process can be started.
    """

    def __init__(self) -> None:
        if not sys.executable:
            raise BotFailed(say("error-bot-why-no-python"))
        theirs = self._lifeline = -1
        try:
            if os.name == "posix":
                # Elsewhere a worker notices only that its input has ended.
                theirs, self._lifeline = os.pipe()
            self._process = subprocess.Popen(
                command(theirs),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=None if sys.stderr is not None else subprocess.DEVNULL,
                # Of its own, so that what a bot has started ends with it, and no Ctrl-C of ours reaches it.
                start_new_session=True,
                pass_fds=() if theirs < 0 else (theirs,),
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except OSError as problem:
            self._cut()
            raise BotFailed(say("error-bot-why-no-process", why=str(problem.strerror))) from problem
        finally:
            if theirs >= 0:
                os.close(theirs)
        self._heard: queue.SimpleQueue[Heard] = queue.SimpleQueue()
        self._allowed: tuple[str, ...] = ()
        threading.Thread(target=self._listen, name="worker", daemon=True).start()

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def _listen(self) -> None:
        pipe = self._process.stdout
        assert pipe is not None
        with contextlib.suppress(OSError, ValueError, RecursionError):
            # Anything that is not a reply ends the conversation: nothing after it could be trusted.
            while (data := take(pipe, LARGEST)) is not None:
                self._heard.put(Reply.read(data))
        with contextlib.suppress(OSError):
            pipe.close()
        self._heard.put("ended")

    def send(self, message: Message) -> None:
        """Write a message; a process that is gone is noticed by ``hear``."""
        pipe = self._process.stdin
        assert pipe is not None
        with contextlib.suppress(OSError, ValueError):
            if self._allowed != (names := allowed()):
                self._allowed = names
                put(pipe, packed(Allow(names)))
            put(pipe, packed(message))

    def hear(self, until: float) -> Heard:
        """The next reply; ``woken`` by ``wake``, ``ended`` with the process, ``late`` when nothing came until then.

        ``until`` is a time of ``time.monotonic``.
        """
        try:
            return self._heard.get(timeout=max(0.0, min(until - time.monotonic(), threading.TIMEOUT_MAX)))
        except queue.Empty:
            return "late"

    def wake(self) -> None:
        """Have ``hear`` return; in any thread."""
        self._heard.put("woken")

    def kill(self) -> str:
        """End the process and what it has started, at once; how it ended if it had done so by itself."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            # Its pipe closes a moment before the process is gone.
            self._process.wait(0.05)
        code = self._process.poll()
        # Its keeper, where it has one, ends what has left the group too, and must not be ended before.
        self._cut()
        if sys.platform == "linux":
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(_LAST_LOOK)
        if sys.platform != "win32":
            with contextlib.suppress(OSError):
                os.killpg(self.pid, signal.SIGKILL)
        with contextlib.suppress(OSError):
            self._process.kill()
        self._process.wait()
        self._close_pipes()
        if code is None:
            return ""
        if code < 0:
            return say("error-bot-why-signal", signal=str(-code))
        return say("error-bot-why-code", code=str(code))

    def close(self) -> None:
        """Let the process end, and end it if it does not."""
        with contextlib.suppress(OSError, ValueError):
            assert self._process.stdin is not None
            self._process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_LAST_WORDS)
        self.kill()

    def _cut(self) -> None:
        lifeline, self._lifeline = self._lifeline, -1
        if lifeline >= 0:
            os.close(lifeline)

    def _close_pipes(self) -> None:
        self._cut()
        with contextlib.suppress(OSError, ValueError):
            assert self._process.stdin is not None
            self._process.stdin.close()
