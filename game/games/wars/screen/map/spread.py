"""Where everything on the map stands: names and rows of pieces, at every size the map is looked at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.games.wars.screen.map.atlas import Atlas, Point, Sheet
from game.games.wars.screen.map.camera import STEPS, Camera, growth
from game.games.wars.screen.map.motion import Standing
from game.games.wars.screen.map.names import Name, names_on
from game.games.wars.screen.map.pieces import Rows, Spot, items_of, keeper_px, lone
from game.games.wars.screen.map.ways import sign_boxes
from game.games.wars.words.tableview import Piece, Table
from game.ui.layout import Layout

_MOST_SIGHTS = 8


@dataclass
class Sight:
    """The board at one size: where its names stand, and where rows of pieces do."""

    names: list[Name]
    rows: Rows


class Spread:
    """The spots of a table on a map that is looked at through a camera.

    ``spots`` are as shown now: while the look changes, on their way to the ``goal_spots``.
    """

    def __init__(self, atlas: Atlas, camera: Camera) -> None:
        self.atlas = atlas
        self.camera = camera
        self.spots: list[Spot] = []
        self.goal_spots: list[Spot] = []
        self.layout: Layout | None = None
        self.table: Table | None = None
        self._result: Callable[[Piece], str] = lambda piece: ""
        self._sights: dict[object, Sight] = {}
        self._left: dict[tuple[str, int], Point] = {}

    def lay(self, layout: Layout) -> None:
        """Take other measures."""
        if layout != self.layout:
            self._sights.clear()
        self.layout = layout

    @property
    def sight(self) -> Sight:
        """The board at the size it has or is about to have."""
        return self._sight(self.camera.goal.size, self.camera.zoom)

    def _sight(self, size: tuple[int, int], zoom: float) -> Sight:
        assert self.layout is not None
        found = self._sights.get(size)
        if found is None:
            if len(self._sights) >= _MOST_SIGHTS:
                self._sights.clear()
            flat = Sheet(self.atlas, pygame.Rect((0, 0), size))
            names = names_on(flat, self.layout)
            kept = [*(name.covers for name in names), *sign_boxes(flat, self.layout)]
            rows = Rows(flat, self.layout, kept, growth(zoom))
            found = self._sights[size] = Sight(names, rows)
        return found

    def rehearsals(self) -> list[Callable[[], None]]:
        """Small jobs that set names and rows for each zoom, before they are needed."""

        def job(zoom: float, area: str, rows: bool) -> Callable[[], None]:
            def make() -> None:
                if self.layout is None or self.table is None:
                    return
                base = self.camera.base
                size = (round(base.width * zoom), round(base.height * zoom))
                if rows:
                    self._sight(size, zoom).rows.place(area, items_of(self.table.by_area[area], self._result))
                else:
                    names_on(Sheet(self.atlas, pygame.Rect((0, 0), size)), self.layout, area)

            return make

        jobs = []
        for zoom in STEPS[1:]:
            jobs += [job(zoom, area, rows) for rows in (False, True) for area in self.atlas.order]
        return jobs

    def ahead(self, table: Table, zoom: float) -> list[Callable[[], object]]:
        """Small jobs that find places for another table's pieces at a zoom."""
        base, layout = self.camera.base, self.layout
        size = (round(base.width * zoom), round(base.height * zoom))
        items = {area.id: items_of(area, lambda piece: "") for area in table.areas}

        def name(area: str) -> Callable[[], object]:
            return lambda: names_on(Sheet(self.atlas, pygame.Rect((0, 0), size)), layout, area) if layout else None

        def row(area: str) -> Callable[[], object]:
            return lambda: self._sight(size, zoom).rows.place(area, items[area]) if layout else None

        named = () if size in self._sights else map(name, self.atlas.order)
        return [*named, *map(row, items), lambda: self._sight(size, zoom).rows.place_all(items, (0, 0))]

    def take(self, table: Table, result: Callable[[Piece], str]) -> None:
        """Take up a table; ``result`` tells what a piece has been dealt in a battle."""
        self.table, self._result = table, result
        self.spread()

    def keep(self) -> dict[tuple[str, int], Point]:
        """Where everything is on the picture now, to be handed to ``leave`` once the look has begun to change."""
        sheet = self.camera.sheet
        kept: dict[tuple[str, int], Point] = {}
        counted: dict[str, int] = {}
        for spot in self.spots:
            index = counted.get(spot.area, 0)
            counted[spot.area] = index + 1
            kept[(spot.area, index)] = sheet.to_picture(spot.at)
        return kept

    def leave(self, kept: dict[tuple[str, int], Point]) -> None:
        """Set out from where everything was."""
        self._left = kept
        self.spread()

    def spread(self) -> None:
        """Find out where everything stands."""
        self.spots, self.goal_spots = [], []
        if self.table is None or self.layout is None:
            return
        rows, camera = self.sight.rows, self.camera
        goal, now = camera.goal_sheet, camera.sheet
        items = {area.id: items_of(area, self._result) for area in self.table.areas}
        self.goal_spots = rows.place_all(items, goal.frame.topleft)
        if not camera.moving:
            self.spots = self.goal_spots
            return
        counted: dict[str, int] = {}
        for spot in self.goal_spots:
            index = counted.get(spot.area, 0)
            counted[spot.area] = index + 1
            self.spots.append(self._under_way(spot, index, goal, now))

    def _under_way(self, spot: Spot, index: int, goal: Sheet, now: Sheet) -> Spot:
        end = now.to_window(goal.to_picture(spot.at))
        begun = self._left.get((spot.area, index))
        if begun is None:
            return Spot(spot.area, spot.item, end, spot.px)
        start, share = now.to_window(begun), self.camera.share
        at = (round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share))
        return Spot(spot.area, spot.item, at, spot.px)

    # What stands where ------------------------------------------------------------------------

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

    def spot_of(self, unit: int) -> Spot | None:
        """Where a unit stands on the map."""
        return next((s for s in self.spots if any(piece.unit == unit for piece in s.item.pieces)), None)

    def ghost_of(self, piece: Piece, area: str) -> Spot | None:
        """Where a piece would stand beside all others if it went to an area."""
        if self.table is None or self.layout is None or area not in self.table.by_area:
            return None
        taken = [spot.rect for spot in self.spots if spot.area == area]
        return self.sight.rows.free_place(area, lone(piece), taken, self.camera.goal.topleft)

    def size_of(self, piece: Piece) -> int:
        """How wide a piece is drawn where there is room."""
        return round(lone(piece).size * self.sight.rows.unit)

    def name_box(self, area: str) -> pygame.Rect | None:
        """The room of an area's name on the window, if it has one."""
        if self.layout is None:
            return None
        name = next((name for name in self.sight.names if name.area == area), None)
        return name.covers.move(self.camera.goal.topleft) if name else None

    def name_boxes(self) -> list[pygame.Rect]:
        """The room of every name on the window."""
        at = self.camera.goal.topleft
        return [name.covers.move(at) for name in self.sight.names] if self.layout else []
