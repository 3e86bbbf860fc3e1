"""Catalogs of others: whose each of them is, and how much a message in them may make of itself when it is said."""

import threading
from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Any, NamedTuple

from game.language.syntax import MessageError

MOST_WORK = 3_000
"""Places that are filled for one text, in all messages of others together: they may name one another."""
DEEPEST = 12
"""So many messages of others may be said inside one another."""
LONGEST = 3_000
LONGEST_NAME = 300
"""Characters a message may come to when it is said, and a name or a form of one."""
_SILENT = ("form-", "list-", "number-")
"""How messages begin that may say nothing: "win{ S($side) }"."""

MOST_LINES = 100
"""Line breaks a message may have: what is laid out takes time for each."""

Tell = Callable[[Mapping[str, Any]], str]


class Owner(IntEnum):
    """Whose a catalog is; each may say anew what those before it say."""

    PROGRAM = 0
    GAME = 1
    """A game of other authors."""
    PLAYER = 2


class Source(NamedTuple):
    """A catalog: the name of its file, what is in it, whose it is."""

    name: str
    text: str
    owner: Owner = Owner.PROGRAM


class TooMuch(MessageError):
    """Messages name one another without end; the one that was asked for first is to blame."""


class _Work(threading.local):
    """What a thread is saying: how deep it is in messages of others, and how many places it has filled."""

    depth = 0
    places = 0


_work = _Work()


def limited(key: str, told: Tell, places: int) -> Tell:
    """What says a message of others that has so many places; raises ``MessageError`` once that comes to too much."""
    longest = LONGEST_NAME if key.startswith(("-", "form-")) else LONGEST
    may_be_empty = key.startswith(_SILENT)

    def tell(values: Mapping[str, Any]) -> str:
        _work.depth += 1
        _work.places += 1 + places
        try:
            if _work.depth > DEEPEST or _work.places > MOST_WORK:
                raise TooMuch("it and the messages it names say one another too often")
            said = told(values)
        finally:
            _work.depth -= 1
            if not _work.depth:
                _work.places = 0
        if len(said) > longest:
            raise MessageError(f"it comes to more than {longest} characters")
        if said.count("\n") > MOST_LINES:
            raise MessageError(f"it comes to more than {MOST_LINES} lines")
        if not may_be_empty and not any(map(str.isprintable, said.replace(" ", ""))):
            raise MessageError("it says nothing")
        return said

    return tell


def inside() -> bool:
    """Whether another message of others is being said, by which this one was named."""
    return _work.depth > 0
