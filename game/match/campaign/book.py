"""Campaign files: found, read, and checked whole before anybody plays them."""

import re
import tomllib
from pathlib import Path

import msgspec

from game.engine.errors import EngineError
from game.match.campaign.checks import check
from game.match.campaign.story import Book
from game.match.cleaned import cleaned
from game.match.files import read_or_tell
from game.match.folders import files_in, is_file
from game.match.resources import shipped
from game.match.saves import SaveError
from game.match.scenarios import SUFFIX as SCENARIO
from game.match.scenarios import Scenario, read_scenario

KIND = "Mythos Table campaign"
FORMAT = 1
LARGEST = 256 * 1024
SUFFIXES = (".campaign.toml", ".campaign.json")
_SCENARIO_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,59}\Z")


class BookError(SaveError):
    """A campaign file cannot be played; the message is a sentence for the player."""


def read_book(path: Path) -> Book:
    """A campaign from a file, checked whole; raises ``BookError`` with a sentence that names what is wrong.

    Set positions come from files beside it or from those that ship; a name never leads anywhere else.
    """
    data = read_or_tell(path, LARGEST, "campaign", BookError)
    try:
        given = tomllib.loads(data.decode("utf-8")) if path.suffix == ".toml" else msgspec.json.decode(data)
        if not isinstance(given, dict) or "positions" in given:
            raise BookError(f"{path.name} is not a campaign: it has positions of its own, or is no table at all.")
        version = given.get("format")
        if given.get("kind") == KIND and isinstance(version, int) and version > FORMAT:
            raise BookError(f"{path.name} was made for a newer version of Mythos Table, which is needed to play it.")
        book = cleaned(msgspec.convert(given, Book))
    except SaveError:
        raise
    except (msgspec.MsgspecError, tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError, ValueError) as problem:
        raise BookError(f"{path.name} is not a campaign that can be played: {_told(problem)}.") from problem
    try:
        book = msgspec.structs.replace(book, positions=_positions(book, path))
        check(book)
    except (EngineError, LookupError, TypeError, ValueError, RecursionError) as problem:
        raise BookError(f"{path.name} cannot be played: {_told(problem)}.") from problem
    return book


def _told(problem: Exception) -> str:
    """A reason as part of a sentence: the first line, without its full stop."""
    return (str(problem).splitlines() or ["it makes no sense"])[0][:600].rstrip(".") or "it makes no sense"


def _positions(book: Book, path: Path) -> dict[str, Scenario]:
    """The set positions the chapters name."""
    found: dict[str, Scenario] = {}
    for chapter in book.chapters:
        name = chapter.scenario
        if name is None or name in found:
            continue
        if not _SCENARIO_NAME.match(name):
            raise ValueError(f"{name[:40]!r} cannot name a set position: only small letters, digits and hyphens can")
        found[name] = read_scenario(_place_of(name, path.parent))
    return found


def _place_of(name: str, folder: Path) -> Path:
    """The file of a set position: beside the campaign, or among those that ship."""
    for place in (folder, shipped("saves")):
        path = place / f"{name}{SCENARIO}"
        if is_file(path) and path.resolve().parent == place.resolve():
            return path
    raise ValueError(f"there is no set position called {name}")


def shipped_books() -> list[Path]:
    """The campaigns that come with the program."""
    try:
        return books_in(shipped("saves"))
    except FileNotFoundError:
        return []


def books_in(folder: Path) -> list[Path]:
    """The campaigns that lie in a folder."""
    return files_in(folder, *SUFFIXES)
