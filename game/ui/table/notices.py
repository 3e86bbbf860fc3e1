"""Sentences that lie over the table for a few seconds."""

from __future__ import annotations

import pygame

from game.ui import draw, theme
from game.ui.layout import Layout
from game.ui.rich import escape, rich

NOTICE_SECONDS = 5.0
"""How long a notice stays."""
MOST = 3
"""How many notices are shown at a time, the newest of them."""


class Notices:
    """Notices that come and go, the newest lowest; ``lasting`` stays below them for as long as it says something."""

    def __init__(self) -> None:
        self.lasting = ""
        self._notices: list[tuple[str, float]] = []

    def add(self, sentence: str) -> None:
        """Show a sentence for ``NOTICE_SECONDS``."""
        self._notices.append((sentence, NOTICE_SECONDS))

    @property
    def next_wake(self) -> float | None:
        """Seconds until a notice goes; None while there is none."""
        return max(self._notices[0][1], 0.05) if self._notices else None

    def update(self, dt: float) -> bool:
        """Let time pass; true if a notice has gone."""
        left = [(text, rest - dt) for text, rest in self._notices if rest > dt]
        gone = len(left) < len(self._notices)
        self._notices = left
        return gone

    def draw(self, surface: pygame.Surface, layout: Layout, slot: pygame.Rect) -> None:
        """Paint them, upwards from the lower rim of a slot."""
        px = layout.px
        y = slot.bottom - px(12)
        told = [(sentence, theme.BRASS) for sentence, _ in self._notices[-MOST:]]
        if self.lasting:
            told.append((self.lasting, theme.KILL))
        for sentence, line in reversed(told):
            room = min(px(520), slot.width - px(40))
            text = rich(escape(sentence), theme.SMALL, layout.font_px(theme.SMALL), room)
            box = pygame.Rect(0, 0, text.size[0] + px(28), text.height + px(16))
            box.midbottom = (slot.centerx, y)
            draw.panel(surface, box, draw.PanelStyle(line=line, radius=px(5), diamonds=False))
            text.draw(surface, (box.x + px(14), box.y + px(8)))
            y = box.y - px(6)
