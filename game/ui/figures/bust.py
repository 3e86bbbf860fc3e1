"""A faction's portrait: the head of its greatest figure on its medal, breaking the rim; the bare medal without one."""

from __future__ import annotations

import pygame

from game.ui import theme
from game.ui.figures.index import Figure, index, portrayed
from game.ui.figures.store import STORE
from game.ui.glyphs import medal, rim_shape
from game.ui.kept import Kept, bytes_of

SUPER = 3
LEAST = 32
"""Smaller than this a head cannot be told, and the sign says more."""
ABOVE = 0.24
"""How far a head may reach beyond the medal, in shares of its width; the picture has as much below it."""
_HEAD = 0.25
"""The head's radius in shares of the medal's width."""
_FADED, _FADING = 0.20, 10
"""Over which share of its width the arch above a medal fades, and in how many steps."""
_ASLEEP = 0.4
_FACE, _WALL = 0.36, 0.07
"""The radius of a head that fills its medal, and the medal's rim, in shares of its width."""
MOST_KEPT = 4_000_000

_kept: Kept[pygame.Surface] = Kept(MOST_KEPT, bytes_of)


def bust(faction: str | None, px: int, lit: bool = True) -> pygame.Surface:
    """A portrait whose medal is ``px`` wide, in the picture's middle; dim when not ``lit``."""
    figure = portrayed(faction) if px >= LEAST else None
    sheet = STORE.sheet(figure.faction) if figure else None
    if figure is None or sheet is None:
        return medal(faction, px, lit)
    share = px * _HEAD / figure.head[2] / index().small
    large = STORE.large(figure) if share > 1.15 else None
    key = (faction, px, lit, large is not None)
    found = _kept.get(key)
    return found or _kept.put(key, _painted(figure, large or sheet.subsurface(figure.box), large is not None, px, lit))


def face(faction: str | None, px: int) -> pygame.Surface | None:
    """The face alone on a medal ``px`` wide, for lines of text; None while there is no figure."""
    figure = portrayed(faction)
    sheet = STORE.sheet(figure.faction) if figure else None
    if figure is None or sheet is None:
        return None
    key = ("face", faction, px)
    return _kept.get(key) or _kept.put(key, _faced(figure, sheet.subsurface(figure.box), px))


def _faced(figure: Figure, source: pygame.Surface, px: int) -> pygame.Surface:
    """A face that fills its medal: horns, crowns and tentacles go as far as the rim."""
    big = px * SUPER
    share = big * _FACE / figure.head[2] / index().small
    size = max(round(source.get_width() * share), 1), max(round(source.get_height() * share), 1)
    body = pygame.transform.smoothscale(source, size)
    x = big / 2 - (figure.foot[0] + figure.head[0] * index().small) * share
    y = big * 0.52 - (figure.foot[1] - figure.head[1] * index().small) * share
    colour, inner = theme.faction_colour(figure.faction), big / 2 * (1 - 2 * _WALL)
    made = rim_shape(figure.faction, big, big / 2 - 1, colour)
    made.blit(rim_shape(figure.faction, big, inner, theme.mix(colour, theme.INK, 0.88)), (0, 0))
    shown = pygame.Surface((big, big), pygame.SRCALPHA)
    shown.blit(body, (round(x), round(y)))
    shown.blit(rim_shape(figure.faction, big, inner, (255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(shown, (0, 0))
    return pygame.transform.smoothscale(made, (px, px))


def _painted(figure: Figure, source: pygame.Surface, is_large: bool, px: int, lit: bool) -> pygame.Surface:
    beyond = round(px * ABOVE)
    made = pygame.Surface((px, px + 2 * beyond), pygame.SRCALPHA)
    made.blit(_ground(figure.faction, px, lit), (0, beyond))
    unit = px * _HEAD / figure.head[2]
    foot, scale = (figure.large_foot or figure.foot, index().large) if is_large else (figure.foot, index().small)
    share = unit / scale
    size = max(round(source.get_width() * share), 1), max(round(source.get_height() * share), 1)
    body = pygame.transform.smoothscale(source, size)
    if not lit:
        dark = round(255 * _ASLEEP)
        body.fill((dark, dark, dark, 255), special_flags=pygame.BLEND_RGBA_MULT)
    # The head is nearly as high as the upper rim, and what grows out of it higher.
    x = px / 2 - foot[0] * share - figure.head[0] * unit
    y = beyond + px * 0.34 - foot[1] * share + figure.head[1] * unit
    shown = pygame.Surface(made.get_size(), pygame.SRCALPHA)
    shown.blit(body, (round(x), round(y)))
    shown.blit(_cut(figure.faction, px, beyond), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(shown, (0, 0))
    return made


def _ground(faction: str, px: int, lit: bool) -> pygame.Surface:
    """The medal behind the head: rim, dark fill, and its side's light in the middle."""
    size = px * SUPER
    colour = theme.faction_colour(faction) if lit else theme.mix(theme.faction_colour(faction), theme.INK, 0.55)
    made = rim_shape(faction, size, size / 2 - 1, colour)
    inner = rim_shape(faction, size, size / 2 * (1 - 2 * 0.045), theme.mix(colour, theme.INK, 0.84))
    made.blit(inner, (0, 0))
    light = pygame.Surface((24, 24), pygame.SRCALPHA)
    light.fill((*colour, 0))
    pygame.draw.circle(light, (*colour, 110), (12, 12), 6)
    soft = pygame.transform.smoothscale(pygame.transform.gaussian_blur(light, 4), (size, size))
    made.blit(soft, (0, 0))
    return pygame.transform.smoothscale(made, (px, px))


def _cut(faction: str, px: int, beyond: int) -> pygame.Surface:
    """What of the picture a head may fill: the medal within its rim, and above it as much as a head is wide.

    Shoulders and wings stay within the medal, so that nothing is cut off straight.
    """
    size = px * SUPER
    disc = rim_shape(faction, size, size / 2 * (1 - 2 * 0.045), (255, 255, 255))
    small = pygame.transform.smoothscale(disc, (px, px))
    made = pygame.Surface((px, px + 2 * beyond), pygame.SRCALPHA)
    made.blit(small, (0, beyond))
    # An arch that is as wide as the medal at its middle and closes above its top; what lies behind a head fades at it.
    arch = pygame.Surface((size, (px // 2 + beyond) * SUPER * 2), pygame.SRCALPHA)
    arch.fill((255, 255, 255, 0))
    for step in range(1, _FADING + 1):
        room = arch.get_rect().inflate(-round(size * 0.16), 0)
        room = room.inflate(*(-round(side * _FADED * step / _FADING) for side in room.size))
        pygame.draw.ellipse(arch, (255, 255, 255, 255 * step // _FADING), room)
    arch = pygame.transform.smoothscale(arch, (px, px + 2 * beyond))
    made.blit(arch, (0, 0), (0, 0, px, px // 2 + beyond), pygame.BLEND_RGBA_MAX)
    return made
