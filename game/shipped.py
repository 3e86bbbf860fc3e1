"""Where the files are that come with the program (pictures, sounds, texts, scenarios), and what is done without one.

Some the program cannot run without: ``required`` reads those. Others it plays without: ``go_without`` notes each once.
"""

import logging
import sys
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeVar
from zlib import crc32

log = logging.getLogger(__name__)

T = TypeVar("T")
LISTED = "files.txt"
"""The list of all files in ``assets``, written by scripts/list_assets.py."""
PACKAGE = Path(__file__).resolve().parent
"""The folder of the program's modules."""
_lacking: dict[str, str] = {}


class BrokenInstallation(Exception):
    """A file that the program cannot run without is missing or damaged.

    ``file`` is its path as a player knows it, ``reason`` "missing" or "damaged", ``remedy`` what brings it back:
    "checkout" (by ``command``), "packed" or "installed". The message is plain English, for the catalogs may be what is
    missing.
    """

    def __init__(self, file: str, reason: Literal["missing", "damaged"]) -> None:
        in_checkout = (PACKAGE.parent / "pyproject.toml").is_file()
        self.file, self.reason = file, reason
        self.remedy = "packed" if getattr(sys, "frozen", False) else "checkout" if in_checkout else "installed"
        self.command = f"git checkout -- {file}"
        how = {"checkout": self.command, "packed": "unpack the program again", "installed": "install the program again"}
        told = f"Mythos Table cannot run without {file}, which is {reason}"
        super().__init__(f"{told}. To get it back: {how[self.remedy]}")


def _roots() -> list[Path]:
    """Places to look in: a frozen application, an installed wheel, a checkout (editable install)."""
    roots = [PACKAGE / "_data", PACKAGE.parent]
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


def in_program(path: Path) -> str:
    """A path of ours as a player knows it: from the folder of the program on, where it lies in that."""
    root = next((root for root in _roots() if path.is_relative_to(root)), None)
    return path.relative_to(root).as_posix() if root else str(path)


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
        raise BrokenInstallation(file, "missing") from problem
    except Exception as problem:
        log.warning("%s", file, exc_info=True)
        raise BrokenInstallation(file, "damaged") from problem


def asset_table(name: str) -> dict[str, Any]:
    """What a shipped table of settings holds, by the name of its file: ``"first_games"``."""
    return required(lambda path: tomllib.loads(path.read_text(encoding="utf-8")), f"{name}.toml")


def listing(folder: Path) -> dict[str, tuple[int, int]]:
    """The size and the CRC-32 of each file in ``folder`` and below, but for catalogs and the list itself, by path."""
    found = {}
    for path in folder.rglob("*"):
        file = path.relative_to(folder).as_posix()
        if path.is_file() and file != LISTED and not file.startswith("text/"):
            data = path.read_bytes()
            found[file] = (len(data), crc32(data))
    return found


@cache
def listed() -> dict[str, tuple[int, int]]:
    """The size and the CRC-32 that each file of ``assets`` shipped with, by path; empty without the list of them."""
    try:
        lines = [line.split(" ", 2) for line in asset(LISTED).read_text(encoding="utf-8").splitlines()]
        return {file: (int(size), int(checksum, 16)) for size, checksum, file in lines}
    except (OSError, ValueError) as problem:
        go_without(f"assets/{LISTED}", problem)
        return {}


def intact(file: str, data: bytes) -> bool:
    """Whether a file of ``assets`` is as it shipped: what reads fonts crashes on a damaged one, it raises nothing."""
    found = len(data), crc32(data)
    return listed().get(file, found) == found


def damage() -> list[str]:
    """The files of ``assets`` that are missing or not as they shipped, each with what is wrong with it."""
    wrong = [] if listed() else [f"assets/{LISTED} is missing or damaged"]
    for file in listed():
        try:
            if not intact(file, asset(file).read_bytes()):
                wrong.append(f"assets/{file} is damaged or has been changed")
        except FileNotFoundError:
            wrong.append(f"assets/{file} is missing")
        except OSError as problem:
            wrong.append(f"assets/{file} cannot be read ({problem.strerror})")
    return wrong


def go_without(file: str, problem: Exception | str) -> None:
    """Note once that a picture or sound cannot be used; what shows or plays it goes on without it."""
    if file not in _lacking:
        _lacking[file] = str(problem)
        log.warning("%s cannot be used: %s", file, problem)


def lacking() -> list[str]:
    """The files that have been done without so far, in the order in which they were needed."""
    return list(_lacking)
