"""Rims of large pictures with a clear middle: kept as four strips, made from a small picture."""

from __future__ import annotations

import pygame

Strips = tuple[tuple[pygame.Surface, tuple[int, int]], ...]
"""Parts of a picture and where they belong."""


def strips_of(small: pygame.Surface, rim: int, reach: int, width: int, height: int) -> Strips:
    """The rim of a large picture, drawn out of a small one that is like it up to ``reach`` from each corner.

    The middle is clear: blending and keeping a large nothing would cost milliseconds and megabytes.
    """
    across, down = small.get_size()
    found = [
        (_drawn_out(small.subsurface((0, y, across, rim)), width, reach), (0, at))
        for y, at in ((0, 0), (down - rim, height - rim))
    ]
    for x, at in ((0, 0), (across - rim, width - rim)):
        side = pygame.transform.rotate(small.subsurface((x, rim, rim, down - 2 * rim)), 90)
        found.append((pygame.transform.rotate(_drawn_out(side, height - 2 * rim, reach - rim), -90), (at, rim)))
    return tuple(found)


def _drawn_out(strip: pygame.Surface, length: int, end: int) -> pygame.Surface:
    """A level strip at another length: both ends stay, what is in the middle is repeated."""
    width, high = strip.get_size()
    if width == length:
        return strip.copy()
    made = pygame.Surface((length, high), pygame.SRCALPHA)
    middle = strip.subsurface((width // 2, 0, 1, high))
    made.blit(pygame.transform.scale(middle, (length - 2 * end, high)), (end, 0))
    for x, at in ((0, 0), (width - end, length - end)):
        made.blit(strip, (at, 0), (x, 0, end, high))
    return made


def blit_strips(target: pygame.Surface, strips: Strips, at: tuple[int, int]) -> None:
    """Blit a rim whose upper left corner belongs at a point."""
    for strip, (x, y) in strips:
        target.blit(strip, (at[0] + x, at[1] + y))
