"""The map as a widget: what stands where, what is pointed at, and what a hand or a key does to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from game.games.wars.screen.map import motion
from game.games.wars.screen.map.atlas import Point, atlas
from game.games.wars.screen.map.draw import Painter
from game.games.wars.screen.map.glow import Lighting
from game.games.wars.screen.map.ground import Ground
from game.games.wars.screen.map.hand import Hand, anywhere, with_focus
from game.games.wars.screen.map.look import MapLook
from game.games.wars.screen.map.motion import Gain, rising
from game.games.wars.screen.map.pieces import Item, Spot
from game.games.wars.screen.map.tray import Tray
from game.games.wars.words.tableview import Piece, Table
from game.ui import draw, theme
from game.ui.layout import Layout
from game.ui.things import Thing

Target = tuple[str, str | int]
"""What is pointed at: ``("area", id)`` or ``("unit", number)``."""

_WARM_MS = 3
_LIGHT_MS = 3
"""How long of a frame may be spent on light that grows or fades."""


@dataclass(frozen=True)
class Marks:
    """What can be done on the map now: areas and units to choose, the piece in hand, results in a battle."""

    areas: frozenset[str] = frozenset()
    units: frozenset[int] = frozenset()
    selected: int | None = None
    fought: str = ""
    results: Mapping[int, str] = field(default_factory=dict)


class MapView(MapLook):
    """The map slot. ``on_pick`` gets an area or a unit that was clicked, whether it can be chosen or not.

    ``on_lift`` is asked whether a unit may be carried, and picks it if it has to be picked for that; ``on_drop`` gets
    what a carried piece was let go over, None for nothing. ``lies_over`` tells where another widget lies over the map.
    """

    def __init__(self, board: str, on_pick: Callable[[Target], None], light_ready: Callable[[], None]) -> None:
        super().__init__(atlas(board))
        self.on_pick = on_pick
        self.on_lift: Callable[[int], bool] = lambda unit: False
        self.on_drop: Callable[[Target | None], None] = lambda target: None
        self.marks = Marks()
        self.over: Target | None = None
        self.lighting = Lighting()
        self.ground = Ground(self.atlas, light_ready)
        self.hand = Hand(self)
        self.carried: tuple[int, int] | None = None
        self._arrived = False
        self.lies_over: Callable[[tuple[int, int]], bool] = lambda point: False
        self._painter = Painter(self)

    # Measures ---------------------------------------------------------------------------------

    @property
    def calm(self) -> bool:
        """Whether nothing is to move by itself."""
        return self.camera.calm

    @calm.setter
    def calm(self, calm: bool) -> None:
        self.camera.calm = self.lighting.calm = calm

    def lay(self, rect: pygame.Rect, layout: Layout) -> None:
        """Take a place on the window."""
        if rect == self.rect and layout == self._layout:
            return
        self.rect = rect
        self._layout = layout
        self.spread.lay(layout)
        self.close_tray()
        self.hand.drop()
        self.camera.lay(rect)
        self.finish()
        self.spread.spread()

    def close(self) -> None:
        """Let the light's thread end."""
        self.ground.close()

    # What stands there ------------------------------------------------------------------------

    def show(self, table: Table, marks: Marks, pace: float = 0.0) -> None:
        """Show a table; with a ``pace`` pieces glide to where they are now (1 is the usual time)."""
        before, gates = self.spread.standing(), self.spread.gates()
        if (marks.areas, marks.units, marks.selected) != (self.marks.areas, self.marks.units, self.marks.selected):
            self.lighting.breathe()
        self.marks = marks
        self.spread.take(table, self._result)
        self._keep_tray()
        # Doom that was won goes on rising: the next answer may come soon.
        self.moving = [each for each in self.moving if each.what == "gain"]
        if pace > 0 and before:
            # A gate closes behind the pieces and opens under them.
            self.moving += motion.gate_changes(gates, self.spread.gates(goal=True), pace)
            self.moving += motion.changes(before, self.spread.standing(goal=True), pace)
        if self.over and self.over not in self._targets():
            self.over = None
        self._bring_choices()

    def rise(self, won: Sequence[Gain], pace: float, still: bool) -> None:
        """Show Doom won for losses where the units fell, for a moment."""
        if self._layout is None or not won:
            return
        homes = [self.atlas.places[self.atlas_area(gain.area)].home for gain in won]
        places = [self.camera.goal_sheet.to_window(home) for home in homes]
        size = round(42 * self.spread.sight.rows.unit)
        self.moving += rising(won, places, size, self._layout, pace, still)  # type: ignore[arg-type]

    def atlas_area(self, number: int) -> str:
        """The id of an area by its number at the table."""
        assert self.spread.table is not None
        return self.spread.table.areas[number].id

    def _result(self, piece: Piece) -> str:
        return self.marks.results.get(piece.unit, "")

    # The look ---------------------------------------------------------------------------------

    def bring(self, target: Target) -> None:
        """Bring what the keyboard stands on into sight."""
        if not self.tray:
            self._show_points([self._home_of(target)])

    def _home_of(self, target: Target) -> Point:
        """Where a target is on the picture."""
        spot = self.spot_of(int(target[1])) if target[0] == "unit" else None
        area = spot.area if spot else str(target[1]) if target[0] == "area" else ""
        return self.atlas.places[area].home if area else self.camera.goal_sheet.to_picture(self.rect.center)

    def _bring_choices(self) -> None:
        """Bring what can be chosen into sight if none of it is."""
        if self.camera.zoom <= 1.0 and self.camera.window == self.camera.slot:
            return
        points = [self._home_of(target) for target in self.choices()]
        if points and not any(self.camera.sees(point) for point in points):
            self._show_points(points)

    def flash(self, area: str) -> None:
        """Light an area's outline pale for a moment."""
        if area in self.atlas.places:
            self.lighting.flash(area)

    # Time -------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether pieces are on their way."""
        return bool(self.moving)

    @property
    def lively(self) -> bool:
        """Whether anything but pieces moves by itself: the look, a flash, pieces that take their new size."""
        looking = self.camera.moving or self._arrived
        return looking or bool(self.lighting.flashes) or self.shelving or bool(self.hand.doing)

    @property
    def animating(self) -> bool:
        """Whether anything on the map moves by itself."""
        return self.busy or self.lively

    @property
    def shelving(self) -> bool:
        """Whether pictures of pieces are still to be made in their true size."""
        return self._painter.shelf.wanting

    def advance(self, dt: float) -> None:
        """Let time pass for pieces, the look, flashes and the light."""
        for each in self.moving:
            each.time += dt
        self.moving = [each for each in self.moving if each.time < each.length]
        self.lighting.advance(dt)
        if self.camera.moving:
            self.camera.advance(dt)
            self.spread.spread()
            self._arrived = not self.camera.moving
            return
        if self._arrived:
            # All else of the window that goes by where the map lies is painted one frame later than its ground.
            self._arrived = False
            if self.hovered and self.over is None:
                self.point_at(pygame.mouse.get_pos())
        elif self.shelving:
            self._painter.shelf.work(_WARM_MS)
        self.ground.work(_LIGHT_MS)

    @property
    def next_wake(self) -> float | None:
        """Seconds until ``pulse`` is wanted; None while nothing breathes and no press is held."""
        if self.ground.behind:
            return 0.012
        return 0.07 if self.hand.waiting else self.lighting.next_wake

    def pulse(self, dt: float) -> bool:
        """Let time pass for what changes slowly: light that breathes, a press that lasts; true if it has changed."""
        held = self.hand.hold(dt)
        if self.camera.moving:
            return held
        breathed = self.lighting.pulse(dt) and bool(self.marks.areas) and self._painter.light()
        relit = not self.animating and self.ground.work(_LIGHT_MS)
        return held or breathed or relit

    def things(self) -> Iterable[Thing]:
        """The map, its areas and its pieces, each at a point that is its own; those in sight."""
        yield self.thing()
        for target in sorted(self._targets(), key=str):
            x, y = self.point_of(target)
            if self.rect.collidepoint(x, y) and not self.covered.collidepoint(x, y):
                role = "area" if target[0] == "area" else "piece"
                at = pygame.Rect(x - 1, y - 1, 3, 3)
                yield Thing(role, f"{role}.{target[1]}", at, "", self.can(target), target == self.over)

    # Pointing ---------------------------------------------------------------------------------

    def target_at(self, point: tuple[int, int]) -> Target | None:
        """The piece or area at a point of the window."""
        if not self.rect.collidepoint(point) or self.covered.collidepoint(point):
            return None
        if self.tray and self.tray.rect.collidepoint(point):
            piece = self.tray.piece_at(point)
            return ("unit", piece.unit) if piece else None
        for spot in reversed(self.spots):
            away = (spot.at[0] - point[0]) ** 2 + (spot.at[1] - point[1]) ** 2
            if spot.item.pieces and away <= (spot.px / 2) ** 2 and self.drawn(spot):
                return ("unit", self._speaker(spot.item))
        area = self.sheet.area_at(point)
        return ("area", area) if area else None

    def drawn(self, spot: Spot) -> bool:
        """Whether a spot is drawn: not where a panel would cover half of it."""
        return not self.covered.colliderect(spot.rect.inflate(-spot.px // 4, -spot.px // 4))

    def _speaker(self, item: Item) -> int:
        """The unit that stands for a stack: one that can be chosen, if any."""
        able = [piece.unit for piece in item.pieces if piece.unit in self.marks.units]
        return able[0] if able else item.pieces[0].unit

    def _targets(self) -> set[Target]:
        found: set[Target] = {("area", name) for name in self.atlas.order}
        return found | {("unit", piece.unit) for spot in self.spots for piece in spot.item.pieces}

    def choices(self) -> list[Target]:
        """What can be chosen on the map, from left to right."""
        if self.tray:
            return [("unit", cell.piece.unit) for cell in self.tray.cells if cell.piece.unit in self.marks.units]
        spots: list[tuple[tuple[int, int], Target]] = [
            (spot.at, ("unit", self._speaker(spot.item))) for spot in self.spots if self.able(spot.item)
        ]
        areas: list[tuple[tuple[int, int], Target]] = [
            (self.sheet.to_window(self.atlas.places[name].home), ("area", name)) for name in self.marks.areas
        ]
        return [target for _, target in sorted([*spots, *areas], key=lambda each: (each[0], str(each[1])))]

    def out_of_sight(self) -> list[tuple[int, int]]:
        """Where on the window what can be chosen would be that is out of it."""
        points = [self.camera.sheet.to_window(self._home_of(target)) for target in self.choices()]
        return [point for point in points if not self.camera.window.collidepoint(point)]

    def point_of(self, target: Target) -> tuple[int, int]:
        """A point of the window that belongs to a target and to nothing above it; outside if it is out of sight."""
        if target[0] == "unit":
            if self.tray and (middle := self.tray.middle_of(int(target[1]))):
                return middle
            spot = self.spot_of(int(target[1]))
            if spot is None:
                raise KeyError(target)
            return spot.at
        home = self.sheet.to_window(self.atlas.places[str(target[1])].home)
        seen = self.camera.window.clip(self.sheet.frame)
        steps = ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, 0.5), (-1, 0.5), (0.5, -1), (-0.5, -1))
        for reach in range(0, 600, 9):
            for dx, dy in steps:
                point = (home[0] + round(dx * reach), home[1] + round(dy * reach))
                if seen.collidepoint(point) and self.target_at(point) == target and not self.lies_over(point):
                    return point
        for y in range(seen.y + 4, seen.bottom, 22):
            for x in range(seen.x + 4, seen.right, 22):
                if self.sheet.area_at((x, y)) == target[1] and self.target_at((x, y)) == target:
                    return (x, y)
        return home

    def able(self, item: Item) -> bool:
        """Whether any piece of a stack can be chosen."""
        return any(piece.unit in self.marks.units for piece in item.pieces)

    def can(self, target: Target | None) -> bool:
        """Whether a target can be chosen now."""
        if target is None:
            return False
        return target[1] in (self.marks.areas if target[0] == "area" else self.marks.units)

    def effective(self, target: Target | None) -> Target | None:
        """The target a click would choose: a piece that cannot be chosen stands for its area if that can."""
        if target and target[0] == "unit" and not self.can(target):
            spot = self.spot_of(int(target[1]))
            if spot and spot.area in self.marks.areas and not self.tray:
                return ("area", spot.area)
        return target

    def point_at(self, point: tuple[int, int]) -> bool:
        """Note what the mouse points at; true if that is something else than before."""
        over = self.effective(self.target_at(point))
        changed, self.over = over != self.over, over
        return changed

    # Deeds ------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Point, click, drag, zoom, and go through the choices by keyboard."""
        if event.type == pygame.KEYDOWN:
            return with_focus(self, event.key)
        return self.hand.handle(event)

    def key(self, event: pygame.event.Event) -> bool:
        """Take a key that means the map wherever the keyboard is."""
        return anywhere(self, event)

    def click(self, target: Target | None, point: tuple[int, int]) -> None:
        """Do what a click on a target means."""
        if self.tray:
            inside = self.tray.rect.collidepoint(point)
            if not inside or (target and self.can(target)):
                self.close_tray()
            if not inside or not target:
                return
        crowd = self._crowd_at(point)
        if crowd:
            self.open_tray(crowd)
        elif target:
            self.on_pick(target)

    def _crowd_at(self, point: tuple[int, int]) -> str:
        """The area whose disc of pieces that found no room is at a point."""
        for spot in self.spots:
            if spot.item.what == "more" and pygame.Vector2(spot.at).distance_to(point) <= spot.px / 2:
                return spot.area
        return ""

    def lift(self, unit: int) -> bool:
        """Take a piece into the hand, if it may be carried."""
        if not self.on_lift(unit):
            return False
        self.close_tray()
        return True

    def carry_to(self, point: tuple[int, int]) -> bool:
        """Carry the piece in the hand to a point of the window."""
        self.carried, before = point, self.over
        area = self.sheet.area_at(point) if self.rect.collidepoint(point) else None
        self.over = ("area", area) if area and not self.covered.collidepoint(point) else None
        return self.over != before

    def put_down(self, point: tuple[int, int]) -> None:
        """Let the piece in the hand go at a point of the window."""
        self.carry_to(point)
        self.carried = None
        self.on_drop(self.over)

    def let_go(self) -> bool:
        """Give up carrying a piece; false if none is carried."""
        if self.hand.doing != "carry":
            return False
        self.hand.drop()
        self.on_drop(None)
        return True

    # The tray ---------------------------------------------------------------------------------

    def open_tray_at(self, target: Target) -> bool:
        """Open the tray of the area a target is or stands in; false if nobody stands there."""
        spot = self.spot_of(int(target[1])) if target[0] == "unit" else None
        return self.open_tray(spot.area if spot else str(target[1]) if target[0] == "area" else "")

    def open_stack(self, target: Target) -> bool:
        """Open the tray of the area in which a stack stands; false if the target is no stack."""
        spot = self.spot_of(int(target[1])) if target[0] == "unit" and not self.tray else None
        return spot is not None and len(spot.item.pieces) > 1 and self.open_tray(spot.area)

    def open_tray(self, area: str) -> bool:
        """Open the tray of an area; false if nobody stands there."""
        if self.spread.table is None or self._layout is None or area not in self.spread.table.by_area:
            return False
        spots = [spot.rect for spot in self.spots if spot.area == area and spot.item.pieces]
        if not spots:
            return False
        near = spots[0].unionall(spots[1:])
        self.tray = Tray(self.spread.table.by_area[area], near, self.camera.window, self._layout, self._asked())
        self.over = None
        return True

    def _asked(self) -> str:
        """The faction some of whose pieces can be chosen, if any can."""
        pieces = self.spread.table.pieces if self.spread.table else {}
        return next((pieces[unit].faction for unit in self.marks.units if unit in pieces), "")

    def _keep_tray(self) -> None:
        """An open tray shows its area as it is now, and goes when nobody is left there."""
        if self.tray:
            area = self.tray.area.id
            self.close_tray()
            self.open_tray(area)

    # Drawing ----------------------------------------------------------------------------------

    @property
    def moving_area(self) -> pygame.Rect:
        """What has to be painted while anything here moves."""
        return self.rect

    @property
    def layout(self) -> Layout | None:
        """The measures the map was laid out with."""
        return self._layout

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the map."""
        if self._layout is not None:
            self._painter.draw(target, layout)

    def draw_focus(self, target: pygame.Surface, layout: Layout, radius: int = 6) -> None:
        """Paint a thin frame: the map is large."""
        draw.outline(target, self.rect, theme.PALE, 4, 1, 150)


def all_tokens(table: Table) -> list[tuple[str, str, str]]:
    """(faction, kind, class) of every sort of piece in the match: pictures worth making before they are needed."""
    return [(side.faction, row.kind, row.cls) for side in table.sides for row in side.kinds]
