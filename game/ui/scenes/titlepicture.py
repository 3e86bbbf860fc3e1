"""The picture behind the title: the dimmed Earth under brass rings, a star of seven points, the phases of the moon."""

from __future__ import annotations

import math

import pygame

from game.match.words import words
from game.ui import draw, theme
from game.ui.figures.index import portrayed
from game.ui.figures.standing import fitted, known
from game.ui.glyphs import medal
from game.ui.palette import faction_cache
from game.ui.pictures import glance_at_map

RINGS = ((236, 0.35), (338, 0.45), (440, 0.9), (506, 0.4))
PLACES = {
    "great_cthulhu": (-300, -196),
    "crawling_chaos": (-176, 168),
    "black_goat": (266, -209),
    "yellow_sign": (214, 150),
    "windwalker": (-66, -250),
    "opener_of_the_way": (14, 318),
    "ancients": (352, 20),
    "sleeper": (-338, 50),
}
"""Where the factions that are in the box stand, from the middle of the rings."""
FIGURE = 142
"""How large each is, in the same units."""


@faction_cache(1)
def title_picture(width: int, height: int, motto: str) -> pygame.Surface:
    """The whole background for a window's size, with words around the rings."""
    made = draw.backdrop(width, height).copy()
    k, centre = _measures(width, height)
    whole = glance_at_map("earth_3")
    if whole is not None:
        size = (round(height * whole.get_width() / whole.get_height()), height)
        earth = pygame.transform.smoothscale(whole, size)
        earth.fill((186, 186, 192), special_flags=pygame.BLEND_RGB_MULT)
        made.blit(earth, (centre[0] - round(size[0] * 0.53), 0))
    left = round(width * 700 / 1920)
    _fade_left(made, left, round(width * 0.16))
    _rings(made, centre, k)
    px = max(round(17 * k), 13)
    draw.arc_text(made, motto.upper(), theme.HEAD, px, theme.BRASS, centre, round(474 * k), spacing=1.5)
    _moons(made, centre, k)
    return made


def _measures(width: int, height: int) -> tuple[float, tuple[int, int]]:
    """Pixels to a unit of the rings, and their middle."""
    return height / 1080, (round(width * 1332 / 1920), height // 2)


def draw_figures(target: pygame.Surface, left: int = 0) -> None:
    """The greatest of each faction on the map, far ones first; they come later than the picture, hence not in it.

    Who would be half behind what lies to the ``left`` of so many pixels stays away: slivers of it would look out there.
    """
    k, centre = _measures(*target.get_size())
    px = max(round(FIGURE * k), 24)
    for faction, (x, y) in sorted(PLACES.items(), key=lambda each: each[1][1]):
        if not words().has("faction", faction):
            continue
        at, figure = (round(centre[0] + x * k), round(centre[1] + y * k)), portrayed(faction)
        if at[0] < left:
            continue
        if figure is not None and known(faction, figure.unit):
            fitted(faction, figure.unit, px).draw(target, at)
        else:
            sign = medal(faction, max(round(38 * k), 20))
            target.blit(sign, sign.get_rect(center=at))


def _fade_left(made: pygame.Surface, solid: int, soft: int) -> None:
    """Ink over the left part, going over into the picture."""
    height = made.get_height()
    made.blit(draw.side_fade(solid - soft, height, theme.VIGNETTE_BOTTOM, 236, 236), (0, 0))
    made.blit(draw.side_fade(2 * soft, height, theme.VIGNETTE_BOTTOM, 236, 0), (solid - soft, 0))


def _rings(made: pygame.Surface, centre: tuple[int, int], k: float) -> None:
    """Brass circles, a seven-pointed star, degree marks; drawn at double size."""
    side = round(1030 * k) * 2
    big = pygame.Surface((side, side), pygame.SRCALPHA)
    middle = side / 2
    unit = 2 * k
    for radius, strength in RINGS:
        pygame.draw.aacircle(big, (*theme.BRASS, round(235 * strength)), (middle, middle), radius * unit, 3)
    points = [_around(middle, 440 * unit, 360 / 7 * i) for i in range(7)]
    for i in range(7):
        pygame.draw.aaline(big, (*theme.BRASS, 120), points[i], points[(i + 3) % 7])
    for degrees in range(0, 360, 3):
        long = 14 if degrees % 15 == 0 else 6
        ends = _around(middle, 440 * unit, degrees), _around(middle, (440 - long) * unit, degrees)
        pygame.draw.aaline(big, (*theme.BRASS, 190), *ends)
    for point in points:
        pygame.draw.aacircle(big, theme.VIGNETTE_BOTTOM, point, 7 * unit / 1.4)
        pygame.draw.aacircle(big, theme.BRASS, point, 7 * unit / 1.4, 2)
        pygame.draw.aacircle(big, theme.GOLD, point, 2 * unit)
    small = pygame.transform.smoothscale(big, (side // 2, side // 2))
    made.blit(small, small.get_rect(center=centre))


def _around(middle: float, radius: float, degrees: float) -> tuple[float, float]:
    angle = math.radians(degrees - 90)
    return middle + radius * math.cos(angle), middle + radius * math.sin(angle)


def _moons(made: pygame.Surface, centre: tuple[int, int], k: float) -> None:
    """Nine phases along the lowest ring, full in the middle."""
    for index in range(9):
        share = 1 - abs(index - 4) / 4
        angle = math.radians(90 + (4 - index) * 11.4)
        at = (centre[0] + 478 * k * math.cos(angle), centre[1] + 478 * k * math.sin(angle))
        moon = _moon(max(round(18 * k), 10), share, waxing=index < 4)
        made.blit(moon, moon.get_rect(center=at))


def _moon(px: int, share: float, waxing: bool) -> pygame.Surface:
    """One phase: ``share`` of the disc lit, from the right while waxing."""
    side = px * 4
    disc = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.circle(disc, theme.BRASS_LINE, (side / 2, side / 2), side / 2)
    pygame.draw.circle(disc, theme.VIGNETTE_BOTTOM, (side / 2, side / 2), side / 2 - 3)
    radius = side / 2 - 3
    for y in range(-int(radius), int(radius) + 1):
        half = math.sqrt(radius * radius - y * y)
        inner = half * (1 - 2 * share)
        x0, x1 = (side / 2 + inner, side / 2 + half) if waxing else (side / 2 - half, side / 2 - inner)
        if x1 - x0 >= 1:
            pygame.draw.line(disc, theme.rgb("#d8bd84"), (x0, side / 2 + y), (x1, side / 2 + y))
    return pygame.transform.smoothscale(disc, (px, px))
