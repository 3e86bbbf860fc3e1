"""What the ends of all games have in common: watching, saving, playing again."""

from __future__ import annotations

import logging
from collections.abc import Callable

from game.match.lobby import NewGameSpec
from game.match.session import Session
from game.ui.scenes.message import error
from game.ui.table.menu import save_as
from game.ui.table.overlay import Overlay

log = logging.getLogger(__name__)


class EndOverlay(Overlay):
    """The end of a match, over its table. ``said`` is the latest sentence to be told on it; subclasses paint it."""

    title = "The end"

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.result = session.result()
        self.said = ""

    def _say(self, sentence: str) -> None:
        """Tell a sentence in place of the one before."""
        self.said = sentence
        self.redraw()

    def _save(self) -> None:
        """Ask for a name and save."""
        save_as(self.session, self.push, self._say)

    def _watch(self) -> None:
        """Open the theatre with this match; a match begun from there takes this one's place."""
        from game.ui.theatre.door import open_theatre

        name = self.session.name
        open_theatre(self.app, self.session.match, then=lambda begun: self.close(begun) if begun else None, name=name)

    def _start(self, spec: Callable[[], NewGameSpec], trouble: str) -> None:
        """Begin a match and close with it; if that cannot be, say so under the heading ``trouble`` and stay."""
        try:
            session = self.app.services.start(spec())
        except (OSError, ValueError) as problem:
            log.warning("the rematch could not begin: %s", problem)
            self.push(error(trouble, problem))
            return
        self.close(session)
