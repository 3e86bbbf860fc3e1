"""The ground of the battle's stage: the area's part of the board, blurred and dark, in each side's light."""

from __future__ import annotations

import random

import pygame

from game.games.wars.screen.map.ground import LitBoard
from game.ui import draw, theme
from game.ui.theme import RGB

_COARSE = 5
"""So many pixels of the window to one of what is painted: light has no edges."""
_SPAN = 0.34
"""How much of the board's breadth is seen."""
_BRIGHTEST = 125
"""How bright a side's colour is for its light at most, of 255."""
FLOOR = 0.66
"""How far down the stage the front rank stands."""


def ground(board: LitBoard | None, home: tuple[float, float], size: tuple[int, int],
           colours: tuple[RGB, RGB]) -> pygame.Surface:  # fmt: skip
    """The stage of a battle at a point of the board's picture; the attacker's light at the left."""
    small = max(size[0] // _COARSE, 8), max(size[1] // _COARSE, 8)
    made = _land(board, home, small)
    made.blit(_mist(small), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    for place, colour in zip((0.22, 0.78), colours, strict=True):
        made.blit(_light(small, place, _lamp(colour)), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    _darken(made)
    whole = pygame.transform.smoothscale(made, size)
    rim = whole.get_rect()
    draw.outline(whole, rim, theme.BRASS_LINE, 0, 2)
    draw.outline(whole, rim.inflate(-10, -10), theme.BRASS_LINE, 0, 1, 90)
    return whole


def _land(board: LitBoard | None, home: tuple[float, float], small: tuple[int, int]) -> pygame.Surface:
    """The part of the board round a point, out of focus and at less than half of its light."""
    made = pygame.Surface(small, 0, 32)
    made.fill(theme.SEA_DEEP)
    if board is not None:
        whole = pygame.Rect((0, 0), board.atlas.crop.size)
        part = pygame.Rect(0, 0, round(whole.width * _SPAN), 1)
        part.height = min(round(part.width * small[1] / small[0]), whole.height)
        part.center = round(home[0]), round(home[1])
        part.clamp_ip(whole)
        pygame.transform.smoothscale(board.unlit(part).convert(made), small, made)
        made = pygame.transform.box_blur(made, max(small[0] // 130, 1))
    made.fill((170, 164, 160), special_flags=pygame.BLEND_RGB_MULT)
    return made


def _mist(small: tuple[int, int]) -> pygame.Surface:
    """Clouds of dust: the same ones always."""
    dice = random.Random(11)
    coarse = pygame.Surface((13, 8), 0, 32)
    for y in range(coarse.get_height()):
        for x in range(coarse.get_width()):
            tone = dice.randint(165, 255)
            coarse.set_at((x, y), (tone, tone, tone))
    return pygame.transform.smoothscale(coarse, small)


def _lamp(colour: RGB) -> RGB:
    """The light a side stands in: of pale colours less, so that words before it can be read."""
    bright = 0.30 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2]
    return theme.mix((0, 0, 0), colour, 0.5 * min(_BRIGHTEST / max(bright, 1.0), 1.0))


def _light(small: tuple[int, int], place: float, colour: RGB) -> pygame.Surface:
    """A side's light: a wide pool behind its ranks."""
    made = pygame.Surface(small, 0, 32)
    for wide, high, share in ((0.50, 0.70, 0.28), (0.34, 0.48, 0.28), (0.20, 0.30, 0.22)):
        pool = pygame.Rect(0, 0, round(small[0] * wide), round(small[1] * high))
        pool.center = round(small[0] * place), round(small[1] * (FLOOR - 0.20))
        glow = pygame.Surface(small, 0, 32)
        pygame.draw.ellipse(glow, theme.mix((0, 0, 0), colour, share), pool)
        made.blit(glow, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return pygame.transform.box_blur(made, max(small[0] // 22, 2))


def _darken(made: pygame.Surface) -> None:
    """Night above and before the ranks, where words stand, and at the sides."""
    width, height = made.get_size()
    top, floor = round(height * 0.17), round(height * (FLOOR - 0.05))
    for y in range(height):
        above = max(1 - y / top, 0.0) * 0.62
        below = min(max((y - floor) / (height * 0.19), 0.0), 1.0) * 0.80
        tone = round(255 * (1 - max(above, below)))
        draw.tint(made, pygame.Rect(0, y, width, 1), (tone, tone, tone), pygame.BLEND_RGB_MULT)
    edge = round(width * 0.07)
    for x in range(edge):
        tone = round(255 * (0.55 + 0.45 * x / edge))
        for at in (x, width - 1 - x):
            draw.tint(made, pygame.Rect(at, 0, 1, height), (tone, tone, tone), pygame.BLEND_RGB_MULT)
