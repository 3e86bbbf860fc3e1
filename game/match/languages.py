"""The player's own catalogs: languages added to the program, or some of its messages said otherwise.

They lie in the folder ``languages`` of the data folder, a folder for each language with ``.ftl`` files in it, or in
folders inside that one.
"""

import logging
from collections.abc import Iterable, Iterator
from pathlib import Path

from game.language.library import Source, checked
from game.language.spoken import catalogs
from game.match.files import TooLarge, read_limited
from game.match.folders import files_in

FOLDER = "languages"
LARGEST = 2 * 1024 * 1024
"""Bytes a catalog may have."""
_log = logging.getLogger(__name__)


def use_own(data: Path) -> None:
    """Have the catalogs in a data folder stand before what ships; malformed messages are left out one by one."""
    folder = data / FOLDER
    catalogs("player", checked(lambda code: _sources(folder / code)) if folder.is_dir() else None)


def _sources(folder: Path) -> Iterator[Source]:
    for path in _catalogs(folder):
        try:
            yield path.name, read_limited(path, LARGEST).decode("utf-8")
        except (OSError, TooLarge, UnicodeDecodeError) as problem:
            _log.warning("the catalog %s is left out: %s", path, problem)


def _catalogs(folder: Path) -> Iterable[Path]:
    inner = sorted(path for path in folder.iterdir() if path.is_dir()) if folder.is_dir() else []
    return [path for each in (folder, *inner) for path in files_in(each, ".ftl")]
