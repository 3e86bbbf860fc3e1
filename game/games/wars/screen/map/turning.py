"""Gates that turn: a slow clock that stands still when nobody has done anything for a while, or nothing is to move."""

from __future__ import annotations

STEP = 0.1
"""How long a picture of a turning gate is shown, in seconds."""
REST = 10.0
"""After so many seconds without input or change gates stand still: an idle table is not painted at all."""


class Turning:
    """How far all gates of a map have turned; ``some`` says whether any turns, ``calm`` that none is to."""

    def __init__(self) -> None:
        self.frame = 0
        self.some = self.calm = False
        self._idle = self._time = 0.0

    def stir(self) -> None:
        """Somebody has done something: gates turn on."""
        self._idle = 0.0

    @property
    def on(self) -> bool:
        """Whether gates are turning."""
        return self.some and not self.calm and self._idle < REST

    @property
    def next_wake(self) -> float | None:
        """Seconds until ``pulse`` is wanted; None while nothing turns."""
        return max(STEP - self._time, 0.005) if self.on else None

    def pulse(self, dt: float) -> bool:
        """Let time pass; true if gates have turned by it."""
        if not self.on:
            return False
        self._idle += dt
        self._time += dt
        if self._time < STEP:
            return False
        # A window that was held up does not turn faster afterwards.
        self._time = min(self._time - STEP, STEP / 2)
        self.frame += 1
        return True
