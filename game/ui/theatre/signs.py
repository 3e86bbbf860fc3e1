"""The signs of a player, drawn: play, pause, steps and leaps both ways; and the small button that shows one."""

from __future__ import annotations

import functools
from collections.abc import Callable

import pygame

from game.ui import draw, theme
from game.ui.layout import Layout
from game.ui.widgets.buttons import Pressable

SUPER = 4
BACK = {"step_back": "step", "leap_back": "leap", "first": "last"}
"""Signs that are another one looked at in a mirror."""


@functools.lru_cache(maxsize=128)
def sign(name: str, side: int, colour: theme.RGB) -> pygame.Surface:
    """A player's sign as a square picture."""
    if name in BACK:
        return pygame.transform.flip(sign(BACK[name], side, colour), True, False)
    size = side * SUPER
    big = pygame.Surface((size, size), pygame.SRCALPHA)

    def triangle(left: float, right: float) -> None:
        points = [(size * left, size * 0.16), (size * right, size / 2), (size * left, size * 0.84)]
        pygame.draw.polygon(big, colour, points)

    def bar(left: float, wide: float) -> None:
        big.fill(colour, (round(size * left), round(size * 0.16), round(size * wide), round(size * 0.68)))

    if name == "pause":
        bar(0.2, 0.22)
        bar(0.58, 0.22)
    elif name == "play":
        triangle(0.2, 0.88)
    elif name == "step":
        bar(0.2, 0.13)
        triangle(0.42, 0.9)
    elif name == "leap":
        triangle(0.08, 0.5)
        triangle(0.5, 0.92)
    else:
        triangle(0.14, 0.66)
        bar(0.7, 0.14)
    return pygame.transform.smoothscale(big, (side, side))


class SignButton(Pressable):
    """A button that shows a player's sign; gold while ``lit``."""

    def __init__(self, name: str, on_press: Callable[[], None], tooltip: str) -> None:
        super().__init__(on_press, tooltip)
        self.sign = name
        self.lit = False

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint it in its state."""
        radius = min(layout.px(6), self.rect.height // 2)
        bright = (self.lit or self.hovered) and self.enabled
        if self.lit and self.enabled:
            draw.fill(target, self.rect, theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, radius)
        else:
            draw.fill(target, self.rect, theme.BUTTON_TOP, theme.BUTTON_BOTTOM, radius)
        rim = theme.GOLD if bright else theme.BRASS_LINE
        draw.outline(target, self.rect, rim, radius, 1, 255 if bright else 150 if self.enabled else 70)
        dim = theme.mix(theme.TEXT_THIRD, theme.INK, 0.45)
        colour = dim if not self.enabled else theme.GOLD if bright else theme.TEXT
        side = round(min(self.rect.width, self.rect.height) * 0.56)
        picture = sign(self.sign, side, colour)
        target.blit(picture, picture.get_rect(center=self.rect.center))
