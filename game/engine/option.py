"""What can be chosen, and why something cannot."""

from typing import NamedTuple

NONE = -1
"""Stands in every field of an option that does not apply."""


class Option(NamedTuple):
    """One thing a decision allows: a value, never a position in a list.

    ``kind`` is a word, the rest small numbers whose meaning the game's tables give
    (area, unit or card, side, plain number); ``NONE`` where a field does not apply.
    """

    kind: str
    area: int = NONE
    unit: int = NONE
    side: int = NONE
    number: int = NONE


_shared: dict[tuple[str, int, int, int, int], Option] = {}


def option(kind: str, area: int = NONE, unit: int = NONE, side: int = NONE, number: int = NONE) -> Option:
    """The shared option with these values: equal options are one object, made once."""
    key = (kind, area, unit, side, number)
    found = _shared.get(key)
    if found is None:
        found = _shared[key] = Option(kind, area, unit, side, number)
    return found


class Reason(NamedTuple):
    """Why something cannot be chosen: a code for the words, its arguments, the rule's place."""

    code: str
    arguments: tuple[int | str, ...] = ()
    rule: str = ""


class Blocked(NamedTuple):
    """An option that is not offered, and the reason."""

    option: Option
    reason: Reason
