"""The lessons about a card or a page of the rules: for the links that lead from there to a lesson."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from itertools import islice
from pathlib import Path

import msgspec

from game.games.registry import games
from game.language.spoken import per_language, say
from game.match.document.document import Document
from game.match.folders import files_in
from game.match.lessons.files import LARGEST, LESSON, LessonError
from game.match.lessons.format import About, Id, Title
from game.match.lessons.wording import title_of
from game.match.outside_text import shown

MOST_OWN = 6
"""So many of the player's own lessons a card leads to: it has no room for a whole folder."""


class Head(msgspec.Struct, frozen=True):
    """What stands at the head of a lesson's file: enough to name it, read much faster than all of it is."""

    id: Id
    title: Title
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

    @property
    def _shipped(self) -> list[Head]:
        return _shipped()


signposts = Signposts()


@per_language
def _shipped() -> list[Head]:
    """The heads of the lessons of all games."""
    places = {game.id: Path(str(files(game.package))) / "lessons" for game in games().values() if game.package}
    return [head for game, place in places.items() for head in _heads(place, game)]


def lessons_about(thing: str) -> list[Head]:
    """The lessons about a card or a page of the rules, by its id; in the path's order, the player's own last."""
    return signposts.about(thing)


def _heads(folder: Path, game: str = "") -> list[Head]:
    """The heads of all lessons in a folder, by their place; in a game's own their titles are messages."""
    found = (_head(path, game) for path in files_in(folder, LESSON))
    return sorted(filter(None, found), key=lambda head: (head.place, head.id))


def _head(path: Path, game: str) -> Head | None:
    """The head of a file, up to its first table; none where it cannot be read, which the path of lessons tells."""
    try:
        given = Document.read(path, LARGEST, LessonError).head().parsed()
        if game and "title" not in given:
            given["title"] = str(say(title_of(game, str(given["id"]))))
        found = msgspec.convert(given, Head)
    except (LookupError, ValueError, RecursionError):
        return None
    return found if shown(found.title) == found.title else None
