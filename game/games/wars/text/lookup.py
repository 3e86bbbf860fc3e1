"""Cards and the rules for the terminal: what a thing is, what it does now, and a search through everything."""

from __future__ import annotations

import functools

from game.games.wars.words.card_now import Situation
from game.games.wars.words.cards import name_of
from game.games.wars.words.keywords import all_cards
from game.match.cards import Ref, card
from game.match.reference import chapters
from game.terminal.asked import clean

MOST_HITS = 12


def look(said: str, now: Situation) -> list[str]:
    """The card of what is named, with what there is to say of it now; a list of names if several fit."""
    wanted = said.casefold().strip()
    if not wanted:
        return ["Look at what? A piece, a spellbook, an ability, a requirement, an area, a term."]
    named = {ref: name_of(ref).casefold() for ref in all_cards()}
    fits = [ref for ref, name in named.items() if name.removeprefix("the ") == wanted.removeprefix("the ")]
    fits = fits or [ref for ref, name in named.items() if wanted in name]
    if not fits:
        return [f"There is no card called {said!r}. Try: rules {said}"]
    if len(fits) > 1 and len({named[ref] for ref in fits}) > 1:
        return ["Which one? " + ", ".join(sorted({name_of(ref) for ref in fits}))]
    return [line for ref in fits for line in card_lines(ref, now)]


def card_lines(ref: Ref, now: Situation) -> list[str]:
    made = card(*ref, now.table.map)
    note = f" ({clean(made.cost_note)})" if made.cost_note else ""
    cost = f", cost {made.cost}{note}" if made.cost is not None else ""
    lines = [f"{made.name}: {clean(made.kind)}{cost}"]
    lines += [f"  {clean(name)}: {clean(value)}" for name, value in made.facts]
    lines += [f"  {paragraph}" for paragraph in clean(made.text).split("\n")]
    told = now.about(ref)
    if told is not None:
        mark = "Now: " if told.can is None else "You can: " if told.can else "Not now: "
        lines += [f"  {mark}{clean(told.text)}"] if told.text else []
        lines += [f"    {clean(line)}" for line in told.lines]
        lines += [f"    {told.have} of {told.need}"] if told.need else []
    lines += [f"  - {note.name}: {clean(note.text)}" for note in made.notes]
    return [*lines, f"  ({made.source})"]


@functools.cache
def _entries() -> tuple[tuple[str, str, str], ...]:
    """Title, text and place of everything in the rules and on cards."""
    rules = [(entry["title"], clean(entry["text"]), entry.get("source", section["title"]))
             for section in chapters("rules") for entry in section["entry"]]  # fmt: skip
    cards = [(name_of(ref), clean(card(*ref).text), card(*ref).source) for ref in all_cards()]
    return (*rules, *cards)


def search(said: str) -> list[str]:
    """Entries of the rules that hold every word, those with one in the title first."""
    wanted = said.casefold().split()
    if not wanted:
        return ["Search for what? For example: rules retreat"]
    hits = [each for each in _entries() if all(word in f"{each[0]} {each[1]}".casefold() for word in wanted)]
    hits.sort(key=lambda each: not any(word in each[0].casefold() for word in wanted))
    if not hits:
        return [f"Nothing is said about {said!r}."]
    lines = [line for title, text, source in hits[:MOST_HITS] for line in (f"{title} ({source})", f"  {text}")]
    more = len(hits) - MOST_HITS
    return [*lines, f"... and {more} more; add a word."] if more > 0 else lines
