"""Making a picture smaller or larger in small steps, for whoever has little time in each frame."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

_ROWS = 160
_COLUMNS = 320


def rescale(part: pygame.Surface, into: pygame.Surface) -> Iterator[None]:
    """Do what ``pygame.transform.smoothscale(part, into.get_size(), into)`` does, to the bit, in steps of about a
    millisecond: ``into`` is ready when there is no further step. Both are of the window's format.

    That filter first goes along every row by itself and then along every column by itself, so that rows, and after
    them columns, may be done in any portions.
    """
    if part.get_bytesize() != 4:
        pygame.transform.smoothscale(part, into.get_size(), into)
        return
    (width, height), (wide, high) = part.get_size(), into.get_size()
    # Memory that costs nothing until it is written to, and is given back at once; a surface would be cleared here.
    between = pygame.Surface((wide, height), 0, into)
    for top in range(0, height, _ROWS):
        rows = pygame.Rect(0, top, width, min(_ROWS, height - top))
        band = between.subsurface((0, top, wide, rows.height))
        pygame.transform.smoothscale(part.subsurface(rows), band.get_size(), band)
        yield
    for left in range(0, wide, _COLUMNS):
        columns = min(_COLUMNS, wide - left)
        band = into.subsurface((left, 0, columns, high))
        pygame.transform.smoothscale(between.subsurface((left, 0, columns, height)), band.get_size(), band)
        yield
