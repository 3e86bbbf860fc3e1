"""Points of the window that lie in an area of the board: near where its gate stands first, then anywhere in sight."""

from __future__ import annotations

import functools
from collections.abc import Iterator

import pygame

from game.games.wars.screen.map.atlas import Sheet, atlas

At = tuple[int, int]
Box = tuple[int, int, int, int]
_ROUND = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 0.5), (-1, 0.5), (0.5, -1), (-0.5, -1))
"""Ways from home that are looked along."""
_STEP, _FAR = 9, 600
"""How many pixels apart, and how far."""
_MESH = 22


class Points:
    """The points of a board as it lies on the window, of what is ``seen`` of it; looked for when they are asked for."""

    def __init__(self, sheet: Sheet, seen: pygame.Rect) -> None:
        self._sheet, self._seen = sheet, seen
        self._known: dict[str, tuple[list[At], Iterator[At]]] = {}
        self._mesh: dict[str, list[At]] | None = None

    def near(self, area: str) -> Iterator[At]:
        """Points of an area, the nearest to its home first."""
        known, more = self._known.setdefault(area, ([], self._around(area)))
        count = 0
        while True:
            if count == len(known):
                found = next(more, None)
                if found is None:
                    return
                known.append(found)
            yield known[count]
            count += 1

    def anywhere(self, area: str) -> list[At]:
        """Points all over an area."""
        if self._mesh is None:
            self._mesh, seen = {}, self._seen
            for y in range(seen.y + 4, seen.bottom, _MESH):
                for x in range(seen.x + 4, seen.right, _MESH):
                    if there := self._sheet.area_at((x, y)):
                        self._mesh.setdefault(there, []).append((x, y))
        return self._mesh.get(area, [])

    def _around(self, area: str) -> Iterator[At]:
        x, y = self._sheet.to_window(self._sheet.atlas.places[area].home)
        for reach in range(0, _FAR, _STEP):
            for dx, dy in _ROUND if reach else _ROUND[:1]:
                point = (x + round(dx * reach), y + round(dy * reach))
                if self._seen.collidepoint(point) and self._sheet.area_at(point) == area:
                    yield point


@functools.lru_cache(maxsize=4)
def points_of(board: str, frame: Box, seen: Box) -> Points:
    """Those of a board that lies in a frame."""
    return Points(Sheet(atlas(board), pygame.Rect(frame)), pygame.Rect(seen))
