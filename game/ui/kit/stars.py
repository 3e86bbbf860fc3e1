"""Stars in a description: how many of how many have been earned."""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass

import pygame

from game.ui import theme
from game.ui.kit.base import Box, Laying
from game.ui.layout import Layout

SUPER = 4
"""Stars are drawn so many times larger and made smaller, so that their edges are smooth."""
INNER = 0.42
"""Where a star's notches are, as a share of its radius."""
APART = 1.2


@functools.lru_cache(maxsize=64)
def _star(px: int, earned: bool) -> pygame.Surface:
    side = px * SUPER
    big = pygame.Surface((side, side), pygame.SRCALPHA)
    radius, middle = side * 0.48, side * 0.52
    points = []
    for corner in range(10):
        far, angle = radius * (INNER if corner % 2 else 1.0), math.radians(36 * corner - 90)
        points.append((side / 2 + far * math.cos(angle), middle + far * math.sin(angle)))
    colour = theme.GOLD if earned else theme.BRASS_LINE
    pygame.draw.polygon(big, colour, points)
    if not earned:
        inside = [(side / 2 + (x - side / 2) * 0.76, middle + (y - middle) * 0.76) for x, y in points]
        pygame.draw.polygon(big, (0, 0, 0, 0), inside)
    return pygame.transform.smoothscale(big, (px, px))


@dataclass
class Stars(Box):
    """A row of ``of`` stars, of which ``earned`` are golden; ``size`` is that of one."""

    earned: int
    of: int = 3
    size: float = 20.0

    def wide(self, lay: Laying, room: int) -> int:
        return round(lay.px(self.size) * (self.of - 1) * APART) + lay.px(self.size)

    def high(self, lay: Laying, width: int) -> int:
        return lay.px(self.size)

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        px = layout.px(self.size)
        top = rect.centery - px // 2
        for number in range(self.of):
            target.blit(_star(px, number < self.earned), (rect.x + round(px * APART * number), top))

    @property
    def yields(self) -> bool:
        return False
