"""Pictures of pieces and gates, made when there is time for them: the map paints what lies ready."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame

from game.games.wars.words.tableview import class_of_kind
from game.ui import palette, tokens
from game.ui.figures import gates
from game.ui.figures.standing import UNIT, Standing, standing
from game.ui.figures.store import STORE
from game.ui.kept import Kept, bytes_of

WIDTH = {
    "great_old_one": tokens.GREAT_OLD_ONE,
    "terror": tokens.TERROR,
    "monster": tokens.MONSTER,
    "cultist": tokens.CULTIST,
}
"""How wide a flat piece of a class is, in design units."""
MOST_KEPT = 16_000_000
Make = Callable[[int], Standing]


def unit_px(kind: str, px: int) -> float:
    """Pixels to a unit of sculptures where flat pieces of a kind are ``px`` wide: one scale for all kinds."""
    return px * UNIT / WIDTH[class_of_kind(kind)]


def stood(faction: str | None, kind: str, px: int, state: tokens.State = "plain", left: bool = False) -> Standing:
    """A piece as it stands on the map, where flat ones of its kind are ``px`` wide."""
    return standing(faction, kind, px, unit_px(kind, px), state, left)


@dataclass(frozen=True)
class _Lying:
    """What lies ready, and how many files of figures had come when it was made."""

    picture: Standing
    come: int


class Shelf:
    """Pictures of pieces and gates by sort and size.

    One not made yet in a size is for now another size of it, made larger or smaller; a figure not made yet in a state
    is for now as it stands at rest; and one whose figure has come since is for now what it was. On a table that is
    ``covered`` no time passes for later: all is made where it is painted.
    """

    def __init__(self) -> None:
        self.covered = False
        self._kept: Kept[_Lying] = Kept(MOST_KEPT, lambda each: bytes_of(each.picture.surface), 2.0)
        self._made: dict[Hashable, tuple[int, Standing]] = {}
        """The size made last of each sort, and its picture."""
        self._wanted: deque[tuple[Hashable, int, Make]] = deque()
        self._queued: set[tuple[Hashable, int]] = set()

    def close(self) -> None:
        """Let all pictures go: the table they belong to may stay for a while."""
        self._kept.clear()
        self._made.clear()
        self._wanted.clear()
        self._queued.clear()

    def get(self, faction: str, kind: str, px: int, state: tokens.State) -> Standing:
        """The picture of a piece."""
        sort = (palette.in_use().id, faction, kind, state)
        if sort not in self._made:
            rest = self._kept.get(((*sort[:-1], "plain"), px))
            if rest and rest.picture.figure:
                self._made[sort] = px, rest.picture
                self._kept.put((sort, px), _Lying(rest.picture, -1))
        return self._picture(sort, px, lambda size: stood(faction, kind, size, state))

    def gate(self, px: int, faction: str) -> Standing:
        """The stones of a gate in its keeper's colour, or of an abandoned one."""
        sort = (palette.in_use().id, "gate", faction)
        return self._picture(sort, px, lambda size: gates.stones(gates.unit_of(size), faction))

    def _picture(self, sort: Hashable, px: int, make: Make) -> Standing:
        """The true picture if it lies ready or nothing else does."""
        found = self._kept.get((sort, px))
        if self.covered and (found is None or found.come != STORE.come):
            return self._make(sort, px, make)
        if found is None:
            last, other = self._made.get(sort, (px, None))
            if other is None or abs(last - px) < 2:
                return self._make(sort, px, make)
            found = self._kept.put((sort, px), _Lying(other.scaled(px / last), -1))
        if found.come != STORE.come and (sort, px) not in self._queued:
            self._queued.add((sort, px))
            self._wanted.append((sort, px, make))
        return found.picture

    def _make(self, sort: Hashable, px: int, make: Make) -> Standing:
        # Asked before: a file that comes while the picture is made may not be in it.
        come, made = STORE.come, make(px)
        self._kept.put((sort, px), _Lying(made, come))
        self._made[sort] = px, made
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
            self._queued.discard((sort, px))
            self._make(sort, px, make)


