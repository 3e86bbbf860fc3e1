"""What all drawings of the card table share: pictures and words put at a point, and soft lights."""

from __future__ import annotations

import functools
import math

import pygame

from game.ui import draw
from game.ui.kept import picture_cache
from game.ui.theme import RGB, Role

Point = tuple[float, float]


def stamp(target: pygame.Surface, picture: pygame.Surface, **at: Point) -> pygame.Rect:
    """Blit a picture by one of its points, as in ``center=(40, 20)``; returns where it is."""
    return target.blit(picture, picture.get_rect(**at))


def words(target: pygame.Surface, told: str, role: Role, px: int, colour: RGB, at: Point,
          halo: int = 0) -> pygame.Rect:  # fmt: skip
    """Draw a line of words with its middle at a point."""
    return draw.text(target, told, role, px, colour, (round(at[0]), round(at[1])), "center", middle=True, halo=halo)


@functools.lru_cache(maxsize=48)
def _small_light(span: int, fade: float, colour: RGB, alpha: int) -> pygame.Surface:
    small = pygame.Surface((span, span), pygame.SRCALPHA)
    middle = (span - 1) / 2
    for y in range(span):
        for x in range(span):
            away = math.hypot(x - middle, y - middle) / middle
            small.set_at((x, y), (*colour, round(alpha * max(0.0, 1 - away) ** fade)))
    return small


@picture_cache(2_000_000, 0.5)
def light(width: int, height: int, colour: RGB, alpha: int, span: int = 24, fade: float = 1.5) -> pygame.Surface:
    """A soft light, ``alpha`` in the middle, the sooner dark the more ``fade``; drawn ``span`` wide and scaled."""
    return pygame.transform.smoothscale(_small_light(span, fade, colour, alpha), (max(width, 2), max(height, 2)))


@functools.lru_cache(maxsize=128)
def turned_glow(width: int, height: int, turn: int, colour: RGB, blur: int, alpha: int) -> pygame.Surface:
    """The light round a card of a size that is turned clockwise; black it is the shadow of one."""
    margin = blur * 2 + 2
    made = pygame.Surface((width + 2 * margin, height + 2 * margin), pygame.SRCALPHA)
    made.fill((*colour, 0))
    draw.glow(made, pygame.Rect(margin, margin, width, height), colour, blur, max(round(width * 0.055), 3), alpha)
    return pygame.transform.rotozoom(made, -turn, 1.0)
