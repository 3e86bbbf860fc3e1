"""Names that step aside for figures: to another place in their own area, where nothing covers them.

One that finds no such place goes where least of it is covered, and lies over the figures there.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

import pygame

from game.games.wars.screen.map.counted import disc
from game.games.wars.screen.map.names import Name
from game.games.wars.screen.map.pieces import Spot

Offset = tuple[int, int]
Where = Callable[[tuple[int, int]], str | None]
"""Which area a point of the sheet belongs to; None beyond the board."""
FREE = 0.004
"""A name of which no more than this share is covered lies free."""
_AWAY = 0.04
"""What a line's height away from its place is worth, in shares of the name that are covered."""
_BEYOND = 0.12
"""What it is worth that one end of a name reaches over the border."""
_ACROSS, _DOWN = 1.3, 6.0
"""How far aside is looked: to each side in shares of a name's width, and up and down in lines."""
_STEPS_ACROSS, _STEPS_DOWN = 13, 15
"""Into so many steps each way is parted."""
_STAIN = 150, 110
"""How broad and deep a stain is, in the measure of sizes."""


class Aside(NamedTuple):
    """How far a name steps aside, and the share of it that is covered there."""

    step: Offset
    covered: float


def filled(spots: Iterable[Spot]) -> list[pygame.Rect]:
    """What of the window figures, gates, buildings and numbers cover; stains lie under names."""
    found = list[pygame.Rect]()
    for spot in spots:
        item = spot.item
        if item.what == "more":
            found.append(spot.rect)
        elif item.what == "gate":
            found += [spot.ring, *([spot.body] if item.pieces else [])]
        elif item.what == "stack" or item.token:
            found += [spot.base, spot.body, *([disc(spot, spot.count)] if len(item.pieces) > 1 else [])]
    return found


def stained(spots: Iterable[Spot]) -> list[pygame.Rect]:
    """What of the window desecrated ground takes up."""
    found = list[pygame.Rect]()
    for spot in spots:
        if spot.item.what == "mark" and not spot.item.token:
            room = pygame.Rect(0, 0, round(_STAIN[0] * spot.scale), round(_STAIN[1] * spot.scale))
            room.center = spot.at
            found.append(room)
    return found


def gone(name: Name, aside: Aside, bodies: Sequence[pygame.Rect], stains: Sequence[pygame.Rect]) -> Name:
    """A name that has stepped aside; where it lies over bodies and on stains its halo is darker."""
    (x, y), covered = aside
    at, covers, over = (name.at[0] + x, name.at[1] + y), name.covers.move(x, y), covered > FREE
    room = name.picture.get_rect(topleft=at)
    parts = (room.clip(each) for each in (*(bodies if over else ()), *stains) if covers.colliderect(each))
    dark = tuple(part.move(-at[0], -at[1]) for part in parts)
    return replace(name, at=at, covers=covers, over=over, dark=dark)


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


def offsets(names: Sequence[Name], bodies: Sequence[pygame.Rect], where: Where) -> list[Aside]:
    """How far each name steps aside from figures that stand there; most do not."""
    made = [Aside((0, 0), 0.0)] * len(names)
    labels = labels_of(names)
    rooms = [[names[number].covers for number in label] for label in labels]
    now = [_covered(rows, bodies) for rows in rooms]
    # Who has least room to step aside to goes last: names of which little is covered find a place more easily.
    for place in sorted(range(len(labels)), key=lambda each: now[each]):
        if now[place] <= FREE:
            continue
        others = [row for each, rows in enumerate(rooms) if each != place for row in rows]
        found = _best(names[labels[place][0]].area, rooms[place], bodies, others, where)
        rooms[place] = [row.move(found.step) for row in rooms[place]]
        for number in labels[place]:
            made[number] = found
    return made


def _best(area: str, rows: Sequence[pygame.Rect], bodies: Sequence[pygame.Rect], others: Sequence[pygame.Rect],
          where: Where) -> Aside:  # fmt: skip
    """The nearest step after which nothing of a name is covered, or else as little as can be."""
    room = rows[0].unionall(list(rows[1:]))
    line = max(round(1.1 * room.height / len(rows)), 1)
    near = room.inflate(2 * _ACROSS * room.width, 2 * _DOWN * line)
    there = [body for body in bodies if body.colliderect(near)]
    names = [other.inflate(line, line // 3) for other in others if other.colliderect(near)]
    wanted = max(_inside(area, room, where), 4)
    best, least = Aside((0, 0), _covered(rows, there)), _covered(rows, there) + _covered(rows, names)
    for away, across, down in _steps():
        if _AWAY * away >= least:
            break
        step = round(across * room.width), round(down * line)
        moved = [row.move(step) for row in rows]
        # No name may lie on another, even where there is no place beside the figures.
        if any(row.collidelist(names) >= 0 for row in moved):
            continue
        covered = _covered(moved, there)
        cost = covered + _AWAY * away
        if cost < least:
            beyond = max(wanted - _inside(area, room.move(step), where), 0)
            cost += _BEYOND * beyond
            if beyond <= 1 and cost < least:
                best, least = Aside(step, covered), cost
    return best


@functools.cache
def _steps() -> tuple[tuple[float, float, float], ...]:
    """Steps that are tried, the nearest first: how far they lead in all, to the side and down."""
    across = [_ACROSS * each / _STEPS_ACROSS for each in range(-_STEPS_ACROSS, _STEPS_ACROSS + 1)]
    down = [_DOWN * each / _STEPS_DOWN for each in range(-_STEPS_DOWN, _STEPS_DOWN + 1)]
    return tuple(sorted((math.hypot(2.5 * x, y), x, y) for x in across for y in down))


def _covered(rows: Iterable[pygame.Rect], others: Sequence[pygame.Rect]) -> float:
    """The share of a name that others cover."""
    lost = whole = 0
    for row in rows:
        whole += row.width * row.height
        for number in row.collidelistall(others):
            part = row.clip(others[number])
            lost += part.width * part.height
    return lost / max(whole, 1)


def _inside(area: str, room: pygame.Rect, where: Where) -> int:
    """How many of five points of a name lie in its area; none of them may lie beyond the board."""
    points = room.center, room.midleft, room.midright, room.midtop, room.midbottom
    there = [where(point) for point in points]
    return -len(points) if None in there else there.count(area)
