"""The overlays of the card table: those of every table, and its own end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.games.rites.screen.end import CardEnd
from game.match.session import Session
from game.ui.scene import Scene
from game.ui.table.commands import Wishes


class CardWishes(Wishes):
    """As at the other tables, but for how the game ends."""

    def __init__(self, host: Any, rematch: Callable[[Session], Scene]) -> None:
        super().__init__(host, rematch)

    def show_result(self, opened: bool = False) -> None:
        """Open the end screen."""
        self._host.push(CardEnd(self._host.session, self._host.table), self._after_end)  # type: ignore[arg-type]
