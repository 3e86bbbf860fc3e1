"""Where modules are looked up: not in the current folder, so that no file there stands in for a library's or for ours.

Imports only what every Python has loaded when it starts: anything else could come from that folder.
"""

import os
import sys

ROOT = os.path.realpath(os.path.join(os.path.dirname(__file__), os.pardir))
"""The folder in which this package lies."""
_LIBRARY = os.path.realpath(os.path.dirname(os.__file__))


def safe(path: list[str]) -> list[str]:
    """A module path without the current folder in front of Python's own library, and with this package's folder."""
    try:
        here = os.path.realpath(os.getcwd())
    except OSError:
        # Somebody has deleted it: nothing can come from there.
        return path
    known = [os.path.realpath(entry) for entry in path]
    front = known.index(_LIBRARY) if _LIBRARY in known else 1
    kept = [n for n in range(len(path)) if n >= front or known[n] != here]
    ours = [] if ROOT in (known[n] for n in kept) else [ROOT]
    return [path[n] for n in kept] + ours


def keep_safe() -> None:
    """Under ``python -m game``, which by Python's own rule looks into the current folder first, look there no more."""
    if sys.argv[:1] == ["-m"] and "game" in sys.orig_argv:
        sys.path[:] = safe(sys.path)
