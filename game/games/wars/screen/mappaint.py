"""How a table with a map is painted: all of it, or only what has moved or has been scrolled."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.games.wars.screen.map.tips import Pointing, Tips
from game.games.wars.screen.stage import Stage
from game.ui import draw
from game.ui.layout import Layout
from game.ui.table.notices import Notices


class MapPaint:
    """Paints a stage with the map's tooltip and notices over it; ``over`` paints what lies on pieces that move."""

    def __init__(self, stage: Stage, notices: Notices, pointing: Pointing, tips: Tips,
                 over: Callable[[pygame.Surface, Layout], None] | None = None) -> None:  # fmt: skip
        self._stage = stage
        self._notices = notices
        self._pointing = pointing
        self._tips = tips
        self._over = over
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
        self.partly = self.partly and (stage.map.busy or not self._pointing.dwelt_on)

    def draw(self, surface: pygame.Surface, layout: Layout, whole: bool) -> None:
        """Paint the table: ``whole``, or what has moved or has been scrolled, if only that has."""
        stage = self._stage
        notices = partial(self._notices.draw, surface, layout, stage.map.rect)
        scrolled, self.scrolled = self.scrolled, False
        if not whole and (self.partly or scrolled):
            if self.partly:
                stage.motions.draw(surface, layout, stage.board, stage.on_map(), notices)
                if self._over is not None:
                    self._over(surface, layout)
            if scrolled:
                stage.annals.paint(surface, layout)
            return
        surface.blit(draw.backdrop(layout.width, layout.height), (0, 0))
        stage.board.draw(surface, layout)
        target = self._pointing.dwelt_on
        if target and not stage.map.busy:
            self._tips.draw(surface, layout, target)
        notices()
