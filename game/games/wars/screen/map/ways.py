"""The dotted way of a piece to where it would go, round the world or through a portal where that is shorter."""

from __future__ import annotations

import functools
import math
from itertools import pairwise

import pygame

from game.games.wars.screen.map.atlas import Atlas, Point, Sheet
from game.ui import theme

_CROSSING = 1.6
"""How much longer a way counts where it leads over areas that are neither end of it."""
_SPACING, _DOT = 9, 1.7
"""Distance and radius of the dots in design units."""

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
    dot = _dot(max(round(_DOT * unit * 2), 3))
    step = _SPACING * unit
    first, last = sheet.to_window(lines[0][0]), sheet.to_window(lines[-1][-1])
    for line in lines:
        before = pygame.Vector2(sheet.to_window(line[0]))
        over = step / 2
        for point in line[1:]:
            now = pygame.Vector2(sheet.to_window(point))
            length = before.distance_to(now)
            while over <= length and length > 0:
                at = before + (now - before) * (over / length)
                if at.distance_to(first) > clear[0] and at.distance_to(last) > clear[1]:
                    target.blit(dot, dot.get_rect(center=(round(at.x), round(at.y))))
                over += step
            over -= length
            before = now


@functools.lru_cache(maxsize=8)
def _dot(px: int) -> pygame.Surface:
    side, big = px + 4, 4
    made = pygame.Surface((side * big, side * big), pygame.SRCALPHA)
    middle = side * big / 2
    pygame.draw.circle(made, (*theme.VIGNETTE_BOTTOM, 150), (middle, middle), (px / 2 + 1.2) * big)
    pygame.draw.circle(made, (*theme.PALE, 255), (middle, middle), px / 2 * big)
    return pygame.transform.smoothscale(made, (side, side))
