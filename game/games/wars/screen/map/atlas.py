"""A board's picture in numbers: where names, gates and pieces stand, and which area a point belongs to."""

from __future__ import annotations

import functools
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame

from game.shipped import intact, required

Point = tuple[float, float]


@dataclass(frozen=True)
class Label:
    """The place of a name on the map: its middle, size and letter space in pixels of the picture, and how it bends."""

    rows: int
    """How many there is room for."""
    x: float
    y: float
    size: float
    spacing: float
    angle: float
    bend: float
    second: bool = False


@dataclass(frozen=True)
class Place:
    """An area on the picture."""

    id: str
    number: int
    ocean: bool
    labels: tuple[Label, ...]
    home: Point


@dataclass(frozen=True)
class Portal:
    """An area in two places of a board: their ids, which of the sigils stands for it, and where on the picture."""

    parts: tuple[str, ...]
    mark: int
    signs: tuple[Point, ...]


@dataclass(frozen=True)
class Atlas:
    """A board: picture size, the part of it that is shown, and its areas by id."""

    board: str
    crop: pygame.Rect
    outline: tuple[Point, ...]
    places: dict[str, Place]
    order: tuple[str, ...]
    ids: pygame.Surface
    """The picture whose pixels are the areas' numbers; 255 is none."""
    portals: dict[str, Portal]
    """The areas in two places, by id."""

    def area_at(self, point: Point) -> str | None:
        """The area at a point of the picture."""
        x, y = int(point[0]), int(point[1])
        if not self.ids.get_rect().collidepoint(x, y):
            return None
        number = self.ids.get_at_mapped((x, y))
        return self.order[number] if number < len(self.order) else None


@functools.cache
def _table() -> dict[str, Any]:
    def read(path: Path) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return found

    return required(read, "maps", "anchors.json")


def _areas(path: Path) -> pygame.Surface:
    """The picture of a board's areas; half of one would be read without complaint."""
    if not intact(f"maps/{path.name}", path.read_bytes()):
        raise AssertionError("not as it shipped")
    return pygame.image.load(str(path))


@functools.cache
def atlas(board: str) -> Atlas:
    """The board of a map's id; raises ``BrokenInstallation`` when the installation lacks it."""
    table = _table()
    entry = table["boards"][board]
    return Atlas(
        board,
        pygame.Rect(entry.get("crop", table["crop"])),
        tuple((x, y) for x, y in entry.get("frame", table["frame"])),
        {name: _place(name, data) for name, data in entry["areas"].items()},
        tuple(entry["area_ids"]),
        required(_areas, "maps", f"{board}_areas.png"),
        {area: Portal(tuple(two["parts"]), two["mark"], tuple(map(tuple, two["signs"])))
         for area, two in entry.get("portals", {}).items()},
    )


def _place(name: str, data: dict[str, Any]) -> Place:
    labels = Label(**data["label"]), *(Label(**{"second": True} | extra) for extra in data["extra_labels"])
    home = data["home"]["x"], data["home"]["y"]
    return Place(name, data["number"], data["terrain"] == "water", labels, home)


@dataclass(frozen=True)
class Sheet:
    """A board laid on the window: its shown part fills ``frame`` (pixels, same ratio, may reach beyond the slot)."""

    atlas: Atlas
    frame: pygame.Rect

    @property
    def scale(self) -> float:
        """Window pixels to a pixel of the picture."""
        return self.frame.width / self.atlas.crop.width

    def to_window(self, point: Point) -> tuple[int, int]:
        """A point of the picture on the window."""
        crop, frame, scale = self.atlas.crop, self.frame, self.scale
        return round(frame.x + (point[0] - crop.x) * scale), round(frame.y + (point[1] - crop.y) * scale)

    def to_picture(self, point: Point) -> Point:
        """A point of the window on the picture."""
        crop, frame, scale = self.atlas.crop, self.frame, self.scale
        return crop.x + (point[0] - frame.x) / scale, crop.y + (point[1] - frame.y) / scale

    def area_at(self, point: Point) -> str | None:
        """The area at a point of the window."""
        return self.atlas.area_at(self.to_picture(point)) if self.frame.collidepoint(point) else None


def fit(atlas_: Atlas, slot: pygame.Rect) -> Sheet:
    """The board as large as the slot allows, in its middle."""
    ratio = atlas_.crop.width / atlas_.crop.height
    width = min(slot.width, round(slot.height * ratio))
    frame = pygame.Rect(0, 0, width, round(width / ratio))
    frame.center = slot.center
    return Sheet(atlas_, frame)
