"""The Duel on the window: the table of Cthulhu Wars with its phases and Decay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.duel.words.decay import decay_hint
from game.games.wars.screen.gamescreen import WarsScreen

if TYPE_CHECKING:
    from game.games.wars.screen.stage import Own


class DuelScreen(WarsScreen):
    """The Duel on the window."""

    def own(self) -> Own:
        from game.games.duel.screen.decay_plate import decay_plate
        from game.games.duel.screen.duel_bar import DuelBar
        from game.games.wars.screen.stage import Own

        return Own(DuelBar(), decay_plate, decay_hint)


SCREEN = DuelScreen()
