"""What a search may spend on a slot."""

import time
from collections.abc import Callable

Budget = tuple[str, float]
"""("seconds", how many) or ("nodes", positions looked at)."""


class Spent(Exception):
    """The budget is used up, or the answer no longer wanted."""


class Purse:
    """A budget being spent: ``nodes`` are counted up by whoever looks at positions.

    Time goes on between two questions of a slot; ``rest`` leaves out what passed while others were asked.
    """

    def __init__(self, budget: Budget) -> None:
        unit, amount = budget
        self._most_nodes = int(amount) if unit == "nodes" else 0
        self._seconds = float(amount) if unit == "seconds" else 0.0
        self._until = 0.0
        self._cancelled: Callable[[], bool] = bool
        self.nodes = 0

    def open(self, cancelled: Callable[[], bool]) -> None:
        """Begin to spend on a question; ``cancelled`` says when its answer is no longer wanted."""
        self._cancelled = cancelled
        self._until = time.perf_counter() + self._seconds

    def close(self) -> None:
        """Stop spending until the next question of the slot."""
        self._seconds = max(0.0, self._until - time.perf_counter())

    def check(self) -> None:
        """Raise ``Spent`` if there is nothing left."""
        if self._most_nodes:
            if self.nodes >= self._most_nodes:
                raise Spent
        elif time.perf_counter() >= self._until:
            raise Spent
        if self._cancelled():
            raise Spent
