"""Chapters of a game's rules as its catalogs tell them."""

from typing import NamedTuple

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
