"""Games and bots of other authors: where the one that is meant is, and how it is loaded.

Distributions offer them by entry points, or somebody names a ``package.module:attribute``. Nothing of theirs is
imported before somebody has allowed it by name.
"""

import contextlib
import os
import re
import sys
from typing import Any

from game.engine.errors import quoted
from game.games.game import loaded
from game.games.installed import Other, installed, listed, offered
from game.games.mistakes import said_by, told_of
from game.language.spoken import say

GAMES, BOTS = "mythos_table.games", "mythos_table.bots"
"""Groups of entry points."""
_PLACE = re.compile(r"([A-Za-z_][\w.]*):([A-Za-z_]\w*)")
_LONGEST_PLACE = 200


class Refused(ValueError):
    """Somebody else's game or bot cannot be used; says which and why."""


def place_of(group: str, name: str) -> str | None:
    """Where the one that is meant is; ``None`` if nothing of that name is installed. Raises ``Refused``."""
    if ":" in name:
        return _checked(name)
    offers = sorted({other for other in offered(group) if other.name == name})
    if len(offers) > 1:
        sources = sorted(other.distribution for other in offers)
        raise Refused(say("error-others-twice", name=quoted(name), packages=sources))
    return _checked(offers[0].place, name, offers[0].distribution) if offers else None


def _checked(place: str, name: str = "", package: str = "") -> str:
    if _PLACE.fullmatch(place) is not None and len(place) <= _LONGEST_PLACE:
        return place
    if name:
        raise Refused(say("error-others-place.offered", name=quoted(name), package=package))
    raise Refused(say("error-others-place", place=quoted(place, 120)))


def load(place: str) -> Any:
    """What is at a ``package.module:attribute``: this runs somebody else's code. Raises ``Refused``.

    What no library has is looked for in the folder where the program was started.
    """
    with contextlib.suppress(OSError):
        if os.getcwd() not in sys.path:
            sys.path.append(os.getcwd())
    try:
        return loaded(place)
    except KeyboardInterrupt:
        # Whoever started the program wants it to end.
        raise
    except BaseException as problem:
        why = said_by(problem) if isinstance(problem, ImportError | AttributeError) else told_of(problem)
        raise Refused(say("error-others-load", place=quoted(place, 120), why=why)) from problem


__all__ = ["BOTS", "GAMES", "Other", "Refused", "installed", "listed", "load", "offered", "place_of"]
