"""What the others answer in a lesson: what is written down, else they decline."""

from __future__ import annotations

from game.engine.decision import Decision
from game.engine.option import Option
from game.engine.rules import Rules
from game.match.lessons.conditions import option_for
from game.match.lessons.format import Answer

DECLINES = ("no", "done", "pass")


def restrained(asked: Decision, rules: Rules, written: Answer | None = None) -> Option:
    """The option that was written down, if it is offered; else the one that declines; else the first."""
    chosen = option_for(written, asked.options, rules) if written is not None else None
    declining = (option for option in asked.options if option.kind in DECLINES)
    return chosen or asked.default or next(declining, asked.options[0])
