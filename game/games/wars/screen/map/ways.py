"""Dotted ways of pieces, round the world or through portals, and the portals' sigils."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Collection, Iterable
from itertools import pairwise

import pygame

from game.games.wars.screen.map.atlas import Atlas, Point, Portal, Sheet
from game.games.wars.screen.map.motion import Legs
from game.games.wars.words.tableview import Area, Table
from game.ui import theme
from game.ui.dotted import draw_dotted
from game.ui.glyphs import medal
from game.ui.layout import Layout
from game.ui.theme import RGB

_CROSSING = 1.6
"""How much longer a way counts where it leads over areas that are neither end of it."""

Way = tuple[tuple[Point, ...], ...]
"""Lines of points; more than one where it leaves the map at one rim or portal and comes in at the other."""


def rims(atlas: Atlas, y: float) -> tuple[float, float] | None:
    """Where the globe's left and right rims are at a height of the picture; None above or below it."""
    found = []
    points = atlas.outline
    for index, (x1, y1) in enumerate(points):
        x2, y2 = points[(index + 1) % len(points)]
        if (y1 <= y < y2) or (y2 <= y < y1):
            found.append(x1 + (x2 - x1) * (y - y1) / (y2 - y1))
    return (min(found), max(found)) if len(found) > 1 else None


def way(atlas: Atlas, start: Point, end: Point) -> Way:
    """The way between two points of the picture."""
    ends = {atlas.area_at(start), atlas.area_at(end)}
    ways: list[Way] = [(bow(start, end),), *_through(atlas, start, end, ends)]
    around = _around(atlas, start, end)
    if around is not None:
        ways.append(around)
    return min(ways, key=lambda way: _cost(atlas, way, ends)) if len(ways) > 1 else ways[0]


def legs(sheet: Sheet, start: tuple[int, int], end: tuple[int, int]) -> Legs:
    """The straight ways of a piece between two points of the window: round the world where that is shorter."""
    lines = way(sheet.atlas, sheet.to_picture(start), sheet.to_picture(end))
    if len(lines) == 1:
        return ((start, end),)
    return tuple((sheet.to_window(line[0]), sheet.to_window(line[-1])) for line in lines)


def _through(atlas: Atlas, start: Point, end: Point, ends: set[str | None]) -> list[Way]:
    """In at one sign of a portal and out at the other, for the portals of both ends."""
    found: list[Way] = []
    for area in ends:
        portal = atlas.portals.get(area or "")
        if portal:
            one, two = portal.signs
            found += [(bow(start, one), bow(two, end)), (bow(start, two), bow(one, end))]
    return found


def _around(atlas: Atlas, start: Point, end: Point) -> Way | None:
    """Out at the rim that is nearer to the start, in again at the other."""
    left = start[0] < end[0]
    here, there = rims(atlas, start[1]), rims(atlas, end[1])
    if here is None or there is None:
        return None
    out = abs(start[0] - here[0 if left else 1])
    back = abs(end[0] - there[1 if left else 0])
    y = start[1] + (end[1] - start[1]) * out / max(out + back, 1)
    rim = rims(atlas, y)
    if rim is None:
        return None
    leave, enter = (rim[0], y), (rim[1], y)
    if not left:
        leave, enter = enter, leave
    return (bow(start, leave), bow(enter, end))


def bow(start: Point, end: Point) -> tuple[Point, ...]:
    """Points of a slightly bent line, downwards in the middle."""
    length = math.dist(start, end)
    sag = min(max(length * 0.14, 36.0), 90.0, length * 0.4)
    steps = max(int(length / 12), 2)
    shares = [step / steps for step in range(steps + 1)]
    return tuple(
        (start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t + sag * 4 * t * (1 - t)) for t in shares
    )


def _cost(atlas: Atlas, lines: Way, ends: set[str | None]) -> float:
    cost = 0.0
    for line in lines:
        for one, two in pairwise(line):
            area = atlas.area_at(two)
            cost += math.dist(one, two) * (1.0 if area in ends or area is None else _CROSSING)
    return cost


def draw_way(target: pygame.Surface, sheet: Sheet, lines: Way, unit: float, clear: tuple[float, float]) -> None:
    """Paint a way as dots ``unit`` pixels to the design unit, leaving ``clear`` pixels free at its start and end."""
    draw_dotted(target, [[sheet.to_window(point) for point in line] for line in lines], unit, clear)


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


def sign_boxes(sheet: Sheet, layout: Layout, areas: Iterable[str] | None = None) -> list[pygame.Rect]:
    """The room of every sigil on a sheet, where no row of pieces is to stand; of some ``areas`` those of theirs."""
    px, portals = sign_px(layout, sheet), sheet.atlas.portals
    boxes = []
    for area in portals if areas is None else portals.keys() & set(areas):
        for at in portals[area].signs:
            box = pygame.Rect(0, 0, px, px)
            box.center = sheet.to_window(at)
            boxes.append(box)
    return boxes


def draw_portals(
    target: pygame.Surface, sheet: Sheet, layout: Layout, table: Table | None, pointed: str, bright: Collection[str]
) -> None:
    """Paint the sigils; those of the area ``pointed`` at and of ``bright`` ones brightly."""
    px = sign_px(layout, sheet)
    for area, portal in sheet.atlas.portals.items():
        picture = sigil(portal.mark, px, area == pointed or area in bright)
        home = sheet.atlas.places[area].home
        near = min(portal.signs, key=lambda at: math.dist(at, home))
        for at in portal.signs:
            middle = sheet.to_window(at)
            target.blit(picture, picture.get_rect(center=middle))
            if at != near and table:
                _echo(target, table.by_area[area], middle, px, layout)


def draw_thread(target: pygame.Surface, sheet: Sheet, layout: Layout, portal: Portal) -> None:
    """Paint the thread between the two sigils of a portal."""
    clear = SIDE * layout.scale * 0.6
    draw_way(target, sheet, (bow(*portal.signs),), layout.scale, (clear, clear))


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
