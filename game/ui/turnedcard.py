"""A card as it is seen while it turns over: narrower, darker as it turns from the lamp, and with its edge."""

from __future__ import annotations

import pygame

from game.ui import theme

THICK = 0.035
"""How thick a card is, as a share of its width; more than a real one, so that it is seen."""
EDGE: theme.RGB = (226, 206, 160)
LEAST_LIGHT = 0.62


def turned_card(picture: pygame.Surface, share: float, edge_color: theme.RGB = EDGE,
                thick: float = THICK) -> pygame.Surface:  # fmt: skip
    """A card of which ``share`` of the width is seen, 1 when it lies flat and 0 on its edge; ``thick`` is told alike.
    """
    share = min(max(share, 0.0), 1.0)
    if share == 1.0:
        return picture
    width, high = picture.get_size()
    face, edge = max(round(width * share), 1), max(round(width * thick * (1 - share)), 1)
    made = pygame.Surface((face + edge, high), pygame.SRCALPHA)
    seen = pygame.transform.smoothscale(picture, (face, high))
    light = round(255 * (LEAST_LIGHT + (1 - LEAST_LIGHT) * share))
    seen.fill((light, light, light, 255), special_flags=pygame.BLEND_RGBA_MULT)
    # Round corners leave a little of the edge free at either end.
    free = max(round(high * 0.03), 1)
    made.fill(edge_color, (face - 2, free, edge + 2, high - 2 * free))
    made.fill(tuple(each * 9 // 16 for each in edge_color), (face + edge - 1, free, 1, high - 2 * free))
    made.blit(seen, (0, 0))
    return made
