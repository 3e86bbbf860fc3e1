"""A piece as it stands: its figure with shadow, ring and the light of its state, or today's disc where it has none.

Layers from below: the shadow it throws, the dark under its base, a dark hairline, light on the ground, the ring, the
figure, and what its state lays over it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import NamedTuple

import pygame

from game.ui import theme, tokens
from game.ui.figures import marks, ring
from game.ui.figures.index import SQUASH, Figure, Pair, figure_of, index
from game.ui.figures.store import STORE
from game.ui.kept import Kept, bytes_of
from game.ui.theme import RGB

UNIT = 39
"""A unit of the sculptures, in the same measure as the widths of flat pieces (``tokens.CULTIST`` and so on)."""
MOST_KEPT = 12_000_000
"""Bytes of pieces that are kept ready; on large windows so many times the window's."""
WINDOWS = 1.5
LARGE = 46
"""From so many pixels to a unit on a figure is looked at closely: on the stage of a battle."""
_ROUND = ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))
"""A point, and points round it at a distance of 1."""
_GREATER = 1.15
"""From so many times a picture's size on the next larger one is drawn from."""
_LIGHT: dict[tokens.State, RGB] = {
    "can": theme.GOLD, "hover": theme.GOLD, "selected": theme.PALE, "ring": theme.GOLD, "pained": theme.PAIN,
}  # fmt: skip


@dataclass(frozen=True)
class Standing:
    """A piece as a picture: where the ``foot`` is in it, the middle of the base.

    ``middle`` is the point that lies where a flat piece's middle would: the base fills the lower part of its disc.
    """

    surface: pygame.Surface
    foot: tuple[int, int]
    middle: tuple[int, int]
    figure: Figure | None = None

    def place(self, at: tuple[int, int]) -> tuple[int, int]:
        """The picture's upper left for a piece whose middle is at a point."""
        return at[0] - self.middle[0], at[1] - self.middle[1]

    def draw(self, target: pygame.Surface, at: tuple[int, int]) -> None:
        """Paint it with its middle at a point."""
        target.blit(self.surface, self.place(at))

    def covers(self, at: tuple[int, int], point: tuple[int, int], near: int = 0) -> bool:
        """Whether a piece with its middle at a point covers another, or one so many pixels from that."""
        left, top = self.place(at)
        x, y = point[0] - left, point[1] - top
        room = self.surface.get_rect()
        if not room.inflate(2 * near, 2 * near).collidepoint(x, y):
            return False
        if not near:
            return bool(self.mask.get_at((x, y)))
        points = ((x + round(near * dx), y + round(near * dy)) for dx, dy in _ROUND)
        return any(room.collidepoint(there) and self.mask.get_at(there) for there in points)

    def faded(self, alpha: int) -> Standing:
        """The same, to be seen through."""
        surface = self.surface.copy()
        surface.set_alpha(alpha)
        return replace(self, surface=surface)

    def scaled(self, share: float) -> Standing:
        """The same larger or smaller, without what is only seen near."""
        size = max(round(self.surface.get_width() * share), 1), max(round(self.surface.get_height() * share), 1)
        foot, middle = ((round(x * share), round(y * share)) for x, y in (self.foot, self.middle))
        return replace(self, surface=pygame.transform.smoothscale(self.surface, size), foot=foot, middle=middle)

    @cached_property
    def mask(self) -> pygame.Mask:
        """What of the picture is the piece itself, without shadow and light."""
        return pygame.mask.from_surface(self.surface, 200)


_kept: Kept[Standing] = Kept(MOST_KEPT, lambda each: bytes_of(each.surface), WINDOWS)


def known(faction: str | None, unit: str) -> bool:
    """Whether a unit has a figure that can be drawn now; one that could soon is asked for."""
    figure = figure_of(faction, unit)
    return figure is not None and STORE.sheet(figure.faction) is not None


def standing(faction: str | None, unit: str, px: int, unit_px: float, state: tokens.State = "plain",
             left: bool = False) -> Standing:  # fmt: skip
    """A piece with so many pixels to a unit of sculptures; without a figure a disc ``px`` wide.

    ``left`` lets it face the other way.
    """
    asked = _asked(faction, unit, unit_px, state, left)
    if asked is None:
        return flat(faction, unit, px, state)
    return _kept.get(asked[0]) or _kept.put(asked[0], asked[1]().standing)


def lying(faction: str | None, unit: str, unit_px: float, state: tokens.State = "plain",
          left: bool = False) -> Standing | None:  # fmt: skip
    """The same where it would not have to be made; None otherwise, and for what has no figure."""
    asked = _asked(faction, unit, unit_px, state, left)
    return _kept.get(asked[0]) if asked else None


def _asked(faction: str | None, unit: str, unit_px: float, state: tokens.State,
           left: bool) -> tuple[tuple[object, ...], Callable[[], _Made]] | None:  # fmt: skip
    """What a figure is kept by, and how it is made of the pictures that are here; None without any."""
    figure = figure_of(faction, unit)
    sheet = STORE.sheet(figure.faction) if figure else None
    if figure is None or sheet is None:
        return None
    unit_px = max(round(unit_px * 2) / 2, 4.0)
    source = _source(figure, sheet, unit_px)
    key = (faction, figure.id, unit_px, state, left, source.unit)
    return key, partial(_Made, figure, source, faction or "", unit_px, state, left)


def _source(figure: Figure, sheet: pygame.Surface, unit_px: float) -> _Source:
    """The smallest picture of a figure that need not be made much larger, of those that are here."""
    sizes = index()
    if figure.fine_foot and unit_px > sizes.large * _GREATER and (fine := STORE.fine(figure)):
        return _Source(fine, figure.fine_foot, sizes.fine)
    if figure.large_foot and unit_px > sizes.small * _GREATER and (large := STORE.large(figure)):
        return _Source(large, figure.large_foot, sizes.large)
    return _Source(sheet.subsurface(figure.box), figure.foot, sizes.small)


def body(faction: str | None, unit: str, unit_px: float, at: tuple[int, int]) -> pygame.Rect | None:
    """The room of a figure alone whose middle is at a point; None while it is a disc."""
    figure = figure_of(faction, unit)
    if figure is None or not known(faction, unit):
        return None
    share = unit_px / index().small
    room = pygame.Rect(0, 0, round(figure.box[2] * share), round(figure.box[3] * share))
    room.topleft = (at[0] - round(figure.foot[0] * share),
                    at[1] + round(figure.base * unit_px * SQUASH) - round(figure.foot[1] * share))  # fmt: skip
    return room


def flat(faction: str | None, unit: str, px: int, state: tokens.State) -> Standing:
    """The disc that stands for a piece without a figure."""
    made = tokens.token(faction, unit, px, state)
    middle = made.get_width() // 2, made.get_height() // 2
    return Standing(made, (middle[0], middle[1] + round(px * SQUASH / 2)), middle)


def fitted(faction: str | None, unit: str, px: int, state: tokens.State = "plain") -> Standing:
    """A piece in a description, where a flat one ``px`` wide had room: its figure is as large as fits there.

    Its middle is that of the figure, not of its base.
    """
    figure = figure_of(faction, unit)
    if figure is None:
        return flat(faction, unit, px, state)
    unit_px, wide, high = _fitting(figure, px)
    made = standing(faction, unit, px, unit_px, state)
    if made.figure is None:
        return made
    if state == "killed":
        # It lies: its middle is that of all that is painted.
        return replace(made, middle=made.surface.get_rect().center)
    up = (figure.foot[1] / index().small - high / 2) * unit_px
    aside = (wide / 2 - figure.foot[0] / index().small) * unit_px
    return replace(made, middle=(made.foot[0] + round(aside), made.foot[1] - round(up)))


def _fitting(figure: Figure, px: int) -> tuple[float, float, float]:
    """Pixels to a unit with which a figure fits where a flat piece had room, and its width and height in units."""
    wide, high = (length / index().small for length in figure.box[2:])
    return min(1.14 * px / high, 1.18 * px / wide), wide, high


def caged(faction: str | None, unit: str, px: int) -> Standing:
    """A captured piece as in a description: in a cage, a flat one behind four bars."""
    made = fitted(faction, unit, px)
    if made.figure is None:
        return replace(made, surface=tokens.captive(faction, unit, px))
    unit_px, wide, high = _fitting(made.figure, px)
    cage = marks.caged(made.surface, made.foot, (wide * unit_px, high * unit_px))
    if cage:
        x, y = cage.foot[0] - made.foot[0], cage.foot[1] - made.foot[1]
        return replace(made, surface=cage.surface, foot=cage.foot, middle=(made.middle[0] + x, made.middle[1] + y))
    surface, bars = made.surface.copy(), tokens.bars(px)
    surface.blit(bars, bars.get_rect(center=made.middle))
    return replace(made, surface=surface)


class _Source(NamedTuple):
    """A picture that a figure is drawn from, where its foot is there, and how many pixels there are to a unit."""

    picture: pygame.Surface
    foot: Pair
    unit: int


class _Made:
    """One piece in the making."""

    def __init__(self, figure: Figure, source: _Source, faction: str, unit_px: float, state: tokens.State,
                 left: bool) -> None:  # fmt: skip
        self.figure, self.faction, self.state = figure, faction, state
        self.unit = unit_px * 1.06 if state == "hover" else unit_px
        self.colour = theme.faction_colour(faction)
        if state in ("killed", "blocked"):
            self.colour = theme.mix(self.colour, theme.INK, 0.6)
        self.body, self.reach = self._body(source, left)
        self.across = max(round(2 * figure.base * self.unit + max(self.unit * 0.13, 3.5)), 6)
        """How wide the ring is."""
        self.wall = max(round(self.unit * 0.075), 2)
        self.sink = round(index().drop(figure) * self.unit)
        """How far below the foot the ring's middle lies."""
        self.lift = round(self.unit * 0.2) if state == "selected" else 0
        self.pad = max(round(self.unit * 0.3), 5)
        self.large = self.unit > LARGE

    def _body(self, source: _Source, left: bool) -> tuple[pygame.Surface, list[int]]:
        """The figure alone at its size, and where its foot is in that."""
        whole, foot, unit = source
        share = self.unit / unit
        size = max(round(whole.get_width() * share), 1), max(round(whole.get_height() * share), 1)
        body = pygame.transform.smoothscale(whole, size)
        reach = [round(foot[0] * share), round(foot[1] * share)]
        if left:
            body, reach[0] = pygame.transform.flip(body, True, False), size[0] - reach[0]
        if self.state == "killed":
            body = pygame.transform.grayscale(body)
        dark = {"killed": 115, "blocked": 128}.get(self.state)
        if dark:
            body.fill((dark, dark, dark, 255), special_flags=pygame.BLEND_RGBA_MULT)
        elif self.state == "hover":
            body.fill((14, 14, 12, 0), special_flags=pygame.BLEND_RGBA_ADD)
        return body, reach

    @property
    def standing(self) -> Standing:
        """All of it as one picture, cut to what is painted."""
        body, (fx, fy) = self.body, self.reach
        if self.state == "killed":
            body, (fx, fy) = _tipped(body, (fx, fy))
        side = max(fx, self.across // 2) + self.pad
        right = max(body.get_width() - fx, self.across // 2) + self.pad + round(0.46 * fy)
        top, bottom = fy + self.pad + self.lift, max(body.get_height() - fy, self.across // 3) + self.pad + self.lift
        made = pygame.Surface((side + right, top + bottom), pygame.SRCALPHA)
        foot = side, top
        raised = side, top - self.lift
        if self.large:
            self._light(made, raised)
        self._ground(made, foot)
        _outlined(made, body, (raised[0] - fx, raised[1] - fy), self.unit)
        self._ring(made, raised)
        made.blit(body, (raised[0] - fx, raised[1] - fy))
        self._marks(made, raised)
        if self.state == "ghost":
            made.fill((255, 255, 255, 190), special_flags=pygame.BLEND_RGBA_MULT)
        bounds = made.get_bounding_rect()
        foot = foot[0] - bounds.x, foot[1] - bounds.y
        middle = foot[0], foot[1] - round(self.figure.base * self.unit * SQUASH)
        return Standing(made.subsurface(bounds).copy(), foot, middle, self.figure)

    def _ground(self, made: pygame.Surface, foot: tuple[int, int]) -> None:
        """Shadow on the ground, and light there."""
        away = self.lift
        if self.state != "killed":
            shadow, at = _cast(self.body, self.reach, self.unit)
            corner = foot[0] - at[0] + away, foot[1] - at[1] + away // 2
            self._shaded(made, shadow, corner, self.large)
        lit = self.large and _LIGHT.get(self.state)
        under = ring.shade(self.across, 150 if away else 70 if lit else 200)
        at = foot[0] + round(self.unit * 0.04) + away // 2, foot[1] + self.sink + self.wall + away // 2
        self._shaded(made, under, under.get_rect(center=at).topleft, self.large and away > 0)

    @staticmethod
    def _shaded(made: pygame.Surface, shadow: pygame.Surface, corner: tuple[int, int], lit: bool) -> None:
        """Lay a shadow down; over the last of a light it would have the light's color, so it takes that away first."""
        if lit:
            dark = shadow.copy()
            dark.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
            made.blit(dark, corner, special_flags=pygame.BLEND_RGBA_SUB)
        made.blit(shadow, corner)

    def _ring(self, made: pygame.Surface, foot: tuple[int, int]) -> None:
        """The ring, and round it the light of what can be done."""
        at = foot[0], foot[1] + self.sink
        light = _LIGHT.get(self.state)
        if not self.large:
            self._light(made, foot)
        band = ring.ring(self.faction, self.across, self.wall, max(round(self.unit * 0.06), 2), self.colour)
        made.blit(band, (at[0] - band.get_width() // 2, at[1] - round(self.across * SQUASH / 2) - 1))
        if light:
            width = {"selected": 2.4, "hover": 2.0, "pained": 2.2, "can": 2.0}.get(self.state, 1.5)
            width *= max(self.unit / UNIT, 0.8)
            rim = ring.line(self.faction, self.across, width, light)
            made.blit(rim, rim.get_rect(center=(at[0], at[1] + self.wall // 2)))

    def _light(self, made: pygame.Surface, foot: tuple[int, int]) -> None:
        """Light on the ground round the base; below the shadows of large figures, whose soft rims would soil it."""
        light = _LIGHT.get(self.state)
        if light and self.state != "ring":
            at = foot[0], foot[1] + self.sink + self.wall
            if self.large:
                soft = ring.pool(self.across, light)
                made.blit(soft, soft.get_rect(center=at))
                return
            reach = max(round(self.unit * (0.24 if self.state == "selected" else 0.18)), 4)
            soft = ring.glow(self.faction, self.across + 2, reach, light)
            for _ in range(2):
                made.blit(soft, soft.get_rect(center=at))

    def _marks(self, made: pygame.Surface, foot: tuple[int, int]) -> None:
        """What is not to be told by colour alone: a cross at the foot of what fell, an arrow back for what flees."""
        px = max(round(self.unit * 0.9), 22)
        if self.state == "killed":
            sign = tokens.cross(px)
            made.blit(sign, sign.get_rect(center=foot))
        elif self.state == "pained":
            sign = tokens.return_arrow(px)
            made.blit(sign, sign.get_rect(center=(foot[0] + round(px * 0.45), foot[1] + round(px * 0.1))))


def _cast(body: pygame.Surface, reach: list[int], unit: float) -> tuple[pygame.Surface, tuple[int, int]]:
    """The shadow a figure throws to the lower right of the lamp, and where its foot is in it."""
    soft = max(round(unit * 0.045), 1)
    low = max(round(body.get_height() * 0.42), 1)
    flat_body = pygame.transform.smoothscale(body, (body.get_width(), low))
    flat_body.fill((4, 6, 10, 128), special_flags=pygame.BLEND_RGBA_MULT)
    foot = round(reach[1] * 0.42)
    pad = 3 * soft
    wide = pygame.Surface((body.get_width() + round(1.05 * foot) + 2 * pad, low + 2 * pad), pygame.SRCALPHA)
    for row in range(low):
        wide.blit(flat_body, (pad + max(round(1.05 * (foot - row)), 0), pad + row), (0, row, body.get_width(), 1))
    return pygame.transform.box_blur(wide, soft), (reach[0] + pad, foot + pad)


def _outlined(made: pygame.Surface, body: pygame.Surface, at: tuple[int, int], unit: float) -> None:
    """A dark hairline round a small figure, so that it stands out from any ground."""
    if unit > 120:
        return
    dark = body.copy()
    dark.fill((5, 7, 11, 120), special_flags=pygame.BLEND_RGBA_MULT)
    made.fblits([(dark, (at[0] + dx, at[1] + dy)) for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1))])


def _tipped(body: pygame.Surface, reach: tuple[int, int]) -> tuple[pygame.Surface, tuple[int, int]]:
    """A figure that has fallen over to the left, and where its foot is then."""
    fallen = pygame.transform.rotozoom(body, 80, 1.0)
    middle = pygame.Vector2(body.get_rect().center)
    turned = (pygame.Vector2(reach) - middle).rotate(-80) + pygame.Vector2(fallen.get_rect().center)
    return fallen, (round(turned.x), round(turned.y))
