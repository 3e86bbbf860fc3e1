"""Keywords in texts: every name and term that has a card is found and marked as a link to it.

A link is written ``<@kind/key>words</>``; the window sets it in gold and opens the card when it is pressed. With
``quiet`` it is written ``<~kind/key>words</>`` and looks like the words around it.
"""

import re
from collections.abc import Iterator

from game.games.wars.factions.words.tables import joined, merged
from game.language.spoken import per_language, say, spoken, term
from game.match.cards import Ref
from game.match.words import words

CARD_KINDS = ("faction", "unit", "ability", "book", "requirement", "action", "area", "phase", "sign", "edition", "term")
"""The kinds of things that have a card, those first whose names win where two are called alike."""
NOT_CARDS = {("action", "done"), ("action", "undo")}
"""Buttons of the program, no things of the game."""

_SAME: dict[Ref, Ref] = {
    **merged("cards"),
    ("action", "ritual"): ("term", "ritual"),
    ("action", "reveal"): ("term", "elder_sign"),
    ("track", "doom"): ("term", "doom_track"),
    ("track", "ritual"): ("term", "ritual_track"),
    ("track", "order"): ("term", "order"),
    ("track", "power"): ("term", "power"),
}
_UNLINKED = frozenset(joined("unlinked"))
_MARKS = re.compile(r"(\*\*|__|</>|<[@~]?[a-z_/0-9]+>|\{(?:icon|glyph):[a-z0-9_.\-]+\}|\n)")


def card_of(kind: str, key: str) -> Ref:
    """The card that tells about a thing: an action of a spellbook, say, is told by the spellbook's card."""
    if (kind, key) in _SAME:
        return _SAME[kind, key]
    if kind == "action":
        for other in ("book", "ability", "requirement"):
            if words().has(other, key):
                return (other, key)
    return (kind, key)


def has_card(ref: Ref) -> bool:
    return ref[0] in CARD_KINDS and ref not in NOT_CARDS and words().has(*ref)


@per_language
def all_cards() -> tuple[Ref, ...]:
    """What every card is about, by kind."""
    return tuple(
        (kind, key) for kind in CARD_KINDS for key in words().things(kind)
        if card_of(kind, key) == (kind, key) and has_card((kind, key))
    )  # fmt: skip


def names_in_texts(kind: str, key: str) -> Iterator[str]:
    """The ways in which a text may name a thing: its name in every form, and what its term lists as ``.also``."""
    if kind == "term":
        yield from words().told(kind, key, "forms").split("; ")
        return
    called, named = spoken().named, term(kind, key)
    plain = called(named, "plain")
    also = called(named, "also")
    yield from also.split("; ") if also != plain else ()
    if kind not in ("edition", "phase"):
        yield from dict.fromkeys(called(named, form) for form in ("alone", "plain", *say("language-forms").split()))


@per_language
def _index() -> tuple[re.Pattern[str], dict[str, Ref]]:
    """What finds a keyword, and what each keyword means; titles that hold one are found too and mean nothing."""
    found: dict[str, Ref] = {}
    titles = str(say("wars-pages-titles")).split("; ")
    for ref in all_cards():
        # Requirements and small signs are called by everyday words.
        if ref[0] == "requirement" or ref in _UNLINKED:
            continue
        for name in names_in_texts(*ref):
            found.setdefault(name, ref)
            if ref[0] == "term" and name[0].islower():
                found.setdefault(name[0].upper() + name[1:], ref)
    longest = sorted((*found, *titles), key=len, reverse=True)
    return re.compile(r"(?<![\w-])(?:" + "|".join(map(re.escape, longest)) + r")(?![\w-])"), found


def keywords(text: str) -> list[Ref]:
    """The things a text speaks of, each once, in the order of their first mention."""
    pattern, meanings = _index()
    plain = _MARKS.sub(lambda found: "\n" if found.group() == "\n" else "", text)
    mentioned = (meanings.get(found.group()) for found in pattern.finditer(plain))
    return list(dict.fromkeys(ref for ref in mentioned if ref))


def link(text: str, about: Ref | None = None, *, quiet: bool = False, every: bool = False) -> str:
    """The text with its keywords marked as links, but not those that mean ``about`` itself.

    Each thing is linked at its first mention only, or with ``every`` at each. Marks in the text stay as they are.
    """
    pattern, meanings = _index()
    seen: set[Ref] = {about} if about else set()
    sign = "~" if quiet else "@"

    def mark(found: re.Match[str]) -> str:
        ref = meanings.get(found.group())
        if ref is None or ref in seen:
            return found.group()
        if not every:
            seen.add(ref)
        return f"<{sign}{ref[0]}/{ref[1]}>{found.group()}</>"

    parts = _MARKS.split(text)
    inside = 0
    for place, part in enumerate(parts):
        if part.startswith(("<@", "<~")):
            inside += 1
        elif part.startswith("<") and part != "</>":
            inside += inside > 0
        elif part == "</>":
            inside -= inside > 0
        elif place % 2 == 0 and not inside:
            parts[place] = pattern.sub(mark, part)
    return "".join(parts)
