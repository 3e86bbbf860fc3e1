"""Reads Fluent files (projectfluent.org): finds their messages at once, parses each when it is first needed.

The whole of Fluent's syntax but for indentation that is kept inside a text and for arguments of terms.
"""

import re
import sys
from typing import NamedTuple


class MessageError(ValueError):
    """A message is malformed or names something there is not; the text says what."""


class Variable(NamedTuple):
    """``$unit``."""

    name: str


class Call(NamedTuple):
    """``IN($area)``: a form of a value, or a function, with its arguments."""

    name: str
    arguments: tuple["Expression", ...]
    named: tuple[tuple[str, str | int | float], ...] = ()


class Reference(NamedTuple):
    """Another message or term, or one of its attributes."""

    key: str


class Select(NamedTuple):
    """One of several patterns, by a value; ``usual`` is the number of the one marked with a star."""

    by: "Expression"
    keys: tuple[str, ...]
    patterns: tuple["Pattern", ...]
    usual: int


Expression = str | int | float | Variable | Call | Reference | Select
Pattern = tuple[Expression, ...]
"""Text and places, in order; text is a ``str``."""

_ENTRY = re.compile(
    r"^(?:(-?[A-Za-z][\w-]*)|[ ]+(\.[A-Za-z][\w-]*))[ ]*=(.*(?:\n(?![-A-Za-z#]|[ ]+\.[A-Za-z][\w-]*[ ]*=).*)*)"
    r"|^([-A-Za-z].*)", re.M
)  # fmt: skip
"""A message, an attribute, or a line that is none; found in one go for all of a file."""
_SPACE = re.compile(r"\s*")
_RUN = re.compile(r"[^{}\n]+")
_BREAK = re.compile(r"[ ]*\n\s*")
_NEXT = re.compile(r"\*?\[|\}")
_KEY = re.compile(r"(\*?)\[\s*([\w.-]+)\s*\]")
_TOKEN = re.compile(
    r"\$(?P<variable>[A-Za-z][\w-]*)|\"(?P<text>(?:[^\"\\\n]|\\.)*)\"|(?P<number>-?\d+(?:\.\d+)?)"
    r"|(?P<function>[A-Z][A-Z0-9_-]*)\s*\(|(?P<reference>-?[A-Za-z][\w-]*(?:\.[A-Za-z][\w-]*)?)"
)
_NAMED = re.compile(r"([A-Za-z][\w-]*)\s*:\s*(?:\"((?:[^\"\\\n]|\\.)*)\"|(-?\d+(?:\.\d+)?))")
_ESCAPE = re.compile(r"\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{6})|(.))")
_UNFIT = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
"""Control characters and halves of others: no title bar, terminal or font takes them."""
MOST_DIGITS = 20
"""Of a number in a message, its point included."""
DEEPEST = 10
"""So many places may stand in one another in a message."""
MOST_PLACES = 200
LONGEST = 10_000
"""Characters a message has in its file."""


def entries(source: str) -> tuple[dict[str, str], list[str]]:
    """The unparsed messages and terms of a file by id, attributes as ``id.attribute``; and lines that are none.

    Fast, since it runs when the program starts: only ids are looked at.
    """
    found: dict[str, str] = {}
    junk: list[str] = []
    message = ""
    for head, attribute, raw, odd in _ENTRY.findall(source.replace("\r\n", "\n")):
        if head:
            message = head
            if raw and not raw.isspace():
                found[head] = raw
        elif odd:
            message = ""
            junk.append(odd)
        elif message:
            found[message + attribute] = raw
    return found, junk


def parse(raw: str) -> Pattern:
    """The pattern of a message; raises ``MessageError``."""
    reader = _Reader(raw.strip())
    made = reader.pattern(False)
    if reader.at < len(reader.text):
        raise reader.error("a brace too many")
    if not made:
        raise reader.error("no text")
    return made


def wrong_with(raw: str) -> str:
    """Why a message of somebody else is left out: it is malformed, too long, or too much; empty if nothing is wrong."""
    if len(raw) > LONGEST:
        return f"longer than {LONGEST} characters"
    if unfit := _UNFIT.search(raw):
        return f"the character U+{ord(unfit[0]):04X} cannot be shown"
    try:
        made = parse(raw)
    except MessageError as error:
        return str(error)
    return f"more than {MOST_PLACES} places" if len(expressions(made)) > MOST_PLACES else ""


def expressions(pattern: Pattern) -> list[Expression]:
    """All that stands in the places of a pattern, inner ones too: for checks."""
    found: list[Expression] = []
    for part in pattern:
        if isinstance(part, Select):
            found += [part, *expressions((part.by,)), *(each for inner in part.patterns for each in expressions(inner))]
        elif isinstance(part, Call):
            found += [part, *expressions(part.arguments)]
        elif not isinstance(part, str):
            found.append(part)
    return found


def _unescaped(text: str) -> str:
    return _ESCAPE.sub(_character, text)


def _character(escape: re.Match[str]) -> str:
    if escape[3]:
        return escape[3]
    code = int(escape[1] or escape[2], 16)
    if code > sys.maxunicode or _UNFIT.match(chr(code)):
        raise MessageError(f"the character U+{code:04X} cannot be shown")
    return chr(code)


def _number(text: str) -> int | float:
    if len(text) > MOST_DIGITS:
        raise MessageError(f"a number of more than {MOST_DIGITS} digits")
    return float(text) if "." in text else int(text)


class _Reader:
    """A message on its way from text to pattern; ``at`` is how far it has come."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.depth = 0

    def error(self, what: str) -> MessageError:
        return MessageError(f"{what} at {self.text[self.at : self.at + 20]!r}")

    def skip(self) -> None:
        self.at = _SPACE.match(self.text, self.at).end()  # type: ignore[union-attr]

    def expect(self, sign: str) -> None:
        self.skip()
        if not self.text.startswith(sign, self.at):
            raise self.error(f"{sign} is missing")
        self.at += len(sign)

    def pattern(self, inner: bool) -> Pattern:
        """Text and places, as far as they go; an ``inner`` one ends where the next variant or brace begins."""
        parts: list[Expression] = []
        while self.at < len(self.text) and self.text[self.at] != "}":
            if self.text[self.at] == "{":
                parts.append(self.place())
                continue
            if broken := _BREAK.match(self.text, self.at):
                self.at = broken.end()
                if inner and _NEXT.match(self.text, self.at):
                    break
                run = "\n"
            else:
                run = _RUN.match(self.text, self.at).group()  # type: ignore[union-attr]
                self.at += len(run)
            if parts and isinstance(last := parts[-1], str):
                parts[-1] = last + run
            else:
                parts.append(run)
        if parts and isinstance(first := parts[0], str):
            parts[0] = first.lstrip()
        if parts and isinstance(last := parts[-1], str):
            parts[-1] = last.rstrip()
        return tuple(part for part in parts if part != "")

    def deeper(self) -> None:
        self.depth += 1
        if self.depth > DEEPEST:
            raise self.error(f"more than {DEEPEST} places in one another")

    def place(self) -> Expression:
        self.deeper()
        self.at += 1
        made = self.expression()
        self.skip()
        if self.text.startswith("->", self.at):
            self.at += 2
            made = self.variants(made)
        self.expect("}")
        self.depth -= 1
        return made

    def variants(self, by: Expression) -> Select:
        keys: list[str] = []
        patterns: list[Pattern] = []
        usual = -1
        self.skip()
        while found := _KEY.match(self.text, self.at):
            self.at = found.end()
            if found[1]:
                usual = len(keys)
            keys.append(found[2])
            patterns.append(self.pattern(True))
            self.skip()
        if usual < 0:
            raise self.error("no variant has a star")
        return Select(by, tuple(keys), tuple(patterns), usual)

    def expression(self) -> Expression:
        self.skip()
        found = _TOKEN.match(self.text, self.at)
        if found is None:
            raise self.error("no value")
        self.at = found.end()
        kind, said = found.lastgroup, found[found.lastgroup or 0]
        if kind == "variable":
            return Variable(said)
        if kind == "text":
            return _unescaped(said)
        if kind == "number":
            return _number(said)
        return self.call(said) if kind == "function" else Reference(said)

    def call(self, name: str) -> Call:
        given: list[Expression] = []
        named: list[tuple[str, str | int | float]] = []
        self.deeper()
        self.skip()
        while not self.text.startswith(")", self.at):
            if option := _NAMED.match(self.text, self.at):
                self.at = option.end()
                named.append((option[1], _number(option[3]) if option[3] else _unescaped(option[2])))
            else:
                given.append(self.expression())
            self.skip()
            if not self.text.startswith(")", self.at):
                self.expect(",")
                self.skip()
        self.at += 1
        self.depth -= 1
        return Call(name, tuple(given), tuple(named))
