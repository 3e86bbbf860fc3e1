"""What the window shows of one rite; each rite's ``screen.layout`` has an object of this class."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.games.rites.screen.picking import Ask
from game.games.rites.screen.place import Canvas, Place
from game.games.rites.words.tableview import CardTable
from game.ui.kit.box import Box
from game.ui.layout import Layout


class RiteLayout:
    """The middle of the table for one rite. One object serves all tables: it keeps nothing.

    ``bluffing`` speaks of cards that will never be shown.
    """

    bluffing = ""

    def places(self, table: CardTable, canvas: Canvas) -> list[Place]:
        """All places, those that lie on top last."""
        raise NotImplementedError

    def ground(self, target: pygame.Surface, table: CardTable, canvas: Canvas) -> None:
        """Paint what lies below the cards; painted again only when ``ground_key`` changes."""

    def ground_key(self, table: CardTable) -> object:
        """What the ground depends on, besides the window's size."""
        return None

    def marks(self, target: pygame.Surface, table: CardTable, canvas: Canvas) -> None:
        """Paint words and signs over the cards."""

    def panel(self, table: CardTable, layout: Layout) -> Box | None:
        """A panel beside the table, in the upper part of the log's place, while there is something for it to show."""
        return None

    def dimmed(self, kind: str, table: CardTable, out: list[str]) -> str:
        """Why these cards of the hand cannot be played where a question of this kind is asked."""
        return ""

    def bluffs(self, ask: Ask, table: CardTable, live: Iterable[str]) -> frozenset[str]:
        """Those of the cards that can be played that will never be shown."""
        return frozenset()
