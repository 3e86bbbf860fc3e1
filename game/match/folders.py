"""Folders of the player's: what lies in them is listed, and set aside where it is in the way, whatever it is.

Only plain files count, or links to some. A pipe would be waited at for ever, a device read without end, a folder
cannot be read at all. Listing never raises: what cannot be looked at is not there.
"""

import os
import stat
from datetime import datetime
from itertools import chain, count
from pathlib import Path
from typing import NamedTuple

from game.language.spoken import say
from game.match.files import why

FileStamp = tuple[int, int]
"""By what a changed file is known: when it was written, in nanoseconds, and its size."""
ASIDE = ".aside"
_LATEST = 1 << 62
"""Of times on files, in nanoseconds either way of 1970: some systems keep any number, and 64 bits have to hold it."""


class Found(NamedTuple):
    """A plain file in a folder."""

    path: Path
    stamp: FileStamp


def found_in(folder: Path, *endings: str) -> list[Found]:
    """The plain files of a folder with one of these endings, by name."""
    stamped = ((folder / name, file_stamp(folder / name)) for name in names_in(folder, *endings))
    return sorted(Found(path, stamp) for path, stamp in stamped if stamp is not None)


def files_in(folder: Path, *endings: str) -> list[Path]:
    """As ``found_in``, without the stamps."""
    return [found.path for found in found_in(folder, *endings)]


def names_in(folder: Path, *endings: str) -> list[str]:
    """The names with one of these endings in a folder, whatever has them."""
    try:
        with os.scandir(folder) as entries:
            return [entry.name for entry in entries if entry.name.endswith(endings)]
    except (OSError, ValueError):
        return []


def folders_in(folder: Path) -> list[str]:
    """The names of the folders in a folder, in order."""
    return [name for name in sorted(names_in(folder, "")) if os.path.isdir(folder / name)]


def is_file(path: Path) -> bool:
    """Whether a plain file is there."""
    return file_stamp(path) is not None


def file_stamp(path: Path) -> FileStamp | None:
    """When a plain file was written and how large it is; ``None`` where there is none."""
    try:
        found = os.stat(path)
    except (OSError, ValueError):
        return None
    written = max(-_LATEST, min(found.st_mtime_ns, _LATEST))
    return (written, found.st_size) if stat.S_ISREG(found.st_mode) else None


def written(path: Path) -> int:
    """When a file was written, in nanoseconds; 0 where there is none."""
    return (file_stamp(path) or (0, 0))[0]


def date_of(path: Path) -> datetime:
    """When a file was written, by the clock on the wall; the beginning of 1970 where there is none or no such year."""
    try:
        return datetime.fromtimestamp(written(path) / 1_000_000_000)
    except (OverflowError, ValueError, OSError):
        return datetime.fromtimestamp(0)


def set_aside(path: Path, name: str = "") -> Path:
    """Give whatever is at ``path`` another name, ``name`` or one like it that nothing has, and return it.

    Raises ``OSError``.
    """
    target = free(path.with_name(name or f"{path.name}{ASIDE}"))
    os.rename(path, target)
    return target


def free(path: Path, number: str = "-{}") -> Path:
    """The path if nothing is there, else the first like it, with a number behind its stem, that nothing has."""
    paths = chain([path], (path.with_stem(path.stem + number.format(n)) for n in count(2)))
    return next(each for each in paths if not os.path.lexists(each))


def clear_for_file(path: Path) -> str:
    """Set aside what is not a file where one belongs; the sentence about it, empty where nothing had to be done."""
    return _cleared(path, "file") if os.path.lexists(path) and not is_file(path) else ""


def clear_for_folder(path: Path) -> str:
    """As ``clear_for_file``, where a folder belongs."""
    return _cleared(path, "folder") if os.path.lexists(path) and not os.path.isdir(path) else ""


def _cleared(path: Path, wanted: str) -> str:
    name, folder = path.name, path.parent.name
    try:
        return say(f"error-folder-aside-{wanted}", name=name, folder=folder, kept=set_aside(path).name)
    except OSError as problem:
        return say(f"error-folder-stuck-{wanted}", name=name, folder=folder, why=why(problem))


def clear_all(folder: Path, *endings: str) -> list[str]:
    """Set aside whatever has one of these endings in a folder and is no file. Links that lead nowhere stay."""
    paths = (folder / name for name in sorted(names_in(folder, *endings)))
    return list(filter(None, (clear_for_file(path) for path in paths if not os.path.islink(path))))
