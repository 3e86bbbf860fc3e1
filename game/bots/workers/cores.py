"""How many cores one search may use: said by the program, kept in each of its processes."""

import os

_cores = 1


def most_cores() -> int:
    """How many there can be for one search: one is left for the window."""
    return max(1, (os.cpu_count() or 2) - 1)


def share(cores: int) -> None:
    """From now on a search that is given its time in seconds may use so many cores, its own one included."""
    global _cores
    _cores = cores


def cores() -> int:
    """On how many cores a search may think."""
    return _cores
