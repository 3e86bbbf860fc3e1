"""Gates as rings of standing stones: their throat turns in the keeper's colour, grey and still when nobody keeps them.

One that sleeps off the map is dark and shut like an eye. A gate is two pictures, so that only the small one is made for
every step of its turn: ``stones`` with their light on the ground, and over them ``throat``. Where the sculpture is
missing both are one flat picture (``tokens.gate``).
"""

from __future__ import annotations

import pygame

from game.ui import theme, tokens
from game.ui.figures import ring
from game.ui.figures.index import SQUASH
from game.ui.figures.props import Cut, cut, prop
from game.ui.figures.standing import UNIT, Standing
from game.ui.kept import Kept, bytes_of
from game.ui.theme import RGB

NAME = "gate"
FRAMES = 18
"""Pictures of the throat; after the last one comes the first, a third of a turn on."""
BASE, PLINTH = 1.13, 0.09
"""Radius of the floor in units, and how high it seems."""
KEEPER = 0.36
"""Radius of an Acolyte's base: a keeper's foot is the gate's middle."""
STONES = 0.95
"""How far the stones at its back rise above its foot, in units."""
LIVING = 1.28
"""How much larger the ring is round a unit that is a gate itself."""
OPENING = tokens.OPENING
_ABANDONED: RGB = (82, 88, 97)
_DIM = 184
"""How bright the stones of an abandoned gate are, of 255."""
_ASLEEP = 96
"""How bright the stones of a gate that sleeps are."""
_SMALL = 30
"""Below so many pixels to a unit the line of light is so thin that it is painted twice as bright."""
_HALO = 115
_HOT = 226
"""From how bright a point of the throat on it is whiter than its colour."""
MOST_KEPT = 6_000_000

_kept: Kept[Standing] = Kept(MOST_KEPT, lambda each: bytes_of(each.surface), 0.5)


def unit_of(px: int) -> float:
    """Pixels to a unit of sculptures where flat gates are ``px`` wide."""
    return px * UNIT / tokens.GATE


def turns(faction: str | None) -> bool:
    """Whether a gate turns: somebody keeps it, and its sculpture is here."""
    return bool(faction) and prop(NAME) is not None


def room(unit_px: float, at: tuple[int, int]) -> pygame.Rect:
    """What a gate covers whose flat picture's middle is at a point, without light."""
    foot = at[1] + round(KEEPER * unit_px * SQUASH)
    top, low = foot - round(STONES * unit_px), foot + round(0.62 * unit_px)
    return pygame.Rect(at[0] - round(1.2 * unit_px), top, round(2.4 * unit_px), low - top)


def stones(unit_px: float, faction: str | None) -> Standing:
    """A gate without its throat: stones, the base's ring, and light of the keeper's colour; flat without sculpture."""
    unit_px = max(round(unit_px * 2) / 2, 4.0)
    if prop(NAME) is None:
        return _flat(tokens.gate(round(unit_px * tokens.GATE / UNIT), _colour(faction)))
    key = ("stones", faction or "", unit_px)
    return _kept.get(key) or _kept.put(key, _stones(unit_px, faction or ""))


def throat(unit_px: float, faction: str | None, frame: int = 0) -> Standing | None:
    """A gate's throat at a step of its turn; None without the sculpture. An abandoned one does not turn."""
    unit_px = max(round(unit_px * 2) / 2, 4.0)
    frame = frame % FRAMES if faction else 0
    key = ("throat", faction or "", unit_px, frame)
    if found := _kept.get(key):
        return found
    made = _throat(unit_px, faction, frame)
    return _kept.put(key, _stood(made, unit_px)) if made else None


def gate(unit_px: float, faction: str | None, frame: int = 0) -> Standing:
    """A whole gate as one picture."""
    below, inside = stones(unit_px, faction), throat(unit_px, faction, frame)
    if inside is None:
        return below
    made = below.surface.copy()
    made.blit(inside.surface, (below.foot[0] - inside.foot[0], below.foot[1] - inside.foot[1]))
    return Standing(made, below.foot, below.middle)


def asleep(unit_px: float, faction: str) -> Standing:
    """A gate that sleeps on its keeper's card: stones in the dark, and where its throat was a line of light."""
    unit_px = max(round(unit_px * 2) / 2, 4.0)
    if prop(NAME) is None:
        return _flat(tokens.gate(round(unit_px * tokens.GATE / UNIT), None))
    key = ("asleep", faction, unit_px)
    return _kept.get(key) or _kept.put(key, _asleep(unit_px, faction))


def opening(unit_px: float, faction: str | None, step: int) -> Standing:
    """A gate that opens, at one of ``OPENING`` steps: stones come one by one, then its throat grows from the middle."""
    unit_px = max(round(unit_px * 2) / 2, 4.0)
    if prop(NAME) is None:
        return _flat(tokens.gate_opening(round(unit_px * tokens.GATE / UNIT), _colour(faction), step))
    key = ("opening", faction or "", unit_px, step)
    return _kept.get(key) or _kept.put(key, _opening(unit_px, faction or "", (step + 1) / (OPENING + 1)))


def _colour(faction: str | None) -> RGB | None:
    return theme.faction_colour(faction) if faction else None


def _flat(picture: pygame.Surface) -> Standing:
    """The flat picture, which has its foot and its middle in one point."""
    middle = picture.get_width() // 2, picture.get_height() // 2
    return Standing(picture, middle, middle)


def _stood(made: Cut, unit_px: float) -> Standing:
    """A picture with its foot where a keeper's foot is."""
    return Standing(made.surface, made.foot, (made.foot[0], made.foot[1] - round(KEEPER * unit_px * SQUASH)))


def _stones(unit_px: float, faction: str) -> Standing:
    found = _cut("stones", unit_px)
    body = found.surface
    if faction:
        light = _cut("light", unit_px)
        light.surface.fill((*_bright(faction), 255), special_flags=pygame.BLEND_RGBA_MULT)
        body.blit(light.surface, (found.foot[0] - light.foot[0], found.foot[1] - light.foot[1]),
                  special_flags=pygame.BLEND_RGB_ADD)  # fmt: skip
    else:
        body.fill((_DIM, _DIM, _DIM, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return _stood(_grounded(found, unit_px, faction), unit_px)


def _asleep(unit_px: float, faction: str) -> Standing:
    body, shut = _cut("stones", unit_px), _cut("asleep", unit_px)
    body.surface.fill((_ASLEEP, _ASLEEP, _ASLEEP, 255), special_flags=pygame.BLEND_RGBA_MULT)
    shut.surface.fill((*_bright(faction), 255), special_flags=pygame.BLEND_RGBA_MULT)
    if unit_px < _SMALL:
        shut.surface.blit(shut.surface.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    body.surface.blit(shut.surface, shut.at(body.foot))
    return _stood(_grounded(body, unit_px, faction, glows=False), unit_px)


def _grounded(found: Cut, unit_px: float, faction: str, glows: bool = True) -> Cut:
    """Stones on the base's ring, with shadow round it, and light if it ``glows``."""
    colour = theme.faction_colour(faction or None)
    across = round(2 * BASE * unit_px + max(unit_px * 0.13, 3.5))
    wall, sink = max(round(unit_px * 0.075), 2), round(PLINTH * unit_px)
    reach = max(round(unit_px * 0.34), 4)
    wide = max(across + 2 * reach, found.surface.get_width()) + 4
    top = max(found.foot[1], round(across * SQUASH / 2) + reach) + 2
    made = pygame.Surface((wide, top + sink + round(across * SQUASH / 2) + wall + reach + 2), pygame.SRCALPHA)
    foot = wide // 2, top
    under = ring.shade(across, 200)
    made.blit(under, under.get_rect(center=(foot[0] + round(unit_px * 0.06), foot[1] + sink + wall)))
    if faction and glows:
        halo = ring.glow(faction, across, reach, colour).copy()
        halo.set_alpha(_HALO)
        made.blit(halo, halo.get_rect(center=(foot[0], foot[1] + sink + wall)))
    band = ring.ring(faction or None, across, wall, max(round(unit_px * 0.06), 2), colour)
    made.blit(band, (foot[0] - band.get_width() // 2, foot[1] + sink - round(across * SQUASH / 2) - 1))
    made.blit(found.surface, found.at(foot))
    return Cut(made, foot)


def _bright(faction: str) -> RGB:
    """A side's colour as light: dark ones would not shine."""
    return theme.mix((255, 255, 255), theme.faction_colour(faction), 0.95)


def _throat(unit_px: float, faction: str | None, frame: int) -> Cut | None:
    found = cut(NAME, f"throat{frame}", unit_px)
    if found is None:
        return None
    hot = found.surface.copy() if faction else None
    tint = _bright(faction) if faction else _ABANDONED
    found.surface.fill((*tint, 255), special_flags=pygame.BLEND_RGBA_MULT)
    if hot:
        hot.fill((_HOT, _HOT, _HOT, 0), special_flags=pygame.BLEND_RGBA_SUB)
        for _ in range(2):
            found.surface.blit(hot, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return found


def _cut(picture: str, unit_px: float) -> Cut:
    """A part of the sculpture, which is known to be here."""
    return cut(NAME, picture, unit_px) or Cut(pygame.Surface((1, 1), pygame.SRCALPHA), (0, 0))


def _opening(unit_px: float, faction: str, share: float) -> Standing:
    whole = stones(unit_px, faction)
    made, foot = whole.surface.copy(), whole.foot
    made.fill((255, 255, 255, round(255 * share)), special_flags=pygame.BLEND_RGBA_MULT)
    risen = whole.surface.copy()
    risen.blit(_sector(risen.get_size(), foot, share), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(risen, (0, 0))
    inside, grown = throat(unit_px, faction, round(share * FRAMES)), max(share - 0.35, 0.0) / 0.65
    if inside and grown:
        small = inside.scaled(grown)
        made.blit(small.surface, (foot[0] - small.foot[0], foot[1] - small.foot[1]))
    return Standing(made, foot, whole.middle)


def _sector(size: tuple[int, int], foot: tuple[int, int], share: float) -> pygame.Surface:
    """White where stones stand already: they come from the back, clockwise."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    made.fill((255, 255, 255, 0))
    reach = 2 * max(size)
    points = [pygame.Vector2(foot)]
    points += [foot + pygame.Vector2(0, -reach).rotate(360 * share * step / 24) for step in range(25)]
    pygame.draw.polygon(made, (255, 255, 255, 255), points)
    return made
