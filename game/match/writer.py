"""The thread that writes files, so that nobody waits for a disk."""

import logging
import queue
import threading
from collections.abc import Callable

log = logging.getLogger(__name__)

Job = Callable[[], None]


class Writer:
    """Does jobs one after the other in a thread of its own; ``failed`` gets every error, in that thread."""

    def __init__(self, failed: Callable[[Exception], None]) -> None:
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._failed = failed
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
        while (job := self._jobs.get()) is not None:
            try:
                job()
            except Exception as problem:
                # Whatever goes wrong with a file, the game goes on.
                log.warning("writing failed", exc_info=True)
                self._failed(problem)
