"""Where pieces stand in an area: together near its home, feet in their own area, else each where it has room.

A crowd looks for the place where all bases lie in their area and bodies cover as little as can be of names, of other
areas' homes and of who stands there. Where there is none, each item looks for the point of the area that suits it best,
so that also a strip of land holds its pieces.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

import pygame

from game.games.wars.screen.map.atlas import Sheet
from game.games.wars.screen.map.builds import Build
from game.games.wars.screen.map.counted import numbered
from game.games.wars.screen.map.formations import apart, formations, hidden, meet
from game.games.wars.screen.map.pieces import Item, Spot, fold
from game.games.wars.screen.map.room import COARSE, cells, rooms

Point = tuple[float, float]
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
STRAYED = 2.4
"""How bad it is for all of a base to lie outside its area."""
ROUGH = 0.06
"""So much of a base may lie outside: areas are measured in cells."""
HEADLESS, OVER_THE_RIM = 1.6, 1.2
"""How bad it is for a figure to reach all above the board, or beyond its sides."""
OWN_NAME, OTHER_NAME, OTHER_HOME = 0.4, 0.9, 0.12
"""How bad it is to cover all of a name, which may step aside within its own area, and where others would stand."""
COVERED, TRODDEN = 0.7, 1.5
"""How bad it is for a body to cover all of another area's, and for a base to lie on another."""
BEFORE = 1.6
"""How much worse it is where each has a place of its own that one hides another."""
CROSSED = 0.12
"""From what share of a body on that is another's a crowd looks for a place beside it."""
SPREAD = 420
"""How far from its area's home an item is as bad as having no room at all, in the measure of sizes."""
_SHRINKS = ((1.0, 0.0), (0.86, 0.12), (0.74, 0.26), (0.62, 0.42))
"""How much smaller items may be drawn to find room, and what that costs each of a few."""
_SEEN = 0.8
_NEAREST, _MOST_FOUND = 14, 2000
"""So many points nearest to the home are tried, of those further away every fourth."""


class Found(NamedTuple):
    """Places for items, good for every zoom: how bad, and how much smaller than usual they are drawn.

    ``strayed`` is what of the cost is for want of room.
    """

    cost: float
    shrink: float
    places: tuple[Place, ...]
    strayed: float = 0.0


class Taken(NamedTuple):
    """What stands on a sheet at (0, 0) already: bodies and bases."""

    bodies: tuple[pygame.Rect, ...] = ()
    bases: tuple[pygame.Rect, ...] = ()


NOTHING = Taken()


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
        self._names = list(names)
        self._name_rooms = [room for _, room in names]
        self._cells = cells(sheet.atlas.board)
        self._homes = {name: self._inside(sheet.to_window(place.home)) for name, place in sheet.atlas.places.items()}
        # Points as rectangles: many are looked at together without going through them here.
        self._others = {name: [pygame.Rect(at, (1, 1)) for other, at in self._homes.items() if other != name]
                        for name in self._homes}  # fmt: skip
        self._numbers = {name: place.number for name, place in sheet.atlas.places.items()}
        self._anchors: dict[str, list[tuple[float, Point, Point]]] = {}
        self._found: dict[object, Found] = {}
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
        cells, share = self._cells, self.unit * shrink / self.sheet.scale
        found = ((cells.breadth(self._numbers[area], x + dx * share, y + dy * share), build.across * share)
                 for build, ((x, y), (dx, dy)) in zip(builds, places, strict=True))  # fmt: skip
        return [wide / own for wide, own in found]

    def _rooms(self, area: str, items: Sequence[Item], found: Found) -> tuple[list[pygame.Rect], list[pygame.Rect]]:
        spots = self._spots(area, items, found, (0, 0))
        return [_narrow(spot.body) for spot in spots], [_ground(spot.base) for spot in spots]

    def _spots(self, area: str, items: Sequence[Item], found: Found, origin: tuple[int, int]) -> list[Spot]:
        crop, scale = self.sheet.atlas.crop, self.sheet.scale
        unit, made = self.unit * found.shrink, list[Spot]()
        for item, ((x, y), (dx, dy)) in zip(items, found.places, strict=True):
            px = max(round(item.size * unit), 12)
            drop = round(item.build.drop * px / item.size)
            at = round((x - crop.x) * scale + dx * unit), round((y - crop.y) * scale + dy * unit) - drop
            made.append(Spot(area, item, (at[0] + origin[0], at[1] + origin[1]), px))
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
        found = self._found.get(key)
        if found is None:
            if len(self._found) > _MOST_FOUND:
                self._found.clear()
            found = self._found[key] = self._search(area, builds, taken)
        return found

    def _search(self, area: str, builds: tuple[Build, ...], taken: Taken) -> Found:
        """The best of many places; those that cannot beat what is found already are not even looked at."""
        best = Found(9.0, 1.0, ())
        few = min(len(builds), 3) / 2
        for shrink, small in _SHRINKS[:3]:
            for formation in formations(builds):
                for away, picture, at in self._points(area):
                    least = formation.cost + small * few + away
                    if least >= best.cost:
                        break
                    cost, strayed = self._cost(area, builds, formation.feet, at, shrink, taken, best.cost - least)
                    if least + cost < best.cost:
                        places = tuple((picture, foot) for foot in formation.feet)
                        best = Found(least + cost, shrink, places, strayed)
        if best.cost > TOGETHER * max(len(builds) / 2, 1.0):
            best = min(best, self._spread(area, builds, taken), key=lambda each: each.cost)
        return best

    def _points(self, area: str) -> list[tuple[float, Point, Point]]:
        """Points of an area to stand round, the nearest to its home first: what that costs, and where they are."""
        made = self._anchors.get(area)
        if made is None:
            home, far = self._homes[area], 1 / (SPREAD * self.unit)
            made = []
            for number, room in enumerate(rooms(self.sheet.atlas.board, area)):
                column, row = (int(each // COARSE) for each in room.at)
                if number < _NEAREST or (column % 4 < 2 and row % 4 < 2):
                    at = self._inside(self.sheet.to_window(room.at))
                    made.append((math.dist(at, home) * far, room.at, at))
            self._anchors[area] = made = sorted(made)
        return made

    def _cost(
        self, area: str, builds: Sequence[Build], feet: Sequence[Point], at: Point, shrink: float, taken: Taken,
        most: float,
    ) -> tuple[float, float]:  # fmt: skip
        """How bad a place is, and what of that is for want of room; not looked at to its end where it is ``most``."""
        scale, unit, breadth = self.sheet.scale, self.unit * shrink, self._cells.breadth
        number, turn, crop = self._numbers[area], 1 / scale, self.sheet.atlas.crop
        strayed = 0.0
        for build, (dx, dy) in zip(builds, feet, strict=True):
            found = breadth(number, (at[0] + dx * unit) * turn + crop.x, (at[1] + dy * unit) * turn + crop.y)
            room = found * scale / (build.across * unit)
            if room < 1.0 - ROUGH:
                strayed += STRAYED * (1.0 - room) if room else 9.0
                if strayed >= most:
                    return 9.0, 9.0
        cost = strayed
        for build, (dx, dy) in zip(builds, feet, strict=True):
            cost += self._hides(area, build, (at[0] + dx * unit, at[1] + dy * unit), unit, taken)
            if cost >= most:
                return 9.0, 9.0
        return cost, strayed

    def _hides(self, area: str, build: Build, foot: Point, unit: float, taken: Taken) -> float:
        """How bad it is what an item covers or loses with its foot at a point."""
        x, y = foot
        left, right = x - _SEEN * build.left * unit, x + _SEEN * build.right * unit
        above = y - 0.95 * build.up * unit
        body = pygame.Rect(round(left), round(above), round(right - left), round(y + build.down * unit - above))
        cost = HEADLESS * -above / max(y - above, 1) if above < 0 else 0.0
        first, last = self._rim(y - 0.4 * build.up * unit)
        beyond = max(first - left, 0.0) + max(right - last, 0.0)
        if beyond:
            cost += OVER_THE_RIM * beyond / (right - left)
        base = pygame.Rect(0, 0, round(2 * build.across * unit), round(2 * build.deep * unit))
        base.center = round(x), round(y)
        base = _ground(base)
        stones = pygame.Rect(base.x, round(y - build.stones * unit), base.width, round(build.stones * unit))
        for number in body.union(stones).collidelistall(self._name_rooms):
            owner, room = self._names[number]
            cost += (OWN_NAME if owner == area else OTHER_NAME) * max(_share(room, body), _share(room, stones))
        cost += OTHER_HOME * len(body.collidelistall(self._others[area]))
        for number in body.collidelistall(taken.bodies):
            other = taken.bodies[number]
            cost += COVERED * max(_share(other, body), _share(body, other))
        if taken.bases:
            cost += sum(TRODDEN * _share(base, taken.bases[number]) for number in base.collidelistall(taken.bases))
        return cost

    def _rim(self, y: float) -> tuple[float, float]:
        """Where the board begins and ends at a height."""
        crop, turn = self.sheet.atlas.crop, self.sheet.scale
        first, last = self._cells.rim(y / turn + crop.y)
        return (first - crop.x) * turn, (last - crop.x) * turn

    # Where there is no room for all together --------------------------------------------------

    def _spread(self, area: str, builds: tuple[Build, ...], taken: Taken) -> Found:
        """Each item on the point of its area that suits it best, one after the other, in the first size that does."""
        best = Found(99.0, 1.0, ())
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
        unit, scale = self.unit * shrink, self.sheet.scale
        home, far = self._homes[area], 1 / (SPREAD * self.unit)
        best = (99.0, 9.0, (self.sheet.atlas.places[area].home, (0.0, 0.0)))
        for room in rooms(self.sheet.atlas.board, area):
            at = self._inside(self.sheet.to_window(room.at))
            cost = math.dist(at, home) * far
            if cost >= best[0]:
                # Points come by their distance: none further away can be better.
                break
            here = at[0] / unit, at[1] / unit
            strayed = STRAYED * max(1.0 - ROUGH - room.wide * scale / (build.across * unit), 0.0)
            for other, there, _ in placed:
                near = apart(build, here, other, there)
                if near < 1.0:
                    strayed += 3.0 * (1.0 - near)
            cost += strayed
            if cost < best[0]:
                cost += self._hides(area, build, at, unit, taken)
                cost += sum(BEFORE * hidden((build, other), (here, there)) for other, there, _ in placed)
                if cost < best[0]:
                    best = cost, strayed, (room.at, (0.0, 0.0))
        return best


def _narrow(body: pygame.Rect) -> pygame.Rect:
    """What of a body's room its figure fills."""
    return body.inflate(-round(body.width * (1 - _SEEN)), 0)


def _ground(base: pygame.Rect) -> pygame.Rect:
    """What of a base's box is its ellipse, more or less."""
    return base.inflate(-round(base.width * 0.14), -round(base.height * 0.14))


def _share(room: pygame.Rect, other: pygame.Rect) -> float:
    """The share of a room that another covers."""
    part = room.clip(other)
    return part.width * part.height / max(room.width * room.height, 1)


def _crossed(rooms: Sequence[pygame.Rect], taken: Sequence[pygame.Rect]) -> bool:
    """Whether more than a little of one is another's."""
    return any(max(_share(room, taken[other]), _share(taken[other], room)) > CROSSED
               for room in rooms for other in room.collidelistall(taken))  # fmt: skip
