"""Small pictures of saves, read off the window's thread and only for rows that are seen."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable

import pygame

from game.ui import saved_picture
from game.ui.pictures import cut_to_fill

MOST = 80
"""How many pictures are kept."""

Key = tuple[bytes, int, int]


class Thumbs:
    """Pictures by their bytes and size. ``post`` has work done in the window's thread, ``ready`` is called there."""

    def __init__(self, post: Callable[[Callable[[], None]], None], ready: Callable[[], None]) -> None:
        self._post = post
        self._ready = ready
        self._made: OrderedDict[Key, pygame.Surface | None] = OrderedDict()
        self._wanted: list[Key] = []
        self._change = threading.Condition()
        self._closed = False
        self._thread: threading.Thread | None = None

    def get(self, data: bytes, width: int, height: int) -> pygame.Surface | None:
        """A picture that fills a size; None while it is being made, or when it cannot be."""
        key = (data, width, height)
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        with self._change:
            if key not in self._wanted:
                self._wanted.append(key)
                # What was wanted long ago has been scrolled past.
                del self._wanted[:-MOST]
                self._change.notify()
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="thumbnails", daemon=True)
            self._thread.start()
        return None

    @property
    def busy(self) -> bool:
        with self._change:
            return bool(self._wanted)

    def close(self) -> None:
        with self._change:
            self._closed = True
            self._change.notify()

    def _work(self) -> None:
        while True:
            with self._change:
                while not self._wanted and not self._closed:
                    self._change.wait()
                if self._closed:
                    return
                key = self._wanted[-1]
            made = _decoded(*key)
            with self._change:
                if key in self._wanted:
                    self._wanted.remove(key)
            self._post(lambda key=key, made=made: self._take(key, made))  # type: ignore[misc]

    def _take(self, key: Key, made: pygame.Surface | None) -> None:
        if self._closed:
            return
        self._made[key] = made.convert() if made is not None and pygame.display.get_surface() else made
        while len(self._made) > MOST:
            self._made.popitem(last=False)
        self._ready()


def _decoded(data: bytes, width: int, height: int) -> pygame.Surface | None:
    whole = saved_picture.decoded(data)
    return cut_to_fill(whole, width, height) if whole is not None else None
