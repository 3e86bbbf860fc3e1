"""Portals: the sigils of areas in two places, the thread between them, and who stands beyond."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.games.wars.screen.map.atlas import Sheet
from game.games.wars.screen.map.glow import Mood
from game.games.wars.screen.map.ways import Way, bow, draw_way
from game.ui import theme
from game.ui.glyphs import medal
from game.ui.layout import Layout
from game.ui.theme import RGB

if TYPE_CHECKING:
    from game.games.wars.screen.map.view import MapView
    from game.games.wars.words.tableview import Area

SIDE = 44
"""Width of a sigil in design units."""
SMALL_MAP = 740
_ECHO = 19
_SUPER = 4
COLOURS = {1: theme.rgb("#caa0ff"), 2: theme.rgb("#ffb062"), 3: theme.rgb("#70e0e8")}
Pen = Callable[[list[tuple[float, float]], bool], None]


def sign_px(layout: Layout, sheet: Sheet) -> int:
    """How wide a sigil is drawn: smaller on the compact grid, and on a very small map."""
    if not layout.compact:
        return layout.px(SIDE)
    return max(round(layout.px(SIDE) * 0.62 * max(min(sheet.frame.width / layout.px(SMALL_MAP), 1.0), 0.6)), 14)


def sign_boxes(sheet: Sheet, layout: Layout) -> list[pygame.Rect]:
    """The room of every sigil on a sheet: no row of pieces is to stand there."""
    px = sign_px(layout, sheet)
    boxes = []
    for portal in sheet.atlas.portals.values():
        for at in portal.signs:
            box = pygame.Rect(0, 0, px, px)
            box.center = sheet.to_window(at)
            boxes.append(box)
    return boxes


def portal_light(map_: MapView, moods: dict[str, tuple[Mood, int]]) -> dict[str, tuple[Mood, int]]:
    """The light of the areas, with a portal pointed at lit pale in both its places."""
    area = pointed_portal(map_)
    if area and area not in moods:
        moods[area] = ("flash", 50)
    return moods


def pointed_portal(map_: MapView) -> str:
    """The area in two places that is pointed at, itself or somebody in it; empty if none is."""
    area = ""
    if map_.over and map_.over[0] == "area":
        area = str(map_.over[1])
    elif map_.over:
        spot = map_.spot_of(int(map_.over[1]))
        area = spot.area if spot else ""
    return area if area in map_.atlas.portals else ""


def draw_portals(target: pygame.Surface, map_: MapView, layout: Layout) -> None:
    """Paint the sigils; of a portal pointed at both brightly."""
    sheet, table = map_.sheet, map_.spread.table
    lit = pointed_portal(map_)
    px = sign_px(layout, sheet)
    for area, portal in map_.atlas.portals.items():
        picture = sigil(portal.mark, px, area == lit or area in map_.marks.areas)
        home = map_.atlas.places[area].home
        near = min(portal.signs, key=lambda at: math.dist(at, home))
        for at in portal.signs:
            middle = sheet.to_window(at)
            target.blit(picture, picture.get_rect(center=middle))
            if at != near and table:
                _echo(target, table.by_area[area], middle, px, layout)


def draw_thread(target: pygame.Surface, map_: MapView, layout: Layout) -> None:
    """Paint the thread between the two sigils of a portal that is pointed at."""
    lit = pointed_portal(map_)
    if not lit:
        return
    sheet, (one, two) = map_.sheet, map_.atlas.portals[lit].signs
    clear = SIDE * layout.scale * 0.6
    way: Way = (bow(one, two),)
    draw_way(target, sheet, way, layout.scale, (clear, clear))


def _echo(target: pygame.Surface, area: Area, middle: tuple[int, int], px: int, layout: Layout) -> None:
    """Small medals below the farther sigil: those who stand at the other end stand here too."""
    sides = list(dict.fromkeys(piece.faction for piece in area.pieces))
    if not sides:
        return
    width = max(layout.px(_ECHO if not layout.compact else 15), 13)
    x = middle[0] - (len(sides) - 1) * (width + 2) // 2
    for faction in sides:
        picture = medal(faction, width)
        target.blit(picture, picture.get_rect(center=(x, middle[1] + round(px * 0.74))))
        x += width + 2


@functools.lru_cache(maxsize=32)
def sigil(mark: int, px: int, lit: bool = False) -> pygame.Surface:
    """The sigil of a portal: frame, sign and as many pips as its number, on a dark disc."""
    colour = COLOURS[mark]
    big = px * _SUPER
    made = pygame.Surface((big * 2, big * 2), pygame.SRCALPHA)
    made.fill((*colour, 0))
    middle = (big, big)
    for step, alpha in ((0.66, 40), (0.58, 60)) if lit else ((0.58, 26),):
        pygame.draw.circle(made, (*colour, alpha), middle, round(big * step))
    pygame.draw.circle(made, (*theme.INK, 235), middle, round(big * 0.5))
    _swirl(made, colour, big)
    drawn = theme.mix(colour, (255, 255, 255), 0.45) if lit else colour
    line = max(round(big * (0.05 if lit else 0.04)), 3)

    def pen(points: list[tuple[float, float]], closed: bool = False) -> None:
        spots = [(big + x * big * 0.5, big + y * big * 0.5) for x, y in points]
        pygame.draw.lines(made, drawn, closed, spots, line)
        for spot in spots:
            pygame.draw.circle(made, drawn, spot, line / 2)

    SIGNS[mark](pen)
    for index in range(mark):
        at = (big + (index - (mark - 1) / 2) * big * 0.15, big + big * 0.60)
        pygame.draw.circle(made, drawn, at, big * 0.05)
    small = pygame.transform.smoothscale(made, (px * 2, px * 2))
    return small.subsurface(small.get_bounding_rect().union(small.get_rect().inflate(-px // 2, -px // 2))).copy()


def _swirl(made: pygame.Surface, colour: RGB, big: int) -> None:
    """Three faint arms round the disc."""
    for arm in range(3):
        points = []
        for step in range(14):
            turn = arm * 2 * math.pi / 3 + step * 0.13
            reach = big * (0.5 + step * 0.013)
            points.append((big + reach * math.cos(turn), big + reach * math.sin(turn)))
        pygame.draw.lines(made, (*colour, 130), False, points, max(round(big * 0.02), 2))


def _arc(x: float, y: float, r: float, start: float, end: float, flat: float = 1.0) -> list[tuple[float, float]]:
    steps = [math.radians(start + (end - start) * step / 16) for step in range(17)]
    return [(x + r * math.cos(turn), y + r * flat * math.sin(turn)) for turn in steps]


def _eye(pen: Pen) -> None:
    """A triangle, in it an eye over a thread."""
    pen([(0, -0.78), (0.72, 0.5), (-0.72, 0.5)], True)
    pen(_arc(0, 0.24, 0.34, 200, 340, 0.9) + _arc(0, 0.0, 0.34, 20, 160, 0.9), True)
    pen(_arc(0, 0.12, 0.08, 0, 360), True)
    pen([(0, 0.3), (0, 0.5)], False)


def _moons(pen: Pen) -> None:
    """A diamond, in it two moons back to back."""
    pen([(0, -0.82), (0.82, 0), (0, 0.82), (-0.82, 0)], True)
    for side in (-1, 1):
        outer = _arc(side * 0.38, 0, 0.30, 90, 270) if side > 0 else _arc(-0.38, 0, 0.30, -90, 90)
        inner = _arc(side * 0.44, 0, 0.33, 250, 110) if side > 0 else _arc(-0.44, 0, 0.33, 70, -70)
        pen(outer + inner, True)


def _waves(pen: Pen) -> None:
    """A circle, in it three waves on a spine."""
    pen(_arc(0, 0, 0.78, 0, 360), True)
    pen([(0, -0.52), (0, 0.56)], False)
    for y in (-0.34, -0.02, 0.3):
        pen(_arc(-0.2, y, 0.2, 180, 360, 0.8), False)
        pen(_arc(0.2, y, 0.2, 180, 360, 0.8), False)


SIGNS: dict[int, Callable[[Pen], None]] = {1: _eye, 2: _moons, 3: _waves}
