"""The one way into the theatre, from any scene."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.match.match import Match
from game.match.record import Recording
from game.match.theatre import Timeline, View
from game.ui.doors import scene_named
from game.ui.scene import Program

Found = Match | Recording | Timeline
Source = Found | Callable[[], Found]
"""A game to watch, or what fetches one in another thread."""


def open_theatre(
    app: Program,
    source: Source,
    start: int | None = None,
    then: Callable[[Any], None] | None = None,
    *,
    name: str = "",
    view: View | None = None,
) -> None:
    """Have a game watched over the topmost scene.

    ``source`` is a match, a recording, or what makes one of them or a timeline; that may take its time and raise a
    sentence, for it is called in another thread. ``start`` is how many of its entries have been carried out at first.
    ``name`` is what the game is called. ``view`` says with whose eyes; if not given, everybody's for a game that is
    over, else those of its one person, or a passer-by's.

    ``then`` gets the session of a game that somebody goes on with from there, which takes the topmost scene's place
    (the title stays) if ``then`` is not given; and None when the theatre was only left.
    """
    asker = app.stack.top
    assert asker is not None

    def left(session: Any) -> None:
        if then is not None:
            then(session)
        elif session is not None:
            # The title stays below everything.
            (asker.replace if len(app.stack) > 1 else asker.push)(app.open_table(session))

    asker.push(scene_named("theatre", source, start, name=name, view=view), left)
