"""The lessons about a card or a page of the rules: for the links that lead from there to a lesson."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

import msgspec

from game.games.registry import games
from game.match.files import read_or_tell
from game.match.folders import files_in
from game.match.lessons.files import LARGEST, LESSON, LessonError


class Head(msgspec.Struct, frozen=True):
    """What stands at the head of a lesson's file: enough to name it, read much faster than all of it is."""

    id: str
    title: str
    place: int
    about: list[str] = []


def lessons_about(thing: str) -> tuple[Head, ...]:
    """The lessons that ship and say they are about a card or a page of the rules, by its id; in the path's order."""
    return _index().get(thing, ())


@functools.cache
def _index() -> Mapping[str, tuple[Head, ...]]:
    found: dict[str, tuple[Head, ...]] = {}
    for game in games().values():
        folder = Path(str(files(game.package))) / "lessons" if game.package else None
        heads = [_head(path) for path in files_in(folder, LESSON)] if folder else []
        for head in sorted(filter(None, heads), key=lambda head: head.place):
            for thing in head.about:
                found[thing] = (*found.get(thing, ()), head)
    return found


def _head(path: Path) -> Head | None:
    """The head of a file, up to its first table; none where it cannot be read, which the path of lessons tells."""
    try:
        head = read_or_tell(path, LARGEST, "lesson", LessonError).decode("utf-8").partition("\n[")[0]
        return msgspec.convert(tomllib.loads(head), Head)
    except ValueError:
        return None
