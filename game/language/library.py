"""Finds the catalogs of a language: the program's, each game's, and the player's own; makes the one who says them.

A language is a folder of ``.ftl`` files called by its code. It may be whole in one place or in parts in several.
"""

import logging
import re
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from pathlib import Path

from game.language.outside import Owner, Source
from game.language.pseudo import PSEUDO, Pseudo
from game.language.speaker import Language, Speaker
from game.language.syntax import entries
from game.shipped import PACKAGE, BrokenInstallation, asset, in_program

SOURCE = "en"
"""The language that all messages are written in first, and said in where another has none."""
NAME = "language-name"
"""The message in which a language says what it is called."""
_log = logging.getLogger(__name__)

Place = Callable[[str], Iterable[Source]]
"""Gives the catalogs of a language, by its code."""


def ftl_files(folder: Path) -> list[Source]:
    """The catalogs in a folder of ours and in those inside it; none where there is no such folder."""
    return [Source(path.name, path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.ftl"))]


def languages_in(folder: Path) -> Place:
    """The languages in a folder."""
    return lambda code: ftl_files(folder / code)


def shipped_in(folder: Path) -> Place:
    """The languages in a folder of ours; raises ``BrokenInstallation`` for a file that cannot be read."""

    def found(code: str) -> Iterable[Source]:
        try:
            return ftl_files(folder / code)
        except (OSError, ValueError) as problem:
            raise BrokenInstallation(_damaged(folder / code), "damaged") from problem

    return found


def _damaged(folder: Path) -> str:
    """The first catalog in a folder that cannot be read, as the player knows it."""
    for path in sorted(folder.rglob("*.ftl")):
        try:
            path.read_text(encoding="utf-8")
        except (OSError, ValueError):
            return in_program(path)
    return in_program(folder)


def lost(key: str, english: Container[str]) -> str:
    """The English catalog of ours that should have a message and has it no more, for another language has it there.

    Empty where no language has it: that is a mistake of whoever asks, and no damage.
    """
    message = key.partition(".")[0]
    if message in english:
        return ""
    begins = re.compile(rf"^{re.escape(message)} *=", re.MULTILINE)
    for words in (asset("text"), *sorted(PACKAGE.glob("games/*/words"))):
        for path in sorted(words.glob("*/*.ftl")):
            if path.parent.name != SOURCE and begins.search(path.read_text(encoding="utf-8", errors="replace")):
                return in_program(words / SOURCE / path.name)
    return ""


def checked(place: Place, owner: Owner) -> Place:
    """A place of others: whatever is wrong with it, and with the messages in it, what ships stands in for that."""

    def found(code: str) -> Iterable[Source]:
        try:
            return [source._replace(owner=owner) for source in place(code)]
        except (OSError, ValueError) as problem:
            _log.warning("%s: catalogs are left out: %s", code, problem)
            return []

    return found


def own_name(code: str, places: Iterable[Place]) -> str:
    """What a language calls itself in the first of these places that says it; its code where none does."""
    for place in places:
        for _, source, _ in place(code):
            if NAME in source and (said := entries(source)[0].get(NAME)):
                return said.strip()
    return code


class _Read:
    """The files of a language in several places, read each time they are gone through."""

    def __init__(self, code: str, places: Sequence[Place]) -> None:
        self._code, self._places = code, places

    def __iter__(self) -> Iterator[Source]:
        return (source for place in self._places for source in place(self._code))


def speaker(code: str, places: Sequence[Place], strict: bool = False) -> Speaker:
    """Who says the messages of these places in a language: "de-AT" by way of "de", and at last English."""
    # English is read when a message is missing, or when it is spoken.
    english = _Read(SOURCE, places)
    chain = [Language(SOURCE, english)]
    for each in reversed(_chain(code)[:-1]):
        if each == PSEUDO:
            chain.insert(0, Pseudo(english))
        elif sources := list(_Read(each, places)):
            chain.insert(0, Language(each, sources, chain[0]))
    return Speaker(chain, strict, lost)


def _chain(code: str) -> list[str]:
    """The languages that a message is looked for in, one after the other; English is the last."""
    return list(dict.fromkeys((code.replace("_", "-"), code.replace("_", "-").split("-")[0], SOURCE)))
