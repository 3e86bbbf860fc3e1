"""The map as something that is looked at: which part, how near, and where everything on it then stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

import pygame

from game.games.wars.screen.map.aside import Known, filled, gone, offsets, stained
from game.games.wars.screen.map.atlas import Atlas, Point, Sheet, fit
from game.games.wars.screen.map.camera import STEPS, Camera, growth
from game.games.wars.screen.map.motion import Motion, Rising, Standing
from game.games.wars.screen.map.names import Name, names_on
from game.games.wars.screen.map.pieces import Spot, items_of, keeper_px, lone, piece_unit
from game.games.wars.screen.map.rows import Rows
from game.games.wars.screen.map.tray import Tray
from game.games.wars.screen.map.ways import sign_boxes
from game.games.wars.words.tableview import Piece, Table
from game.language.speaker import Speaker
from game.language.spoken import spoken
from game.ui.figures.store import STORE
from game.ui.layout import Layout
from game.ui.widgets.base import Widget

_MOST_SIGHTS = 6


@dataclass
class Sight:
    """The board at one size: where its names stand, and where rows of pieces do."""

    names: list[Name]
    rows: Rows
    aside: Known
    """How names have stepped aside."""


_SIGHTS: dict[tuple[str, Speaker, Layout, tuple[int, int], tuple[int, int], float], Sight] = {}
"""The boards looked at last: a table that is opened again knows where all stood."""


class MapLook(Widget):
    """A map slot with its camera. Whoever changes the look goes through here, so that nothing stays behind.

    ``spots`` is all that stands on the map as it is shown now: while the look changes, on its way to ``goal_spots``.
    ``covered`` is what a panel takes of the slot.
    """

    ROLE = "map"

    def __init__(self, atlas: Atlas) -> None:
        super().__init__()
        self.atlas = atlas
        self.camera = Camera(atlas)
        self.table: Table | None = None
        self.spots: list[Spot] = []
        self.goal_spots: list[Spot] = []
        self.moving: list[Motion | Rising] = []
        self.tray: Tray | None = None
        self.covered = pygame.Rect(0, 0, 0, 0)
        self.layout: Layout | None = None
        self._left: dict[tuple[str, int], Point] = {}
        self._aside: tuple[Sight, list[pygame.Rect], list[Name]] | None = None

    def result(self, piece: Piece) -> str:
        """What a piece has been dealt in a battle."""
        return ""

    @property
    def sheet(self) -> Sheet:
        """The board as it lies on the window now."""
        return self.camera.sheet

    @property
    def sight(self) -> Sight:
        """The board at the size it has or is about to have."""
        return self._sight(self.camera.goal.size, self.camera.zoom)

    def _sight(self, size: tuple[int, int], zoom: float) -> Sight:
        assert self.layout is not None
        base = self.camera.base.size
        key = self.atlas.board, spoken(), self.layout, base, size, zoom
        found = _SIGHTS.pop(key, None)
        if found is None:
            flat = Sheet(self.atlas, pygame.Rect((0, 0), size))
            names = names_on(flat, self.layout)
            unit = piece_unit(size[0] / zoom, self.layout)
            kept = [(name.area, name.covers) for name in names]
            kept += [("", box) for box in sign_boxes(flat, self.layout)]
            whole = self._sight(base, 1.0).rows if zoom > 1.0 and size != base else None
            found = Sight(names, Rows(flat, kept, unit * growth(zoom), whole), Known(flat.area_at))
            while len(_SIGHTS) >= _MOST_SIGHTS:
                del _SIGHTS[next(iter(_SIGHTS))]
        # Those looked at last come last.
        _SIGHTS[key] = found
        return found

    def rehearsals(self) -> list[Callable[[], object]]:
        """Small jobs that set the names for each zoom before they are needed."""
        return [partial(self._set_names, zoom, area) for zoom in STEPS[1:] for area in self.atlas.order]

    def _set_names(self, zoom: float, area: str) -> None:
        size = round(self.camera.base.width * zoom), round(self.camera.base.height * zoom)
        if self.layout:
            names_on(Sheet(self.atlas, pygame.Rect((0, 0), size)), self.layout, area)

    # Looking ----------------------------------------------------------------------------------

    def _looking(self, change: Callable[[], bool]) -> bool:
        """Change the look, and let everything go along."""
        sheet = self.camera.sheet
        left = {key: sheet.to_picture(spot.at) for key, spot in _numbered(self.spots)}
        if not change():
            return False
        self.finish()
        self.close_tray()
        self._left = left
        self.spread()
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
            self.show_points([self.atlas.places[area].home])

    def show_points(self, points: Sequence[Point]) -> None:
        """Bring points of the picture into sight."""
        margin = self.layout.px(70) if self.layout else 0
        self._looking(lambda: self.camera.show(points, margin))

    def beside(self, area: str, most: int, least: int) -> tuple[pygame.Rect, pygame.Rect]:
        """A strip of the slot at the side where an area is not, up to half of it (or ``least``), and the rest."""
        slot = self.rect
        width = min(most, max(round(slot.width * 0.5), least), slot.width)
        left = fit(self.atlas, slot).to_window(self.atlas.places[area].home)[0] > slot.centerx
        strip = pygame.Rect(slot.x if left else slot.right - width, slot.y, width, slot.height)
        return strip, pygame.Rect(strip.right if left else slot.x, slot.y, slot.width - width, slot.height)

    def dock(self, free: pygame.Rect, covered: pygame.Rect, area: str, near: Sequence[str]) -> None:
        """Make way for a panel: keep a fought area and what is ``near`` in the part that is left ``free``."""
        assert self.layout is not None
        self.covered = covered
        home, *others = (self.atlas.places[name].home for name in (area, *near))
        key, margin = (area, tuple(sorted(near))), self.layout.px(64)
        self._looking(lambda: self.camera.dock(free, key, home, others, margin))

    def cover(self) -> None:
        """A panel takes the whole slot: nothing of the map is seen or can be pointed at."""
        self.covered = self.rect.copy()
        self._looking(self.camera.undock)

    def undock(self) -> None:
        """The panel is gone: the whole slot is the map's again."""
        self.covered = pygame.Rect(0, 0, 0, 0)
        self._looking(self.camera.undock)

    def finish(self) -> None:
        """Put every piece that is on its way where it is going."""
        self.moving.clear()

    def close_tray(self) -> bool:
        """Close the tray; false if none was open."""
        was, self.tray = self.tray, None
        return was is not None

    # What stands where ------------------------------------------------------------------------

    def spread(self) -> None:
        """Find out where everything stands."""
        self.spots, self.goal_spots = [], []
        if self.table is None or self.layout is None:
            return
        STORE.want({piece.faction for area in self.table.areas for piece in area.pieces})
        items = {area.id: items_of(area, self.result) for area in self.table.areas}
        self.goal_spots = self.sight.rows.place_all(items, self.camera.goal_sheet.frame.topleft)
        self.go_along()

    def go_along(self) -> None:
        """Put everything where it is by now on its way to where it will stand."""
        self.spots = self.goal_spots
        if self.camera.moving:
            goal, now = self.camera.goal_sheet, self.camera.sheet
            self.spots = [self._under_way(key, spot, goal, now) for key, spot in _numbered(self.goal_spots)]

    def _under_way(self, key: tuple[str, int], spot: Spot, goal: Sheet, now: Sheet) -> Spot:
        end = now.to_window(goal.to_picture(spot.at))
        start, share = now.to_window(self._left[key]) if key in self._left else end, self.camera.share
        at = (round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share))
        return replace(spot, at=at)

    def standing(self, goal: bool = False) -> dict[int, Standing]:
        """Every piece on the map as it is shown, or as it will stand once the look has changed."""
        found = {}
        for spot in self.goal_spots if goal else self.spots:
            for piece in spot.item.pieces:
                px = keeper_px(spot) if spot.item.what == "gate" else spot.px
                found[piece.unit] = Standing(piece.faction, piece.kind, spot.area, spot.at, px)
        return found

    def gates(self, goal: bool = False) -> dict[str, Standing]:
        """Every gate on the map by its area, as it is shown or as it will stand once the look has changed."""
        return {
            spot.area: Standing(spot.item.faction, "gate", spot.area, spot.at, spot.px)
            for spot in (self.goal_spots if goal else self.spots)
            if spot.item.what == "gate"
        }

    def spot_of(self, unit: int | None) -> Spot | None:
        """Where a unit stands on the map."""
        if unit is None:
            return None
        return next((s for s in self.spots if any(piece.unit == unit for piece in s.item.pieces)), None)

    def ghost_of(self, piece: Piece, area: str) -> Spot:
        """Where a piece would stand beside all others if it went to an area."""
        taken = [spot.base for spot in self.spots if spot.area == area]
        return self.sight.rows.free_place(area, lone(piece), taken, self.camera.goal.topleft)

    def size_of(self, piece: Piece) -> int:
        """How wide a piece is drawn where there is room."""
        return round(lone(piece).size * self.sight.rows.unit)

    def name_box(self, area: str) -> pygame.Rect | None:
        """The room of an area's name on the window with all its lines, if it has one; the first of several."""
        return next(iter(self.name_places(area)), None)

    def name_places(self, area: str) -> list[pygame.Rect]:
        """The room of each name of an area: one on both edges of the map, or at both ends of a portal, has two."""
        left, found = self.name_boxes(area), []
        while left:
            near = left[0].inflate(0, 4 * left[0].height)
            found.append(left[0].unionall([box for box in left[1:] if box.colliderect(near)]))
            left = [box for box in left[1:] if not box.colliderect(near)]
        return found

    def name_boxes(self, area: str = "") -> list[pygame.Rect]:
        """The room of every name on the window, or of those of one area."""
        if self.layout is None:
            return []
        at = self.camera.goal.topleft
        return [name.covers.move(at) for name in self.names() if area in ("", name.area)]

    def names(self) -> list[Name]:
        """Every name at the size the board has or is about to have, on a sheet at (0, 0), out of the way of figures."""
        sight, bodies = self.sight, self._bodies()
        if self._aside is None or self._aside[0] is not sight or self._aside[1] != bodies:
            left, top = self.camera.goal_sheet.frame.topleft
            steps = offsets(sight.names, bodies, sight.aside)
            stains = [room.move(-left, -top) for room in stained(self.goal_spots)]
            moved = [gone(name, step, bodies, stains) for name, step in zip(sight.names, steps, strict=True)]
            self._aside = sight, bodies, moved
        return self._aside[2]

    def _bodies(self) -> list[pygame.Rect]:
        """What pieces cover of a sheet at (0, 0)."""
        left, top = self.camera.goal_sheet.frame.topleft
        return [room.move(-left, -top) for room in filled(self.goal_spots)]


def _numbered(spots: Iterable[Spot]) -> Iterator[tuple[tuple[str, int], Spot]]:
    """Spots with their area and their number in it, by which they are known from one look to the next."""
    counted: dict[str, int] = {}
    for spot in spots:
        counted[spot.area] = counted.get(spot.area, -1) + 1
        yield (spot.area, counted[spot.area]), spot
