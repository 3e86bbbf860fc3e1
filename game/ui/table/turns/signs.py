"""The signs of a player, drawn: play, pause, steps and leaps both ways."""

from __future__ import annotations

import functools

import pygame

from game.ui import theme
from game.ui.kit.box import Drawn
from game.ui.layout import Layout

SUPER = 4
BACK = {"step_back": "step", "leap_back": "leap", "first": "last"}
"""Signs that are another one looked at in a mirror."""
SHAPES: dict[str, tuple[tuple[float, float, bool], ...]] = {
    "pause": ((0.2, 0.42, False), (0.58, 0.8, False)), "play": ((0.2, 0.88, True),),
    "step": ((0.2, 0.33, False), (0.42, 0.9, True)), "leap": ((0.08, 0.5, True), (0.5, 0.92, True)),
    "last": ((0.14, 0.66, True), (0.7, 0.84, False)),
}  # fmt: skip
"""From where to where each part goes, as shares of the width, and whether it is a triangle or a bar."""


@functools.lru_cache(maxsize=128)
def sign(name: str, side: int, colour: theme.RGB) -> pygame.Surface:
    """A player's sign as a square picture."""
    if name in BACK:
        return pygame.transform.flip(sign(BACK[name], side, colour), True, False)
    size = side * SUPER
    big = pygame.Surface((size, size), pygame.SRCALPHA)
    for left, right, triangle in SHAPES[name]:
        tip = [(right, 0.5)] if triangle else [(right, 0.16), (right, 0.84)]
        corners = [(left, 0.16), *tip, (left, 0.84)]
        pygame.draw.polygon(big, colour, [(x * size, y * size) for x, y in corners])
    return pygame.transform.smoothscale(big, (side, side))


def sign_box(name: str, colour: theme.RGB, size: float) -> Drawn:
    """A player's sign, smaller where there is no room for its size."""

    def paint(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        picture = sign(name, min(layout.px(size), rect.width, rect.height), colour)
        target.blit(picture, picture.get_rect(center=rect.center))

    return Drawn((name, colour), paint, w=size, h=size)
