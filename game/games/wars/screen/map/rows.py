"""Where pieces stand in an area: together near its home, feet in their own area, else each where it has room.

A crowd looks for the place where all bases lie in their area and bodies cover as little as can be of names, of other
areas' homes and of who stands there. Where there is none, each item looks for the point of the area that suits it best,
so that also a strip of land holds its pieces.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

import pygame

from game.games.wars.screen.map.atlas import Sheet
from game.games.wars.screen.map.builds import Build
from game.games.wars.screen.map.costs import ROUGH, SEEN, STRAYED, Costs, Size, Taken, ground, share, size_of
from game.games.wars.screen.map.counted import numbered
from game.games.wars.screen.map.formations import Formation, formations, hide, meet
from game.games.wars.screen.map.pieces import Item, Spot, fold
from game.games.wars.screen.map.room import Room, fewer, rooms

Point = tuple[float, float]
Box = tuple[int, ...]
Place = tuple[Point, Point]
"""A point of the picture, and how far an item's foot is from it in the measure of sizes."""
LEAST_SHOWN = 4
"""So many items are shown of a crowd in any case."""
ROOMY, CROWDED = 0.45, 0.24
"""From how bad a place on for each item, for want of room and in all, the last of them are folded into a disc."""
_FEWER = (12, 9, 7, 5, LEAST_SHOWN)
"""So many are left then: as many as can be."""
TOGETHER = 0.42
"""From how bad a place on items stand where each has room, if that is better."""
BEFORE = 1.6
"""How much worse it is where each has a place of its own that one hides another."""
CROSSED = 0.12
"""From what share of a body on that is another's a crowd looks for a place beside it."""
SPREAD = 420
"""How far from its area's home an item is as bad as having no room at all, in the measure of sizes."""
_SHRINKS = ((1.0, 0.0), (0.86, 0.12), (0.74, 0.26), (0.62, 0.42))
"""How much smaller items may be drawn to find room, and what that costs each of a few."""
BOWED = 0.8
"""How much smaller than its crowd a figure may be drawn so that its head is on the board."""
_SLIGHT = 1e-9
"""What costs no more than this more than another is looked at to its end: the first of equals is taken."""
_MOST_FOUND = 500


class Found(NamedTuple):
    """Places for items, good for every zoom: how bad, and how much smaller than usual they are drawn.

    ``strayed`` is what of the cost is for want of room.
    """

    cost: float
    shrink: float
    places: tuple[Place, ...]
    strayed: float = 0.0


class Anchor(NamedTuple):
    """A point to stand at or round: what its distance from home costs, where it is on the picture and on the sheet.

    ``wide`` is half the width of the broadest base that stands there.
    """

    away: float
    picture: Point
    at: tuple[int, int]
    wide: float


NOTHING = Taken()


@functools.lru_cache(maxsize=16)
def _known(board: str, frame: Box, unit: float, names: tuple[tuple[str, Box], ...]) -> dict[object, Found]:
    """What has been found on a board that lies so, with such names: the same in every window."""
    return {}


class Rows:
    """Finds places for crowds on a sheet that lies at (0, 0); remembers what it has found.

    ``unit`` is how many pixels there are to a unit of items' sizes. ``names`` are areas' names with their rooms, what
    belongs to none without an area. ``whole`` is the same board as it is seen whole: what stands well there stands
    likewise where it is seen nearer.
    """

    def __init__(
        self, sheet: Sheet, names: Sequence[tuple[str, pygame.Rect]], unit: float, whole: Rows | None = None
    ) -> None:
        self.sheet, self.unit, self.whole = sheet, unit, whole
        self._homes = {name: self._inside(sheet.to_window(place.home)) for name, place in sheet.atlas.places.items()}
        self._costs = Costs(sheet, names, self._homes)
        self._anchors: dict[str, list[Anchor]] = {}
        self._nooks: dict[str, list[Anchor]] = {}
        self._found = _known(sheet.atlas.board, (*sheet.frame,), unit, tuple((name, (*room,)) for name, room in names))
        self._last: tuple[Mapping[str, Sequence[Item]], dict[str, tuple[Sequence[Item], Found]]] | None = None

    def _inside(self, point: tuple[int, int]) -> tuple[int, int]:
        return point[0] - self.sheet.frame.x, point[1] - self.sheet.frame.y

    # All areas --------------------------------------------------------------------------------

    def place_all(self, items: Mapping[str, Sequence[Item]], origin: tuple[int, int]) -> list[Spot]:
        """The spots of every area's items; where bodies would cover another area's, one crowd stands aside."""
        chosen = self.chosen(items)
        return numbered([spot for area, (shown, found) in chosen.items()
                         for spot in self._spots(area, shown, found, origin)])  # fmt: skip

    def chosen(self, items: Mapping[str, Sequence[Item]]) -> dict[str, tuple[Sequence[Item], Found]]:
        """What is shown of each area's items, and where."""
        if self._last is None or self._last[0] != items:
            self._last = dict(items), self._choose_all({area: row for area, row in items.items() if row})
        return self._last[1]

    def _choose_all(self, items: Mapping[str, Sequence[Item]]) -> dict[str, tuple[Sequence[Item], Found]]:
        nearer = self.whole.chosen(items) if self.whole else {}
        made: dict[str, tuple[Sequence[Item], Found]] = {}
        taken = NOTHING
        # Great ones first: small ones step aside more easily.
        for area in sorted(items, key=lambda each: -max(item.build.up for item in items[each])):
            row = items[area]
            kept = self._held(area, row, *nearer[area]) if area in nearer else None
            if kept:
                made[area] = row, kept
                bodies, bases = self._rooms(area, *made[area])
            else:
                made[area] = self._choose(area, row, NOTHING)
                bodies, bases = self._rooms(area, *made[area])
                if _crossed(bodies, taken.bodies) or _crossed(bases, taken.bases):
                    near = bases[0].unionall([*bases, *bodies]).inflate(240 * self.unit, 240 * self.unit)
                    there = Taken(*(tuple(room for room in each if room.colliderect(near)) for each in taken))
                    made[area] = self._choose(area, row, there)
                    bodies, bases = self._rooms(area, *made[area])
            taken = Taken((*taken.bodies, *bodies), (*taken.bases, *bases))
        return {area: made[area] for area in items}

    def _held(self, area: str, items: Sequence[Item], shown: Sequence[Item], found: Found) -> Found | None:
        """What was found for the whole board as it is here, larger if there is room; None where some are folded."""
        if len(shown) < len(items):
            return None
        builds = [item.build for item in items]
        for shrink, _ in _SHRINKS:
            if shrink > found.shrink and self._roomy(area, builds, found.places, shrink):
                return found._replace(shrink=shrink)
        return found if all(self._wide(area, builds, found.places, found.shrink)) else None

    def _roomy(self, area: str, builds: Sequence[Build], places: Sequence[Place], shrink: float) -> bool:
        """Whether items so large stand in their area and beside each other."""
        if min(self._wide(area, builds, places, shrink)) < 1.0 - ROUGH:
            return False
        turn = self.sheet.scale / self.unit / shrink
        feet = [(x * turn + dx, y * turn + dy) for (x, y), (dx, dy) in places]
        pairs = combinations(zip(builds, feet, strict=True), 2)
        return not any(meet(*one, *other) for one, other in pairs)

    def _wide(self, area: str, builds: Sequence[Build], places: Sequence[Place], shrink: float) -> list[float]:
        """How broad a base might be where each item stands, beside how broad its own is; 0 beyond its area."""
        turn, breadth = self.unit * shrink / self.sheet.scale, self._costs.breadth
        found = ((breadth(area, x + dx * turn, y + dy * turn), build.across * turn)
                 for build, ((x, y), (dx, dy)) in zip(builds, places, strict=True))  # fmt: skip
        return [wide / own for wide, own in found]

    def _rooms(self, area: str, items: Sequence[Item], found: Found) -> tuple[list[pygame.Rect], list[pygame.Rect]]:
        spots = self._spots(area, items, found, (0, 0))
        return [_narrow(spot.body) for spot in spots], [ground(spot.base) for spot in spots]

    def _spots(self, area: str, items: Sequence[Item], found: Found, origin: tuple[int, int]) -> list[Spot]:
        crop, scale = self.sheet.atlas.crop, self.sheet.scale
        unit, made = self.unit * found.shrink, list[Spot]()
        for item, ((x, y), (dx, dy)) in zip(items, found.places, strict=True):
            foot = round((x - crop.x) * scale + dx * unit), round((y - crop.y) * scale + dy * unit)
            px = _below_the_rim(item, max(round(item.size * unit), 12), foot[1])
            drop = round(item.build.drop * px / item.size)
            made.append(Spot(area, item, (foot[0] + origin[0], foot[1] - drop + origin[1]), px))
        return made

    # One area ---------------------------------------------------------------------------------

    def place(self, area: str, items: Sequence[Item], origin: tuple[int, int] = (0, 0)) -> list[Spot]:
        """The spots of an area's items as if nobody else stood on the board."""
        return numbered(self._spots(area, *self._choose(area, items, NOTHING), origin)) if items else []

    def free_place(self, area: str, item: Item, taken: Sequence[pygame.Rect], origin: tuple[int, int]) -> Spot:
        """A spot for one more item among others that stay where they are; ``taken`` are their bases on the window."""
        there = Taken(bases=tuple(room.move(-origin[0], -origin[1]) for room in taken))
        _, _, place = self._nook(area, item.build, 1.0, [], there)
        return self._spots(area, [item], Found(0.0, 1.0, (place,)), origin)[0]

    def _choose(self, area: str, items: Sequence[Item], taken: Taken) -> tuple[Sequence[Item], Found]:
        """What is shown of an area's items, and where: all, or where they find no room some and a disc for the rest."""
        if len(items) <= LEAST_SHOWN + 1:
            return items, self._find(area, items, taken)
        for shown in (len(items), *(each for each in _FEWER if each < len(items) - 1)):
            kept = items if shown == len(items) else fold(items, shown)
            found = self._find(area, kept, taken)
            if found.strayed <= ROOMY * len(kept) and found.cost <= CROWDED * len(kept):
                break
        return kept, found

    def _find(self, area: str, items: Sequence[Item], taken: Taken) -> Found:
        builds = tuple(item.build for item in items)
        key = (area, builds, tuple(map(tuple, taken.bodies)), tuple(map(tuple, taken.bases)))
        found = self._found.pop(key, None)
        if found is None:
            found = self._search(area, builds, taken)
            if len(self._found) >= _MOST_FOUND:
                del self._found[next(iter(self._found))]
        # What stands on the map comes last: it is asked for at every answer.
        self._found[key] = found
        return found

    def _search(self, area: str, builds: tuple[Build, ...], taken: Taken) -> Found:
        """The best of many places; those that cannot beat what is found already are not even looked at."""
        best = Found(9.0, 1.0, ())
        few = min(len(builds), 3) / 2
        for shrink, small in _SHRINKS[:3]:
            sizes = [size_of(build, self.unit * shrink) for build in builds]
            for formation in formations(builds):
                best = self._stood(area, sizes, formation, formation.cost + small * few, shrink, taken, best)
        if best.cost > TOGETHER * max(len(builds) / 2, 1.0):
            best = self._spread(area, builds, taken, best)
        return best

    def _stood(
        self, area: str, sizes: Sequence[Size], formation: Formation, dear: float, shrink: float, taken: Taken,
        best: Found,
    ) -> Found:  # fmt: skip
        """The best place for a formation that is ``dear`` by itself, or what is ``best`` so far.

        Places with much room are looked at first: what they hide takes long to find out.
        """
        costs, feet = self._costs, [(dx * self.unit * shrink, dy * self.unit * shrink) for dx, dy in formation.feet]
        tried = list[tuple[float, int, float, float]]()
        for number, point in enumerate(self._points(area)):
            least = dear + point.away
            if least >= best.cost:
                break
            strayed = costs.strayed(area, sizes, feet, point.at, best.cost - least)
            if strayed < best.cost - least:
                tried.append((least + strayed, number, least, strayed))
        top, found = best.cost, list[tuple[int, float, float, float]]()
        for bound, number, least, strayed in sorted(tried):
            if bound > top + _SLIGHT:
                break
            cost, (x, y) = strayed, self._points(area)[number].at
            for size, (dx, dy) in zip(sizes, feet, strict=True):
                cost += costs.hides(area, size, x + dx, y + dy, taken)
                if least + cost > top + _SLIGHT:
                    break
            else:
                found.append((number, least, cost, strayed))
                top = min(top, least + cost)
        for number, least, cost, strayed in sorted(found):
            if least + cost < best.cost and cost < best.cost - least:
                places = tuple((self._points(area)[number].picture, foot) for foot in formation.feet)
                best = Found(least + cost, shrink, places, strayed)
        return best

    def _points(self, area: str) -> list[Anchor]:
        """Points of an area for many to stand round."""
        made = self._anchors.get(area)
        if made is None:
            self._anchors[area] = made = sorted(self._anchored(area, fewer(self.sheet.atlas.board, area)))
        return made

    def _all_points(self, area: str) -> list[Anchor]:
        """Points of an area, the nearest to its home first."""
        made = self._nooks.get(area)
        if made is None:
            made = self._nooks[area] = self._anchored(area, rooms(self.sheet.atlas.board, area))
        return made

    def _anchored(self, area: str, found: Iterable[Room]) -> list[Anchor]:
        """Points of the picture on the sheet."""
        home, far, scale = self._homes[area], 1 / (SPREAD * self.unit), self.sheet.scale
        left, top = self.sheet.atlas.crop.topleft
        made = list[Anchor]()
        for at, wide in found:
            there = round((at[0] - left) * scale), round((at[1] - top) * scale)
            made.append(Anchor(math.dist(there, home) * far, at, there, wide * scale))
        return made

    # Where there is no room for all together --------------------------------------------------

    def _spread(self, area: str, builds: tuple[Build, ...], taken: Taken, best: Found) -> Found:
        """Each item on the point of its area that suits it best, one after the other, in the first size that does.

        What is ``best`` already stays where that is no better.
        """
        order = sorted(range(len(builds)), key=lambda each: -builds[each].up)
        for shrink, small in _SHRINKS:
            cost, lost = small * min(len(builds), 3) / 2, 0.0
            placed: dict[int, tuple[Build, Point, Place]] = {}
            for each in order:
                worse, strayed, place = self._nook(area, builds[each], shrink, list(placed.values()), taken)
                at = self._inside(self.sheet.to_window(place[0]))
                placed[each] = builds[each], (at[0] / self.unit / shrink, at[1] / self.unit / shrink), place
                cost, lost = cost + worse, lost + strayed
                if cost >= best.cost:
                    break
            else:
                best = Found(cost, shrink, tuple(placed[each][2] for each in range(len(builds))), lost)
        return best

    def _nook(
        self, area: str, build: Build, shrink: float,
        placed: Sequence[tuple[Build, Point, Place]], taken: Taken,
    ) -> tuple[float, float, Place]:  # fmt: skip
        """The best point for one more item beside those ``placed``: how bad, what of it is for want of room, where."""
        unit, costs, points = self.unit * shrink, self._costs, self._all_points(area)
        size = size_of(build, unit)
        best = (99.0, 9.0, (self.sheet.atlas.places[area].home, (0.0, 0.0)))
        known = costs.known(area, build, unit, len(points))
        beside = [(other, there, build.across + other.across, build.deep + other.deep) for other, there, _ in placed]
        for number, point in enumerate(points):
            cost = point.away
            if cost >= best[0]:
                # Points come by their distance: none further away can be better.
                break
            x, y = here = point.at[0] / unit, point.at[1] / unit
            strayed = STRAYED * max(1.0 - ROUGH - point.wide / size.across, 0.0)
            for _, (x2, y2), across, deep in beside:
                if -across < x - x2 < across and (near := math.hypot((x - x2) / across, (y - y2) / deep)) < 1.0:
                    strayed += 3.0 * (1.0 - near)
            cost += strayed
            if cost >= best[0]:
                continue
            if known[number] < 0:
                known[number] = costs.still(area, size, *point.at)
            if cost + known[number] < best[0]:
                cost += costs.crosses(known[number], size, *point.at, taken)
                lost = 0.0
                for other, there, _, _ in beside:
                    if cost + lost >= best[0]:
                        break
                    lost += BEFORE * hide(build, here, other, there)
                if cost + lost < best[0]:
                    best = cost + lost, strayed, (point.picture, (0.0, 0.0))
        return best


def _below_the_rim(item: Item, px: int, foot: int) -> int:
    """How wide an item is drawn so far below the board's upper rim, where what reaches above it is cut off."""
    up = item.build.up * px / item.size
    return max(int(px * foot / up), math.ceil(px * BOWED)) if item.what == "stack" and up > foot > 0 else px


def _narrow(body: pygame.Rect) -> pygame.Rect:
    """What of a body's room its figure fills."""
    return body.inflate(-round(body.width * (1 - SEEN)), 0)


def _crossed(rooms: Sequence[pygame.Rect], taken: Sequence[pygame.Rect]) -> bool:
    """Whether more than a little of one is another's."""
    return any(max(share(room, taken[other]), share(taken[other], room)) > CROSSED
               for room in rooms for other in room.collidelistall(taken))  # fmt: skip
