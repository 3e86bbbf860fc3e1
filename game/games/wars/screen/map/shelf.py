"""Pictures of pieces and gates in the sizes the map asks for, made when there is time for them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable

import pygame

from game.ui import palette, tokens
from game.ui.theme import RGB

Make = Callable[[int], pygame.Surface]


class Shelf:
    """Pictures by sort and size. One not made yet in a size is for now another size of it, made larger or smaller."""

    def __init__(self) -> None:
        self._made: dict[tuple[Hashable, int], pygame.Surface] = {}
        self._scaled: dict[tuple[Hashable, int], pygame.Surface] = {}
        self._last: dict[Hashable, int] = {}
        self._wanted: deque[tuple[Hashable, int, Make]] = deque()
        self._palette = ""

    def get(self, faction: str, kind: str, px: int, state: tokens.State) -> pygame.Surface:
        """The picture of a piece."""
        return self._picture((faction, kind, state), px, lambda size: tokens.token(faction, kind, size, state))

    def gate(self, px: int, colour: RGB | None) -> pygame.Surface:
        """The picture of a gate in its keeper's colour, or of an abandoned one."""
        return self._picture(("gate", colour), px, lambda size: tokens.gate(size, colour))

    def _picture(self, sort: Hashable, px: int, make: Make) -> pygame.Surface:
        """The true picture if it lies ready or nothing else does."""
        if self._palette != palette.in_use().id:
            for kept in (self._made, self._scaled, self._last):
                kept.clear()
            self._palette = palette.in_use().id
        key = (sort, px)
        found = self._made.get(key) or self._scaled.get(key)
        if found is not None:
            return found
        last = self._last.get(sort)
        if last is None or abs(last - px) < 2:
            return self._make(sort, px, make)
        other = self._made[(sort, last)]
        side = round(other.get_width() * px / last)
        self._scaled[key] = pygame.transform.smoothscale(other, (side, side))
        self._wanted.append((sort, px, make))
        return self._scaled[key]

    def _make(self, sort: Hashable, px: int, make: Make) -> pygame.Surface:
        self._made[(sort, px)] = made = make(px)
        self._last[sort] = px
        self._scaled.pop((sort, px), None)
        return made

    @property
    def wanting(self) -> bool:
        """Whether pictures wait to be made."""
        return bool(self._wanted)

    def work(self, milliseconds: int) -> None:
        """Make pictures that were wanted, for about so long."""
        started = pygame.time.get_ticks()
        while self._wanted and pygame.time.get_ticks() - started < milliseconds:
            sort, px, make = self._wanted.popleft()
            if (sort, px) not in self._made:
                self._make(sort, px, make)
