"""The cultists' seals: a letter in a shape and a colour that no other at the table has."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from functools import partial

import pygame

from game.games.rites.words.tableview import SEATS, Cultist
from game.ui import theme
from game.ui.fonts import role_face
from game.ui.kit.box import Box, Drawn
from game.ui.layout import Layout
from game.ui.theme import Role, mix, rgb

SUPER = 4
COLOURS = tuple(map(rgb, ("#dcb46a", "#cf8aa2", "#7cc6ac", "#a6a2ee", "#d98a5c", "#86bde0")))
LETTER = Role(theme.CINZEL, 700, 20, 20)
WAVES = (0, 8, 12, 6, 5, 10)
"""How many waves the rim of each seat's seal has; none is a plain ring."""

theme.NAMED.update(dict(zip(SEATS, COLOURS, strict=True)))


@functools.lru_cache(maxsize=256)
def _seal(seat: int, letter: str, px: int) -> pygame.Surface:
    px = max(px, 12)
    size = px * SUPER
    colour = COLOURS[seat]
    made = pygame.Surface((size, size), pygame.SRCALPHA)
    for share, paint in ((1.0, colour), (0.86, mix(colour, theme.INK, 0.74))):
        pygame.draw.polygon(made, paint, _rim(seat, size / 2, size / 2 * share - 1))
    small = pygame.transform.smoothscale(made, (px, px))
    face = role_face(LETTER, max(round(px * 0.48), 9))
    written = face.line(letter, mix(colour, theme.CREAM, 0.45))
    small.blit(written, written.get_rect(center=(px // 2, px // 2)))
    return small


def _rim(seat: int, centre: float, radius: float) -> list[tuple[float, float]]:
    waves = WAVES[seat]
    points = []
    for degrees in range(0, 360, 3):
        turn = math.radians(degrees)
        if waves == 6:
            reach = math.cos(math.radians(30)) / math.cos(math.radians((degrees + 30) % 60 - 30)) * 1.06
            reach = min(reach, 1.0)
        else:
            reach = 1 - 0.06 * (1 - math.cos(turn * waves)) / 2 * (2 if waves == 5 else 1) if waves else 1.0
        points.append((centre + radius * reach * math.sin(turn), centre - radius * reach * math.cos(turn)))
    return points


def seal(cultist: Cultist, px: int) -> pygame.Surface:
    """A cultist's seal in a square of ``px``."""
    return _seal(cultist.side, cultist.initial, px)


def picture(key: tuple[object, ...], make: Callable[[int], pygame.Surface], wide: float, high: float) -> Box:
    """A card's or a seal's picture, which ``make`` makes as many pixels wide as there is room for."""

    def paint(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        made = make(rect.width)
        target.blit(made, made.get_rect(center=rect.center))

    return Drawn(key, paint, w=wide, h=high)


def seal_box(cultist: Cultist, size: float) -> Box:
    """A cultist's seal."""
    return picture(("seal", cultist.side, cultist.initial), partial(seal, cultist), size, size)
