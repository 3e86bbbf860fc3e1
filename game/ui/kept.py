"""Pictures that are kept until they are too many bytes together: those unused for the longest go first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import pygame

from game.ui import palette

T = TypeVar("T")
PIXEL_BYTES = 4


def bytes_of(picture: pygame.Surface | None) -> int:
    """How much memory a picture takes."""
    return picture.get_pitch() * picture.get_height() if picture else 0


def window_bytes() -> int:
    """How much memory a picture of the whole window takes."""
    shown = pygame.display.get_surface()
    return shown.get_width() * shown.get_height() * PIXEL_BYTES if shown else 0


class Kept(Generic[T]):
    """Things by key, each with its bytes; together no more than ``most``, or ``windows`` pictures of the window.

    What was asked for last is never let go, however large. Another palette empties it.
    """

    def __init__(self, most: int, weigh: Callable[[T], int], windows: float = 0.0) -> None:
        self._most, self._windows, self._weigh = most, windows, weigh
        self._things: OrderedDict[Hashable, T] = OrderedDict()
        self.bytes = 0
        palette.when_changed(self.clear)

    @property
    def limit(self) -> int:
        """How many bytes may be kept now."""
        return max(self._most, round(self._windows * window_bytes()))

    def get(self, key: Hashable) -> T | None:
        """What is kept under a key, if it still is."""
        found = self._things.get(key)
        if found is not None:
            self._things.move_to_end(key)
        return found

    def put(self, key: Hashable, thing: T) -> T:
        """Keep a thing, and let go of others for it."""
        self.drop(key)
        self._things[key] = thing
        self.bytes += self._weigh(thing)
        while self.bytes > self.limit and len(self._things) > 1:
            self.drop(next(iter(self._things)))
        return thing

    def drop(self, key: Hashable) -> None:
        """Let go of one thing."""
        if key in self._things:
            self.bytes -= self._weigh(self._things.pop(key))

    def clear(self) -> None:
        """Let go of all."""
        self._things.clear()
        self.bytes = 0
