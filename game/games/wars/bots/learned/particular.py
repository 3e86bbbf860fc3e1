"""What the learned bots look at that is about one faction alone; each says so in its folder, beside what else is known.

What is looked at is part of what was learned of that faction, and of no other: whoever changes it must learn the
faction anew (docs/imitation.md).
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from game.engine.position import Position


class Count(NamedTuple):
    """A count of the learned judgement beside those that every faction has; in reasons it is told with a ``group``.

    Until it is learned it weighs in the score ``early`` and ``late`` what is written here (a gate weighs about 0.1, a
    Great Old One in play 1).
    """

    name: str
    group: str
    measure: Callable[[Any, int], float]
    """Of a ``Survey``, for the side."""
    early: float
    late: float


class Particular(NamedTuple):
    """What is looked at besides.

    ``counts`` are for the judgement; ``income`` is the Power (of a ``Survey``) that the coming Gather brings it beyond
    what it brings everybody. For the policy: ``marks`` are words for how it stands (given a ``Scene`` too), ``great``
    is one for a Great Old One of its on the map (a unit and where it is), ``place`` one for an area to be chosen.
    """

    counts: tuple[Count, ...] = ()
    income: Callable[[Any], int] | None = None
    marks: Callable[[Position, Any], list[str]] | None = None
    great: Callable[[Position, int, int], str] | None = None
    place: Callable[[Position, int], str] | None = None
