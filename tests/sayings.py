"""What the program says, found by the id of its message whatever stands in its places: tests know no words."""

import re
from typing import Any

from game.language.spoken import tell

_ANY = "\0"


class _Places(dict[str, Any]):
    """Values for the places of a message: those that are known, anything for the others."""

    def __missing__(self, place: str) -> str:
        return _ANY


def message(key: str, **known: Any) -> str:
    """A pattern that a message fits with these values in its places, and anything in the others."""
    return re.escape(tell(key, _Places(known))).replace(_ANY, ".*")


def tells(text: str, key: str, **known: Any) -> bool:
    """Whether a message stands in a text, with a capital or without."""
    return re.search(message(key, **known), text, re.IGNORECASE) is not None
