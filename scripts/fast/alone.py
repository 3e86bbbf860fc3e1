"""One build at a time, and none without whoever has started it."""

import contextlib
import os
import signal
import sys
import threading

from environment import fail


@contextlib.contextmanager
def alone(path):
    """Hold a lock while something is built; ends the program with a sentence if another build holds it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path, "a+b") as held:
        try:
            if os.name == "nt":
                import msvcrt

                msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            fail("The engine is being compiled already.")
        yield


def step_back():
    """Let everything else on this computer go first."""
    if hasattr(os, "nice"):
        os.nice(12)


def end_with_input():
    """End this process and all it has started as soon as its input closes: whoever started it is gone."""
    threading.Thread(target=_wait, daemon=True).start()


def _wait():
    while sys.stdin.buffer.read(1):
        pass
    if os.name != "nt" and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(1)
