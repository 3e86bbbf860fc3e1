"""The small picture in a save, decoded: only if it is of the kind the program writes, and measured beforehand."""

from __future__ import annotations

import logging
from io import BytesIO

import pygame

log = logging.getLogger(__name__)

NAME = "thumbnail.jpg"
"""What SDL takes the kind of a picture from, reading and writing."""
SIDES = range(64, 641)
"""Width and height: the program's own are 320 wide and about 200 high."""
_START, _FRAME, _SCAN = b"\xff\xd8", 0xC0, 0xDA
_KNOWN = frozenset((0xC4, 0xDB, 0xDD, 0xFE, *range(0xE0, 0xF0)))
"""Tables and notes. Other frames are not: of progressive ones a few bytes can ask for any amount of work."""


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
