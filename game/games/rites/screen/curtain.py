"""The curtain between two people at one keyboard, with the seal of whoever comes."""

from __future__ import annotations

import pygame

from game.games.rites.screen.seals import seal
from game.games.rites.words.tableview import Cultist
from game.ui.table.overlays.curtain import CurtainScene


class CardCurtain(CurtainScene):
    """Hides the table until the cultist whose turn it is sits down; ``secret`` in a simultaneous round."""

    def __init__(self, cultist: Cultist, secret: bool) -> None:
        words = "All choose in secret, one after the other; nothing shows until everybody has." if secret else ""
        super().__init__(cultist.name, cultist.id, "Grand Cultist" if cultist.grand else "Cultist", words)
        self.cultist = cultist

    def crest(self, size: int) -> pygame.Surface:
        """The cultist's seal."""
        return seal(self.cultist, size)
