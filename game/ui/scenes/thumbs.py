"""Small pictures of saves, read off the window's thread and only for rows that are seen."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import partial

import pygame

from game.ui import pictures
from game.ui.app import App
from game.ui.pictures import cut_to_fill

MOST = 80
"""How many pictures are kept."""

Key = tuple[bytes, int, int]


class Thumbs:
    """Pictures by their bytes and size, one made after the other; ``ready`` is called after each."""

    def __init__(self, app: App, ready: Callable[[], None]) -> None:
        self._app = app
        self._ready = ready
        self.made: OrderedDict[Key, pygame.Surface | None] = OrderedDict()
        self._wanted: list[Key] = []
        self._making: Key | None = None

    def get(self, data: bytes, width: int, height: int) -> pygame.Surface | None:
        """A picture that fills a size; None while it is being made, or when it cannot be."""
        key = (data, width, height)
        if key in self.made:
            self.made.move_to_end(key)
            return self.made[key]
        if key not in (*self._wanted, self._making):
            # What was wanted long ago has been scrolled past.
            self._wanted = [*self._wanted, key][-MOST:]
            self._go_on()
        return None

    @property
    def busy(self) -> bool:
        """Whether a picture is still being made."""
        return self._making is not None

    def close(self) -> None:
        """Make no more."""
        self._ready = lambda: None
        self._wanted.clear()

    def _go_on(self) -> None:
        if self._making is None and self._wanted:
            key = self._making = self._wanted.pop()
            self._app.aside("thumbnails", lambda: _decoded(*key), partial(self._take, key))

    def _take(self, key: Key, made: pygame.Surface | None) -> None:
        self.made[key] = made.convert() if made is not None and pygame.display.get_surface() else made
        while len(self.made) > MOST:
            self.made.popitem(last=False)
        self._making = None
        self._go_on()
        self._ready()


def _decoded(data: bytes, width: int, height: int) -> pygame.Surface | None:
    whole = pictures.decoded(data)
    return cut_to_fill(whole, width, height) if whole is not None else None
