"""Handicaps in words, for the chronicle, the table and the list of saves."""

from game.match.words import Words, fill

NONE = {"power": 0, "doom": 0}


def signed(number: int) -> str:
    """A number with its sign, the minus as it is printed: ``+2``, ``−4``."""
    return f"{number:+d}".replace("-", "−")


def handicap_words(words: Words, power: int, doom: int) -> str:
    """A handicap in a few words: "+2 Power, +3 Doom"; empty when there is none."""
    texts = words.tables["events"]["wars"]["handicap"]
    parts = (("power", power), ("doom", doom))
    return ", ".join(fill(texts[what], {"number": signed(number)}.__getitem__) for what, number in parts if number)
