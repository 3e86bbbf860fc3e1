"""Processes that help one that thinks: how many a search may use, and what it hands to them.

They are worker processes of whichever process thinks: begun with the first thing to do, kept for the next, and ended
with it. One that ends by itself costs what it was doing and is begun anew, a few times.
"""

import atexit
import itertools
import logging
import queue
import threading
from typing import Any

from game.bots.protocol import BotFailed, Cancelled, Job
from game.bots.workers.cores import cores
from game.bots.workers.place import Place

log = logging.getLogger(__name__)

FAILURES = 3
"""A helper that has failed so often is not asked any more."""


class Helper:
    """One process, and a thread that waits for it while it does something."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._todo: queue.SimpleQueue[tuple[Job[Any], queue.SimpleQueue[Any]] | None] = queue.SimpleQueue()
        self._doing: Job[Any] | None = None
        self._failures = 0
        self._begun = False

    @property
    def free(self) -> bool:
        """Whether it would begin at once."""
        return self._doing is None and self._failures < FAILURES

    @property
    def pid(self) -> int | None:
        return self._place.pid

    def begin(self, job: Job[Any], done: "queue.SimpleQueue[Any]") -> None:
        """Do a job, if ``free``; what comes of it is put into ``done``, nothing if it fails or is cancelled."""
        self._doing = job
        if not self._begun:
            self._begun = True
            threading.Thread(target=self._serve, name="helper", daemon=True).start()
        self._todo.put((job, done))

    def cancel(self) -> None:
        """Have it stop what it does, of which nothing comes."""
        job = self._doing
        if job is not None:
            job.cancel()

    def _serve(self) -> None:
        while (todo := self._todo.get()) is not None:
            job, done = todo
            try:
                reply = self._place.carry_out(job)
                if reply.kind != "done":
                    raise BotFailed(reply.text)
                done.put(job.read(reply.text))
            except Cancelled:
                pass
            except Exception as problem:
                # Whoever thinks goes on without it.
                self._failures += 1
                log.warning("a helper: %s", problem)
            self._doing = None

    def close(self) -> None:
        """End its process for good."""
        self._failures = FAILURES
        self.cancel()
        self._todo.put(None)
        self._place.close()


class Helpers:
    """The helpers of this process, one fewer than the cores there are for a search."""

    def __init__(self) -> None:
        self._numbers = itertools.count(1)
        self._lock = threading.Lock()
        self._helpers: list[Helper] = []

    @property
    def pids(self) -> list[int]:
        with self._lock:
            return [helper.pid for helper in self._helpers if helper.pid is not None]

    def all(self) -> list[Helper]:
        """Those there may be now; new ones begin when they are first asked."""
        with self._lock:
            wanted = cores() - 1
            for surplus in self._helpers[wanted:]:
                surplus.close()
            del self._helpers[wanted:]
            while len(self._helpers) < wanted:
                self._helpers.append(Helper(Place(self._numbers, shares=False)))
            return list(self._helpers)

    def close(self) -> None:
        """End every process."""
        with self._lock:
            for helper in self._helpers:
                helper.close()
            self._helpers.clear()


HELPERS = Helpers()
atexit.register(HELPERS.close)


def helpers() -> list[Helper]:
    """Who helps a search of this process: nobody where it is to use one core."""
    return HELPERS.all()
