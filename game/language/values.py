"""What stands in the places of messages: names, numbers, lists, text of ours and text from outside."""

import re
from collections.abc import Mapping, Sequence
from datetime import date
from typing import NamedTuple

_MARKUP = re.compile(r"\*\*|__|<(?=[/@~!?a-zA-Z])|\{(?=(?:icon|glyph):)")
_START = re.compile(r"(?:\*\*|__|<[^>]*>|\{[^}]*\})*")
_AS_TEXT = {"**": "*", "__": "_", "<": "‹", "{": "("}


class Text(str):
    """Text that came out of a catalog: its markup is meant. A plain ``str`` comes from outside, and its is not."""

    __slots__ = ()


def markup(text: str) -> Text:
    """A text of our own with markup that is meant, for a place in a message: ``markup("{glyph:black_goat}")``."""
    return Text(text)


class Name(NamedTuple):
    """A thing that a catalog's term names, in a sentence: ``Name("unit-ghoul")``, some of them with a ``number``.

    ``mark`` is the markup around the name itself, without its article: ``"<gold>{}</>"``.
    """

    term: str
    mark: str = ""
    number: int = 1


class Fields(NamedTuple):
    """A value with particulars that forms put together: a day with month and year."""

    fields: tuple[tuple[str, int | str], ...]


def day_of(when: date) -> Fields:
    """A date for a place in a message, where the form DAY writes it out."""
    return Fields((("day", when.day), ("month", when.month), ("year", when.year)))


Value = str | int | float | Name | Fields | Sequence["Value"]
Values = Mapping[str, Value]


class Bit(NamedTuple):
    """A piece of a name inside a form: raw where it is selected by, marked where it is shown."""

    raw: str
    mark: str


def as_text(plain: str) -> str:
    """Text from outside with nothing that would be read as markup."""
    while _MARKUP.search(plain):
        plain = _MARKUP.sub(lambda found: _AS_TEXT[found.group()], plain)
    return plain


def capital(text: str) -> str:
    """The text with a capital at its beginning, behind whatever markup stands there."""
    start = _START.match(text).end()  # type: ignore[union-attr]
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :]
