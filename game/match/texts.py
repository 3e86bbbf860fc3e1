"""What things are called in the language that is spoken, and what stands in the places of messages.

Knows no window: markup is plain text with marks in it.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any

from game.engine.decision import Decision
from game.engine.option import Option
from game.engine.rules import Rules
from game.language.spoken import has, ids, per_language, say, spoken, term
from game.language.values import Value, Values

_MARK = re.compile(r"\*\*|__|</>|<[a-z_]+>|<[@~][a-z_]+/[a-z0-9_]+>|\{(?:icon|glyph):[a-z0-9_.\-]+\}")

Places = Sequence[tuple[str, str]]
"""What the rules tell with a question, a reason or an event, in order: (place in its message, kind of thing)."""


def plain(markup: str) -> str:
    """The words of a marked text alone, for a terminal."""
    return _MARK.sub("", markup)


def places(*said: str) -> Places:
    """Places written as ``"area:area"``; a bare name is a number."""
    pairs = (each.partition(":") for each in said)
    return tuple((place, kind or "number") for place, _, kind in pairs)


class Texts:
    """The names of things, and what there is to say of them."""

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

    words = Texts()

    def __init__(self, rules: Rules, marked: bool = False) -> None:
        self.rules: Any = rules
        self.marked = marked

    def given(self, pairs: Places, values: Sequence[int | str], viewer: int | None = None) -> Values:
        """What stands in the places of a message with these arguments, as the side ``viewer`` is told it."""
        known = {name: (kind, value) for (name, kind), value in zip(pairs, values, strict=False)}
        return Given(lambda name: self.place(*known[name], viewer))

    def place(self, kind: str, value: int | str, viewer: int | None = None) -> Value:
        """What a place of a message stands for: a name where a thing has one, so that the message gives it its form."""
        return value

    def variant(self, decision: Decision) -> str:
        """Which variant of the question's words applies; empty for the plain one."""
        return ""

    def option_form(self, option: Option) -> str:
        """Which label an option has, by the end of its message's id; empty if it has none."""
        return option.kind

    def option_place(self, name: str, option: Option, viewer: int) -> Value:
        """As ``place``, for what an option names."""
        raise KeyError(name)

    def option_marks(self, option: Option, view: dict[str, Any]) -> Sequence[str]:
        """What sets an option apart from its likes, by the messages of these marks; nothing where all differ."""
        return ()

    def action_or_ability(self, key: str) -> str:
        """What a button calls an option whose kind has no label; raises ``KeyError`` where every kind has one."""
        raise KeyError(key)
