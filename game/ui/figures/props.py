"""Sculpted things that are no units, gray as they are made: where their pictures lie, and how they are cut to size.

Listed in ``assets/figures/props.json``; a prop has one sheet, the same in all palettes, and whoever draws it lays
colour over it.
"""

from __future__ import annotations

import functools
import json
from dataclasses import dataclass

import pygame

from game.shipped import asset, go_without
from game.ui.figures.index import FOLDER, Pair, Place
from game.ui.figures.store import STORE


@dataclass(frozen=True)
class Cut:
    """A picture at a size, and where the thing's foot is in it."""

    surface: pygame.Surface
    foot: tuple[int, int]

    def at(self, point: tuple[int, int]) -> tuple[int, int]:
        """The picture's upper left when the foot is at a point."""
        return point[0] - self.foot[0], point[1] - self.foot[1]


@dataclass(frozen=True)
class Prop:
    """A thing's pictures by name: box on its sheet, and the foot in that box; ``unit`` is pixels to a unit there."""

    unit: int
    pictures: dict[str, tuple[Place, Pair]]


@functools.cache
def _listed() -> dict[str, Prop]:
    try:
        data = json.loads(asset(FOLDER, "props.json").read_text(encoding="utf-8"))
        return {
            name: Prop(int(entry["unit"]), {
                id: (tuple(each["box"]), tuple(each["foot"])) for id, each in entry["pictures"].items()
            }) for name, entry in data.items()
        }  # fmt: skip
    except (ValueError, KeyError, TypeError, AttributeError, OSError) as problem:
        go_without(f"assets/{FOLDER}/props.json", problem)
    return {}


def prop(name: str) -> Prop | None:
    """A prop whose pictures can be cut now; one that could soon is asked for."""
    found = _listed().get(name)
    return found if found and STORE.prop(name) is not None else None


def cut(name: str, picture: str, unit_px: float) -> Cut | None:
    """A picture of a prop with so many pixels to a unit; None while it is not here. The caller may paint on it."""
    found, sheet = _listed().get(name), STORE.prop(name)
    if found is None or sheet is None or picture not in found.pictures:
        return None
    box, foot = found.pictures[picture]
    share = unit_px / found.unit
    # Feet on whole pixels: pictures of one thing lie exactly over each other.
    size = max(round(box[2] * share), 1), max(round(box[3] * share), 1)
    made = pygame.transform.smoothscale(sheet.subsurface(box), size)
    return Cut(made, (round(foot[0] * size[0] / box[2]), round(foot[1] * size[1] / box[3])))
