"""The map: picture, names, light on what can be chosen, gates and pieces, and what is pointed at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

import pygame

from game.match.tableview import Piece, Table
from game.ui import draw, theme, tokens
from game.ui.layout import Layout
from game.ui.pictures import map_picture
from game.ui.table import motion
from game.ui.table.atlas import Sheet, atlas, fit
from game.ui.table.glow import Glow, Light
from game.ui.table.motion import Motion, Standing
from game.ui.table.names import Name, names_on
from game.ui.table.pieces import Item, Rows, Spot, items_of
from game.ui.widgets.base import ACTIVATE, STEPS, Widget

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


FLASH = 1.2
"""How long a flash of an area lasts, in seconds."""


@dataclass
class Flash:
    """An area whose outline is shown for a moment, and for how long already."""

    area: str
    time: float = 0.0


class MapView(Widget):
    """The map slot. ``on_pick`` gets an area or a unit that was clicked, whether it can be chosen or not."""

    def __init__(self, board: str, on_pick: Callable[[Target], None], light_ready: Callable[[], None]) -> None:
        super().__init__()
        self.atlas = atlas(board)
        self.on_pick = on_pick
        self._light_ready = light_ready
        self.marks = Marks()
        self.over: Target | None = None
        self.moving: list[Motion] = []
        self.pan = (0, 0)
        self.calm = False
        self.flashes: list[Flash] = []
        self._table: Table | None = None
        self._layout: Layout | None = None
        self._ground: pygame.Surface | None = None
        self._lit: pygame.Surface | None = None
        self._lit_key: object = None
        self._glow: Glow | None = None
        self._rows: Rows | None = None
        self._names: list[Name] = []
        self.spots: list[Spot] = []
        self.sheet = Sheet(self.atlas, pygame.Rect(0, 0, 2, 1))

    # Measures ---------------------------------------------------------------------------------

    def lay(self, rect: pygame.Rect, layout: Layout) -> None:
        """Take a place on the window; the ground is painted anew when its size has changed."""
        fitted = fit(self.atlas, rect)
        changed = self._ground is None or fitted.frame.size != self.sheet.frame.size or layout != self._layout
        self.rect = rect
        self._layout = layout
        self.sheet = Sheet(self.atlas, fitted.frame)
        if changed:
            self.moving.clear()
            self._paint_ground(layout)
            if self._glow:
                self._glow.close()
            self._glow = Glow(Sheet(self.atlas, fitted.frame), layout.scale, self._light_ready)
            self._glow.want(self.atlas.order)
        self._shift()
        self._spread()

    def look(self, pan: tuple[int, int]) -> None:
        """Shift the map inside its slot, so that what is beside a panel stays in sight."""
        if pan != self.pan:
            self.pan = pan
            self.moving.clear()
            self._shift()
            self._spread()

    def _shift(self) -> None:
        frame = fit(self.atlas, self.rect).frame.move(self.pan)
        self.sheet = Sheet(self.atlas, frame)
        if self._rows:
            self._rows.sheet = self.sheet

    def _paint_ground(self, layout: Layout) -> None:
        frame = self.sheet.frame
        made = pygame.Surface(frame.size)
        whole = map_picture(self.atlas.board)
        if whole is None:
            made.fill(theme.SEA_DEEP)
        else:
            pygame.transform.smoothscale(whole.subsurface(self.atlas.crop), frame.size, made)
        flat = Sheet(self.atlas, pygame.Rect((0, 0), frame.size))
        self._names = names_on(flat, layout)
        self._ground, self._lit, self._lit_key = made, None, None
        self._rows = Rows(flat, layout, [name.covers for name in self._names])

    def close(self) -> None:
        """Let the light's thread end."""
        if self._glow:
            self._glow.close()

    # What stands there ------------------------------------------------------------------------

    def show(self, table: Table, marks: Marks, pace: float = 0.0) -> None:
        """Show a table; with a ``pace`` pieces glide to where they are now (1 is the usual time)."""
        before = self.standing()
        self._table, self.marks = table, marks
        self._spread()
        if pace > 0 and before:
            self.moving = motion.changes(before, self.standing(), pace)
        else:
            self.moving = []
        if self.over and self.over not in self._targets():
            self.over = None

    def _spread(self) -> None:
        self.spots = []
        if self._table is None or self._rows is None:
            return
        for area in self._table.areas:
            self.spots += self._rows.place(area.id, items_of(area, self._result))

    def _result(self, piece: Piece) -> str:
        return self.marks.results.get(piece.unit, "")

    def standing(self) -> dict[int, Standing]:
        """Every piece on the map as it is shown."""
        found = {}
        for spot in self.spots:
            for piece in spot.item.pieces:
                px = self._keeper_px(spot) if spot.item.what == "gate" else spot.px
                found[piece.unit] = Standing(piece.faction, piece.kind, spot.area, spot.at, px)
        return found

    def ghost_spot(self, area: str, item: Item) -> Spot | None:
        """Where one more item would stand in an area."""
        if self._table is None or self._rows is None:
            return None
        there = items_of(self._table.by_area[area], self._result)
        return self._rows.place(area, [*there, item])[-1]

    def show_area(self, area: str) -> None:
        """Bring an area into sight."""

    def flash(self, area: str) -> None:
        """Light an area's outline pale for ``FLASH`` seconds; again from the beginning if it is lit already."""
        self.flashes = [each for each in self.flashes if each.area != area] + [Flash(area)]

    @property
    def busy(self) -> bool:
        """Whether pieces are on their way."""
        return bool(self.moving)

    @property
    def animating(self) -> bool:
        """Whether anything on the map moves by itself."""
        return bool(self.moving or self.flashes)

    def advance(self, dt: float) -> None:
        """Let pieces go on, and flashes fade."""
        for flash in self.flashes:
            flash.time += dt
        self.flashes = [flash for flash in self.flashes if flash.time < FLASH]
        for each in self.moving:
            each.time += dt
        self.moving = [each for each in self.moving if each.time < each.length]

    # Pointing ---------------------------------------------------------------------------------

    def target_at(self, point: tuple[int, int]) -> Target | None:
        """The piece or area at a point of the window."""
        if not self.rect.collidepoint(point):
            return None
        for spot in reversed(self.spots):
            away = (spot.at[0] - point[0]) ** 2 + (spot.at[1] - point[1]) ** 2
            if spot.item.pieces and away <= (spot.px / 2) ** 2:
                return ("unit", self._speaker(spot.item))
        area = self.sheet.area_at(point)
        return ("area", area) if area else None

    def _speaker(self, item: Item) -> int:
        """The unit that stands for a stack: one that can be chosen, if any."""
        able = [piece.unit for piece in item.pieces if piece.unit in self.marks.units]
        return able[0] if able else item.pieces[0].unit

    def _targets(self) -> set[Target]:
        found: set[Target] = {("area", name) for name in self.atlas.order}
        return found | {("unit", self._speaker(spot.item)) for spot in self.spots if spot.item.pieces}

    def choices(self) -> list[Target]:
        """What can be chosen on the map, from left to right."""
        spots = [(spot.at, ("unit", self._speaker(spot.item))) for spot in self.spots if self._able(spot.item)]
        areas = [(self.sheet.to_window(self.atlas.places[name].home), ("area", name)) for name in self.marks.areas]
        return [target for _, target in sorted([*spots, *areas])]

    def point_of(self, target: Target) -> tuple[int, int]:
        """A point of the window that belongs to a target and to nothing above it."""
        if target[0] == "unit":
            spot = next(spot for spot in self.spots if any(piece.unit == target[1] for piece in spot.item.pieces))
            return spot.at
        place = self.atlas.places[str(target[1])]
        home = self.sheet.to_window(place.home)
        seen = self.rect.clip(self.sheet.frame)
        for reach in range(0, 600, 9):
            for dx, dy in (
                (0, 0),
                (reach, 0),
                (-reach, 0),
                (0, reach),
                (0, -reach),
                (reach, reach // 2),
                (-reach, reach // 2),
                (reach // 2, -reach),
                (-reach // 2, -reach),
            ):
                point = (home[0] + dx, home[1] + dy)
                if seen.collidepoint(point) and self.target_at(point) == target:
                    return point
        return home

    def _able(self, item: Item) -> bool:
        return any(piece.unit in self.marks.units for piece in item.pieces)

    def can(self, target: Target | None) -> bool:
        """Whether a target can be chosen now."""
        if target is None:
            return False
        return target[1] in (self.marks.areas if target[0] == "area" else self.marks.units)

    def effective(self, target: Target | None) -> Target | None:
        """The target a click would choose: a piece that cannot be chosen stands for its area if that can."""
        if target and target[0] == "unit" and not self.can(target):
            area = next(
                (spot.area for spot in self.spots if any(piece.unit == target[1] for piece in spot.item.pieces)), None
            )
            if area in self.marks.areas:
                return ("area", str(area))
        return target

    def handle(self, event: pygame.event.Event) -> bool:
        """Point, click, and go through the choices by keyboard."""
        if event.type == pygame.MOUSEMOTION:
            over = self.effective(self.target_at(event.pos))
            changed, self.over = over != self.over, over
            return changed
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            target = self.effective(self.target_at(event.pos))
            if target:
                self.on_pick(target)
            return True
        if event.type == pygame.KEYDOWN:
            return self._key(event.key)
        return False

    def _key(self, key: int) -> bool:
        if key in ACTIVATE and self.can(self.over) and self.over:
            self.on_pick(self.over)
            return True
        choices = self.choices()
        if key not in STEPS or not choices:
            return False
        dx, dy = STEPS[key]
        if self.over not in choices:
            self.over = choices[0]
            return True
        here = self.point_of(self.over)
        best, cost = None, 1e9
        for choice in choices:
            there = self.point_of(choice)
            along = (there[0] - here[0]) * dx + (there[1] - here[1]) * dy
            aside = abs((there[0] - here[0]) * dy) + abs((there[1] - here[1]) * dx)
            if choice != self.over and along > 0 and along + 2 * aside < cost:
                best, cost = choice, along + 2 * aside
        if best is None:
            return False
        self.over = best
        return True

    def set_focus(self, on: bool) -> None:
        """With the keyboard comes a first choice to stand on."""
        super().set_focus(on)

    # Drawing ----------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the map."""
        if self._ground is None:
            return
        before = target.get_clip()
        target.set_clip(self.rect.clip(before))
        frame = self.sheet.frame
        target.blit(self._lit_ground(), frame)
        if self.over and self.over[0] == "area" and self.can(self.over):
            self._add(target, str(self.over[1]), frame.topleft, hover=True)
            self._write(target, frame.topleft, str(self.over[1]))
        for flash in self.flashes:
            self._flash(target, flash, frame.topleft)
        hidden = {each.unit for each in self.moving if each.what != motion.VANISH}
        for spot in self.spots:
            self._draw_spot(target, spot, hidden, layout)
        for each in self.moving:
            each.draw(target)
        target.set_clip(before)

    def draw_plain(self, target: pygame.Surface) -> None:
        """Paint the map as it is when nobody is asked anything, for a picture of the match."""
        if self._ground is None or self._layout is None:
            return
        kept = self.marks, self.over, self.moving
        self.marks, self.over, self.moving = Marks(), None, []
        at = self.rect.topleft
        whole = pygame.Surface((at[0] + self.rect.width, at[1] + self.rect.height))
        self.draw(whole, self._layout)
        target.blit(whole, (0, 0), self.rect)
        self.marks, self.over, self.moving = kept

    def draw_focus(self, target: pygame.Surface, layout: Layout, radius: int = 6) -> None:
        """Paint a thin frame: the map is large."""
        draw.outline(target, self.rect, theme.PALE, 4, 1, 150)

    def _lit_ground(self) -> pygame.Surface:
        assert self._ground is not None and self._glow is not None
        areas = self.marks.areas | ({self.marks.fought} if self.marks.fought else set())
        ready = frozenset(name for name in areas if self._glow.get(name))
        if self._lit is None or self._lit_key != ready:
            if self._lit is None:
                self._lit = self._ground.copy()
            else:
                self._lit.blit(self._ground, (0, 0))
            for name in ready:
                self._add(self._lit, name, (0, 0))
            self._write(self._lit, (0, 0))
            self._lit_key = ready
        return self._lit

    def _write(self, target: pygame.Surface, origin: tuple[int, int], area: str = "") -> None:
        for name in self._names:
            if not area or name.area == area:
                target.blit(name.picture, (name.at[0] + origin[0], name.at[1] + origin[1]))

    def _add(self, target: pygame.Surface, area: str, origin: tuple[int, int], hover: bool = False) -> None:
        light: Light | None = self._glow.get(area) if self._glow else None
        if light:
            at = (light.at[0] + origin[0], light.at[1] + origin[1])
            target.blit(light.hover if hover else light.can, at, special_flags=pygame.BLEND_RGB_ADD)

    def _flash(self, target: pygame.Surface, flash: Flash, origin: tuple[int, int]) -> None:
        light = self._glow.get(flash.area) if self._glow else None
        if light is None:
            return
        strength = 1.0 if self.calm else min(flash.time / 0.12, (FLASH - flash.time) / (FLASH - 0.12))
        pale = pygame.transform.grayscale(light.can)
        tint = tuple(round(value * max(strength, 0.0)) for value in theme.PALE)
        pale.fill(tint, special_flags=pygame.BLEND_RGB_MULT)
        for _ in range(2):
            at = (light.at[0] + origin[0], light.at[1] + origin[1])
            target.blit(pale, at, special_flags=pygame.BLEND_RGB_ADD)

    def _keeper_px(self, spot: Spot) -> int:
        return round(spot.px * 0.62)

    def _state(self, item: Item) -> tokens.State:
        if any(piece.unit == self.marks.selected for piece in item.pieces):
            return "selected"
        if item.result:
            return "killed" if item.result == "kill" else "pained"
        if self._able(item):
            over = self.over and self.over[0] == "unit" and any(piece.unit == self.over[1] for piece in item.pieces)
            return "hover" if over else "can"
        return "plain"

    def _draw_spot(self, target: pygame.Surface, spot: Spot, hidden: Iterable[int], layout: Layout) -> None:
        item = spot.item
        if item.what == "mark":
            picture = tokens.desecration(spot.px)
            target.blit(picture, picture.get_rect(center=spot.at))
            return
        left = [piece for piece in item.pieces if piece.unit not in hidden]
        if item.what == "gate":
            colour = theme.faction_colour(item.faction) if item.faction else None
            picture = tokens.gate(spot.px, colour)
            target.blit(picture, picture.get_rect(center=spot.at))
        if not left:
            return
        px = self._keeper_px(spot) if item.what == "gate" else spot.px
        faction = item.pieces[0].faction
        state = self._state(item)
        picture = tokens.token(faction, item.kind, px, state)
        lift = px // 12 if state == "selected" else 0
        target.blit(picture, picture.get_rect(center=(spot.at[0], spot.at[1] - lift)))
        if len(left) > 1:
            disc = tokens.count_disc(len(left), layout.px(17 if layout.compact else 19), theme.faction_colour(faction))
            target.blit(disc, disc.get_rect(center=(spot.at[0] + round(px * 0.36), spot.at[1] + round(px * 0.36))))


def all_tokens(table: Table) -> list[tuple[str, str, str]]:
    """(faction, kind, class) of every sort of piece in the match: pictures worth making before they are needed."""
    return [(side.faction, row.kind, row.cls) for side in table.sides for row in side.kinds]
