"""The rules reference: the pages of all games, every card among them, and the search in them."""

import functools
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.games.registry import games, words_part
from game.language.folding import folded
from game.language.spoken import has, per_language, say
from game.match.cards import Ref
from game.match.words import plain

_WORD = re.compile(r"[\w’]+")
SHORTEST_ALSO = 3
"""So many letters of another word have to be asked for before it counts."""


@dataclass(frozen=True)
class Entry:
    """One paragraph of the reference. ``text`` has links in it; ``ref`` is its card, if it is a thing's.

    ``note`` is a line of what sort it is and its numbers, ``group`` the heading it stands under, if any.
    """

    id: str
    title: str
    text: str
    source: str = ""
    note: str = ""
    group: str = ""
    ref: Ref | None = None


@dataclass(frozen=True)
class Page:
    """A line of the table of contents; ``faction`` colours a faction's page."""

    id: str
    title: str
    entries: tuple[Entry, ...]
    faction: str = ""


@dataclass(frozen=True)
class Hit:
    """What a search has found; the smaller its ``rank``, the better."""

    page: Page
    entry: Entry
    rank: int


class GamePages:
    """What a game's words say in the rules."""

    def pages(self) -> Sequence[Page]:
        """The game's pages of the rules, in reading order."""
        return ()


def pages() -> tuple[Page, ...]:
    """The pages of all games, in the order they are offered."""
    return _pages(tuple(games()))


@per_language
def _pages(offered: tuple[str, ...]) -> tuple[Page, ...]:
    told: list[GamePages] = [words_part(game) for game in offered]
    return tuple(page for each in told for page in each.pages())


def page_of(page: str, entry: str = "") -> tuple[Page, Entry | None]:
    """A page by its id, or the first one that has an entry; with the entry, where there is one of that id."""
    known = {each.id: each for each in pages()}
    found = known.get(page)
    if found is None:
        found = next((each for each in pages() if any(one.id == page for one in each.entries)), pages()[0])
        entry = entry or page
    return found, next((one for one in found.entries if one.id == entry), None)


@per_language
def _indexed(
    offered: tuple[str, ...],
) -> tuple[tuple[Page, Entry, tuple[str, ...], tuple[str, ...], tuple[str, ...]], ...]:
    """Every entry with the words of its title, its text and what else is said of it."""
    return tuple(
        (page, entry, _words(entry.title), _words(plain(entry.text)),
         _words(f"{entry.note} {plain(entry.source)} {page.title} {entry.group}"))
        for page in _pages(offered) for entry in page.entries
    )  # fmt: skip


def _words(text: str) -> tuple[str, ...]:
    return tuple(folded(found.group()).replace("’", "'") for found in _WORD.finditer(text))


@per_language
def _also(offered: tuple[str, ...]) -> list[tuple[str, tuple[str, ...]]]:
    """Words that somebody may look for, each with those the rules use in its place."""
    keys = [key for game in offered if has(key := f"{game}-rules-also")]
    pairs = [pair.partition(":")[::2] for key in keys for pair in say(key).split(";")]
    return [(word, _words(meant)) for also, meant in pairs for word in _words(also)]


def _meant(asked: str, offered: tuple[str, ...]) -> tuple[str, ...]:
    """How words may begin that are looked for by how one begins: so, or as the rules say it."""
    begun = len(asked) >= SHORTEST_ALSO
    others = (meant for word, meant in _also(offered) if word == asked or (begun and word.startswith(asked)))
    return asked, *(each for meant in others for each in meant)


def _asked(wanted: str) -> tuple[tuple[str, ...], ...]:
    """The words of a search, each in all ways in which the rules may say it."""
    offered = tuple(games())
    return tuple(_meant(word, offered) for word in _words(wanted.replace("'", "’")))


def search(wanted: str) -> list[Hit]:
    """Entries in which every word asked for begins some word, the best first; each entry of a thing once.

    Best is who is called so, then whose title begins with it, then the titles that hold it, then the texts by how
    often they speak of it.
    """
    asked = _asked(wanted)
    if not asked:
        return []
    found: list[Hit] = []
    seen: set[Ref] = set()
    for page, entry, title, text, other in _indexed(tuple(games())):
        if entry.ref and entry.ref in seen:
            continue
        everything = (*title, *text, *other)
        if not all(any(word.startswith(starts) for word in everything) for starts in asked):
            continue
        if entry.ref:
            seen.add(entry.ref)
        found.append(Hit(page, entry, _rank(asked, title, text)))
    return sorted(found, key=lambda hit: (hit.rank, hit.entry.ref is None))


def _rank(asked: tuple[tuple[str, ...], ...], title: tuple[str, ...], text: tuple[str, ...]) -> int:
    begins = len(title) >= len(asked) and all(word in starts for word, starts in zip(title, asked, strict=False))
    if begins:
        return 0 if len(title) == len(asked) else 1
    named = [any(word.startswith(starts) for word in title) for starts in asked]
    if all(named):
        whole = all(any(word in starts for word in title) for starts in asked)
        return 2 if whole else 3
    often = sum(sum(word.startswith(starts) for word in text) for starts in asked)
    return 20 - 5 * any(named) - min(often, 10)


def marked(text: str, wanted: str) -> str:
    """A text with every word that begins with one asked for marked (``<mark>``), links left as they are."""
    asked = _asked(wanted)
    if not asked:
        return text
    parts = _SPLIT.split(text)
    for place in range(0, len(parts), 2):
        parts[place] = _WORD.sub(functools.partial(_mark, asked), parts[place])
    return "".join(parts)


_SPLIT = re.compile(r"(\*\*|__|</>|<[@~]?[a-z_/0-9]+>|\{(?:icon|glyph):[a-z0-9_.\-]+\}|\n)")


def _mark(asked: Iterable[tuple[str, ...]], found: re.Match[str]) -> str:
    word = found.group()
    bare = folded(word).replace("’", "'")
    return f"<mark>{word}</>" if any(bare.startswith(starts) for starts in asked) else word
