"""Where pieces stand in an area: in as many rows as the area wants, else each where it has room.

A row looks for a place near the area's home where it lies in its own area and no name is covered. Where there is none,
each item looks for the point of the area that has most room, so that also a strip of land holds its pieces.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from math import floor
from typing import NamedTuple

import pygame

from game.games.wars.screen.map.atlas import Atlas, Sheet
from game.games.wars.screen.map.pieces import Build, Item, Spot, build_of, fold
from game.games.wars.screen.map.room import COARSE, NOWHERE, cells, rooms

GAP = 4
LEAST_SHOWN = 4
"""So many items are shown of a crowd in any case."""
ROOMY = 0.46
"""How good a place must be for nothing to be folded into a disc."""
TALL = 75
"""What rises so far stands behind all others of its area: it would hide them."""
HEADLESS = 1.6
"""How bad it is for a figure to reach all above the board: its head would not be seen."""
OVER_THE_RIM = 0.5
"""How bad it is for an item to stand over the board's rim; one that lies on a name counts 1."""
IN_A_ROW = 0.76
"""How good a row must be: else its items stand where each has room."""
_MOST_FOUND = 2000
_SHRINKS = ((1.0, 0.0), (0.86, 0.10), (0.74, 0.22), (0.62, 0.36))
"""How much smaller items may be drawn to find room, and what that costs."""
SPREAD = 420
"""How far from its area's home an item is as bad as having no room at all, in design units of pieces."""
_OFFSETS = sorted(
    ((abs(dx) + abs(dy)) * 0.0012, dx, dy)
    for dx in (0, -20, 20, -45, 45, -75, 75, -110, 110)
    for dy in (0, -18, 18, -36, 36, -60, 60)
)
"""Places to try, as shifts from an area's home, the nearest first, each with what its distance costs."""


class Found(NamedTuple):
    """Places for items: how good, how much smaller than usual they are drawn, and their middles."""

    score: float
    shrink: float
    centres: list[tuple[int, int]]


class Rows:
    """Finds places for rows on a sheet that lies at (0, 0); remembers what it has found.

    ``unit`` is how many pixels there are to a unit of the pieces' sizes.
    """

    def __init__(self, sheet: Sheet, names: Sequence[pygame.Rect], unit: float) -> None:
        self.sheet, self.unit = sheet, unit
        self._names = list(names)
        self._cells = cells(sheet.atlas.board)
        self._homes = {name: self._inside(sheet.to_window(place.home)) for name, place in sheet.atlas.places.items()}
        # Points as rectangles: many are looked at together without going through them here.
        self._others = {name: [pygame.Rect(at, (1, 1)) for other, at in self._homes.items() if other != name]
                        for name in self._homes}  # fmt: skip
        self._worth = {name: _worth(sheet.atlas, place.number) for name, place in sheet.atlas.places.items()}
        self._found: dict[object, Found] = {}

    def _inside(self, point: tuple[int, int]) -> tuple[int, int]:
        return point[0] - self.sheet.frame.x, point[1] - self.sheet.frame.y

    def place_all(self, items: Mapping[str, Sequence[Item]], origin: tuple[int, int]) -> list[Spot]:
        """The spots of every area's items; one whose row would lie on another's looks for a place beside it."""
        made: list[Spot] = []
        for area, row in items.items():
            spots = self.place(area, row, origin)
            taken = [spot.rect for spot in made]
            if any(spot.rect.inflate(-GAP, -GAP).collidelist(taken) >= 0 for spot in spots):
                near = spots[0].rect.unionall([spot.rect for spot in spots]).inflate(240, 240)
                there = [rect.move(-origin[0], -origin[1]) for rect in taken if rect.colliderect(near)]
                spots = self.place(area, row, origin, there)
            made += spots
        return made

    def place(
        self,
        area: str,
        items: Sequence[Item],
        origin: tuple[int, int] = (0, 0),
        taken: Sequence[pygame.Rect] = (),
    ) -> list[Spot]:
        """The spots of an area's items; ``origin`` is where the sheet lies on the window.

        ``taken`` is where nothing is to stand, on a sheet that lies at (0, 0).
        """
        if not items:
            return []
        items = sorted(items, key=lambda item: build_of(item).rise < TALL)
        items = self._folded(area, items, taken)
        _, shrink, centres = self._find(area, items, taken)
        left, top = origin
        return [
            Spot(area, item, (x + left, y + top), max(round(item.size * self.unit * shrink), 12))
            for item, (x, y) in zip(items, centres, strict=True)
        ]

    def _find(self, area: str, items: Sequence[Item], taken: Sequence[pygame.Rect]) -> Found:
        builds = tuple(map(build_of, items))
        key = (area, tuple(item.size for item in items), builds, tuple(tuple(rect) for rect in taken))
        found = self._found.get(key)
        if found is None:
            if len(self._found) > _MOST_FOUND:
                self._found.clear()
            found = self._found[key] = self._search(area, key[1], builds, taken)
        return found

    def _folded(self, area: str, items: Sequence[Item], taken: Sequence[pygame.Rect]) -> Sequence[Item]:
        """The items, or where they find no room the first of them and a disc for all others."""
        if len(items) <= LEAST_SHOWN + 1:
            return items
        for shown in range(len(items), LEAST_SHOWN, -1):
            kept = items if shown == len(items) else fold(items, shown)
            if self._find(area, kept, taken).score >= ROOMY:
                return kept
        return fold(items, LEAST_SHOWN)

    def free_place(self, area: str, item: Item, taken: Sequence[pygame.Rect], origin: tuple[int, int]) -> Spot:
        """A spot for one more item among others that stay where they are, ``taken`` on the window."""
        px = item.size * self.unit
        there = [rect.inflate(2 * GAP, 2 * GAP).move(-origin[0], -origin[1]) for rect in taken]
        _, found = self._nook(area, px, (), there, build_of(item).rise * self.unit)
        return Spot(area, item, (found[0] + origin[0], found[1] + origin[1]), round(px))

    def _search(
        self, area: str, sizes: tuple[float, ...], builds: tuple[Build, ...], taken: Sequence[pygame.Rect] = ()
    ) -> Found:
        """The best of many places; those that cannot beat what is found already are not even looked at."""
        best = IN_A_ROW
        found = Found(best, 1.0, [])
        home = self._homes[area]
        for shrink, small in _SHRINKS[:3]:
            px = [size * self.unit * shrink for size in sizes]
            up = [each.rise * self.unit * shrink for each in builds] if any(each.rise for each in builds) else []
            broad = [max(wide, each.breadth * self.unit * shrink) for wide, each in zip(px, builds, strict=True)]
            for rows in range(1, min(len(sizes), 3) + 1):
                cost = small + 0.05 * (rows - 1)
                shape = _block(broad, rows, GAP * self.unit)
                for away, dx, dy in _OFFSETS:
                    if 1.0 - cost - away <= best:
                        break
                    x0, y0 = home[0] + dx * self.unit, home[1] + dy * self.unit
                    centres = [(round(x0 + x), round(y0 + y)) for x, y in shape]
                    score = self._score(area, centres, px, taken, best + cost + away, up) - cost - away
                    if score > best:
                        best, found = score, Found(score, shrink, centres)
        return found if found.centres else self._spread(area, sizes, builds, taken)

    def _spread(
        self, area: str, sizes: tuple[float, ...], builds: tuple[Build, ...], taken: Sequence[pygame.Rect]
    ) -> Found:
        """Each item on the point of its area that suits it best, one after the other, in the first size that does."""
        best = Found(-9.0, 1.0, [])
        for shrink, small in _SHRINKS:
            cost = 0.0
            centres: list[tuple[tuple[int, int], float]] = []
            for size, build in zip(sizes, builds, strict=True):
                px = size * self.unit * shrink
                worse, at = self._nook(area, px, centres, taken, build.rise * self.unit * shrink)
                cost += worse
                centres.append((at, px))
            found = Found(1.0 - small - cost / len(sizes), shrink, [at for at, _ in centres])
            best = max(best, found)
        return best

    def _nook(
        self, area: str, px: float, placed: Sequence[tuple[tuple[int, int], float]], taken: Sequence[pygame.Rect],
        up: float = 0.0,
    ) -> tuple[float, tuple[int, int]]:  # fmt: skip
        """The best point for one more item beside those ``placed``, and how bad it is; ``up`` is how far it rises."""
        sheet, scale = self.sheet, self.sheet.scale
        reach = px / 2 / scale
        origin, far = self._homes[area], 1 / (SPREAD * self.unit)
        worst, found = 9.0, origin
        for room in rooms(sheet.atlas.board, area):
            x, y = self._inside(sheet.to_window(room.at))
            cost = math.hypot(x - origin[0], y - origin[1]) * far
            if cost >= worst:
                # Points come by their distance: none further away can be better.
                break
            cost += 0.7 * max(1 - room.clear / reach, 0.0) + 0.9 * max(1 - room.land / reach, 0.0)
            if y < up:
                cost += HEADLESS * (1 - y / up)
            for (left, top), other in placed:
                apart = math.hypot(x - left, y - top) / ((px + other) / 2)
                cost += 8.0 * max(1.0 - apart, 0.0)
            if cost >= worst:
                continue
            box = pygame.Rect(round(x - px / 2), round(y - px / 2), round(px), round(px))
            if box.inflate(-GAP, -GAP).collidelist(self._names) >= 0:
                cost += 0.5
            if taken and box.inflate(-GAP, -GAP).collidelist(taken) >= 0:
                cost += 1.5
            if cost < worst:
                worst, found = cost, (x, y)
        return worst, found

    def _score(
        self, area: str, centres: list[tuple[int, int]], px: list[float], taken: Sequence[pygame.Rect] = (),
        least: float = -9.0, rises: Sequence[float] = (),
    ) -> float:
        """How good places are: inside their own area and the board, on no name or other home, on nothing ``taken``.

        ``rises`` is how far figures reach above their middles: not above the board. Those that cannot reach ``least``
        any more are not looked at to their end.
        """
        worth, others = self._worth[area], self._others[area]
        scale = 1 / (self.sheet.scale * COARSE)
        crop, cells = self.sheet.atlas.crop, self._cells
        ox, oy, rims = crop.x / COARSE, crop.y / COARSE, cells.rims
        good, hidden, points, ahead = 0.0, 0.0, 5 * len(px), 5 * len(px)
        hidden += sum(HEADLESS * (1 - y / up) for (_, y), up in zip(centres, rises, strict=False) if y < up > 0)
        for (x, y), size in zip(centres, px, strict=True):
            reach, before, beyond = size * 0.42, good, False
            for dx, dy in ((0, 0), (-reach, 0), (reach, 0), (0, reach), (0, -reach)):
                column, row = floor((x + dx) * scale + ox), floor((y + dy) * scale + oy)
                first, last = rims[row] if 0 <= row < cells.high else NOWHERE
                if first <= column <= last:
                    good += worth[cells.ids[row * cells.pitch + column]]
                else:
                    good, beyond = good - 2, True
            if beyond:
                hidden += OVER_THE_RIM
            if good - before < 2:
                # Most of it lies elsewhere, however well the others stand.
                hidden += 0.8
            half = size * 0.5
            box = pygame.Rect(round(x - half), round(y - half), round(size), round(size))
            if box.collidelist(self._names) >= 0:
                hidden += 1
            if taken and box.inflate(-GAP, -GAP).collidelist(taken) >= 0:
                hidden += 2
            hidden += 0.6 * len(box.collidelistall(others))
            ahead -= 5
            if (good + ahead) / points - 0.55 * hidden / len(px) < least:
                return -9.0
        return good / points - 0.55 * hidden / len(px)


def _worth(atlas: Atlas, number: int) -> list[float]:
    """What a point on each area counts for a row of one of them: other seas have some room, other lands none."""
    worth = [-1.5] * 256
    for place in atlas.places.values():
        worth[place.number] = 1.0 if place.number == number else -0.3 if place.ocean else -1.0
    return worth


def _block(px: list[float], rows: int, gap: float) -> list[tuple[float, float]]:
    """Centres of items of these widths in so many rows, round the middle (0, 0)."""
    total = sum(px) + gap * len(px)
    parts: list[list[float]] = [[]]
    for size in px:
        if parts[-1] and sum(parts[-1]) + size / 2 > total / rows and len(parts) < rows:
            parts.append([])
        parts[-1].append(size)
    heights = [max(part) for part in parts]
    y = -(sum(heights) + gap * (len(parts) - 1)) / 2
    made = []
    for part, height in zip(parts, heights, strict=True):
        x = -(sum(part) + gap * (len(part) - 1)) / 2
        for size in part:
            made.append((x + size / 2, y + height / 2))
            x += size + gap
        y += height + gap
    return made
