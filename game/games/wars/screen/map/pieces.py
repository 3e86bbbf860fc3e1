"""Where pieces stand in an area: gate first, then by size, same ones stacked, in as many rows as the area wants.

A row looks for the place near the area's home where most of it lies in its own area and no name is covered.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.games.wars.screen.map.atlas import Atlas, Sheet
from game.games.wars.words.tableview import Area, Piece
from game.ui import tokens
from game.ui.layout import Layout

COMPACT = 0.72
SMALL_MAP = 740
"""Below this width of the map, in design units, pieces shrink with it."""
GAP = 4
GATE = 58
MARK = 20
MORE = 40
LEAST_SHOWN = 5
"""So many items are shown of a crowd in any case."""
ROOMY = 0.46
"""How good a place must be for nothing to be folded into a disc."""
_ORDER = {"great_old_one": 0, "monster": 1, "cultist": 2}
_SIZE = {"great_old_one": tokens.GREAT_OLD_ONE, "monster": tokens.MONSTER, "cultist": tokens.CULTIST}
_COARSE = 8
_MOST_FOUND = 2000
_OFFSETS = sorted(
    ((abs(dx) + abs(dy)) * 0.0012, dx, dy)
    for dx in (0, -20, 20, -45, 45, -75, 75, -110, 110)
    for dy in (0, -18, 18, -36, 36, -60, 60)
)
_WIDE_OFFSETS = sorted(
    ((abs(dx) + abs(dy)) * 0.0016, dx, dy) for dx in range(-150, 151, 15) for dy in range(-105, 106, 15)
)
"""Places to try, as shifts from an area's home, the nearest first, each with what its distance costs."""


@dataclass(frozen=True)
class Item:
    """A gate, a marker, like pieces on one another, or those that found no room.

    ``what`` is ``gate``, ``mark``, ``stack`` or ``more``.
    """

    what: str
    size: float
    faction: str = ""
    kind: str = ""
    pieces: tuple[Piece, ...] = ()
    result: str = ""


class Found(NamedTuple):
    """Places for items: how good, how much smaller than usual they are drawn, and their middles."""

    score: float
    shrink: float
    centres: list[tuple[int, int]]


@dataclass(frozen=True)
class Spot:
    """An item where it stands on the window: middle and width in pixels."""

    area: str
    item: Item
    at: tuple[int, int]
    px: int

    @property
    def rect(self) -> pygame.Rect:
        """The square the item covers."""
        box = pygame.Rect(0, 0, self.px, self.px)
        box.center = self.at
        return box

    def covers(self, point: tuple[int, int]) -> bool:
        """Whether a point lies on the disc of the item."""
        return (self.at[0] - point[0]) ** 2 + (self.at[1] - point[1]) ** 2 <= (self.px / 2) ** 2


def items_of(area: Area, result: Callable[[Piece], str]) -> list[Item]:
    """What stands in an area, in the order it stands."""
    items = [Item("mark", MARK)] if area.desecrated else []
    if area.gate:
        keeper = (area.keeper,) if area.keeper else ()
        items.append(
            Item(
                "gate",
                GATE,
                "" if area.gate == "abandoned" else area.gate,
                keeper[0].kind if keeper else "",
                keeper,
                result(keeper[0]) if keeper else "",
            )
        )
    stacks: dict[tuple[int, str, str, str], list[Piece]] = {}
    for piece in area.pieces:
        if not piece.keeper:
            stacks.setdefault((_ORDER[piece.cls], piece.faction, piece.kind, result(piece)), []).append(piece)
    for (_, faction, kind, hurt), pieces in sorted(stacks.items()):
        items.append(Item("stack", _SIZE[pieces[0].cls], faction, kind, tuple(pieces), hurt))
    return items


def fold(items: Sequence[Item], shown: int) -> list[Item]:
    """The first items, and one disc for the pieces of all others."""
    rest = [piece for item in items[shown:] for piece in item.pieces]
    return [*items[:shown], Item("more", MORE, pieces=tuple(rest))]


def lone(piece: Piece) -> Item:
    """A piece that stands by itself."""
    return Item("stack", _SIZE[piece.cls], piece.faction, piece.kind, (piece,))


def keeper_px(spot: Spot) -> int:
    """How wide the keeper in a gate is drawn."""
    return round(spot.px * 0.62)


def piece_scale(sheet: Sheet, layout: Layout) -> float:
    """How large pieces are drawn: a step smaller on the compact grid, more so on a very small map."""
    if not layout.compact:
        return 1.0
    return COMPACT * max(min(sheet.frame.width / layout.px(SMALL_MAP), 1.0), 0.62)


class Rows:
    """Finds places for rows on a sheet that lies at (0, 0); remembers what it has found.

    Pieces are ``growth`` times as large as on the whole map.
    """

    def __init__(self, sheet: Sheet, layout: Layout, names: Sequence[pygame.Rect], growth: float = 1.0) -> None:
        self.sheet = sheet
        self.unit = layout.scale * piece_scale(sheet, layout) * growth
        self._names = list(names)
        ids = sheet.atlas.ids
        small = pygame.transform.scale(ids, (ids.get_width() // _COARSE, ids.get_height() // _COARSE))
        self._pitch, self._wide, self._high = small.get_pitch(), *small.get_size()
        self._ids = small.get_buffer().raw
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
        items = self._folded(area, items, taken)
        _, shrink, centres = self._find(area, items, taken)
        left, top = origin
        return [
            Spot(area, item, (x + left, y + top), max(round(item.size * self.unit * shrink), 12))
            for item, (x, y) in zip(items, centres, strict=True)
        ]

    def _find(self, area: str, items: Sequence[Item], taken: Sequence[pygame.Rect]) -> Found:
        key = (area, tuple(item.size for item in items), tuple(tuple(rect) for rect in taken))
        found = self._found.get(key)
        if found is None:
            if len(self._found) > _MOST_FOUND:
                self._found.clear()
            found = self._found[key] = self._search(area, key[1], taken)
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
        home = self._homes[area]
        there = [rect.move(-origin[0], -origin[1]) for rect in taken]
        best, found = -9.0, home
        for away, dx, dy in _WIDE_OFFSETS:
            if 1.0 - away <= best:
                break
            at = (round(home[0] + dx * self.unit), round(home[1] + dy * self.unit))
            score = self._score(area, [at], [px]) - away
            box = pygame.Rect(round(at[0] - px / 2), round(at[1] - px / 2), round(px), round(px))
            if box.inflate(GAP, GAP).collidelist(there) >= 0:
                score -= 1.2
            if score > best:
                best, found = score, at
        return Spot(area, item, (found[0] + origin[0], found[1] + origin[1]), round(px))

    def _search(self, area: str, sizes: tuple[float, ...], taken: Sequence[pygame.Rect] = ()) -> Found:
        """The best of many places; those that cannot beat what is found already are not even looked at."""
        best = -9.0
        found = Found(best, 1.0, [])
        home = self._homes[area]
        for shrink, small in ((1.0, 0.0), (0.86, 0.10), (0.74, 0.22)):
            px = [size * self.unit * shrink for size in sizes]
            for rows in range(1, min(len(sizes), 3) + 1):
                cost = small + 0.05 * (rows - 1)
                shape = _block(px, rows, GAP * self.unit)
                for away, dx, dy in _OFFSETS:
                    if 1.0 - cost - away <= best:
                        break
                    x0, y0 = home[0] + dx * self.unit, home[1] + dy * self.unit
                    centres = [(round(x0 + x), round(y0 + y)) for x, y in shape]
                    score = self._score(area, centres, px, taken, best + cost + away) - cost - away
                    if score > best:
                        best, found = score, Found(score, shrink, centres)
        return found

    def _score(
        self, area: str, centres: list[tuple[int, int]], px: list[float], taken: Sequence[pygame.Rect] = (),
        least: float = -9.0,
    ) -> float:
        """How good places are: inside their own area, on no name, on no other area's home, on nothing ``taken``.

        Those that cannot reach ``least`` any more are not looked at to their end.
        """
        worth, others = self._worth[area], self._others[area]
        scale = 1 / (self.sheet.scale * _COARSE)
        crop = self.sheet.atlas.crop
        ox, oy = crop.x / _COARSE, crop.y / _COARSE
        good, hidden, points, ahead = 0.0, 0.0, 5 * len(px), 5 * len(px)
        for (x, y), size in zip(centres, px, strict=True):
            reach = size * 0.42
            for dx, dy in ((0, 0), (-reach, 0), (reach, 0), (0, reach), (0, -reach)):
                column, row = int((x + dx) * scale + ox), int((y + dy) * scale + oy)
                if not (0 <= column < self._wide and 0 <= row < self._high):
                    good -= 2
                    continue
                good += worth[self._ids[row * self._pitch + column]]
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
    """What a point on each area counts for a row of one of them: other seas have room, other lands less."""
    worth = [-1.5] * 256
    for place in atlas.places.values():
        worth[place.number] = 1.0 if place.number == number else 0.0 if place.ocean else -0.35
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
