"""Pieces and marks on the board: tokens in their states, gates, captives, counts, Elder Sign backs.

Each picture is a square larger than the piece (``PAD`` of its size on every side) so that light and shadow have
room; blit it by its centre.
"""

import functools
import math
from typing import Literal

import pygame

from game.ui import theme
from game.ui.draw import polyline, rounded_mask, text_surface
from game.ui.figures import marks
from game.ui.glyphs import rim_shape
from game.ui.icons import icon
from game.ui.palette import faction_cache
from game.ui.theme import RGB

State = Literal["plain", "can", "hover", "selected", "ring", "ghost", "killed", "pained", "blocked"]
PAD = 0.3
SUPER = 3

STONES = 9
OPENING = 14
"""How many pictures there are of a gate that opens."""

GATE = 58
GREAT_OLD_ONE, TERROR, MONSTER, CULTIST = 58, 48, 42, 36
"""Widths of a flat gate and of the kinds of piece in design units (times 0.72 on the compact grid)."""


def _space(px: int) -> int:
    """Side of the picture of a piece of ``px``."""
    return round(px * (1 + 2 * PAD))


@faction_cache(1024)
def token(faction: str | None, icon_id: str, px: int, state: State = "plain") -> pygame.Surface:
    """A piece: body in its faction's colour with the faction's rim, the icon, shadow, and the light of its state."""
    if state == "hover":
        px = round(px * 1.06)
    elif state == "selected":
        px = round(px * 1.14)
    side = _space(px)
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    _light(made, faction, px, state)
    body = _body(faction, icon_id, px, state)
    made.blit(body, body.get_rect(center=(side // 2, side // 2)))
    if state == "killed":
        made.blit(cross(px), (0, 0))
    elif state == "pained":
        sign = return_arrow(px)
        made.blit(sign, sign.get_rect(center=(side // 2 + round(px * 0.34), side // 2 + round(px * 0.34))))
    if state == "ghost":
        made.set_alpha(190)
    elif state in ("killed", "blocked"):
        made.set_alpha(200)
    return made


def _light(made: pygame.Surface, faction: str | None, px: int, state: State) -> None:
    """Drop shadow, and gold light where something can be done."""
    side = made.get_width()
    lift = px // 12 if state == "selected" else 0
    shade = rim_shape(faction, side, px / 2, (0, 0, 0, 150))
    made.blit(pygame.transform.gaussian_blur(shade, max(px // 16, 2)), (0, max(px // 24, 1) + lift))
    gold, blur, width = {
        "can": (theme.GOLD, px // 11, 1.4),
        "hover": (theme.GOLD, px // 9, 1.8),
        "selected": (theme.PALE, px // 6, 2.6),
        "pained": (theme.PAIN, px // 12, 2.0),
        "ring": (theme.GOLD, 0, 1.1),
    }.get(state, (None, 0, 0.0))
    if gold is None:
        return
    if blur:
        glow = rim_shape(faction, side, px / 2 + width, (*gold, 255))
        soft = pygame.transform.gaussian_blur(glow, max(blur, 2))
        soft.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
        soft.fill((*gold, 255), special_flags=pygame.BLEND_RGBA_MULT)
        made.blit(soft, (0, 0))
        made.blit(soft, (0, 0))
    ring = rim_shape(faction, side * SUPER, (px / 2 + width) * SUPER, gold)
    made.blit(pygame.transform.smoothscale(ring, (side, side)), (0, 0))


def _body(faction: str | None, icon_id: str, px: int, state: State) -> pygame.Surface:
    """Rim, fill and icon without light."""
    big = px * SUPER
    colour = theme.faction_colour(faction)
    if state in ("killed", "blocked"):
        colour = theme.mix(colour, theme.INK, 0.6)
    body = rim_shape(faction, big, big / 2 - 1, theme.mix(colour, (255, 255, 255), 0.22))
    lower = rim_shape(faction, big, big / 2 - 1, colour)
    body.blit(lower, (0, big // 2), (0, big // 2, big, big // 2))
    inner = rim_shape(faction, big, big / 2 * (1 - 2 * 0.058), (255, 255, 255))
    shades = pygame.Surface((1, 2))
    shades.set_at((0, 0), theme.mix(theme.INK, colour, 0.50))
    shades.set_at((0, 1), theme.mix(theme.INK, colour, 0.28))
    inner.blit(pygame.transform.smoothscale(shades, (big, big)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    body.blit(inner, (0, 0))
    body = pygame.transform.smoothscale(body, (px, px))
    size = round(px * 0.62)
    cream = theme.mix(theme.CREAM, theme.INK, 0.5) if state in ("killed", "blocked") else theme.CREAM
    shade = icon(icon_id, size, theme.INK)
    body.blit(shade, shade.get_rect(center=(px // 2, px // 2 + max(px // 40, 1))))
    picture = icon(icon_id, size, cream)
    body.blit(picture, picture.get_rect(center=(px // 2, px // 2)))
    return body


@functools.lru_cache(maxsize=64)
def cross(px: int) -> pygame.Surface:
    """The red cross of a piece that was killed."""
    side = _space(px)
    big = pygame.Surface((side * SUPER, side * SUPER), pygame.SRCALPHA)
    middle, reach = side * SUPER / 2, px * SUPER * 0.34
    width = max(px * SUPER // 14, 2)
    for turn in (1, -1):
        ends = [(middle - reach, middle - turn * reach), (middle + reach, middle + turn * reach)]
        polyline(big, ends, theme.KILL, width)
    return pygame.transform.smoothscale(big, (side, side))


@functools.lru_cache(maxsize=64)
def return_arrow(px: int) -> pygame.Surface:
    """The arrow back of a piece in pain, on a small disc."""
    radius = max(px // 5, 6)
    disc = pygame.Surface((radius * 2 * SUPER, radius * 2 * SUPER), pygame.SRCALPHA)
    unit = radius * SUPER
    pygame.draw.circle(disc, theme.PAIN, (unit, unit), unit)
    pygame.draw.circle(disc, theme.INK, (unit, unit), unit * 0.86)
    width = max(unit // 6, 1)
    polyline(disc, [(unit * 0.55, unit * 0.8), (unit * 1.2, unit * 0.8), (unit * 1.45, unit * 1.05),
                    (unit * 1.45, unit * 1.4)], theme.PAIN, width)  # fmt: skip
    polyline(disc, [(unit * 0.85, unit * 0.5), (unit * 0.55, unit * 0.8), (unit * 0.85, unit * 1.1)], theme.PAIN, width)
    return pygame.transform.smoothscale(disc, (radius * 2, radius * 2))


@functools.lru_cache(maxsize=128)
def gate(px: int, keeper: RGB | None = None) -> pygame.Surface:
    """Nine stones in a ring with a hair rim in the keeper's colour; grey with a slow spiral when abandoned."""
    side = _space(px)
    big = pygame.Surface((side * SUPER, side * SUPER), pygame.SRCALPHA)
    middle, radius = side * SUPER / 2, px * SUPER / 2
    rim = keeper or theme.NOBODY
    pygame.draw.circle(big, rim, (middle, middle), radius)
    pygame.draw.circle(big, theme.mix(theme.INK, rim, 0.10), (middle, middle), radius * 0.96)
    for index in range(STONES):
        _stone(big, middle, radius, index * 360 / STONES, _stone_colour(keeper))
    pygame.draw.circle(big, theme.mix(theme.INK, rim, 0.45), (middle, middle), radius * 0.70)
    pygame.draw.circle(big, theme.mix(theme.INK, rim, 0.22), (middle, middle), radius * 0.66)
    if keeper is None:
        _spiral(big, middle, radius * 0.56)
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    shade = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.circle(shade, (0, 0, 0, 150), (side / 2, side / 2 + px / 28), px / 2)
    made.blit(pygame.transform.gaussian_blur(shade, max(px // 18, 2)), (0, 0))
    made.blit(pygame.transform.smoothscale(big, (side, side)), (0, 0))
    return made


@functools.lru_cache(maxsize=256)
def gate_opening(px: int, keeper: RGB | None, step: int) -> pygame.Surface:
    """A gate that opens, at one of ``OPENING`` steps: its stones come one by one, turning, while the ring grows."""
    share = (step + 1) / (OPENING + 1)
    side = _space(px)
    big = pygame.Surface((side * 2, side * 2), pygame.SRCALPHA)
    middle, radius = side, px * (0.45 + 0.55 * share)
    rim = keeper or theme.NOBODY
    dark = theme.mix(theme.INK, rim, 0.22)
    pygame.draw.circle(big, (*dark, round(255 * share)), (middle, middle), radius * 0.96)
    pygame.draw.circle(big, (*theme.mix(theme.INK, rim, 0.8), round(255 * share)), (middle, middle), radius, 2)
    for index in range(math.ceil(STONES * share)):
        _stone(big, middle, radius, index * 360 / STONES - 200 * (1 - share), _stone_colour(keeper))
    # The gate's throat opens last.
    pygame.draw.circle(big, theme.mix(theme.INK, rim, 0.45), (middle, middle), radius * 0.70 * share)
    pygame.draw.circle(big, dark, (middle, middle), radius * 0.66 * share)
    return pygame.transform.smoothscale(big, (side, side))


def _stone_colour(keeper: RGB | None) -> RGB:
    return theme.rgb("#c9bfa8") if keeper else theme.rgb("#7e8288")


def _stone(big: pygame.Surface, middle: float, radius: float, at: float, colour: RGB) -> None:
    """One stone: a piece of the ring 30 degrees wide, lighter at the top of the gate."""
    light = 0.5 + 0.5 * math.sin(math.radians(at - 90 + 180))
    shade = theme.mix(theme.mix(colour, theme.INK, 0.35), colour, light)
    outer, inner = radius * 0.92, radius * 0.73
    points = []
    for reach, sweep in ((outer, range(-15, 16, 3)), (inner, range(14, -15, -3))):
        for off in sweep:
            angle = math.radians(at + off - 90)
            points.append((middle + reach * math.cos(angle), middle + reach * math.sin(angle)))
    pygame.draw.polygon(big, shade, points)


def _spiral(big: pygame.Surface, middle: float, reach: float) -> None:
    for arm in range(3):
        points = []
        for step in range(40):
            share = step / 39
            angle = math.radians(arm * 120 + share * 300)
            points.append((middle + reach * share * math.cos(angle), middle + reach * share * math.sin(angle)))
        polyline(big, points, theme.rgb("#9aa0a8"), max(round(reach * 0.09), 1))


@functools.lru_cache(maxsize=32)
def bars(px: int) -> pygame.Surface:
    """Four bars before a captured piece that is so wide."""
    made = pygame.Surface((px * SUPER, px * SUPER), pygame.SRCALPHA)
    unit = px * SUPER
    for share in (0.2, 0.4, 0.6, 0.8):
        half = math.sqrt(max(0.25 - (share - 0.5) ** 2, 0)) * unit
        ends = [(share * unit, unit / 2 - half), (share * unit, unit / 2 + half)]
        polyline(made, ends, theme.INK, max(unit // 14, 3))
        polyline(made, ends, theme.mix(theme.CREAM, theme.INK, 0.2), max(unit // 26, 2))
    return pygame.transform.smoothscale(made, (px, px))


@faction_cache(128)
def captive(faction: str | None, icon_id: str, px: int) -> pygame.Surface:
    """A captured piece: its token behind four bars."""
    made = token(faction, icon_id, px).copy()
    side = made.get_width()
    small = bars(px)
    made.blit(small, small.get_rect(center=(side // 2, side // 2)))
    return made


@functools.lru_cache(maxsize=16)
def shadow(px: int) -> pygame.Surface:
    """The shadow of a piece that is held above the map."""
    side = _space(px)
    shade = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.circle(shade, (0, 0, 0, 170), (side / 2, side / 2), px * 0.44)
    return pygame.transform.gaussian_blur(shade, max(px // 8, 2))


@functools.lru_cache(maxsize=256)
def count_disc(count: int, px: int, colour: RGB = theme.BRASS, sign: str = "") -> pygame.Surface:
    """Number of like pieces, in a dark disc; place it at a token's lower right. A ``sign`` stands before it."""
    size = max(px, 16)
    big = pygame.Surface((size * SUPER, size * SUPER), pygame.SRCALPHA)
    unit = size * SUPER / 2
    pygame.draw.circle(big, colour, (unit, unit), unit)
    pygame.draw.circle(big, theme.VIGNETTE_BOTTOM, (unit, unit), unit * 0.87)
    made = pygame.transform.smoothscale(big, (size, size))
    share = 0.76 if not sign else 0.5
    digits = text_surface(f"{sign}{count}", theme.COUNT, max(round(size * share), 13), (255, 255, 255))
    made.blit(digits, digits.get_rect(center=(size // 2, size // 2)))
    return made


def sign_back(width: int, lit: bool = False) -> pygame.Surface:
    """Back of an Elder Sign: a small tablet with a star, never a number."""
    return _sign_back(width, lit, marks.here())


@functools.lru_cache(maxsize=64)
def _sign_back(width: int, lit: bool, sculpted: bool) -> pygame.Surface:
    if sculpted and (stone := marks.tablet(width, theme.PALE if lit else theme.GOLD)):
        return stone
    height = round(width * marks.TABLET_HIGH)
    big = pygame.Surface((width * SUPER, height * SUPER), pygame.SRCALPHA)
    box = big.get_rect()
    pygame.draw.rect(big, theme.GOLD if lit else theme.BRASS, box, border_radius=width * SUPER // 8)
    inner = box.inflate(-SUPER * 2, -SUPER * 2)
    pygame.draw.rect(big, theme.mix(theme.INK, theme.BRASS, 0.16), inner, border_radius=width * SUPER // 9)
    middle = pygame.Vector2(box.center)
    star = [middle + pygame.Vector2(0, -width * SUPER * 0.33).rotate(144 * i) for i in range(6)]
    polyline(big, [(p.x, p.y) for p in star], theme.GOLD, max(width * SUPER // 22, 1))
    return pygame.transform.smoothscale(big, (width, height))


@functools.lru_cache(maxsize=16)
def warning(px: int, colour: RGB) -> pygame.Surface:
    """A small triangle with a dot in it."""
    size = px * SUPER
    big = pygame.Surface((size, size), pygame.SRCALPHA)
    points = [(size * 0.5, size * 0.08), (size * 0.95, size * 0.88), (size * 0.05, size * 0.88)]
    pygame.draw.polygon(big, theme.INK, points)
    polyline(big, [*points, points[0]], colour, max(size // 11, 1))
    pygame.draw.circle(big, colour, (size * 0.5, size * 0.62), size * 0.1)
    return pygame.transform.smoothscale(big, (px, px))


@functools.lru_cache(maxsize=64)
def plate(icon_id: str, px: int, colour: RGB, building: bool) -> pygame.Surface:
    """What lies on an area and is no piece: a building as a pointed arch with its icon, anything else as a lozenge."""
    side, size = _space(px), px * SUPER
    big = pygame.Surface((size, size), pygame.SRCALPHA)
    shape = [(x * size, y * size) for x, y in (_ARCH if building else _LOZENGE)]
    pygame.draw.polygon(big, theme.mix(theme.INK, colour, 0.42), shape)
    polyline(big, [*shape, shape[0]], theme.mix(colour, theme.CREAM, 0.2), max(size // 16, 1))
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    shade = pygame.Surface((side, side), pygame.SRCALPHA)
    corner = (side - px) // 2
    lowered = [(x / SUPER + corner, y / SUPER + corner + max(px // 24, 1)) for x, y in shape]
    pygame.draw.polygon(shade, (0, 0, 0, 150), lowered)
    made.blit(pygame.transform.gaussian_blur(shade, max(px // 16, 2)), (0, 0))
    made.blit(pygame.transform.smoothscale(big, (px, px)), (corner, corner))
    picture = icon(icon_id, round(px * (0.52 if building else 0.5)), theme.CREAM)
    made.blit(picture, picture.get_rect(center=(side // 2, side // 2 + round(px * (0.08 if building else 0)))))
    return made


def _arch() -> list[tuple[float, float]]:
    """A pointed arch on its foot, in shares of its square."""
    turns = [n / 8 * math.acos(1 / 3) for n in range(9)]
    left = [(0.10, 0.95), *((0.70 - 0.60 * math.cos(turn), 0.60 - 0.60 * math.sin(turn)) for turn in turns)]
    return [*left, *((1 - x, y) for x, y in reversed(left[:-1]))]


_ARCH = _arch()
_LOZENGE = [(0.5, 0.03), (0.97, 0.5), (0.5, 0.97), (0.03, 0.5)]


@faction_cache(64)
def book_slot(faction: str, icon_id: str, width: int, earned: bool, progress: str = "") -> pygame.Surface:
    """One of a faction's six spellbook slots: earned in its colour, else dashed with the requirement's icon."""
    height = round(width * 1.34)
    colour = theme.faction_colour(faction)
    made = pygame.Surface((width, height), pygame.SRCALPHA)
    if earned:
        body = rounded_mask(width, height, max(width // 14, 2)).copy()
        shades = pygame.Surface((1, 2))
        shades.set_at((0, 0), theme.mix(theme.INK, colour, 0.62))
        shades.set_at((0, 1), theme.mix(theme.INK, colour, 0.36))
        ground = pygame.transform.smoothscale(shades, (width, height))
        body.blit(ground, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        made.blit(body, (0, 0))
        pygame.draw.rect(made, colour, made.get_rect(), 1, border_radius=max(width // 14, 2))
        spine = max(width // 12, 2)
        pygame.draw.line(made, theme.mix(colour, theme.INK, 0.35), (spine, 2), (spine, height - 3))
        picture = icon(icon_id, round(width * 0.66), theme.CREAM)
        made.blit(picture, picture.get_rect(center=(width // 2 + 1, height // 2)))
        return made
    made.fill((*theme.VIGNETTE_BOTTOM, 150))
    _dashes(made, theme.mix(colour, theme.INK, 0.45))
    tone = theme.mix(theme.TEXT_THIRD, theme.INK, 0.25)
    picture = icon(icon_id, round(width * 0.46), tone)
    made.blit(picture, picture.get_rect(center=(width // 2, round(height * (0.36 if progress else 0.5)))))
    if progress:
        label = text_surface(progress, theme.TINY, max(round(width * 0.31), 13), theme.TEXT_SECOND)
        made.blit(label, label.get_rect(midbottom=(width // 2, height - 2)))
    return made


def _dashes(made: pygame.Surface, colour: RGB) -> None:
    width, height = made.get_size()
    for x in range(0, width, 5):
        pygame.draw.line(made, colour, (x, 0), (min(x + 2, width - 1), 0))
        pygame.draw.line(made, colour, (x, height - 1), (min(x + 2, width - 1), height - 1))
    for y in range(0, height, 5):
        pygame.draw.line(made, colour, (0, y), (0, min(y + 2, height - 1)))
        pygame.draw.line(made, colour, (width - 1, y), (width - 1, min(y + 2, height - 1)))
