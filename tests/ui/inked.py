"""How well lines of words stand out, measured on what is painted: their color against what is round their letters."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import numpy as np
import pygame

from game.ui import draw
from game.ui.theme import RGB, Role

ROUND = 2
"""So many pixels round the ink are what it is read against."""
SHARE = 0.9
"""So much of what is round the letters must be as far from their color."""
TOUCHED = 16
"""From what strength on a pixel is ink, if only an edge's."""


class Ink(NamedTuple):
    """A line of words that was painted, and its contrast."""

    contrast: float
    words: str
    px: int
    at: tuple[int, int]


def light(pixels: np.ndarray) -> np.ndarray:
    """Relative luminance, as contrast is reckoned from."""
    share = pixels.astype(np.float32) / 255
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    return linear @ np.array((0.2126, 0.7152, 0.0722), np.float32)


def grown(there: np.ndarray, steps: int) -> np.ndarray:
    """Points and those so many steps round them."""
    made = there.copy()
    for _ in range(steps):
        before = made.copy()
        made[1:] |= before[:-1]
        made[:-1] |= before[1:]
        made[:, 1:] |= before[:, :-1]
        made[:, :-1] |= before[:, 1:]
    return made


def contrast(after: np.ndarray, letters: np.ndarray, colour: RGB) -> float:
    """Of letters' color with what is round them in a picture of them, x first."""
    ring = grown(letters, ROUND) & ~letters
    if not ring.any():
        return 21.0
    ink, about = float(light(np.array(colour))), light(after[ring])
    low, high = float(np.quantile(about, 1 - SHARE)), float(np.quantile(about, SHARE))
    ratios = (max(ink, each) + 0.05 for each in (low, high)), (min(ink, each) + 0.05 for each in (low, high))
    return min(one / other for one, other in zip(*ratios, strict=True))


@contextmanager
def inked() -> Iterator[list[Ink]]:
    """Every line of words that is painted meanwhile."""
    found, usual = list[Ink](), draw.text

    def text(target: pygame.Surface, string: str, role: Role, px: int, colour: RGB,
             *rest: Any, **more: Any) -> pygame.Rect:  # fmt: skip
        rect = usual(target, string, role, px, colour, *rest, **more)
        seen = rect.inflate(2 * ROUND, 2 * ROUND).clip(target.get_rect()).clip(target.get_clip())
        if string.strip() and seen.contains(rect.clip(seen)) and seen:
            shape = draw.text_surface(string, role, px, colour)
            cover = pygame.Surface(seen.size, pygame.SRCALPHA)
            cover.blit(shape, shape.get_rect(center=rect.center).move(-seen.x, -seen.y))
            letters = pygame.surfarray.array_alpha(cover) > TOUCHED
            after = pygame.surfarray.array3d(target.subsurface(seen))
            found.append(Ink(contrast(after, letters, colour[:3]), string, px, rect.topleft))
        return rect

    draw.text = text  # type: ignore[assignment]
    try:
        yield found
    finally:
        draw.text = usual
