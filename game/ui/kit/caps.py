"""Keys as they are written on a keyboard of the language that is spoken: "Ctrl G", in German "Strg G"."""

from __future__ import annotations

from game.language.spoken import has, per_language, say


@per_language
def cap(key: str) -> str:
    """What stands on a key, or on several with a blank between; what the catalog does not name stays as it is."""
    message = f"keys-cap-{key.lower().replace(' ', '-')}"
    if key.isascii() and has(message):
        return say(message)
    parts = key.split(" ")
    return " ".join(map(cap, parts)) if len(parts) > 1 else key


def with_key(told: str, key: str) -> str:
    """A tooltip, and the key that does the same."""
    return f"{told}  <third>{cap(key)}</>"
