"""Windows without what only spares somebody a wait, and catalogs that are read once: for tests that open many."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from game.games.wars.screen.map.glow import Glow
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
    """Meanwhile the catalogs of a language are read when it is first spoken, and kept."""
    speakers = dict[str, Speaker]()

    def speaker_of(code: str, *given: Any) -> Speaker:
        if code not in speakers:
            speakers[code] = speaker(code, *given)
        return speakers[code]

    with patch("game.language.spoken.speaker", speaker_of):
        yield
