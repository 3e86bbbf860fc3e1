"""Reading files no further than they may be long, and writing them so that nothing is ever half there."""

import contextlib
import os
import secrets
from collections.abc import Callable
from pathlib import Path


class TooLarge(ValueError):
    """A file holds more than it may."""


def read_limited(path: Path, limit: int) -> bytes:
    """The bytes of a file that may have up to ``limit``; of one that never ends no more than one further is read.

    Raises ``OSError`` if it cannot be read, ``TooLarge`` if it holds more.
    """
    with open(path, "rb") as file:
        data = file.read(limit + 1)
    if len(data) > limit:
        raise TooLarge("the file is too large")
    return data


def read_or_tell(path: Path, limit: int, kind: str, error: Callable[[str], Exception]) -> bytes:
    """As ``read_limited``, for files a player chooses or keeps: whatever is wrong is told in a sentence.

    Raises what ``error`` makes of the sentence, which names the file; ``kind`` ends "is larger than any ...".
    """
    try:
        return read_limited(path, limit)
    except OSError as problem:
        raise error(f"{path.name} cannot be read: {why(problem)}.") from problem
    except TooLarge as problem:
        raise error(f"{path.name} is larger than any {kind}.") from problem


def why(problem: OSError) -> str:
    """The system's reason, in words without paths."""
    return (problem.strerror or type(problem).__name__).lower()


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
                os.fsync(file.fileno())
        if backup is not None and path.exists():
            _keep(path, backup)
        os.replace(beside, path)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise
    if sync:
        sync_folder(path.parent)


def _keep(path: Path, backup: Path) -> None:
    """Make ``backup`` another name of the file, so that at every moment ``path`` is there."""
    beside = backup.with_name(f"{backup.name}.{secrets.token_hex(4)}.tmp")
    try:
        try:
            os.link(path, beside)
        except OSError:
            # No hard links on this file system.
            beside.write_bytes(path.read_bytes())
        os.replace(beside, backup)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise


def sync_folder(folder: Path) -> None:
    """Have a rename reach the disk, where the system can sync a folder."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
