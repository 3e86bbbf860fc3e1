"""Where a game that is watched stands, and how it goes on: playing, stepping, seeking. Knows nothing of a window."""

from __future__ import annotations

from game.match.gamerecords import TURN, Mark
from game.match.theatre import Timeline

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
LABELS = ("½×", "1×", "2×", "4×", "8×")
A_STOP = 0.9
"""Seconds each moment is shown at the usual speed, besides what moves in it."""


class Reel:
    """A position on a timeline that can go on by itself. ``n`` counts entries carried out."""

    def __init__(self, timeline: Timeline, n: int) -> None:
        self.timeline = timeline
        self.n = max(timeline.first, min(n, len(timeline)))
        self.playing = False
        self.speed = 1
        """Which of ``SPEEDS``."""
        self._waited = 0.0

    @property
    def rate(self) -> float:
        """How many times as fast as usual it plays."""
        return SPEEDS[self.speed]

    @property
    def at_end(self) -> bool:
        """Whether nothing more is to be seen."""
        return self.timeline.stop_after(self.n) is None

    # Going --------------------------------------------------------------------------------------

    def seek(self, n: int) -> bool:
        """Go to a moment; true if it is another one."""
        n = max(self.timeline.first, min(n, len(self.timeline)))
        changed, self.n, self._waited = n != self.n, n, 0.0
        return changed

    def step(self, by: int) -> bool:
        """One moment on or back."""
        found = self.timeline.stop_after(self.n) if by > 0 else self.timeline.stop_before(self.n)
        return found is not None and self.seek(found)

    def leap(self, by: int, kinds: tuple[str, ...] = ()) -> Mark | None:
        """To the next mark of some kinds, or any but turns, or the one before; None if there is none."""
        marks = [mark for mark in self.timeline.marks if (mark.kind in kinds if kinds else mark.kind != TURN)]
        found = (next((mark for mark in marks if mark.n > self.n), None) if by > 0
                 else next((mark for mark in reversed(marks) if mark.n < self.n), None))  # fmt: skip
        if found is not None:
            self.seek(found.n)
        return found

    def turn(self, by: int) -> bool:
        """To the beginning of the next turn, or of this one, or of the one before if this has just begun."""
        if self.leap(by, (TURN,)) is None:
            return self.seek(len(self.timeline) if by > 0 else 0)
        return True

    # Playing ------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play, from the beginning again where all has been seen; or pause."""
        self.playing = not self.playing
        self._waited = 0.0
        if self.playing and self.at_end:
            self.seek(0)

    def pause(self) -> bool:
        """Stand still; true if it was playing."""
        was, self.playing = self.playing, False
        return was

    @property
    def next_wake(self) -> float | None:
        """Seconds until it goes on; None while it stands still."""
        return max(A_STOP / self.rate - self._waited, 0.001) if self.playing else None

    def update(self, dt: float, held: bool) -> bool:
        """Let time pass; true if it has gone on. While ``held`` something still moves, and it waits."""
        if not self.playing:
            return False
        self._waited += dt
        if held or self._waited < A_STOP / self.rate:
            return False
        self._waited = 0.0
        if not self.step(1) or self.at_end:
            self.playing = False
        return True
