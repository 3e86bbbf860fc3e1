"""Chapters of a game's rules as its catalogs tell them."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game.language.spoken import say
from game.language.values import Text


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


def told_chapters(chapters: Mapping[str, Sequence[str]], message: Callable[[str], str]) -> tuple[Chapter, ...]:
    """Chapters, each with the ids of its entries, as the catalogs tell them; ``message`` gives an id's message."""
    return tuple(
        Chapter(chapter, say(message(chapter)), tuple(_told(entry, message(entry)) for entry in entries))
        for chapter, entries in chapters.items()
    )


def _told(entry: str, message: str) -> Told:
    return Told(entry, say(f"{message}.title"), say(message), say(f"{message}.source"))
