"""Handicap: Power and Doom that a side begins with besides what the rules give, agreed before the match."""

from typing import NamedTuple

POWER_LIMITS = (-4, 8)
"""Least and most Power: of the 8 that everybody gathers first, half is left at least."""
DOOM_LIMITS = (0, 10)
"""Least and most Doom: a third of the 30 that end a match."""


class Handicap(NamedTuple):
    """What one side begins with besides the usual: Power after the first Gather (may be less), Doom from the start."""

    power: int = 0
    doom: int = 0
