"""All that moves on the table, driven by one clock: numbers that count, cards that turn over, whole widgets."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Protocol

import pygame

COUNT_SECONDS = 0.6
TURN_SECONDS = 0.5
STAGGER = 0.12
"""How much later each further card of one step turns."""


def eased(share: float) -> float:
    """A share of a way, slow at both ends."""
    share = min(max(share, 0.0), 1.0)
    return share * share * (3 - 2 * share)


class Moving(Protocol):
    """Something that may be under way; ``advance`` lets it go on, ``finish`` puts it where it is going."""

    @property
    def busy(self) -> bool:
        """Whether it is under way."""

    def advance(self, dt: float) -> None:
        """Let time pass, in seconds."""

    def finish(self) -> None:
        """Be there at once."""


class Lively:
    """A widget that moves by itself: as its ``movers`` do, if it says no more."""

    rect: pygame.Rect

    @property
    def movers(self) -> Iterable[Moving]:
        """What moves in it."""
        return ()

    @property
    def busy(self) -> bool:
        """Whether anything is under way."""
        return any(each.busy for each in self.movers)

    @property
    def animating(self) -> bool:
        """Whether it is to be painted anew all the time."""
        return self.busy

    @property
    def moving_area(self) -> pygame.Rect:
        """What has to be painted while it moves."""
        return self.rect

    def advance(self, dt: float) -> None:
        """Let everything go on."""
        for each in self.movers:
            each.advance(dt)

    def finish(self) -> None:
        """Let everything be where it is going."""
        for each in self.movers:
            each.finish()


class Timed:
    """Something that is under way for a time."""

    def __init__(self) -> None:
        self._time = self._length = 0.0

    @property
    def busy(self) -> bool:
        """Whether it is still under way."""
        return self._time < self._length

    def advance(self, dt: float) -> None:
        """Let time pass."""
        self._time += dt

    def finish(self) -> None:
        """Be there at once."""
        self._length = 0.0


class Count(Timed):
    """A number on its way to another; ``value`` is where it is now."""

    def __init__(self, value: float = 0.0) -> None:
        super().__init__()
        self._from = self._to = float(value)

    @property
    def value(self) -> float:
        """The number now."""
        return self._from + (self._to - self._from) * eased(self._time / self._length) if self.busy else self._to

    @property
    def shown(self) -> int:
        """The whole number now."""
        return round(self.value)

    def go(self, target: float, seconds: float = 0.0) -> None:
        """Count from where it is to a number, in so many seconds."""
        if target != self._to or not seconds:
            self._from, self._to, self._time, self._length = self.value, float(target), 0.0, seconds


class Turns:
    """Cards that turn over, each named by a key; ``of`` tells how far one is, 1 when it lies."""

    def __init__(self) -> None:
        self._times: dict[Hashable, float] = {}
        self._length = TURN_SECONDS

    @property
    def busy(self) -> bool:
        """Whether any still turns."""
        return bool(self._times)

    @property
    def keys(self) -> list[Hashable]:
        """Those that turn, in the order begun."""
        return list(self._times)

    @property
    def shares(self) -> tuple[float, ...]:
        """How far those are that turn."""
        return tuple(map(self.of, self._times))

    def begin(self, keys: Iterable[Hashable], pace: float) -> None:
        """Turn these over, one a little after the other; ``pace`` lengthens (above 1) or shortens it."""
        self._length = TURN_SECONDS * pace
        for place, key in enumerate(keys):
            self._times[key] = -STAGGER * pace * place

    def of(self, key: Hashable) -> float:
        """How far a card is: 0 not begun, 1 it lies."""
        return eased(self._times[key] / self._length) if key in self._times else 1.0

    def advance(self, dt: float) -> None:
        """Let time pass."""
        self._times = {key: time + dt for key, time in self._times.items() if time + dt < self._length}

    def finish(self) -> None:
        """Let all lie."""
        self._times = {}


class Motions:
    """Lets the parts of the table go on, and knows which of them have to be painted for it.

    Nothing waits for it but bots: what a person does takes effect at once, and what was under way is then replaced.
    """

    def __init__(self, parts: Iterable[Lively]) -> None:
        self._parts = tuple(parts)
        self.moved: list[Lively] = []

    @property
    def busy(self) -> bool:
        """Whether anything is under way, or has just come to rest and is to be painted there."""
        return bool(self.moved) or any(each.animating for each in self._parts)

    def advance(self, dt: float) -> list[Lively]:
        """Let everything go on; returns what came to rest by it."""
        self.moved = [each for each in self._parts if each.animating]
        for each in self.moved:
            each.advance(dt)
        return [each for each in self.moved if not each.animating]

    def finish(self) -> None:
        """Put everything where it is going."""
        for each in self._parts:
            each.finish()
        self.moved = []
