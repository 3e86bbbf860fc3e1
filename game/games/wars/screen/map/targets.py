"""What of the map can be pointed at and chosen: its areas, its pieces, and the tray of a crowded area."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import pygame

from game.games.wars.screen.map.atlas import Atlas, Point
from game.games.wars.screen.map.look import MapLook
from game.games.wars.screen.map.pieces import Item, Spot, in_order
from game.games.wars.screen.map.points import points_of
from game.games.wars.words.tableview import Piece

GRIP = 4
"""So many pixels beside a figure it is still pointed at."""
Target = tuple[str, str | int]
"""What is pointed at: ``("area", id)`` or ``("unit", number)``."""


@dataclass(frozen=True)
class Marks:
    """What can be done on the map now: areas and units to choose, the piece in hand, results in a battle."""

    areas: frozenset[str] = frozenset()
    units: frozenset[int] = frozenset()
    selected: int | None = None
    fought: str = ""
    results: Mapping[int, str] = field(default_factory=dict)
    asks: bool = False
    """Whether nothing is to be chosen here, but every piece and area can be asked what it offers."""


class MapTargets(MapLook):
    """A map of which something is pointed at (``over``); ``lies_over`` tells where another widget lies over it."""

    def __init__(self, atlas: Atlas) -> None:
        super().__init__(atlas)
        self.marks = Marks()
        self.over: Target | None = None
        self.lies_over: Callable[[tuple[int, int]], bool] = lambda point: False
        self._sorted: tuple[list[Spot], pygame.Rect, list[Spot], list[pygame.Rect]] | None = None

    def result(self, piece: Piece) -> str:
        return self.marks.results.get(piece.unit, "")

    def area_of(self, target: Target) -> str:
        """The area that is pointed at, itself or somebody in it; empty for a piece that stands in none."""
        if target[0] == "area":
            return str(target[1])
        spot = self.spot_of(int(target[1]))
        return spot.area if spot else ""

    def home_of(self, target: Target) -> Point:
        """Where a target is on the picture."""
        area = self.area_of(target)
        return self.atlas.places[area].home if area else self.camera.goal_sheet.to_picture(self.rect.center)

    # Pointing ---------------------------------------------------------------------------------

    def target_at(self, point: tuple[int, int]) -> Target | None:
        """The piece or area at a point of the window."""
        if not self.rect.collidepoint(point) or self.covered.collidepoint(point):
            return None
        if self.tray and self.tray.rect.collidepoint(point):
            piece = self.tray.piece_at(point)
            return ("unit", piece.unit) if piece else None
        if spot := self._spot_at(point):
            return ("unit", self._speaker(spot.item))
        area = self.sheet.area_at(point)
        return ("area", area) if area else None

    def _spot_at(self, point: tuple[int, int]) -> Spot | None:
        """The pieces at a point: the nearest that are painted there, else those a little beside it, else a gate's."""
        spots, rooms = self._standing()
        there = [spots[number] for number in pygame.Rect(point, (1, 1)).collidelistall(rooms)]
        for near in (0, GRIP):
            for spot in there:
                if self.reaches(spot, point, near) or (spot.item.what == "more" and spot.covers(point)):
                    return spot
        return next((spot for spot in there if spot.item.what == "gate" and spot.stands_on(point)), None)

    def _standing(self) -> tuple[list[Spot], list[pygame.Rect]]:
        """The spots of pieces that are drawn, the nearest first, and the room outside which nothing of theirs reaches.

        Sorted out only when they stand otherwise: in looking for a point it is asked for hundreds.
        """
        known = self._sorted
        if known is None or known[0] is not self.spots or known[1] != self.covered:
            there = [spot for spot in reversed(in_order(self.spots)) if spot.item.pieces and self.drawn(spot)]
            bodies = [spot.body.inflate(spot.px, spot.px) for spot in there]
            rooms = [body.unionall([spot.base, spot.rect]).inflate(2, 2)
                     for spot, body in zip(there, bodies, strict=True)]  # fmt: skip
            known = self._sorted = self.spots, self.covered.copy(), there, rooms
        return known[2], known[3]

    def reaches(self, spot: Spot, point: tuple[int, int], near: int = 0) -> bool:
        """Whether what is drawn of a spot's pieces covers a point, or one so many pixels from it."""
        return False

    def grip(self, spot: Spot) -> tuple[int, int]:
        """A point of what is drawn of a spot that nobody nearer covers: to point at; its middle where there is none."""
        body = spot.body
        rows = (0.5, 0.3, 0.7, 0.15, 0.85, 0.95)
        points = [spot.at, *((body.x + round(body.width * x), body.y + round(body.height * y))
                             for y in rows for x in (0.5, 0.35, 0.65, 0.2, 0.8))]  # fmt: skip
        seen = (point for point in points if self.rect.collidepoint(point) and self._spot_at(point) is spot)
        return next(seen, spot.at)

    def drawn(self, spot: Spot) -> bool:
        """Whether a spot is drawn: not where a panel would cover half of it."""
        return not self.covered.colliderect(spot.rect.inflate(-spot.px // 4, -spot.px // 4))

    def _speaker(self, item: Item) -> int:
        """The unit that stands for a stack: one that can be chosen, if any."""
        able = [piece.unit for piece in item.pieces if piece.unit in self.marks.units]
        return able[0] if able else item.pieces[0].unit

    def targets(self) -> set[Target]:
        """All areas, and all pieces on the map."""
        found: set[Target] = {("area", name) for name in self.atlas.order}
        return found | {("unit", piece.unit) for spot in self.spots for piece in spot.item.pieces}

    def choices(self) -> list[Target]:
        """What can be chosen on the map, from left to right."""
        if self.tray:
            return [("unit", piece.unit) for piece in self.tray.pieces if piece.unit in self.marks.units]
        spots: list[tuple[tuple[int, int], Target]] = [
            (spot.at, ("unit", self._speaker(spot.item))) for spot in self.spots if self.able(spot.item)
        ]
        areas: list[tuple[tuple[int, int], Target]] = [
            (self.sheet.to_window(self.atlas.places[name].home), ("area", name)) for name in self.marks.areas
        ]
        return [target for _, target in sorted([*spots, *areas], key=lambda each: (each[0], str(each[1])))]

    def askable(self) -> list[Target]:
        """Every stack and every area that is in sight, from left to right."""
        found: list[Target] = [("unit", spot.item.pieces[0].unit) for spot in self.spots if spot.item.pieces]
        found += [("area", name) for name in self.atlas.order]
        seen = [(self.point_of(target), target) for target in found]
        return [target for at, target in sorted(seen, key=lambda each: (each[0], str(each[1])))
                if self.camera.window.collidepoint(at)]  # fmt: skip

    def out_of_sight(self) -> list[tuple[int, int]]:
        """Where on the window what can be chosen would be that is out of it."""
        points = [self.camera.sheet.to_window(self.home_of(target)) for target in self.choices()]
        return [point for point in points if not self.camera.window.collidepoint(point)]

    def point_of(self, target: Target) -> tuple[int, int]:
        """A point of the window that belongs to a target and to nothing above it; outside if it is out of sight."""
        if target[0] == "unit":
            if self.tray and (middle := self.tray.middle_of(int(target[1]))):
                return middle
            spot = self.spot_of(int(target[1]))
            if spot is None:
                raise KeyError(target)
            return self.grip(spot)
        area, sheet = str(target[1]), self.sheet
        frame, seen = sheet.frame, self.camera.window.clip(sheet.frame)
        points = points_of(self.atlas.board, (*frame.topleft, *frame.size), (*seen.topleft, *seen.size))
        for point in points.near(area):
            if self.target_at(point) == target and not self.lies_over(point):
                return point
        anywhere = (point for point in points.anywhere(area) if self.target_at(point) == target)
        return next(anywhere, sheet.to_window(self.atlas.places[area].home))

    def able(self, item: Item) -> bool:
        """Whether any piece of a stack can be chosen."""
        return any(piece.unit in self.marks.units for piece in item.pieces)

    def can(self, target: Target | None) -> bool:
        """Whether a target can be chosen now."""
        return target is not None and target[1] in (self.marks.areas if target[0] == "area" else self.marks.units)

    def effective(self, target: Target | None) -> Target | None:
        """The target a click would choose: a piece that cannot be chosen stands for its area if that can."""
        if target and target[0] == "unit" and not self.can(target) and not self.tray:
            area = self.area_of(target)
            return ("area", area) if area in self.marks.areas else target
        return target

    def next_choice(self, dx: int, dy: int) -> Target | None:
        """The nearest choice in a direction from what is pointed at; the first where that is none."""
        choices = self.choices() or (self.askable() if self.marks.asks else [])
        if self.over is None or self.over not in choices:
            return next(iter(choices), None)
        here = self.point_of(self.over)
        best, cost = None, 1e9
        for choice in choices:
            there = self.point_of(choice)
            along = (there[0] - here[0]) * dx + (there[1] - here[1]) * dy
            aside = abs((there[0] - here[0]) * dy) + abs((there[1] - here[1]) * dx)
            if choice != self.over and along > 0 and along + 2 * aside < cost:
                best, cost = choice, along + 2 * aside
        return best

    def point_at(self, point: tuple[int, int]) -> bool:
        """Note what the mouse points at; true if that is something else than before."""
        over = self.effective(self.target_at(point))
        changed, self.over = over != self.over, over
        return changed

    def point_away(self, point: tuple[int, int]) -> bool:
        """Let go of what was pointed at once the mouse is elsewhere; true if that changed anything."""
        gone = not (self.hovered and self.rect.collidepoint(point)) and self.over is not None and not self.focused
        if gone:
            self.over = None
        return gone
