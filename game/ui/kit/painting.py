"""A painted picture in a description."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game.ui.kit.base import Box, Laying
from game.ui.layout import Layout
from game.ui.paintings import PAINTINGS
from game.ui.pictures import Focus

SLIVER = 36
"""Design units: what is lower is no picture any more."""


@dataclass
class Painting(Box):
    """A painted picture that fills its place round ``focus`` (shares of its width and height); bare without one.

    ``fades`` names the sides where it runs out into the ground, ``light`` is how much of it is seen. ``tall`` is how
    much height it asks for; beside higher things it is as high as they. Lower than ``low`` it is no picture any more.
    """

    name: str
    focus: Focus | None = field(default=None, kw_only=True)
    fades: str = field(default="", kw_only=True)
    radius: float = field(default=0.0, kw_only=True)
    light: float = field(default=1.0, kw_only=True)
    tall: float = field(default=0.0, kw_only=True)
    low: float = field(default=SLIVER, kw_only=True)

    def wide(self, lay: Laying, room: int) -> int:
        return room

    def high(self, lay: Laying, width: int) -> int:
        return lay.px(self.tall) if self.tall else 0

    @property
    def stretches(self) -> bool:
        """It takes what height there is."""
        return self.h is None

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        if rect.width < 2 or rect.height < layout.px(self.low):
            return
        radius = layout.px(self.radius) if self.radius else 0
        made = PAINTINGS.cut(self.name, rect.size, self.focus, self.fades, radius)
        if made is not None:
            made.set_alpha(round(255 * self.light))
            target.blit(made, rect)
