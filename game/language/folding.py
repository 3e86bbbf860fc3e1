"""How words are compared when somebody looks for them or lists are sorted: without accents, small and large alike."""

import unicodedata


def folded(text: str) -> str:
    """A text as it is looked for and sorted by: "altere" for "Ältere", "strasse" for "Straße"."""
    if text.isascii():
        return text.lower()
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
