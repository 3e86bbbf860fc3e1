"""Light on areas that can be chosen: made once per area and size in a thread of its own, added to the map.

The light is a picture on black that is added to what lies below, so small islands in a lit sea stay
dark and no alpha is needed. Until a light is ready the area simply stays dark for a moment.
"""

from __future__ import annotations

import logging
import queue
import threading
from collections.abc import Callable, Iterable
from typing import NamedTuple

import pygame

from game.ui import theme
from game.ui.table.atlas import Atlas, Sheet

log = logging.getLogger(__name__)


class Light(NamedTuple):
    """Pictures of an area's light, ``can`` and ``hover``, and where they lie in the frame."""

    at: tuple[int, int]
    can: pygame.Surface
    hover: pygame.Surface


class Glow:
    """The lights of a board at one size. ``ready`` is called from the thread whenever one is done."""

    def __init__(self, sheet: Sheet, du: float, ready: Callable[[], None]) -> None:
        self.atlas = sheet.atlas
        self.size = sheet.frame.size
        self._du = du
        self._ready = ready
        self._lights: dict[str, Light | None] = {}
        self._wanted: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._asked: set[str] = set()
        self._boxes: dict[int, pygame.Rect] = {}
        self._closed = False
        self._thread = threading.Thread(target=self._work, name="area-lights", daemon=True)
        self._thread.start()

    def get(self, area: str) -> Light | None:
        """The light of an area, if it is ready; else it is asked for."""
        if area in self._lights:
            return self._lights[area]
        self.want((area,))
        return None

    def want(self, areas: Iterable[str]) -> None:
        """Have lights made, the soonest needed first."""
        for area in areas:
            if area not in self._asked:
                self._asked.add(area)
                self._wanted.put(area)

    def close(self) -> None:
        """End the thread after the light it is making."""
        self._closed = True
        self._wanted.put(None)

    def _work(self) -> None:
        self._boxes = bounds(self.atlas)
        while (area := self._wanted.get()) is not None and not self._closed:
            try:
                self._lights[area] = self._make(area)
            except (pygame.error, ValueError) as problem:
                log.warning("The light of %s cannot be made: %s", area, problem)
                self._lights[area] = None
            if not self._closed:
                self._ready()

    def _make(self, area: str) -> Light | None:
        number = self.atlas.places[area].number
        box = self._boxes.get(number)
        if box is None:
            return None
        mask, at = self._mask(number, box)
        edge = _edge(mask, max(round(self._du), 1))
        inner = _inner(mask, max(round(9 * self._du), 2))
        can = _compose(mask, inner, edge, 0.06, 0.22, 0.62)
        # The hover's light is added to the other one: together they are a fill of 17 % and a full edge.
        hover = _compose(mask, inner, edge, 0.11, 0.12, 0.35)
        return Light(at, can, hover)

    def _mask(self, number: int, box: pygame.Rect) -> tuple[pygame.Surface, tuple[int, int]]:
        """The area in white on black at the frame's size, smooth at the rim, and where it lies."""
        scale = self.size[0] / self.atlas.crop.width
        box = box.inflate(16, 16).clip(self.atlas.crop)
        part = self.atlas.ids.subsurface(box).copy()
        part.set_palette([(255, 255, 255) if value == number else (0, 0, 0) for value in range(256)])
        left, top = (box.x - self.atlas.crop.x) * scale, (box.y - self.atlas.crop.y) * scale
        at = (round(left), round(top))
        size = (max(round(box.width * scale), 2), max(round(box.height * scale), 2))
        plain = pygame.Surface(box.size, 0, 32)
        plain.blit(part, (0, 0))
        return pygame.transform.smoothscale(plain, size), at


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


def _inverse(picture: pygame.Surface) -> pygame.Surface:
    made = pygame.Surface(picture.get_size(), 0, 32)
    made.fill((255, 255, 255))
    made.blit(picture, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return made


def _within(light: pygame.Surface, mask: pygame.Surface) -> pygame.Surface:
    light.blit(mask, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return light


def _edge(mask: pygame.Surface, reach: int) -> pygame.Surface:
    """A thin bright line just inside the rim."""
    soft = pygame.transform.box_blur(mask, reach)
    line = _within(_inverse(soft), mask)
    line.blit(line, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return line


def _inner(mask: pygame.Surface, reach: int) -> pygame.Surface:
    """Light that falls off from the rim inwards; blurred small, since it is soft anyway."""
    shrink = 3
    small = pygame.transform.smoothscale(
        mask, (max(mask.get_width() // shrink, 2), max(mask.get_height() // shrink, 2))
    )
    soft = pygame.transform.box_blur(pygame.transform.box_blur(small, max(reach // shrink, 1)), max(reach // shrink, 1))
    return _within(_inverse(pygame.transform.smoothscale(soft, mask.get_size())), mask)


def _compose(
    mask: pygame.Surface, inner: pygame.Surface, edge: pygame.Surface, fill: float, glow: float, line: float
) -> pygame.Surface:
    """Amber fill, inner light and golden edge, each in its strength, added up."""
    made = pygame.Surface(mask.get_size(), 0, 32)
    for part, colour, share in ((mask, theme.GOLD_DEEP, fill * 2), (inner, theme.GOLD, glow), (edge, theme.GOLD, line)):
        tint = tuple(min(round(value * share), 255) for value in colour)
        lit = part.copy()
        lit.fill(tint, special_flags=pygame.BLEND_RGB_MULT)
        made.blit(lit, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return made
