"""Chapters of a game's rules as its catalogs tell them."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game.language.spoken import say, tell
from game.language.values import Text, Values


class Told(NamedTuple):
    """An entry of the rules: its title, its text with marks, and where it comes from."""

    id: str
    title: Text
    text: Text
    source: Text


class Chapter(NamedTuple):
    """A chapter of the rules with its entries."""

    id: str
    title: Text
    entries: tuple[Told, ...]


def told_chapters(
    chapters: Mapping[str, Sequence[str]], message: Callable[[str], str], places: Mapping[str, Values] | None = None
) -> tuple[Chapter, ...]:
    """Chapters, each with the ids of its entries, as the catalogs tell them.

    ``message`` gives an id's message, ``places`` what an entry tells that is counted out of the game's tables.
    """
    def told(entry: str) -> Told:
        key = message(entry)
        return Told(entry, say(f"{key}.title"), tell(key, (places or {}).get(entry, {})), say(f"{key}.source"))

    return tuple(Chapter(chapter, say(message(chapter)), tuple(map(told, entries)))
                 for chapter, entries in chapters.items())  # fmt: skip
