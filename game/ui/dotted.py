"""Dotted ways: lines of dots between two points of the window, with an arrowhead where they end if that is wanted.

All lengths here are pixels; callers convert with ``Layout.px``.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence

import pygame

from game.ui import theme
from game.ui.theme import RGB

Spot = tuple[int, int]
Lines = Sequence[Sequence[Spot]]
"""Lines of points on the window; more than one where a way leaves the picture and comes in again elsewhere."""

SPACING, DOT = 9, 1.7
"""Distance and radius of the dots at a unit of 1."""
_SUPER = 4


def bent(start: Spot, end: Spot) -> tuple[Spot, ...]:
    """Points of a slightly bent line, downwards in the middle."""
    length = math.dist(start, end)
    sag, steps = min(max(length * 0.12, 12.0), 80.0, length * 0.4), max(int(length / 14), 2)
    shares = [step / steps for step in range(steps + 1)]
    return tuple(
        (round(start[0] + (end[0] - start[0]) * t), round(start[1] + (end[1] - start[1]) * t + sag * 4 * t * (1 - t)))
        for t in shares
    )


def draw_dotted(
    target: pygame.Surface, lines: Lines, unit: float, clear: tuple[float, float], colour: RGB = theme.PALE,
    arrow: bool = False, free: Sequence[pygame.Rect] = (),
) -> None:  # fmt: skip
    """Paint lines as dots ``unit`` times as large as usual, leaving ``clear`` pixels free at their start and end.

    No dot lies in what is to be ``free``.
    """
    kept = tuple(tuple(line) for line in lines)
    dot = _dot(max(round(DOT * unit * 2), 3), colour)
    off = dot.get_width() // 2
    boxes = tuple((box.x, box.y, box.right, box.bottom) for box in free)
    spots = _spots(kept, SPACING * unit, clear, boxes)
    target.fblits([(dot, (x - off, y - off)) for x, y in spots])
    if arrow and spots and kept[-1]:
        # What ends at a box may be led away from its middle: the last dots say which way it goes.
        before = spots[-4] if len(spots) > 3 else kept[0][0]
        draw_head(target, before, spots[-1], unit, colour)


def draw_head(target: pygame.Surface, before: Spot, end: Spot, unit: float, colour: RGB) -> None:
    """Paint an arrowhead at a point, in the direction from the one before it."""
    angle = math.degrees(math.atan2(end[1] - before[1], end[0] - before[0]))
    head = _head(max(round(13 * unit), 9), round(angle / 5) * 5, colour)
    target.blit(head, head.get_rect(center=end))


@functools.lru_cache(maxsize=64)
def _spots(
    lines: tuple[tuple[Spot, ...], ...], step: float, clear: tuple[float, float],
    free: tuple[tuple[int, int, int, int], ...],
) -> tuple[Spot, ...]:  # fmt: skip
    """Where the dots lie; ``free`` are boxes by their left, upper, right and lower edge."""
    first, last = lines[0][0], lines[-1][-1]
    found = []
    for line in lines:
        before, over = line[0], step / 2
        for now in line[1:]:
            length = math.dist(before, now)
            while over <= length and length > 0:
                share = over / length
                at = before[0] + (now[0] - before[0]) * share, before[1] + (now[1] - before[1]) * share
                inside = any(left <= at[0] < right and top <= at[1] < low for left, top, right, low in free)
                if not inside and math.dist(at, first) > clear[0] and math.dist(at, last) > clear[1]:
                    found.append((round(at[0]), round(at[1])))
                over += step
            over -= length
            before = now
    return tuple(found)


@functools.lru_cache(maxsize=32)
def _dot(px: int, colour: RGB) -> pygame.Surface:
    side = px + 4
    made = pygame.Surface((side * _SUPER, side * _SUPER), pygame.SRCALPHA)
    middle = side * _SUPER / 2
    pygame.draw.circle(made, (*theme.VIGNETTE_BOTTOM, 150), (middle, middle), (px / 2 + 1.2) * _SUPER)
    pygame.draw.circle(made, (*colour, 255), (middle, middle), px / 2 * _SUPER)
    return pygame.transform.smoothscale(made, (side, side))


@functools.lru_cache(maxsize=64)
def _head(px: int, angle: int, colour: RGB) -> pygame.Surface:
    """An arrowhead that points in a direction, in degrees clockwise from the right."""
    big = px * _SUPER
    made = pygame.Surface((big, big), pygame.SRCALPHA)
    shape = [(x * big, y * big) for x, y in ((0.12, 0.14), (0.9, 0.5), (0.12, 0.86), (0.3, 0.5))]
    pygame.draw.polygon(made, theme.VIGNETTE_BOTTOM, shape, big // 8)
    pygame.draw.polygon(made, colour, shape)
    turned = pygame.transform.rotate(made, -angle)
    return pygame.transform.smoothscale(turned, (turned.get_width() // _SUPER, turned.get_height() // _SUPER))
