"""What is drawn over the map on demand: arrows of who can come, signs of the areas, trails with their numbers."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from game.games.wars.screen.map.lit import LitMap
from game.games.wars.screen.map.view import MapView
from game.ui import draw, theme
from game.ui.dotted import Lines, draw_dotted, draw_head
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.table.lights import Shape
from game.ui.theme import RGB
from game.ui.things import Thing
from game.ui.widgets.base import Widget

SIGN, COMPACT_SIGN = 27, 21
"""How wide the sign of an area is, in design units."""
LARGEST_NUMBER = 15
"""How high the number of a trail is at most, in design units."""


@dataclass(frozen=True)
class Arrow:
    """A way from one area (or a piece in it) to another; ``strong`` ones are drawn through."""

    start: str
    end: str
    faction: str
    strong: bool = False


@dataclass(frozen=True)
class Mark:
    """What was done, with its number: at a place, or on the way from ``start`` to it."""

    number: int
    faction: str
    area: str
    start: str
    told: str


class Overlay(Widget):
    """Lies over the map below all that is lit; what it shows is set from outside.

    The number of a trail answers the pointer with what it tells; clicks go through to the map.
    """

    focusable = False

    def __init__(self, map_: MapView, places: LitMap) -> None:
        super().__init__()
        self._map, self._places = map_, places
        self.arrows: tuple[Arrow, ...] = ()
        self.signs: Mapping[str, str] = {}
        """The icon of each area's sign."""
        self.marks: tuple[Mark, ...] = ()
        self._discs: list[tuple[pygame.Rect, Mark]] = []

    def things(self) -> Iterable[Thing]:
        """The numbers of the trails."""
        for box, mark in self._discs:
            yield Thing("trail", f"trail.{mark.number}", box, mark.told)

    # The pointer --------------------------------------------------------------------------------

    def hit(self, point: tuple[int, int]) -> bool:
        """Whether a point is on a trail's number."""
        return self._at(point) is not None

    def _at(self, point: tuple[int, int]) -> tuple[pygame.Rect, Mark] | None:
        on = self._map.rect.collidepoint(point) and not self._map.camera.moving
        return next((each for each in self._discs if each[0].collidepoint(point)), None) if on else None

    def handle(self, event: pygame.event.Event) -> bool:
        """Tell what a number means; all else is the map's."""
        if event.type == pygame.MOUSEMOTION and (found := self._at(event.pos)):
            self.tooltip = found[1].told
            self._near = found[0]
        return self._map.handle(event)

    _near = pygame.Rect(0, 0, 0, 0)

    @property
    def tip_near(self) -> pygame.Rect:
        return self._near

    # Painting -----------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint trails, signs and arrows; nothing while the map itself moves."""
        map_ = self._map
        if map_.camera.moving or not (self.arrows or self.signs or self.marks):
            self._discs = []
            return
        before = target.get_clip()
        seen = map_.rect.clip(before)
        if not seen.size[0]:
            return
        target.set_clip(seen)
        layout = map_.layout or layout
        for area, sign in self.signs.items():
            self._sign(target, layout, area, sign)
        self._discs = []
        for mark in self.marks:
            if box := self._mark(target, layout, mark):
                self._discs.append((box, mark))
        for arrow in self.arrows:
            self._arrow(target, layout, arrow)
        target.set_clip(before)

    def _sign(self, target: pygame.Surface, layout: Layout, area: str, sign: str) -> None:
        px = layout.px(SIGN if not layout.compact else COMPACT_SIGN)
        for name in self._map.name_boxes(area)[:1]:
            box = pygame.Rect(0, 0, px, px)
            box.midright = (name.left - layout.px(3), name.centery)
            if box.left < self._map.rect.left:
                box.midleft = (name.right + layout.px(3), name.centery)
            draw.fill(target, box, theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, px // 2, 235)
            draw.outline(target, box, theme.BRASS, px // 2, max(layout.px(1), 1))
            picture = icon(sign, round(px * 0.66), theme.GOLD)
            target.blit(picture, picture.get_rect(center=box.center))

    def _lines(self, start: str, end: str) -> tuple[Lines, float, float] | None:
        """The lines between two areas or pieces, and how much of either end they leave free."""
        return self._between(self._places.shape(start), self._places.shape(end))

    def _between(self, here: Shape | None, there: Shape | None) -> tuple[Lines, float, float] | None:
        if here is None or there is None:
            return None
        lines = self._places.lines(here.rect.center, there.rect.center)
        return lines, min(here.rect.size) * 0.55, min(there.rect.size) * 0.75

    def _standing(self, mark: Mark) -> Shape | None:
        """Where what was done can be seen: at the largest of the side's pieces there, else at the area."""
        spots = [spot for spot in self._map.spots if spot.area == mark.area and spot.item.faction == mark.faction]
        largest = max(spots, key=lambda spot: spot.px, default=None)
        keeper = largest.item.pieces[:1] if largest else ()
        place = self._places.shape(f"piece.{keeper[0].unit}") if keeper else None
        return place or self._places.shape(f"area.{mark.area}")

    def _mark(self, target: pygame.Surface, layout: Layout, mark: Mark) -> pygame.Rect | None:
        colour = theme.mix(theme.faction_colour(mark.faction), theme.INK, 0.12)
        # Larger text does not make it so large that it hides the figures it stands at.
        px = max(min(layout.font_px(theme.TINY_BOLD), layout.px(LARGEST_NUMBER)), theme.SMALLEST_PX)
        disc = number_disc(mark.number, px, theme.faction_colour(mark.faction))
        if mark.start:
            found = self._between(self._places.shape(f"area.{mark.start}"), self._standing(mark))
            if found is None:
                return None
            lines, here, there = found
            draw_dotted(target, lines, layout.scale * 1.15, (here, there), colour, arrow=True)
            at = self._free(lines, disc.get_width())
        else:
            shape = self._standing(mark)
            if shape is None:
                return None
            same = sum(not each.start and each.area == mark.area and each.number < mark.number for each in self.marks)
            at = self._beside(shape.rect, same, disc.get_width(), layout.px(4))
        box = disc.get_rect(center=at)
        target.blit(disc, box)
        return box

    def _free(self, lines: Lines, wide: int) -> tuple[int, int]:
        """The point of a way next to its middle that lies on no piece, no name and no other number."""
        line = max(lines, key=len)
        middle, discs = len(line) // 2, [box for box, _ in self._discs]
        pieces = [spot.rect for spot in self._map.spots]
        near = [line[at] for at in sorted(range(len(line)), key=lambda at: abs(at - middle))]
        for taken in ([*pieces, *discs, *self._map.name_boxes()], [*pieces, *discs]):
            for at in near:
                if _disc_box(at, wide).collidelist(taken) < 0:
                    return at
        return line[middle]

    def _beside(self, piece: pygame.Rect, same: int, wide: int, above: int) -> tuple[int, int]:
        """Where a number stands at a piece, to the left of as many others: at its right shoulder, or beside a name."""
        shoulder = piece.right - same * wide, piece.top - above
        names = self._map.name_boxes()
        sides = (shoulder, (piece.left - same * wide, shoulder[1]), (shoulder[0], piece.bottom + above))
        return next((at for at in sides if _disc_box(at, wide).collidelist(names) < 0), shoulder)

    def _arrow(self, target: pygame.Surface, layout: Layout, arrow: Arrow) -> None:
        found = self._lines(arrow.start, arrow.end)
        if found is None:
            return
        lines, here, there = found
        colour = theme.faction_colour(arrow.faction)
        if not arrow.strong:
            draw_dotted(target, lines, layout.scale * 1.3, (here, there), colour, arrow=True)
            return
        points = _trimmed(lines, here, there)
        wide = max(layout.px(3), 2)
        for tone, more in ((theme.VIGNETTE_BOTTOM, 2), (colour, 0)):
            for line in points:
                for one, two in pairwise(line):
                    pygame.draw.line(target, tone, one, two, wide + more)
                for at in line:
                    pygame.draw.circle(target, tone, at, (wide + more) / 2)
        if points and len(points[-1]) > 1:
            draw_head(target, points[-1][-2], points[-1][-1], layout.scale * 1.5, colour)


@functools.lru_cache(maxsize=64)
def number_disc(number: int, px: int, colour: RGB) -> pygame.Surface:
    """A trail's number in letters of a size, dark on its side's color, unlike counts of pieces, which are light."""
    big, size = 4, round(px * 1.4)
    made = pygame.Surface((size * big, size * big), pygame.SRCALPHA)
    middle = (size * big / 2, size * big / 2)
    pygame.draw.circle(made, theme.VIGNETTE_BOTTOM, middle, size * big / 2)
    pygame.draw.circle(made, theme.mix(colour, theme.PALE, 0.25), middle, size * big / 2 - 1.4 * big)
    small = pygame.transform.smoothscale(made, (size, size))
    draw.text(small, str(number), theme.TINY_BOLD, px, theme.INK, (size // 2, size // 2), "center",
              middle=True)  # fmt: skip
    return small


def _disc_box(middle: tuple[int, int], wide: int) -> pygame.Rect:
    """The room of a number."""
    box = pygame.Rect(0, 0, wide, wide)
    box.center = middle
    return box


def _trimmed(lines: Lines, here: float, there: float) -> list[Sequence[tuple[int, int]]]:
    """The lines without what lies too near to either end."""
    first, last = pygame.Vector2(lines[0][0]), pygame.Vector2(lines[-1][-1])
    kept = ([at for at in line if first.distance_to(at) >= here and last.distance_to(at) >= there] for line in lines)
    return [line for line in kept if len(line) > 1]
