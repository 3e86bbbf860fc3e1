"""The end of a worker process with the program that started it, whatever the worker is stuck in."""

import contextlib
import os
import select
import signal
import sys


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
