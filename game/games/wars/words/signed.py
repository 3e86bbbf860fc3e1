"""Factions by their signs, for the places of messages and by themselves; things as links to their cards."""

from game.language.spoken import name, say
from game.language.values import Name, Text, markup


def sign(faction: str) -> Text:
    """A faction's sign, for a place in a message."""
    return markup(f"{{glyph:{faction}}}")


def signed(faction: str) -> Text:
    """A faction's sign and name."""
    return say("wars-screen-side", sign=sign(faction), side=name("faction", faction))


def linked(kind: str, key: str) -> Name:
    """A thing's name as a link to its card, for a place in a message."""
    return name(kind, key, f"<@{kind}/{key}>{{}}</>")
