"""The gate for text from outside: what people type is refused with a reason, what files hold is cleaned.

Behind it a text is valid Unicode in its composed form, can be seen, is no longer than it may be, and holds nothing
that a terminal, the window's rich text or pygame_gui would carry out.
"""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from game.language.spoken import say
from game.language.values import markup

MOST_MARKS = 3
"""Accents and the like above and below one letter: no living language needs more."""
_BLANKS = frozenset("\t\n\v\f\r\x1c\x1d\x1e\x85")
_UNSEEN = frozenset(
    [0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x1D159, *range(0x180B, 0x1810),
     *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]
)  # fmt: skip
"""Letters and marks with nothing to see (fillers, variation selectors), which their categories do not tell."""
_SIMPLE = re.compile(
    r"[ -~\u00a1-\u00ac\u00ae-\u02ff\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2190-\u22ff]*+\Z"
)
"""Text of which nobody has to look at every letter: Latin ones, punctuation, arrows and signs."""
_BREAKS = re.compile(r"\r\n|[\n\r\v\f\x85\u2028\u2029]")
_MARKUP = re.compile(r"\*\*|__|<(?=[/@~!?a-zA-Z])|\{(?=(?:icon|glyph):)")
_AS_TEXT = {"**": "*", "__": "_", "<": "‹", "{": "("}


class TextError(ValueError):
    """What was typed cannot be taken; the message is a sentence that says why."""


class _Seen(dict[int, int | str]):
    """What becomes of every code point: itself, a blank, nothing, or a question mark for what nobody can show."""

    def __missing__(self, code: int) -> int | str:
        char = chr(code)
        kind = unicodedata.category(char)
        made: int | str = code
        if char in _BLANKS or kind in ("Zs", "Zl", "Zp"):
            made = " "
        elif kind in ("Cc", "Cf") or code in _UNSEEN:
            made = ""
        elif kind in ("Cs", "Co", "Cn"):
            made = "?"
        if len(self) < 10_000:
            self[code] = made
        return made


_SEEN = _Seen()


def _few_marks(text: str) -> str:
    """The text with at most ``MOST_MARKS`` marks on a letter, and none that stands on nothing."""
    if text.isascii():
        return text
    kept, on = [], MOST_MARKS
    for char in text:
        if unicodedata.category(char) in ("Mn", "Me"):
            on += 1
            if on > MOST_MARKS:
                continue
        else:
            on = MOST_MARKS if char == " " else 0
        kept.append(char)
    return "".join(kept)


def shown(text: str, lines: bool = False) -> str:
    """A text of any origin for a screen, a terminal or a log; ``lines`` keeps its line breaks. Markup stays in it."""
    if _SIMPLE.match(text):
        return text
    if lines:
        return "\n".join(map(shown, _BREAKS.split(text)))
    return _few_marks(text.translate(_SEEN))


def at_a_glance(texts: Sequence[str]) -> bool:
    """Whether texts can be seen to need no cleaning without looking at every letter, as mostly; quick."""
    joined = "".join(texts)
    return (
        _SIMPLE.match(joined) is not None
        and _MARKUP.search(joined) is None
        and " " not in texts
        and "  " not in joined
    )


@lru_cache(maxsize=2048)
def from_file(text: str, most: int, fallback: str = "", lines: bool = False) -> str:
    """A text that stands in a file, cleaned and cut to ``most`` characters; ``fallback`` if nothing is left of it.

    With ``lines`` it may have paragraphs, and is for those who show it as it is (``rich.escape``); else it is one
    line with no markup in it.
    """
    if lines:
        made = re.sub(r"\n{3,}", "\n\n", "\n".join(map(_single, _BREAKS.split(text)))).strip()
    else:
        made = _unmarked(_single(text))
    return made[:most].rstrip() or fallback


def _single(text: str) -> str:
    """One line that can be seen: blanks are single, and none stands at an end."""
    return " ".join(unicodedata.normalize("NFC", _few_marks(text.translate(_SEEN))).split())


def _unmarked(text: str) -> str:
    """A text in which nothing is markup any more."""
    while _MARKUP.search(text):
        text = _MARKUP.sub(lambda found: _AS_TEXT[found.group()], text)
    return text


NUMBERED = "Player {}"
"""What somebody is called whose name in a file cannot be shown; ``seats.told_name`` tells it."""


def names_from_file(names: Sequence[str], most: int) -> list[str]:
    """Names of one list that stand in a file, cleaned, none empty; where cleaning makes two alike they are told apart.

    Names that were the same before stay the same.
    """
    usual = map(NUMBERED.format, range(1, len(names) + 1))
    cleaned = [from_file(name, most, each) for name, each in zip(names, usual, strict=True)]
    if cleaned == list(names):
        return cleaned
    taken = {clean.casefold() for name, clean in zip(names, cleaned, strict=True) if name == clean}
    made = []
    for name, clean in zip(names, cleaned, strict=True):
        if name != clean:
            clean = told_apart(clean, taken, most)
            taken.add(clean.casefold())
        made.append(clean)
    return made


def told_apart(name: str, taken: set[str], most: int) -> str:
    """The name, or "Ada (2)" where "ada" is among those ``taken`` (folded)."""
    made, number = name, 1
    while made.casefold() in taken:
        number += 1
        behind = f" ({number})"
        made = name[: most - len(behind)].rstrip() + behind
    return made


def typed(text: str, most: int, what: str = "") -> str:
    """What a person has typed, in one line as it is kept; raises ``TextError`` with a sentence for what cannot be.

    ``what`` begins the sentence: "The name of the league".
    """
    what = markup(what) if what else say("error-typed-name")
    text = text.strip()
    if not text:
        raise TextError(say("error-typed-empty", what=what))
    for char in text[: 10 * most]:
        if _SEEN[ord(char)] != ord(char) and unicodedata.category(char) != "Zs":
            raise TextError(say("error-typed-character", what=what, code=f"U+{ord(char):04X}"))
    if _few_marks(text) != text:
        raise TextError(say("error-typed-accents", what=what, most=MOST_MARKS))
    if _MARKUP.search(text):
        raise TextError(say("error-typed-marks", what=what))
    text = _single(text)
    if len(text) > most:
        raise TextError(say("error-typed-long", what=what, most=most))
    return text


def whole_number(text: str) -> int | None:
    """The whole number a text says; ``None`` for what is none, or has more digits than any number here."""
    return int(text) if text.isdecimal() and len(text) <= 20 else None


def stem(name: str) -> str:
    """A name as the beginning of a file's name that every system takes: "game-adas-game"."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    # Some systems keep short names (con, aux) for themselves.
    return "game-" + (re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:60] or "untitled")
