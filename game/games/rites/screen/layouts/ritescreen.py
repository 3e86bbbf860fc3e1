"""What the window shows of one rite; each rite's ``screen.rite`` has one of these."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from game.games.rites.screen.picking import Ask
from game.games.rites.screen.place import RiteLayout
from game.games.rites.words.tableview import CardTable
from game.ui.widgets.painted import Painted


class RitePanel(Painted, ABC):
    """A panel beside the table that a rite has for a while; its place is the upper part of the log's."""

    @abstractmethod
    def show(self, table: CardTable) -> None:
        """Show what the table has for it."""

    @property
    @abstractmethod
    def on(self) -> bool:
        """Whether there is anything."""


class RiteScreen(NamedTuple):
    """The middle of the table, and what else is the rite's own.

    ``begun`` are the parts of a view's state that its ground is painted from, as they are when the rite begins. By kind
    of question ``dimmed`` says why these cards of the hand cannot be played, and ``bluffs`` which of those that can be
    will never be shown, of which ``bluffing`` speaks.
    """

    layout: RiteLayout
    begun: Mapping[str, Any] = {}
    dimmed: Mapping[str, Callable[[CardTable, list[str]], str]] = {}
    bluffs: Mapping[str, Callable[[Ask, CardTable, Iterable[str]], frozenset[str]]] = {}
    bluffing: str = ""
    panel: type[RitePanel] | None = None
