"""Where the words below places of the middle stand: in one line, or in several where that would lie over something."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from game.games.rites.screen.layouts.ritelayout import Place
from game.ui import draw, theme
from game.ui.layout import Layout

NARROWEST = 48
"""A card narrower than this, in design units, has no words below it."""
PITCH = 0.85
"""How far lines stand below each other, in heights of a line."""


class Caption(NamedTuple):
    """Words below a place: lines with where each stands on the window, and the room they take up together."""

    lines: tuple[tuple[str, pygame.Rect], ...]
    room: pygame.Rect


def settled(places: Sequence[Place], within: pygame.Rect, layout: Layout) -> list[Caption]:
    """The words below all places. One line is left as it is unless it lies over a card or other words."""
    told = [place for place in places if place.caption and place.rect.width >= layout.px(NARROWEST)]
    found = [next(_ways(place, within, layout)) for place in told]
    cards = [place.box for place in places if place.card or place.empty]
    for n, place in enumerate(told):
        words = [caption.room for other, caption in enumerate(found) if other != n]
        if _covered(found[n].room, words) or _covered(found[n].room, [box for box in cards if box != place.box]):
            # Words over words can be read by nobody, words over a card can: but nobody then sees the card.
            ways = [*_ways(place, within, layout)]
            found[n] = min(ways, key=lambda way: (_covered(way.room, words), _covered(way.room, cards)))
    return found


def _covered(room: pygame.Rect, others: Sequence[pygame.Rect]) -> int:
    """How much of others lies below, in pixels."""
    return sum(common.width * common.height for common in map(room.clip, others))


def _ways(place: Place, within: pygame.Rect, layout: Layout) -> Iterator[Caption]:
    """The words in one line, in two, and so on, until each stands alone; always within the middle."""
    px = layout.font_px(theme.SMALL)
    high, side = draw.line_height(theme.SMALL, px), layout.px(4)

    def wide(line: str) -> int:
        return draw.text_width(line, theme.SMALL, px) + 2 * side

    parts = place.caption.split()
    for count in range(1, len(parts) + 1):
        lines = _broken(parts, count)
        room = pygame.Rect(0, 0, max(map(wide, lines)), round(high * (1 + PITCH * (len(lines) - 1))))
        if place.beside:
            room.midleft = place.box.right + layout.px(8), place.box.centery
        else:
            room.midtop = place.box.centerx, _foot(place) + layout.px(13) - high // 2
        room.x = max(min(room.x, within.right - room.width), within.x)
        room.bottom = min(room.bottom, within.bottom)
        tops = [room.y + round(n * high * PITCH) for n in range(len(lines))]
        yield Caption(tuple((line, pygame.Rect(room.x, top, room.width, high))
                            for line, top in zip(lines, tops, strict=True)), room)  # fmt: skip


def _foot(place: Place) -> int:
    """Where the lowest corner of a card is: one that leans has it below its box."""
    if place.turn % 90 == 0:
        return place.box.bottom
    lean = pygame.Vector2(place.rect.size) / 2
    return place.rect.centery + round(max(lean.rotate(place.turn).y, lean.rotate(-place.turn).y))


def _broken(parts: Sequence[str], count: int) -> list[str]:
    """Words in so many lines, the longest as short as can be."""
    if count == 1:
        return [" ".join(parts)]
    first = range(1, len(parts) - count + 2)
    ways = [[" ".join(parts[:n]), *_broken(parts[n:], count - 1)] for n in first]
    return min(ways, key=lambda lines: max(map(len, lines)))
