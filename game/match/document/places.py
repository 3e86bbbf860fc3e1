"""Where the parts of a TOML or JSON text stand, which parsers do not tell."""

import re
from collections.abc import Iterator, Sequence

from game.match.document.bounds import STRING

Path = tuple[str | int, ...]
"""What leads to a part: keys of tables and numbers in lists."""
_TOKEN = re.compile(rf"{STRING}|#[^\n]*|[\[\]{{}}:=,\n]|[^\s\[\]{{}}:=,\"'#]+", re.DOTALL)


def line_at(text: str, position: int) -> int:
    """The number of the line, from 1, that a place in a text is in."""
    return text.count("\n", 0, position) + 1


def line_of(text: str, path: Path, toml: bool) -> int:
    """The line where a part begins; of one that is not there, the nearest part around it."""
    best, found = 0, 0
    for here, position in (_Toml if toml else _Json)(text).parts():
        if len(here) > best and here == path[: len(here)]:
            best, found = len(here), position
    return line_at(text, found)


class _Open:
    """A list or table whose end has not come yet."""

    def __init__(self, path: Path, is_list: bool) -> None:
        self.path = path
        self.is_list = is_list
        self.place = 0
        self.key: list[str] = []
        self.valued = is_list
        """Whether a value comes next, not a key."""

    @property
    def here(self) -> Path:
        """What leads to the value that comes next, or is there."""
        return (*self.path, self.place) if self.is_list else (*self.path, *self.key)

    def next(self) -> None:
        """Go on to the next value of a list, the next key of a table."""
        self.place += 1
        self.key, self.valued = [], self.is_list


class _Json:
    """Goes through a text, whatever it is, and tells every part as it comes."""

    equals = ":"

    def __init__(self, text: str) -> None:
        self._text = text
        self._open: list[_Open] = self._outermost()

    def _outermost(self) -> list[_Open]:
        return []

    def parts(self) -> Iterator[tuple[Path, int]]:
        """What leads to each part, and where it stands."""
        for found in _TOKEN.finditer(self._text):
            token, at = found.group(), found.start()
            if token[0] == "#":
                continue
            if token in ("[", "{"):
                yield from self._opened(token, at)
            elif token in ("]", "}"):
                yield from self._closed()
            elif token == "\n":
                self._line_ended()
            elif self._open:
                yield from self._within(self._open[-1], token, at)

    def _opened(self, token: str, at: int) -> Iterator[tuple[Path, int]]:
        here = self._open[-1].here if self._open else ()
        yield here, at
        self._open.append(_Open(here, token == "["))

    def _closed(self) -> Iterator[tuple[Path, int]]:
        if self._open:
            self._open.pop()
        yield from ()

    def _line_ended(self) -> None:
        """Nothing ends with a line."""

    def _within(self, around: _Open, token: str, at: int) -> Iterator[tuple[Path, int]]:
        if token == ",":
            around.next()
        elif token == self.equals:
            around.valued = True
        elif around.valued:
            yield around.here, at
        else:
            around.key += self._names(token)
            yield around.here, at

    def _names(self, token: str) -> Sequence[str]:
        """The parts of a key that a token is."""
        return [token.strip("\"'")]


class _Toml(_Json):
    """The same where the outermost table needs no braces, its values end with the line, and tables have headings."""

    equals = "="

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._counts: dict[Path, int] = {}
        """How many tables of a list have come so far."""
        self._heading, self._heading_at = 0, 0
        """How many brackets the heading has that is being read, and where it stands."""

    def _outermost(self) -> list[_Open]:
        return [_Open((), False)]

    def _opened(self, token: str, at: int) -> Iterator[tuple[Path, int]]:
        outer = self._open[0]
        if len(self._open) == 1 and token == "[" and not outer.valued and not outer.key:
            if not self._heading:
                self._open[0], self._heading_at = _Open((), False), at
            self._heading += 1
            return
        yield from super()._opened(token, at)

    def _closed(self) -> Iterator[tuple[Path, int]]:
        if len(self._open) > 1:
            self._open.pop()
        elif self._heading:
            here = self._named(self._open[0].key, self._heading > 1)
            self._open[0], self._heading = _Open(here, False), 0
            yield here, self._heading_at

    def _named(self, names: Sequence[str], is_list: bool) -> Path:
        """What leads to the table that a heading names."""
        here: Path = ()
        for number, name in enumerate(names, 1):
            here = (*here, name)
            if is_list and number == len(names):
                self._counts[here] = self._counts.get(here, 0) + 1
            if here in self._counts:
                here = (*here, self._counts[here] - 1)
        return here

    def _line_ended(self) -> None:
        if len(self._open) == 1:
            self._open[0].next()
            self._heading = 0

    def _names(self, token: str) -> Sequence[str]:
        return [token.strip("\"'")] if token[0] in "\"'" else list(filter(None, token.split(".")))
