"""Advice in the terminal: why a bot moved as it did, and what a hierophant would do."""

from __future__ import annotations

from collections.abc import Sequence

from game.match.counsel import deed_entry, hint_case, in_lines, signed_figure, text, weigh, why_case
from game.match.entries import Answer
from game.match.match import Match
from game.match.outside_text import whole_number
from game.match.words import chronicle
from game.terminal.asked import clean

PARTS = 5


def hint(match: Match) -> list[str]:
    """What a hierophant would answer to the open question, with reasons, and what else is good."""
    case = hint_case(match)
    if case is None:
        return ["There is nothing to advise."]
    first, *others = weigh(case)
    lines = [clean(line) for line in in_lines(first, PARTS)]
    behind = [f"  {clean(each.deed)} ({signed_figure(each.worth)})" for each in others]
    return lines + ([f"{text('text', 'also')}:", *behind] if behind else [])


def why(match: Match, seat: int, said: Sequence[str]) -> list[str]:
    """Why a bot's move was made, told from what a seat knows: of the last one, or of one so many before."""
    wanted = (whole_number(said[0]) if said else None) or 1
    shown = [(number, event.seen_by(seat)) for number, event in enumerate(match.events_since(0))]
    # Lines count the events this seat knows; not all are told to everybody.
    numbers = [number for number, event in shown if event is not None]
    found: list[int] = []
    for line in reversed(chronicle(match.rules, [event for _, event in shown if event is not None])):
        entry = deed_entry(match, line._replace(number=numbers[line.number], end=numbers[line.end - 1] + 1))
        given = match.entries[entry] if entry is not None else None
        if entry is not None and isinstance(given, Answer) and given.by == "bot" and entry not in found:
            found.append(entry)
        if len(found) >= max(wanted, 1):
            break
    case = why_case(match, found[-1], seat) if found else None
    if case is None:
        return ["No bot has chosen anything yet."]
    return [clean(line) for line in in_lines(weigh(case)[0], PARTS)]
