"""Pictures of pieces in the sizes the map asks for, made when there is time for them."""

from __future__ import annotations

from collections import deque

import pygame

from game.ui import palette, tokens

Key = tuple[str, str, int, tokens.State]


class Shelf:
    """Pictures of pieces. One not made yet in a size is for now another size of it, made larger or smaller."""

    def __init__(self) -> None:
        self._made: dict[Key, pygame.Surface] = {}
        self._sizes: dict[tuple[str, str, tokens.State], int] = {}
        self._scaled: dict[Key, pygame.Surface] = {}
        self._wanted: deque[Key] = deque()
        self._palette = ""

    def get(self, faction: str, kind: str, px: int, state: tokens.State) -> pygame.Surface:
        """The picture of a piece: the true one if it lies ready or nothing else does."""
        if self._palette != palette.in_use().id:
            self._made.clear()
            self._sizes.clear()
            self._scaled.clear()
            self._palette = palette.in_use().id
        key = (faction, kind, px, state)
        found = self._made.get(key) or self._scaled.get(key)
        if found is not None:
            return found
        near = self._sizes.get((faction, kind, state))
        if near is None or abs(near - px) < 2:
            return self._make(key)
        other = self._made[(faction, kind, near, state)]
        side = round(other.get_width() * px / near)
        self._scaled[key] = pygame.transform.smoothscale(other, (side, side))
        self._wanted.append(key)
        return self._scaled[key]

    def _make(self, key: Key) -> pygame.Surface:
        faction, kind, px, state = key
        self._made[key] = made = tokens.token(faction, kind, px, state)
        self._sizes[(faction, kind, state)] = px
        self._scaled.pop(key, None)
        return made

    @property
    def wanting(self) -> bool:
        """Whether pictures wait to be made."""
        return bool(self._wanted)

    def work(self, milliseconds: int) -> None:
        """Make pictures that were wanted, for about so long."""
        started = pygame.time.get_ticks()
        while self._wanted and pygame.time.get_ticks() - started < milliseconds:
            key = self._wanted.popleft()
            if key not in self._made:
                self._make(key)
