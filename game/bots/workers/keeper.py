"""The keeper of a worker process: ends the worker and all it has started, wherever that hides; Linux only.

A bot's children can leave the worker's process group (``setsid``), and outlive whoever started them. So the process
that the program starts forks before anything of a bot's runs in it. The child goes on as the worker. Its parent keeps
it: the system hands it every process below it whose own parent has ended, it waits for the worker or the program to
end, and then it kills whatever is left below it. What it cannot hinder is code that ends the keeper itself first: a bot
runs with the rights of whoever plays.
"""

import contextlib
import os
import select
import signal
import sys
import threading
import time
from typing import NoReturn

_DIE_WITH_PARENT, _ADOPT_ORPHANS = 1, 36
"""Of prctl: what a process gets when its parent has ended, and that it gets the orphans below it."""
ROUNDS, PAUSE = 200, 0.01
"""How often it is looked for what is left, and seconds between."""


def main(lifeline: int) -> None:
    """Be a worker process, and its keeper where the system has such a thing; the first that runs in either."""
    keep(lifeline)
    from game.bots.workers.process import main as serve

    serve(lifeline)


def keep(lifeline: int) -> None:
    """Go on in a child of this process, which this process keeps until the other end of a pipe is closed.

    Where the system has nothing of the kind, go on as before.
    """
    if sys.platform != "linux" or lifeline < 0 or not _prctl(_ADOPT_ORPHANS, 1):
        return
    keeper = os.getpid()
    worker = os.fork()
    if worker:
        _keep(worker, lifeline)
    _prctl(_DIE_WITH_PARENT, signal.SIGKILL)
    if os.getppid() != keeper:
        os._exit(0)


def _prctl(what: int, value: int) -> bool:
    """Ask something of the kernel for this process; false where that is not possible."""
    try:
        import ctypes

        return bool(ctypes.CDLL(None).prctl(what, value, 0, 0, 0) == 0)
    except (ImportError, OSError, AttributeError):
        return False


def _keep(worker: int, lifeline: int) -> NoReturn:
    """Wait for the end of the worker, or of the program; then end everything below this process, and this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # The program hears of the worker's end by these pipes.
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    threading.Thread(target=_watch, args=(lifeline,), daemon=True).start()
    status = 0
    with contextlib.suppress(ChildProcessError):
        while True:
            ended, status = os.waitpid(-1, 0)
            if ended == worker:
                break
    end_below()
    if os.WIFSIGNALED(status):
        # As the worker ended, so that the program can say how.
        number = os.WTERMSIG(status)
        with contextlib.suppress(OSError, ValueError):
            signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)
    os._exit(os.WEXITSTATUS(status) if os.WIFEXITED(status) else 1)


def _watch(lifeline: int) -> None:
    """End everything as soon as nobody holds the other end of a pipe any more."""
    select.select([lifeline], [], [])
    end_below()
    os._exit(0)


def end_below() -> None:
    """Kill every process below this one until none is left that can be killed."""
    for _ in range(ROUNDS):
        found = below(os.getpid())
        if not found:
            return
        for pid in found:
            with contextlib.suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        with contextlib.suppress(ChildProcessError):
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        time.sleep(PAUSE)


def below(top: int) -> list[int]:
    """All processes that live and descend from one."""
    children: dict[int, list[int]] = {}
    for name in os.listdir("/proc"):
        if name.isdecimal() and (parent := _parent(name)):
            children.setdefault(parent, []).append(int(name))
    found, waiting = [], [top]
    while waiting:
        waiting += (inner := children.get(waiting.pop(), []))
        found += inner
    return found


def _parent(pid: str) -> int:
    """The parent of a process; 0 of one that is gone or has ended."""
    try:
        with open(f"/proc/{pid}/stat", "rb") as file:
            # Behind the program's name, which can hold anything but ends with the last bracket.
            state, parent = file.read().rpartition(b")")[2].split()[:2]
    except (OSError, ValueError):
        return 0
    return 0 if state in (b"Z", b"X") else int(parent)
