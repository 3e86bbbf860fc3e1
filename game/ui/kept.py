"""Pictures that are kept until they are too many bytes together: those unused for the longest go first."""

from __future__ import annotations

import functools
import itertools
import threading
import weakref
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Generic, ParamSpec, TypeVar

import pygame

from game.ui import palette

T = TypeVar("T")
P = ParamSpec("P")
PIXEL_BYTES = 4
TOGETHER, WINDOWS = 32_000_000, 3.9
"""Bytes, or pictures of the window, that all there are may keep together."""


def bytes_of(picture: pygame.Surface | None) -> int:
    """How much memory a picture takes."""
    return picture.get_pitch() * picture.get_height() if picture else 0


def window_bytes() -> int:
    """How much memory a picture of the whole window takes; 0 without one."""
    shown = pygame.display.get_surface()
    try:
        return shown.get_width() * shown.get_height() * PIXEL_BYTES if shown else 0
    except pygame.error:
        # Another thread has just closed it.
        return 0


class Kept(Generic[T]):
    """Things by key, each with its bytes; together no more than ``most``, or ``windows`` pictures of the window.

    All of this class together keep no more than ``TOGETHER``. What was put in last is never let go, however large.
    Another palette empties it. Any thread may use it.
    """

    def __init__(self, most: int, weigh: Callable[[T], int], windows: float = 0.0) -> None:
        self._most, self._windows, self._weigh = most, windows, weigh
        self._things: OrderedDict[Hashable, T] = OrderedDict()
        self._used: dict[Hashable, int] = {}
        """When each thing was used last, as a running number."""
        self._own = [0]
        with _lock:
            _every.add(self)
        weakref.finalize(self, _forget, self._own).atexit = False

    @property
    def limit(self) -> int:
        """How many bytes may be kept now."""
        return max(self._most, round(self._windows * window_bytes()))

    def get(self, key: Hashable) -> T | None:
        """What is kept under a key, if it still is."""
        with _lock:
            found = self._things.get(key)
            if found is not None:
                self._things.move_to_end(key)
                self._used[key] = next(_uses)
            return found

    def put(self, key: Hashable, thing: T) -> T:
        """Keep a thing, and let go of others for it."""
        with _lock:
            self.drop(key)
            self._things[key], self._used[key] = thing, next(_uses)
            self._add(self._weigh(thing))
            limit = self.limit
            while self.bytes > limit and len(self._things) > 1:
                self.drop_oldest()
            _spare(self)
        return thing

    @property
    def oldest(self) -> int:
        """When that was used last which has not been used for the longest; there must be something."""
        return self._used[next(iter(self._things))]

    def drop(self, key: Hashable) -> None:
        """Let go of one thing."""
        with _lock:
            if key in self._things:
                self._add(-self._weigh(self._things.pop(key)))
                del self._used[key]

    def drop_oldest(self) -> None:
        """Let go of what has not been used for the longest."""
        self.drop(next(iter(self._things)))

    def clear(self) -> None:
        """Let go of all."""
        with _lock:
            self._things.clear()
            self._used.clear()
            self._add(-self.bytes)

    @property
    def bytes(self) -> int:
        """How many bytes are kept."""
        return self._own[0]

    def _add(self, count: int) -> None:
        self._own[0] += count
        _total[0] += count

    def __len__(self) -> int:
        return len(self._things)


_lock = threading.RLock()
_uses = itertools.count()
_every: weakref.WeakSet[Kept[Any]] = weakref.WeakSet()
"""All there are: those of a table that is gone go with it."""
_total = [0]
"""How many bytes all of them keep."""
_ENOUGH = 0.94
"""The share of the limit that is left when it was passed: looking for the oldest at every picture would take long."""


def _forget(own: list[int]) -> None:
    """Count what has gone with its keeper no more."""
    with _lock:
        _total[0] -= own[0]


def _spare(last: Kept[Any]) -> None:
    """Let go of what has not been used for the longest anywhere, but not of what was put ``last``."""
    limit = max(TOGETHER, round(WINDOWS * window_bytes()))
    if _total[0] <= limit:
        return
    while _total[0] > _ENOUGH * limit:
        able = [each for each in _every if len(each) > (each is last)]
        if not able:
            return
        min(able, key=lambda each: each.oldest).drop_oldest()


def _clear_all() -> None:
    with _lock:
        for each in _every:
            each.clear()


palette.when_changed(_clear_all)


class PictureCache(Generic[P]):
    """A function whose pictures are kept by its arguments; made by ``picture_cache``."""

    def __init__(self, function: Callable[P, pygame.Surface], most: int, windows: float) -> None:
        self.kept: Kept[pygame.Surface] = Kept(most, bytes_of, windows)
        self.cache_clear = self.kept.clear
        self._function = function
        functools.update_wrapper(self, function)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> pygame.Surface:
        key = (args, *kwargs.items()) if kwargs else args
        found = self.kept.get(key)
        return found if found is not None else self.kept.put(key, self._function(*args, **kwargs))


def picture_cache(most: int, windows: float = 0.0) -> Callable[[Callable[P, pygame.Surface]], PictureCache[P]]:
    """Decorator: keeps the pictures that a function makes, by its arguments, up to so many bytes or whole windows."""
    return functools.partial(PictureCache, most=most, windows=windows)
