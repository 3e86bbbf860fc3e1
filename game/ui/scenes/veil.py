"""A scene below, blurred and dark."""

from __future__ import annotations

import pygame

from game.ui import theme


def veil(surface: pygame.Surface, darkness: int = 153) -> None:
    """Blur and darken what has been drawn, so that a dialog stands out."""
    width, height = surface.get_size()
    small = pygame.transform.smoothscale(surface, (max(width // 7, 1), max(height // 7, 1)))
    # Darkened while it is small: over a whole window that takes milliseconds.
    dark = pygame.Surface(small.get_size())
    dark.fill(theme.VIGNETTE_BOTTOM)
    dark.set_alpha(darkness)
    small.blit(dark, (0, 0))
    pygame.transform.smoothscale(small, (width, height), surface)


class Veil:
    """A blurred and darkened picture of the scene below, made once and put back while that scene stays as it is.

    An overlay hands ``keeps`` on from ``keeps_below`` and calls ``draw`` first in its own ``draw``.
    """

    def __init__(self, darkness: int = 153) -> None:
        self._darkness = darkness
        self._kept: pygame.Surface | None = None

    def keeps(self, size: tuple[int, int]) -> bool:
        return self._kept is not None and self._kept.get_size() == size

    def drop_picture(self) -> None:
        """Let the picture go: the overlay has ended."""
        self._kept = None

    def draw(self, surface: pygame.Surface, painted: bool) -> None:
        """Veil what has been ``painted`` below, or put the kept picture back."""
        if painted or self._kept is None:
            veil(surface, self._darkness)
            self._kept = surface.copy()
        else:
            surface.blit(self._kept, (0, 0))
