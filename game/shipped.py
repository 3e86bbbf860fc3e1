"""Where the files are that come with the program (pictures, sounds, texts, scenarios), and what is done without one.

Some the program cannot run without: ``required`` reads those. Others it plays without: ``go_without`` notes each once.
"""

import logging
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

log = logging.getLogger(__name__)

T = TypeVar("T")
_lacking: dict[str, str] = {}


class BrokenInstallation(Exception):
    """A file that the program cannot run without is missing or damaged.

    ``file`` is its path as a player knows it, ``reason`` what is wrong with it, ``remedy`` what brings it back:
    "checkout", "packed" or "installed". The message is plain English, for the catalogs may be what is missing.
    """

    def __init__(self, file: str, reason: str) -> None:
        package = Path(__file__).resolve().parent
        in_checkout = (package.parent / "pyproject.toml").is_file()
        self.file, self.reason = file, reason
        self.remedy = "packed" if getattr(sys, "frozen", False) else "checkout" if in_checkout else "installed"
        how = {
            "checkout": f"git checkout -- {file}",
            "packed": "unpack the program again",
            "installed": "install the program again",
        }
        super().__init__(f"The program cannot run without {file}: {reason}. To get it back: {how[self.remedy]}")


def _roots() -> list[Path]:
    """Places to look in: a frozen application, an installed wheel, a checkout (editable install)."""
    package = Path(__file__).resolve().parent
    roots = [package / "_data", package.parent]
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen:
        roots.insert(0, Path(frozen))
    return roots


def shipped(kind: str, *parts: str) -> Path:
    """Path of a shipped file or folder.

    ``kind`` is ``"assets"`` or ``"saves"``; ``parts`` name the file inside it.
    Raises ``FileNotFoundError`` naming the file when the installation lacks it.
    """
    for root in _roots():
        path = root.joinpath(kind, *parts)
        if path.exists():
            return path
    raise FileNotFoundError(f"this installation lacks {'/'.join((kind, *parts))}")


def asset(*parts: str) -> Path:
    return shipped("assets", *parts)


def required(read: Callable[[Path], T], *parts: str) -> T:
    """What ``read`` makes of a file of ``assets`` that the program cannot run without.

    Raises ``BrokenInstallation`` where the file is missing or ``read`` raises anything.
    """
    file = "/".join(("assets", *parts))
    try:
        return read(asset(*parts))
    except FileNotFoundError as problem:
        raise BrokenInstallation(file, "it is missing") from problem
    except Exception as problem:
        log.warning("%s", file, exc_info=True)
        raise BrokenInstallation(file, "it is damaged") from problem


def asset_table(name: str) -> dict[str, Any]:
    """What a shipped table of settings holds, by the name of its file: ``"first_games"``."""
    return required(lambda path: tomllib.loads(path.read_text(encoding="utf-8")), f"{name}.toml")


def go_without(file: str, problem: Exception | str) -> None:
    """Note once that a picture or sound cannot be used; what shows or plays it goes on without it."""
    if file not in _lacking:
        _lacking[file] = str(problem)
        log.warning("%s cannot be used: %s", file, problem)


def lacking() -> list[str]:
    """The files that have been done without so far, in the order in which they were needed."""
    return list(_lacking)
