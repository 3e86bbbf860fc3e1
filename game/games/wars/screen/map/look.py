"""The map as something that is looked at: which part, how near, and how everything on it goes along."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.games.wars.screen.map.atlas import Atlas, Point, Sheet
from game.games.wars.screen.map.camera import Camera
from game.games.wars.screen.map.motion import Motion, Standing
from game.games.wars.screen.map.pieces import Spot
from game.games.wars.screen.map.spread import Spread
from game.games.wars.screen.map.tray import Tray
from game.ui.layout import Layout
from game.ui.widgets.base import Widget


class MapLook(Widget):
    """A map slot with its camera. Whoever changes the look goes through here, so that nothing stays behind.

    ``covered`` is what a panel takes of the slot.
    """

    ROLE = "map"

    def __init__(self, atlas: Atlas) -> None:
        super().__init__()
        self.atlas = atlas
        self.camera = Camera(atlas)
        self.spread = Spread(atlas, self.camera)
        self.moving: list[Motion] = []
        self.tray: Tray | None = None
        self.covered = pygame.Rect(0, 0, 0, 0)
        self._layout: Layout | None = None

    @property
    def sheet(self) -> Sheet:
        """The board as it lies on the window now."""
        return self.camera.sheet

    @property
    def spots(self) -> list[Spot]:
        """Everything that stands on the map, as it is shown now."""
        return self.spread.spots

    def standing(self) -> dict[int, Standing]:
        """Every piece on the map as it is shown."""
        return self.spread.standing()

    def spot_of(self, unit: int) -> Spot | None:
        """Where a unit stands on the map."""
        return self.spread.spot_of(unit)

    def name_box(self, area: str) -> pygame.Rect | None:
        """The room of an area's name on the window, if it has one."""
        return self.spread.name_box(area)

    # Looking ----------------------------------------------------------------------------------

    def _looking(self, change: Callable[[], bool]) -> bool:
        """Change the look, and let everything go along."""
        kept = self.spread.keep()
        if not change():
            return False
        self.finish()
        self.close_tray()
        self.spread.leave(kept)
        return True

    def camera_turn(self, steps: int, about: tuple[int, int] | None = None) -> bool:
        """Zoom by some steps about a point of the window; true if that changes anything."""
        return self._looking(lambda: self.camera.turn(steps, about))

    def camera_whole(self) -> bool:
        """Show the whole map again."""
        return self._looking(self.camera.whole)

    def camera_pan(self, dx: int, dy: int) -> bool:
        """Shift the map; true if it could be shifted."""
        return self._looking(lambda: self.camera.pan(dx, dy))

    def show_area(self, area: str) -> None:
        """Bring an area into sight."""
        if area in self.atlas.places:
            self._show_points([self.atlas.places[area].home])

    def _show_points(self, points: Sequence[Point]) -> None:
        margin = self._layout.px(70) if self._layout else 0
        self._looking(lambda: self.camera.show(points, margin))

    def dock(self, free: pygame.Rect, covered: pygame.Rect, area: str, near: Sequence[str]) -> None:
        """Make way for a panel: keep a fought area and what is ``near`` in the part that is left ``free``."""
        assert self._layout is not None
        self.covered = covered
        places = self.atlas.places
        points = [places[name].home for name in near]
        margin = self._layout.px(64)
        key = (area, tuple(sorted(near)))

        def dock() -> bool:
            before = self.camera.goal.copy()
            self.camera.dock(free, key, places[area].home, points, margin)
            return self.camera.goal != before

        self._looking(dock)

    def undock(self) -> None:
        """The panel is gone: the whole slot is the map's again."""
        self.covered = pygame.Rect(0, 0, 0, 0)

        def undock() -> bool:
            before = self.camera.goal.copy()
            self.camera.undock()
            return self.camera.goal != before

        self._looking(undock)

    def finish(self) -> None:
        """Put every piece that is on its way where it is going."""
        self.moving.clear()

    def close_tray(self) -> bool:
        """Close the tray; false if none was open."""
        was, self.tray = self.tray, None
        return was is not None

