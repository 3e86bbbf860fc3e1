"""The tables of words of all factions, by side, and what they have of a kind in one table."""

from typing import Any

from game.games.wars.rules.factions import NAMES, part
from game.games.wars.words.factionwords import FactionWords

WORDS: dict[str, FactionWords] = {name: part(name, "words.tables:WORDS") for name in NAMES}
"""By the factions' ids."""


def merged(field: str) -> dict[Any, Any]:
    """What the tables of all factions have in this field, a mapping."""
    return {key: value for words in WORDS.values() for key, value in getattr(words, field).items()}


def joined(field: str) -> tuple[Any, ...]:
    """What they all have in this field, a sequence."""
    return tuple(each for words in WORDS.values() for each in getattr(words, field))
