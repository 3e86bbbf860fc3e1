"""Drawing in the table's hand: panels, hairlines, glows and text, antialiased and cached.

All lengths here are pixels; callers convert with ``Layout.px``.
"""

from __future__ import annotations

import functools
import itertools
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal
from weakref import WeakKeyDictionary

import pygame

from game.ui import theme
from game.ui.fonts import role_face
from game.ui.kept import picture_cache
from game.ui.theme import RGB, Role

Align = Literal["left", "center", "right"]
SUPER = 4
LARGE = 300_000
"""Pixels from which on a ground is not kept whole: each scene would have its own, of some megabytes."""
BAND = 128
"""Width of the band of a gradient that is kept in place of a wider one: all its columns are alike."""
FAR_BLUR = 4
"""Reach in pixels from which on a blur is made at half the size."""
_MOST_KEPT = 4_000_000
"""Bytes of the pictures of each large sort that are kept."""


def opaque(width: int, height: int) -> pygame.Surface:
    """A surface without transparency whose rows are a pixel longer in memory than they seem.

    SDL copies rows that begin and end on bounds of 16 bytes around the processor's cache: for a part of a window that
    has been measured to take 10 to 20 times as long as any other copy.
    """
    return pygame.Surface((width + 1, height)).subsurface((0, 0, width, height))


def cut_out(target: pygame.Surface, part: pygame.Rect) -> pygame.Surface:
    """A copy of a part of a surface, to be blitted again later."""
    made = opaque(*part.size)
    made.blit(target, (0, 0), part)
    return made


def gradient(width: int, height: int, top: RGB, bottom: RGB) -> pygame.Surface:
    """Opaque vertical gradient."""
    return (_gradient if width * height < LARGE else _made_gradient)(width, height, top, bottom)


def _made_gradient(width: int, height: int, top: RGB, bottom: RGB) -> pygame.Surface:
    made = opaque(*(size := (max(width, 1), max(height, 1))))
    if top != bottom:
        return pygame.transform.scale(_column(size[1], top, bottom), size, made)
    made.fill(top)
    return made


@functools.lru_cache(maxsize=512)
def _column(height: int, top: RGB, bottom: RGB) -> pygame.Surface:
    """A gradient one pixel wide: those of one height differ in nothing else."""
    data = bytearray(3 * height)
    for channel, (first, last) in enumerate(zip(top, bottom, strict=True)):
        data[channel::3] = _ramp(first, last, height)
    made = pygame.Surface((1, height))
    made.blit(pygame.image.frombuffer(data, (1, height), "RGB"), (0, 0))
    return made


def _ramp(first: int, last: int, length: int) -> bytes:
    """Whole numbers that go evenly from one to another."""
    steps = max(length - 1, 1)
    return bytes([round(first + (last - first) * (step / steps)) for step in range(length)])


_gradient = functools.lru_cache(maxsize=512)(_made_gradient)


def _band(width: int, height: int, top: RGB, bottom: RGB, radius: int = 0) -> pygame.Surface:
    """A gradient, or the part of a wide one that ``_lay`` repeats; its corners can be cut from either."""
    span = max(BAND, min(radius, width // 2, height // 2))
    return _gradient(span if width > 2 * span else width, height, top, bottom)


def _lay(target: pygame.Surface, ground: pygame.Surface, at: tuple[int, int], area: tuple[int, int, int, int],
         flags: int = 0) -> None:  # fmt: skip
    """Blit an area of a ground, which is repeated to the right as often as that takes."""
    left, top, width, height = area
    span = ground.get_width()
    if left + width <= span:
        target.blit(ground, at, area, flags)
        return
    for off in range(0, width, span):
        target.blit(ground, (at[0] + off, at[1]), (0, top, min(span, width - off), height), flags)


def side_fade(width: int, height: int, colour: RGB, alpha: int, end: int = 0) -> pygame.Surface:
    """Horizontal wash of a colour from ``alpha`` at the left to ``end`` at the right."""
    return (_side_fade if width * height < LARGE else _made_fade)(width, height, colour, alpha, end)


def _made_fade(width: int, height: int, colour: RGB, alpha: int, end: int) -> pygame.Surface:
    size = max(width, 1), max(height, 1)
    if alpha == end:
        made = pygame.Surface(size, pygame.SRCALPHA)
        made.fill((*colour, alpha))
        return made
    row = pygame.Surface((size[0], 1), pygame.SRCALPHA)
    data = bytearray((*colour, 0) * size[0])
    data[3::4] = _ramp(alpha, end, size[0])
    row.blit(pygame.image.frombuffer(data, row.get_size(), "RGBA"), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return pygame.transform.scale(row, size)


_side_fade = picture_cache(_MOST_KEPT)(_made_fade)


@functools.lru_cache(maxsize=128)
def _corner(radius: int, line: int) -> pygame.Surface:
    """Upper left quarter of a white disc (``line`` 0) or ring."""
    big = pygame.Surface((radius * SUPER, radius * SUPER), pygame.SRCALPHA)
    centre = (radius * SUPER, radius * SUPER)
    pygame.draw.circle(big, "white", centre, radius * SUPER)
    if line:
        pygame.draw.circle(big, (255, 255, 255, 0), centre, max((radius - line) * SUPER, 0))
    return pygame.transform.smoothscale(big, (radius, radius))


@picture_cache(_MOST_KEPT)
def rounded_mask(width: int, height: int, radius: int) -> pygame.Surface:
    """White rectangle with smooth round corners on a clear ground."""
    mask = pygame.Surface((max(width, 1), max(height, 1)), pygame.SRCALPHA)
    mask.fill("white")
    radius = min(radius, width // 2, height // 2)
    if radius > 0:
        _set_corners(mask, _corner(radius, 0))
    return mask


def _set_corners(target: pygame.Surface, corner: pygame.Surface) -> None:
    """Replace the four corners of ``target`` by turned copies of an upper left one."""
    radius = corner.get_width()
    right, low = target.get_width() - radius, target.get_height() - radius
    for x, y, flip_x, flip_y in ((0, 0, False, False), (right, 0, True, False), (0, low, False, True),
                                 (right, low, True, True)):  # fmt: skip
        target.fill((0, 0, 0, 0), (x, y, radius, radius))
        target.blit(pygame.transform.flip(corner, flip_x, flip_y), (x, y))


@picture_cache(_MOST_KEPT)
def _frame(width: int, height: int, radius: int, line: int) -> pygame.Surface:
    """White outline of a rounded rectangle."""
    made = pygame.Surface((max(width, 1), max(height, 1)), pygame.SRCALPHA)
    pygame.draw.rect(made, "white", made.get_rect(), line)
    radius = min(radius, width // 2, height // 2)
    if radius > line:
        _set_corners(made, _corner(radius, line))
    return made


@functools.lru_cache(maxsize=512)
def _tinted_frame(width: int, height: int, radius: int, line: int, colour: RGB, alpha: int) -> pygame.Surface:
    made = _frame(width, height, radius, line).copy()
    made.fill((*colour, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def outline(target: pygame.Surface, rect: pygame.Rect, colour: RGB, radius: int = 0, line: int = 1,
            alpha: int = 255) -> None:  # fmt: skip
    """Draw the outline of a rounded rectangle inside ``rect``."""
    blit_strips(target, _outline_strips(rect.width, rect.height, radius, line, colour, alpha), rect.topleft)


def tint(target: pygame.Surface, part: pygame.Rect, colour: RGB, blend: int) -> None:
    """Blend a colour into a part of a picture, ``pygame.BLEND_…`` says how; like all painting only within its clip.

    ``Surface.fill`` with a blend paints a part that lies wholly outside the clip.
    """
    if seen := part.clip(target.get_clip()):
        target.fill(colour, seen, blend)


def dashes(target: pygame.Surface, rect: pygame.Rect, colour: RGB, dash: int, gap: int) -> None:
    """Draw the outline of a rectangle in dashes."""
    for x in range(rect.x, rect.right, dash + gap):
        for y in (rect.y, rect.bottom - 1):
            target.fill(colour, (x, y, min(dash, rect.right - x), 1))
    for y in range(rect.y, rect.bottom, dash + gap):
        for x in (rect.x, rect.right - 1):
            target.fill(colour, (x, y, 1, min(dash, rect.bottom - y)))


def sweep(target: pygame.Surface, rect: pygame.Rect, colour: RGB, share: float) -> None:
    """Draw a band of light that goes over a rectangle from the left; ``share`` is how far it has come."""
    band = side_fade(max(rect.width // 3, 2), rect.height, colour, 130, 0)
    x = rect.x - 2 * band.get_width() + round((rect.width + 2 * band.get_width()) * share)
    before = target.get_clip()
    target.set_clip(rect.clip(before))
    target.blit(pygame.transform.flip(band, True, False), (x, rect.y))
    target.blit(band, (x + band.get_width(), rect.y))
    target.set_clip(before)


@functools.lru_cache(maxsize=512)
def _outline_strips(width: int, height: int, radius: int, line: int, colour: RGB, alpha: int) -> Strips:
    rim = max(radius, line)
    if 2 * rim >= min(width, height):
        return ((_tinted_frame(width, height, radius, line, colour, alpha), (0, 0)),)
    least = 2 * rim + 1
    return strips_of(_tinted_frame(least, least, radius, line, colour, alpha), rim, rim, width, height)


@functools.lru_cache(maxsize=512)
def _filled(width: int, height: int, radius: int, top: RGB, bottom: RGB, alpha: int) -> pygame.Surface:
    made = rounded_mask(width, height, radius).copy()
    _lay(made, _band(width, height, top, bottom), (0, 0), (0, 0, width, height), pygame.BLEND_RGBA_MULT)
    if alpha < 255:
        made.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def fill(target: pygame.Surface, rect: pygame.Rect, top: RGB, bottom: RGB | None = None, radius: int = 0,
         alpha: int = 255) -> None:  # fmt: skip
    """Fill a rounded rectangle with a vertical gradient (one colour when ``bottom`` is left out)."""
    if alpha < 255:
        target.blit(_filled(rect.width, rect.height, radius, top, bottom or top, alpha), rect)
        return
    _blit_rounded(target, _band(rect.width, rect.height, top, bottom or top, radius), rect, radius)


def _blit_rounded(target: pygame.Surface, ground: pygame.Surface, rect: pygame.Rect, radius: int) -> None:
    """Lay an opaque ground, its corners rounded: opaque blits are many times faster than blended ones."""
    width, height = rect.size
    radius = min(radius, width // 2, height // 2)
    if radius <= 0:
        _lay(target, ground, rect.topleft, (0, 0, width, height))
        return
    corners = _corners(ground, radius)
    x, y = rect.topleft
    _lay(target, ground, (x, y + radius), (0, radius, width, height - 2 * radius))
    for top in (0, 1):
        at = y + top * (height - radius)
        _lay(target, ground, (x + radius, at), (radius, top * (height - radius), width - 2 * radius, radius))
        for left in (0, 1):
            target.blit(corners, (x + left * (width - radius), at), (left * radius, top * radius, radius, radius))


_kept_corners: WeakKeyDictionary[pygame.Surface, dict[int, pygame.Surface]] = WeakKeyDictionary()


def _corners(ground: pygame.Surface, radius: int) -> pygame.Surface:
    """The four corners of a ground, round, pushed together; kept as long as the ground is."""
    kept = _kept_corners.setdefault(ground, {})
    if radius in kept:
        return kept[radius]
    made = rounded_mask(2 * radius, 2 * radius, radius).copy()
    right, low = ground.get_width() - radius, ground.get_height() - radius
    for left, top, area in ((0, 0, (0, 0)), (1, 0, (right, 0)), (0, 1, (0, low)), (1, 1, (right, low))):
        made.blit(ground, (left * radius, top * radius), (*area, radius, radius), special_flags=pygame.BLEND_RGBA_MULT)
    kept[radius] = made
    return made


@functools.lru_cache(maxsize=64)
def _glow(width: int, height: int, radius: int, blur: int, colour: RGB, alpha: int) -> pygame.Surface:
    made = pygame.Surface((width + 4 * blur, height + 4 * blur), pygame.SRCALPHA)
    made.fill((*colour, 0))
    pygame.draw.rect(made, (*colour, alpha), (2 * blur, 2 * blur, width, height), border_radius=radius)
    soft = pygame.transform.gaussian_blur(made, blur)
    # The blur darkens clear pixels' colour; put the hue back and keep the soft alpha.
    soft.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    soft.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    soft.fill((0, 0, 0, 0), (2 * blur + radius, 2 * blur + radius, width - 2 * radius, height - 2 * radius))
    return soft


@functools.lru_cache(maxsize=256)
def _glow_strips(width: int, height: int, radius: int, blur: int, colour: RGB, alpha: int) -> Strips:
    rim = 2 * blur + radius
    full = width + 4 * blur, height + 4 * blur
    if 2 * rim >= min(full):
        return ((_glow(width, height, radius, blur, colour, alpha), (0, 0)),)
    # Along an edge the light is the same everywhere but near the corners: a small one is blurred and drawn out.
    reach = rim + 2 * blur
    least = 2 * (reach - 2 * blur) + 1
    small = _glow(min(width, least), min(height, least), radius, blur, colour, alpha)
    return strips_of(small, rim, reach, *full)


def glow(target: pygame.Surface, rect: pygame.Rect, colour: RGB = theme.GOLD, blur: int = 6, radius: int = 6,
         alpha: int = 150) -> None:  # fmt: skip
    """Draw light round a rectangle; draw it before the rectangle itself."""
    blur = max(blur, 1)
    strips = _glow_strips(rect.width, rect.height, radius, blur, colour, alpha)
    blit_strips(target, strips, (rect.x - 2 * blur, rect.y - 2 * blur))


@functools.lru_cache(maxsize=16)
def _diamond(size: int, colour: RGB) -> pygame.Surface:
    """Hollow brass lozenge that stands on a panel's corner."""
    span = size * 2 + 1
    big = pygame.Surface((span * SUPER, span * SUPER), pygame.SRCALPHA)
    middle, reach = span * SUPER / 2, size * SUPER
    for radius, paint in ((reach, colour), (reach - 1.3 * SUPER, theme.WINDOW)):
        pygame.draw.polygon(big, paint, [(middle - radius, middle), (middle, middle - radius),
                                         (middle + radius, middle), (middle, middle + radius)])  # fmt: skip
    return pygame.transform.smoothscale(big, (span, span))


def corner_diamonds(target: pygame.Surface, rect: pygame.Rect, colour: RGB = theme.BRASS_LINE) -> None:
    """Put brass lozenges on the corners of a panel."""
    mark = _diamond(4, colour)
    for x in (rect.left, rect.right - 1):
        for y in (rect.top, rect.bottom - 1):
            target.blit(mark, mark.get_rect(center=(x, y)))


@dataclass(frozen=True)
class PanelStyle:
    """Look of a panel: gradient, line, radius in pixels, wash of a colour from the left, diamonds or not."""

    top: RGB = theme.PANEL_TOP
    bottom: RGB = theme.PANEL_BOTTOM
    line: RGB = theme.BRASS_LINE
    line_alpha: int = 170
    radius: int = 0
    wash: RGB | None = None
    wash_alpha: int = 60
    diamonds: bool = True
    alpha: int = 255


PANEL = PanelStyle()
CARD = PanelStyle(radius=8, diamonds=False)


@functools.lru_cache(maxsize=64)
def _washed(width: int, height: int, top: RGB, bottom: RGB, wash: RGB, alpha: int) -> pygame.Surface:
    """Opaque ground of a panel washed with a colour from the left."""
    made = _made_gradient(width, height, top, bottom)
    made.blit(_made_fade(width, height, wash, alpha, 0), (0, 0))
    return made


def panel(target: pygame.Surface, rect: pygame.Rect, style: PanelStyle = PANEL) -> None:
    """Draw a panel: gradient, optional wash of a faction's colour, brass hairline, corner diamonds."""
    if style.wash is None or style.alpha < 255:
        fill(target, rect, style.top, style.bottom, style.radius, style.alpha)
    else:
        ground = _washed(rect.width, rect.height, style.top, style.bottom, style.wash, style.wash_alpha)
        _blit_rounded(target, ground, rect, style.radius)
    outline(target, rect, style.line, style.radius, 1, style.line_alpha)
    if style.diamonds:
        corner_diamonds(target, rect, style.line)


def chevron(target: pygame.Surface, centre: tuple[int, int], reach: int, colour: RGB, up: bool = False) -> None:
    """A small arrow down, or up: what opens when it is pressed."""
    (x, y), turn = centre, -1 if up else 1
    ends = [(x - reach, y - turn * reach // 2), (x, y + turn * reach // 2), (x + reach, y - turn * reach // 2)]
    pygame.draw.lines(target, colour, False, ends, max(reach * 2 // 5, 2))


def hairline(target: pygame.Surface, start: tuple[int, int], length: int, colour: RGB = theme.BRASS_LINE,
             alpha: int = 150) -> None:  # fmt: skip
    """Draw a horizontal brass line."""
    target.blit(side_fade(length, 1, colour, alpha, alpha), start)


@picture_cache(_MOST_KEPT)
def backdrop(width: int, height: int) -> pygame.Surface:
    """Ink ground of every scene: dark blue, darker below and at the rims."""
    small = pygame.Surface((64, 36))
    for y in range(36):
        for x in range(64):
            away = min(1.0, (((x - 31.5) / 32) ** 2 + ((y - 17.5) / 18) ** 2) / 2)
            tone = theme.mix(theme.VIGNETTE_TOP, theme.VIGNETTE_BOTTOM, 0.35 * y / 35 + 0.65 * away)
            small.set_at((x, y), tone)
    made = pygame.transform.smoothscale(small, (max(width, 1), max(height, 1)))
    grain = _grain()
    for x in range(0, width, grain.get_width()):
        for y in range(0, height, grain.get_height()):
            made.blit(grain, (x, y), special_flags=pygame.BLEND_RGB_ADD)
    return made


@functools.cache
def _grain() -> pygame.Surface:
    """Faint noise that hides the steps of a dark gradient."""
    noise = random.Random(7)
    side = 128
    data = bytearray()
    for _ in range(side * side):
        data += bytes([noise.randrange(4)] * 3)
    made = pygame.Surface((side, side))
    # In the window's own format it is added three times as fast.
    made.blit(pygame.image.frombytes(bytes(data), (side, side), "RGB"), (0, 0))
    return made


def forget_sizes() -> None:
    """Drop the cached pictures that depend on the window's size: dragging its corner would pile them up."""
    for cache in (_gradient, _side_fade, rounded_mask, _frame, _tinted_frame, _outline_strips,
                  _filled, _glow_strips, _washed, backdrop):  # fmt: skip
        cache.cache_clear()


# Text -----------------------------------------------------------------------------------------


@functools.lru_cache(maxsize=2048)
def text_surface(string: str, role: Role, px: int, colour: RGB, halo: int = 0) -> pygame.Surface:
    """One line of text as a picture; ``halo`` is the reach of its dark halo in pixels."""
    if role.caps:
        string = string.upper()
    line = role_face(role, px).line(string, colour, _tracking(role, px))
    return _with_halo(line, halo) if halo else line


def _tracking(role: Role, px: int) -> int:
    """Room after every letter of a role's text."""
    return round(role.tracking * px / role.size)


def haloed(line: pygame.Surface, blurs: Sequence[int], dark: RGB, room: int = 0) -> pygame.Surface:
    """Letters on dark blurs, with so many pixels of room round them."""
    size = (line.get_width() + 2 * room, line.get_height() + 2 * room)
    ground, made = pygame.Surface(size, pygame.SRCALPHA), pygame.Surface(size, pygame.SRCALPHA)
    shape = line.copy()
    shape.fill((*dark, 255), special_flags=pygame.BLEND_RGBA_MULT)
    shape.fill((*dark, 0), special_flags=pygame.BLEND_RGBA_ADD)
    ground.blit(shape, (room, room))
    for blur in blurs:
        soft = _blurred(ground, blur)
        made.blit(soft, (0, 0))
        made.blit(soft, (0, 0))
    made.blit(line, (room, room))
    return made


def _blurred(picture: pygame.Surface, reach: int) -> pygame.Surface:
    """A picture blurred so far; far ones at half the size, in a quarter of the time, which nobody sees."""
    if reach < FAR_BLUR:
        return pygame.transform.gaussian_blur(picture, reach)
    half = ((picture.get_width() + 1) // 2, (picture.get_height() + 1) // 2)
    soft = pygame.transform.gaussian_blur(pygame.transform.smoothscale(picture, half), reach // 2)
    return pygame.transform.smoothscale(soft, picture.get_size())


def _with_halo(line: pygame.Surface, reach: int) -> pygame.Surface:
    return haloed(line, (max(reach // 2, 1), reach), theme.VIGNETTE_BOTTOM, 2 * reach)


def text_width(string: str, role: Role, px: int) -> int:
    """Width of a line of text."""
    if role.caps:
        string = string.upper()
    return role_face(role, px).width(string, _tracking(role, px))


def line_height(role: Role, px: int) -> int:
    """Height of a line of text."""
    return role_face(role, px).pitch


def text(target: pygame.Surface, string: str, role: Role, px: int, colour: RGB, at: tuple[int, int],
         align: Align = "left", middle: bool = False, halo: int = 0) -> pygame.Rect:  # fmt: skip
    """Draw one line; ``at`` is its upper left, upper middle or upper right (``middle``: by half its height)."""
    line = text_surface(string, role, px, colour, halo)
    rect = line.get_rect()
    x, y = at
    rect.left = {"left": x - 2 * halo, "center": x - rect.width // 2, "right": x - rect.width + 2 * halo}[align]
    rect.top = y - rect.height // 2 if middle else y - 2 * halo
    target.blit(line, rect)
    return rect


def shorten(string: str, role: Role, px: int, width: int) -> str:
    """The line, cut with an ellipsis so that it fits a width."""
    if text_width(string, role, px) <= width:
        return string
    low, high = 0, len(string)
    while low < high:
        middle = (low + high + 1) // 2
        if text_width(string[:middle].rstrip() + "…", role, px) <= width:
            low = middle
        else:
            high = middle - 1
    return string[:low].rstrip() + "…"


def fitting(string: str, role: Role, px: int, width: int) -> int:
    """The largest height in pixels, up to ``px``, at which a line fits a width; the smallest there is if none does."""
    while px > theme.SMALLEST_PX and text_width(string, role, px) > width:
        px -= 1
    return px


def fitted(string: str, role: Role, px: int, width: int) -> tuple[str, int]:
    """The line, and the height in pixels at which it fits a width: smaller first, cut only if that is not enough."""
    px = fitting(string, role, px, width)
    return shorten(string, role, px, width), px


@functools.lru_cache(maxsize=64)
def gilded(string: str, role: Role, px: int) -> pygame.Surface:
    """Title in beaten gold: a gradient within the letters, a soft dark ground behind."""
    letters = text_surface(string, role, px, (255, 255, 255)).copy()
    width, height = letters.get_size()
    shine = gradient(width, height, theme.rgb("#f7e3ae"), theme.rgb("#b98a45"))
    letters.blit(shine, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return _with_halo(letters, max(px // 14, 2))


def arc_text(target: pygame.Surface, string: str, role: Role, px: int, colour: RGB, centre: tuple[int, int],
             radius: int, middle_degrees: float = -90.0, spacing: float = 1.0) -> None:  # fmt: skip
    """Write letter-spaced capitals along a circle, centred on an angle (-90 is the top)."""
    face = role_face(role, px)
    steps = [(face.width(letter) + px * 0.22 * spacing) / radius * 57.2958 for letter in string]
    angle = middle_degrees - sum(steps) / 2
    for letter, step in zip(string, steps, strict=True):
        turn = angle + step / 2
        picture = pygame.transform.rotozoom(face.line(letter, colour), -turn - 90, 1.0)
        offset = pygame.Vector2(radius, 0).rotate(turn)
        target.blit(picture, picture.get_rect(center=(centre[0] + offset.x, centre[1] + offset.y)))
        angle += step


def polyline(target: pygame.Surface, points: Sequence[tuple[float, float]], colour: RGB, width: int) -> None:
    """Draw a connected line with round joints; meant for supersampled pictures."""
    for start, end in itertools.pairwise(points):
        pygame.draw.line(target, colour, start, end, width)
    for point in points:
        pygame.draw.circle(target, colour, point, width / 2)


Strips = tuple[tuple[pygame.Surface, tuple[int, int]], ...]
"""Parts of a picture and where they belong."""


def strips_of(small: pygame.Surface, rim: int, reach: int, width: int, height: int) -> Strips:
    """The rim of a large picture, drawn out of a small one that is like it up to ``reach`` from each corner.

    The middle is clear: blending and keeping a large nothing would cost milliseconds and megabytes.
    """
    across, down = small.get_size()
    found = [
        (_drawn_out(small.subsurface((0, y, across, rim)), width, reach), (0, at))
        for y, at in ((0, 0), (down - rim, height - rim))
    ]
    for x, at in ((0, 0), (across - rim, width - rim)):
        side = pygame.transform.rotate(small.subsurface((x, rim, rim, down - 2 * rim)), 90)
        found.append((pygame.transform.rotate(_drawn_out(side, height - 2 * rim, reach - rim), -90), (at, rim)))
    return tuple(found)


def _drawn_out(strip: pygame.Surface, length: int, end: int) -> pygame.Surface:
    """A level strip at another length: both ends stay, what is in the middle is repeated."""
    width, high = strip.get_size()
    if width == length:
        return strip.copy()
    made = pygame.Surface((length, high), pygame.SRCALPHA)
    middle = strip.subsurface((width // 2, 0, 1, high))
    made.blit(pygame.transform.scale(middle, (length - 2 * end, high)), (end, 0))
    for x, at in ((0, 0), (width - end, length - end)):
        made.blit(strip, (at, 0), (x, 0, end, high))
    return made


def blit_strips(target: pygame.Surface, strips: Strips, at: tuple[int, int]) -> None:
    """Blit a rim whose upper left corner belongs at a point."""
    for strip, (x, y) in strips:
        target.blit(strip, (at[0] + x, at[1] + y))
