"""Reading a plain file no further than it may be long: never a pipe or a device, which would be waited at for ever.

Standard library only and without words of ours: it is used before a language is spoken and an engine is loaded.
"""

import errno
import os
import stat
from pathlib import Path


class TooLarge(ValueError):
    """A file holds more than it may."""


class NotPlain(OSError):
    """A pipe, a device or a socket stands where a file was expected."""


def read_limited(path: Path | str, limit: int) -> bytes:
    """The bytes of a plain file that may have up to ``limit``; of one that grows no more than one further is read.

    Raises ``OSError`` if it cannot be read, ``NotPlain`` if it is a pipe or a device, ``TooLarge`` if it holds more.
    Never waits.
    """
    with open(path, "rb", opener=plain_handle) as file:
        data = file.read(limit + 1)
    if len(data) > limit:
        raise TooLarge(f"{os.path.basename(path)} holds more than {limit:,} bytes")
    return data


def plain_handle(path: str, flags: int) -> int:
    """Open a plain file: a pipe would wait for somebody to write, and reading a device may change it.

    Returns what ``os.open`` does. Raises ``OSError``, ``NotPlain``.
    """
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
        raise NotPlain(errno.EINVAL, "it is not a file")
