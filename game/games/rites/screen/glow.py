"""The soft light that lies under cards and on the ground of a rite."""

from __future__ import annotations

import functools
import math

import pygame

from game.ui.theme import RGB


@functools.lru_cache(maxsize=48)
def small_light(span: int, fade: float, colour: RGB, alpha: int) -> pygame.Surface:
    """A round light ``span`` pixels wide, to be scaled: ``alpha`` in the middle, the sooner dark the more ``fade``."""
    small = pygame.Surface((span, span), pygame.SRCALPHA)
    middle = (span - 1) / 2
    for y in range(span):
        for x in range(span):
            away = math.hypot(x - middle, y - middle) / middle
            small.set_at((x, y), (*colour, round(alpha * max(0.0, 1 - away) ** fade)))
    return small
