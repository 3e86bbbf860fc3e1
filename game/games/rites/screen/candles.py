"""The candles on the tables: where they stand, and how their light flickers while somebody acts.

A light is one soft picture, added in one of a few strengths; a table where nothing happens paints nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.games.rites.screen.grounds import FOLDER
from game.games.rites.screen.layouts.ritelayout import Brush, Canvas
from game.games.rites.screen.paint import light, stamp
from game.ui.figures.store import STORE
from game.ui.theme import rgb

WIDE, HIGH = 96.0, 144.0
"""A candle's picture in units; in shares of it where its foot stands and where its flame is."""
FOOT, FLAME = (0.44, 0.80), (0.44, 0.24)
LEAST = 40
"""Pixels: smaller ones are not shown."""
WARM = rgb("#ffb45a")
REACH = 150.0
GLOW = 150
STRENGTHS = (0, 13, 5, 17, 8, 2, 15)
"""How much brighter than at rest a light is from one step to the next, of 255: a few in a hundred."""
STEP, LASTS = 1 / 6, 5.0
"""Seconds from one strength to the next, and for how long after something has happened."""


def _places(canvas: Canvas, at: tuple[float, float]) -> tuple[pygame.Rect, tuple[int, int]]:
    """A candle's picture and its flame."""
    box = pygame.Rect(0, 0, canvas.px(WIDE), canvas.px(HIGH))
    x, y = canvas.at(*at)
    box.topleft = (round(x - box.width * FOOT[0]), round(y - box.height * FOOT[1]))
    return box, (round(box.x + box.width * FLAME[0]), round(box.y + box.height * FLAME[1]))


def _standing(canvas: Canvas, spots: tuple[tuple[float, float], ...]) -> Iterator[tuple[pygame.Rect, tuple[int, int]]]:
    if canvas.px(HIGH) >= LEAST and not canvas.low:
        yield from (_places(canvas, at) for at in spots)


def stood(canvas: Canvas, spots: tuple[tuple[float, float], ...]) -> pygame.Surface | None:
    """The picture of the candles of a layout; None where none stands, or until it is here."""
    box = next((box for box, _ in _standing(canvas, spots)), None)
    return STORE.picture(f"{FOLDER}/candle.webp", *box.size, alone=True) if box else None


def stand(brush: Brush, spots: tuple[tuple[float, float], ...], candle: pygame.Surface) -> None:
    """Paint candles with their light at rest."""
    reach = brush.px(REACH)
    for box, flame in _standing(brush, spots):
        brush.target.blit(candle, box)
        stamp(brush.target, light(2 * reach, 2 * reach, WARM, GLOW, 40, 3.4), center=flame)


class Flicker:
    """How bright the candles are now. ``still``: motion is not wanted."""

    def __init__(self) -> None:
        self.still = False
        self._left = 0.0
        self._step = 0.0
        self._n = 0

    @property
    def strength(self) -> int:
        """How much is added to the light."""
        return STRENGTHS[self._n % len(STRENGTHS)] if self._left > 0 else 0

    @property
    def next_wake(self) -> float | None:
        """Seconds until the light changes; None while it rests."""
        return max(self._step, 0.001) if self._left > 0 else None

    def stir(self) -> None:
        """Something has happened."""
        self._left = 0.0 if self.still else LASTS
        self._step = min(self._step, STEP) if self._step > 0 else STEP

    def update(self, dt: float) -> bool:
        """Let time pass; true if the light has changed."""
        if self._left <= 0:
            return False
        self._left -= dt
        self._step -= dt
        if self._step > 0 and self._left > 0:
            return False
        self._n, self._step = self._n + 1, STEP
        return True

    def paint(self, brush: Brush, spots: tuple[tuple[float, float], ...]) -> None:
        """Add what the light is brighter by than at rest."""
        if self.strength:
            for _, flame in _standing(brush, spots):
                reach = brush.px(REACH * 1.6)
                made = light(2 * reach, 2 * reach, WARM, self.strength, 40, 1.6)
                stamp(brush.target, made, center=flame)
