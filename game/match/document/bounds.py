"""How much structure a text from outside may have, looked at before a parser is let near it; in one pass, linear.

The standard TOML parser takes memory with the square of the parts of a key, and any parser makes objects many times
as large as the text that asks for them.
"""

import re
from typing import TypeVar

import msgspec

from game.language.spoken import say

T = TypeVar("T")
DEEPEST = 32
"""Lists and tables in one another: nothing the program reads has more than twelve."""
MOST_PARTS = 16
"""Parts of a dotted key or a table's name; the deepest that a lesson uses has five."""
MOST_CONTAINERS = 300_000
"""Lists and tables in JSON of the program's own: three times as many as the longest match that is kept has answers."""
MOST_VALUES = 1_500_000
"""Values in it; the longest match has not a million."""
STRING = (
    r'"""(?:[^"\\]|\\.?|"(?!""))*+(?:"""|\Z)'
    r"|'''(?:[^']|'(?!''))*+(?:'''|\Z)"
    r'|"(?:[^"\\\n]|\\[^\n])*+"?'
    r"|'[^'\n]*+'?"
)
"""A text in either format; one that is not closed ends with its line, or with the file."""
_MARK = re.compile(rf"{STRING}|#[^\n]*|[\[\]{{}}=,.]", re.DOTALL)
_JSON_MARK = re.compile(r'"(?:[^"\\]|\\.)*+"?|[\[\]{}]', re.DOTALL)


class Excess(ValueError):
    """A text has more structure than any that is read; the message is part of a sentence, ``at`` where it is so."""

    def __init__(self, told: str, at: int = 0) -> None:
        super().__init__(told)
        self.at = at


def check_toml(text: str) -> None:
    """Raise ``Excess`` for a text that is no file of people's."""
    depth = parts = 0
    for found in _MARK.finditer(text):
        mark = found.group()
        if mark == ".":
            parts += 1
            if parts >= MOST_PARTS:
                raise Excess(say("error-document-parts", most=MOST_PARTS), found.start())
        elif len(mark) == 1 and mark in "[]{}=,":
            parts = 0
            depth = _deeper(depth, mark, found.start())


def check_json(text: str) -> None:
    """As ``check_toml``, for JSON that people write."""
    depth = 0
    for found in _JSON_MARK.finditer(text):
        depth = _deeper(depth, found.group(), found.start())


def _deeper(depth: int, mark: str, at: int) -> int:
    if mark in ("[", "{"):
        depth += 1
        if depth > DEEPEST:
            raise Excess(say("error-document-deep", most=DEEPEST), at)
    return depth - 1 if mark in ("]", "}") else depth


def too_much(data: bytes) -> bool:
    """Whether JSON would make more objects than any file of the program's own: such a file is neither read nor written.

    Signs within texts count too, since only a parser could tell them.
    """
    containers = data.count(b"[") + data.count(b"{")
    return containers > MOST_CONTAINERS or containers + data.count(b",") > MOST_VALUES


def from_json(data: bytes | msgspec.Raw, kind: type[T]) -> T:
    """What JSON of the program's own holds; raises ``ValueError`` where it is no such thing, or far too much of it."""
    given = bytes(data)
    if too_much(given):
        raise Excess(say("error-files-contents"))
    try:
        return msgspec.json.decode(given, type=kind)
    except RecursionError as problem:
        raise Excess(say("error-files-contents")) from problem
