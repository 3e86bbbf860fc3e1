"""A press that lasts: what is under a button that stays down long enough is asked what it offers."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")

LONG = 0.55
"""Seconds from which on a press is a long one."""


class LongPress(Generic[T]):
    """Times one press. What was pressed is forgotten as soon as it has been held long enough."""

    WAKE = 0.07

    def __init__(self) -> None:
        self.target: T | None = None
        self._held = 0.0

    def begin(self, target: T | None) -> None:
        """A button has gone down on something, or on nothing."""
        self.target, self._held = target, 0.0

    def forget(self) -> None:
        """It is no press any more: it was let go, or has become a drag."""
        self.target = None

    @property
    def long(self) -> bool:
        """Whether the last press has lasted long enough."""
        return self._held >= LONG

    def wait(self, dt: float) -> T | None:
        """Let time pass; what was pressed, once it has been held long enough."""
        if self.target is None:
            return None
        self._held += dt
        if not self.long:
            return None
        target, self.target = self.target, None
        return target
