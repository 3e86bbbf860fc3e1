"""Games and bots of other authors: which are installed, and how one is loaded.

Distributions offer them by entry points, or somebody names a ``package.module:attribute``. What is installed is read
from the distributions' papers: nothing of theirs is imported before somebody has allowed it by name.
"""

import contextlib
import os
import re
import sys
from typing import Any, NamedTuple

from game.games.game import loaded
from game.language.spoken import say

GAMES, BOTS = "mythos_table.games", "mythos_table.bots"
"""Groups of entry points."""
_PLACE = re.compile(r"([A-Za-z_][\w.]*):([A-Za-z_]\w*)")
LONGEST = 200
"""Letters of a mistake in somebody else's code that are told."""


class Refused(ValueError):
    """Somebody else's game or bot cannot be used; says which and why."""


class Other(NamedTuple):
    """A game or bot that is installed: its name, where it is (``package.module:attribute``), and its distribution."""

    name: str
    place: str
    distribution: str


def installed(group: str) -> list[Other]:
    """What distributions offer in a group, by name; in some hundredths of a second."""
    # Heavy, and most players have nothing of others.
    from importlib.metadata import entry_points

    found = []
    for entry in entry_points(group=group):
        name = ""
        with contextlib.suppress(Exception):
            # Papers can lack anything.
            name = str(entry.dist.name) if entry.dist else ""
        found.append(Other(entry.name, entry.value.partition("[")[0].strip(), name or say("error-others-unnamed")))
    return sorted(set(found))


def place_of(group: str, name: str) -> str | None:
    """Where the one that is meant is; ``None`` if nothing of that name is installed. Raises ``Refused``."""
    if ":" in name:
        return _checked(name)
    offers = [other for other in installed(group) if other.name == name]
    if len(offers) > 1:
        sources = sorted(other.distribution for other in offers)
        raise Refused(say("error-others-twice", name=name, packages=sources))
    return _checked(offers[0].place, name, offers[0].distribution) if offers else None


def _checked(place: str, name: str = "", package: str = "") -> str:
    if _PLACE.fullmatch(place) is not None:
        return place
    if name:
        raise Refused(say("error-others-place.offered", name=name[:60], package=package))
    raise Refused(say("error-others-place", place=place[:120]))


def load(place: str) -> Any:
    """What is at a ``package.module:attribute``: this runs somebody else's code. Raises ``Refused``.

    What no library has is looked for in the folder where the program was started.
    """
    with contextlib.suppress(OSError):
        if os.getcwd() not in sys.path:
            sys.path.append(os.getcwd())
    try:
        return loaded(place)
    except (Exception, SystemExit) as problem:
        said = " ".join(str(problem).split())
        why = said if isinstance(problem, ImportError | AttributeError) else f"{type(problem).__name__}: {said}"
        raise Refused(say("error-others-load", place=place, why=why[:LONGEST])) from problem
