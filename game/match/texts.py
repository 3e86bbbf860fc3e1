"""The texts of the program out of ``assets/text``: names, sentences, and how blanks in them are filled in.

Knows no window: markup is plain text with marks in it.
"""

import re
import tomllib
from collections.abc import Callable, Sequence
from typing import Any

from game.games.registry import games
from game.match.files import asset

LANGUAGE = "en"
FILES = ("things", "games", "prompts", "reasons", "events", "asking", "hints", "advice")
"""Files that hold texts of all games, by table; those of one game alone are named by the game (``Game.texts``)."""

_BRACE = re.compile(r"\{([a-z_]+)(?::([^|{}]*)\|([^|{}]*))?\}")
_MARK = re.compile(r"\*\*|__|</>|<[a-z_]+>|<[@~][a-z_]+/[a-z0-9_]+>|\{(?:icon|glyph):[a-z0-9_.\-]+\}")

Lookup = Callable[[str], Any]
"""Gives what a name in braces stands for."""


def fill(template: str, lookup: Lookup) -> str:
    """The template with everything in braces filled in; ``{n:one|many}`` is a number and its noun.

    Pictures (``{icon:power}``) stay. Raises ``KeyError`` for a name that ``lookup`` does not know.
    """

    def put(found: re.Match[str]) -> str:
        name, one, many = found.groups()
        value = lookup(name)
        return str(value) if one is None else f"{value} {one if value == 1 else many}"

    return _BRACE.sub(put, template)


def blanks(template: str) -> set[str]:
    """The names in braces in a template."""
    return {found.group(1) for found in _BRACE.finditer(template)}


def plain(markup: str) -> str:
    """The words of a marked text alone, for a terminal."""
    return _MARK.sub("", markup)


def capital(text: str) -> str:
    """The text with a capital at its beginning, behind whatever marks stand there."""
    start = 0
    while found := _MARK.match(text, start):
        start = found.end()
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :]


def listed(parts: Sequence[str]) -> str:
    """One or more parts one after the other: "Ada", "Ada and Bert", "Ada, Bert and Cora"."""
    return " and ".join([part for part in (", ".join(parts[:-1]), parts[-1]) if part])


class Texts:
    """All texts of one language. Never changed once read."""

    def __init__(self, language: str = LANGUAGE) -> None:
        self.tables: dict[str, Any] = {name: _read(language, name) for name in FILES}
        for game in games().values():
            for name in game.texts:
                told = self.tables[name] = _read(language, name)
                for table in told.keys() & {"prompts", "reasons", "events"}:
                    self.tables[table][game.id] = told[table]

    def name(self, kind: str, key: str) -> str:
        """The name of a thing: ``name("book", "dreams")``; raises ``KeyError`` for what there is not."""
        found: str = self.tables["things"][kind][key]["name"]
        return found

    def plural(self, unit: str) -> str:
        """The name of several units of a kind."""
        found: str = self.tables["things"]["unit"][unit]["plural"]
        return found

    def text(self, kind: str, key: str) -> str:
        """What a thing does, in a few sentences."""
        found: str = self.tables["things"][kind][key]["text"]
        return found

    def has(self, kind: str, key: str) -> bool:
        return key in self.tables["things"].get(kind, {})


def _read(language: str, name: str) -> dict[str, Any]:
    return tomllib.loads(asset("text", language, f"{name}.toml").read_text(encoding="utf-8"))
