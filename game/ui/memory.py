"""How the C library keeps the memory of pictures that are gone."""

import ctypes
import functools
import logging
import sys
from collections.abc import Callable

log = logging.getLogger(__name__)

_M_TRIM_THRESHOLD = -1
_M_MMAP_THRESHOLD = -3
_M_ARENA_MAX = -8
LARGE_BYTES = 8_000_000
"""From this size on, a full window's, a block goes back to the system as soon as it is let go. Fresh memory costs a
millisecond or two for each such block, so what is made anew in every frame of zooming stays below it."""
KEPT_BYTES = LARGE_BYTES
"""So much free memory at the heap's end is kept for the next picture. Given back, as glibc does from 128 kB on where
its thresholds are set, it comes back page by page for every picture that is scaled: nearly half of the time of that."""
ARENAS = 2


def give_back_large_blocks() -> None:
    """Have glibc return the memory of large pictures at once; does nothing where there is no glibc.

    By itself glibc raises its threshold to the size of every large block that is let go, up to 32 MB: from then on
    full-window pictures lie among small things on the heap, and the holes they leave stay with the program.
    """
    mallopt = _of_glibc("mallopt")
    if mallopt:
        mallopt(_M_MMAP_THRESHOLD, LARGE_BYTES)
        mallopt(_M_TRIM_THRESHOLD, KEPT_BYTES)
        mallopt(_M_ARENA_MAX, ARENAS)


def give_back_free_pages() -> None:
    """Have glibc return the memory of smaller pictures that are gone; takes one to three milliseconds."""
    trim = _of_glibc("malloc_trim")
    if trim:
        trim(0)


@functools.cache
def _of_glibc(name: str) -> Callable[..., int] | None:
    """A function of the C library; None where there is no such one."""
    if sys.platform != "linux":
        return None
    try:
        return getattr(ctypes.CDLL(None), name)  # type: ignore[no-any-return]
    except (OSError, AttributeError):
        log.debug("this C library has no %s", name)
        return None
