"""The thread that writes files, so that nobody waits for a disk."""

import logging
import queue
import threading
import time
from collections.abc import Callable

from game.engine.errors import EngineError

log = logging.getLogger(__name__)

Job = Callable[[], None]

BEAT = 1.0
"""Seconds between two looks at whether all is well."""


class Writer:
    """Does jobs one after the other in a thread of its own; ``failed`` gets every error, in that thread.

    ``beat`` is done every ``BEAT`` seconds, whether or not there are jobs.
    """

    def __init__(self, failed: Callable[[BaseException], None], beat: Job) -> None:
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._failed = failed
        self._beat = beat
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> None:
        """Have a job done after those before it."""
        self._jobs.put(job)

    def wait(self, seconds: float = 30.0) -> bool:
        """Wait until everything submitted so far is done; false if that takes too long."""
        done = threading.Event()
        self.submit(done.set)
        return done.wait(seconds)

    def close(self, seconds: float = 30.0) -> bool:
        """Finish what has been submitted and end the thread; false if that takes too long."""
        self._jobs.put(None)
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def _work(self) -> None:
        due = time.monotonic() + BEAT
        while True:
            rest = due - time.monotonic()
            try:
                job = self._jobs.get(timeout=rest) if rest > 0 else self._beat
            except queue.Empty:
                job = self._beat
            if job is self._beat:
                due = time.monotonic() + BEAT
            if job is None:
                return
            try:
                job()
            except BaseException as problem:
                # Whatever goes wrong with a file, or in the rules of others, the game goes on and is kept again.
                log.warning("writing failed: %s", problem, exc_info=not isinstance(problem, EngineError))
                self._failed(problem)
