"""Which figures there are, and where in their pictures what stands: ``assets/figures/index.json``.

A figure is named ``<faction>/<unit>``. The small ones of a faction lie together on one sheet, a large one has a file
of its own; each palette has files of its own, laid out alike. A unit without a figure is drawn as a flat piece. Fine
pictures, for the largest windows, are told of in ``fine.json``; without it there are none.
"""

from __future__ import annotations

import functools
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.shipped import asset, go_without
from game.ui import theme

FOLDER = "figures"
SQUASH = 0.44
"""How high a base is beside its width, as the lamp's eye sees it."""
Pair = tuple[float, float]
Place = tuple[int, int, int, int]
FINE = "fine"
"""The folder of fine pictures and the name of their list."""


@dataclass(frozen=True)
class Risen:
    """A picture of a figure as it rises: where its ``foot`` is, where its ``eyes`` are and how large."""

    foot: Pair
    eyes: tuple[tuple[float, float, float], ...] = ()


@dataclass(frozen=True)
class Figure:
    """One sculpture; lengths are in units but those of pictures, which are in pixels.

    ``box`` is where the small one lies on its faction's sheet, ``foot`` the middle of its base in that box;
    ``large_foot`` is the same in the large picture, None without one. ``head`` is how far right of the foot and above
    it the head's middle is, and its radius. ``rise`` is the picture of it as it rises, if there is one; those named
    ``fine`` are for the largest windows.
    """

    id: str
    base: float
    tall: float
    head: tuple[float, float, float]
    box: Place
    foot: Pair
    large_foot: Pair | None = None
    rise: Risen | None = None
    fine_foot: Pair | None = None
    fine_rise: Risen | None = None

    @property
    def faction(self) -> str:
        return self.id.partition("/")[0]

    @property
    def unit(self) -> str:
        return self.id.partition("/")[2]


@dataclass(frozen=True)
class Index:
    """All figures by name, and how many pixels there are to a unit in small and in large pictures.

    Fine ones have so many ``times`` the pixels of large ones, each way.
    """

    small: int = 80
    large: int = 200
    figures: tuple[Figure, ...] = ()
    times: int = 2

    @property
    def fine(self) -> int:
        """Pixels to a unit in fine pictures."""
        return self.times * self.large

    @functools.cached_property
    def by_id(self) -> dict[str, Figure]:
        return {figure.id: figure for figure in self.figures}

    def drop(self, figure: Figure) -> float:
        """How far below the middle of its base a figure ends in front of it, in units: the height of its plinth."""
        below = (figure.box[3] - figure.foot[1]) / self.small - SQUASH * figure.base
        return min(max(below, 0.05), 0.22)


def read(path: Path) -> Index:
    """An index as it is written; raises ``ValueError`` where it is not as it should be."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        times, fine = _fine(path.with_name(f"{FINE}.json"))
        figures = tuple(_figure(name, entry, fine.get(name, {}))
                        for name, entry in data["figures"].items() if "small" in entry)  # fmt: skip
        return Index(int(data["small"]), int(data["large"]), figures, times)
    except (KeyError, TypeError, AttributeError) as problem:
        raise ValueError(path.name) from problem


def _fine(path: Path) -> tuple[int, dict[str, Any]]:
    """How much finer fine pictures are, and what there is of each figure; nothing without a list."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        return int(data["times"]), dict(data["figures"])
    except FileNotFoundError:
        return 2, {}
    except (OSError, ValueError, KeyError, TypeError) as problem:
        go_without(f"assets/{FOLDER}/{FINE}.json", problem)
        return 2, {}


def _figure(name: str, entry: dict[str, Any], fine: dict[str, Any]) -> Figure:
    x, y, r = entry["head"]
    left, top, wide, high = entry["small"]["box"]
    small, large = _foot(entry["small"]), _foot(entry.get("large", {}))
    if small is None:
        raise KeyError(name)
    return Figure(name, float(entry["base"]), float(entry["tall"]), (float(x), abs(float(y)), float(r)),
                  (int(left), int(top), int(wide), int(high)), small, large, _risen(entry),
                  _foot(fine) if large else None, _risen(fine) if "rise" in entry else None)  # fmt: skip


def _foot(entry: dict[str, Any]) -> Pair | None:
    return (float(entry["foot"][0]), float(entry["foot"][1])) if "foot" in entry else None


def _risen(entry: dict[str, Any]) -> Risen | None:
    if "rise" not in entry:
        return None
    foot = entry["rise"]["foot"]
    eyes = tuple((float(x), float(y), float(r)) for x, y, r in entry["rise"]["eyes"])
    return Risen((float(foot[0]), float(foot[1])), eyes)


@functools.cache
def index() -> Index:
    """The figures that ship; none where the list is missing or damaged."""
    try:
        return read(asset(FOLDER, "index.json"))
    except (ValueError, OSError) as problem:
        go_without(f"assets/{FOLDER}/index.json", problem)
    return Index()


def figure_of(faction: str | None, unit: str) -> Figure | None:
    """The figure of a faction's unit, if it has one."""
    if not faction:
        return None
    arms = theme.ARMS.get(faction)
    name = arms.figures.get(unit, unit) if arms else unit
    return index().by_id.get(name if "/" in name else f"{faction}/{name}")


def portrayed(faction: str | None) -> Figure | None:
    """The figure whose head stands for a faction: the one its arms name, else its greatest."""
    arms = theme.ARMS.get(faction or "")
    if arms and arms.bust and (named := figure_of(faction, arms.bust)):
        return named
    return max((each for each in index().figures if each.faction == faction), key=lambda each: each.tall, default=None)
