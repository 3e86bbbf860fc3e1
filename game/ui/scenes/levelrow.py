"""Below the seats of a match that is known to be uneven: one press levels the sides, another takes it back."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.match.handicap import levelling_words
from game.match.words import words
from game.ui import draw, theme
from game.ui.layout import Layout
from game.ui.rich import RichText, rich
from game.ui.scenes.setup import Setup
from game.ui.widgets.buttons import Toggle


class LevelRow(Toggle):
    """What is known of the match and a switch for its handicap; all of the row can be pressed."""

    label = "Level the sides"

    def __init__(self, setup: Setup, changed: Callable[[], None]) -> None:
        tip = "The weaker side begins with a handicap; it can be altered above."
        super().__init__(setup.levelled, self._level, tip)
        self._setup, self._changed = setup, changed
        found = setup.levelling
        self.told = levelling_words(words(), found) if found else ""

    def _level(self, on: bool) -> None:
        self._setup.level(on)
        self._changed()

    def height(self, layout: Layout, width: int) -> int:
        """How high the row is at a width, in pixels."""
        head = draw.line_height(theme.BODY_BOLD, layout.font_px(theme.BODY_BOLD))
        return head + self._note(layout, width).height + layout.px(22)

    def _note(self, layout: Layout, width: int) -> RichText:
        px = layout.font_px(theme.BODY_ITALIC)
        return rich(self.told, theme.BODY_ITALIC, px, width - layout.px(100), theme.TEXT_SECOND)

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the panel, the words, and the switch at the right."""
        whole, px = self.rect, layout.px
        line = theme.GOLD if self.hovered else theme.BRASS_LINE
        draw.panel(target, whole, draw.PanelStyle(line=line, line_alpha=150, radius=px(6), diamonds=False))
        note = self._note(layout, whole.width)
        size = layout.font_px(theme.BODY_BOLD)
        x, y = whole.x + px(14), whole.centery - (note.height + draw.line_height(theme.BODY_BOLD, size)) // 2
        draw.text(target, self.label, theme.BODY_BOLD, size, theme.TEXT, (x, y))
        note.draw(target, (x, y + draw.line_height(theme.BODY_BOLD, size)))
        self.rect = whole.inflate(-px(28), 0)
        super().draw(target, layout)
        self.rect = whole
