"""The terminal behind the gate for text from outside: nothing printed there moves its cursor or colors its letters."""

import contextlib
import sys
from collections.abc import Iterator
from typing import Any

from game.match.outside_text import shown

PROGRAM = "mythos-table"
DONE, DIFFERENT, BAD_INPUT, NO_DISPLAY = range(4)
"""Done; a difference or violation was found; bad input; there is no display."""


class _Gated:
    """A stream whose text has passed the gate; everything else about it is the stream's own."""

    def __init__(self, stream: Any) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write a text as it may be shown; one that begins anew on its line (how far a contest is) does so."""
        again = "\r" if text.startswith("\r") else ""
        self._stream.write(again + shown(text[len(again) :], lines=True))
        return len(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


@contextlib.contextmanager
def gated() -> Iterator[None]:
    """Whatever is printed meanwhile can be shown by any terminal."""
    before = {name: getattr(sys, name) for name in ("stdout", "stderr")}
    for name, stream in before.items():
        if stream is not None:
            if hasattr(stream, "reconfigure"):
                # A terminal that cannot show a letter must not end the match.
                stream.reconfigure(errors="replace")
            setattr(sys, name, _Gated(stream))
    try:
        yield
    finally:
        for name, stream in before.items():
            # Where whoever read the output has left, something else has taken its place.
            if isinstance(getattr(sys, name), _Gated):
                setattr(sys, name, stream)
