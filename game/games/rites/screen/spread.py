"""A few cards spread out on the table: the picture that stands for Rites of Cthulhu."""

from __future__ import annotations

import functools

import pygame

from game.games.rites.screen import cards
from game.games.rites.screen.layouts.common import disc_light
from game.ui import theme

SHOWN = ("w12", "y8", "g11", "b9", "w10")


@functools.lru_cache(maxsize=4)
def spread(width: int, height: int) -> pygame.Surface:
    """Five cards fanned out, cut by the lower rim of the picture."""
    made = pygame.Surface((max(width, 1), max(height, 1)))
    made.fill(theme.PANEL_BOTTOM)
    light = disc_light(width // 2, height, theme.SEA_SHELF, 120)
    made.blit(light, light.get_rect(center=(width * 7 // 10, height // 2)))
    wide = max(round(height * 0.52), 30)
    for n, card in enumerate(SHOWN):
        off = n - 2
        picture = cards.turned(card, wide, off * 9)
        at = (width * 7 // 10 + round(off * wide * 0.62), height * 6 // 10 + round(off * off * wide * 0.045))
        made.blit(picture, picture.get_rect(center=at))
    return made
