"""What the program says: its texts, and the running game told in them.

``texts`` are names and sentences; ``prompts`` makes questions, options and reasons of them, ``phrases`` the chronicle.
What belongs to one game alone its ``words`` say (``gamewords``).
"""

import functools
from collections.abc import Sequence
from typing import Any

from game.engine.decision import Decision
from game.engine.event import Event
from game.engine.option import Blocked, Option, Reason
from game.engine.rules import Rules
from game.match import prompts
from game.match.gamewords import words_of
from game.match.phrases import Chronicle, Line
from game.match.texts import Texts, blanks, capital, fill, plain


class Words(Texts):
    """All texts of one language and what the running game says. Made once (``words()``) and never changed."""

    def prompt(self, rules: Rules, decision: Decision) -> str:
        """The open question, without the name of the side that is asked: "where shall the Starspawn go?"."""
        return prompts.prompt(self, rules, decision)

    def hint(self, rules: Rules, decision: Decision) -> str:
        """A few words that go with the question ("2 Kills to place"); may be empty."""
        return prompts.hint(self, rules, decision)

    def option_label(self, rules: Rules, decision: Decision, option: Option, view: dict[str, Any] | None = None) -> str:
        """An option for a list or a button: "Starspawn in the South Pacific", "Done moving".

        With the seat's ``view`` it also tells apart keepers of gates and units that already carry a result.
        """
        return prompts.option_label(self, rules, decision, option, view)

    def option_labels(self, rules: Rules, decision: Decision, view: dict[str, Any] | None = None) -> list[str]:
        """The labels of all options in order, each different; an area all have in common is left out."""
        return prompts.option_labels(self, rules, decision, view)

    def reason(self, rules: Rules, why: Blocked | Reason, short: bool = False) -> str:
        """Why something cannot be chosen; ``short`` is the form for under a button."""
        return prompts.reason(self, rules, why, short)

    def event(self, rules: Rules, event: Event) -> Line | None:
        """The chronicle's line for one event by itself, if it deserves one."""
        told = self.chronicle(rules)
        told.feed([event])
        return told.lines[0] if told.lines else None

    def chronicle(self, rules: Rules) -> Chronicle:
        """An empty chronicle of a match, to be fed with events."""
        return Chronicle(words_of(rules).teller(self, rules))


@functools.lru_cache(maxsize=1)
def words() -> Words:
    """The words, read once."""
    return Words()


def chronicle(rules: Rules, events: Sequence[Event]) -> list[Line]:
    """The chronicle of these events: runs of events of one action are one line."""
    made = words().chronicle(rules)
    made.feed(events)
    return made.lines


__all__ = ["Words", "blanks", "capital", "chronicle", "fill", "plain", "words"]
