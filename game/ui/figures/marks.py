"""Marks of the family of figures: a stain on desecrated ground, a captive's cage, the tablet of an Elder Sign."""

from __future__ import annotations

import pygame

from game.ui import theme
from game.ui.figures.props import Cut, cut, prop
from game.ui.palette import faction_cache
from game.ui.theme import RGB

NAME = "marks"
TABLET_HIGH = 1.28
"""How high the tablet of an Elder Sign is beside its width."""
_SLAB: RGB = (128, 130, 138)
"""The slab lies in the dark: its star is what shines."""
_CAGE_WIDE, _CAGE_HIGH = 0.92, 1.30
"""The room inside a cage, in units."""


def here() -> bool:
    """Whether the sculptures have been read; they are asked for."""
    return prop(NAME) is not None


def stain(unit_px: float, faction: str) -> Cut | None:
    """Ground that a side has desecrated, its middle at the foot; None without the sculpture."""
    return _stain(round(unit_px * 2) / 2, faction) if here() else None


@faction_cache(32)
def _stain(unit_px: float, faction: str) -> Cut | None:
    found, burnt = cut(NAME, "stain", unit_px), cut(NAME, "burn", unit_px)
    if found is None or burnt is None:
        return None
    found.surface.fill((*theme.faction_colour(faction), 255), special_flags=pygame.BLEND_RGBA_MULT)
    found.surface.blit(burnt.surface, burnt.at(found.foot))
    return found


def caged(body: pygame.Surface, foot: tuple[int, int], room: tuple[float, float]) -> Cut | None:
    """A picture of a figure behind bars, its foot in the cage's middle; None without the sculpture.

    ``room`` is how wide and high the figure itself is.
    """
    unit = max(room[0] / _CAGE_WIDE, room[1] / _CAGE_HIGH)
    back, front = (cut(NAME, name, unit) for name in ("cage_back", "cage_front")) if here() else (None, None)
    if back is None or front is None:
        return None
    at = max(foot[0], back.foot[0], front.foot[0]), max(foot[1], back.foot[1], front.foot[1])
    parts = (back.surface, back.at(at)), (body, (at[0] - foot[0], at[1] - foot[1])), (front.surface, front.at(at))
    size = [max(picture.get_size()[axis] + place[axis] for picture, place in parts) for axis in (0, 1)]
    made = pygame.Surface(size, pygame.SRCALPHA)
    made.blits(parts)
    return Cut(made, at)


def tablet(width: int, light: RGB) -> pygame.Surface | None:
    """The stone back of an Elder Sign so wide, its star shining; None without the sculpture."""
    if not here():
        return None
    slab, star = cut(NAME, "tablet", float(width)), cut(NAME, "star", float(width))
    if slab is None or star is None:
        return None
    made = pygame.Surface((width, round(width * TABLET_HIGH)), pygame.SRCALPHA)
    at = width // 2, made.get_height() // 2
    slab.surface.fill((*_SLAB, 255), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(slab.surface, slab.at(at))
    star.surface.fill((*light, 255), special_flags=pygame.BLEND_RGBA_MULT)
    for _ in range(2):
        made.blit(star.surface, star.at(at))
    pygame.draw.rect(made, theme.BRASS, made.get_rect(), 1, border_radius=max(width // 8, 2))
    return made
