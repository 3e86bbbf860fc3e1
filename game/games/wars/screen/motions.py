"""All that moves on the table, driven by one clock: the map's pieces and gates, dice, counting panels."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Protocol

import pygame

from game.games.wars.screen.counters import Moving
from game.ui import draw
from game.ui.kit.boxes import Boxes
from game.ui.layout import Layout
from game.ui.widgets.base import Board, Widget
from game.ui.widgets.painted import RIM, Painted

if TYPE_CHECKING:
    from game.games.wars.screen.stage import MapStage

class MovingWidget(Moving, Protocol):
    """A widget something of which may be under way."""

    visible: bool
    fixed: bool
    inner: Sequence[Widget]

    @property
    def moving_area(self) -> pygame.Rect:
        """What has to be painted while it moves, nothing of which other widgets stand on."""

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint it."""


class Motions:
    """Lets the parts of the table go on, and knows which of them have to be painted for it.

    Nothing waits for it but bots: what a person does takes effect at once, and what was under way is then replaced.
    """

    def __init__(self, map_: MovingWidget, panels: Sequence[MovingWidget]) -> None:
        self._map = map_
        self._panels = panels
        self.moved: list[MovingWidget] = []

    @property
    def busy(self) -> bool:
        """Whether anything is under way, or has just come to rest and is to be painted there."""
        return bool(self.moved) or any(_moves(each) for each in (self._map, *self._panels))

    def advance(self, dt: float) -> bool:
        """Let everything go on; true if the map came to rest by it: what it tells of itself is shown again."""
        self.moved = [each for each in (self._map, *self._panels) if _moves(each)]
        for each in self.moved:
            each.advance(dt)
        return self._map in self.moved and not _moves(self._map)

    def finish(self) -> None:
        """Put everything where it is going."""
        for each in (self._map, *self._panels):
            each.finish()
        self.moved = []

    def _neighbours(self, board: Board, over: Iterable[Widget]) -> list[Widget]:
        """Panels round the map whose light reaches into its slot."""
        slot = self._map.moving_area
        later = iter(board.widgets)
        for widget in later:
            if id(widget) == id(self._map):
                break
        return [
            each
            for each in later
            if isinstance(each, Painted | Boxes) and each not in over
            and each.rect.inflate(2 * RIM, 2 * RIM).colliderect(slot)
        ]  # fmt: skip

    def draw(
        self,
        target: pygame.Surface,
        layout: Layout,
        board: Board,
        over_map: Iterable[Widget],
        notices: Callable[[], None],
    ) -> None:
        """Paint only what has moved, over what is on the window already; ``over_map`` lies above the map."""
        over = list(over_map)
        seen = board.clip or target.get_rect()
        above = {id(each) for each in over}
        lying = [each for each in self.moved if id(each) in above]
        if self._map in self.moved or lying:
            target.set_clip(self._map.moving_area.clip(seen))
            if self._map in self.moved:
                target.blit(draw.backdrop(layout.width, layout.height), (0, 0))
                self._map.draw(target, layout)
            for widget in [*over, *self._neighbours(board, over)]:
                for each in (widget, *widget.inner):
                    each.draw(target, layout)
            notices()
            target.set_clip(None)
        for panel in self.moved:
            if panel is not self._map and panel not in lying and panel.visible:
                target.set_clip(panel.moving_area if panel.fixed else panel.moving_area.clip(seen))
                panel.draw(target, layout)
                for inner in panel.inner:
                    inner.draw(target, layout)
        target.set_clip(None)


def _moves(part: MovingWidget) -> bool:
    """Whether a part is to be painted anew: the map is too while it is panned or an area flashes."""
    return bool(getattr(part, "animating", part.busy))


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
            if scrolled:
                stage.annals.paint(surface, layout)
            return
        surface.blit(draw.backdrop(layout.width, layout.height), (0, 0))
        stage.board.draw(surface, layout)
        target = stage.pointing.dwelt_on
        if target and not stage.map.busy:
            stage.tips.draw(surface, layout, target)
        notices()
