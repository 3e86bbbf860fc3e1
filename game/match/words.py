"""What the program says: its texts, and the running game told in them.

``texts`` are names and sentences, ``phrases`` the chronicle. What belongs to one game alone its ``words`` say
(``gamewords``).
"""

import functools
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from game.engine.decision import Decision
from game.engine.event import Event
from game.engine.option import NONE, Blocked, Option, Reason
from game.engine.rules import Rules
from game.games.registry import words_part
from game.language.spoken import has, say, tell
from game.language.values import markup
from game.match.phrases import Chronicle, Line, Teller
from game.match.texts import Given, Lookup, Names, Texts, arguments, fill, plain


class GameTexts(ABC):
    """What the texts of a game's matches are made with: its part ``words`` is one.

    ``tongue`` is the game by whose id the tables of texts name its words: its own, or one whose words it shares.
    """

    tongue: ClassVar[str] = ""

    def texts(self, texts: Texts, table: str) -> Mapping[str, Any]:
        """The game's own part of a table of texts: of ``prompts`` (``decision``, ``option``) or ``reasons``."""
        found: Mapping[str, Any] = texts.tables[table][self.tongue]
        return found

    @abstractmethod
    def names(self, texts: Texts, rules: Rules, marked: bool = False) -> Names:
        """What the numbers of a match are called; ``marked`` with the window's marks around them."""

    @abstractmethod
    def teller(self, texts: Texts, rules: Rules) -> Teller:
        """What tells the chronicle of a match."""


def _dashed(id: str) -> str:
    """An id of the rules in an id of a message."""
    return id.replace("_", "-")


def _first(*keys: str) -> str:
    """The first of these messages that there is; empty if there is none."""
    return next((key for key in keys if key and has(key)), "")


def _asks(rules: Rules, decision: Decision, ending: str) -> tuple[str, str]:
    """The messages that ask a question: in the variant that applies, and in general."""
    general = f"{_told(rules).tongue}-ask-{_dashed(decision.kind)}"
    return (f"{general}{_dashed(ending)}" if ending else "", general)


def _told(rules: Rules) -> GameTexts:
    found: GameTexts = words_part(rules.game)
    return found


class Words(Texts):
    """All texts of one language and what the running game says. Made once (``words()``) and never changed."""

    def prompt(self, rules: Rules, decision: Decision) -> str:
        """The open question, without the name of the side that is asked: "where does the Starspawn go?".

        Raises ``KeyError`` for a kind without words, as the others do.
        """
        names, entry, ending, lookup = self._question(rules, decision)
        if key := _first(*_asks(rules, decision, ending)):
            return tell(key, names.given(arguments(entry, "about"), decision.about, decision.side))
        return fill(entry.get(f"prompt{ending}", entry["prompt"]), lookup)

    def hint(self, rules: Rules, decision: Decision) -> str:
        """A few words that go with the question ("2 Kills to place"); may be empty."""
        names, entry, ending, lookup = self._question(rules, decision)
        if asked := _first(*_asks(rules, decision, ending)):
            values = names.given(arguments(entry, "about"), decision.about, decision.side)
            return tell(f"{asked}.hint", values) if has(f"{asked}.hint") else ""
        return fill(entry.get(f"hint{ending}", entry.get("hint", "")), lookup)

    def option_label(
        self, rules: Rules, decision: Decision, option: Option, view: dict[str, Any] | None = None, bare: bool = False
    ) -> str:
        """An option for a list or a button: "Starspawn in the South Pacific", "Done moving".

        With the seat's ``view`` it also tells apart keepers of gates and units that already carry a result; ``bare``
        leaves out where a unit stands.
        """
        names, entry, ending, _ = self._question(rules, decision)
        forms = _told(rules).texts(self, "prompts")["option"]
        form = names.option_form(option._replace(area=NONE) if bare and option.kind == "unit" else option)
        own = entry.get(f"label{ending}", entry.get("label", {}))
        template = own.get(form, forms.get(form))
        tongue, asks = _told(rules).tongue, _asks(rules, decision, ending)
        if key := _first(*(f"{each}-{_dashed(form)}" for each in asks if each), f"{tongue}-option-{_dashed(form)}"):
            label: str = tell(key, Given(lambda name: names.option_place(name, option, decision.side)))
        elif template is None:
            return names.action_or_ability(option.kind)
        else:
            label = fill(template, lambda name: names.option_field(name, option, decision.side))
        for mark in names.option_marks(option, view) if view is not None else ():
            known = f"{tongue}-option-{_dashed(mark)}"
            marked = say(known, label=markup(label)) if has(known) else ""
            label = marked or fill(forms[mark], {"label": label}.__getitem__)
        return label

    def option_labels(self, rules: Rules, decision: Decision, view: dict[str, Any] | None = None) -> list[str]:
        """The labels of all options in order, each different; an area all have in common is left out."""
        bare = len({option.area for option in decision.options if option.kind == "unit"}) == 1
        labels = [self.option_label(rules, decision, option, view, bare) for option in decision.options]
        count = Counter(labels)
        seen: Counter[str] = Counter()
        for place, label in enumerate(labels):
            if count[label] > 1:
                seen[label] += 1
                labels[place] = f"{label} ({seen[label]})"
        return labels

    def reason(self, rules: Rules, why: Blocked | Reason, short: bool = False) -> str:
        """Why something cannot be chosen; ``short`` is the form for under a button."""
        given, told = why.reason if isinstance(why, Blocked) else why, _told(rules)
        entry, names = told.texts(self, "reasons")[given.code], told.names(self, rules)
        key = f"{told.tongue}-reason-{_dashed(given.code)}"
        if key := _first(f"{key}.short" if short else "", key):
            return tell(key, names.given(arguments(entry, "args"), given.arguments))
        lookup = names.lookup(arguments(entry, "args"), given.arguments)
        return fill(entry["short" if short else "text"], lookup)

    def event(self, rules: Rules, event: Event) -> Line | None:
        """The chronicle's line for one event by itself, if it deserves one."""
        told = self.chronicle(rules)
        told.feed([event])
        return told.lines[0] if told.lines else None

    def chronicle(self, rules: Rules) -> Chronicle:
        """An empty chronicle of a match, to be fed with events."""
        return Chronicle(_told(rules).teller(self, rules))

    def _question(self, rules: Rules, decision: Decision) -> tuple[Names, dict[str, Any], str, Lookup]:
        """Names, the entry of the question, the variant's ending, and what fills the blanks."""
        told = _told(rules)
        names, entry = told.names(self, rules), told.texts(self, "prompts")["decision"][decision.kind]
        variant = names.variant(decision)
        lookup = names.lookup(arguments(entry, "about"), decision.about, decision.side)
        return names, entry, f"_{variant}" if variant else "", lookup


@functools.lru_cache(maxsize=1)
def words() -> Words:
    """The words, read once."""
    return Words()


def chronicle(rules: Rules, events: Sequence[Event]) -> list[Line]:
    """The chronicle of these events: runs of events of one action are one line."""
    made = words().chronicle(rules)
    made.feed(events)
    return made.lines


__all__ = ["Words", "chronicle", "fill", "plain", "words"]
