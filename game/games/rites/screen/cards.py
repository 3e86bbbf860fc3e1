"""The cards of Rites of Cthulhu, painted at any size: entities and their backs.

All measures are shares of a card's width, its height is one and a half of that. Under 150 pixels cards have their
small form, under 80 signs and names are as large as they can be, under 54 there is no name,
nor one that would have to be cut.

A picture fills the card down to its plate; until it has been read the card has its icon.
"""

from __future__ import annotations

import functools
import math

import pygame

from game.games.rites.screen.arts import art, fitted
from game.games.rites.screen.emblems import CULT_COLOUR, DEPTH, SEAL_INK, STRIP, cult_sign, depth, pattern, rays, seal
from game.games.rites.screen.paint import Point, light, stamp, words
from game.games.rites.words.faces import SOFT, Face, cult_short, face_of
from game.language.spoken import recent_per_language, say
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.theme import RGB, Role, mix, rgb

RATIO = 1.5
SMALL_FORM, BARE_FORM, NAMELESS = 150, 80, 54
"""Widths in pixels under which cards have less on them."""

VELLUM, VELLUM_EDGE = rgb("#e9dcbe"), rgb("#bfa67a")
INK = rgb("#2a1f12")
RIM, GOLD_RIM = rgb("#a9875a"), rgb("#e5b65a")
EBONY, LAMP = rgb("#120d0c"), rgb("#4a3320")
BACK_BLUE = rgb("#1c2c58")
NAME = Role(theme.CINZEL, 700, 20, 20)
NAME_SMALL = Role(theme.GARAMOND, 700, 15, 15)
RANK_FACE = Role(theme.GARAMOND, 700, 20, 20)
NARROW = Role(theme.SANS, 700, 13, 13)
CULT_LINE = Role(theme.SANS, 500, 14, 14)
POWER = Role(theme.GARAMOND, 500, 15, 15)


def height_of(width: int) -> int:
    """A card's height."""
    return round(width * RATIO)


def _cut(made: pygame.Surface, radius: int) -> pygame.Surface:
    """Round a card's corners."""
    shaped = made.convert_alpha()
    shaped.blit(draw.rounded_mask(*made.get_size(), radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return shaped


@functools.lru_cache(maxsize=64)
def _vellum(width: int, height: int) -> pygame.Surface:
    """Vellum, darker at its edge."""
    small = pygame.Surface((20, 20))
    for y in range(20):
        for x in range(20):
            edge = max(abs(x - 9.5), abs(y - 9.5)) / 9.5
            small.set_at((x, y), mix(VELLUM, VELLUM_EDGE, max(0.0, edge - 0.55) * 1.5))
    return pygame.transform.smoothscale(small, (max(width, 1), max(height, 1)))


# Entities -------------------------------------------------------------------------------------


def entity(card: str, width: int) -> pygame.Surface:
    """An entity as views name it (``g11``; ``g5+`` counts as one rank higher), ``width`` pixels wide."""
    return _entity(card, max(width, 20), art(face_of(card).id, width))


@recent_per_language(640)
def _entity(card: str, width: int, shown: pygame.Surface | None) -> pygame.Surface:
    face = face_of(card)
    height = height_of(width)
    special = face.rank in (0, 13)
    made = pygame.Surface((width, height))
    rim = max(round(width * 0.03), 1)
    made.blit(draw.gradient(width, height, GOLD_RIM if special else RIM, mix(RIM, INK, 0.25)), (0, 0))
    inner = pygame.Rect(0, 0, width, height).inflate(-2 * rim, -2 * rim)
    plate = _plate_high(width, height) if named(face.narrow, width) else 0
    picture = pygame.Rect(inner.x, inner.y, inner.width, inner.height - plate)
    strip = pygame.Rect(picture.x, picture.y, _strip_width(width), picture.height)
    if shown:
        made.blit(fitted(shown, picture.width, picture.height), picture)
        made.blit(_shade(strip.width * 3 // 2, picture.height), picture)
        _signs(made, face, strip, width)
        pygame.draw.rect(made, mix(DEPTH[face.cult][0], INK, 0.3), picture, 1)
    else:
        _icon(made, face, picture.move(strip.width, 0).clip(picture), width)
        _strip(made, face, strip, width)
    if face.rank == 0:
        _corners(made, picture, round(width * 0.10))
    if plate:
        _plate(made, face, pygame.Rect(inner.x, picture.bottom, inner.width, plate), width)
    if special:
        pygame.draw.rect(made, GOLD_RIM, made.get_rect(), max(rim // 2, 1), border_radius=_radius(width))
    return _cut(made, _radius(width))


def _plate_high(width: int, height: int) -> int:
    """How high the plate with a name is."""
    if width < BARE_FORM:
        return round(draw.line_height(NARROW, theme.SMALLEST_PX) * 0.82 * 2) + 4
    return round(height * (0.235 if width >= SMALL_FORM else 0.275))


@functools.lru_cache(maxsize=32)
def _shade(width: int, height: int) -> pygame.Surface:
    """Dark at the left, where the rank and the cult's sign stand on the picture."""
    small = pygame.Surface((16, 1), pygame.SRCALPHA)
    for x in range(16):
        small.set_at((x, 0), (6, 7, 10, round(185 * (1 - x / 15) ** 1.3)))
    return pygame.transform.smoothscale(small, (max(width, 1), max(height, 1)))


def _radius(width: int) -> int:
    return max(round(width * 0.055), 2)


def _strip_width(width: int) -> int:
    return round(width * (0.24 if width >= SMALL_FORM else 0.29 if width >= BARE_FORM else 0.40))


def strip_width(width: int) -> int:
    """How much of a card must stay in sight in a fan, in pixels."""
    return _strip_width(width) + max(round(width * 0.03), 1)


def _icon(target: pygame.Surface, face: Face, box: pygame.Rect, width: int) -> None:
    """What stands for a picture that has not been read yet."""
    inner, outer = DEPTH[face.cult]
    target.blit(depth(box.width, box.height, inner, outer), box)
    colour = CULT_COLOUR[face.cult]
    if face.rank == 13:
        target.blit(rays(box.width, box.height, mix(colour, theme.CREAM, 0.2), 46), box)
    target.blit(pattern(face.cult, box.width, box.height, round(width * 0.16), mix(colour, theme.CREAM, 0.3), 34), box)
    side = round(width * (0.56 if width >= BARE_FORM else 0.52))
    middle = box.center
    stamp(target, light(round(side * 1.5), round(side * 1.5), mix(colour, theme.PALE, 0.35), 120), center=middle)
    if face.id == "g11":
        _gate_ring(target, middle, round(side * 0.62), mix(colour, theme.CREAM, 0.5))
        side = round(side * 0.92)
    stamp(target, icon(f"entity_{face.id}", side, theme.CREAM), center=middle)
    pygame.draw.rect(target, mix(outer, (0, 0, 0), 0.3), box, 1)


def _gate_ring(target: pygame.Surface, middle: Point, radius: int, colour: RGB) -> None:
    """A ring of gate marks: this card is the one the gates wait for."""
    size = (radius * 2 + 8) * 4
    big = pygame.Surface((size, size), pygame.SRCALPHA)
    c = size / 2
    pygame.draw.circle(big, colour, (c, c), radius * 4, max(radius // 9, 4))
    for n in range(12):
        x, y = math.cos(math.radians(n * 30)), math.sin(math.radians(n * 30))
        inner, outer = ((c + x * radius * reach, c + y * radius * reach) for reach in (3.7, 4.35))
        pygame.draw.line(big, colour, inner, outer, max(radius // 8, 4))
    stamp(target, pygame.transform.smoothscale(big, (size // 4, size // 4)), center=middle)


def _corners(target: pygame.Surface, box: pygame.Rect, reach: int) -> None:
    """Brass corners of a forbidden book."""
    reach = max(reach, 4)
    for x, dx in ((box.left, 1), (box.right - 1, -1)):
        for y, dy in ((box.top, 1), (box.bottom - 1, -1)):
            pygame.draw.polygon(target, rgb("#8a6a34"), [(x, y), (x + dx * reach, y), (x, y + dy * reach)])
            pygame.draw.aaline(target, GOLD_RIM, (x + dx * reach, y), (x, y + dy * reach))


def _strip(target: pygame.Surface, face: Face, box: pygame.Rect, width: int) -> None:
    """The index strip beside an icon: the cult's pattern below its signs."""
    ground, lines = STRIP[face.cult]
    target.blit(draw.gradient(box.width, box.height, mix(ground, (255, 255, 255), 0.06), mix(ground, INK, 0.25)), box)
    target.blit(pattern(face.cult, box.width, box.height, round(width * 0.13), lines, 158), box)
    pygame.draw.line(target, mix(GOLD_RIM, INK, 0.2), box.topright, box.bottomright)
    _signs(target, face, box, width)


def _signs(target: pygame.Surface, face: Face, box: pygame.Rect, width: int) -> None:
    """At the left of a picture: seal with the rank, and the cult's sign."""
    side = round(box.width * (0.96 if width >= SMALL_FORM else 0.98))
    middle = (box.centerx, box.y + side // 2 + max(round(width * 0.012), 1))
    mark = seal(face.cult, side, SEAL_INK, GOLD_RIM if face.rank in (0, 13) else theme.CREAM)
    stamp(target, mark, center=middle)
    px = max(round(side * 0.62), theme.SMALLEST_PX)
    y = middle[1] + (round(side * 0.06) if face.cult == "yellow" else -round(side * 0.03) if face.cult == "gray" else 0)
    # On a small card two digits reach over the seal's bright rim.
    halo = 0 if width >= SMALL_FORM else 2 if width >= BARE_FORM else 4
    words(target, str(face.rank), RANK_FACE, px, theme.CREAM, (middle[0], y), halo)
    below = middle[1] + side // 2
    if face.counts != face.rank:
        below = _counting(target, face, box, below)
    if below + side > box.bottom:
        return
    disc = round(side * 0.92)
    at = (box.centerx, below + disc // 2 + max(round(width * 0.02), 1))
    pygame.draw.circle(target, mix(STRIP[face.cult][0], INK, 0.72), at, disc // 2)
    stamp(target, cult_sign(face.cult, round(disc * 0.74), mix(CULT_COLOUR[face.cult], theme.CREAM, 0.55)), center=at)


def _counting(target: pygame.Surface, face: Face, box: pygame.Rect, top: int) -> int:
    """The rank the card counts as, below the printed one; returns where that ends."""
    high = max(round(box.width * 0.56), 15)
    chip = pygame.Rect(box.x + 1, top + 1, box.width - 2, high)
    draw.fill(target, chip, theme.GOLD_DEEP, None, high // 3)
    px = max(round(high * 0.8), theme.SMALLEST_PX)
    told = f"={face.counts}" if draw.text_width(f"={face.counts}", RANK_FACE, px) <= chip.width else str(face.counts)
    words(target, told, RANK_FACE, px, theme.PALE, chip.center)
    return chip.bottom


def _plate(target: pygame.Surface, face: Face, box: pygame.Rect, width: int) -> None:
    target.blit(_vellum(box.width, box.height), box)
    pygame.draw.line(target, mix(RIM, INK, 0.3), box.topleft, box.topright)
    if width < BARE_FORM:
        two_lines(target, face.narrow, NARROW, theme.SMALLEST_PX, box.inflate(width - 8 - box.width, 0))
        return
    if width < SMALL_FORM:
        told = face.short if _in_two(face.short, NAME_SMALL, theme.SMALLEST_PX, box.width - 4) else face.narrow
        two_lines(target, told, NAME_SMALL, max(round(width * 0.135), theme.SMALLEST_PX), box.inflate(-4, -2))
        return
    low = round(box.height * 0.30)
    room = pygame.Rect(box.x + 4, box.y + 3, box.width - 8, box.height - low - 4)
    short = (face.rank == 12 and face.cult == "blue") or not _in_two(face.name, NAME, theme.SMALLEST_PX, room.width)
    name = face.short if short else face.name
    two_lines(target, name, NAME, round(width * 0.112), room)
    draw.hairline(target, (box.x + box.width // 6, box.bottom - low), box.width * 2 // 3, RIM, 150)
    cult = say("rites-face-book") if face.rank == 0 else face.cult_name
    if face.rank and draw.text_width(cult, CULT_LINE, theme.SMALLEST_PX) > box.width - 8:
        cult = cult_short(face.cult)
    cult, px = draw.fitted(cult, CULT_LINE, max(round(width * 0.064), theme.SMALLEST_PX), box.width - 8)
    words(target, cult, CULT_LINE, px, mix(INK, VELLUM_EDGE, 0.25), (box.centerx, box.bottom - low // 2 - 1))


def two_lines(target: pygame.Surface, name: str, role: Role, px: int, box: pygame.Rect, colour: RGB = INK) -> None:
    """A name in one line, or two of about the same length, as large as fits; broken words are the last resort."""
    whole = name.replace(SOFT, "")
    while True:
        lines = _broken(whole, role, px, box.width)
        high = round(draw.line_height(role, px) * 0.82)
        if (lines and high * len(lines) <= box.height + 2) or px <= theme.SMALLEST_PX:
            break
        px -= 1
    if not lines and role is NAME_SMALL:
        role, box = NARROW, box.inflate(4, 0)
    lines = lines or _in_two(name, role, px, box.width) or [draw.shorten(whole, role, px, box.width)]
    y = box.centery - high * (len(lines) - 1) // 2
    for line in lines:
        words(target, line, role, px, colour, (box.centerx, y))
        y += high


def _in_two(name: str, role: Role, px: int, width: int) -> list[str]:
    """The name in one line or two, broken within words if need be; nothing if it has no room."""
    whole = name.replace(SOFT, "")
    found = _broken(whole, role, px, width) or _broken(whole, role, px, width, "-")
    return found or _broken(name, role, px, width, SOFT)


def named(name: str, width: int) -> bool:
    """Whether a card of a width has room for its name."""
    return width >= BARE_FORM or (width >= NAMELESS and bool(_in_two(name, NARROW, theme.SMALLEST_PX, width - 8)))


def _broken(name: str, role: Role, px: int, width: int, at: str = " ") -> list[str]:
    """The name in one line, or in two that are broken ``at`` blanks, hyphens or soft hyphens; nothing if not."""
    if draw.text_width(name.replace(SOFT, ""), role, px) <= width:
        return [name.replace(SOFT, "")]
    parts, end = name.split(at), "" if at == " " else "-"
    ways = [(at.join(parts[:n]) + end, at.join(parts[n:])) for n in range(1, len(parts))]
    fitting = [way for way in ways if max(draw.text_width(line, role, px) for line in way) <= width]
    if not fitting:
        return []
    return list(min(fitting, key=lambda way: max(draw.text_width(line, role, px) for line in way)))


# Backs ----------------------------------------------------------------------------------------


@functools.lru_cache(maxsize=48)
def back(width: int) -> pygame.Surface:
    """The back of an entity: a star of seven on ink blue."""
    width = max(width, 10)
    height = height_of(width)
    scale = 3
    big = pygame.Surface((width * scale, height * scale))
    inner, outer = mix(BACK_BLUE, (255, 255, 255), 0.10), mix(BACK_BLUE, INK, 0.55)
    big.blit(depth(width * scale, height * scale, inner, outer), (0, 0))
    _star(big, (width * scale / 2, height * scale / 2), width * scale * 0.34, max(width // 70, 1) * scale)
    made = pygame.transform.smoothscale(big, (width, height))
    if width >= 24:
        inset = max(round(width * 0.055), 2)
        box = made.get_rect().inflate(-2 * inset, -2 * inset)
        pygame.draw.rect(made, mix(GOLD_RIM, BACK_BLUE, 0.25), box, 1)
    pygame.draw.rect(made, mix(GOLD_RIM, BACK_BLUE, 0.55), made.get_rect(), 1, border_radius=_radius(width))
    return _cut(made, _radius(width))


def _star(big: pygame.Surface, middle: Point, radius: float, line: int) -> None:
    colour, (cx, cy) = rgb("#d9b364"), middle
    for share, wide in ((1.0, line), (1.1, line), (0.36, line), (0.15, 0)):
        pygame.draw.circle(big, colour, middle, radius * share, max(wide // 2, 1) if wide else 0)
    turns = [math.radians(n * 360 / 7) for n in range(7)]
    points = [(cx + radius * math.sin(turn), cy - radius * math.cos(turn)) for turn in turns]
    for n in range(7):
        pygame.draw.line(big, colour, points[n], points[(n + 3) % 7], max(line // 2, 1))


# Shown to those who see everything --------------------------------------------------------------


def uncovered(card: str, width: int) -> pygame.Surface:
    """An entity that lies face down, its face laid over its back, of which the rim stays in sight."""
    return _uncovered(entity(card, max(round(width * 0.86), 20)), width)


@functools.lru_cache(maxsize=64)
def _uncovered(face: pygame.Surface, width: int) -> pygame.Surface:
    made = back(width).copy()
    corner = face.get_rect(bottomright=(made.get_width() - 1, made.get_height() - 1))
    pygame.draw.rect(made, INK, corner.inflate(2, 2), border_radius=_radius(width))
    made.blit(face, corner)
    return made


@functools.lru_cache(maxsize=128)
def small_card(card: str, width: int, height: int) -> pygame.Surface:
    """An entity as small as a finger's nail: rank above, the cult's sign below where there is room."""
    face = face_of(card)
    ground, _ = STRIP[face.cult]
    special = face.rank in (0, 13)
    made = pygame.Surface((max(width, 8), max(height, 10)))
    made.blit(draw.gradient(*made.get_size(), GOLD_RIM if special else RIM, mix(RIM, INK, 0.25)), (0, 0))
    inner = made.get_rect().inflate(-2, -2)
    made.blit(draw.gradient(*inner.size, mix(ground, INK, 0.4), mix(ground, INK, 0.7)), inner)
    px = max(min(round(width * 0.62), round(height * 0.5)), theme.SMALLEST_PX)
    room = height - px - 4
    y = inner.y + px // 2 + 1 if room >= 8 else inner.centery
    words(made, str(face.rank), RANK_FACE, px, theme.CREAM, (inner.centerx, y), halo=1)
    if room >= 8:
        sign = cult_sign(face.cult, min(room, width - 6), mix(CULT_COLOUR[face.cult], theme.CREAM, 0.55))
        stamp(made, sign, midbottom=(inner.centerx, inner.bottom - 1))
    return _cut(made, max(width // 8, 2))


# States ---------------------------------------------------------------------------------------


def turned(card: str, width: int, degrees: int, dim: int = 0) -> pygame.Surface:
    """An entity (or ``?`` for a back) turned clockwise, ``dim`` per cent darker."""
    return _turned(entity(card, width) if card != "?" else back(width), degrees, dim)


@functools.lru_cache(maxsize=256)
def _turned(made: pygame.Surface, degrees: int, dim: int) -> pygame.Surface:
    if dim:
        made = made.copy()
        left = 255 - round(255 * dim / 100)
        made.fill((left, left, left, 255), special_flags=pygame.BLEND_RGBA_MULT)
    if not degrees:
        return made
    return pygame.transform.rotozoom(_rimmed(made) if degrees % 90 else made, -degrees, 1.0)


def _rimmed(made: pygame.Surface) -> pygame.Surface:
    """The same with a clear rim of its edge's color: turning smooths edges only where there is more."""
    width, height = made.get_size()
    wider = pygame.Surface((width + 4, height + 4), pygame.SRCALPHA)
    wider.fill((*made.get_at((width // 2, 0))[:3], 0))
    wider.blit(made, (2, 2))
    return wider


def shadow(target: pygame.Surface, rect: pygame.Rect, blur: int) -> None:
    """The shadow a card casts on the table."""
    draw.glow(target, rect.move(0, blur // 2), (0, 0, 0), max(blur, 2), _radius(rect.width), 150)


def spread(width: int, height: int) -> pygame.Surface:
    """The picture that stands for Rites of Cthulhu: five cards fanned out at its right, cut by its lower rim."""
    wide = max(min(height * 52 // 100, width // 6), 30)
    fan = tuple(turned(card, wide, off * 9) for off, card in enumerate(("w12", "y8", "g11", "b9", "w10"), -2))
    return _spread(max(width, 1), max(height, 1), wide, fan)


@functools.lru_cache(maxsize=4)
def _spread(width: int, height: int, wide: int, fan: tuple[pygame.Surface, ...]) -> pygame.Surface:
    made = pygame.Surface((width, height))
    made.fill(theme.PANEL_BOTTOM)
    glow = light(width // 2 * 2, height * 2, theme.SEA_SHELF, 120, 40, 1.4)
    stamp(made, glow, center=(width * 7 // 10, height // 2))
    middle = max(width * 7 // 10, width - height)
    for off, card in enumerate(fan, -2):
        at = (middle + round(off * wide * 0.62), height * 6 // 10 + round(off * off * wide * 0.045))
        stamp(made, card, center=at)
    return made
