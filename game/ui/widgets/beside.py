"""Where something opens beside what it belongs to: of all places near it, the one that hides least."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

_REACHES = (0, 2, 4, 7, 10, 15, 21)
_AWAY = 0.35
"""What a gap of distance weighs, beside a rectangle that is covered."""


def beside(
    size: tuple[int, int], near: pygame.Rect, room: pygame.Rect, gap: int, cost: Callable[[pygame.Rect], float],
    margin: int = 0,
) -> pygame.Rect:  # fmt: skip
    """The cheapest place within a room for a box of a size: near what it belongs to, and where ``cost`` is low."""
    room = room.inflate(-2 * margin, -2 * margin)
    best, least = pygame.Rect((0, 0), size), float("inf")
    for reach in _REACHES:
        for box in _round(size, near.inflate(reach * gap, reach * gap)):
            box.clamp_ip(room)
            found = reach * _AWAY + cost(box)
            if found < least:
                best, least = box, found
    return best


def _round(size: tuple[int, int], near: pygame.Rect) -> Sequence[pygame.Rect]:
    """Boxes of a size on all sides of another."""
    made = []
    for side, point in (
        ("topleft", near.bottomright), ("topright", near.bottomleft), ("midtop", near.midbottom),
        ("bottomleft", near.topright), ("bottomright", near.topleft), ("midbottom", near.midtop),
        ("midleft", near.midright), ("midright", near.midleft),
    ):  # fmt: skip
        box = pygame.Rect((0, 0), size)
        setattr(box, side, point)
        made.append(box)
    return made


def covered(box: pygame.Rect, others: Sequence[pygame.Rect]) -> float:
    """How many rectangles a box covers, those in part by their share."""
    total = 0.0
    for index in box.collidelistall(others):
        part = others[index].clip(box)
        total += 0.25 + 0.75 * part.width * part.height / max(others[index].width * others[index].height, 1)
    return total
