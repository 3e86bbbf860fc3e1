"""What the window shows of one rite; each rite's ``screen.layout`` has an object of this class."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import pygame

from game.games.rites.screen.picking import Ask
from game.games.rites.screen.place import Canvas, Place
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


class RiteLayout:
    """The middle of the table for one rite. One object serves all tables: it keeps nothing.

    ``begun`` are the parts of a view's state that its ground is painted from, as they are when the rite begins.
    ``bluffing`` speaks of cards that will never be shown.
    """

    begun: Mapping[str, Any] = {}
    bluffing = ""
    panel: type[RitePanel] | None = None

    def places(self, table: CardTable, canvas: Canvas) -> list[Place]:
        """All places, those that lie on top last."""
        raise NotImplementedError

    def ground(self, target: pygame.Surface, table: CardTable, canvas: Canvas) -> None:
        """Paint what lies below the cards; painted again only when ``ground_key`` changes."""

    def lay(self, target: pygame.Surface, table: CardTable, canvas: Canvas) -> Iterator[None]:
        """Paint the ground; where it takes longer than a frame, a part of it between one yield and the next."""
        self.ground(target, table, canvas)
        yield from ()

    def ground_key(self, table: CardTable) -> object:
        """What the ground depends on, besides the window's size."""
        return None

    def marks(self, target: pygame.Surface, table: CardTable, canvas: Canvas) -> None:
        """Paint words and signs over the cards."""

    def dimmed(self, kind: str, table: CardTable, out: list[str]) -> str:
        """Why these cards of the hand cannot be played where a question of this kind is asked."""
        return ""

    def bluffs(self, ask: Ask, table: CardTable, live: Iterable[str]) -> frozenset[str]:
        """Those of the cards that can be played that will never be shown."""
        return frozenset()
