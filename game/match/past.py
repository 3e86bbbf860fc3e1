"""How everything stood before each entry of a match, as far as memory allows; what stands in the way of undo."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.engine.chance import Chance
from game.engine.event import EVERYONE, Event
from game.engine.position import Position
from game.match.entries import Answer, Entry, NewDice, Reveal, Script
from game.match.seats import Seat

RECENT = 2048
"""Of so many entries, the last ones, all is kept: more than most matches have."""
EVERY = 32
"""Of older ones every so many is kept, and those between are played through again when they are asked for."""


def unheard(entry: Entry, events: Sequence[Event]) -> bool:
    """Whether nobody but the one who asked has heard of an entry, by the events it brought: a request that waits.

    It must not show in anything others see, not even in how many answers there have been.
    """
    return isinstance(entry, Reveal) and all(event.seats != EVERYONE and event.public is None for event in events)


def strict_obstacle(undone: Sequence[tuple[Entry, Sequence[Event]]], chances: Sequence[Chance]) -> str:
    """Why entries may not be taken back where undo is strict, in a word; empty if they may.

    ``undone`` are the entries with the events of each, ``chances`` the chance before each of them and the last.
    """
    people = {entry.seat for entry, _ in undone if isinstance(entry, Answer) and entry.by == "person"}
    if len(people) > 1:
        return "people"
    heard = [(entry, events) for entry, events in undone if not unheard(entry, events)]
    if any(isinstance(entry, Reveal) for entry, _ in heard):
        return "reveal"
    for (entry, _), before, after in zip(undone, chances, chances[1:], strict=False):
        if not isinstance(entry, NewDice | Script) and _used(before, after):
            return "dice"
    return "secret" if any(_uncovers(event, people) for _, events in heard for event in events) else ""


def _used(before: Chance, after: Chance) -> bool:
    """Whether something was rolled or drawn in between."""
    return (before.state, before.stream, before.dice, before.draws) != (
        after.state,
        after.stream,
        after.dice,
        after.draws,
    )


def _uncovers(event: Event, people: set[int]) -> bool:
    """Whether somebody has learned from an event what cannot be unlearned."""
    return event.kind == "revealed" or (event.seats != EVERYONE and event.seats != sum(1 << seat for seat in people))


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
