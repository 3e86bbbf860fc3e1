"""Finished games in a file, a line of JSON each: added when a game is over, read to go on."""

from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")


def read(path: Path, of: type[T]) -> list[T]:
    """The games there are; a last line that was never finished is none."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True) if path.exists() else []
    return [msgspec.json.decode(line, type=of) for line in lines if line.endswith("\n")]


def add(path: Path, line: msgspec.Struct) -> None:
    """Add a game that is over."""
    with path.open("ab") as file:
        file.write(msgspec.json.encode(line) + b"\n")
