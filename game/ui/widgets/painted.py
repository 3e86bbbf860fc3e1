"""Panels that are painted once and kept until what they show changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.ui import draw, palette
from game.ui.layout import Layout
from game.ui.widgets.base import Pressable, Widget

RIM = 6
"""Room round a panel for its corner lozenges and its light, in pixels."""


class Painted(Pressable):
    """A panel drawn from a picture that is made anew when ``key`` changes; pressing it may do something."""

    ROLE = "panel"

    def __init__(self, on_press: Callable[[], None] | None = None, tooltip: str = "") -> None:
        super().__init__(on_press or (lambda: None), tooltip)
        self.focusable = on_press is not None
        self._picture: pygame.Surface | None = None
        self._shown: Any = None

    def key(self) -> Any:
        """Everything the picture depends on."""
        raise NotImplementedError

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint the panel at ``rect`` of ``target``."""
        raise NotImplementedError

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        if self.rect.width < 2 or self.rect.height < 2:
            return
        look = (self.rect.size, self.rect.topleft, layout, palette.in_use().id)
        key = (self.key(), look, self.hovered and self.focusable)
        if self._picture is None or key != self._shown:
            self._shown = key
            box = self.rect.inflate(2 * RIM, 2 * RIM)
            made = pygame.Surface(box.size)
            made.blit(draw.backdrop(layout.width, layout.height), (-box.x, -box.y))
            self.paint(made, pygame.Rect((RIM, RIM), self.rect.size), layout)
            self._picture = made
        target.blit(self._picture, self.rect.inflate(2 * RIM, 2 * RIM))


class Hint(Widget):
    """A place that shows nothing and only answers the pointer."""

    focusable = False
