"""The words of the program out of ``assets/text``: names, texts, and sentences with things filled in.

What the running game says is told by two neighbours: ``prompts`` (questions, options, reasons)
and ``phrases`` (the chronicle). What belongs to one game alone stands in a module of that game,
found through ``game_words``. Knows no window: markup is plain text with marks in it.
"""

import functools
import re
import tomllib
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from game.engine.decision import Decision
from game.engine.event import Event
from game.engine.option import Blocked, Option, Reason
from game.engine.rules import Rules
from game.match.resources import asset

if TYPE_CHECKING:
    from game.match.phrases import Chronicle, Line

LANGUAGE = "en"
SPEAKS = {"duel": "wars"}
"""Games that are told in another game's words: those they share, and their own, which stand there with them."""
GAME_FILES = ("rites",)
"""Games that have all their texts in one file; their names are in the table of that name."""
FILES = ("things", "games", "prompts", "reasons", "events", "asking", "hints", "advice")

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


class Words:
    """All texts of one language. Made once (``words()``) and never changed."""

    def __init__(self, language: str = LANGUAGE) -> None:
        self.tables: dict[str, Any] = {
            name: tomllib.loads(asset("text", language, f"{name}.toml").read_text(encoding="utf-8")) for name in FILES
        }
        for game in GAME_FILES:
            told = tomllib.loads(asset("text", language, f"{game}.toml").read_text(encoding="utf-8"))
            self.tables[game] = told
            for table in ("prompts", "reasons", "events"):
                self.tables[table][game] = told[table]

    # things with an id

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
        """Whether there is a thing with this id."""
        return key in self.tables["things"].get(kind, {})

    # what the running game says

    def prompt(self, rules: Rules, decision: Decision) -> str:
        """The open question, without the name of the side that is asked: "where shall the Starspawn go?"."""
        from game.match.prompts import prompt

        return prompt(self, rules, decision)

    def hint(self, rules: Rules, decision: Decision) -> str:
        """A few words that go with the question ("2 Kills to place"); may be empty."""
        from game.match.prompts import hint

        return hint(self, rules, decision)

    def option_label(self, rules: Rules, decision: Decision, option: Option, view: dict[str, Any] | None = None) -> str:
        """An option for a list or a button: "Starspawn in the South Pacific", "Done moving".

        With the seat's ``view`` it also tells apart keepers of gates and units that already carry a result.
        """
        from game.match.prompts import option_label

        return option_label(self, rules, decision, option, view)

    def option_labels(self, rules: Rules, decision: Decision, view: dict[str, Any] | None = None) -> list[str]:
        """The labels of all options in order, each different; an area all have in common is left out."""
        from game.match.prompts import option_labels

        return option_labels(self, rules, decision, view)

    def reason(self, rules: Rules, why: Blocked | Reason, short: bool = False) -> str:
        """Why something cannot be chosen; ``short`` is the form for under a button."""
        from game.match.prompts import reason

        return reason(self, rules, why, short)

    def event(self, rules: Rules, event: Event) -> "Line | None":
        """The chronicle's line for one event by itself, if it deserves one."""
        from game.match.phrases import one_line

        return one_line(self, rules, event)

    def chronicle(self, rules: Rules) -> "Chronicle":
        """An empty chronicle of a match, to be fed with events."""
        from game.match.phrases import Chronicle

        return Chronicle(self, rules)


@functools.lru_cache(maxsize=1)
def words() -> Words:
    """The words, read once."""
    return Words()


@functools.lru_cache(maxsize=8)
def game_words(game: str) -> "type[Any]":
    """How a game's numbers are named; raises ``KeyError`` for a game without words."""
    from game.match.rites_words import RitesNames
    from game.match.wars_words import WarsNames

    names: dict[str, type[Any]] = {"wars": WarsNames, "rites": RitesNames}
    return names[tongue(game)]


def tongue(game: str) -> str:
    """The game in whose words a game is told, by which the tables of texts name them."""
    return SPEAKS.get(game, game)


def chronicle(rules: Rules, events: Sequence[Event]) -> "list[Line]":
    """The chronicle of these events: runs of events of one action are one line."""
    made = words().chronicle(rules)
    made.feed(events)
    return made.lines
