"""Catalogs of one's own: messages nobody should write, made of pieces, and what is said in the place of each."""

import functools
import random
import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import date

from game.games.registry import words_of_games
from game.language.library import SOURCE, ftl_files
from game.language.outside import LONGEST
from game.language.speaker import Language, Speaker
from game.language.syntax import Call, Reference, Select, Variable, expressions, parse
from game.language.values import Name, Value, day_of
from game.shipped import asset

PIECES = (
    "Words", "é", "אב", "{ $nothing }", "{ $unit }", "{ @ }", "{ @ }{ @ }", "{ @ }" * 30, "{ -unit-ghoul }",
    "{ -unit-ghoul.nothing }", "{ nothing }", "{ THE($side) }", "{ CAP_IN($area) }",
    "{ FORM($unit) }", "{ OR($count) }",
    "{ COMMA($unit) }", "{ THE() }", "{ THE($a, $b) }", "{ NUMBER($unit) }", "{ NUMBER($count, type: 3) }",
    "{ NUMBER(1, maximumFractionDigits: 999999999) }", "{ NUMBER(1, minimumFractionDigits: -5) }",
    "{ NUMBER(1, minimumFractionDigits: \"x\") }", "{ " + "9" * 5000 + " }", "{ " + "9" * 400 + ".5 }", "{ -0.0 }",
    "{ \"\\U999999\" }", "{ \"\\uD800\" }", "{ \"\\u0000\" }", "{ \"\\q\" }", "{ \"\" }", "\0", "\x1b[31m", "\x85",
    "\u00ad", "\u200b", "\u202e", "\u2028", "\ufeff", "\u0301" * 50, "\U0001f419", "\t", "{ \"\n", "{", "}", "{ }",
    "{ $count -> [one] x }", "{ $unit ->\n    *[one] { @ }\n    [other] y\n }",
    "{ $a ->\n *[x] " * 24 + "y" + "\n }" * 24,
    "{ NUMBER($count, type: \"ordinal\") ->\n    [one] a\n   *[two] b\n }", "{ 1 ->\n   *[x] { \"\" }\n }",
    "{ A(" * 300 + "$a" + ") }" * 300, "{ ICON($unit) }", "{ ICON() }", "{ GLYPH(\"../x\") }", "<gold>**", "</></>",
    "<@card/nothing>", "{ \"{\" }", "%s %(x)s", "w" * 2000, "w " * 2000, "\n    x" * 50,
)  # fmt: skip
"""Of messages; the sign @ stands for the id of another one that is changed too."""

_GRAMMAR = ("form-", "list-", "number-")
_GHOUL = Name("unit-ghoul")
_IN_CALLS: dict[str, Value] = {
    "NUMBER": 3, "ORDINAL": 2, "OR": [_GHOUL, "Ada", 3], "COMMA": [_GHOUL, "Ada", 3], "DAY": day_of(date(2026, 11, 20)),
}  # fmt: skip
"""What stands for the value that a form or function takes; for others a name."""


def nasty(chance: random.Random, others: Sequence[str]) -> str:
    """The text of a message made of one piece or several."""
    made = "".join(chance.choice(PIECES) for _ in range(chance.choice((1, 1, 1, 2, 3, 20))))
    return re.sub("@", lambda _: chance.choice(others), made)


def values_of(key: str, raw: Mapping[str, str]) -> dict[str, Value]:
    """What the places of a message that ships may stand for, and those of the messages it names."""
    values: dict[str, Value] = {}
    for part in expressions(parse(raw[key])):
        if isinstance(part, Reference):
            values = values_of(part.key, raw) | values
        elif isinstance(part, Select) and isinstance(part.by, Variable):
            values.setdefault(part.by.name, 3)
        elif isinstance(part, Call) and isinstance(part.arguments[0], Variable):
            name = part.arguments[0].name
            values[name] = _IN_CALLS.get(part.name) or values.get(name, _GHOUL)
        elif isinstance(part, Variable):
            values.setdefault(part.name, _GHOUL)
    return values


@functools.cache
def english() -> Mapping[str, str]:
    """All that ships in English, as it is written, by id."""
    return Language(SOURCE, [*ftl_files(asset("text") / SOURCE), *words_of_games(SOURCE)]).raw


def unsaid(speaker: Speaker, keys: Iterable[str], raw: Mapping[str, str]) -> list[str]:
    """Those of these messages and names that ship that do not come to a text which can be shown in a window."""
    wrong = []
    for key in keys:
        if key.startswith(_GRAMMAR) or (key[0] == "-" and "." in key):
            continue
        said = speaker.named(key[1:], "alone") if key[0] == "-" else speaker.tell(key, values_of(key, raw))
        fit = not any((char < " " and char not in "\n\t") or "\ud800" <= char <= "\udfff" for char in said)
        if not said or said == key or not fit or len(said) > 2 * LONGEST:
            wrong.append(f"{key}: {said[:60]!a}")
    return wrong
