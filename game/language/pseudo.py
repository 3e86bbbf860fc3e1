"""A language that nobody speaks: English with accents, longer, in brackets. What is not so is not translated."""

import re
from collections.abc import Iterable

from game.language.outside import Source, Tell
from game.language.speaker import Language
from game.language.syntax import Pattern, Select

PSEUDO = "qps"
"""Its code, as the standard has it for such languages."""
_ACCENTED = str.maketrans("aceinouyzACEINOUYZ", "áçéîñöüýžÁÇÉÎÑÖÜÝŽ")
_MARKUP = re.compile(r"(\*\*|__|<[^>\s]*>)")
_SHOWN = re.compile(r"\*\*|__|<[^>\s]*>|\{[^{}\s]*\}")
"""Markup: nothing is longer for it."""
_WORD = 8
_GRAMMAR = ("form-", "list-", "number-", "-")
_NAMES = ("", "alone", "short", "plural")
"""What of a name is shown; its other attributes are for grammar."""


class Pseudo(Language):
    """English, changed when it is said: each message in brackets, with 40 more letters in 100."""

    def __init__(self, sources: Iterable[Source]) -> None:
        super().__init__("en", sources)
        self.code = PSEUDO

    def tell(self, key: str) -> Tell:
        if key.startswith(_GRAMMAR):
            return super().tell(key)
        found = self._told.get(key)
        if found is None:
            said = super().tell(key)
            found = self._told[key] = lambda values: _longer(said(values))
        return found

    def changed(self, key: str, pattern: Pattern) -> Pattern:
        """The pattern with accents, but for what forms select by."""
        if key.startswith("number-") or (key[0] == "-" and key.partition(".")[2] not in _NAMES):
            return pattern
        return tuple(
            _accented(part)
            if isinstance(part, str)
            else part._replace(patterns=tuple(self.changed(key, inner) for inner in part.patterns))
            if isinstance(part, Select)
            else part
            for part in pattern
        )


def _longer(said: str) -> str:
    """A text in brackets with the dots it is longer by, as words of at most eight: a long text can be wrapped there."""
    shown = _SHOWN.sub("", said)
    if not any(letter.isalpha() for letter in shown):
        # Numbers are as long in any language.
        return said
    more = 2 * len(shown) // 5
    return f"[{said}{' '.join('·' * min(_WORD, more - at) for at in range(0, more, _WORD))}]"


def _accented(text: str) -> str:
    return "".join(part if place % 2 else part.translate(_ACCENTED) for place, part in enumerate(_MARKUP.split(text)))
