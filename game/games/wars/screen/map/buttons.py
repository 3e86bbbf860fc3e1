"""The buttons at the map's upper left: a step nearer, and the whole map again."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.games.wars.screen.map.view import MapView
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.widgets.buttons import Pressable

_SIDE, _GAP = 34, 6


class MapButton(Pressable):
    """A small square button with an icon."""

    def __init__(self, icon_id: str, tooltip: str, on_press: Callable[[], object]) -> None:
        def press() -> None:
            on_press()

        super().__init__(press, tooltip)
        self.focusable = False
        self._icon = icon_id

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint it, over whatever the map shows there."""
        lit = self.hovered
        draw.fill(target, self.rect, theme.BUTTON_TOP, theme.BUTTON_BOTTOM, layout.px(4), 225)
        draw.outline(target, self.rect, theme.GOLD if lit else theme.BRASS_LINE, layout.px(4), 1, 255 if lit else 170)
        picture = icon(self._icon, round(self.rect.width * 0.5), theme.GOLD if lit else theme.TEXT_SECOND)
        target.blit(picture, picture.get_rect(center=self.rect.center))


class MapButtons:
    """Both buttons, in the corner of what is seen of the map; room is kept beside them for those in ``more``."""

    def __init__(self, map_: MapView) -> None:
        self._map = map_
        self._nearer = MapButton("zoom_in", "Nearer  <third>+ or the wheel</>", self._step).called("nearer")
        self._whole = MapButton("fit", "The whole map  <third>0</>", map_.camera_whole).called("whole")
        self.parts = [self._nearer, self._whole]
        self.more: list[MapButton] = []

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
