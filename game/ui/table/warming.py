"""Pictures that will be needed, made while nothing else is to be done."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

import pygame

WARM_MS = 3
"""How long of a frame may be spent on pictures that are not needed yet."""


class Warming:
    """Small jobs to be done in advance, in order, a few in every quiet frame."""

    def __init__(self, jobs: Iterable[Callable[[], object]] = ()) -> None:
        self._jobs = deque(jobs)

    def add(self, jobs: Iterable[Callable[[], object]]) -> None:
        """Put more jobs behind those that wait."""
        self._jobs += jobs

    @property
    def next_wake(self) -> float | None:
        """Seconds until the next job; None when all are done."""
        return 0.002 if self._jobs else None

    def work(self) -> None:
        """Do jobs for ``WARM_MS``."""
        started = pygame.time.get_ticks()
        while self._jobs and pygame.time.get_ticks() - started < WARM_MS:
            self._jobs.popleft()()
