"""How long the bots of one game took for their decisions and for their slots."""

from collections.abc import Iterable, Mapping, Sequence

from game.engine.event import Event

BUCKETS = 2.0**0.25
"""Times are counted in buckets, each so many times as long as the one before."""
SHORTEST = 0.01
"""Milliseconds of the first bucket."""
MOST = 120
"""The last bucket holds all that is longer than some minutes."""


def bucket(milliseconds: float) -> int:
    number = 0
    edge = SHORTEST
    while milliseconds > edge and number < MOST:
        edge *= BUCKETS
        number += 1
    return number


def bucket_time(number: int) -> float:
    """The upper edge of a bucket in milliseconds."""
    return float(SHORTEST * BUCKETS**number)


def allowed(budget_seconds: float) -> float:
    """What a slot may take at most with a budget, in milliseconds: a tenth more, and 50 for getting about."""
    return 1100 * budget_seconds + 50


class Clocks:
    """The times of all seats of one game, in milliseconds, lists by seat.

    A slot begins and ends with the game's own events; what the seat whose slot it is decides in it belongs to it,
    what others must decide in it (who of theirs dies) does not. ``seat_of`` is by side, ``budgets`` are seconds a slot,
    by seat.
    """

    def __init__(self, seat_of: Mapping[int, int], budgets: Sequence[float | None]) -> None:
        seats = len(budgets)
        self.times: list[dict[str, int]] = [{} for _ in range(seats)]
        """Decisions by bucket."""
        self.spent = [0.0] * seats
        self.longest = [0.0] * seats
        self.slots = [0] * seats
        self.longest_slot = [0.0] * seats
        self.late = [0] * seats
        """Slots that took more than a budget in seconds allows."""
        self._seat_of = seat_of
        self._most = [None if seconds is None else allowed(seconds) for seconds in budgets]
        self._owner = -1
        self._slot = 0.0

    def happened(self, events: Iterable[Event]) -> None:
        """Take note of what has happened in the game since last told."""
        for event in events:
            if event.kind == "slot":
                self.close()
                self._owner = self._seat_of[int(event.args[0])]
                self.slots[self._owner] += 1
            elif event.kind == "phase":
                self.close()

    def decided(self, seat: int, milliseconds: float) -> None:
        """Count a decision."""
        key = str(bucket(milliseconds))
        counted = self.times[seat]
        counted[key] = counted.get(key, 0) + 1
        self.spent[seat] += milliseconds
        self.longest[seat] = max(self.longest[seat], milliseconds)
        if seat == self._owner:
            self._slot += milliseconds

    def close(self) -> None:
        """End the slot that is going on, if one is."""
        seat = self._owner
        if seat < 0:
            return
        self.longest_slot[seat] = max(self.longest_slot[seat], self._slot)
        most = self._most[seat]
        if most is not None and self._slot > most:
            self.late[seat] += 1
        self._owner = -1
        self._slot = 0.0
