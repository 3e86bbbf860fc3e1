"""Windows without what only spares somebody a wait, and catalogs that are read once: for tests that open many."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from game.games.wars.screen.map.glow import Glow
from game.language import spoken
from game.language.library import speaker
from game.language.speaker import Speaker
from game.ui.table.pictures import Warming


@contextmanager
def cold() -> Iterator[None]:
    """Meanwhile nothing is painted ahead of when it is looked at."""
    with patch.object(Warming, "add", lambda self, jobs: None), patch.object(Glow, "want_all", lambda self: None):
        yield


@contextmanager
def read_once() -> Iterator[None]:
    """Meanwhile what is known of a language is kept while others are spoken: its catalogs, and what was told in it."""
    speakers, turns, before = dict[str, Speaker](), dict[str, int](), spoken._turn

    def speaker_of(code: str, *given: Any) -> Speaker:
        if code not in speakers:
            speakers[code] = speaker(code, *given)
        return speakers[code]

    def anew() -> None:
        spoken._spoken, spoken._turn = None, turns.setdefault(spoken._asked[0], -1 - len(turns))
        for forget in spoken._forget:
            # What is kept without a bound is kept by turns.
            if forget.__self__.cache_parameters()["maxsize"] is not None:  # type: ignore[attr-defined]
                forget()

    try:
        with patch.object(spoken, "speaker", speaker_of), patch.object(spoken, "_anew", anew):
            yield
    finally:
        spoken._turn = before
        spoken._anew()
