"""Asks before a saved game may run somebody else's bots; then the table opens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

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
        names = session.driver.strangers
        one = len(names) == 1
        listed = ", ".join(f"**{escape(name)}**" for name in names)
        words = (
            f"This game wants to run {listed} from your computer’s Python. "
            f"Such a bot is a program: it can do anything you can do here. Run {'it' if one else 'them'} only if you "
            f"trust whoever wrote {'it' if one else 'them'}.\n"
            f"Otherwise an Adept sits in; the saved game stays as it is."
        )
        answers = (
            Answer(True, "Run it" if one else "Run them", "danger"),
            Answer(False, "An Adept sits in", "primary", "Enter"),
        )
        super().__init__("Run somebody else’s bot?" if one else "Run somebody else’s bots?", words, answers, False)

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
