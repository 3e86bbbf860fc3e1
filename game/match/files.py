"""Reading files no further than they may be long, writing them so that nothing is half there."""

import contextlib
import errno
import importlib
import logging
import os
import secrets
import stat
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.engine.errors import SetupError
from game.language.spoken import say
from game.language.values import Text

log = logging.getLogger(__name__)
FCNTL: Any = importlib.import_module("fcntl") if sys.platform == "darwin" else None
"""On macOS fsync leaves what was written in the disk's own memory, which is lost with the power; this does not."""
TRIES, PAUSE = (25 if os.name == "nt" else 1), 0.02
"""How often a file is put in the place of another one, and seconds between: on Windows whoever reads that one, a virus
scanner for example, is in the way for a moment."""
WHY = {
    errno.ENOSPC: "full", getattr(errno, "EDQUOT", errno.ENOSPC): "full", errno.EACCES: "denied", errno.EPERM: "denied",
    errno.EROFS: "read-only", errno.ENOENT: "missing", errno.EISDIR: "folder", errno.EEXIST: "exists",
    errno.ENOTDIR: "exists", errno.ENAMETOOLONG: "name", errno.EIO: "broken", errno.EBUSY: "busy",
}  # fmt: skip
"""What the system's commonest reasons are called in messages; it says the others itself, in its own language."""
Stamp = tuple[int, int]
"""What tells a file or folder from another one that has taken its name: its device and its number there."""


class TooLarge(ValueError):
    """A file holds more than it may."""


class NotPlain(OSError):
    """A pipe, a device or a socket stands where a file was expected."""


def read_limited(path: Path, limit: int) -> bytes:
    """The bytes of a plain file that may have up to ``limit``; of one that grows no more than one further is read.

    Raises ``OSError`` if it cannot be read, ``NotPlain`` if it is a pipe or a device, ``TooLarge`` if it holds more.
    Never waits, and says nothing in the player's language: catalogs are read so.
    """
    with open(path, "rb", opener=_plain_only) as file:
        data = file.read(limit + 1)
    if len(data) > limit:
        raise TooLarge(f"{path.name} holds more than {limit:,} bytes")
    return data


def _plain_only(path: str, flags: int) -> int:
    """Opens a plain file: a pipe would wait for somebody to write, and reading a device may change it."""
    _refuse_odd(os.stat(path))
    handle = os.open(path, flags | getattr(os, "O_NONBLOCK", 0))
    try:
        # It may have become another since.
        _refuse_odd(os.fstat(handle))
    except BaseException:
        os.close(handle)
        raise
    return handle


def _refuse_odd(found: os.stat_result) -> None:
    if not stat.S_ISREG(found.st_mode) and not stat.S_ISDIR(found.st_mode):
        raise NotPlain(errno.EINVAL, "not a plain file")


def at_home(said: str | Path) -> Path:
    """The path somebody means, ``~`` filled in; where there is no such user it is a name that begins so."""
    try:
        return Path(said).expanduser()
    except RuntimeError:
        return Path(said)


def read_or_tell(path: Path, limit: int, error: Callable[[str], Exception]) -> bytes:
    """As ``read_limited``, for files a player chooses or keeps: whatever is wrong is told in a sentence.

    Raises what ``error`` makes of the sentence, which names the file.
    """
    try:
        return read_limited(path, limit)
    except OSError as problem:
        raise error(say("error-files-unreadable", file=path.name, why=why(problem))) from problem
    except TooLarge as problem:
        raise error(say("error-files-large", file=path.name)) from problem


def why(problem: OSError) -> str:
    """The system's reason, in words without paths."""
    known = "not-a-file" if isinstance(problem, NotPlain) else WHY.get(problem.errno or 0)
    return say(f"error-why-{known}") if known else (problem.strerror or type(problem).__name__).lower()


def cause(problem: Exception) -> str:
    """What is wrong with a file's contents, as part of a sentence; what only programmers understand is in the log."""
    if isinstance(problem, SetupError) or (problem.args and isinstance(problem.args[0], Text)):
        return str(problem)
    log.info("%s: %s", type(problem).__name__, problem)
    return say("error-files-contents")


def write_whole(path: Path, data: bytes, sync: bool = True, backup: Path | None = None) -> None:
    """Put ``data`` in the place of a file, or leave everything as it was.

    Writes a temporary file beside it, has it synced to the disk, and renames it. With
    ``backup``, what stood at ``path`` is kept there. Raises ``OSError``; the old file
    and the old backup are untouched then.
    """
    beside = path.with_name(f"{path.name}.{secrets.token_hex(4)}.tmp")
    try:
        with open(beside, "xb") as file:
            file.write(data)
            file.flush()
            if sync:
                reach_disk(file.fileno())
        if backup is not None and os.path.isfile(path):
            _keep(path, backup)
        put_in_place(beside, path)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise
    if sync:
        sync_folder(path.parent)


def put_in_place(path: Path, target: Path) -> None:
    """Rename a file over another one. Raises ``OSError``."""
    for left in reversed(range(TRIES)):
        try:
            os.replace(path, target)
            return
        except PermissionError:
            if not left:
                raise
            time.sleep(PAUSE)


def _keep(path: Path, backup: Path) -> None:
    """Make ``backup`` another name of the file, so that at every moment ``path`` is there."""
    beside = backup.with_name(f"{backup.name}.{secrets.token_hex(4)}.tmp")
    try:
        try:
            os.link(path, beside)
        except OSError:
            # No hard links on this file system.
            with open(beside, "xb") as file:
                file.write(path.read_bytes())
                file.flush()
                reach_disk(file.fileno())
        put_in_place(beside, backup)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise


def reach_disk(handle: int) -> None:
    """Wait until what was written through a handle is on the disk itself. Raises ``OSError``."""
    full = getattr(FCNTL, "F_FULLFSYNC", None)
    if full is not None:
        with contextlib.suppress(OSError):
            # Not every file system there knows it.
            FCNTL.fcntl(handle, full)
            return
    os.fsync(handle)


def sync_folder(folder: Path) -> None:
    """Have a rename reach the disk, where the system can sync a folder."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            reach_disk(handle)
        finally:
            os.close(handle)


def make_folder(folder: Path) -> None:
    """Make a folder and those above it, where they are missing, and have their names reach the disk."""
    if folder.is_dir():
        return
    if folder.parent != folder:
        make_folder(folder.parent)
    folder.mkdir(exist_ok=True)
    sync_folder(folder.parent)


def stamp_of(path: Path) -> Stamp | None:
    """What tells a file or folder from others; ``None`` where there is none, or nobody may know."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
