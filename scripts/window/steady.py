"""Takes chance and the clock out of a window, so that the same events lead to the same game."""

from __future__ import annotations

import random
import secrets
import threading
from collections.abc import Callable
from typing import Any

import pygame

PASSING = ("bot", "saves", "day", "errand", "goals", "profile", "scenarios", "lessons")
"""Names of threads that end by themselves and bring something back."""
FRAME_MS = 40
"""How much time a frame seems to take: long steps bring pieces home in few frames."""


class Steady:
    """While entered, time goes by frames and all dice and deals come from one seed.

    Bots still think in their threads, but ``settle`` waits for them, so that their answers come with the next frame.
    Only for a program whose events are posted: what a window manager sends comes when it likes.
    """

    def __init__(self, seed: int, frame_ms: int = FRAME_MS) -> None:
        self._luck = random.Random(seed)
        self._seed = seed
        self._frame_ms = frame_ms
        self._now = 0
        self._kept: tuple[Callable[..., Any], Callable[..., Any]] | None = None

    def __enter__(self) -> Steady:
        self._kept = secrets.randbits, pygame.time.get_ticks
        secrets.randbits = self._luck.getrandbits
        pygame.time.get_ticks = self.ticks
        random.seed(self._seed)
        return self

    def __exit__(self, *_: object) -> None:
        assert self._kept is not None
        secrets.randbits, pygame.time.get_ticks = self._kept

    def hold(self, app: Any) -> None:
        """Give a window this clock."""
        app._clock = self

    def tick(self, *_: object) -> int:
        """Milliseconds since the last frame: always as many."""
        self._now += self._frame_ms
        return self._frame_ms

    def ticks(self) -> int:
        """Milliseconds since the beginning; looking at the clock takes one, so that nobody waits for ever."""
        self._now += 1
        return self._now

    @staticmethod
    def settle(sessions: list[Any]) -> None:
        """Wait until no bot thinks any more, no list of saves is read, and everything asked for is written."""
        for thread in threading.enumerate():
            if thread.name in PASSING:
                thread.join()
        for session in sessions:
            if not session.kept.closed:
                session.kept._writer.wait()
