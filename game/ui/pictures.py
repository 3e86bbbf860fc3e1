"""Pictures out of ``assets`` and out of saved games, loaded once and cached by size.

A picture in a save is decoded only if it is of the kind the program writes, and measured beforehand.
"""

from __future__ import annotations

import functools
import logging
import math
from io import BytesIO

import pygame

from game.shipped import asset, go_without

log = logging.getLogger(__name__)

Focus = tuple[float, float]
MIDDLE: Focus = (0.5, 0.5)
NAME = "thumbnail.jpg"
"""What SDL takes the kind of a picture from, reading and writing."""
WIDTH = 320
"""How wide the small picture of a match is made."""
SIDES = range(64, 641)
"""Width and height: the program's own are 320 wide and about 200 high."""
_START, _FRAME, _SCAN = b"\xff\xd8", 0xC0, 0xDA
_KNOWN = frozenset((0xC4, 0xDB, 0xDD, 0xFE, *range(0xE0, 0xF0)))
"""Tables and notes. Other frames are not: of progressive ones a few bytes can ask for any amount of work."""

_wholes: dict[str, pygame.Surface | None] = {}
"""Maps that have been read, 14 MB each; None for those that the installation lacks."""


def map_picture(map_id: str) -> pygame.Surface | None:
    """The whole picture of a map; None when the installation lacks it."""
    if map_id not in _wholes:
        _wholes[map_id] = _read_map(map_id)
    return _wholes[map_id]


def glance_at_map(map_id: str) -> pygame.Surface | None:
    """The whole picture of a map for a moment: where it is not kept it is read, and not kept for that."""
    return _wholes[map_id] if map_id in _wholes else _read_map(map_id)


def take_map(map_id: str) -> pygame.Surface | None:
    """The whole picture of a map for a table to paint on; those of other maps are let go, what was made of them stays.

    ``give_map`` takes it back, unless somebody else has read it meanwhile.
    """
    taken = map_picture(map_id)
    spare_maps()
    return taken


def spare_maps(but: str = "") -> None:
    """Let go of the whole pictures of maps; what was made of them stays."""
    for each in [each for each, whole in _wholes.items() if whole is not None and each != but]:
        del _wholes[each]


def give_map(map_id: str, whole: pygame.Surface) -> None:
    """Keep a picture that was taken, as it was then, for who needs it next."""
    _wholes.setdefault(map_id, whole)


def _read_map(map_id: str) -> pygame.Surface | None:
    try:
        made = pygame.image.load(str(asset("maps", f"{map_id}.jpg")))
    except (OSError, pygame.error) as problem:
        go_without(f"assets/maps/{map_id}.jpg", problem)
        return None
    return made.convert() if pygame.display.get_surface() else made


@functools.lru_cache(maxsize=8)
def map_part(map_id: str, width: int, height: int, centre: Focus = MIDDLE,
             span: float = 1.0) -> pygame.Surface | None:  # fmt: skip
    """Part of a map that fills a size: ``span`` of its width round a centre given in shares."""
    whole = map_picture(map_id)
    if whole is None or width < 1 or height < 1:
        return None
    across = whole.get_width() * span
    down = across * height / width
    if down > whole.get_height():
        across, down = across * whole.get_height() / down, float(whole.get_height())
    part = pygame.Rect(0, 0, round(across), round(down))
    part.center = (round(whole.get_width() * centre[0]), round(whole.get_height() * centre[1]))
    part.clamp_ip(whole.get_rect())
    return pygame.transform.smoothscale(whole.subsurface(part.clip(whole.get_rect())), (width, height))


@functools.lru_cache(maxsize=64)
def thumbnail(data: bytes, width: int, height: int) -> pygame.Surface | None:
    """A saved game's small picture, cut to fill a size; None when it cannot be read."""
    whole = decoded(data)
    return cut_to_fill(whole.convert_alpha(), width, height) if whole is not None else None


@functools.lru_cache(maxsize=4)
def fitted(whole: pygame.Surface, width: int, height: int) -> pygame.Surface:
    """A picture scaled so that all of it fits into a size."""
    factor = min(width / whole.get_width(), height / whole.get_height())
    size = max(round(whole.get_width() * factor), 1), max(round(whole.get_height() * factor), 1)
    return pygame.transform.smoothscale(whole, size)


def cut_to_fill(whole: pygame.Surface, width: int, height: int, focus: Focus = MIDDLE) -> pygame.Surface:
    """A picture cut round a point of it, in shares of its sides, and scaled so that it fills a size; in any thread."""
    share = max(width / whole.get_width(), height / whole.get_height())
    part = pygame.Rect(0, 0, math.ceil(width / share), math.ceil(height / share)).clip(whole.get_rect())
    part.center = round(whole.get_width() * focus[0]), round(whole.get_height() * focus[1])
    part.clamp_ip(whole.get_rect())
    return pygame.transform.smoothscale(whole.subsurface(part), (width, height))


def size_of(data: bytes) -> tuple[int, int] | None:
    """Width and height of a plain JPEG by its header, nothing of it decoded; ``None`` for anything else.

    Plain is baseline with a single scan, as the program writes it, so that decoding takes what the size says.
    """
    size, at = None, len(_START)
    if not data.startswith(_START):
        return None
    while at + 4 <= len(data) and data[at] == 0xFF:
        mark, length = data[at + 1], int.from_bytes(data[at + 2 : at + 4])
        if mark == _SCAN:
            return size if data.count(b"\xff\xda", at + 2 + length) == 0 else None
        if mark == _FRAME and size is None:
            size = int.from_bytes(data[at + 7 : at + 9]), int.from_bytes(data[at + 5 : at + 7])
        elif mark not in _KNOWN or length < 2:
            return None
        at += 2 + length
    return None


def decoded(data: bytes) -> pygame.Surface | None:
    """The picture; ``None``, with a line in the log, where they are none that the program writes. In any thread."""
    size = size_of(data)
    if size is None or size[0] not in SIDES or size[1] not in SIDES:
        log.warning("A saved game's picture is not shown: it is none of this program's")
        return None
    try:
        return pygame.image.load(BytesIO(data), NAME)
    except pygame.error as problem:
        log.warning("A saved game's picture cannot be read: %s", problem)
        return None
