"""Where the numbers of stacks stand: at the foot of their figure, where nobody nearer stands in front of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

import pygame

from game.games.wars.screen.map.pieces import Spot, in_order

DISC = 19
"""How wide a number's disc is, in the measure of sizes."""


def numbered(spots: Sequence[Spot]) -> list[Spot]:
    """Spots with their numbers where they can be seen and told to be theirs."""
    numbers = {at: spot for at, spot in enumerate(spots) if len(spot.item.pieces) > 1 and spot.item.what == "stack"}
    if not numbers:
        return list(spots)
    made, taken = list(spots), list[pygame.Rect]()
    order = in_order(spots)
    for at, spot in numbers.items():
        nearer = [_filled(each) for each in order if each is not spot and each.foot[1] >= spot.foot[1]
                  and each.body.colliderect(spot.body.inflate(spot.px, spot.px))]  # fmt: skip
        best = min(range(len(places(spot))), key=lambda place: (_lost(disc(spot, place), nearer, taken), place))
        made[at] = replace(spot, count=best)
        taken.append(disc(spot, best))
    return made


def places(spot: Spot) -> tuple[tuple[int, int], ...]:
    """Where a spot's number may stand, the best first: at the front of its base to the right or left, at its sides."""
    (x, y), scale, build = spot.foot, spot.scale, spot.item.build
    aside, front = build.across * scale * 0.92, build.deep * scale * 0.85
    up = build.up * scale * 0.42
    ways = ((aside, front), (-aside, front), (aside * 1.1, -up), (-aside * 1.1, -up), (0, -build.up * scale))
    return tuple((x + round(dx), y + round(dy)) for dx, dy in ways)


def disc(spot: Spot, place: int) -> pygame.Rect:
    """The room of a spot's number at one of its places."""
    side = round(DISC * spot.scale)
    room = pygame.Rect(0, 0, side, side)
    room.center = places(spot)[place]
    return room


def _filled(spot: Spot) -> pygame.Rect:
    body = spot.body
    return body.inflate(-round(0.3 * body.width), 0)


def _lost(room: pygame.Rect, nearer: Iterable[pygame.Rect], taken: Iterable[pygame.Rect]) -> float:
    """How much of a number would lie on others, in tenths: numbers on each other are worst."""
    on = sum(part.width * part.height for part in map(room.clip, nearer))
    cross = sum(part.width * part.height for part in map(room.clip, taken))
    return round(10 * (on + 4 * cross) / max(room.width * room.height, 1))
