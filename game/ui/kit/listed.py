"""What a list shows, with the item picked and those marked, found again by their keys when the items change."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar

T = TypeVar("T")


class Listed(Generic[T]):
    """Items in order. ``key`` tells them apart; one whose key is empty is a heading and is neither picked nor marked.

    ``on_pick`` is called after another item was picked by hand.
    """

    def __init__(self, key: Callable[[T], Hashable], on_pick: Callable[[], object] = lambda: None) -> None:
        self.key = key
        self.on_pick = on_pick
        self.items: Sequence[T] = ()
        self.at = -1
        """Place of the item picked; -1 for none."""
        self.marks: set[Hashable] = set()
        self.offset = 0
        """How far the list is scrolled, in pixels."""
        self.sought = -1
        """Place of the item to be brought into sight."""
        self.tops: dict[int, list[int]] = {}
        """Where every row begins, by the list's width, in pixels; for ``measured``."""
        self.measured: tuple[object, object] = (None, None)
        """The items and the layout ``tops`` are of."""
        self._anchor = 0

    def can_pick(self, place: int) -> bool:
        """Whether there is an item at a place that is no heading."""
        return 0 <= place < len(self.items) and bool(self.key(self.items[place]))

    @property
    def picked(self) -> T | None:
        return self.items[self.at] if self.can_pick(self.at) else None

    @property
    def marked(self) -> list[T]:
        """The marked items, in the order shown."""
        return [item for item in self.items if self.key(item) in self.marks] if self.marks else []

    @property
    def meant(self) -> list[T]:
        """The marked items, or the one picked."""
        return self.marked or ([] if self.picked is None else [self.picked])

    def show(self, items: Sequence[T]) -> None:
        """Show other items: what was picked or marked stays so, or the one after it is picked, or the last."""
        was = None if self.picked is None else self.key(self.picked)
        self.items = items
        places = {key: place for place, item in enumerate(items) if (key := self.key(item))}
        self.marks &= places.keys()
        after = (place for place in places.values() if place >= self.at)
        self.at = places[was] if was in places else next(after, max(places.values(), default=-1))
        self.sought = self.at if self.at > 1 else 0

    def find(self, key: Hashable) -> None:
        """Pick the item with a key, where there is one."""
        for place, item in enumerate(self.items):
            if key and self.key(item) == key:
                self.at = self.sought = place

    def pick(self, place: int) -> None:
        """Pick the item at a place by hand."""
        self.at = self.sought = place
        self.on_pick()

    # Marking ------------------------------------------------------------------------------------

    def toggle(self, place: int) -> None:
        """Pick an item and mark it, or no longer."""
        self.marks ^= {self.key(self.items[place])}
        self._anchor = place
        self.pick(place)

    def mark_to(self, place: int) -> None:
        """Pick an item and mark all from where marking began to it."""
        low, high = sorted((self._anchor, place))
        self.marks |= {self.key(self.items[each]) for each in range(low, high + 1) if self.can_pick(each)}
        self.pick(place)

    def mark_all(self) -> None:
        """Mark every item, or none where all are."""
        every = {key for item in self.items if (key := self.key(item))}
        self.marks = set() if self.marks == every else every

    def take(self, place: int) -> None:
        """Pick an item alone: nothing is marked any more."""
        self._anchor, self.marks = place, set()
        self.pick(place)

    def step(self, by: int, marking: bool = False) -> bool:
        """Go to the next item that is no heading, marking on the way or not; False where there is none."""
        place = self.at + by
        while 0 <= place < len(self.items) and not self.can_pick(place):
            place += by
        if not self.can_pick(place):
            return False
        if not marking:
            self._anchor = place
            self.pick(place)
        else:
            if not self.marks:
                self._anchor = self.at
            self.mark_to(place)
        return True

    def end(self, last: bool) -> bool:
        self.at = len(self.items) if last else -1
        return self.step(-1 if last else 1)
