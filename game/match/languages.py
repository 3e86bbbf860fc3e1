"""Which languages there are, and which of them is spoken: by the settings, else the system's, else English.

The player's own lie in the folder ``languages`` of the data folder, a folder for each language with ``.ftl`` files in
it, or in folders inside that one. They add a language, or say some messages of one that ships otherwise.
"""

import locale
import logging
import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from game.language.folding import folded
from game.language.library import SOURCE, checked, languages_in, own_name
from game.language.outside import Owner, Source
from game.language.pseudo import PSEUDO
from game.language.spoken import catalogs, speak, speech
from game.match.files import read_limited
from game.match.folders import folders_in, names_in
from game.match.outside_text import shown
from game.shipped import asset

FOLDER = "languages"
LARGEST, LARGEST_IN_ALL = 2 * 1024 * 1024, 4 * 1024 * 1024
"""Bytes a catalog may have, and all of a language together: those that ship have less than one million."""
MOST_FILES, MOST_LINES = 1000, 50_000
"""What all of a language may have together: those that ship have 118 files and 18,000 lines."""
LONGEST_CODE = 20
LONGEST_NAME = 40
_MOST = 100
"""How many languages of the player's own are looked at."""
_CODE = re.compile(r"[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*")
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""What tells the language on a system that goes by POSIX; the first that is set counts."""
_log = logging.getLogger(__name__)
_unheard = logging.Logger("unheard", logging.CRITICAL)
"""What is wrong with a catalog is told when its language is spoken, not whenever languages are listed."""


# The player's own catalogs ----------------------------------------------------------------------


@dataclass(frozen=True)
class OwnCatalogs:
    """The catalogs in a folder of the player's; also handed to worker processes."""

    folder: Path

    def __call__(self, code: str) -> Iterable[Source]:
        """The files of a language. What is wrong with a file, or a message, is one line in the log."""
        return checked(lambda each: _sources(self.folder / each), Owner.PLAYER)(code)


def use_own(data: Path) -> None:
    """Have the catalogs in a data folder stand before what ships."""
    folder = data / FOLDER
    own = OwnCatalogs(folder) if os.path.isdir(folder) else None
    if own != speech().own:
        catalogs("player", own)


def _sources(folder: Path, log: logging.Logger = _log) -> Iterator[Source]:
    """The catalogs of a language, as many as fit; of the others the log tells, without words of any catalog."""
    size = lines = 0
    for number, path in enumerate(_catalogs(folder)):
        try:
            data = read_limited(path, LARGEST)
            text = data.decode("utf-8-sig")
        except (OSError, ValueError) as problem:
            log.warning("the catalog %s is left out: %s", path, problem)
            continue
        size, lines = size + len(data), lines + text.count("\n")
        if number >= MOST_FILES or size > LARGEST_IN_ALL or lines > MOST_LINES:
            log.warning(
                "from %s on catalogs are left out: those of a language may be %d, of %d bytes and %d lines in all",
                path, MOST_FILES, LARGEST_IN_ALL, MOST_LINES,
            )  # fmt: skip
            return
        yield Source(path.name, text)


def _catalogs(folder: Path) -> Iterator[Path]:
    """Whatever is named as a catalog in a folder or in those inside it, by name."""
    for each in ("", *folders_in(folder)):
        yield from (folder / each / name for name in sorted(names_in(folder / each, ".ftl")))


# Which there are --------------------------------------------------------------------------------


def codes(data: Path) -> list[str]:
    """The codes of all languages: those that ship, then the player's own in a data folder."""
    found = [*_folders(asset("text")), *_folders(data / FOLDER)[:_MOST]]
    return list(dict.fromkeys(found))


def _folders(folder: Path) -> list[str]:
    """Folders inside a folder that are called as a language is."""
    return [each for each in folders_in(folder) if len(each) <= LONGEST_CODE and _CODE.fullmatch(each)]


class Offered(NamedTuple):
    """The languages that can be chosen."""

    named: tuple[tuple[str, str], ...]
    """All that there are by code, each with what it calls itself."""
    system: str
    """The code of the one that the system's user gets."""


def offered(data: Path) -> Offered:
    """The languages there are: those that ship, and the player's own in a data folder."""
    places = [lambda code: _sources(data / FOLDER / code, _unheard), languages_in(asset("text"))]
    named = [(code, shown(own_name(code, places))[:LONGEST_NAME]) for code in codes(data)]
    return Offered(tuple(sorted(named, key=lambda each: folded(each[1]))), chosen("", data))


def meant(wanted: str, there: Iterable[str]) -> str:
    """Which of these codes is meant by one: "de" by "de_AT", if there is no Austrian; empty if none is."""
    known = {code.replace("_", "-").lower(): code for code in there}
    parts = wanted.replace("_", "-").lower().split("-")
    return next((known[tag] for end in range(len(parts), 0, -1) if (tag := "-".join(parts[:end])) in known), "")


def is_there(wanted: str, data: Path) -> bool:
    """Whether there is a language of that code."""
    return bool(meant(wanted, _known(data)))


def _known(data: Path) -> list[str]:
    """All codes that can be asked for: the one for tests too, which is offered to nobody."""
    return [*codes(data), PSEUDO]


# Which is spoken --------------------------------------------------------------------------------


def system_languages(given: Mapping[str, str] | None = None, platform: str = sys.platform) -> list[str]:
    """The languages the system's user wants, the dearest first, by the variables in ``given`` or the environment.

    Where these say nothing, Windows is asked for the language of its own words, others for the locale.
    """
    environment = os.environ if given is None else given
    locales = [value for name in _VARIABLES if (value := environment.get(name))][:1]
    if not locales:
        locales = [_of_windows() if platform == "win32" else (locale.getlocale()[0] or "")]
    elif _plain(locales[0]) not in ("", "C", "POSIX") and (listed := environment.get("LANGUAGE")):
        locales = [*listed.split(":"), *locales]
    return [code for each in locales if _CODE.fullmatch(code := _plain(each))]


def _plain(name: str) -> str:
    """A locale's name without encoding and variant: "de_AT" of "de_AT.UTF-8@euro"."""
    return re.split(r"[.@]", name.strip())[0]


def _of_windows() -> str:
    import ctypes

    kernel = getattr(ctypes, "windll").kernel32  # noqa: B009  there is none elsewhere
    return locale.windows_locale.get(kernel.GetUserDefaultUILanguage(), "")


def chosen(wanted: str, data: Path, system: Sequence[str] | None = None) -> str:
    """The code to be spoken: what is wanted, by default the system's; English where there is no such language."""
    if wanted:
        found = meant(wanted, _known(data))
        if not found:
            _log.warning("there is no language %.40r; English is spoken", wanted)
        return found or SOURCE
    listed = system_languages() if system is None else system
    return next((found for code in listed if (found := meant(code, codes(data)))), SOURCE)


def speak_as(wanted: str, data: Path) -> bool:
    """Speak the language that is wanted, by default the system's; true if it is another than before."""
    if speech().own is None:
        # Somebody may have begun one while the program runs.
        use_own(data)
    before, code = speech().code, chosen(wanted, data)
    if code != before:
        speak(code)
    return code != before
