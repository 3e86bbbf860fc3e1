"""Where on the map things are that light up, and the ways between them; what of a counsel is lit."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.games.wars.screen.map.atlas import Point
from game.games.wars.screen.map.pieces import Spot
from game.games.wars.screen.map.view import MapView
from game.games.wars.screen.map.ways import sign_boxes, way
from game.match.counsel import Counsel, text
from game.ui.dotted import Lines
from game.ui.table.lights import Ends, Lit, Shape
from game.ui.table.stage import option_id

AREA, PIECE, PORTAL = "area.", "piece.", "portal."
_MOST_KEPT = 32


class LitMap:
    """Finds areas and pieces of a map by their ids, and leads ways as pieces go: round the world, through portals."""

    def __init__(self, map_: MapView) -> None:
        self._map = map_
        self._ways: dict[object, Lines] = {}

    def shape(self, id: str) -> Shape | None:
        """Where a thing of the map is lit: an area at its gate, else at its name; None out of sight.

        The two sigils of an area in two places are ``portal.`` and its name, and 0 or 1.
        """
        box = self._box(id)
        map_ = self._map
        if box is None or not map_.rect.collidepoint(box[0].center) or map_.covered.collidepoint(box[0].center):
            return None
        return Shape(*box, map_.rect, self._also(id) if not box[1] else ())

    def _also(self, id: str) -> tuple[pygame.Rect, ...]:
        """The other names of an area in sight."""
        map_ = self._map
        names = [name.inflate(12, 6) for name in map_.name_places(id.removeprefix(AREA))[1:]]
        return tuple(name for name in names if map_.rect.contains(name) and not map_.covered.colliderect(name))

    def _box(self, id: str) -> tuple[pygame.Rect, bool] | None:
        if id.startswith(PIECE):
            spot = self._spot(id)
            return (spot.rect, True) if spot else None
        if id.startswith(PORTAL):
            return self._sigil(*id.removeprefix(PORTAL).rpartition(".")[::2])
        area, map_ = id.removeprefix(AREA), self._map
        if not id.startswith(AREA) or area not in map_.atlas.places:
            return None
        gate = next((spot for spot in map_.spots if spot.area == area and spot.item.what == "gate"), None)
        if gate:
            return gate.rect, True
        name = map_.name_box(area)
        return (name.inflate(12, 6), False) if name else None

    def _sigil(self, area: str, number: str) -> tuple[pygame.Rect, bool] | None:
        sheet, layout = self._map.sheet, self._map.layout
        boxes = sign_boxes(sheet, layout, [area]) if layout else []
        return (boxes[int(number)], True) if number.isdecimal() and int(number) < len(boxes) else None

    def _spot(self, id: str) -> Spot | None:
        number = id.removeprefix(PIECE)
        return self._map.spot_of(int(number)) if number.isdecimal() else None

    def lead(self, start: str, end: str) -> Lines:
        """The lines of a way between two things of the map, on the window; none where one of them is out of sight."""
        here, there = self.shape(start), self.shape(end)
        if here is None or there is None:
            return ()
        return self.lines(here.rect.center, there.rect.center)

    def lines(self, start: tuple[int, int], end: tuple[int, int]) -> Lines:
        """The lines of a way between two points of the map, on the window."""
        sheet = self._map.sheet
        key = (start, end, tuple(sheet.frame))
        if key not in self._ways:
            if len(self._ways) >= _MOST_KEPT:
                self._ways.clear()
            found = way(sheet.atlas, sheet.to_picture(start), sheet.to_picture(end))
            self._ways[key] = tuple(tuple(sheet.to_window(point) for point in line) for line in found)
        return self._ways[key]

    def bring(self, ids: list[str]) -> None:
        """Bring things into sight if one of them is not."""
        points: list[Point] = [point for id in ids if (point := self._home(id)) is not None]
        if points and not all(self._map.camera.sees(point) for point in points):
            self._map.show_points(points)

    def _home(self, id: str) -> Point | None:
        area = id.removeprefix(AREA) if id.startswith(AREA) else getattr(self._spot(id), "area", "")
        place = self._map.atlas.places.get(area)
        return place.home if place else None


def advised(counsel: Counsel, areas: Sequence[str]) -> tuple[list[Lit], list[Ends]]:
    """The rings and ways of a counsel: pieces, the card to press, and with two rings the place where it ends.

    ``areas`` are the ids of the table's areas by their numbers.
    """
    tag = text("heading", "tag")
    lits = [Lit("option", option_id(step.answer), tag=tag) for step in counsel.steps[:1]]
    lits += [Lit("piece", f"{PIECE}{unit}") for unit in counsel.units]
    # Where a piece stands that is ringed itself needs no ring of its own.
    goals = [areas[step.answer.area] for step in counsel.steps if step.answer.kind == "area"] or list(counsel.areas)
    lits += [Lit("area", f"{AREA}{area}") for area in dict.fromkeys(goals[:-1]) if area != goals[-1]]
    lits += [Lit("area", f"{AREA}{area}", True, tag) for area in goals[-1:]]
    return lits, [
        (f"{PIECE}{one.answer.unit}", f"{AREA}{areas[two.answer.area]}")
        for one, two in pairwise(counsel.steps)
        if one.answer.kind == "unit" and two.answer.kind == "area"
    ]
