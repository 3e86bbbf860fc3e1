"""A die in its side's colour: as it lies with one face to the viewer, and as it tumbles through the air.

``die`` is lit by what its face means: a Kill glows red, a Pain is bright, a miss is dark. A tumbling one (``turned``)
means nothing yet. While the sculpture has not been read, the die is flat.
"""

from __future__ import annotations

import pygame

from game.ui import draw, theme
from game.ui.figures.props import Cut, cut, prop
from game.ui.palette import faction_cache
from game.ui.theme import RGB

NAME = "die"
TURNS = 24
"""Pictures of a die that tumbles; after the last one comes the first."""
ROOM = 1.5
"""How wide a die's picture is beside its edge: it is turned, and may glow."""
KILL, PAIN = 6, 4
"""From which face on a die Kills, and from which it is a Pain."""
FACES = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_MISS = 0.42
"""How bright a die that missed is."""
_HOT = 225
_LIGHTEST = 128
"""How light a die is at most, of 255: its pips are pale."""
EDGE = 0.92
"""An edge of the sculpture, in shares of a flat die's: it shows more than one face."""


def die(faction: str | None, face: int, size: int) -> pygame.Surface:
    """A die that lies, its edge ``size`` pixels; the picture is ``ROOM`` times as wide, the die in its middle."""
    return _lying(faction, face, size, prop(NAME) is not None)


def turned(faction: str | None, size: int, step: int) -> pygame.Surface:
    """A die in the air at a step of its tumbling; as large as the picture of one that lies."""
    return _tumbling(faction, size, step % TURNS, prop(NAME) is not None)


@faction_cache(512)
def _lying(faction: str | None, face: int, size: int, sculpted: bool) -> pygame.Surface:
    made = _room(size)
    colour, bright = _colour(faction), 1.0 if face >= PAIN else _MISS
    if face >= KILL:
        _glow(made, size)
    body = _sculpted(f"lies{face}", size, colour, bright) if sculpted else None
    if body is None:
        body = _flat(face, size, theme.mix(theme.INK, colour, bright), 0.55 + 0.45 * bright)
    made.blit(body.surface, body.at((made.get_width() // 2, made.get_height() // 2)))
    return made


@faction_cache(512)
def _tumbling(faction: str | None, size: int, step: int, sculpted: bool) -> pygame.Surface:
    made = _room(size)
    colour = _colour(faction)
    body = _sculpted(f"turn{step}", size, colour, 0.85) if sculpted else None
    if body is None:
        flat = _flat(step % 6 + 1, size, theme.mix(theme.INK, colour, 0.7), 0.9).surface
        flat = pygame.transform.rotozoom(flat, step * 90 / TURNS, 1.0)
        body = Cut(flat, (flat.get_width() // 2, flat.get_height() // 2))
    made.blit(body.surface, body.at((made.get_width() // 2, made.get_height() // 2)))
    return made


def _colour(faction: str | None) -> RGB:
    """A side's colour, deep enough for pale pips on it."""
    red, green, blue = colour = theme.faction_colour(faction)
    light = 0.30 * red + 0.59 * green + 0.11 * blue
    return theme.mix(theme.INK, colour, min(_LIGHTEST / light, 1.0))


def _room(size: int) -> pygame.Surface:
    side = round(size * ROOM)
    return pygame.Surface((side, side), pygame.SRCALPHA)


def _glow(made: pygame.Surface, size: int) -> None:
    """Red light round a die that Kills."""
    side = made.get_width()
    light = pygame.Surface((side, side), pygame.SRCALPHA)
    light.fill((*theme.KILL, 0))
    pygame.draw.circle(light, (*theme.KILL, 200), (side / 2, side / 2), size * 0.56)
    made.blit(pygame.transform.gaussian_blur(light, max(size // 7, 2)), (0, 0))


def _sculpted(picture: str, size: int, colour: RGB, bright: float) -> Cut | None:
    """A picture of the sculpture in a colour, its pips pale."""
    edge = size * EDGE
    body, pips = cut(NAME, picture, edge), cut(NAME, f"{picture}_pips", edge)
    if body is None:
        return None
    hot = body.surface.copy()
    body.surface.fill((*theme.mix(theme.INK, colour, bright), 255), special_flags=pygame.BLEND_RGBA_MULT)
    if bright == 1.0:
        hot.fill((_HOT, _HOT, _HOT, 0), special_flags=pygame.BLEND_RGBA_SUB)
        body.surface.blit(hot, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    if pips:
        pale = round(255 * (0.55 + 0.45 * bright))
        pips.surface.fill((pale, pale, pale, 255), special_flags=pygame.BLEND_RGBA_MULT)
        body.surface.blit(pips.surface, pips.at(body.foot))
    return body


def _flat(face: int, size: int, colour: RGB, pale: float) -> Cut:
    """A die drawn flat."""
    big = size * 3
    made = pygame.Surface((big, big), pygame.SRCALPHA)
    pygame.draw.rect(made, theme.mix(colour, (255, 255, 255), 0.15), (0, 0, big, big), border_radius=big // 6)
    ground = draw.gradient(big, big, theme.mix(colour, theme.INK, 0.22), theme.mix(colour, theme.INK, 0.5))
    body = pygame.Surface((big, big), pygame.SRCALPHA)
    pygame.draw.rect(body, (255, 255, 255), made.get_rect().inflate(-6, -6), border_radius=big // 7)
    body.blit(ground, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(body, (0, 0))
    for x, y in FACES[face]:
        at = big / 2 + x * big * 0.26, big / 2 + y * big * 0.26
        pygame.draw.circle(made, theme.mix(theme.INK, theme.CREAM, pale), at, big * 0.085)
    return Cut(pygame.transform.smoothscale(made, (size, size)), (size // 2, size // 2))
