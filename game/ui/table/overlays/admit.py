"""Asks before a saved game may run somebody else's bots; then the table opens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.language.spoken import say
from game.language.values import markup
from game.match.session import Session
from game.ui import draw
from game.ui.rich import escape
from game.ui.scene import Scene
from game.ui.scenes.message import Answer, MessageScene


class AdmitScene(MessageScene):
    """The question which bots a game may run. Nothing of theirs has been run yet; Escape and Enter say no.

    ``table`` makes the table's scene, which takes this one's place whatever the answer.
    """

    overlay = False
    titled = "admit"

    def __init__(self, session: Session, table: Callable[[Session], Scene]) -> None:
        self.session = session
        self._table = table
        self._opened = False
        bots = [markup(f"**{escape(name)}**") for name in session.driver.strangers]
        told = f"{say('table-admit.note', bots=bots)}\n{say('table-admit.otherwise')}"
        answers = (
            Answer(True, say("table-admit.run", bots=bots), "danger"),
            Answer(False, say("table-admit.adept"), "primary", "Enter"),
        )
        super().__init__(say("table-admit", bots=bots), told, answers, False)

    def answer(self, value: Any) -> None:
        """Open the table, with the bots or without."""
        if value:
            self.session.driver.allow(self.session.driver.strangers)
        self._opened = True
        self.replace(self._table(self.session))

    def leave(self) -> None:
        """Without an answer the game is put away again."""
        if not self._opened:
            self.session.close()
        super().leave()

    def paint_back(self, surface: pygame.Surface) -> None:
        """The program's own ground, dark."""
        surface.blit(draw.backdrop(*surface.get_size()), (0, 0))
        super().paint_back(surface)
