"""How a table with a map is painted: all of it, or only what has moved or has been scrolled."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.ui import draw
from game.ui.layout import Layout

if TYPE_CHECKING:
    from game.games.wars.screen.stage import MapStage


class MapPaint:
    """Paints a stage with the map's tooltip and notices over it."""

    def __init__(self, stage: MapStage) -> None:
        self._stage = stage
        self.partly = False
        """Whether it is enough to paint what has moved."""
        self.scrolled = False
        """Whether nothing but the chronicle has been scrolled since the last painting."""

    def look(self, changed: bool) -> None:
        """See whether only something has moved; ``changed``: all is to be painted anyhow."""
        stage = self._stage
        # While something moves and nothing else has changed, what stands round it needs no painting.
        self.partly = bool(stage.motions.moved) and not changed and not stage.board.tip_shown
        # The map's own tooltip is not shown while pieces are on their way.
        self.partly = self.partly and (stage.map.busy or not stage.pointing.dwelt_on)

    def draw(self, surface: pygame.Surface, layout: Layout, whole: bool) -> None:
        """Paint the table: ``whole``, or what has moved or has been scrolled, if only that has."""
        stage = self._stage
        notices = partial(stage.notices.draw, surface, layout, stage.map.rect)
        scrolled, self.scrolled = self.scrolled, False
        if not whole and (self.partly or scrolled):
            if self.partly:
                stage.motions.draw(surface, layout, stage.board, stage.on_map(), notices)
                stage.draw_over(surface, layout)
            if scrolled:
                stage.annals.paint(surface, layout)
            return
        surface.blit(draw.backdrop(layout.width, layout.height), (0, 0))
        stage.board.draw(surface, layout)
        target = stage.pointing.dwelt_on
        if target and not stage.map.busy:
            stage.tips.draw(surface, layout, target)
        notices()
