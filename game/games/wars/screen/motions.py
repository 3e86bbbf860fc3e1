"""All that moves on the table, driven by one clock: the map's pieces and gates, dice, counting panels."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

import pygame

from game.games.wars.screen.counters import Moving


class MovingWidget(Moving, Protocol):
    """A widget something of which may be under way."""

    @property
    def moving_area(self) -> pygame.Rect:
        """What has to be painted while it moves."""


class Motions:
    """Lets the parts of the table go on, and knows which of them have to be painted for it.

    Nothing waits for it but bots: what a person does takes effect at once, and what was under way is then replaced.
    """

    def __init__(self, parts: Iterable[MovingWidget]) -> None:
        self._parts = tuple(parts)
        self.moved: list[MovingWidget] = []

    @property
    def busy(self) -> bool:
        """Whether anything is under way, or has just come to rest and is to be painted there."""
        return bool(self.moved) or any(map(_moves, self._parts))

    def advance(self, dt: float) -> list[MovingWidget]:
        """Let everything go on; returns what came to rest by it."""
        self.moved = [each for each in self._parts if _moves(each)]
        for each in self.moved:
            each.advance(dt)
        return [each for each in self.moved if not _moves(each)]

    def finish(self) -> None:
        """Put everything where it is going."""
        for each in self._parts:
            each.finish()
        self.moved = []


def _moves(part: MovingWidget) -> bool:
    """Whether a part is to be painted anew: the map is too while it is panned or an area flashes."""
    return bool(getattr(part, "animating", part.busy))
