"""How everything stood before each entry of a match, kept so that the longest match fits into memory."""

from collections.abc import Callable
from typing import NamedTuple

from game.engine.position import Position
from game.match.seats import Seat

RECENT = 2048
"""Of so many entries, the last ones, all is kept: more than most matches have."""
EVERY = 32
"""Of older ones every so many is kept, and those between are played through again when they are asked for."""


class Snapshot(NamedTuple):
    """What undo puts back: the position, the number of events and the seats before an entry."""

    position: Position
    events: int
    seats: tuple[Seat, ...]


Again = Callable[[Snapshot, int, int], list[Snapshot]]
"""The snapshots before the entries from one number up to another, played through again from the first of them."""


class Past:
    """The snapshots of a match, by the number of entries before them; ``len`` is how many entries there have been."""

    def __init__(self) -> None:
        self._kept: dict[int, Snapshot] = {}
        self._count = 0
        self._played: tuple[int, list[Snapshot]] = 0, []

    def __len__(self) -> int:
        return self._count

    def add(self, snapshot: Snapshot) -> None:
        """How it stands before the next entry."""
        self._kept[self._count] = snapshot
        self._count += 1
        old = self._count - 1 - RECENT
        if old > 0 and old % EVERY:
            self._kept.pop(old, None)

    def cut(self, left: int) -> None:
        """Only the first ``left`` entries have been."""
        for number in range(left, self._count):
            self._kept.pop(number, None)
        self._count = left
        self._played = 0, []

    def at(self, number: int, again: Again) -> Snapshot:
        """How it stood before an entry; to be read only."""
        found = self._kept.get(number)
        if found is not None:
            return found
        first = number - number % EVERY
        if self._played[0] != first or not self._played[1]:
            self._played = first, again(self._kept[first], first, min(first + EVERY, self._count))
        return self._played[1][number - first]


__all__ = ["Again", "Past", "Snapshot"]
