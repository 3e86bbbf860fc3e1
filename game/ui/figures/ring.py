"""The ring round a figure's base: flat, in its side's own colour and with its own rim; and light on the ground.

It carries whose a figure is and what can be done with it, whatever light falls on the sculpture.
"""

from __future__ import annotations

import functools

import pygame

from game.ui import theme
from game.ui.figures.index import SQUASH
from game.ui.glyphs import rim_points
from game.ui.kept import picture_cache
from game.ui.theme import RGB

SUPER = 3
_SOFT = 64
"""Side of what soft ellipses are made from."""
_MOST_KEPT = 4_000_000
"""Bytes of the pictures of each sort that are kept."""
_GLOW = 40
"""How wide a base is drawn at most for its glow: light has no edges, and blurring large pictures takes long."""


def _lying(faction: str | None, middle: tuple[float, float], radius: float) -> list[tuple[float, float]]:
    """A side's rim as it lies on the ground."""
    return [(x, middle[1] + (y - middle[1]) * SQUASH) for x, y in rim_points(faction, middle, radius)]


@picture_cache(_MOST_KEPT)
def ring(faction: str | None, across: int, wall: int, width: int, colour: RGB) -> pygame.Surface:
    """A base ``across`` pixels wide: its rim ``width`` wide, its edge ``wall`` high, dark inside.

    The middle of its upper face lies ``across * SQUASH / 2`` below the picture's top, and one more pixel.
    """
    high = round(across * SQUASH) + wall + 2
    made = pygame.Surface(((across + 2) * SUPER, high * SUPER), pygame.SRCALPHA)
    middle, radius = (made.get_width() / 2, (across * SQUASH / 2 + 1) * SUPER), across / 2 * SUPER
    made.fill((*colour, 0))
    for down in range(wall * SUPER, -1, -SUPER):
        pygame.draw.polygon(made, colour, _lying(faction, (middle[0], middle[1] + down), radius))
    inner = radius - width * SUPER
    pygame.draw.polygon(made, theme.mix(theme.INK, colour, 0.12), _lying(faction, middle, inner))
    return pygame.transform.smoothscale(made, (across + 2, high))


@picture_cache(_MOST_KEPT)
def line(faction: str | None, across: int, width: float, colour: RGB) -> pygame.Surface:
    """A thin line of light along the rim of a base that is so wide, bare inside."""
    reach = across + 2 * width + 4
    size = round(reach), round(reach * SQUASH) + 2
    made = pygame.Surface((size[0] * SUPER, size[1] * SUPER), pygame.SRCALPHA)
    made.fill((*colour, 0))
    middle = made.get_width() / 2, made.get_height() / 2
    pygame.draw.polygon(made, colour, _lying(faction, middle, (across / 2 + width) * SUPER))
    pygame.draw.polygon(made, (*colour, 0), _lying(faction, middle, (across / 2 - 0.5) * SUPER))
    return pygame.transform.smoothscale(made, size)


@picture_cache(_MOST_KEPT)
def glow(faction: str | None, across: int, reach: int, colour: RGB) -> pygame.Surface:
    """Light round a base that is so wide, ending ``reach`` pixels outside it."""
    share = min(_GLOW / across, 1.0)
    blur = max(round(reach * share * 0.5), 1)
    small = pygame.Surface((round((across + 2 * reach) * share), round((across * SQUASH + 2 * reach) * share)),
                           pygame.SRCALPHA)  # fmt: skip
    small.fill((*colour, 0))
    middle = small.get_width() / 2, small.get_height() / 2
    pygame.draw.polygon(small, colour, _lying(faction, middle, (across / 2 + reach * 0.35) * share))
    soft = pygame.transform.gaussian_blur(small, blur)
    soft.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    soft.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.smoothscale(soft, (across + 2 * reach, round(across * SQUASH) + 2 * reach))


@functools.cache
def _disc(share: float = 0.36) -> pygame.Surface:
    """A round shade, darkest in the middle, in a square of which its radius is a share."""
    made = pygame.Surface((_SOFT, _SOFT), pygame.SRCALPHA)
    pygame.draw.circle(made, (0, 0, 0, 255), (_SOFT / 2, _SOFT / 2), _SOFT * share)
    return pygame.transform.gaussian_blur(made, _SOFT // 9)


@picture_cache(_MOST_KEPT)
def shade(across: int, strength: int) -> pygame.Surface:
    """The dark under a base that is so wide."""
    size = round(across * 1.45), round(across * 1.45 * SQUASH)
    made = pygame.transform.smoothscale(_disc(), (max(size[0], 2), max(size[1], 2)))
    made.fill((255, 255, 255, strength), special_flags=pygame.BLEND_RGBA_MULT)
    return made


@picture_cache(_MOST_KEPT)
def pool(across: int, colour: RGB) -> pygame.Surface:
    """Light on the ground round a large base that is so wide, softer than ``glow`` and without an end."""
    size = round(across * 2.1), round(across * 2.1 * SQUASH)
    made = pygame.transform.smoothscale(_disc(0.25), (max(size[0], 2), max(size[1], 2)))
    made.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return made
