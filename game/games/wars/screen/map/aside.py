"""Names that step aside for figures: to another place in their own area, where less of them is covered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pygame

from game.games.wars.screen.map.names import Name

Offset = tuple[int, int]
Inside = Callable[[str, tuple[int, int]], bool]
"""Whether a point of the picture belongs to an area."""
FREE = 0.03
"""A name of which less than this share is covered stays where it is."""
BETTER = 0.1
"""By so much more of it must be seen for a name to step aside."""
_STEP = 0.04
"""What each step away from its place is worth."""
_ACROSS, _DOWN = (0, 0.35, -0.35, 0.7, -0.7, 1.0, -1.0), (0, 1, -1, 2, -2, 3, -3)
"""Steps that are tried: to the sides in shares of a name's width, and up and down in lines."""
_SEEN = 0.8
"""A figure fills its picture only so far: what shows between wings and over shoulders covers nothing."""


def labels_of(names: Sequence[Name]) -> list[list[int]]:
    """Names' numbers, those of one label together: an area's rows that stand under each other."""
    found: list[list[int]] = []
    for number, name in enumerate(names):
        before = names[number - 1] if number else None
        near = before is not None and before.area == name.area and \
            before.covers.inflate(0, 4 * before.covers.height).colliderect(name.covers)  # fmt: skip
        if near:
            found[-1].append(number)
        else:
            found.append([number])
    return found


def offsets(names: Sequence[Name], bodies: Iterable[pygame.Rect], inside: Inside) -> list[Offset]:
    """How far each name steps aside from figures that stand there; most do not."""
    made: list[Offset] = [(0, 0)] * len(names)
    there = [body.inflate(-round(body.width * (1 - _SEEN)), -round(body.height * (1 - _SEEN) / 2)) for body in bodies]
    labels = labels_of(names)
    rooms = [names[label[0]].covers.unionall([names[number].covers for number in label[1:]]) for label in labels]
    for place, (label, room) in enumerate(zip(labels, rooms, strict=True)):
        if _covered(room, there) < FREE:
            continue
        others = [*there, *(other for each, other in enumerate(rooms) if each != place)]
        step = _best(names[label[0]].area, room, len(label), others, inside)
        if step != (0, 0):
            rooms[place] = room.move(step)
            for number in label:
                made[number] = step
    return made


def _best(area: str, room: pygame.Rect, rows: int, others: Sequence[pygame.Rect], inside: Inside) -> Offset:
    """The step after which least of a name is covered, if that is worth it."""
    line = round(1.1 * room.height / rows)
    own = _inside(area, room, inside)
    now = _covered(room, others)
    best, least = (0, 0), now - BETTER
    steps = ((round(across * room.width), down * line) for across in _ACROSS for down in _DOWN)
    for dx, dy in steps:
        moved = room.move(dx, dy)
        cost = _covered(moved, others) + _STEP * (2 * abs(dx) / max(room.width, 1) + abs(dy) / max(line, 1))
        if cost < least and _inside(area, moved, inside) >= max(own, 4):
            best, least = (dx, dy), cost
    return best


def _covered(room: pygame.Rect, others: Iterable[pygame.Rect]) -> float:
    """The share of a name that others cover."""
    return sum(part.width * part.height for part in map(room.clip, others)) / max(room.width * room.height, 1)


def _inside(area: str, room: pygame.Rect, inside: Inside) -> int:
    """How many of five points of a name lie in its area."""
    return sum(inside(area, point) for point in (room.center, room.midleft, room.midright, room.midtop, room.midbottom))
