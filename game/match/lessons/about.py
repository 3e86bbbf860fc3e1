"""The lessons about a card or a page of the rules: for the links that lead from there to a lesson."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from itertools import islice
from pathlib import Path

import msgspec

from game.games.registry import games
from game.match.files import read_or_tell
from game.match.folders import files_in
from game.match.lessons.files import LARGEST, LESSON, LessonError
from game.match.lessons.format import About, Id
from game.match.outside_text import shown
from game.match.record import Text60

MOST_OWN = 6
"""So many of the player's own lessons a card leads to: it has no room for a whole folder."""


class Head(msgspec.Struct, frozen=True):
    """What stands at the head of a lesson's file: enough to name it, read much faster than all of it is."""

    id: Id
    title: Text60
    place: int
    about: About = []


class Signposts:
    """What leads to lessons, by the ids of cards and pages of the rules; the player's own come last."""

    def __init__(self) -> None:
        self._own: Sequence[Head] = ()

    def about(self, thing: str) -> list[Head]:
        """The lessons that say they are about a thing, in the path's order."""
        own = (head for head in self._own if thing in head.about)
        return [*(head for head in self._shipped if thing in head.about), *islice(own, MOST_OWN)]

    def learn(self, folder: Path) -> None:
        """Know the lessons of a player's folder as they are now; from any thread."""
        taken = {head.id for head in self._shipped}
        self._own = [head for head in _heads(folder) if head.id not in taken]

    @functools.cached_property
    def _shipped(self) -> list[Head]:
        places = (Path(str(files(game.package))) / "lessons" for game in games().values() if game.package)
        return [head for place in places for head in _heads(place)]


signposts = Signposts()


def lessons_about(thing: str) -> list[Head]:
    """The lessons about a card or a page of the rules, by its id; in the path's order, the player's own last."""
    return signposts.about(thing)


def _heads(folder: Path) -> list[Head]:
    """The heads of all lessons in a folder, by their place."""
    found = (_head(path) for path in files_in(folder, LESSON))
    return sorted(filter(None, found), key=lambda head: (head.place, head.id))


def _head(path: Path) -> Head | None:
    """The head of a file, up to its first table; none where it cannot be read, which the path of lessons tells."""
    try:
        head = read_or_tell(path, LARGEST, LessonError).decode("utf-8").partition("\n[")[0]
        found = msgspec.convert(tomllib.loads(head), Head)
    except (ValueError, RecursionError):
        return None
    return found if shown(found.title) == found.title else None
