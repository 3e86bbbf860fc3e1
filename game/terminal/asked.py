"""The open question in the terminal: who must choose what, the numbered choices, what each does, what is blocked."""

from __future__ import annotations

import re
from collections.abc import Sequence

from game.engine.decision import Decision
from game.engine.option import Blocked, Option
from game.language.spoken import say
from game.match.counsel import deed_entry, hint_case, in_lines, text, weigh, why_case
from game.match.entries import Answer
from game.match.gamewords import words_of
from game.match.match import Match, OpenDecision
from game.match.outside_text import whole_number
from game.match.words import chronicle, plain, words

_MARKS = re.compile(r"<[@~]?[a-z_/0-9]+>")
PARTS = 5


def clean(text: str) -> str:
    """A marked text with links for the terminal: the words alone."""
    # A picture leaves the blank behind it.
    return re.sub(r"(?<=\S)  +", " ", _MARKS.sub("", plain(text))).strip(" ")


class Asked:
    """The open decision of a match in words, for the person who is asked."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def played(self, decision: Decision) -> str:
        seated = words_of(self.match.rules).seated(self.match)
        return next(played for played, _, seat in seated if seat == decision.seat)

    def question(self) -> list[str]:
        """Who must choose what, what else there is to know, and the choices."""
        match, decision = self.match, self.match.position.decision
        if decision is None:
            return [say("terminal-over")]
        played, player, speech = self.played(decision), match.seats[decision.seat].name, words()
        lines = [f"\n{played} ({player}): " if played else f"\n{player}: "]
        lines[0] += plain(speech.prompt(match.rules, decision))
        hints = "; ".join(hint for hint in self.hints(decision) if hint)
        lines += [f"      {hints}"] if hints else []
        labels = speech.option_labels(match.rules, decision, match.view(decision.seat))
        notes = zip(labels, self.notes(decision), strict=True)
        return lines + [f"{number:4}  {plain(label)}{note}" for number, (label, note) in enumerate(notes, 1)]

    def hints(self, decision: Decision) -> list[str]:
        """What helps with the choice."""
        return [plain(words().hint(self.match.rules, decision))]

    def notes(self, decision: Decision) -> list[str]:
        """What stands behind each option's label."""
        return [""] * len(decision.options)

    def blocked(self) -> list[str]:
        """What cannot be chosen now, each with its reason."""
        decision = self.match.decision
        told = [self.refusal(entry) for entry in decision.blocked] if decision else []
        return [f"  {text}" for text in dict.fromkeys(told)] or [say("terminal-nothing-blocked")]

    def refusal(self, entry: Blocked) -> str:
        return plain(words().reason(self.match.rules, entry))

    def explain(self, number: int) -> list[str]:
        """What a choice does, in lines."""
        decision = self.match.decision
        if decision is None or not 1 <= number <= len(decision.options):
            return [say("terminal-no-choice", number=number)]
        chosen = decision.options[number - 1]
        usual = say("terminal-declines" if chosen == decision.default else "terminal-as-it-says")
        return self.told(decision, chosen) or [usual]

    def told(self, decision: OpenDecision, chosen: Option) -> list[str]:
        """What there is to say of an option; nothing if it explains itself."""
        return []


def hint(match: Match) -> list[str]:
    """What a hierophant would answer to the open question, with reasons, and what else is good."""
    case = hint_case(match)
    if case is None:
        return [say("terminal-no-advice")]
    first, *others = weigh(case)
    lines = [clean(line) for line in in_lines(first, PARTS)]
    behind = [f"  {clean(each.deed)} ({each.signed(each.worth)})" for each in others]
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
        return [say("terminal-no-bot-yet")]
    return [clean(line) for line in in_lines(weigh(case)[0], PARTS)]
