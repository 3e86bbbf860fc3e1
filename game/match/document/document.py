"""A file that people write, TOML or JSON: its contents as plain data, and what is wrong with it in a sentence."""

import tomllib
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any

import msgspec

from game.language.spoken import say
from game.match.document.bounds import check_json, check_toml
from game.match.document.faults import Fault, fault_of
from game.match.document.places import line_at, line_of
from game.match.files import cause, read_or_tell

TOML = ".toml"


class Document:
    """A file's text. ``parsed`` raises what its format's parser does, which ``told`` makes a sentence of."""

    def __init__(self, path: Path, data: bytes) -> None:
        self.name = path.name
        self._toml = path.suffix == TOML
        self._data = data

    @classmethod
    def read(cls, path: Path, largest: int, error: Callable[[str], Exception]) -> "Document":
        """Read a file of at most so many bytes; raises what ``error`` makes of a sentence where that cannot be."""
        return cls(path, read_or_tell(path, largest, error))

    def head(self) -> "Document":
        """The same up to its first table."""
        return Document(Path(self.name), self._data.partition(b"\n[")[0])

    def parsed(self) -> Any:
        """The contents as plain data; raises ``ValueError`` or ``RecursionError`` for what is none."""
        text = self._data.decode("utf-8")
        if self._toml:
            check_toml(text)
            return tomllib.loads(text)
        check_json(text)
        return msgspec.json.decode(text)

    def told(self, problem: Exception, kind: Hashable | None = None) -> str:
        """What is wrong, as part of a sentence, with the line where one can be told; ``kind`` is what it should be."""
        fault = fault_of(problem, self._text, kind)
        if fault is None:
            return cause(problem).rstrip(".")
        line = self._line(fault)
        return say("error-document-line", problem=fault.told, line=line) if line else fault.told

    @property
    def _text(self) -> str:
        return self._data.decode("utf-8", errors="replace")

    def _line(self, fault: Fault) -> int:
        """The line of a fault; 0 where it has none."""
        if fault.at is not None:
            return line_at(self._text, fault.at)
        return line_of(self._text, fault.path, self._toml) if fault.path is not None else 0
