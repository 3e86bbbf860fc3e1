"""Fine pictures of figures, twice the large ones each way, for the largest windows.

Each figure has one, in the usual palette. Another palette's colors come from its large picture: what that has more of
than the usual large one, or less, is laid over the fine one. It is softer than what it is laid on, as color may be.
"""

from __future__ import annotations

import pygame

from game.shipped import asset
from game.ui import palette
from game.ui.figures.index import FINE, FOLDER, Figure, index


def read(in_palette: str, figure: Figure, rises: bool = False) -> pygame.Surface:
    """Decode the fine picture of a figure in a palette, standing or as it ``rises``, in any thread.

    There must be one; fails as pygame does where a file is damaged.
    """
    name = f"{figure.unit}_rise" if rises else figure.unit
    made = decoded(FINE, figure.faction, name)
    usual = palette.STANDARD.id
    if in_palette == usual:
        return made
    foot, from_foot = figure.fine_foot, figure.large_foot
    if rises:
        foot, from_foot = (each.foot if each else None for each in (figure.fine_rise, figure.rise))
    assert foot and from_foot, figure.id
    times, large = index().times, [decoded(each, figure.faction, name) for each in (usual, in_palette)]
    at = round(foot[0] - from_foot[0] * times), round(foot[1] - from_foot[1] * times)
    size = large[0].get_width() * times, large[0].get_height() * times
    recolor(made, large[0], large[1], pygame.Rect(at, size))
    return made


def decoded(*parts: str) -> pygame.Surface:
    """A picture of a figure or of a sheet of them, ready to be drawn from, in any thread."""
    made = pygame.image.load(str(asset(FOLDER, *parts[:-1], f"{parts[-1]}.webp")))
    return made.convert_alpha() if pygame.display.get_surface() else made


def recolor(made: pygame.Surface, usual: pygame.Surface, own: pygame.Surface, at: pygame.Rect) -> None:
    """Give a fine picture its own colors: those of the large one that differ from the usual one's, laid ``at`` it."""
    for one, other, how in ((own, usual, pygame.BLEND_RGB_ADD), (usual, own, pygame.BLEND_RGB_SUB)):
        more = one.copy()
        more.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        made.blit(pygame.transform.smoothscale(more, at.size), at, special_flags=how)
