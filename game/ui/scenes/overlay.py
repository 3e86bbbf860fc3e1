"""Panels over the table: the table blurred and dark behind, Escape and a cross to leave."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from game.ui import draw, theme
from game.ui.draw import PanelStyle
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.scenes.base import WidgetScene
from game.ui.scenes.boxed import veil
from game.ui.widgets.base import Pressable, Widget


class Cross(Pressable):
    """The cross in an overlay's corner."""

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        picture = icon("close", round(self.rect.width * 0.7), theme.GOLD if self.hovered else theme.TEXT_SECOND)
        target.blit(picture, picture.get_rect(center=self.rect.center))


class Overlay(WidgetScene):
    """A panel in the middle of the window. Subclasses give ``size`` in du, ``build``, ``arrange`` and ``paint``."""

    overlay = True
    size: tuple[float, float] = (620, 520)

    def __init__(self) -> None:
        super().__init__()
        self.box = pygame.Rect(0, 0, 0, 0)
        self.cross = Cross(lambda: self.close(None), "Close  <third>Esc</>").called("close")
        self._ground: pygame.Surface | None = None

    def arrange(self) -> None:
        """Place the widgets in ``box``."""

    def paint(self, surface: pygame.Surface) -> None:
        """Paint what is in the box and no widget."""

    def key(self, event: pygame.event.Event) -> bool:
        """Take a key no widget wanted."""
        return False

    def close(self, result: Any) -> None:
        self.pop(result)

    def leave(self) -> None:
        self._ground = None
        super().leave()

    def way_out(self) -> Sequence[Widget]:
        return [self.cross]

    def layout_changed(self) -> None:
        layout = self.app.layout
        self._ground = None
        margin = layout.px(8 if layout.narrow else 20)
        width = min(layout.px(self.size[0]), layout.width - 2 * margin)
        height = min(layout.px(self.size[1]), layout.height - 2 * margin)
        self.box = pygame.Rect(0, 0, width, height)
        self.box.center = layout.window.center
        side = layout.px(26)
        self.cross.place(pygame.Rect(self.box.right - side - layout.px(10), self.box.y + layout.px(10), side, side))
        self.arrange()

    def handle(self, event: pygame.event.Event) -> bool:
        """Take everything: nothing passes an overlay but the window's own keys."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.close(None)
            return True
        if self.board.handle(event):
            return True
        if event.type == pygame.KEYDOWN:
            return self.key(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.close(None)
        return event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)

    def draw(self, surface: pygame.Surface) -> None:
        if self._ground is None or self._ground.get_size() != surface.get_size():
            veil(surface)
            self._ground = surface.copy()
        else:
            surface.blit(self._ground, (0, 0))
        layout = self.app.layout
        draw.glow(surface, self.box, (0, 0, 0), layout.px(14), layout.px(4), 200)
        draw.panel(surface, self.box, self.style())
        self.paint(surface)
        self.board.draw(surface, layout)

    def style(self) -> PanelStyle:
        return PanelStyle(line=theme.BRASS, line_alpha=220)

    def heading(self, surface: pygame.Surface, words: str) -> int:
        """Paint the title; returns the height below it."""
        layout = self.app.layout
        margin = layout.px(24 if not layout.narrow else 14)
        px = layout.font_px(theme.TITLE)
        line = draw.shorten(words, theme.TITLE, px, self.box.width - 2 * margin - layout.px(30))
        draw.text(surface, line, theme.TITLE, px, theme.GOLD, (self.box.x + margin, self.box.y + layout.px(16)))
        return self.box.y + layout.px(16) + draw.line_height(theme.TITLE, px) + layout.px(8)
