"""What the program says: the names of things, and the running game told in messages.

``texts`` are names, ``phrases`` the chronicle. What belongs to one game alone its ``words`` say
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
from game.engine.result import Result
from game.engine.rules import Rules
from game.games.registry import words_part
from game.language.spoken import has, say, tell
from game.language.values import Values, markup
from game.match.phrases import Chronicle, Line, Teller
from game.match.texts import Given, Names, Places, Texts, plain


class GameTexts(ABC):
    """What the texts of a game's matches are made with: its part ``words`` is one.

    ``tongue`` is the game by whose id its messages begin: its own, or one whose words it shares.
    """

    tongue: ClassVar[str] = ""

    @property
    def questions(self) -> Mapping[str, Places]:
        """What questions are about, by their kinds; those that are not here are about nothing."""
        return {}

    @property
    def reasons(self) -> Mapping[str, Places]:
        """What is told with reasons, by their codes; nothing is with those that are not here."""
        return {}

    @abstractmethod
    def names(self, rules: Rules, marked: bool = False) -> Names:
        """What the numbers of a match are called; ``marked`` with the window's marks around them."""

    @abstractmethod
    def teller(self, rules: Rules) -> Teller:
        """What tells the chronicle of a match."""


def _dashed(id: str) -> str:
    """An id of the rules in an id of a message."""
    return id.replace("_", "-")


def _first(*keys: str) -> str:
    """The first of these messages that there is; empty if there is none."""
    return next((key for key in keys if key and has(key)), "")


def _told(rules: Rules) -> GameTexts:
    found: GameTexts = words_part(rules.game)
    return found


class Words(Texts):
    """All texts of one language and what the running game says. Made once (``words()``) and never changed."""

    def prompt(self, rules: Rules, decision: Decision) -> str:
        """The open question, without the name of the side that is asked: "where does the Starspawn go?".

        Raises ``KeyError`` for a kind without words, as the others do.
        """
        key, values = _question(rules, decision)
        return tell(key, values)

    def hint(self, rules: Rules, decision: Decision) -> str:
        """A few words that go with the question ("2 Kills to place"); may be empty."""
        key, values = _question(rules, decision)
        return tell(f"{key}.hint", values) if has(f"{key}.hint") else ""

    def option_label(
        self, rules: Rules, decision: Decision, option: Option, view: dict[str, Any] | None = None, bare: bool = False
    ) -> str:
        """An option for a list or a button: "Starspawn in the South Pacific", "Done moving".

        With the seat's ``view`` it also tells apart keepers of gates and units that already carry a result; ``bare``
        leaves out where a unit stands.
        """
        told = _told(rules)
        names, tongue = told.names(rules), told.tongue
        form = _dashed(names.option_form(option._replace(area=NONE) if bare and option.kind == "unit" else option))
        own = (f"{each}-{form}" for each in _asks(tongue, names, decision))
        key = _first(*own, f"{tongue}-option-{form}")
        if not key:
            return names.action_or_ability(option.kind)
        label: str = tell(key, Given(lambda name: names.option_place(name, option, decision.side)))
        for mark in names.option_marks(option, view) if view is not None else ():
            label = say(f"{tongue}-option-{_dashed(mark)}", label=markup(label))
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
        key = f"{told.tongue}-reason-{_dashed(given.code)}"
        key = _first(f"{key}.short", key) if short else key
        return tell(key, told.names(rules).given(told.reasons.get(given.code, ()), given.arguments))

    def event(self, rules: Rules, event: Event) -> Line | None:
        """The chronicle's line for one event by itself, if it deserves one."""
        told = self.chronicle(rules)
        told.feed([event])
        return told.lines[0] if told.lines else None

    def chronicle(self, rules: Rules) -> Chronicle:
        """An empty chronicle of a match, to be fed with events."""
        return Chronicle(_told(rules).teller(rules))


def _asks(tongue: str, names: Names, decision: Decision) -> list[str]:
    """The messages that may ask a question: in the variant that applies, and in general."""
    general, variant = f"{tongue}-ask-{_dashed(decision.kind)}", names.variant(decision)
    return [f"{general}-{_dashed(variant)}", general] if variant else [general]


def _question(rules: Rules, decision: Decision) -> tuple[str, Values]:
    """The message that asks a question, and what stands in its places."""
    told = _told(rules)
    names = told.names(rules)
    key = _first(*_asks(told.tongue, names, decision))
    if not key:
        raise KeyError(decision.kind)
    return key, names.given(told.questions.get(decision.kind, ()), decision.about, decision.side)


@functools.lru_cache(maxsize=1)
def words() -> Words:
    """The words, read once."""
    return Words()


def chronicle(rules: Rules, events: Sequence[Event], result: Result | None = None) -> list[Line]:
    """The chronicle of these events: runs of events of one action are one line; ``result`` is how the match ended."""
    made = words().chronicle(rules)
    made.tell_result(result)
    made.feed(events)
    return made.lines


__all__ = ["Words", "chronicle", "plain", "words"]
