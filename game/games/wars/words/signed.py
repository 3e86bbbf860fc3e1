"""Factions by their signs, and things as links to their cards, for the places of messages."""

from game.language.spoken import name
from game.language.values import Name, Text, markup


def sign(faction: str) -> Text:
    """A faction's sign, for a place in a message."""
    return markup(f"{{glyph:{faction}}}")


def signed(faction: str) -> Name:
    """A faction behind its sign, for a place in a message."""
    return name("faction", faction, f"{sign(faction)} {{}}")


def pictured(icon: str) -> Text:
    """An icon, for a place in a message."""
    return markup(f"{{icon:{icon}}}")


def linked(kind: str, key: str) -> Name:
    """A thing's name as a link to its card, for a place in a message."""
    return name(kind, key, f"<@{kind}/{key}>{{}}</>")
