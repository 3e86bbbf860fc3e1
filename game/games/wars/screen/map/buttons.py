"""The buttons at the map's upper left: a step nearer, and the whole map again."""

from __future__ import annotations

import pygame

from game.games.wars.screen.map.view import MapView
from game.ui.layout import Layout
from game.ui.table.bar_buttons import SquareButton

_SIDE, _GAP = 34, 6


class MapButtons:
    """Both buttons, in the corner of what is seen of the map; room is kept beside them for those in ``more``."""

    def __init__(self, map_: MapView) -> None:
        self._map = map_
        self._nearer = SquareButton("zoom_in", "Nearer  <third>+ or the wheel</>", self._step).called("nearer")
        self._whole = SquareButton("fit", "The whole map  <third>0</>", map_.camera_whole).called("whole")
        self.parts = [self._nearer, self._whole]
        self.more: list[SquareButton] = []

    def _step(self) -> None:
        """A step nearer; at the last one back to the whole map."""
        if not self._map.camera_turn(1):
            self._map.camera_whole()

    def lay(self, layout: Layout) -> None:
        """Take their places: at the upper left, beside a panel in the corner where they hide least."""
        px, window = layout.px, self._map.camera.window
        side = px(_SIDE if not layout.compact else 26)
        buttons = [*self.parts, *self.more]
        box = pygame.Rect(0, 0, len(buttons) * (side + px(_GAP)) - px(_GAP), side)
        room = window.inflate(-2 * px(10), -2 * px(8))
        corners = [room.topleft, (room.right - box.width, room.y), (room.x, room.bottom - side)]
        if window == self._map.camera.slot:
            corners = corners[:1]
        hidden = [*(spot.rect for spot in self._map.spread.goal_spots), *self._map.spread.name_boxes()]
        x, y = min(corners, key=lambda at: len(box.move(at).collidelistall(hidden)))
        for part in buttons:
            part.place(pygame.Rect(x, y, side, side))
            x += side + px(_GAP)
