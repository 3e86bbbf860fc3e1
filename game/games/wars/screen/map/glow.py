"""Light on areas: made once per board in a thread of its own, as strengths from the rim inwards.

An area's light is kept as small patches of one byte a pixel, at the size of the board's picture; a palette makes
light of it: gold where something can be chosen, stronger where it is pointed at, pale for a flash. It is added to
the ground, so small islands in a lit sea stay dark. Until a light is ready its area stays dark for a moment.
"""

from __future__ import annotations

import functools
import logging
import math
import queue
import threading
from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple

import pygame

from game.games.wars.screen.map.atlas import Atlas
from game.ui import theme
from game.ui.theme import RGB, mix

log = logging.getLogger(__name__)

TILE = 256
"""Side of a patch in pixels of the picture; the ground is lit by the same squares."""
_MARGIN = 40
_FILL = 24
"""What a pixel in the middle of an area holds; outside it is 0, at the rim 255."""

_DEEP, _MIDDLE, _CORE = theme.rgb("#a2701f"), theme.rgb("#eaa93c"), theme.rgb("#ffd98a")
"""Light from the middle of an area to its rim; redder than gold, since it is added to blue and brown."""

Mood = Literal["can", "hover", "flash"]


class Patch(NamedTuple):
    """Part of an area's light, one byte a pixel, the square of the shown picture it lies in, and where in that."""

    at: tuple[int, int]
    strength: pygame.Surface
    inside: tuple[int, int]


class Glow:
    """The lights of a board. ``ready`` is called from the thread whenever one is done."""

    def __init__(self, atlas: Atlas, ready: Callable[[], None]) -> None:
        self.atlas = atlas
        self._ready = ready
        self.lights = _kept(atlas.board)
        self._wanted: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._asked: set[str] = set(self.lights)
        self._closed = False
        self._thread = threading.Thread(target=self._work, name="area-lights", daemon=True)
        self._thread.start()

    def get(self, area: str) -> tuple[Patch, ...] | None:
        """The light of an area, if it is ready; else it is asked for."""
        if area in self.lights:
            return self.lights[area]
        self.want((area,))
        return None

    def want(self, areas: Iterable[str]) -> None:
        """Have lights made, the soonest needed first."""
        for area in areas:
            if area not in self._asked:
                self._asked.add(area)
                self._wanted.put(area)

    def want_all(self) -> None:
        """Have the lights of all areas made before they are looked at."""
        self.want(self.atlas.order)

    @property
    def making(self) -> bool:
        """Whether lights that were asked for are not ready yet."""
        return bool(self._asked - self.lights.keys())

    def close(self) -> None:
        """End the thread after the light it is making."""
        self._closed = True
        self._wanted.put(None)

    def _work(self) -> None:
        boxes = bounds(self.atlas)
        while (area := self._wanted.get()) is not None and not self._closed:
            try:
                made = tuple(patches(self.atlas, area, boxes.get(self.atlas.places[area].number)))
            except (pygame.error, ValueError) as problem:
                log.warning("The light of %s cannot be made: %s", area, problem)
                made = ()
            self.lights[area] = made
            if not self._closed:
                self._ready()


@functools.cache
def _kept(board: str) -> dict[str, tuple[Patch, ...]]:
    """The lights of a board made so far: they are the same in every window."""
    return {}


def tiles(atlas: Atlas) -> list[pygame.Rect]:
    """The squares the shown part of a picture is lit by, counted from its upper left."""
    width, height = atlas.crop.size
    whole = pygame.Rect(0, 0, width, height)
    return [pygame.Rect(x, y, TILE, TILE).clip(whole) for y in range(0, height, TILE) for x in range(0, width, TILE)]


def patches(atlas: Atlas, area: str, box: pygame.Rect | None) -> Iterable[Patch]:
    """The light of an area, square by square; ``box`` is what it covers of the picture."""
    if box is None:
        return
    number = atlas.places[area].number
    for tile in tiles(atlas):
        part = tile.move(atlas.crop.topleft)
        if not part.colliderect(box):
            continue
        around = part.inflate(2 * _MARGIN, 2 * _MARGIN).clip(atlas.ids.get_rect())
        ids = atlas.ids.subsurface(around).copy()
        if number not in ids.get_buffer().raw:
            continue
        made = _strengths(ids, number).subsurface(part.move(-around.x, -around.y)).copy()
        made.set_colorkey((0, 0, 0))
        lit = made.get_bounding_rect()
        if lit.width and lit.height:
            # Any of the three colours will do: they are the same.
            data = made.subsurface(lit).copy().get_buffer().raw[::4]
            yield Patch(tile.topleft, pygame.image.frombytes(data, lit.size, "P"), lit.topleft)


def bounds(atlas: Atlas) -> dict[int, pygame.Rect]:
    """The rectangle each area covers in the picture, by its number; found on a small copy."""
    step = 8
    small = pygame.transform.scale(atlas.ids, (atlas.ids.get_width() // step, atlas.ids.get_height() // step))
    width, height = small.get_size()
    pitch = small.get_pitch()
    data = small.get_buffer().raw
    found: dict[int, list[int]] = {}
    for y in range(height):
        row = data[y * pitch : y * pitch + width]
        for number in set(row):
            left, right = row.find(number), row.rfind(number)
            box = found.setdefault(number, [left, y, right, y])
            box[0], box[2], box[3] = min(box[0], left), max(box[2], right), y
    return {
        number: pygame.Rect(x * step, y * step, (r - x + 1) * step, (b - y + 1) * step).inflate(2 * step, 2 * step)
        for number, (x, y, r, b) in found.items()
        if number != 255
    }


def _strengths(ids: pygame.Surface, number: int) -> pygame.Surface:
    """How strong the light of an area is: a thin core along the rim, a soft fall inwards, a little everywhere."""
    ids.set_palette([(255, 255, 255) if value == number else (0, 0, 0) for value in range(256)])
    plain = pygame.Surface(ids.get_size(), 0, 32)
    plain.blit(ids, (0, 0))
    mask = pygame.transform.box_blur(plain, 1)
    core = _rim(mask, pygame.transform.box_blur(mask, 3))
    core.blit(core, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    near = _rim(mask, _soft(mask, 10))
    far = _rim(mask, _soft(mask, 26))
    made = pygame.Surface(ids.get_size(), 0, 32)
    for part, share in ((mask, _FILL / 255), (far, 0.24), (near, 0.50), (core, 0.66)):
        lit = part.copy()
        lit.fill((round(255 * share),) * 3, special_flags=pygame.BLEND_RGB_MULT)
        made.blit(lit, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return made


def _soft(mask: pygame.Surface, reach: int) -> pygame.Surface:
    """A wide blur, made small: it is soft anyway."""
    shrink = 4
    size = (max(mask.get_width() // shrink, 2), max(mask.get_height() // shrink, 2))
    small = pygame.transform.smoothscale(mask, size)
    for _ in range(2):
        small = pygame.transform.box_blur(small, max(reach // shrink, 1))
    return pygame.transform.smoothscale(small, mask.get_size())


def _rim(mask: pygame.Surface, soft: pygame.Surface) -> pygame.Surface:
    """What of a mask its blur lacks: strongest at the rim, nothing in the middle."""
    made = mask.copy()
    made.blit(soft, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return made


@functools.lru_cache(maxsize=64)
def palette_of(mood: Mood, percent: int = 100) -> list[RGB]:
    """The colour added for each strength of light; ``percent`` makes it weaker or stronger."""
    share = percent / 100
    if mood == "flash":
        return [_scaled(theme.PALE, share * max(value - _FILL, 0) / (255 - _FILL) * 0.95) for value in range(256)]
    fill, glow = (0.34, 1.0) if mood == "hover" else (0.15, 0.92)
    made = [(0, 0, 0)]
    for value in range(1, 256):
        along = min(max(value - _FILL, 0) / (255 - _FILL), 1.0)
        inside = min(value / _FILL, 1.0)
        hue = mix(mix(_DEEP, _MIDDLE, min(along * 2.5, 1.0)), _CORE, max(along - 0.45, 0) / 0.55)
        made.append(_scaled(hue, share * (fill * inside + glow * along**1.15)))
    return made


def _scaled(colour: RGB, share: float) -> RGB:
    red, green, blue = (min(round(part * share), 255) for part in colour)
    return red, green, blue


FLASH = 1.2
"""How long a flash of an area lasts, in seconds."""
BREATH, BREATHS = 1.6, 2
"""How long the light of what can be chosen breathes once, and how often after a question has come."""
_PULSE = 0.07


class Lighting:
    """The light of the areas as time passes; nothing moves in it while it is ``calm``.

    Light breathes only for some seconds after a question has come: an idle table is not painted at all.
    """

    def __init__(self) -> None:
        self.calm = False
        self.flashes: dict[str, float] = {}
        """Areas whose outline is shown for a moment, and for how long already."""
        self._breath = BREATH * BREATHS

    def breathe(self) -> None:
        """Begin to breathe: something else can be chosen now."""
        self._breath = 0.0

    def flash(self, area: str) -> None:
        """Light an area's outline pale for ``FLASH`` seconds; again from the beginning if it is lit already."""
        self.flashes.pop(area, None)
        self.flashes[area] = 0.0

    def advance(self, dt: float) -> None:
        """Let flashes fade."""
        self.flashes = {area: time + dt for area, time in self.flashes.items() if time + dt < FLASH}

    @property
    def breathing(self) -> bool:
        """Whether light is going up and down."""
        return not self.calm and self._breath < BREATH * BREATHS

    @property
    def next_wake(self) -> float | None:
        """Seconds until ``pulse`` is wanted; None while nothing breathes."""
        return _PULSE if self.breathing else None

    def pulse(self, dt: float) -> bool:
        """Let light breathe; true if it is stronger or weaker by it."""
        before = self.percent
        if self.breathing:
            self._breath += dt
        return self.percent != before

    @property
    def percent(self) -> int:
        """How strong the light of what can be chosen is, in steps of two so that it is seldom made anew."""
        if not self.breathing:
            return 100
        return 100 - 2 * round(4 * (1 - math.cos(self._breath / BREATH * 2 * math.pi)) / 2)

    def moods(self, areas: Iterable[str], fought: str, over: str) -> dict[str, tuple[Mood, int]]:
        """The areas that are lit, how and how strongly: those to choose, the one pointed at, those told of.

        The fought one is lit only while no area is to be chosen: else it would look like one of them.
        """
        found: dict[str, tuple[Mood, int]] = dict.fromkeys(areas, ("can", self.percent))
        if fought and not found:
            found[fought] = ("can", 100)
        if over:
            found[over] = ("hover", 100)
        for area, time in self.flashes.items():
            found[area] = ("flash", self._strength(time))
        return found

    def _strength(self, time: float) -> int:
        """How strong a flash is after so long, in percent: soon full, then fading."""
        if self.calm:
            return 100
        return max(10 * round(10 * min(time / 0.12, (FLASH - time) / (FLASH * 0.6), 1.0)), 0)
