"""How a game's numbers are named in sentences: what every game's names can do."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.decision import Decision
from game.engine.option import Option
from game.engine.rules import Rules
from game.match.texts import Lookup, Texts, fill

_ARTICLES = ("the_", "a_")


def arguments(entry: Mapping[str, Any], key: str) -> list[tuple[str, str]]:
    """What an entry's list ``key`` says of arguments: (name, kind of thing) pairs; a bare name is a number."""
    pairs = (said.partition(":") for said in entry.get(key, ()))
    return [(name, kind or "number") for name, _, kind in pairs]


class Names(ABC):
    """Names of one match's sides, places and things, plain or with the window's marks around them.

    ``grammar`` are the pieces that names are put into sentences with; ``comma`` and ``and`` are among them.
    """

    def __init__(self, words: Texts, rules: Rules, marked: bool, grammar: dict[str, Any]) -> None:
        self.words = words
        self.rules: Any = rules
        self.marked = marked
        self.grammar = grammar

    def fill(self, part: str, **values: Any) -> str:
        """A piece of grammar with its blanks filled in."""
        return fill(self.grammar[part], values.__getitem__)

    def commas(self, parts: Sequence[str]) -> str:
        """ "this, that, the other"."""
        text = parts[0] if parts else ""
        for part in parts[1:]:
            text = self.fill("comma", first=text, last=part)
        return text

    def listed(self, parts: Sequence[str]) -> str:
        """ "this", "this and that", "this, that and the other"."""
        text = self.commas(parts[:-1] or parts)
        return self.fill("and", first=text, last=parts[-1]) if len(parts) > 1 else text

    def lookup(
        self, pairs: Sequence[tuple[str, str]], values: Sequence[int | str], viewer: int | None = None
    ) -> Lookup:
        """What fills the blanks of a text whose arguments are these, as the side ``viewer`` is told it."""
        known = {name: (kind, value) for (name, kind), value in zip(pairs, values, strict=False)}

        def look(name: str) -> Any:
            bare = next((name[len(article) :] for article in _ARTICLES if name.startswith(article)), name)
            return self.value(name, *known[bare], viewer)

        return look

    @abstractmethod
    def value(self, name: str, kind: str, value: int | str, viewer: int | None = None) -> Any:
        """What ``{name}`` becomes for an argument of this kind, as the side ``viewer`` is told it."""

    def variant(self, decision: Decision) -> str:
        """Which variant of the question's words applies; empty for the plain one."""
        return ""

    def option_form(self, option: Option) -> str:
        """The label's entry for an option; empty if it has none."""
        return option.kind

    @abstractmethod
    def option_field(self, name: str, option: Option, viewer: int) -> Any:
        """What ``{name}`` in an option's label becomes."""

    def option_marks(self, option: Option, view: dict[str, Any]) -> Sequence[str]:
        """What sets an option apart from its likes, by the entries of these marks; nothing where all differ."""
        return ()

    def action_or_ability(self, key: str) -> str:
        """What a button calls an option whose kind has no label; raises ``KeyError`` where every kind has one."""
        raise KeyError(key)
