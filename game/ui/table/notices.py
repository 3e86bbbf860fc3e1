"""Sentences that lie over the table for a few seconds."""

from __future__ import annotations

import pygame

from game.ui import theme
from game.ui.kit.box import Box, Column, Row, Text
from game.ui.kit.boxes import Boxes
from game.ui.kit.frame import Frame
from game.ui.layout import Layout
from game.ui.rich import escape

NOTICE_SECONDS = 5.0
"""How long a notice stays."""
MOST = 3
"""How many notices are shown at a time, the newest of them."""


class Notices:
    """Notices that come and go, the newest lowest; ``lasting`` stays below them for as long as it says something.

    They stand at the lower rim of their slot, or so many design units ``below`` the upper one.
    """

    def __init__(self, below: float = 0) -> None:
        self.lasting, self._below = "", below
        self._left: list[tuple[str, float]] = []
        self._boxes = Boxes(self._describe)

    @property
    def said(self) -> list[str]:
        """The sentences that have not gone yet."""
        return [sentence for sentence, _ in self._left]

    def add(self, sentence: str) -> None:
        """Show a sentence for ``NOTICE_SECONDS``."""
        self._left.append((sentence, NOTICE_SECONDS))

    @property
    def next_wake(self) -> float | None:
        """Seconds until a notice goes; None while there is none."""
        return max(self._left[0][1], 0.05) if self._left else None

    def update(self, dt: float) -> bool:
        """Let time pass; true if a notice has gone."""
        before = len(self._left)
        self._left = [(text, rest - dt) for text, rest in self._left if rest > dt]
        return len(self._left) < before

    def draw(self, surface: pygame.Surface, layout: Layout, slot: pygame.Rect) -> None:
        if self._left or self.lasting:
            self._boxes.lay(slot, layout)
            self._boxes.draw(surface, layout)

    def _describe(self, layout: Layout) -> Box:
        told = [(sentence, theme.BRASS) for sentence in self.said[-MOST:]]
        told += [(self.lasting, theme.KILL)] if self.lasting else []
        return Column(*(
            Row(Text(escape(sentence), theme.SMALL), pad=(14, 8), most=548,
                frame=Frame(line=line, alpha=170, radius=5, diamonds=False)) for sentence, line in told
        ), gap=6, pad=(6, self._below or 12), across="center", pack="start" if self._below else "end")  # fmt: skip
