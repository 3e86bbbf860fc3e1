"""The signs and rims that factions have among their arms, drawn.

The rim's shape is a piece's second sign beside colour, the glyph its third. Everything is drawn large in a
unit square (x to the right, y down, 0 to 1) and scaled down, then cached.
"""

import functools
import math

import pygame

from game.games.arms import Point, arc
from game.ui import theme
from game.ui.draw import polyline
from game.ui.palette import faction_cache
from game.ui.theme import RGB

SUPER = 4
_NOBODY = ((arc(0.5, 0.5, 0.3, 0.3, 0, 360), 0.075), ([(0.5, 0.5)], 0.09))
"""A ring with a dot."""


def _sign(faction: str | None, size: int, colour: RGB) -> pygame.Surface:
    """A faction's sign on a large clear square."""
    made = pygame.Surface((size, size), pygame.SRCALPHA)
    for points, width in theme.ARMS[faction].sign if faction in theme.ARMS else _NOBODY:
        big = [(x * size, y * size) for x, y in points]
        if len(big) > 1:
            polyline(made, big, colour, max(round(width * size), 1))
        else:
            pygame.draw.circle(made, colour, big[0], width * size)
    return made


@faction_cache(256)
def glyph(faction: str | None, px: int, colour: RGB | None = None) -> pygame.Surface:
    """A faction's bare sign, for sentences and banners; in its own colour unless another is given."""
    px = max(px, 6)
    made = _sign(faction, px * SUPER, colour or theme.faction_colour(faction))
    return pygame.transform.smoothscale(made, (px, px))


def rim_points(faction: str | None, centre: Point, radius: float) -> list[Point]:
    """Outline of a faction's tokens, round for nobody's."""
    cx, cy = centre
    return [(cx + radius * reach * x, cy + radius * reach * y) for reach, x, y in _outline(faction)]


@functools.lru_cache(maxsize=16)
def _outline(faction: str | None) -> list[tuple[float, float, float]]:
    """The rim by directions: how far it reaches, and the direction's x and y."""
    turns = [step * 1.5 for step in range(240)]
    rim = theme.ARMS[faction].rim if faction in theme.ARMS else lambda degrees: 1.0
    return [(rim(turn), math.cos(math.radians(turn - 90)), math.sin(math.radians(turn - 90)))
            for turn in turns]  # fmt: skip


def rim_shape(faction: str | None, size: int, radius: float, colour: tuple[int, ...]) -> pygame.Surface:
    """Filled token outline on a large clear square, for further composing."""
    made = pygame.Surface((size, size), pygame.SRCALPHA)
    pygame.draw.polygon(made, colour, rim_points(faction, (size / 2, size / 2), radius))
    return made


@faction_cache(256)
def medal(faction: str | None, px: int, lit: bool = True) -> pygame.Surface:
    """Rim, glyph and dark fill: the faction itself. A square of ``px``; grey when not ``lit``."""
    size = max(px, 10) * SUPER
    colour = theme.faction_colour(faction) if lit else theme.mix(theme.faction_colour(faction), theme.INK, 0.55)
    made = rim_shape(faction, size, size / 2 - 1, colour)
    width = 0.075 if px < 40 else 0.055
    inner = rim_shape(faction, size, size / 2 * (1 - 2 * width), theme.mix(colour, theme.INK, 0.80))
    made.blit(inner, (0, 0))
    sign = _sign(faction, round(size * 0.56), colour)
    made.blit(sign, sign.get_rect(center=(size // 2, size // 2)))
    return pygame.transform.smoothscale(made, (max(px, 10), max(px, 10)))
