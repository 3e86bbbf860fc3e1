"""The texts of the program out of ``assets/text``: names, sentences, how blanks are filled in; names in sentences.

Knows no window: markup is plain text with marks in it.
"""

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.engine.decision import Decision
from game.engine.option import Option
from game.engine.rules import Rules
from game.games.registry import games
from game.language.spoken import has, ids, per_language, say, spoken, term
from game.language.values import Value, Values, markup
from game.shipped import asset

LANGUAGE = "en"

_BRACE = re.compile(r"\{([a-z_]+)(?::([^|{}]*)\|([^|{}]*))?\}")
_MARK = re.compile(r"\*\*|__|</>|<[a-z_]+>|<[@~][a-z_]+/[a-z0-9_]+>|\{(?:icon|glyph):[a-z0-9_.\-]+\}")

Lookup = Callable[[str], Any]
"""Gives what a name in braces stands for."""
_ARTICLES = ("the_", "a_")


def fill(template: str, lookup: Lookup) -> str:
    """The template with everything in braces filled in; ``{n:one|many}`` is a number and its noun.

    Pictures (``{icon:power}``) stay. Raises ``KeyError`` for a name that ``lookup`` does not know.
    """

    def put(found: re.Match[str]) -> str:
        name, one, many = found.groups()
        value = lookup(name)
        return str(value) if one is None else f"{value} {one if value == 1 else many}"

    return _BRACE.sub(put, template)


def plain(markup: str) -> str:
    """The words of a marked text alone, for a terminal."""
    return _MARK.sub("", markup)


def counted(number: int, one: str, many: str = "") -> str:
    """A number and its noun: "1 tree", "2 trees"."""
    return f"{number} {one if number == 1 else many or one + 's'}"


class Tables(dict[str, Any]):
    """The files of one language by name, each read when it is first asked for."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self._language = language

    def __missing__(self, name: str) -> dict[str, Any]:
        self[name] = found = _read(self._language, name)
        return found


class Texts:
    """All texts of one language. Never changed once read."""

    def __init__(self, language: str = LANGUAGE) -> None:
        self.tables = Tables(language)
        for game in games().values():
            for name in game.texts:
                told = self.tables[name]
                for table in told.keys() & {"prompts", "reasons", "events"}:
                    if table not in self.tables and not (asset("text", language) / f"{table}.toml").is_file():
                        self.tables[table] = {}
                    self.tables[table][game.id] = told[table]

    def name(self, kind: str, key: str) -> str:
        """The name of a thing by itself: ``name("book", "dreams")``; raises ``KeyError`` for what there is not."""
        return _named(kind, key, "alone")

    def short(self, kind: str, key: str) -> str:
        """The name of a thing where there is little room."""
        return _named(kind, key, "short")

    def plural(self, unit: str) -> str:
        """The name of several units of a kind."""
        return _named("unit", unit, "plural")

    def text(self, kind: str, key: str) -> str:
        """What a thing does, in a few sentences."""
        return say(f"things-{term(kind, key)}")

    def told(self, kind: str, key: str, part: str = "") -> str:
        """What else there is to say of a thing ("short", "source"), or by default what it does; empty if nothing."""
        said = f"things-{term(kind, key)}.{part}" if part else f"things-{term(kind, key)}"
        return say(said) if has(said) else ""

    def things(self, kind: str) -> tuple[str, ...]:
        """The ids of all things of a kind that there is something to say of, in the order of the catalogs."""
        return tuple(key.replace("-", "_") for key in ids(f"things-{kind}-"))

    def has(self, kind: str, key: str) -> bool:
        """Whether there is a thing of that kind: whether it has a name."""
        return _has(kind, key)


@per_language
def _named(kind: str, key: str, attribute: str) -> str:
    return spoken().named(term(kind, key), attribute)


@per_language
def _has(kind: str, key: str) -> bool:
    return spoken().has(f"-{term(kind, key)}")


def _read(language: str, name: str) -> dict[str, Any]:
    return tomllib.loads(asset("text", language, f"{name}.toml").read_text(encoding="utf-8"))


def arguments(entry: Mapping[str, Any], key: str) -> list[tuple[str, str]]:
    """What an entry's list ``key`` says of arguments: (name, kind of thing) pairs.

    In a table of texts they are written ``area:area``; a bare name is a number.
    """
    pairs = (said if isinstance(said, tuple) else said.partition(":")[::2] for said in entry.get(key, ()))
    return [(name, kind or "number") for name, kind in pairs]


class Given(dict[str, Value]):
    """What the places of a message stand for, each looked up when the message asks for it."""

    def __init__(self, look: Callable[[str], Value]) -> None:
        super().__init__()
        self._look = look

    def __missing__(self, name: str) -> Value:
        self[name] = found = self._look(name.replace("-", "_"))
        return found


class Names:
    """Names of one match's sides, places and things, plain or with the window's marks around them."""

    def __init__(self, words: Texts, rules: Rules, marked: bool) -> None:
        self.words = words
        self.rules: Any = rules
        self.marked = marked

    def lookup(
        self, pairs: Sequence[tuple[str, str]], values: Sequence[int | str], viewer: int | None = None
    ) -> Lookup:
        """What fills the blanks of a text whose arguments are these, as the side ``viewer`` is told it."""
        known = {name: (kind, value) for (name, kind), value in zip(pairs, values, strict=False)}

        def look(name: str) -> Any:
            bare = next((name[len(article) :] for article in _ARTICLES if name.startswith(article)), name)
            return self.value(name, *known[bare], viewer)

        return look

    def given(
        self, pairs: Sequence[tuple[str, str]], values: Sequence[int | str], viewer: int | None = None
    ) -> Values:
        """As ``lookup``, for the places of a message."""
        known = {name: (kind, value) for (name, kind), value in zip(pairs, values, strict=False)}
        return Given(lambda name: self.place(*known[name], viewer))

    def place(self, kind: str, value: int | str, viewer: int | None = None) -> Value:
        """What a place of a message stands for: a name where a thing has one, so that the message gives it its form."""
        told = self.value("", kind, value, viewer)
        return markup(told) if isinstance(told, str) else int(told)

    def value(self, name: str, kind: str, value: int | str, viewer: int | None = None) -> Any:
        """What ``{name}`` becomes in a table's text, as the side ``viewer`` is told it; messages do not ask."""
        raise KeyError(name)

    def variant(self, decision: Decision) -> str:
        """Which variant of the question's words applies; empty for the plain one."""
        return ""

    def option_form(self, option: Option) -> str:
        """The label's entry for an option; empty if it has none."""
        return option.kind

    def option_field(self, name: str, option: Option, viewer: int) -> Any:
        """As ``value``, in an option's label."""
        raise KeyError(name)

    def option_place(self, name: str, option: Option, viewer: int) -> Value:
        """As ``place``, for what an option names."""
        told = self.option_field(name, option, viewer)
        return markup(told) if isinstance(told, str) else int(told)

    def option_marks(self, option: Option, view: dict[str, Any]) -> Sequence[str]:
        """What sets an option apart from its likes, by the entries of these marks; nothing where all differ."""
        return ()

    def action_or_ability(self, key: str) -> str:
        """What a button calls an option whose kind has no label; raises ``KeyError`` where every kind has one."""
        raise KeyError(key)
