"""What has happened, and who may see it."""

from typing import NamedTuple

EVERYONE = -1
"""``seats`` of an event that all may see whole."""


class Event(NamedTuple):
    """One thing that happened.

    ``args`` are small numbers and words whose meaning the game's table of events gives.
    ``seats`` is a bit mask of the seats that may see it whole, or ``EVERYONE``; all
    others get ``public`` in the place of ``args`` (``None``: they do not get it at all).
    """

    kind: str
    args: tuple[int | str, ...] = ()
    seats: int = EVERYONE
    public: tuple[int | str, ...] | None = None

    def seen_by(self, seat: int | None) -> "Event | None":
        """The event as ``seat``, or a passer-by (``None``), may see it: itself, its public form, or nothing."""
        if self.seats == EVERYONE or (seat is not None and self.seats >> seat & 1):
            return Event(self.kind, self.args)
        if self.public is None:
            return None
        return Event(self.kind, self.public)
