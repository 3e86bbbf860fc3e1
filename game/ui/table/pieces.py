"""Where pieces stand in an area: gate first, then by size, same ones stacked, in as many rows as the area wants.

A row looks for the place near the area's home where most of it lies in its own area and no name is covered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.match.tableview import Area, Piece
from game.ui import tokens
from game.ui.layout import Layout
from game.ui.table.atlas import Sheet

COMPACT = 0.72
SMALL_MAP = 740
"""Below this width of the map, in design units, pieces shrink with it."""
GAP = 4
GATE = 58
MARK = 20
_ORDER = {"great_old_one": 0, "monster": 1, "cultist": 2}
_SIZE = {"great_old_one": tokens.GREAT_OLD_ONE, "monster": tokens.MONSTER, "cultist": tokens.CULTIST}
_COARSE = 8
_OFFSETS = sorted(
    ((abs(dx) + abs(dy)) * 0.0012, dx, dy)
    for dx in (0, -20, 20, -45, 45, -75, 75, -110, 110)
    for dy in (0, -18, 18, -36, 36, -60, 60)
)
"""Places to try, as shifts from an area's home, the nearest first, each with what its distance costs."""


@dataclass(frozen=True)
class Item:
    """A gate, a marker, or like pieces on one another. ``what`` is ``gate``, ``mark`` or ``stack``."""

    what: str
    size: float
    faction: str = ""
    kind: str = ""
    pieces: tuple[Piece, ...] = ()
    result: str = ""


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
        self._found: dict[tuple[str, tuple[float, ...]], tuple[float, list[tuple[int, int]]]] = {}

    def _inside(self, point: tuple[int, int]) -> tuple[int, int]:
        return point[0] - self.sheet.frame.x, point[1] - self.sheet.frame.y

    def place(self, area: str, items: Sequence[Item], origin: tuple[int, int] = (0, 0)) -> list[Spot]:
        """The spots of an area's items; ``origin`` is where the sheet lies on the window."""
        if not items:
            return []
        key = (area, tuple(item.size for item in items))
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = self._search(area, key[1])
        shrink, centres = found
        left, top = origin
        return [
            Spot(area, item, (x + left, y + top), max(round(item.size * self.unit * shrink), 12))
            for item, (x, y) in zip(items, centres, strict=True)
        ]

    def _search(self, area: str, sizes: tuple[float, ...]) -> tuple[float, list[tuple[int, int]]]:
        """The best of many places; those that cannot beat what is found already are not even looked at."""
        best = -9.0
        found: tuple[float, list[tuple[int, int]]] = (1.0, [])
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
                    score = self._score(area, centres, px) - cost - away
                    if score > best:
                        best, found = score, (shrink, centres)
        return found

    def _score(self, area: str, centres: list[tuple[int, int]], px: list[float]) -> float:
        number = self.sheet.atlas.places[area].number
        scale = 1 / (self.sheet.scale * _COARSE)
        crop = self.sheet.atlas.crop
        ox, oy = crop.x / _COARSE, crop.y / _COARSE
        good = 0.0
        points = 0
        hidden = 0.0
        for (x, y), size in zip(centres, px, strict=True):
            reach = size * 0.42
            for dx, dy in ((0, 0), (-reach, 0), (reach, 0), (0, reach), (0, -reach)):
                column, row = int((x + dx) * scale + ox), int((y + dy) * scale + oy)
                points += 1
                if not (0 <= column < self._wide and 0 <= row < self._high):
                    good -= 2
                    continue
                there = self._ids[row * self._pitch + column]
                good += 1 if there == number else -1.5 if there == 255 else 0
            half = size * 0.5
            box = pygame.Rect(round(x - half), round(y - half), round(size), round(size))
            if box.collidelist(self._names) >= 0:
                hidden += 1
            hidden += 0.6 * sum(1 for other, spot in self._homes.items() if other != area and box.collidepoint(spot))
        return good / points - 0.55 * hidden / len(px)


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
