"""A few drawn figures in the place of the sculpted ones, for tests of how figures are shown."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from game.games.wars.screen.map import look
from game.ui import palette
from game.ui.figures import fine
from game.ui.figures import index as names
from game.ui.figures import store as files
from game.ui.figures.index import FOLDER, index
from game.ui.figures.store import STORE

GC = "great_cthulhu"
SMALL, LARGE = 80, 200
UNITS = {"acolyte": (0.36, 1.2), "deep_one": (0.42, 1.3), "cthulhu": (0.92, 3.0)}
"""The units that have a figure: radius of the base and height in units. All stand in grey: paint is not the point."""
PLINTH = 0.11
Change = Callable[[Path], object]


def size_of(unit: str, scale: int) -> tuple[int, int]:
    """A figure's picture: as wide as its base, with its plinth below the foot."""
    base, tall = UNITS[unit]
    return round(2 * base * scale), round((tall + base * 0.44 + PLINTH) * scale)


def picture(unit: str, scale: int, tone: int) -> pygame.Surface:
    """A post with an arm to the right, on a dark plinth."""
    base, tall = UNITS[unit]
    wide, high = size_of(unit, scale)
    made = pygame.Surface((wide, high), pygame.SRCALPHA)
    lying = pygame.Rect(0, 0, wide, round(2 * base * 0.44 * scale))
    for down in range(round(PLINTH * scale) + 1):
        lying.bottom = high - down
        pygame.draw.ellipse(made, (30, 30, 34), lying)
    pygame.draw.rect(made, (tone, tone, tone), (wide // 4, 0, wide // 2, round(tall * scale)))
    pygame.draw.rect(made, (tone, tone, tone), (wide // 2, high // 4, wide // 2, max(scale // 8, 1)))
    return made


def write(root: Path) -> Path:
    """Write the set below a folder; returns where it is."""
    folder, entries, at = root / "assets" / FOLDER, {}, 0
    sheet = pygame.Surface((800, 400), pygame.SRCALPHA)
    for unit, (base, tall) in UNITS.items():
        wide, high = size_of(unit, SMALL)
        sheet.blit(picture(unit, SMALL, 150), (at, 0))
        foot = [wide / 2, tall * SMALL]
        entries[f"{GC}/{unit}"] = {
            "base": base, "tall": tall, "head": [0, tall - 0.7, 0.3],
            "small": {"box": [at, 0, wide, high], "foot": foot},
            "large": {"foot": [base * LARGE, tall * LARGE]},
        }  # fmt: skip
        at += wide + 4
    for tone, name in enumerate(palette.PALETTES):
        (folder / name / GC).mkdir(parents=True)
        # Pictures are known by what they hold: pygame writes no WebP.
        shown = sheet.copy()
        shown.fill((255 - 30 * tone,) * 3 + (255,), special_flags=pygame.BLEND_RGBA_MULT)
        save(shown, folder / name / f"{GC}.webp")
        for unit in UNITS:
            save(picture(unit, LARGE, 150), folder / name / GC / f"{unit}.webp")
    (folder / "index.json").write_text(json.dumps({"small": SMALL, "large": LARGE, "figures": entries}))
    return folder


def save(made: pygame.Surface, path: Path) -> None:
    """Write a picture under any name."""
    pygame.image.save(made, str(path.with_suffix(".png")))
    path.with_suffix(".png").replace(path)


def start_again() -> None:
    """Forget every figure that is known and every picture made of one."""
    STORE.ready()
    index.cache_clear()
    look._SIGHTS.clear()
    shown = palette.in_use().id
    palette.use("red_green" if shown == "standard" else "standard")
    palette.use(shown)


@contextmanager
def figures(root: Path, change: Change = lambda folder: None) -> Iterator[Path]:
    """The drawn set instead of the one that ships; ``change`` is done to its folder before anybody looks."""
    folder = write(root)
    change(folder)

    def asset(*parts: str) -> Path:
        path = root.joinpath("assets", *parts)
        if not path.exists():
            raise FileNotFoundError(path)
        return path

    with pytest.MonkeyPatch.context() as patch:
        for module in (names, files, fine):
            patch.setattr(module, "asset", asset)
        start_again()
        try:
            yield folder
        finally:
            start_again()
            index.cache_clear()
    start_again()
